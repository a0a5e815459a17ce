"""How many tables one person, and everybody at one network address, may have at once.

Looked at in the transaction that makes a table, so that many requests at once get no further than one after another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, or_, select

from sixgun.engine.errors import MoveRefused

from . import schema

if TYPE_CHECKING:
    from .desk import TournamentSign
    from .store import NewMatch


@dataclass(frozen=True)
class Shares:
    """The most tables there can be. Those of a tournament belong to its desk and do not count."""

    open: int = 3  # opened by one person and not dealt yet
    public: int = 2  # of these, listed in the lobby
    playing: int = 40  # opened by one person, and being played
    address_open: int = 20  # the same for everybody at one network address: a school, a club, or one stranger's cookies
    address_public: int = 8
    address_playing: int = 400
    tournaments: int = 10  # opened by one person and not closed yet
    public_tournaments: int = 3  # of these, listed for everybody
    address_tournaments: int = 40
    address_public_tournaments: int = 12
    bot_tables: int = 8  # where only bots sit, played at once for the tournaments of one organiser


DEFAULT_SHARES = Shares()


class TooManyTournaments(MoveRefused):
    """Somebody would have more tournaments than there may be."""


class TooManyTables(MoveRefused):
    """Somebody would have more tables than there may be; `tables` are those that they could take down."""

    def __init__(self, sentence: str, tables: list[str]) -> None:
        super().__init__(sentence)
        self.tables = tables


def check_shares(connection: Connection, new: NewMatch, shares: Shares) -> None:
    """TooManyTables when a match to be is one too many."""
    match = schema.match
    whose = or_(match.c.opener == new.opener, and_(match.c.origin == new.origin, match.c.origin != ""))
    query = select(match.c.id, match.c.status, match.c.private, match.c.opener).where(
        match.c.status.in_(("open", "dealing", "playing")), ~match.c.hosted, whose
    )
    rows = connection.execute(query.order_by(match.c.at)).all()
    own = [row for row in rows if row.opener == new.opener]
    waiting = [row.id for row in own if row.status == "open"]
    public = [row.id for row in own if row.status == "open" and not row.private]
    open_here = [row for row in rows if row.status == "open"]
    public_here = [row for row in open_here if not row.private]
    if len(waiting) >= shares.open:
        sentence = f"You have opened {shares.open} tables that are not dealt yet, and {shares.open} is the limit."
        raise TooManyTables(f"{sentence} Deal at one of them or take it down first.", waiting)
    if not new.private and len(public) >= shares.public:
        sentence = (
            f"You have opened {shares.public} public tables that are not dealt yet, and {shares.public} is the limit."
        )
        raise TooManyTables(f"{sentence} Deal at one of them, take it down, or make this one private.", public)
    if len(own) - len(waiting) >= shares.playing:
        sentence = (
            f"You have opened {shares.playing} games that are still being played, and {shares.playing} is the limit."
        )
        raise TooManyTables(f"{sentence} Finish or leave some of them first.", [])
    if (
        len(open_here) >= shares.address_open
        or len(rows) - len(open_here) >= shares.address_playing
        or (not new.private and len(public_here) >= shares.address_public)
    ):
        kind = "public tables" if not new.private and len(public_here) >= shares.address_public else "tables"
        sentence = f"People at your network address have too many {kind} at once."
        raise TooManyTables(f"{sentence} Sit down at one that is there, or try again in half an hour.", [])


def check_tournaments(connection: Connection, new: TournamentSign, shares: Shares) -> None:
    """TooManyTournaments when a tournament to be is one too many."""
    tournament = schema.tournament
    origin = and_(tournament.c.origin == new.origin, tournament.c.origin != "")
    query = select(tournament.c.made_by, tournament.c.private).where(
        tournament.c.status != "over", or_(tournament.c.made_by == new.organiser, origin)
    )
    rows = connection.execute(query).all()
    own = [row for row in rows if row.made_by == new.organiser]
    public, public_here = (sum(not row.private for row in some) for some in (own, rows))
    if len(own) >= shares.tournaments:
        raise TooManyTournaments(
            f"You have opened {shares.tournaments} tournaments that are not closed yet, and {shares.tournaments} is the"
            " limit. Close one or break it off first."
        )
    if not new.private and public >= shares.public_tournaments:
        raise TooManyTournaments(
            f"You have opened {shares.public_tournaments} public tournaments that are not closed yet, and"
            f" {shares.public_tournaments} is the limit. Close one, break it off, or make this one private."
        )
    if len(rows) >= shares.address_tournaments or (
        not new.private and public_here >= shares.address_public_tournaments
    ):
        raise TooManyTournaments("People at your network address have too many tournaments open at once.")
