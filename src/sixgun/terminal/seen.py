"""A table of a saloon as far as it was seen from here: the last view, the whole story, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY
from sixgun.engine.words import listed, matching, plural
from sixgun.games.registry import find_game
from sixgun.tables.match import OPEN, OVER, PLAYING
from sixgun.tables.views import Earlier, LineShown, SeatShown, View

from .screen import Screen
from .tabletop import about_seats, show_tabletop

__all__ = ["OPEN", "OVER", "PLAYING", "Seen"]


class Seen:
    """What is known; it begins with the first view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.story: list[LineShown] = []
        self.earlier = False  # whether the house has lines from before those

    def news(self, view: View) -> list[LineShown]:
        """A newer view takes the place of the old one; the lines that were not heard before."""
        known = self.story[-1].seq if self.story else 0
        new = [line for line in view.story if line.seq > known]
        self.view = view
        if view.earlier:  # there is a gap before them
            self.story, self.earlier = list(view.story), True
        else:
            self.story += new
        return new

    def whole_story(self, fetch: Callable[[int], Earlier]) -> list[str]:
        """All sentences; the house is asked for those from before an event that are not known here."""
        while self.earlier:
            page = fetch(self.story[0].seq if self.story else self.view.seq + 1)
            self.story = [*page.lines, *self.story]
            self.earlier = bool(page.lines) and bool(page.earlier)
        return [line.text for line in self.story]

    @property
    def status(self) -> str:
        """Open, playing or over."""
        return self.view.status

    @property
    def names(self) -> list[str]:
        """The names round the table."""
        return [seat.name for seat in self.view.seats]

    @property
    def people(self) -> str:
        """Who sits there, in words."""
        taken = [f"{s.name} (bot)" if s.player == "bot" else s.name for s in self.view.seats if s.name]
        free = len(self.view.seats) - len(taken)
        return listed([*taken, *([plural(free, "free seat")] if free else [])])

    @property
    def host(self) -> str:
        """Who deals, in words."""
        if self.view.host == NOBODY:
            return "The desk of the tournament deals."
        if self.view.host == self.view.viewer:
            away = listed([seat.name for seat in self.view.seats if seat.player == "person" and not seat.here])
            absent = f" Not connected: {away}. If you deal now, a bot plays until they are back." if away else ""
            return f"You are the host: `deal` begins, and bots take the free seats.{absent}"
        return f"{self.names[self.view.host]} is the host and deals."

    @property
    def seat(self) -> SeatShown | None:
        """One's own seat."""
        return None if self.view.viewer == NOBODY else self.view.seats[self.view.viewer]

    @property
    def stood_in_for(self) -> bool:
        """Whether a bot plays one's seat."""
        return self.seat is not None and self.seat.player == "bot for person"

    @property
    def asked(self) -> bool:
        """Whether the house waits for a move from here."""
        seat = self.seat
        return seat is not None and seat.player == "person" and seat.seat == self.view.to_act and bool(self.view.moves)

    def show(self, screen: Screen) -> None:
        """The table and the question."""
        view = self.view
        screen.say()
        if view.table is None:
            screen.say(f"{view.title}: {self.people}. The cards are not dealt yet.")
            return
        to_act = view.to_act if view.status == PLAYING else NOBODY
        show_tabletop(screen, view.table, self.names, view.viewer, to_act, about_seats(view.seats, view.viewer))

    @cached_property
    def game(self) -> Game | None:
        """The game's words, where this program has them too."""
        try:
            return find_game(self.view.game)
        except SixgunError:
            return None

    def not_offered(self, typed: str) -> list[int]:
        """Moves the words could mean, none of them on offer: so it does no harm if this program knows other rules."""
        if self.game is None:
            return []
        phrase, names = self.game.telling.phrase, self.game.names(self.names)
        offered = {offer.move for offer in self.view.moves}
        others = (move for move in range(self.game.move_space) if move not in offered)
        return matching(typed, ((move, " ".join(phrase(move, names))) for move in others))
