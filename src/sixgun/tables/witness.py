"""What a player keeps of a match, to hold the house to it: nonces of one's own, seals, lists of pledges, links seen.

A terminal works with this; the browser does the same in `web/static/table/fairness.js`.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from sixgun.engine.errors import BadTranscript

from . import events as log
from . import messages as say
from .chairs import DEALING, OPEN
from .fairness import pledge
from .transcript import Transcript
from .verifying import check_chain, check_luck
from .views import View

MOST_LINKS = 200  # the newest ones; each stands for the whole log before it


class Kept(msgspec.Struct, kw_only=True):
    """What is kept of one match between two visits. The nonces are nobody else's business until the deal."""

    nonces: dict[str, str] = {}  # by pledge
    seals: dict[int, str] = {}  # by round: the house's commitment as it was shown
    lists: dict[int, list[str]] = {}  # by round: the pledges as they were frozen
    mine: dict[int, str] = {}  # by round: this player's own pledge
    links: dict[int, str] = {}  # by event: the chain as it was shown


class Verdict(NamedTuple):
    """What came of comparing."""

    fair: bool
    sentence: str


class Witness:
    """One player's memory of one match."""

    def __init__(self, match: str, kept: Kept | None = None) -> None:
        self.match = match
        self.kept = kept or Kept()
        self._tried: set[int] = set()  # rounds with a pledge from here, so that two clients do not take turns for ever

    def new_pledge(self) -> str:
        """The hash of a fresh nonce."""
        nonce = secrets.token_hex(32)
        made = pledge(self.match, nonce)
        self.kept.nonces[made] = nonce
        return made

    def see(self, view: View) -> None:
        """Keep what the house shows."""
        deal = view.deal
        self.kept.links[view.seq] = view.chain
        for old in sorted(self.kept.links)[:-MOST_LINKS]:
            del self.kept.links[old]
        if deal is None:
            return
        self.kept.seals.setdefault(deal.round, view.commitment)
        if deal.frozen:
            self.kept.lists.setdefault(deal.round, deal.pledges)
        if view.viewer >= 0 and deal.pledges[view.viewer] in self.kept.nonces:
            self.kept.mine[deal.round] = deal.pledges[view.viewer]

    def answer(self, view: View) -> tuple[type[say.AtTable], dict[str, Any]] | None:
        """What the deal waits for from this player: a pledge, or the nonce that was pledged."""
        deal = view.deal
        if deal is None or view.viewer < 0 or view.status not in (OPEN, DEALING):
            return None
        mine = deal.pledges[view.viewer]
        if deal.frozen:
            if mine in self.kept.nonces and not deal.nonces[view.viewer]:
                return say.Nonce, {"nonce": self.kept.nonces[mine]}
            return None
        if mine in self.kept.nonces or deal.round in self._tried:
            return None
        self._tried.add(deal.round)
        return say.Pledge, {"round": deal.round, "pledge": self.new_pledge()}

    def verdict(self, transcript: Transcript) -> Verdict:
        """Whether the match is the one that was seen from here, and its luck the one that was settled beforehand."""
        try:
            wrong = self._wrong(transcript)
        except BadTranscript as bad:
            wrong = str(bad)
        if wrong:
            return Verdict(False, f"Warning: do not trust this deal. {wrong}")
        if transcript.opened.lesson:
            return Verdict(True, "This was a guided game, whose cards are no secret; the log is the one you saw.")
        frozen = [event.pledges for event in transcript.events if isinstance(event, log.Frozen)]
        mixed_in = bool(frozen) and self.kept.mine.get(len(frozen), "") in filter(None, frozen[-1])
        own = "your number was mixed in" if mixed_in else "no number of yours was mixed in"
        fair = "This deal was fair: the cards were fixed before the game, and nobody changed them."
        return Verdict(True, f"{fair} The seal and the log are the ones you saw, and {own}.")

    def _wrong(self, transcript: Transcript) -> str:
        """What does not fit, in a sentence; nothing when everything does."""
        if transcript.match != self.match:
            return "The file is of another match."
        check_chain(transcript)
        for seq, link in sorted(self.kept.links.items()):
            if seq > len(transcript.rows) or transcript.rows[seq - 1].chain != link:
                return f"The log is not the one you saw: it was changed at event {seq} or before."
        number, standing, taken_away = 1, dict[int, str](), set[str]()
        for event in transcript.events:
            if isinstance(event, log.Restarted):
                number = event.round
            if isinstance(event, log.Opened | log.Restarted):
                if self.kept.seals.get(number, event.commitment) != event.commitment:
                    return "The seal is not the one you saw before the deal."
            elif isinstance(event, log.Pledged):
                standing[event.seat] = event.pledge
            elif isinstance(event, log.Left):  # who leaves before the deal takes the pledge away
                taken_away.add(standing.pop(event.seat, ""))
            elif isinstance(event, log.Frozen):
                if self.kept.lists.get(number, event.pledges) != event.pledges:
                    return "The list of the players' pledges is not the one you saw."
                if number in self.kept.mine and self.kept.mine[number] not in (*event.pledges, *taken_away):
                    return "Your number was left out of the deal."
        check_luck(transcript)
        return ""
