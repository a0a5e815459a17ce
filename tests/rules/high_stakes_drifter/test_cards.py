"""The house set: the card file holds what the catalogue prints, and says it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sixgun.engine.abilitywords import written
from sixgun.engine.cards import CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.options import fill
from sixgun.games.high_stakes_drifter.boosters import cards_of_rarity
from sixgun.games.high_stakes_drifter.cards import CARD_FILE, card_tables, card_words, house_set
from sixgun.games.high_stakes_drifter.cardset import Card
from sixgun.games.high_stakes_drifter.codes import Do
from sixgun.games.high_stakes_drifter.faces import does_said
from sixgun.games.high_stakes_drifter.printed import (
    Printed,
    card_numbers,
    chip_counts,
    faction_of,
    printed,
    rarity_of,
    type_of,
)
from sixgun.games.high_stakes_drifter.vocabulary import VOCABULARY
from sixgun.games.high_stakes_drifter.words import (
    ACTIONS,
    ANTE,
    CARDS,
    DECK,
    FEWEST_SEATS,
    HAND,
    MOST_KINDS,
    NO_FACTION,
    PACK,
    PACKS,
    SEATS,
    STACK,
    STAKE,
    CardType,
    Faction,
    Rarity,
    word,
)
from sixgun.web.icons import icon

from .book import BOOK, rows, rule_numbers, section

SET = house_set()
WORDS = card_words(CardFile.read(CARD_FILE))
FACTIONS = {"Law": "law", "Outlaws": "outlaw", "Cavalry": "cavalry", "Gamblers": "gambler", "Pioneers": "pioneer"}
RULEBOOK = ["Henry Meek", "Plains Saddle", "Gotcha Covered", "Fort Up", "Col. Frederick Benteen", "Dazzling Smile"]


def named(name: str) -> Card:
    return next(card for card in SET.cards if card.name == name)


def dollars(cell: str) -> int:
    return int(cell.removeprefix("$"))


def number(cell: str) -> int:
    return int(cell.replace("−", "-"))


def abilities(cell: str) -> list[str]:
    return [] if cell == "–" else [text.strip("`") for text in cell.split("<br>")]


def written_abilities(card: Card) -> list[str]:
    """The abilities of a card as its file writes them."""
    texts = [written(VOCABULARY, VOCABULARY.row(clause)) for clause in card.clauses]
    return [text for text in " ; ".join(texts).replace(" ; then", "\0then").split(" ; ") if text]


def test_the_sizes_of_the_game_are_the_catalogues() -> None:
    """HSD-04, HSD-41, HSD-45."""
    assert (FEWEST_SEATS, SEATS) == (2, 8)
    assert (DECK, STACK, CARDS) == (54, 50, 432)
    assert (HAND, ACTIONS, ANTE, STAKE) == (5, 3, 5, 100)
    assert (PACK, PACKS, PACK * PACKS) == (9, 6, DECK)


def test_dudes_are_those_of_the_catalogue() -> None:
    """HSD-29. Cost, faction, three stats, kicker limit, rarity, and on some an ability."""
    told = [
        (row[1], FACTIONS[row[2]], row[3], dollars(row[4]), *map(number, row[5:8]), dollars(row[8]), abilities(row[9]))
        for row in rows("#### Dudes (40)")
    ]
    dudes = [card for card in SET.cards if card.type == CardType.DUDE]
    assert told == [
        (
            card.name,
            word(Faction(card.faction)),
            word(card.rarity),
            card.cost,
            *card.stats,
            card.kicker_limit,
            [text.replace("\0", " ; ") for text in written_abilities(card)],
        )
        for card in dudes
    ]


@pytest.mark.parametrize(
    ("heading", "kind"), [("#### Gear (34)", CardType.GEAR), ("#### Fortune (22)", CardType.FORTUNE)]
)
def test_gear_and_fortune_cards_are_those_of_the_catalogue(heading: str, kind: CardType) -> None:
    """HSD-31, HSD-32. They have no faction and no kicker limit."""
    told = [(row[1], row[2], dollars(row[3]), *map(number, row[4:7]), abilities(row[7])) for row in rows(heading)]
    found = [card for card in SET.cards if card.type == kind]
    assert told == [
        (
            card.name,
            word(card.rarity),
            card.cost,
            *card.stats,
            [text.replace("\0", " ; ") for text in written_abilities(card)],
        )
        for card in found
    ]
    assert {(card.faction, card.kicker_limit) for card in found} == {(NO_FACTION, 0)}


def test_kicker_chips_are_those_of_the_catalogue() -> None:
    """HSD-36, HSD-37, HSD-39. Four colours, worth $1, $5, $10 and $25; a change of one stat on each side."""
    told = []
    for row in rows("#### Kicker chips (16)"):
        sides = [(stat, number(change)) for stat, change in (cell.split() for cell in row[4:6])]
        told.append((row[1], row[2], dollars(row[3]), sides))
    assert told == [
        (chip.name, word(chip.colour), chip.value, [(word(stat), change) for stat, change in chip.sides])
        for chip in SET.chips
    ]
    assert {word(chip.colour): chip.value for chip in SET.chips} == {"white": 1, "red": 5, "blue": 10, "green": 25}
    assert all(change for chip in SET.chips for _, change in chip.sides)


def test_types_and_rarities_are_counted_as_the_catalogue_says() -> None:
    """HSD-27, HSD-30."""
    assert Counter(word(card.type) for card in SET.cards) == {"dude": 40, "gear": 34, "fortune": 22}
    assert Counter(word(card.rarity) for card in SET.cards) == {"common": 38, "uncommon": 33, "rare": 21, "fixed": 4}
    assert [word(rarity) for rarity in Rarity] == ["common", "uncommon", "rare", "fixed", "promotional"]


def test_the_totals_of_the_rulebooks_example_come_out() -> None:
    """HSD-31, HSD-32. What gear and fortune cards print is added to the dude's stats."""

    def total(*names: str) -> list[int]:
        return [sum(stats) for stats in zip(*(named(name).stats for name in names), strict=True)]

    assert total("Henry Meek", "Plains Saddle", "Gotcha Covered") == [9, 3, 10]
    assert total("Col. Frederick Benteen", "Dazzling Smile", "Fort Up") == [5, 12, 5]
    assert [named(name).cost for name in RULEBOOK[:4]] == [6, 2, 4, 5]


def test_ready_made_decks_are_those_of_the_catalogue() -> None:
    """HSD-04, HSD-05. The rulebook's six cards are in the quick-start deck, and nothing with an ability."""
    told = section("#### Ready-made decks")
    for ready in SET.decks:
        part = told.split(f"**{ready.deck.name}**")[1].split("**")[0]
        lists = re.findall(r"^- (?:Dudes|Gear|Fortune) \(\d+\): (.*)\.$", part, re.MULTILINE)
        listed = Counter[str]()
        for entry in ", ".join(lists).split(", "):
            copies, name = re.fullmatch(r"(?:(\d)× )?(.*)", entry).groups()  # type: ignore[union-attr]
            listed[name] += int(copies or 1)
        assert listed == Counter(SET.cards[card].name for card in card_numbers(ready.deck.cards, SET))
    shared = SET.decks[2].deck
    assert {named(name).id for name in RULEBOOK} <= set(shared.cards)
    assert not any(SET.cards[card].clauses for card in card_numbers(shared.cards, SET))


def test_copy_cards_are_gear_or_fortune_cards_and_say_so() -> None:
    """HSD-33. Their text has the phrase "becomes a copy"."""
    copies = [card for card in SET.cards if any(clause.deed.code == Do.COPY for clause in card.clauses)]
    assert sorted(card.name for card in copies) == ["Echo of the Past", "Mirror Badge", "Spitting Image", "Understudy"]
    phrase = [face.name for face in WORDS["card"] if "becomes a copy" in face.text]
    assert sorted(phrase) == sorted(card.name for card in copies)


@pytest.mark.parametrize("sort", list(WORDS))
def test_every_card_has_its_words(sort: str) -> None:
    """Name, text, picture and rules; the rules exist, and so does the picture."""
    assert len({face.id for face in WORDS[sort]}) == len(WORDS[sort])
    for face in WORDS[sort]:
        assert face.name.strip()
        assert face.text.endswith("."), face
        assert "{" not in face.text
        assert icon(face.icon), face
        assert face.rules, face
        assert set(face.rules) <= rule_numbers(), face


def test_texts_name_the_numbers_of_the_card() -> None:
    """What a text says of an ability is what the ability does: every number of it, in digits or as a word."""
    in_words = {"1": ["1", "one", " a ", "additional"], "2": ["2", "two"], "0": ["0"]}
    for card, face in zip(SET.cards, WORDS["card"], strict=True):
        for text in written_abilities(card):
            for digits in re.findall(r"(?<!#)\b\d+", text):
                assert any(said in face.text for said in in_words.get(digits, [digits])), face


def face_of(name: str) -> CardWords:
    return next(face for face in [*WORDS["card"], *WORDS["kicker"]] if face.name == name)


def test_cards_in_words() -> None:
    """HSD-29, HSD-39. Hue by faction or type."""
    meek, rifle, chip = face_of("Henry Meek"), face_of("Lever-Action Rifle"), face_of("Dead Eye")
    assert meek.text == "Smarts 6, skill 2, luck 5; kicker limit $10."
    assert (meek.corner, meek.hue, meek.icon) == ("$6", "green", "old-wagon")
    assert (rifle.text, rifle.corner, rifle.hue) == ("+4 skill.", "$3", "brown")
    assert (chip.text, chip.corner, chip.hue) == ("+5 skill or −2 smarts.", "$25", "green")
    assert face_of("Wild Bill Hickok").text.endswith(
        "In the fortune step, once per shootout, pay $3: +2 to every stat."
    )
    assert does_said(named("Wild Bill Hickok")) == (
        "In the fortune step, once per shootout, pay $3: this card has +2 in every stat until the shootout is over."
    )
    assert does_said(named("Henry Meek")) == ""


def test_the_numbers_fit_a_record() -> None:
    """HSD-R115. Card by card, what rules read is what is printed."""
    options = Printed.empty()
    fill(options[0], card_tables(CardFile.read(CARD_FILE)))
    game = options[0]
    assert (game.cards, game.chips, game.starters) == (96, 16, 2)
    assert (game.dudes, game.gears) == (40, 34)
    for nth, card in enumerate(SET.cards):
        assert (type_of(game, nth), rarity_of(game, nth), game.cost[nth]) == (card.type, card.rarity, card.cost)
        assert (faction_of(game, nth), game.kicker_limit[nth]) == (card.faction, card.kicker_limit)
        assert tuple(game.stat[nth]) == card.stats
        mine = game.abilities[game.first_ability[nth] : game.first_ability[nth + 1]]
        assert mine.tolist() == [VOCABULARY.row(clause) for clause in card.clauses]
    for nth, chip in enumerate(SET.chips):
        assert game.chip_colour[nth] == chip.colour
        assert list(zip(game.chip_stat[nth], game.chip_change[nth], strict=True)) == list(chip.sides)
    assert game.first_ability[MOST_KINDS] == sum(len(card.clauses) for card in SET.cards)
    for nth, ready in enumerate(SET.decks[:2]):
        assert game.starter_cards[nth].tolist() == card_numbers(ready.deck.cards, SET)
        assert game.starter_chips[nth].tolist() == chip_counts(ready.deck.kickers, SET)
    assert game.quick_start_deck.tolist() == card_numbers(SET.decks[2].deck.cards, SET)
    assert (game.pack.tolist(), game.colour_weight.tolist()) == ([5, 3, 1, 0, 0], [4, 3, 2, 1])
    assert printed(SET).tobytes() == game.tobytes()
    assert cards_of_rarity(game, Rarity.FIXED) == 4


def test_the_catalogue_numbers_every_rule_once() -> None:
    """No rule and no ruling is missing, and none is there twice."""
    numbers = re.findall(r"^\| (HSD-R?\d+) \|", BOOK, re.MULTILINE)
    assert len(set(numbers)) == len(numbers)
    assert {f"HSD-{number:02}" for number in range(1, 206)} <= set(numbers)
    assert {f"HSD-R{number}" for number in range(1, 118)} <= set(numbers)
