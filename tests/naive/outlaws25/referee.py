"""25 Outlaws a second time: slow, obvious, and written from the catalogue of rules alone. Here: the rounds."""

from __future__ import annotations

from itertools import permutations

from .conflicts import Conflicts
from .poker import Betting, must_show, settle_pot
from .table import MINIMUM, PLACES, RANKS, REWARD_PRICE, GameOverError, Move, Outlaw, Question, Story

SUITS = "shdc"
ORDERS = list(permutations(PLACES))  # O25-R8


def card_name(card: int) -> str:
    """Cards are numbered by rank, then suit."""
    return RANKS[card // 4] + SUITS[card % 4]


class Referee(Conflicts):
    """One game, with every card known."""

    def play(self) -> Story:
        try:
            yield from self.set_up()
            while True:
                yield from self.hand_of_poker()
                yield from self.buying()
                yield from self.holdup()
                yield from self.next_round()
        except GameOverError:
            return

    def set_up(self) -> Story:
        """O25-04 to O25-17."""
        for seat in range(self.seats):
            left = {("gang", colour) for colour in range(5) if colour not in self.colours}
            self.colours.append((yield Question(seat, "gang", left))[1])
        for row in self.rows:
            cards = [0, 1, 2, 3, 4]
            row += [Outlaw(self.chance.draw(cards)) for _ in PLACES]
        for seat in range(self.seats):
            _, order = yield Question(seat, "row", {("line_up", order) for order in range(len(ORDERS))})
            self.rows[seat] = [self.rows[seat][which] for which in ORDERS[order]]
        self.round = 1
        self.dealer = self.rules.dealer if self.rules.dealer in range(self.seats) else self.roll_for_dealer()

    def roll_for_dealer(self) -> int:
        """O25-17, O25-R6."""
        rolling = list(range(self.seats))
        while len(rolling) > 1:
            dice = {seat: self.chance.die() for seat in rolling}
            rolling = [seat for seat in rolling if dice[seat] == max(dice.values())]
        return rolling[0]

    # Poker

    def hand_of_poker(self) -> Story:
        """O25-19 to O25-29."""
        self.ante = 10 + 10 * (self.seats - len(self.left()))  # O25-25, O25-R61: for the whole hand
        self.in_the_hand = self.turns()
        for seat in self.in_the_hand:
            self.active(seat).money -= self.ante
            self.pot += self.ante
        self.hand_is_on = True
        self.undealt = list(range(20))
        self.hands = {seat: [] for seat in self.in_the_hand}
        for _ in range(2):
            for seat in self.in_the_hand:
                self.hands[seat].append(self.chance.draw(self.undealt))
        self.flop = self.chance.draw(self.undealt)
        if self.round > 1:
            yield from self.sheriffs(RANKS[self.flop // 4])
        self.bets: dict[int, int] = {}
        self.open_hands: set[int] = set()
        if len(self.in_the_hand) > 1:
            yield from self.betting()
        self.award_pot()
        self.hand_is_on = False
        self.in_the_hand, self.bets = [], {}
        self.test_for_a_win()

    def betting(self) -> Story:
        """O25-31 to O25-44, O25-52 to O25-54."""
        stakes = {seat: self.active(seat).money for seat in self.in_the_hand}
        betting = Betting(stakes, self.ante, self.dealer, self.seats)
        while betting.waiting:
            seat, place = betting.waiting[0], self.marker[betting.waiting[0]]
            moves: set[Move] = {(verb, to // 10) if to else (verb,) for verb, to in betting.allowed()}
            verb, *parts = yield Question(seat, "betting", moves | self.plays(seat, (7,), 3 * seat + place))
            if verb == "play_card":
                self.give_back_reward(self.take_off(seat, place))
                self.hands[seat][parts[1]] = self.chance.draw(self.undealt)
                continue
            before = betting.bet[seat]
            betting.act(verb, 10 * parts[0] if parts else 0)
            self.active(seat).money -= betting.bet[seat] - before
            self.pot += betting.bet[seat] - before
            self.in_the_hand, self.bets = list(betting.players), dict(betting.bet)
        if len(self.in_the_hand) > 1:
            yield from self.showing(betting.first_to_show)

    def named_hands(self) -> dict[int, list[str]]:
        return {seat: [card_name(card) for card in (*self.hands[seat], self.flop)] for seat in self.in_the_hand}

    def showing(self, first: int | None) -> Story:
        """O25-52 to O25-54, O25-R26, O25-R27."""
        self.open_hands = must_show(self.named_hands(), first)
        for seat in self.clockwise_after(self.dealer if first is None else first):
            if seat in self.in_the_hand and seat not in self.open_hands:
                verb, *_ = yield Question(seat, "showing", {("show",), ("hide",)})
                if verb == "show":
                    self.open_hands.add(seat)

    def award_pot(self) -> None:
        """O25-55 to O25-58, O25-R19, O25-R36, O25-R37."""
        if self.in_the_hand:
            for seat, dollars in settle_pot(self.pot, self.named_hands(), self.dealer, self.seats).items():
                self.active(seat).money += dollars
            self.pot = 0

    # Buying

    def buying(self) -> Story:
        """O25-83 to O25-90, O25-R43 to O25-R47."""
        for seat in self.turns():
            bought = False
            verb = ""
            while verb != "end_turn":
                row = self.rows[seat]
                able = [p for p in PLACES if row[p].alive and row[p].reward is None and row[p].money >= REWARD_PRICE]
                offers: set[Move] = {("buy", p) for p in able} if not bought and self.reward_deck else set()
                moves = {("end_turn",), *offers, *self.plays(seat, (6,)), *self.shows(seat)}
                move = yield Question(seat, "buying", moves)
                verb = move[0]
                if verb == "buy":
                    bought = True
                    self.buy(seat, move[1])
                elif verb != "end_turn":
                    self.play_in_turn(seat, move)

    # The next round (O25-115 to O25-125)

    def next_round(self) -> Story:
        if self.round >= self.rules.max_rounds:
            self.over("round_limit")
        self.round += 1
        self.pass_the_deal()
        for seat in self.left():
            self.marker[seat] = self.next_place(seat, self.marker[seat])
        self.round_starts = True
        for seat in self.turns():
            yield from self.round_start_turn(seat)
        self.round_starts = False
        if not self.in_game(self.dealer):
            self.pass_the_deal()

    def pass_the_deal(self) -> None:
        """O25-115, O25-R60."""
        self.dealer = next(seat for seat in self.clockwise_after(self.dealer) if self.in_game(seat))

    def round_start_turn(self, seat: int) -> Story:
        """O25-117 to O25-120, O25-R58, O25-R59, O25-R71."""
        can_play = (
            self.plays(seat, (6,)) if self.rules.skip_idle_questions else {o for o in self.rows[seat] if o.reward}
        )
        while self.money_of(seat) >= MINIMUM or can_play:
            dollars = self.money_of(seat)
            living = sum(outlaw.alive for outlaw in self.rows[seat])
            lowest = MINIMUM if living > 1 else dollars
            splits: set[Move] = {("put", chips) for chips in range(lowest // 10, dollars // 10 + 1)}
            if dollars < MINIMUM:
                splits = {("end_turn",)}
            move = yield Question(seat, "split", {*splits, *self.plays(seat, (6,)), *self.shows(seat)})
            if move[0] == "put":
                yield from self.split(seat, 10 * move[1], dollars)
                return
            if move[0] == "end_turn":
                break
            self.play_in_turn(seat, move)
        self.leave(seat)

    def split(self, seat: int, first: int, dollars: int) -> Story:
        """O25-R59. The last Outlaw gets the rest."""
        order = [self.marker[seat]]
        while (place := self.next_place(seat, order[-1])) not in order:
            order.append(place)
        shares = [first, dollars - first, 0][: len(order)]
        for outlaw in self.rows[seat]:
            outlaw.money = 0
        for place, share in zip(order, shares, strict=True):
            self.rows[seat][place].money = share
        if len(order) == 3 and dollars > first:
            rest = dollars - first
            _, chips = yield Question(seat, "rest", {("put", chips) for chips in range(rest // 10 + 1)})
            self.rows[seat][order[1]].money = 10 * chips
            self.rows[seat][order[2]].money = rest - 10 * chips

    def leave(self, seat: int) -> None:
        """O25-120, O25-123, O25-124."""
        self.bank += self.money_of(seat)
        for outlaw in self.rows[seat]:
            outlaw.money = 0
            if outlaw.alive:
                self.box(outlaw)
        self.test_for_a_win()
