"""Money between two games of BANG!: fees for characters and kept cards, and what a seat takes to the next game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.engine.seats import Seat

from ..errors import BadResult
from .amounts import dollars
from .bang_dollars import DOLLARS
from .contract import NextGame, Result, Series, Settings

BID_STEP = 100  # bids are whole hundreds (BNG-T59)
MOST_KEPT = 5  # cards: the Sheriff's most life points (BNG-T49, BNG-07)


def check_spent(spent: Sequence[int | None] | None, seats: int, settings: Settings) -> list[int]:
    """BNG-T47, BNG-T61. Fees of every seat; only where a variant asks for fees, and amounts it can ask for."""
    paid = [amount or 0 for amount in spent or [0] * seats]
    if any(paid) and not (settings["experience"] or settings["enlistment"]):
        raise BadResult("Nobody pays fees: Experience and Character enlistment are switched off.", question="spent")
    for seat, amount in enumerate(paid):
        if settings["enlistment"]:
            continue
        if amount % DOLLARS.kept_card or amount > MOST_KEPT * DOLLARS.kept_card:
            raise BadResult(
                f"A kept card costs {dollars(DOLLARS.kept_card)}, and nobody keeps more than {MOST_KEPT}:"
                f" {dollars(amount)} cannot be.",
                question="spent",
                seat=seat,
            )
    return paid


def check_fees(result: Result, before: Sequence[int], names: Sequence[str]) -> None:
    """BNG-T51, BNG-T60, BNG-R9. Nobody spends more than his total so far; who owes money spends nothing."""
    for seat, amount in enumerate(result.get("spent") or ()):
        if amount > max(0, before[seat]):
            raise BadResult(
                f"{names[seat]} had {dollars(before[seat])} before the game and cannot have paid {dollars(amount)}.",
                question="spent",
                seat=seat,
            )


def next_game(series: Series, settings: Settings) -> NextGame:
    """BNG-T16, BNG-T17, BNG-T68. The Sheriff's star goes to the left; fees are paid from the totals so far."""
    options: dict[str, int | str] = {"sheriff": (series.star + len(series.results)) % series.seats}
    options |= {name: "yes" for name in ("cash_rewards", "experience", "enlistment") if settings[name]}
    brings = [_brings(series, seat, settings) for seat in range(series.seats)]
    return NextGame(options=options, brings=brings if any(brings) else ())


def _brings(series: Series, seat: Seat, settings: Settings) -> dict[str, Any] | None:
    """BNG-T46, BNG-T66, BNG-R70. Money, and of the last game: the character of a survivor, and cards that lay there."""
    if not (settings["experience"] or settings["enlistment"]):
        return None
    brings: dict[str, Any] = {"money": series.totals[seat]}
    last = series.results[-1] if series.results else None
    if last is None or not last["survived"][seat]:
        return brings
    if settings["enlistment"] and last.get("characters") and last.get("paid_for_character"):
        price = last["paid_for_character"][seat]
        if price is not None:
            brings["had"] = {"character": last["characters"][seat][0], "price": price}
    if settings["experience"] and last.get("in_front"):
        brings["in_front"] = list(last["in_front"][seat])
    return brings
