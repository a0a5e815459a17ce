"""What stands on the door of a table: enough to choose one, and nothing of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sixgun.engine.seats import NOBODY

from .chairs import OPEN

if TYPE_CHECKING:
    from .match import Match


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
    latecomers: bool = False  # people may take a bot's seat in the running game

    @property
    def free(self) -> int:
        """Chairs that somebody may still take; during a game those of bots, where the table lets latecomers sit."""
        return self.seats - self.taken if self.status == OPEN or self.latecomers else 0


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """What one person finds on coming in: their own tables, the newest first, and those open to everybody."""

    own: list[Sign]
    public: list[Sign]


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


_decoder = msgspec.json.Decoder(Sign)
_encoder = msgspec.json.Encoder()


def written(sign: Sign) -> str:
    """A sign as the store keeps it."""
    return _encoder.encode(sign).decode()


def read(text: str) -> Sign:
    """A sign out of the store."""
    return _decoder.decode(text)
