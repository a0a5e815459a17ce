"""The way into a saloon: its address, the passport it gives, and what it is asked over HTTP."""

from __future__ import annotations

import json
import re
import secrets
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import httpx2
import msgspec

from sixgun import __version__
from sixgun.engine.errors import SixgunError, UnknownName
from sixgun.engine.options import suggestion
from sixgun.engine.wholefile import write_private
from sixgun.tables.history import Told
from sixgun.tables.lobby import TooMany
from sixgun.tables.views import Earlier

from .keeping import config_folder

COOKIE = re.compile(r"sixgun(-[0-9a-f]{1,16})?")  # every house has a cookie of its own name; older ones had not
USER_AGENT = f"sixgun/{__version__}"
_SECONDS = 10.0
_MOST_BYTES = 1_000_000
_MOST_MATCH_BYTES = 16_000_000
_PORTS = {"http": 80, "https": 443}


class NoWayIn(SixgunError):
    """The saloon cannot be entered; the sentence says why."""


@dataclass(frozen=True)
class Address:
    """Where a saloon is, and which of its tables is meant, if any."""

    origin: str  # as a browser would say it: without a usual port
    match: str = ""
    invitation: str = ""  # the host's code, for a table that takes no strangers any more

    @classmethod
    def read(cls, text: str) -> Address:
        """What a browser shows; NoWayIn says what is wrong with it."""
        example = "an address is like http://127.0.0.1:8046/table/ID"
        try:
            parts = urlsplit(text.strip())
            host, port = (parts.hostname or "").encode("idna").decode(), parts.port
        except (ValueError, UnicodeError):
            raise NoWayIn(f"{text!r} is not an address; {example}.") from None
        if parts.scheme not in _PORTS or not host:
            raise NoWayIn(f"{text!r} is not an address; {example}.")
        if parts.username is not None or parts.password is not None:
            raise NoWayIn("An address here has no user name and no password in it.")
        named = f"[{host}]" if ":" in host else host
        usual = port is None or port == _PORTS[parts.scheme]
        origin = f"{parts.scheme}://{named}" if usual else f"{parts.scheme}://{named}:{port}"
        way = [step for step in parts.path.split("/") if step]
        if not way:
            return cls(origin)
        if len(way) == 2 and way[0] in ("table", "waiting", "replay"):
            return cls(origin, way[1], parts.fragment[:64])
        raise NoWayIn(f"{text!r} is no table; {example}.")

    def table(self, match: str) -> str:
        """The address of a table: its invitation."""
        return f"{self.origin}/table/{quote(match, safe='')}"

    def socket(self, match: str, since: int) -> str:
        """Where the table speaks."""
        return f"ws{self.table(match).removeprefix('http')}/socket?since={since}"


class Passports:
    """The cookies of the saloons one has been to, in a file that nobody else may read: they are one's seats."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or config_folder() / "passports.json"

    def of(self, origin: str) -> str | None:
        """The passport for a saloon, if there is one."""
        return self._read().get(origin)

    def keep(self, origin: str, passport: str) -> None:
        """Keep it for the next time."""
        kept = self._read() | {origin: passport}
        try:
            write_private(self._path, json.dumps(kept, indent=1).encode())
        except OSError as error:
            raise NoWayIn(f"Your passport cannot be kept in {self._path}: {error.strerror or error}.") from None

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as error:
            raise NoWayIn(f"The file {self._path} cannot be read ({error}); mend it or remove it.") from None


class _Answer(NamedTuple):
    """What a saloon answers."""

    status: int
    location: str  # where it points to, if anywhere
    body: bytes

    def read(self) -> Any:
        """The body as JSON; None when it is none."""
        try:
            return json.loads(self.body) if self.status == 200 else None
        except ValueError:
            return None


class Door:
    """One saloon over HTTP. Whoever comes in has a passport; a watcher's is thrown away afterwards."""

    def __init__(self, address: Address, passports: Passports | None) -> None:
        self.address, self._passports = address, passports
        headers = {"User-Agent": USER_AGENT, "Origin": address.origin, "Accept": "application/json, */*"}
        # No redirect is followed: a cookie goes to the house it is from and nowhere else.
        self._client = httpx2.Client(base_url=address.origin, headers=headers, timeout=_SECONDS, trust_env=False)
        self.passport = (passports.of(address.origin) if passports else None) or ""

    def __enter__(self) -> Door:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def enter(self) -> list[str]:
        """Get a passport and hear which games are played; NoWayIn when this is no saloon."""
        answer = self._ask("/warming")
        if 300 <= answer.status < 400:
            raise NoWayIn(f"The saloon has moved: {self.address.origin} points to {answer.location or '?'}.")
        games = answer.read()
        if not isinstance(games, dict) or not COOKIE.fullmatch(self.passport.partition("=")[0]):
            raise NoWayIn(f"The server at {self.address.origin} is not a Sixgun saloon.")
        return list(games)

    def call_oneself(self, name: str) -> None:
        """Have a name written into the passport."""
        status = self._ask("/name", {"name": name}).status
        if status == 422:
            raise NoWayIn(f"The saloon refuses the name {name!r}; use a short one, with letters or numbers.")
        self._expect(status, "The name was not taken")

    def open_table(self, game: str, games: list[str], latecomers: bool = False) -> str:
        """A private table with oneself at it, not dealt yet; its id."""
        if game not in games:
            raise UnknownName(f"This saloon plays no {game!r}.{suggestion(game, games)} Games: {', '.join(games)}.")
        form = {"key": secrets.token_hex(16), **({"latecomers": "yes"} if latecomers else {})}
        answer = self._ask(f"/open/{quote(game, safe='')}", form)
        if latecomers and answer.status == 422:
            raise NoWayIn("The table was not opened: this game takes no latecomers, because its roles are secret.")
        if answer.status == 409:
            raise NoWayIn(self._too_many(answer.body))
        self._expect(answer.status, "The table was not opened")
        match = urlsplit(answer.location).path.rpartition("/")[2]
        if not match:
            raise NoWayIn("The saloon opened a table and did not say where.")
        return match

    def _too_many(self, body: bytes) -> str:
        """Why no table was opened, and which ones to take down."""
        try:
            told = msgspec.json.decode(body, type=TooMany)
        except msgspec.DecodeError:
            return "The table was not opened: you have too many."
        ways = [f"\n  sixgun join {self.address.table(match)}" for match in told.tables]
        return told.error + (" Go there and type `take down`:" + "".join(ways) if ways else "")

    def earlier(self, match: str, before: int) -> Earlier:
        """A page of the story before an event; NoWayIn when it cannot be had."""
        answer = self._ask(f"/table/{quote(match, safe='')}/story.json?before={before}")
        self._expect(answer.status, "Earlier lines were not given out")
        try:
            return msgspec.json.decode(answer.body, type=Earlier)
        except msgspec.DecodeError:
            raise NoWayIn("The saloon sent lines this program does not know; update the older one.") from None

    def history(self, number: int) -> Told:
        """A page of one's finished games; NoWayIn when it cannot be had."""
        answer = self._ask(f"/history.json?page={number}")
        self._expect(answer.status, "The history was not given out")
        try:
            return msgspec.json.decode(answer.body, type=Told)
        except msgspec.DecodeError:
            raise NoWayIn("The saloon sent a history this program does not know; update the older one.") from None

    def use_code(self, code: str) -> None:
        """Be the player whom a recovery code belongs to, from now on."""
        status = self._ask("/recovery/use", {"code": code}).status
        if status == 422:
            raise NoWayIn("This recovery code does not work: it is mistyped, was used before, or was replaced.")
        self._expect(status, "The recovery code was not taken")

    def rule(self, game: str, number: str) -> dict[str, str]:
        """A rule's number, heading and text; NoWayIn says when there is none."""
        answer = self._ask(f"/rules/{quote(game, safe='')}/{quote(number, safe='')}.json")
        try:
            told = json.loads(answer.body)
        except ValueError:
            told = {}
        if not isinstance(told, dict) or answer.status != 200 or not {"id", "heading", "text"} <= set(told):
            said = told.get("error") if isinstance(told, dict) else None
            raise NoWayIn(str(said or "The saloon does not say this rule."))
        return {"number": str(told["id"]), "heading": str(told["heading"]), "text": str(told["text"])}

    def file_of(self, match: str) -> str:
        """A finished match as the saloon gives it out."""
        answer = self._ask(f"/replay/{quote(match, safe='')}/file", most=_MOST_MATCH_BYTES)
        self._expect(answer.status, "The log of the match was not given out")
        return answer.body.decode("utf-8", "replace")

    def _expect(self, status: int, trouble: str) -> None:
        if not 200 <= status < 400:
            why = "the house is busy, try again in a minute" if status == 429 else f"the saloon answered {status}"
            raise NoWayIn(f"{trouble}: {why}.")

    def _ask(self, path: str, form: dict[str, str] | None = None, most: int = _MOST_BYTES) -> _Answer:
        method = "GET" if form is None else "POST"
        self._client.cookies.clear()
        if self.passport:
            name, _, value = self.passport.partition("=")
            self._client.cookies.set(name, value)
        try:
            with self._client.stream(method, path, data=form) as answer:
                body = b""
                for chunk in answer.iter_bytes():
                    body += chunk
                    if len(body) > most:
                        break
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise NoWayIn(f"Nobody answers at {self.address.origin}: {_reason(error)}.") from None
        self._stamp(answer.cookies)
        return _Answer(answer.status_code, answer.headers.get("Location", ""), body)

    def _stamp(self, cookies: Mapping[str, str]) -> None:
        for name, value in cookies.items():
            if COOKIE.fullmatch(name) and value.isascii() and value.isprintable():
                self.passport = f"{name}={value}"
                if self._passports is not None:
                    self._passports.keep(self.address.origin, self.passport)


def _reason(error: BaseException) -> str:
    """In words: of what the error came from, where that is known."""
    if isinstance(error, httpx2.TimeoutException):
        return "it takes too long"
    inner: BaseException | None = error
    while inner is not None:
        if isinstance(inner, ssl.SSLError):
            return "it does not speak HTTPS as it should"
        if isinstance(inner, OSError) and inner.strerror:
            return inner.strerror.lower()
        inner = inner.__cause__ or inner.__context__
    return (str(error) or type(error).__name__).lower()
