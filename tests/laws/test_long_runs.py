"""Many compiled games: no lost cards, no stuck tables. Again with bounds checked, the largest game by `make soak`."""

from __future__ import annotations

from itertools import islice

import numpy as np

from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS
from sixgun.simulation.batch import ALL_PLAYED, play_many

from .positions import FEW, settings

GAMES = 1 if FEW else 1000
LONG_GAMES = 1 if FEW else 150  # of games that take more than SHORT minutes at a table
SHORT = 20


def test_thousands_of_games_end_with_every_card_and_without_the_cap(game: Game) -> None:
    bots = [find_bot(game, name) for name in bot_names(game)]
    run = play_many(game, bots)
    count = GAMES if game.minutes <= SHORT else LONG_GAMES
    for number, chosen in enumerate(islice(settings(game), 2 if FEW else None)):
        options = game.settled(**chosen)
        games = game.state.empty(count)
        seats = int(options[0].seats)
        lineup = np.array([[(seat + shift) % len(bots) for seat in range(seats)] for shift in range(seats)], np.int8)
        scores = np.zeros((count, game.most_seats), np.int32)
        lengths = np.zeros(count, np.int32)
        luck = np.zeros(WORDS, np.uint32)
        work = game.state.empty(), game.move_list()
        assert run(games, options, *work, luck, lineup, number * count, scores, lengths) == ALL_PLAYED
        assert (games["to_act"] < 0).all()
        assert not games["capped"].any()
        dealt = game.state.empty()
        game.deal(dealt[0], options[0], 1)
        whole = game.known_holdings(dealt[0])  # in a draft every deal has other cards
        assert all(game.known_holdings(record) == whole for record in games[:: max(1, count // 50)])
