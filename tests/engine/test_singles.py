"""Decks in which every card is there once."""

from __future__ import annotations

from collections import Counter

import numpy as np

from sixgun.engine.luck import WORDS, seed_luck
from sixgun.engine.piles import NO_CARD
from sixgun.engine.singles import pick_card


def test_every_card_of_the_deck_is_equally_likely_and_no_other_comes() -> None:
    luck = np.zeros(WORDS, np.uint32)
    seed_luck(luck, 7)
    drawn = Counter(int(pick_card(0b1010_0100, luck)) for _ in range(3000))
    assert set(drawn) == {2, 5, 7}
    assert all(850 < count < 1150 for count in drawn.values())


def test_an_empty_deck_has_no_card() -> None:
    luck = np.zeros(WORDS, np.uint32)
    assert pick_card(0, luck) == NO_CARD
