"""The table of Outlaw Poker as every screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Tabletop, Zone
from sixgun.engine.words import plural

from ..moves import VERBS
from ..rules.reach import can_choose_deck
from ..rules.stock import can_rebuild
from ..words import IN_REACH, KINDS, OUTLAWS, Phase
from .players import player
from .question import goal, question


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Grids round the table, two piles in the middle, the drawn cards and the outlaw in the viewer's hand."""
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=goal(game),
        facts=_facts(game),
        scores="total",
        middle=_middle(game, viewer, names),
        players=[player(game, seat, viewer, names) for seat in range(game.seats)],
        hand=_hand(game, viewer, names),
    )


def _facts(game: Any) -> list[Fact]:
    facts = [Fact(label="Round", value=f"{game.round_number} of {game.rounds}", icon="poker-hand")]
    if game.score_limit:
        facts.append(Fact(label="Ends at", value=plural(int(game.score_limit), "point")))
    if game.last_turns and game.phase not in (Phase.SCORED, Phase.OVER):
        facts.append(Fact(label="Last turns", value=str(game.last_turns), tone="strong"))
    return facts


def _middle(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    zones = [_deck(game), _discards(game, names)]
    if game.in_hand and game.to_act != viewer:
        cards = [_drawn(game, nth, names) for nth in range(game.in_hand)]
        zones.append(Zone(label=f"Drawn by {names[game.to_act]}", cards=cards))
    outlaws = names.cards["outlaw"]
    if game.playing != NO_CARD:
        zones.append(Zone(label="Outlaw at work", cards=[outlaws[game.playing].face(marks=_work(game, names))]))
    played = [outlaws[outlaw].face() for outlaw in range(OUTLAWS) if has(int(game.outlaws_played), outlaw)]
    if played:
        zones.append(Zone(label="Played outlaws", cards=played))
    return zones


def _work(game: Any, names: Names) -> list[str]:
    steps = [f"{plural(int(game.steps_left), 'step')} left"] if game.steps_left > 1 else []
    return steps if game.target in (NOBODY, game.to_act) else [f"on {names[game.target]}", *steps]


def _deck(game: Any) -> Zone:
    top = Card(name="the Deck", face="down", spot="deck")
    if not game.pile:
        top = Card(name="empty Deck", face="empty", spot="deck")
    note = ""
    if not game.pile and can_choose_deck(game):
        note = "rebuilt from the discards when drawn from" if can_rebuild(game) else "drawing from it ends the round"
    return Zone(label="Deck", cards=[top], count=int(game.pile), note=note)


def _discards(game: Any, names: Names) -> Zone:
    faces = names.cards["card"]
    cards = [faces[game.top[depth]].face(spot=f"discard.{depth}") for depth in range(IN_REACH) if game.top[depth] >= 0]
    if not cards:
        cards = [Card(name="empty Discard Pile", face="empty", spot="discard.0")]
    buried = [f"{game.buried[kind]} × {faces[kind].name}" for kind in range(KINDS) if game.buried[kind]]
    note = f"below: {', '.join(buried)}" if buried else ""
    return Zone(label="Discard Pile", cards=cards, count=int(game.discards), note=note)


def _drawn(game: Any, nth: int, names: Names) -> Card:
    card = int(game.drawn[nth])
    if card == HIDDEN:
        return Card(name="drawn card", face="down")
    marks = ["from the Discard Pile"] if game.from_discards else []
    return names.cards["card"][card].face(spot=f"drawn.{nth}", marks=marks)


def _hand(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    if viewer == NOBODY:
        return []
    zones = []
    if game.in_hand and game.to_act == viewer:
        zones.append(Zone(label="You drew", cards=[_drawn(game, nth, names) for nth in range(game.in_hand)]))
    if game.outlaw[viewer] >= 0:
        card = names.cards["outlaw"][game.outlaw[viewer]].face(spot="outlaw")
        zones.append(Zone(label="Your outlaw", cards=[card]))
    return zones


taps = VERBS.taps(
    play_outlaw="outlaw",
    draw_deck="deck",
    draw_discard="discard.0",
    pass_turn="",
    swap="drawn.0 slot.{me}.{slot}",
    flip="discard.0 slot.{me}.{slot}",
    skip="",
    look="slot.{seat}.{slot}",
    turn_up="slot.{seat}.{slot}",
    reload="slot.{seat}.{slot}",
    switch="slot.{me}.{one} slot.{me}.{other}",
    trade="slot.{me}.{own} slot.{seat}.{slot}",
    keep="drawn.{nth} slot.{me}.{slot}",
    take="discard.{depth} slot.{me}.{slot}",
    detain="seat.{seat}",
    deal="",
)
