"""The table of BANG! as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Tabletop, Zone

from ..moves import VERBS
from ..words import HUNDRED, OWN
from ..words import Zone as Place
from .auction import auction_facts, characters_to_choose
from .faces import card_face
from .goals import goal
from .players import players
from .questions import question


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Players with what lies in front of them, piles and open cards in the middle, the viewer's hand."""
    lying = _lying(game)
    mine = Zone(label="Your hand", cards=[card_face(card, names) for card in lying[viewer]])
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=goal(game, viewer, names),
        facts=_table_facts(game, names),
        middle=_middle(game, lying, names),
        players=players(game, viewer, lying, names),
        hand=[mine] if viewer != NOBODY else [],
    )


def _table_facts(game: Any, names: Names) -> list[Fact]:
    turn = [Fact(label="Turn", value=str(game.turns), icon="sands-of-time")] if game.turns else []
    return turn + auction_facts(game, names)


def _lying(game: Any) -> defaultdict[int, list[int]]:
    """The cards by where they lie, as far as the viewer knows; a seat's number is its hand."""
    lying = defaultdict(list)
    for card, place in enumerate(game.where.tolist()):
        lying[place].append(card)
    return lying


def _middle(game: Any, lying: Mapping[int, list[int]], names: Names) -> list[Zone]:
    back = Card(name="the draw pile", face="down", spot="pile") if game.pile else Card(name="empty pile", face="empty")
    zones = [Zone(label="Draw pile", cards=[back], count=int(game.pile), spot="pile")]
    seen = [card_face(int(game.discard[game.discards - 1]), names, tap=False)] if game.discards else []
    none = Card(name="no discards", face="empty")
    zones.append(Zone(label="Discard pile", cards=seen or [none], count=int(game.discards), spot="discards"))
    known = [card_face(int(card), names, tap=False) for card in game.on_top[: game.tops]]
    if known:
        zones.append(Zone(label="You put on top", cards=known))
    opened = [card_face(card, names) for card in sorted(lying[Place.OPEN] + lying[Place.LOOKED_AT])]
    if opened:
        zones.append(Zone(label="To choose from", cards=opened))
    return zones + characters_to_choose(game, names)


def _expose_taps(which: int, me: Seat) -> tuple[str, ...]:
    return (f"at.{me * OWN + which}",)


def _bid_taps(hundreds: int, me: Seat) -> tuple[str, ...]:
    return (f"amount.{hundreds * HUNDRED}",)


taps = VERBS.taps(
    pick="character.{character}",
    expose=_expose_taps,
    draw_from_pile="pile",
    draw_from_discards="discards",
    draw_from_hand="hand.{seat}",
    play="card.{card}",
    play_at="card.{card} at.{spot}",
    stop="",
    check="",
    answer="card.{card}",
    let_happen="",
    pay="card.{card}",
    take_unseen="",
    take="card.{card}",
    choose="card.{card}",
    put_back="card.{card}",
    discard="card.{card}",
    keep_character="",
    let_go="",
    put_up="character.{character}",
    bid=_bid_taps,
    pass_on="",
    keep_card="card.{card}",
    keep_no_more="",
)
