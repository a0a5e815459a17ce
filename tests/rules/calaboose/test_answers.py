"""Answers given ahead in other players' turns."""

from __future__ import annotations

from .scene import Scene


def left_by(scene: Scene, name: str) -> dict[str, list[str]]:
    """Each answer that a player may give ahead, and the moves it leaves."""
    table, seat = scene.table, scene.seat(name)
    veiled = scene.changed().game.copy()
    table.game.veil(veiled, seat)
    answers = table.game.telling.ahead(veiled, seat, table.names)
    return {answer.words: [move.words for move in table.moves() if answer.leaves(int(move))] for answer in answers}


def test_a_gunslinger_is_kept_out_of_the_defence_for_a_turn() -> None:
    """CAL-29: with the Gunslinger spared, the Bandit may stay, or the Card Shark drives it off."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", "G S H H H").jail("Bo", "H _ _ _ _")
    scene.jail("Cy", "H H H H H")
    scene.play("Ann", "send Bandit to Bo cell 1")
    left = left_by(scene, "Bo")
    spared = left["Never defend with a Gunslinger this turn"]
    assert not any("Gunslinger" in words for words in spared)
    assert any("Card Shark" in words for words in spared)
    assert left["Pass until my turn"] == ["pass on cell 1"]
    assert "Never defend with a Cattle Rustler this turn" not in left  # Bo has none
    assert left_by(scene, "Ann") == {}  # it is Ann's turn
