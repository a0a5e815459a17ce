"""Cards and kicker chips in words. What a file of one's own does not say is said after the card's numbers."""

from __future__ import annotations

from dataclasses import replace

from sixgun.engine.abilitywords import said_together
from sixgun.engine.cards import CardEntry
from sixgun.engine.cardwords import CardWords
from sixgun.engine.tabletop import Hue

from .cardset import Card, Chip
from .vocabulary import VOCABULARY
from .words import CardType, ChipColour, Faction, Stat, word

FACTION_FACES: dict[Faction, tuple[str, Hue]] = {
    Faction.LAW: ("law-star", "blue"),
    Faction.OUTLAW: ("bandit", "red"),
    Faction.CAVALRY: ("cavalry", "ochre"),
    Faction.GAMBLER: ("spades", "violet"),
    Faction.PIONEER: ("old-wagon", "green"),
}
CHIP_HUES: dict[ChipColour, Hue] = {
    ChipColour.WHITE: "grey",
    ChipColour.RED: "red",
    ChipColour.BLUE: "blue",
    ChipColour.GREEN: "green",
}
TYPE_RULES = {
    CardType.DUDE: ("HSD-28", "HSD-29"),
    CardType.GEAR: ("HSD-31",),
    CardType.FORTUNE: ("HSD-32",),
}
CHIP_RULES = ("HSD-39", "HSD-36")


def card_face(entry: CardEntry, card: Card, told: bool) -> CardWords:
    """A card as people know it. Unless the text was `told` of these very abilities, it is made of them."""
    stats, does = stats_said(card), does_said(card)
    face = entry.words(f"${card.cost}", person=card.type == CardType.DUDE, stats=stats, does=does)
    icon, hue = _usual_face(card)
    return replace(
        face,
        text=(told and face.text) or " ".join(filter(None, [f"{stats}.", does])),
        icon=face.icon or icon,
        hue=face.hue or hue,
        rules=face.rules or TYPE_RULES[card.type],
    )


def _usual_face(card: Card) -> tuple[str, Hue]:
    if card.type == CardType.DUDE:
        return FACTION_FACES[Faction(card.faction)]
    return ("cowboy-boot", "brown") if card.type == CardType.GEAR else ("clover", "gold")


def chip_face(entry: CardEntry, chip: Chip) -> CardWords:
    """A kicker chip as people know it."""
    sides = tuple(change_said(stat, change) for stat, change in chip.sides)
    stats = " or ".join(sides)
    face = entry.words(f"${chip.value}", stats=stats)
    return replace(
        face,
        text=face.text or f"{stats}.",
        icon=face.icon or "coins",
        hue=face.hue or CHIP_HUES[chip.colour],
        rules=face.rules or CHIP_RULES,
        sides=sides,
    )


def stats_said(card: Card) -> str:
    """`Smarts 6, skill 2, luck 5; kicker limit $10` of a dude, `+1 skill, +2 luck` of another card."""
    if card.type == CardType.DUDE:
        said = ", ".join(f"{word(stat)} {card.stats[stat]}" for stat in Stat)
        return f"{said.capitalize()}; kicker limit ${card.kicker_limit}"
    changes = [change_said(stat, card.stats[stat]) for stat in Stat if card.stats[stat]]
    return ", ".join(changes) or "Changes no stat by itself"


def change_said(stat: Stat, change: int) -> str:
    """`+2 skill`, `−1 luck`."""
    return f"{change:+} {word(stat)}".replace("-", "−")


def does_said(card: Card) -> str:
    """What the abilities do, in sentences; empty for a card without any."""
    return said_together(VOCABULARY, [VOCABULARY.row(clause) for clause in card.clauses])
