"""The table of BANG! as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone, avatar
from sixgun.engine.words import plural

from ..moves import VERBS
from ..rules.aim import reach
from ..rules.ring import is_alive, is_one_on_one, is_sheriff, player_of, spots_of, stands
from ..words import HUNDRED, OWN, Slot, Spot, Stage, role_name
from ..words import Zone as Place
from .auction import auction_facts, character_to_keep, characters_to_choose, money_facts, money_note
from .faces import card_face, standing_face
from .goals import goal
from .naming import how_far, name_at, weapon_icon, weapon_name
from .questions import question


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Players with what lies in front of them, piles and open cards in the middle, the viewer's hand."""
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=goal(game, viewer, names),
        facts=_table_facts(game, names),
        middle=_middle(game, names),
        players=[_player(game, seat, viewer, names) for seat in range(game.seats)],
        hand=[_hand(game, viewer, names)] if viewer != NOBODY else [],
    )


def _table_facts(game: Any, names: Names) -> list[Fact]:
    turn = [Fact(label="Turn", value=str(game.turns), icon="sands-of-time")] if game.turns else []
    return turn + auction_facts(game, names)


def _middle(game: Any, names: Names) -> list[Zone]:
    back = Card(name="the draw pile", face="down", spot="pile") if game.pile else Card(name="empty pile", face="empty")
    zones = [Zone(label="Draw pile", cards=[back], count=int(game.pile), spot="pile")]
    seen = [card_face(int(game.discard[game.discards - 1]), names, tap=False)] if game.discards else []
    none = Card(name="no discards", face="empty")
    zones.append(Zone(label="Discard pile", cards=seen or [none], count=int(game.discards), spot="discards"))
    known = [card_face(int(card), names, tap=False) for card in game.on_top[: game.tops]]
    if known:
        zones.append(Zone(label="You put on top", cards=known))
    opened = [card_face(card, names) for card in _cards_in(game, Place.OPEN, Place.LOOKED_AT)]
    if opened:
        zones.append(Zone(label="To choose from", cards=opened))
    return zones + characters_to_choose(game, names)


def _cards_in(game: Any, *places: int) -> list[int]:
    """The cards that lie in one of these places; a seat's number is its hand."""
    return [card for card, place in enumerate(game.where.tolist()) if place in places]


def _player(game: Any, seat: Seat, viewer: Seat, names: Names) -> Player:
    front = int(game.exposed[seat])
    role = role_name(int(game.role[seat]), names)
    marks = [role] if role and role != "?" else []
    if game.turn == seat and Stage.DYNAMITE <= game.stage < Stage.OVER:
        marks.append("turn")
    single = not is_one_on_one(game)
    return Player(
        seat=seat,
        icon=names.called["sheriff"].icon if is_sheriff(game, seat) else avatar(seat),
        portrait=_portrait(game, front, names),
        score=str(max(0, int(game.life[front]))) if game.character[front] >= 0 else "",
        note=money_note(game, seat) or plural(int(game.hand_size[seat]), "card"),
        marks=marks,
        facts=[*_facts(game, seat, viewer, names), *money_facts(game, seat), *_cash(game, seat)],
        zones=_fronts(game, seat, names) + _seen_hand(game, seat, viewer, names),
        spot=f"at.{seat}" if single else "",
        out=bool(game.stage >= Stage.DYNAMITE and not is_alive(game, seat)),
    )


def _portrait(game: Any, spot: Spot, names: Names) -> str:
    """The character who stands there, once it is known."""
    return names.cards["character"][game.character[spot]].portrait if game.character[spot] >= 0 else ""


def _facts(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Fact]:
    """Life, weapon, and how far away each character is."""
    facts = []
    for spot in spots_of(game, seat):
        if game.character[spot] < 0 or not stands(game, spot):
            continue
        facts.append(
            Fact(
                label="Life",
                icon="silver-bullet",
                pips=max(0, int(game.life[spot])),
                most=int(game.most_life[spot]),
                value=f"{max(0, int(game.life[spot]))} of {game.most_life[spot]}",
            )
        )
        if game.stage < Stage.DYNAMITE:  # nobody is armed before the deal
            continue
        facts.append(
            Fact(
                label=weapon_name(game, spot, names),
                value=f"range {reach(game, spot)}",
                icon=weapon_icon(game, spot, names),
            )
        )
        away = how_far(game, viewer, spot)
        if away is not None:
            near = away <= int(reach(game, int(game.exposed[viewer])))
            facts.append(
                Fact(
                    label="Distance",
                    value=f"{away}, {'in range' if near else 'out of range'}",
                    icon="crosshair",
                    tone="good" if near else "",
                )
            )
    return facts


def _cash(game: Any, seat: Seat) -> list[Fact]:
    return [Fact(label="Cash", value=f"${game.cash[seat]:,}", icon="cash")] if game.cash[seat] else []


def _fronts(game: Any, seat: Seat, names: Names) -> list[Zone]:
    """The player's characters; nothing while an auction is still to bring one."""
    zones = [_in_front(game, spot, names) for spot in spots_of(game, seat)]
    return zones if is_one_on_one(game) else [zone for zone in zones if zone.cards]


def _in_front(game: Any, spot: Spot, names: Names) -> Zone:
    """A character and the blue cards in front of it."""
    seat = player_of(game, spot)
    cards = []
    if game.character[spot] >= 0:
        marks = []
        if is_one_on_one(game):
            marks.append("exposed" if game.exposed[seat] == spot else "covered")
        if not stands(game, spot):
            marks.append("eliminated")
        cards.append(standing_face(int(game.character[spot]), names, marks))
    else:
        cards += character_to_keep(game, seat, names)
    last_game = ["from the last game"] if game.stage < Stage.DYNAMITE else []
    for slot, card in enumerate(game.in_play[spot].tolist()):
        if card != NO_CARD:
            danger = not last_game and slot in (Slot.JAIL, Slot.DYNAMITE)
            cards.append(card_face(card, names, danger=danger, marks=last_game))
    before = game.character[spot] < 0 and not is_one_on_one(game)
    label = "From the last game" if before else name_at(game, spot, names)
    return Zone(label=label, cards=cards, spot=f"at.{spot}" if is_one_on_one(game) else "")


def _seen_hand(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Zone]:
    """Another player's hand: backs, and the cards the viewer knows."""
    if seat == viewer or game.hand_size[seat] == 0:
        return []
    known = [card_face(card, names, tap=False, marks=["in hand"]) for card in _cards_in(game, seat)]
    back = Card(name="hidden hand", face="down")
    return [Zone(label="Hand", cards=known or [back], count=int(game.hand_size[seat]), spot=f"hand.{seat}")]


def _hand(game: Any, viewer: Seat, names: Names) -> Zone:
    return Zone(label="Your hand", cards=[card_face(card, names) for card in _cards_in(game, viewer)])


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
