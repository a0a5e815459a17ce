"""The table of Calaboose as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.tabletop import Card, Fact, Hue, Player, Tabletop, Zone
from sixgun.engine.words import listed, many, plural

from . import moves
from .jails import frozen_cells, has_defended, is_locked, jail_bounty
from .moves import NOWHERE, PAIR_FROM_HAND, defence_parts, pair_parts
from .words import CARD_NAMES, CELLS, JAIL_KINDS, KINDS, PLACES, Phase
from .words import Card as Kind

_ICONS = (
    "robber",
    "bandit",
    "card-ace-spades",
    "bull-horns",
    "revolver",
    "law-star",
    "brandy-bottle",
    "breaking-chain",
)
_HUES: tuple[Hue, ...] = ("brown", "red", "blue", "ochre", "violet", "gold", "olive", "ink")
_AVATARS = ("western-hat", "bandit", "horse-head", "cactus", "lasso")
_X_TEXTS = {
    Kind.BAD_WHISKEY: "Trade hands with another player. Any other Bad Whiskey stops it.",
    Kind.JAIL_BREAK: "Name a type of prisoner: all of them leave every jail, locked ones too.",
}
_HEADINGS = {
    Phase.SWAP: "Too many Hucksters?",
    Phase.TURN: "Your turn",
    Phase.WHISKEY: "Stop the Whiskey?",
    Phase.DEFENCE: "Defend your jail?",
    Phase.SCORED: "Deal the next game",
    Phase.OVER: "The game is over",
}
_HINTS = {
    Phase.SWAP: ("Four or five Hucksters may be put back for new cards, once.", "CAL-75"),
    Phase.TURN: (
        "Place a card in your jail, lock one when all five cells are full, or send one away.",
        "CAL-14",
    ),
    Phase.WHISKEY: ("A Bad Whiskey of your own stops the trade; both are discarded.", "CAL-69"),
    Phase.DEFENCE: (
        "A higher card from your hand or jail drives it off and rides on to another jail.",
        "CAL-29",
    ),
    Phase.SCORED: ("", "CAL-73"),
    Phase.OVER: ("", ""),
}


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Jails round the table, two piles in the middle, the viewer's hand."""
    phase = Phase(game.phase)
    mine = viewer != NOBODY and game.to_act == viewer
    hint, rule = _HINTS[phase] if mine or phase == Phase.OVER else ("", "")
    waiting = names[game.to_act] if game.to_act != NOBODY else ""
    return Tabletop(
        heading=_HEADINGS[phase] if mine or phase == Phase.OVER else f"{waiting} decides",
        hint=hint,
        rule=rule,
        facts=_facts(game),
        middle=[_pile(game), _discards(game)],
        players=[_player(game, seat, viewer) for seat in range(game.seats)],
        hand=[_hand(game, viewer)] if viewer != NOBODY else [],
    )


def _facts(game: Any) -> list[Fact]:
    if game.series_games == 1:
        return []
    return [Fact(label="Game", value=f"{game.game_number} of {game.series_games}", icon="poker-hand")]


def _pile(game: Any) -> Zone:
    back = Card(name="the draw pile", face="down") if game.pile else Card(name="empty draw pile", face="empty")
    return Zone(label="Draw pile", cards=[back], count=int(game.pile))


def _discards(game: Any) -> Zone:
    kinds = [kind for kind in range(KINDS) if game.discards[kind]]
    note = ", ".join(plural(int(game.discards[kind]), CARD_NAMES[kind]) for kind in kinds)
    top = [_face(game, kinds[-1])] if kinds else [Card(name="no discards", face="empty")]
    return Zone(label="Discards", cards=top, count=int(sum(game.discards)), note=note)


def _player(game: Any, seat: Seat, viewer: Seat) -> Player:
    unknown = any(game.jail[seat] == HIDDEN)
    return Player(
        seat=seat,
        icon=_AVATARS[seat % len(_AVATARS)],
        score=f"{jail_bounty(game, seat)}{'+?' if unknown else ''}",
        note=plural(int(game.hand_size[seat]), "card"),
        marks=["Badge"] if game.badge == seat else [],
        facts=[Fact(label="Series", value=str(game.total[seat]))] if game.series_games > 1 else [],
        zones=[Zone(label="Jail", columns=CELLS, cards=[_cell(game, seat, cell) for cell in range(CELLS)])],
        spot=_seat_spot(seat),
    )


def _cell(game: Any, seat: Seat, cell: int) -> Card:
    spot = _cell_spot(seat, cell)
    card = int(game.jail[seat, cell])
    arrived = [int(game.attack_card[a]) for a in range(game.attacks) if game.attack_at[a] == seat * CELLS + cell]
    on_top = _face(game, arrived[-1], danger=True, marks=["arrives"]) if arrived else None
    if card == NO_CARD:
        return Card(name=f"empty cell {cell + 1}", face="empty", spot=spot, on_top=on_top)
    marks = ["locked"] if is_locked(game, seat, cell) else []
    if has_defended(game, seat, cell):
        marks.append("has defended")
    elif has(frozen_cells(game, seat), cell):
        marks.append("waits")
    if card == HIDDEN:
        return Card(name="locked card", face="down", spot=spot, marks=marks, icon="padlock", on_top=on_top)
    return _face(game, card, spot=spot, marks=marks, on_top=on_top)


def _hand(game: Any, viewer: Seat) -> Zone:
    cards = [
        _face(game, kind, spot=_hand_spot(kind)) for kind in range(KINDS) for _ in range(int(game.hand[viewer, kind]))
    ]
    return Zone(label="Your hand", cards=cards)


def _face(
    game: Any,
    kind: int,
    *,
    spot: str = "",
    marks: list[str] | None = None,
    danger: bool = False,
    on_top: Card | None = None,
) -> Card:
    return Card(
        name=CARD_NAMES[kind],
        corner=str(kind) if kind < JAIL_KINDS else "X",
        icon=_ICONS[kind],
        hue=_HUES[kind],
        text=_text(game, kind),
        rule="CAL-60",
        spot=spot,
        marks=marks or [],
        danger=danger,
        on_top=on_top,
    )


def _text(game: Any, kind: int) -> str:
    """What a card does, out of the numbers this table plays with."""
    if kind >= JAIL_KINDS:
        return _X_TEXTS[Kind(kind)]
    lower = [CARD_NAMES[other] for other in range(JAIL_KINDS) if has(int(game.beats[kind]), other)]
    duels = " Drives off its own kind, and both ride on." if has(int(game.duels), kind) else ""
    worth = listed([str(bounty) for bounty in game.bounty[kind]], last="or")
    return (
        f"Beats {listed([many(name) for name in lower]) or 'nothing'}.{duels} 1 to {CELLS} in a jail: {worth} dollars."
    )


def taps(move: int, seat: Seat) -> tuple[str, ...]:
    """The spots a move touches, in order."""
    if move < moves.LOCK:
        return _hand_spot(move // CELLS), _cell_spot(seat, move % CELLS)
    if move < moves.SEND:
        return (_cell_spot(seat, move - moves.LOCK),)
    if move < moves.SEND_NOWHERE:
        card, place = divmod(move - moves.SEND, PLACES)
        return _hand_spot(card), _place_spot(place)
    if move < moves.BAD_WHISKEY:
        return (_hand_spot(move - moves.SEND_NOWHERE),)
    if move < moves.JAIL_BREAK:
        return _hand_spot(Kind.BAD_WHISKEY), _seat_spot(move - moves.BAD_WHISKEY)
    if move < moves.END_TURN:
        return (_hand_spot(Kind.JAIL_BREAK),)
    if move < moves.DEFEND:
        return (_hand_spot(Kind.BAD_WHISKEY),) if move == moves.STOP else ()
    return _defence_taps(move, seat) if move < moves.DEFEND_PAIR else _pair_taps(move, seat)


def _defence_taps(move: int, seat: Seat) -> tuple[str, ...]:
    cell, source, target = defence_parts(move)
    defender = _hand_spot(source) if source < KINDS else _cell_spot(seat, source - KINDS)
    where = () if target == NOWHERE else (_place_spot(target),)
    return _cell_spot(seat, cell), defender, *where


def _pair_taps(move: int, seat: Seat) -> tuple[str, ...]:
    cell, source, target, cell_of_arrival, cell_of_defender = pair_parts(move)
    defender = _hand_spot(Kind.GUNSLINGER) if source == PAIR_FROM_HAND else _cell_spot(seat, source - 1)
    both = _cell_spot(target, cell_of_arrival), _cell_spot(target, cell_of_defender)
    return _cell_spot(seat, cell), defender, *both


def _hand_spot(kind: int) -> str:
    return f"hand.{int(kind)}"


def _cell_spot(seat: Seat, cell: int) -> str:
    return f"cell.{int(seat)}.{int(cell)}"


def _place_spot(place: int) -> str:
    return _cell_spot(place // CELLS, place % CELLS)


def _seat_spot(seat: Seat) -> str:
    return f"seat.{int(seat)}"
