"""What a seat brings: a deck, as plain data or by the name of a starter deck.

{"name": "My deck", "cards": ["2 pat_garrett", "wyatt_earp", ...], "kickers": ["dead_eye", ...]}, or "Tin Stars".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Brings
from sixgun.engine.options import suggestion

from .cardset import CardSet, Deck
from .deckfiles import BadDeck, deck_from, plain
from .decks import check as reasons
from .decks import from_boosters, limits_copies
from .printed import card_numbers, chip_counts
from .valuing import within_limits
from .variants import PACK_VARIANTS, conflicts
from .words import VARIANT_TITLES, Variant, word
from .workshop import WORKSHOP, set_of


def check(value: Any, cards: CardFile | None) -> dict[str, Any]:
    """HSD-04, HSD-05. One seat's deck, cards and chips by their ids; whether it is legal depends on the table."""
    known = set_of(cards)
    if isinstance(value, str):
        return plain(_starter(value, known))
    try:
        return plain(deck_from(value, known, "Your deck"))
    except BadDeck as error:
        raise BadOption(str(error)) from None


def _starter(name: str, cards: CardSet) -> Deck:
    for made in cards.starters:
        if name.strip().lower() in (made.id, made.deck.name.lower()):
            return made.deck
    names = [made.deck.name for made in cards.starters]
    raise BadOption(f"There is no starter deck {name!r}.{suggestion(name, names)} Starter decks: {', '.join(names)}.")


def variants_of(options: Any) -> list[Variant]:
    """The variants that a table has chosen (HSD-174)."""
    return [variant for variant in Variant if options[word(variant)]]


def fill(options: Any, brought: Sequence[Any], cards: CardFile | None) -> None:
    """HSD-41 to HSD-45. Each seat's deck into an options record; whoever brings none takes a starter deck in turn.

    HSD-R79, HSD-R110, HSD-R125. Variants that exclude each other are refused here too: no deck is legal in both.
    """
    variants, quick_start = variants_of(options), bool(options.quick_start)
    clashes = conflicts(variants, quick_start)
    if clashes:
        raise BadOption(" ".join(map(str, clashes)))
    made_there = _made_at_the_table(variants, quick_start)
    if made_there:
        if any(value is not None for value in brought):
            raise BadOption(made_there)
        return
    for seat, value in enumerate(brought):
        if value is not None:
            _lay(options, seat, deck_from(value, set_of(cards)), set_of(cards), variants)
        elif limits_copies(variants):
            _lay(options, seat, _limited_starter(seat, set_of(cards), variants), set_of(cards), variants)
        else:
            starter = seat % int(options.starters)
            options.deck[seat] = options.starter_cards[starter]
            options.chip_stack[seat] = options.starter_chips[starter]


def _made_at_the_table(variants: Sequence[Variant], quick_start: bool) -> str:
    """HSD-R117, HSD-152. Why nobody brings a deck; empty where everybody may."""
    if quick_start:
        return "In the quick-start game both players share one deck; nobody brings one. (HSD-152)"
    if from_boosters(variants):
        named = next(VARIANT_TITLES[variant] for variant in variants if variant in PACK_VARIANTS)
        return f"In {named} decks are made from boosters at the table; nobody brings one. (HSD-R117)"
    return ""


def _limited_starter(seat: int, cards: CardSet, variants: Sequence[Variant]) -> Deck:
    """HSD-R125. The starter deck of a seat with no more copies of a card than a variant allows."""
    return within_limits(cards.starters[seat % len(cards.starters)].deck, cards, variants)


def _lay(options: Any, seat: int, deck: Deck, cards: CardSet, variants: Sequence[Variant]) -> None:
    """A deck, by number; BadOption with every reason when it is not legal here."""
    refusals = reasons(deck, cards, variants)
    if refusals:
        raise BadOption(f"The deck {deck.name!r} is not legal at this table. {' '.join(map(str, refusals))}")
    options.deck[seat] = card_numbers(deck.cards, cards)
    options.chip_stack[seat] = chip_counts(deck.kickers, cards)


BRINGS = Brings(
    words="A deck of your own, or a starter deck.",
    check=check,
    fill=fill,
    hidden=True,
    workshop=WORKSHOP,
)
