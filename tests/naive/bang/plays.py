"""Phase 2 and phase 3 of BANG! for the naive referee: what may be played, and what it does."""

from __future__ import annotations

from .attacks import Attacks, Move, Question, Rules, Story, ask_for_choice
from .table import AIMED, BLUE_ON_ONESELF, EVERYBODY, RANGES, kind_of


class Plays(Attacks):
    """A player's own cards in his own turn."""

    def __init__(self, seats: int, roles: list[str], rules: Rules) -> None:
        super().__init__(seats, roles, rules)
        self.bangs = 0  # BANG! cards played this turn
        self.locked: set[str] = set()  # Ruthless Law: what the Sheriff could have played this turn

    # What may be played

    def plays(self, seat: int) -> set[Move]:
        """BNG-19, BNG-27 to BNG-37."""
        moves: set[Move] = set()
        for card in self.hands[seat]:
            kind = kind_of(card)
            if kind in AIMED or (kind == "Missed!" and self.acting(seat) == "Calamity Janet"):
                moves |= {("play_at", card, spot) for spot in self.targets(seat, kind)}
            elif kind in BLUE_ON_ONESELF:
                spots = [spot for spot in self.own_spots(seat) if not self.has(spot, kind)]  # BNG-29, BNG-31
                exposed = self.exposed[seat]
                moves |= {("play", card) if spot == exposed else ("play_at", card, spot) for spot in spots}  # BNG-179
            elif kind != "Missed!":
                moves.add(("play", card))  # BNG-36
        return moves

    def targets(self, seat: int, kind: str) -> list[int]:
        """The characters a card may be aimed at, always of other players (BNG-R45, BNG-178)."""
        me = self.exposed[seat]
        others = self.others_round(me)
        if kind in ("BANG!", "Missed!"):
            return [spot for spot in others if self.distance(me, spot) <= self.reach(me) and self.may_shoot(seat)]
        if kind == "Jail":
            free = [spot for spot in others if not self.has(spot, "Jail")]  # BNG-75
            return [spot for spot in free if self.roles[spot : spot + 1] != ["Sheriff"]]  # BNG-74
        if kind == "Duel":
            return others
        rich = [spot for spot in others if self.hands[self.owner(spot)] or self.in_play[spot]]  # BNG-37
        return [spot for spot in rich if kind == "Cat Balou" or self.distance(me, spot) == 1]  # BNG-54

    def may_shoot(self, seat: int) -> bool:
        """BNG-57, BNG-68, BNG-69, BNG-161."""
        return not self.bangs or self.acting(seat) == "Willy the Kid" or self.has(self.exposed[seat], "Volcanic")

    # Phase 2

    def settle(self) -> None:
        """BNG-154 to BNG-157."""
        for seat in self.living():
            if self.acting(seat) == "Suzy Lafayette" and not self.hands[seat]:
                self.draw(seat, 1)

    def phase_2(self, seat: int) -> Story:
        while self.alive(seat):
            plays = self.plays(seat)
            self.locked |= {card for _, card, *spot in plays if spot and kind_of(card) == "BANG!"}
            moves = plays | self.ketchum_moves(self.exposed[seat])
            moves |= {("end",)} if self.may_end(seat, plays) else set()
            verb, *parts = yield Question(seat, "phase 2", moves)
            if verb == "end":
                return
            if verb == "ketchum":
                yield from self.pay_for_life(self.exposed[seat], parts[0])
            else:
                yield from self.resolve(seat, *parts)
            self.settle()

    def resolve(self, seat: int, card: str, spot: int | None = None) -> Story:
        """One card, from leaving the hand to its last effect (BNG-27, BNG-28, BNG-35)."""
        kind = kind_of(card)
        me = self.exposed[seat]
        if kind in BLUE_ON_ONESELF:
            self.lay(seat, card, me if spot is None else spot)
        elif kind == "Jail":
            assert spot is not None
            self.lay(seat, card, spot)
        else:
            self.discard_from_hand(seat, card)
            if spot is not None:
                yield from self.aim(seat, kind, spot)
            elif kind in ("Gatling", "Indians!"):
                for target in self.others_round(me):
                    yield from self.volley(target, seat, kind)
            elif kind == "General Store":
                yield from self.general_store(seat)
            elif kind == "Saloon":
                for other in self.standing:
                    self.heal(other)  # BNG-92
            elif kind == "Beer":
                if self.beer_works():
                    self.heal(me)
            else:
                self.draw(seat, {"Stagecoach": 2, "Wells Fargo": 3}[kind])

    def lay(self, seat: int, card: str, spot: int) -> None:
        """BNG-28, BNG-30."""
        self.hands[seat].remove(card)
        del self.eyes[card]
        if kind_of(card) in RANGES:
            for old in [old for old in self.in_play[spot] if kind_of(old) in RANGES]:
                self.discard_from_play(spot, old)
        self.in_play[spot].append(card)

    def aim(self, seat: int, kind: str, spot: int) -> Story:
        if kind in ("BANG!", "Missed!"):
            self.bangs += 1
            yield from self.shot(spot, seat, need=2 if self.acting(seat) == "Slab the Killer" else 1)
        elif kind == "Duel":
            yield from self.duel(self.exposed[seat], spot)
        else:
            yield from self.rob(seat, kind, spot)

    def volley(self, target: int, seat: int, kind: str) -> Story:
        """BNG-101 to BNG-105."""
        if kind == "Gatling":
            yield from self.shot(target, seat, need=1)
        elif not (yield from self.discards_a_bang(target, "raid")):
            yield from self.loss(target, 1, seat)

    def rob(self, seat: int, kind: str, spot: int) -> Story:
        """BNG-98 to BNG-100."""
        moves: set[Move] = {("take", card) for card in self.in_play[spot]}
        moves |= {("take_unseen",)} if self.hands[self.owner(spot)] else set()
        verb, *parts = yield from ask_for_choice(seat, "rob", moves)
        if verb == "take" and kind == "Panic!":
            self.in_play[spot].remove(parts[0])
            self.into_hand(seat, parts[0], EVERYBODY)
        elif verb == "take":
            self.discard_from_play(spot, parts[0])
        elif card := (yield from self.grab(spot)):
            if kind == "Panic!":
                self.from_hand_to_hand(self.owner(spot), seat, card)
            else:
                del self.eyes[card]
                self.discards.append(card)

    def general_store(self, seat: int) -> Story:
        """BNG-96, BNG-97, BNG-185."""
        buyers = self.living_from(seat)
        for _ in buyers:
            card = self.top_card()
            self.opened += [card] if card else []
        for buyer in buyers:
            if self.opened:
                _, card = yield from ask_for_choice(buyer, "store", {("take", card) for card in self.opened})
                self.opened.remove(card)
                self.into_hand(buyer, card, EVERYBODY)

    # Ruthless Law and phase 3 (BNG-20, BNG-T42 to BNG-T45)

    def locks(self, seat: int) -> set[str]:
        """The cards in hand that may not be discarded."""
        if not self.rules.ruthless_law or self.roles[seat : seat + 1] != ["Sheriff"] or not self.may_shoot(seat):
            return set()
        return self.locked & set(self.hands[seat])

    def excess(self, seat: int) -> int:
        return len(self.hands[seat]) - self.life[self.exposed[seat]]

    def may_end(self, seat: int, plays: set[Move]) -> bool:
        locks = self.locks(seat)
        if len(self.hands[seat]) - len(locks) >= self.excess(seat):
            return True
        return not any(card in locks for _, card, *_ in plays)

    def phase_3(self, seat: int) -> Story:
        while self.excess(seat) > 0:
            locks = self.locks(seat)
            free = [card for card in self.hands[seat] if card not in locks]
            cards = free if len(free) >= self.excess(seat) else self.hands[seat]
            moves: set[Move] = {("discard", card) for card in cards}
            verb, card = yield Question(seat, "phase 3", moves | self.ketchum_moves(self.exposed[seat]))
            if verb == "ketchum":
                yield from self.pay_for_life(self.exposed[seat], card)
            else:
                self.discard_from_hand(seat, card)
            self.settle()
