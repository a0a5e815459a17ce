"""The form that opens a tournament: what it offers for a game, and the settings that were typed into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.engine.options import Option
from sixgun.tables.pace import PACES, Pace
from sixgun.tournaments.errors import DeskRefused
from sixgun.tournaments.formats import FORMATS, Format
from sixgun.tournaments.scoring.contract import Scoring
from sixgun.tournaments.settings import Finals, Settings

from ..setting_up import Field, field_of
from .forms import number

FINALS = {
    "none": "No finals: the rounds decide",
    "table": "A final table of the best",
    "bracket": "A bracket of the best, two at a table",
}


@dataclass(frozen=True)
class Offer:
    """Everything there is to choose for a tournament of one game."""

    formats: list[Format]
    scoring: list[Field]
    options: list[Field]
    finals: dict[str, str]
    fewest: int
    most: int
    bots: list[tuple[str, str]]  # name, words
    paces: list[Pace]


def usual(game: Game, name: str) -> dict[str, str]:
    """The form as it is first shown; sent like this, it makes a usable tournament."""
    return {
        "name": f"{name}'s tournament"[:60],
        "format": "rounds",
        "mode": "paper",
        "pace": "none",
        "finals": "none",
        "finals_games": "1",
        "self_entry": "yes",
        "visibility": "private",
    }


def offer(game: Game, scoring: Scoring, typed: Mapping[str, str]) -> Offer:
    """What a game can have. A format for two at a table is left out where the game needs more."""
    duels = game.fewest_seats <= 2
    return Offer(
        formats=[form for form in FORMATS.values() if duels or not form.duels],
        scoring=[_field(option, typed, "scoring") for option in scoring.sheet],
        options=[_field(option, typed, "option") for option in _options(game, scoring)],
        finals={kind: words for kind, words in FINALS.items() if duels or kind != "bracket"},
        fewest=max(game.fewest_seats, scoring.fewest_seats),
        most=game.most_seats,
        bots=[(name, find_bot(game, name).words) for name in bot_names(game)],
        paces=list(PACES.values()),
    )


def settings_of(game: Game, scoring: Scoring, form: Mapping[str, str]) -> Settings:
    """The settings as they were typed; DeskRefused where a number is none."""
    mode, finals = form.get("mode", "paper"), form.get("finals", "none")
    if mode not in ("online", "paper"):
        raise DeskRefused(f"A tournament is played online or on paper, not {mode[:20]!r}.")
    if finals not in FINALS:
        raise DeskRefused(f"There are no finals of the kind {finals[:20]!r}; kinds: {', '.join(FINALS)}.")
    return Settings(
        name=form.get("name", ""),
        game=game.name,
        options=_chosen(_options(game, scoring), form, "option"),
        scoring=_chosen(scoring.sheet, form, "scoring"),
        format=form.get("format", "rounds"),
        mode="online" if mode == "online" else "paper",
        bot=form.get("bot", ""),
        pace=form.get("pace") or "none",
        rounds=number(form, "rounds", "The number of rounds", 0),
        games=number(form, "games", "The number of games", 0),
        minutes=number(form, "minutes", "The minutes of a round", 0),
        fewest=number(form, "fewest", "The smallest table", 0),
        most=number(form, "most", "The largest table", 0),
        finals=_finals(form, finals),
        self_entry="self_entry" in form,
        private=form.get("visibility") != "public",
    )


def _finals(form: Mapping[str, str], kind: str) -> Finals:
    if kind == "none":
        return Finals()
    top = number(form, "finals_top", "How many play the finals")
    games = number(form, "finals_games", "The number of games in the finals", 1)
    return Finals(kind="table" if kind == "table" else "bracket", top=top, games=games)


def _options(game: Game, scoring: Scoring) -> list[Option]:
    """Options of the game itself: without seats, which the desk gives, and without what the scores switch on."""
    taken = {option.name for option in scoring.sheet}
    return [option for option in game.option_sheet if not option.is_seat and option.name not in taken]


def _field(option: Option, typed: Mapping[str, str], sheet: str) -> Field:
    return field_of(option, typed.get(f"{sheet}.{option.name}", option.said(option.default)), sheet)


def _chosen(options: Sequence[Option], form: Mapping[str, str], sheet: str) -> dict[str, int | str]:
    """What was chosen beside the defaults."""
    said = {each.name: form.get(f"{sheet}.{each.name}", "").strip() for each in options}
    return {each.name: said[each.name] for each in options if said[each.name] not in ("", each.said(each.default))}
