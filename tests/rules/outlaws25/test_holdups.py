"""Holdups, duels between Outlaws and Wanted cards: O25-73 to O25-81, O25-94 to O25-114."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.words import Phase

from .scene import Scene


def rich_table(names: str = "P0 P1 P2") -> Scene:
    """The Dealer P0 may hold somebody up; $100 on every Outlaw."""
    scene = Scene(names).holdup()
    for name in scene.table.names:
        scene.row(name, 100, 100, 100)
    return scene.balance()


def test_the_dealer_alone_is_offered_one_holdup_a_round() -> None:
    """O25-94, O25-95, O25-16."""
    scene = Scene("P0 P1 P2", dealer="P1").buying("P2").balance()
    scene.play("P2", "end your turn").play("P0", "end your turn").play("P1", "end your turn")
    assert scene.decider == "P1"
    scene.play("P1", "hold up P2's left with your middle").play("P2", "cower")
    assert scene.game.round_number == 3
    assert scene.phase == Phase.SPLIT
    assert scene.refused("hold up P0's left with your left") == "O25-94"


def test_declining_the_holdup_ends_the_round() -> None:
    """O25-96."""
    scene = rich_table().play("P0", "rob nobody")
    assert scene.game.round_number == 3
    assert scene.dealer == "P1"
    assert scene.game.wanted_deck.sum() == 25


def test_any_outlaw_of_the_dealer_may_rob_any_living_outlaw_of_any_other_gang() -> None:
    """O25-98, O25-99."""
    scene = rich_table().outlaw("P0", "M", dead=True).outlaw("P2", "L", dead=True)
    targets = {words.removeprefix("hold up ").split(" with ")[0] for words in scene.allowed("hold up")}
    rows = {"P1": ("left", "middle", "right"), "P2": ("middle", "right")}
    assert targets == {f"{name}'s {place} Outlaw" for name, places in rows.items() for place in places}
    robbers = {words.split("with your ")[1] for words in scene.allowed("hold up")}
    assert robbers == {"left", "right"}
    assert scene.refused("hold up P0's right with your left") == "O25-98"
    assert scene.refused("hold up P2's left with your left") == "O25-102"
    assert scene.refused("hold up P1's left with your middle") == "O25-102"


def test_the_announcement_cannot_be_taken_back_and_the_defender_alone_answers() -> None:
    """O25-100, O25-R52."""
    scene = rich_table().play("P0", "hold up P2's right with your left")
    assert scene.decider == "P2"
    assert scene.allowed() == ["fight back", "cower"]
    assert scene.refused("rob nobody") == "O25-94"


def test_cowering() -> None:
    """O25-S12, O25-94, O25-98, O25-99, O25-100, O25-105, O25-106, O25-107, O25-109, O25-111, O25-114, O25-R50, O25-R51,
    O25-R53, O25-R56.
    """
    scene = Scene("P0 P1 P2").holdup().row("P0", 100, 60, 100).row("P2", 50, 100, 100).row("P1", 100, 100, 100)
    scene.game.wanted_deck[:] = [0, 0, 0, 4, 0]  # the next Wanted card is a King
    scene.flop("Kd").balance()  # and so was this round's Flop
    scene.play("P0", "hold up P2's left with your middle").play("P2", "cower")
    assert scene.money("P2", "L") == 20
    assert scene.money("P0", "M") == 90
    assert scene.face_up("P0") == scene.face_up("P2") == ""
    assert scene.wanted("P0", "M") == "K"
    assert scene.sees("P1")["seats"][0]["outlaws"][1]["wanted"] == ["King"]
    assert scene.phase == Phase.SPLIT
    assert scene.game.round_number == 3
    assert scene.game.sheriffs == 0


@pytest.mark.parametrize(("money", "pays"), [(40, 20), (50, 30), (70, 40), (100, 50), (110, 60)])
def test_half_of_the_money_rounded_up_to_a_chip(money: int, pays: int) -> None:
    """O25-S12, O25-105, O25-106, O25-R50, O25-R51."""
    scene = rich_table().outlaw("P2", "L", money=money).outlaw("P1", "L", money=0).balance()
    scene.play("P0", "hold up P2's left with your middle").play("P2", "cower")
    assert scene.money("P2", "L") == money - pays
    assert scene.money("P0", "M") == 100 + pays


@pytest.mark.parametrize("money", [30, 0])
def test_an_outlaw_with_thirty_dollars_or_less_must_duel(money: int) -> None:
    """O25-S12, O25-107, O25-R51, O25-R46."""
    scene = rich_table().outlaw("P2", "L", money=money).balance()
    scene.dice(6, 1) if scene.game.outlaw[2, 0] < scene.game.outlaw[0, 1] else scene.dice(1, 6)
    scene.play("P0", "hold up P2's left with your middle")  # nobody has a Reward, so nobody is asked anything
    assert "P2 fights back." in scene.table.events
    assert scene.phase == Phase.SPLIT
    scene = rich_table().outlaw("P2", "L", money=money, reward="Pardon").balance()
    scene.play("P0", "hold up P2's left with your middle")
    assert scene.refused("cower") == "O25-107"


def test_a_boot_pocket_limits_what_cowering_costs() -> None:
    """O25-S12, O25-90, O25-105."""
    scene = rich_table().outlaw("P2", "L", money=200, reward="Boot Pocket").outlaw("P1", "L", money=0).balance()
    scene.play("P0", "hold up P2's left with your middle").play("P2", "cower")
    assert scene.phase == Phase.COWERING
    scene.play("P2", "play the Reward on your left")
    assert scene.money("P2", "L") == 180
    assert scene.money("P0", "M") == 120


def test_a_boot_pocket_never_makes_cowering_dearer() -> None:
    """O25-105, O25-R50: the smaller of the two is paid."""
    scene = rich_table().outlaw("P2", "L", money=40, reward="Boot Pocket").balance()
    scene.game.amount[9] = 60
    scene.play("P0", "hold up P2's left with your middle").play("P2", "cower", "play the Reward on your left")
    assert scene.money("P2", "L") == 20


def test_a_holdup_duel_with_a_tie() -> None:
    """O25-S14, O25-101, O25-74, O25-75, O25-76, O25-78, O25-80, O25-81, O25-102, O25-103, O25-104, O25-109."""
    scene = Scene("P0 P1 P2").holdup().outlaw("P0", "R", speed=3, money=80)
    scene.outlaw("P2", "M", speed=5, money=120, reward="Pardon", wanted="K").balance()
    scene.play("P0", "hold up P2's middle with your right").play("P2", "fight back")
    assert scene.face_up("P0") == "R"
    assert scene.face_up("P2") == "M"
    scene.dice(4, 2, 6, 3).play("P2", "pass")
    duel = scene.sees("nobody")["duel"]
    assert [side["total"] for side in duel] == [7, 7]
    scene.play("P2", "pass")  # a tie: both roll again, and the window opens again
    assert [side["total"] for side in scene.sees("nobody")["duel"]] == [9, 8]
    scene.play("P2", "pass")
    assert scene.money("P0", "R") == 200
    assert scene.face_up("P0") == "R"
    assert len(scene.wanted("P0", "R").split()) == 1
    assert scene.living("P2") == "LR"
    assert scene.in_deck("Pardon") == 1
    assert scene.game.wanted_deck.sum() + len(scene.wanted("P0", "R").split()) == 25
    assert scene.wanted("P2", "M") == ""


def test_the_attacker_dies() -> None:
    """O25-S15, O25-102, O25-103, O25-104, O25-110, O25-80, O25-R54."""
    scene = rich_table().outlaw("P0", "L", speed=2, money=70, wanted="T").outlaw("P1", "R", speed=4).balance()
    scene.play("P0", "hold up P1's right with your left")
    scene.dice(5, 4).play("P1", "fight back")
    assert scene.living("P0") == "MR"
    assert scene.money("P1", "R") == 170
    assert scene.face_up("P1") == "R"
    assert scene.wanted("P1", "R") == ""
    assert scene.game.wanted_deck.sum() == 25
    assert scene.phase == Phase.SPLIT


def test_only_one_outlaw_survives_a_duel_and_the_dead_one_is_known_to_all() -> None:
    """O25-101, O25-102, O25-73, O25-74, O25-R69."""
    scene = rich_table().outlaw("P0", "L", speed=5).outlaw("P1", "R", speed=1)
    scene.play("P0", "hold up P1's right with your left")
    scene.dice(6, 1).play("P1", "fight back")
    assert (scene.living("P0"), scene.living("P1")) == ("LMR", "LM")
    boxed = scene.sees("P2")["seats"][1]["outlaws"][2]
    assert (boxed["living"], boxed["speed"]) == (False, 1)


def test_the_faster_card_has_the_higher_number_on_it() -> None:
    """O25-74, O25-78, O25-80: with the same dice speed decides."""
    scene = rich_table().outlaw("P0", "L", speed=2).outlaw("P1", "R", speed=3)
    scene.play("P0", "hold up P1's right with your left")
    scene.dice(4, 4).play("P1", "fight back")
    assert scene.living("P0") == "MR"


@pytest.mark.parametrize(
    ("lead", "wins", "of"), [(0, 1, 2), (1, 21, 31), (2, 13, 16), (3, 10, 11), (4, 33, 34), (5, 1, 1)]
)
def test_the_odds_of_a_duel(lead: int, wins: int, of: int) -> None:
    """O25-76, O25-80, O25-81, O25-R5: counted over all thirty-six rolls, ties rolled again."""
    ahead = sum(one + lead > other for one in range(1, 7) for other in range(1, 7))
    behind = sum(one + lead < other for one in range(1, 7) for other in range(1, 7))
    assert ahead * of == wins * (ahead + behind)


def test_an_outlaw_that_was_turned_up_stays_up() -> None:
    """O25-75, O25-108."""
    scene = rich_table().outlaw("P0", "L", speed=5).outlaw("P1", "R", speed=1)
    scene.play("P0", "hold up P1's right with your left")
    assert scene.sees("P1")["seats"][0]["outlaws"][0]["speed"] is None  # still face-down when the defender answers
    scene.dice(6, 1).play("P1", "fight back")
    for name, split in (("P2", "put $300"), ("P0", "put $400"), ("P1", "put $200")):
        scene.play(name, split)
    assert scene.face_up("P0") == "L"
    assert scene.sees("P2")["seats"][0]["outlaws"][0]["speed"] == 5


def test_quick_draw_rewards_and_talk_all_have_their_place_in_a_holdup() -> None:
    """O25-97, O25-R48: claims are free and change nothing; cards are shown only where a rule says so."""
    scene = rich_table().outlaw("P1", "R", reward="Fast Horse").play("P0", "hold up P1's right with your left")
    assert scene.allowed() == [
        "fight back",
        "cower",
        "play the Reward on your right",
        "show the Reward on your right",
    ]


def test_a_robber_is_wanted_whether_the_target_fought_or_cowered() -> None:
    """O25-109, O25-113, O25-111."""
    scene = rich_table().outlaw("P0", "L", speed=5, wanted="A").outlaw("P1", "R", speed=1)
    scene.game.wanted_deck[:] = [0, 3, 0, 0, 0]
    scene.play("P0", "hold up P1's right with your left")
    scene.dice(6, 1).play("P1", "fight back")
    assert scene.wanted("P0", "L") == "J A"
    assert scene.wanted("P1", "R") == ""


def test_a_holdup_stopped_by_a_fast_horse_still_makes_the_robber_wanted() -> None:
    """O25-R54, O25-90, O25-95."""
    scene = rich_table().outlaw("P1", "R", reward="Fast Horse").play("P0", "hold up P1's right with your left")
    scene.play("P1", "play the Reward on your right")
    assert len(scene.wanted("P0", "L").split()) == 1
    assert scene.money("P1", "R") == 100
    assert scene.face_up("P0") == scene.face_up("P1") == ""
    assert scene.in_deck("Fast Horse") == 1
    assert scene.game.round_number == 3


def test_a_fast_horse_saves_only_the_outlaw_it_lies_on() -> None:
    """O25-R41, O25-R42."""
    scene = rich_table().outlaw("P1", "L", reward="Fast Horse").play("P0", "hold up P1's right with your left")
    assert scene.refused("play the Reward on your left") == "O25-R42"


def test_with_an_empty_wanted_deck_no_card_is_drawn() -> None:
    """O25-R55."""
    scene = rich_table()
    scene.game.wanted_deck[:] = 0
    scene.play("P0", "hold up P1's right with your left").play("P1", "cower")
    assert scene.wanted("P0", "L") == ""
    assert scene.phase == Phase.SPLIT


def test_a_dealer_who_is_out_of_the_game_holds_nobody_up() -> None:
    """O25-R49."""
    scene = Scene("P0 P1 P2").gone("P0").buying("P2").balance()
    scene.play("P2", "end your turn")
    assert scene.phase == Phase.SPLIT
    assert scene.game.round_number == 3


def test_questions_that_tell_nothing() -> None:
    """O25-S21, O25-89, O25-90, O25-100, O25-R42, O25-R71."""

    def ambush(p2_has: str = "Boot Pocket", p1_has: str = "Pardon", shown: bool = False) -> Scene:
        scene = rich_table().outlaw("P0", "R", speed=3).outlaw("P1", "M", speed=2, money=40, reward=p1_has)
        scene.outlaw("P2", "L", reward=p2_has, shown=shown).balance()
        return scene.play("P0", "hold up P1's middle with your right")

    scene = ambush().dice(5, 1).play("P1", "fight back")
    for phase in (Phase.BEFORE_ROLL, Phase.AFTER_ROLL):
        for name in ("P1", "P2"):
            assert (scene.phase, scene.decider) == (phase, name)
            assert scene.allowed() == ["pass"]
            scene.play(name, "pass")
    assert scene.living("P1") == "LR"

    scene = ambush().play("P1", "cower")
    assert (scene.phase, scene.decider, scene.allowed()) == (Phase.COWERING, "P1", ["pass"])
    scene.play("P1", "pass")
    assert scene.money("P1", "M") == 20

    # The others cannot tell these Rewards from cards that could be played.
    for answer in ("fight back", "cower"):
        one = ambush().play("P1", answer)
        other = ambush("Stray Bullet", "Boot Pocket" if answer == "cower" else "Steady Hand").play("P1", answer)
        assert one.sees("P0") == other.sees("P0")
        assert one.sees("nobody") == other.sees("nobody")

    # Had P2 shown its Boot Pocket, nobody would ask P2 in the duel.
    scene = ambush(shown=True).dice(5, 1).play("P1", "fight back", "pass", "pass")
    assert scene.living("P1") == "LR"


def test_who_must_duel_is_still_asked_while_a_fast_horse_is_possible() -> None:
    """O25-R71, O25-107."""
    for reward, shown, asked in (("Pardon", False, True), ("Fast Horse", True, True), ("Pardon", True, False)):
        scene = rich_table().outlaw("P1", "M", money=30, reward=reward, shown=shown).balance()
        scene.dice(1, 6).play("P0", "hold up P1's middle with your right")
        assert (scene.phase == Phase.ANSWER) == asked


@pytest.mark.parametrize(("reward", "asked"), [("Pardon", False), ("Steady Hand", True)])
def test_a_table_may_choose_to_skip_questions_that_only_a_pass_can_answer(reward: str, asked: bool) -> None:
    """O25-R71: the option tells who can play what, so it is off unless the table chose it."""
    scene = Scene("P0 P1 P2", skip_idle_questions=True).holdup()
    for name in scene.table.names:
        scene.row(name, 100, 100, 100)
    scene.outlaw("P1", "M", reward=reward).outlaw("P2", "L", reward="Boot Pocket").balance()
    scene.dice(6, 1).play("P0", "hold up P1's middle with your right").play("P1", "fight back")
    assert (scene.decider == "P1" and scene.phase == Phase.BEFORE_ROLL) == asked
