"""Own card files: cards added or changed without touching Python, and what is said about mistakes (HSD-R115)."""

from __future__ import annotations

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.games.high_stakes_drifter.cards import card_tables, card_words, house_set, read_cards
from sixgun.games.high_stakes_drifter.decks import check
from sixgun.games.high_stakes_drifter.printed import (
    ABOUT_ACTS,
    ABOUT_STATS,
    faction_of,
    printed,
    rarity_of,
    stands_for,
    type_of,
)
from sixgun.games.high_stakes_drifter.words import CardType, Faction, Rarity, word

from .book import HOUSE, TIN_STARS, mine, swapped

STAGECOACH_MARY = """[[dude]]
id = "stagecoach_mary"
name = "Stagecoach Mary"
faction = "pioneer"
rarity = "rare"
cost = 8
smarts = 6
skill = 7
luck = 4
kicker_limit = 20
abilities = ["win > me : draw 1", "fortune pay:1 > foe_dude.street : mod luck -1 @shootout"]
"""
CHIP = '[[kicker]]\nid = "long_shot"\nname = "Long Shot"\ncolour = "green"\nside_a = "luck +7"\nside_b = "luck -6"\n'
GEAR = '[[gear]]\nid = "old_map"\nname = "Old Map"\nrarity = "common"\ncost = 1\n'
FORTUNE = """[[fortune]]
id = "rain"
name = "Rain"
rarity = "uncommon"
cost = 2
abilities = ["play > everyone : ditch 1"]
"""


def test_a_file_may_add_one_card_of_each_kind() -> None:
    """HSD-R115. Everything of the house is still there; the new ones stand after those of their type."""
    cards = read_cards(mine(STAGECOACH_MARY + GEAR + FORTUNE + CHIP))
    assert (len(cards.cards), len(cards.chips)) == (99, 17)
    assert [cards.cards[n].id for n in (40, 75, 98)] == ["stagecoach_mary", "old_map", "rain"]
    assert {card.id for card in house_set().cards} < {card.id for card in cards.cards}
    mary = cards.card("stagecoach_mary")
    assert mary is not None
    assert (mary.type, mary.rarity, mary.cost, mary.stats, mary.kicker_limit) == (
        CardType.DUDE,
        Rarity.RARE,
        8,
        (6, 7, 4),
        20,
    )
    assert check(swapped(TIN_STARS, "steady_mule", "stagecoach_mary"), cards) == []
    game = card_tables(mine(STAGECOACH_MARY))
    assert (game["cards"], game["cost"][40], game["stat"][40].tolist()) == (97, 8, [6, 7, 4])
    assert game["first_ability"][41] - game["first_ability"][40] == 2


STATIC = {ABOUT_STATS: "static > self : mod skill -1", ABOUT_ACTS: "static > self : must reinvest"}


@pytest.mark.parametrize("rarity", Rarity)
@pytest.mark.parametrize("faction", Faction)
@pytest.mark.parametrize("subjects", [(), (ABOUT_STATS,), (ABOUT_ACTS,), (ABOUT_STATS, ABOUT_ACTS)])
def test_rules_read_from_a_card_what_its_file_says(rarity: Rarity, faction: Faction, subjects: tuple[int, ...]) -> None:
    """HSD-29, HSD-30. Rarity, faction, and whether anything stands as long as the card does: each by itself."""
    clauses = ", ".join(f'"{STATIC[subject]}"' for subject in subjects)
    card = STAGECOACH_MARY.replace('"pioneer"', f'"{word(faction)}"').replace('"rare"', f'"{word(rarity)}"')
    first, last = card.index("abilities"), card.rindex("]")
    card = card[:first] + f"abilities = [{clauses}" + card[last:]
    game = printed(read_cards(mine(card)))
    mary = 40
    assert (rarity_of(game, mary), faction_of(game, mary)) == (rarity, faction)
    assert tuple(subject for subject in STATIC if stands_for(game, mary, subject)) == subjects


def test_what_a_new_card_does_not_say_is_said_after_its_numbers() -> None:
    """HSD-R115."""
    words = card_words(mine(STAGECOACH_MARY + GEAR + FORTUNE + CHIP))
    faces = {face.id: face for sort in words.values() for face in sort}
    mary, gear, fortune, chip = (faces[name] for name in ("stagecoach_mary", "old_map", "rain", "long_shot"))
    assert mary.text == (
        "Smarts 6, skill 7, luck 4; kicker limit $20. When the dude wins a shootout, you draw a card. "
        "In the fortune step, pay $1: an opposing dude in the street has -1 luck until the shootout is over."
    )
    assert (mary.icon, mary.hue, mary.corner, mary.rules) == ("old-wagon", "green", "$8", ("HSD-28", "HSD-29"))
    assert (gear.text, gear.icon, gear.hue) == ("Changes no stat by itself.", "cowboy-boot", "brown")
    assert fortune.text.endswith("When this card is played, each player discards a card at random.")
    assert (chip.text, chip.icon, chip.hue, chip.corner) == ("+7 luck or −6 luck.", "coins", "green", "$25")


def test_a_card_with_the_id_of_a_house_card_replaces_it() -> None:
    """HSD-R115. Words it leaves out are the house's."""
    changed = '[[gear]]\nid = "trail_coffee"\nrarity = "common"\ncost = 2\nskill = 2\n'
    cards = read_cards(mine(changed))
    assert len(cards.cards) == 96
    coffee = cards.card("trail_coffee")
    assert coffee is not None
    assert (coffee.name, coffee.cost, coffee.stats) == ("Trail Coffee", 2, (0, 2, 0))
    face = next(face for face in card_words(mine(changed))["card"] if face.id == "trail_coffee")
    assert (face.text, face.corner) == ("+2 skill.", "$2")


def test_a_house_card_that_does_something_else_is_not_said_to_do_what_it_did() -> None:
    """HSD-R115. The house's text stays only with the house's abilities."""
    same = '[[gear]]\nid = "field_glasses"\nrarity = "common"\ncost = 1\nabilities = ["{}"]\n'
    texts = []
    for ability in ("turnup > foe_dude.street.down : peek", "turnup > me : draw 1"):
        words = card_words(mine(same.replace("{}", ability)))["card"]
        texts.append(next(face.text for face in words if face.id == "field_glasses"))
    assert texts == [
        "Changes no stat by itself. When turned up: look at one concealed opposing dude in the shootout.",
        "Changes no stat by itself. When this card is turned up, you draw a card.",
    ]


def test_a_file_may_stand_alone() -> None:
    """HSD-R115. The house's own file does."""
    assert read_cards(CardFile(HOUSE, "mine.toml")) == house_set()
    with pytest.raises(BadCardFile, match=r"mine\.toml: has 0 \[\[booster\]\] tables; there is one kind of pack"):
        read_cards(CardFile(STAGECOACH_MARY, "mine.toml"))


def test_dudes_come_first_then_gear_then_fortune_cards() -> None:
    """HSD-27. Rules tell the type from the number, so a file may have its cards in any order."""
    start, end = HOUSE.index("[[dude]]"), HOUSE.index("[[kicker]]")
    tables = [f"[[{each}" for each in HOUSE[start:end].split("[[")[1:]]
    house = house_set()
    for order in (tables[::-1], tables[1::2] + tables[::2]):
        file = CardFile("\n".join([HOUSE[:start], *order, HOUSE[end:]]), "mine.toml")
        cards = read_cards(file)
        assert [card.type for card in cards.cards] == [card.type for card in house.cards]
        assert [card.id for card in cards.cards] != [card.id for card in house.cards]
        game = printed(cards)
        assert (game.dudes, game.gears, game.cards) == (40, 34, 96)
        assert [type_of(game, nth) for nth in range(96)] == [card.type for card in cards.cards]


def wrong(text: str) -> str:
    with pytest.raises(BadCardFile) as error:
        card_tables(mine(text))
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 8", "cost = 51", "dude 'stagecoach_mary': cost must be a whole number from 0 to 50, not 51"),
        ("cost = 8\n", "", "dude 'stagecoach_mary': cost is missing"),
        ("skill = 7", "skill = 21", "skill must be a whole number from -20 to 20, not 21"),
        ("luck = 4\n", "", "dude 'stagecoach_mary': luck is missing"),
        ("kicker_limit = 20", "kicker_limit = 101", "kicker_limit must be a whole number from 0 to 100"),
        ('"pioneer"', '"sheep"', "faction must be one of law, outlaw, cavalry, gambler, pioneer, not 'sheep'"),
        ('"rare"', '"odd"', "rarity must be one of common, uncommon, rare, fixed, promotional, not 'odd'"),
        ("draw 1", "drawl 1", "abilities 'win > me : drawl 1': 'drawl' is no deed; expected one of mod"),
        ("pay:1 ", "", "a 'fortune' ability needs '#1' or 'pay:n'"),
        ('["win', '[3, "win', "abilities must be a list of words in quotes"),
        ('id = "stagecoach_mary"', 'id = "Mary!"', "must be small letters, digits and _, such as pat_garrett"),
        ('name = "Stagecoach Mary"\n', "", "dude 'stagecoach_mary': name is missing"),
        ("cost = 8", "cost = 8\ncolour = 1", "dude 'stagecoach_mary': colour is unknown; known fields here"),
        ("cost = 8", 'cost = 8\ntext = "{cost}"', "text may name {stats}, {does} in braces"),
    ],
)
def test_every_mistake_names_card_field_and_line(old: str, new: str, said: str) -> None:
    """HSD-R115."""
    assert old in STAGECOACH_MARY
    sentence = wrong(STAGECOACH_MARY.replace(old, new, 1))
    assert said in sentence
    assert sentence.startswith("mine.toml, line ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CHIP.replace("green", "pink"), "kicker 'long_shot': colour must be one of white, red, blue, green"),
        (
            CHIP.replace("luck +7", "luck +0"),
            "kicker 'long_shot': side_a must be one of smarts, skill, luck and a whole",
        ),
        (CHIP.replace("luck -6", "charm -6"), "such as \"skill +2\", not 'charm -6'"),
        (CHIP.replace("luck +7", "luck"), "side_a must be"),
        (GEAR + 'faction = "law"', "gear 'old_map': faction is unknown"),
        (GEAR + GEAR, "'old_map' is the id or the name of 2 cards; each needs its own"),
        (GEAR.replace("old_map", "wyatt_earp"), "'wyatt_earp' is the id or the name of 2 cards"),
        (GEAR.replace("Old Map", "wyatt EARP"), "'wyatt earp' is the id or the name of 2 cards"),
        ('[[set]]\nid = "other"\n', "set 'other': id is a second set; a file is one set"),
        ('[[joker]]\nid = "joker"\n', "'joker' is unknown; this file has"),
        (
            '[[deck]]\nid = "bad"\nname = "Bad"\nuse = "starter"\ncards = ["53 worn_revolver"]\n',
            "deck 'bad': cards do not make a legal deck: 53 cards: a deck has exactly 54. (HSD-41)",
        ),
        (
            '[[deck]]\nid = "bad"\nname = "Bad"\nuse = "starter"\ncards = ["0 x"]\n',
            "deck 'bad': cards '0 x' is not a number",
        ),
        ('[[deck]]\nid = "bad"\nname = "Bad"\nuse = "table"\n', "deck 'bad': use must be one of starter, quickstart"),
        (
            '[[gear]]\nid = "worn_revolver"\nrarity = "rare"\ncost = 2\n',
            "deck 'tin_stars': cards do not make a legal deck: 3 copies of Worn Revolver: at most 1 of a rare card",
        ),
    ],
)
def test_mistakes_on_other_cards_are_named_too(text: str, said: str) -> None:
    """HSD-R115, HSD-39."""
    assert said in wrong(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("common = 5", "common = 6", "booster 'booster': common and the other rarities make 10 cards; a pack has 9"),
        ("rare = 1\nfixed", "rare = 0\npromotional = 1\n#", "is 1, but there are 0 different promotional cards"),
        ("white = 4", "white = -1", "white must be a whole number from 0 to 100"),
        ("white = 4\nred = 3\nblue = 2\ngreen = 1", "white = 0\nred = 0\nblue = 0\ngreen = 0", "are all 0"),
    ],
)
def test_packs_are_checked(old: str, new: str, said: str) -> None:
    """HSD-189."""
    assert old in HOUSE
    changed = HOUSE.replace(old, new, 1)
    if "promotional = 1" in new:
        changed = changed.replace("\n# = 0\npromotional = 0", "\nfixed = 0")
    with pytest.raises(BadCardFile) as error:
        card_tables(CardFile(changed, "mine.toml"))
    assert said in str(error.value)


def test_a_colour_without_chips_cannot_be_in_packs() -> None:
    """HSD-05."""
    head, _, rest = HOUSE.partition("[[kicker]]")
    decks = rest[rest.index("[[deck]]") :].replace('"dead_eye", "2 fast_draw", "hair_trigger",', '"10 schoolmarm"')
    decks = decks.replace('"harvard_man", "mother_lode",', '"10 schoolmarm"')
    red = '[[kicker]]\nid = "schoolmarm"\ncolour = "red"\nside_a = "smarts +2"\nside_b = "smarts -1"\n\n'
    with pytest.raises(BadCardFile, match="booster 'booster': white is 4, but there is no white kicker chip"):
        card_tables(CardFile(head + red + decks))
    only_red = decks.replace("white = 4", "white = 0").replace("blue = 2", "blue = 0").replace("green = 1", "green = 0")
    assert len(read_cards(CardFile(head + red + only_red)).chips) == 1


def many(count: int, text: str) -> str:
    return "".join(text.replace("old_map", f"map_{n}").replace("Old Map", f"Map {n}") for n in range(count))


def test_there_is_room_for_so_many_cards() -> None:
    """HSD-R115."""
    assert len(read_cards(mine(many(12, GEAR))).cards) == 108
    assert "has 109 different cards; 108 are possible" in wrong(many(13, GEAR))
    chips = [CHIP.replace("long_shot", f"chip_{n}").replace("Long Shot", f"Chip {n}") for n in range(5)]
    assert len(read_cards(mine("".join(chips[:4]))).chips) == 20
    assert "has 21 different kicker chips; 20 are possible" in wrong("".join(chips))
    wordy = GEAR + f"abilities = {['win > me : draw 1'] * 6}\n".replace("'", '"')
    assert "has 77 clauses of abilities; 76 are possible" in wrong(many(2, wordy))
    assert "abilities has 7 clauses; a card can have 6" in wrong(wordy.replace('["win', '["win > me : draw 1", "win'))


def test_there_is_room_for_so_many_starter_decks() -> None:
    """HSD-R115."""
    start = HOUSE.index('[[deck]]\nid = "long_riders"')
    deck = HOUSE[start : HOUSE.index("[[deck]]", start + 1)]
    decks = [deck.replace("long_riders", f"deck_{n}") for n in range(7)]
    assert len(read_cards(mine("".join(decks[:6]))).decks) == 9
    assert "needs 1 to 8 starter decks and one quickstart deck" in wrong("".join(decks))
    shared = HOUSE[HOUSE.index('[[deck]]\nid = "first_shootout"') : HOUSE.index("[[booster]]")]
    assert "one quickstart deck" in wrong(shared.replace("first_shootout", "second_shootout"))


def test_the_name_of_a_set_is_as_short_as_that_of_a_card() -> None:
    """HSD-R115. It stands on the same screens."""
    start = '[[set]]\nid = "mine"\nadd = true\n'
    read_cards(CardFile(start, "mine.toml"))
    with pytest.raises(BadCardFile, match="set 'mine': name must be at most 40 characters"):
        read_cards(CardFile(start + f'name = "{"W" * 41}"\n', "mine.toml"))
