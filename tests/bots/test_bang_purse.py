"""What the gunhand of BANG! spends money on before the deal."""

from __future__ import annotations

from typing import Any

from sixgun.bots.bang import GUNHAND
from sixgun.bots.bang.purse import CARD_PURSE
from sixgun.bots.bot import Mind
from sixgun.games.bang import GAME
from tests.rules.bang.purses import Auction, Table

FOUR = "Bart Cassidy, Paul Regret, Rose Doolan, Willy the Kid"  # the best and the weakest, and two in between


def choice(table: Table, name: str) -> str:
    """What gunhand would do now, in words; it must be this player's decision."""
    assert table.decider == name
    return table.table.words(table.table.ask(Mind(GUNHAND, GAME, 1)))


def survivor(character: str, price: int, money: int = 1000) -> Auction:
    """P4 may keep a character for a price."""
    return Auction(4, P4={"money": money, "had": {"character": character, "price": price}})


def test_the_best_character_is_put_up_for_the_least_bid() -> None:
    table = Auction(4, FOUR)
    assert choice(table, "P4") == "auction Bart Cassidy"
    assert choice(table.play("P4", "auction Bart Cassidy"), "P4") == "bid $100"


def test_a_good_character_is_worth_more_than_a_weak_one() -> None:
    table = Auction(4, FOUR).play("P4", "auction Bart Cassidy", "bid $300")
    assert choice(table, "P3") == "bid $400"
    table = Auction(4, FOUR).play("P4", "auction Paul Regret", "bid $100")
    assert choice(table, "P3") == "pass"


def test_no_character_is_worth_any_price_or_the_whole_purse() -> None:
    table = Auction(4, FOUR, P3={"money": 20_000}).play("P4", "auction Bart Cassidy", "bid $600")
    assert choice(table, "P3") == "pass"
    table = Auction(4, FOUR, P3={"money": 300}).play("P4", "auction Bart Cassidy", "bid $200")
    assert choice(table, "P3") == "pass"


def test_a_character_is_kept_while_it_is_worth_its_price() -> None:
    assert choice(survivor("Bart Cassidy", 400), "P4") == "keep your character"
    assert choice(survivor("Bart Cassidy", 800), "P4") == "let your character go"
    assert choice(survivor("Paul Regret", 0, money=-100), "P4") == "keep your character"
    assert choice(survivor("Paul Regret", 300), "P4") == "let your character go"


def test_the_best_of_what_is_left_is_picked() -> None:
    poor: dict[str, Any] = {f"P{number}": {"money": 40} for number in range(1, 5)}
    assert choice(Auction(4, FOUR, **poor), "P4") == "pick Bart Cassidy"


def test_cards_are_kept_when_there_is_money_to_spare() -> None:
    front = ["Jail 4♥", "Barrel K♠", "Winchester 8♠"]
    assert choice(kept(CARD_PURSE - 1, front), "P2") == "keep no more cards"
    table = kept(CARD_PURSE, front)
    assert choice(table, "P2") == "keep Barrel K♠"
    assert choice(table.play("P2", "keep Barrel K♠"), "P2") == "keep no more cards"
    table = kept(20_000, front).play("P2", "keep Barrel K♠")
    assert choice(table, "P2") == "keep Winchester 8♠"
    assert choice(kept(9000, ["Dynamite 2♥"]), "P2") == "keep no more cards"


def kept(money: int, cards: list[str]) -> Table:
    """P2 may keep these cards."""
    return Table(4, experience="yes", P2={"money": money, "in_front": cards})
