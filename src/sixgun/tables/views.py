"""What one viewer is shown: built from the veiled record and nothing else that is secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sixgun.engine.answering import AheadShown, Ease
from sixgun.engine.reckoning import Reckoning
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Deed
from sixgun.engine.tabletop import Tabletop

from . import lessons, voting
from .chairs import DEALING, PLAYING
from .closing import WORDS, may_take_down
from .events import WITH_PLEDGES
from .lessons import LessonShown
from .recalling import Kind, Recalled, latest, page_before
from .seating import is_invite_only
from .setting_up import shown
from .spots import refusals

if TYPE_CHECKING:
    from .match import Match
    from .story import Line


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a view."""


class MoveShown(Shown, frozen=True, kw_only=True, omit_defaults=True):
    """One allowed move: its number, its words in parts, and what it would do here."""

    move: int
    parts: tuple[str, ...]
    note: str
    taps: tuple[str, ...]  # the spots of the table it touches, in order
    ease: Ease = ""  # what it asks of the player's time
    kind: str = ""  # the heading it stands under in a list


class WhyShown(Shown, frozen=True, kw_only=True):
    """Why a spot cannot be used now, and the rule that says so."""

    sentence: str
    rule: str


class SeatShown(Shown, frozen=True, kw_only=True):
    """Who sits where, and who decides for the seat."""

    seat: int
    name: str
    player: str  # "person", "bot", "empty"; "bot for person" while a bot stands in
    bot: str
    here: bool
    time_left: int | None  # milliseconds; None without a clock
    bot_after: int | None = None  # when the others may let a bot play for a person who is away
    brings: Any = None  # to the deal, as far as the viewer may know


class LineShown(Shown, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the story; `seq` is the number of its event. What is not said is not sent."""

    seq: int
    text: str
    by: str = ""  # chat: who says it
    rail: bool = False  # chat: by somebody who only looks on
    deed: Deed = ""  # the sort of thing it tells
    who: list[Seat] = []  # the players it names, whoever acts first
    cards: list[str] = []  # the cards it names, in the words of the text
    money: str = ""
    dice: list[int] = []
    rule: str = ""  # to look up


class Earlier(Shown, frozen=True, kw_only=True):
    """A page of older lines of the story, and of which kinds there are still older ones."""

    lines: list[LineShown]
    earlier: list[Kind]


class DealShown(Shown, frozen=True, kw_only=True):
    """How far a round of the deal has come; the lists have one entry for every seat, "" for none."""

    round: int
    pledges: list[str]
    nonces: list[str]  # those that are shown
    frozen: bool  # nothing is added to the pledges any more, and nonces are shown
    due: int | None  # when the house stops waiting


class VoteShown(Shown, frozen=True, kw_only=True):
    """A vote for a bot in the seat that decides and takes too long over it."""

    opens: int  # when votes are taken
    votes: list[int]  # the seats that have voted
    needed: int


class Result(Shown, frozen=True, kw_only=True):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    capped: bool
    secret: str


class View(Shown, frozen=True, kw_only=True):
    """The whole table for one viewer. `decision` goes back with the answer to it."""

    match: str
    seq: int
    at: int  # when the last event was; times left are of then
    viewer: int
    status: str
    game: str
    title: str
    pace: str
    seats: list[SeatShown]
    commitment: str
    chain: str
    host: int = NOBODY  # who deals, sets the clock and removes people; nobody at a table of a tournament
    latecomers: bool = False  # people may take a bot's seat in the running game
    free: list[int] = []  # the seats in which this viewer may sit down now
    no_seat: str = ""  # why in none, for a viewer without a seat
    left: int = NOBODY  # the seat that this viewer has left in the running game
    invite_only: bool = False  # so many strangers have come and gone that the host lets people in one by one
    vote: VoteShown | None = None
    decision: int | None = None
    to_act: int = NOBODY
    due: int | None = None
    deal: DealShown | None = None  # before and after the game; None where players pledge nothing
    table: Tabletop | None = None
    moves: list[MoveShown] = []
    why: dict[str, WhyShown] = {}  # by spot
    ahead: list[AheadShown] = []  # answers that the viewer may give ahead
    undo: str | None = None  # None: the last move may be taken back; else the sentence why not
    story: list[LineShown] = []
    earlier: list[Kind] = []  # lines that were left out of `story`, before those of it: chat, or what happened
    closed: str = ""  # why nothing happens here any more
    may_close: bool = False  # whether the viewer may take the table down
    result: Result | None = None
    reckoning: Reckoning | None = None  # of a round or game that has ended after event `since`, and at the end
    reckoned: int = 0  # the event that ended it
    rematch: str | None = None
    lesson: LessonShown | None = None  # of a guided game, for the learner


def view_of(match: Match, viewer: Seat = SPECTATOR, since: int = 0, live: bool = True) -> View:
    """The table as this seat may see it, with the story after event number `since`; moves only while it is live."""
    seen: dict[str, Any] = {}
    if match.position is not None:
        seen = _position_of(match, viewer, live)
    told = latest(match.story, viewer, since) if live else Recalled(list(match.story.heard_by(viewer, since)), [])
    return View(
        match=match.id,
        seq=match.seq,
        at=match.at,
        viewer=viewer,
        status=match.status,
        game=match.game.name,
        title=match.game.title,
        pace=match.clock.pace.name,
        seats=[_seat(match, seat, viewer) for seat in range(match.seats)],
        commitment=match.round.commitment,
        chain=match.chain,
        host=match.host,
        latecomers=match.opened.latecomers,
        invite_only=is_invite_only(match),
        vote=_vote(match),
        deal=_deal(match),
        story=[shown_line(line) for line in told.lines],
        earlier=told.earlier,
        closed=WORDS[match.closed] if match.closed else "",
        may_close=viewer != NOBODY and may_take_down(match, match.chairs[viewer].person),
        result=match.result,
        reckoning=_reckoning(match, since),
        reckoned=0 if match.showdown is None else match.showdown.seq,
        rematch=match.rematch,
        lesson=lessons.shown(match, viewer) if live else None,
        **seen,
    )


def shown_line(line: Line) -> LineShown:
    """A line of the story as it is sent."""
    deed, who, cards, money, dice, rule = line.about
    return LineShown(
        seq=line.seq,
        text=line.text,
        by=line.by,
        rail=line.rail,
        deed=deed,
        who=list(who),
        cards=list(cards),
        money=money,
        dice=list(dice),
        rule=rule,
    )


def earlier_of(match: Match, viewer: Seat, before: int, kinds: Sequence[Kind]) -> Earlier:
    """The lines of these kinds before event number `before`, as far as they fit on a page."""
    page = page_before(match.story, viewer, before, kinds)
    return Earlier(lines=[shown_line(line) for line in page.lines], earlier=page.earlier)


def _reckoning(match: Match, since: int) -> Reckoning | None:
    """What the last round or game came to, for a viewer who cannot have seen it; newcomers see it while it stands."""
    last = match.showdown
    if last is None:
        return None
    stands = match.result is not None or match.played[-1:] == [last.seq]
    missed = 0 < since < last.seq
    return match.game.telling.reckoning(last.veiled, match.names) if stands or missed else None


def _deal(match: Match) -> DealShown | None:
    """What players pledge and show; while they play nobody needs it."""
    if match.status == PLAYING or match.opened.seed is not None or match.opened.format < WITH_PLEDGES:
        return None
    deal = match.round
    due = deal.due if match.status == DEALING else None
    return DealShown(
        round=deal.number, pledges=list(deal.pledges), nonces=list(deal.nonces), frozen=deal.frozen, due=due
    )


def _vote(match: Match) -> VoteShown | None:
    if match.status != PLAYING or not voting.can_be_voted(match):
        return None
    votes = sorted(match.ballot.votes & voting.voters(match))
    return VoteShown(opens=match.ballot.opens, votes=votes, needed=voting.votes_needed(match))


def _seat(match: Match, seat: Seat, viewer: Seat) -> SeatShown:
    chair = match.chairs[seat]
    return SeatShown(
        seat=seat,
        name=chair.name,
        player=chair.player,
        bot=chair.bot or "",
        here=match.clock.here[seat] and chair.person is not None,
        time_left=match.clock.left(seat) if match.clock.pace.ticks else None,
        bot_after=match.clock.patience_ends(seat) if chair.player == "person" and match.status == PLAYING else None,
        brings=shown(match, seat, viewer),
    )


def _position_of(match: Match, viewer: Seat, live: bool) -> dict[str, Any]:
    assert match.position is not None
    telling, names = match.game.telling, match.names
    veiled = match.position.veiled(viewer)
    to_act = int(veiled.to_act)
    table = telling.tabletop(veiled, viewer, names)
    moves: list[MoveShown] = []
    why: dict[str, WhyShown] = {}
    if live and to_act == viewer != NOBODY:
        moves = [
            MoveShown(
                move=move,
                parts=telling.phrase(move, names),
                note=telling.note(veiled, move, names),
                taps=telling.taps(move, viewer),
                ease=telling.ease(veiled, move),
                kind=telling.kind(move, names),
            )
            for move in match.position.legal_under(veiled)
        ]
        refused = refusals(match.game, match.position.view_of(viewer), viewer, table, names)
        why = {spot: WhyShown(sentence=no.sentence, rule=no.rule) for spot, no in refused.items()}
    return {
        "decision": match.decision,
        "to_act": to_act,
        "due": match.clock.due(),
        "table": table,
        "moves": moves,
        "why": why,
        "ahead": [
            AheadShown(
                id=answer.id,
                words=answer.words,
                span=answer.span,
                leaves=[each.move for each in moves if answer.leaves(each.move)],
            )
            for answer in (telling.ahead(veiled, viewer, names) if live and viewer != NOBODY else ())
        ],
        "undo": match.why_not_undo(viewer),
    }
