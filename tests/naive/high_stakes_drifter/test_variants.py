"""Cold Hands, Last Man Standing and Riding Shotgun."""

from __future__ import annotations

from .challenge import everybody_antes, the_challenge
from .cold_hands import cold_hands
from .ending import last_man_standing
from .pieces import Story
from .scene import DOWN, A, B, C, Scene
from .table import Table
from .turns import turn


def test_riding_shotgun_lets_a_dude_be_put_into_play_after_each_move() -> None:
    """HSD-195, HSD-R89, HSD-R15."""
    scene = Scene([50, 50], "riding_shotgun")
    pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger")
    scene.hand(A, "Wyatt Earp")
    scene.play(the_challenge(scene.table, A))
    scene.does(A, ("stat", "skill"), ("dude", pat.number), ("put", "Wyatt Earp"), ("face", "down"))
    (wyatt,) = [dude for dude in scene.table.saloon if dude.owner == A]
    assert (wyatt.face_up, wyatt.chips, scene.stakes[A]) == (DOWN, 0, 45)
    scene.does(B, ("accept", cole.number), ("decline",))
    assert scene.table.shootout


def test_last_man_standing_antes_what_is_left() -> None:
    """HSD-R86."""
    scene = Scene([50, 3, 50], "last_man_standing")
    everybody_antes(scene.table, A)
    assert ([player.stake for player in scene.table.players], scene.table.pot) == ([45, 0, 45], 13)


def judged(table: Table) -> Story:
    last_man_standing(table)
    yield from ()


def test_last_man_standing_sends_a_broke_player_away() -> None:
    """HSD-192, HSD-R87."""
    scene = Scene([50, 0, 50], "last_man_standing")
    cole = scene.dude(B, "Cole Younger", DOWN, 9)
    scene.kicker(cole, "Hair Trigger", owner=C)
    pat = scene.dude(A, "Pat Garrett")
    scene.kicker(pat, "Fast Draw", owner=B)
    scene.play(judged(scene.table))
    assert scene.table.carried == 9
    assert scene.table.saloon == [pat]
    assert pat.kickers == []
    assert dict(scene.referee.deadwood_chips[C]) == {"Hair Trigger": 1}
    assert scene.table.left_of(A) == C
    scene.table.players[A].stake = 0
    scene.play(judged(scene.table))
    assert scene.table.winners == [C]


def test_cold_hands_antes_first_and_challenges_after_everybodys_turn() -> None:
    """HSD-177 to HSD-182, HSD-R80 to HSD-R83."""
    scene = Scene([50, 50], "cold_hands")
    pat, cole = scene.dude(A, "Pat Garrett"), scene.dude(B, "Cole Younger", DOWN, 5)
    for seat in (A, B):
        scene.hand(seat, "Trail Coffee")
        scene.deck(seat, *["Steady Mule"] * 9)
    scene.play(cold_hands(scene.table))
    assert (scene.stakes, scene.table.pot) == ([45, 45], 10)
    assert ("challenge",) not in scene.allowed
    scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    scene.does(A, ("stat", "skill"), ("dude", pat.number))
    scene.does(B, ("accept", cole.number))
    scene.does(A, ("check",))
    scene.does(B, ("check",))
    scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    # Cole Younger has won $15, is buried all the same, and the next cycle's antes are in.
    assert scene.table.players[B].deadwood[0] is cole
    assert scene.stakes == [40, 55]
    assert (scene.table.badge, scene.asked.seat) == (B, B)
    assert [len(player.hand) for player in scene.table.players] == [5, 5]


def test_cold_hands_without_any_dude_carries_the_pot_over() -> None:
    """HSD-R81."""
    scene = Scene([50, 50], "cold_hands")
    for seat in (A, B):
        scene.deck(seat, *["Steady Mule"] * 9)
    scene.play(cold_hands(scene.table))
    scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    assert (scene.table.pot, scene.stakes) == (20, [40, 40])


def test_a_turn_passes_over_a_player_who_is_out() -> None:
    """HSD-R87."""
    scene = Scene([50, 0, 50], "last_man_standing")
    scene.play(turn(scene.table, A))
    scene.does(A, ("pass",), ("done",))
    assert scene.table.players[B].out
    assert scene.table.clockwise_from(A) == [A, C]
