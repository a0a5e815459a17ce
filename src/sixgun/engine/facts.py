"""What a game tells reports: who the seats are and what they held, how games end, what happens and is decided in them.

A game declares this once, in its `facts.py`; the code that counts games (`simulation/`) knows nothing else about them.

    FACTS = Facts(
        sorts=(Sort("role", "role", mark_roles, When.END, "What each seat was in secret."),),
        endings={Ending.LAST_ALIVE: "One player is left (RULE-21)"},
        ending=ending_of,
        told=Told,
        verbs=VERBS,
    )
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from .cardwords import CardWords
from .rule import rule
from .speech import Names, Saying, in_general
from .verbs import Verbs
from .writing import written_rule

Words = Mapping[str, Sequence[CardWords]]  # of the cards, kind by kind


class When(Enum):
    """When a sort is looked at."""

    DEAL = "after the deal"
    STEP = "after the deal and after every step"
    END = "when the game is over"


@dataclass(frozen=True)
class Sort:
    """Something that a seat may be or may have had: a role, a gang, a card in the first hand. A seat may have several.

    `mark(game, marks)` is a rule that sets `marks[seat, item]` to 1, and leaves the others as they are. Where `copies`
    count, it is how many the seat holds: then a card is compared with the other cards of the same games, because seats
    with more cards may win more often whatever the cards are.
    """

    name: str  # as in "wins by role"
    items: str | tuple[str, ...]  # what they are called: a kind of cards of the room's card file, or names
    mark: Callable[[Any, Any], None]  # (rule)
    when: When
    words: str = ""  # a sentence for whoever reads the numbers
    dealt: bool = False  # by chance alone: nobody chose it, and it does not come of playing well
    copies: bool = False  # seats hold different numbers of them, and marks say how many

    def names(self, words: Words) -> tuple[str, ...]:
        """The items, as they are called in a card file."""
        return tuple(card.name for card in words[self.items]) if isinstance(self.items, str) else self.items

    def ids(self, words: Words) -> tuple[str, ...]:
        """What they are known by, whatever a card file calls them."""
        return tuple(card.id for card in words[self.items]) if isinstance(self.items, str) else self.items


@rule
def no_ending(game: Any) -> int:
    """For a game that ends in one way only."""
    return 0


@dataclass(frozen=True, kw_only=True)
class Facts:
    """All of it. For a game without facts, only seats, bots, scores and lengths are counted."""

    sorts: tuple[Sort, ...] = ()
    ending: Callable[[Any], int] = no_ending  # (rule) which of the endings a finished game had
    endings: Mapping[int, str] = field(default_factory=dict)  # in words, with the rule in brackets
    told: type[Saying] | None = None  # the events of its story
    verbs: Verbs | None = None  # the kinds of decisions
    whispers: Collection[Saying] = ()  # events that only one player hears: twins of others, so reports leave them out
    labels: Mapping[Saying | str, str] = field(default_factory=dict)  # of events and verbs whose sentence will not do

    def event_label(self, event: Saying, names: Names) -> str:
        """What a report calls an event: a label, or its sentence in general."""
        label = self.labels.get(event) or event.sentence or plain_name(event.name)
        return in_general(label, names)

    def verb_label(self, verb: str, names: Names) -> str:
        """What a report calls a kind of decision: a label, or its words."""
        templates = self.verbs.templates if self.verbs else {}
        return in_general(self.labels.get(verb) or templates.get(verb) or plain_name(verb), names)


def plain_name(name: str) -> str:
    """A name of the sources with spaces."""
    return name.replace("_", " ").lower()


NO_FACTS = Facts()


def marking(sorts: Sequence[Sort], when: When, words: Words, first: int) -> Any:
    """(rule) `mark(game, marks)`: all sorts that are looked at then; the items of all sorts follow each other."""
    lines, caught, start = [], {}, first
    for number, sort in enumerate(sorts):
        end = start + len(sort.names(words))
        if sort.when is when:
            caught[f"sort_{number}"] = sort.mark
            lines.append(f"sort_{number}(game, marks[:, {start}:{end}])")
        start = end
    return written_rule("mark(game, marks)", lines or ["pass"], caught)


def told_cards(
    what: Sequence[Saying], *, always: Mapping[Saying, int] | None = None, item: Any = None
) -> Callable[[Any, Any], None]:
    """(rule) Mark the seat that did something with a card, as the story tells it.

    The events of `what` name the card as their `what`; those of `always` are about one card only. `item` is a rule
    that turns the number of a card into that of an item; an answer below 0 is none.
    """
    lines = [
        "for row in range(min(int(game.told), game.story.shape[0])):",
        "    kind, seat, card = abs(int(game.story[row, 0])), int(game.story[row, 1]), -1",
        f"    if {' or '.join(f'kind == {int(event)}' for event in what) or 'False'}:",
        f"        card = {'int(game.story[row, 2])' if item is None else 'int(item(int(game.story[row, 2])))'}",
    ]
    for event, number in (always or {}).items():
        lines += [f"    if kind == {int(event)}:", f"        card = {int(number)}"]
    lines += ["    if seat >= 0 and 0 <= card < marks.shape[1]:", "        marks[seat, card] = 1"]
    return written_rule("told_cards(game, marks)", lines, {} if item is None else {"item": item})


def held_cards(field: str) -> Callable[[Any, Any], None]:
    """(rule) A mark for every kind of card in a hand, where hands are kept as counts: `hand[seat, kind]`."""
    lines = [
        "for seat in range(game.seats):",
        "    for kind in range(marks.shape[1]):",
        f"        if game.{field}[seat, kind] > 0:",
        "            marks[seat, kind] = 1",
    ]
    return written_rule("held_cards(game, marks)", lines, {})


def each_seat(of: Any) -> Callable[[Any, Any], None]:
    """(rule) A mark for the one item that every seat has: `of(game, seat)` gives its number, below 0 for none."""
    lines = [
        "for seat in range(game.seats):",
        "    item = int(of(game, seat))",
        "    if 0 <= item < marks.shape[1]:",
        "        marks[seat, item] = 1",
    ]
    return written_rule("each_seat(game, marks)", lines, {"of": of})
