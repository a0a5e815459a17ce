"""Verbs: every move is declared once, numbered in blocks, and taken apart in one place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.record import Record, i16
from sixgun.engine.rule import rule
from sixgun.engine.speech import Names
from sixgun.engine.verbs import Part, Verb, Verbs, always

CARD = Part(3, lambda card, names: ("ace", "king", "queen")[card])
VERBS = Verbs(
    Verb("play", "play {card} | at {seat}", card=CARD, seat=Part(4, lambda seat, names: names.who(seat))),
    Verb("stop", "stop"),
    Verb("bid", "bid {amount}", amount=Part(200)),
)
NAMES = Names(["Ann", "Bo"])


class Game(Record):
    """A record to note on what was done."""

    done = i16(3)


@rule
def do_play(game: Any, card: int, seat: int) -> None:
    """Note both parts."""
    game.done[0] = 1 + card * 10 + seat


@rule
def do_stop(game: Any) -> None:
    """Note that it was done."""
    game.done[1] = 1


@rule
def do_bid(game: Any, amount: int) -> None:
    """Note how much."""
    game.done[2] = amount


DO = VERBS.each(play=do_play, stop=do_stop, bid=do_bid)


def test_moves_are_numbered_in_blocks_the_last_part_fastest() -> None:
    playing, bidding = VERBS.number("play"), VERBS.number("bid")
    assert VERBS.count == 3 * 4 + 1 + 200
    assert [playing(card, seat) for card in range(3) for seat in range(4)] == list(range(12))
    assert VERBS.first("stop") == 12
    assert bidding(7) == 13 + 7


def test_every_number_leads_to_its_verb_with_its_parts() -> None:
    for move in range(VERBS.count):
        name, parts = VERBS.taken_apart(move)
        assert VERBS.number(name)(*parts.values()) == move
        games = Game.empty()
        DO(games[0], np.int32(move))
        expected = [0, 0, 0]
        if name == "play":
            expected[0] = 1 + parts["card"] * 10 + parts["seat"]
        elif name == "stop":
            expected[1] = 1
        else:
            expected[2] = parts["amount"]
        assert games[0].done.tolist() == expected


def test_the_largest_block_is_told_apart_first() -> None:
    lines = VERBS._branches(0, 3, lambda nth: [str(nth)])
    assert lines == ["if move < 13:", "    if move < 12:", "        0", "    1", "2"]


def test_a_lookup_has_one_number_for_each_verb_and_merges_equal_neighbours() -> None:
    phase = VERBS.lookup(play=4, stop=4, bid=9)
    assert [phase(move) for move in (0, 11, 12, 13, VERBS.count - 1)] == [4, 4, 4, 9, 9]


def test_what_each_case_is_given_first_can_be_chosen() -> None:
    @rule
    def twice(view: int, me: int, card: int, seat: int) -> int:
        """Everything together."""
        return view + 10 * me + 100 * card + 1000 * seat

    @rule
    def none(view: int, me: int) -> int:
        """Nothing."""
        return 0

    @rule
    def bid(view: int, me: int, amount: int) -> int:
        """The amount."""
        return -amount

    weigh = VERBS.each(given="view, me", play=twice, stop=none, bid=bid)
    assert weigh(1, 2, VERBS.number("play")(2, 3)) == 1 + 20 + 200 + 3000
    assert weigh(1, 2, VERBS.number("bid")(199)) == -199


def test_a_verb_that_somebody_forgets_or_invents_is_an_error_at_once() -> None:
    with pytest.raises(TypeError, match=r"verbs without a case: \['bid'\]"):
        VERBS.each(play=do_play, stop=do_stop)
    with pytest.raises(TypeError, match=r"cases without a verb: \['fold'\]"):
        VERBS.lookup(play=1, stop=1, bid=1, fold=1)
    with pytest.raises(TypeError, match="no such verb: fold"):
        VERBS.notes(fold="never")
    with pytest.raises(TypeError, match="there is no verb 'fold'"):
        VERBS.first("fold")
    with pytest.raises(TypeError, match="named like a function"):
        Verb("pass", "pass")
    with pytest.raises(TypeError, match="same name"):
        Verbs(Verb("stop", "stop"), Verb("stop", "stop it"))


def test_moves_are_said_in_pieces_and_a_seat_that_nobody_has_by_its_number() -> None:
    playing = VERBS.number("play")
    assert VERBS.phrase(playing(1, 1), NAMES) == ("play king", "at Bo")
    assert VERBS.phrase(playing(0, 3), NAMES) == ("play ace", "at seat 4")
    assert VERBS.phrase(VERBS.first("stop"), NAMES) == ("stop",)


def test_taps_and_notes_are_templates_or_functions() -> None:
    taps = VERBS.taps(
        play="hand.{card} seat.{seat}", stop="", bid=lambda amount, me: (f"chips.{me}", f"amount.{amount}")
    )
    assert taps(VERBS.number("play")(2, 1), 0) == ("hand.2", "seat.1")
    assert taps(VERBS.first("stop"), 0) == ()
    assert taps(VERBS.number("bid")(40), 3) == ("chips.3", "amount.40")
    note = VERBS.notes(stop="for good", bid=lambda game, names, amount: f"{amount} of {game}")
    assert [note(90, VERBS.number("bid")(4), NAMES), note(0, 12, NAMES), note(0, 0, NAMES)] == [
        "4 of 90",
        "for good",
        "",
    ]


def test_a_number_that_is_no_move_is_not_taken_apart() -> None:
    for move in (-1, VERBS.count):
        with pytest.raises(ValueError, match="there are moves from 0 to 212"):
            VERBS.taken_apart(move)


def test_a_verb_that_nothing_speaks_against_is_allowed() -> None:
    assert always(Game.empty()[0]) == 0
