"""Generated rules: the text of a function, put together from a declaration.

Rules may hold no lists of functions, and a chain of closures compiles slowly; a written-out text is as fast as one
written by hand.
"""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from .rule import INTERPRETED, rule


def written_rule(head: str, lines: Sequence[str], caught: Mapping[str, Any]) -> Any:
    """(rule) `def <head>:` with these lines as its body; `caught` are the rules it calls, by name.

    >>> written_rule("double(number)", ["return 2 * number"], {})(21)
    42
    """
    name = head.split("(")[0]
    body = "".join(f"\n  {line}" for line in lines)
    text = f"def close({', '.join(caught)}):\n def {head}:{body}\n return {name}"
    digest = sha256(text.encode()).hexdigest()[:12]
    scope: dict[str, Any] = {"__name__": __name__}
    exec(compile(text, _file(text, f"{name} {digest}"), "exec"), scope)
    function = scope["close"](**caught)
    function.__qualname__ = f"{name}_{digest}"  # the cache tells two texts apart by it
    return rule(function)


def _file(text: str, title: str) -> str:
    """The file the text seems to come from: a real one if a cache needs it, otherwise one that a debugger can read."""
    if not INTERPRETED:
        return __file__
    name = f"<{title}>"
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    return name
