"""Outlaw Poker: pair up, throw out the big numbers, and mind the outlaws (2 to 6 players)."""

from sixgun.engine.game import Game, Telling
from sixgun.engine.options import Option

from .cards import CARD_FILE, card_tables, card_words, holdings
from .deal import deal
from .facts import FACTS
from .judge.legal import why_not
from .judge.listing import MOST_MOVES, legal
from .judge.questions import question_of
from .moves import MOVES, VERBS
from .rules.ending import outcome, result
from .rules.step import step
from .sight.imagine import imagine
from .sight.observe import SLICES, observe
from .sight.veil import veil
from .state import Options, State
from .telling.layout import tabletop, taps
from .telling.reckoning import is_scored, reckoning
from .telling.telling import event, kind, note
from .words import SEATS, DiscardReturn, WhyNot

OPTIONS = (
    Option("rounds", "Rounds in the game", 10, "OP-36", 1, 20),
    Option("score_limit", "A total that ends the game", 0, "OP-38, OP-R31", 1, 1000, {"off": 0, "on": 100}),
    Option(
        "discard_return",
        "Whether a card drawn from the Discard Pile may be put back",
        int(DiscardReturn.WITH_FLIP),
        "OP-R7",
        choices={"with_flip": 0, "never": 1, "always": 2},
    ),
    Option("max_rebuilds", "Rebuilds of the Deck in a round", 0, "OP-R18", 0, 100, {"no limit": 0}),
    Option("max_laps", "Turns each in a round before it is called off", 60, "OP-R36", 0, 100, {"off": 0}),
    Option.switch("use_custom_outlaws", "The custom outlaws are dealt with the six", "OP-R28", default=True),
    Option("dealer", "Who deals the first round", -1, "OP-R5: by chance", 0, SEATS - 1, {"random": -1}, is_seat=True),
)

GAME = Game(
    name="outlaw-poker",
    title="Outlaw Poker",
    pitch="Pair up your columns, get rid of big numbers, and finish with the fewest points.",
    picture="poker-hand",
    minutes=30,
    fewest_seats=2,
    most_seats=SEATS,
    usual_seats=4,
    rules_version="1",
    high_wins=False,
    state=State,
    options=Options,
    option_sheet=OPTIONS,
    card_file=CARD_FILE,
    card_tables=card_tables,
    card_words=card_words,
    guide_file=CARD_FILE.with_name("guide.toml"),
    lesson_file=CARD_FILE.with_name("lesson.toml"),
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
        ease=VERBS.eases(draw_discard="light"),
        worth_a_look=is_scored,
        turn=lambda game: 1_000 * int(game.round_number) + int(game.turns),
        reckoning=reckoning,
    ),
    result=result,
    facts=FACTS,
)
