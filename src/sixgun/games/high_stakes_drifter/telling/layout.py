"""The table of High Stakes Drifter as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.bits import has
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Tabletop, Zone

from ..matters import SALVAGING
from ..moves import VERBS
from ..rules.piles import deadwood_card, hand_card, keeper
from ..rules.slots import is_dude, is_gear, owner_at
from ..words import ACTIONS, NO_SLOT, RAISES, TURNS, UNLIMITED, VARIANT_TITLES, Ask, Stage, Variant
from . import drafting
from .faces import card_face, chip_face, table_face
from .goals import goal
from .naming import slots_in_order
from .players import deadwood, player
from .questions import question
from .street import contest, fighters

LAST_LAPS = 10  # from here on the table says how many turns are left


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """The street in the middle, the saloon round it, the viewer's hand and kicker chips."""
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=goal(game),
        facts=drafting.facts(game) if drafting.is_opening(game) else _facts(game),
        scores="stake",
        arena=True,
        contest=contest(game, viewer, names),
        middle=_middle(game, viewer, names),
        players=[player(game, seat, viewer, names) for seat in range(game.seats)],
        hand=_hand(game, viewer, names) if viewer != NOBODY else [],
    )


def _facts(game: Any) -> list[Fact]:
    facts = []
    if game.pot or game.challenger != NOBODY:
        facts.append(Fact(label="Pot", value=f"${game.pot}", icon="coins-pile", tone="good"))
    if game.carried:
        facts.append(Fact(label="Carried over", value=f"${game.carried}", icon="coins"))
    if game.shootout and game.level:
        facts.append(Fact(label="Bet", value=f"${game.level}", icon="two-coins"))
        if game.raises:
            facts.append(Fact(label="Raises", value=f"{game.raises} of {RAISES}"))
    if game.stage == Stage.ACTIONS:
        left = "no limit" if game.actions >= UNLIMITED else f"{game.actions} of {max(ACTIONS, int(game.actions))}"
        facts.append(Fact(label="Actions", value=left, icon="sands-of-time"))
    chosen = [VARIANT_TITLES[variant] for variant in Variant if has(int(game.variants), variant)]
    if chosen:
        facts.append(Fact(label="Rules", value=", ".join(chosen)))
    if game.max_turns < TURNS or int(game.max_turns) - int(game.laps) <= LAST_LAPS:
        facts.append(Fact(label="Round", value=f"{min(int(game.laps) + 1, int(game.max_turns))} of {game.max_turns}"))
    return facts


def _middle(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    if drafting.is_opening(game):
        own = viewer != NOBODY and game.stage == Stage.DRAFT
        return [drafting.pack_zone(game, viewer, names)] if own else []
    zones = []
    shown = fighters(game) if game.challenger != NOBODY else []
    loose = [
        slot
        for slot in slots_in_order(game)
        if not is_dude(game, slot)
        and not (is_gear(game, slot) and game.host[slot] != NO_SLOT)
        and owner_at(game, slot) not in shown
    ]
    if loose:
        zones.append(Zone(label="Street", cards=[table_face(game, slot, viewer, names) for slot in loose]))
    if game.quick_start:
        back = Card(name="the deck", face="down") if game.in_deck[0] else Card(name="empty deck", face="empty")
        zones.append(Zone(label="Deck", cards=[back], count=int(game.in_deck[0])))
        zones += deadwood(game, 0, names)
    if kind_on_top(game) == SALVAGING.kind and viewer == game.to_act:
        home = keeper(game, viewer)
        kinds = dict.fromkeys(deadwood_card(game, viewer, nth) for nth in range(game.in_deadwood[home]))
        faces = [card_face(game, kind, names, spot=f"deadwood.{kind}") for kind in kinds if kind >= 0]
        zones.append(Zone(label="Your deadwood", cards=faces))
    return zones


def _hand(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    """Cards in hand, those picked to be discarded apart; the kicker chips in one's deck."""
    if drafting.is_opening(game):
        return _stack(game, viewer, names)
    mine = game.to_act == viewer
    aside = int(game.aside) if mine else 0
    kinds = [hand_card(game, viewer, nth) for nth in range(game.in_hand[viewer])]
    in_mind = int(game.in_mind) if mine and game.asking in (Ask.ON, Ask.FACE, Ask.AMOUNT) else -1
    cards = []
    for kind in kinds[: len(kinds) - aside]:
        marks = ["being played"] if kind == in_mind else []
        in_mind = -1 if kind == in_mind else in_mind
        cards.append(card_face(game, kind, names, spot=f"card.{kind}", marks=marks))
    zones = [Zone(label="Your hand", cards=cards)] if cards or not aside else []
    if aside:
        picked = [card_face(game, kind, names) for kind in kinds[len(kinds) - aside :]]
        zones.append(Zone(label="To be discarded", cards=picked))
    return zones + _stack(game, viewer, names)


def _stack(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    """HSD-12. Only their owner may look at them."""
    mine = game.to_act == viewer and game.asking == Ask.CHIP_ON
    chips = []
    for kind in range(game.chips):
        count = int(game.stack[viewer, kind])
        if count > 0:
            marks = [f"{count} ×"] if count > 1 else []
            if mine and game.in_mind == kind:
                marks.append("being played")
            chips.append(chip_face(kind, names, spot=f"chip.{kind}", marks=marks))
    return [Zone(label="Kicker chips", cards=chips)] if chips else []


taps = VERBS.taps(
    stop="",
    challenge="",
    decline="",
    check="",
    call="",
    fold="",
    reveal_none="",
    pass_by="",
    reinvest="",
    bury="",
    done="",
    agree="",
    refuse="",
    lay_up="",
    lay_down="",
    name_stat="",
    choose_player="seat.{seat}",
    play_chip="chip.{chip}",
    leave_out="chip.{chip}",
    choose_chip="out.{chip}",
    enter="slot.{slot}",
    reveal="slot.{slot}",
    choose="slot.{slot}",
    play="card.{card}",
    discard="card.{card}",
    take_back="deadwood.{card}",
    draft="pack.{card}",
    use="slot.{slot}",
    lay="amount.{money}",
    bet="amount.{money}",
    raise_by="amount.{money}",
)
