"""Outlaw Poker in words: moves, events, and what is being asked."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names, Telling
from sixgun.engine.seats import Seat
from sixgun.engine.story import Event
from sixgun.engine.words import plural

from .. import moves
from ..judge.legal import can_choose_deck
from ..rules.abilities import effect_of
from ..words import PLACES, SLOT_NAMES, SLOTS, Effect, Ending, Phase, Told
from .layout import tabletop, taps
from .naming import effect_number_of, face_name, outlaw_in, outlaw_name, outlaw_words, slot_name, spoken
from .refusals import REFUSALS
from .screen import table, view

COLOURS = {
    "Iron Hand": "bright_cyan",
    "Deck": "bright_blue",
    "Discard Pile": "orange3",
    "Lookout": "bright_green",
    "Hustler": "bright_yellow",
    "Drifter": "grey70",
    "Road Agent": "bright_magenta",
    "Dynamiter": "bright_red",
    "Deputy": "bright_white",
    "Scavenger": "dark_orange",
    "Showman": "gold1",
}

_PLAIN = {
    moves.PLAY_OUTLAW: ("play", "your outlaw"),
    moves.DRAW_DECK: ("draw", "from the Deck"),
    moves.DRAW_DISCARD: ("draw", "from the Discard Pile"),
    moves.PASS: ("pass",),
    moves.SKIP: ("discard", "and skip"),
    moves.DEAL: ("deal the next round",),
}


def _who(seat: Seat, names: Names) -> str:
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


def _whose(place: int, names: Names) -> str:
    return f"{_who(place // SLOTS, names)}'s {slot_name(place)}"


def phrase(move: int, names: Names) -> tuple[str, ...]:
    """A move in parts."""
    if move in _PLAIN:
        return _PLAIN[move]
    if move < moves.FLIP:
        return "swap", f"with {slot_name(move - moves.SWAP)}"
    if move < moves.SKIP:
        return "discard", f"and flip {slot_name(move - moves.FLIP)}"
    if move < moves.TURN_UP:
        return "look", f"at {_whose(move - moves.LOOK, names)}"
    if move < moves.RELOAD:
        return "turn up", _whose(move - moves.TURN_UP, names)
    if move < moves.SWITCH:
        return "replace", _whose(move - moves.RELOAD, names)
    if move < moves.TRADE:
        one, other = divmod(move - moves.SWITCH, SLOTS)
        return f"switch {SLOT_NAMES[one]}", f"with {SLOT_NAMES[other]}"
    if move < moves.KEEP:
        own, place = divmod(move - moves.TRADE, PLACES)
        return f"trade {SLOT_NAMES[own]}", f"for {_whose(place, names)}"
    if move < moves.DETAIN:
        return _choice_phrase(move)
    return "skip", _who(move - moves.DETAIN, names)


def _choice_phrase(move: int) -> tuple[str, ...]:
    if move < moves.TAKE:
        nth, slot = divmod(move - moves.KEEP, SLOTS)
        return f"keep card {nth + 1}", f"for {SLOT_NAMES[slot]}"
    depth, slot = divmod(move - moves.TAKE, SLOTS)
    return f"take discard {depth + 1}", f"for {SLOT_NAMES[slot]}"


def note(game: Any, move: int, names: Names) -> str:
    """Which cards the move is about, as far as the player knows them."""
    me = int(game.to_act)
    if move == moves.PLAY_OUTLAW:
        outlaw = int(game.outlaw[me])
        return f"{outlaw_in(game, outlaw)}: {outlaw_words(effect_number_of(game, outlaw))}" if outlaw >= 0 else ""
    if move == moves.DRAW_DISCARD:
        return f"the {spoken(game, game.top[0])}" if game.discards else ""
    if moves.SWAP <= move < moves.SKIP:
        return _card_at(game, me * SLOTS + (move - moves.SWAP) % SLOTS)
    if moves.LOOK <= move < moves.SWITCH:
        return _card_at(game, (move - moves.LOOK) % PLACES)
    if moves.SWITCH <= move < moves.TRADE:
        one, other = divmod(move - moves.SWITCH, SLOTS)
        return f"{_card_at(game, me * SLOTS + one)}, {_card_at(game, me * SLOTS + other)}"
    if moves.TRADE <= move < moves.KEEP:
        own, place = divmod(move - moves.TRADE, PLACES)
        return f"{_card_at(game, me * SLOTS + own)} for {_card_at(game, place)}"
    if moves.KEEP <= move < moves.DETAIN:
        cards = game.drawn if move < moves.TAKE else game.top
        nth, slot = divmod((move - moves.KEEP) % (moves.TAKE - moves.KEEP), SLOTS)
        return f"{spoken(game, cards[nth])} for {_card_at(game, me * SLOTS + slot)}"
    return ""


def _card_at(game: Any, place: int) -> str:
    seat, slot = divmod(place, SLOTS)
    card = spoken(game, game.grid[seat, slot])
    return f"the {card}" if game.up[seat] >> slot & 1 else "face down" if card == "?" else f"the hidden {card}"


def event(told: Event, names: Names) -> str:
    """An event as a sentence."""
    who = names[told.seat] if told.seat >= 0 else ""
    if Told.REVEALED <= told.kind < Told.SCORED:
        column = told.kind - Told.REVEALED + 1
        return f"Column {column} of {who}: {face_name(told.what)} over {face_name(told.where)}."
    if told.kind in (Told.OUTLAW_DEALT, Told.PLAYED):
        verb = "gets" if told.kind == Told.OUTLAW_DEALT else "plays"
        return f"{who} {verb} {outlaw_name(told.what, told.where)}: {outlaw_words(told.where)}."
    if told.kind in (Told.SCORED, Told.TOTAL):
        points = plural(told.what * 100 + told.where, "point")
        return f"{who} scores {points}." if told.kind == Told.SCORED else f"{who} has {points} in all."
    return _turn_event(told, who, names) if told.kind < Told.LOOKED else _other_event(told, who, names)


def _turn_event(told: Event, who: str, names: Names) -> str:
    """What happens in ordinary turns."""
    face = face_name(told.what)
    slot = slot_name(told.where)
    return {
        Told.DEALT: f"{who} deals round {told.what} of {told.where}.",
        Told.IRON_HAND: f"The Iron Hand of {who}: {face} over {face_name(told.where)}.",
        Told.FIRST_DISCARD: f"The first discard: {face}.",
        Told.DREW: f"{who} draws {plural(told.what, 'card')} from the Deck.",
        Told.DREW_FACE: f"{who} draws: {face}.",
        Told.TOOK: f"{who} takes the {face} from the Discard Pile.",
        Told.REBUILT: f"The Deck is rebuilt from {plural(told.what, 'discard')}.",
        Told.LAID: f"{who}'s {slot} is now {face}.",
        Told.DISCARDED: f"The {face} of {who} is discarded.",
        Told.FLIPPED: f"{who}'s {slot} turns out to be {face}.",
        Told.SKIPPED: f"{who} skips.",
        Told.LOCKED: f"The Iron Hand of {who} is locked.",
    }[Told(told.kind)]


def _other_event(told: Event, who: str, names: Names) -> str:
    """What outlaws bring about, and how rounds end."""
    if told.kind == Told.LOOKED:
        return f"{who} looks at {_whose(told.what, names)}."
    if told.kind == Told.SAW:
        return f"{who} sees that {_whose(told.where, names)} is {face_name(told.what)}."
    if told.kind == Told.SWITCHED:
        return f"{who} switches {slot_name(told.what)} with {slot_name(told.where)}."
    if told.kind == Told.TRADED:
        return f"{who} trades {slot_name(told.what)} for {_whose(told.where, names)}."
    if told.kind == Told.ENDED:
        return f"The game is over: {_ENDINGS[Ending(told.what)]}."
    return {
        Told.DETAINED: f"{who} will lose {plural(told.what, 'turn')}.",
        Told.LOST_TURN: f"{who} loses a turn.",
        Told.PASSED: f"{who} finds nothing to draw and passes.",
        Told.CLOSED: f"All cards of {who} lie face up: everybody else has one last turn.",
        Told.CALLED_OFF: "The round is called off: all cards are turned up.",
    }[Told(told.kind)]


_ENDINGS = {
    Ending.LAST_ROUND: "the last round is scored",
    Ending.SCORE_LIMIT: "the agreed score is reached",
    Ending.CAPPED: "it went on for too long, and the grids score as they lie",
}

_STEPS = {
    Effect.PEEK: "which face-down card to look at",
    Effect.FLIP: "which face-down card to turn up",
    Effect.SWAP_WITHIN: "which two cards to switch",
    Effect.SWAP_BETWEEN: "which cards to trade",
    Effect.DRAW_PICK: "which drawn card to keep, and for which one",
    Effect.DISCARD_PICK: "which discard to take, and for which card",
    Effect.RELOAD: "which face-up card to replace",
    Effect.SKIP: "who loses turns",
}


def question(game: Any, viewer: Seat, names: Names) -> str:
    """What is being decided, said to whoever decides or to the others."""
    if game.phase == Phase.OVER:
        return "The game is over."
    who = names[game.to_act]
    mine = viewer == game.to_act
    if game.phase == Phase.TURN:
        return _turn_question(game, mine, who)
    if game.phase == Phase.DRAWN:
        card = spoken(game, game.drawn[0])
        drawn = "a card" if card == "?" else f"the {card}"
        return f"You drew {drawn}: swap it, or discard it?" if mine else f"{who} drew {drawn} and decides."
    if game.phase == Phase.OUTLAW:
        step = _STEPS[Effect(effect_of(game, game.playing))]
        return f"{outlaw_in(game, int(game.playing))}: choose {step}." if mine else f"{who} chooses {step}."
    return "Deal the next round." if mine else f"{who} deals the next round."


def _turn_question(game: Any, mine: bool, who: str) -> str:
    last = "last turn" if game.last_turns else "turn"
    if not mine:
        return f"It is the {last} of {who}."
    if not can_choose_deck(game) and not game.discards:
        return f"Your {last}: there is nothing to draw, so you pass."
    top = f" ({spoken(game, game.top[0])})" if game.discards else ""
    outlaw = ", or play your outlaw" if game.outlaw[game.to_act] >= 0 else ""
    return f"Your {last}: draw from the Deck or from the Discard Pile{top}{outlaw}."


TELLING = Telling(
    phrase=phrase,
    note=note,
    refusals=REFUSALS,
    event=event,
    question=question,
    table=table,
    view=view,
    colours=COLOURS,
    tabletop=tabletop,
    taps=taps,
    worth_a_look=lambda game: bool(game.phase == Phase.SCORED),
)
