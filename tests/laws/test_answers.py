"""People's time: a move that nobody asks twice about can be taken back; answers given ahead are the player's own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from sixgun.engine.game import Game
from sixgun.engine.seats import SPECTATOR
from sixgun.tables.fairness import Chance
from sixgun.tables.position import Position
from sixgun.tables.takeback import reveals, standing

from .positions import FEW
from .test_secrets import NAMES

DECISIONS = 60 if FEW else 1500
EVERY = 10 if FEW else 1  # decision that is looked at closely


def decisions(game: Game) -> Iterator[Position]:
    """Random play, until enough was decided."""
    luck, left, number = random.Random(8), DECISIONS, 0
    while left > 0:
        position = Position(game, game.settled(), Chance(bytes(32), bytes([number])), game.names(NAMES))
        number += 1
        while position.to_act >= 0 and left > 0:
            yield position
            left -= 1
            position.play(int(luck.choice(position.legal)))


def test_a_move_that_is_played_without_asking_twice_can_be_taken_back(game: Game) -> None:
    luck = random.Random(9)
    for position in islice(decisions(game), 0, None, EVERY):
        seat, veiled = position.to_act, position.veiled(position.to_act)
        light = [int(move) for move in position.legal if game.telling.ease(veiled, int(move)) == "light"]
        for move in luck.sample(light, min(len(light), 1 if FEW else 3)):
            after = position.copy()
            last = standing(after, seat, after.play(move))
            words = " ".join(game.telling.phrase(move, game.names(NAMES)))
            assert last is not None, words
            assert not reveals(game, last), words


def test_answers_given_ahead_are_for_players_and_leave_some_of_their_moves(game: Game) -> None:
    names, met = game.names(NAMES), set()
    for position in decisions(game):
        assert not game.telling.ahead(position.veiled(SPECTATOR), SPECTATOR, names)
        for seat in range(int(position.games[0].seats)):
            veiled = position.veiled(seat)
            answers = game.telling.ahead(veiled, seat, names)
            assert len({answer.id for answer in answers}) == len(answers)
            for answer in answers:
                left = [move for move in position.legal if answer.leaves(int(move))] if seat == position.to_act else []
                met |= {answer.id} if 0 < len(left) < position.count else set()
    if not FEW:
        assert bool(met) == (game.telling.ahead is not type(game.telling).ahead)
