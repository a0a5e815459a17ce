"""Shots, raids, duels, losses and falls of BANG! for the naive referee.

The game is one long story told by generators: wherever somebody has to decide, the story stops and yields a `Question`,
and goes on with the move that is sent back. A move is a tuple that begins with its verb:

    ("pick", character)  ("expose", 0 or 1)       ("from_pile",)  ("from_discards",)  ("from_hand", seat)
    ("play", card)       ("play_at", card, spot)  ("end",)        ("discard", card)   ("put_back", card)
    ("check",)           ("answer", card)         ("pass",)       ("ketchum", card)   ("choose", card)
    ("take_unseen",)     ("take", card)
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from .table import BOOK_SYMBOL, EVERYBODY, Table, all_cards, kind_of, suit_of

Move = tuple[Any, ...]
HUNTS = {"Deputy": "Renegade", "Renegade": "Outlaw", "Outlaw": "Deputy"}  # BNG-163


@dataclass
class Question:
    """Somebody has to decide."""

    seat: int
    about: str
    moves: set[Move]


Story = Generator[Question, Move, None]
Asking = Generator[Question, Move, Any]


@dataclass
class Rules:
    """What a table may choose."""

    ruthless_law: bool = False
    cash_rewards: bool = False
    first_game: bool = False
    skip_impossible: bool = False
    max_turns: int = 1000
    sheriff: int = -1
    left_out: frozenset[str] = frozenset()


def ask_for_choice(seat: int, about: str, moves: set[Move]) -> Asking:
    """A question that is no secret: with only one answer it is not asked."""
    if len(moves) == 1:
        return next(iter(moves))
    return (yield Question(seat, about, moves))


class GameOverError(Exception):
    """Somebody has won, or nobody will."""


class Attacks(Table):
    """Shots, raids, duels, losses and falls."""

    def __init__(self, seats: int, roles: list[str], rules: Rules) -> None:
        printed = [card for card in all_cards() if not (rules.first_game and kind_of(card) in BOOK_SYMBOL)]
        super().__init__(seats, roles, [card for card in printed if card not in rules.left_out])
        self.rules = rules
        self.killer: dict[int, int | None] = {}  # of the fallen, in the order of their fall
        self.cash = [0] * seats
        self.winners: set[int] = set()
        self.ending = "none"

    def ask_for_answer(self, seat: int, about: str, moves: set[Move]) -> Asking:
        """BNG-R62. Asked even if no card fits, unless the table has chosen otherwise."""
        if moves == {("pass",)} and self.rules.skip_impossible:
            return ("pass",)
        return (yield Question(seat, about, moves))

    # "draw!" (BNG-42 to BNG-46, BNG-142)

    def draw_bang(self, spot: int) -> Asking:
        """Turn up the top card, or two for Lucky Duke, who chooses. The result may be None (BNG-26)."""
        cards = [self.top_card_turned() for _ in range(2 if self.character[spot] == "Lucky Duke" else 1)]
        turned = [card for card in cards if card is not None]
        result = turned[0] if turned else None
        if len(turned) == 2:
            _, result = yield Question(self.owner(spot), "choose", {("choose", card) for card in turned})
        self.turned = []
        self.discards += turned
        return result

    def top_card_turned(self) -> str | None:
        card = self.top_card()
        if card is not None:
            self.turned.append(card)
        return card

    # Sid Ketchum (BNG-146 to BNG-149, BNG-R61)

    def ketchum_moves(self, spot: int) -> set[Move]:
        hand = self.hands[self.owner(spot)]
        able = self.character[spot] == "Sid Ketchum" and self.life[spot] < self.most_life[spot] and len(hand) >= 2
        return {("ketchum", card) for card in hand} if able else set()

    def pay_for_life(self, spot: int, first: str) -> Story:
        seat = self.owner(spot)
        self.discard_from_hand(seat, first)
        _, second = yield Question(seat, "second card", {("ketchum", card) for card in self.hands[seat]})
        self.discard_from_hand(seat, second)
        self.heal(spot)

    def grab(self, spot: int) -> Asking:
        """A random card out of the hand of this character's player, who may be Sid and has his chance first."""
        seat = self.owner(spot)
        while moves := self.ketchum_moves(spot):
            verb, *card = yield Question(seat, "before the grab", moves | {("pass",)})
            if verb == "pass":
                break
            yield from self.pay_for_life(spot, card[0])
        return self.random_card(seat) if self.hands[seat] else None

    # Attacks

    def serves_as(self, spot: int, kind: str) -> set[Move]:
        """Cards that answer as this kind; for Calamity Janet BANG! and Missed! are the same (BNG-130, BNG-132)."""
        kinds = ("BANG!", "Missed!") if self.character[spot] == "Calamity Janet" else (kind,)
        return {("answer", card) for card in self.hands[self.owner(spot)] if kind_of(card) in kinds}

    def shot(self, spot: int, by: int, need: int) -> Story:
        """BNG-56, BNG-59 to BNG-67, BNG-150 to BNG-153."""
        seat = self.owner(spot)
        checks = self.has(spot, "Barrel") + (self.character[spot] == "Jourdonnais")
        while need and (checks or self.hands[seat]):
            answers = self.serves_as(spot, "Missed!")
            moves: set[Move] = {("pass",), *self.ketchum_moves(spot)}
            moves |= {("check",)} if checks else set()
            moves |= answers if len(answers) >= need else set()
            verb, *card = yield from self.ask_for_answer(seat, "shot", moves)
            if verb == "pass":
                break
            if verb == "ketchum":
                yield from self.pay_for_life(spot, card[0])
            elif verb == "check":
                checks -= 1
                result = yield from self.draw_bang(spot)
                need -= result is not None and suit_of(result) == "♥"
            else:
                self.discard_from_hand(seat, card[0])
                need -= 1
                while need:
                    _, another = yield Question(seat, "shot", self.serves_as(spot, "Missed!"))
                    self.discard_from_hand(seat, another)
                    need -= 1
        if need:
            yield from self.loss(spot, 1, by)

    def discards_a_bang(self, spot: int, about: str) -> Asking:
        """BNG-103, BNG-106, BNG-132, BNG-R62."""
        seat = self.owner(spot)
        while self.hands[seat]:
            moves = {("pass",), *self.ketchum_moves(spot), *self.serves_as(spot, "BANG!")}
            verb, *card = yield from self.ask_for_answer(seat, about, moves)
            if verb == "pass":
                return False
            if verb == "answer":
                self.discard_from_hand(seat, card[0])
                return True
            yield from self.pay_for_life(spot, card[0])
        return False

    def duel(self, challenger: int, challenged: int) -> Story:
        """BNG-106 to BNG-109, BNG-115."""
        by = self.owner(challenger)
        now, other = challenged, challenger
        while (yield from self.discards_a_bang(now, "duel")):
            now, other = other, now
        yield from self.loss(now, 1, None if now == challenger else by)

    # Losing life

    def loss(self, spot: int, points: int, by: int | None) -> Story:
        """BNG-110. `by` is the other player whose card did it, None for Dynamite and one's own Duel."""
        seat = self.owner(spot)
        self.life[spot] -= points
        yield from self.rescue(spot)
        if self.life[spot] <= 0:
            yield from self.fall(spot, by)
        elif self.character[spot] == "Bart Cassidy":
            self.draw(seat, points)
        elif self.character[spot] == "El Gringo" and by is not None:
            for _ in range(points):
                if self.hands[by]:
                    card = yield from self.grab(self.exposed[by])
                    if card:
                        self.from_hand_to_hand(by, seat, card)

    def rescue(self, spot: int) -> Story:
        """BNG-88 to BNG-91, BNG-148, BNG-182, BNG-R62."""
        seat = self.owner(spot)
        while self.life[spot] <= 0:
            beer_possible = self.beer_works() and spot == self.exposed[seat]
            ketchum = self.ketchum_moves(spot)
            if not self.hands[seat] or not (beer_possible or ketchum):
                return
            beers = {("answer", card) for card in self.hands[seat] if kind_of(card) == "Beer" and beer_possible}
            verb, *card = yield from self.ask_for_answer(seat, "rescue", {("pass",), *beers, *ketchum})
            if verb == "pass":
                return
            if verb == "answer":
                self.discard_from_hand(seat, card[0])
                self.life[spot] += 1
            else:
                yield from self.pay_for_life(spot, card[0])

    def fall(self, spot: int, by: int | None) -> Story:
        """BNG-111 to BNG-119, BNG-158 to BNG-160, BNG-181."""
        seat = self.owner(spot)
        self.killer[spot] = by
        if self.roles:
            self.shown.add(seat)
        self.standing.remove(spot)
        if self.own_spots(seat):
            self.exposed[seat] = self.own_spots(seat)[0]
        sams = [s for s in self.living() if s != seat and self.acting(s) == "Vulture Sam"]
        if sams:
            self.inherit(sams[0], spot, with_hand=not self.one_on_one)
        else:
            yield from self.strip(spot, with_hand=not self.one_on_one)
        self.reward_in_cash(seat, by)
        self.check_victory(seat, by)
        yield from self.reward(seat, by)

    def inherit(self, sam: int, spot: int, with_hand: bool) -> None:
        """BNG-158, BNG-159, BNG-181."""
        seat = self.owner(spot)
        for card in self.hands[seat] if with_hand else []:
            self.into_hand(sam, card)
        for card in self.in_play[spot]:
            self.into_hand(sam, card, EVERYBODY)
        self.hands[seat] = [] if with_hand else self.hands[seat]
        self.in_play[spot] = []

    def strip(self, spot: int, with_hand: bool) -> Story:
        """BNG-112, BNG-117. All cards are discarded in the owner's order; without Pedro Ramirez nobody is asked."""
        seat = self.owner(spot)
        pedro = any(self.character[other] == "Pedro Ramirez" for other in self.standing if other not in self.killer)
        while cards := [*self.in_play[spot], *(self.hands[seat] if with_hand else [])]:
            if pedro:
                _, card = yield from ask_for_choice(seat, "strip", {("discard", card) for card in cards})
            else:
                card = self.next_discarded(cards)
            if card in self.in_play[spot]:
                self.discard_from_play(spot, card)
            else:
                self.discard_from_hand(seat, card)

    def reward_in_cash(self, seat: int, by: int | None) -> None:
        """BNG-T69 to BNG-T71."""
        if self.rules.cash_rewards and by is not None and self.roles and self.roles[seat] == "Outlaw":
            self.cash[by] += 1000

    def reward(self, seat: int, by: int | None) -> Story:
        """BNG-116 to BNG-118, BNG-167, BNG-186."""
        if by is None or self.one_on_one:
            return
        outlaw = self.roles[seat] == "Outlaw"
        if (outlaw or self.seats == 3) and not (outlaw and self.rules.cash_rewards):
            self.draw(by, 3)
        if self.roles[seat] == "Deputy" and self.roles[by] == "Sheriff":
            yield from self.strip(self.exposed[by], with_hand=True)

    # Victory (BNG-120 to BNG-125, BNG-165, BNG-166, BNG-173)

    def check_victory(self, seat: int, by: int | None) -> None:
        living = self.living()
        if self.one_on_one or self.seats == 3:
            if self.seats == 3 and by is not None and HUNTS[self.roles[by]] == self.roles[seat]:
                self.over("target", {by})
            if len(living) == 1:
                self.over("last_alive", set(living))
            return
        left = [self.roles[s] for s in living]
        if "Sheriff" not in left:
            self.win("renegade", "Renegade") if left == ["Renegade"] else self.win("outlaws", "Outlaw")
        elif "Outlaw" not in left and "Renegade" not in left:
            self.win("law", "Sheriff", "Deputy")

    def win(self, ending: str, *roles: str) -> None:
        self.over(ending, {seat for seat in range(self.seats) if self.roles[seat] in roles})

    def over(self, ending: str, winners: set[int]) -> None:
        self.ending = ending
        self.winners = winners
        self.shown = set(range(self.seats)) if self.roles else set()  # BNG-04
        raise GameOverError
