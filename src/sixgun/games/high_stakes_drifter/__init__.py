"""High Stakes Drifter: betting and bluffing with decks of dudes, gear and fortune cards, for 2 to 8 players."""

from sixgun.engine.game import Game, Telling

from .brings import BRINGS
from .cards import CARD_FILE, card_tables, card_words
from .deal import deal
from .facts import FACTS
from .holdings import holdings, open_holdings
from .judge.legal import why_not
from .judge.listing import MOST_MOVES, legal
from .judge.questions import question_of
from .moves import MOVES, VERBS
from .options import OPTIONS, agree
from .result import result
from .rules.ending import outcome
from .rules.step import step
from .sight.imagine import imagine
from .sight.observe import SLICES, observe
from .sight.veil import veil
from .state import Options, State
from .telling.answers import ahead, ease
from .telling.layout import tabletop, taps
from .telling.notes import kind, note
from .telling.reckoning import is_showdown, reckoning
from .telling.story import event
from .words import FEWEST_SEATS, SEATS, WhyNot

GAME = Game(
    name="high-stakes-drifter",
    title="High Stakes Drifter",
    pitch="Lay your dudes face down, put chips on your bluffs, and call somebody out into the street.",
    picture="saloon-doors",
    minutes=60,
    fewest_seats=FEWEST_SEATS,
    most_seats=SEATS,
    usual_seats=2,
    rules_version="2",
    high_wins=True,
    state=State,
    options=Options,
    option_sheet=OPTIONS,
    agree=agree,
    card_file=CARD_FILE,
    card_tables=card_tables,
    card_words=card_words,
    guide_file=CARD_FILE.with_name("guide.toml"),
    lesson_file=CARD_FILE.with_name("lesson.toml"),
    brings=BRINGS,
    most_moves=MOST_MOVES,
    usual_moves=16,
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
    open_holdings=open_holdings,
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
        worth_a_look=is_showdown,
        turn=lambda game: int(game.laps) * int(game.seats) + int(game.turn),
        reckoning=reckoning,
    ),
    result=result,
    facts=FACTS,
)
