"""What is played: a game, its options and cards, the bots, and the seed. A game follows from its number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from sixgun.bots.bot import BadBot, Bot
from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED, caught_modules, source_stamp, text_of
from sixgun.engine.words import listed
from sixgun.games.registry import find_game

from .sheet import Sheet

LARGEST_SEED = (1 << 62) - 1


@dataclass(frozen=True)
class Setup:
    """One table at which many games are played. Bots change seats from game to game, or stay where they are."""

    game: Game
    bots: tuple[str, ...] = ("random",)  # from the first seat on; repeated to fill the table
    seed: int = 1
    seats: int | None = None
    cards: str | None = None  # the text of a card file
    cards_name: str = "the card file"
    chosen: Mapping[str, Any] = field(default_factory=dict)
    brings: tuple[Any, ...] = ()
    rotate: bool = True
    given: Any = None  # an options record, where somebody has made one already

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= LARGEST_SEED:  # any other seed would play the same games as one of these
            raise BadOption(f"The seed is a whole number from 0 to {LARGEST_SEED}, not {self.seed}.")

    @cached_property
    def card_file(self) -> CardFile | None:
        """The user's own cards, if any."""
        return None if self.cards is None else CardFile(self.cards, self.cards_name)

    @cached_property
    def options(self) -> Any:
        """What every game is dealt from."""
        if self.given is not None:
            return self.given
        return self.game.settled(self.seats, self.card_file, self.brings, **self.chosen)

    @property
    def unusual(self) -> str:
        """The options that are not as usual, as a user gives them: "huckster_swap=yes"; empty if there are none."""
        settled = [(option, int(self.options[0][option.name])) for option in self.game.option_sheet]
        return " ".join(f"{each.name}={each.said(number)}" for each, number in settled if number != each.default)

    @cached_property
    def players(self) -> int:
        """Seats at the table."""
        return int(self.options[0].seats)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The distinct bots, in one order whoever sits where: the same bots are compiled once."""
        known = bot_names(self.game)
        return tuple(sorted(set(self.bots), key=lambda name: known.index(name) if name in known else len(known)))

    @cached_property
    def minds(self) -> tuple[Bot, ...]:
        """The same, able to play."""
        return tuple(find_bot(self.game, name) for name in self.names)

    @cached_property
    def lineup(self) -> Any:
        """[shift, seat]: which of the bots sits there in games whose seed leaves that remainder."""
        if len(self.bots) > self.players:
            raise BadOption(f"{len(self.bots)} bots do not fit at a table of {self.players}.")
        places = [self.names.index(self.bots[seat % len(self.bots)]) for seat in range(self.players)]
        shifts = range(self.players) if self.rotate and len(self.names) > 1 else range(1)
        return np.array([np.roll(places, shift) for shift in shifts], np.int8)

    @property
    def first_seed(self) -> int:
        """The seed of game 0; game n has the n-th after it. Seeds 1 and 2 share no game."""
        return (self.seed * 0x9E37_79B9_7F4A_7C15) & LARGEST_SEED

    def sheet(self, watched: bool) -> Sheet:
        """What is counted of the games."""
        return Sheet(self.game, self.players, self.names, self.game.words_of(self.card_file), watched)

    def check(self) -> None:
        """Check options, cards and bots now, not in the middle of a run."""
        for bot in self.minds:
            if not INTERPRETED and text_of(bot.choose) is bot.choose:
                raise BadBot(f"The bot {bot.name} is plain Python: mark `choose` with @rule, to have it compiled.")
        _ = self.lineup

    def to_json(self) -> dict[str, Any]:
        """Plain data, enough to play any of the games again."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "bots": list(self.bots),
            "seed": self.seed,
            "seats": self.players,
            "options": {option.name: int(self.options[0][option.name]) for option in self.game.option_sheet},
            "cards": self.cards,
            "cards_name": self.cards_name if self.cards is not None else None,
            "brings": list(self.brings),
            "rotate": self.rotate,
        }

    def difference_from(self, other: Setup) -> str:
        """The first difference between this setup and another one in words, such as `seed 1, not 2`; empty for none."""
        mine, theirs = self.to_json(), other.to_json()
        different = [name for name, value in mine.items() if value != theirs[name]]
        if not different:
            return ""
        name = different[0]
        match name:
            case "bots":
                return f"the bots {listed(self.bots)}, not {listed(other.bots)}"
            case "seats":
                return f"{self.players} players, not {other.players}"
            case "options":
                here, there = mine[name], theirs[name]
                option = next(each for each in self.game.option_sheet if here[each.name] != there[each.name])
                return f"{option.name} {option.said(here[option.name])}, not {option.said(there[option.name])}"
            case "cards":
                return "other cards"
            case "cards_name":
                return f"cards from {self.cards_name}, not from {other.cards_name}"
            case "brings":
                return "other decks"
            case "rotate":
                return "bots that change seats" if self.rotate else "bots that keep their seats (--fixed)"
        return f"{name} {mine[name]}, not {theirs[name]}"

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Setup:
        """The setup that `to_json` wrote down."""
        game = find_game(plain["game"])
        words = {option.name: option.said(plain["options"][option.name]) for option in game.option_sheet}
        return cls(
            game,
            tuple(plain["bots"]),
            plain["seed"],
            plain["seats"],
            plain["cards"],
            plain["cards_name"] or "the card file",
            words,
            tuple(plain["brings"]),
            plain["rotate"],
        )


def program_stamp(setups: Iterable[Setup]) -> str:
    """A digest of all that decides how such games go: rules and bots, those of other packages too, and what counts."""
    modules = {__name__}
    for setup in setups:
        modules |= caught_modules(setup.game.step).union(*(caught_modules(bot.choose) for bot in setup.minds))
    foreign = {module for module in modules if module.split(".")[0] != "sixgun"}  # the first one stands for all of ours
    return "-".join(sorted({source_stamp(module)[:12] for module in {__name__, *foreign}}))
