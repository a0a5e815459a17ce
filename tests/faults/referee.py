"""Who watches a run, and takes nothing from the house it checks: only what is on the disk, and the true time."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sixgun.engine.record import clone
from sixgun.engine.seats import NOBODY
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.chairs import PLAYING
from sixgun.tables.events import Row
from sixgun.tables.fairness import vault_of
from sixgun.tables.ledger import FAULT
from sixgun.tables.match import Match
from sixgun.tables.seating import seats_for
from sixgun.tables.views import View, view_of

from .hourglass import Hourglass

if TYPE_CHECKING:
    from .people import Person

# What only a person's command can lead to, and which one.
_COMMANDS: dict[type[log.Event], type[say.Command]] = {
    log.Joined: say.Join,
    log.Left: say.Leave,
    log.Called: say.Deal,
    log.Mixed: say.Nonce,
    log.Said: say.Chat,
    log.Undone: say.Undo,
}


class Broken(BaseException):
    """The house has not kept its word; nothing in the house may catch it."""


def need(true: bool, sentence: str) -> None:
    if not true:
        raise Broken(sentence)


class Log:
    """One match, as the disk has it."""

    def __init__(self, match_id: str, key: bytes) -> None:
        self.rows: list[Row] = []
        self.match = Match(match_id, vault_of(key, match_id))
        self.by_key: dict[str, int] = {}


class Referee:
    """Every row as it lands, every answer and every view as it leaves the house."""

    def __init__(self, key: bytes, luck: Callable[[], float], hourglass: Hourglass) -> None:
        self._key, self._luck, self._hourglass = key, luck, hourglass
        self.logs: dict[str, Log] = {}
        self.checked = Counter[str]()
        self._sent: dict[str, tuple[str, say.Command]] = {}  # by the key as it is stored
        self._done: dict[str, say.Done] = {}
        self._under_way = Counter[str]()  # copies of a command that servers are working on
        self._overlapped: set[str] = set()

    # What lands on the disk

    def landed(self, new: list[tuple[str, Row]]) -> None:
        """One transaction: its rows follow without a gap, chain on, and are the house's or somebody's command."""
        for match_id in dict.fromkeys(match for match, _ in new):
            kept = self.logs.setdefault(match_id, Log(match_id, self._key))
            rows = [row for match, row in new if match == match_id]
            keys = [row.key for row in rows if row.key is not None]
            need(len(keys) <= 1, f"{len(keys)} keys in one transaction")
            for row in rows:
                self._next(kept, row, keys[0] if keys else None, is_new=rows[0].seq == 1)

    def _next(self, kept: Log, row: Row, key: str | None, is_new: bool) -> None:
        last = kept.rows[-1] if kept.rows else None
        need(row.seq == len(kept.rows) + 1, f"event {row.seq} comes after event {len(kept.rows)}")
        link = f"{last.chain if last else ''}\n{kept.match.id}\n{row.seq}\n{row.at}\n{row.body}"
        need(row.chain == hashlib.sha256(link.encode()).hexdigest(), f"event {row.seq} does not fit the chain")
        need(last is None or row.at >= last.at, f"event {row.seq} is older than the one before")
        if row.key is not None:
            need(row.key not in kept.by_key, f"the command of event {row.seq} is in the log already")
            kept.by_key[row.key] = row.seq
        event = log.decode(row.body)
        if not is_new:  # a rematch seats people without a word from them
            self._of_a_command(row, event, key)
        before = self._hourglass.before(kept.match)
        try:
            kept.match.apply(row)
        except log.BrokenLog as broken:
            raise Broken(f"the log cannot be derived: {broken}") from None
        kept.rows.append(row)
        wrong = self._hourglass.after(kept.match, event, before)
        need(wrong is None, f"event {row.seq}: {wrong}; it is {row.body[:90]}")
        self.checked["events"] += 1

    def _of_a_command(self, row: Row, event: log.Event, key: str | None) -> None:
        """Whatever only people do was asked for by the person who is said to have done it, in these words."""
        kind = _COMMANDS.get(type(event))
        if isinstance(event, log.Played) and event.by == "person":
            kind = say.Play
        if kind is None:
            return
        asked = self._sent.get(key or "")
        need(asked is not None, f"event {row.seq}, {log.kind_of(event)}, was asked for by no command")
        assert asked is not None
        person, command = asked
        need(row.actor == person, f"event {row.seq} is said to be by {row.actor}, and {person} asked for it")
        need(isinstance(command, kind), f"event {row.seq}, {log.kind_of(event)}, came of {type(command).__name__}")
        if isinstance(command, say.Play) and isinstance(event, log.Played):
            made = (command.move, command.decision)
            need((event.move, event.decision) == made, f"event {row.seq} is another move than {person} made")
        if isinstance(command, say.Chat) and isinstance(event, log.Said):
            need(event.text == command.text, f"event {row.seq} has other words than {person} said")

    # What people send and hear

    def sent(self, person: str, command: say.Command) -> None:
        self._sent[_sealed(person, command.key)] = (person, command)

    def taken(self, command: say.Command) -> None:
        self._under_way[command.key] += 1
        if self._under_way[command.key] > 1:
            self._overlapped.add(command.key)

    def left_off(self, command: say.Command) -> None:
        self._under_way[command.key] -= 1

    def answered(self, person: str, command: say.Command, answer: say.Answer) -> None:
        """At the moment an answer leaves the house: what is acknowledged is on the disk, once, and as it was asked."""
        key = _sealed(person, command.key)
        if isinstance(answer, say.Rejected):
            need(answer.sentence != FAULT, f"{type(command).__name__} {command.key}: {answer.sentence}")
            if "same key" not in answer.sentence and isinstance(command, say.AtTable):
                stored = command.match in self.logs and key in self.logs[command.match].by_key
                alone = command.key not in self._overlapped
                need(not (stored and alone), f"{command.key} was rejected, and is in the log: {answer.sentence}")
        if not isinstance(answer, say.Done):
            return
        known = self._done.setdefault(key, answer)
        need(known == answer, f"{command.key} was acknowledged as {known.match} {known.seq} and {answer.seq}")
        need(answer.match in self.logs, f"{command.key} was acknowledged, and its table is not on the disk")
        kept = self.logs[answer.match]
        if isinstance(command, say.Create | say.Rematch):
            need(answer.seq == 1, "a new table begins with event 1")
        else:
            stored_as = kept.by_key.get(key)
            need(stored_as is not None, f"{command.key} was acknowledged as event {answer.seq}, and is not on the disk")
            need(stored_as == answer.seq, f"{command.key} is event {stored_as}, and acknowledged as {answer.seq}")
        self.checked["acknowledged"] += 1

    def shown(self, person: Person, view: View) -> None:
        """At the moment a view leaves the house: it is of this log and this seat, and shows nothing hidden."""
        kept = self.logs[view.match]
        need(view.seq <= len(kept.rows), f"{person.id} is shown event {view.seq}, which is not on the disk")
        need(view.chain == kept.rows[view.seq - 1].chain, f"{person.id} is shown another chain at event {view.seq}")
        self.checked["views"] += 1
        if view.seq != kept.match.seq:
            return
        need(view.viewer == kept.match.seat_of(person.id), f"{person.id} is shown the table from another seat")
        if kept.match.position is not None and kept.match.status == PLAYING and self._luck() < 0.2:
            self._resampled(person, kept.match, view)

    def _resampled(self, person: Person, match: Match, view: View) -> None:
        """Everything hidden from a viewer is dealt anew; they would be shown the same to the letter."""
        assert match.position is not None
        real = match.position.games
        match.position.games = clone(real)
        try:
            match.game.veil(match.position.games[0], view.viewer)
            match.game.imagine(match.position.games[0], view.viewer, view.seq)
            other = view_of(match, view.viewer)
            if view.viewer == NOBODY:
                other = replace(other, **seats_for(match, person.id))
        finally:
            match.position.games = real
        for part in view.__struct_fields__:
            same = getattr(view, part) == getattr(other, part)
            need(same, f"{person.id} can tell hidden cards from “{part}” of the view at event {view.seq}")
        self.checked["resampled"] += 1


def _sealed(person: str, key: str) -> str:
    """A command's key as it is stored, worked out anew."""
    return hashlib.sha256(f"{person}\n{key}".encode()).hexdigest()[:32]
