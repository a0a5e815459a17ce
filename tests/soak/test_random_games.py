"""The soak's checks find what they look for; a few games of each kind, whatever `make soak` plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED, rule
from sixgun.games.registry import find_game

from .random_games import Fault, chunks, look_at_all

GAMES = 2 if INTERPRETED else 60


def faults_in(game: Game) -> set[Fault]:
    return {each.fault for each in look_at_all(game, 12, seed=3, workers=1).found}


def test_a_few_games_of_every_kind_are_without_fault(game: Game) -> None:
    looked = look_at_all(game, GAMES, seed=3, workers=1)
    assert looked.found == ()
    assert looked.games == GAMES
    assert looked.judged > 0


def test_all_settings_take_their_turn(game: Game) -> None:
    many = list(chunks(game, 100_000, seed=3))
    assert {each.setting["seats"] for each in many} == set(range(game.fewest_seats, game.most_seats + 1))
    seeds = {seed for each in many for seed in range(each.first_seed, each.first_seed + each.count)}
    assert len(seeds) == 100_000


CALABOOSE = find_game("calaboose")
legal, step, deal = CALABOOSE.legal, CALABOOSE.step, CALABOOSE.deal


@rule
def forgetful(game: Any, allowed: Any) -> int:
    """A list that lacks its last move, where there are two or more."""
    return max(1, legal(game, allowed) - 1)


@rule
def losing(game: Any, move: int) -> None:
    """A step by which a card of the draw pile is lost."""
    step(game, move)
    if game.decisions == 5 and game.deck[0] > 0:
        game.deck[0] -= 1


@rule
def capping(game: Any, options: Any, seed: int) -> None:
    """A deal of a game that was stopped before it began."""
    deal(game, options, seed)
    game.capped = 1


def test_faults_are_found() -> None:
    assert Fault.JUDGE_AND_LIST_DISAGREE in faults_in(replace(CALABOOSE, legal=forgetful))
    assert Fault.LOST_OR_MADE in faults_in(replace(CALABOOSE, step=losing))
    assert faults_in(replace(CALABOOSE, deal=capping)) == {Fault.CAPPED}
