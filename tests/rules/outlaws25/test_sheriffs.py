"""Sheriffs: O25-28, O25-59 to O25-72."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.words import Phase

from .scene import Scene


def test_a_sheriff_for_an_outlaw_that_is_not_playing() -> None:
    """O25-S16, O25-59, O25-60, O25-61, O25-62, O25-68, O25-69, O25-70, O25-73, O25-77, O25-82, O25-90, O25-R38,
    O25-R40, O25-R33.
    """
    scene = Scene("P0 P1 P2").outlaw("P1", "L", speed=2, money=100, wanted="Q").hand_begins(pot=30)
    scene.turn_flop("Qd", sheriffs=[4], dice=[5, 2])
    assert scene.sheriffs_in_deck == 9
    assert scene.wanted("P1", "L") == ""
    assert scene.game.wanted_deck.sum() == 25
    assert scene.face_up("P1") == "L"
    assert scene.money("P1", "L") == 100
    assert (scene.phase, scene.decider) == (Phase.BETTING, "P1")
    assert any("duels the Sheriff" in event for event in scene.table.events)

    scene = Scene("P0 P1 P2").outlaw("P1", "L", speed=2, money=100, wanted="Q", reward="Second Chance")
    before = scene.in_deck("Second Chance")
    scene.hand_begins(pot=30).turn_flop("Qd", sheriffs=[4], dice=[3, 2, 5])
    assert (scene.phase, scene.decider) == (Phase.DISMISS, "P1")
    scene.play("P1", "pass", "pass")
    assert [side["total"] for side in scene.sees("nobody")["duel"]] == [5, 6]
    scene.play("P1", "play the Reward on your left")
    assert scene.living("P1") == "LMR"
    assert scene.sheriffs_in_deck == 9
    assert scene.in_deck("Second Chance") == before + 1
    assert scene.phase == Phase.BETTING


def test_a_sheriff_kills_the_dealers_active_outlaw() -> None:
    """O25-S17, O25-65, O25-66, O25-67, O25-71, O25-72, O25-R35, O25-R20, O25-R17."""
    scene = Scene("P0 P1 P2").outlaw("P0", "R", speed=4, money=130, wanted="J").hand_begins(pot=30)
    scene.cards("P0", "As Ah").cards("P1", "Ts Th").cards("P2", "Ks Kh")
    scene.row("P1", 100, 80, 90).row("P2", 100, 80, 90)
    bank = scene.balance().game.bank.item()
    scene.turn_flop("Jc", sheriffs=[5], dice=[2, 3])
    assert scene.living("P0") == "LM"
    assert scene.game.bank == bank + 130
    assert scene.sheriffs_in_deck == 10
    assert scene.game.wanted_deck.sum() == 25
    assert scene.game.pot == 30
    assert scene.decider == "P1"
    assert scene.sees("P1")["seats"][0]["cards"] == ["??", "??"]
    scene.play("P1", "check").play("P2", "check")
    assert scene.open_hands() == ["P1", "P2"]
    scene.play("P1", "end your turn").play("P2", "end your turn")
    assert scene.allowed("buy") == ["buy a Reward for your left Outlaw", "buy a Reward for your middle Outlaw"]
    scene.play("P0", "end your turn")
    assert (scene.phase, scene.decider) == (Phase.HOLDUP, "P0")
    assert {words.split("with your ")[1] for words in scene.allowed("hold up")} == {"left", "middle"}


def two_queens() -> Scene:
    scene = Scene("P0 P1 P2").outlaw("P2", "M", speed=3, money=60, wanted="Q Q A").hand_begins(pot=30)
    assert scene.sheriffs_in_deck == 10
    return scene


def test_two_matches_on_one_outlaw() -> None:
    """O25-S18, O25-63, O25-113, O25-112, O25-66, O25-69, O25-R30, O25-R31, O25-R70."""
    scene = two_queens().balance()
    bank = int(scene.game.bank)
    scene.turn_flop("Qd", sheriffs=[5, 2], dice=[1, 2])
    assert sum("comes for P2's middle" in event for event in scene.table.events) == 2
    assert scene.living("P2") == "LR"
    assert scene.game.bank == bank + 60
    assert scene.game.wanted_deck.sum() == 25
    assert scene.sheriffs_in_deck == 10

    scene = two_queens().turn_flop("Qd", sheriffs=[5, 2], dice=[6, 1, 3, 2])
    assert scene.living("P2") == "LMR"
    assert scene.sheriffs_in_deck == 8
    assert scene.wanted("P2", "M") == "A"
    assert scene.game.wanted_deck.sum() == 24


def test_no_sheriff_comes_in_the_first_round() -> None:
    """O25-28."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q").hand_begins(pot=20, round_number=1).turn_flop("Qd")
    assert scene.phase == Phase.BETTING
    assert scene.wanted("P1", "L") == "Q"


@pytest.mark.parametrize(("flop", "comes"), [("Qs", True), ("Qc", True), ("Ks", False), ("Ts", False)])
def test_the_match_is_by_rank_whatever_the_suit(flop: str, comes: bool) -> None:
    """O25-61, O25-112, O25-60."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q", reward="Pardon").hand_begins(pot=20).turn_flop(flop)
    assert (scene.phase == Phase.DISMISS) == comes


def test_duels_are_fought_in_betting_order_marked_outlaw_first() -> None:
    """O25-64, O25-63, O25-R30, O25-R29."""
    scene = Scene("P0 P1 P2", dealer="P1").marker("P0", "M").hand_begins(pot=30)
    wanted = (("P1", "L"), ("P0", "L"), ("P0", "M"), ("P0", "R"), ("P2", "R"))
    for (name, at), reward in zip(wanted, ("Pardon", "Spyglass", "Spyglass", "Fast Horse", "Buried Cash"), strict=True):
        scene.outlaw(name, at, wanted="Q", reward=reward)  # a hidden Reward: the owner is asked before each duel
    scene.turn_flop("Qd")
    drawn = [event.split(" comes for ")[1] for event in scene.table.events if " comes for " in event]
    assert drawn == [
        "P2's right Outlaw.",
        "P0's middle Outlaw.",
        "P0's left Outlaw.",
        "P0's right Outlaw.",
        "P1's left Outlaw.",
    ]
    assert scene.decider == "P2"
    assert len(scene.sees("nobody")["sheriffs"]) == 5
    names = set(scene.sees("nobody")["sheriffs"])
    assert len(names) == 5  # a different Sheriff for each


def test_an_eliminated_gang_draws_no_sheriffs_and_others_do_marked_or_not() -> None:
    """O25-R29, O25-61."""
    scene = Scene("P0 P1 P2").gone("P0").outlaw("P1", "L", wanted="Q", reward="Pardon").hand_begins(pot=20)
    scene.turn_flop("Qd")
    assert len(scene.sees("nobody")["sheriffs"]) == 1


def test_with_too_few_sheriffs_the_last_matches_go_unserved() -> None:
    """O25-R32."""
    scene = Scene("P0 P1 P2").outlaw("P1", "R", speed=1, wanted="Q").outlaw("P2", "L", wanted="Q").hand_begins(pot=30)
    scene.game.sheriff_deck = 1 << 9  # one Sheriff of speed 5 left
    scene.turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert scene.living("P1") == "LM"  # the Sheriff won and is back in the deck
    assert scene.sheriffs_in_deck == 1
    assert scene.wanted("P2", "L") == "Q"
    assert scene.face_up("P2") == ""


def test_the_next_player_clockwise_rolls_for_the_sheriff_and_nobody_is_asked() -> None:
    """O25-77, O25-R33, O25-76: the Outlaw's die comes first."""
    scene = Scene("P0 P1").outlaw("P1", "L", speed=1, wanted="Q").hand_begins(pot=20)
    scene.turn_flop("Qd", sheriffs=[5], dice=[6, 1])
    assert scene.living("P1") == "LMR"
    assert (scene.phase, scene.decider) == (Phase.BETTING, "P1")


def test_a_duel_with_a_sheriff_cannot_be_refused_or_bought_off() -> None:
    """O25-62, O25-R34."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q", reward="Pardon").hand_begins(pot=20).turn_flop("Qd")
    assert scene.allowed() == ["pass"]
    assert scene.refused("cower") == "O25-100"
    assert scene.refused("play the Reward on your left to clear Wanted Queen") == "O25-R42"


def test_a_bought_badge_sends_the_sheriff_away() -> None:
    """O25-R34, O25-90."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q Q", reward="Bought Badge").hand_begins(pot=20)
    scene.outlaw("P1", "L", speed=5).turn_flop("Qd", sheriffs=[2, 2], dice=[6, 1])
    scene.play("P1", "play the Reward on your left")
    assert scene.sheriffs_in_deck == 9  # the first rode home, the second lost his duel
    assert scene.wanted("P1", "L") == ""
    assert scene.game.wanted_deck.sum() == 25
    assert scene.in_deck("Bought Badge") == 2


def test_a_dismissed_sheriff_turns_nobody_up() -> None:
    """O25-R34, O25-75."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q", reward="Bought Badge").hand_begins(pot=20).turn_flop("Qd")
    scene.play("P1", "play the Reward on your left")
    assert scene.face_up("P1") == ""
    assert scene.sheriffs_in_deck == 10


@pytest.mark.parametrize(
    ("reward", "shown", "asked"),
    [("Bought Badge", True, True), ("Pardon", False, True), ("Pardon", True, False), (None, False, False)],
)
def test_whether_the_owner_is_asked_depends_on_what_everybody_can_see(
    reward: str | None, shown: bool, asked: bool
) -> None:
    """O25-R71."""
    scene = Scene("P0 P1").outlaw("P1", "L", wanted="Q", reward=reward, shown=shown, speed=5).hand_begins(pot=20)
    scene.turn_flop("Qd", sheriffs=[2], dice=[6, 1])
    assert (scene.phase == Phase.DISMISS) == asked


def test_a_beaten_sheriff_never_comes_back_and_a_victorious_one_may() -> None:
    """O25-68, O25-66, O25-R70."""
    won = Scene("P0 P1").outlaw("P1", "L", speed=5, wanted="Q").hand_begins(pot=20)
    won.turn_flop("Qd", sheriffs=[2], dice=[6, 1])
    assert won.sheriffs_in_deck == 9
    lost = Scene("P0 P1").outlaw("P1", "L", speed=1, wanted="Q").hand_begins(pot=20)
    lost.turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert lost.sheriffs_in_deck == 10


def test_a_hidden_reward_on_a_dead_outlaw_returns_unseen() -> None:
    """O25-66, O25-R69."""
    scene = Scene("P0 P1").outlaw("P1", "L", speed=1, wanted="Q", reward="Spyglass").hand_begins(pot=20)
    scene.turn_flop("Qd", sheriffs=[5], dice=[1, 6]).play("P1", "pass", "pass", "pass")
    assert scene.in_deck("Spyglass") == 2
    assert not any("Spyglass" in event for event in scene.table.events_for(scene.seat("P0")))


def test_one_player_left_after_the_sheriffs_takes_the_pot_without_betting() -> None:
    """O25-R36, O25-71."""
    scene = Scene("P0 P1").outlaw("P1", "R", speed=1, wanted="Q").hand_begins(pot=20).row("P0", 100, 100, 90)
    scene.turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert scene.money("P0", "R") == 110
    assert scene.phase == Phase.BUYING
    assert scene.open_hands() == []


def test_without_any_active_outlaw_left_the_pot_is_carried_over() -> None:
    """O25-R37."""
    scene = Scene("P0 P1", dealer="P1").outlaw("P0", "R", speed=1, wanted="Q").outlaw("P1", "R", speed=1, wanted="Q")
    scene.hand_begins(pot=20).turn_flop("Qd", sheriffs=[5, 5], dice=[1, 6, 1, 6])
    assert scene.game.pot == 20
    assert scene.phase == Phase.BUYING
    scene.play("P0", "end your turn").play("P1", "end your turn", "rob nobody")
    scene.play("P1", "put $200").play("P0", "put $200")
    assert scene.game.pot == 40


def test_a_player_without_outlaws_is_out_in_the_middle_of_the_hand() -> None:
    """O25-R63, O25-122, O25-R20: the money in the Pot stays."""
    scene = Scene("P0 P1 P2").outlaw("P1", "L", dead=True).outlaw("P1", "M", dead=True)
    scene.outlaw("P1", "R", speed=1, wanted="Q").hand_begins(pot=30).turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert scene.living("P1") == ""
    assert scene.game.pot == 30
    assert (scene.phase, scene.decider) == (Phase.BETTING, "P2")
    assert any("P1 has no Outlaws left" in event for event in scene.table.events)
