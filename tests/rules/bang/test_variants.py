"""Ruthless Law, Cash rewards and cards kept from the last game: BNG-T42 to BNG-T45, BNG-T48, BNG-T53, BNG-T69 on."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_FILE, CHARACTER_NAMES
from sixgun.games.bang.words import Stage

from .scene import Scene, card
from .test_elimination import kill


def law(**options: object) -> Scene:
    return Scene(5, ruthless_law="yes", **options).life("P1", 2)


def test_ruthless_law() -> None:
    """BNG-S27, BNG-20, BNG-T42, BNG-T43, BNG-T44, BNG-R20."""
    scene = law().hand("P1", "BANG! 2♦, BANG! 3♦, Missed! 8♠, Beer 10♥").turn_of("P1")
    scene.game.locked = 0b110  # what the first look at his phase 2 has found
    scene.end("P1")
    assert scene.refused("discard BANG! 2♦") == "BNG-T42"
    scene.play("P1", "discard Missed! 8♠", "discard Beer 10♥")
    assert scene.turn == "P2"
    scene = law().top("BANG! 2♦, BANG! 3♦").hand("P1", "BANG! 4♦").begin("P1")
    assert scene.refused("stop playing cards") == "BNG-T44"
    scene.play("P1", "play BANG! 2♦ at P2").end("P1")
    assert scene.turn == "P2"
    assert scene.hand_of("P1") == ["BANG! 3♦", "BANG! 4♦"]
    scene = law().top("BANG! 2♦, BANG! 3♦").hand("P1", "BANG! 4♦, BANG! 5♦").begin("P1")
    scene.play("P1", "play BANG! 2♦ at P2").end("P1").play("P1", "discard BANG! 3♦")
    assert scene.turn == "P2"


def test_a_bang_is_locked_only_if_it_could_have_been_played() -> None:
    """BNG-T43."""
    scene = law().lay("P2", "Mustang 8♥").lay("P5", "Mustang 9♥").hand("P1", "BANG! 4♦").top("BANG! 2♦, BANG! 3♦")
    scene.begin("P1").end("P1")
    assert len(scene.allowed("discard")) == 3  # nobody was ever in range
    scene = law().lay("P2", "Mustang 8♥").lay("P5", "Mustang 9♥").hand("P1", "BANG! 4♦").top("BANG! 2♦, Beer 6♥")
    scene.begin("P1").end("P1")
    assert len(scene.allowed("discard")) == 3  # not even with another card that could go instead


def test_a_bang_that_could_have_been_played_earlier_in_the_turn_is_locked() -> None:
    """BNG-T43, BNG-T44: the dead end lifts the lock for as many cards as are needed."""
    scene = law().hand("P1", "BANG! 4♦").lay("P1", "Schofield K♠").lay("P2", "Mustang 8♥").lay("P5", "Mustang 9♥")
    scene.top("BANG! 2♦, Volcanic 10♠").begin("P1")  # in range with Schofield
    scene.play("P1", "play Volcanic 10♠")  # nobody is in range any more
    scene.hand("P1", "BANG! 4♦, BANG! 2♦, Beer 6♥, BANG! 7♦").end("P1")
    # Two must go: the Beer and the new BANG! 7♦ are unlocked.
    assert scene.allowed("discard") == ["discard BANG! 7♦", "discard Beer 6♥"]
    scene.hand("P1", "BANG! 4♦, BANG! 2♦, Beer 6♥, Beer 7♥").game.life[0] = 1
    assert len(scene.allowed("discard")) == 4  # three must go, two are unlocked: one lock is lifted
    scene.play("P1", "discard BANG! 4♦")
    assert scene.allowed("discard") == ["discard Beer 6♥", "discard Beer 7♥"]


def test_only_the_sheriff_and_only_bang_cards_are_concerned() -> None:
    """BNG-T45, BNG-R21."""
    scene = law().is_("P1", "Calamity Janet").hand("P1", "Missed! 8♠").top("Missed! 2♠, Missed! 3♠").begin("P1")
    scene.end("P1")
    assert len(scene.allowed("discard")) == 3
    scene = law().life("P2", 2).hand("P2", "BANG! 4♦").top("BANG! 2♦, BANG! 3♦").begin("P2").end("P2")
    assert len(scene.allowed("discard")) == 3
    scene = Scene(5).life("P1", 2).hand("P1", "BANG! 4♦").top("BANG! 2♦, BANG! 3♦").begin("P1").end("P1")
    assert len(scene.allowed("discard")) == 3  # without the option


def test_ruthless_law_does_not_bind_sid_ketchums_payment() -> None:
    """BNG-T45: only discarding in phase 3 is concerned."""
    scene = law().is_("P1", "Sid Ketchum").hand("P1", "BANG! 4♦").top("BANG! 2♦, BANG! 3♦").begin("P1")
    assert scene.stage == Stage.PLAY
    scene.play("P1", "pay for life with BANG! 2♦", "pay for life with BANG! 3♦").end("P1")
    assert scene.turn == "P2"


def test_cash_instead_of_three_cards() -> None:
    """BNG-T69, BNG-T70, BNG-R30."""
    for killer in ("P1", "P4", "P5"):
        scene = kill(Scene(5, cash_rewards="yes"), "P2", killer)
        assert scene.game.hand_size[scene.seat(killer)] == 0
        assert scene.game.cash[scene.seat(killer)] == 1000
        assert int(scene.game.cash.sum()) == 1000
    scene = Scene(5, cash_rewards="yes").lay("P2", "Dynamite 2♥").life("P2", 1).top("Missed! 2♠").begin("P2")
    assert int(scene.game.cash.sum()) == 0


def test_cash_is_paid_even_if_the_kill_ends_the_game() -> None:
    """BNG-T71."""
    scene = kill(Scene(4, cash_rewards="yes").gone("P2", "P3"), "P4", "P1")
    assert scene.winners == ["P1"]
    assert GAME.result_of(scene.game)["cash"] == [1000, 0, 0, 0]


def test_the_sheriffs_penalty_stays_with_cash_rewards() -> None:
    """BNG-T72, BNG-118."""
    scene = kill(Scene(5, cash_rewards="yes").hand("P1", "Beer 6♥"), "P3")
    assert scene.hand_of("P1") == []
    scene = kill(Scene(5, cash_rewards="yes"), "P5")
    assert int(scene.game.cash.sum()) == 0


def test_cash_rewards_in_a_whole_game() -> None:
    """BNG-S30, BNG-118, BNG-T69, BNG-T70, BNG-T71, BNG-T72: what the game itself tells the desk."""
    scene = Scene(5, cash_rewards="yes").turn_of("P3").life("P2", 1).life("P4", 1).hand("P3", "Duel 8♣, Gatling 10♥")
    scene.play("P3", "play Duel 8♣ at P2", "play Gatling 10♥")
    scene.turn_of("P1").hand("P1", "Duel J♠").life("P5", 1).play("P1", "play Duel J♠ at P5")
    result = GAME.result_of(scene.game)
    assert result["ending"] == "law"
    assert result["cash"] == [0, 0, 2000, 0, 0]
    assert result["victories"] == ["Sheriff", None, "Deputy", None, None]
    assert result["survived"] == [True, False, True, False, False]
    assert scene.game.hand_size[2] == 0


def test_kept_cards_are_in_the_starting_hand_and_fewer_are_dealt() -> None:
    """BNG-T48, BNG-T53, BNG-R24."""
    brings = [None, {"character": "El Gringo", "kept": ["Winchester 8♠", "Barrel K♠"]}, None, None]
    options = GAME.settled(seats=4, sheriff=0, brings=brings)
    game = GAME.state.empty()
    for seed in range(5):
        GAME.deal(game[0], options[0], seed)
        assert game[0].where[card("Winchester 8♠")] == game[0].where[card("Barrel K♠")] == 1
        assert game[0].hand_size[1] == game[0].most_life[1] == 3
        assert (game[0].in_play == -1).all()
        view = game[0].copy()
        GAME.veil(view, 3)  # they lay open, so everybody knows them
        assert view.where[card("Winchester 8♠")] == 1


def test_what_cannot_be_brought_gets_a_sentence() -> None:
    """BNG-12, BNG-T53."""

    def bring(*brings: Any, seats: int = 4, **options: Any) -> None:
        GAME.settled(seats=seats, brings=[*brings, *[None] * (seats - len(brings))], **options)

    with pytest.raises(BadOption, match=r"There is no character 'Wily the Kid'\. Did you mean Willy the Kid"):
        bring({"character": "Wily the Kid"})
    with pytest.raises(BadOption, match="Rose Doolan cannot be given to two players"):
        bring({"character": "Rose Doolan"}, {"character": "Rose Doolan"})
    with pytest.raises(BadOption, match="Say what each of the 4 seats brings, with one value a seat, not 5"):
        bring(None, None, None, None, {"character": "Rose Doolan"})
    with pytest.raises(BadOption, match="never lies in front of a player"):
        bring({"kept": ["Beer 6♥"]})
    with pytest.raises(BadOption, match="Scope A♠ cannot be kept twice"):
        bring({"kept": ["Scope A♠"]}, {"kept": ["Scope A♠"]})
    with pytest.raises(BadOption, match="Barrel K♠ is left out of this game"):
        bring({"kept": ["Barrel K♠"]}, first_game="yes")
    with pytest.raises(BadOption, match="In a game of two players everybody picks characters"):
        bring({"character": "Rose Doolan"}, seats=2)
    for wrong in ("Rose Doolan", {"hat": "white"}, {"kept": "Scope A♠"}, {"kept": [3]}):
        with pytest.raises(BadOption):
            bring(wrong)


def test_what_is_brought_may_be_called_as_it_is_at_the_table() -> None:
    """BNG-12: a card file with other names; reports speak of the printed ones."""
    text = CARD_FILE.read_text(encoding="utf-8").replace('name = "Rose Doolan"', 'name = "Rosie"')
    cards = CardFile(text, "mine")
    for name in ("Rosie", "Rose Doolan"):
        options = GAME.settled(4, cards, [{"character": name}, None, None, None])
        assert CHARACTER_NAMES[options[0].given_character[0] - 1] == "Rose Doolan"
