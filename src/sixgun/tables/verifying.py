"""Is a written game true? One answer for a game played alone and for a match of strangers.

Four questions, each a function that answers with a sentence or raises BadTranscript: is the file whole, is every line
as it was written, does the luck come from where the first event said, do the same cards and moves come out again.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.engine.errors import BadTranscript

from . import events as log
from .fairness import commitment
from .match import OVER, Match
from .replaying import is_step
from .transcript import Transcript, wrong_at


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
    opens_as = commitment(transcript.secret)
    if opens_as != opened.commitment:
        raise BadTranscript(f"{transcript.name}: The secret is not the one that was committed to before the deal.")
    return f"SHA-256 of the secret begins with {opens_as[:12]}, as the first event said"


def replayed(transcript: Transcript) -> Iterator[Match]:
    """The match after the deal and after every step, each line checked as it comes; BadTranscript says what is wrong.

    The names and words in a file are checked like its cards and moves.
    """
    check_chain(transcript)
    check_luck(transcript)
    match = Match(transcript.match, transcript.secret)
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


def verify(transcript: Transcript) -> Match:
    """The match at its end, after everything has been checked."""
    *_, match = replayed(transcript)
    return match
