"""BANG! in words: moves, what they would do, and what is being asked."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.game import Names, Telling
from sixgun.engine.seats import NOBODY, Seat

from .. import moves
from ..deck import CARD_NAMES, KIND
from ..matters import CHECK, DUEL, GRAB, KETCHUM, LOSS, RAID, ROBBERY, SHOT, STORE, STRIP
from ..moves import card_and_spot
from ..rules.aim import distance, reach
from ..rules.answers import barrel_checks_left
from ..rules.asking import whom
from ..rules.drinks import beer_works
from ..rules.ring import front, player_of
from ..rules.store import cards_left
from ..words import CHARACTER_NAMES, OWN, Kind, Stage
from .events import event
from .layout import tabletop, taps
from .naming import attack_words, character_name, seat_name, spot_name, target_name
from .refusals import REFUSALS
from .screen import table, view

COLOURS = {
    "Sheriff": "bright_yellow",
    "Deputy": "bright_blue",
    "Outlaw": "bright_red",
    "Renegade": "bright_magenta",
    "BANG": "orange3",
    "Missed": "bright_cyan",
    "Beer": "bright_green",
    "Dynamite": "red",
    "Jail": "grey62",
}

_PLAIN = {
    moves.EXPOSE: "expose your first character",
    moves.EXPOSE + 1: "expose your second character",
    moves.FROM_PILE: "draw from the pile",
    moves.FROM_DISCARDS: "draw from the discard pile",
    moves.END: "stop playing cards",
    moves.CHECK: "draw! for the Barrel",
    moves.PASS: "let it happen",
    moves.TAKE_UNSEEN: "take an unseen card of the hand",
}
_VERBS = (
    (moves.DISCARD, "discard"),
    (moves.PUT_BACK, "put back"),
    (moves.CHOOSE, "let count"),
    (moves.TAKE, "take"),
    (moves.KETCHUM, "pay for life with"),
    (moves.ANSWER, "answer with"),
)


def phrase(move: int, names: Names) -> tuple[str, ...]:
    """A move in parts."""
    if move in _PLAIN:
        return (_PLAIN[move],)
    if move < moves.EXPOSE:
        return ("pick", CHARACTER_NAMES[move])
    if move < moves.PLAY:
        return ("draw", f"from the hand of {seat_name(move - moves.FROM_HAND, names)}")
    if move < moves.PLAY_AT:
        return (f"play {CARD_NAMES[move - moves.PLAY]}",)
    if move < moves.END:
        card, spot = card_and_spot(move)
        return (f"play {CARD_NAMES[card]}", f"at {target_name(spot, names)}")
    block, verb = next((block, verb) for block, verb in _VERBS if move >= block)
    return (verb, CARD_NAMES[move - block])


def note(game: Any, move: int, names: Names) -> str:
    """What the move means here: distances, who a target is, what a card would replace."""
    seat = int(game.to_act)
    if seat == NOBODY:
        return ""
    if moves.EXPOSE <= move < moves.FROM_PILE:
        return character_name(game, seat * OWN + move - moves.EXPOSE)
    if moves.PLAY_AT <= move < moves.END:
        card, spot = card_and_spot(move)
        if spot >= game.spots or player_of(game, spot) == seat:
            return ""
        if KIND[card] in (Kind.BANG, Kind.MISSED, Kind.PANIC):
            return f"{character_name(game, spot)} at distance {distance(game, front(game, seat), spot)}"
        return character_name(game, spot)
    if moves.PLAY <= move < moves.PLAY_AT:
        return _play_note(game, seat, move - moves.PLAY)
    if move == moves.PASS and game.matters > 0:
        return _PASS_NOTES.get(kind_on_top(game), "")
    if move == moves.END and game.hand_size[seat] > game.life[front(game, seat)]:
        return f"you will discard {int(game.hand_size[seat]) - int(game.life[front(game, seat)])}"
    return ""


_PASS_NOTES: dict[int, str] = {
    SHOT.kind: "lose a life point",
    RAID.kind: "lose a life point",
    DUEL.kind: "lose a life point",
    LOSS.kind: "the life point is lost",
    GRAB.kind: "without paying for life",
}


def _play_note(game: Any, seat: Seat, card: int) -> str:
    spot = front(game, seat)
    if KIND[card] == Kind.BEER:
        if not beer_works(game):
            return "no effect with two left"
        return "no effect at full life" if game.life[spot] == game.most_life[spot] else ""
    return ""


def question(game: Any, viewer: Seat, names: Names) -> str:
    """What is being decided, said to whoever decides or to the others."""
    if game.stage == Stage.OVER:
        return "The game is over."
    seat = int(game.to_act)
    asked, told = _question(game, seat, names)
    return asked if viewer == seat else f"{names[seat]} {told}."


def _question(game: Any, seat: Seat, names: Names) -> tuple[str, str]:
    """The question to the decider, and what the others are told the decider does."""
    if game.matters > 0:
        return _matter_question(game, seat, names)
    spot = front(game, seat)
    if game.stage == Stage.PICK:
        return "Which character do you pick?", "picks a character"
    if game.stage == Stage.UNCOVER:
        return "Which of your characters is exposed first?", "chooses a character in secret"
    if game.stage == Stage.EXPOSE:
        return "Which of your characters is exposed this turn?", "chooses which character is exposed"
    if game.stage == Stage.DRAW:
        return f"{character_name(game, spot)}: where does your first card come from?", "draws the first card"
    if game.stage == Stage.DISCARD:
        excess = int(game.hand_size[seat]) - int(game.life[spot])
        return f"Discard {excess} more: your hand may be as large as your life.", "discards"
    shots = "you have shot this turn" if game.bangs else "you have not shot yet"
    return f"Your turn: play cards or stop. Range {reach(game, spot)}, {shots}.", "plays cards"


def _matter_question(game: Any, seat: Seat, names: Names) -> tuple[str, str]:
    kind = kind_on_top(game)
    spot = whom(game)
    what = attack_words(game, names) if kind in _ATTACKS else ""
    if kind == SHOT.kind:
        barrel = " draw! for a Barrel," if barrel_checks_left(game) > 0 else ""
        return f"{what}:{barrel} answer with Missed!, or lose a life point?", f"is asked: {what}"
    if kind in (RAID.kind, DUEL.kind):
        return f"{what}: discard a BANG!, or lose a life point?", f"is asked: {what}"
    if kind == LOSS.kind:
        return f"{what}: save yourself, or give up?", f"may save a life: {what}"
    if kind == GRAB.kind:
        return f"{what}: pay two cards for a life point first?", "may pay two cards for a life point first"
    if kind == CHECK.kind:
        return "Which of the two cards counts?", "chooses which card counts"
    if kind == STRIP.kind:
        return "Which card do you discard next? The last one lies on top.", "discards everything"
    if kind == ROBBERY.kind:
        return f"What do you take from {spot_name(game, spot, names)}?", "chooses what to take"
    if kind == STORE.kind:
        return "Which card do you take?", f"chooses among {cards_left(game)} cards"
    if kind == KETCHUM.kind:
        return "Which second card do you pay?", "pays two cards for a life point"
    return "Which card goes back on the draw pile?", "looks at three cards"


_ATTACKS = (SHOT.kind, RAID.kind, DUEL.kind, LOSS.kind, GRAB.kind)

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
)
