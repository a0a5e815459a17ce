"""Online play: opens the tables of a tournament in the saloon, seats people and bots, deals, and collects the results.

Everything it does is asked for by keys made of the draw, the table and the game, so that two directors, or one that was
killed between two steps, count once. It keeps nothing in mind but what it may forget.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from sixgun.engine.errors import SixgunError
from sixgun.engine.words import plural
from sixgun.tables import messages
from sixgun.tables.house import Guest, House
from sixgun.tables.match import OPEN, OVER
from sixgun.tables.patrol import Patrol
from sixgun.tables.store import StoreTrouble

from . import commands as say
from .accounts import series
from .desk import Desk
from .rounds import Round, RoundTable
from .tournament import Entrant, Tournament

_LOG = logging.getLogger(__name__)
PATIENCE = 120_000  # milliseconds an open table waits for whoever is not there yet
_LOOK_ROUND = 1.0  # seconds between two looks at all tournaments
_FAULT = "A fault of the program keeps it; enter the results by hand."
_HOST = "desk of "  # with the tournament's address: the person who sets up its tables
_BY = say.Who(name="the desk", at_machine=True)


@dataclass(frozen=True)
class Sitting:
    """The game a table has to play now."""

    tournament: str
    round: int
    table: int
    game: int
    match: str | None  # None: nobody has opened it yet
    guests: tuple[Guest, ...]
    wish: messages.Create  # its key is the same for every director

    @property
    def is_of_bots(self) -> bool:
        """Whether no person sits there."""
        return all(guest.person is None for guest in self.guests)


class Director(Patrol):
    """Runs the online tables of all tournaments of a desk. `tend` is all of it; `start` only calls it in time."""

    def __init__(self, desk: Desk, house: House, patience: int = PATIENCE) -> None:
        super().__init__("director", first=_LOOK_ROUND)
        self.trouble: dict[str, str] = {}  # by tournament: what keeps a table from being opened, for the organiser
        self._desk, self._house, self._patience = desk, house, patience
        self._bot_tables: dict[str, int] = {}  # by tournament: tables of bots that were open at the last look
        self._since: dict[str, int] = {}  # when an open table was first seen

    def tend(self, tournament_id: str) -> None:
        """Do whatever is due at the tables of a tournament."""
        with self._desk.at(tournament_id) as tournament:
            sittings = due(tournament)
        sittings, trouble = self._within_share(tournament_id, sittings)
        for sitting in sittings:
            try:
                self._tend(sitting)
            except (SixgunError, StoreTrouble) as error:  # the other tables go on
                trouble = str(error)
                _LOG.warning("a table of a tournament cannot go on: %s", error)
        if trouble:
            self.trouble[tournament_id] = trouble
        else:
            self.trouble.pop(tournament_id, None)

    def _within_share(self, tournament_id: str, sittings: list[Sitting]) -> tuple[list[Sitting], str]:
        """Without tables of bots that are too many at once; they follow. Those of the command line have no limit."""
        sign = self._desk.store.sign(tournament_id)
        if sign is None or not sign.organiser:
            return sittings, ""
        most = self._desk.shares.bot_tables
        others = [other.id for other in self._desk.playing() if other.organiser == sign.organiser]
        taken = sum(self._bot_tables.get(other, 0) for other in others if other != tournament_id)
        begun = sum(each.match is not None for each in sittings if each.is_of_bots)
        allowed, waiting = [], 0
        for each in sittings:
            if each.is_of_bots and each.match is None:
                if taken + begun >= most:
                    waiting += 1
                    continue
                begun += 1
            allowed.append(each)
        self._bot_tables[tournament_id] = begun
        said = f"At most {most} tables of bots play at once for one organiser; {plural(waiting, 'table')} will follow."
        return allowed, said if waiting else ""

    def _tend(self, sitting: Sitting) -> None:
        match = sitting.match or self._open(sitting)
        status = self._house.status(match)
        if status == OVER:
            self._report(sitting, match)
        elif status == OPEN and self._may_deal(sitting, match):
            self._house.deal_hosted(match)

    def _open(self, sitting: Sitting) -> str:
        match = self._house.host(_HOST + sitting.tournament, sitting.wish, sitting.guests)
        seated = say.Seat(
            key=f"open {match}",
            tournament=sitting.tournament,
            round=sitting.round,
            table=sitting.table,
            game=sitting.game,
            match=match,
        )
        self._say(seated)
        return match

    def _report(self, sitting: Sitting, match: str) -> None:
        reported = say.Report(
            key=f"over {match}",  # one report a match: a result taken out is the organiser's to enter
            tournament=sitting.tournament,
            round=sitting.round,
            table=sitting.table,
            game=sitting.game,
            result=self._house.result(match),
            source="table",
        )
        self._say(reported)

    def _say(self, command: say.AtDesk) -> None:
        answer = self._desk.handle(_BY, command)
        if isinstance(answer, say.Refused):
            raise SixgunError(answer.sentence)

    def _may_deal(self, sitting: Sitting, match: str) -> bool:
        """Whether everybody is there, or has been waited for long enough."""
        people = [guest.person for guest in sitting.guests if guest.person is not None]
        now = self._house.store.now()
        waited = now - self._since.setdefault(match, now)
        if all(self._house.is_here(person, match) for person in people) or waited >= self._patience:
            self._since.pop(match, None)
            return True
        return False

    # The thread

    def go_round(self) -> float:
        """Every tournament once."""
        try:
            self.look_round()
        except Exception:  # the next round tries again; a thread that ends would end every tournament
            _LOG.exception("the director")
        return _LOOK_ROUND

    def look_round(self) -> None:
        """Tend every tournament that is being played; one that cannot be tended must not keep the others waiting."""
        for sign in self._desk.playing():
            try:
                self.tend(sign.id)
            except Exception:
                self.trouble[sign.id] = _FAULT
                _LOG.exception("a tournament cannot go on")


def due(tournament: Tournament) -> list[Sitting]:
    """The game each online table has to play now."""
    if tournament.settings.mode != "online" or tournament.closed is not None:
        return []
    return [_sitting(tournament, drawn, table, games[0]) for drawn, table, games in tournament.open_tables() if games]


def _sitting(tournament: Tournament, drawn: Round, table: RoundTable, game: int) -> Sitting:
    settings = tournament.settings
    return Sitting(
        tournament=tournament.id,
        round=drawn.number,
        table=table.number,
        game=game,
        match=table.matches.get(game),
        guests=tuple(_guest(tournament.entrants[number], settings.bot) for number in table.seats),
        # By the draw's seed, since a round may be drawn again.
        wish=_wish(tournament, table, f"{drawn.number} {table.number} {game} {drawn.seed}"),
    )


def _wish(tournament: Tournament, table: RoundTable, key: str) -> messages.Create:
    settings = tournament.settings
    following = tournament.scoring.next_game(series(tournament, table), settings.numbers)
    return messages.Create(
        key=key,
        game=settings.game,
        seats=len(table.seats),
        options={**settings.options, **following.options},
        cards=settings.cards,
        pace=settings.pace,
        bot=settings.bot,
        brings=list(following.brings),
    )


def _guest(entrant: Entrant, house_bot: str) -> Guest:
    """Who plays for an entrant: the person, the bot that entered, or the house's for whoever has dropped out."""
    if entrant.out or entrant.person is None:
        return Guest(entrant.name, bot=entrant.bot or house_bot)
    return Guest(entrant.name, entrant.person)
