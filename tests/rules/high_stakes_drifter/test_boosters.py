"""Boosters: nine different cards and a kicker chip, the same from the same seed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np

from sixgun.games.high_stakes_drifter.boosters import Pack, open_packs, pool
from sixgun.games.high_stakes_drifter.cards import house_set, read_cards
from sixgun.games.high_stakes_drifter.words import DECK, Rarity, word

from .book import mine

SET = house_set()


@cache
def many_packs() -> list[Pack]:
    return open_packs(SET, seed=20, packs=2000)


def test_every_pack_has_nine_different_cards_by_rarity_and_a_kicker_chip() -> None:
    """HSD-05, HSD-189. Five common, three uncommon and one rare card; fixed cards are not in packs."""
    for pack in many_packs()[:200]:
        assert len(set(pack.cards)) == 9
        rarities = Counter(SET.cards[SET.card_numbers[card]].rarity for card in pack.cards)
        assert rarities == {Rarity.COMMON: 5, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
        assert pack.kicker in SET.chip_numbers


def test_six_packs_make_a_deck() -> None:
    """HSD-189, HSD-196. 54 cards and six chips."""
    opened = pool(open_packs(SET, seed=3))
    assert (len(opened.cards), len(opened.kickers)) == (DECK, 6)


def test_the_same_seed_opens_the_same_packs() -> None:
    """HSD-R112."""
    assert open_packs(SET, 7) == open_packs(SET, 7)
    assert open_packs(SET, 7, 2) == open_packs(SET, 7)[:2]
    assert open_packs(SET, 7) != open_packs(SET, 8)
    assert open_packs(SET, 7, 1)[0].cards[0] == "kate_horony"  # and on every machine


def test_every_card_of_a_rarity_is_equally_likely() -> None:
    """HSD-189. House data: uniform within a rarity."""
    seen = Counter(card for pack in many_packs() for card in pack.cards)
    for rarity, each in ((Rarity.COMMON, 5), (Rarity.UNCOMMON, 3), (Rarity.RARE, 1)):
        alike = [card.id for card in SET.cards if card.rarity == rarity]
        expected = len(many_packs()) * each / len(alike)
        spread = 5 * np.sqrt(expected)
        assert all(abs(seen[card] - expected) < spread for card in alike), rarity


def test_the_colours_of_kicker_chips_come_by_their_weights() -> None:
    """HSD-05. House data: white 4, red 3, blue 2, green 1, then any chip of the colour."""
    seen = Counter(pack.kicker for pack in many_packs())
    for chip in SET.chips:
        expected = len(many_packs()) * {"white": 4, "red": 3, "blue": 2, "green": 1}[word(chip.colour)] / 10 / 4
        assert abs(seen[chip.id] - expected) < 5 * np.sqrt(expected), chip.id


def test_packs_follow_the_card_file() -> None:
    """HSD-189. A file of one's own says what is in a pack."""
    booster = (
        '[[booster]]\nid = "booster"\ncommon = 4\nuncommon = 2\nrare = 1\nfixed = 2\npromotional = 0\n'
        "white = 0\nred = 0\nblue = 0\ngreen = 1\n"
    )
    cards = read_cards(mine(booster))
    for pack in open_packs(cards, seed=1, packs=20):
        rarities = Counter(word(cards.cards[cards.card_numbers[card]].rarity) for card in pack.cards)
        assert rarities == {"common": 4, "uncommon": 2, "rare": 1, "fixed": 2}
        assert SET.chips[SET.chip_numbers[pack.kicker]].value == 25


def test_promotional_cards_come_in_packs_where_a_file_says_so() -> None:
    """HSD-30, HSD-189. The house has none."""
    card = '[[gear]]\nid = "golden_gun"\nname = "Golden Gun"\nrarity = "promotional"\ncost = 1\n'
    booster = (
        '[[booster]]\nid = "booster"\ncommon = 5\nuncommon = 3\nrare = 0\nfixed = 0\npromotional = 1\n'
        "white = 1\nred = 0\nblue = 0\ngreen = 0\n"
    )
    for pack in open_packs(read_cards(mine(card + booster)), seed=1, packs=3):
        assert pack.cards[-1] == "golden_gun"
        assert len(set(pack.cards)) == 9
