"""The table of Outlaw Poker as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone
from sixgun.engine.words import listed, plural

from .. import moves
from ..judge.legal import can_choose_deck
from ..rules.abilities import effect_of
from ..rules.scoring import grid_score
from ..words import (
    COLUMNS_OF_GRID,
    IN_REACH,
    IRON_HAND,
    KINDS,
    OUTLAWS,
    PLACES,
    ROWS,
    SLOTS,
    DiscardReturn,
    Effect,
    Phase,
)
from .faces import face_of, outlaw_card
from .naming import card_name, outlaw_in

_AVATARS = ("western-hat", "bandit", "horse-head", "cactus", "lasso", "top-hat")
_STEPS = {
    Effect.PEEK: ("look at which card?", "Tap a face-down card. You alone see it, and it stays where it is.", "OP-R26"),
    Effect.FLIP: ("turn up which card?", "Tap a face-down card to turn it up for everybody.", "OP-R37"),
    Effect.SWAP_WITHIN: (
        "switch which cards?",
        "Tap two of your own cards, the one further left (or the upper one) first; each keeps its facing.",
        "OP-R30",
    ),
    Effect.SWAP_BETWEEN: ("trade which cards?", "Tap a face-up card of yours, then one of theirs.", "OP-R37"),
    Effect.DRAW_PICK: ("keep which card?", "Tap a drawn card, then the card of your grid it replaces.", "OP-R37"),
    Effect.DISCARD_PICK: ("take which discard?", "Tap a discard, then the card of your grid it replaces.", "OP-R37"),
    Effect.RELOAD: ("replace which card?", "Tap a face-up card: the top of the Deck takes its place.", "OP-R37"),
    Effect.SKIP: ("who loses turns?", "Tap a player who has no turn to lose yet.", "OP-R37"),
}


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Grids round the table, two piles in the middle, the drawn cards and the outlaw in the viewer's hand."""
    heading, hint, rule = _decision(game, viewer, names)
    return Tabletop(
        heading=heading,
        hint=hint,
        rule=rule,
        facts=_facts(game),
        middle=_middle(game, viewer, names),
        players=[_player(game, seat, viewer, names) for seat in range(game.seats)],
        hand=_hand(game, viewer),
    )


def _decision(game: Any, viewer: Seat, names: Names) -> tuple[str, str, str]:
    """Heading, hint and rule."""
    if game.phase == Phase.OVER:
        return "The game is over", "The lowest total wins.", "OP-37"
    if viewer == NOBODY or game.to_act != viewer:
        return f"{names[game.to_act]} {_DOES[Phase(game.phase)]}", "", ""
    if game.phase == Phase.TURN:
        return _turn(game)
    if game.phase == Phase.DRAWN:
        return "Swap it or discard it?", *_use(game, viewer)
    if game.phase == Phase.OUTLAW:
        asked, hint, rule = _STEPS[Effect(effect_of(game, game.playing))]
        return f"{outlaw_in(game, int(game.playing))}: {asked}", hint, rule
    return "Deal the next round", "The grids are scored; look at them as long as you like.", "OP-R5"


_DOES = {
    Phase.TURN: "is to draw",
    Phase.DRAWN: "has drawn",
    Phase.OUTLAW: "plays an outlaw",
    Phase.SCORED: "deals next",
}


def _turn(game: Any) -> tuple[str, str, str]:
    last = "last turn" if game.last_turns else "turn"
    if not can_choose_deck(game) and not game.discards:
        return f"Your {last}: nothing to draw", "Both piles are empty, so you pass.", "OP-R18"
    outlaw = ", or play your outlaw instead" if game.outlaw[game.to_act] >= 0 else ""
    return f"Your {last}: draw", f"Tap the Deck or the Discard Pile{outlaw}.", "OP-24" if outlaw else "OP-17"


def _use(game: Any, viewer: Seat) -> tuple[str, str]:
    """What can be done with the drawn card, and the rule that says so."""
    swap = "Tap the drawn card, then the card it replaces"
    if game.from_discards and game.discard_return == DiscardReturn.NEVER:
        return f"{swap}: a card from the Discard Pile is kept.", "OP-R7"
    if all(has(int(game.up[viewer]), slot) for slot in range(SLOTS)):
        return f"{swap}.", "OP-18"
    flip = f"{swap}; or the Discard Pile, then a face-down card to turn up"
    if not game.locked[viewer]:
        return f"{flip}. Going beyond your Iron Hand locks it.", "OP-31"
    return f"{flip}.", "OP-20"


def _facts(game: Any) -> list[Fact]:
    facts = [Fact(label="Round", value=f"{game.round_number} of {game.rounds}", icon="poker-hand")]
    if game.score_limit:
        facts.append(Fact(label="Ends at", value=plural(int(game.score_limit), "point")))
    if game.last_turns and game.phase != Phase.OVER:
        facts.append(Fact(label="Last turns", value=str(game.last_turns), tone="strong"))
    return facts


def _middle(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    zones = [_deck(game), _discards(game)]
    if game.in_hand and game.to_act != viewer:
        cards = [_drawn(game, nth) for nth in range(game.in_hand)]
        zones.append(Zone(label=f"Drawn by {names[game.to_act]}", cards=cards))
    if game.playing != NO_CARD:
        zones.append(Zone(label="Outlaw at work", cards=[outlaw_card(game, game.playing, marks=_work(game, names))]))
    played = [outlaw_card(game, outlaw) for outlaw in range(OUTLAWS) if has(int(game.outlaws_played), outlaw)]
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
    note = "rebuilt from the discards when drawn from" if not game.pile and game.discards > 1 else ""
    return Zone(label="Deck", cards=[top], count=int(game.pile), note=note)


def _discards(game: Any) -> Zone:
    cards = [
        face_of(game, game.top[depth], spot=_discard_spot(depth)) for depth in range(IN_REACH) if game.top[depth] >= 0
    ]
    if not cards:
        cards = [Card(name="empty Discard Pile", face="empty", spot=_discard_spot(0))]
    buried = [f"{game.buried[kind]} × {card_name(game, kind)}" for kind in range(KINDS) if game.buried[kind]]
    note = f"below: {', '.join(buried)}" if buried else ""
    return Zone(label="Discard Pile", cards=cards, count=int(game.discards), note=note)


def _drawn(game: Any, nth: int) -> Card:
    card = int(game.drawn[nth])
    if card == HIDDEN:
        return Card(name="drawn card", face="down")
    return face_of(game, card, spot=_drawn_spot(nth), marks=["from the Discard Pile"] if game.from_discards else [])


def _hand(game: Any, viewer: Seat) -> list[Zone]:
    if viewer == NOBODY:
        return []
    zones = []
    if game.in_hand and game.to_act == viewer:
        zones.append(Zone(label="You drew", cards=[_drawn(game, nth) for nth in range(game.in_hand)]))
    if game.outlaw[viewer] >= 0:
        zones.append(Zone(label="Your outlaw", cards=[outlaw_card(game, game.outlaw[viewer], spot="outlaw")]))
    return zones


def _player(game: Any, seat: Seat, viewer: Seat, names: Names) -> Player:
    rows = [column * ROWS + row for row in range(ROWS) for column in range(COLUMNS_OF_GRID)]
    zones = [
        Zone(label="Grid", columns=COLUMNS_OF_GRID, cards=[_slot(game, seat, slot, viewer, names) for slot in rows])
    ]
    if game.outlaw[seat] == HIDDEN:
        back = Card(name="unplayed outlaw", face="down", icon="bandit", text="Only its holder knows it.", rule="OP-12")
        zones.append(Zone(label="Outlaw", cards=[back]))
    return Player(
        seat=seat,
        icon=_AVATARS[seat % len(_AVATARS)],
        score=str(game.total[seat]),
        note=_note(game, seat),
        marks=_marks(game, seat),
        facts=_points(game, seat),
        zones=zones,
        spot=f"seat.{seat}",
    )


def _note(game: Any, seat: Seat) -> str:
    down = SLOTS - sum(has(int(game.up[seat]), slot) for slot in range(SLOTS))
    return f"{plural(down, 'card')} face down" if down else "all cards face up"


def _marks(game: Any, seat: Seat) -> list[str]:
    marks = ["dealer"] if game.dealer == seat else []
    if game.closer == seat:
        marks.append("closed the round")
    if game.tokens[seat]:
        marks.append(f"loses {plural(int(game.tokens[seat]), 'turn')}")
    return marks


def _points(game: Any, seat: Seat) -> list[Fact]:
    facts = []
    if all(game.grid[seat] >= 0):
        facts.append(Fact(label="Grid", value=str(grid_score(game, seat))))
    if game.round_number > 1 or game.phase in (Phase.SCORED, Phase.OVER):
        label = "This round" if game.phase in (Phase.SCORED, Phase.OVER) else "Last round"
        facts.append(Fact(label=label, value=str(game.round_score[seat])))
    return facts


def _slot(game: Any, seat: Seat, slot: int, viewer: Seat, names: Names) -> Card:
    spot = _slot_spot(seat * SLOTS + slot)
    marks = [_IRON[int(game.locked[seat])]] if has(IRON_HAND, slot) else []
    card = int(game.grid[seat, slot])
    if has(int(game.up[seat]), slot):
        return face_of(game, card, spot=spot, marks=marks, where=where_is(slot))
    marks += _lookers(game, seat, slot, viewer, names)
    if card == HIDDEN:
        return Card(name=f"face-down card, {where_is(slot)}", face="down", spot=spot, marks=marks)
    return face_of(game, card, spot=spot, marks=["face down", *marks], where=where_is(slot))


_IRON = ("Iron Hand", "Iron Hand, locked")


def where_is(slot: int) -> str:
    """A slot as people say it."""
    return f"column {slot // ROWS + 1}, {('top', 'bottom')[slot % ROWS]}"


def _lookers(game: Any, seat: Seat, slot: int, viewer: Seat, names: Names) -> list[str]:
    """OP-R26. Which slots were looked at, and by whom, is public."""
    seats = [other for other in range(game.seats) if has(int(game.seen_by[seat, slot]), other)]
    who = ["you" if other == viewer else names[other] for other in seats]
    return [f"seen by {listed(who)}"] if who else []


def taps(move: int, seat: Seat) -> tuple[str, ...]:
    """The spots a move touches, in order."""
    mine = seat * SLOTS
    if move in _PILES:
        return _PILES[move]
    if move < moves.FLIP:
        return _drawn_spot(0), _slot_spot(mine + move - moves.SWAP)
    if move < moves.SKIP:
        return _discard_spot(0), _slot_spot(mine + move - moves.FLIP)
    if move < moves.SWITCH:
        return (_slot_spot((move - moves.LOOK) % PLACES),)
    if move < moves.TRADE:
        one, other = divmod(move - moves.SWITCH, SLOTS)
        return _slot_spot(mine + one), _slot_spot(mine + other)
    if move < moves.KEEP:
        own, place = divmod(move - moves.TRADE, PLACES)
        return _slot_spot(mine + own), _slot_spot(place)
    if move < moves.TAKE:
        nth, slot = divmod(move - moves.KEEP, SLOTS)
        return _drawn_spot(nth), _slot_spot(mine + slot)
    if move < moves.DETAIN:
        depth, slot = divmod(move - moves.TAKE, SLOTS)
        return _discard_spot(depth), _slot_spot(mine + slot)
    return (f"seat.{move - moves.DETAIN}",)


def _drawn_spot(nth: int) -> str:
    return f"drawn.{nth}"


def _discard_spot(depth: int) -> str:
    return f"discard.{depth}"


def _slot_spot(place: int) -> str:
    return f"slot.{place // SLOTS}.{place % SLOTS}"


_PILES: dict[int, tuple[str, ...]] = {
    moves.PLAY_OUTLAW: ("outlaw",),
    moves.DRAW_DECK: ("deck",),
    moves.DRAW_DISCARD: (_discard_spot(0),),
    moves.PASS: (),
    moves.SKIP: (),
    moves.DEAL: (),
}
