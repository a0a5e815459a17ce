"""BANG!, Missed!, Barrel and Volcanic: BNG-56 to BNG-69; "draw!": BNG-42 to BNG-46."""

from __future__ import annotations

import numpy as np
import pytest

from sixgun.games.bang.cards import CARD_NAMES
from sixgun.games.bang.rules.draws import explodes, is_heart

from .scene import Scene, card


def shot(scene: Scene, at: str = "P2", with_card: str = "BANG! 4♦") -> Scene:
    return scene.hand("P1", with_card).play("P1", f"play {with_card} at {at}")


def test_a_shot_that_is_not_cancelled_costs_a_life_point_and_the_card_is_spent() -> None:
    """BNG-56."""
    scene = shot(Scene(4).hand("P2", "Missed! 3♠")).play("P2", "let it happen")
    assert scene.life_of("P2") == 3
    assert scene.discards == ["BANG! 4♦"]
    scene = shot(Scene(4).hand("P2", "Missed! 3♠")).play("P2", "answer with Missed! 3♠")
    assert scene.life_of("P2") == 4
    assert scene.discards == ["BANG! 4♦", "Missed! 3♠"]


def test_one_bang_a_turn() -> None:
    """BNG-57."""
    scene = Scene(4).hand("P1", "BANG! 4♦, BANG! 5♦").play("P1", "play BANG! 4♦ at P2")
    assert scene.refused("play BANG! 5♦ at P2") == "BNG-57"
    scene.end("P1").hand("P2", "").end("P2").end("P3").end("P4")
    assert scene.can("play BANG! 5♦ at P2")


def test_willy_and_volcanic_are_free() -> None:
    """BNG-57, BNG-68, BNG-161."""
    for scene in (Scene(4).is_("P1", "Willy the Kid"), Scene(4).lay("P1", "Volcanic 10♠")):
        scene.hand("P1", "BANG! 4♦, BANG! 5♦, BANG! 6♦")
        scene.play("P1", "play BANG! 4♦ at P2", "play BANG! 5♦ at P2", "play BANG! 6♦ at P4")
        assert [scene.life_of("P2"), scene.life_of("P4")] == [2, 3]


def test_volcanic_reaches_only_neighbours() -> None:
    """BNG-68, BNG-53."""
    scene = Scene(4).lay("P1", "Volcanic 10♠").hand("P1", "BANG! 4♦")
    assert scene.refused("play BANG! 4♦ at P3") == "BNG-52"


def test_only_a_card_played_as_a_shot_counts() -> None:
    """BNG-58, BNG-102, BNG-109."""
    scene = Scene(4).hand("P1", "Gatling 10♥, BANG! 4♦, Gatling 10♥").play("P1", "play Gatling 10♥")
    assert scene.can("play BANG! 4♦ at P2")
    scene = Scene(4).hand("P1", "BANG! 4♦, Gatling 10♥").play("P1", "play BANG! 4♦ at P2", "play Gatling 10♥")
    assert scene.life_of("P2") == 2


def test_missed_may_be_played_out_of_turn_against_bang_and_gatling() -> None:
    """BNG-59, BNG-101."""
    scene = Scene(4).hand("P1", "Gatling 10♥").hand("P3", "Missed! 3♠").play("P1", "play Gatling 10♥")
    scene.play("P3", "answer with Missed! 3♠")
    assert [scene.life_of(name) for name in ("P1", "P2", "P3", "P4")] == [4, 3, 4, 3]


def test_missed_helps_only_its_owner_against_a_shot() -> None:
    """BNG-60, BNG-104, BNG-108."""
    scene = Scene(4).hand("P1", "Missed! 3♠")
    assert scene.refused("play Missed! 3♠ at P2") == "BNG-60"
    assert scene.refused("play Missed! 3♠") == "BNG-60"
    scene = shot(Scene(4).hand("P2", "Beer 6♥").hand("P3", "Missed! 3♠"))
    assert scene.decider == "P2"
    assert scene.refused("answer with Missed! 3♠") == "BNG-19"
    scene = Scene(4).hand("P1", "Indians! K♦").hand("P2", "Missed! 3♠").play("P1", "play Indians! K♦")
    assert scene.refused("answer with Missed! 3♠") == "BNG-60"
    scene = Scene(4).hand("P1", "Duel 8♣").hand("P2", "Missed! 3♠").play("P1", "play Duel 8♣ at P2")
    assert scene.refused("answer with Missed! 3♠") == "BNG-60"
    scene = Scene(4).lay("P2", "Dynamite 2♥").hand("P2", "Missed! 3♠").top("Missed! 2♠").begin("P2")
    assert scene.life_of("P2") == 1


def test_one_missed_cancels_a_shot_and_slab_needs_two() -> None:
    """BNG-61, BNG-150."""
    scene = shot(Scene(4).hand("P2", "Missed! 3♠, Missed! 4♠")).play("P2", "answer with Missed! 3♠")
    assert scene.hand_of("P2") == ["Missed! 4♠"]
    scene = shot(Scene(4).is_("P1", "Slab the Killer").hand("P2", "Missed! 3♠, Missed! 4♠"))
    scene.play("P2", "answer with Missed! 3♠", "answer with Missed! 4♠")
    assert scene.life_of("P2") == 4
    assert scene.decider == "P1"


def test_nobody_is_forced_to_answer() -> None:
    """BNG-62."""
    for words in ("BANG! 4♦", "Duel 8♣"):
        scene = shot(Scene(4).hand("P2", "Missed! 3♠, BANG! 5♦").lay("P2", "Barrel Q♠"), "P2", words)
        scene.play("P2", "let it happen")
        assert scene.life_of("P2") == 3
        assert len(scene.hand_of("P2")) == 2
    scene = Scene(4).hand("P1", "Indians! K♦").hand("P2", "BANG! 5♦").play("P1", "play Indians! K♦")
    scene.play("P2", "let it happen")
    assert scene.life_of("P2") == 3


def test_a_barrel_answers_a_shot_with_a_heart() -> None:
    """BNG-63, BNG-45."""
    scene = shot(Scene(4).lay("P2", "Barrel Q♠").top("Beer 6♥")).play("P2", "draw! for the Barrel")
    assert scene.life_of("P2") == 4
    assert scene.decider == "P1"
    scene = shot(Scene(4).lay("P2", "Barrel Q♠").top("BANG! 2♦")).play("P2", "draw! for the Barrel")
    assert scene.life_of("P2") == 3


def test_one_check_for_each_barrel() -> None:
    """BNG-64."""
    scene = shot(Scene(4).lay("P2", "Barrel Q♠").hand("P2", "Beer 6♥").top("BANG! 2♦")).play(
        "P2", "draw! for the Barrel"
    )
    assert scene.refused("draw! for the Barrel") == "BNG-64"
    scene.play("P2", "let it happen").end("P1")
    scene.end("P2").end("P3").end("P4").hand("P1", "BANG! 5♦").hand("P2", "Beer 6♥").play("P1", "play BANG! 5♦ at P2")
    assert scene.can("draw! for the Barrel")


def test_barrel_checks_come_before_missed_and_after_a_failed_one_missed_may_be_played() -> None:
    """BNG-65, BNG-R40."""
    scene = shot(Scene(4).lay("P2", "Barrel Q♠").hand("P2", "Missed! 3♠").top("BANG! 2♦"))
    scene.play("P2", "draw! for the Barrel", "answer with Missed! 3♠")
    assert scene.life_of("P2") == 4
    scene = shot(
        Scene(4).is_("P1", "Slab the Killer").lay("P2", "Barrel Q♠").hand("P2", "Missed! 3♠, Missed! 4♠, Beer 6♥")
    )
    scene.play("P2", "answer with Missed! 3♠")
    assert scene.refused("draw! for the Barrel") == "BNG-153"
    assert scene.refused("let it happen") == "BNG-153"
    assert scene.allowed() == ["answer with Missed! 4♠"]


def test_a_barrel_does_not_help_against_indians_duel_and_dynamite() -> None:
    """BNG-66, BNG-104, BNG-108."""
    scene = Scene(4).lay("P2", "Barrel Q♠").hand("P1", "Indians! K♦, Duel 8♣, Gatling 10♥").hand("P2", "Beer 6♥")
    scene.play("P1", "play Indians! K♦")
    assert scene.refused("draw! for the Barrel") == "BNG-34"
    scene.play("P2", "let it happen").play("P1", "play Duel 8♣ at P2")
    assert scene.refused("draw! for the Barrel") == "BNG-34"
    scene.play("P2", "let it happen").play("P1", "play Gatling 10♥")
    assert scene.can("draw! for the Barrel")
    scene = Scene(4).lay("P2", "Barrel Q♠, Dynamite 2♥").top("Missed! 2♠, Beer 6♥").begin("P2")
    assert scene.life_of("P2") == 1
    assert scene.decider == "P2"
    assert scene.game.matters == 0


def test_a_barrel_is_not_used_up() -> None:
    """BNG-67, BNG-33."""
    for turned in ("Beer 6♥", "BANG! 2♦"):
        scene = shot(Scene(4).lay("P2", "Barrel Q♠").top(turned)).play("P2", "draw! for the Barrel")
        assert scene.in_front_of("P2") == ["Barrel Q♠"]


def test_without_volcanic_the_shots_already_fired_count() -> None:
    """BNG-69, BNG-R44."""
    scene = Scene(4).lay("P1", "Volcanic 10♠").hand("P1", "BANG! 4♦, BANG! 5♦, Schofield K♠")
    scene.play("P1", "play BANG! 4♦ at P2", "play Schofield K♠")
    assert scene.refused("play BANG! 5♦ at P2") == "BNG-57"


def test_draw_turns_up_the_top_card_and_discards_it() -> None:
    """BNG-42, BNG-43."""
    scene = shot(Scene(4).lay("P2", "Barrel Q♠").top("Saloon 5♥").life("P3", 2)).play("P2", "draw! for the Barrel")
    assert scene.discards == ["BANG! 4♦", "Saloon 5♥"]
    assert scene.life_of("P3") == 2  # its name does not matter
    assert "P2 draws! for the Barrel: Saloon 5♥." in scene.heard("P4")


def test_spades_two_to_nine_explode_and_every_heart_frees() -> None:
    """BNG-44, BNG-45."""
    exploding = [name for number, name in enumerate(CARD_NAMES) if explodes(number)]
    assert len(exploding) == 10
    assert {name.split()[-1] for name in exploding if name != "Stagecoach 9♠ II"} == {f"{n}♠" for n in range(2, 10)}
    assert sum(is_heart(number) for number in range(80)) == 20
    assert not explodes(card("Jail 10♠"))
    assert not explodes(card("Scope A♠"))
    assert not is_heart(-1)
    assert not explodes(-1)


def test_dynamite_and_jail_are_checked_whether_one_wants_or_not_and_a_barrel_only_if_one_does() -> None:
    """BNG-46."""
    scene = Scene(4).lay("P2", "Dynamite 2♥, Jail J♠").top("BANG! 2♦, Beer 6♥").begin("P2")
    assert scene.in_front_of("P2") == []
    scene = shot(Scene(4).lay("P2", "Barrel Q♠"))
    assert scene.allowed() == ["draw! for the Barrel", "let it happen"]


def test_one_bang_a_turn_and_calamity_janet() -> None:
    """BNG-S03, BNG-57, BNG-58, BNG-68, BNG-102, BNG-109, BNG-130, BNG-131."""
    scene = Scene(4).is_("P1", "Calamity Janet").hand("P1", "Missed! 5♠, BANG! 9♣, Gatling 10♥, Duel 8♣")
    scene.play("P1", "play Missed! 5♠ at P2")
    assert scene.life_of("P2") == 3
    assert scene.refused("play BANG! 9♣ at P2") == "BNG-57"
    assert scene.can("play Gatling 10♥")
    scene.hand("P3", "BANG! 4♦").play("P1", "play Duel 8♣ at P3").play("P3", "answer with BANG! 4♦")
    assert scene.can("answer with BANG! 9♣")
    scene.play("P1", "let it happen").lay("P1", "Volcanic 10♠")
    assert scene.can("play BANG! 9♣ at P2")


@pytest.mark.parametrize(
    ("turned", "jourdonnais", "life", "hand"),
    [
        ("Mustang 8♥", False, 3, []),
        ("Schofield J♣", False, 2, ["Missed! 3♠"]),
        ("Mustang 8♥, Gatling 10♥", True, 3, ["Missed! 3♠"]),
    ],
)
def test_slab_the_killer_against_barrels(turned: str, jourdonnais: bool, life: int, hand: list[str]) -> None:
    """BNG-S04, BNG-56, BNG-59, BNG-61, BNG-63, BNG-64, BNG-65, BNG-67, BNG-138, BNG-139, BNG-150, BNG-151, BNG-153."""
    scene = Scene(4).is_("P1", "Slab the Killer").lay("P2", "Barrel K♠").hand("P2", "Missed! 3♠").life("P2", 3)
    if jourdonnais:
        scene.is_("P2", "Jourdonnais")
    shot(scene.top(turned))
    assert scene.refused("answer with Missed! 3♠") == "BNG-153"
    scene.play("P2", "draw! for the Barrel")
    if jourdonnais:
        scene.play("P2", "draw! for the Barrel")
    elif life == 3:
        scene.play("P2", "answer with Missed! 3♠")
    else:
        assert scene.refused("answer with Missed! 3♠") == "BNG-153"
        assert scene.refused("draw! for the Barrel") == "BNG-64"
        scene.play("P2", "let it happen")
    assert scene.life_of("P2") == life
    assert scene.hand_of("P2") == hand
    assert scene.in_front_of("P2") == ["Barrel K♠"]
    assert scene.decider == "P1"


def test_a_draw_is_as_likely_as_the_cards_of_the_pile() -> None:
    """BNG-42, BNG-45. A quarter of the pile are Hearts; the record knows no order beforehand."""
    hearts = 0
    for seed in range(300):
        scene_luck = np.array([seed * 7919, 11, 13, 17], np.uint32)
        if seed == 0:
            base = Scene(4).lay("P2", "Barrel Q♠").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
        table = base.table.copy()
        table.state.luck[:] = scene_luck
        table.play("draw! for the Barrel")
        hearts += table.state.life[1] == 4
    assert 45 < hearts < 110
