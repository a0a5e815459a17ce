"""High Stakes Drifter a second time: slow, obvious, and written from the rulebook and the catalogue of rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .cards import STATS, CardFile, DeckList
from .cold_hands import cold_hands
from .decks import conflicts
from .pieces import HAND_SIZE, Asked, Card, Chance, Chip, GameOver, Move, Options, Story
from .quickstart import quick_start
from .stats import kicker_limit, total
from .table import Table
from .turns import turn


class Referee:
    """Plays a story at a table: asks, listens, and lets everything be looked at."""

    def __init__(self, table: Table, story: Story) -> None:
        self.table = table
        self.story = until_somebody_wins(story)
        self.question: Asked | None = next(self.story, None)

    def asked(self) -> Asked | None:
        """Who decides what now; None when the story is over."""
        return self.question

    def allowed(self) -> list[Move]:
        return list(self.question.moves) if self.question else []

    def do(self, move: Move) -> None:
        assert self.question is not None, "the game is over"
        assert move in self.question.moves, f"{move} is not allowed: {self.question}"
        try:
            self.question = self.story.send(move)
        except StopIteration:
            self.question = None

    # What a comparison looks at. The rest is plain in `table`: pot, carried, badge, turn_player, actions_left,
    # challenger, contested, lead, bets, level, raises, all_in, barred, folded, peeked, winners, ended.

    @property
    def hands(self) -> list[Counter[str]]:
        return [Counter(card.printed.name for card in player.hand) for player in self.table.players]

    @property
    def decks(self) -> list[Counter[str]]:
        return [Counter(card.printed.name for card in player.deck) for player in self.table.players]

    @property
    def stacks(self) -> list[Counter[str]]:
        return [Counter(chip.printed.name for chip in player.stack) for player in self.table.players]

    @property
    def deadwoods(self) -> list[list[str]]:
        return [[card.printed.name for card in player.deadwood] for player in self.table.players]

    @property
    def deadwood_chips(self) -> list[Counter[str]]:
        return [Counter(chip.printed.name for chip in player.deadwood_chips) for player in self.table.players]

    @property
    def stakes(self) -> list[int]:
        return [player.stake for player in self.table.players]

    @property
    def chips_on_cards(self) -> dict[int, int]:
        """By the number of the card."""
        return {card.number: card.chips for card in self.table.laid_cards()}

    @property
    def totals(self) -> dict[int, dict[str, int]]:
        """Of every dude in every stat, as it shows; by the number of the card."""
        dudes = [card for card in self.table.laid_cards() if card.now.type == "dude"]
        return {dude.number: {stat: total(self.table, dude, stat) for stat in STATS} for dude in dudes}

    @property
    def kicker_limits(self) -> dict[int, int]:
        dudes = [card for card in self.table.laid_cards() if card.now.type == "dude" and card.face_up]
        return {dude.number: kicker_limit(self.table, dude) for dude in dudes}

    @property
    def saloon(self) -> list[list[Card]]:
        """Player by player the dudes in the order of arrival; each has its `gear` and `kickers`."""
        return [[dude for dude in self.table.saloon if dude.owner == player.seat] for player in self.table.players]

    @property
    def street(self) -> dict[int, Card]:
        """By seat the dude that has moved there."""
        return self.table.street

    @property
    def fortunes(self) -> list[list[str]]:
        """Player by player the fortune cards in the street, by what they are now."""
        laid = self.table.fortunes
        return [[card.now.name for card in laid if card.owner == player.seat] for player in self.table.players]

    def money(self) -> int:
        """All betting chips there are."""
        on_cards = sum(self.chips_on_cards.values())
        return sum(self.stakes) + self.table.pot + self.table.carried + on_cards


def until_somebody_wins(story: Story) -> Story:
    try:
        yield from story
    except GameOver:
        return


# Setting up


def a_card(file: CardFile, number: int, owner: int, name: str) -> Card:
    return Card(number, owner, file.cards[name])


def lay_out(file: CardFile, decks: Sequence[DeckList], options: Options, chance: Chance) -> Table:
    """HSD-41 to HSD-48. Cards are numbered deck by deck, and so are kicker chips; then each deck is shuffled."""
    table = Table(len(decks), options, chance)
    cards = chips = 0
    for player, deck in zip(table.players, decks, strict=True):
        unshuffled = [a_card(file, cards + place, player.seat, name) for place, name in enumerate(deck.cards)]
        named = enumerate(deck.kickers)
        player.stack = [Chip(chips + place, player.seat, file.kickers[name]) for place, name in named]
        cards += len(deck.cards)
        chips += len(deck.kickers)
        player.deck = chance.shuffle(unshuffled)
    return table


def draw_starting_hand(table: Table, seat: int) -> None:
    """HSD-49 to HSD-51, HSD-R5. A hand without a dude is exchanged once."""
    table.draw(seat, HAND_SIZE)
    hand = table.players[seat].hand
    if not any(card.printed.type == "dude" for card in hand):
        table.discard(seat, list(hand))
        table.draw(seat, HAND_SIZE)


def standard_game(file: CardFile, decks: Sequence[DeckList], options: Options, chance: Chance) -> Referee:
    """The complete game for two to eight players, with any variants that go together (HSD-01, HSD-R79)."""
    assert 2 <= len(decks) <= 8
    assert not conflicts(options.variants)
    table = lay_out(file, decks, options, chance)
    for player in table.players:
        draw_starting_hand(table, player.seat)
    table.badge = chance.first_player(len(decks))  # HSD-52
    table.turn_player = table.badge
    return Referee(table, cold_hands(table) if table.variant("cold_hands") else turns(table))


def turns(table: Table) -> Story:
    """HSD-77."""
    while True:
        yield from turn(table, table.badge)
        table.badge = table.left_of(table.badge)


def quick_start_game(file: CardFile, deck: DeckList, options: Options, chance: Chance) -> Referee:
    """HSD-152, HSD-155, HSD-156, HSD-R69. One deck and one deadwood for both."""
    assert options.quick_start
    assert not options.variants  # HSD-R110
    table = Table(2, options, chance)
    shared = chance.shuffle([a_card(file, number, 0, name) for number, name in enumerate(deck.cards)])
    deadwood: list[Card] = []
    for player in table.players:
        player.deck, player.deadwood = shared, deadwood
    table.badge = chance.first_player(2)
    table.turn_player = table.badge
    for seat in table.clockwise_from(table.badge):
        table.draw(seat, HAND_SIZE)
    return Referee(table, quick_start(table))
