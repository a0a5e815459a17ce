"""PTX as C: a function for each function, a statement for each instruction."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .instructions import PARAM, Module, UnknownInstruction, Writer, bytes_of, c_type

_FUNCTION = re.compile(r"\.(entry|func)\s*(?:\(([^()]*)\)\s*)?([\w$]+)\s*\(([^()]*)\)\s*")
_ARRAY = re.compile(r"\.align\s+(\d+)\s+\.(\w+)\s+([\w$]+)(?:\[(\d*)\])?(?:\s*=\s*(.*))?$", re.S)
_LABEL = re.compile(r"[\w$]+\s*:")


def c_of(ptx: str) -> str:
    """A program in C with the one kernel of a PTX text; `threads.h` is to be found beside it."""
    text = re.sub(r"//[^\n]*", "", ptx)
    module, functions, declared = Module(), list[str](), list[str]()
    bodies = list(_bodies(text))
    for number, (_, _, name, _, _) in enumerate(bodies):
        module.names[name] = f"f{number}"
    for statement in _outside(text):
        declared += _declaration(statement, module)
    for kind, result, name, params, body in bodies:
        functions.append(_function(kind, result, name, params, body, module))
    heads = [text[: text.index("{")].rstrip() + ";" for text in functions]
    told = f"const int waits = {int(module.waits)}; const uint32_t own_shared = {module.shared};"
    return "\n".join(['#include "threads.h"', told, *declared, *heads, *functions]) + "\n"


def _bodies(text: str) -> Iterator[tuple[str, str, str, str, str]]:
    """Every function with a body: what it is, its result, its name, its parameters, its body."""
    for found in _FUNCTION.finditer(text):
        if text[found.end() : found.end() + 1] == "{":
            kind, result, name, params = found.groups()
            yield kind, result or "", name, params, text[found.end() + 1 : _closing(text, found.end())]


def _closing(text: str, opening: int) -> int:
    depth = 0
    for place in range(opening, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if depth == 0:
            return place
    raise UnknownInstruction("a body without an end")


def _outside(text: str) -> Iterator[str]:
    """The statements about memory outside of functions."""
    for found in re.finditer(r"^(?:\.\w+\s+)*\.(?:global|shared|const)\s[^;]*;", text, re.M):
        yield found.group()[:-1]


def _declaration(statement: str, module: Module) -> list[str]:
    """Memory that all threads share, or that a block does."""
    found = _ARRAY.search(statement)
    if not found:
        raise UnknownInstruction(statement)
    align, kind, name, size, values = found.groups()
    bytes_each = bytes_of(kind)
    if ".shared" in statement:
        if size == "":
            module.names[name] = "t->near"
        else:
            module.shared += -module.shared % 16
            module.names[name] = f"((uint64_t)shared + {module.shared})"
            module.shared += int(size or 1) * bytes_each
            module.shared += -module.shared % 16
        return []
    own = name if name == "sixgun_common" else f"m{len(module.names)}"
    module.names[name] = f"(uint64_t){own}"
    scope = "" if own == name else "static "
    given = f" = {values if values.startswith('{') else '{' + values + '}'}" if values else ""
    return [f"{scope}{c_type(kind)} {own}[{size or 1}] __attribute__((aligned({align}))){given};"]


def _function(kind: str, result: str, name: str, params: str, body: str, module: Module) -> str:
    names = {param: f"a{number}" for number, (_, param, _) in enumerate(PARAM.findall(params))}
    names |= {param: "result" for _, param, _ in PARAM.findall(result)}
    if kind == "entry":
        names = {param: f"(t->params + {number})" for number, param in enumerate(names)}
        head = "static void kernel(struct Thread *t)"
    else:
        given = "".join(f", void *a{number}" for number in range(params.count(".param")))
        head = f"static void {module.names[name]}(struct Thread *t, void *result{given})"
    writer = Writer(module, names)
    lines = [writer.line(statement) for statement in _statements(body)]
    return "\n".join([f"{head} {{", *lines, "}"])


def _statements(body: str) -> Iterator[str]:
    """Instructions, labels, and the braces of blocks; braces inside of an instruction belong to it."""
    words, depth = "", 0
    for letter in body:
        if letter in "{}" and (depth or words.strip()):
            depth += 1 if letter == "{" else -1
            words += letter
        elif letter in "{}":
            yield letter
        elif letter == ";" or (letter == ":" and _LABEL.fullmatch(words.strip() + ":")):
            yield words.strip() + (":" if letter == ":" else "")
            words = ""
        else:
            words += letter
