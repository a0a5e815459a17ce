"""What a player keeps of a match, to hold the house to it: nonces of one's own, seals, lists of pledges, links seen.

A terminal works with this; the browser does the same in `web/static/table/fairness.js`.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from sixgun.engine.errors import BadTranscript, SixgunError

from . import events as log
from . import messages as say
from .chairs import DEALING, OPEN
from .fairness import pledge
from .fingerprints import layout_of
from .match import installed_game
from .transcript import Transcript
from .verifying import check_chain, check_luck, doubt, verify
from .views import View

_LEFT_OUT = "Your number was left out of the deal."
MOST_LINKS = 200  # the newest ones; each stands for the whole log before it


class Kept(msgspec.Struct, kw_only=True):
    """What is kept of one match between two visits. The nonces are nobody else's business until the deal."""

    nonces: dict[str, str] = {}  # by pledge
    seals: dict[int, str] = {}  # by round: the house's commitment as it was shown
    lists: dict[int, list[str]] = {}  # by round: the pledges as they were frozen
    mine: dict[int, str] = {}  # by round: this player's own pledge
    accepted: dict[str, int] = {}  # own pledges that the house said Done to, with the event it named
    links: dict[int, str] = {}  # by event: the chain as it was shown


class Verdict(NamedTuple):
    """What came of comparing."""

    fair: bool
    sentence: str
    lie: bool = False  # the file or the house says something untrue; luck that could be chosen is none


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

    def done(self, command: say.Command, seq: int) -> None:
        """The house has confirmed a command: a pledge in it has to be in the log, whatever a view shows."""
        if isinstance(command, say.Pledge | say.Join) and command.pledge in self.kept.nonces:
            self.kept.accepted.setdefault(command.pledge, seq)

    def verdict(self, transcript: Transcript) -> Verdict:
        """Whether the match is the one that was seen from here, and its cards those that were settled beforehand.

        Deals and plays the whole match again, which takes a while where the rules are not loaded yet.
        """
        try:
            wrong, unlike = self._wrong(transcript), _other_version(transcript)
            if not wrong and not unlike:
                verify(transcript)
        except BadTranscript as bad:
            wrong = str(bad)
        if wrong:
            return Verdict(False, f"Warning: do not trust this deal. {wrong}", lie=True)
        if transcript.opened.lesson:
            return Verdict(True, "This was a guided game, whose cards are no secret; the log is the one you saw.")
        if chosen := doubt(transcript):
            return Verdict(False, f"Warning: {chosen}")
        if unlike:
            return Verdict(True, f"The luck was settled before the game. The cards were not checked: {unlike}")
        frozen = [event.pledges for event in transcript.events if isinstance(event, log.Frozen)]
        mixed_in = any(pledge in self.kept.nonces for pledge in frozen[-1])
        fixed = (
            "the cards were fixed before the game, and nobody changed them. The seal and the log are the ones you saw"
        )
        if mixed_in:
            return Verdict(True, f"This deal was fair: {fixed}, and your number was mixed in.")
        return Verdict(True, f"{fixed[0].upper()}{fixed[1:]}, but no number of yours was mixed in.")

    def _wrong(self, transcript: Transcript) -> str:
        """What does not fit, in a sentence; nothing when everything does."""
        if transcript.match != self.match:
            return "The file is of another match."
        check_chain(transcript)
        for seq, link in sorted(self.kept.links.items()):
            if seq > len(transcript.rows) or transcript.rows[seq - 1].chain != link:
                return f"The log is not the one you saw: it was changed at event {seq} or before."
        number, standing, taken_away = 1, dict[int, str](), set[str]()
        pledged, dealt_at = set[str](), len(transcript.rows)
        for seq, event in enumerate(transcript.events, start=1):
            if isinstance(event, log.Restarted):
                number = event.round
                standing.clear()
            if isinstance(event, log.Opened | log.Restarted):
                if self.kept.seals.get(number, event.commitment) != event.commitment:
                    return "The seal is not the one you saw before the deal."
            elif isinstance(event, log.Pledged):
                pledged.add(event.pledge)
                if event.pledge in self.kept.nonces:
                    standing[event.seat] = event.pledge
            elif isinstance(event, log.Left):  # who leaves before the deal takes the pledge away
                taken_away.add(standing.pop(event.seat, ""))
            elif isinstance(event, log.Frozen):
                if self.kept.lists.get(number, event.pledges) != event.pledges:
                    return "The list of the players' pledges is not the one you saw."
                listed = {*event.pledges, *taken_away}
                if self.kept.mine.get(number, "") not in {*listed, ""} or self._is_replaced(standing, event.pledges):
                    return _LEFT_OUT
            elif isinstance(event, log.Dealt):
                dealt_at = seq
        if any(seq <= dealt_at and made not in pledged for made, seq in self.kept.accepted.items()):
            return _LEFT_OUT
        check_luck(transcript)
        return ""

    def _is_replaced(self, standing: dict[int, str], frozen: list[str]) -> bool:
        """Whether a list has something else in the seat where this player's pledge stood."""
        own = self.kept.nonces
        return any(made in own and frozen[seat] not in own for seat, made in standing.items() if seat < len(frozen))


def _other_version(transcript: Transcript) -> str:
    """Why this program cannot deal the cards of a match again; "" where it can."""
    opened = transcript.opened
    try:
        game = installed_game(opened.game)
    except SixgunError as missing:
        return str(missing)
    if opened.rules != game.rules_version or opened.layout != layout_of(game):
        return "the saloon runs another version of Sixgun than you do."
    return ""
