"""The table: players, decks, hands, saloon, street, chips on cards, stakes, pot and deadwood.

A card keeps its number all game long. A gear card lies in its dude's list of gear; where it is, is where its dude is.
"""

from __future__ import annotations

from collections.abc import Sequence

from .pieces import HAND_SIZE, Card, Chance, Effect, Options, Player, Waiting


class Table:
    """Everything on the table, and whose turn, challenge and bet it is."""

    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.players = [Player(seat, options.starting_stake) for seat in range(seats)]
        self.saloon: list[Card] = []  # dudes in the order of arrival
        self.street: dict[int, Card] = {}  # the dude of each player who has moved one there
        self.fortunes: list[Card] = []  # in the order played
        self.pot = 0
        self.carried = 0  # HSD-202
        self.badge = 0
        self.turn_player = 0
        self.actions_left: int | None = 0  # None: unlimited (HSD-204)
        self.very_first_turn = True
        # A challenge
        self.challenger: int | None = None
        self.contested: str | None = None
        self.shootout = False  # HSD-98: it begins when all have answered
        self.lead: int | None = None
        self.order_from: int | None = None  # HSD-R53
        self.judge_lead = False  # a card was played or revealed (HSD-105)
        self.folded: set[int] = set()
        self.bets = [0] * seats
        self.paid = [0] * seats  # everything that went into the pot of this challenge (HSD-R40)
        self.level = 0  # what everybody has to match (HSD-R94)
        self.raises = 0
        self.round_running = False
        self.all_in: set[int] = set()
        self.barred: set[int] = set()  # from revealing gear (HSD-127)
        self.gear_revealed = False
        self.reached_showdown: list[int] | None = None  # while `win` and `lose` abilities resolve
        # Abilities
        self.effects: list[Effect] = []
        self.agenda: list[Waiting] = []
        self.moment = 0  # counts the abilities that have begun to resolve
        self.peeked: set[tuple[int, int]] = set()  # seat, number of a concealed card
        # The end
        self.winners: list[int] = []
        self.ended = ""

    def variant(self, name: str) -> bool:
        return name in self.options.variants

    # Seats

    def clockwise_from(self, seat: int) -> list[int]:
        """HSD-R1. Everybody who is not out, beginning with this seat."""
        circle = [(seat + step) % len(self.players) for step in range(len(self.players))]
        return [other for other in circle if not self.players[other].out]

    def left_of(self, seat: int) -> int:
        following = [other for other in self.clockwise_from(seat) if other != seat]
        return following[0] if following else seat

    def inside(self) -> list[int]:
        """The players in the shootout: each has a dude in the street that has not left it."""
        return [seat for seat in sorted(self.street) if seat not in self.folded]

    def inside_from(self, seat: int) -> list[int]:
        return [other for other in self.clockwise_from(seat) if other in self.inside()]

    def first_seat(self) -> int:
        """HSD-R61, HSD-R95. The player with whom effects start."""
        if self.order_from is not None:
            return self.order_from
        if self.lead is not None:
            return self.lead
        return self.turn_player if self.challenger is None else self.challenger

    # Cards

    def own_dudes(self, seat: int) -> list[Card]:
        """HSD-R95. The dude in the street, then those in the saloon in the order of arrival."""
        in_street = [self.street[seat]] if seat in self.street else []
        return in_street + [dude for dude in self.saloon if dude.owner == seat]

    def own_cards(self, seat: int) -> list[Card]:
        """HSD-R95. Dude in the street, its gear, own fortune cards, then saloon dudes, each with its gear."""
        cards: list[Card] = []
        if seat in self.street:
            cards += [self.street[seat], *self.street[seat].gear]
        cards += [card for card in self.fortunes if card.owner == seat]
        for dude in self.saloon:
            if dude.owner == seat:
                cards += [dude, *dude.gear]
        return cards

    def cards_in_any_order(self) -> list[Card]:
        """Every card in saloon and street."""
        dudes = [*self.saloon, *self.street.values()]
        return [*dudes, *(gear for dude in dudes for gear in dude.gear), *self.fortunes]

    def laid_cards(self) -> list[Card]:
        """Every card in saloon and street, in the order of HSD-R95."""
        return [card for seat in self.clockwise_from(self.first_seat()) for card in self.own_cards(seat)]

    def fighting_cards(self, seats: Sequence[int]) -> list[Card]:
        """Of each of these players the dude in the street, its gear, and the fortune cards beside it."""
        cards: list[Card] = []
        for seat in seats:
            cards += [self.street[seat], *self.street[seat].gear]
            cards += [card for card in self.fortunes if card.owner == seat]
        return cards

    def on_table(self, card: Card) -> bool:
        return card.zone in ("saloon", "street", "gear")

    def zone_of(self, card: Card) -> str:
        """`street`: belonging to a dude in the current shootout; a fortune card always ("Target scopes")."""
        if card in self.fortunes:
            return "street"
        dude = card.host or card
        if dude in self.saloon:
            return "saloon"
        return "street" if self.street.get(dude.owner) is dude and dude.owner not in self.folded else "leaving"

    def host_of(self, card: Card) -> Card | None:
        """Scope `host`."""
        if card in self.fortunes:
            return self.street[card.owner] if card.owner in self.inside() else None
        return card.host or card

    # Money

    def pay_into_pot(self, seat: int, amount: int) -> int:
        """Chips from a stake to the pot, or all that is left; who has none left in a shootout is all in (HSD-R39)."""
        paid = min(amount, self.players[seat].stake)
        self.players[seat].stake -= paid
        self.pot += paid
        self.paid[seat] += paid
        self.note_all_in()
        return paid

    def note_all_in(self) -> None:
        if self.shootout:
            self.all_in |= {seat for seat in self.inside() if self.players[seat].stake == 0}

    def chips_to_pot(self, card: Card) -> None:
        self.pot += card.chips
        self.paid[card.owner] += card.chips
        card.chips = 0

    # Drawing

    def draw(self, seat: int, number: int) -> int:
        """HSD-13, HSD-76, HSD-R23, HSD-R24. How many cards were drawn."""
        player = self.players[seat]
        for drawn in range(number):
            if not player.deck:
                self.renew_deck(player)
            if not player.deck:
                return drawn
            card = player.deck.pop(0)
            card.zone, card.owner = "hand", seat  # a shared deck has no owner before (HSD-152)
            player.hand.append(card)
        return number

    def renew_deck(self, player: Player) -> None:
        """HSD-76."""
        player.stack += player.deadwood_chips
        player.deadwood_chips.clear()
        if player.deadwood:
            player.deck[:] = self.chance.shuffle(list(player.deadwood))
            player.deadwood.clear()
            for card in player.deck:
                card.zone = "deck"

    def draw_to_hand_size(self, seat: int) -> None:
        """HSD-74, HSD-146."""
        self.draw(seat, max(0, HAND_SIZE - len(self.players[seat].hand)))

    def discard(self, seat: int, cards: Sequence[Card]) -> None:
        """HSD-17, HSD-R9. In the order given."""
        for card in cards:
            self.players[seat].hand.remove(card)
            self.players[seat].deadwood.append(card)
            card.zone = "deadwood"
