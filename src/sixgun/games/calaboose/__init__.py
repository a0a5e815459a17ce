"""Calaboose: lock up the best gang, and send the others your worst (2 to 5 players)."""

from sixgun.engine.game import Game, Telling
from sixgun.engine.options import Option

from .answers import ahead, ease
from .cards import CARD_FILE, card_tables, card_words, holdings, sheets
from .deal import deal
from .ending import outcome, result
from .facts import FACTS
from .layout import tabletop, taps
from .legal import why_not
from .listing import MOST_MOVES, legal, question_of
from .moves import MOVES, VERBS
from .reckoning import is_scored, reckoning
from .state import Options, State
from .step import step
from .telling import event, kind, note
from .view import SLICES, imagine, observe, veil
from .words import SEATS, WhyNot

OPTIONS = (
    Option("series_games", "Games in the series; points add up", 1, "CAL-73, CAL-74: three are recommended", 1, 9),
    Option.switch("huckster_swap", "Four or five Hucksters in the first hand may be swapped", "CAL-75, CAL-76"),
    Option("dealer", "Who deals the first game", -1, "CAL-R33: by chance", 0, SEATS - 1, {"random": -1}, is_seat=True),
)

GAME = Game(
    name="calaboose",
    title="Calaboose",
    pitch="Fill your jail with the best-paid gang, and send the neighbours what you cannot use.",
    picture="prisoner",
    minutes=15,
    fewest_seats=2,
    most_seats=SEATS,
    usual_seats=4,
    rules_version="1",
    high_wins=True,
    state=State,
    options=Options,
    option_sheet=OPTIONS,
    card_file=CARD_FILE,
    card_tables=card_tables,
    card_words=card_words,
    guide_file=CARD_FILE.with_name("guide.toml"),
    lesson_file=CARD_FILE.with_name("lesson.toml"),
    sheets=sheets,
    most_moves=MOST_MOVES,
    move_space=MOVES,
    deal=deal,
    legal=legal,
    why_not=why_not,
    step=step,
    question_of=question_of,
    outcome=outcome,
    veil=veil,
    imagine=imagine,
    observe=observe,
    holdings=holdings,
    slices=SLICES,
    telling=Telling(
        phrase=VERBS.phrase,
        note=note,
        kind=kind,
        refusals=WhyNot.refusals(),
        event=event,
        tabletop=tabletop,
        taps=taps,
        ease=ease,
        ahead=ahead,
        worth_a_look=is_scored,
        turn=lambda game: int(game.badge),
        reckoning=reckoning,
    ),
    result=result,
    facts=FACTS,
)
