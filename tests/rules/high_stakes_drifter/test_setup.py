"""Equipment, zones and setting up: HSD-01 to HSD-52, HSD-R1 to HSD-R10, HSD-R109."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sixgun.engine.luck import seed_luck
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import ANTE, FEWEST_SEATS, HAND, MOST_STAKE, SEATS, Stage, Told, WhyNot

from .play import Play

ALL = "A B C D E F G H"


def seen_by(scene: Play, name: str) -> np.record:
    view = scene.game.copy()
    veil(view, scene.seat(name))
    return view


@pytest.mark.parametrize("seats", range(FEWEST_SEATS, SEATS + 1))
def test_two_to_eight_players_get_equal_stakes_a_hand_and_one_badge(seats: int) -> None:
    """HSD-01, HSD-04, HSD-07, HSD-08, HSD-09, HSD-20, HSD-46, HSD-49, HSD-52."""
    names = " ".join(ALL.split()[:seats])
    scene = Play.dealt(names)
    assert scene.stakes_of(names) == [100] * seats
    for name in names.split():
        deck, hand, deadwood = scene.counts(name)
        assert deck + hand + deadwood == 54
        assert hand == HAND
        assert sum(scene.game.stack[scene.seat(name)]) == 4  # Tin Stars
    assert scene.decider == scene.name_at(int(scene.game.badge))


def test_saloon_street_and_deadwoods_are_empty_at_the_start() -> None:
    """HSD-08, HSD-16, HSD-22, HSD-24."""
    scene = Play.dealt("A B", {"A": "54 Pat Garrett", "B": "54 Pat Garrett"})
    assert scene.game.lying == 0
    assert [scene.counts(name) for name in "AB"] == [(49, 5, 0), (49, 5, 0)]


def test_stakes_may_be_higher_but_ante_and_hand_stay() -> None:
    """HSD-47, HSD-20, HSD-R6, HSD-R109."""
    scene = Play.dealt("A B C", stakes=MOST_STAKE, first_player=0)
    assert scene.stakes_of("A B C") == [500, 500, 500]
    assert [scene.counts(name)[1] for name in "ABC"] == [5, 5, 5]
    scene.dude("A", "Pat Garrett").game.settled_in = 7
    scene.plays("A", "challenge")
    assert scene.in_pot == 3 * ANTE
    assert ANTE == 5


def test_all_money_is_whole_dollars_and_nobody_makes_change_or_lends() -> None:
    """HSD-06, HSD-121, HSD-122, HSD-R7. Chips move to cards and the pot, never from player to player."""
    kinds = {name: State.dtype[name].base.kind for name in ("stake", "money", "pot", "carried", "bet")}
    assert set(kinds.values()) == {"i"}
    scene = Play("A B").dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True).stakes(A=7, B=3)
    scene.fight().plays("A", "bet", 7)
    assert scene.stake_of("B") == 3
    scene.plays("B", "call")
    assert scene.stakes_of("A B") == [0, 0]
    assert scene.in_pot == 10


def test_every_order_of_the_deck_is_possible_without_a_cut() -> None:
    """HSD-48, HSD-R2, HSD-10. Each card of the deck is as likely as any other to be in the first hand."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        scene = Play("A").deck("A", "Pat Garrett, Fort Up, Luke Short, Trail Coffee, Black Bart, Steady Mule")
        seed_luck(scene.game.luck, seed)
        seen.update(scene.hand("A", "").plays("A", "stop").hand_of("A"))
    assert all(210 < count < 290 for count in seen.values()), seen
    assert sum(seen.values()) == 1500


def test_the_first_player_is_drawn_by_lot() -> None:
    """HSD-52, HSD-07."""
    firsts = Counter(Play.dealt("A B C", seed=seed).decider for seed in range(60))
    assert set(firsts) == {"A", "B", "C"}
    assert Play.dealt("A B C", first_player=2).decider == "C"


def test_a_hand_without_a_dude_is_shown_discarded_and_exchanged_once() -> None:
    """HSD-50, HSD-51, HSD-17, HSD-R5, HSD-R9. Automatically, and before the first player is drawn."""
    scene = Play.dealt("A B", {"A": "54 Fort Up", "B": "54 Pat Garrett"})
    assert scene.counts("A") == (44, 5, 5)
    assert scene.counts("B") == (49, 5, 0)
    fort_up = scene.card("Fort Up")
    assert scene.told(Told.EXCHANGED) == [(0, 0, 0)]
    assert scene.told(Told.DISCARDED) == [(0, fort_up, 0)] * 5
    kinds = [int(row[0]) for row in scene.game.story[: scene.game.told]]
    assert kinds.index(Told.EXCHANGED) < kinds.index(Told.BADGE)
    first = scene.decider
    assert scene.stage == Stage.ACTIONS
    scene.hand(str(first), "").plays(str(first), "stop")
    assert scene.told(Told.EXCHANGED) == []  # later hands are never exchanged


def test_left_is_the_next_seat() -> None:
    """HSD-R1, HSD-77."""
    scene = Play("A B C").decks(0)
    assert scene.decider == "A"
    assert scene.plays("A", "stop").decider == "B"
    assert scene.plays("B", "stop").plays("C", "stop").decider == "A"


def test_what_is_open_and_what_is_secret() -> None:
    """HSD-10, HSD-11, HSD-12, HSD-14, HSD-15, HSD-17, HSD-21, HSD-R8, HSD-R9, HSD-R10."""
    scene = Play("A B").deck("A", "Fort Up, Pat Garrett").hand("A", "Black Bart").deadwood("A", "Luke Short")
    scene.stack("A", "Dead Eye").stakes(A=37).dude("A", "Jim Bridger", up=False, money=8)
    view, own = seen_by(scene, "B"), seen_by(scene, "A")
    assert (view.in_deck[0], view.in_hand[0], view.in_deadwood[0]) == (2, 1, 1)
    cards = [scene.card(each) for each in ("Fort Up", "Pat Garrett", "Black Bart", "Jim Bridger")]
    assert not set(cards) & {int(each) for each in (*view.pile[0], *view.kind, *view.printed)}
    assert view.pile[0, 3] == scene.card("Luke Short")
    assert view.stack[0].sum() == 0
    assert view.stake[0] == 37
    assert view.money[scene.slot("Jim Bridger")] == 8
    assert own.stack[0, scene.kicker("Dead Eye")] == 1
    assert own.kind[scene.slot("Jim Bridger")] == scene.card("Jim Bridger")
    assert own.pile[0, 2] == scene.card("Black Bart")


def test_both_sides_of_a_chip_on_the_table_can_be_read_by_all() -> None:
    """HSD-40, HSD-24. What a chip is tells both its sides."""
    scene = Play("A B").dude("A", "Jim Bridger", up=False).chip("A", "Dead Eye", "Jim Bridger", side="B")
    view = seen_by(scene, "B")
    chip, side = divmod(int(view.chip[0]), 2)
    assert (house_set().chips[chip].name, side) == ("Dead Eye", 1)
    assert [change for _, change in house_set().chips[chip].sides] == [5, -2]


def test_drawn_cards_come_to_the_hand_and_discards_to_the_deadwood_face_up() -> None:
    """HSD-13, HSD-16, HSD-17, HSD-18, HSD-R9. In the order in which they are picked, the newest on top."""
    scene = Play("A B").hand("A", "Fort Up, Black Bart, Luke Short").decks(4, "Pat Garrett")
    scene.plays("A", "stop").plays("A", "discard", "Luke Short").plays("A", "discard", "Fort Up").plays("A", "done")
    assert scene.deadwood_of("A") == ["Fort Up", "Luke Short"]
    assert sorted(scene.hand_of("A")) == ["Black Bart", *["Pat Garrett"] * 4]
    view = seen_by(scene, "B")
    assert scene.card("Fort Up") in view.pile[0].tolist()


def test_where_cards_lie_is_recorded_only_as_saloon_or_street() -> None:
    """HSD-26. How a player lays out cards changes nothing: the game knows zone, host and order of arrival."""
    scene = Play("A B").dude("A", "Pat Garrett").dude("A", "Jim Bridger").gear("A", "Worn Revolver", on="Pat Garrett")
    other = Play("A B").dude("A", "Jim Bridger").dude("A", "Pat Garrett").gear("A", "Worn Revolver")
    for each in (scene, other):
        assert each.stat("Pat Garrett", "skill") == 8
        assert each.can("A", "challenge")


def test_a_stake_is_neither_what_lies_on_cards_nor_what_is_in_the_pot() -> None:
    """HSD-19, HSD-68."""
    scene = Play("A B").dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True)
    scene.dude("A", "Black Bart", money=12).fight().plays("A", "bet", 30).plays("B", "call")
    assert scene.stake_of("A") == 70
    assert scene.in_pot == 60
    assert scene.on_card("Black Bart") == 12


def test_nobody_moves_any_more_when_the_game_is_over() -> None:
    """HSD-02, HSD-03."""
    scene = Play("A B").stakes(B=4).dude("A", "Pat Garrett").plays("A", "challenge")
    assert scene.decider is None
    assert scene.listed() == []
    assert scene.judged_anyway("stop") == WhyNot.GAME_IS_OVER
    assert scene.winners == ["A"]
