"""What a move asks of a player's time, answers given ahead, and why a target is refused."""

from __future__ import annotations

import numpy as np

from sixgun.tables.spots import refusal_of

from .scene import Scene, card


def ahead_of(scene: Scene, name: str) -> list[list[str]]:
    """What each answer that a player may give ahead leaves of the moves that are open."""
    table, seat = scene.table, scene.seat(name)
    veiled = scene.game.copy()
    table.game.veil(veiled, seat)
    answers = table.game.telling.ahead(veiled, seat, table.names)
    return [[move.words for move in table.moves() if answer.leaves(int(move))] for answer in answers]


def why_not(scene: Scene, *taps: str) -> str:
    veiled = np.array([scene.game])
    no = refusal_of(scene.table.game, veiled, 0, taps, scene.table.names)
    return no.rule if no else ""


def test_hits_are_let_happen_ahead_but_never_the_last_one() -> None:
    """BNG-56, BNG-88: it leaves one move of two; at the last life point it leaves all, and the player is asked."""
    scene = Scene(4).hand("P1", "BANG! 4♦, BANG! 4♣").life("P2", 2).lay("P1", "Volcanic 10♠").hand("P2", "Missed! 3♠")
    assert ahead_of(scene, "P1") == []  # in one's own turn nothing is answered
    scene.play("P1", "play BANG! 4♦ at P2")
    assert ahead_of(scene, "P2") == [["let it happen"]]
    scene.play("P2", "let it happen").play("P1", "play BANG! 4♣ at P2")
    assert len(ahead_of(scene, "P2")[0]) == 2
    assert ahead_of(scene.gone("P3"), "P3") == []


def test_a_card_for_oneself_is_light_as_long_as_another_is_in_the_hand() -> None:
    """BNG-154: with an empty hand Suzy Lafayette draws, which nobody takes back."""
    scene = Scene(4).hand("P1", "Scope A♠, BANG! 4♦")
    telling = scene.table.game.telling
    scope = next(int(move) for move in scene.table.moves() if move.words == "play Scope A♠")
    assert telling.ease(scene.game, scope) == "light"
    scene.hand("P1", "Scope A♠")
    assert telling.ease(scene.game, scope) == ""


def test_a_player_out_of_range_says_so_whatever_else_could_be_done_to_them() -> None:
    """BNG-56: a BANG! does not reach P3, a Duel does; so the player can be a target, and the card is refused."""
    scene = Scene(5).hand("P1", "BANG! 4♦, Duel Q♦")
    bang, duel = f"card.{card('BANG! 4♦')}", f"card.{card('Duel Q♦')}"
    assert why_not(scene, bang, "at.2").startswith("BNG-")
    assert why_not(scene, duel, "at.2") == ""
    assert why_not(scene, bang, "at.1") == ""
    assert why_not(scene, bang, "nowhere") == ""
