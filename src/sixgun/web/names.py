"""By which names the saloon may be asked for.

A page of somebody else's can give its own name the address of this machine, and would then be "our own page" to a
browser (DNS rebinding). It needs a name that a stranger can register for that. Addresses in numbers, names without a
dot and names of home networks cannot be registered, so they are always allowed; every other name has to be the
operator's.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from sixgun.engine.errors import BadOption

_USUAL_PORTS = {"http": 80, "https": 443}  # browsers leave these out
_HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
_AT_HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")


class Names:
    """The names of a house; one without names of its own goes by every name."""

    def __init__(self, names: Iterable[str] | None) -> None:
        self._names = None if names is None else {name.lower().rstrip(".") for name in names}

    def knows(self, header: str | None) -> bool:
        """Whether a Host header names this house. Browsers always send one."""
        if self._names is None or header is None:
            return True
        name = _name_in(f"//{header}")
        if not name:
            return False
        return name in self._names or "." not in name or name.endswith(_AT_HOME) or _is_number(name)


def checked_origin(text: str) -> str:
    """A public address of the saloon as browsers say it: scheme and host, small letters, no slash at the end."""
    wrong = BadOption(
        f"--origin is an address like https://cards.example, with http or https and a name, not {text!r}."
    )
    try:
        said = urlsplit(text.strip())
        port, host = said.port, (said.hostname or "").rstrip(".")
        host = host if ":" in host else host.encode("idna").decode()
    except ValueError:
        raise wrong from None
    more = said.path.rstrip("/") or said.query or said.fragment or said.username is not None
    if said.scheme not in _USUAL_PORTS or more or not _HOST.fullmatch(host):
        raise wrong
    shown = f"[{host}]" if ":" in host else host
    return f"{said.scheme}://{shown}" + ("" if port in (None, _USUAL_PORTS[said.scheme]) else f":{port}")


def names_of(host: str, origins: Iterable[str]) -> list[str]:
    """The names that an operator gave: where the house listens, its origins, and the machine's own name."""
    given = [host, socket.gethostname(), *map(_name_in, origins)]
    return [name for name in given if name]


def refusal(header: str) -> str:
    """What to tell somebody who asks for a name that is not ours."""
    shown = header[:80] if header.isprintable() else "?"
    return (
        f"This saloon does not go by the name {shown}. Whoever runs it can allow the name:"
        f" sixgun serve --origin http://{shown}"
    )


def _name_in(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
