"""The table as Python sees it."""

from __future__ import annotations

import copy
import pickle
import random

import msgspec
import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadOption, MoveRefused, StoryTooLong, UnknownName
from sixgun.engine.game import NO_ROOM, Game
from sixgun.games.registry import find_game
from sixgun.tables.table import Move, Table

from .toys import CHATTY_TOY


def played(game: Game | str, seed: int = 1, moves: int = 10_000) -> Table:
    """A table after some random moves."""
    table = Table(game, seed=seed)
    luck = random.Random(seed)
    while not table.over and moves:
        table.play(luck.choice(table.legal.tolist()))
        moves -= 1
    return table


def test_a_whole_game_in_ten_lines() -> None:
    table = sixgun.Table("calaboose", seats=4, seed=7)
    while not table.over:
        table.play(table.moves()[0])
    assert table.to_act is None
    assert table.moves() == []
    assert len(table.scores) == 4
    assert table.scores[table.winners[0]] == max(table.scores)


def test_moves_are_numbers_that_know_their_words(game: Game) -> None:
    table = Table(game, seed=3)
    for move in table.moves():
        assert table.read(move.words) == move
        assert repr(move) == f"<{int(move)}: {move.words}>"


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    table = Table("calaboose", seed=7, dealer=0)
    before = table.state.tobytes()
    with pytest.raises(MoveRefused) as refused:
        table.play("lock cell 1")
    assert refused.value.rule == "CAL-18"
    assert str(refused.value) == "You lock cards only while all five cells of your jail are full. (CAL-18)"
    assert table.state.tobytes() == before
    assert len(table.transcript().moves) == 0


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("dance on the table", "“dance on the table” is not a move here."),
        ("place bandit", "“place bandit” could be 5 moves, for instance “place Bandit in cell 1”"),
        ("pass", "No card has arrived in your jail"),
    ],
)
def test_words_that_are_no_clear_move_get_a_sentence(words: str, answer: str) -> None:
    with pytest.raises(MoveRefused) as refused:
        Table("calaboose", seats=4, seed=7, dealer=0).play(words)
    assert str(refused.value).startswith(answer)


def test_a_copy_goes_its_own_way(game: Game) -> None:
    table = played(game, moves=10)
    twin = table.copy()
    twin.play(twin.moves()[0])
    assert len(table.transcript().moves) == 10
    assert len(twin.transcript().moves) == 11
    table.play(table.moves()[0])
    assert table.state.tobytes() == twin.state.tobytes()
    assert table.events == twin.events


def test_a_deep_copy_is_a_copy() -> None:
    table = played("calaboose", moves=10)
    twin = copy.deepcopy(table)
    twin.play(twin.moves()[0])
    assert twin.to_act == twin.state.to_act
    assert len(table.transcript().moves) == 10


def test_a_seat_that_is_not_there_sees_and_hears_nothing() -> None:
    table = played("calaboose", moves=3)
    for look in (table.view, table.veiled, table.show, table.events_for):
        for seat in (table.seats, -2, 99, 1.0, True, "0", None):
            with pytest.raises(BadOption, match=f"The seats of this table are 0 to {table.seats - 1}, not {seat!r}"):
                look(seat)  # type: ignore[arg-type]


def test_a_move_is_pickled_and_copied_with_its_words() -> None:
    move = played("calaboose", moves=3).moves()[0]
    for twin in (pickle.loads(pickle.dumps(move)), copy.copy(move), copy.deepcopy(move)):
        assert (type(twin), twin, twin.words) == (Move, move, move.words)


def test_nobody_writes_into_the_list_of_moves() -> None:
    table = played("calaboose", moves=3)
    for each in (table, table.copy()):
        with pytest.raises(ValueError, match="read-only"):
            each.legal[:] = 0


def test_what_a_learner_gets_is_veiled(game: Game) -> None:
    """Other hidden cards change neither its numbers nor what it may do, and it can play on with them."""
    table = Table(game, seed=5)
    seat = table.to_act or 0
    numbers = table.observation(seat)
    assert numbers.shape == (game.slices.length,)
    other = table.imagined(seat, 77)
    assert (other != table.state) or game.name == "bang"
    again = np.zeros_like(numbers)
    game.veil(other, seat)
    game.observe(other, seat, again)
    assert again.tolist() == numbers.tolist()
    first, second = table.imagined(seat, 1), table.imagined(seat, 1)
    assert first == second
    game.step(first, int(table.legal[0]))
    with pytest.raises(BadOption, match="The seats of this table are"):
        table.observation(99)


def test_a_game_that_is_not_in_the_array_is_not_played() -> None:
    game = find_game("calaboose")
    games, allowed = game.state.empty(2), game.move_list()
    assert game.quick_start(games, 7, game.settled(), 1, allowed) == NO_ROOM
    assert game.quick_start(games, 1, game.settled(), 1, allowed[:5].copy()) == NO_ROOM
    count = game.quick_start(games, 1, game.settled(), 1, allowed)
    before = games.tobytes()
    for index in (-1, 2):
        assert game.quick_play(games, index, int(allowed[0]), allowed) == NO_ROOM
    assert (games.tobytes(), count > 0) == (before, True)


def test_numpy_numbers_are_numbers_and_nonsense_is_refused() -> None:
    table = Table("calaboose", seats=np.int64(3), seed=np.int64(4), dealer=0)  # type: ignore[arg-type]
    assert table.seats == 3
    table.play(table.legal[0])
    for move in (3.0, None, [1], True, np.True_, np.array([5]), np.array([5, 6])):
        with pytest.raises(MoveRefused, match="A move is a number or words"):
            table.play(move)  # type: ignore[arg-type]
    for number in (-5, 10**30):
        with pytest.raises(MoveRefused, match="There is no such move"):
            table.play(number)


def test_words_with_several_reasons_against_them_name_the_rules() -> None:
    table = Table("calaboose", seats=4, seed=7, dealer=0)
    with pytest.raises(MoveRefused, match=r"CAL-\d+"):
        table.play("send bandit to Bo")


def test_a_seat_hears_its_own_whispers_and_no_others() -> None:
    table = played("calaboose", moves=60)
    drawn = [event for event in table.events if " draws: " in event]
    heard = [event for seat in range(4) for event in table.events_for(seat) if " draws: " in event]
    assert sorted(heard) == sorted(drawn)
    assert not any(" draws: " in event for event in table.events_for())
    assert all(event.startswith("Ann") for event in table.events_for(0) if " draws: " in event)


def test_a_story_is_the_same_whether_somebody_listens_or_not(game: Game) -> None:
    """What is told waits until it is asked for, at a copy of the table too."""
    quiet, heard = Table(game, seed=5), Table(game, seed=5)
    lines = list(heard.events)
    for number in range(25):
        twin = quiet.copy()
        for table in (quiet, heard, twin):
            table.play(int(table.legal[0]))
        lines += heard.events[len(lines) :]
        if number % 10 == 9:
            assert twin.events == lines
            assert twin.event_count == len(lines)
    assert quiet.events == heard.events == lines
    assert quiet.events_for(0, since=3) == heard.events_for(0, since=3)


def test_a_game_reads_as_text_from_every_seat(game: Game) -> None:
    table = played(game, moves=12)
    for seat in range(-1, table.seats):
        assert all(name in table.show(seat) for name in table.names)
        assert table.question(seat).endswith((".", "?"))
        assert " ".join(table.question(seat).split()) in " ".join(table.show(seat).split())
    assert str(table) == table.show(table.to_act or 0)
    assert "12 moves played" in repr(table)


def test_every_line_of_a_calaboose_table_fits_a_terminal() -> None:
    table = Table("calaboose", seats=5, seed=2)
    luck = random.Random(2)
    while not table.over:
        assert max(map(len, table.show(0).splitlines())) <= 80
        table.play(luck.choice(table.legal.tolist()))


def test_the_same_seed_deals_the_same_game_and_no_seed_a_fresh_one(game: Game) -> None:
    assert Table(game, seed=5).state.tobytes() == Table(game, seed=5).state.tobytes()
    assert Table(game).seed != Table(game).seed


def test_wrong_wishes_for_a_table_get_a_sentence() -> None:
    with pytest.raises(UnknownName, match=r"There is no game 'calabose'\. Did you mean calaboose\? Games: "):
        Table("calabose")
    with pytest.raises(BadOption, match="Calaboose is for 2 to 5 players, not 6"):
        Table("calaboose", seats=6)
    with pytest.raises(UnknownName, match="There is no option 'jokers'"):
        Table("calaboose", jokers=2)
    with pytest.raises(BadOption, match="3 players need 3 names, not 1"):
        Table("calaboose", seats=3, names=["Ann"])
    with pytest.raises(BadOption, match="Players need names that differ: Bo, bo"):
        Table("calaboose", seats=2, names=["Bo", "bo"])
    for name in ("", "  ", "the", "Bo\nCy", "x" * 25, "\x1b[31mBo"):
        with pytest.raises(BadOption, match="A name has 1 to 24 printable characters"):
            Table("calaboose", seats=2, names=["Ann", name])
    with pytest.raises(BadOption, match="A seed is a whole number from 0"):
        Table("calaboose", seed=-1)
    with pytest.raises(BadOption, match="At a table of 2 the dealer's seat is 0 to 1, not 4"):
        Table("calaboose", seats=2, dealer=4)


def test_a_step_that_tells_too_much_is_refused_and_taken_back() -> None:
    table = Table(CHATTY_TOY, seats=3, seed=1)
    before, legal, told = table.state.tobytes(), table.legal.tolist(), table.events
    with pytest.raises(StoryTooLong, match=r"One step of Chatty Toy tells 20\d things; its story has room for \d+\."):
        table.play(legal[0])
    assert (table.state.tobytes(), table.legal.tolist(), table.events) == (before, legal, told)
    assert table.transcript().moves == []


def test_a_result_is_plain_data_for_a_desk(game: Game) -> None:
    table = played(game, seed=2)
    result = table.result
    assert (result["scores"], result["winners"]) == (table.scores, table.winners)
    assert msgspec.json.decode(msgspec.json.encode(result))["winners"] == table.winners
