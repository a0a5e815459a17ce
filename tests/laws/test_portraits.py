"""Everybody on a card has a face, and nobody another's."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixgun.engine.portraits import PARTS, pieces_of, usual_portrait
from sixgun.games.registry import find_game

PEOPLE = {
    "bang": {"character": 16},
    "high-stakes-drifter": {"card": 40},
    "outlaw-poker": {"outlaw": 8},
    "25-outlaws": {"outlaw": 25, "sheriff": 10},
    "calaboose": {"card": 6},
}
LEAST_APART = 4  # of the ten parts; two people of BANG! sit side by side at 44 pixels


@pytest.mark.parametrize("name", PEOPLE)
def test_everybody_on_a_card_has_a_portrait_of_their_own(name: str) -> None:
    words = find_game(name).names([]).cards
    for sort, number in PEOPLE[name].items():
        people = [card for card in words[sort] if card.portrait]
        assert len(people) == number
        assert len({card.portrait for card in people}) == number
        assert all(card.portrait != usual_portrait(card.name) for card in people), "somebody is not drawn yet"


def test_the_characters_of_bang_are_told_apart_at_a_glance() -> None:
    people = find_game("bang").names([]).cards["character"]
    for one, other in combinations(people, 2):
        first, second = pieces_of(one.portrait), pieces_of(other.portrait)
        apart = [part for part in PARTS if first.get(part) != second.get(part)]
        assert len(apart) >= LEAST_APART, f"{one} and {other} differ only in {apart}"
        hats = [str(each.get("hat")) for each in (first, second)]
        assert hats[0] != hats[1] or "None" in hats, f"{one} and {other} wear the same hat"
