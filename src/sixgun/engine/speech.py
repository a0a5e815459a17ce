"""What people and cards are called at a table, and sentences with places for numbers.

Reasons and events are enums whose members carry their sentence, so that the rules use the number and people read the
words that stand beside it:

    class WhyNot(Reason):
        ALLOWED = 0
        CELL_IS_TAKEN = 1, "That cell is taken.", "RULE-16"

    class Told(Saying):
        PLACED = 1, "{who} places a {what:card} in {where:cell}."

`{what:card}` is the number `what` of the event in the room's words for a card: `SPEECH = Speech(card=..., cell=...)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from .seats import NOBODY, Seat
from .story import Event

if TYPE_CHECKING:
    from .cardwords import CardWords

# What sort of thing an event is, for screens that show it: somebody shoots or aims at somebody, or at all others at
# once; is hit, missed or healed; pays into the middle or gets from it; draws a card, takes one from somebody, trades;
# rolls dice. Ceremony is what a story could leave out.
Deed = Literal[
    "", "shot", "aim", "volley", "hit", "miss", "heal", "pays", "gets", "draws", "takes", "trades", "dice", "ceremony"
]


class Names(tuple[str, ...]):
    """What the players of a table are called, by seat; and in `cards` the words of its cards, kind by kind."""

    cards: Mapping[str, Sequence[CardWords]]

    def __new__(cls, players: Sequence[str], cards: Mapping[str, Sequence[CardWords]] | None = None) -> Names:
        names = super().__new__(cls, players)
        names.cards = cards or {}
        return names

    @cached_property
    def called(self) -> dict[str, CardWords]:
        """The cards by their ids, so that a sentence may name them: `{bad_whiskey}`, `{bad_whiskey:many}`."""
        return {words.id: words for kind in self.cards.values() for words in kind}

    def who(self, seat: Seat) -> str:
        """A player's name; an empty seat goes by its number."""
        if seat == NOBODY:
            return ""
        return self[seat] if seat < len(self) else f"seat {seat + 1}"

    def money(self, words: str) -> str:
        """Say that some words are an amount of money, for listeners such as engine/deeds.py."""
        return words

    def die(self, pips: int) -> str:
        """What a die shows."""
        return str(pips)

    def tells(self, deed: Deed, rule: str) -> None:
        """Say, for listeners, what sort of thing is being told, and the rule behind it."""


Word = Callable[[int, Names], str]  # a number in words


def plainly(number: int, names: Names) -> str:
    """A number as it is."""
    return str(number)


def who(seat: int, names: Names) -> str:
    """A player's name."""
    return names.who(seat)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed, for people."""

    sentence: str
    rule: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class Reason(IntEnum):
    """The judge's answers, each with its sentence and the rule that says so; 0 is ALLOWED and needs none.

    A sentence may name cards, as they are called at the table: `{bad_whiskey}`, `{bad_whiskey:many}`.
    """

    sentence: str
    rule: str

    def __new__(cls, number: int, sentence: str = "", rule: str = "") -> Reason:
        member = int.__new__(cls, number)
        member._value_ = number
        member.sentence, member.rule = sentence, rule
        return member

    @classmethod
    def refusals(cls) -> dict[int, Refusal]:
        """Every reason but ALLOWED, for people."""
        return {int(member): Refusal(member.sentence, member.rule) for member in cls if member.sentence}


class Saying(IntEnum):
    """The events of a story, each with its sentence over `who` (the seat), `what` and `where`, the sort of thing it is,
    and the rule to look up where people may wonder.

    An event without a sentence is said by a function of its own (see `Speech.tell`).
    """

    sentence: str
    deed: Deed
    rule: str

    def __new__(cls, number: int, sentence: str = "", deed: Deed = "", rule: str = "") -> Saying:
        member = int.__new__(cls, number)
        member._value_ = number
        member.sentence, member.deed, member.rule = sentence, deed, rule
        return member


class _Spoken:
    """A number that knows its words: what stands after the colon in a template says which."""

    def __init__(self, number: int, names: Names, words: Mapping[str, Word]) -> None:
        self._number, self._names, self._words = number, names, words

    def __format__(self, kind: str) -> str:
        return self._words[kind](self._number, self._names) if kind else str(self._number)


class _Player:
    """A player in a sentence, by name."""

    def __init__(self, seat: Seat, names: Names) -> None:
        self._seat, self._names = seat, names

    def __format__(self, kind: str) -> str:
        return self._names.who(self._seat)


class _Places(dict[str, Any]):
    """What the places in a template stand for: numbers with their words, else cards by their ids."""

    def __init__(self, spoken: Mapping[str, Any], names: Names) -> None:
        super().__init__(spoken)
        self._names = names

    def __missing__(self, card: str) -> Any:
        return self._names.called[card]


class Speech:
    """A room's words for its numbers, and the sentences made with them.

    >>> speech = Speech(cell=lambda number, names: f"cell {number + 1}")
    >>> speech.say("{who} locks {where:cell}.", Names(["Ann"]), who="Ann", where=2)
    'Ann locks cell 3.'
    """

    def __init__(self, **words: Word) -> None:
        self._words: dict[str, Word] = {"who": who} | words

    def say(self, template: str, names: Names, **numbers: Any) -> str:
        """A template with its numbers in words; what is text already stays as it is, and cards go by their names."""
        spoken: dict[str, Any] = {
            key: value if isinstance(value, (str, _Player)) else _Spoken(int(value), names, self._words)
            for key, value in numbers.items()
        }
        return template.format_map(_Places(spoken, names))

    def tell(
        self,
        kinds: type[Saying],
        deed: Callable[[Event], Deed | None] = lambda told: None,
        **special: Callable[[Event, Names], str],
    ) -> Callable[[Event, Names], str]:
        """`event(told, names)`: an event as a sentence. `special` says those that no template can, by name.

        `deed` says of an event what sort of thing it is where its kind does not settle that.
        """
        templates = {kind.name.lower(): kind.sentence for kind in kinds}
        wrong = [name for name in templates if (name in special) == bool(templates[name])]
        if wrong or special.keys() - templates.keys():
            raise TypeError(f"each event has a sentence or a function, not both: {wrong or [*special]}")

        def event(told: Event, names: Names) -> str:
            kind = kinds(told.kind)
            names.tells(deed(told) or kind.deed, kind.rule)
            if kind.name.lower() in special:
                return special[kind.name.lower()](told, names)
            return self.say(kind.sentence, names, who=_Player(told.seat, names), what=told.what, where=told.where)

        return event


_PLACE = re.compile(r"(?:\b(?P<article>an?|the|your) )?\{(?P<key>\w+)(?::(?P<form>\w+))?\}")
_INTRODUCED = re.compile(r": \{[^}]*\}( over \{[^}]*\})?(?=\.?$)")  # the very card, which no general wording has
_MONEY = ("dollars", "hundreds", "chips", "money")
_SOMEBODY = ("who", "seat", "spot", "partner")


def in_general(template: str, names: Names) -> str:
    """A sentence about any such event, or about any such move; cards that it calls by name keep their names.

    >>> in_general("{who} places a {what:card} in {where:cell}.", Names(["Ann"]))
    'places a card in a cell'
    >>> in_general("{who}'s column 1: {what:card} over {where:card}.", Names(["Ann"]))
    "somebody's column 1"
    >>> in_general("draw | from the hand of {seat}", Names(["Ann"]))
    'draw from the hand of somebody'
    """

    def place(found: re.Match[str]) -> str:
        noun = found["form"] or found["key"]
        if found["key"] in names.called:
            card = names.called[found["key"]]
            return f"{found['article'] or ''} {card.many if found['form'] == 'many' else card}".lstrip()
        if noun in _SOMEBODY:
            return "somebody"
        noun = "money" if noun in _MONEY else "some" if noun in ("what", "where") else noun.replace("_", " ")
        if found["article"] in ("the", "your"):
            return f"{found['article']} {noun}"
        return (
            noun if noun.endswith("s") or noun in ("some", "money") else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
        )

    said = _PLACE.sub(place, _INTRODUCED.sub("", template.replace(" | ", " ").replace("|", "")))
    said = said.removesuffix(".").removeprefix("somebody ")
    return f"{said[0].lower()}{said[1:]}" if template[0] != "{" and said[1:2].islower() else said


def refused(refusal: Refusal, names: Names) -> Refusal:
    """A refusal that calls the cards by the names they have at this table."""
    if "{" not in refusal.sentence:
        return refusal
    return Refusal(refusal.sentence.format_map(names.called), refusal.rule)
