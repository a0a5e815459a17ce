"""A table of 25 Outlaws laid by hand, in the catalogue's own notation.

    scene = Scene("P0 P1 P2", dealer="P0").flop("Kd").cards("P1", "Jd Ts").cards("P2", "Qc Qd")
    scene.play("P1", "bet $20")
    assert scene.money("P1", "R") == 70

Row places are L, M, R from the owner's view. Poker cards are rank and suit (T J Q K A, s h d c). Gangs are taken and
lined up by themselves: a new scene stands at the betting of round 1, antes paid. What the Outlaws, the Pot and the
decks do not hold of the players' $300 each lies in the Bank. After every move all money is counted again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import begin_story
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.deal import clear_duels, clear_hand
from sixgun.games.outlaws25.rules.poker import go_on_with_hand, turn_flop
from sixgun.games.outlaws25.rules.rows import ante, players
from sixgun.games.outlaws25.rules.sheriffs import draw_sheriffs
from sixgun.games.outlaws25.rules.step import run_on
from sixgun.games.outlaws25.words import (
    ALL_POKER_CARDS,
    PLACES,
    SHERIFFS,
    SUITS,
    Ending,
    Phase,
)

from .. import scene
from .sight import read

DIE = 6
RANK_LETTERS, SUIT_LETTERS = "TJQKA", "shdc"
REWARD_NAMES = [reward.name for reward in GAME.words_of()["reward"]]
_MASK = 0xFFFFFFFF


def card(name: str) -> int:
    return RANK_LETTERS.index(name[0]) * SUITS + SUIT_LETTERS.index(name[1])


def card_name(number: int) -> str:
    return RANK_LETTERS[number // SUITS] + SUIT_LETTERS[number % SUITS]


def place(letter: str) -> int:
    return "LMR".index(letter)


def luck_for(wishes: Sequence[tuple[int, int]]) -> list[int]:
    """A generator whose next picks are (choices, result), one after the other: dice loaded, not seeds hunted."""
    search = random.Random(25)
    while True:
        words = [search.getrandbits(32), search.getrandbits(32), search.getrandbits(32), 1]
        a, b, c, count = words
        for choices, result in wishes:
            bits = (a + b + count) & _MASK
            if bits % choices != result or bits >= (1 << 32) // choices * choices:
                break
            a, b, c = b ^ (b >> 9), (c + (c << 3)) & _MASK, (((c << 21) & _MASK | (c >> 11)) + bits) & _MASK
            count += 1
        else:
            return words


class Scene(scene.Scene):
    """A Table of 25 Outlaws whose record is set by hand."""

    GAME = "25-outlaws"

    def __init__(self, players: str = "P0 P1 P2", dealer: str = "P0", *, set_up: bool = True, **options: Any) -> None:
        names = players.split()
        first = names.index(dealer) if dealer in names else dealer
        super().__init__(names, dealer=first, **options)
        if set_up:
            for colour in ("red", "blue", "green", "yellow", "black")[: len(names)]:
                self.table.play(f"take the {colour} gang")
            for _ in names:
                self.table.play("line up the first, the second, the third")

    # Laying

    def outlaw(
        self,
        name: str,
        at: str,
        *,
        speed: int | None = None,
        money: int | None = None,
        reward: str | None = None,
        shown: bool = False,
        wanted: str | None = None,
        dead: bool = False,
    ) -> Self:
        """What lies at a place of a row; speeds of the house set are 1 to 5, and Wanted cards `Q Q A`."""
        seat, where = self.seat(name), place(at)
        if speed is not None:
            others = [p for p in range(PLACES) if p != where and self.game.outlaw[seat, p] == speed - 1]
            for other in others:
                self.game.outlaw[seat, other] = self.game.outlaw[seat, where]
            self.game.outlaw[seat, where] = speed - 1
        if money is not None:
            self.game.money[seat, where] = money
        if reward is not None:
            self.game.reward[seat, where] = REWARD_NAMES.index(reward)
            self.game.reward_deck[REWARD_NAMES.index(reward)] -= 1
            if shown:
                self.game.shown[seat] |= 1 << where
        for rank in (wanted or "").split():
            self.game.wanted[seat, where, RANK_LETTERS.index(rank)] += 1
            self.game.wanted_deck[RANK_LETTERS.index(rank)] -= 1
        if dead:
            self.game.living[seat] &= ~(1 << where)
            self.game.money[seat, where] = 0
        return self

    def row(self, name: str, left: int, middle: int, right: int) -> Self:
        """Money on the three Outlaws."""
        for at, dollars in zip("LMR", (left, middle, right), strict=True):
            self.outlaw(name, at, money=dollars)
        return self

    def gone(self, *names: str) -> Self:
        """Gangs that are out of the game."""
        for name in names:
            for at in "LMR":
                self.outlaw(name, at, dead=True)
        return self

    def marker(self, name: str, at: str) -> Self:
        self.game.marker[self.seat(name)] = place(at)
        return self

    def balance(self) -> Self:
        """The Bank has what is nowhere else."""
        self.game.bank = 300 * len(self.table.names) - int(self.game.money.sum()) - int(self.game.pot)
        assert self.game.bank >= 0, f"${-self.game.bank} too much on the table"
        return self

    def hand_begins(self, pot: int = 0, round_number: int = 2) -> Self:
        """Antes are paid, nothing is dealt."""
        clear_hand(self.game)
        clear_duels(self.game)
        self.game.pot = pot
        self.game.round_number = round_number
        self.game.playing = players(self.game)
        self.game.ante_paid = ante(self.game)
        self.game.hand_is_on = 1
        self.game.phase = Phase.SHERIFFS
        self.game.to_act = NOBODY
        return self

    def betting(self, pot: int = 0) -> Self:
        """The betting begins, nothing is dealt yet."""
        self.hand_begins(pot, int(self.game.round_number))
        go_on_with_hand(self.game)
        return self

    def flop(self, name: str) -> Self:
        """The Flop Card as it lies; hands that were dealt are taken back."""
        self.game.poker_deck = ALL_POKER_CARDS & ~(1 << card(name))
        self.game.hand[:] = NO_CARD
        self.game.flop = card(name)
        return self

    def cards(self, name: str, cards: str) -> Self:
        """A player's two cards."""
        for which, said in enumerate(cards.split()):
            self.game.hand[self.seat(name), which] = card(said)
            self.game.poker_deck &= ~(1 << card(said))
        return self

    def hands(self, flop: str, **cards: str) -> Self:
        """The Flop and everybody's hand; whoever is not named gets what is left."""
        self.flop(flop)
        for name, said in cards.items():
            self.cards(name, said)
        self._deal_the_rest()
        return self

    def _deal_the_rest(self) -> None:
        for name in self.table.names:
            if self.game.hand[self.seat(name), 0] == NO_CARD and self.game.living[self.seat(name)]:
                left = [c for c in range(20) if self.game.poker_deck >> c & 1]
                self.cards(name, " ".join(card_name(c) for c in left[:2]))

    def turn_flop(self, name: str, *, dice: Sequence[int] = (), sheriffs: Sequence[int] = ()) -> Self:
        """The Flop is dealt now: Sheriffs of these speeds come, and these dice are rolled."""
        self.balance()
        wishes, deck = [], [s for s in range(SHERIFFS) if self.game.sheriff_deck >> s & 1]
        for speed in sheriffs:
            drawn = next(s for s in deck if self.game.sheriff_speed[s] == speed)
            wishes.append((len(deck), deck.index(drawn)))
            deck.remove(drawn)
        self.game.luck[:] = luck_for(wishes + [(DIE, die - 1) for die in dice])
        self.game.poker_deck &= ~(1 << card(name))
        self._deal_the_rest()
        begin_story(self.game)
        turn_flop(self.game, card(name))
        draw_sheriffs(self.game)
        return self.go_on()

    def go_on(self) -> Self:
        """Run on to the next decision."""
        while self.game.to_act == NOBODY and self.game.phase != Phase.OVER:
            run_on(self.game)
        return self.changed(told=True)

    def dice(self, *dice: int, after: Sequence[tuple[int, int]] = ()) -> Self:
        """The next dice; `after` are picks that come before them."""
        self.game.luck[:] = luck_for([*after, *((DIE, die - 1) for die in dice)])
        return self

    def between_hands(self, phase: Phase, name: str, round_number: int = 2) -> Self:
        """No hand is on; this player decides."""
        clear_hand(self.game)
        clear_duels(self.game)
        self.game.pot = 0
        self.game.round_number = round_number
        self.game.bought = 0
        self.game.phase = phase
        self.game.to_act = self.seat(name)
        return self

    def buying(self, name: str) -> Self:
        return self.between_hands(Phase.BUYING, name)

    def holdup(self, round_number: int = 2) -> Self:
        """The Dealer may hold somebody up."""
        return self.between_hands(Phase.HOLDUP, self.dealer, round_number)

    def next_round(self) -> Self:
        """The Dealer lets everybody be, and the next round starts."""
        return self.balance().play(self.dealer, "rob nobody")

    # Playing

    def amounts(self, verb: str) -> list[int]:
        """The amounts of money that may be said with a verb."""
        return [int(words.split("$")[1]) for words in self.allowed(verb) if "$" in words]

    # Looking

    @property
    def dealer(self) -> str:
        return self.table.names[self.game.dealer]

    @property
    def phase(self) -> Any:  # a Phase; the type checker must not believe that it stays what it was
        return Phase(self.game.phase)

    @property
    def ending(self) -> Any:
        return Ending(self.game.ending)

    def money(self, name: str, at: str) -> int:
        return int(self.game.money[self.seat(name), place(at)])

    def active_money(self, name: str) -> int:
        """What lies on the active Outlaw."""
        return int(self.game.money[self.seat(name), self.game.marker[self.seat(name)]])

    def row_of(self, name: str) -> str:
        """The living Outlaws with their money; * marks the active one."""
        seat = self.seat(name)
        return " ".join(
            f"{at}{'*' if self.game.marker[seat] == place(at) else ''} ${self.money(name, at)}"
            for at in "LMR"
            if self.game.living[seat] >> place(at) & 1
        )

    def living(self, name: str) -> str:
        return "".join(at for at in "LMR" if self.game.living[self.seat(name)] >> place(at) & 1)

    def face_up(self, name: str) -> str:
        return "".join(at for at in "LMR" if self.game.face_up[self.seat(name)] >> place(at) & 1)

    def active(self, name: str) -> str:
        return "LMR"[self.game.marker[self.seat(name)]]

    def wanted(self, name: str, at: str) -> str:
        cards = self.game.wanted[self.seat(name), place(at)]
        return " ".join(letter for rank, letter in enumerate(RANK_LETTERS) for _ in range(cards[rank]))

    def reward(self, name: str, at: str) -> str | None:
        reward = int(self.game.reward[self.seat(name), place(at)])
        return None if reward == NO_CARD else REWARD_NAMES[reward]

    def in_deck(self, reward: str) -> int:
        return int(self.game.reward_deck[REWARD_NAMES.index(reward)])

    @property
    def sheriffs_in_deck(self) -> int:
        return int(self.game.sheriff_deck).bit_count()

    def open_hands(self) -> list[str]:
        return self.names_in(int(self.game.open_hands))

    def all_money(self) -> int:
        """What lies on the table; nothing before the gangs are lined up."""
        return int(self.game.money.sum()) + int(self.game.pot) + int(self.game.bank)

    def sees(self, viewer: str) -> dict[str, Any]:
        """The table as this player, or "nobody", sees it."""
        seat = self.viewer(viewer)
        return read(self.table.tabletop(seat), seat)
