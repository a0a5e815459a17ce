"""The verbs of a game, declared once: every move there is, what it is made of, and its words.

A move is a verb and a number for each of its parts: to place is a card and a cell. Moves are numbered in blocks, verb
after verb in the order of their declaration, the last part counting fastest. Only this module takes a number apart;
judge, step, taps, bot and parser are given the parts. A verb that one of them forgets is an error at import.

    VERBS = Verbs(
        Verb("place", "place {card} | in {cell}", card=Part(KINDS, card_name), cell=Part(CELLS, cell_name)),
        Verb("lock", "lock | {cell}", cell=Part(CELLS, cell_name)),
    )
    placing = VERBS.number("place")                                     # (rule) placing(card, cell) -> move
    why_not = VERBS.each(place=why_not_place, lock=why_not_lock)        # (rule) why_not(game, move) -> reason
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from keyword import iskeyword
from math import prod
from typing import Any

from .answering import Ease
from .rule import rule
from .seats import Seat
from .speech import Names, Word, plainly
from .writing import written_rule

Taps = Callable[[int, Seat], tuple[str, ...]]
Notes = Callable[[Any, int, Names], str]


class Part:
    """What a move names: one of `size` things, and each of them in words."""

    def __init__(self, size: int, words: Word = plainly) -> None:
        self.size, self.words = size, words


class Verb:
    """One kind of move. `words` is a template over the parts, with a bar wherever a menu may branch.

    It may name cards by their ids, and they are called as at the table: `play {jail_break} | for {kind}`. Where a
    template will not do, `words` is a function of the parts and the names, and gives the pieces.
    """

    def __init__(self, name: str, words: str | Callable[..., tuple[str, ...]], **parts: Part) -> None:
        if not name.isidentifier() or iskeyword(name):
            raise TypeError(f"a verb is named like a function, not {name!r}")
        self.name, self.words, self.parts = name, words, parts
        sizes = [part.size for part in parts.values()]
        self.weights = [prod(sizes[n + 1 :]) for n in range(len(sizes))]
        self.moves = prod(sizes)

    def part_of(self, part: str, rest: str) -> str:
        """How a part is worked out of the number that is left when the block's first is taken away."""
        nth = list(self.parts).index(part)
        text = rest if self.weights[nth] == 1 else f"{rest} // {self.weights[nth]}"
        return text if nth == 0 else f"{text} % {self.parts[part].size}"


@rule
def always(game: Any) -> int:
    """The judge of a verb that is always allowed."""
    return 0


class Verbs:
    """All verbs of a game, in the order of their numbers. What is marked (rule) is compiled."""

    def __init__(self, *verbs: Verb) -> None:
        self._verbs = verbs
        self._firsts = [sum(verb.moves for verb in verbs[:n]) for n in range(len(verbs) + 1)]
        self._names = [verb.name for verb in verbs]
        self.count = self._firsts[-1]
        if len(set(self._names)) < len(verbs):
            raise TypeError("two verbs have the same name")

    @property
    def names(self) -> tuple[str, ...]:
        """What the verbs are called, in the order of their numbers."""
        return tuple(self._names)

    @property
    def templates(self) -> dict[str, str]:
        """The words of each verb, where they are a template."""
        return {verb.name: verb.words for verb in self._verbs if isinstance(verb.words, str)}

    def first(self, name: str) -> int:
        """The number of a verb's first move; of a verb without parts, the only one."""
        return self._firsts[self._place(name)]

    def number(self, name: str) -> Any:
        """(rule) The number of a verb's move with given parts."""
        verb = self._verbs[self._place(name)]
        terms = [f"int({part}) * {weight}" for part, weight in zip(verb.parts, verb.weights, strict=True)]
        sum_of_terms = " + ".join([str(self.first(name)), *terms])
        return written_rule(f"{name}_number({', '.join(verb.parts)})", [f"return {sum_of_terms}"], {})

    def each(self, *, given: str = "game", **cases: Any) -> Any:
        """(rule) One rule of `(game, move)` out of a rule for each verb, which is given the parts after the game.

        `given` names what every case is given first: `given="view, me"` makes a rule of `(view, me, move)`.
        """
        self._check(cases)
        lines = self._branches(0, len(self._verbs), lambda nth: self._called(nth, given))
        return written_rule(f"each({given}, move)", lines, cases)

    def _called(self, nth: int, given: str) -> list[str]:
        """The call of a verb's case, with the parts worked out of the number."""
        verb = self._verbs[nth]
        rest = [f"rest = int(move) - {self._firsts[nth]}"] if verb.parts else []
        parts = [verb.part_of(part, "rest") for part in verb.parts]
        return [*rest, f"return {verb.name}({', '.join([given, *parts])})"]

    def lookup(self, **numbers: int) -> Any:
        """(rule) `of(move)`: a number for each verb, such as the phase in which it may be used."""
        self._check(numbers)
        return written_rule(
            "lookup(move)", self._branches(0, len(self._verbs), lambda nth: self._number(nth, numbers)), {}
        )

    @cached_property
    def which(self) -> Any:
        """(rule) `which(move)`: the number of a move's verb."""
        return self.lookup(**{name: number for number, name in enumerate(self._names)})

    def _number(self, nth: int, numbers: Mapping[str, int]) -> list[str]:
        return [f"return {int(numbers[self._names[nth]])}"]

    def _branches(self, start: int, end: int, case: Callable[[int], list[str]]) -> list[str]:
        """The verbs from `start` to `end` told apart by halves: the larger a block, the sooner it is found."""
        if end - start == 1:
            return case(start)
        half = (self._firsts[start] + self._firsts[end]) / 2
        middle = min(range(start + 1, end), key=lambda n: abs(self._firsts[n] - half))
        low, high = self._branches(start, middle, case), self._branches(middle, end, case)
        if low == high:
            return low
        return [f"if move < {self._firsts[middle]}:", *(f"    {line}" for line in low), *high]

    def taken_apart(self, move: int) -> tuple[str, dict[str, int]]:
        """The verb's name and its parts, for code that words a move in Python."""
        nth = bisect_right(self._firsts, move) - 1
        if move < 0 or nth == len(self._verbs):
            raise ValueError(f"there are moves from 0 to {self.count - 1}, not {move}")
        verb, rest = self._verbs[nth], int(move) - self._firsts[nth]
        parts = {}
        for (name, part), weight in zip(verb.parts.items(), verb.weights, strict=True):
            parts[name] = rest // weight % part.size
        return verb.name, parts

    def phrase(self, move: int, names: Names) -> tuple[str, ...]:
        """A move in words, in pieces that a menu may branch at."""
        name, parts = self.taken_apart(move)
        verb = self._verbs[self._place(name)]
        if callable(verb.words):
            return verb.words(*parts.values(), names)
        said: dict[str, Any] = names.called | {
            part: verb.parts[part].words(number, names) for part, number in parts.items()
        }
        return tuple(piece.format_map(said) for piece in verb.words.split(" | "))

    def taps(self, **cases: str | Callable[..., Sequence[str]]) -> Taps:
        """`taps(move, seat)`: the spots it touches: `hand.{card} cell.{me}.{cell}`, or a function (*parts, me)."""
        self._check(cases)

        def taps(move: int, seat: Seat) -> tuple[str, ...]:
            name, parts = self.taken_apart(move)
            case = cases[name]
            if callable(case):
                return tuple(case(*parts.values(), int(seat)))
            return tuple(spot.format(me=int(seat), **parts) for spot in case.split())

        return taps

    def notes(self, **cases: str | Callable[..., str]) -> Notes:
        """`note(game, move, names)`: what it does beyond its words: text, or a function (game, names, *parts)."""
        self._check_known(cases)

        def note(game: Any, move: int, names: Names) -> str:
            name, parts = self.taken_apart(move)
            case = cases.get(name, "")
            return case(game, names, *parts.values()) if callable(case) else case

        return note

    def eases(self, **cases: Ease | Callable[..., Ease]) -> Callable[[Any, int], Ease]:
        """`ease(game, move)`: what a move asks of a player's time: a word, or a function (game, *parts)."""
        self._check_known(cases)

        def ease(game: Any, move: int) -> Ease:
            name, parts = self.taken_apart(move)
            case = cases.get(name, "")
            return case(game, *parts.values()) if callable(case) else case

        return ease

    def reasons(self, **cases: str | Callable[..., str]) -> Notes:
        """`why(view, move, names)`: one sentence on why a bot makes the move. Every verb needs one."""
        self._check(cases)
        return self.notes(**cases)

    def kinds(self, **cases: str) -> Callable[[int, Names], str]:
        """`kind(move, names)`: the heading it stands under in a list; verbs may share one, and it may name cards."""
        self._check(cases)
        return lambda move, names: cases[self.taken_apart(move)[0]].format_map(names.called)

    def _place(self, name: str) -> int:
        if name not in self._names:
            raise TypeError(f"there is no verb {name!r}; there are {', '.join(self._names)}")
        return self._names.index(name)

    def _check_known(self, cases: Mapping[str, object]) -> None:
        """Nothing but a verb has a case."""
        unknown = cases.keys() - set(self._names)
        if unknown:
            raise TypeError(f"no such verb: {', '.join(sorted(unknown))}")

    def _check(self, cases: Mapping[str, object]) -> None:
        """Every verb has one case, and nothing else has."""
        missing = [name for name in self._names if name not in cases]
        unknown = [name for name in cases if name not in self._names]
        if missing or unknown:
            raise TypeError(f"verbs without a case: {missing}; cases without a verb: {unknown}")
