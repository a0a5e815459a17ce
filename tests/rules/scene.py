"""A table laid by hand, in the words that the scenes of all games share.

    scene = Scene("Ann Bo Cy")
    scene.play("Ann", "place Huckster in cell 1")
    assert scene.decider == "Bo"
    assert scene.refused("lock cell 1") == "CAL-18"

A game's own scene adds its language of cards: how they are laid, and how they are read. Whatever is laid, a move
neither makes nor loses a card: everything is counted again after each.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Self

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, SPECTATOR
from sixgun.tables.table import Table

SEED = 1  # nobody hunts for seeds: what a test needs, it lays
LOOKS_ON = ("nobody", None)  # who sits nowhere, and sees what a spectator sees


class Scene:
    """A Table whose record is set by hand."""

    GAME: ClassVar[str]

    def __init__(self, players: str | Sequence[str], **options: Any) -> None:
        names = players.split() if isinstance(players, str) else list(players)
        self.table = Table(self.GAME, seats=len(names), seed=SEED, names=names, **options)
        self.game = self.table.state

    # Laying

    def seat(self, name: str) -> int:
        """Where a player sits."""
        return list(self.table.names).index(name)

    def viewer(self, name: str | None) -> int:
        """Where a player sits, or a spectator's place."""
        return SPECTATOR if name in LOOKS_ON else self.seat(str(name))

    def clear(self, keep: Collection[str] = ()) -> Self:
        """The table as it is before anything is dealt; what is chosen and printed is to be kept."""
        self.table.game.state.clear(self.game, {"luck", "seats", "watched", *keep})
        return self

    def changed(self, told: bool = False) -> Self:
        """The record was changed by hand: find the allowed moves anew, and the story if one was told."""
        self.table._count = self.table.game.legal(self.game, self.table._allowed)
        if told:
            self.table._listen()
        return self

    def _refresh(self) -> None:
        self.changed()

    def whole(self) -> Mapping[str, int]:
        """What no move may make or lose."""
        return dict(self.table.game.holdings(self.game))

    # Playing

    def play(self, name: str, *moves: str) -> Self:
        """The player makes these moves, one after the other; each must be theirs to make, and allowed."""
        for words in moves:
            assert self.decider == name, f"it is {self.decider}'s decision, not {name}'s"
            before = self.changed().whole()
            self.table.play(words)
            assert self.whole() == before, f"something was made or lost by {words!r}"
        return self

    def refused(self, words: str) -> str:
        """The rule by which the player to act may not do this."""
        self.changed()
        try:
            move = self.table.read(words)
        except MoveRefused as refused:
            if refused.rule:
                return str(refused.rule)
            raise AssertionError(f"no rule speaks of {words!r}: {refused}") from None
        raise AssertionError(f"{self.table.words(move)!r} is allowed")

    def allowed(self, words: str = "") -> list[str]:
        """The allowed moves whose words begin like this."""
        self.changed()
        return [move.words for move in self.table.moves() if move.words.startswith(words)]

    def can(self, words: str) -> bool:
        """Whether exactly this move is allowed."""
        return words in self.allowed()

    # Looking

    @property
    def decider(self) -> str | None:
        """Who decides now."""
        return self.name_at(int(self.game.to_act))

    def name_at(self, seat: int) -> str | None:
        """Who sits there; None for NOBODY."""
        return None if seat == NOBODY else str(self.table.names[seat])

    def names_in(self, seats: int) -> list[str]:
        """The players of a set of seats."""
        return [str(name) for seat, name in enumerate(self.table.names) if seats >> seat & 1]

    @property
    def winners(self) -> list[str]:
        """Who has won, once the game is over."""
        self.changed()
        return [str(self.table.names[seat]) for seat in self.table.winners]

    def scores(self) -> dict[str, int]:
        """What each player has so far."""
        return dict(zip(self.table.names, self.table.scores, strict=True))

    @property
    def events(self) -> list[str]:
        """The story so far, whispers and all."""
        return list(self.table.events)

    def heard(self, name: str | None) -> list[str]:
        """The story as this player, or a spectator, heard it."""
        return list(self.table.events_for(self.viewer(name)))

    def veiled(self, name: str | None) -> Any:
        """The record as this player, or a spectator, may know it."""
        return self.table.veiled(self.viewer(name))
