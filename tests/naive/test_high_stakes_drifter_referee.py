"""High Stakes Drifter against the naive referee: after every decision both must see the same table.

`SIXGUN_HSD_GAMES` plays so many games of each kind instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.words import CardType, Faction, Rarity, Told, word

from .high_stakes_drifter.cards import STATS
from .high_stakes_drifter.decks import VARIANTS
from .high_stakes_drifter.match import Match, Setting
from .high_stakes_drifter.match_cards import HOUSE
from .high_stakes_drifter.match_settings import STYLES, a_game, a_quick_start, several, with_own_cards

LONG_RUN = os.environ.get("SIXGUN_HSD_GAMES")
SEATS = [2, 3, 4, 6, 8]
SEEN: Counter[str] = Counter()  # of all tests of a run

# Questions with a single answer, which one of the two leaves out; see NOTES.md, "How to use it".
ASKED_BY_THE_REFEREE_ALONE = {"end_of_turn", "reinvest", "accept", "reveal_gear"}
NOT_TOLD_HERE = {Told.PACK, Told.PACK_CHIP, Told.DRAFTED, Told.LEFT_OUT, Told.BADGE, Told.EXCHANGED}  # before the start
USUAL = (
    *("stop", "play", "lay_up", "lay_down", "lay", "choose", "play_chip", "discard", "done", "challenge", "name_stat"),
    *("enter", "decline", "check", "bet", "call", "fold", "reveal", "reveal_none", "pass_by", "reinvest", "bury"),
)


def games(many: int) -> int:
    """Fewer of them where rules are interpreted; as many as the environment says."""
    return int(LONG_RUN or (max(1, many // 3) if INTERPRETED else many))


def play(luck: Random, many: int, setting: Callable[[int], Setting]) -> None:
    """Games with so many players in turn, each in another style."""
    seen: Counter[str] = Counter()
    for number in range(games(many)):
        seats = SEATS[luck.randrange(3)] if luck.random() < 0.8 else luck.choice(SEATS)
        match = Match(luck, seen, setting(seats))
        match.play_to_the_end(STYLES[number % len(STYLES)])
    SEEN.update(seen)
    assert seen["games"] == games(many)
    alone = {key.partition(": ")[2] for key in seen if key.startswith("only the referee asks")}
    assert alone <= ASKED_BY_THE_REFEREE_ALONE, alone


def test_both_print_the_same_cards_and_kicker_chips() -> None:
    for card in house_set().cards:
        printed = HOUSE.cards[card.name]
        assert (card.cost, list(card.stats)) == (printed.cost, [printed.stats[stat] for stat in STATS])
        assert (word(CardType(card.type)), word(Rarity(card.rarity))) == (printed.type, printed.rarity)
        assert (word(Faction(card.faction)) if card.faction else None, card.kicker_limit) == (
            printed.faction,
            printed.kicker_limit,
        )
        assert len(card.clauses) == sum(len(ability) for ability in printed.abilities)
    for chip in house_set().chips:
        known = HOUSE.kickers[chip.name]
        assert (chip.value, word(chip.colour)) == (known.value, known.colour)
        assert [(word(stat), change) for stat, change in chip.sides] == list(known.sides)
    assert len(house_set().cards) == len(HOUSE.cards)
    assert len(house_set().chips) == len(HOUSE.kickers)


def test_both_agree_on_the_standard_game() -> None:
    luck = Random("standard")
    play(luck, 6, lambda seats: a_game(luck, seats))


def test_both_agree_on_higher_stakes() -> None:
    luck = Random("stakes")
    play(luck, 2, lambda seats: a_game(luck, seats, stake=luck.choice([101, 250, 500])))


def test_both_agree_on_side_pots() -> None:
    luck = Random("side pots")
    play(luck, 3, lambda seats: a_game(luck, seats, side_pots=True))


def test_both_agree_on_the_quick_start() -> None:
    luck = Random("quick start")
    play(luck, 6, lambda seats: a_quick_start(luck))


@pytest.mark.parametrize("variant", VARIANTS)
def test_both_agree_on_every_variant(variant: str) -> None:
    luck = Random(variant)
    play(luck, 2, lambda seats: a_game(luck, seats, frozenset({variant})))


def test_both_agree_on_several_variants_at_once() -> None:
    luck = Random("several")
    play(luck, 6, lambda seats: a_game(luck, seats, several(luck), luck.choice([100, 300]), luck.random() < 0.2))


def test_both_agree_on_cards_of_ones_own() -> None:
    """Every word of the vocabulary, reserved ones included."""
    luck = Random("own cards")
    play(luck, 6, lambda seats: with_own_cards(luck, min(seats, 4)))


def test_both_agree_on_cards_of_ones_own_in_variants() -> None:
    luck = Random("own cards in variants")
    play(luck, 3, lambda seats: with_own_cards(luck, min(seats, 4), several(luck, ("draw", "stud"))))


def test_what_has_to_come_up_was_met() -> None:
    """Runs last, over the games of all tests before it: the usual verbs in every run, everything in a long one."""
    assert SEEN["games"], "this test looks back on the others of its file"
    assert not [verb for verb in USUAL if not SEEN[verb]]
    if not LONG_RUN:
        return
    print({key: SEEN[key] for key in ("games", "decisions")})
    for key in sorted(SEEN):
        print(f"{SEEN[key]:8} {key}")
    verbs = {VERBS.taken_apart(move)[0] for move in range(VERBS.count)}
    assert not [name for name in HOUSE.cards if not SEEN[f"card {name}"]]
    assert not [verb for verb in verbs if not SEEN[verb]]
    assert not [told.name for told in Told if told not in NOT_TOLD_HERE and not SEEN[told.name]]
    assert {key for key in SEEN if key.startswith("ended")} == {
        *("ended: ante", "ended: first shootout", "ended: last man standing", "ended: length"),
    }
