"""`sixgun replay`: a saved game, played alone or in a saloon, told as a story or verified."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption, BadTranscript
from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.tables.match import Match
from sixgun.tables.story import EVERYBODY
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import check_link, check_words, doubt, replayed, verify
from sixgun.tables.witness import Kept, Witness
from sixgun.terminal.keeping import Keepsakes
from sixgun.terminal.results import show_reckoning, show_result
from sixgun.terminal.screen import Screen
from sixgun.terminal.tabletop import show_table

from .arguments import whole_number
from .redealing import dealt_again


def command(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A saved game or a downloaded match.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait after every move.")] = False,
    seat: Annotated[int | None, typer.Option(help="See it as one seat did.", show_default="see everything")] = None,
    verify_only: Annotated[
        bool, typer.Option("--verify", help="Check every card and every move, and say what that proves.")
    ] = False,
    link: Annotated[
        str | None, typer.Option(help="With --verify: a link of the chain that you noted while the match was played.")
    ] = None,
    from_report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Replay a game of a report: its JSON file. Give --game too.")
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="With --from-report: the number of the game.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game in this file.")] = None,
) -> None:
    """Replay a saved game. It is refused if the rules or the file have changed."""
    transcript = _transcript(file, from_report, game)
    if save:
        transcript.write(save)
    match = verify(transcript)  # to its end once, before a word of it is told
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(f"At this table the seats are 0 to {match.seats - 1}; there is no seat {seat}.")
    screen = Screen(match.game, match.names)
    if verify_only:
        compared = _compared(transcript, link)
        if not compared:
            check_words(match)
        screen.say("\n".join([_proof(match, transcript), *compared]))
        return
    told = 0
    for match in replayed(transcript):
        told = _tell(screen, match, seat, told)
        between = match.position.reckoning if match.position and match.to_act >= 0 else None
        if between is not None:
            show_reckoning(screen, between, match.names)
        if step and match.to_act >= 0 and not _goes_on(screen, match, seat):
            return
    _tell(screen, match, seat, told)
    _show(screen, match, seat)
    if match.result is not None and match.position is not None:
        end = match.result
        show_result(screen, match.names, end.scores, end.winners, match.position.reckoning)
    else:
        screen.say("The game was not finished.")


def _transcript(file: Path | None, report: Path | None, game: str | None) -> Transcript:
    """The game that was asked for: from a file, or replayed from its number."""
    if file is not None and report is None and game is None:
        return Transcript.read(file)
    if file is None and report is not None and game is not None:
        return dealt_again(report, whole_number(_ungrouped(game), "number of the game", least=0))
    raise BadOption("Give the FILE of a game, or --from-report FILE with --game NUMBER.")


def _ungrouped(number: str) -> str:
    """`32,694`, as reports print it, without its commas."""
    return number.replace(",", "") if re.fullmatch(r"\s*\d{1,3}(,\d{3})+\s*", number) else number


def _tell(screen: Screen, match: Match, seat: Seat | None, told: int) -> int:
    """What was said since then, all of it or as a seat heard it; returns how far that goes."""
    lines = match.story.lines
    for line in lines[told:]:
        if seat is None or line.only in (EVERYBODY, seat):
            screen.say(line.text)
    return len(lines)


def _show(screen: Screen, match: Match, seat: Seat | None) -> None:
    show_table(screen, Table.of(match), SPECTATOR if seat is None else seat)


def _goes_on(screen: Screen, match: Match, seat: Seat | None) -> bool:
    _show(screen, match, seat)
    try:
        return screen.ask("Enter for the next move, quit to stop: ").lower() not in ("q", "quit")
    except EOFError:
        return False


def _compared(transcript: Transcript, link: str | None) -> list[str]:
    """Evidence for the words and names in a file: a noted link, or what this terminal saw of the match."""
    said = [] if link is None else [f"This is the log you saw: {check_link(transcript, link)}."]
    kept = Keepsakes().of(transcript.match) if transcript.opened.seed is None else Kept()
    if kept.links:
        verdict = Witness(transcript.match, kept).verdict(transcript)
        if verdict.lie:
            raise BadTranscript(verdict.sentence)
        said.append(verdict.sentence)
    return said


def _proof(match: Match, transcript: Transcript) -> str:
    """What holds, and what that proves."""
    chain = "The chain is whole" if transcript.had_chain else "A file of the first format has no chain"
    counted = f"Verified: {match.seq} events, {len(match.played)} moves of {match.game.title}. {chain}"
    moves = f"every move was allowed{_words_of(match)}."
    if match.opened.seed is not None:
        return f"{counted}; every card follows from seed {match.opened.seed}; {moves}\n{doubt(transcript)}"
    chosen = f"\n{why}" if (why := doubt(transcript)) else ""
    numbers = "" if chosen else " and from the players' nonces"
    return (
        f"{counted}; every card follows from the secret, which fits the commitment made before the deal,"
        f"{numbers}; {moves}{chosen}\nA forger of a whole file can make it consistent, words and names too: compare it"
        f" with what you were shown, or give --link. Commitment {match.opened.commitment}, chain {match.chain}."
    )


def _words_of(match: Match) -> str:
    if match.otherwise_worded:
        return f" ({match.otherwise_worded} of them have other words here: the file is from another version of Sixgun)"
    return " and has its right words"
