"""Random games of the naive referee: nothing is lost, somebody is always asked, and there is always an answer.

`SIXGUN_HSD_WALKS` plays so many games of each kind instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from .cards import CardFile, DeckList, read_card_file
from .decks import VARIANTS, conflicts
from .luck import SeededChance
from .pieces import Move, Options
from .random_abilities import with_random_abilities
from .referee import Referee, quick_start_game, standard_game

TEXT = (Path(__file__).parent / "cards.toml").read_text()
FILE = read_card_file(TEXT)
MOST_DECISIONS = 4000
SHORT = 12  # turns of each player
GAMES = int(os.environ.get("SIXGUN_HSD_WALKS", "6"))  # of each kind; 300 for a long run


def mixed_deck(luck: Random) -> DeckList:
    """Any 54 cards of the house set, many dudes among them, and any six kicker chips."""
    dudes = [name for name, card in FILE.cards.items() if card.type == "dude"]
    others = [name for name, card in FILE.cards.items() if card.type != "dude"]
    cards = luck.choices(dudes, k=22) + luck.choices(others, k=32)
    return DeckList(tuple(cards), tuple(luck.choices(list(FILE.kickers), k=6)))


def one_answer(referee: Referee, luck: Random) -> Move:
    """A random one, but seldom a pass or a fold, and money mostly in small amounts."""
    by_verb: dict[str, list[Move]] = {}
    for move in referee.allowed():
        by_verb.setdefault(move[0], []).append(move)
    verbs = sorted(by_verb)
    verb = luck.choices(verbs, [0.2 if word in ("pass", "fold", "decline", "done") else 1 for word in verbs])[0]
    moves = by_verb[verb]
    return luck.choice(moves[:4]) if luck.random() < 0.8 else luck.choice(moves)


def everything(referee: Referee) -> tuple[int, Counter[str], Counter[str]]:
    """Chips, cards and kicker chips, wherever they are; those of players who are out have left the game."""
    table = referee.table
    piles = {id(pile): pile for player in table.players for pile in (player.deck, player.hand, player.deadwood)}
    cards = Counter(card.printed.name for pile in piles.values() for card in pile)
    cards += Counter(card.printed.name for card in table.laid_cards())
    chips = Counter(chip.printed.name for player in table.players for chip in player.stack + player.deadwood_chips)
    chips += Counter(chip.printed.name for card in table.laid_cards() for chip in card.kickers)
    return referee.money(), cards, chips


def play_to_the_end(referee: Referee, luck: Random) -> Counter[str]:
    """What was asked and answered, with every law checked after each answer."""
    seen: Counter[str] = Counter()
    at_first = everything(referee)
    for _ in range(MOST_DECISIONS):
        question = referee.asked()
        if question is None:
            assert referee.table.winners
            seen["ended " + referee.table.ended] += 1
            return seen
        assert referee.allowed(), f"nothing is allowed: {question}"
        move = one_answer(referee, luck)
        seen[f"{question.about}: {move[0]}"] += 1
        referee.do(move)
        assert referee.totals is not None
        now = everything(referee)
        assert now[0] == at_first[0], f"betting chips were made or lost by {move}"
        if not any(player.out for player in referee.table.players):
            assert now == at_first, f"a card or a kicker chip was made or lost by {move}"
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions: {referee.asked()}")


def walk(luck: Random, variants: frozenset[str], side_pots: bool = False, file: CardFile = FILE) -> Counter[str]:
    seats = luck.randint(2, 4) if luck.random() < 0.9 else 8
    options = Options(variants, most_turns=SHORT if seats < 8 else 4, side_pots=side_pots)
    decks = [mixed_deck(luck) for _ in range(seats)]
    return play_to_the_end(standard_game(file, decks, options, SeededChance(luck.randrange(10**9))), luck)


@pytest.mark.parametrize("variant", ["none", *VARIANTS])
def test_random_games_of_every_variant_keep_every_chip_and_card(variant: str) -> None:
    luck = Random(variant)
    variants = frozenset() if variant == "none" else frozenset({variant})
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        seen += walk(luck, variants)
    assert sum(seen[key] for key in seen if key.startswith("ended")) == GAMES
    assert seen["fortune: pass"], seen


def test_random_games_of_several_variants_at_once_keep_every_chip_and_card() -> None:
    luck = Random("several")
    for _ in range(GAMES):
        variants = frozenset(luck.sample(VARIANTS, 4))
        if not conflicts(variants):
            walk(luck, variants)


def test_random_games_with_side_pots_keep_every_chip_and_card() -> None:
    luck = Random("side pots")
    for _ in range(GAMES):
        walk(luck, frozenset(), side_pots=True)


def test_random_games_of_the_quick_start_keep_every_chip_and_card() -> None:
    luck = Random("quick start")
    options = Options(quick_start=True, most_turns=30)
    for number in range(GAMES):
        deck = FILE.decks["First Shootout"] if number % 2 else DeckList(mixed_deck(luck).cards, ())
        play_to_the_end(quick_start_game(FILE, deck, options, SeededChance(number)), luck)


def test_random_games_with_made_up_abilities_keep_every_chip_and_card() -> None:
    """Every word of the vocabulary, reserved ones included, on all 96 cards."""
    luck = Random("made up")
    for number in range(GAMES):
        file = read_card_file(with_random_abilities(TEXT, luck))
        walk(luck, frozenset({VARIANTS[number % len(VARIANTS)]}), file=file)
