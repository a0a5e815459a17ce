"""Arguments that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any

import typer

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.options import settle
from sixgun.games.registry import game_called
from sixgun.simulation.devices import Device
from sixgun.simulation.lab import Scheduler
from sixgun.simulation.setup import LARGEST_SEED, Setup

MOST = 10**12  # counts of more games might not fit their 64 bits
GameName = Annotated[str, typer.Argument(metavar="GAME", help="For instance calaboose.", callback=game_called)]
Seats = Annotated[int | None, typer.Option(help="Players at the table.", show_default="the game's usual number")]
Cards = Annotated[Path | None, typer.Option(help="Play with your own card file (TOML).", metavar="FILE")]
Chosen = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value. Repeat it for more.")
]
Games = Annotated[str, typer.Option(help="How many games: 10000, 1e6, 2.5e9 ...", metavar="NUMBER")]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games.", metavar="NUMBER")]
Threads = Annotated[int | None, typer.Option(help="Threads to use.", show_default="all cores", min=1)]
Ray = Annotated[
    str | None,
    typer.Option("--ray", help="Play on a Ray cluster: its address, or auto.", metavar="ADDRESS"),
]
Bots = Annotated[
    str | None,
    typer.Option(help="Bots, from the first seat on; a short list repeats.", show_default="the best bot"),
]


def _no_device(said: str | None) -> None:
    if said is not None:
        raise BadOption("--device works with `sixgun simulate` only: reports and comparisons play on cores.")


NoDevice = Annotated[str | None, typer.Option("--device", hidden=True, callback=_no_device)]


def spread_over(address: str | None, device: Device = Device.CPU) -> Scheduler | None:
    """Where games are played: on the cores or the GPUs of a Ray cluster, or here."""
    if address is None:
        return None
    from sixgun.simulation.cluster import on_cluster  # late: few have Ray

    return on_cluster(address, device)


def table_of(
    game: Game,
    bots: Sequence[str],
    seed: int,
    seats: int | None,
    cards: CardFile | None,
    option: list[str] | None,
    rotate: bool = True,
    brings: Sequence[Any] = (),
) -> Setup:
    """A table at which bots play many games; errors show now, not in the middle of a long run."""
    text, name = (None, "") if cards is None else (cards.text, cards.name)
    setup = Setup(game, tuple(bots), seed, seats, text, name, chosen_options(game, option), tuple(brings), rotate)
    setup.check()
    return setup


def whole_number(said: str, what: str, least: int = 1, most: int = MOST) -> int:
    """`1000`, `1_000` or `1e6` as a number; the error says what it is the number of."""
    try:
        exact = Decimal(said.strip())
    except ArithmeticError:
        exact = Decimal("NaN")
    # Compared before it is a whole number: 1e999999999 would take hours to become one.
    if not exact.is_finite() or not least <= exact <= most or exact != int(exact):
        end = f"{most:.0e}" if most == MOST else most
        raise BadOption(f"The {what} is a whole number from {least} to {end}, such as 1e6, not {said!r}.")
    return int(exact)


def seed_number(said: str) -> int:
    """The seed of many games."""
    return whole_number(said, "seed", 0, LARGEST_SEED)


def card_file(path: Path | None) -> CardFile | None:
    """The user's own cards, if any."""
    return None if path is None else CardFile.read(path)


def chosen_options(game: Game, pairs: list[str] | None) -> dict[str, Any]:
    """`["huckster_swap=yes"]` as a dictionary; each is an option of the game, and not an argument such as `seats`."""
    chosen = named_values(pairs)
    settle(game.option_sheet, chosen)
    return chosen


def named_values(pairs: list[str] | None) -> dict[str, Any]:
    """`["name=value"]` as a dictionary, each name once."""
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"Write an option as name=value, not {pair!r}.")
        name = name.strip().replace("-", "_")
        if name in chosen:
            raise BadOption(f"The option {name} is given twice, as {chosen[name]} and as {value.strip()}.")
        chosen[name] = value.strip()
    return chosen


def bot_list(bots: str | None, default: str) -> list[str]:
    """`random,gunhand` as a list."""
    names = [name.strip() for name in (default if bots is None else bots).split(",")]
    if not all(names):
        raise BadOption(f"Write bots as a list like random,gunhand, not {bots!r}.")
    return names
