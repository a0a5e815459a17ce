"""A written game checked question by question, for a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sixgun.engine.errors import BadTranscript
from sixgun.engine.game import Game
from sixgun.tables.match import Match
from sixgun.tables.transcript import ALONE, Transcript
from sixgun.tables.verifying import check_chain, check_luck, doubt, verify
from sixgun.tables.views import Result

_QUESTIONS = (
    "Is the file whole?",
    "Is every line as it was written?",
    "Is the seal the one from before the deal?",
    "Do cards and moves come out the same?",
    "Is it the match that was played here?",
)
Links = Callable[[str], Sequence[str]]  # the chain of a match as the house keeps it; nothing when it keeps none


@dataclass(frozen=True)
class Check:
    """One question: passed, failed, or never reached."""

    title: str
    state: str
    words: str


@dataclass(frozen=True)
class Verified:
    """A game that holds: what it was, and how far it came."""

    game: Game
    names: Sequence[str]
    result: Result
    sealed: bool  # False for a game played alone: whoever played could choose the seed


@dataclass
class Report:
    """What came of it."""

    checks: list[Check] = field(default_factory=list)
    match: Verified | None = None
    doubt: str = ""  # why the house could have chosen the cards, although everything fits

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return self.match is not None

    def _yes(self, words: str) -> None:
        self.checks.append(Check(_QUESTIONS[len(self.checks)], "passed", f"Yes: {words}."))

    def _no(self, words: str) -> None:
        self.checks.append(Check(_QUESTIONS[len(self.checks)], "failed", words))
        asked = _QUESTIONS if len(self.checks) == len(_QUESTIONS) else _QUESTIONS[:-1]
        self.checks += [Check(title, "unreached", "Not looked at.") for title in asked[len(self.checks) :]]

    def ask(self, text: str, links_of: Links) -> None:
        """Every question until one fails."""
        try:
            transcript = Transcript.from_text(text, "The file")
            self._yes(f"{len(transcript.rows)} events, and a closing line that counts them")
            self._yes(check_chain(transcript))
            self._yes(check_luck(transcript))
            match = verify(transcript)
            other = f" ({match.otherwise_worded} have other words in this version)" if match.otherwise_worded else ""
            self._yes(f"dealt and played again, {len(match.played)} moves{other} lead to the same result")
            if transcript.opened.seed is None:
                self._compare(transcript, links_of(transcript.match))
            self.doubt = doubt(transcript) if transcript.match != ALONE else ""
            self.match = _verified(match)
        except BadTranscript as wrong:
            self._no(str(wrong))

    def _compare(self, transcript: Transcript, kept: Sequence[str]) -> None:
        """With the house's own log, letter by letter: whoever forges a whole file can make it fit itself."""
        if not kept:
            words = "This server keeps no match of that address, so the file could only be checked by itself."
            self.checks.append(Check(_QUESTIONS[-1], "unreached", words))
            return
        links = [row.chain for row in transcript.rows]
        other = next((at for at, link in enumerate(links) if at >= len(kept) or kept[at] != link), None)
        if other is not None:
            raise BadTranscript(f"No: this server keeps another match at that address; event {other + 1} differs.")
        self._yes("every line is as this server keeps it, words and names too")


def _verified(match: Match) -> Verified:
    unfinished = Result(scores=[], winners=[], capped=False, secret="")
    return Verified(match.game, match.names, match.result or unfinished, sealed=match.opened.seed is None)


def checked(text: str, links_of: Links = lambda match: ()) -> Report:
    """A report on the text of a file, whatever is in it. Deals and plays the whole game, so not for the event loop."""
    report = Report()
    report.ask(text, links_of)
    return report
