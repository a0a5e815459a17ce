"""Experience: cards in front of a player are kept for the next game, BNG-T46 to BNG-T54."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.bang import GAME
from sixgun.games.bang.words import Stage, Zone

from .purses import Table
from .scene import Scene, card
from .test_elimination import kill

THREE = ["Winchester 8♠", "Barrel K♠", "Mustang 9♥"]


def gringo(money: int, cards: list[str] = THREE, **given: Any) -> Table:
    """P2 is El Gringo, with three life points, and these cards lay in front of him."""
    brings = {"P2": {"money": money, "in_front": cards, "character": "El Gringo"}}
    return Table(4, experience="yes", **brings | given)


def test_the_printed_example() -> None:
    """BNG-S28, BNG-T46, BNG-T47, BNG-T48, BNG-T49, BNG-T50, BNG-T51, BNG-T53."""
    table = gringo(3000)
    assert table.allowed() == [
        *["keep Winchester 8♠", "keep Barrel K♠", "keep Mustang 9♥"],
        "keep no more cards",
    ]
    table.play("P2", "keep Winchester 8♠", "keep Barrel K♠", "keep no more cards")
    assert table.purses()["P2"] == 2000
    assert len(table.hand_of("P2")) == 3
    assert {"Winchester 8♠", "Barrel K♠"} < set(table.hand_of("P2"))
    assert (table.game.in_play < 0).all()
    dealt = int(table.game.hand_size.sum()) - 2  # P1 has drawn for his first turn, or is about to
    assert int(table.game.pile) + dealt == 78 - int((table.game.where == Zone.LOOKED_AT).sum())
    # With $900 one card only; and three at any price.
    table = gringo(900).play("P2", "keep Barrel K♠")
    assert table.game.stage >= Stage.DYNAMITE
    assert table.purses()["P2"] == 400
    table = gringo(100_000, [*THREE, "Scope A♠", "Jail 4♥"])
    table.play("P2", "keep Barrel K♠", "keep Mustang 9♥", "keep Scope A♠")
    assert table.game.stage >= Stage.DYNAMITE
    assert table.hand_of("P2") == ["Barrel K♠", "Mustang 9♥", "Scope A♠"]
    assert table.result()["kept"][1] == ["Barrel K♠", "Mustang 9♥", "Scope A♠"]
    assert table.result()["spent"] == [0, 1500, 0, 0]


def test_a_kept_card_replaces_a_dealt_one() -> None:
    """BNG-T48, BNG-T53: whoever keeps nothing may be dealt what lay in front of him, for it is in the deck again."""
    table = gringo(600).play("P2", "keep Mustang 9♥")
    assert int(table.game.hand_size[1]) == 3
    free = [name for name in THREE[:2] if table.game.where[card(name)] in (*range(4), Zone.PILE)]
    assert free == THREE[:2]
    assert (table.game.in_play < 0).all()


def test_kept_cards_are_known_to_everybody() -> None:
    """BNG-T54: openly."""
    table = gringo(600).play("P2", "keep Mustang 9♥")
    assert "P2 keeps Mustang 9♥ for $500." in table.events
    for viewer in (-1, 0, 3):
        assert table.table.veiled(viewer).where[card("Mustang 9♥")] == 1
    assert table.table.veiled(3).where[card("Barrel K♠")] in (Zone.UNSEEN, 3)


def test_the_limit_is_the_starting_life_of_the_new_game() -> None:
    """BNG-T49, BNG-T50, BNG-R22: the Sheriff's extra bullet included."""
    four = [*THREE, "Scope A♠", "Jail 4♥"]
    keep = [f"keep {name}" for name in ("Winchester 8♠", "Barrel K♠", "Mustang 9♥", "Scope A♠")]
    table = gringo(9000, four, sheriff="P2").play("P2", *keep)
    assert table.game.stage >= Stage.DYNAMITE
    assert int(table.game.kept[1].max()) >= 0
    assert table.purses()["P2"] == 7000
    table = gringo(9000, four).play("P2", *keep[:3])
    assert table.game.stage >= Stage.DYNAMITE


def test_cards_kept_beforehand_count() -> None:
    """BNG-T49."""
    brings = {"character": "El Gringo", "money": 9000, "kept": ["Winchester 8♠", "Barrel K♠"], "in_front": ["Scope A♠"]}
    table = Table(4, experience="yes", P2={**brings, "in_front": ["Scope A♠", "Mustang 8♥"]})
    table.play("P2", "keep Scope A♠")
    assert table.game.stage >= Stage.DYNAMITE
    assert table.hand_of("P2") == ["Winchester 8♠", "Barrel K♠", "Scope A♠"]


def test_nobody_spends_more_than_the_total_so_far() -> None:
    """BNG-T51: and a question without a possible purchase is not asked."""
    for money in (-2000, 0, 499):
        table = gringo(money)
        assert table.game.stage >= Stage.DYNAMITE
        assert table.purses()["P2"] == money
    assert gringo(500).decider == "P2"
    assert Table(4, experience="yes", P2={"money": 9000}).game.stage >= Stage.DYNAMITE  # nothing lay in front of him


def test_jail_and_dynamite_can_be_kept_too() -> None:
    """BNG-T52, BNG-R23."""
    table = gringo(1000, ["Jail 4♥", "Dynamite 2♥"]).play("P2", "keep Jail 4♥", "keep Dynamite 2♥")
    assert {"Jail 4♥", "Dynamite 2♥"} < set(table.hand_of("P2"))


def test_an_eliminated_player_has_no_cards_to_keep() -> None:
    """BNG-T52, BNG-R23."""
    scene = Scene(4).lay("P3", "Barrel K♠").lay("P1", "Mustang 8♥").gone("P2").turn_of("P1")
    kill(scene, "P3")
    assert GAME.result_of(scene.game)["in_front"] == [["Mustang 8♥"], [], [], []]


def test_the_choice_goes_clockwise_from_the_sheriff() -> None:
    """BNG-T54, BNG-R25."""
    cards = ["Barrel K♠", "Mustang 8♥", "Scope A♠", "Jail 4♥"]
    brings = {f"P{n + 1}": {"money": 600, "in_front": [name]} for n, name in enumerate(cards)}
    table = Table(4, sheriff="P3", experience="yes", **brings)
    table.play("P3", "keep no more cards").play("P4", "keep Jail 4♥").play("P1", "keep no more cards")
    assert table.decider == "P2"
    assert table.refused("keep Barrel K♠") == "BNG-T46"  # it lay in front of P1
    assert not table.game.hand_size[0]
    table.play("P2", "keep Mustang 8♥")
    assert table.refused("keep Barrel K♠") == "BNG-T54"
    assert table.purses() == {"P1": 600, "P2": 100, "P3": 600, "P4": 100}


def test_only_with_experience_is_anybody_asked() -> None:
    """BNG-T46."""
    brings = {"money": 3000, "in_front": THREE}
    table = Table(4, P2=brings)
    assert table.game.stage >= Stage.DYNAMITE
    assert (table.game.in_play < 0).all()
    assert table.result()["money_left"] == [0, 3000, 0, 0]


def test_a_card_that_is_left_out_of_the_game_cannot_be_kept() -> None:
    """BNG-T46, BNG-13."""
    with pytest.raises(BadOption, match="Barrel K♠ is left out of this game"):
        gringo(3000, first_game="yes")


def test_what_vulture_sam_has_just_inherited_cannot_be_kept() -> None:
    """BNG-R70, BNG-119: it is in his hand when the game is decided."""
    scene = Scene(4).is_("P1", "Vulture Sam").lay("P1", "Scope A♠").lay("P4", "Barrel K♠, Winchester 8♠")
    scene.gone("P2", "P3")
    kill(scene, "P4", "P1")
    assert scene.winners == ["P1"]
    assert {"Barrel K♠", "Winchester 8♠"} <= set(scene.hand_of("P1"))
    assert GAME.result_of(scene.game)["in_front"] == [["Scope A♠"], [], [], []]


def test_the_table_counts_as_it_is_when_the_last_turn_has_been_played() -> None:
    """BNG-R70, BNG-R64."""
    scene = Scene(4, max_turns=1).lay("P3", "Barrel K♠").turn_of("P1")
    scene.game.turns = 1
    scene.end("P1")
    assert GAME.result_of(scene.game)["ending"] == "turn_limit"
    assert GAME.result_of(scene.game)["in_front"] == [[], [], ["Barrel K♠"], []]


def test_a_card_that_was_kept_before_is_paid_for_again() -> None:
    """BNG-R70: only the game just finished counts."""
    table = gringo(1000, ["Barrel K♠"]).play("P2", "keep Barrel K♠")
    again = gringo(table.purses()["P2"], ["Barrel K♠"]).play("P2", "keep Barrel K♠")
    assert again.purses()["P2"] == 0
