"""A table to play at from Python, with every card known to the host and each seat seeing its own."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from operator import index
from pathlib import Path
from typing import Any

import msgspec

from sixgun.bots.bot import Mind
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption, BadTranscript, MoveRefused
from sixgun.engine.game import Game, Refusal
from sixgun.engine.options import as_said
from sixgun.engine.record import clone
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.story import as_event
from sixgun.engine.tabletop import Tabletop
from sixgun.engine.transcript import Closing, Header, Line, Transcript, digest
from sixgun.engine.words import checked_names, listed, matching
from sixgun.games.registry import find_game

from .drawing import drawn_text


class Move(int):
    """A move: a number that knows its words."""

    words: str

    def __new__(cls, number: int, words: str) -> Move:
        move = super().__new__(cls, number)
        move.words = words
        return move

    def __repr__(self) -> str:
        return f"<{int(self)}: {self.words}>"

    __str__ = __repr__


class Table:
    """One game in progress.

    >>> import sixgun
    >>> table = sixgun.Table("calaboose", seats=3, seed=7, dealer=0)
    >>> table.to_act
    1
    >>> table.moves()[0].words
    'place Huckster in cell 1'
    >>> print(table.why_not("lock cell 1"))
    You lock cards only while all five cells of your jail are full. (CAL-18)
    >>> table.play("place huckster in cell 1")
    >>> table.events[-1]
    'The Badge goes to Cy.'
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        cards: str | Path | CardFile | None = None,
        **options: object,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seed = secrets.randbits(63) if seed is None else _checked_seed(seed)
        self._cards = cards if isinstance(cards, CardFile) or cards is None else CardFile.read(cards)
        _prepare(self.game)
        self._options = self.game.settled(seats, self._cards, (), **options)
        self.seats = int(self._options[0].seats)
        self.names = self.game.names(checked_names(names, self.seats), self._cards)
        self._views = self.game.state.empty()
        self._allowed = self.game.move_list()
        self._moves: list[tuple[Seat, int]] = []
        self._story: list[list[int]] = []
        self._hold(self.game.state.empty())
        self._games["watched"] = 1
        self._count = self.game.start(self._games, 0, self._options, self.seed, self._allowed)
        self._listen()

    def _hold(self, games: Any) -> None:
        """Keep a record, and its busiest fields at hand: looking a field up costs more than a move."""
        self._games = games
        self._to_act, self._told, self._page = games["to_act"], games["told"], games["story"]

    # What is going on

    @property
    def state(self) -> Any:
        """The record itself, hidden cards and all: for the host, never for a player."""
        return self._games[0]

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides now; None when the game is over."""
        seat: int = self._to_act.item(0)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._count == 0

    @property
    def legal(self) -> Any:
        """The numbers of the allowed moves, as an array that the next move overwrites."""
        return self._allowed[: self._count]

    def moves(self) -> list[Move]:
        """The allowed moves, with their words."""
        return [self._move(int(number)) for number in self.legal]

    def _move(self, number: int) -> Move:
        return Move(number, self.words(number))

    def words(self, move: int) -> str:
        """A move in words."""
        return " ".join(self.game.telling.phrase(move, self.names))

    @property
    def scores(self) -> list[int]:
        """What each seat has won so far."""
        return self.game.scores(self._games[0])

    @property
    def winners(self) -> list[Seat]:
        """The best seats once the game is over; ties share."""
        return self.game.winners(self.scores) if self.over else []

    # Playing

    def read(self, words: str) -> Move:
        """The one move meant by some words; MoveRefused if there is none or more than one."""
        found = matching(words, ((int(m), self.words(int(m))) for m in self.legal))
        if len(found) == 1:
            return self._move(found[0])
        if found:
            few = listed([f"“{self.words(move)}”" for move in found[:3]], "or")
            raise MoveRefused(f"“{words}” could be {len(found)} moves, for instance {few}; say more.")
        meant = matching(words, ((m, self.words(m)) for m in range(self.game.move_space)))
        if not meant:
            raise MoveRefused(f"“{words}” is no move of {self.game.title}.")
        refusals = Counter(refusal for move in meant if (refusal := self._refusal(move)))
        *others, last = (refusal for refusal, _ in refusals.most_common(3))
        raise MoveRefused(" ".join([*map(str, others), last.sentence]), last.rule)

    def why_not(self, move: int | str) -> Refusal | None:
        """Why a move is refused, with its rule; None when it is allowed."""
        if isinstance(move, str):
            try:
                move = self.read(move)
            except MoveRefused as refused:
                return Refusal(refused.sentence, refused.rule)
        return self._refusal(self._number(move))

    def _refusal(self, move: int) -> Refusal | None:
        reason = int(self.game.why_not(self._games[0], move))
        return self.game.telling.refusal(reason, self.names) if reason else None

    def _number(self, move: int) -> int:
        """A move as a number the rules can take; what is no whole number, or far outside, is no move."""
        if not hasattr(move, "__index__"):
            raise MoveRefused(f"A move is a number or words, not {move!r}.")
        number = index(move)
        return number if 0 <= number < self.game.move_space else -1

    def play(self, move: int | str) -> None:
        """Make a move for the player to act; MoveRefused says why not, and nothing has happened."""
        if type(move) is int and 0 <= move < self.game.move_space:  # the common case, kept quick
            number = move
        else:
            number = int(self.read(move)) if isinstance(move, str) else self._number(move)
        seat: int = self._to_act.item(0)
        count = self.game.play(self._games, 0, number, self._allowed)
        if count < 0:
            refusal = self.game.telling.refusal(-count, self.names)
            raise MoveRefused(refusal.sentence, refusal.rule)
        self._count = count
        self._moves.append((seat, number))
        self._listen()

    def ask(self, mind: Mind) -> int:
        """The move a bot would make for the player to act; it sees that seat's view only."""
        return mind.choose(self._games, 0, self._to_act.item(0), self.legal)

    def _listen(self) -> None:
        told = self._told.item(0)
        if told:
            self._story.extend(self._page[0, :told].tolist())

    # Looking

    def veiled(self, seat: Seat = SPECTATOR) -> Any:
        """A copy of the record as this seat may know it."""
        self.game.look(self._games, 0, self._views, seat)
        return clone(self._views)[0]

    def tabletop(self, seat: Seat = SPECTATOR) -> Tabletop:
        """The table as every screen shows it to this seat, or to a spectator."""
        return self.game.telling.tabletop(self.veiled(seat), seat, self.names)

    def view(self, seat: Seat = SPECTATOR) -> dict[str, Any]:
        """The table as plain data for this seat, or for a spectator."""
        if self.game.telling.view is not None:  # until every room is moved
            return self.game.telling.view(self.veiled(seat), seat, self.names)
        shown: dict[str, Any] = msgspec.to_builtins(self.tabletop(seat))
        return shown

    def show(self, seat: Seat = SPECTATOR) -> str:
        """The table as text for this seat, or for a spectator, with what is being decided."""
        if self.game.telling.table is not None:  # until every room is moved
            return self.game.telling.table(self.veiled(seat), seat, self.names)
        return drawn_text(self.tabletop(seat), self.names, seat, self._to_act.item(0))

    def question(self, seat: Seat = SPECTATOR) -> str:
        """What is being decided, as said to this seat."""
        if self.game.telling.question is not None:  # until every room is moved
            return self.game.telling.question(self.veiled(seat), seat, self.names)
        table = self.tabletop(seat)
        return f"{table.heading}: {table.hint}" if table.hint else table.heading

    def note(self, move: int) -> str:
        """What a move would do, as the player to act can tell."""
        return self.game.telling.note(self.veiled(self.to_act or 0), move, self.names)

    @property
    def events(self) -> list[str]:
        """The story so far, whispers included."""
        return [self.game.telling.event(as_event(row), self.names) for row in self._story]

    def events_for(self, seat: Seat = SPECTATOR, since: int = 0) -> list[str]:
        """The story from event number `since` on, as this seat heard it."""
        told = map(as_event, self._story[since:])
        return [self.game.telling.event(e, self.names) for e in told if not e.whispered or e.seat == seat]

    @property
    def event_count(self) -> int:
        """How many events there have been, for a later `events_for`."""
        return len(self._story)

    def __str__(self) -> str:
        seat = SPECTATOR if self.to_act is None else self.to_act
        return self.show(seat)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.names[self.to_act or 0]} to act"
        return f"<Table of {self.game.title}: {', '.join(self.names)}; {len(self._moves)} moves played, {state}>"

    # Keeping

    def copy(self) -> Table:
        """An independent table in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._hold(clone(self._games))
        twin._views = self.game.state.empty()
        twin._allowed = self._allowed.copy()
        twin._moves = self._moves.copy()
        twin._story = self._story.copy()
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def transcript(self) -> Transcript:
        """The game written down so far."""
        chosen = {option.name: int(self._options[0][option.name]) for option in self.game.option_sheet}
        header = Header(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            names=list(self.names),
            options=chosen,
            cards=self._cards.text if self._cards else None,
        )
        lines = [Line(seat, move, self.words(move)) for seat, move in self._moves]
        return Transcript(header, lines, Closing(len(lines), digest(self._games[0]), self.over))

    @classmethod
    def dealt_from(cls, transcript: Transcript) -> Table:
        """The table of a transcript before its first move."""
        header = transcript.header
        game = find_game(header.game)
        if header.rules != game.rules_version:
            raise BadTranscript(
                f"This game was played under version {header.rules} of the rules of {game.title}; "
                f"this program plays version {game.rules_version}, so a replay could go another way."
            )
        known = {option.name for option in game.option_sheet}
        if not known >= header.options.keys():
            unknown = ", ".join(sorted(header.options.keys() - known))
            raise BadTranscript(f"The transcript's header has options that {game.title} does not know: {unknown}.")
        cards = CardFile(header.cards, "the transcript's card file") if header.cards is not None else None
        said = as_said(game.option_sheet, header.options)
        return cls(game, seats=header.seats, seed=header.seed, names=header.names, cards=cards, **said)

    @classmethod
    def replay(cls, transcript: Transcript) -> Iterator[Table]:
        """The table after the deal and after every move; the last digest is compared with the file's."""
        table = cls.dealt_from(transcript)
        yield table
        for number, line in enumerate(transcript.lines, start=1):
            if table.to_act != line.seat:
                raise BadTranscript(f"Move {number} is made by seat {line.seat}, but it is not that seat's decision.")
            try:
                table.play(line.move)
            except MoveRefused as refused:
                raise BadTranscript(f"Move {number}, “{line.words}”, is refused: {refused}") from None
            yield table
        if digest(table.state) != transcript.closing.digest or table.over != transcript.closing.over:
            raise BadTranscript("The replay ends in another position than the transcript says; the file was changed.")


@cache
def _prepare(game: Game) -> None:
    """Once a process: whatever has to be compiled is compiled before the first table stands, not at its first move."""
    game.prepare()


def _checked_seed(seed: int) -> int:
    if not hasattr(seed, "__index__") or not 0 <= seed < 1 << 63:
        raise BadOption(f"A seed is a whole number from 0 to {(1 << 63) - 1}, not {seed!r}.")
    return index(seed)
