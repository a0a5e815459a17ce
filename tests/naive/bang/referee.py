"""BANG! a second time: slow, obvious, and written from the catalogue of rules alone. The set-up and the turns."""

from __future__ import annotations

from .attacks import GameOverError, Move, Question, Rules, Story, ask_for_choice
from .plays import Plays
from .table import BULLETS, EVERYBODY, kind_of, rank_of, suit_of


class Referee(Plays):
    """A whole game."""

    def __init__(self, seats: int, roles: list[str], rules: Rules, first: int) -> None:
        super().__init__(seats, roles, rules)
        self.first = first
        self.turn_of = first
        self.turns = 0
        self.turns_played = [0] * seats
        self.blocked: set[int] = set()  # characters that stay in Jail this turn

    def give_character(self, spot: int, character: str) -> None:
        """BNG-05 to BNG-07."""
        self.character[spot] = character
        self.most_life[spot] = BULLETS[character] + (self.roles[spot : spot + 1] == ["Sheriff"])
        self.life[spot] = self.most_life[spot]
        self.standing.add(spot)

    def deal(self) -> None:
        """BNG-08, BNG-172."""
        for seat in range(self.seats):
            self.draw(seat, self.life[self.exposed[seat]])

    def play(self) -> Story:
        """The whole game, after the deal; one-on-one with picking and dealing."""
        try:
            if self.one_on_one:
                yield from self.pick_and_expose()
            seat = self.first
            while True:
                if self.turns == self.rules.max_turns:
                    self.over("turn_limit", set())  # BNG-R64
                yield from self.turn(seat)
                seat = self.next_living(seat)
        except GameOverError:
            return

    def pick_and_expose(self) -> Story:
        """BNG-171, BNG-172, BNG-187. Who picks first has lost the first turn."""
        picker = 1 - self.first
        for seat, which in ((picker, 0), (self.first, 0), (picker, 1), (self.first, 1)):
            free = {("pick", character) for character in BULLETS if character not in self.character}
            _, character = yield Question(seat, "pick", free)
            self.give_character(seat * 2 + which, character)
        chosen = {}
        for seat in (0, 1):  # in secret, so that the order does not matter
            _, chosen[seat] = yield Question(seat, "uncover", {("expose", 0), ("expose", 1)})
        for seat in (0, 1):
            self.exposed[seat] = seat * 2 + chosen[seat]
        self.deal()

    # A turn (BNG-17 to BNG-23)

    def turn(self, seat: int) -> Story:
        self.turn_of = seat
        self.turns += 1
        self.bangs = 0
        self.blocked = set()
        self.locked = set()
        yield from self.dynamite(seat)
        self.settle()
        if not self.alive(seat):
            return
        yield from self.jail(seat)
        free = [spot for spot in self.own_spots(seat) if spot not in self.blocked]
        if not free:
            return
        if self.one_on_one:
            _, which = yield from ask_for_choice(seat, "expose", {("expose", spot % 2) for spot in free})
            self.exposed[seat] = seat * 2 + which
            self.settle()
        self.turns_played[seat] += 1
        yield from self.phase_1(seat)
        self.settle()
        yield from self.phase_2(seat)
        if self.alive(seat):
            yield from self.phase_3(seat)

    def dynamite(self, seat: int) -> Story:
        """BNG-79 to BNG-83, BNG-183."""
        for spot in self.own_spots(seat):
            for card in [card for card in self.in_play[spot] if kind_of(card) == "Dynamite"]:
                result = yield from self.draw_bang(spot)
                if result and suit_of(result) == "♠" and rank_of(result) in "23456789":
                    self.discard_from_play(spot, card)
                    yield from self.loss(spot, 3, None)
                else:
                    self.in_play[spot].remove(card)
                    self.in_play[self.exposed[self.next_living(seat)]].append(card)

    def jail(self, seat: int) -> Story:
        """BNG-76, BNG-77, BNG-183."""
        for spot in self.own_spots(seat):
            for card in [card for card in self.in_play[spot] if kind_of(card) == "Jail"]:
                result = yield from self.draw_bang(spot)
                self.discard_from_play(spot, card)
                if result is None or suit_of(result) != "♥":
                    self.blocked.add(spot)

    def phase_1(self, seat: int) -> Story:
        """BNG-18, BNG-128, BNG-137, BNG-140, BNG-144."""
        who = self.acting(seat)
        if who == "Kit Carlson":
            yield from self.look_at_three(seat)
            return
        others = [other for other in self.living() if other != seat and self.hands[other]]
        offer: set[Move] = {("from_hand", other) for other in others} if who == "Jesse Jones" else set()
        offer |= {("from_discards",)} if who == "Pedro Ramirez" and self.discards else set()
        move = (yield Question(seat, "first card", offer | {("from_pile",)})) if offer else ("from_pile",)
        if move[0] == "from_discards":
            self.into_hand(seat, self.discards.pop(), EVERYBODY)
        elif move[0] == "from_hand":
            card = yield from self.grab(self.exposed[move[1]])
            if card:
                self.from_hand_to_hand(move[1], seat, card)
            else:
                self.draw(seat, 1)  # BNG-R61
        else:
            self.draw(seat, 1)
        second = self.top_card()
        if second:
            self.into_hand(seat, second, EVERYBODY if who == "Black Jack" else ())
        if who == "Black Jack" and second and suit_of(second) in "♥♦":
            self.draw(seat, 1)

    def look_at_three(self, seat: int) -> Story:
        for _ in range(3):
            card = self.top_card()
            if card:
                self.looked_at.append(card)
                self.eyes[card].add(seat)
        if len(self.looked_at) == 3:
            _, back = yield Question(seat, "put back", {("put_back", card) for card in self.looked_at})
            self.looked_at.remove(back)
            self.pile.add(back)
            self.on_top.append(back)
        for card in self.looked_at:
            self.into_hand(seat, card)
        self.looked_at = []
