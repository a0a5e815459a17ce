"""Is a written game true? One answer for a game played alone and for a match of strangers.

Four questions, each a function that answers with a sentence or raises BadTranscript: is the file whole, is every line
as it was written, does the luck come from where the first event said, do the same cards and moves come out again.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.engine.errors import BadTranscript
from sixgun.engine.words import plural

from . import events as log
from .fairness import commitment, pledge
from .match import OVER, Match
from .replaying import is_step
from .transcript import ALONE, Transcript, wrong_at

_SHORTEST_LINK = 12  # hexadecimal digits: fewer could be met by trying


def check_chain(transcript: Transcript) -> str:
    """Every line is as it was written, or whoever changed one has made every link after it anew."""
    link = ""
    for number, row in enumerate(transcript.rows, start=1):
        link = log.chained(link, transcript.match, number, row.at, row.body)
        if row.seq != number or row.chain != link:
            raise BadTranscript(
                f"{transcript.name}, line {number + 1}: Event {number} does not fit the chain:"
                " it, or one before it, was changed."
            )
    if not transcript.had_chain:
        return "as far as can be told: a file of the first format carries no fingerprints"
    return f"each carries the fingerprint of all before it, and the last is {link[:12]}"


def check_luck(transcript: Transcript) -> str:
    """The luck was settled before the deal: by a secret that was committed to, or by a seed that anybody may use."""
    opened = transcript.opened
    if opened.seed is not None:
        return f"the cards come from seed {opened.seed}, which whoever played could choose"
    rounds, secret_of, pledges, shown = 1, transcript.vault, list[str](), 0
    for event in transcript.events:
        if isinstance(event, log.Restarted):
            rounds = event.round
        if isinstance(event, log.Opened | log.Restarted) and commitment(secret_of(rounds)) != event.commitment:
            raise BadTranscript(f"{transcript.name}: The secret is not the one that was committed to before the deal.")
        if isinstance(event, log.Frozen):
            pledges, shown = event.pledges, 0
        if isinstance(event, log.Mixed) and opened.format >= log.WITH_PLEDGES:
            if not 0 <= event.seat < len(pledges) or pledge(transcript.match, event.nonce) != pledges[event.seat]:
                raise BadTranscript(f"{transcript.name}: A nonce is not the one that was pledged before the deal.")
            shown += 1
    said = f"SHA-256 of the secret begins with {commitment(secret_of(rounds))[:12]}, as the house said before"
    numbers = f"{plural(shown, 'player')} gave the number that was promised before the deal"
    return f"{said}, and {numbers}" if opened.format >= log.WITH_PLEDGES else said


def numbers_mixed_in(transcript: Transcript) -> int:
    """How many players' numbers are in the luck of the deal: those of the last round of pledges."""
    shown = 0
    for event in transcript.events:
        if isinstance(event, log.Frozen):
            shown = 0
        shown += isinstance(event, log.Mixed)
    return shown


def doubt(transcript: Transcript) -> str:
    """Why whoever ran the game could have chosen the cards, in a sentence; "" where nobody could alone.

    A file that is true in every line may still be of luck that was picked: call nothing fair without asking here.
    """
    opened = transcript.opened
    if opened.seed is not None:
        if opened.lesson:
            return "This was a guided game: everybody gets the same cards, from a public seed."
        if transcript.match == ALONE:
            return "The player could choose the seed, so this says nothing about luck."
        return "The cards come from an open seed, so the house could have chosen them."
    if opened.format < log.WITH_PLEDGES:
        return "The players of this older format pledged no numbers, so the house could have chosen the cards."
    if not numbers_mixed_in(transcript):
        return "No player's number was mixed in, so the house could have chosen the cards."
    return ""


def replayed(transcript: Transcript) -> Iterator[Match]:
    """The match after the deal and after every step, each line checked as it comes; BadTranscript says what is wrong.

    The names and words in a file are checked like its cards and moves.
    """
    check_chain(transcript)
    check_luck(transcript)
    match = Match(transcript.match, transcript.vault)
    for row in transcript.rows:
        try:
            event = match.apply(row)
            if isinstance(event, log.Played):
                match.check_words(event.move, event.words)
        except Exception as wrong:
            raise wrong_at(transcript.name, row.seq + 1, wrong) from None
        if is_step(event):
            yield match
    if match.position is None:
        raise BadTranscript(f"{transcript.name} is of a game that was never dealt.")
    if match.opened.seed is None and match.status != OVER:
        raise BadTranscript(f"{transcript.name} is of a match that was not finished.")


def check_words(match: Match) -> None:
    """BadTranscript when moves have other words than ours, in a file that could say so for good: see `check_link`."""
    if match.otherwise_worded and match.opened.format >= log.WITH_PLEDGES:
        raise BadTranscript(
            f"{match.otherwise_worded} moves have other words than this program has for them: the file is from another"
            " version of Sixgun, or its words were changed. The last link of its chain, as the house shows it, decides."
        )


def check_link(transcript: Transcript, link: str) -> str:
    """The whole log, words and names too, is the one whose last link somebody has noted."""
    noted = link.strip().lower()
    known = next((row.seq for row in transcript.rows if row.chain.startswith(noted)), 0)
    if len(noted) < _SHORTEST_LINK or not known:
        raise BadTranscript(f"{transcript.name}: the link {link} is not in its chain; this is another log.")
    settled = max((row.seq for row in transcript.rows if isinstance(log.decode(row.body), log.Frozen)), default=0)
    early = ". It is from before the players' pledges were fixed, so it does not speak for the luck of the deal"
    return (
        f"the link {noted[:12]} that you noted speaks for event {known} of {len(transcript.rows)} and all before it"
        f"{early if known < settled else ''}"
    )


def verify(transcript: Transcript) -> Match:
    """The match at its end, after everything has been checked."""
    *_, match = replayed(transcript)
    return match
