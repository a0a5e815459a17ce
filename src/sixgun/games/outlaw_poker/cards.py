"""The card file of Outlaw Poker, checked and turned into the numbers the rules need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from sixgun.engine.abilities import Clause
from sixgun.engine.abilitytext import read_abilities
from sixgun.engine.abilitywords import said
from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.words import plural

from .vocabulary import VOCABULARY
from .words import IN_REACH, KINDS, MOST_AMOUNT, OUTLAWS, SEATS, SLOTS

CARD_FILE = Path(__file__).with_name("cards.toml")
OUTLAW_IDS = ["lookout", "hustler", "drifter", "road_agent", "dynamiter", "deputy"]
CUSTOM_IDS = ["custom_1", "custom_2"]
HIGHEST_NUMBER = 50
MOST_OF_A_KIND = 60
LEAST_CARDS = SEATS * SLOTS
MOST_CARDS = 120


def card_tables(file: CardFile) -> Mapping[str, Any]:
    """What each kind of card is worth, how many there are, and what the outlaws do."""
    value, count = _read_cards(file)
    bonus = [entry.whole("points", -HIGHEST_NUMBER, 0) for entry in file.by_id(["further_pair"], "scoring")]
    outlaws = [_read_outlaw(entry) for entry in file.by_id(OUTLAW_IDS, "outlaw")]
    custom = [_read_outlaw(entry) for entry in _custom_outlaws(file)]
    file.settle()
    if not LEAST_CARDS <= sum(count) <= MOST_CARDS:
        raise file.wrong(f"{sum(count)} cards in all; from {LEAST_CARDS} to {MOST_CARDS} are possible")
    return {
        "value": value + [0] * (KINDS - len(value)),
        "count": count + [0] * (KINDS - len(count)),
        "pair_bonus": bonus[0],
        **VOCABULARY.table(outlaws + custom, OUTLAWS),
        "custom_outlaws": len(custom),
    }


def _read_cards(file: CardFile) -> tuple[list[int], list[int]]:
    """Worth and number of each kind, the Wild first."""
    wilds = file.entries("wild")
    if len(wilds) > 1:
        raise wilds[1].wrong("id", "is a second Wild; write one with the count of both")
    value = [0]
    count = [wild.whole("count", 0, MOST_OF_A_KIND) for wild in wilds] or [0]
    for kind, low, high in (("number", 0, HIGHEST_NUMBER), ("negative", -HIGHEST_NUMBER, -1)):
        for entry in file.entries(kind):
            worth = entry.whole("value", low, high)
            if worth in value[1:]:
                raise entry.wrong("value", f"{worth} stands there twice")
            if len(value) == KINDS:
                raise entry.wrong("value", f"is one too many: at most {KINDS - 1} different numbers are possible")
            value.append(worth)
            count.append(entry.whole("count", 0, MOST_OF_A_KIND))
    return value, count


def _read_outlaw(entry: CardEntry) -> list[Clause]:
    """OP-R27. What one outlaw does; files of the first edition say it in three fields."""
    if entry.has("ability") or not entry.has("kind"):
        return read_abilities(VOCABULARY, entry, "ability", [entry.text("ability")], "outlaw")
    text = f"{entry.text('target')} : {entry.text('kind')} {entry.whole('amount', 1, MOST_AMOUNT)}"
    return read_abilities(VOCABULARY, entry, "kind", [text], "outlaw")


def card_words(file: CardFile) -> Mapping[str, Sequence[CardWords]]:
    """The cards as people know them; their texts say what the numbers of this file make true."""
    wild = [entry.words("W", like="wild") for entry in file.entries("wild")] or [CardWords(id="wild", name="Wild")]
    numbers = [_number_words(entry, "zero") for entry in file.entries("number")]
    negatives = [_number_words(entry, "minus_five") for entry in file.entries("negative")]
    outlaws = [_outlaw_words(entry) for entry in file.by_id(OUTLAW_IDS, "outlaw")]
    custom = [_custom_words(entry, nth) for nth, entry in enumerate(_custom_outlaws(file))]
    return {"card": wild + numbers + negatives, "outlaw": outlaws + custom}


def _number_words(entry: CardEntry, like: str) -> CardWords:
    """A number is called after its worth, whatever its id; what the file does not say is said like that card."""
    worth = entry.whole("value", -HIGHEST_NUMBER, HIGHEST_NUMBER)
    corner = str(worth).replace("-", "−")
    return entry.words(corner, like=like, number=abs(worth), points=plural(abs(worth), "point"))


def _outlaw_words(entry: CardEntry) -> CardWords:
    """OP-R27. The text says what the outlaw of this file does."""
    does = said(VOCABULARY, VOCABULARY.row(_read_outlaw(entry)[0]))
    return entry.words(person=True, does=f"{does[0].upper()}{does[1:]}")


def _custom_words(entry: CardEntry, nth: int) -> CardWords:
    """OP-R28. A filling of the table's own has the house's name only while it does what the house's does."""
    words = _outlaw_words(entry)
    if entry.has("name") or VOCABULARY.row(_read_outlaw(entry)[0]) == _house_filling(nth):
        return words
    return replace(words, name=f"Custom Outlaw {nth + 1}")


@cache
def _house_filling(nth: int) -> list[int]:
    entry = CardFile.read(CARD_FILE).by_id(CUSTOM_IDS, "custom_outlaw")[nth]
    return VOCABULARY.row(_read_outlaw(entry)[0])


def _custom_outlaws(file: CardFile) -> list[CardEntry]:
    """OP-R28. None, one or two, in order."""
    entries = file.entries("custom_outlaw")
    for number, entry in enumerate(entries):
        if number == len(CUSTOM_IDS):
            raise entry.wrong("id", f"is a third custom outlaw; there are {len(CUSTOM_IDS)}")
        if entry.id != CUSTOM_IDS[number]:
            raise entry.wrong("id", f"is {entry.id!r}, expected {CUSTOM_IDS[number]!r} here")
    return entries


def holdings(game: Any) -> dict[str, int]:
    """Every card by kind, wherever it lies; a face-down card that nobody has looked at is still counted in its lot."""
    known = game.grid[: game.seats][game.grid[: game.seats] >= 0]
    loose = [*known, *game.top[: min(int(game.discards), IN_REACH)], *game.drawn[: game.in_hand]]
    held = Counter(int(card) for card in loose)
    return {
        f"kind {kind}": int(game.deck[kind]) + int(game.backs[kind]) + int(game.buried[kind]) + held[kind]
        for kind in range(KINDS)
    }
