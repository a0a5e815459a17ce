"""The engine is fit for eight seats and 432 cards: sets of seats hold bit 7, stories name any card."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.bits import has, list_members, lowest, size
from sixgun.engine.piles import draw, how_many
from sixgun.engine.record import GameRecord, Seen, i8, i16, seat_set
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat, left_of, right_of
from sixgun.engine.story import as_event, begin_story, tell, veil_story, whisper
from sixgun.engine.windows import next_in, next_to_ask, nth_in

SEATS, CARDS, ROWS = 8, 432, 6
LAST = SEATS - 1
EVERYBODY = (1 << SEATS) - 1
GUARD = 77  # stands on both sides of the story, where a row too many would be written


class Big(GameRecord):
    """As large as a game may be."""

    before = i16(8, blank=GUARD)
    story = i16(ROWS, 4)
    after = i16(8, blank=GUARD)
    deck = i16(CARDS, seen=Seen.BY_NOBODY)
    asked = seat_set(doc="Who is asked.")
    passed = seat_set(doc="Who has passed.")
    hand_size = i8(SEATS)


def big_game() -> Any:
    games = Big.empty(2)
    for game in games:
        Big.clear(game)
        game.seats = SEATS
        game.watched = 1
    return games


@rule
def pass_seat(game: Any, seat: Seat) -> None:
    """A seat passes."""
    game.passed |= 1 << int(seat)


@rule
def ask_round(game: Any, asked: Any) -> int:
    """Ask everybody in the set, each of whom passes; the seats in the order in which they were asked."""
    count = 0
    seat = next_to_ask(game.asked, game.passed, LAST, game.seats)
    while seat != NOBODY:
        asked[count] = seat
        count += 1
        pass_seat(game, seat)
        seat = next_to_ask(game.asked, game.passed, seat, game.seats)
    return count


def asked_in(members: int) -> list[int]:
    game, asked = big_game()[0], np.zeros(SEATS, np.int64)
    game.asked = members
    return [int(seat) for seat in asked[: ask_round(game, asked)]]


def test_eight_seats_are_asked_in_turn() -> None:
    assert asked_in(EVERYBODY) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert asked_in(0b1000_0001) == [0, 7]
    assert asked_in(0b1000_0000) == [7]
    assert asked_in(0) == []


def test_a_field_of_seats_holds_all_eight() -> None:
    game = big_game()[0]
    for seat in range(SEATS):
        pass_seat(game, seat)
    assert int(game.passed) == EVERYBODY
    assert [has(game.passed, seat) for seat in range(SEATS)] == [True] * SEATS
    assert size(game.passed) == SEATS
    game.passed = 1 << LAST
    assert (size(game.passed), lowest(game.passed)) == (1, LAST)
    assert not has(game.passed, 0)


@pytest.mark.parametrize("members", [0b1000_0000, 0b1010_0001, EVERYBODY])
def test_the_last_seat_is_listed_and_met_like_any_other(members: int) -> None:
    game, listed = big_game()[0], np.zeros(SEATS + 1, np.int32)
    game.asked = members
    wanted = [seat for seat in range(SEATS) if members >> seat & 1]
    assert listed[: list_members(game.asked, SEATS, 100, listed, 0)].tolist() == [100 + seat for seat in wanted]
    assert next_in(game.asked, 0, SEATS) == next((seat for seat in wanted if seat > 0), 0)
    assert [nth_in(game.asked, LAST, seat, SEATS) for seat in wanted] == list(range(len(wanted)))


def test_the_eighth_seat_sits_between_the_seventh_and_the_first() -> None:
    assert (left_of(6, SEATS), left_of(LAST, SEATS), right_of(0, SEATS)) == (LAST, 0, LAST)


@rule
def draw_all(game: Any, seen: Any) -> int:
    """Draw the whole deck; how often each card came."""
    count = 0
    while how_many(game.deck) > 0:
        seen[draw(game.deck, game.luck)] += 1
        count += 1
    return count


def test_a_deck_of_432_single_cards_is_drawn_to_its_last_card() -> None:
    game, seen = big_game()[0], np.zeros(CARDS, np.int64)
    game.luck[:] = (1, 2, 3, 4)
    game.deck[:] = 1
    assert draw_all(game, seen) == CARDS
    assert seen.tolist() == [1] * CARDS


def test_a_story_names_any_card_and_whispers_to_any_seat() -> None:
    game = big_game()[0]
    tell(game, 1, LAST, CARDS - 1, 300)
    whisper(game, 2, LAST, CARDS - 2, -1)
    assert [tuple(as_event(row)) for row in game.story[:2].tolist()] == [
        (1, LAST, CARDS - 1, 300, False),
        (2, LAST, CARDS - 2, -1, True),
    ]
    for viewer, heard in ((LAST, 2), (0, 1), (SPECTATOR, 1)):
        view = game.copy()
        veil_story(view, viewer)
        assert view.told == heard


@rule
def tell_many(games: Any, count: int) -> None:
    """Tell every second event to all, and the others to the last seat alone."""
    for number in range(count):
        if number % 2 == 0:
            tell(games[0], 1, 0, number, number)
        else:
            whisper(games[0], 2, LAST, number, number)


def beside_the_story(games: Any) -> list[Any]:
    """Everything that a story too long must leave alone."""
    names = [name for name in Big.fields if name not in ("story", "told")]
    return [games[name].tolist() for name in names] + [games["story"][1].tolist()]


@pytest.mark.parametrize("count", [ROWS - 1, ROWS, ROWS + 1, ROWS + 40])
def test_events_that_do_not_fit_are_counted_and_written_nowhere(count: int) -> None:
    games = big_game()
    before = beside_the_story(games)
    tell_many(games, count)
    assert games[0].told == count
    assert [int(row[2]) for row in games[0].story] == [n if n < count else 0 for n in range(ROWS)]
    assert beside_the_story(games) == before


@pytest.mark.parametrize("count", [ROWS, ROWS + 40])
def test_a_story_too_long_is_veiled_and_begun_anew_inside_its_table(count: int) -> None:
    for viewer in (0, LAST):
        games = big_game()
        before = beside_the_story(games)
        tell_many(games, count)
        veil_story(games[0], viewer)
        assert games[0].told <= ROWS
        begin_story(games[0])
        assert games[0].told == 0
        assert not games[0].story.any()
        assert beside_the_story(games) == before
