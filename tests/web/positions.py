"""Views of real games at the moments in which a screen is fullest: made by random play, without a house."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from sixgun.engine.game import Game
from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.engine.tabletop import Tabletop
from sixgun.tables import events as log
from sixgun.tables.match import Match
from sixgun.tables.transcript import Recorder
from sixgun.tables.views import View, view_of

# Long enough for full tables, short enough for a test.
LENGTH: dict[str, dict[str, Any]] = {
    "outlaw-poker": {"rounds": 2},
    "bang": {"max_turns": 40},
    "high-stakes-drifter": {"max_turns": 8},
}
MOST_MOVES = 700
# Twelve letters is as long as most names get; the others are what people are called.
NAMES = ("Annie Oakley", "Bo", "Cy", "Diamond Lil", "Ed", "Flo", "Wyatt", "Hal")
LINES = 12


def load(table: Tabletop) -> int:
    """How much a screen has to show: cards, and what lies over and under them."""
    zones = [*table.middle, *table.hand, *(zone for player in table.players for zone in player.zones)]
    lanes = table.contest.lanes if table.contest else []
    cards = [card for zone in zones for card in zone.cards if not zone.listed]
    cards += [card for lane in lanes for card in lane.cards]
    return sum((card.face != "empty") + len(card.below) + bool(card.on_top) for card in cards)


def _played(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A random game, after the deal and after every move."""
    settled = game.settled(seats, None, **LENGTH.get(game.name, {}))
    options = {option.name: int(settled[0][option.name]) for option in game.option_sheet}
    opened = log.Opened(game=game.name, rules=game.rules_version, seats=seats, options=options, cards=None, seed=seed)
    recorder, luck = Recorder(opened, NAMES[:seats], (), lambda name: game), random.Random(seed)
    yield recorder.match
    for _ in range(MOST_MOVES):
        position = recorder.match.position
        if position is None or recorder.match.decision is None:
            return
        recorder.play(int(position.legal[luck.randrange(position.count)]))
        yield recorder.match


class _Decision(NamedTuple):
    """One of a random game: its place among them, who decides, what about, how full table, contest and hand are."""

    at: int
    seat: Seat
    heading: str
    load: int
    lanes: int
    hand: int


def _decisions(game: Game, seats: int, seed: int) -> list[_Decision]:
    found = []
    for at, match in enumerate(_played(game, seats, seed)):
        if match.position is not None and match.decision is not None:
            seat = match.to_act
            table = game.telling.tabletop(match.position.veiled(seat), seat, match.names)
            lanes = len(table.contest.lanes) if table.contest else 0
            hand = sum(len(zone.cards) for zone in table.hand)
            found.append(_Decision(at, seat, table.heading, load(table), lanes, hand))
    return found


@cache
def moments(game: Game, seats: int, seed: int = 3) -> dict[str, dict[str, Any]]:
    """The fullest decision, the fullest in somebody else's turn, the one with the fullest hand, the end of a round, the
    end of the game; and the first as a spectator sees it.
    """
    decisions = _decisions(game, seats, seed)
    middle = max(decisions, key=lambda each: each.load)
    # Somebody between two decisions of another player reacts; where nobody does, another question comes instead.
    between = [
        here
        for before, here, after in zip(decisions, decisions[1:], decisions[2:], strict=False)
        if before.seat == after.seat != here.seat
    ]
    others = [each for each in between if each.heading != middle.heading] or [
        each for each in decisions if each.heading != middle.heading
    ]
    reaction = max(others, key=lambda each: (each.lanes, each.load))
    hand = max(decisions, key=lambda each: each.hand)
    views: dict[str, View] = {}
    for at, match in enumerate(_played(game, seats, seed)):
        if at == middle.at:
            views |= {"middle": view_of(match, middle.seat), "spectator": view_of(match, SPECTATOR)}
        if at == reaction.at:
            views["reaction"] = view_of(match, reaction.seat)
        if at == hand.at:
            views["hand"] = view_of(match, hand.seat)
        if match.decision is None:
            views["end"] = view_of(match, 0)
        elif match.showdown is not None and match.showdown.seq == match.played[-1]:
            views["round"] = view_of(match, 0)
    return {name: _told(view) for name, view in views.items()}


def dealt(game: Game, seats: int) -> dict[str, Any]:
    """The first decision of a game, as whoever decides sees it."""
    match = next(_played(game, seats, 3))
    return _told(view_of(match, match.to_act))


@cache
def course(game: Game, seats: int, many: int = 6, seed: int = 3) -> list[dict[str, Any]]:
    """Some moves one after the other in the middle of a game, as one seat sees them."""
    start = len(_decisions(game, seats, seed)) // 2
    played = enumerate(_played(game, seats, seed))
    return [_told(view_of(match, 0)) for at, match in played if start <= at < start + many]


def _told(view: View) -> dict[str, Any]:
    """As the page hears it, with the last lines of the story only."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    plain["story"] = plain["story"][-LINES:]
    plain["free"] = [seat["seat"] for seat in plain["seats"]] if view.viewer == SPECTATOR else []
    plain["host"] = 0  # so that everything a player may ask for is there
    for seat in plain["seats"]:
        seat.update(player="person" if seat["seat"] == view.viewer else "bot", here=True)
    return plain


def waiting(view: dict[str, Any], viewer: Seat) -> dict[str, Any]:
    """The same table before the deal: one seat is free, and the host sits in the first."""
    last = len(view["seats"]) - 1
    seats = [
        {**seat, "player": "empty" if seat["seat"] == last else "person", "name": "" if seat["seat"] == last else name}
        for seat, name in zip(view["seats"], NAMES, strict=False)
    ]
    changed = {"viewer": viewer, "status": "open", "table": None, "moves": [], "seats": seats, "story": [], "host": 0}
    free = [] if viewer >= 0 else [last]
    return {**view, **changed, "result": None, "decision": None, "to_act": -1, "free": free}
