"""BANG!: a hidden-role shoot-out for 2 to 7 players."""

from sixgun.engine.game import Game, Telling
from sixgun.engine.options import Option

from .brings import BRINGS, agree
from .cards import CARD_FILE, card_tables, card_words, holdings
from .deal import deal
from .facts import FACTS
from .judge.legal import why_not
from .judge.listing import MOST_MOVES, legal
from .judge.questions import question_of, work_of
from .moves import MOVES, VERBS
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
from .telling.reckoning import reckoning
from .telling.story import event
from .words import SEATS, WhyNot

OPTIONS = (
    Option(
        "sheriff", "Who is the Sheriff", -1, "BNG-03: by chance; BNG-T16", 0, SEATS - 1, {"random": -1}, is_seat=True
    ),
    Option.switch("ruthless_law", "The Sheriff may not discard a BANG! he could have shot", "BNG-T42"),
    Option.switch("cash_rewards", "Eliminating an Outlaw pays dollars instead of cards", "BNG-T69"),
    Option.switch("enlistment", "Players bid for their characters, with $1,000 each to begin with", "BNG-T55"),
    Option.switch("experience", "Cards in front of a player may be kept for the next game, $500 each", "BNG-T46"),
    Option.switch("first_game", "The first-game version, without the 13 cards with the book symbol", "BNG-13"),
    Option.switch(
        "skip_impossible",
        "Skip questions a player cannot answer (faster, but it reveals that they cannot)",
        "BNG-R62",
    ),
    Option("max_turns", "Turns after which nobody wins", 1000, "BNG-R64", 1, 3000),
)

GAME = Game(
    name="bang",
    title="BANG!",
    pitch="Sheriff, Deputies, Outlaws and a Renegade: shoot the right people before they find out who you are.",
    picture="gunshot",
    minutes=40,
    fewest_seats=2,
    most_seats=SEATS,
    usual_seats=5,
    rules_version="1",
    high_wins=True,
    sides=True,
    hidden_roles=True,
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
    work_of=work_of,
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
        turn=lambda game: int(game.turns),
        reckoning=reckoning,
    ),
    result=result,
    facts=FACTS,
)
