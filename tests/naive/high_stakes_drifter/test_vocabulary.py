"""Words of the ability vocabulary that no house card shows, or not in this light, on cards taught by hand."""

from __future__ import annotations

import pytest

from .betting import betting_round
from .challenge import the_challenge, to_the_showdown
from .fortune import fortune_step
from .laying import bury, turn_up
from .pieces import Card
from .scene import DOWN, UP, A, B, C, Scene
from .showdown import clean_up, pay_out
from .stats import kicker_limit, price
from .turns import turn


def duel(*abilities: str, stat: str = "skill", flips: tuple[int, ...] = ()) -> tuple[Scene, Card, Card]:
    """A's Pat Garrett (4, 5, 2) with these abilities against B's Cole Younger (3, 6, 2); A is the challenger."""
    scene = Scene([50, 50, 50], flips=flips)
    pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger")
    scene.teach(pat, *abilities)
    scene.fight(A, stat, pat, cole, pot=10)
    return scene, pat, cole


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        *(("contested:skill", True), ("contested:luck", False), ("in_street", True), ("in_saloon", False)),
        *(("challenger", True), ("defender", False), ("lead", False), ("all_in", False), ("foes_min:1", True)),
        *(("foes_min:2", False), ("pot_min:10", True), ("pot_min:11", False), ("stake_max:50", True)),
        *(("stake_min:51", False), ("hand_max:0", True), ("hand_min:1", False), ("gear_min:1", False)),
        *(("chips_min:1", False), ("stat_min:skill:5", True), ("stat_max:skill:4", False), ("faction:law", True)),
        *(("foe_faction:outlaw", True), ("foe_faction:law", False), ("host_down", False), ("host_up", True)),
        *(("self_down", False), ("fortunes_min:1", False), ("ahead", False), ("behind", True), ("level", False)),
        *(("first_round", True), ("behind & challenger", True), ("behind & defender", False)),
    ],
)
def test_a_static_clause_is_in_force_while_its_condition_holds(condition: str, holds: bool) -> None:
    """The table of conditions."""
    scene, pat, _ = duel(f"static ? {condition} > self : mod luck +5")
    assert scene.total(pat, "luck") == (7 if holds else 2)


def test_a_condition_on_totals_does_not_switch_itself_off() -> None:
    """HSD-R102."""
    scene, pat, cole = duel("static ? behind > self : mod skill +3")
    assert scene.total(pat, "skill") == 8
    scene.teach(cole, "static ? behind > self : mod skill +3")
    assert scene.total(cole, "skill") == 6


@pytest.mark.parametrize(("counter", "value"), [("gear", 1), ("chips", 2), ("foes", 1), ("mates", 1), ("hand", 3)])
def test_a_value_is_multiplied_by_its_counter(counter: str, value: int) -> None:
    scene, pat, _ = duel(f"static > self : mod luck +10*{counter}")
    scene.gear(pat, "Worn Revolver", UP)
    scene.gear(pat, "Worn Revolver", DOWN)
    for _ in range(2):
        scene.kicker(pat, "Penny Wise")
    scene.dude(A, "Heck Thomas")
    scene.dude(A, "Heck Thomas", DOWN)
    scene.hand(A, *["Trail Coffee"] * 3)
    assert scene.total(pat, "luck") == 2 + 10 * value


def test_cant_beats_can_and_must_beats_the_rulebook() -> None:
    """HSD-58, HSD-59, HSD-R100."""
    scene, _, cole = duel("static > foes : must fold")
    scene.play(betting_round(scene.table))
    assert scene.allowed == [("fold",)]
    scene.teach(cole, "static > me : forbid fold", "static > me : forbid bet", "static > me : forbid check")
    scene.play(betting_round(scene.table))
    assert scene.allowed == [("check",)]  # the mildest


def test_permit_raise_lifts_the_limit_of_three() -> None:
    """Operation `permit`; HSD-112."""
    scene, pat, _ = duel()
    scene.play(betting_round(scene.table))
    scene.does(B, ("bet", 1))
    for seat in (A, B, A):
        scene.does(seat, ("raise", 1))
    assert {move[0] for move in scene.allowed} == {"call", "fold"}
    scene.teach(pat, "static > everyone : permit raise")
    scene.play(betting_round(scene.table))
    scene.does(B, ("bet", 1))
    for seat in (A, B, A):
        scene.does(seat, ("raise", 1))
    assert ("raise", 1) in scene.allowed


def test_round_lose_and_kicked_are_set_off() -> None:
    """Reserved triggers."""
    scene, _, _ = duel("round > me : give 1", "lose > me : draw 1")
    scene.deck(A, *["Trail Coffee"] * 9)
    scene.play(betting_round(scene.table))
    assert (scene.stakes[A], scene.table.pot) == (49, 11)
    scene.play(clean_up(scene.table, pay_out(scene.table)))
    assert len(scene.table.players[A].hand) == 1
    scene = Scene([50, 50], flips=[0])
    pat = scene.teach(scene.dude(A, "Pat Garrett"), "kicked > foe : take 4")
    scene.stack(A, "Penny Wise")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_kicker", "Penny Wise"), ("dude", pat.number), ("target_player", B))
    assert scene.stakes == [54, 46]


def test_challenge_and_turn_end_are_set_off() -> None:
    """Reserved triggers; the antes are in when a challenge is."""
    scene = Scene([50, 50])
    scene.teach(scene.dude(A, "Pat Garrett"), "turn_end > me : draw 1")
    scene.teach(scene.dude(B, "Cole Younger"), "challenge > me : draw 2")
    scene.deck(A, *["Trail Coffee"] * 9)
    scene.deck(B, *["Trail Coffee"] * 9)
    scene.play(turn(scene.table, A))
    scene.does(A, ("pass",))
    assert len(scene.table.players[A].hand) == 1
    scene.play(the_challenge(scene.table, A))
    assert len(scene.table.players[B].hand) == 2


def test_then_follows_only_what_took_place() -> None:
    """HSD-R97, HSD-60."""
    scene, pat, cole = duel("fortune > foe_dude.street : reveal #1 ; then > me : draw 1")
    scene.deck(A, "Trail Coffee")
    scene.table.lead = A
    scene.play(fortune_step(scene.table))
    scene.does(A, ("use_ability", pat.number, 0), ("target_card", cole.number))
    assert scene.table.players[A].hand == []


def test_a_dude_buried_out_of_the_shootout_has_lost() -> None:
    """HSD-R57, HSD-R58: chips on the dude to the pot, those on its gear to the stake."""
    scene, pat, cole = duel("fortune > foe_dude.street : bury #1")
    cole.face_up, cole.chips = DOWN, 9
    scene.gear(cole, "Silver Spurs", DOWN, 6)
    scene.table.lead = A
    scene.play(fortune_step(scene.table))
    scene.does(A, ("use_ability", pat.number, 0), ("target_card", cole.number))
    assert (scene.over, scene.table.inside()) == (True, [A])
    assert (scene.table.pot, scene.stakes[B]) == (19, 56)


def test_effects_end_with_their_duration_and_with_their_target() -> None:
    """Durations; HSD-R101."""
    scene, pat, _ = duel("round > self : mod luck +1 @round", "round > self : mod luck +10 @shootout")
    scene.play(betting_round(scene.table))
    assert scene.total(pat, "luck") == 13
    scene.does(B, ("check",))
    scene.does(A, ("check",))
    assert scene.total(pat, "luck") == 12
    bury(scene.table, [pat])
    assert scene.table.effects == []


def test_static_changes_of_limits_and_costs_never_go_below_zero() -> None:
    """Operations `limit` and `cost`; HSD-R11."""
    scene, pat, _ = duel("static > self : limit -50", "static > me : cost any -3")
    assert kicker_limit(scene.table, pat) == 0
    assert price(scene.table, A, scene.card(A, "Plains Saddle").printed) == 0
    assert price(scene.table, A, scene.card(A, "Fort Up").printed) == 2
    assert price(scene.table, B, scene.card(B, "Fort Up").printed) == 5


def test_set_and_swap_change_the_base_before_modifiers() -> None:
    """First `set`, then `swap`, whatever came first ("Reading a stat")."""
    scene, pat, _ = duel("static > self : swap smarts skill", "static > self : set skill 9")
    scene.gear(pat, "Worn Revolver", UP)
    assert scene.totals(pat) == (9, 4 + 3, 2)


def test_once_per_shootout_is_tied_to_the_card_on_the_table() -> None:
    """HSD-R104: not renewed by being concealed and turned up again."""
    scene, pat, _ = duel("fortune > self : mod luck +1 @shootout #1")
    scene.table.lead = A
    scene.play(fortune_step(scene.table))
    scene.does(A, ("use_ability", pat.number, 0))
    scene.does(B, ("pass",))
    pat.face_up = DOWN
    turn_up(scene.table, [pat])
    assert scene.asked.seat == A
    scene.play(fortune_step(scene.table))
    assert (scene.asked.seat, scene.allowed) == (A, [("pass",)])


def test_permitted_players_may_challenge_on_their_first_turn() -> None:
    """Operation `permit`; HSD-72."""
    scene = Scene([50, 50])
    scene.teach(scene.dude(A, "Pat Garrett"), "static > me : permit challenge")
    scene.table.players[A].turns = 0
    scene.play(turn(scene.table, A))
    assert ("challenge",) in scene.allowed


def test_gear_put_into_play_face_up_in_the_shootout_moves_the_lead() -> None:
    """Operation `put`; HSD-55, HSD-R15, HSD-105."""
    scene, pat, _ = duel("fortune > me : put gear #1")
    scene.hand(A, "Lever-Action Rifle")
    scene.table.lead = A
    scene.table.judge_lead = False
    scene.dude(C, "Black Bart")
    scene.play(fortune_step(scene.table))
    scene.does(A, ("use_ability", pat.number, 0), ("put", "Lever-Action Rifle"), ("dude", pat.number), ("face", "up"))
    assert scene.total(pat, "skill") == 9
    assert scene.table.lead == A


def test_a_shootout_of_all_in_players_goes_on_without_betting() -> None:
    """HSD-R39, HSD-R41."""
    scene = Scene([0, 50])
    pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger")
    scene.fight(A, "skill", pat, cole)
    scene.play(to_the_showdown(scene.table))
    assert scene.asked.about == "fortune"
