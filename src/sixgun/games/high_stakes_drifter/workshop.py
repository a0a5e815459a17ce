"""Decks built at home: what there is to build with, plots of a deck, and one that builds itself out of boosters."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from sixgun.engine.cards import CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.speech import Refusal
from sixgun.engine.workshop import Bar, Built, Choice, Filter, Group, Piece, Plot, ReadyMade, Section, Shelf, Workshop

from .boosters import open_packs, pool
from .cards import CARD_FILE, card_words, house_set, read_cards
from .cardset import Card, CardSet, Chip
from .deckfiles import deck_from, deck_text, plain, read_deck
from .decks import check, copy_limit, from_boosters, summary
from .faces import FACTION_FACES
from .valuing import build
from .words import CHIPS_OF_PACKS, DECK, PACKS, STACK, VARIANT_TITLES, CardType, Faction, Rarity, Stat, Variant, word

CARDS, KICKERS = "cards", "kickers"  # the sections of a deck
STAT_ICONS = {Stat.SMARTS: "brain", Stat.SKILL: "revolver", Stat.LUCK: "clover"}
TYPE_TITLES = {CardType.DUDE: "Dudes", CardType.GEAR: "Gear", CardType.FORTUNE: "Fortune"}
TYPE_ICONS = {CardType.DUDE: "western-hat", CardType.GEAR: "cowboy-boot", CardType.FORTUNE: "sun"}
DEAREST = 9  # dollars from which on the curve of costs counts together
COST_BANDS = ((0, 3, "$0–3"), (4, 6, "$4–6"), (7, 9, "$7–9"), (10, 99, "$10+"))
COLLECTIONS = (12, 18, 24, 36, 54)  # boosters to open, until what is in them makes a legal deck
LIMITS = {
    Variant.DEUCES_WILD: "Two copies of any card",
    Variant.ON_YOUR_LONESOME: "One copy of any card",
    Variant.TRES_AMIGOS: "Three copies of any card",
}


def set_of(cards: CardFile | None) -> CardSet:
    """The cards of the table: one's own, or the house's."""
    return house_set() if cards is None else read_cards(cards)


def variants_under(under: Collection[str]) -> list[Variant]:
    """Variants by their ids."""
    return [variant for variant in Variant if word(variant) in under]


def shelf(cards: CardFile | None, under: Collection[str]) -> Shelf:
    """All cards and kicker chips with their limits, and the ready-made decks."""
    known, words = set_of(cards), _words(cards)
    variants = variants_under(under)
    chips_counted = from_boosters(variants)  # six chips, whatever they are worth (HSD-189)
    return Shelf(
        sections=[
            Section(id=CARDS, title="Cards", goal=DECK),
            Section(
                id=KICKERS,
                title="Kicker stack",
                goal=CHIPS_OF_PACKS if chips_counted else STACK,
                dollars=not chips_counted,
            ),
        ],
        groups=[
            *(Group(id=word(kind), section=CARDS, title=TYPE_TITLES[kind], icon=TYPE_ICONS[kind]) for kind in CardType),
            Group(id="kicker", section=KICKERS, title="Kicker chips", icon="coins"),
        ],
        stats=[Choice(id=word(stat), title=word(stat).capitalize(), icon=STAT_ICONS[stat]) for stat in Stat],
        filters=_filters(known),
        pieces=[
            *(_card(card, face, variants) for card, face in zip(known.cards, words["card"], strict=True)),
            *(_chip(chip, face, chips_counted) for chip, face in zip(known.chips, words["kicker"], strict=True)),
        ],
        ready=[
            ReadyMade(
                id=made.id, name=made.deck.name, text=face.text, built=plain(made.deck), bring=made.use == "starter"
            )
            for made, face in zip(known.decks, words["deck"], strict=True)
        ],
    )


def _words(cards: CardFile | None) -> Any:
    return _house_words() if cards is None else card_words(cards)


@cache
def _house_words() -> Any:
    return card_words(CardFile.read(CARD_FILE))


def _filters(cards: CardSet) -> list[Filter]:
    """Only what some card has can be chosen."""
    rarities = {card.rarity for card in cards.cards}
    costs = {_cost_band(card.cost) for card in cards.cards}
    return [
        Filter(id="type", title="Kind", choices=[Choice(id=word(kind), title=TYPE_TITLES[kind]) for kind in CardType]),
        Filter(
            id="faction",
            title="Faction",
            choices=[
                Choice(id=word(each), title=word(each).capitalize(), icon=FACTION_FACES[each][0]) for each in Faction
            ],
        ),
        Filter(
            id="rarity",
            title="Rarity",
            choices=[Choice(id=word(each), title=word(each).capitalize()) for each in Rarity if each in rarities],
        ),
        Filter(
            id="cost",
            title="Cost",
            choices=[Choice(id=band, title=band) for _, _, band in COST_BANDS if band in costs],
        ),
    ]


def _cost_band(cost: int) -> str:
    return next(band for low, high, band in COST_BANDS if low <= cost <= high)


def _card(card: Card, face: CardWords, variants: Collection[Variant]) -> Piece:
    tags = {"type": word(card.type), "rarity": word(card.rarity), "cost": _cost_band(card.cost)}
    if card.type == CardType.DUDE:
        tags["faction"] = word(Faction(card.faction))
    return Piece(
        id=card.id,
        section=CARDS,
        group=word(card.type),
        name=card.name,
        corner=face.corner,
        cost=card.cost,
        text=face.text,
        icon=face.icon,
        hue=face.hue,
        rules=list(face.rules),
        stats=[_stat(card, stat) for stat in Stat],
        tags=tags,
        most=copy_limit(card.rarity, variants)[0],
    )


def _stat(card: Card, stat: Stat) -> str:
    """A number of a dude; what another card adds, empty when nothing."""
    if card.type == CardType.DUDE:
        return _signed(card.stats[stat]).removeprefix("+")
    return _signed(card.stats[stat]) if card.stats[stat] else ""


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _chip(chip: Chip, face: CardWords, counted: bool) -> Piece:
    """HSD-R3. The same chip may be in a stack any number of times, as far as $50 go."""
    return Piece(
        id=chip.id,
        section=KICKERS,
        group="kicker",
        name=chip.name,
        corner=face.corner,
        cost=chip.value,
        text=face.text,
        icon=face.icon,
        hue=face.hue,
        rules=list(face.rules),
        counts=1 if counted else chip.value,
        most=CHIPS_OF_PACKS if counted else STACK // chip.value,
    )


def read(text: str, cards: CardFile | None, where: str) -> Built:
    """A deck out of the text of a deck file."""
    return plain(read_deck(text, set_of(cards), where))


def write(built: Any, cards: CardFile | None) -> str:
    """A deck as the text of a deck file."""
    return deck_text(deck_from(built, set_of(cards)))


def refusals(built: Any, cards: CardFile | None, under: Collection[str]) -> list[Refusal]:
    """HSD-41 to HSD-45, HSD-R79. Every reason why a deck is not legal."""
    known = set_of(cards)
    return check(deck_from(built, known), known, variants_under(under))


def plots(built: Any, cards: CardFile | None) -> list[Plot]:
    """The curve of costs; stats, kinds, factions and rarities."""
    known = set_of(cards)
    told = summary(deck_from(built, known), known)
    dudes = max(1, told["types"][word(CardType.DUDE)])
    stats = [(stat, told["stats"][word(CardType.DUDE)][word(stat)] / dudes, _added(told, stat)) for stat in Stat]
    return [
        Plot(title="Costs", note=f"average ${told['average_cost']:.1f}", upright=True, bars=_curve(told["costs"])),
        Plot(
            title="Stats",
            note="average of the dudes, and what gear and fortune cards add in all",
            bars=[
                Bar(
                    label=word(stat).capitalize(),
                    value=round(average, 2),
                    said=f"{average:.1f}",
                    note=_signed(more),
                    icon=STAT_ICONS[stat],
                )
                for stat, average, more in stats
            ],
        ),
        Plot(title="Kinds", bars=_counts(told["types"], {word(kind): TYPE_TITLES[kind] for kind in CardType})),
        Plot(title="Factions", bars=_counts(told["factions"])),
        Plot(title="Rarities", bars=_counts(told["rarities"])),
    ]


def _added(told: dict[str, Any], stat: Stat) -> int:
    return int(sum(told["stats"][word(kind)][word(stat)] for kind in (CardType.GEAR, CardType.FORTUNE)))


def _curve(costs: dict[int, int]) -> list[Bar]:
    """One column for each price; the dearest cards share one."""
    below = [(f"{cost}", costs.get(cost, 0)) for cost in range(DEAREST)]
    dear = sum(count for cost, count in costs.items() if cost >= DEAREST)
    return [Bar(label=label, value=count, said=str(count)) for label, count in [*below, (f"{DEAREST}+", dear)]]


def _counts(told: dict[str, int], titles: dict[str, str] | None = None) -> list[Bar]:
    return [
        Bar(label=(titles or {}).get(name, name.capitalize()), value=count, said=str(count))
        for name, count in told.items()
        if count or titles
    ]


def built_from_boosters(seed: int, cards: CardFile | None, under: Collection[str]) -> Built:
    """A sensible deck out of as many boosters as it takes; in Draw and Stud, out of the six of a player."""
    known, variants = set_of(cards), variants_under(under)
    for packs in (PACKS,) if from_boosters(variants) else COLLECTIONS:
        deck = build(pool(open_packs(known, seed, packs)), known, variants, f"Boosters {seed}")
        if not check(deck, known, variants):
            break
    return plain(deck)


WORKSHOP = Workshop(
    noun="deck",
    rules=[
        Choice(id=word(variant), title=VARIANT_TITLES[variant], text=LIMITS.get(variant, "")) for variant in Variant
    ],
    limits=[word(variant) for variant in LIMITS],
    shelf=shelf,
    read=read,
    write=write,
    check=refusals,
    plots=plots,
    build=built_from_boosters,
)
