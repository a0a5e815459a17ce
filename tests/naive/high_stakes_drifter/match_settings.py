"""What is played when room and referee are compared: decks, variants, stakes, and styles of play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sixgun.games.high_stakes_drifter.cards import house_set

from .cards import DeckList
from .decks import VARIANTS, conflicts, most_copies, why_illegal
from .match import Setting, Weights
from .match_cards import HOUSE, made_up_abilities, with_abilities

CARDS_IN_A_DECK = 54
SHARED = "First Shootout"
STARTERS = [deck for name, deck in HOUSE.decks.items() if name != SHARED]
LEGAL, TALENTED, STARTER = "legal", "talented", "starter"

# How often a move is chosen when it is there, by its word, or by question and word; 1 if not named.
ANY: Weights = {}
BUSY: Weights = {"pass": 0.2, "fold": 0.15, "decline": 0.2, "challenge": 2, "discard": 0.4, "no": 0.3}
CALM: Weights = {"pass": 0.3, "fold": 0.03, "decline": 0.3, "discard": 0.2, "challenge": 3, "bet": 0.4, "raise": 0.2}
RICH: Weights = {"pass": 0.05, "fold": 0.3, "decline": 0.1, "everything": 0.4}
KICK: Weights = {"play_kicker": 5, "pass": 0.1, "fold": 0.1, "play_dude": 0.5, "use_ability": 4, "discard": 0.5}
GEAR: Weights = {"play_gear": 5, "action: pass": 0.1, "challenge": 0.3, "fold": 0.02, "reveal_gear": 5, "raise": 3}
DRAW: Weights = {"end_of_turn: done": 0.1, "action: pass": 2, "challenge": 0.2, "fold": 0.05}  # decks run out
STYLES: list[Weights] = [ANY, BUSY, CALM, RICH, KICK, GEAR, DRAW]


def cards_of(card_type: str, able: bool) -> list[str]:
    """Of the house set; only those with abilities if `able`."""
    return [name for name, card in HOUSE.cards.items() if card.type == card_type and (card.abilities or not able)]


def stack_worth(luck: Random, dollars: int) -> tuple[str, ...]:
    """HSD-45. Kicker chips of exactly that value, more of the cheap ones than of the dear ones."""
    found: list[str] = []
    while dollars:
        chip = HOUSE.kickers[luck.choice(list(HOUSE.kickers))]
        if chip.value <= dollars and (chip.value > 1 or dollars < 5 or luck.random() < 0.5):
            found.append(chip.name)
            dollars -= chip.value
    return tuple(found)


def legal_deck(luck: Random, variants: frozenset[str]) -> DeckList:
    """HSD-41 to HSD-45. Any cards within the limits of the variants, a third of them dudes."""
    cards: list[str] = []
    names = luck.sample(list(HOUSE.cards), len(HOUSE.cards))
    for name in sorted(names, key=lambda name: HOUSE.cards[name].type != "dude"):
        most = most_copies(HOUSE.cards[name].rarity, variants)
        room = (18 if HOUSE.cards[name].type == "dude" else CARDS_IN_A_DECK) - len(cards)
        cards += [name] * max(0, min(room, luck.randint(1, 3 if most is None else most)))
    deck = DeckList(tuple(cards), stack_worth(luck, 50))
    assert not why_illegal(HOUSE, deck.cards, deck.kickers, variants), why_illegal(HOUSE, deck.cards, deck.kickers)
    return deck


def talented_deck(luck: Random) -> DeckList:
    """Only cards with abilities, as often as it comes."""
    dudes, gear, fortune = (cards_of(kind, able=True) for kind in ("dude", "gear", "fortune"))
    cards = luck.choices(dudes, k=20) + luck.choices(gear, k=17) + luck.choices(fortune, k=17)
    return DeckList(tuple(cards), tuple(luck.choices(list(HOUSE.kickers), k=6)))


def a_deck(luck: Random, kind: str, variants: frozenset[str]) -> DeckList:
    if kind == LEGAL and not variants & {"stud", "draw"}:
        return legal_deck(luck, variants)
    return talented_deck(luck) if kind == TALENTED else luck.choice(STARTERS)


def a_game(
    luck: Random,
    seats: int,
    variants: frozenset[str] = frozenset(),
    stake: int = 100,
    side_pots: bool = False,
) -> Setting:
    """The house set, each player with a deck of another kind."""
    kinds = luck.choices([LEGAL, TALENTED, STARTER], k=seats)
    decks = [a_deck(luck, kind, variants) for kind in kinds]
    return Setting(house_set(), HOUSE, decks, variants, stake, turns(luck, seats), side_pots)


def turns(luck: Random, seats: int) -> int:
    """Short games, or the tests take long."""
    return luck.choice([8, 15, 30]) if seats < 5 else 5


def a_quick_start(luck: Random) -> Setting:
    """HSD-152. The shared deck, or one full of abilities."""
    deck = HOUSE.decks[SHARED] if luck.random() < 0.5 else talented_deck(luck)
    return Setting(house_set(), HOUSE, [deck], most_turns=30, quick_start=True)


def with_own_cards(luck: Random, seats: int, variants: frozenset[str] = frozenset()) -> Setting:
    """Abilities made up at random, on nearly all cards of the decks."""
    abilities = made_up_abilities(luck)
    cards, file = with_abilities(abilities)
    dudes = [name for name in abilities if file.cards[name].type == "dude"] or ["Henry Meek"]
    others = [name for name in abilities if file.cards[name].type != "dude"] or ["Worn Revolver"]
    decks = []
    for _ in range(seats):
        names = luck.choices(dudes, k=24) + luck.choices(others, k=30)
        decks.append(DeckList(tuple(names), tuple(luck.choices(list(HOUSE.kickers), k=6))))
    side_pots = luck.random() < 0.1
    return Setting(cards, file, decks, variants, luck.choice([100, 250]), turns(luck, seats), side_pots)


def several(luck: Random, leave_out: Sequence[str] = ()) -> frozenset[str]:
    """HSD-175, HSD-R79. Two to six variants that go together."""
    while True:
        variants = frozenset(luck.sample([name for name in VARIANTS if name not in leave_out], luck.randint(2, 6)))
        if not conflicts(variants):
            return variants
