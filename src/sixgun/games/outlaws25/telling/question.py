"""What is being decided: a heading, help to decide, and the rule. Worded once, for every screen and every viewer."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Question

from ..rules.holdups import half_of_victim, must_duel
from ..rules.poker import cap, level
from ..rules.rows import ante, gang_money, next_place
from ..sayings import sheriff_name, spot_name
from ..words import COWER_LIMIT, PLACES, REWARD_COST, ROUND_MINIMUM, Phase
from .faces import outlaw_at

GOAL = f"Be the last gang with an Outlaw and ${ROUND_MINIMUM}."  # O25-126

_DOES = {
    Phase.GANG: "chooses a gang",
    Phase.LINE_UP: "lines up a gang",
    Phase.SPLIT: "splits the money",
    Phase.SPLIT_REST: "splits the money",
    Phase.DISMISS: "faces a Sheriff",
    Phase.BEFORE_ROLL: "may play a Reward before the roll",
    Phase.AFTER_ROLL: "may play a Reward after the roll",
    Phase.BETTING: "is to bet",
    Phase.SHOWING: "may show or hide a beaten hand",
    Phase.BUYING: "may buy a Reward",
    Phase.HOLDUP: "may hold somebody up",
    Phase.ANSWER: "answers a Holdup",
    Phase.COWERING: "cowers",
}
_TELLS_NOTHING = "Everybody with a hidden Reward is asked, so nobody learns what you hold."
_DUEL_HINT = f"Play a Reward, or pass. {_TELLS_NOTHING}"
_ASKED = {
    Phase.GANG: Question(
        "Choose your gang", "Three of its five Outlaws, drawn by chance, will play for you.", "O25-04"
    ),
    Phase.LINE_UP: Question(
        "Line up your gang",
        "Choose who lies on the left, then who lies in the middle. The right one plays the first hand.",
        "O25-08",
    ),
    Phase.SHOWING: Question("Show or hide?", "Your hand is beaten; nobody has to see it.", "O25-54"),
    Phase.BUYING: Question(
        "Buy a Reward?",
        f"Choose the Outlaw that pays ${REWARD_COST} for one; or play a Reward; or end your turn.",
        "O25-83",
    ),
    Phase.HOLDUP: Question(
        "Hold somebody up?", "Choose an Outlaw of yours, then the victim. Your robber becomes wanted.", "O25-94"
    ),
    Phase.BEFORE_ROLL: Question("A duel: before the roll", _DUEL_HINT, "O25-R38"),
    Phase.AFTER_ROLL: Question("A duel: after the roll", _DUEL_HINT, "O25-R38"),
}


def question(game: Any, viewer: Seat, names: Names) -> Question:
    """What is being decided, said to whoever decides or to the others."""
    phase = Phase(game.phase)
    if phase == Phase.OVER:
        return Question("The game is over")
    if viewer == NOBODY or game.to_act != viewer:
        return Question(f"{names[game.to_act]} {_DOES[phase]}", _for_others(game, names))
    if phase in _ASKED:
        return _ASKED[phase]
    if phase in (Phase.SPLIT, Phase.SPLIT_REST):
        return _split(game, viewer, names)
    if phase == Phase.BETTING:
        return _bet(game)
    if phase == Phase.DISMISS:
        return Question("A Sheriff comes", f"{_sheriff(game, names)} {_TELLS_NOTHING}", "O25-62")
    return _holdup(game, names)


def _for_others(game: Any, names: Names) -> str:
    if game.phase == Phase.DISMISS:
        return _sheriff(game, names)
    return _robbery(game, names) if game.phase in (Phase.ANSWER, Phase.COWERING) else ""


def _sheriff(game: Any, names: Names) -> str:
    sheriff = sheriff_name(game.sheriff_card[game.sheriff_now], names)
    return f"{sheriff} has come for {spot_name(game.sheriff_for[game.sheriff_now], names)}."


def _robbery(game: Any, names: Names) -> str:
    return f"{spot_name(game.attacker, names)} holds up {spot_name(game.victim, names)}."


def _split(game: Any, viewer: Seat, names: Names) -> Question:
    if game.phase == Phase.SPLIT and gang_money(game, viewer) < ROUND_MINIMUM:
        hint = "Play a Reward that brings money, or your gang leaves the game."
        return Question(f"Less than ${ROUND_MINIMUM}", hint, "O25-120")
    marked = int(game.marker[viewer])
    if game.phase == Phase.SPLIT:
        who = outlaw_at(game, viewer * PLACES + marked, names)
        hint = f"Choose how much: at least ${ROUND_MINIMUM} for {who}, who plays next."
        return Question("Split your money", hint, "O25-119")
    who = outlaw_at(game, viewer * PLACES + int(next_place(game, viewer, marked)), names)
    hint = f"How much for {who}? The rest goes to your last Outlaw."
    return Question("Split the rest", hint, "O25-R59")


def _bet(game: Any) -> Question:
    if level(game):
        cost = int(level(game)) - int(game.bet[game.to_act])
        more = "You may raise." if level(game) < cap(game) else "Nobody can raise any more."
        return Question("Call, raise or fold?", f"Calling costs ${cost}. {more}", "O25-40")
    hint = f"You may bet up to ${cap(game)}. You may bluff."
    if cap(game) < ante(game):
        hint = "Somebody cannot pay the minimum bet, so nobody may bet."
    return Question("Check, bet or fold?", hint, "O25-35")


def _holdup(game: Any, names: Names) -> Question:
    robbery, half = _robbery(game, names), half_of_victim(game)
    if game.phase == Phase.COWERING:
        return Question("Pay less?", f"Cowering costs ${half}. {_TELLS_NOTHING}", "O25-105")
    if must_duel(game):
        return Question("Fight!", f"{robbery} With ${COWER_LIMIT} or less there is no cowering.", "O25-107")
    return Question("Fight or cower?", f"{robbery} Cowering costs ${half}; a duel is to the death.", "O25-100")
