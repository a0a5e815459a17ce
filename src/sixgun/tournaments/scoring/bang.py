"""BANG! at the desk: dollars of every game, the average, six tie-breaks, and the Sheriff's star going round."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.engine.errors import BadOption
from sixgun.engine.options import Option
from sixgun.engine.seats import Seat

from .bang_dollars import ALIVE_AT_END, DOLLARS, OFFICIAL, OUTLAWS_AT_START, SIMPLIFIED, gains
from .bang_fees import check_fees, keeps, next_game
from .bang_reminder import reminder
from .bang_results import FEWEST, check, questions
from .contract import Duels, Result, Scoring, Settings, TieBreak

LOTS, DUEL, DUEL_FIRST = 0, 1, 2

SHEET = (
    Option(
        "system",
        "Score system",
        OFFICIAL,
        "BNG-T01, BNG-T34",
        choices={"official": OFFICIAL, "simplified": SIMPLIFIED},
    ),
    Option(
        "first_factor",
        "Simplified system: what the dollars of a role are multiplied by",
        ALIVE_AT_END,
        "BNG-R1: the page is damaged; readings A and B",
        choices={"players_alive_at_end": ALIVE_AT_END, "outlaws_at_start": OUTLAWS_AT_START},
    ),
    Option.switch("keep_characters", "Survivors keep their character for the next game (without enlistment)", "BNG-12"),
    Option.switch("cash_rewards", "Killing an Outlaw in person pays $1,000; sets the game's own option too", "BNG-T69"),
    Option.switch(
        "experience",
        "Players may keep cards from game to game for $500 each; sets the game's own option too",
        "BNG-T46",
    ),
    Option.switch(
        "enlistment",
        "Characters are sold by auction, and everybody begins with $1,000; sets the game's own option too",
        "BNG-T55",
    ),
    Option(
        "tie",
        "When players are still equal after five tie-breaks: lots, a one-on-one game of two, or that game at once",
        DUEL,
        "BNG-T32, BNG-T33, BNG-R19",
        choices={"lots": LOTS, "duel": DUEL, "duel_first": DUEL_FIRST},
    ),
)

TIES = (
    TieBreak(name="wins_as_sheriff", words="wins as Sheriff"),  # BNG-T23
    TieBreak(name="wins_as_renegade", words="wins as Renegade"),  # BNG-T24
    TieBreak(name="wins_as_deputy", words="wins as Deputy"),  # BNG-T25
    TieBreak(name="wins_as_outlaw", words="wins as Outlaw"),  # BNG-T26
    TieBreak(name="turns", words="turns played"),  # BNG-T27
)


def agree(settings: Settings, options: Mapping[str, int]) -> None:
    """BNG-T41, BNG-T55. A variant that moves money is switched on for the scores, which switch it on in the game."""
    for option in SHEET:
        if options.get(option.name) and not settings[option.name]:
            sentence = f"Switch {option.name} on among the settings of the scores; the game follows."
            raise BadOption(sentence, option=option.name)


def start(settings: Settings) -> int:
    """BNG-T55. Money before the first game."""
    return DOLLARS.start if settings["enlistment"] else 0


def final(total: int, games: int) -> int:
    """BNG-T20, BNG-T22. Dollars a game, to the nearest whole dollar; halves go away from zero, also below it."""
    if games == 0:
        return total
    rounded = (2 * abs(total) + games) // (2 * games)
    return rounded if total >= 0 else -rounded


def duel_for_ties(settings: Settings) -> Duels:
    """BNG-T32, BNG-T33. Whether two who are equal may play a one-on-one game, and when."""
    when: dict[int, Duels] = {LOTS: "", DUEL: "instead_of_lots", DUEL_FIRST: "at_once"}
    return when[settings["tie"]]


def star_of(result: Result) -> Seat | None:
    """Who was the Sheriff."""
    roles = result.get("roles") or ()
    return roles.index("Sheriff") if "Sheriff" in roles else None


SCORING = Scoring(
    game="bang",
    unit="dollars",
    sheet=SHEET,
    agree=agree,
    start=start,
    final=final,
    ties=lambda settings: TIES,
    duel_for_ties=duel_for_ties,
    questions=questions,
    check=check,
    gains=gains,
    check_fees=check_fees,
    reminder=reminder,
    fewest_seats=FEWEST,
    games_for=lambda seats: seats,  # BNG-T15, BNG-T16
    star_words="Sheriff",
    star_of=star_of,
    next_game=next_game,
    keeps=keeps,
)
