"""The gunhand of 25 Outlaws: sense, and moods."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.bots.bot import new_luck
from sixgun.bots.outlaws25 import GUNHAND
from sixgun.engine.rule import INTERPRETED
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.words import Phase
from sixgun.simulation.report import summary_of
from sixgun.simulation.setup import Setup
from tests.rules.outlaws25.scene import Scene

LUCKS = 200  # so often it is asked in one and the same position


def choices(scene: Scene, lucks: int = LUCKS) -> Counter[str]:
    """What it does in one and the same position, in words, and how often."""
    table = scene.table
    allowed = GAME.move_list()
    count = GAME.legal(scene.game, allowed)
    view = table.veiled(int(scene.game.to_act))
    places = [GUNHAND.choose(view, allowed, count, new_luck(seed)) for seed in range(lucks)]
    assert min(places) >= 0
    assert max(places) < count
    return Counter(table.words(int(allowed[place])) for place in places)


def moods(scene: Scene, lucks: int = LUCKS) -> Counter[str]:
    """The verbs it chooses in one and the same position."""
    verbs: Counter[str] = Counter()
    for words, times in choices(scene, lucks).items():
        verbs[words.split()[0]] += times
    return verbs


# Poker


def test_a_strong_hand_mostly_bets_and_sometimes_lies_low() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ks Kh", P0="Ts Jh"))
    assert verbs["bet"] > verbs["check"] > 0
    assert verbs["fold"] == 0


def test_a_weak_hand_mostly_checks_and_sometimes_bluffs() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ts Jh", P0="Ks Kh"))
    assert verbs["check"] > verbs["bet"] > 0
    assert verbs["fold"] == 0  # a check costs nothing


def test_a_weak_hand_does_not_pay_to_see_a_big_bet() -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P1="Ks Kh", P0="Ts Jh").play("P1", "bet $90"))
    assert verbs["fold"] == LUCKS


@pytest.mark.parametrize("bet", ["bet $10", "bet $50", "bet $80", "bet $90"])
@pytest.mark.parametrize("cards", ["Qd Ad", "Ks Kh"], ids=["straight flush", "three Kings"])
def test_a_hand_that_can_hardly_lose_is_never_folded(cards: str, bet: str) -> None:
    verbs = moods(Scene("P0 P1").hands("Kd", P0=cards, P1="Ts Jh").play("P1", bet))
    assert verbs["fold"] == 0
    verbs = moods(Scene("P0 P1 P2 P3").hands("Kd", P0=cards).play("P1", bet).play("P2", "call").play("P3", "call"))
    assert verbs["fold"] == 0


def test_a_straight_flush_is_not_folded_after_a_raise_either() -> None:
    scene = Scene("P0 P1 P2").hands("Kd", P1="Qd Ad", P2="Ts Th").play("P1", "check").play("P2", "bet $20")
    scene.play("P0", "raise to $70")
    assert moods(scene)["fold"] == 0


def test_a_bet_that_nobody_could_raise_is_called_and_not_thrown_away() -> None:
    """The list of moves has no raise then, and a raise in mind must not end as something near it."""
    scene = Scene("P0 P1").hands("Kd", P0="Qd Ad", P1="Ts Jh").play("P1", "bet $90")
    assert scene.allowed() == ["call", "fold"]
    assert moods(scene) == {"call": LUCKS}


def test_three_kings_are_not_broken_by_a_card_up_the_sleeve() -> None:
    scene = Scene("P0 P1").outlaw("P1", "R", reward="Card Up the Sleeve").hands("Kd", P1="Ks Kh", P0="Ts Jh")
    assert scene.allowed("play the Reward")
    assert moods(scene, 60)["play"] == 0


def test_a_card_up_the_sleeve_replaces_the_card_that_does_not_fit() -> None:
    scene = Scene("P0 P1").outlaw("P1", "R", reward="Card Up the Sleeve").hands("Kd", P1="Ts Kh", P0="Qs Jh")
    (played,) = choices(scene, 20)
    assert played == "play the Reward on your right to replace your first card"


# Holdups


def held_up(left: int, middle: int, right: int) -> Scene:
    """P1's right Outlaw, slow and with all that money, is held up by a fast one."""
    scene = Scene("P0 P1").row("P1", left, middle, right).outlaw("P1", "R", speed=1).outlaw("P0", "L", speed=5)
    scene.holdup().balance()
    scene.game.face_up[0] = 0b001
    return scene.play("P0", "hold up P1's right Outlaw with your left")


def test_it_cowers_where_paying_is_cheaper_than_a_duel() -> None:
    assert choices(held_up(100, 100, 60)) == {"cower": LUCKS}


def test_it_never_cowers_where_that_leaves_the_gang_below_a_hundred_dollars() -> None:
    """O25-126: $60 of $110 would go to the other gang, the only one with $100, and the game with it."""
    scene = held_up(0, 0, 110)
    assert choices(scene) == {"fight back": LUCKS}
    scene.play("P1", "cower")
    assert scene.winners == ["P0"]


def test_a_pocket_that_saves_the_gang_is_counted_on() -> None:
    scene = Scene("P0 P1").row("P1", 0, 0, 120).outlaw("P1", "R", speed=1, reward="Boot Pocket")
    scene.outlaw("P0", "L", speed=5).holdup().balance().play("P0", "hold up P1's right Outlaw with your left")
    assert choices(scene) == {"cower": LUCKS}
    scene.play("P1", "cower")
    assert choices(scene) == {"play the Reward on your right": LUCKS}


def test_it_robs_a_rich_and_slow_outlaw_with_a_fast_one() -> None:
    scene = Scene("P0 P1").row("P1", 100, 0, 200).outlaw("P1", "R", speed=1).outlaw("P0", "L", speed=5).holdup()
    scene.game.face_up[1] = 0b100
    assert choices(scene.balance()) == {"hold up P1's right Outlaw with your left": LUCKS}


def test_it_does_not_rob_whoever_has_nothing() -> None:
    scene = Scene("P0 P1").row("P1", 0, 0, 0).row("P0", 0, 0, 300).outlaw("P0", "R", speed=3).holdup().balance()
    for at in "LM":
        scene.outlaw("P0", at, dead=True).outlaw("P1", at, dead=True)
    assert choices(scene) == {"rob nobody": LUCKS}


# Rewards and money


def test_a_reward_is_played_in_a_duel_only_where_it_turns_it() -> None:
    def duel(*dice: int) -> Scene:
        scene = Scene("P0 P1 P2").outlaw("P1", "L", speed=2, money=100, wanted="Q", reward="Steady Hand")
        scene.hand_begins(pot=30).turn_flop("Qd", sheriffs=[4], dice=dice)
        return scene.play("P1", "pass", "pass")

    assert choices(duel(3, 2), 20) == {"play the Reward on your left": 20}  # 5 against 6: two more win
    assert choices(duel(6, 2), 20) == {"pass": 20}  # won already
    assert choices(duel(1, 6), 20) == {"pass": 20}  # lost anyway


def test_a_bought_badge_sends_the_sheriff_away() -> None:
    scene = Scene("P0 P1 P2").outlaw("P1", "L", speed=2, money=100, wanted="Q", reward="Bought Badge")
    scene.hand_begins(pot=30).turn_flop("Qd", sheriffs=[4])
    assert scene.phase == Phase.DISMISS
    assert choices(scene, 20) == {"play the Reward on your left": 20}


def test_it_buys_nothing_that_would_leave_too_little_to_play_on() -> None:
    assert choices(Scene("P0 P1").row("P1", 20, 0, 100).buying("P1").balance()) == {"end your turn": LUCKS}


def test_a_poor_gang_saves_itself_with_buried_cash() -> None:
    scene = Scene("P0 P1").row("P1", 60, 0, 0).row("P0", 300, 0, 0).outlaw("P1", "L", reward="Buried Cash").holdup()
    scene.next_round().play("P0", "put $300")
    assert scene.decider == "P1"
    assert choices(scene, 20) == {"play the Reward on your left": 20}


# Whole games


def test_every_choice_of_whole_games_is_in_the_list() -> None:
    """A move that was worked out and is not allowed would be none: nothing near it is taken instead."""
    games, views, allowed = GAME.state.empty(), GAME.state.empty(), GAME.move_list()
    for seed in range(2 if INTERPRETED else 100):
        luck = new_luck(seed)
        GAME.deal(games[0], GAME.settled(2 + seed % 4)[0], seed)
        while games[0].to_act >= 0:
            count = GAME.legal(games[0], allowed)
            GAME.look(games, 0, views, int(games[0].to_act))
            place = GUNHAND.choose(views[0], allowed, count, luck)
            assert 0 <= place < count
            GAME.step(games[0], int(allowed[place]))


def test_it_beats_three_random_players_more_often_than_not() -> None:
    summary = summary_of(Setup(GAME, ("gunhand", "random", "random", "random")), 3 if INTERPRETED else 1000)
    wins = {share.name: share for share in summary.shares["bot"]}
    assert INTERPRETED or wins["gunhand"].low > 0.75
