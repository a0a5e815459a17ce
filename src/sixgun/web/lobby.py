"""What is going on in the room: the tables of a person, and those that anybody may join or watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY
from sixgun.tables import events as log
from sixgun.tables.match import OPEN, OVER, PLAYING, Match
from sixgun.tables.pace import PACES

if TYPE_CHECKING:
    from .saloon import Saloon

MOST_TABLES = 24
MOST_FINISHED = 5
MOST_LOOKED_AT = 60  # of all the tables a person ever sat at


@dataclass(frozen=True)
class TableCard:
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    status: str
    people: list[str]
    free: int
    bots: int
    pace: str
    yours: bool
    your_turn: bool
    news: str


@dataclass(frozen=True)
class Room:
    """All that the lobby lists."""

    mine: list[TableCard]
    finished: list[TableCard]
    joinable: list[TableCard]
    watchable: list[TableCard]

    @property
    def turns(self) -> int:
        """How many tables wait for the person."""
        return sum(card.your_turn for card in self.mine)


def look_round(saloon: Saloon, person: str) -> Room:
    """The room as one person finds it. Reads logs, so not for the event loop."""
    store = saloon.house.store
    mine: list[TableCard] = []
    finished: list[TableCard] = []
    for match_id in store.matches_of(person)[:MOST_LOOKED_AT]:
        if len(mine) >= MOST_TABLES or len(finished) >= MOST_FINISHED:
            break
        card = table_card(saloon, match_id, person)
        if card is not None and card.yours:
            (finished if card.status == OVER else mine).append(card)
    mine.sort(key=lambda card: (not card.your_turn, card.status != PLAYING))
    return Room(mine, finished, _public(saloon, OPEN, person), _public(saloon, PLAYING, person))


def _public(saloon: Saloon, status: str, person: str) -> list[TableCard]:
    newest = reversed(saloon.house.store.matches(status, public_only=True)[-MOST_TABLES:])
    cards = [table_card(saloon, match_id, person) for match_id in newest]
    return [card for card in cards if card is not None and not card.yours and (card.free or status == PLAYING)]


def table_card(saloon: Saloon, match_id: str, person: str) -> TableCard | None:
    """One table; None when its log cannot be read by this program any more."""
    try:
        first = opening(saloon, match_id)
        if not any(game.name == first.game for game in saloon.games):
            return None
        if not saloon.warming.state(first.game).done:
            return _being_prepared(saloon, match_id, first)
        with saloon.house.ledger.at(match_id) as match:
            return _card(match, person)
    except SixgunError:
        return None


def opening(saloon: Saloon, match_id: str) -> log.Opened:
    """How a table was set up, without dealing its cards again; SixgunError when there is no such table."""
    rows = saloon.house.store.rows(match_id)
    event = log.decode(rows[0].body) if rows else None
    if not isinstance(event, log.Opened):
        raise SixgunError("There is no such table; the link may be mistyped.")
    return event


def host_of(saloon: Saloon, match_id: str) -> str:
    """Who sat down first; nobody has a name yet at a table without people."""
    for row in saloon.house.store.rows(match_id):
        event = log.decode(row.body)
        if isinstance(event, log.Joined):
            return event.name
    return ""


def _card(match: Match, person: str) -> TableCard:
    seat = match.seat_of(person)
    people = [chair.name for chair in match.chairs if chair.person is not None]
    your_turn = match.status == PLAYING and seat != NOBODY and match.to_act == seat
    return TableCard(
        id=match.id,
        game=match.game.name,
        title=match.game.title,
        status=match.status,
        people=people,
        free=sum(chair.person is None for chair in match.chairs),
        bots=sum(chair.bot is not None for chair in match.chairs),
        pace=PACES[match.opened.pace].words if match.opened.pace != "none" else "",
        yours=seat != NOBODY,
        your_turn=your_turn,
        news=_news(match, your_turn),
    )


def _news(match: Match, your_turn: bool) -> str:
    if match.status == OPEN:
        return "Not dealt yet."
    if match.result is not None:
        winners = [match.names[seat] for seat in match.result.winners]
        return f"{' and '.join(winners)} won." if winners else "Nobody won."
    return "Your turn." if your_turn else f"{match.names[match.to_act]} decides."


def _being_prepared(saloon: Saloon, match_id: str, first: log.Opened) -> TableCard:
    title = next(game.title for game in saloon.games if game.name == first.game)
    return TableCard(
        id=match_id,
        game=first.game,
        title=title,
        status=PLAYING,
        people=[],
        free=0,
        bots=0,
        pace="",
        yours=True,
        your_turn=False,
        news="The rules are being prepared.",
    )
