"""Bots play a tournament in this process: one game after the other, without the house and without a log of moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from sixgun.bots.bot import Bot, Mind
from sixgun.bots.registry import find_bot
from sixgun.tables.fairness import Seed
from sixgun.tables.position import Position
from sixgun.tables.setting_up import chosen

from . import commands as say
from .accounts import series
from .desk import Desk
from .errors import DeskRefused
from .notices import games_planned
from .progress import next_step, planned_rounds
from .rounds import Round, RoundTable
from .standings import Standings, standings
from .tournament import Tournament

_BY = say.Who(name="the desk", at_machine=True)
_SEED_BYTES = 7  # fits a seed of any game


class Exhibition:
    """A tournament whose entrants are all bots, played to its end by the desk itself."""

    def __init__(self, desk: Desk, tournament_id: str, progress: Callable[[], None] = lambda: None) -> None:
        self._desk, self._id, self._progress = desk, tournament_id, progress
        self._bots: dict[str, Bot] = {}

    def play(self) -> Standings:
        """Draw, play, report, draw lots and close; returns the final standings."""
        while self._step():
            pass
        return self._desk.standings(self._id)

    def games_to_come(self) -> int | None:
        """How many games the rounds have together, once the first is drawn; None for duels, where it depends."""
        with self._desk.at(self._id) as tournament:
            if tournament.form.duels or not tournament.rounds:
                return None
            return len(tournament.rounds[0].tables) * games_planned(tournament)

    def _step(self) -> bool:
        """Do what comes next; False when the tournament is over."""
        with self._desk.at(self._id) as tournament:
            what, sentence = next_step(tournament)
            drawn = len(tournament.rounds)
        if what == "report":
            self._play_tables()
        elif what == "draw":
            if not self._settle_ties_at_the_edge():
                self._say(say.Draw(key=f"draw {drawn + 1}", tournament=self._id, round=drawn + 1))
        elif what == "close":
            if not self._draw_lots():
                self._say(say.Close(key="close", tournament=self._id))
        elif what == "enter":
            raise DeskRefused(sentence)
        return what != "over"

    def _settle_ties_at_the_edge(self) -> bool:
        """Lots before the finals, if there are any who are equal; True when some were drawn."""
        with self._desk.at(self._id) as tournament:
            planned = planned_rounds(tournament)
            before_finals = planned is not None and len(tournament.rounds) == planned
        return before_finals and self._draw_lots()

    def _draw_lots(self) -> bool:
        with self._desk.at(self._id) as tournament:
            equal = [group.entrants for group in standings(tournament).equal if group.needs_lots]
            if equal:
                self._say(say.DrawLots(key=f"lots {tournament.seq}", tournament=self._id, entrants=equal[0]))
        return bool(equal)

    def _play_tables(self) -> None:
        """The next game of every table that has one to play."""
        with self._desk.at(self._id) as tournament:
            due = [(drawn, table, games[0]) for drawn, table, games in tournament.open_tables()]
            for drawn, table, game in due:
                report = say.Report(
                    key=f"game {drawn.number} {table.number} {game}",
                    tournament=self._id,
                    round=drawn.number,
                    table=table.number,
                    game=game,
                    result=self.play_game(tournament, drawn, table, game),
                    source="table",
                )
                self._say(report)
                self._progress()

    def play_game(self, tournament: Tournament, drawn: Round, table: RoundTable, game: int) -> dict[str, Any]:
        """One game, from the seed of its draw; the options and what seats bring are the scoring's wish."""
        settings = tournament.settings
        following = tournament.scoring.next_game(series(tournament, table), settings.numbers)
        options = {**settings.options, **following.options}
        deal = chosen(tournament.game, len(table.seats), settings.cards, options, following.brings)
        names = [tournament.entrants[entrant].bot or settings.bot for entrant in table.seats]
        where = f"{drawn.seed} {drawn.number} {table.number} {game}"
        minds = [
            Mind(self._bot(tournament, name), tournament.game, _seed(f"{where} seat {seat}"))
            for seat, name in enumerate(names)
        ]
        return played(Position(tournament.game, deal, Seed(_seed(where))), minds)

    def _bot(self, tournament: Tournament, name: str) -> Bot:
        """A bot by name, looked up once: the look through installed packages takes longer than a game."""
        if name not in self._bots:
            self._bots[name] = find_bot(tournament.game, name)
        return self._bots[name]

    def _say(self, command: say.AtDesk) -> None:
        answer = self._desk.handle(_BY, command)
        if isinstance(answer, say.Refused):
            raise DeskRefused(answer.sentence)


def played(position: Position, minds: Sequence[Mind]) -> dict[str, Any]:
    """A game between bots, from here to its end; returns its result."""
    while not position.over:
        seat = position.to_act
        position.play(minds[seat].choose(position.games, 0, seat, position.legal))
    return position.result


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")
