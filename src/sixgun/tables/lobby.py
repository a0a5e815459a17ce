"""What stands on the door of a table: enough to choose one, and nothing of its cards."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY

from .chairs import OPEN

if TYPE_CHECKING:
    from .match import Match


class BadSign(SixgunError):
    """A sign in the store that is damaged. The log of its table may be whole."""


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it. Kept beside the match in the store, so that nobody has to derive it."""

    match: str
    game: str
    title: str
    pace: str
    status: str
    private: bool
    since: int  # when it was set up, dealt, or finished; milliseconds
    seats: int
    taken: int  # by people
    names: list[str]  # round the table; "" for a free chair
    players: list[str]  # "person", "bot", "empty"; "bot for person" while a bot stands in
    seat: int = NOBODY  # where whoever asks sits
    your_turn: bool = False
    due: int | None = None  # when whoever asks has to have decided
    left: bool = False  # whoever asks has got up from the running game and may come back
    latecomers: bool = False  # people may take a bot's seat in the running game

    @property
    def free(self) -> int:
        """Chairs that somebody may still take; during a game those of bots, where the table lets latecomers sit."""
        return self.seats - self.taken if self.status == OPEN or self.latecomers else 0


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """What one person finds on coming in: their own tables, the newest first, and those open to everybody."""

    own: list[Sign]
    public: list[Sign]


class TooMany(msgspec.Struct, frozen=True, kw_only=True):
    """No table was opened, because there are too many; those that could be taken down."""

    error: str
    tables: list[str]


def sign_of(match: Match) -> Sign:
    """The sign of a match as it stands."""
    return Sign(
        match=match.id,
        game=match.game.name,
        title=match.game.title,
        pace=match.clock.pace.name,
        status=match.status,
        private=match.opened.private,
        since=match.since,
        seats=match.seats,
        taken=sum(chair.person is not None for chair in match.chairs),
        names=[chair.name for chair in match.chairs],
        players=[chair.player for chair in match.chairs],
        latecomers=match.opened.latecomers,
    )


def origin_mark(address: str) -> str:
    """A network address made unreadable: enough to tell that two tables come from one. "" for none.

    A whole household or club has one IPv4 address, and the first half of an IPv6 address.
    """
    if not address:
        return ""
    with suppress(ValueError):
        parsed = ip_address(address)
        if isinstance(parsed, IPv6Address):
            parsed = parsed.ipv4_mapped or ip_network((parsed, 64), strict=False).network_address
        address = str(parsed)
    return hashlib.sha256(f"sixgun origin\n{address}".encode()).hexdigest()[:16]


_decoder = msgspec.json.Decoder(Sign)
_encoder = msgspec.json.Encoder()


def written(sign: Sign) -> str:
    """A sign as the store keeps it."""
    return _encoder.encode(sign).decode()


def read(text: str) -> Sign:
    """A sign out of the store; BadSign when it is damaged."""
    try:
        sign = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSign(str(error)) from None
    if not len(sign.names) == len(sign.players) == sign.seats:
        raise BadSign("it does not have a name and a player for every seat")
    return sign
