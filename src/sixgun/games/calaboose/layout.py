"""The table of Calaboose as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone, avatar
from sixgun.engine.words import plural

from .jails import (
    closed_places,
    duels,
    frozen_cells,
    has_defended,
    is_locked,
    jail_bounty,
    places_for,
    takes_a_pair,
)
from .moves import NOWHERE, PAIR_FROM_HAND, VERBS
from .telling import goal, question
from .words import CELLS, KINDS, Phase
from .words import Card as Kind


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Jails round the table, two piles in the middle, the viewer's hand."""
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=goal(game),
        facts=_facts(game),
        scores="bounty",
        middle=[_pile(game), _discards(game, names)],
        players=[_player(game, seat, names) for seat in range(game.seats)],
        hand=[_hand(game, viewer, names)] if viewer != NOBODY else [],
    )


def _facts(game: Any) -> list[Fact]:
    if game.series_games == 1:
        return []
    return [Fact(label="Game", value=f"{game.game_number} of {game.series_games}", icon="poker-hand")]


def _pile(game: Any) -> Zone:
    back = Card(name="the draw pile", face="down") if game.pile else Card(name="empty draw pile", face="empty")
    return Zone(label="Draw pile", cards=[back], count=int(game.pile))


def _discards(game: Any, names: Names) -> Zone:
    kinds = [kind for kind in range(KINDS) if game.discards[kind]]
    note = ", ".join(names.cards["card"][kind].count(int(game.discards[kind])) for kind in kinds)
    last = int(game.last_discard)
    top = [names.cards["card"][last].face()] if last != NO_CARD else [Card(name="no discards", face="empty")]
    return Zone(label="Discards", cards=top, count=int(sum(game.discards)), note=note)


def _player(game: Any, seat: Seat, names: Names) -> Player:
    unknown = any(game.jail[seat] == HIDDEN)
    return Player(
        seat=seat,
        icon=avatar(seat),
        score=f"{jail_bounty(game, seat)}{'+?' if unknown else ''}",
        note=plural(int(game.hand_size[seat]), "card"),
        marks=["Badge"] if game.badge == seat else [],
        facts=[Fact(label="Series", value=str(game.total[seat]))] if game.series_games > 1 else [],
        zones=[Zone(label="Jail", columns=CELLS, cards=[_cell(game, seat, cell, names) for cell in range(CELLS)])],
        spot=f"seat.{seat}",
    )


def _cell(game: Any, seat: Seat, cell: int, names: Names) -> Card:
    spot = f"cell.{seat}.{cell}"
    card = int(game.jail[seat, cell])
    arrived = [int(game.attack_card[a]) for a in range(game.attacks) if game.attack_at[a] == seat * CELLS + cell]
    on_top = names.cards["card"][arrived[-1]].face(danger=True, marks=["arrives"]) if arrived else None
    if card == NO_CARD:
        return Card(name=f"empty cell {cell + 1}", face="empty", spot=spot, on_top=on_top)
    marks = ["locked"] if is_locked(game, seat, cell) else []
    if has_defended(game, seat, cell):
        marks.append("has defended")
    elif has(frozen_cells(game, seat), cell):
        marks.append("waits")
    if card == HIDDEN:
        return Card(name="locked card", face="down", spot=spot, marks=marks, icon="padlock", on_top=on_top)
    return names.cards["card"][card].face(spot=spot, marks=marks, on_top=on_top)


def _hand(game: Any, viewer: Seat, names: Names) -> Zone:
    cards = [
        names.cards["card"][kind].face(spot=_hand_spot(game, kind))
        for kind in range(KINDS)
        for _ in range(int(game.hand[viewer, kind]))
    ]
    return Zone(label="Your hand", cards=cards)


def _hand_spot(game: Any, kind: int) -> str:
    """A card that can drive off its like is tapped as one of the pair; which type that is, only the table knows."""
    if game.phase != Phase.DEFENCE or game.attack_card[game.attacks - 1] != kind or not duels(game, kind):
        return f"hand.{kind}"
    places = places_for(game, kind, closed_places(game, game.to_act))
    return "hand.pair" if takes_a_pair(game, places) else f"hand.{kind}"


def _defence_taps(cell: int, source: int, target: int, me: Seat) -> tuple[str, ...]:
    defender = f"hand.{source}" if source < KINDS else f"cell.{me}.{source - KINDS}"
    where = () if target == NOWHERE else (f"cell.{target // CELLS}.{target % CELLS}",)
    return f"cell.{me}.{cell}", defender, *where


def _pair_taps(cell: int, source: int, seat: Seat, one: int, other: int, me: Seat) -> tuple[str, ...]:
    defender = "hand.pair" if source == PAIR_FROM_HAND else f"cell.{me}.{source - 1}"
    return f"cell.{me}.{cell}", defender, f"cell.{seat}.{one}", f"cell.{seat}.{other}"


taps = VERBS.taps(
    place="hand.{card} cell.{me}.{cell}",
    lock="cell.{me}.{cell}",
    send="hand.{card} cell.{seat}.{cell}",
    send_nowhere="hand.{card}",
    play_whiskey=f"hand.{Kind.BAD_WHISKEY:d} seat.{{partner}}",
    play_jail_break=f"hand.{Kind.JAIL_BREAK:d}",
    end_turn="",
    let_be="",
    stop=f"hand.{Kind.BAD_WHISKEY:d}",
    keep="",
    swap="",
    deal="",
    let_stay="",
    defend=_defence_taps,
    defend_as_pair=_pair_taps,
)
