"""The table of 25 Outlaws for the naive referee: cards, rows, decks and chance, from the catalogue alone.

Places of a row are 0, 1, 2 from their owner's left; a spot is 3 x seat + place, and 15 is the Sheriff's. Ranks are
letters, Rewards and Sheriffs have the catalogue's names, money is whole dollars.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Move = tuple[Any, ...]
PLACES = range(3)
SHERIFF = 15
RANKS = "TJQKA"
MINIMUM = 100  # O25-119
REWARD_PRICE = 30  # O25-84
MUST_DUEL = 30  # O25-107
SPEEDS = (1, 2, 3, 4, 5)  # of every gang, card by card
SHERIFF_SPEEDS = (2, 2, 3, 3, 3, 4, 4, 4, 5, 5)
WANTED_COPIES = 5  # of each rank


@dataclass(frozen=True)
class Reward:
    """A row of the catalogue's table: copies, kind, amount, on whom, and the window's number."""

    copies: int
    kind: str
    amount: int = 0
    on: str = "carrier"
    window: int = 0


REWARDS = {
    "Steady Hand": Reward(3, "duel", 2, "carrier", 1),
    "Lightning Draw": Reward(2, "duel", 3, "carrier", 1),
    "Sand in the Eyes": Reward(3, "duel", -2, "opponent", 1),
    "Stray Bullet": Reward(2, "duel", -1, "either", 1),
    "Second Chance": Reward(3, "reroll", 1, "carrier", 2),
    "Buried Cash": Reward(2, "gain", 50, "carrier", 6),
    "Spyglass": Reward(2, "peek", 1, "face-down", 6),
    "Bought Badge": Reward(2, "dismiss", 1, "sheriff", 3),
    "Pardon": Reward(1, "clear", 1, "wanted", 6),
    "Boot Pocket": Reward(2, "pocket", 20, "carrier", 5),
    "Fast Horse": Reward(1, "escape", 0, "carrier", 4),
    "Card Up the Sleeve": Reward(2, "swap", 1, "card", 7),
}


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

    dealer: int = -1
    max_rounds: int = 200
    win_money_mid_round: bool = True
    skip_idle_questions: bool = False


class GameOverError(Exception):
    """Somebody has won, or nobody will."""


@dataclass
class Chance:
    """The same dice as the fast version's: a stream of numbers known as sfc32, of which each may be picked from."""

    a: int
    b: int
    c: int
    count: int

    def bits(self) -> int:
        whole = 2**32
        bits = (self.a + self.b + self.count) % whole
        turned = (self.c * 2**21) % whole + self.c // 2**11
        self.a, self.b, self.c = self.b ^ (self.b // 2**9), (self.c * 9) % whole, (turned + bits) % whole
        self.count = (self.count + 1) % whole
        return bits

    def pick(self, choices: int) -> int:
        bits = self.bits()
        while bits >= 2**32 // choices * choices:
            bits = self.bits()
        return bits % choices

    def die(self) -> int:
        """O25-R5."""
        return 1 + self.pick(6)

    def draw(self, deck: list[Any]) -> Any:
        """O25-R70. Any card that is there, each as likely as the others; decks are kept sorted."""
        return deck.pop(self.pick(len(deck)))


@dataclass(eq=False)
class Outlaw:
    """An Outlaw and what lies on it."""

    card: int
    money: int = 100  # O25-10
    alive: bool = True
    face_up: bool = False
    reward: str | None = None
    shown: bool = False
    wanted: list[str] = field(default_factory=list)

    @property
    def speed(self) -> int:
        return SPEEDS[self.card]


class Table:
    """Rows, decks and money; who is in the game; and when somebody has won."""

    def __init__(self, seats: int, rules: Rules, chance: Chance) -> None:
        self.seats, self.rules, self.chance = seats, rules, chance
        self.colours: list[int] = []
        self.rows: list[list[Outlaw]] = [[] for _ in range(seats)]
        self.marker = [2] * seats  # O25-13
        self.dealer = -1
        self.round = 0
        self.pot = self.bank = self.ante = 0
        self.hand_is_on = self.round_starts = False
        self.reward_deck = [name for name, reward in REWARDS.items() for _ in range(reward.copies)]
        self.wanted_deck = [rank for rank in RANKS for _ in range(WANTED_COPIES)]
        self.sheriff_deck = list(range(len(SHERIFF_SPEEDS)))
        self.ending = "none"
        self.winner = -1

    # Seats and rows

    def clockwise_after(self, seat: int) -> list[int]:
        """O25-R3. Every seat, this one last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def in_game(self, seat: int) -> bool:
        return any(outlaw.alive for outlaw in self.rows[seat])

    def left(self) -> list[int]:
        """Those not eliminated."""
        return [seat for seat in range(self.seats) if self.in_game(seat)]

    def turns(self) -> list[int]:
        """O25-R43, O25-R59. From the Dealer's left, the Dealer last."""
        return [seat for seat in self.clockwise_after(self.dealer) if self.in_game(seat)]

    def money_of(self, seat: int) -> int:
        return sum(outlaw.money for outlaw in self.rows[seat])

    def at(self, spot: int) -> Outlaw:
        return self.rows[spot // 3][spot % 3]

    def active(self, seat: int) -> Outlaw:
        return self.rows[seat][self.marker[seat]]

    def next_place(self, seat: int, place: int) -> int:
        """O25-R4. To the left, the far left followed by the far right; the dead are skipped."""
        order = [(place - step) % 3 for step in (1, 2, 3)]
        return next((other for other in order if self.rows[seat][other].alive), place)

    # Cards that come and go

    def give_back(self, deck: list[Any], order: Any, card: Any) -> None:
        """O25-R70. Shuffled back; which place it gets nobody knows, so a sorted deck will do."""
        deck.append(card)
        deck.sort(key=order)

    def give_back_reward(self, name: str) -> None:
        self.give_back(self.reward_deck, list(REWARDS).index, name)

    def give_back_wanted(self, rank: str) -> None:
        self.give_back(self.wanted_deck, RANKS.index, rank)

    def box(self, outlaw: Outlaw) -> None:
        """O25-66, O25-104, O25-124. Out of the game; what lies on it goes back."""
        outlaw.alive = False
        if outlaw.reward is not None:
            self.give_back_reward(outlaw.reward)
        for rank in outlaw.wanted:
            self.give_back_wanted(rank)
        outlaw.reward, outlaw.shown, outlaw.wanted = None, False, []

    # Winning (O25-126, O25-127, O25-R64 to O25-R66)

    def test_for_a_win(self) -> None:
        left = self.left()
        if len(left) == 1:
            place = self.marker[left[0]]
            if not self.rows[left[0]][place].alive:
                place = self.next_place(left[0], place)
            self.rows[left[0]][place].money += self.pot
            self.pot = 0
            self.over("last_gang", left[0])
        if self.hand_is_on or not (self.rules.win_money_mid_round or self.round_starts):
            return
        rich = [seat for seat in left if self.money_of(seat) >= MINIMUM]
        if not rich:
            self.over("nobody_qualifies")
        if len(rich) == 1:
            self.over("last_with_money", rich[0])

    def over(self, ending: str, winner: int = -1) -> None:
        self.ending, self.winner = ending, winner
        raise GameOverError

    def winners(self) -> list[int]:
        """O25-R66, O25-R67. The winner; without one the richest still in, then who has most Outlaws."""
        if self.winner >= 0:
            return [self.winner]
        alive = {seat: sum(outlaw.alive for outlaw in self.rows[seat]) for seat in self.left()}
        best = max(((self.money_of(seat), alive[seat]) for seat in alive), default=(0, 0))
        return [seat for seat in alive if (self.money_of(seat), alive[seat]) == best]
