"""25 Outlaws: three-card poker, Holdups and quick-draw duels (2 to 5 players)."""

from sixgun.engine.game import Game, Telling
from sixgun.engine.options import Option

from .cards import CARD_FILE, card_tables, card_words, holdings
from .deal import deal
from .facts import FACTS
from .judge.legal import why_not
from .judge.listing import MOST_MOVES, legal
from .judge.questions import question_of
from .moves import MOVES, VERBS
from .rules.ending import outcome
from .rules.result import result
from .rules.step import step
from .sayings import WhyNot
from .sight.imagine import imagine
from .sight.observe import SLICES, observe
from .sight.veil import veil
from .state import Options, State
from .telling.answers import ahead, ease
from .telling.layout import tabletop, taps
from .telling.reckoning import is_paid, reckoning
from .telling.telling import event, kind, note
from .words import SEATS

OPTIONS = (
    Option(
        "dealer", "Who deals the first round", -1, "O25-17: the highest die", 0, SEATS - 1, {"dice": -1}, is_seat=True
    ),
    Option("max_rounds", "Rounds after which the richest gang wins", 200, "O25-R67", 1, 1000),
    Option.switch("win_money_mid_round", "Money can decide the game in mid-round", "O25-R64", default=True),
    Option.switch(
        "skip_idle_questions",
        "Skip questions about Rewards a player cannot play (faster, but it reveals that they cannot)",
        "O25-R71",
    ),
)

GAME = Game(
    name="25-outlaws",
    title="25 Outlaws",
    pitch="Three-card poker with outlaw rules: bluff, rob, duel, and be the last gang with a hundred dollars.",
    picture="crossed-pistols",
    minutes=60,
    fewest_seats=2,
    most_seats=SEATS,
    usual_seats=4,
    rules_version="2",
    high_wins=True,
    hidden_roles=True,
    state=State,
    options=Options,
    option_sheet=OPTIONS,
    card_file=CARD_FILE,
    card_tables=card_tables,
    card_words=card_words,
    guide_file=CARD_FILE.with_name("guide.toml"),
    lesson_file=CARD_FILE.with_name("lesson.toml"),
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
        worth_a_look=is_paid,
        turn=lambda game: int(game.round_number),
        reckoning=reckoning,
    ),
    result=result,
    facts=FACTS,
)
