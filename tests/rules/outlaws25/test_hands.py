"""The ranking of three-card hands: O25-45 to O25-51, O25-55, O25-57."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from sixgun.games.outlaws25.rules.ranking import KIND_STEP, strength
from sixgun.games.outlaws25.words import HandKind

from .scene import Scene, card


def worth(cards: str) -> int:
    one, other, flop = (card(name) for name in cards.split())
    return int(strength(one, other, flop))


def kind(cards: str) -> HandKind:
    return HandKind(worth(cards) // KIND_STEP)


def test_all_1140_hands_fall_into_six_kinds_of_the_right_sizes() -> None:
    """O25-45, O25-46, O25-47, O25-48, O25-49, O25-50, O25-51, O25-20."""
    counted = Counter(HandKind(strength(*hand) // KIND_STEP) for hand in combinations(range(20), 3))
    assert counted.total() == 1140
    assert [counted[kind] for kind in reversed(HandKind)] == [12, 20, 28, 180, 480, 420]


def test_the_six_kinds_from_strongest_to_weakest() -> None:
    """O25-45, O25-46, O25-47, O25-48, O25-49, O25-50, O25-51."""
    hands = {
        "Jd Qd Kd": HandKind.STRAIGHT_FLUSH,
        "Ts Th Td": HandKind.THREE_OF_A_KIND,
        "Ac Kc Tc": HandKind.FLUSH,
        "Ts Jh Qd": HandKind.STRAIGHT,
        "Ts Th Ad": HandKind.PAIR,
        "Ts Jh Kd": HandKind.HIGH_CARD,
    }
    assert [kind(cards) for cards in hands] == list(hands.values())
    strengths = [worth(cards) for cards in hands]
    assert strengths == sorted(strengths, reverse=True)


@pytest.mark.parametrize("cards", ["Ts Jh Qd", "Js Qh Kd", "Qs Kh Ad"])
def test_three_straights_and_no_others(cards: str) -> None:
    """O25-49, O25-R22, O25-R21."""
    assert kind(cards) == HandKind.STRAIGHT
    assert {kind(" ".join(order)) for order in permutations(cards.split())} == {HandKind.STRAIGHT}


@pytest.mark.parametrize("cards", ["As Th Jd", "Ks Ah Td", "Ts Jh Kd", "Js Kh Ad"])
def test_an_ace_is_never_low_and_sequences_do_not_wrap(cards: str) -> None:
    """O25-R22."""
    assert kind(cards) == HandKind.HIGH_CARD


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As Ah Ad", "Ks Kh Kd"),
        ("Qs Kh Ad", "Js Qh Kd"),
        ("Qs Ks As", "Jh Qh Kh"),
        ("Ks Kh Td", "Qs Qh Ad"),
        ("Ks Kh Td", "Ts Th Ad"),
        ("Ks Kh Qd", "Kd Kc Jd"),
        ("As Js Ts", "Kh Qh Th"),
        ("As Ks Ts", "Ah Qh Jh"),
        ("Ks Qh Td", "Kd Jc Ts"),
        ("As Jh Td", "Ks Qh Td"),
    ],
)
def test_hands_of_one_kind_are_compared_by_what_makes_them(better: str, worse: str) -> None:
    """O25-57, O25-55, O25-R23: a pair by its rank before the odd card, the rest from the top down."""
    assert kind(better) == kind(worse)
    assert worth(better) > worth(worse)


@pytest.mark.parametrize(
    ("one", "other"), [("As Qh Td", "Ac Qd Th"), ("Js Qs Ks", "Jc Qc Kc"), ("Ks Kh Td", "Kd Kc Ts")]
)
def test_suits_never_break_a_tie(one: str, other: str) -> None:
    """O25-R24, O25-58."""
    assert worth(one) == worth(other)


def test_the_order_in_which_cards_lie_changes_nothing() -> None:
    """O25-R21: two dealt cards and the Flop are one hand of three."""
    for hand in list(combinations(range(20), 3))[::7]:
        assert len({int(strength(*order)) for order in permutations(hand)}) == 1


def test_the_ranking_card_lies_open_for_everybody() -> None:
    """O25-30."""
    assert Scene("P0 P1").sees("nobody")["ranking"] == [
        "straight flush",
        "three of a kind",
        "flush",
        "straight",
        "pair",
        "high card",
    ]
