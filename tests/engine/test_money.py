"""Money in whole coins: nothing is made or lost by rounding."""

from __future__ import annotations

import pytest

from sixgun.engine.money import amount_told, as_told, half_rounded_up, share


@pytest.mark.parametrize(("amount", "half"), [(40, 20), (50, 30), (110, 60), (10, 10), (0, 0)])
def test_half_is_rounded_up_to_a_coin(amount: int, half: int) -> None:
    assert half_rounded_up(amount, 10) == half


@pytest.mark.parametrize("sharers", [1, 2, 3, 4, 5])
def test_shares_add_up_and_differ_by_a_coin_at_most(sharers: int) -> None:
    for pot in range(0, 500, 10):
        parts = [share(pot, 10, sharers, nth) for nth in range(sharers)]
        assert sum(parts) == pot
        assert parts == sorted(parts, reverse=True)
        assert parts[0] - parts[-1] <= 10


def test_amounts_fit_into_an_event() -> None:
    for amount in (0, 10, 1500, 2550):
        assert -128 <= as_told(amount, 10) <= 127
        assert amount_told(as_told(amount, 10), 10) == amount
