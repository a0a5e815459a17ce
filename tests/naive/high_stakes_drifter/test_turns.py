"""Playing dudes, gear and kicker chips; the end of a turn."""

from __future__ import annotations

from .challenge import to_the_showdown
from .pieces import Card
from .scene import DOWN, UP, A, B, C, Scene
from .turns import actions, begin_turn, end_turn, turn


def named(scene: Scene, name: str) -> Card:
    return next(card for card in scene.table.laid_cards() if card.printed.name == name)


def test_face_up_is_cheaper_and_face_down_may_be_overpaid() -> None:
    """HSD-S7. HSD-53, HSD-69, HSD-70, HSD-78 to HSD-82, HSD-R12 to HSD-R14."""
    scene = Scene([100, 100])
    scene.hand(A, "Pat Garrett", "Cole Younger", "Lever-Action Rifle", "Trail Coffee")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_dude", "Pat Garrett"), ("face", "up"))
    pat = named(scene, "Pat Garrett")
    assert (pat.chips, scene.stakes[A]) == (4, 96)
    scene.does(A, ("play_dude", "Cole Younger"), ("face", "down"))
    assert ("chips", 4) not in scene.allowed
    assert ("chips", 96) in scene.allowed
    scene.does(A, ("chips", 9))
    assert (named(scene, "Cole Younger").chips, scene.stakes[A]) == (9, 87)
    scene.does(A, ("play_gear", "Lever-Action Rifle"), ("dude", pat.number), ("face", "up"))
    assert (scene.stakes[A], scene.total(pat, "skill")) == (85, 9)
    assert scene.asked.about == "end_of_turn"  # all three actions are used


def test_bat_masterson_peeks_once_a_turn_and_only_face_up() -> None:
    """HSD-S7. HSD-65, HSD-84, HSD-85, HSD-R17."""
    scene = Scene([100, 100])
    bat = scene.dude(A, "Bat Masterson")
    hidden = scene.dude(B, "Cole Younger", DOWN)
    scene.play(turn(scene.table, A))
    scene.does(A, ("use_ability", bat.number, 0), ("target_card", hidden.number))
    assert scene.table.peeked == {(A, hidden.number)}
    assert scene.table.actions_left == 2
    assert ("use_ability", bat.number, 0) not in scene.allowed
    bat.face_up, bat.used = DOWN, {}
    scene.play(turn(scene.table, A))
    assert ("use_ability", bat.number, 0) not in scene.allowed


def test_a_revealed_dude_takes_no_chip_above_its_kicker_limit() -> None:
    """HSD-S8. HSD-37 to HSD-39, HSD-54, HSD-86 to HSD-88, HSD-R22."""
    scene = Scene([100, 100], flips=[0, 0])
    jim = scene.dude(A, "Jim Bridger")
    scene.stack(A, "Hair Trigger")
    scene.stack(B, "Bad Whiskey", "Trigger Itch", "Bent Copper")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_kicker", "Hair Trigger"), ("dude", jim.number))
    assert scene.total(jim, "skill") == 6
    scene.play(turn(scene.table, B))
    assert ("play_kicker", "Bad Whiskey") not in scene.allowed
    scene.does(B, ("play_kicker", "Trigger Itch"), ("dude", jim.number))
    assert scene.total(jim, "skill") == 4
    assert ("play_kicker", "Bent Copper") not in scene.allowed
    assert scene.stakes == [100, 100]


def test_too_many_chips_on_a_concealed_dude_are_buried_when_it_is_turned_up() -> None:
    """HSD-S9. HSD-56, HSD-64, HSD-89, HSD-90, HSD-R21, HSD-R33, HSD-R53."""
    scene = Scene([100, 100], flips=[0, 1])
    reno = scene.dude(A, "Maj. Marcus Reno", DOWN)
    pat = scene.dude(B, "Pat Garrett")
    scene.stack(A, "Dead Eye")
    scene.stack(B, "Penny Wise")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_kicker", "Dead Eye"), ("dude", reno.number))
    scene.play(turn(scene.table, B))
    scene.does(B, ("play_kicker", "Penny Wise"), ("dude", reno.number))
    assert scene.total(reno, "skill") == 5
    scene.fight(A, "skill", reno, pat)
    scene.play(to_the_showdown(scene.table))
    scene.does(A, ("check",))
    scene.does(B, ("check",))
    scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    assert scene.over
    assert [dict(chips) for chips in scene.referee.deadwood_chips] == [{"Dead Eye": 1}, {"Penny Wise": 1}]
    assert scene.total(reno, "skill") == 4


def test_the_deck_is_renewed_when_it_runs_out() -> None:
    """HSD-S21. HSD-73, HSD-74, HSD-76, HSD-R23."""
    scene = Scene([100, 100, 100])
    scene.hand(A, "Pat Garrett", "Cole Younger", "Fort Up", "Trail Coffee")
    scene.deck(A, "Black Bart")
    scene.deadwood(A, *["Worn Revolver"] * 7)
    scene.stack(A, "Hair Trigger", "Fast Draw")
    player = scene.table.players[A]
    player.deadwood_chips, player.stack = player.stack, []
    scene.play(end_turn(scene.table, A))
    scene.does(A, ("discard", "Fort Up"), ("discard", "Trail Coffee"))
    assert len(player.hand) == 4  # nothing shows before the last part
    scene.does(A, ("done",))
    assert (len(player.hand), len(player.deck), len(player.deadwood)) == (5, 7, 0)
    assert len(player.stack) == 2
    assert scene.chance.shuffles == 1


def test_a_hand_of_seven_is_cut_to_five() -> None:
    """HSD-S21. HSD-75."""
    scene = Scene([100, 100])
    scene.hand(A, *["Trail Coffee"] * 7)
    scene.deck(A, "Black Bart")
    scene.play(end_turn(scene.table, A))
    scene.does(A, ("discard", "Trail Coffee"))
    assert ("done",) not in scene.allowed
    scene.does(A, ("discard", "Trail Coffee"), ("done",))
    assert len(scene.table.players[A].hand) == 5
    assert len(scene.table.players[A].deck) == 1


def test_no_challenge_on_the_own_first_turn() -> None:
    """HSD-S10. HSD-72, HSD-R25."""
    scene = Scene([50, 50, 50])
    scene.dude(A, "Pat Garrett")
    scene.table.players[A].turns = 0
    scene.play(turn(scene.table, A))
    assert ("challenge",) not in scene.allowed


def test_whirlwind_gives_any_number_of_actions_except_on_the_very_first_turn() -> None:
    """HSD-204, HSD-205, HSD-R93."""
    scene = Scene([100, 100], "whirlwind")
    scene.hand(A, *["Black Bart"] * 5)
    scene.play(turn(scene.table, A))
    for _ in range(5):
        scene.does(A, ("play_dude", "Black Bart"), ("face", "up"))
    assert len(scene.table.saloon) == 5
    scene.table.very_first_turn = True
    begin_turn(scene.table, B)
    assert scene.table.actions_left == 3


def test_buffalo_bill_gives_one_more_action() -> None:
    """Operation `action`, trigger `turn_start`."""
    scene = Scene([100, 100])
    scene.dude(A, "Buffalo Bill Cody")
    scene.play(turn(scene.table, A))
    assert scene.table.actions_left == 4


def test_a_calamity_jane_without_kicker_chips_plays_none() -> None:
    """HSD-S20. HSD-60, HSD-62, HSD-66, HSD-R98."""
    scene = Scene([100, 100, 100])
    scene.hand(A, "Calamity Jane")
    scene.dude(C, "Pat Garrett", UP)
    scene.table.actions_left = 3
    scene.play(actions(scene.table, A))
    scene.does(A, ("play_dude", "Calamity Jane"), ("face", "up"), ("yes",))
    assert named(scene, "Calamity Jane").chips == 5
    assert scene.asked.about == "action"


def test_nellie_cashman_moves_gear_to_another_dude_in_the_saloon() -> None:
    """Operation `move`, HSD-R98."""
    scene = Scene([100, 100])
    nellie = scene.dude(A, "Nellie Cashman")
    coin = scene.gear(nellie, "Marked Coin", DOWN, 3)
    scene.play(turn(scene.table, A))
    assert ("use_ability", nellie.number, 0) not in scene.allowed
    pat = scene.dude(A, "Pat Garrett")
    scene.play(turn(scene.table, A))
    scene.does(A, ("use_ability", nellie.number, 0), ("target_card", coin.number), ("dude", pat.number))
    assert (coin.host, pat.gear, nellie.gear, coin.chips) == (pat, [coin], [], 3)
