"""Cards of which seats hold different numbers: a card that does nothing does not stand out."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from sixgun.engine.story import COLUMNS
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.facts import FACTS
from sixgun.games.bang.words import Told
from sixgun.games.registry import find_game
from sixgun.simulation.lab import Part
from sixgun.simulation.report import Summary
from sixgun.simulation.setup import Setup
from sixgun.simulation.sheet import count_alike
from sixgun.simulation.tally import ALIKE

BANG = find_game("bang")
FIRST_HAND = "card in the first hand"


def test_a_blank_card_wins_what_its_holders_win_anyway() -> None:
    """Every deal of six cards of three kinds to hands of one, two and three, where the largest hand always wins."""
    setup = Setup(BANG, seats=4)
    part = Part("", setup, 60, watched=True)
    sheet = part.sheet
    block, notes = sheet.block(FIRST_HAND), sheet.notes()
    table = BANG.state.empty()
    BANG.deal(table[0], setup.options[0], 1)
    scores = np.array([0, 0, 1, 0, 0, 0, 0], np.int32)
    deals = sorted(set(permutations([0, 0, 1, 2, 2, 2])))
    for number, deal in enumerate(deals):
        for card, seat in zip(deal, (0, 1, 1, 2, 2, 2), strict=True):
            notes.marks[seat, block.first + card] += 1
        sheet.count(table[0], number, 10, scores, np.zeros(7, np.int8), notes, part.tally.tables)
    part.tally.games = len(deals)
    rows = Summary(part).shares[FIRST_HAND]
    assert [row.games for row in rows] == [60, 60, 60]
    assert all(row.expected == pytest.approx(0.5) for row in rows)  # three of six cards are with the winner
    assert all(row.more == pytest.approx(0, abs=1e-6) for row in rows)
    assert all(row.seats > 0 and not row.stands_out for row in rows)


def test_only_cards_that_somebody_holds_are_expected_to_win() -> None:
    marks, shares = np.zeros((2, 3), np.int8), np.zeros((3, 4), np.int64)
    marks[0, 0], marks[1, 2] = 1, 3
    count_alike(marks, np.array([2520, 0]), 2, 0, 3, shares)
    assert shares[:, ALIKE].tolist() == [2520 * 2520 // 4, 0, 2520 * 2520 // 4]


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_the_first_hand_of_bang_is_what_was_dealt_and_not_what_the_first_player_drew(seats: int) -> None:
    sort = next(sort for sort in FACTS.sorts if sort.name == FIRST_HAND)
    setup = Setup(BANG, seats=seats)
    drew = 0
    for number in range(6):
        table = BANG.state.empty()
        table["watched"] = 1
        BANG.deal(table[0], setup.options[0], setup.first_seed + number)
        story = np.array(table[0]["story"]).reshape(-1, COLUMNS)
        dealt = {int(seat): int(cards) for kind, seat, cards, _ in story if kind == Told.DEALT}
        marks = np.zeros((seats, int(KIND.max()) + 1), np.int8)
        sort.mark(table[0], marks)
        assert marks.sum(axis=1).tolist() == [dealt[seat] for seat in range(seats)]
        drew += int(any(kind == Told.DREW for kind, *_ in story))
    assert drew > 0


def test_what_is_held_in_the_middle_of_a_game_does_not_come_by_chance_alone() -> None:
    """Who plays longer draws more cards."""
    drifter = find_game("high-stakes-drifter")
    assert not next(sort for sort in drifter.facts.sorts if sort.name == "card held").dealt
