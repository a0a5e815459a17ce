"""Where a request comes from: the address of the connection, or what a proxy of the operator's own says.

Anybody can send X-Forwarded-For. It counts only from proxies that the operator has named, and of what it says only the
last address that is no such proxy: everything before it was written by whoever asked.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from sixgun.engine.errors import BadOption

_LOG = logging.getLogger(__name__)
_HOME_NETWORK = 64  # bits of an IPv6 address that one customer of a provider keeps; the rest is theirs to choose


def _address_in(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it: bare, in brackets, with a port; None when it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def bucket_of(host: str) -> str:
    """Who shares a limit: one IPv4 address, or everybody in a home network of IPv6."""
    found = _address_in(host)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, _HOME_NETWORK), strict=False))
    return host if found is None else str(found)


class Proxies:
    """The proxies that the operator has named."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in named]
        self._told = False

    def __contains__(self, host: str) -> bool:
        found = _address_in(host)
        return found is not None and any(found in network for network in self._networks)

    def seen(self, scope: Scope) -> Scope:
        """A request as the outermost of our proxies saw it."""
        headers = Headers(scope=scope)
        if "x-forwarded-for" not in headers and "x-forwarded-proto" not in headers:
            return scope
        peer = scope["client"][0] if scope.get("client") else ""
        if peer not in self:
            self._warn(peer)
            return scope
        said: Scope = {}
        hops = ",".join(headers.getlist("x-forwarded-for")).split(",")
        if (address := self._outermost(hops)) is not None:
            said["client"] = (address, 0)
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in ("http", "https"):
            said["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        return {**scope, **said}

    def _outermost(self, hops: list[str]) -> str | None:
        """Counted from our end: the first address that is no proxy of ours."""
        outermost = None
        for hop in reversed(hops):
            found = _address_in(hop)
            if found is None:
                break
            outermost = str(found)
            if outermost not in self:
                break
        return outermost

    def _warn(self, peer: str) -> None:
        """Once, for whoever forgot to name a proxy on the same machine: without it, all guests share one limit."""
        found = _address_in(peer)
        if not self._told and found is not None and found.is_loopback:
            self._told = True
            _LOG.warning("X-Forwarded-For from %s is ignored; if that is your proxy, start with --proxy %s", peer, peer)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise BadOption(f"A proxy is an address like 127.0.0.1 or a network like 10.0.0.0/8, not {name!r}.") from None


NO_PROXIES = Proxies()
