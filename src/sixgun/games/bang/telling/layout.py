"""The table of BANG! as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.game import Names
from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone
from sixgun.engine.words import plural

from .. import moves
from ..matters import CHECK, DUEL, GRAB, KETCHUM, LOSS, RAID, RETURN, ROBBERY, SHOT, STORE, STRIP
from ..moves import card_and_spot
from ..rules.aim import reach
from ..rules.asking import by_whom, whom
from ..rules.ring import is_alive, is_one_on_one, stands
from ..rules.store import cards_left
from ..words import CARDS, CHARACTERS, OWN, SLOTS, Slot, Stage
from ..words import Zone as Place
from .faces import card_face, character_face
from .naming import attack_words, character_name, role_name, spot_name
from .screen import how_far, spots_of, weapon_name

_AVATARS = ("western-hat", "bandit", "horse-head", "cactus", "lasso", "vulture", "wolf-head")
_HEADINGS = {
    Stage.PICK: ("Pick a character", "Both players pick two, one at a time.", "BNG-171"),
    Stage.UNCOVER: ("Who is exposed first?", "Both choose in secret; only the exposed character acts.", "BNG-172"),
    Stage.EXPOSE: ("Who is exposed this turn?", "Only the exposed character acts.", "BNG-175"),
    Stage.DRAW: ("Where does your first card come from?", "The second always comes from the pile.", "BNG-18"),
    Stage.PLAY: (
        "Your turn",
        "Play any number of cards; one BANG! a turn, unless character or weapon allow more.",
        "BNG-19",
    ),
    Stage.DISCARD: ("Discard down to your life", "Your hand may be as large as your life.", "BNG-20"),
}
_QUESTIONS = {
    SHOT.kind: ("You are shot at", "BNG-59"),
    RAID.kind: ("Indians!", "BNG-103"),
    DUEL.kind: ("A Duel", "BNG-106"),
    CHECK.kind: ("Which card counts?", "BNG-142"),
    LOSS.kind: ("Your last bullet", "BNG-88"),
    STRIP.kind: ("Discard everything", "BNG-112"),
    ROBBERY.kind: ("What do you take?", "BNG-98"),
    GRAB.kind: ("Pay two cards for a life point first?", "BNG-R61"),
    STORE.kind: ("General Store", "BNG-97"),
    KETCHUM.kind: ("Pay a second card", "BNG-146"),
    RETURN.kind: ("Which card goes back?", "BNG-140"),
}


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Players with what lies in front of them, piles and open cards in the middle, the viewer's hand."""
    heading, hint, rule = _heading(game, viewer, names)
    return Tabletop(
        heading=heading,
        hint=hint,
        rule=rule,
        facts=[Fact(label="Turn", value=str(game.turns), icon="sands-of-time")] if game.turns else [],
        middle=_middle(game),
        players=[_player(game, seat, viewer) for seat in range(game.seats)],
        hand=[_hand(game, viewer)] if viewer != NOBODY else [],
    )


def _heading(game: Any, viewer: Seat, names: Names) -> tuple[str, str, str]:
    """What is decided, what helps to decide it, and its rule."""
    if game.stage == Stage.OVER:
        return "The game is over", "", ""
    mine = viewer != NOBODY and game.to_act == viewer
    if game.matters == 0:
        return _HEADINGS[Stage(game.stage)] if mine else (f"{names[game.to_act]} decides", "", "")
    heading, rule = _QUESTIONS[kind_on_top(game)]
    hint = _hint(game, names)
    return (heading if mine else f"{names[game.to_act]} decides", hint, rule)


def _hint(game: Any, names: Names) -> str:
    """Who attacks whom with what."""
    matter = kind_on_top(game)
    if matter in (SHOT.kind, RAID.kind, DUEL.kind, LOSS.kind, GRAB.kind):
        return f"{attack_words(game, names)}."
    if matter == ROBBERY.kind:
        return f"{spot_name(game, by_whom(game), names)} robs {spot_name(game, whom(game), names)}."
    return f"{plural(cards_left(game), 'card')} left." if matter == STORE.kind else ""


def _middle(game: Any) -> list[Zone]:
    back = Card(name="the draw pile", face="down", spot="pile") if game.pile else Card(name="empty pile", face="empty")
    zones = [Zone(label="Draw pile", cards=[back], count=int(game.pile), spot="pile")]
    seen = [card_face(int(game.discard[game.discards - 1]), tap=False)] if game.discards else []
    none = Card(name="no discards", face="empty")
    zones.append(Zone(label="Discard pile", cards=seen or [none], count=int(game.discards), spot="discards"))
    known = [card_face(int(card), tap=False) for card in game.on_top[: game.tops]]
    if known:
        zones.append(Zone(label="You put on top", cards=known))
    opened = [card_face(card) for card in range(CARDS) if game.where[card] in (Place.OPEN, Place.LOOKED_AT)]
    if opened:
        zones.append(Zone(label="To choose from", cards=opened))
    if game.stage == Stage.PICK:
        free = [c for c in range(CHARACTERS) if c not in game.character[: game.spots]]
        zones.append(Zone(label="Characters", columns=4, cards=[character_face(c, f"character.{c}") for c in free]))
    return zones


def _player(game: Any, seat: Seat, viewer: Seat) -> Player:
    front = int(game.exposed[seat])
    role = role_name(int(game.role[seat]))
    marks = [role] if role and role != "?" else []
    if game.turn == seat and game.stage not in (Stage.PICK, Stage.UNCOVER, Stage.OVER):
        marks.append("turn")
    single = not is_one_on_one(game)
    return Player(
        seat=seat,
        icon="law-star" if role == "Sheriff" else _AVATARS[seat % len(_AVATARS)],
        score=str(max(0, int(game.life[front]))) if game.character[front] >= 0 else "",
        note=plural(int(game.hand_size[seat]), "card"),
        marks=marks,
        facts=[*_facts(game, seat, viewer), *_cash(game, seat)],
        zones=[_in_front(game, spot, viewer) for spot in spots_of(game, seat)] + _seen_hand(game, seat, viewer),
        spot=f"at.{seat}" if single else "",
        out=bool(game.stage > Stage.UNCOVER and not is_alive(game, seat)),
    )


def _facts(game: Any, seat: Seat, viewer: Seat) -> list[Fact]:
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
        facts.append(Fact(label=weapon_name(game, spot), value=f"range {reach(game, spot)}", icon="revolver"))
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


def _in_front(game: Any, spot: int, viewer: Seat) -> Zone:
    """A character and the blue cards in front of it."""
    seat = spot // OWN if is_one_on_one(game) else spot
    cards = []
    if game.character[spot] >= 0:
        marks = []
        if is_one_on_one(game):
            marks.append("exposed" if game.exposed[seat] == spot else "covered")
        if not stands(game, spot):
            marks.append("eliminated")
        cards.append(character_face(int(game.character[spot]), "", marks))
    for slot in range(SLOTS):
        card = int(game.in_play[spot, slot])
        if card != NO_CARD:
            cards.append(card_face(card, danger=slot in (Slot.JAIL, Slot.DYNAMITE)))
    return Zone(label=character_name(game, spot), cards=cards, spot=f"at.{spot}" if is_one_on_one(game) else "")


def _seen_hand(game: Any, seat: Seat, viewer: Seat) -> list[Zone]:
    """Another player's hand: backs, and the cards the viewer knows."""
    if seat == viewer or game.hand_size[seat] == 0:
        return []
    known = [card_face(card, tap=False, marks=["in hand"]) for card in range(CARDS) if game.where[card] == seat]
    back = Card(name="hidden hand", face="down")
    return [Zone(label="Hand", cards=known or [back], count=int(game.hand_size[seat]), spot=f"hand.{seat}")]


def _hand(game: Any, viewer: Seat) -> Zone:
    return Zone(label="Your hand", cards=[card_face(card) for card in range(CARDS) if game.where[card] == viewer])


def taps(move: int, seat: Seat) -> tuple[str, ...]:
    """The spots a move touches, in order."""
    if move < moves.EXPOSE:
        return (f"character.{move}",)
    if move < moves.FROM_PILE:
        return (f"at.{seat * OWN + move - moves.EXPOSE}",)
    if move == moves.FROM_PILE:
        return ("pile",)
    if move == moves.FROM_DISCARDS:
        return ("discards",)
    if move < moves.PLAY:
        return (f"hand.{move - moves.FROM_HAND}",)
    if move < moves.PLAY_AT:
        return (f"card.{move - moves.PLAY}",)
    if move < moves.END:
        card, spot = card_and_spot(move)
        return f"card.{card}", f"at.{spot}"
    if move in (moves.END, moves.CHECK, moves.PASS, moves.TAKE_UNSEEN):
        return ()
    for block in (moves.DISCARD, moves.PUT_BACK, moves.CHOOSE, moves.TAKE, moves.KETCHUM, moves.ANSWER):
        if move >= block:
            return (f"card.{move - block}",)
    return ()
