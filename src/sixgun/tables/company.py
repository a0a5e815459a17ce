"""The people of a match: in what order they sat down, which seats they have held, and who may not come back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sixgun.engine.seats import NOBODY, Seat

from . import events as log


@dataclass
class Company:
    """As far as the log tells. An exported log names no persons; the order of sitting down is in it all the same."""

    order: list[Seat] = field(default_factory=list)  # the seats of people, as they sat down; the first of them hosts
    held: dict[str, Seat] = field(default_factory=dict)  # everybody who has sat here since the deal
    sittings: int = 0  # how often anybody sat down without an invitation before the deal
    sat: Counter[str] = field(default_factory=Counter)  # and how often each person, at any time
    latecomers: int = 0  # who took a bot's seat in the running game without an invitation
    removed: set[str] = field(default_factory=set)  # by the host
    withheld: dict[str, Seat] = field(default_factory=dict)  # who did not answer in the deal, and whose seat a bot has
    invitations: set[str] = field(default_factory=set)  # by their hashes; each is good for one sitting
    invited: int = 0  # how many there have been
    pledged: Counter[str] = field(default_factory=Counter)  # how often each person has pledged
    brought: Counter[str] = field(default_factory=Counter)  # how often each person has said what to bring
    decided: set[str] = field(default_factory=set)  # who has made a decision of the game
    stood_in: set[str] = field(default_factory=set)  # for whom a bot has made one
    speakers: dict[str, str] = field(default_factory=dict)  # spectators who write, and the name each used last

    def other_speakers(self, person: str) -> list[str]:
        """The names of other spectators who write."""
        return [name for whose, name in self.speakers.items() if whose != person]

    def decides(self, person: str | None, by: log.By) -> None:
        """A decision is made in the seat of a person, or of nobody."""
        if person is not None:
            (self.decided if by == "person" else self.stood_in).add(person)

    def never_decided(self, person: str | None) -> bool:
        """Whether there was something to decide for a person, and a bot has decided it all."""
        return person in self.stood_in and person not in self.decided

    @property
    def first(self) -> Seat:
        """Who has sat here longest."""
        return self.order[0] if self.order else NOBODY

    def sits_down(self, joined: log.Joined, person: str | None, playing: bool) -> None:
        """A person takes a seat; in the running game it is theirs from then on, and no other ever is."""
        self.gets_up(joined.seat)
        self.order.insert(0 if joined.host else len(self.order), joined.seat)
        if joined.invitation:
            self.invitations.discard(joined.invitation)
        elif not playing:
            self.sittings += 1
        elif person not in self.held:
            self.latecomers += 1
        if person is not None:
            self.sat[person] += 1
            if playing:
                self.held[person] = joined.seat

    def gets_up(self, seat: Seat) -> None:
        """Nobody has the seat any more."""
        if seat in self.order:
            self.order.remove(seat)
