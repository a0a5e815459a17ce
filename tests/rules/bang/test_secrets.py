"""Who sees what, and that questions tell nothing: BNG-R62 and the table "Who sees what"."""

from __future__ import annotations

import pytest

from sixgun.games.bang import GAME
from sixgun.games.bang.words import Role, Zone

from .scene import Scene, card
from .test_elimination import kill


@pytest.mark.parametrize("words", ["BANG! 4♦ at P2", "Indians! K♦", "Duel 8♣ at P2"])
def test_a_player_with_cards_is_asked_whatever_they_are(words: str) -> None:
    """BNG-R62."""
    for held in ("Beer 6♥", "Missed! 3♠", "BANG! 5♦"):
        scene = Scene(4).hand("P1", words.removesuffix(" at P2")).hand("P2", held).play("P1", f"play {words}")
        assert scene.decider == "P2"
        assert scene.can("let it happen")


def test_only_an_empty_hand_is_passed_over() -> None:
    """BNG-R62."""
    scene = Scene(4).hand("P1", "BANG! 4♦, Indians! K♦, Duel 8♣").play("P1", "play BANG! 4♦ at P2")
    assert scene.decider == "P1"
    scene.play("P1", "play Indians! K♦", "play Duel 8♣ at P2")
    assert [scene.life_of(f"P{n}") for n in (1, 2, 3, 4)] == [4, 1, 3, 3]
    scene = Scene(4).lay("P2", "Barrel Q♠").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    assert scene.decider == "P2"  # a Barrel can be seen by all


def test_the_rescue_window_asks_whoever_has_cards_unless_only_two_are_left() -> None:
    """BNG-R62, BNG-88, BNG-90."""
    scene = Scene(4).life("P2", 1).hand("P2", "Scope A♠").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    scene.play("P2", "let it happen")
    assert scene.decider == "P2"
    assert scene.allowed() == ["let it happen"]
    scene = Scene(4).gone("P3", "P4").life("P2", 1).hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦")
    scene.roles("Sheriff Renegade Outlaw Outlaw").play("P1", "play BANG! 4♦ at P2").play("P2", "let it happen")
    assert scene.winners == ["P1"]


def test_a_table_may_skip_impossible_questions() -> None:
    """BNG-R62: an option, since it tells the others what is not in the hand."""
    scene = Scene(4, skip_impossible="yes").hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦, Duel 8♣, Indians! K♦")
    scene.play("P1", "play BANG! 4♦ at P2", "play Duel 8♣ at P2", "play Indians! K♦")
    assert scene.life_of("P2") == 1
    scene = Scene(4, skip_impossible="yes").hand("P2", "Missed! 3♠").hand("P1", "BANG! 4♦")
    assert scene.play("P1", "play BANG! 4♦ at P2").decider == "P2"
    scene = Scene(4, skip_impossible="yes").is_("P1", "Slab the Killer").hand("P2", "Missed! 3♠").hand("P1", "BANG! 4♦")
    assert scene.play("P1", "play BANG! 4♦ at P2").decider == "P1"
    scene = Scene(4, skip_impossible="yes").life("P2", 1).hand("P2", "Scope A♠").hand("P1", "BANG! 4♦")
    assert scene.play("P1", "play BANG! 4♦ at P2").eliminated == ["P2"]


def test_where_questions_are_skipped_an_imagined_hand_has_the_answer() -> None:
    """BNG-R62."""
    scene = Scene(4, skip_impossible="yes").is_("P1", "Slab the Killer").hand("P1", "BANG! 4♦")
    scene.hand("P2", "Missed! 3♠, Missed! 4♠").play("P1", "play BANG! 4♦ at P2")
    for seed in range(20):
        view = scene.game.copy()
        GAME.veil(view, 3)
        GAME.imagine(view, 3, seed)
        missed = [number for number in range(25, 37) if view.where[number] == 1]
        assert len(missed) == 2


def test_hands_and_pile_are_hidden_and_their_numbers_are_not() -> None:
    """BNG-03, BNG-10: numbers only."""
    scene = Scene(4).hand("P2", "Beer 6♥, Scope A♠")
    assert scene.sees("P1").players[1].note == "2 cards"
    assert scene.sees_hand("P1", "P2") == []
    assert scene.sees_hand("P2", "P2") == ["Beer 6♥", "Scope A♠"]
    view = scene.table.veiled(0)
    assert view.where[card("Beer 6♥")] == view.where[card("BANG! 4♦")] == Zone.UNSEEN


def knows(scene: Scene, viewer: str, name: str) -> bool:
    """Whether the viewer knows who holds a card."""
    view = scene.table.veiled(scene.seat(viewer) if viewer != "nobody" else -1)
    return bool(view.where[card(name)] < 7)


def test_a_card_taken_from_a_hand_is_known_to_taker_and_owner_alone() -> None:
    """BNG-41, BNG-98, BNG-134, BNG-137."""
    scene = Scene(4).hand("P1", "Panic! Q♥").hand("P2", "Beer 6♥, Scope A♠").play("P1", "play Panic! Q♥ at P2")
    taken = scene.hand_of("P1")[0]
    assert [knows(scene, name, taken) for name in ("P1", "P2", "P3", "P4", "nobody")] == [True, True, *[False] * 3]
    assert any(taken in event for event in scene.heard("P2"))
    assert not any(taken in event for event in scene.heard("P3"))


def test_what_went_to_a_hand_openly_stays_known_until_the_hand_is_robbed_unseen() -> None:
    """BNG-97, BNG-98, BNG-144."""
    scene = Scene(5).hand("P1", "General Store 9♣, Panic! Q♥").top("Beer 6♥, Scope A♠, Gatling 10♥, Jail 4♥, Saloon 5♥")
    scene.hand("P2", "BANG! 4♦").play("P1", "play General Store 9♣", "take Jail 4♥").play("P2", "take Beer 6♥")
    for name in ("P3", "P4"):
        scene.play(name, scene.allowed("take")[0])
    assert knows(scene, "nobody", "Beer 6♥")
    scene.play("P1", "play Panic! Q♥ at P2")
    assert not knows(scene, "P4", "Beer 6♥")
    assert knows(scene, "P1", "Beer 6♥")
    assert knows(scene, "P2", "Beer 6♥")
    for seed in range(30):  # but it is in one of the two hands
        view = scene.table.veiled(3)
        GAME.imagine(view, 3, seed)
        assert view.where[card("Beer 6♥")] in (0, 1)


def test_after_a_reshuffle_everybody_knows_what_cannot_be_in_the_pile() -> None:
    """BNG-24: every discard was seen."""
    scene = Scene(4).hand("P1", "Stagecoach 9♠").hand("P2", "Beer 6♥, Scope A♠").hand("P3", "Jail 4♥")
    scene.discarded("BANG! 4♦, BANG! 5♦, BANG! 6♦, BANG! 7♦").top("Gatling 10♥").pile(1)
    scene.play("P1", "play Stagecoach 9♠")  # one old card, one of the new pile
    for seed in range(30):
        view = scene.table.veiled(3)
        GAME.imagine(view, 3, seed)
        old = {card(name) for name in ("Beer 6♥", "Scope A♠", "Jail 4♥", "Gatling 10♥")}
        held = [{number for number in range(80) if view.where[number] == seat} for seat in range(3)]
        assert held[1] <= old
        assert held[2] <= old
        assert len(held[0] & old) == 1
        assert len(held[0]) == 2


def test_kit_carlson_knows_the_card_he_put_back_and_who_drew_it() -> None:
    """BNG-140, BNG-141."""
    scene = Scene(4).is_("P2", "Kit Carlson").top("Missed! 2♠, Beer 6♥, BANG! 3♦").begin("P2")
    scene.play("P2", "put back Missed! 2♠")
    assert scene.sees_in_the_middle("P2", "You put on top") == ["Missed! 2♠"]
    assert scene.sees_in_the_middle("P3", "You put on top") == []
    scene.end("P2")
    assert knows(scene, "P2", "Missed! 2♠")
    assert not knows(scene, "P4", "Missed! 2♠")


def test_what_vulture_sam_inherits_from_a_hand_is_known_to_him_and_the_dead() -> None:
    """BNG-158."""
    scene = Scene(5).is_("P4", "Vulture Sam").hand("P2", "Jail 4♥").lay("P2", "Scope A♠")
    scene = kill(scene, "P2").play("P2", "let it happen").play("P2", "let it happen")
    assert [knows(scene, name, "Jail 4♥") for name in ("P1", "P2", "P4", "nobody")] == [False, True, True, False]
    assert knows(scene, "nobody", "Scope A♠")


def test_imagined_roles_are_those_that_are_left() -> None:
    """BNG-02, BNG-04."""
    scene = Scene(7).gone("P2", "P3")
    seen = set()
    for seed in range(60):
        view = scene.table.veiled(3)  # an Outlaw
        GAME.imagine(view, 3, seed)
        roles = [Role(role).name for role in view.role[:7]]
        assert roles[:4] == ["SHERIFF", "OUTLAW", "DEPUTY", "OUTLAW"]
        assert sorted(roles[4:]) == ["DEPUTY", "OUTLAW", "RENEGADE"]
        seen.add(tuple(roles[4:]))
    assert len(seen) == 6


def test_a_role_or_hand_she_cannot_see_changes_nothing_for_the_viewer() -> None:
    """BNG-03, BNG-04."""
    one = Scene(5).hand("P2", "Beer 6♥")
    other = Scene(5).hand("P2", "Missed! 3♠").roles("Sheriff Renegade Deputy Outlaw Outlaw")
    assert one.table.veiled(2).tobytes() == other.table.veiled(2).tobytes()
    assert one.sees("P3") == other.sees("P3")


def test_the_sheriffs_locks_are_his_own_business() -> None:
    """BNG-T43: they would tell his BANG! cards."""
    scene = Scene(5, ruthless_law="yes").hand("P1", "BANG! 4♦").top("BANG! 2♦, BANG! 3♦").begin("P1")
    assert scene.table.veiled(0).locked != 0
    assert scene.table.veiled(1).locked == 0


def attacks(scene: Scene) -> dict[str, int]:
    """Who has attacked whom how often, as P4 knows it."""
    seen = scene.table.veiled(3).attacks
    names = scene.table.names
    return {f"{a} {b}": int(seen[i, j]) for i, a in enumerate(names) for j, b in enumerate(names) if seen[i, j]}


@pytest.mark.parametrize("words", ["BANG! 4♦", "Duel 8♣", "Jail J♠", "Cat Balou K♥", "Panic! Q♥"])
def test_everybody_remembers_who_attacked_whom(words: str) -> None:
    """BNG-56, BNG-73, BNG-98, BNG-100, BNG-106: played openly, at somebody."""
    scene = Scene(4).hand("P1", words).hand("P2", "Beer 6♥").play("P1", f"play {words} at P2")
    assert attacks(scene) == {"P1 P2": 1}


def test_a_shot_at_all_is_an_attack_on_nobody_and_taking_a_burden_away_is_none() -> None:
    """BNG-84, BNG-101, BNG-103."""
    scene = Scene(4).hand("P1", "Gatling 10♥, Indians! K♦, Cat Balou K♥, Panic! Q♥").lay("P2", "Jail J♠, Dynamite 2♥")
    scene.play("P1", "play Gatling 10♥", "play Indians! K♦")
    scene.play("P1", "play Cat Balou K♥ at P2", "take Dynamite 2♥", "play Panic! Q♥ at P2")
    assert scene.hand_of("P1") == ["Jail J♠"]
    assert attacks(scene) == {}
    scene = Scene(4).hand("P1", "Cat Balou K♥, Panic! Q♥").lay("P2", "Barrel Q♠, Mustang 8♥")
    scene.play("P1", "play Cat Balou K♥ at P2", "take Mustang 8♥", "play Panic! Q♥ at P2")
    assert attacks(scene) == {"P1 P2": 2}


def test_attacks_are_counted_up_to_a_hundred() -> None:
    """The record has no room for more."""
    scene = Scene(4).hand("P1", "BANG! 4♦")
    scene.game.attacks[0, 1] = 100
    assert attacks(scene.play("P1", "play BANG! 4♦ at P2")) == {"P1 P2": 100}
