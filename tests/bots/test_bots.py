"""Bots play by the rules, see no secrets, and those with sense win."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import numpy as np
import pytest

from sixgun.bots.bot import Mind
from sixgun.bots.registry import best_bot, bot_names, find_bot
from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.games.registry import loaded
from sixgun.simulation.report import summary_of
from sixgun.simulation.run import simulate
from sixgun.simulation.setup import Setup
from sixgun.tables.table import Table

FOUR = 4
GAMES = 10_000


def test_a_bot_with_sense_wins_most_four_handed_games_against_three_random_ones(game: Game) -> None:
    """25 % would be even; the lower end of the interval has to be above 60 %."""
    sensible = best_bot(game).name
    assert sensible != "random"
    summary = summary_of(Setup(game, (sensible, "random", "random", "random"), seats=FOUR), GAMES)
    row = next(row for row in summary.shares["bot"] if row.name == sensible)
    assert row.games == GAMES
    assert row.low > 0.60, f"{row.rate:.1%}"


@pytest.mark.parametrize("value", ["no_such_package:GAME", "sixgun.games.calaboose:NO_SUCH_GAME"])
def test_what_a_package_announces_and_does_not_have_is_named_in_a_sentence(value: str) -> None:
    with pytest.raises(UnknownName, match=f"'high-draw' cannot be loaded from {value}"):
        loaded(EntryPoint("high-draw", value, "sixgun.games"))


def test_a_bot_chooses_the_same_whatever_the_cards_it_cannot_see(game: Game) -> None:
    table = Table(game, seed=11)
    for number in range(60):
        seat = table.to_act
        if seat is None:
            break
        other = table.game.state.empty()
        other[0] = table.veiled(seat)
        game.imagine(other[0], seat, number + 1)
        for name in bot_names(game):
            one, two = (Mind(find_bot(game, name), game, 5) for _ in range(2))
            real = table.ask(one)
            assert real == two.choose(other, 0, seat, table.legal)
        table.play(real)


def test_bots_only_make_allowed_moves(game: Game) -> None:
    for name in bot_names(game):
        table = Table(game, seed=2)
        minds = [Mind(find_bot(game, name), game, seat) for seat in range(table.seats)]
        while (seat := table.to_act) is not None:
            move = table.ask(minds[seat])
            assert move in table.legal
            table.play(move)


def test_an_unknown_bot_gets_the_nearest_suggested(game: Game) -> None:
    with pytest.raises(UnknownName, match=r"has no bot 'randon'\. Did you mean random\?"):
        find_bot(game, "randon")


def test_a_simulation_is_the_same_on_one_thread_and_on_many(game: Game) -> None:
    one = simulate(game, games=5000, seed=3, threads=1)
    many = simulate(game, games=5000, seed=3, threads=4)
    assert np.array_equal(one.scores, many.scores)
    assert np.array_equal(one.lengths, many.lengths)


def test_other_seeds_play_other_games(game: Game) -> None:
    one = simulate(game, games=200, seed=1)
    other = simulate(game, games=200, seed=2)
    assert not np.array_equal(one.scores, other.scores)


def test_wins_add_up_to_the_games(game: Game) -> None:
    summary = summary_of(Setup(game, tuple(bot_names(game)), seed=5), 3000)
    scores = {int(score): count for score, count in summary.to_json()["score_counts"].items()}
    # Where sides win, every member has a whole win: a score of 1.
    winners = scores[1] if game.sides else 3000
    by_seat, by_bot = summary.shares["seat"], summary.shares["bot"]
    assert sum(row.wins for row in by_seat) == pytest.approx(winners)
    assert sum(scores.values()) == 3000 * len(by_seat)
    assert all(row.low <= row.rate <= row.high for row in by_seat + by_bot)
