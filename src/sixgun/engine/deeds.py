"""What a line of a story is about, so that a screen can show it without reading the words.

Code that words an event asks `Names` for players, cards, money and dice. `Listening` answers as `Names` does and keeps
what it was asked for. So a line is only about what its text names, and a drawing never reveals more than the sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, overload

from .cardwords import CardWords
from .seats import Seat
from .speech import Deed, Names


class About(NamedTuple):
    """What happens in a line: the sort of thing, to whom, with which cards and coins; and the rule that says so."""

    deed: Deed = ""
    who: tuple[Seat, ...] = ()  # the players it names, whoever acts first
    cards: tuple[str, ...] = ()  # the cards it names, in the words that stand there
    money: str = ""
    dice: tuple[int, ...] = ()
    rule: str = ""


NOTHING = About()


class Listening(Names):
    """The names at a table, which remember what was said with them."""

    _asked: list[CardWords]
    _seats: list[Seat]
    _money: list[str]
    _dice: list[int]
    _deed: Deed
    _rule: str

    def __new__(cls, names: Names) -> Listening:
        heard = tuple.__new__(cls, names)
        heard._asked, heard._seats, heard._money, heard._dice = [], [], [], []
        heard._deed, heard._rule = "", ""
        heard.cards = _Shelves(names.cards, heard._asked)
        heard.__dict__["called"] = _Called(names.called, heard._asked)  # in the place of the cached property
        return heard

    def __getitem__(self, seat: Any) -> Any:
        if not isinstance(seat, slice):
            self._seats.append(int(seat))
        return super().__getitem__(seat)

    def money(self, words: str) -> str:
        self._money.append(words)
        return words

    def die(self, pips: int) -> str:
        self._dice.append(int(pips))
        return super().die(pips)

    def tells(self, deed: Deed, rule: str) -> None:
        self._deed, self._rule = deed, rule

    def about(self, text: str) -> About:
        """What was asked of these names and really appears in the text."""
        named = (seat for seat in self._seats if tuple.__getitem__(self, seat) in text)
        cards = (_as_said(card, text) for card in self._asked)
        return About(
            deed=self._deed,
            who=tuple(dict.fromkeys(named)),
            cards=tuple(dict.fromkeys(card for card in cards if card)),
            money=next((words for words in self._money if words in text), ""),
            dice=tuple(self._dice),
            rule=self._rule,
        )


def card_called(cards_by_kind: Mapping[str, Sequence[CardWords]], words: str) -> CardWords | None:
    """The card that a line of the story means by some words; None where no card is called so."""
    cards = (card for kind in cards_by_kind.values() for card in kind)
    return next((card for card in cards if words in (card.name, card.many)), None)


def _as_said(card: CardWords, text: str) -> str:
    """The name of a card as a text has it; empty where it has none, or where there is nothing to know about the card.

    A bare number is a card too, but in a sentence it could be any number.
    """
    if not card.text or not any(letter.isalpha() for letter in card.name):
        return ""
    return next((name for name in (card.many, card.name) if name in text), "")


class _Shelf(Sequence[CardWords]):
    """The cards of one kind."""

    def __init__(self, row: Sequence[CardWords], asked: list[CardWords]) -> None:
        self._row, self._asked = row, asked

    def __len__(self) -> int:
        return len(self._row)

    @overload
    def __getitem__(self, nth: int) -> CardWords: ...
    @overload
    def __getitem__(self, nth: slice) -> Sequence[CardWords]: ...
    def __getitem__(self, nth: int | slice) -> CardWords | Sequence[CardWords]:
        found = self._row[nth]
        if isinstance(found, CardWords):
            self._asked.append(found)
        return found


class _Shelves(Mapping[str, Sequence[CardWords]]):
    """The cards, kind by kind."""

    def __init__(self, shelves: Mapping[str, Sequence[CardWords]], asked: list[CardWords]) -> None:
        self._shelves, self._asked = shelves, asked

    def __getitem__(self, kind: str) -> Sequence[CardWords]:
        return _Shelf(self._shelves[kind], self._asked)

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelves)

    def __len__(self) -> int:
        return len(self._shelves)


class _Called(dict[str, CardWords]):
    """The cards by their ids; none of them is copied."""

    def __init__(self, called: Mapping[str, CardWords], asked: list[CardWords]) -> None:
        super().__init__()
        self._called, self._asked = called, asked

    def __missing__(self, card: str) -> CardWords:
        self._asked.append(self._called[card])
        return self._called[card]
