"""Every allowed pair of variants and fifty larger combinations, played at random with every law (HSD-175, HSD-R79).

Compiled, all of them are played; interpreted, one in ten.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.games.high_stakes_drifter.variants import conflicts
from sixgun.games.high_stakes_drifter.words import FEWEST_SEATS, SEATS, Ending, Stage, Variant

from .laws import chosen_of, dealt, play_out

Combination = tuple[Variant, ...]
LARGER = 50
TURNS = 12  # of each player: a game for eight with every action there is takes long enough
MOST = 250 if INTERPRETED else 4000  # decisions of one game
PAIRS = [pair for pair in combinations(Variant, 2) if not conflicts(pair)]


def larger() -> Iterator[Combination]:
    """Different sets of three to seven variants that go together."""
    luck, found = random.Random(1), set[Combination]()
    while len(found) < LARGER:
        wanted = tuple(sorted(luck.sample(list(Variant), luck.randint(3, 7))))
        if wanted not in found and not conflicts(wanted):
            found.add(wanted)
            yield wanted


def seated(games: Sequence[Combination]) -> list[tuple[int, Combination]]:
    """With two to eight players, by turns."""
    return [(FEWEST_SEATS + nth % (SEATS - FEWEST_SEATS + 1), each) for nth, each in enumerate(games)]


GAMES = seated(PAIRS) + seated([*larger()])
SAMPLE = GAMES[::10] if INTERPRETED else GAMES


def test_fifty_five_pairs_and_fifty_larger_sets_are_played() -> None:
    """HSD-175, HSD-R79. Every variant is in some of the larger sets, and every number of players in some game."""
    assert (len(PAIRS), len(GAMES)) == (55, 105)
    assert {variant for _, each in GAMES[len(PAIRS) :] for variant in each} == set(Variant)
    assert {seats for seats, _ in GAMES} == set(range(FEWEST_SEATS, SEATS + 1))


@pytest.mark.parametrize(
    ("seats", "variants"), SAMPLE, ids=[f"{seats}-{'+'.join(each.name for each in chosen)}" for seats, chosen in SAMPLE]
)
def test_a_game_of_every_combination_keeps_every_law(seats: int, variants: Combination) -> None:
    """HSD-174, HSD-175, HSD-176, HSD-R79."""
    seed = sum(1 << variant for variant in variants)
    game = dealt(seats, seed, max_turns=TURNS, **chosen_of(variants))
    play_out(game, seed, most=MOST)
    if game.stage == Stage.OVER:
        last = Variant.LAST_MAN_STANDING in variants
        assert game.ending in ((Ending.LAST_ONE, Ending.TURN_LIMIT) if last else (Ending.ANTE, Ending.TURN_LIMIT))
    else:
        assert INTERPRETED
