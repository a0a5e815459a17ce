"""Buying and playing Rewards: O25-79, O25-82 to O25-93."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.words import Phase

from .scene import Scene, card


def test_buying_a_reward() -> None:
    """O25-S11, O25-83, O25-84, O25-85, O25-86, O25-87, O25-88, O25-89, O25-118, O25-R44, O25-R46."""
    scene = Scene("P0 P1 P2").buying("P1").outlaw("P1", "M", reward="Pardon").row("P1", 20, 90, 30).balance()
    bank = int(scene.game.bank)
    assert scene.allowed("buy") == ["buy a Reward for your right Outlaw"]
    assert scene.refused("buy a Reward for your left Outlaw") == "O25-87"
    assert scene.refused("buy a Reward for your middle Outlaw") == "O25-86"
    assert scene.refused("put $30") == "O25-118"
    scene.play("P1", "buy a Reward for your right Outlaw")
    assert scene.row_of("P1") == "L $20 M $90 R* $0"
    assert scene.game.bank == bank + 30
    assert scene.reward("P1", "R") is not None
    assert scene.sees("P0")["seats"][1]["outlaws"][2]["reward"] == "?"
    assert scene.sees("P1")["seats"][1]["outlaws"][2]["reward"] == scene.reward("P1", "R")
    assert scene.living("P1") == "LMR"
    assert scene.refused("buy a Reward for your left Outlaw") == "O25-83"
    assert scene.game.reward_deck.sum() == 23


def test_everybody_has_one_buying_turn_from_the_dealers_left_and_may_leave_it() -> None:
    """O25-83, O25-R43, O25-18, O25-129."""
    scene = Scene("P0 P1 P2 P3", dealer="P1").buying("P2").balance()
    for name in ("P2", "P3", "P0", "P1"):
        assert scene.phase == Phase.BUYING
        scene.play(name, "end your turn")
    assert scene.phase == Phase.HOLDUP
    assert scene.decider == "P1"


def test_any_outlaw_of_the_gang_may_buy_active_or_not() -> None:
    """O25-85."""
    scene = Scene("P0 P1 P2").buying("P1").row("P1", 100, 100, 100).balance()
    assert len(scene.allowed("buy")) == 3


def test_exactly_thirty_dollars_are_enough() -> None:
    """O25-84, O25-R46."""
    scene = Scene("P0 P1").buying("P1").row("P1", 30, 20, 250).balance().play("P1", "buy a Reward for your left Outlaw")
    assert scene.money("P1", "L") == 0


def test_an_outlaw_that_used_its_reward_in_this_turn_may_buy_another() -> None:
    """O25-R44, O25-86."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Buried Cash").row("P1", 50, 0, 0).balance()
    scene.play("P1", "play the Reward on your left", "buy a Reward for your left Outlaw")
    assert scene.reward("P1", "L") is not None


def test_nothing_can_be_bought_from_an_empty_deck() -> None:
    """O25-R45: the house deck outlasts fifteen Outlaws; another might not."""
    scene = Scene("P0 P1 P2 P3 P4").buying("P1")
    assert scene.game.reward_deck.sum() >= 15
    scene.game.reward_deck[:] = 0
    assert scene.refused("buy a Reward for your left Outlaw") == "O25-R45"
    assert scene.allowed() == ["end your turn"]


def test_a_reward_stays_with_its_outlaw() -> None:
    """O25-92: no move takes it to another, and splitting the money leaves it where it is."""
    scene = Scene("P0 P1").outlaw("P1", "M", reward="Pardon").holdup().row("P1", 100, 100, 100).next_round()
    scene.play("P0", "put $290").play("P1", "put $300")
    assert scene.reward("P1", "M") == "Pardon"
    assert scene.reward("P1", "L") is scene.reward("P1", "R") is None


@pytest.mark.parametrize("phase", ["buying", "round start", "held up"])
def test_an_unplayed_reward_may_be_shown_as_a_free_action(phase: str) -> None:
    """O25-R47, O25-89."""
    scene = Scene("P0 P1").outlaw("P1", "L", reward="Pardon").row("P1", 100, 100, 100).row("P0", 100, 100, 100)
    if phase == "buying":
        scene.buying("P1").balance()
    else:
        scene.holdup().balance()
        scene.play("P0", "rob nobody" if phase == "round start" else "hold up P1's left with your left")
    if phase == "round start":
        scene.play("P0", "put $300")
    assert scene.sees("P0")["seats"][1]["outlaws"][0]["reward"] == "?"
    scene.play("P1", "show the Reward on your left")
    assert scene.decider == "P1"
    for viewer in ("P0", "nobody"):
        assert scene.sees(viewer)["seats"][1]["outlaws"][0]["reward"] == "Pardon"
    assert scene.refused("show the Reward on your left") == "O25-R47"
    assert scene.reward("P1", "L") == "Pardon"


def test_during_the_betting_no_reward_is_shown_for_its_own_sake() -> None:
    """O25-R47, O25-R48: and Outlaw cards never."""
    scene = Scene("P0 P1").outlaw("P1", "L", reward="Pardon")
    assert scene.refused("show the Reward on your left") == "O25-R47"
    assert not any("Outlaw" in words for words in scene.allowed("show"))


def test_a_reward_being_played_is_seen_by_all_and_goes_back_at_once_outside_duels() -> None:
    """O25-91, O25-93, O25-R40, O25-R70."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Pardon", wanted="Q A").balance()
    assert scene.in_deck("Pardon") == 0
    scene.play("P1", "play the Reward on your left to clear Wanted Queen")
    assert "P1 plays Pardon from the left Outlaw." in scene.table.events_for(scene.seat("P0"))
    assert scene.in_deck("Pardon") == 1
    assert scene.reward("P1", "L") is None
    assert scene.wanted("P1", "L") == "A"
    assert scene.game.wanted_deck.sum() == 24


def test_a_reward_may_be_played_straight_after_it_was_bought() -> None:
    """O25-90, O25-88."""
    scene = Scene("P0 P1").buying("P1").row("P1", 100, 100, 100).row("P0", 100, 100, 100)
    scene.game.reward_deck[:] = 0
    scene.game.reward_deck[5] = 1  # Buried Cash alone
    scene.balance().play("P1", "buy a Reward for your middle Outlaw", "play the Reward on your middle")
    assert scene.money("P1", "M") == 100  # the $30 just paid are all the Bank has, and come back


@pytest.mark.parametrize(("bank", "gained"), [(90, 50), (30, 30)])
def test_buried_cash_takes_up_to_fifty_dollars_from_the_bank(bank: int, gained: int) -> None:
    """O25-90, O25-R2."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Buried Cash")
    scene.row("P0", 100, 100, 100 - bank).row("P1", 100, 100, 100).balance()
    scene.play("P1", "play the Reward on your left")
    assert scene.money("P1", "L") == 100 + gained
    assert scene.game.bank == bank - gained


def test_buried_cash_is_of_no_use_while_the_bank_is_empty() -> None:
    """O25-R2, O25-R42."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Buried Cash")
    scene.row("P0", 100, 100, 100).row("P1", 100, 100, 100).balance()
    assert scene.refused("play the Reward on your left") == "O25-R2"


def test_a_spyglass_shows_a_face_down_outlaw_to_its_owner_alone() -> None:
    """O25-06, O25-90, O25-R41."""
    scene = Scene("P0 P1 P2").buying("P1").outlaw("P1", "L", reward="Spyglass").outlaw("P0", "M", speed=4).balance()
    scene.game.face_up[2] = 0b001
    assert scene.refused("play the Reward on your left at P2's left") == "O25-75"
    assert scene.refused("play the Reward on your left at P1's right") == "O25-98"
    scene.play("P1", "play the Reward on your left at P0's middle")
    assert scene.sees("P1")["seats"][0]["outlaws"][1]["speed"] == 4
    assert scene.sees("P1")["seats"][0]["outlaws"][0]["speed"] is None
    assert scene.sees("P2")["seats"][0]["outlaws"][1]["speed"] is None
    assert scene.face_up("P0") == ""


def test_a_pardon_needs_a_wanted_card_of_that_rank_on_its_carrier() -> None:
    """O25-111, O25-R42."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Pardon").outlaw("P1", "M", wanted="K").balance()
    assert scene.allowed("play") == []
    assert scene.refused("play the Reward on your left to clear Wanted King") == "O25-111"
    assert scene.refused("play the Reward on your left") == "O25-90"


def test_a_card_up_the_sleeve_replaces_a_dealt_card_before_the_bet() -> None:
    """O25-R41, O25-90, O25-R28: only from the active Outlaw, and the old card stays secret."""
    scene = Scene("P0 P1").outlaw("P1", "R", reward="Card Up the Sleeve").outlaw("P1", "L", reward="Card Up the Sleeve")
    scene.hands("Kd", P1="Ts Ks", P0="Ah As")
    assert scene.refused("play the Reward on your left to replace your first card") == "O25-R42"
    scene.play("P1", "play the Reward on your right to replace your first card")
    assert scene.decider == "P1"
    new = int(scene.game.hand[1, 0])
    assert scene.game.hand[1, 1] == card("Ks")
    assert new not in (card("Ts"), card("Ks"), card("Kd"), card("Ah"), card("As"))
    assert scene.game.aside[1] == card("Ts")
    before = scene.table.veiled(scene.seat("P0"))
    assert before.aside[1] == -2
    assert not scene.game.poker_deck >> new & 1
    assert not scene.game.poker_deck >> card("Ts") & 1
    scene.play("P1", "check").play("P0", "check")
    assert scene.game.poker_deck >> card("Ts") & 1


def test_nobody_plays_a_reward_of_another_gang_or_of_a_dead_outlaw() -> None:
    """O25-R41."""
    scene = Scene("P0 P1").buying("P1").outlaw("P0", "L", reward="Buried Cash").balance()
    assert scene.refused("play the Reward on your left") == "O25-R41"


def test_played_outside_its_window_a_reward_is_refused() -> None:
    """O25-R42."""
    scene = Scene("P0 P1").buying("P1").outlaw("P1", "L", reward="Steady Hand").balance()
    assert scene.refused("play the Reward on your left") == "O25-R42"
    assert scene.refused("pass") == "O25-R42"


def holdup_duel(**rewards: str) -> Scene:
    """P0's right (speed 3) holds up P1's middle (speed 3), and P1 fights; Rewards by place: P0R="Steady Hand"."""
    scene = Scene("P0 P1 P2").holdup().outlaw("P0", "R", speed=3).outlaw("P1", "M", speed=3)
    for name in ("P0", "P1", "P2"):
        scene.row(name, 100, 100, 100)
    for where, reward in rewards.items():
        scene.outlaw(where[:2], where[2], reward=reward)
    return scene.balance().play("P0", "hold up P1's middle with your right").play("P1", "fight back")


@pytest.mark.parametrize(
    ("reward", "modifiers"),
    [("Steady Hand", [2, 0]), ("Lightning Draw", [3, 0]), ("Sand in the Eyes", [0, -2])],
)
def test_a_duellists_reward_changes_a_total_for_the_whole_duel(reward: str, modifiers: list[int]) -> None:
    """O25-79, O25-97, O25-R38, O25-R39."""
    scene = holdup_duel(P0R=reward)
    assert scene.phase == Phase.BEFORE_ROLL
    lead = modifiers[0] - modifiers[1]
    scene.dice(1, 1 + lead, 1, lead)  # level at first, then the robber is one ahead
    scene.play("P0", "play the Reward on your right")
    assert scene.living("P1") == "LR"  # the modifier still counted after the tie
    assert scene.money("P0", "R") == 200


def test_modifiers_of_several_rewards_add_up_and_are_shown_at_the_table() -> None:
    """O25-79, O25-R42."""
    scene = holdup_duel(P0R="Steady Hand", P1M="Sand in the Eyes", P2L="Stray Bullet")
    scene.play("P1", "play the Reward on your middle")  # -2 for the robber
    scene.play("P2", "play the Reward on your left at P1's middle")  # -1 for the other
    duel = scene.sees("nobody")["duel"]
    assert [side["modifier"] for side in duel] == [-2, -1]
    scene.dice(4, 2).play("P0", "play the Reward on your right")
    assert scene.living("P1") == "LR"  # 4 + 3 - 2 + 2 against 2 + 3 - 1


def test_a_stray_bullet_comes_from_anybody_and_hits_whom_its_owner_likes() -> None:
    """O25-R41, O25-90."""
    scene = holdup_duel(P2L="Stray Bullet")
    assert scene.decider == "P2"
    assert scene.allowed("play") == [
        "play the Reward on your left at P0's right Outlaw",
        "play the Reward on your left at P1's middle Outlaw",
    ]
    assert scene.refused("play the Reward on your left at P2's left") == "O25-79"


def test_a_carriers_card_is_of_no_use_when_the_carrier_does_not_duel() -> None:
    """O25-R41."""
    scene = holdup_duel(P0L="Steady Hand")
    assert scene.allowed() == ["pass"]
    assert scene.refused("play the Reward on your left") == "O25-R41"


def test_a_second_chance_rolls_one_die_again_and_only_after_the_roll() -> None:
    """O25-90, O25-R38."""
    scene = holdup_duel(P1M="Second Chance")
    assert scene.refused("play the Reward on your middle") == "O25-R42"
    scene.dice(5, 2, 6).play("P1", "pass")
    assert scene.phase == Phase.AFTER_ROLL
    assert [side["die"] for side in scene.sees("nobody")["duel"]] == [5, 2]
    scene.play("P1", "play the Reward on your middle")
    assert scene.living("P0") == "LM"  # 5 + 3 against 6 + 3


def test_rewards_used_in_a_duel_go_back_when_it_is_over() -> None:
    """O25-82, O25-R40."""
    scene = holdup_duel(P0R="Steady Hand", P1M="Second Chance")
    before = scene.in_deck("Steady Hand")
    scene.play("P1", "pass")
    scene.dice(6, 1).play("P0", "play the Reward on your right")
    assert scene.phase == Phase.BEFORE_ROLL
    assert scene.in_deck("Steady Hand") == before
    assert scene.reward("P0", "R") is None
    scene.play("P1", "pass", "pass")
    assert scene.in_deck("Steady Hand") == before + 1


def test_after_a_play_the_asking_goes_on_until_all_have_passed_in_a_row() -> None:
    """O25-R42."""
    scene = holdup_duel(P0R="Steady Hand", P1M="Sand in the Eyes", P1L="Pardon", P2L="Stray Bullet")
    scene.play("P1", "pass").play("P2", "pass")
    scene.play("P0", "play the Reward on your right")  # P0 has nothing left, the others are asked again
    scene.play("P1", "pass").play("P2", "play the Reward on your left at P0's right")
    assert scene.phase == Phase.BEFORE_ROLL
    scene.dice(6, 1).play("P1", "pass")
    assert scene.phase == Phase.AFTER_ROLL
    assert scene.decider == "P1"
