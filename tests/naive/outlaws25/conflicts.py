"""Rewards, duels, Sheriffs and Holdups for the naive referee.

The game is one long story told by generators: wherever somebody has to decide, the story stops and yields a `Question`,
and goes on with the move that is sent back.
"""

from __future__ import annotations

from .table import (
    MUST_DUEL,
    PLACES,
    RANKS,
    REWARD_PRICE,
    REWARDS,
    SHERIFF,
    SHERIFF_SPEEDS,
    Asking,
    Chance,
    Move,
    Question,
    Rules,
    Story,
    Table,
)


class Conflicts(Table):
    """Everything that is settled with a gun or a Reward."""

    def __init__(self, seats: int, rules: Rules, chance: Chance) -> None:
        super().__init__(seats, rules, chance)
        self.duellists: tuple[int, int] = (-1, -1)
        self.in_the_hand: list[int] = []
        self.undealt: list[int] = []
        self.hands: dict[int, list[int]] = {}
        self.sheriff_speed = 0
        self.total_change = [0, 0]
        self.dice = [0, 0]

    # Which Rewards can be played, and on what

    def plays(self, seat: int, windows: tuple[int, ...], spot: int | None = None) -> set[Move]:
        """O25-90, O25-R41, O25-R42. All plays of a seat in these windows; with `spot`, from there only."""
        moves: set[Move] = set()
        for place in PLACES:
            if spot is None or spot == 3 * seat + place:
                moves |= self.plays_from(seat, place, windows)
        return moves

    def plays_from(self, seat: int, place: int, windows: tuple[int, ...]) -> set[Move]:
        outlaw = self.rows[seat][place]
        if outlaw.reward is None or REWARDS[outlaw.reward].window not in windows:
            return set()
        reward = REWARDS[outlaw.reward]
        if reward.on == "either":
            return {("play_at", place, spot) for spot in self.duellists}
        if reward.on == "face-down":
            others = [s for s in range(3 * self.seats) if s // 3 != seat]
            return {("play_at", place, s) for s in others if self.at(s).alive and not self.at(s).face_up}
        if reward.on == "wanted":
            return {("play_wanted", place, rank) for rank in outlaw.wanted}
        if reward.on == "card":
            return {("play_card", place, which) for which in (0, 1)}
        if reward.kind in ("duel", "reroll") and 3 * seat + place not in self.duellists:
            return set()
        if reward.kind == "gain" and self.bank == 0:
            return set()
        return {("play", place)}

    def shows(self, seat: int) -> set[Move]:
        """O25-89, O25-R47."""
        row = self.rows[seat]
        return {("show_reward", place) for place in PLACES if row[place].reward and not row[place].shown}

    def might_be_played(self, seat: int, place: int, windows: tuple[int, ...]) -> bool:
        """O25-R71. As far as the whole table can tell."""
        outlaw = self.rows[seat][place]
        if outlaw.reward is None:
            return False
        hidden = not outlaw.shown and not self.rules.skip_idle_questions
        return hidden or bool(self.plays_from(seat, place, windows))

    def take_off(self, seat: int, place: int) -> str:
        """O25-91. The Reward leaves its Outlaw."""
        outlaw = self.rows[seat][place]
        name, outlaw.reward, outlaw.shown = outlaw.reward, None, False
        assert name is not None
        return name

    def play_in_turn(self, seat: int, move: Move) -> None:
        """Windows 6: what may be done in a turn of one's own besides its purpose; a Reward may also be shown."""
        verb, place, *choice = move
        if verb == "show_reward":
            self.rows[seat][place].shown = True
            return
        name = self.take_off(seat, place)
        self.give_back_reward(name)
        if REWARDS[name].kind == "gain":
            taken = min(REWARDS[name].amount, self.bank)
            self.bank -= taken
            self.rows[seat][place].money += taken
            self.test_for_a_win()
        elif REWARDS[name].kind == "clear":
            self.rows[seat][place].wanted.remove(choice[0])
            self.give_back_wanted(choice[0])

    def buy(self, seat: int, place: int) -> None:
        """O25-83 to O25-88."""
        self.rows[seat][place].money -= REWARD_PRICE
        self.bank += REWARD_PRICE
        self.rows[seat][place].reward = self.chance.draw(self.reward_deck)
        self.test_for_a_win()

    # Duels

    def duel(self, one: int, other: int) -> Asking:
        """O25-73 to O25-82. The winner's side."""
        self.duellists, self.total_change, used = (one, other), [0, 0], list[str]()
        for spot in self.duellists:
            if spot != SHERIFF:
                self.at(spot).face_up = True
        yield from self.window((1,), "before the roll", used)
        totals = [0, 0]
        while totals[0] == totals[1]:
            self.dice = [self.chance.die(), self.chance.die()]
            yield from self.window((1, 2), "after the roll", used)
            totals = [self.dice[side] + self.speed(self.duellists[side]) + self.total_change[side] for side in (0, 1)]
        for name in used:
            self.give_back_reward(name)
        self.duellists = (-1, -1)
        return 0 if totals[0] > totals[1] else 1

    def speed(self, spot: int) -> int:
        return self.sheriff_speed if spot == SHERIFF else self.at(spot).speed

    def window(self, windows: tuple[int, ...], about: str, used: list[str]) -> Story:
        """O25-R42, O25-R71. Clockwise from the Dealer's left, until all who are asked have passed in a row."""
        last, passed = self.dealer, set[int]()
        while True:
            asked = [
                seat
                for seat in self.clockwise_after(last)
                if seat not in passed and any(self.might_be_played(seat, place, windows) for place in PLACES)
            ]
            if not asked:
                return
            last = asked[0]
            verb, *parts = yield Question(last, about, {("pass",), *self.plays(last, windows)})
            if verb == "pass":
                passed.add(last)
                continue
            passed = set()
            place, *choice = parts
            name = self.take_off(last, place)
            used.append(name)
            side = self.side_hit(name, 3 * last + place, choice)
            if REWARDS[name].kind == "reroll":
                self.dice[side] = self.chance.die()
            else:
                self.total_change[side] += REWARDS[name].amount

    def side_hit(self, name: str, carrier: int, choice: list[int]) -> int:
        if REWARDS[name].on == "either":
            return self.duellists.index(choice[0])
        side = self.duellists.index(carrier)
        return 1 - side if REWARDS[name].on == "opponent" else side

    # Sheriffs (O25-59 to O25-72, O25-R29 to O25-R36)

    def sheriffs(self, rank: str) -> Story:
        coming: list[tuple[int, int, int]] = []
        for seat in self.turns():
            for place in [(self.marker[seat] - step) % 3 for step in PLACES]:
                for _ in range(self.rows[seat][place].wanted.count(rank)):
                    if self.sheriff_deck:
                        coming.append((self.chance.draw(self.sheriff_deck), seat, place))
        for sheriff, seat, place in coming:
            yield from self.sheriff_comes(sheriff, seat, place, rank)

    def sheriff_comes(self, sheriff: int, seat: int, place: int, rank: str) -> Story:
        outlaw, spot = self.rows[seat][place], 3 * seat + place
        if not outlaw.alive:
            self.give_back(self.sheriff_deck, int, sheriff)
            return
        if self.might_be_played(seat, place, (3,)):
            verb, *_ = yield Question(seat, "sheriff", {("pass",), *self.plays(seat, (3,), spot)})
            if verb == "play":
                self.give_back_reward(self.take_off(seat, place))
                outlaw.wanted.remove(rank)
                self.give_back_wanted(rank)
                self.give_back(self.sheriff_deck, int, sheriff)
                return
        self.sheriff_speed = SHERIFF_SPEEDS[sheriff]
        if (yield from self.duel(spot, SHERIFF)) == 0:
            outlaw.wanted.remove(rank)
            self.give_back_wanted(rank)
            return
        self.give_back(self.sheriff_deck, int, sheriff)
        self.bank += outlaw.money
        outlaw.money = 0
        self.box(outlaw)
        if place == self.marker[seat]:
            self.in_the_hand.remove(seat)
        if not self.in_game(seat):
            self.test_for_a_win()

    # Holdups (O25-94 to O25-114)

    def holdup(self) -> Story:
        if not self.in_game(self.dealer):
            return
        own = [place for place in PLACES if self.rows[self.dealer][place].alive]
        targets = [spot for spot in range(3 * self.seats) if spot // 3 != self.dealer and self.at(spot).alive]
        offers: set[Move] = {("hold_up", place, spot) for place in own for spot in targets}
        verb, *parts = yield Question(self.dealer, "holdup", {("let_be",), *offers})
        if verb == "let_be":
            return
        attacker, victim = 3 * self.dealer + parts[0], parts[1]
        yield from self.answer_holdup(attacker, victim)
        if self.at(attacker).alive and self.wanted_deck:
            self.at(attacker).wanted.append(self.chance.draw(self.wanted_deck))

    def answer_holdup(self, attacker: int, victim: int) -> Story:
        seat, place = victim // 3, victim % 3
        can_cower = self.at(victim).money > MUST_DUEL
        verb = "fight"
        if can_cower or self.might_be_played(seat, place, (4,)):
            verb = "show_reward"
        while verb == "show_reward":
            moves = {("fight",), *self.plays(seat, (4,), victim), *self.shows(seat)}
            verb, *parts = yield Question(seat, "answer", moves | ({("cower",)} if can_cower else set()))
            if verb == "show_reward":
                self.rows[seat][parts[0]].shown = True
        if verb == "play":
            self.give_back_reward(self.take_off(seat, place))
        elif verb == "cower":
            yield from self.cower(attacker, victim)
        else:
            yield from self.fight(attacker, victim)

    def cower(self, attacker: int, victim: int) -> Story:
        """O25-105, O25-106, O25-R50."""
        seat, place = victim // 3, victim % 3
        payment = -(-self.at(victim).money // 20) * 10
        if self.might_be_played(seat, place, (5,)):
            verb, *_ = yield Question(seat, "cowering", {("pass",), *self.plays(seat, (5,), victim)})
            if verb == "play":
                name = self.take_off(seat, place)
                self.give_back_reward(name)
                payment = min(payment, REWARDS[name].amount)
        self.at(victim).money -= payment
        self.at(attacker).money += payment
        self.test_for_a_win()

    def fight(self, attacker: int, victim: int) -> Story:
        """O25-101 to O25-104."""
        side = yield from self.duel(attacker, victim)
        winner, loser = (attacker, victim) if side == 0 else (victim, attacker)
        self.at(winner).money += self.at(loser).money
        self.at(loser).money = 0
        self.box(self.at(loser))
        self.test_for_a_win()

    def ranks_wanted(self, spot: int) -> str:
        return "".join(sorted(self.at(spot).wanted, key=RANKS.index))
