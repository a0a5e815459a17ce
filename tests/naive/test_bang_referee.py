"""The fast BANG! against the naive referee: after every decision both must see the same table.

`SIXGUN_BANG_GAMES` plays so many games of each kind instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.engine.speech import Names
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_NAMES, CHARACTER_NAMES

from .bang.match import MOVE_OF, Match, Weights
from .bang.table import BULLETS, all_cards, kind_of

# How often a move is chosen when it is there, by verb, by question and verb, or by verb and card; 1 if not named.
CALM: Weights = {"end": 0.3}
WILD: Weights = {"end": 0.1, "pass": 0.3, "ketchum": 0.3, "play Beer": 0.1}
LAZY: Weights = {"answer": 0.2, "check": 0.5, "end": 0.5}
DRINK: Weights = {"play Beer": 0.01, "discard Beer": 0.01, "rescue: pass": 0.01, "pass": 3, "ketchum": 0.05, "end": 0.3}
HEDGE: Weights = {"discard Missed!": 0.01, "shot: pass": 0.1, "ketchum": 0.02, "answer": 3, "end": 0.5}
HOARD: Weights = {"play": 4, "play_at": 0.02, "end": 3, "discard BANG!": 0.05, "pass": 3, "play Beer": 0.01}
KEEP_CARDS: Weights = {**DRINK, "play_at": 3, "rescue: ketchum": 9, "before the grab: pass": 0.5}
PICKS = ("Suzy Lafayette", "Sid Ketchum", "Vulture Sam", "El Gringo", "Jesse Jones", "Pedro Ramirez", "Lucky Duke")
TANGLE: Weights = {**CALM, **{f"pick {character}": 40 for character in PICKS}, "rescue: pass": 0.1}
STYLES: list[Weights] = [{}, CALM, WILD, LAZY, DRINK, HEDGE]


# Characters that get into each other's way.
CASTS = [
    ["Sid Ketchum", "Slab the Killer", "Jourdonnais", "El Gringo"],
    ["Sid Ketchum", "Jesse Jones", "El Gringo", "Suzy Lafayette"],
    ["Vulture Sam", "Suzy Lafayette", "Pedro Ramirez", "Willy the Kid"],
    ["Lucky Duke", "Calamity Janet", "Slab the Killer", "Bart Cassidy"],
    ["Pedro Ramirez", "Kit Carlson", "Black Jack", "Suzy Lafayette"],
    ["Calamity Janet", "Slab the Killer", "Jourdonnais", "Sid Ketchum", "Lucky Duke"],
]


def lean_deck() -> frozenset[str]:
    """Cards to leave out so that fifty are left, and both piles can run out: most of what is played and discarded."""
    kept = {"BANG!": 8, "Missed!": 4, "Beer": 3, "Panic!": 3, "Cat Balou": 3}
    order: Counter[str] = Counter()
    out = []
    for card in all_cards():
        order[kind_of(card)] += 1
        if order[kind_of(card)] > kept.get(kind_of(card), 9):
            out.append(card)
    assert len(out) == 30, len(out)
    return frozenset(out)


LONG_RUN = os.environ.get("SIXGUN_BANG_GAMES")


def games(many: int) -> int:
    """Fewer of them where rules are interpreted; as many as the environment says."""
    return int(LONG_RUN or (max(2, many // 5) if INTERPRETED else many))


def test_every_number_of_a_move_after_the_deal_is_a_move_of_the_referee() -> None:
    """It plays single games; what a series asks before the deal comes last among the numbers."""
    names = Names(["Ann"] * GAME.most_seats, GAME.words_of())
    said = [" ".join(GAME.telling.phrase(move, names)) for move in range(GAME.move_space)]
    assert sorted(MOVE_OF) == list(range(said.index("keep your character")))


def test_both_versions_print_the_same_cards_and_characters() -> None:
    assert sorted(all_cards()) == sorted(CARD_NAMES)
    assert list(BULLETS) == list(CHARACTER_NAMES)


def play(luck: Random, many: int, seats: list[int], styles: list[Weights], **chosen: Any) -> Counter[str]:
    """Games with so many players in turn, each in another style."""
    seen: Counter[str] = Counter()
    for number in range(games(many)):
        match = Match(luck, seen, seats[number % len(seats)], **chosen)
        match.play_to_the_end(styles[number // len(seats) % len(styles)])
    return seen


def assert_all_occurred(seen: Counter[str], *situations: str, rare: tuple[str, ...] = ()) -> None:
    """What a test is there for, and in a long run also what is rare."""
    wanted = [*situations, *(rare if LONG_RUN else ())]
    print({situation: seen[situation] for situation in ("games", "decisions", *situations, *rare)})
    assert (INTERPRETED and not LONG_RUN) or not [situation for situation in wanted if not seen[situation]], seen


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_both_versions_agree_on_every_decision(seats: int) -> None:
    seen = play(Random(seats), 8, [seats], STYLES)
    assert_all_occurred(seen, "shot: check", "shot: answer", "raid: pass", "duel: pass", "store: take", "rob: take")
    rare = ("EXPLODED", "FREE", "STAYS_IN_JAIL", "REWARD", "rescue: answer", "ended renegade", "PENALTY", "INHERITED")
    assert_all_occurred(seen, "RESHUFFLED", "phase 3: discard", "rescue: pass", rare=rare if seats > 4 else rare[:6])


@pytest.mark.parametrize("cast", CASTS, ids=" and ".join)
def test_both_versions_agree_on_characters_that_get_into_each_others_way(cast: list[str]) -> None:
    seen = play(Random(len(cast[0])), 4, [4, 5, 6], [KEEP_CARDS, HEDGE, WILD], cast=cast)
    if "Sid Ketchum" in cast:
        assert_all_occurred(seen, "phase 2: ketchum", rare=("before the grab: ketchum", "rescue: ketchum"))
    if "Pedro Ramirez" in cast:
        assert_all_occurred(seen, "first card: from_discards", rare=("strip: discard",))
    if "Slab the Killer" in cast:
        assert_all_occurred(seen, "shot: pass", rare=("second Missed! against Slab",))


def test_both_versions_agree_on_ruthless_law_and_cash_rewards() -> None:
    seen = play(Random(10), 9, [4, 5, 7], [HOARD], ruthless_law=True, cash_rewards=True, max_turns=60)
    rare = ("Ruthless Law: lock lifted", "CASH")
    assert_all_occurred(seen, "Ruthless Law: may not end", "Ruthless Law: locked in phase 3", rare=rare)


def test_both_versions_agree_when_piles_run_out() -> None:
    """BNG-24 to BNG-26, BNG-R48, BNG-R49. Only a card file of the reader's own has so few cards."""
    seen = play(Random(20), 6, [7], [HOARD], left_out=lean_deck(), max_turns=80)
    assert_all_occurred(seen, "RESHUFFLED", rare=("both piles empty", "ended turn_limit"))


@pytest.mark.parametrize("option", ["skip_impossible", "first_game"])
def test_both_versions_agree_on_the_options_of_a_table(option: str) -> None:
    seen = play(Random(30), 8, [2, 3, 4, 6], [CALM, DRINK], **{option: True})
    if option == "skip_impossible":
        assert not seen["shot: no answer fits"] + seen["duel: no answer fits"] + seen["rescue: no answer fits"]


def test_both_versions_agree_on_three_players() -> None:
    seen = play(Random(40), 8, [3], STYLES)
    assert_all_occurred(seen, "shot: pass", rare=("ended target", "ended last_alive", "REWARD"))


def test_both_versions_agree_on_one_on_one() -> None:
    seen = play(Random(50), 8, [2], [TANGLE, WILD, DRINK])
    rare = ("INHERITED", "rescue: ketchum", "SKIPPED")
    assert_all_occurred(seen, "pick: pick", "uncover: expose", "expose: expose", "ended last_alive", rare=rare)
