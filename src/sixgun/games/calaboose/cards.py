"""The card file of Calaboose, checked and turned into the numbers the rules need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.guide import Sheet
from sixgun.engine.words import listed

from .state import MOST_ATTACKS
from .words import CELLS, HAND, JAIL_KINDS, SEATS, Card

CARD_FILE = Path(__file__).with_name("cards.toml")
IDS = [card.name.lower() for card in Card]
JAIL_IDS = IDS[:JAIL_KINDS]
MOST_OF_A_TYPE = 60
MOST_CARDS = 120
MOST_BOUNTY = 500


def card_tables(file: CardFile) -> Mapping[str, Any]:
    """Counts, who beats whom, and bounties."""
    cards = file.by_id(IDS)
    count = [card.whole("count", 0, MOST_OF_A_TYPE) for card in cards]
    value = [card.whole_or_x("value", 0, 99, card.id not in JAIL_IDS) for card in cards]
    prisoners = cards[:JAIL_KINDS]
    bounty = [card.wholes("bounty", CELLS, -MOST_BOUNTY, MOST_BOUNTY) for card in prisoners]
    duels = [card.flag("duels_own_kind") for card in prisoners]
    loses_to = [card.names("loses_to", JAIL_IDS) for card in prisoners]
    cannot_beat = [card.names("cannot_beat", JAIL_IDS) for card in prisoners]
    file.settle()

    def beats(one: int, other: int) -> bool:
        if JAIL_IDS[one] in loses_to[other]:
            return True
        return bool(value[one] > value[other]) and JAIL_IDS[other] not in cannot_beat[one]  # type: ignore[operator]

    _check_order(prisoners, beats)
    _check_sizes(file, count, duels)
    return {
        "count": count,
        "beats": [sum(beats(one, other) << other for other in range(JAIL_KINDS)) for one in range(JAIL_KINDS)],
        "duels": sum(duel << kind for kind, duel in enumerate(duels)),
        "bounty": bounty,
    }


def card_words(file: CardFile) -> Mapping[str, Sequence[CardWords]]:
    """The cards as people know them; their texts say what the numbers of this file make true."""
    numbers = card_tables(file)
    cards = file.by_id(IDS)
    plurals = [card.words(beats="", duels="", bounty="").many for card in cards]
    return {"card": [_words(card, kind, numbers, plurals) for kind, card in enumerate(cards)]}


def _words(card: CardEntry, kind: int, numbers: Mapping[str, Any], plurals: list[str]) -> CardWords:
    """One card: whom it beats, whether it drives off its like, and what a gang of it is worth."""
    if kind >= JAIL_KINDS:
        return card.words("X")
    lower = [plurals[other] for other in range(JAIL_KINDS) if has(numbers["beats"][kind], other)]
    duels = "Drives off its own kind, and both ride on. " if has(numbers["duels"], kind) else ""
    worth = listed([str(bounty) for bounty in numbers["bounty"][kind]], last="or")
    bounty = f"1 to {CELLS} in a jail: {worth} dollars."
    return card.words(card.whole("value", 0, 99), beats=listed(lower) or "nothing", duels=duels, bounty=bounty)


def _check_order(prisoners: list[CardEntry], beats: Any) -> None:
    """No two types may beat each other, and none itself."""
    for one, card in enumerate(prisoners):
        for other in range(JAIL_KINDS):
            if beats(one, other) and beats(other, one):
                raise card.wrong("loses_to", f"leads to {card.id} and {JAIL_IDS[other]} beating each other")


def _check_sizes(file: CardFile, count: list[int], duels: list[bool]) -> None:
    """Enough cards to deal, no more than the table holds."""
    if not SEATS * HAND <= sum(count) <= MOST_CARDS:
        raise file.wrong(f"{sum(count)} cards in all; from {SEATS * HAND} to {MOST_CARDS} are possible")
    duelling = sum(number for number, duel in zip(count, duels, strict=False) if duel)
    if duelling > MOST_ATTACKS:
        raise file.wrong(f"{duelling} cards that duel their own kind; at most {MOST_ATTACKS} are possible")
    if sum(count[:JAIL_KINDS]) == 0:
        raise file.wrong("no card that can go to a jail")


def holdings(game: Any) -> dict[str, int]:
    """Every card on the table by type, wherever it lies."""
    jails = game.jail[: game.seats]
    waiting = game.attack_card[: game.attacks]
    return {
        name: int(game.deck[kind] + game.discards[kind] + game.hand[:, kind].sum() + (jails == kind).sum())
        + int((waiting == kind).sum())
        for kind, name in enumerate(IDS)
    }


def sheets(numbers: Any, words: Mapping[str, Sequence[CardWords]]) -> list[Sheet]:
    """CAL-41. What a gang pays, by type and size."""
    rows = [["Gang of", *map(str, range(1, CELLS + 1))]]
    for card, worth in zip(words["card"][:JAIL_KINDS], numbers.bounty, strict=True):
        rows.append([card.many, *(f"${int(dollars)}" if dollars else "0" for dollars in worth)])
    return [Sheet(caption="Bounty: what a gang pays, all together", rows=rows, rules=["CAL-41"])]
