"""`sixgun decks`: list, show, check and build what players bring to a table."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption, SixgunError, UnknownName
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion
from sixgun.engine.plainfile import text_of_file
from sixgun.engine.wholefile import write_whole
from sixgun.engine.words import listed, plural
from sixgun.engine.workshop import Built, Workshop
from sixgun.games.registry import find_game, game_called, game_names
from sixgun.terminal.decks import built_lines, inked, plot_lines, verdict_lines
from sixgun.terminal.screen import Screen

from .arguments import Cards, card_file, whole_number

NOT_LEGAL = 1  # the exit status
SUFFIX = ".toml"
LARGEST_SEED = (1 << 63) - 1
MOST_BYTES = 100_000  # of a deck file; a larger one is something else

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, help="Build and check decks.")
GameOption = Annotated[
    str | None,
    typer.Option("--game", help="The decks' game.", show_default="the game with decks", callback=game_called),
]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help="Check the limits of this variant. Repeat it for more variants.")
]
DeckWish = Annotated[
    str | None, typer.Option("--deck", help="Play with this deck: a ready-made one or a file.", metavar="NAME|FILE")
]
NO_DECK_TO_WATCH = "Spectators bring no deck: leave out --deck or --watch."


class Bench(NamedTuple):
    """A game that is played with decks, how to build them, and the cards to build with."""

    game: Game
    workshop: Workshop
    cards: CardFile | None


def bench(game: str | None, cards: Path | None) -> Bench:
    """The game that was named, or the only one that has decks."""
    rooms = [find_game(game)] if game else [find_game(name) for name in game_names()]
    found = [(room, room.brings.workshop) for room in rooms if room.brings and room.brings.workshop]
    if not found:
        raise BadOption(f"{rooms[0].title} has no decks to build." if game else "No game here has decks to build.")
    if len(found) > 1:
        raise BadOption(f"Which game? Say --game {listed([room.name for room, _ in found], 'or')}.")
    return Bench(*found[0], card_file(cards))


@app.command("list")
def list_command(
    folder: Annotated[Path | None, typer.Argument(metavar="FOLDER", help="Also list the deck files in here.")] = None,
    game: GameOption = None,
    cards: Cards = None,
) -> None:
    """List the ready-made decks, and the deck files of a folder."""
    room, workshop, own = bench(game, cards)
    screen = Screen(None, ())
    screen.say(f"Ready-made decks of {room.title}:")
    for made in workshop.shelf(own, ()).ready:
        screen.paragraph(inked((f"  {made.id:<16} ", "strong"), (f"{made.name}. {made.text}", "")))
    if folder is None:
        return
    if not folder.is_dir():
        raise BadOption(f"There is no folder {folder}.")
    files = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file())
    screen.say(f"Deck files in {folder}:" if files else f"There are no deck files (*{SUFFIX}) in {folder}.")
    for path in files:
        screen.paragraph(inked((f"  {path.name:<16} ", "strong"), (_about(path, workshop, own), "")))


def _about(path: Path, workshop: Workshop, own: CardFile | None) -> str:
    try:
        built = read_built(path, workshop, own)
    except SixgunError as error:
        return f"not a deck: {error}"
    wrong = workshop.check(built, own, ())
    verdict = f"Not legal: {plural(len(wrong), 'reason')}." if wrong else "Legal."
    return f"{built['name']}. {verdict}"


def read_built(path: Path, workshop: Workshop, own: CardFile | None) -> Built:
    """A deck from a file; an unreadable file gives an error in a sentence."""
    try:
        text = text_of_file(path, MOST_BYTES)
    except OSError as error:
        raise BadOption(f"The deck file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadOption(f"The deck file {path} is not text in UTF-8.") from None
    return workshop.read(text, own, path.name)


def found_built(wanted: str, workshop: Workshop, own: CardFile | None) -> Built:
    """A ready-made deck by its name, or the deck in a file."""
    ready = workshop.shelf(own, ()).ready
    for made in ready:
        if wanted.strip().lower() in (made.id, made.name.lower()):
            return made.built
    if Path(wanted).exists() or Path(wanted).suffix or "/" in wanted:
        return read_built(Path(wanted), workshop, own)
    ids = [made.id for made in ready]
    raise UnknownName(
        f"There is no deck and no file {wanted!r}.{suggestion(wanted, ids)} Ready-made decks: {', '.join(ids)}."
    )


@app.command("show")
def show_command(
    deck: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A ready-made deck, or a deck file.")],
    game: GameOption = None,
    cards: Cards = None,
    variant: Variants = None,
) -> None:
    """Show a deck: its cards by kind, plots of costs, stats and kinds, and whether it is legal."""
    _, workshop, own = bench(game, cards)
    under = workshop.under(variant or [])
    built, shelf = found_built(deck, workshop, own), workshop.shelf(own, under)
    made = next((each for each in shelf.ready if each.built == built), None)
    screen = Screen(None, ())
    screen.say(f"{built['name']}{f'. {made.text}' if made else ''}\n", "bold")
    screen.draw(built_lines(built, shelf))
    for plot in workshop.plots(built, own):
        screen.draw(plot_lines(plot))
    if made is None or made.bring:
        screen.draw(verdict_lines(workshop.check(built, own, under), _titles(workshop, under)))


def _titles(workshop: Workshop, under: list[str]) -> str:
    return listed([rule.title for rule in workshop.rules if rule.id in under])


@app.command("check")
def check_command(
    deck: Annotated[str, typer.Argument(metavar="FILE|NAME", help="A deck file, or a ready-made deck.")],
    variant: Variants = None,
    game: GameOption = None,
    cards: Cards = None,
) -> None:
    """Say whether a deck is legal, or every reason why it is not; exit status 1 when it is not."""
    _, workshop, own = bench(game, cards)
    under = workshop.under(variant or [])
    built = found_built(deck, workshop, own)
    refusals = workshop.check(built, own, under)
    screen = Screen(None, ())
    screen.say(f"{built['name']}:")
    screen.draw(verdict_lines(refusals, _titles(workshop, under)))
    if refusals:
        raise typer.Exit(NOT_LEGAL)


@app.command("new")
def new_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=f"The deck file to write, for instance mine{SUFFIX}.")],
    start: Annotated[
        str | None, typer.Option("--from", help="Copy this deck.", show_default="the first ready-made one")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Build it from boosters; the same seed, the same deck.", metavar="NUMBER")
    ] = None,
    name: Annotated[str | None, typer.Option(help="The name of the deck.", show_default="the file's name")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
    variant: Variants = None,
    game: GameOption = None,
    cards: Cards = None,
) -> None:
    """Write a new deck file: a copy of another deck, or a deck built from boosters that a seed opens."""
    _, workshop, own = bench(game, cards)
    under = workshop.under(variant or [])
    if start is not None and seed is not None:
        raise BadOption("Use --from or --seed, not both.")
    first = None if seed is None else whole_number(seed, "seed", 0, LARGEST_SEED)
    if file.is_dir() or not file.parent.is_dir():
        raise BadOption(f"The deck could not be written to {file}: choose a file in a folder that exists.")
    if file.exists() and not force:
        raise BadOption(f"{file} already exists. To overwrite it, add --force.")
    if first is not None:
        built = workshop.build(first, own, under)
    else:
        built = found_built(start or workshop.shelf(own, ()).ready[0].id, workshop, own)
    built = {**built, "name": name or _named_after(file)}
    text = workshop.write(built, own)
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise BadOption(f"The deck could not be written to {file}: {error.strerror}.") from None
    screen = Screen(None, ())
    check = f"sixgun decks check {shlex.quote(str(file))}"
    screen.say(f"The deck {built['name']!r} is in {file}. Change it, then run: {check}")
    screen.draw(verdict_lines(workshop.check(built, own, under), _titles(workshop, under)))


def _named_after(file: Path) -> str:
    """`long-shot.toml` is called Long Shot."""
    words = re.sub(r"[^\w']+|_+", " ", file.stem).split()
    return " ".join(word.capitalize() for word in words)[:60] or "My Deck"
