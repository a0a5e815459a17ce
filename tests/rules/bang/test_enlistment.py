"""Character enlistment: BNG-T55 to BNG-T68."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CHARACTER_NAMES
from sixgun.games.bang.words import Stage

from .purses import Auction, Table

FOUR = "Slab the Killer, Bart Cassidy, Rose Doolan, Willy the Kid"


def test_the_printed_auction() -> None:
    """BNG-S29, BNG-T55, BNG-T56, BNG-T57, BNG-T58, BNG-T59, BNG-T60, BNG-T61, BNG-T62, BNG-T63, BNG-T64, BNG-T66."""
    table = Auction(4)
    assert table.purses() == dict.fromkeys(["P1", "P2", "P3", "P4"], 1000)
    assert len(table.offered) == 4
    table.turn_up(FOUR)
    table.play("P4", "auction Willy the Kid", "bid $100").play("P3", "bid $200").play("P2", "pass")
    table.play("P1", "bid $300").play("P4", "bid $400").play("P3", "pass").play("P1", "pass")
    assert table.characters() == {"P4": "Willy the Kid"}
    table.play("P3", "auction Slab the Killer", "bid $100").play("P2", "bid $200").play("P1", "bid $300")
    table.play("P3", "pass").play("P2", "pass")
    table.play("P2", "auction Bart Cassidy", "bid $100").play("P3", "bid $200").play("P2", "pass")
    assert table.purses() == {"P1": 700, "P2": 900, "P3": 800, "P4": 600}
    everybody = {"P1": "Slab the Killer", "P2": "Rose Doolan", "P3": "Bart Cassidy", "P4": "Willy the Kid"}
    assert table.characters() == everybody
    assert table.prices() == {"P1": 300, "P2": 100, "P3": 200, "P4": 400}
    assert table.game.stage >= Stage.DYNAMITE  # P2 had nothing left to choose from, so the cards are dealt
    assert [int(size) for size in table.game.hand_size[1:4]] == [4, 4, 4]
    # P4 is alive at the end, and may keep Willy for another $400.
    result = table.result()
    assert result["paid_for_character"] == [300, 100, 200, 400]
    assert result["spent"] == [300, 100, 200, 400]
    assert result["money_left"] == [700, 900, 800, 600]
    again = Auction(4, P4={"money": 600, "had": {"character": "Willy the Kid", "price": 400}})
    assert again.play("P4", "keep your character").purses()["P4"] == 200


def test_everybody_begins_with_the_total_so_far_or_a_thousand_dollars() -> None:
    """BNG-T55."""
    table = Auction(5, P2={"money": 2750}, P4={"money": -300})
    assert list(table.purses().values()) == [1000, 2750, 1000, -300, 1000]
    assert list(Table(4).purses().values()) == [0, 0, 0, 0]


def test_as_many_characters_are_turned_up_as_players_have_none() -> None:
    """BNG-T56, BNG-R29: none of them is one that somebody has kept."""
    kept: dict[str, Any] = {"P2": {"had": {"character": "Rose Doolan", "price": 0}}, "P5": {"character": "Jourdonnais"}}
    seen: set[str] = set()
    for _ in range(12):
        table = Auction(7, **kept)
        table.game.luck[0] += len(seen) + 1
        table.play("P2", "keep your character")
        assert len(table.offered) == 5
        seen |= set(table.offered)
        assert not seen & {"Rose Doolan", "Jourdonnais"}
    assert len(seen) > 10


def test_the_auction_is_opened_on_the_sheriffs_right() -> None:
    """BNG-T57, BNG-R27: and by the next one counterclockwise who has no character."""
    assert Auction(4).decider == "P4"
    assert Auction(5, sheriff="P3").decider == "P2"
    assert Auction(4, P4={"character": "Jourdonnais"}).decider == "P3"
    assert Auction(4, P4={"character": "Jourdonnais"}, P3={"money": 99}).decider == "P2"


def test_whoever_opens_must_bid() -> None:
    """BNG-T57, BNG-R65: any character and any bid, but both."""
    table = Auction(4, FOUR)
    assert table.allowed() == [f"auction {name}" for name in table.offered]
    assert table.refused("auction Jourdonnais") == "BNG-T56"
    assert table.refused("bid $100") == "BNG-T58"
    table.play("P4", "auction Rose Doolan")
    assert table.refused("pass") == "BNG-R65"
    assert table.refused("auction Willy the Kid") == "BNG-T57"
    assert table.refused("bid $0") == "BNG-T59"
    assert table.allowed() == [f"bid ${hundreds * 100:,}" for hundreds in range(1, 11)]


def test_no_bid_is_below_a_hundred_or_below_the_last_one() -> None:
    """BNG-T58, BNG-T59."""
    table = Auction(4, FOUR).play("P4", "auction Rose Doolan", "bid $300")
    for words in ("bid $0", "bid $200", "bid $300"):
        assert table.refused(words) == "BNG-T59"
    assert table.allowed() == [f"bid ${hundreds * 100:,}" for hundreds in range(4, 11)] + ["pass"]


def test_nobody_bids_more_than_he_has() -> None:
    """BNG-T60."""
    table = Auction(4, FOUR, P3={"money": 650}).play("P4", "auction Rose Doolan", "bid $300")
    assert table.decider == "P3"
    assert table.refused("bid $700") == "BNG-T60"
    assert table.allowed("bid") == ["bid $400", "bid $500", "bid $600"]


def test_a_jump_is_allowed_but_not_without_end() -> None:
    """BNG-R65, BNG-R72."""
    table = Auction(4, FOUR, P4={"money": 30_000}, P3={"money": 1_000_000})
    table.play("P4", "auction Rose Doolan")
    assert table.refused("bid $10,100") == "BNG-R72"
    table.play("P4", "bid $10,000")
    assert table.allowed()[0] == "bid $10,100"
    assert table.allowed()[-2:] == ["bid $20,000", "pass"]
    table.game.bid = 2040
    assert table.allowed()[-2:] == ["bid $204,700", "pass"]
    table.play("P3", "bid $204,700")  # nobody can say more than that
    assert table.purses()["P3"] == 1_000_000 - 204_700


def test_a_pass_is_final_for_that_character() -> None:
    """BNG-T59, BNG-R26."""
    table = Auction(4, FOUR).play("P4", "auction Rose Doolan", "bid $100").play("P3", "pass").play("P2", "bid $200")
    table.play("P1", "bid $300").play("P4", "bid $400")
    assert table.decider == "P2"  # P3 is not asked again
    table.play("P2", "pass").play("P1", "pass")
    assert table.characters() == {"P4": "Rose Doolan"}
    table.play("P3", "auction Willy the Kid", "bid $100").play("P2", "bid $200").play("P1", "pass")
    assert table.decider == "P3"


def test_bidding_goes_counterclockwise_and_comes_back_to_the_opener() -> None:
    """BNG-T59, BNG-R26, BNG-R65."""
    table = Auction(5).turn_up(f"{FOUR}, Jourdonnais")
    table.play("P5", "auction Jourdonnais", "bid $100")
    for name, bid in zip(["P4", "P3", "P2", "P1", "P5"], range(2, 7), strict=True):
        table.play(name, f"bid ${bid * 100}")
    assert table.decider == "P4"


def test_if_all_others_pass_the_opener_pays_the_opening_bid() -> None:
    """BNG-T59, BNG-T61, BNG-R65."""
    table = Auction(4, FOUR).sold("Rose Doolan", "P4", "$300")
    assert (table.characters(), table.purses()["P4"], table.prices()["P4"]) == ({"P4": "Rose Doolan"}, 700, 300)


def test_who_cannot_reach_the_next_hundred_is_not_asked() -> None:
    """BNG-R65."""
    table = Auction(4, FOUR, P3={"money": 350}, P2={"money": 300}).play("P4", "auction Rose Doolan", "bid $300")
    assert table.decider == "P1"
    assert not any("P3 passes" in line for line in table.events)


def test_who_has_a_character_takes_no_part_in_later_auctions() -> None:
    """BNG-T62."""
    table = Auction(4, FOUR).sold("Rose Doolan", "P4").play("P3", "auction Slab the Killer", "bid $100")
    table.play("P2", "pass").play("P1", "bid $200")
    assert table.decider == "P3"  # not P4


def test_the_right_to_open_goes_on_from_the_last_opener() -> None:
    """BNG-T63, BNG-R27: not from the winner; an outbid opener is reached again when the circle comes round."""
    table = Auction(5).turn_up(f"{FOUR}, Jourdonnais")
    table.play("P5", "auction Jourdonnais", "bid $100").play("P4", "pass").play("P3", "bid $200")
    for name in ("P2", "P1", "P5"):
        table.play(name, "pass")
    assert table.decider == "P4"
    table.sold("Rose Doolan", "P4")
    assert table.decider == "P2"  # P3 has Jourdonnais
    table.sold("Slab the Killer", "P2").sold("Willy the Kid", "P1")
    assert table.characters()["P5"] == "Bart Cassidy"


def test_the_last_player_who_can_bid_pays_the_minimum() -> None:
    """BNG-T64, BNG-R66: exactly $100 and no bidding; players with less do not count."""
    table = Auction(4, FOUR, P2={"money": 99}, P3={"money": 0})
    assert table.decider == "P4"
    table.sold("Rose Doolan", "P4", "$500")
    assert table.decider == "P1"
    assert table.refused("bid $100") == "BNG-T58"
    assert table.refused("pick Rose Doolan") == "BNG-T56"
    table.play("P1", "pick Slab the Killer")
    assert (table.purses()["P1"], table.prices()["P1"]) == (900, 100)


def test_who_has_no_hundred_dollars_takes_what_is_left() -> None:
    """BNG-T65, BNG-R28: counterclockwise from the Sheriff's right, for what he has, but not below $0."""
    five = f"{FOUR}, Jourdonnais"
    table = Auction(5, five, P2={"money": -200}, P3={"money": 0}, P4={"money": 70}).sold("Rose Doolan", "P5")
    table.play("P1", "pick Jourdonnais")
    assert table.decider == "P4"
    table.play("P4", "pick Slab the Killer")
    assert (table.purses()["P4"], table.prices()["P4"]) == (0, 70)
    table.play("P3", "pick Willy the Kid")
    assert table.characters()["P2"] == "Bart Cassidy"  # the last one is taken without a question
    assert table.purses() == {"P1": 900, "P2": -200, "P3": 0, "P4": 0, "P5": 900}
    poor: dict[str, Any] = {f"P{number}": {"money": 40} for number in range(1, 5)}
    assert Auction(4, **poor).decider == "P4"  # nobody can bid at all
    assert table.game.stage >= Stage.DYNAMITE


def test_survivors_keep_their_characters_first() -> None:
    """BNG-T66, BNG-T67, BNG-R29: counterclockwise from the new Sheriff's right, the Sheriff last."""
    had: dict[str, Any] = {f"P{n}": {"had": {"character": CHARACTER_NAMES[n], "price": 300}} for n in (1, 2, 4)}
    table = Auction(4, **had)
    assert table.allowed() == ["keep your character", "let your character go"]
    assert table.offered == []
    table.play("P4", "keep your character").play("P2", "let your character go")
    assert table.offered == []  # the Sheriff is still to say
    table.play("P1", "keep your character")
    assert len(table.offered) == 2
    assert table.purses() == {"P1": 700, "P2": 1000, "P3": 1000, "P4": 700}
    assert table.prices() == {"P1": 300, "P2": 0, "P3": 0, "P4": 300}
    assert table.refused("keep your character") == "BNG-T67"
    assert table.refused("let your character go") == "BNG-T67"


def test_who_cannot_afford_the_price_lets_the_character_go() -> None:
    """BNG-T67, BNG-R29."""
    table = Auction(4, P4={"money": 250, "had": {"character": "Rose Doolan", "price": 300}})
    assert table.game.stage == Stage.OPEN_AUCTION
    assert "P4 lets Rose Doolan go." in table.events


def test_released_characters_can_be_turned_up_again() -> None:
    """BNG-T67."""
    met = 0
    for number in range(40):
        table = Auction(7, P7={"had": {"character": "Rose Doolan", "price": 100}})
        table.game.luck[1] += number
        table.play("P7", "let your character go")
        met += "Rose Doolan" in table.offered
    assert 5 < met < 35


def test_a_price_of_nothing_stays_nothing() -> None:
    """BNG-R67: however little the player has; and the price is the same every time."""
    table = Auction(4, P4={"money": -500, "had": {"character": "Rose Doolan", "price": 0}})
    table.play("P4", "keep your character")
    assert (table.purses()["P4"], table.prices()["P4"]) == (-500, 0)
    table = Auction(4, P4={"money": 90, "had": {"character": "Rose Doolan", "price": 70}})
    table.play("P4", "keep your character")
    assert (table.purses()["P4"], table.prices()["P4"], table.game.spent[3]) == (20, 70, 70)


def test_no_auction_if_everybody_keeps_the_character() -> None:
    """BNG-R67."""
    had: dict[str, Any] = {f"P{n}": {"had": {"character": CHARACTER_NAMES[n], "price": 100}} for n in range(1, 5)}
    table = Auction(4, **had)
    for name in ("P4", "P3", "P2", "P1"):
        table.play(name, "keep your character")
    assert table.game.stage >= Stage.DYNAMITE
    assert list(table.purses().values()) == [900] * 4


def test_roles_then_characters_then_cards() -> None:
    """BNG-T68, BNG-R25: roles are dealt when the bidding begins, hands are not."""
    table = Auction(4, FOUR, experience="yes", P3={"money": 2000, "in_front": ["Barrel K♠"]})
    assert table.game.role[0] == 0
    assert not table.game.hand_size.any()
    table.sold("Rose Doolan", "P4").sold("Willy the Kid", "P3").sold("Bart Cassidy", "P2")
    assert table.characters()["P1"] == "Slab the Killer"
    assert table.decider == "P3"
    assert table.game.stage == Stage.KEEP_CARDS
    assert not table.game.hand_size.any()
    table.play("P3", "keep no more cards")
    assert [int(size) for size in table.game.hand_size[1:4]] == [4, 4, 4]
    assert table.game.turn == 0


def test_the_hands_and_the_deck_are_nobodys_to_know_during_the_auction() -> None:
    """BNG-T68: and of the roles everybody knows his own and the Sheriff's."""
    table = Auction(5, experience="yes", P2={"in_front": ["Barrel K♠"]})
    view = table.table.veiled(2)
    assert int((view.where == 14).sum()) == 79  # all but the Barrel, which lies in front of P2
    assert [int(role) >= 0 for role in view.role[:5]] == [True, False, True, False, False]


def test_the_story_tells_amounts_of_any_size() -> None:
    """BNG-T59, BNG-T61."""
    table = Auction(4, FOUR, P4={"money": 204_700}, P3={"money": 50})
    table.game.bid = 1950
    table.play("P4", "auction Willy the Kid", "bid $204,700")
    assert "P4 bids $204,700 for Willy the Kid." in table.events
    assert "P4 enlists Willy the Kid for $204,700." in table.events
    assert table.purses()["P4"] == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_enlistment_needs_a_sheriff(seats: int) -> None:
    """BNG-T57, BNG-T46."""
    with pytest.raises(
        BadOption, match=f"Character enlistment needs a Sheriff, so it is for 4 to 7 players, not {seats}"
    ):
        GAME.settled(seats=seats, enlistment="yes")
    with pytest.raises(BadOption, match="Experience needs a Sheriff"):
        GAME.settled(seats=seats, experience="yes")


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        ({"money": 10.5}, "whole dollars from -.10,000,000 to .10,000,000, not 10.5"),
        ({"money": True}, "The money is whole dollars"),
        ({"money": "much"}, "not 'much'"),
        ({"had": "Rose Doolan"}, "The character of the last game is"),
        ({"had": {"character": "Rose Doolan"}}, "The character of the last game is"),
        ({"had": {"character": "Rosie", "price": 100}}, "There is no character 'Rosie'"),
        ({"had": {"character": "Rose Doolan", "price": 150}}, "below .100 or in whole hundreds, not .150"),
        ({"had": {"character": "Rose Doolan", "price": -1}}, "The price of a character is whole dollars from .0"),
        ({"had": {"character": "Rose Doolan", "price": 0}, "character": "Jourdonnais"}, "cannot keep Rose Doolan"),
        ({"in_front": "Barrel K♠"}, "The cards in front are a list of names"),
        ({"in_front": ["Beer 6♥"]}, "never lies in front of a player"),
        ({"in_front": ["Mustang 8♥", "Mustang 9♥"]}, "never lie in front of one player together"),
        ({"in_front": ["Barrel K♠"], "kept": ["Barrel K♠"]}, "Barrel K♠ cannot be kept twice"),
    ],
)
def test_what_cannot_have_been_so_gets_a_sentence(brought: object, sentence: str) -> None:
    """BNG-T46, BNG-T61, BNG-T66."""
    with pytest.raises(BadOption, match=sentence):
        GAME.settled(seats=4, enlistment="yes", experience="yes", brings=[brought, None, None, None])


def test_nothing_is_brought_by_two_players() -> None:
    """BNG-T46, BNG-T66."""
    rose = {"had": {"character": "Rose Doolan", "price": 100}}
    for other in (rose, {"character": "Rose Doolan"}):
        with pytest.raises(BadOption, match="Rose Doolan cannot be given to two players"):
            GAME.settled(seats=4, enlistment="yes", brings=[rose, other, None, None])
    barrel = {"in_front": ["Barrel K♠"]}
    with pytest.raises(BadOption, match="Barrel K♠ cannot be kept twice"):
        GAME.settled(seats=4, experience="yes", brings=[barrel, barrel, None, None])
