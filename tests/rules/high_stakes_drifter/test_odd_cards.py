"""Attacks: card files that nobody would print, full tables, high stakes, decks that run out. Every law holds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.games.high_stakes_drifter.codes import When
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.words import MOST_STAKE, SEATS, TABLE, Ending, Stage, Variant

from .laws import any_verb, chosen_of, dealt, moves_of, play_out
from .oddcards import odd_set
from .play import Play
from .scene import card

SETS = range(3 if INTERPRETED else 30)
MOST = 150 if INTERPRETED else 3000
V = Variant


@pytest.mark.parametrize("seed", SETS)
def test_cards_with_any_abilities_keep_every_law(seed: int) -> None:
    """HSD-57, HSD-60, HSD-R61, HSD-R100, HSD-R115. Copies without end, any trigger, any operation, any number."""
    cards, luck = odd_set(seed), random.Random(seed)
    variants = luck.choice([(), (V.COLD_HANDS,), (V.TOMBSTONE, V.WHIRLWIND), (V.DRAW,), (V.LAST_MAN_STANDING,)])
    game = dealt(luck.choice([2, 3, 5, 8]), seed, cards, stakes=MOST_STAKE, max_turns=10, **chosen_of(variants))
    play_out(game, seed, most=MOST, veiled=False)


@pytest.mark.parametrize("seed", SETS)
def test_quick_start_games_with_any_cards_keep_every_law(seed: int) -> None:
    """HSD-151, HSD-R76, HSD-R115."""
    game = dealt(2, seed, odd_set(1000 + seed), quick_start=1, max_turns=30)
    play_out(game, seed, most=MOST, veiled=False)


@pytest.mark.parametrize("trigger", list(When)[1:-1], ids=lambda trigger: trigger.name.lower())
def test_abilities_that_are_paid_for_at_any_moment_lose_no_dollar(trigger: When) -> None:
    """HSD-19, HSD-R92. `pay:1` on every trigger."""
    cards = odd_set(trigger, (trigger,), pay=1)
    game = dealt(3, 1, cards, max_turns=10)
    play_out(game, 1, most=60 if INTERPRETED else MOST, veiled=False)


def builder(game: Any, listed: list[int], luck: random.Random) -> int:
    """Everybody fills the table, and only then does something else."""
    verbs = [VERBS.taken_apart(move)[0] for move in listed]
    for verb in ("play", "lay_down", "choose", "lay", "stop", "done"):
        if verb in verbs and game.lying < TABLE:
            return listed[verbs.index(verb)]
    return any_verb(game, listed, luck)


def test_eight_players_fill_the_table_in_whirlwind_and_go_on() -> None:
    """HSD-R118, HSD-204. Cards that cost nothing: eighty lie on the table, and no law breaks."""
    own = [card("dude", "Tramp", cost=0), card("gear", "Rag", cost=0)]
    scene = Play(" ".join("ABCDEFGH"), own, variants=1 << V.WHIRLWIND)
    scene.game.actions, scene.game.laps, scene.game.max_turns = 100, 1, 4
    for name in "ABCDEFGH":
        scene.hand(name, ", ".join(["Tramp"] * 2 + ["Rag"] * 3)).deck(name, ", ".join(["Tramp"] * 15 + ["Rag"] * 15))
    full = 0

    def watch(game: Any, listed: list[int], luck: random.Random) -> int:
        nonlocal full
        full += int(game.lying == TABLE)
        return builder(game, listed, luck)

    scene.on()
    play_out(scene.game, 1, watch, often=97, most=900 if INTERPRETED else 20_000)
    assert full > 0


def test_stakes_of_five_hundred_are_played_to_the_last_man() -> None:
    """HSD-R6, HSD-192. Eight players, $4,000 in the game, everybody bets all there is."""

    def all_of_it(game: Any, listed: list[int], luck: random.Random) -> int:
        last = listed[-1]
        return last if VERBS.taken_apart(last)[0] in ("bet", "raise_by") else any_verb(game, listed, luck)

    game = dealt(SEATS, 7, stakes=MOST_STAKE, **chosen_of((V.LAST_MAN_STANDING, V.WHIRLWIND)))
    play_out(game, 7, all_of_it, often=97, most=400 if INTERPRETED else 60_000)
    assert INTERPRETED or game.ending in (Ending.LAST_ONE, Ending.TURN_LIMIT)
    assert int(game.stake.sum()) + int(game.money.sum()) + int(game.pot) + int(game.carried) == SEATS * MOST_STAKE


def test_raises_without_end_are_counted_as_three() -> None:
    """HSD-112, vocabulary `permit`. 140 raises by a dollar."""
    own = [card("dude", "Raiser", "static > everyone : permit raise")]
    scene = Play("A B", own).stakes(A=500, B=500).dude("A", "Raiser", street=True).dude("B", "Jim Bridger", street=True)
    scene.fight().plays(str(scene.decider), "bet", 1)
    play_out(scene.game, 1, lambda game, listed, luck: scene.number("raise_by", 1), often=50, most=140)
    assert scene.game.raises == 3
    assert scene.game.level == 141


def test_totals_below_ten_thousand_still_have_a_winner() -> None:
    """HSD-137, HSD-R54. Two clauses of -99 for each of 54 cards in the deadwood."""
    clause = "static > all_dudes : mod all -99*deadwood"
    own = [card("dude", "Jinx", clause, clause, clause)]
    scene = Play("A B", own).dude("A", "Jinx", street=True).dude("B", "Jim Bridger", street=True).pot(20)
    scene.deadwood("A", ", ".join(["Fort Up"] * 50)).shown_down()
    assert scene.game.won == 0b10  # skill 3 and 4, less 14,850
    assert scene.stake_of("B") == 120


def test_a_deck_that_runs_out_for_good_is_no_obstacle() -> None:
    """HSD-R24, HSD-76. Everybody draws 99 cards at every turn."""
    own = [card("dude", "Glutton", "turn_start > everyone : draw 99", "turn_end > everyone : ditch 99")]
    scene = Play("A B", own).dude("A", "Glutton").deck("A", ", ".join(["Fort Up"] * 30)).hand("B", "Fort Up")
    scene.game.laps, scene.game.max_turns = 1, 4
    scene.plays("A", "stop")
    assert scene.counts("A") == (25, 5, 0)
    play_out(scene.game, 1, most=200)


def test_an_ability_that_takes_the_only_dude_before_it_enters_ends_the_challenge() -> None:
    """HSD-R58, HSD-60. The pot is carried over."""
    own = [card("dude", "Spoiler", "challenge > foe_dudes.saloon : bury")]
    scene = Play("A B", own).dude("A", "Pat Garrett").dude("B", "Spoiler").hand("A", "Fort Up").plays("A", "challenge")
    assert (scene.stage, int(scene.game.carried)) == (Stage.DISCARD, 10)
    assert not scene.lies("Pat Garrett")


def test_after_the_fortune_cards_are_buried_no_more_come_into_play() -> None:
    """HSD-140, HSD-R107. What is put into play when gear is buried would lie in the street for ever."""
    own = [card("gear", "Crate", "buried > me : put fortune")]
    scene = (
        Play("A B", own).dude("A", "Cole Younger", street=True).gear("A", "Crate").dude("B", "Black Bart", street=True)
    )
    scene.hand("A", "Fort Up").shown_down()
    assert (scene.stage, scene.verbs()) == (Stage.REINVEST, ["bury", "reinvest"])
    assert not scene.lies("Crate")
    assert scene.hand_of("A") == ["Fort Up"]


def test_a_long_story_never_makes_a_move_impossible() -> None:
    """HSD-182. Eight hands are discarded and drawn in one step, and the page has room for what matters."""
    gear = "54 Trail Coffee"
    names = " ".join("ABCDEFGH")
    scene = Play.dealt(names, dict.fromkeys(names.split(), gear), cold_hands=1)
    for _ in range(8):
        scene.plays(str(scene.decider), "stop")
    assert scene.game.told <= len(scene.game.story)
    assert len(moves_of(scene.game)) > 0
