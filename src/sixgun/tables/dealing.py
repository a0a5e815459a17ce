"""From the call for the deal to the cards, in rounds that neither the house nor a player can steer.

Everybody pledges a nonce by its hash, the list of pledges is frozen, everybody shows the nonce, the cards are dealt.
Who does not show it in time is replaced by a bot until the cards lie, and another round begins: withholding buys a new
shuffle that everybody sees, and never a choice. All waiting is measured from the log. At a table played turn by turn it
takes as long as a decision may, because everybody has to come by once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.engine.seats import Seat

from . import events as log
from .chairs import DEALING, OPEN, Chair
from .events import BrokenLog
from .fairness import Chance, NarrowChance, Seed, Source, commitment, is_number, pledge
from .setting_up import settled

if TYPE_CHECKING:
    from .match import Match

TIME_TO_PLEDGE = 10_000  # milliseconds from the call; clients do it by themselves, so that only the absent take longer
TIME_TO_SHOW = 10_000  # from the frozen list


class Round:
    """One try at the deal."""

    def __init__(self, seats: int, number: int, commitment: str, since: int = 0) -> None:
        self.number = number
        self.commitment = commitment  # of the house, to its secret of this round
        self.since = since  # when the step that is waited for began
        self.pledges = [""] * seats
        self.nonces = [""] * seats
        self.frozen = False
        self.patience = 0  # milliseconds for each step, where players only come by

    @property
    def missing(self) -> list[Seat]:
        """The seats that have pledged a nonce and not shown it."""
        return [seat for seat, promised in enumerate(self.pledges) if promised and not self.nonces[seat]]

    @property
    def due(self) -> int:
        """When the house stops waiting for pledges or nonces."""
        return self.since + (self.patience or (TIME_TO_SHOW if self.frozen else TIME_TO_PLEDGE))


def people(match: Match) -> list[Seat]:
    """The seats where a person decides."""
    return [seat for seat, chair in enumerate(match.chairs) if chair.person is not None and chair.bot is None]


# What the house does


def follow_up(match: Match) -> log.Event | None:
    """What follows by itself from what has happened: the list is complete, or every nonce is shown."""
    if match.status != DEALING:
        return None
    if not match.round.frozen:
        return _frozen(match) if all(match.round.pledges[seat] for seat in people(match)) else None
    if match.round.missing or not match.is_ready:
        return None
    return log.Dealt(names=[chair.name for chair in match.chairs])


def overdue(match: Match) -> Sequence[log.Event]:
    """What happens when the time of a round is up: the list goes without the absent, or all begins anew."""
    if not match.round.frozen:
        return [_frozen(match)]
    late, number = match.round.missing, match.round.number + 1
    reopened = not match.opened.hosted and not set(people(match)) - set(late)  # a desk's table goes on with bots
    bots = [
        log.Covered(seat=seat, bot=match.opened.bot, why="withheld", name=match.chairs[seat].name)
        for seat in ([] if reopened else late)
    ]
    fresh = commitment(match.vault(number))
    return [*bots, log.Restarted(round=number, commitment=fresh, withheld=late, reopened=reopened)]


def _frozen(match: Match) -> log.Frozen:
    return log.Frozen(pledges=list(match.round.pledges))


def check_deal(match: Match) -> None:
    """Before nonces are shown: whether the cards can be dealt at all; the error says why not."""
    match.check_ready()
    settled(match.game, match.opened, match.brings)


# What has happened


def pledged(match: Match, event: log.Pledged, actor: str | None) -> None:
    """A player's hash goes on the list, in place of an earlier one."""
    if match.status not in (OPEN, DEALING) or match.round.frozen or match.opened.format < log.WITH_PLEDGES:
        raise BrokenLog(f"Event {match.seq} is a pledge for a list that nothing can be added to.")
    if not is_number(event.pledge) or event.pledge in match.pledges_made:
        raise BrokenLog(f"Event {match.seq} is a pledge that was made before, or none.")
    match.pledges_made.add(event.pledge)
    match.company.pledged[actor or ""] += 1
    match.round.pledges[event.seat] = event.pledge


def called(match: Match, event: log.Called, actor: str | None) -> None:
    """From now on the table is closed."""
    if match.status != OPEN:
        raise BrokenLog(f"Event {match.seq} calls a deal that was called before.")
    match.status, match.since, match.round.since = DEALING, match.at, match.at
    match.round.patience = match.clock.pace.decision if match.clock.pace.turn_based else 0


def frozen(match: Match, event: log.Frozen, actor: str | None) -> None:
    """The list is as everybody pledged, and stays so."""
    if match.status != DEALING or match.round.frozen or event.pledges != match.round.pledges:
        raise BrokenLog(f"Event {match.seq} has another list of pledges than the players made.")
    match.round.frozen, match.round.since = True, match.at


def mixed(match: Match, event: log.Mixed, actor: str | None) -> None:
    """A nonce is shown; in older logs it was said before the deal and nobody had pledged it."""
    if match.opened.format < log.WITH_PLEDGES:
        match.nonces[event.seat] = event.nonce
        return
    if not match.round.frozen or event.seat not in match.round.missing:
        raise BrokenLog(f"Event {match.seq} shows a nonce that nobody waits for.")
    if pledge(match.id, event.nonce) != match.round.pledges[event.seat]:
        raise BrokenLog(f"Event {match.seq} shows another nonce than the one that was pledged.")
    match.round.nonces[event.seat] = event.nonce


def restarted(match: Match, event: log.Restarted, actor: str | None) -> None:
    """A fresh round; who has not shown a nonce is out, unless the table is left to the people as it was."""
    if not match.round.frozen or match.status != DEALING or event.withheld != match.round.missing or not event.withheld:
        raise BrokenLog(f"Event {match.seq} begins a round for which there is no reason.")
    if event.round != match.round.number + 1 or event.commitment != commitment(match.vault(event.round)):
        raise BrokenLog("The secret is not the one that was committed to before the deal.")
    for seat, chair in enumerate(match.chairs):
        if event.reopened and chair.bot is not None:
            match.chairs[seat] = Chair()
        elif not event.reopened and seat in event.withheld:
            if chair.person is not None:
                match.company.withheld[chair.person] = seat
            match.company.gets_up(seat)
            chair.person = None
    if event.reopened:
        match.company.withheld.clear()
    patience = match.round.patience
    match.round = Round(match.seats, event.round, event.commitment, match.at)
    match.round.patience = patience
    match.status, match.since = (OPEN if event.reopened else DEALING), match.at


def source(match: Match) -> Source:
    """Where the luck of a match comes from, by the format of its log."""
    opened, deal = match.opened, match.round
    if opened.seed is not None:
        return Seed(opened.seed)
    if opened.format >= log.WITH_PLEDGES:
        return Chance.frozen(match.secret, match.id, deal.number, deal.pledges, deal.nonces)
    kind = NarrowChance if opened.format == log.DEALT_FROM_63_BITS else Chance
    return kind.mixed(match.secret, match.id, [match.nonces[seat] for seat in sorted(match.nonces)])


def check_shown(match: Match) -> None:
    """BrokenLog when cards are dealt before the list is frozen and every nonce shown."""
    needed = match.opened.seed is None and match.opened.format >= log.WITH_PLEDGES
    if needed and (match.status != DEALING or not match.round.frozen or match.round.missing):
        raise BrokenLog(f"Event {match.seq} deals before every nonce is shown.")
