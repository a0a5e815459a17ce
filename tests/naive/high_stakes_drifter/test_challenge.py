"""Challenges, the lead bettor, betting and folding."""

from __future__ import annotations

from .betting import betting_round
from .challenge import the_challenge, to_the_showdown
from .pieces import Card
from .scene import DOWN, UP, A, B, C, D, Scene
from .turns import turn


def test_everybody_antes_and_nobody_accepts() -> None:
    """HSD-S10. HSD-71, HSD-92 to HSD-95, HSD-97, HSD-99, HSD-R29, HSD-R31."""
    scene = Scene([50, 50, 20, 7])
    dude = scene.dude(A, "Cole Younger", DOWN, 5)
    for seat in (B, C, D):
        scene.dude(seat, "Pat Garrett")
    scene.play(turn(scene.table, A))
    scene.does(A, ("challenge",))
    assert (scene.stakes, scene.table.pot) == ([45, 45, 15, 2], 20)
    scene.does(A, ("stat", "luck"), ("dude", dude.number))
    for seat in (B, C, D):
        scene.does(seat, ("decline",))
    assert scene.stakes[A] == 65
    assert dude in scene.table.saloon
    assert (dude.face_up, dude.chips) == (DOWN, 5)
    assert scene.asked.about == "end_of_turn"


def test_a_player_without_a_dude_declines_unasked() -> None:
    """HSD-R30."""
    scene = Scene([50, 50])
    dude = scene.dude(A, "Cole Younger", DOWN, 5)
    scene.play(the_challenge(scene.table, A))
    scene.does(A, ("stat", "luck"), ("dude", dude.number))
    assert (scene.over, scene.stakes) == (True, [55, 45])


def test_an_ante_that_cannot_be_covered_ends_the_game() -> None:
    """HSD-S22. HSD-02, HSD-03, HSD-19, HSD-R27, HSD-R28."""
    for stake_of_a, winners in ((62, [A]), (58, [A, C])):
        scene = Scene([stake_of_a, 4, 58])
        scene.dude(A, "Pat Garrett", UP, 10)
        scene.dude(C, "Cole Younger", DOWN, 20)
        scene.play(turn(scene.table, C))
        scene.does(C, ("challenge",))
        assert scene.over
        assert scene.stakes == [stake_of_a, 4, 58]
        assert scene.table.winners == winners


def test_chips_on_revealed_cards_go_to_the_pot_when_the_shootout_begins() -> None:
    """HSD-98."""
    scene = Scene([50, 50])
    pat = scene.dude(A, "Pat Garrett", UP, 4)
    scene.gear(pat, "Trail Coffee", UP, 1)
    scene.gear(pat, "Marked Coin", DOWN, 3)
    cole = scene.dude(B, "Cole Younger", DOWN, 9)
    scene.fight(A, "skill", pat, cole, pot=10)
    assert scene.table.pot == 15


def test_the_lead_goes_to_the_challenger_or_clockwise_from_there() -> None:
    """HSD-S11. HSD-64, HSD-102 to HSD-105, HSD-R33, HSD-R34."""
    scene = Scene([50, 50, 50])
    first = scene.dude(A, "Black Bart", DOWN)
    scene.kicker(first, "Hair Trigger")
    revolver = scene.gear(first, "Worn Revolver")
    second = scene.dude(B, "Pat Garrett")
    third = scene.dude(C, "Black Bart", DOWN)
    scene.gear(third, "Lever-Action Rifle", UP)
    scene.kicker(third, "Steady Hand")
    scene.fight(A, "skill", first, second, third)
    assert [scene.total(dude, "skill") for dude in (first, second, third)] == [2, 5, 5]
    assert scene.table.lead == B
    scene.play(to_the_showdown(scene.table))
    scene.does(B, ("check",))
    scene.does(C, ("check",))
    scene.does(A, ("check",), ("reveal_gear", revolver.number))
    assert scene.table.lead == A
    assert (scene.asked.seat, scene.asked.about) == (A, "bet")


def three_at_the_table(stakes: list[int], pot: int = 15) -> tuple[Scene, list[Card]]:
    """A leads, being the challenger: all dudes are concealed."""
    scene = Scene(stakes)
    dudes = [scene.dude(seat, "Cole Younger", DOWN) for seat in (A, B, C)]
    scene.fight(A, "skill", *dudes, pot=pot)
    return scene, dudes


def test_three_raises_and_no_more() -> None:
    """HSD-S12. HSD-106, HSD-109 to HSD-113, HSD-R36, HSD-R37."""
    scene, _ = three_at_the_table([40, 40, 40])
    scene.play(betting_round(scene.table))
    scene.does(A, ("bet", 5))
    scene.does(B, ("raise", 5))
    scene.does(C, ("raise", 10))
    scene.does(A, ("raise", 5))
    assert scene.table.pot == 15 + 5 + 10 + 20 + 20
    assert {move[0] for move in scene.allowed} == {"call", "fold"}
    scene.does(B, ("call",))
    scene.does(C, ("call",))
    assert (scene.over, scene.stakes, scene.table.pot) == (True, [15, 15, 15], 90)


def test_bets_of_several_rounds_add_up() -> None:
    """HSD-R94, HSD-110. Opening with $4 lifts the level from $10 to $14; raises are counted anew."""
    scene, _ = three_at_the_table([40, 40, 40])
    scene.play(betting_round(scene.table))
    scene.does(A, ("bet", 10))
    scene.does(B, ("call",))
    scene.does(C, ("call",))
    scene.play(betting_round(scene.table))
    scene.does(A, ("bet", 4))
    scene.does(B, ("raise", 1))
    scene.does(C, ("call",))
    scene.does(A, ("call",))
    assert (scene.stakes, scene.table.level, scene.table.raises) == ([25, 25, 25], 15, 1)


def test_a_player_short_of_chips_calls_with_all_and_is_skipped_afterwards() -> None:
    """HSD-119, HSD-R39, HSD-R41."""
    scene, _ = three_at_the_table([40, 3, 40])
    scene.play(betting_round(scene.table))
    scene.does(A, ("bet", 10))
    scene.does(B, ("call",))
    assert scene.table.all_in == {B}
    scene.does(C, ("call",))
    scene.play(betting_round(scene.table))
    scene.does(A, ("check",))
    assert scene.asked.seat == C
    scene.does(C, ("bet", 30))
    assert scene.table.all_in == {B, C}
    assert {move[0] for move in scene.allowed} == {"call", "fold"}  # nobody could answer a raise
    scene.does(A, ("call",))
    scene.play(betting_round(scene.table))
    assert scene.over


def test_folding_a_concealed_dude_and_reinvesting_it() -> None:
    """HSD-S13. HSD-115 to HSD-118, HSD-148, HSD-150, HSD-R42 to HSD-R44."""
    for reinvests in (True, False):
        scene = Scene([50, 30, 50])
        pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger", DOWN, 9)
        revolver = scene.gear(cole, "Worn Revolver", UP)
        spurs = scene.gear(cole, "Silver Spurs", DOWN, 6)
        third = scene.dude(C, "Black Bart", DOWN)
        scene.fight(B, "smarts", pat, cole, third, pot=40)
        scene.table.lead = B
        scene.play(betting_round(scene.table))
        scene.does(B, ("fold",))
        assert scene.table.pot == 49
        assert scene.table.players[B].deadwood == [revolver]
        scene.does(B, ("reinvest",) if reinvests else ("bury",))
        if reinvests:
            assert scene.stakes[B] == 25
            assert (cole.zone, cole.face_up, cole.chips) == ("saloon", DOWN, 5)
            assert (cole.gear, spurs.chips) == ([spurs], 6)
        else:
            assert scene.stakes[B] == 36
            assert scene.table.players[B].deadwood == [revolver, cole, spurs]
        assert scene.table.lead == A  # HSD-R35


def test_the_last_player_wins_without_a_showdown() -> None:
    """HSD-114, HSD-R45."""
    scene = Scene([50, 50])
    cole, pat = scene.dude(A, "Cole Younger", DOWN, 9), scene.dude(B, "Pat Garrett", UP, 4)
    scene.fight(A, "skill", cole, pat, pot=10)
    scene.play(to_the_showdown(scene.table))
    scene.does(B, ("fold",), ("bury",))
    assert scene.over
    assert scene.table.inside() == [A]
    assert cole.face_up == DOWN


def test_butch_cassidy_skims_the_pot_when_folded_face_up() -> None:
    """Trigger `fold`, operation `skim`; HSD-R96."""
    for face, stake in ((UP, 53), (DOWN, 50)):
        scene = Scene([50, 50])
        butch, pat = scene.dude(A, "Butch Cassidy", face), scene.dude(B, "Black Bart")
        scene.fight(A, "luck", butch, pat, pot=10)
        scene.table.lead = A
        scene.play(betting_round(scene.table))
        scene.does(A, ("fold",))
        assert scene.stakes[A] == stake


def test_general_custer_cannot_fold_and_kit_carson_leads() -> None:
    """`forbid fold`, `lead`; HSD-58, HSD-59."""
    scene = Scene([50, 50])
    custer, kit = scene.dude(A, "Gen. George Custer"), scene.dude(B, "Kit Carson")
    scene.fight(A, "luck", custer, kit)
    assert scene.table.lead == B
    scene.play(betting_round(scene.table))
    scene.does(B, ("bet", 2))
    assert ("fold",) not in scene.allowed


def test_spare_ace_lifts_the_bar_on_revealing_gear() -> None:
    """HSD-127, HSD-R106."""
    scene = Scene([50, 50])
    pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger")
    scene.gear(pat, "Spare Ace", UP)
    coin, revolver = scene.gear(pat, "Marked Coin"), scene.gear(cole, "Worn Revolver")
    scene.gear(cole, "Silver Spurs")
    scene.fight(A, "luck", pat, cole)
    scene.play(to_the_showdown(scene.table))
    scene.does(A, ("check",))
    scene.does(B, ("check",))
    scene.does(A, ("decline",))
    scene.does(B, ("reveal_gear", revolver.number))
    scene.does(A, ("check",))
    scene.does(B, ("check",))
    assert scene.allowed == [("reveal_gear", coin.number), ("decline",)]
