"""One game of 25 Outlaws played by the fast version and the naive referee at once.

From the fast version come its record, its list of moves and its judgement of who won; what the numbers in them mean is
written here.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from sixgun.games.outlaws25 import GAME

from .referee import ORDERS, Referee
from .table import PLACES, RANKS, REWARDS, Chance, Move, Question, Rules

Weights = dict[str, float]
CHIPS = range(151)  # none to all the money of five players
SPOTS = range(15)
ENDINGS = ("none", "last_gang", "last_with_money", "nobody_qualifies", "round_limit", "capped")

# Every move in the order of its number.
ALL_MOVES: list[Move] = [
    *(("gang", colour) for colour in range(5)),
    *(("line_up", order) for order in range(len(ORDERS))),
    *(("put", chips) for chips in CHIPS),
    *(("check",), ("call",), ("fold",)),
    *(("bet", chips) for chips in CHIPS),
    *(("raise", chips) for chips in CHIPS),
    *(("show",), ("hide",)),
    *(("buy", place) for place in PLACES),
    ("end_turn",),
    *(("hold_up", *parts) for parts in product(PLACES, SPOTS)),
    *(("let_be",), ("fight",), ("cower",), ("pass",)),
    *(("play", place) for place in PLACES),
    *(("play_at", *parts) for parts in product(PLACES, range(16))),
    *(("play_wanted", *parts) for parts in product(PLACES, RANKS)),
    *(("play_card", *parts) for parts in product(PLACES, (0, 1))),
    *(("show_reward", place) for place in PLACES),
]
NUMBER_OF = {move: number for number, move in enumerate(ALL_MOVES)}


def members(bits: int, size: int) -> list[int]:
    return [member for member in range(size) if int(bits) >> member & 1]


def counted(names: Any, cards: list[str]) -> list[int]:
    return [cards.count(name) for name in names]


class Match:
    """Both versions, step by step."""

    def __init__(self, choice: Random, seen: Counter[str], seats: int, **chosen: Any) -> None:
        self.choice, self.seen = choice, seen
        self.past: list[Move] = []
        self.records, self.listed = GAME.state.empty(), GAME.move_list()
        self.count = GAME.start(self.records, 0, GAME.settled(seats, **chosen), choice.getrandbits(63), self.listed)
        self.referee = Referee(seats, Rules(**chosen), Chance(*(int(word) for word in self.fast.luck)))
        self.story = self.referee.play()
        self.question: Question | None = next(self.story)

    @property
    def fast(self) -> Any:
        return self.records[0]

    def play_to_the_end(self, weights: Weights) -> None:
        self.seen["games"] += 1
        while self.question is not None:
            self.compare()
            move = self.chosen(weights)
            self.seen["decisions"] += 1
            self.seen[f"{self.question.about}: {move[0]}"] += 1
            self.past.append(move)
            self.count = GAME.play(self.records, 0, NUMBER_OF[move], self.listed)
            try:
                self.question = self.story.send(move)
            except StopIteration:
                self.question = None
        self.compare_the_end()

    def chosen(self, weights: Weights) -> Move:
        """First a verb, then one of its moves: else amounts of money would be named and little else."""
        assert self.question is not None
        verbs = sorted({move[0] for move in self.question.moves})
        (verb,) = self.choice.choices(verbs, [weights.get(verb, 1) for verb in verbs])
        return self.choice.choice(sorted(move for move in self.question.moves if move[0] == verb))

    # Comparing

    def compare(self) -> None:
        assert self.question is not None
        assert int(self.fast.to_act) == self.question.seat, self.past
        listed = [ALL_MOVES[number] for number in self.listed[: self.count]]
        assert sorted(map(str, listed)) == sorted(map(str, self.question.moves)), (self.question.about, self.past)
        self.compare_tables()

    def compare_tables(self) -> None:
        fast, slow = self.fast, self.referee
        assert (self.of_fast(), self.past) == (self.of_slow(), self.past)
        decks = [int(n) for n in fast.reward_deck], [int(n) for n in fast.wanted_deck], members(fast.sheriff_deck, 10)
        in_use = slow.duellists != (-1, -1)  # Rewards played in a duel lie beside the deck
        assert in_use or decks[0] == counted(REWARDS, slow.reward_deck), self.past
        assert decks[1:] == (counted(RANKS, slow.wanted_deck), slow.sheriff_deck), self.past
        if slow.hand_is_on:
            assert members(fast.playing, 5) == sorted(slow.in_the_hand), self.past
            assert {seat: [int(card) for card in fast.hand[seat]] for seat in slow.hands} == slow.hands, self.past
            assert int(fast.flop) == slow.flop, self.past
        assert [int(word) for word in fast.luck] == list(vars(slow.chance).values()), self.past

    def of_fast(self) -> dict[str, Any]:
        fast, seats = self.fast, range(self.referee.seats)
        laid = self.referee.rows[0] != []
        reward = list(REWARDS)
        return {
            "row": [[int(card) for card in fast.outlaw[seat]] for seat in seats] if laid else [],
            "money": [[int(money) for money in fast.money[seat]] for seat in seats] if laid else [],
            "alive": [members(fast.living[seat], 3) for seat in seats],
            "face-up": [members(fast.face_up[seat], 3) for seat in seats],
            "shown": [members(fast.shown[seat], 3) for seat in seats],
            "reward": [[reward[r] if r >= 0 else None for r in fast.reward[seat]] for seat in seats] if laid else [],
            "wanted": [[[int(n) for n in place] for place in fast.wanted[seat]] for seat in seats] if laid else [],
            "marker": [int(fast.marker[seat]) for seat in seats],
            "money of nobody": (int(fast.pot), int(fast.bank)),
            "round": (int(fast.round_number), int(fast.dealer)),
        }

    def of_slow(self) -> dict[str, Any]:
        slow = self.referee
        laid = slow.rows[0] != []
        return {
            "row": [[outlaw.card for outlaw in row] for row in slow.rows] if laid else [],
            "money": [[outlaw.money for outlaw in row] for row in slow.rows] if laid else [],
            "alive": [[place for place, outlaw in enumerate(row) if outlaw.alive] for row in slow.rows],
            "face-up": [[place for place, outlaw in enumerate(row) if outlaw.face_up] for row in slow.rows],
            "shown": [[place for place, outlaw in enumerate(row) if outlaw.shown] for row in slow.rows],
            "reward": [[outlaw.reward for outlaw in row] for row in slow.rows] if laid else [],
            "wanted": [[counted(RANKS, outlaw.wanted) for outlaw in row] for row in slow.rows] if laid else [],
            "marker": slow.marker,
            "money of nobody": (slow.pot, slow.bank),
            "round": (slow.round, slow.dealer if slow.round or slow.rules.dealer < 0 else slow.rules.dealer),
        }

    def compare_the_end(self) -> None:
        """At the end what was in the air counts for nobody; money, lives and winners do."""
        assert int(self.fast.to_act) == -1, self.past
        assert (self.of_fast(), self.past) == (self.of_slow(), self.past)
        ending = ENDINGS[self.fast.ending]
        assert ending == self.referee.ending, self.past
        assert sorted(GAME.winners(GAME.scores(self.fast))) == self.referee.winners(), self.past
        self.seen[f"ended {ending}"] += 1
