"""Calaboose a second time: slow, obvious, and written from the catalogue of rules alone.

Cards are names, hands are lists of names, a jail is five cells that hold a `Prisoner` or nothing. A move is
a tuple that begins with its verb:

    ("place", card, cell)                  ("whiskey", seat)       ("keep",)   ("swap",)
    ("lock", cell)                         ("jail_break", card)    ("deal",)
    ("send", card, seat, cell)             ("end_turn",)           ("pass", cell)
    ("send_nowhere", card)                 ("let_be",)  ("stop",)
    ("defend", cell, source, seat, to)     ("defend_nowhere", cell, source)
    ("defend_pair", cell, source, seat, to, to_too)

`cell` of a defence is the attacked cell of one's own jail. `source` is where the Defender comes from: the
name of a hand card or the number of a cell of one's own jail; for a pair the hand is just "hand".
The referee holds no dice: whoever calls `play` tells it the cards that were drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

Move = tuple[Any, ...]

WHISKEY, JAIL_BREAK = "bad_whiskey", "jail_break"
JAIL_CARDS = ("huckster", "bandit", "card_shark", "cattle_rustler", "gunslinger", "bad_lawman")
CARDS = (*JAIL_CARDS, WHISKEY, JAIL_BREAK)
CELLS = range(5)

# "Who beats whom" of the catalogue, row by row (CAL-R3).
BEATS = {
    "huckster": {"bad_lawman"},
    "bandit": {"huckster"},
    "card_shark": {"huckster", "bandit"},
    "cattle_rustler": {"huckster", "bandit", "card_shark"},
    "gunslinger": {"huckster", "bandit", "card_shark", "cattle_rustler"},
    "bad_lawman": {"bandit", "card_shark", "cattle_rustler", "gunslinger"},
}

# The catalogue's bounty table: gangs of 1, 2, 3, 4, 5 (CAL-41).
BOUNTY = {
    "huckster": (0, 0, 0, 0, 50),
    "bandit": (1, 20, 35, 55, 80),
    "card_shark": (2, 15, 28, 44, 64),
    "cattle_rustler": (3, 12, 22, 34, 48),
    "gunslinger": (4, 10, 17, 25, 34),
    "bad_lawman": (0, 0, 0, 0, 0),
}


def bounty(jail: Iterable[str | None]) -> int:
    """CAL-41, CAL-50. Every gang by its size; nothing else counts (CAL-11)."""
    names = [name for name in jail if name is not None]
    return sum(BOUNTY[name][names.count(name) - 1] for name in set(names))


def best(scores: list[int]) -> list[int]:
    """CAL-08, CAL-R29. The seats with the highest score; ties share."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


@dataclass(eq=False)
class Prisoner:
    """A card in a jail, or on its way to one."""

    name: str
    locked: bool = False
    has_defended: bool = False  # this turn (CAL-R14)


@dataclass(eq=False)
class Attack:
    """A card that lies in front of a cell and waits for an answer."""

    card: Prisoner
    seat: int
    cell: int


class Referee:
    """One game, or a series of games, with every card known."""

    def __init__(self, cards: list[str], seats: int, dealer: int, games: int = 1, swap_option: bool = False) -> None:
        self.cards = cards
        self.seats = seats
        self.games = games
        self.swap_option = swap_option
        self.game_number = 0
        self.totals = [0] * seats
        self.dealer = (dealer - 1) % seats  # `begin` moves the deal one seat to the left
        self.phase = "scored"
        self.still_to_ask: list[int] = []
        self.pending: list[list[Attack]] = []  # groups of one, or of two for a pair
        self.hands: list[list[str]] = []
        self.jails: list[list[Prisoner | None]] = []

    # Seats

    def clockwise_from(self, seat: int) -> list[int]:
        """CAL-13. All seats, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def after(self, seat: int) -> int:
        """CAL-13. The next seat clockwise."""
        return (seat + 1) % self.seats

    @property
    def decider(self) -> int | None:
        """Who is asked next."""
        if self.phase in ("swap", "whiskey"):
            return self.still_to_ask[0]
        if self.phase == "defence":
            return self.pending[-1][0].seat  # CAL-33: what arrived last is answered first
        if self.phase == "scored":
            return self.after(self.dealer)  # CAL-R30: the next dealer
        return self.badge if self.phase == "turn" else None

    # What lies where

    def names_in(self, seat: int) -> list[str | None]:
        """The jail of a seat as names."""
        return [card.name if card else None for card in self.jails[seat]]

    def attack_on(self, seat: int, cell: int) -> Attack | None:
        """The card that waits in front of a cell."""
        return next((a for group in self.pending for a in group if (a.seat, a.cell) == (seat, cell)), None)

    def can_go(self, card: str, seat: int, cell: int) -> bool:
        """CAL-23, CAL-24. To an empty cell or over a lower card, not locked (CAL-19), not frozen (CAL-R17)."""
        there = self.jails[seat][cell]
        if self.attack_on(seat, cell):
            return False
        return there is None or (not there.locked and there.name in BEATS[card])

    def has_a_place(self, card: str, owner: int) -> bool:
        """CAL-36, CAL-37. Whether any jail but the owner's can take the card."""
        others = [seat for seat in range(self.seats) if seat != owner]
        return any(self.can_go(card, seat, cell) for seat in others for cell in CELLS)

    def has_two_places(self, card: str, owner: int) -> bool:
        """CAL-R15. Whether one single jail other than the owner's can take two such cards."""
        others = [seat for seat in range(self.seats) if seat != owner]
        return any(sum(self.can_go(card, seat, cell) for cell in CELLS) >= 2 for seat in others)

    def attack_to_answer(self, cell: int) -> Attack | None:
        """CAL-R16. The attack on this own cell, if it may be answered now: of a pair, whichever one likes."""
        for attack in self.pending[-1]:
            if attack.cell == cell:
                return attack
        return None

    def defender(self, arriving: Attack, source: str | int) -> str | None:
        """CAL-29. The name of the card there that may answer the arriving one; None if there is no such card."""
        if isinstance(source, str):  # a card of the hand
            name = arriving.card.name if source == "hand" else source
            if name not in self.hands[arriving.seat] or name not in JAIL_CARDS:  # CAL-R22
                return None
        else:  # a card of the attacked jail
            prisoner = self.jails[arriving.seat][source]
            if prisoner is None or prisoner.locked or prisoner.has_defended:  # CAL-19, CAL-R14
                return None
            if self.attack_on(arriving.seat, source) not in (None, arriving):  # CAL-R17: beneath a waiting card
                return None
            name = prisoner.name
        return name if arriving.card.name in BEATS[name] or self.is_duel(arriving, name) else None

    def is_duel(self, arriving: Attack, name: str) -> bool:
        """CAL-61. Gunslinger against Gunslinger."""
        return name == arriving.card.name == "gunslinger"

    # What is allowed

    def may(self, move: Move) -> bool:
        """Whether the player who is asked may make this move."""
        if move[0] not in VERBS[self.phase]:
            return False
        if self.phase == "defence":
            return self.may_answer(move)
        me = self.decider
        assert me is not None
        hand, jail = self.hands[me], self.jails[me]
        match move:
            case ("keep",) | ("let_be",) | ("deal",):
                return True  # CAL-R37: the negative answer is everybody's
            case ("swap",):
                return hand.count("huckster") >= 4  # CAL-75
            case ("stop",):
                return WHISKEY in hand  # CAL-69
            case ("place", card, cell):
                return card in hand and card in JAIL_CARDS and jail[cell] is None  # CAL-15, CAL-16, CAL-45
            case ("lock", cell):
                return None not in jail and not self.prisoner(me, cell).locked  # CAL-17, CAL-18
            case ("send", card, seat, cell):
                return card in hand and card in JAIL_CARDS and seat != me and self.can_go(card, seat, cell)  # CAL-22
            case ("send_nowhere", card):
                return card in hand and card in JAIL_CARDS and not self.has_a_place(card, me)  # CAL-36, CAL-R18
            case ("whiskey", seat):
                return WHISKEY in hand and seat != me  # CAL-67
            case ("jail_break", card):
                return JAIL_BREAK in hand and card in JAIL_CARDS  # CAL-70, CAL-R26
            case ("end_turn",):  # CAL-R20, CAL-R21: no card for a jail, nothing to lock, and an X card was played
                return self.played_x and None in jail and not any(card in JAIL_CARDS for card in hand)
        raise AssertionError(f"{move} is no move")

    def may_answer(self, move: Move) -> bool:
        """Whether the attacked player may answer like this."""
        arriving = self.attack_to_answer(move[1])
        if arriving is None:
            return False
        if move[0] == "pass":
            return True  # CAL-25, CAL-R8
        me, name = arriving.seat, self.defender(arriving, move[2])
        if name is None:
            return False
        duel = self.is_duel(arriving, name)
        match move:
            case ("defend", _, _, seat, to):  # CAL-30, CAL-32
                return not duel and seat != me and self.can_go(name, seat, to)
            case ("defend_pair", _, _, seat, to, to_too):  # CAL-62, CAL-R15
                places = to != to_too and self.can_go(name, seat, to) and self.can_go(name, seat, to_too)
                return duel and seat != me and places
            case ("defend_nowhere", _, _):  # CAL-37
                return not (self.has_two_places(name, me) if duel else self.has_a_place(name, me))
        raise AssertionError(f"{move} is no answer")

    def allowed(self) -> set[Move]:
        """All allowed moves, by trying every conceivable one."""
        return {move for move in conceivable_moves(self.phase, self.seats) if self.may(move)}

    # What happens

    def play(self, move: Move, drawn: list[str]) -> None:
        """Carry out a move; `drawn` are the cards that came off the draw pile, in order."""
        assert self.may(move), f"{move} is not allowed"
        me = self.decider
        assert me is not None
        self.told = list(drawn)
        match move:
            case ("deal",):
                self.begin()
            case ("keep",):
                self.next_to_swap()
            case ("swap",):  # CAL-75, CAL-R32: all of them go
                number = self.hands[me].count("huckster")
                for _ in range(number):
                    self.discard_from_hand(me, "huckster")
                self.draw(me, number)
                self.next_to_swap()
            case ("place", card, cell):  # CAL-15
                self.hands[me].remove(card)
                self.jails[me][cell] = Prisoner(card)
                self.draw(me)
                self.end_turn()
            case ("lock", cell):  # CAL-17; no card left the hand, so none is drawn (CAL-R13)
                self.prisoner(me, cell).locked = True
                if all(card is not None and card.locked for card in self.jails[me]):
                    self.game_over("all_locked")  # CAL-35
                else:
                    self.end_turn()
            case ("send", card, seat, cell):  # CAL-22; the sender draws before any defence (CAL-R13)
                self.hands[me].remove(card)
                self.pending.append([Attack(Prisoner(card), seat, cell)])
                self.draw(me)
                self.phase = "defence"
            case ("send_nowhere", card):  # CAL-36, CAL-R19
                self.discard_from_hand(me, card)
                self.game_over("nowhere_to_go")
            case ("end_turn",):
                self.end_turn()
            case ("whiskey", seat):
                self.play_whiskey(me, seat)
            case ("let_be",):
                self.still_to_ask.pop(0)
                if not self.still_to_ask:
                    self.trade_hands()
            case ("stop",):  # CAL-69, CAL-R25
                self.discard_from_hand(me, WHISKEY)
                self.draw(me)
                self.back_to_the_menu()
            case ("jail_break", card):  # CAL-70, CAL-72
                self.discard_from_hand(me, JAIL_BREAK)
                self.played_x = True
                for cell, prisoner in enumerate(self.jails[me]):
                    if prisoner is not None and prisoner.name == card and not prisoner.locked:
                        self.discards.append(card)
                        self.jails[me][cell] = None
                self.draw(me)
                self.back_to_the_menu()
            case ("pass", cell):  # CAL-25
                attack = self.answered(cell)
                covered = self.jails[me][cell]
                if covered is not None:
                    self.discards.append(covered.name)
                self.jails[me][cell] = attack.card
                if not self.pending:
                    self.end_turn()
            case ("defend", cell, source, seat, to):  # CAL-30, CAL-56
                attack, defender = self.answered(cell), self.called_up(me, source)
                self.discards.append(attack.card.name)
                self.pending.append([Attack(defender, seat, to)])
                self.draw(me, 1 if isinstance(source, str) else 0)
            case ("defend_pair", cell, source, seat, to, to_too):  # CAL-62: neither is discarded
                attack = self.answered(cell)
                defender = self.called_up(me, attack.card.name if source == "hand" else source)
                self.pending.append([Attack(attack.card, seat, to), Attack(defender, seat, to_too)])
                self.draw(me, 1 if isinstance(source, str) else 0)
            case ("defend_nowhere", cell, source):  # CAL-37, CAL-R19: all that waits is discarded without effect
                attack, defender = self.answered(cell), self.called_up(me, source)
                self.discards += [attack.card.name, defender.name]
                self.discards += [waiting.card.name for group in self.pending for waiting in group]
                self.pending = []
                self.game_over("nowhere_to_go")
        assert not self.told, f"{self.told} were drawn, but no draw was due"

    def start(self, dealt: list[str]) -> None:
        """The first deal; `dealt` are the cards one at a time from the dealer's left."""
        self.told = list(dealt)
        self.begin()
        assert not self.told, f"{self.told} were dealt too many"

    def begin(self) -> None:
        """CAL-04 to CAL-06, CAL-12. A new game, dealt by the next dealer (CAL-R30)."""
        self.game_number += 1
        self.dealer = self.after(self.dealer)
        self.ending = "none"
        self.pile = list(self.cards)
        self.discards: list[str] = []
        self.hands = [[] for _ in range(self.seats)]
        self.jails = [[None for _ in CELLS] for _ in range(self.seats)]
        self.pending = []
        self.whiskey_for: int | None = None
        self.played_x = False
        self.badge = self.after(self.dealer)  # CAL-05
        for _ in range(5):
            for seat in self.clockwise_from(self.after(self.dealer)):
                self.draw(seat)
        self.still_to_ask = self.clockwise_from(self.after(self.dealer)) if self.swap_option else []
        self.phase = "swap" if self.swap_option else "turn"

    def next_to_swap(self) -> None:
        """CAL-76, CAL-R32. Each player is asked once, from the dealer's left; a hand may be gone by then (CAL-R28)."""
        self.still_to_ask.pop(0)
        if not self.still_to_ask:
            self.back_to_the_menu()

    def play_whiskey(self, me: int, seat: int) -> None:
        """CAL-67, CAL-R24. Discard and draw, then the others are asked, then the hands trade places."""
        self.discard_from_hand(me, WHISKEY)
        self.played_x = True
        self.draw(me)
        if not self.hands[me]:
            self.game_over("out_of_cards")  # CAL-R27: the last card, so no trade
            return
        self.whiskey_for = seat
        if self.discards.count(WHISKEY) < self.cards.count(WHISKEY):  # CAL-R37: another is still about
            self.still_to_ask = self.clockwise_from(me)[1:]
            self.phase = "whiskey"
        else:
            self.trade_hands()

    def trade_hands(self) -> None:
        """CAL-67."""
        assert self.whiskey_for is not None
        one, other = self.badge, self.whiskey_for
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        self.back_to_the_menu()

    def back_to_the_menu(self) -> None:
        """CAL-R23. A start-window card is done with; ending three is looked for (CAL-R28)."""
        self.whiskey_for = None
        if self.somebody_is_out():
            self.game_over("out_of_cards")
        else:
            self.phase = "turn"

    def end_turn(self) -> None:
        """CAL-33, CAL-34, CAL-59. Ending three is looked for, and the Badge moves on."""
        for jail in self.jails:
            for prisoner in jail:
                if prisoner is not None:
                    prisoner.has_defended = False
        self.played_x = False
        if self.somebody_is_out():
            self.game_over("out_of_cards")
        else:
            self.badge = self.after(self.badge)
            self.phase = "turn"

    def somebody_is_out(self) -> bool:
        """CAL-38 to CAL-40, CAL-R28."""
        return not self.pile and any(not hand for hand in self.hands)

    def game_over(self, ending: str) -> None:
        """CAL-08, CAL-73. Score the jails; in a series the next game follows."""
        self.ending = ending
        for seat in range(self.seats):
            self.totals[seat] += bounty(self.names_in(seat))
        self.phase = "scored" if self.game_number < self.games else "over"

    # Cards that move

    def draw(self, seat: int, number: int = 1) -> None:
        """CAL-27. A draw is due, as far as there are cards (CAL-38)."""
        for _ in range(min(number, len(self.pile))):
            assert self.told, f"seat {seat} had to draw a card"
            card = self.told.pop(0)
            self.pile.remove(card)
            self.hands[seat].append(card)

    def discard_from_hand(self, seat: int, card: str) -> None:
        """CAL-07."""
        self.hands[seat].remove(card)
        self.discards.append(card)

    def prisoner(self, seat: int, cell: int) -> Prisoner:
        """The card in a cell that is not empty."""
        card = self.jails[seat][cell]
        assert card is not None
        return card

    def answered(self, cell: int) -> Attack:
        """The attack is being answered and no longer waits."""
        attack = self.attack_to_answer(cell)
        assert attack is not None
        self.pending[-1].remove(attack)
        self.pending = [group for group in self.pending if group]
        return attack

    def called_up(self, seat: int, source: str | int) -> Prisoner:
        """CAL-57, CAL-R14. The Defender leaves hand or jail, and has now been one."""
        if isinstance(source, str):
            self.hands[seat].remove(source)
            return Prisoner(source, has_defended=True)
        defender = self.prisoner(seat, source)
        self.jails[seat][source] = None
        defender.has_defended = True
        return defender


VERBS = {
    "swap": ("keep", "swap"),
    "turn": ("place", "lock", "send", "send_nowhere", "whiskey", "jail_break", "end_turn"),
    "whiskey": ("let_be", "stop"),
    "defence": ("pass", "defend", "defend_nowhere", "defend_pair"),
    "scored": ("deal",),
    "over": (),
}


@cache
def conceivable_moves(phase: str, seats: int) -> list[Move]:
    """Every tuple that could be a move in this phase, however senseless."""
    ranges: dict[str, list[Iterable[Any]]] = {
        "place": [CARDS, CELLS],
        "lock": [CELLS],
        "send": [CARDS, range(seats), CELLS],
        "send_nowhere": [CARDS],
        "whiskey": [range(seats)],
        "jail_break": [CARDS],
        "pass": [CELLS],
        "defend": [CELLS, [*CARDS, *CELLS], range(seats), CELLS],
        "defend_nowhere": [CELLS, [*CARDS, *CELLS]],
        "defend_pair": [CELLS, ["hand", *CELLS], range(seats), CELLS, CELLS],
    }
    return [(verb, *parts) for verb in VERBS[phase] for parts in product(*ranges.get(verb, []))]
