"""Losing life, elimination, rewards and penalties: BNG-110 to BNG-119."""

from __future__ import annotations

from sixgun.games.bang.rules.aim import reach

from .scene import Scene


def kill(scene: Scene, victim: str, killer: str = "P1") -> Scene:
    """The victim has one life point and no answer."""
    held = [name for name in scene.hand_of(killer) if name != "Duel 8♣"]
    scene.turn_of(killer).life(victim, 1).hand(killer, ", ".join([*held, "Duel 8♣"]))
    return scene.play(killer, f"play Duel 8♣ at {victim}")


def test_a_loss_runs_in_order_points_rescue_then_elimination_or_abilities() -> None:
    """BNG-110, BNG-R33."""
    scene = Scene(4).is_("P2", "El Gringo").life("P2", 1).hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦, Scope A♠")
    scene.play("P1", "play BANG! 4♦ at P2").play("P2", "let it happen")
    assert scene.life_of("P2") == 0
    assert scene.hand_of("P1") == ["Scope A♠"]
    scene.play("P2", "answer with Beer 6♥")
    assert scene.hand_of("P2") == ["Scope A♠"]


def test_who_is_not_rescued_is_eliminated() -> None:
    """BNG-111."""
    scene = Scene(4).life("P2", 1).hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    scene.play("P2", "let it happen").play("P2", "let it happen")
    assert scene.eliminated == ["P2"]


def test_role_and_all_cards_of_the_eliminated_are_laid_open() -> None:
    """BNG-112."""
    scene = kill(Scene(4).hand("P2", "Scope A♠, Beer 6♥").lay("P2", "Mustang 8♥"), "P2")
    scene.play("P2", "let it happen").play("P2", "let it happen")
    assert scene.sees_role("P3", "P2") == "Outlaw"
    assert sorted(scene.discards) == sorted(["Duel 8♣", "Mustang 8♥", "Beer 6♥", "Scope A♠"])
    assert scene.hand_of("P2") == scene.in_front_of("P2") == []


def test_the_eliminated_chooses_the_order_where_it_can_matter() -> None:
    """BNG-112: for Pedro Ramirez, who may take the top card."""
    scene = Scene(4).is_("P4", "Pedro Ramirez").hand("P2", "Scope A♠, Beer 6♥").lay("P2", "Mustang 8♥")
    scene = kill(scene, "P2").play("P2", "let it happen").play("P2", "let it happen")
    assert scene.decider == "P2"
    assert len(scene.allowed("discard")) == 3
    assert scene.refused("let it happen") == "BNG-62"
    scene.play("P2", "discard Scope A♠", "discard Mustang 8♥")
    assert scene.discards == ["Duel 8♣", "Scope A♠", "Mustang 8♥", "Beer 6♥"]
    assert scene.decider == "P1"


def test_the_eliminated_take_no_further_part() -> None:
    """BNG-113."""
    scene = kill(Scene(5), "P2")
    assert scene.refused("play BANG! 4♦ at P2") in ("BNG-113", "BNG-19")
    scene.hand("P1", "Gatling 10♥, General Store 9♣").play("P1", "play Gatling 10♥")
    assert scene.life_of("P2") == 0
    scene.play("P1", "play General Store 9♣")
    assert len(scene.allowed("take")) == 4
    for name in ("P1", "P3", "P4"):
        scene.play(name, scene.allowed("take")[0])
    scene.hand("P1", "").end("P1")
    assert scene.turn == "P3"


def test_the_player_of_the_card_has_eliminated_the_victim() -> None:
    """BNG-114."""
    for words in ("Gatling 10♥", "Indians! K♦"):
        scene = Scene(5).turn_of("P5").life("P2", 1).hand("P5", words).play("P5", f"play {words}")
        assert scene.killer_of("P2") == "P5"
        assert scene.game.hand_size[4] == 3
    scene = Scene(5).life("P2", 1).hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    assert scene.killer_of("P2") == "P1"


def test_whoever_loses_a_duel_loses_to_its_player_but_he_himself_to_nobody() -> None:
    """BNG-115, BNG-R63."""
    scene = Scene(5).turn_of("P2").life("P2", 1).hand("P2", "Duel J♠").hand("P4", "BANG! 10♦")
    scene.play("P2", "play Duel J♠ at P4").play("P4", "answer with BANG! 10♦")
    assert scene.eliminated == ["P2"]
    assert scene.killer_of("P2") is None
    assert scene.game.hand_size[3] == 0
    scene = kill(Scene(5), "P4", "P2")
    assert scene.killer_of("P4") == "P2"


def test_three_cards_for_an_outlaw_whoever_did_it() -> None:
    """BNG-116."""
    for killer in ("P1", "P3", "P4", "P5"):
        scene = kill(Scene(5), "P2", killer)
        assert scene.game.hand_size[scene.seat(killer)] == 3


def test_a_sheriff_who_kills_a_deputy_discards_everything() -> None:
    """BNG-117."""
    scene = Scene(5).hand("P1", "Beer 6♥, Scope A♠").lay("P1", "Schofield K♠, Barrel Q♠")
    scene = kill(scene, "P3")
    assert scene.hand_of("P1") == scene.in_front_of("P1") == []
    assert set(scene.discards) == {"Duel 8♣", "Beer 6♥", "Scope A♠", "Schofield K♠", "Barrel Q♠"}
    assert scene.decider == "P1"


def test_a_penalised_sheriff_chooses_the_order_where_it_can_matter() -> None:
    """BNG-117, BNG-112."""
    scene = Scene(5).is_("P5", "Pedro Ramirez").hand("P1", "Beer 6♥, Scope A♠").lay("P1", "Schofield K♠")
    scene = kill(scene, "P3").play("P1", "discard Scope A♠", "discard Beer 6♥")
    assert scene.discards == ["Duel 8♣", "Scope A♠", "Beer 6♥", "Schofield K♠"]


def test_no_reward_for_others_and_no_penalty_but_for_the_sheriff() -> None:
    """BNG-118."""
    scene = kill(Scene(5).hand("P1", "Scope A♠"), "P5")  # the Renegade
    assert scene.hand_of("P1") == ["Scope A♠"]
    scene = kill(Scene(5).hand("P2", "Scope A♠"), "P3", "P2")  # an Outlaw kills the Deputy
    assert scene.hand_of("P2") == ["Scope A♠"]
    scene = kill(Scene(7).hand("P7", "Scope A♠"), "P3", "P7")  # a Deputy kills a Deputy
    assert scene.hand_of("P7") == ["Scope A♠"]


def test_the_order_after_a_fatal_loss() -> None:
    """BNG-119, BNG-R32: role, cards, victory, reward, and then the card goes on."""
    scene = Scene(5).life("P2", 1).hand("P2", "Scope A♠").hand("P1", "Gatling 10♥").hand("P3", "Missed! 3♠")
    scene.play("P1", "play Gatling 10♥").play("P2", "let it happen").play("P2", "let it happen")
    told = " ".join(scene.told())
    marks = ["P2 is eliminated: Outlaw", "P2 discards Scope A♠", "P1 is rewarded", "P1 draws 3 cards"]
    assert [told.index(mark) for mark in marks] == sorted(told.index(mark) for mark in marks)
    assert scene.decider == "P3"
    assert scene.game.hand_size[0] == 3


def test_a_card_reward_is_skipped_if_the_game_is_over() -> None:
    """BNG-119, BNG-R32, BNG-120."""
    scene = kill(Scene(4).gone("P3", "P4"), "P2")
    assert scene.winners == ["P1"]
    assert scene.game.hand_size[0] == 0


def test_beer_against_the_last_hit_and_bart_cassidy() -> None:
    """BNG-S07, BNG-88, BNG-93, BNG-110, BNG-111, BNG-126, BNG-127."""
    for saved in ("Beer 7♥", "Saloon 5♥", ""):
        scene = Scene(4).is_("P2", "Bart Cassidy").life("P2", 1).hand("P2", saved).hand("P1", "BANG! 2♣")
        scene.top("Beer 6♥").play("P1", "play BANG! 2♣ at P2")
        if saved:
            scene.play("P2", "let it happen")
        if saved == "Beer 7♥":
            scene.play("P2", "answer with Beer 7♥")
            assert scene.life_of("P2") == 1
            assert scene.hand_of("P2") == ["Beer 6♥"]
        else:
            if saved:
                scene.play("P2", "let it happen")
            assert scene.eliminated == ["P2"]
            assert scene.game.on_top[0] >= 0 or "Beer 6♥" in scene.hand_of("P1")


def test_two_players_left_beer_fails_and_sid_ketchum_does_not() -> None:
    """BNG-S08, BNG-36, BNG-90, BNG-92, BNG-93, BNG-121, BNG-146, BNG-148, BNG-149, BNG-R39."""
    scene = Scene(4).gone("P2", "P4").roles("Sheriff Outlaw Renegade Outlaw").is_("P3", "Sid Ketchum").life("P3", 1)
    scene.game.shown = 0b1011
    scene.hand("P3", "Beer 9♥, BANG! 3♣").hand("P1", "BANG! 4♦").lay("P1", "Schofield K♠").life("P1", 3)
    scene.play("P1", "play BANG! 4♦ at P3").play("P3", "let it happen")
    assert scene.refused("answer with Beer 9♥") == "BNG-90"
    scene.play("P3", "pay for life with Beer 9♥", "pay for life with BANG! 3♣")
    assert scene.life_of("P3") == 1
    assert scene.hand_of("P3") == []
    scene.end("P1").hand("P3", "Saloon 5♥, Beer 10♥").play("P3", "play Beer 10♥")
    assert scene.life_of("P3") == 1
    scene.play("P3", "play Saloon 5♥")
    assert [scene.life_of("P3"), scene.life_of("P1")] == [2, 4]
    other = Scene(4).gone("P2", "P4").life("P3", 1).hand("P3", "Beer 9♥, BANG! 3♣").hand("P1", "Duel 8♣")
    other.play("P1", "play Duel 8♣ at P3").play("P3", "let it happen")
    assert other.winners == ["P1"]


def test_dynamite_and_several_beers() -> None:
    """BNG-S09, BNG-80, BNG-83, BNG-89, BNG-116."""
    scene = Scene(4).life("P2", 2).hand("P2", "Beer 6♥, Beer 8♥").lay("P2", "Dynamite 2♥").top("Missed! 2♠").begin("P2")
    scene.play("P2", "answer with Beer 6♥", "answer with Beer 8♥")
    assert scene.life_of("P2") == 1
    assert scene.decider == "P2"
    scene = Scene(4).life("P2", 2).hand("P2", "Beer 6♥").lay("P2", "Dynamite 2♥").top("Missed! 2♠").begin("P2")
    scene.play("P2", "answer with Beer 6♥")
    assert scene.eliminated == ["P2"]
    assert scene.game.hand_size[[0, 3]].tolist() == [0, 0]


def test_an_outlaw_dies_in_his_own_duel() -> None:
    """BNG-S12, BNG-23, BNG-112, BNG-113, BNG-115, BNG-116."""
    scene = Scene(5).turn_of("P2").life("P2", 1).hand("P2", "Duel J♠").hand("P4", "BANG! 10♦")
    scene.play("P2", "play Duel J♠ at P4").play("P4", "answer with BANG! 10♦")
    assert scene.eliminated == ["P2"]
    assert scene.sees_role("nobody", "P2") == "Outlaw"
    assert scene.game.hand_size[:5].tolist() == [0, 0, 2, 0, 0]
    assert scene.turn == "P3"


def test_the_sheriffs_gatling() -> None:
    """BNG-S13, BNG-70, BNG-101, BNG-105, BNG-114, BNG-116, BNG-117, BNG-119."""
    scene = Scene(5).hand("P1", "Gatling 10♥, Beer 6♥, Beer 7♥").lay("P1", "Schofield K♠, Barrel Q♠")
    scene.life("P2", 1).life("P3", 1).hand("P4", "Missed! 7♠").life("P5", 3).play("P1", "play Gatling 10♥")
    assert scene.eliminated == ["P2", "P3"]
    assert scene.hand_of("P1") == scene.in_front_of("P1") == []
    assert scene.game.discards == 1 + 5 + 2
    scene.play("P4", "answer with Missed! 7♠")
    assert scene.life_of("P5") == 2
    assert scene.decider == "P1"
    assert reach(scene.game, 0) == 1


def test_vulture_sam() -> None:
    """BNG-S14, BNG-20, BNG-116, BNG-119, BNG-158, BNG-159."""
    scene = Scene(6).roles("Outlaw Sheriff Deputy Renegade Outlaw Outlaw").is_("P4", "Vulture Sam").turn_of("P4")
    scene.lay("P4", "Rev. Carabine A♣").life("P1", 1).hand("P1", "Scope A♠, Missed! 2♠").hand("P4", "BANG! K♦, Beer 6♥")
    scene.hand("P1", "Jail 4♥, Jail J♠").lay("P1", "Mustang 8♥, Scope A♠, Dynamite 2♥")
    scene.play("P4", "play BANG! K♦ at P1").play("P1", "let it happen").play("P1", "let it happen")
    assert scene.game.hand_size[3] == 9
    assert {"Mustang 8♥", "Scope A♠", "Dynamite 2♥", "Jail 4♥", "Jail J♠", "Beer 6♥"} <= set(scene.hand_of("P4"))
    scene.end("P4")
    for _ in range(5):
        scene.play("P4", scene.allowed("discard")[0])
    assert scene.turn == "P5"
