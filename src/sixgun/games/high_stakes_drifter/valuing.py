"""What a card is worth in a deck: for bots that draft and for decks that build themselves. A rough guess, no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

import numpy as np

from sixgun.engine.abilities import after_rows, first_row, number_in
from sixgun.engine.rule import rule

from .cardset import CardSet, Deck
from .codes import Do, StatWord, When
from .decks import copy_limit, from_boosters
from .printed import card_numbers, printed, type_of
from .vocabulary import AT
from .words import DECK, SIDES, STACK, CardType, Stat, Variant

SHAPE = (22, 20, 12)  # dudes, gear and fortune cards of a balanced deck: that of the starter decks
_TYPES = len(CardType)
_STATS = len(Stat)
_SHORT = 6  # what one card of a type that is lacking weighs against a better card
_CLAUSE = 6  # an ability that cannot be counted in points


@rule
def worth(game: Any, card: int) -> int:
    """A shootout is over one stat, so the best one counts twice more than the others; money matters, too."""
    best = 0
    total = 0
    for stat in range(_STATS):
        total += int(game.stat[card, stat])
        best = max(best, int(game.stat[card, stat]))
    points = 2 * (2 * best + total) - 3 * int(game.cost[card])
    for row in range(first_row(game, card), after_rows(game, card)):
        points += 2 * clause_worth(game, row)
    return points


@rule
def clause_worth(game: Any, row: int) -> int:
    """A change of a stat counts like a printed one, on whichever dude; any other ability is worth something."""
    if number_in(game, row, AT.deed) != Do.MOD:
        return 0 if number_in(game, row, AT.trigger) == When.THEN else _CLAUSE
    change = abs(number_in(game, row, AT.argument2))
    return change * (_STATS + 2 if number_in(game, row, AT.argument1) == StatWord.ALL else _STATS)


@rule
def usual_worth(game: Any, card_type: int) -> int:
    """The average of a type: a dude is not better than gear because its numbers are higher."""
    points = 0
    count = 0
    for card in range(game.cards):
        if type_of(game, card) == card_type:
            points += worth(game, card)
            count += 1
    return points // max(1, count)


@rule
def usual_worths(game: Any) -> tuple[int, int, int]:
    """The averages of dudes, gear and fortune cards."""
    return usual_worth(game, CardType.DUDE), usual_worth(game, CardType.GEAR), usual_worth(game, CardType.FORTUNE)


@rule
def pick_worth(game: Any, card: int, held: Any, usual: tuple[int, int, int]) -> int:
    """What a card is worth to a player who holds so many dudes, gear and fortune cards; a balanced deck is wanted."""
    kind = type_of(game, card)
    picks = 1
    for each in range(_TYPES):
        picks += int(held[each])
    shortage = SHAPE[kind] * picks - DECK * int(held[kind])
    return (worth(game, card) - usual[kind]) * DECK + _SHORT * shortage


@rule
def best_pick(game: Any, pack: Any, count: int, held: Any) -> int:
    """Which of the first `count` cards of a pack to take: the place of the best one, the first of equals."""
    usual = usual_worths(game)
    best = 0
    most = pick_worth(game, pack[0], held, usual)
    for place in range(1, count):
        found = pick_worth(game, pack[place], held, usual)
        if found > most:
            best = place
            most = found
    return best


@rule
def chip_worth(game: Any, chip: int) -> int:
    """What a kicker chip changes on average, for an own dude or, where it harms, for an opponent's."""
    change = 0
    for side in range(SIDES):
        change += int(game.chip_change[chip, side])
    return abs(change)


def build(pool: Deck, cards: CardSet, variants: Collection[Variant] = (), name: str = "") -> Deck:
    """A sensible deck out of a pool: the best cards in a balanced mix, and the best kicker stack.

    Where decks come from boosters, every card and every chip of them is played (HSD-189, HSD-R90).
    """
    kickers = pool.kickers if from_boosters(variants) else best_stack(pool.kickers, cards)
    return Deck(name or pool.name, _best_cards(pool, cards, variants), kickers)


def within_limits(deck: Deck, cards: CardSet, variants: Collection[Variant]) -> Deck:
    """A deck without the copies that a variant forbids, filled up with the best of all other cards (HSD-R125)."""
    allowed = Counter({number: copy_limit(card.rarity, variants)[0] for number, card in enumerate(cards.cards)})
    kept = Counter(card_numbers(deck.cards, cards)) & allowed
    ids = [cards.cards[number].id for number in kept.elements()]
    return Deck(deck.name, _filled_up(ids, allowed - kept, cards), deck.kickers)


def _best_cards(pool: Deck, cards: CardSet, variants: Collection[Variant]) -> tuple[str, ...]:
    left: Counter[int] = Counter()
    for number, copies in Counter(card_numbers(pool.cards, cards)).items():
        left[number] = min(copies, copy_limit(cards.cards[number].rarity, variants)[0])
    return _filled_up([], left, cards)


def _filled_up(chosen: list[str], left: Counter[int], cards: CardSet) -> tuple[str, ...]:
    """One card after the other, each the best beside those there are, until it is a deck or none is left."""
    game, held = printed(cards), np.zeros(_TYPES, np.int64)
    for name in chosen:
        held[cards.cards[cards.card_numbers[name]].type] += 1
    while len(chosen) < DECK and +left:
        offered = sorted(+left)
        card = offered[best_pick(game, np.array(offered), len(offered), held)]
        left[card] -= 1
        held[cards.cards[card].type] += 1
        chosen.append(cards.cards[card].id)
    return tuple(sorted(chosen, key=cards.card_numbers.__getitem__))


def best_stack(kickers: Collection[str], cards: CardSet) -> tuple[str, ...]:
    """HSD-R3. The chips out of these that are worth exactly $50 and change most; none when no sum fits."""
    game = printed(cards)
    best: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
    for name in kickers:
        number = cards.chip_numbers[name]
        gain, value = chip_worth(game, number), cards.chips[number].value
        for total, (points, stack) in sorted(best.items(), reverse=True):
            more = (points + gain, (*stack, name))
            if total + value <= STACK and more[0] > best.get(total + value, (-1, ()))[0]:
                best[total + value] = more
    return best.get(STACK, (0, ()))[1]
