"""Starting the next round: O25-12, O25-115 to O25-125, O25-128, O25-129."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.words import Phase

from .scene import Scene


def play_a_quiet_round(scene: Scene) -> None:
    """Everybody checks, nobody buys, nobody is held up, all money goes onto the marked Outlaw."""
    number = int(scene.game.round_number)
    while scene.game.round_number == number or scene.phase in (Phase.SPLIT, Phase.SPLIT_REST):
        for words in ("check", "end your turn", "rob nobody"):
            if scene.allowed(words):
                scene.play(scene.decider or "", words)
                break
        else:
            scene.play(scene.decider or "", f"put ${scene.amounts('put')[-1]}")


def test_a_round_has_the_same_steps_in_the_same_order() -> None:
    """O25-18, O25-02, O25-129, O25-128, O25-114, O25-121."""
    scene = Scene("P0 P1").hands("Kd", P0="As Ah", P1="Ts Jh")
    steps = [scene.phase]
    for words in ("check", "check", "end your turn", "end your turn", "hold up P1's left with your left", "cower"):
        scene.play(scene.decider or "", words)
        if scene.phase != steps[-1]:
            steps.append(scene.phase)
    assert steps == [Phase.BETTING, Phase.BUYING, Phase.HOLDUP, Phase.ANSWER, Phase.SPLIT]
    assert any("is wanted" in event for event in scene.table.events)
    scene.play("P0", "put $100", "put $100")
    assert scene.game.pot == 0  # the hand waits until everybody is ready
    scene.play("P1", "put $100", "put $0")
    assert scene.phase == Phase.BETTING
    assert scene.game.pot == 20


def test_the_outlaws_of_a_gang_take_turns_and_missing_ones_are_skipped() -> None:
    """O25-S13, O25-12, O25-13, O25-116, O25-65, O25-R4."""
    scene = Scene("P0 P1 P2")
    active = []
    for _ in range(3):
        active.append(scene.active("P1"))
        if len(active) < 3:
            play_a_quiet_round(scene)
    assert active == ["R", "M", "L"]
    # Round 3: a Sheriff takes the active Outlaw at L.
    scene.outlaw("P1", "L", speed=1, wanted="Q", money=0).row("P1", 0, 100, 190).row("P0", 0, 0, 290)
    scene.row("P2", 0, 0, 290).hand_begins(pot=30, round_number=3).turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert scene.living("P1") == "MR"
    for expected in ("R", "M", "R"):
        play_a_quiet_round(scene)
        assert scene.active("P1") == expected
    assert scene.game.round_number == 6
    scene.outlaw("P1", "M", dead=True).row("P1", 0, 0, 290)
    for _ in range(3):
        play_a_quiet_round(scene)
        assert scene.active("P1") == "R"


def test_the_dealer_role_moves_one_player_to_the_left_past_eliminated_gangs() -> None:
    """O25-115, O25-R3, O25-16."""
    scene = Scene("P0 P1 P2 P3").gone("P1").holdup().next_round()
    assert scene.dealer == "P2"
    assert Scene("P0 P1 P2", dealer="P2").holdup().next_round().dealer == "P0"


def test_round_start_with_an_elimination() -> None:
    """O25-S19, O25-115, O25-116, O25-117, O25-119, O25-120, O25-122, O25-123, O25-124, O25-125, O25-128, O25-R58,
    O25-R59, O25-R60, O25-R61, O25-R57.
    """
    scene = Scene("P0 P1 P2 P3", dealer="P1").holdup(round_number=6)
    scene.row("P0", 60, 30, 10).row("P1", 200, 120, 100).row("P2", 40, 30, 20).row("P3", 300, 100, 100)
    scene.outlaw("P2", "L", reward="Steady Hand", wanted="K").balance()
    assert scene.game.bank == 90
    scene.next_round()
    assert scene.dealer == "P2"
    scene.play("P3", "put $300", "put $100")
    assert scene.active("P0") == "M"
    assert scene.allowed() == ["put $100"]
    scene.play("P0", "put $100")
    assert scene.row_of("P0") == "L $0 M* $100 R $0"
    scene.play("P1", "put $200", "put $100")
    assert scene.decider == "P2"  # the hidden Reward might be money
    assert scene.refused("put $90") == "O25-R58"
    assert scene.allowed() == ["end your turn", "show the Reward on your left"]
    scene.play("P2", "end your turn")
    assert scene.living("P2") == ""
    assert scene.game.bank == 180
    assert scene.in_deck("Steady Hand") == 3
    assert scene.game.wanted_deck.sum() == 25
    assert scene.dealer == "P3"
    assert scene.game.pot == 60
    assert scene.money("P0", "M") == 80
    assert scene.decider == "P0"
    assert scene.amounts("bet")[0] == 20


def test_money_may_be_split_freely_as_long_as_the_marked_outlaw_has_a_hundred() -> None:
    """O25-117, O25-119, O25-R59, O25-R1."""
    scene = Scene("P0 P1").holdup().row("P0", 100, 100, 90).row("P1", 100, 100, 100).next_round()
    assert scene.active("P0") == "M"
    assert scene.amounts("put") == list(range(100, 300, 10))
    assert scene.refused("put $90") == "O25-119"
    assert scene.refused("put $300") == "O25-117"
    scene.play("P0", "put $100")
    assert scene.amounts("put") == list(range(0, 200, 10))  # for L, the next in marker order
    assert scene.refused("put $200") == "O25-117"
    scene.play("P0", "put $60")
    assert scene.row_of("P0") == "L $60 M* $100 R $130"


def test_the_present_split_may_be_kept_if_it_is_legal() -> None:
    """O25-R59."""
    scene = Scene("P0 P1").holdup().row("P0", 110, 120, 60).row("P1", 100, 100, 100).next_round()
    notes = {move.words: scene.table.note(move) for move in scene.table.moves()}
    assert [words for words, note in notes.items() if note.startswith("keep what it has")] == ["put $120"]
    scene.play("P0", "put $120", "put $110")
    assert scene.row_of("P0") == "L $110 M* $120 R $60"


def test_an_amount_that_is_no_chip_is_refused_with_those_that_are() -> None:
    """O25-R1."""
    scene = Scene("P0 P1").hands("Kd")
    refusal = scene.table.why_not("bet 15")
    assert refusal is not None
    assert refusal.sentence == "“bet 15” is not a move here. You can choose from $10 to $90, in steps of $10."


def test_a_lone_outlaw_gets_all_the_money() -> None:
    """O25-R59, O25-R4."""
    scene = Scene("P0 P1").outlaw("P0", "L", dead=True).outlaw("P0", "M", dead=True).holdup()
    scene.row("P1", 100, 100, 100).outlaw("P0", "R", money=300).next_round()
    assert scene.allowed() == ["put $300"]
    assert scene.refused("put $200") == "O25-R59"


def test_round_start_turns_go_from_the_new_dealers_left_and_the_dealer_is_last() -> None:
    """O25-R59, O25-115."""
    scene = Scene("P0 P1 P2 P3").holdup().next_round()
    assert scene.dealer == "P1"
    for name in ("P2", "P3", "P0", "P1"):
        scene.play(name, "put $290")
    assert scene.phase == Phase.BETTING


@pytest.mark.parametrize("words", ["put $100", "put $0"])
def test_no_money_moves_within_a_gang_once_the_hand_has_begun(words: str) -> None:
    """O25-118."""
    scene = Scene("P0 P1")
    assert scene.refused(words) == "O25-118"
    assert scene.buying("P1").refused(words) == "O25-118"
    assert scene.holdup().refused(words) == "O25-118"


def test_the_hundred_dollars_are_tested_after_the_split_and_before_the_ante() -> None:
    """O25-R57, O25-119, O25-21."""
    scene = Scene("P0 P1").holdup().row("P0", 100, 0, 0).row("P1", 100, 100, 100).next_round()
    scene.play("P0", "put $100").play("P1", "put $300")
    assert scene.money("P0", "M") == 90


def test_a_poor_gang_without_a_reward_has_no_turn_at_all() -> None:
    """O25-120, O25-122, O25-123, O25-R58."""
    scene = Scene("P0 P1 P2").holdup().row("P2", 40, 30, 20).row("P0", 100, 100, 100).balance()
    bank = int(scene.game.bank)
    scene.next_round()
    assert scene.living("P2") == ""
    assert scene.game.bank == bank + 90
    assert scene.decider == "P0"


def test_a_gang_with_exactly_a_hundred_plays_on() -> None:
    """O25-R58, O25-122."""
    scene = Scene("P0 P1 P2").holdup().row("P2", 40, 30, 30).row("P0", 100, 100, 100).next_round()
    assert scene.decider == "P2"
    assert scene.allowed() == ["put $100"]


def test_a_reward_can_save_a_poor_gang_at_the_round_start() -> None:
    """O25-R58, O25-90."""
    scene = Scene("P0 P1 P2").holdup().row("P2", 40, 30, 20).row("P0", 100, 100, 100)
    scene.outlaw("P2", "L", reward="Buried Cash").next_round()
    assert scene.refused("put $100") == "O25-R58"
    scene.play("P2", "play the Reward on your left")
    assert scene.amounts("put") == [100, 110, 120, 130, 140]
    assert scene.refused("end your turn") == "O25-119"


def test_face_down_outlaws_of_a_poor_gang_leave_unseen() -> None:
    """O25-R68, O25-R69, O25-123."""
    scene = Scene("P0 P1 P2").outlaw("P2", "L", reward="Spyglass").holdup().row("P2", 40, 30, 20).next_round()
    scene.play("P2", "end your turn")
    outlaws = scene.sees("P0")["seats"][2]["outlaws"]
    assert [outlaw["name"] for outlaw in outlaws] == [None, None, None]
    assert not any("Spyglass" in event for event in scene.table.events_for(scene.seat("P0")))
    assert all(outlaw["name"] for outlaw in scene.sees("P2")["seats"][2]["outlaws"])


def test_each_gang_that_leaves_raises_ante_and_minimum_bet_for_the_hand_to_come() -> None:
    """O25-25, O25-125, O25-R61."""
    scene = Scene("P0 P1 P2 P3").holdup().row("P3", 40, 30, 20).next_round()
    scene.play("P2", "put $290").play("P0", "put $290").play("P1", "put $290")
    assert scene.sees("P0")["ante"] == 20
    assert scene.game.pot == 60
    assert scene.amounts("bet")[0] == 20


def test_the_hundred_dollars_do_not_rise_with_the_ante() -> None:
    """O25-R62."""
    scene = Scene("P0 P1 P2 P3 P4").gone("P3", "P4").holdup().row("P2", 40, 30, 30).next_round()
    assert scene.sees("P0")["ante"] == 30
    assert scene.decider == "P2"
    assert scene.allowed() == ["put $100"]


def test_a_gang_that_a_sheriff_eliminates_before_the_betting_raises_the_minimum_bet_from_the_next_round_on() -> None:
    """O25-25, O25-34, O25-125, O25-R61, O25-R63."""
    scene = Scene("P0 P1 P2").row("P1", 100, 100, 90).row("P2", 100, 100, 90)
    scene.outlaw("P0", "L", dead=True).outlaw("P0", "M", dead=True).outlaw("P0", "R", speed=1, money=90, wanted="Q")
    scene.hand_begins(pot=30).turn_flop("Qd", sheriffs=[5], dice=[1, 1])
    assert scene.living("P0") == ""
    assert scene.decider == "P1"
    assert scene.amounts("bet") == [10, 20, 30, 40, 50, 60, 70, 80, 90]
    scene.play("P1", "bet $10")
    assert scene.amounts("raise")[0] == 20
    scene.play("P2", "call")
    while scene.phase != Phase.SPLIT:
        scene.play(str(scene.decider), scene.allowed()[0] if scene.phase == Phase.SHOWING else "end your turn")
    for name in ("P2", "P1"):
        scene.play(name, "put $100", "put $0")
    assert scene.game.pot == 40
    assert scene.amounts("bet")[0] == 20
