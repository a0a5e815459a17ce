"""What is being decided, worded once for every screen and every viewer."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Question
from sixgun.engine.words import plural

from ..judge.legal import why_not_skip
from ..rules.abilities import effect_of
from ..rules.reach import can_choose_deck, can_choose_discard, flippable
from ..words import Effect, Phase, WhyNot, card_name, outlaw_name

_STEPS = {
    Effect.PEEK: Question(
        "look at which card?", "Choose a face-down card. You alone see it, and it stays where it is.", "OP-R26"
    ),
    Effect.FLIP: Question("turn up which card?", "Choose a face-down card to turn up for everybody.", "OP-R37"),
    Effect.SWAP_WITHIN: Question(
        "switch which cards?",
        "Choose two of your own cards, the left or upper one first; each keeps its face.",
        "OP-R30",
    ),
    Effect.SWAP_BETWEEN: Question(
        "trade which cards?", "Choose a face-up card of yours, then one of theirs.", "OP-R37"
    ),
    Effect.DRAW_PICK: Question(
        "keep which card?", "Choose a drawn card, then the card of your grid it replaces.", "OP-R37"
    ),
    Effect.DISCARD_PICK: Question(
        "take which discard?", "Choose a discard, then the card of your grid it replaces.", "OP-R37"
    ),
    Effect.RELOAD: Question(
        "replace which card?", "Choose a face-up card: the top card of the Deck takes its place.", "OP-R37"
    ),
    Effect.SKIP: Question("who loses turns?", "Choose a player who has no turn to lose yet.", "OP-R37"),
}


def goal(game: Any) -> str:
    """OP-36 to OP-38. How to win at this table."""
    rounds = f"after {plural(int(game.rounds), 'round')}"
    limit = f", or when somebody has {plural(int(game.score_limit), 'point')}" if game.score_limit else ""
    return f"Lowest total {rounds}{limit} wins."


def question(game: Any, viewer: Seat, names: Names) -> Question:
    """What is being decided, said to whoever decides or to the others."""
    if game.phase == Phase.OVER:
        return Question("The game is over", "The lowest total wins.", "OP-37")
    mine = viewer == game.to_act
    if game.phase == Phase.TURN:
        return _turn(game, names) if mine else Question(f"{names[game.to_act]}'s {_last(game)}")
    if game.phase == Phase.DRAWN:
        return _drawn(game, mine, names)
    if game.phase == Phase.OUTLAW:
        step = _STEPS[Effect(effect_of(game, game.playing))]
        asked = f"{outlaw_name(game.playing, names)}: {step.heading}"
        return step._replace(heading=asked) if mine else Question(f"{names[game.to_act]} plays an outlaw", asked)
    if mine:
        return Question("Deal the next round", "The grids are scored; look at them as long as you like.", "OP-R5")
    return Question(f"{names[game.to_act]} deals the next round")


def _last(game: Any) -> str:
    return "last turn" if game.last_turns else "turn"


def _turn(game: Any, names: Names) -> Question:
    if not can_choose_deck(game) and not can_choose_discard(game):
        return Question(f"Your {_last(game)}: nothing to draw", "Both piles are empty, so you pass.", "OP-R18")
    outlaw = int(game.outlaw[game.to_act])
    play = f", or play the {outlaw_name(outlaw, names)} instead" if outlaw >= 0 else ""
    hint = f"Draw from the Deck or from the Discard Pile{play}."
    return Question(f"Your {_last(game)}: draw", hint, "OP-24" if play else "OP-17")


def _drawn(game: Any, mine: bool, names: Names) -> Question:
    card = int(game.drawn[0])
    drew = f"drew the {card_name(card, names)}" if card >= 0 else "drew a card"
    if not mine:
        return Question(f"{names[game.to_act]} {drew}")
    return Question(f"You {drew}: swap or discard it?", *_use(game))


def _use(game: Any) -> tuple[str, str]:
    """What can be done with the drawn card, and the rule that says so."""
    swap = "Swap it with one of your cards"
    may_flip, may_skip = flippable(game) != 0, why_not_skip(game) == WhyNot.ALLOWED
    if not may_flip:
        return (f"{swap}, or discard it.", "OP-18") if may_skip else (f"{swap}: you cannot discard this one.", "OP-R7")
    flip = f"{swap}, or discard it and turn up a face-down card{' or skip' if may_skip else ''}"
    if not game.locked[game.to_act]:
        return f"{flip}. The first card you touch in another column makes column 1, your Iron Hand, final.", "OP-31"
    return f"{flip}.", "OP-22" if may_skip else "OP-20"
