"""Three players: BNG-162 to BNG-170."""

from __future__ import annotations

from sixgun.games.bang.cards import ROLE_NAMES
from sixgun.games.bang.words import Ending, Role
from sixgun.tables.table import Table

from .scene import Scene, shown_role
from .test_elimination import kill


def test_three_open_roles_and_no_extra_bullet() -> None:
    """BNG-162, BNG-01."""
    for seed in range(10):
        table = Table("bang", seats=3, seed=seed)
        game = table.state
        assert sorted(ROLE_NAMES[role] for role in game.role[:3]) == ["Deputy", "Outlaw", "Renegade"]
        assert [shown_role(table.tabletop(), seat) for seat in range(3)] == [ROLE_NAMES[role] for role in game.role[:3]]
        assert [int(game.most_life[seat]) for seat in range(3)] == [
            int(game.bullets[game.character[s]]) for s in range(3)
        ]


def test_the_deputy_begins() -> None:
    """BNG-164."""
    for seed in range(10):
        game = Table("bang", seats=3, seed=seed).state
        assert game.role[game.turn] == Role.DEPUTY


def test_everybody_hunts_one_and_wins_by_eliminating_him_personally() -> None:
    """BNG-163, BNG-165."""
    for hunter, target in (("P1", "P3"), ("P3", "P2"), ("P2", "P1")):
        scene = kill(Scene(3), target, hunter)
        assert scene.ending == Ending.TARGET
        assert scene.winners == [hunter]


def test_if_a_target_falls_otherwise_the_last_one_alive_wins() -> None:
    """BNG-166, BNG-167, BNG-169."""
    for hunter, victim in (("P1", "P2"), ("P2", "P3"), ("P3", "P1")):
        scene = kill(Scene(3), victim, hunter)
        assert scene.ending == Ending.NONE
        assert scene.game.hand_size[scene.seat(hunter)] == 3
        other = ({"P1", "P2", "P3"} - {hunter, victim}).pop()
        scene.life(hunter, 2).hand(hunter, "Beer 6♥, Duel J♠").play(hunter, "play Beer 6♥")
        assert scene.life_of(hunter) == 2
        scene.life(other, 1).play(hunter, f"play Duel J♠ at {other}")
        assert scene.winners == [hunter]


def test_jail_may_be_played_on_anyone() -> None:
    """BNG-168."""
    scene = Scene(3).hand("P1", "Jail 4♥")
    assert scene.allowed("play Jail") == ["play Jail 4♥ at P2", "play Jail 4♥ at P3"]
    scene = Scene(3).turn_of("P2").hand("P2", "Jail 4♥")
    assert scene.can("play Jail 4♥ at P1")


def test_dynamite_and_ones_own_duel_are_nobodys_kill() -> None:
    """BNG-170, BNG-R53."""
    scene = Scene(3).turn_of("P2").life("P2", 1).hand("P2", "Duel J♠").hand("P3", "BANG! 10♦")
    scene.play("P2", "play Duel J♠ at P3").play("P3", "answer with BANG! 10♦")
    assert scene.eliminated == ["P2"]
    assert scene.ending == Ending.NONE
    assert scene.game.hand_size[0] == 0


def test_three_players() -> None:
    """BNG-S18, BNG-162, BNG-163, BNG-164, BNG-165, BNG-166, BNG-167, BNG-169, BNG-170."""
    scene = Scene(3).turn_of("P2").hand("P2", "BANG! 4♦").life("P3", 1).play("P2", "play BANG! 4♦ at P3")
    assert scene.winners == []
    assert len(scene.hand_of("P2")) == 3
    scene = kill(Scene(3), "P3", "P1")
    assert scene.winners == ["P1"]
    scene = Scene(3).lay("P3", "Dynamite 2♥").life("P3", 2).top("Missed! 2♠").begin("P3")
    assert scene.eliminated == ["P3"]
    assert scene.winners == []
    assert scene.killer_of("P3") is None
    assert scene.turn == "P1"
    scene.hand("P1", "").life("P2", 1).hand("P1", "Duel 8♣").play("P1", "play Duel 8♣ at P2")
    assert scene.winners == ["P1"]
    assert scene.ending == Ending.LAST_ALIVE
