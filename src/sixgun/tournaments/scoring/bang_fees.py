"""Money between two games of BANG!: fees for characters and kept cards, and what a seat takes to the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.engine.seats import Seat

from ..errors import BadResult
from .amounts import dollars
from .bang_dollars import DOLLARS
from .contract import NextGame, Result, Series, Settings

VARIANTS = ("cash_rewards", "experience", "enlistment")  # those that move money
MOST_KEPT = 4  # cards: the most life points that anybody starts with; the Sheriff has one more (BNG-T49, BNG-07)
BID = 100  # dollars: bids are whole hundreds (BNG-T59)


def check_spent(entered: Mapping[str, Any], seats: int, settings: Settings) -> list[int]:
    """BNG-T47, BNG-T61. Fees of every seat; on paper only where a variant asks for fees, and what it can ask for."""
    paid = [amount or 0 for amount in entered.get("spent") or [0] * seats]
    if "characters" in entered:
        return paid  # played at the house, which has taken the fees itself
    if any(paid) and not (settings["experience"] or settings["enlistment"]):
        raise BadResult("Nobody pays fees: Experience and Character enlistment are switched off.", question="spent")
    for seat, amount in enumerate(paid):
        is_sheriff = (entered.get("roles") or {seat: ""})[seat] == "Sheriff"
        most = MOST_KEPT + int(is_sheriff)
        if settings["enlistment"]:
            possible, why = amount % BID == 0, "Characters and kept cards cost whole hundreds"
        else:
            possible = amount % DOLLARS.kept_card == 0 and amount <= most * DOLLARS.kept_card
            who = "the Sheriff" if is_sheriff else "everybody else"
            why = f"A kept card costs {dollars(DOLLARS.kept_card)}, and {who} keeps at most {most}"
        if not possible:
            raise BadResult(f"{why}: {dollars(amount)} cannot be.", question="spent", seat=seat)
    return paid


def keeps(settings: Settings) -> str:
    """BNG-T19, BNG-T46, BNG-T66. What a survivor may keep for the next game at the same table."""
    characters = settings["enlistment"] or settings["keep_characters"]
    return " and ".join(["characters"] * bool(characters) + ["cards"] * bool(settings["experience"]))


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
    options: dict[str, Any] = {"sheriff": (series.star + len(series.results)) % series.seats}
    options |= {name: "yes" for name in VARIANTS if settings[name]}
    brings = [_brings(series, seat, settings) for seat in range(series.seats)]
    return NextGame(options=options, brings=brings if any(brings) else ())


def _brings(series: Series, seat: Seat, settings: Settings) -> dict[str, Any] | None:
    """BNG-T19, BNG-T46, BNG-T66, BNG-R70. Money for fees; and what a survivor of the last game has to keep."""
    brings: dict[str, Any] = {}
    if settings["experience"] or settings["enlistment"]:
        brings["money"] = series.totals[seat]
    last, place = series.results[-1] if series.results else {}, series.in_last(seat)
    if place is not None and last.get("survived") and last["survived"][place]:  # by hand, a duel has only its winner
        brings |= _to_keep(last, place, settings)
    return brings or None


def _to_keep(last: Result, seat: Seat, settings: Settings) -> dict[str, Any]:
    """The character, with its price where it was enlisted, and the cards that lay there; paper says neither."""
    kept: dict[str, Any] = {}
    character = last["characters"][seat][0] if last.get("characters") else None
    if settings["enlistment"]:
        price = last["paid_for_character"][seat] if last.get("paid_for_character") else None
        if price is not None:
            kept["had"] = {"character": character, "price": price}
    elif settings["keep_characters"] and character:
        kept["character"] = character
    if settings["experience"] and last.get("in_front"):
        kept["in_front"] = list(last["in_front"][seat])
    return kept
