"""The sixteen characters: BNG-126 to BNG-161."""

from __future__ import annotations

import pytest

from sixgun.games.bang.rules.aim import distance
from sixgun.games.bang.words import Stage

from .scene import Scene
from .test_elimination import kill


def shot_at(scene: Scene, with_card: str = "BANG! 4♦", at: str = "P2") -> Scene:
    return scene.hand("P1", with_card).play("P1", f"play {with_card} at {at}")


def test_bart_cassidy_draws_for_each_life_point_whatever_the_cause() -> None:
    """BNG-126."""
    scene = shot_at(Scene(4).is_("P2", "Bart Cassidy"))
    assert len(scene.hand_of("P2")) == 1
    scene = Scene(4).is_("P2", "Bart Cassidy").lay("P2", "Dynamite 2♥").top("Missed! 2♠").begin("P2")
    assert len(scene.hand_of("P2")) == 3 + 2


def test_bart_cassidy_draws_only_if_he_survives() -> None:
    """BNG-127, BNG-R34."""
    scene = shot_at(Scene(4).is_("P2", "Bart Cassidy").life("P2", 1).top("Beer 6♥"))
    assert scene.eliminated == ["P2"]
    assert scene.hand_of("P2") == []


@pytest.mark.parametrize(("second", "cards"), [("Cat Balou 9♦", 3), ("Beer 6♥", 3), ("Missed! K♣", 2), ("Scope A♠", 2)])
def test_black_jack_shows_his_second_card_and_a_red_one_brings_another(second: str, cards: int) -> None:
    """BNG-128."""
    scene = Scene(4).is_("P2", "Black Jack").top(f"BANG! 4♣, {second}, BANG! 5♦").begin("P2")
    assert len(scene.hand_of("P2")) == cards
    assert scene.sees_hand("P4", "P2") == [second]
    assert f"P2 shows {second}." in scene.heard("nobody")
    assert not [event for event in scene.heard("nobody") if "BANG! 5♦" in event]


def test_black_jacks_card_is_not_a_draw() -> None:
    """BNG-129."""
    scene = Scene(4).is_("P2", "Black Jack").top("BANG! 4♣, Cat Balou 9♦").begin("P2")
    assert scene.discards == []
    assert "Cat Balou 9♦" in scene.hand_of("P2")


def test_calamity_janet_shoots_with_missed_within_range_and_answers_with_bang() -> None:
    """BNG-130, BNG-131."""
    scene = Scene(6).is_("P1", "Calamity Janet").hand("P1", "Missed! 5♠, BANG! 4♦")
    assert scene.refused("play Missed! 5♠ at P3") == "BNG-52"
    scene.play("P1", "play Missed! 5♠ at P2")
    assert scene.life_of("P2") == 3
    assert scene.refused("play BANG! 4♦ at P2") == "BNG-57"
    scene = shot_at(Scene(4).is_("P2", "Calamity Janet").hand("P2", "BANG! 5♦")).play("P2", "answer with BANG! 5♦")
    assert scene.life_of("P2") == 4


def test_calamity_janet_discards_missed_in_a_duel_and_for_indians() -> None:
    """BNG-132."""
    scene = shot_at(Scene(4).is_("P2", "Calamity Janet").hand("P2", "Missed! 5♠, Missed! 6♠"), "Duel 8♣")
    scene.play("P2", "answer with Missed! 5♠")
    assert scene.life_of("P1") == 3
    scene.hand("P1", "Indians! K♦").play("P1", "play Indians! K♦").play("P2", "answer with Missed! 6♠")
    assert scene.life_of("P2") == 4


def test_calamity_janet_mixes_her_answers_to_slab() -> None:
    """BNG-133."""
    scene = shot_at(
        Scene(4).is_("P1", "Slab the Killer").is_("P2", "Calamity Janet").hand("P2", "BANG! 5♦, Missed! 6♠")
    )
    scene.play("P2", "answer with BANG! 5♦", "answer with Missed! 6♠")
    assert scene.life_of("P2") == 4


@pytest.mark.parametrize("words", ["BANG! 4♦ at P2", "Gatling 10♥", "Indians! K♦", "Duel 8♣ at P2"])
def test_el_gringo_takes_a_random_card_from_whoever_hit_him(words: str) -> None:
    """BNG-134, BNG-135."""
    scene = Scene(4).is_("P2", "El Gringo").hand("P1", f"{words.removesuffix(' at P2')}, Beer 6♥, Beer 7♥")
    scene.play("P1", f"play {words}")
    assert scene.life_of("P2") == 3
    assert len(scene.hand_of("P2")) == 1
    assert len(scene.hand_of("P1")) == 1


def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:
    """BNG-134."""
    scene = shot_at(Scene(4).is_("P2", "El Gringo"))
    assert scene.hand_of("P2") == []
    assert scene.decider == "P1"


def test_el_gringo_takes_nothing_for_dynamite_his_own_duel_or_when_dead() -> None:
    """BNG-136, BNG-R34, BNG-R63."""
    scene = (
        Scene(4).is_("P2", "El Gringo").turn_of("P2").hand("P2", "Duel J♠, Scope A♠").hand("P3", "BANG! 10♦, Beer 6♥")
    )
    scene.play("P2", "play Duel J♠ at P3").play("P3", "answer with BANG! 10♦").play("P2", "let it happen")
    assert scene.life_of("P2") == 3
    assert not [event for event in scene.told() if "out of" in event]  # not even from his own hand
    assert scene.hand_of("P3") == ["Beer 6♥"]
    scene = Scene(4).is_("P2", "El Gringo").life("P2", 1).hand("P1", "BANG! 4♦, Scope A♠")
    scene.play("P1", "play BANG! 4♦ at P2")
    assert scene.eliminated == ["P2"]
    assert "Scope A♠" in scene.hand_of("P1")


def test_jesse_jones_may_take_his_first_card_from_any_hand() -> None:
    """BNG-137."""
    scene = Scene(7).is_("P2", "Jesse Jones").hand("P6", "Beer 6♥").top("Scope A♠").begin("P2")
    assert scene.allowed() == ["draw from the pile", "draw from the hand of P6"]
    assert scene.refused("draw from the hand of P3") == "BNG-137"
    assert scene.refused("draw from the hand of P2") == "BNG-R45"
    assert scene.refused("draw from the discard pile") == "BNG-144"
    scene.play("P2", "draw from the hand of P6")
    assert scene.hand_of("P2") == ["Beer 6♥", "Scope A♠"]
    scene = Scene(7).is_("P2", "Jesse Jones").hand("P6", "Beer 6♥").top("Scope A♠, Mustang 8♥").begin("P2")
    scene.play("P2", "draw from the pile")
    assert scene.hand_of("P2") == ["Mustang 8♥", "Scope A♠"]
    scene = Scene(7).is_("P2", "Jesse Jones").begin("P2")  # nobody has a card: nothing to ask
    assert scene.stage == Stage.PLAY
    assert Scene(4).refused("draw from the hand of P2") == "BNG-18"


def test_jourdonnais_has_a_barrel_at_all_times() -> None:
    """BNG-138."""
    scene = shot_at(Scene(4).is_("P2", "Jourdonnais").lay("P2", "Barrel Q♠").top("BANG! 2♦, Beer 6♥"))
    scene.play("P2", "draw! for the Barrel", "draw! for the Barrel")
    assert scene.life_of("P2") == 4
    scene = shot_at(Scene(4).is_("P2", "Jourdonnais").top("BANG! 2♦")).play("P2", "draw! for the Barrel")
    assert scene.life_of("P2") == 3


def test_jourdonnais_against_slab() -> None:
    """BNG-139, BNG-151."""
    scene = Scene(4).is_("P1", "Slab the Killer").is_("P2", "Jourdonnais").lay("P2", "Barrel Q♠")
    scene = shot_at(scene.top("Beer 6♥, BANG! 2♦").hand("P2", "Missed! 3♠"))
    scene.play("P2", "draw! for the Barrel", "draw! for the Barrel", "answer with Missed! 3♠")
    assert scene.life_of("P2") == 4


def test_kit_carlson_looks_at_three_keeps_two_and_puts_one_back() -> None:
    """BNG-140, BNG-141."""
    scene = Scene(4).is_("P2", "Kit Carlson").top("Missed! 2♠, Beer 6♥, BANG! 3♦, Scope A♠").begin("P2")
    assert scene.allowed() == ["put back BANG! 3♦", "put back Missed! 2♠", "put back Beer 6♥"]
    assert scene.refused("put back Scope A♠") == "BNG-97"
    assert scene.sees_in_the_middle("P1", "To choose from") == []
    assert len(scene.sees_in_the_middle("P2", "To choose from")) == 3
    scene.play("P2", "put back Missed! 2♠")
    assert scene.hand_of("P2") == ["BANG! 3♦", "Beer 6♥"]
    scene.end("P2")
    assert "Missed! 2♠" in scene.hand_of("P3")


def test_kit_carlson_keeps_all_if_there_are_fewer_than_three() -> None:
    """BNG-R49, BNG-140."""
    scene = Scene(4).is_("P2", "Kit Carlson").pile(2).begin("P2")
    assert scene.stage == Stage.PLAY
    assert len(scene.hand_of("P2")) == 2


@pytest.mark.parametrize(("choice", "turn"), [("let count Cat Balou K♥", "P2"), ("let count Missed! 6♠", "P3")])
def test_lucky_duke_turns_up_two_cards_and_chooses(choice: str, turn: str) -> None:
    """BNG-142."""
    scene = Scene(4).is_("P2", "Lucky Duke").lay("P2", "Jail 10♠").top("Missed! 6♠, Cat Balou K♥").begin("P2")
    assert scene.decider == "P2"
    assert scene.refused("let count Beer 6♥") == "BNG-97"
    scene.play("P2", choice)
    assert scene.turn == turn
    assert scene.discards == ["Missed! 6♠", "Cat Balou K♥", "Jail 10♠"]
    assert Scene(4).refused("let count Beer 6♥") == "BNG-142"


def test_lucky_duke_leaves_jail() -> None:
    """BNG-S05, BNG-18, BNG-42, BNG-43, BNG-45, BNG-76, BNG-142."""
    scene = Scene(4).is_("P2", "Lucky Duke").lay("P2", "Jail 10♠").top("Missed! 6♠, Cat Balou K♥").pile(30).begin("P2")
    assert scene.sees_in_the_middle("nobody", "To choose from") == ["Missed! 6♠", "Cat Balou K♥"]
    scene.play("P2", "let count Cat Balou K♥")
    assert scene.decider == "P2"
    assert scene.game.pile == 26
    assert scene.game.discards == 3


def test_lucky_duke_draws_twice_for_dynamite_and_for_a_barrel() -> None:
    """BNG-142."""
    scene = Scene(4).is_("P2", "Lucky Duke").lay("P2", "Dynamite 2♥").top("Missed! 6♠, Cat Balou K♥").begin("P2")
    scene.play("P2", "let count Cat Balou K♥")
    assert scene.life_of("P2") == 4
    scene = shot_at(Scene(4).is_("P2", "Lucky Duke").lay("P2", "Barrel Q♠").top("Missed! 6♠, Cat Balou K♥"))
    scene.play("P2", "draw! for the Barrel", "let count Cat Balou K♥")
    assert scene.life_of("P2") == 4


def test_paul_regret_and_rose_doolan_change_distances() -> None:
    """BNG-143, BNG-145."""
    scene = Scene(6).is_("P3", "Paul Regret").is_("P1", "Rose Doolan")
    assert distance(scene.game, 3, 2) == 2
    assert distance(scene.game, 2, 3) == 1
    assert distance(scene.game, 0, 2) == 2
    scene.lay("P3", "Mustang 8♥").lay("P1", "Scope A♠")
    assert distance(scene.game, 3, 2) == 3
    assert distance(scene.game, 0, 3) == 1
    scene = Scene(6).is_("P1", "Rose Doolan").lay("P1", "Volcanic 10♠").hand("P1", "BANG! 4♦, Panic! Q♥")
    scene.hand("P3", "Beer 6♥")
    assert scene.can("play BANG! 4♦ at P3")
    assert scene.can("play Panic! Q♥ at P3")


def test_pedro_ramirez_may_take_the_top_discard() -> None:
    """BNG-144."""
    scene = Scene(4).is_("P2", "Pedro Ramirez").discarded("Beer 6♥, Panic! 8♦").top("Scope A♠").begin("P2")
    assert scene.allowed() == ["draw from the pile", "draw from the discard pile"]
    assert scene.refused("draw from the hand of P3") == "BNG-137"
    scene.play("P2", "draw from the discard pile")
    assert scene.hand_of("P2") == ["Panic! 8♦", "Scope A♠"]
    assert scene.discards == ["Beer 6♥"]
    assert scene.sees_hand("P3", "P2") == ["Panic! 8♦"]
    scene = Scene(4).is_("P2", "Pedro Ramirez").begin("P2")  # an empty discard pile: nothing to ask
    assert scene.stage == Stage.PLAY


def test_sid_ketchum_pays_two_cards_for_a_life_point_as_often_as_he_can() -> None:
    """BNG-146, BNG-R61."""
    scene = Scene(4).is_("P1", "Sid Ketchum").life("P1", 1).hand("P1", "BANG! 4♦, BANG! 5♦, BANG! 6♦, BANG! 7♦")
    scene.play("P1", "pay for life with BANG! 4♦")
    assert scene.allowed() == [f"pay for life with BANG! {n}♦" for n in (5, 6, 7)]
    scene.play("P1", "pay for life with BANG! 6♦", "pay for life with BANG! 5♦", "pay for life with BANG! 7♦")
    assert scene.life_of("P1") == 3
    assert scene.refused("pay for life with BANG! 4♦") == "BNG-146"
    assert Scene(4).hand("P1", "BANG! 4♦, BANG! 5♦").life("P1", 1).refused("pay for life with BANG! 4♦") == "BNG-146"


def test_sid_ketchum_needs_a_missing_life_point() -> None:
    """BNG-147, BNG-R41."""
    scene = Scene(4).is_("P1", "Sid Ketchum").hand("P1", "BANG! 4♦, BANG! 5♦")
    assert scene.refused("pay for life with BANG! 4♦") == "BNG-147"


def test_sid_ketchum_in_the_rescue_window_alone_or_with_beer() -> None:
    """BNG-148."""
    scene = Scene(4).is_("P2", "Sid Ketchum").life("P2", 2).hand("P2", "Beer 6♥, BANG! 4♦, BANG! 5♦")
    scene.lay("P2", "Dynamite 2♥").top("Missed! 2♠").begin("P2")
    assert scene.life_of("P2") == -1
    scene.play("P2", "pay for life with BANG! 4♦", "pay for life with BANG! 5♦", "answer with Beer 6♥")
    assert scene.life_of("P2") == 1
    assert scene.decider == "P2"


def test_sid_ketchum_also_with_two_players_left() -> None:
    """BNG-149, BNG-R39."""
    scene = Scene(4).gone("P2", "P4").is_("P3", "Sid Ketchum").life("P3", 1).hand("P3", "BANG! 5♦, Missed! 3♠")
    scene.hand("P1", "Duel 8♣").play("P1", "play Duel 8♣ at P3").play("P3", "let it happen")
    scene.play("P3", "pay for life with BANG! 5♦", "pay for life with Missed! 3♠")
    assert scene.life_of("P3") == 1


def test_sid_ketchums_chances_are_fixed() -> None:
    """BNG-R61: phase 3, each answer, and before a card of his hand is taken; not at the Sheriff's penalty."""
    hand = "BANG! 4♦, BANG! 5♦, Beer 6♥"
    scene = Scene(4).is_("P1", "Sid Ketchum").life("P1", 2).hand("P1", hand).end("P1")
    scene.play("P1", "pay for life with BANG! 4♦", "pay for life with BANG! 5♦")
    assert scene.turn == "P2"
    for words in ("BANG! 7♦", "Duel 8♣"):
        scene = shot_at(Scene(4).is_("P2", "Sid Ketchum").life("P2", 2).hand("P2", hand), words)
        assert len(scene.allowed("pay for life")) == 3
    scene = shot_at(Scene(4).is_("P2", "Sid Ketchum").life("P2", 2).hand("P2", "BANG! 4♦, Beer 6♥"), "Cat Balou K♥")
    assert scene.decider == "P2"
    assert scene.refused("answer with Beer 6♥") == "BNG-34"
    scene.play("P2", "pay for life with BANG! 4♦", "pay for life with Beer 6♥")
    assert scene.life_of("P2") == 3
    assert scene.decider == "P1"  # the hand is empty, so nothing is taken
    assert scene.discards == ["Cat Balou K♥", "BANG! 4♦", "Beer 6♥"]
    scene = Scene(4).is_("P3", "Sid Ketchum").life("P3", 2).hand("P3", "BANG! 4♦, Beer 6♥").is_("P2", "Jesse Jones")
    scene.top("Scope A♠, Mustang 8♥").begin("P2").play("P2", "draw from the hand of P3")
    scene.play("P3", "pay for life with BANG! 4♦", "pay for life with Beer 6♥")
    assert scene.hand_of("P2") == ["Mustang 8♥", "Scope A♠"]  # Jesse Jones draws from the pile instead
    scene = Scene(5).is_("P1", "Sid Ketchum").life("P1", 2).hand("P1", "Beer 6♥, Beer 7♥, Beer 8♥")
    scene = kill(scene, "P3")
    assert scene.hand_of("P1") == []
    assert scene.life_of("P1") == 2


def test_sid_ketchum_may_let_his_hand_be_robbed() -> None:
    """BNG-R61, BNG-62."""
    scene = shot_at(Scene(4).is_("P2", "Sid Ketchum").life("P2", 2).hand("P2", "BANG! 4♦, Beer 6♥"), "Panic! Q♥")
    scene.play("P2", "let it happen")
    assert len(scene.hand_of("P1")) == len(scene.hand_of("P2")) == 1
    scene = shot_at(Scene(4).is_("P2", "Sid Ketchum").hand("P2", "BANG! 4♦, Beer 6♥"), "Panic! Q♥")
    assert scene.decider == "P1"  # with all his life points he is not asked


def test_slabs_bang_takes_two_missed_together_or_none() -> None:
    """BNG-150, BNG-153, BNG-R38."""
    scene = shot_at(Scene(4).is_("P1", "Slab the Killer").hand("P2", "Missed! 3♠, Beer 6♥"))
    assert scene.refused("answer with Missed! 3♠") == "BNG-153"
    assert scene.allowed() == ["let it happen"]


def test_a_barrel_is_one_of_the_two_and_is_checked_once() -> None:
    """BNG-151, BNG-64."""
    scene = Scene(4).is_("P1", "Slab the Killer").lay("P2", "Barrel Q♠").hand("P2", "Missed! 3♠").top("Beer 6♥")
    scene = shot_at(scene).play("P2", "draw! for the Barrel")
    assert scene.refused("draw! for the Barrel") == "BNG-64"
    scene.play("P2", "answer with Missed! 3♠")
    assert scene.life_of("P2") == 4


def test_slab_is_special_only_with_bang_cards() -> None:
    """BNG-152, BNG-102."""
    scene = Scene(4).is_("P1", "Slab the Killer").hand("P1", "Gatling 10♥, Duel 8♣, Indians! K♦")
    scene.hand("P2", "Missed! 3♠, BANG! 4♦, BANG! 5♦").play("P1", "play Gatling 10♥").play(
        "P2", "answer with Missed! 3♠"
    )
    scene.play("P1", "play Duel 8♣ at P2").play("P2", "answer with BANG! 4♦").play("P1", "let it happen")
    scene.play("P1", "play Indians! K♦").play("P2", "answer with BANG! 5♦")
    assert scene.life_of("P2") == 4


def test_suzy_lafayette_draws_when_her_hand_is_empty() -> None:
    """BNG-154."""
    scene = Scene(4).is_("P1", "Suzy Lafayette").hand("P1", "Beer 6♥").play("P1", "play Beer 6♥")
    assert len(scene.hand_of("P1")) == 1
    scene = shot_at(Scene(4).is_("P2", "Suzy Lafayette").hand("P2", "Missed! 3♠")).play("P2", "answer with Missed! 3♠")
    assert len(scene.hand_of("P2")) == 1


def test_suzy_lafayette_waits_until_the_card_is_finished() -> None:
    """BNG-155, BNG-156, BNG-R37."""
    scene = Scene(4).is_("P2", "Suzy Lafayette").hand("P2", "Missed! 3♠").hand("P3", "Missed! 4♠")
    scene.hand("P1", "Gatling 10♥").play("P1", "play Gatling 10♥").play("P2", "answer with Missed! 3♠")
    assert scene.decider == "P3"
    assert scene.hand_of("P2") == []
    scene.play("P3", "answer with Missed! 4♠")
    assert len(scene.hand_of("P2")) == 1
    scene = Scene(4).is_("P2", "Suzy Lafayette").life("P2", 1).hand("P1", "BANG! 4♦").hand("P2", "Missed! 3♠")
    scene.is_("P1", "Slab the Killer").play("P1", "play BANG! 4♦ at P2").play("P2", "let it happen")
    scene.play("P2", "let it happen")
    assert scene.eliminated == ["P2"]
    assert scene.hand_of("P2") == []  # she draws only if she is alive


@pytest.mark.parametrize(
    ("last", "cards"), [("Stagecoach 9♠", 2), ("Wells Fargo 3♥", 3), ("General Store 9♣", 1), ("Panic! Q♥ at P2", 1)]
)
def test_suzy_gets_no_extra_card_where_her_last_one_brings_some(last: str, cards: int) -> None:
    """BNG-157, BNG-R37."""
    scene = Scene(4).is_("P1", "Suzy Lafayette").hand("P1", last.removesuffix(" at P2")).lay("P2", "Barrel Q♠")
    scene.play("P1", f"play {last}")
    while scene.game.matters:
        scene.play(str(scene.decider), scene.allowed("take")[0])
    assert len(scene.hand_of("P1")) == cards


def test_vulture_sam_takes_everything_before_reward_and_penalty() -> None:
    """BNG-158, BNG-159, BNG-R32."""
    scene = Scene(5).is_("P1", "Vulture Sam").hand("P3", "Beer 6♥").lay("P3", "Scope A♠").hand("P1", "Saloon 5♥")
    scene = kill(scene, "P3").play("P3", "let it happen").play("P3", "let it happen")
    assert scene.hand_of("P1") == []  # the Deputy's cards too are discarded
    assert {"Beer 6♥", "Scope A♠", "Saloon 5♥"} <= set(scene.discards)
    scene = Scene(5).is_("P4", "Vulture Sam").hand("P2", "Jail 4♥").lay("P2", "Scope A♠")
    scene = kill(scene, "P2").play("P2", "let it happen").play("P2", "let it happen")
    assert scene.hand_of("P4") == ["Jail 4♥", "Scope A♠"]
    assert len(scene.hand_of("P1")) == 3


def test_vulture_sams_own_cards_are_discarded_as_usual() -> None:
    """BNG-160."""
    scene = Scene(5).is_("P2", "Vulture Sam").lay("P2", "Scope A♠")
    scene = kill(scene, "P2")
    assert "Scope A♠" in scene.discards


def test_willy_the_kid_shoots_with_any_weapon() -> None:
    """BNG-161."""
    scene = Scene(6).is_("P1", "Willy the Kid").lay("P1", "Schofield K♠").hand("P1", "BANG! 4♦, BANG! 5♦")
    scene.play("P1", "play BANG! 4♦ at P3", "play BANG! 5♦ at P3")
    assert scene.life_of("P3") == 2


def test_drawing_characters() -> None:
    """BNG-S17, BNG-94, BNG-128, BNG-129, BNG-137, BNG-140, BNG-141, BNG-144, BNG-155, BNG-157."""
    jack = Scene(4).is_("P2", "Black Jack").top("BANG! 4♣, Cat Balou 9♦").begin("P2")
    assert len(jack.hand_of("P2")) == 3
    jack = Scene(4).is_("P2", "Black Jack").top("BANG! 4♣, Missed! K♣").begin("P2")
    assert len(jack.hand_of("P2")) == 2
    kit = Scene(4).is_("P1", "Kit Carlson").lay("P2", "Dynamite 2♥").top("Missed! 2♠, Beer 6♥, BANG! 3♦").begin("P1")
    kit.play("P1", "put back Missed! 2♠").end("P1")
    assert kit.life_of("P2") == 1
    jesse = Scene(4).is_("P2", "Jesse Jones").is_("P3", "Suzy Lafayette").hand("P3", "Beer 6♥").top("Scope A♠, Jail 4♥")
    jesse.begin("P2").play("P2", "draw from the hand of P3")
    assert jesse.hand_of("P2") == ["Beer 6♥", "Scope A♠"]
    assert jesse.hand_of("P3") == ["Jail 4♥"]
    pedro = Scene(4).is_("P2", "Pedro Ramirez").discarded("Panic! 8♦").begin("P2")
    pedro.play("P2", "draw from the discard pile")
    assert "Panic! 8♦" in pedro.hand_of("P2")
    suzy = Scene(4).is_("P1", "Suzy Lafayette").hand("P1", "Stagecoach 9♠").play("P1", "play Stagecoach 9♠")
    assert len(suzy.hand_of("P1")) == 2
