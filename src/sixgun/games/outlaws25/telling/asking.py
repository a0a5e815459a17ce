"""What a screen writes over the table: the decision in a few words, help to make it, and its rule."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names
from sixgun.engine.seats import NOBODY, Seat

from ..rules.holdups import half_of_victim, must_duel
from ..rules.poker import level
from ..rules.rows import gang_money, next_place
from ..words import ROUND_MINIMUM, SHERIFF_NAMES, Phase
from .screen import outlaw_name, spot_name

_DOES = {
    Phase.GANG: "chooses a gang",
    Phase.LINE_UP: "lines up a gang",
    Phase.SPLIT: "splits the money",
    Phase.SPLIT_REST: "splits the money",
    Phase.DISMISS: "faces a Sheriff",
    Phase.BEFORE_ROLL: "is asked before the roll",
    Phase.AFTER_ROLL: "is asked after the roll",
    Phase.BETTING: "is to bet",
    Phase.SHOWING: "may show or hide",
    Phase.BUYING: "may buy a Reward",
    Phase.HOLDUP: "may hold somebody up",
    Phase.ANSWER: "answers a Holdup",
    Phase.COWERING: "cowers",
}
_ASKED_ANYWAY = "Whoever has a hidden Reward is asked, so that the question tells nothing."
_ASKED = {
    Phase.GANG: ("Choose your gang", "Three of its five Outlaws, drawn by chance, will play for you.", "O25-04"),
    Phase.LINE_UP: (
        "Line up your gang",
        "Tap who lies on the left, then who lies in the middle. The right one plays the first hand.",
        "O25-08",
    ),
    Phase.SHOWING: ("Show or hide?", "Your hand is beaten; nobody has to see it.", "O25-54"),
    Phase.BUYING: (
        "Buy a Reward?",
        "Tap the Reward deck, then the Outlaw that pays $30; or play a Reward; or end your turn.",
        "O25-83",
    ),
    Phase.HOLDUP: (
        "Hold somebody up?",
        "Tap an Outlaw of yours, then the victim. Whoever robs becomes wanted.",
        "O25-94",
    ),
    Phase.BEFORE_ROLL: ("A duel: before the roll", f"Tap a Reward to play it, or pass. {_ASKED_ANYWAY}", "O25-R38"),
    Phase.AFTER_ROLL: ("A duel: after the roll", f"Tap a Reward to play it, or pass. {_ASKED_ANYWAY}", "O25-R38"),
}


def decision(game: Any, viewer: Seat, names: Names) -> tuple[str, str, str]:
    """Heading, hint and rule."""
    phase = Phase(game.phase)
    if phase == Phase.OVER:
        return "The game is over", "", ""
    if viewer == NOBODY or game.to_act != viewer:
        return f"{names[game.to_act]} {_DOES[phase]}", "", ""
    if phase in _ASKED:
        return _ASKED[phase]
    if phase in (Phase.SPLIT, Phase.SPLIT_REST):
        return _split(game, viewer)
    if phase == Phase.BETTING:
        return _bet(game)
    if phase == Phase.DISMISS:
        sheriff = SHERIFF_NAMES[game.sheriff_card[game.sheriff_now]]
        victim = spot_name(game.sheriff_for[game.sheriff_now], names)
        return "A Sheriff comes", f"{sheriff} is here for {victim}. {_ASKED_ANYWAY}", "O25-62"
    return _holdup(game)


def _split(game: Any, viewer: Seat) -> tuple[str, str, str]:
    if game.phase == Phase.SPLIT and gang_money(game, viewer) < ROUND_MINIMUM:
        return "Less than $100", "Play a Reward that brings money, or your gang leaves the game.", "O25-120"
    marked = int(game.marker[viewer])
    if game.phase == Phase.SPLIT:
        least = f"at least ${ROUND_MINIMUM} for {outlaw_name(game, viewer, marked)}, who plays next"
        return "Split your money", f"Tap your money and choose: {least}.", "O25-119"
    second = outlaw_name(game, viewer, int(next_place(game, viewer, marked)))
    return "Split the rest", f"Tap your money and choose for {second}; the last Outlaw gets what is left.", "O25-R59"


def _bet(game: Any) -> tuple[str, str, str]:
    if level(game):
        call = int(level(game)) - int(game.bet[game.to_act])
        return "Call, raise or fold?", f"Calling costs ${call}. To raise, tap the Pot and choose.", "O25-40"
    return "Check, bet or fold?", "To bet, tap the Pot and choose how much. You may bluff.", "O25-35"


def _holdup(game: Any) -> tuple[str, str, str]:
    if game.phase == Phase.COWERING:
        return "Pay less?", f"Cowering costs ${half_of_victim(game)}. {_ASKED_ANYWAY}", "O25-105"
    if must_duel(game):
        return "You are held up: fight!", "With $30 or less there is no cowering.", "O25-107"
    return "Fight or cower?", f"Cowering costs ${half_of_victim(game)}; a duel is to the death.", "O25-100"
