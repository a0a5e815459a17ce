"""The gunhand of 25 Outlaws: sense, and moods."""

from __future__ import annotations

from collections import Counter

from sixgun.bots.bot import new_luck
from sixgun.bots.outlaws25 import GUNHAND
from sixgun.engine.rule import INTERPRETED
from sixgun.games.outlaws25 import GAME
from sixgun.simulation.report import report
from sixgun.simulation.run import simulate
from tests.rules.outlaws25.scene import Scene


def moods(scene: Scene, lucks: int) -> Counter[str]:
    """The verbs it chooses in one and the same position."""
    table = scene.table
    allowed = GAME.move_list()
    count = GAME.legal(scene.game, allowed)
    view = table.veiled(int(scene.game.to_act))
    chosen = (allowed[GUNHAND.choose(view, allowed, count, new_luck(seed))] for seed in range(lucks))
    return Counter(table.words(int(move)).split()[0] for move in chosen)


def test_a_strong_hand_mostly_bets_and_sometimes_lies_low() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ks Kh", P0="Ts Jh"), 60)
    assert verbs["bet"] > verbs["check"] > 0
    assert verbs["fold"] == 0


def test_a_weak_hand_mostly_checks_and_sometimes_bluffs() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ts Jh", P0="Ks Kh"), 60)
    assert verbs["check"] > verbs["bet"] > 0


def test_a_weak_hand_does_not_pay_to_see_a_big_bet() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ks Kh", P0="Ts Jh").play("P1", "bet $90"), 30)
    assert verbs["fold"] == 30


def test_it_beats_three_random_players_more_often_than_not() -> None:
    played = simulate(GAME, games=3 if INTERPRETED else 1000, seed=1, bots=("gunhand", "random", "random", "random"))
    assert INTERPRETED or report(played, 1).by_bot[0].low > 0.6
