"""What an organiser settles when a tournament opens. Checked once, written into the first event, never changed."""

from __future__ import annotations

from typing import Literal

import msgspec

from sixgun.bots.registry import best_bot, find_bot
from sixgun.engine.errors import MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.options import settle
from sixgun.tables.match import installed_game
from sixgun.tables.names import clean
from sixgun.tables.pace import find_pace
from sixgun.tables.setting_up import chosen

from .errors import DeskRefused
from .formats import Format, find_format
from .scoring.contract import Scoring

LONGEST_TITLE = 60
MOST_ROUNDS = 40
MOST_GAMES = 70  # at one table in one round: ten times round a table of seven
MOST_MINUTES = 10_000
MOST_FINALISTS = 64


class Finals(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What follows the last round: nothing, one table of the best, or a bracket of the best."""

    kind: Literal["none", "table", "bracket"] = "none"
    top: int = 0  # how many play them
    games: int = 1  # at the final table, or at most so many a duel


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a tournament is played. Numbers left at 0 are the format's to choose."""

    name: str
    game: str
    options: dict[str, int | str] = {}  # of the game, as a table would be set up
    cards: str | None = None  # the text of an own card file
    scoring: dict[str, int | str] = {}  # of `Scoring.sheet`; settled to numbers when the tournament opens
    format: str = "rounds"
    mode: Literal["online", "paper"] = "paper"
    bot: str = ""  # plays for whoever leaves an online table; the best there is when empty
    pace: str = "none"
    rounds: int = 0
    games: int = 0  # a table plays in a round
    minutes: int = 0  # a round lasts, for the clock on the big screen; 0 for no clock
    fewest: int = 0  # seats at a table
    most: int = 0
    finals: Finals = Finals()
    self_entry: bool = False  # people enter and drop out by themselves, without the organiser
    private: bool = True  # not in the list of tournaments
    seed: int = 0  # of every draw; drawn by the desk when 0

    @property
    def numbers(self) -> dict[str, int]:
        """The scoring settings as a scoring module takes them, once they are settled."""
        return {name: int(value) for name, value in self.scoring.items()}


def checked(wish: Settings, scoring: Scoring, seed: int) -> Settings:
    """The settings complete, or a sentence about what cannot be had."""
    game, form = installed_game(wish.game), find_format(wish.format)
    try:
        name = clean(wish.name, LONGEST_TITLE, "A tournament's name")
    except MoveRefused as refused:
        raise DeskRefused(refused.sentence) from None
    fewest, most = _sizes(wish, game, form, scoring)
    for least, number, highest, what in (
        (0, wish.rounds, MOST_ROUNDS, "A tournament has 1 to {} rounds, not {}."),
        (0, wish.games, MOST_GAMES, "A table plays 1 to {} games in a round, not {}."),
        (0, wish.minutes, MOST_MINUTES, "A round lasts at most {} minutes, not {}."),
    ):
        if not least <= number <= highest:
            raise DeskRefused(what.format(highest, number))
    _check_finals(wish, game, form, max(game.fewest_seats, scoring.fewest_seats))
    chosen(game, most, wish.cards, wish.options)
    numbers = settle(scoring.sheet, wish.scoring)
    scoring.agree(numbers, settle(game.option_sheet, wish.options))
    bot = find_bot(game, wish.bot) if wish.bot else best_bot(game)
    return msgspec.structs.replace(
        wish,
        name=name,
        scoring=dict(numbers),
        bot=bot.name,
        pace=find_pace(wish.pace).name,
        fewest=fewest,
        most=most,
        seed=wish.seed or seed,
    )


def _sizes(wish: Settings, game: Game, form: Format, scoring: Scoring) -> tuple[int, int]:
    """The smallest and the largest table."""
    if form.duels:
        if game.fewest_seats > 2:
            raise DeskRefused(f"{form.title} is for games that two can play; {game.title} needs {game.fewest_seats}.")
        if (wish.fewest or 2, wish.most or 2) != (2, 2):
            raise DeskRefused(f"At {form.title} two play at every table; leave the table sizes out.")
        return 2, 2
    least = max(game.fewest_seats, scoring.fewest_seats)
    fewest = wish.fewest or (least if form.one_table else max(least, min(game.usual_seats, wish.most or 99)))
    most = wish.most or game.most_seats
    if not least <= fewest <= most <= game.most_seats:
        seats = f"{least} to {game.most_seats}"
        raise DeskRefused(f"Tables of {game.title} have {seats} seats; {fewest} to {most} cannot be had.")
    return fewest, most


def _check_finals(wish: Settings, game: Game, form: Format, least: int) -> None:
    finals = wish.finals
    if finals.kind == "none":
        if finals.top:
            raise DeskRefused("Finals of kind none have nobody in them; leave out how many play them.")
        return
    if form.knock_out:
        raise DeskRefused(f"{form.title} ends with its own final; it takes no finals beside it.")
    if not 1 <= finals.games <= MOST_GAMES:
        raise DeskRefused(f"Finals have 1 to {MOST_GAMES} games, not {finals.games}.")
    if finals.kind == "table" and not least <= finals.top <= game.most_seats:
        seats = f"{least} to {game.most_seats}"
        raise DeskRefused(f"The final table of {game.title} seats {seats}, not {finals.top}.")
    if finals.kind == "bracket" and not 2 <= finals.top <= MOST_FINALISTS:
        raise DeskRefused(f"A bracket of finals is for 2 to {MOST_FINALISTS}, not {finals.top}.")
    if finals.kind == "bracket" and game.fewest_seats > 2:
        raise DeskRefused(f"A bracket is for games that two can play; {game.title} needs {game.fewest_seats}.")
