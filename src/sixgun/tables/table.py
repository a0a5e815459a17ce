"""A table to play at from Python, with every card known to the host and each seat seeing its own."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from operator import index
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from sixgun.bots.bot import Mind
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption, BadTranscript, MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.reckoning import Reckoning
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Refusal
from sixgun.engine.tabletop import Tabletop
from sixgun.engine.words import checked_names, listed, matching, no_such_move
from sixgun.games.registry import find_game, game_called

from . import events as log
from .drawing import drawn_text, heading
from .fairness import Seed
from .match import Match
from .position import Position
from .story import EVERYBODY, Story
from .transcript import Recorder, Transcript
from .verifying import replayed


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

    def __reduce__(self) -> tuple[type[Move], tuple[int, str]]:
        return Move, (int(self), self.words)


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
        brings: Sequence[Any] = (),
        **options: object,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game_called(str(game)) or "")
        source = Seed(secrets.randbits(63) if seed is None else seed)
        own = cards if isinstance(cards, CardFile) or cards is None else CardFile.read(cards)
        _prepare(self.game)
        settled = self.game.settled(seats, own, brings=brings, **options)
        self.seed: int | None = source.number  # None at a table of a match, whose luck comes from a secret
        self.seats = int(settled[0].seats)
        self.names = self.game.names(checked_names(names, self.seats), own)
        self._options, self._cards = settled, None if own is None else own.text
        self._brings = self.game.brought(brings, self.seats, own)
        self._position = Position(self.game, settled, source, self.names)
        self._story = Story(self.game)
        self._unheard = [self._position.page]  # what the latest steps told, and nobody has asked for yet

    # What is going on

    @property
    def state(self) -> Any:
        """The record itself, hidden cards and all: for the host, never for a player."""
        return self._position.games[0]

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides now; None when the game is over."""
        seat = self._position.to_act
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._position.count == 0

    @property
    def legal(self) -> Any:
        """The numbers of the allowed moves, as an array that the next move overwrites; it cannot be written to."""
        return self._position.legal

    def moves(self) -> list[Move]:
        """The allowed moves, with their words."""
        return [self._move(int(number)) for number in self.legal]

    def _move(self, number: int) -> Move:
        return Move(number, self.words(number))

    def words(self, move: int) -> str:
        """A move in words."""
        return self._position.words(move)

    @property
    def scores(self) -> list[int]:
        """What each seat has won so far."""
        return self._position.scores

    @property
    def winners(self) -> list[Seat]:
        """The best seats once the game is over; ties share."""
        return self._position.winners if self.over else []

    @property
    def result(self) -> dict[str, Any]:
        """Everything that a tournament desk or a report wants to know of a finished game, as plain data."""
        return self._position.result

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
            raise MoveRefused(no_such_move(words, (self.words(int(m)) for m in self.legal)))
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
        return self._position.why_not(move)

    def _number(self, move: int | str) -> int:
        """The number of a move that may be words, or a number of any kind."""
        if isinstance(move, str):
            return int(self.read(move))
        try:
            if isinstance(move, bool):  # to Python that is a number
                raise TypeError
            return index(move)
        except TypeError:
            raise MoveRefused(f"A move is a number or words, not {move!r}.") from None

    def play(self, move: int | str) -> None:
        """Make a move for the player to act; MoveRefused says why not, and nothing has happened."""
        position = self._position
        position.play(move if type(move) is int else self._number(move))
        self._unheard.append(position.page)

    def changed(self, told: bool = False) -> None:
        """After the record was changed by hand, as tests do: list the moves anew, and hear what its story tells."""
        self._position.look_again()
        if told:
            self._heard.tell(len(self._position.moves), self._position.page, self.names)

    def ask(self, mind: Mind) -> int:
        """The move a bot would make for the player to act; it sees that seat's view only."""
        return mind.choose(self._position.games, 0, self._position.to_act, self.legal)

    # Looking

    @property
    def reckoning(self) -> Reckoning | None:
        """What the round or the game that has just ended came to, player by player; None in the middle of one."""
        return self._position.reckoning

    def veiled(self, seat: Seat = SPECTATOR) -> Any:
        """A copy of the record as this seat may know it."""
        return self._position.veiled(self._viewer(seat))

    def observation(self, seat: Seat) -> Any:
        """What this seat may know, as numbers for a learner; `game.slices` says what each of them is."""
        numbers = np.zeros(self.game.slices.length, np.float32)
        self.game.observe(self.veiled(seat), self._viewer(seat), numbers)
        return numbers

    def imagined(self, seat: Seat, seed: int) -> Any:
        """A record to play on with, for a search: hidden cards are filled in as this seat thinks possible.

        Another seed fills them in differently. `game.legal` and `game.step` take it.
        """
        record = self.veiled(seat)
        self.game.imagine(record, self._viewer(seat), seed)
        return record

    def _viewer(self, seat: Seat) -> Seat:
        try:
            if isinstance(seat, bool) or index(seat) not in (SPECTATOR, *range(self.seats)):
                raise TypeError
        except TypeError:
            raise BadOption(f"The seats of this table are 0 to {self.seats - 1}, not {seat!r}.") from None
        return index(seat)

    def tabletop(self, seat: Seat = SPECTATOR) -> Tabletop:
        """The table as every screen shows it to this seat, or to a spectator."""
        return self.game.telling.tabletop(self.veiled(seat), seat, self.names)

    def view(self, seat: Seat = SPECTATOR) -> dict[str, Any]:
        """The table as plain data for this seat, or for a spectator."""
        shown: dict[str, Any] = msgspec.to_builtins(self.tabletop(seat))
        return shown

    def show(self, seat: Seat = SPECTATOR) -> str:
        """The table as text for this seat, or for a spectator, with what is being decided."""
        return drawn_text(self.tabletop(seat), self.names, seat, self._position.to_act)

    def question(self, seat: Seat = SPECTATOR) -> str:
        """What is being decided, as said to this seat."""
        table = self.tabletop(seat)
        return f"{heading(table)} {table.hint}".rstrip()

    def note(self, move: int) -> str:
        """What a move would do, as the player to act can tell."""
        return self.game.telling.note(self.veiled(self.to_act or 0), move, self.names)

    @property
    def _heard(self) -> Story:
        """The story up to now. Most tables are played at and never listened to, so that a move need not wait for it."""
        first = len(self._position.moves) + 1 - len(self._unheard)
        for step, page in enumerate(self._unheard, first):
            self._story.tell(step, page, self.names)
        self._unheard.clear()
        return self._story

    @property
    def events(self) -> list[str]:
        """The story so far, whispers included."""
        return [line.text for line in self._heard.lines]

    def events_for(self, seat: Seat = SPECTATOR, since: int = 0) -> list[str]:
        """The story from event number `since` on, as this seat heard it."""
        may_hear = EVERYBODY, self._viewer(seat)
        return [line.text for line in self._heard.lines[since:] if line.only in may_hear]

    @property
    def event_count(self) -> int:
        """How many events there have been, for a later `events_for`."""
        return len(self._heard)

    def __str__(self) -> str:
        seat = SPECTATOR if self.to_act is None else self.to_act
        return self.show(seat)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.names[self.to_act or 0]} to act"
        return f"<Table of {self.game.title}: {', '.join(self.names)}; {self._position.steps} moves played, {state}>"

    # Keeping

    @cached_property
    def _opened(self) -> log.Opened:
        """The first event of this table's log, if it is ever written down."""
        options = {option.name: int(self._options[0][option.name]) for option in self.game.option_sheet}
        rules = self.game.rules_version
        return log.Opened(
            game=self.game.name, rules=rules, seats=self.seats, options=options, cards=self._cards, seed=self.seed
        )

    def copy(self) -> Table:
        """An independent table in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._position = self._position.copy()
        twin._story, twin._unheard = self._story.copy(), self._unheard.copy()
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def transcript(self) -> Transcript:
        """The game written down so far: dealt and played again, so that nothing is written that does not come out."""
        if self.seed is None:
            raise BadTranscript("This is a table of a match, which has its file from the house.")
        recorder = Recorder(self._opened, self.names, self._brings, lambda name: self.game)
        for move in self._position.moves:
            recorder.play(move)
        replayed = recorder.match.position
        if replayed is None or replayed.digest != self._position.digest:
            raise BadTranscript(
                "The record of this table was changed by hand, so that its game cannot be written down."
            )
        return recorder.written()

    @classmethod
    def replay(cls, transcript: Transcript) -> Iterator[Table]:
        """The table after the deal and after every step; BadTranscript as soon as something is not as the file says."""
        for match in replayed(transcript):
            yield cls.of(match)

    @classmethod
    def of(cls, match: Match) -> Table:
        """A match as it lies, to look at from Python; what is played here does not get into its log."""
        assert match.position is not None
        table = object.__new__(cls)
        table.game, table.seed, table.seats, table.names = match.game, match.opened.seed, match.seats, match.names
        table._opened = match.opened
        table._brings = [match.brings[seat].what if seat in match.brings else None for seat in range(match.seats)]
        table._position, table._story, table._unheard = match.position, match.story, []
        return table


@cache
def _prepare(game: Game) -> None:
    """Once a process: whatever has to be compiled is compiled before the first table stands, not at its first move."""
    game.prepare()
