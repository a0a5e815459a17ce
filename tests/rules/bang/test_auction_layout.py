"""What a screen shows of the auction and of the keeping of cards, and what is tapped for a move."""

from __future__ import annotations

from sixgun.engine.tabletop import Tabletop
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CHARACTER_NAMES

from .purses import Auction, Table
from .scene import card

FOUR = "Slab the Killer, Bart Cassidy, Rose Doolan, Willy the Kid"
ROSE = CHARACTER_NAMES.index("Rose Doolan")


def laid_for(table: Table, name: str) -> Tabletop:
    return table.table.tabletop(table.viewer(name))


def taps(table: Table, words: str) -> tuple[str, ...]:
    table.changed()
    return GAME.telling.taps(table.table.read(words), int(table.game.to_act))


def note(table: Table, words: str) -> str:
    table.changed()
    return GAME.telling.note(table.game, table.table.read(words), table.table.names)


def test_characters_lie_in_the_middle_with_the_bid_on_the_one_that_is_up() -> None:
    table = Auction(4, FOUR)
    assert taps(table, "auction Rose Doolan") == (f"character.{ROSE}",)
    table.play("P4", "auction Rose Doolan", "bid $300")
    for viewer in ("P3", "nobody"):
        zone = next(zone for zone in laid_for(table, viewer).middle if zone.label == "To enlist")
        assert [(face.name, face.marks) for face in zone.cards] == [
            *[("Bart Cassidy", []), ("Rose Doolan", ["P4: $300"])],
            *[("Slab the Killer", []), ("Willy the Kid", [])],
        ]
        assert [(fact.label, fact.value) for fact in laid_for(table, viewer).facts] == [("Bid", "$300, P4")]
    assert taps(table, "bid $500") == ("amount.500",)
    assert note(table, "bid $500") == "leaves you $500"


def test_everybody_sees_everybodys_money() -> None:
    table = Auction(4, P2={"money": -250}, P3={"money": 12_400})
    for viewer in ("P1", "nobody"):
        money = [fact.value for each in laid_for(table, viewer).players for fact in each.facts if fact.label == "Money"]
        assert money == ["$1,000", "-$250", "$12,400", "$1,000"]
    assert not any(fact.label == "Money" for each in laid_for(Table(4), "P1").players for fact in each.facts)


def test_the_questions_say_what_it_costs() -> None:
    table = Auction(4, FOUR, P4={"money": 30_000}).play("P4", "auction Rose Doolan")
    asked = laid_for(table, "P4")
    assert (asked.heading, asked.rule) == ("Your first bid for Rose Doolan", "BNG-T57")
    assert asked.hint == "At least $100. You have $30,000. One bid may go up to $10,000."
    assert laid_for(table, "P1").heading == "P4 makes the first bid for Rose Doolan"
    table.play("P4", "bid $400")
    asked = laid_for(table, "P3")
    assert (asked.heading, asked.rule) == ("Bid for Rose Doolan, or pass", "BNG-T59")
    assert asked.hint == "P4 bids $400. Bid at least $500, or pass. You have $1,000."
    assert laid_for(table, "P1").hint == "P4 bids $400."


def test_a_character_that_may_be_kept_lies_in_front_of_its_player() -> None:
    table = Auction(4, P4={"had": {"character": "Rose Doolan", "price": 400}})
    [zone] = laid_for(table, "P1").players[3].zones
    assert [(zone.label, face.name, face.marks) for face in zone.cards] == [
        ("From the last game", "Rose Doolan", ["kept for $400?"])
    ]
    assert laid_for(table, "P4").heading == "Keep Rose Doolan?"
    assert note(table, "keep your character") == "Rose Doolan for $400, leaves you $600"
    table.play("P4", "let your character go")
    assert laid_for(table, "P1").players[3].zones == []


def test_cards_that_may_be_kept_are_tapped_where_they_lie() -> None:
    table = Table(4, experience="yes", P2={"character": "El Gringo", "money": 1200, "in_front": ["Dynamite 2♥"]})
    asked = laid_for(table, "P2")
    assert asked.hint == "Each costs $500 and takes the place of a dealt card; at most 2 more cards. You have $1,200."
    [zone] = asked.players[1].zones
    face = zone.cards[1]
    assert (face.name, face.spot, face.marks) == ("Dynamite", f"card.{card('Dynamite 2♥')}", ["from the last game"])
    assert not face.danger
    assert taps(table, "keep Dynamite 2♥") == (f"card.{card('Dynamite 2♥')}",)
    assert note(table, "keep Dynamite 2♥") == "for $500, leaves you $700"


def test_nobody_is_out_or_at_turn_before_the_deal() -> None:
    laid = laid_for(Auction(4, P2={"character": "El Gringo"}), "P3")
    assert not any(player.out or "turn" in player.marks for player in laid.players)
    assert [fact.label for fact in laid.players[1].facts] == ["Life", "Money"]
    assert [player.note for player in laid.players] == ["$1,000"] * 4  # instead of "0 cards"


def test_a_character_picked_after_the_auction_says_its_price() -> None:
    table = Auction(4, FOUR, P1={"money": 0}, P2={"money": 30}, P3={"money": 0})
    assert laid_for(table, "P4").hint == "You pay $100; nobody bids against you."
    assert note(table, "pick Rose Doolan") == "for $100"
    table.play("P4", "pick Rose Doolan").play("P3", "pick Bart Cassidy")
    assert note(table, "pick Willy the Kid") == "for $30"
