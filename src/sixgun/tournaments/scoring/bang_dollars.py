"""What a game of BANG! was worth to each seat, in dollars: the official and the simplified score system."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from sixgun.engine.seats import Seat
from sixgun.engine.words import plural

from .amounts import dollars
from .contract import Gain, Result, Settings

OFFICIAL, SIMPLIFIED = 0, 1
ALIVE_AT_END, OUTLAWS_AT_START = 0, 1
SIDES = {"law": "Law wins", "outlaws": "Outlaws win", "renegade": "Renegade wins"}
DUELLISTS = 2
_ROLES = ("Sheriff", "Renegade", "Deputy", "Outlaw")  # in the order of the tie-breaks (BNG-T23 to BNG-T26)
VICTORIES = {f"wins_as_{role.lower()}": role for role in _ROLES}


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One cell of a score table: what a role gains when a side wins."""

    role: str
    ending: str
    dollars: int
    times: Literal["outlaws", "players", ""] = ""
    when: Literal["alive", "eliminated", "final duel lost", ""] = ""


class Dollars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All amounts of the tournament page."""

    penalty: int
    cash: int
    start: int
    kept_card: int
    survivor: int
    official: tuple[Row, ...]
    simplified: tuple[Row, ...]


DOLLARS = msgspec.toml.decode(Path(__file__).with_name("bang_dollars.toml").read_bytes(), type=Dollars)


def gains(result: Result, settings: Settings) -> list[Gain]:
    """BNG-T01, BNG-T21, BNG-R71. Table, penalty, cash rewards and fees of every seat; a duel for a tie pays nothing."""
    seats = range(len(result["survived"]))
    if len(seats) == DUELLISTS:
        return [Gain(points=0) for _ in seats]  # BNG-R68
    table = _official if settings["system"] == OFFICIAL else _simplified
    return [_gain([*table(result, seat, settings), *_purse(result, seat)], result, seat) for seat in seats]


def deputy_who_killed_the_sheriff(result: Result) -> Seat | None:
    """BNG-T12. Who is to blame, by the rule of responsibility; nobody for Dynamite or the Sheriff's own Duel."""
    killer = result["eliminated_by"][result["roles"].index("Sheriff")]
    return killer if killer is not None and result["roles"][killer] == "Deputy" else None


def _official(result: Result, seat: Seat, settings: Settings) -> list[tuple[str, int]]:
    """BNG-T01 to BNG-T12. The seat's cell, and the penalty."""
    times = {"outlaws": result["roles"].count("Outlaw"), "players": len(result["roles"])}  # BNG-T03
    parts = []
    for row in DOLLARS.official:
        if _applies(row, result, seat):
            count = plural(times[row.times], "Outlaw" if row.times == "outlaws" else "player")
            condition = f", {row.when}" if row.when else ""
            words = f"{row.role}{condition}, {SIDES[row.ending]}: {dollars(row.dollars)} × {count}"
            parts.append((words, row.dollars * times[row.times]))
    if deputy_who_killed_the_sheriff(result) == seat:
        parts.append(("Deputy who eliminated the Sheriff", -DOLLARS.penalty))
    return parts


def _applies(row: Row, result: Result, seat: Seat) -> bool:
    """Whether a cell is the seat's."""
    alive = result["survived"][seat]
    cases = {"": True, "alive": alive, "eliminated": not alive, "final duel lost": result["final_duel"]}
    return row.role == result["roles"][seat] and row.ending == result["ending"] and cases[row.when]


def _simplified(result: Result, seat: Seat, settings: Settings) -> list[tuple[str, int]]:
    """BNG-T34 to BNG-T38. Winners only; those who are alive gain something for every player eliminated."""
    alive = sum(result["survived"])
    eliminated = len(result["survived"]) - alive
    count, words = alive, f"{plural(alive, 'player')} alive"
    if settings["first_factor"] == OUTLAWS_AT_START:
        count = result["roles"].count("Outlaw")
        words = plural(count, "Outlaw")
    parts = []
    for row in DOLLARS.simplified:
        if _applies(row, result, seat):
            parts.append((f"{row.role}, {SIDES[row.ending]}: {dollars(row.dollars)} × {words}", row.dollars * count))
            if result["survived"][seat]:
                addition = f"alive at the end: {dollars(DOLLARS.survivor)} × {eliminated} eliminated"
                parts.append((addition, DOLLARS.survivor * eliminated))
    return parts


def _purse(result: Result, seat: Seat) -> list[tuple[str, int]]:
    """BNG-T69, BNG-T21. Cash rewards, and fees paid before the game for a character and for kept cards."""
    cash = (result.get("cash") or {seat: 0})[seat]
    parts = [("Cash rewards", cash), ("Fees for character and kept cards", -_spent(result, seat))]
    return [(words, amount) for words, amount in parts if amount]


def _spent(result: Result, seat: Seat) -> int:
    return (result.get("spent") or {seat: 0})[seat] or 0


def _gain(parts: list[tuple[str, int]], result: Result, seat: Seat) -> Gain:
    """BNG-T30, BNG-T31. The parts together, and what tie-breaks count: victories by role, and turns where known."""
    counts = {name: int(result["won"][seat] and result["roles"][seat] == role) for name, role in VICTORIES.items()}
    turns = result.get("turns_played")
    if turns is not None:
        counts["turns"] = turns[seat]
    return Gain(points=sum(amount for _, amount in parts), parts=parts, counts=counts, fees=_spent(result, seat))
