"""What is going on in the room: the tables of a person, and those that anybody may join or watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.seats import NOBODY
from sixgun.tables import events as log
from sixgun.tables.closing import WORDS
from sixgun.tables.gone import no_table
from sixgun.tables.history import Row
from sixgun.tables.listing import LISTED, Page
from sixgun.tables.lobby import Sign
from sixgun.tables.match import DEALING, OPEN, PLAYING
from sixgun.tables.pace import PACES, said

from .history import rows_of

if TYPE_CHECKING:
    from .saloon import Saloon

MOST_TABLES = 24
FEW_TABLES = 8  # of a kind, on the first page
MOST_FINISHED = 5
KINDS = {"open": (OPEN,), "playing": (DEALING, PLAYING)}


@dataclass(frozen=True)
class TableCard:
    """A table as the lobby shows it."""

    id: str
    picture: str
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
    finished: list[Row]
    played: int  # how many games the person has finished
    joinable: list[TableCard]
    watchable: list[TableCard]
    open: int  # how many public tables wait for players
    playing: int  # and how many are being played

    @property
    def turns(self) -> int:
        """How many tables wait for the person."""
        return sum(card.your_turn for card in self.mine)


def look_round(saloon: Saloon, person: str) -> Room:
    """The room as one person finds it, from the signs on the doors. Reads the store, so not for the event loop."""
    lobby = saloon.house.lobby(person, public=False)
    ended = saloon.history.of(person, 1, MOST_FINISHED)
    played = {game.name for game in saloon.games}
    mine = _sorted(saloon, lobby.own)
    own = {sign.match for sign in lobby.own}
    waiting, going = (saloon.house.listing.page(KINDS[kind], 1, MOST_TABLES) for kind in ("open", "playing"))

    def cards(page: Page) -> list[TableCard]:
        signs = (sign for sign in page.signs if sign.match not in own and sign.game in played)
        return [_card(saloon, sign) for sign in signs if sign.free or sign.status != OPEN][:FEW_TABLES]

    finished = rows_of(saloon, ended)
    return Room(mine[:MOST_TABLES], finished, ended.played, cards(waiting), cards(going), waiting.tables, going.tables)


def own_tables(saloon: Saloon, person: str) -> list[TableCard]:
    """Where a person sits in a game that is not over; those that wait for the person come first."""
    return _sorted(saloon, saloon.house.lobby(person, public=False).own)


def _sorted(saloon: Saloon, own: Sequence[Sign]) -> list[TableCard]:
    played = {game.name for game in saloon.games}
    mine = [_card(saloon, sign) for sign in own if sign.status in LISTED and sign.game in played]
    return sorted(mine, key=lambda card: (not card.your_turn, card.status != PLAYING))


@dataclass(frozen=True)
class Found:
    """A page of all public tables of a kind, or of those that somebody looks for."""

    kind: str
    words: str
    cards: list[TableCard]
    page: Page


def find_tables(saloon: Saloon, person: str, kind: str, words: str, number: int) -> Found:
    """Every public table is on some page. Reads the store, so not for the event loop."""
    page = saloon.house.listing.page(KINDS[kind], number, MOST_TABLES, words)
    played = {game.name for game in saloon.games}
    return Found(kind, words, [_card(saloon, sign) for sign in page.signs if sign.game in played], page)


def opening(saloon: Saloon, match_id: str) -> log.Opened:
    """How a table was set up, without dealing its cards again; SixgunError when there is no such table."""
    rows = saloon.house.store.rows(match_id)
    event = log.decode(rows[0].body) if rows else None
    if not isinstance(event, log.Opened):
        raise no_table(saloon.house.store, match_id)
    return event


def host_of(saloon: Saloon, match_id: str) -> str:
    """Who sat down first; nobody has a name yet at a table without people."""
    for row in saloon.house.store.rows(match_id):
        event = log.decode(row.body)
        if isinstance(event, log.Joined):
            return event.name
    return ""


def opened_by(saloon: Saloon, person: str) -> list[TableCard]:
    """The tables that a person has opened and that are not dealt."""
    played = {game.name for game in saloon.games}
    return [_card(saloon, sign) for sign in saloon.house.listing.opened_by(person) if sign.game in played]


def why_closed(saloon: Saloon, match_id: str) -> str:
    """What happened to a table that is closed, without dealing its cards again."""
    event = log.decode(saloon.house.store.rows(match_id)[-1].body)
    return WORDS[event.why] if isinstance(event, log.Closed) else ""


def _card(saloon: Saloon, sign: Sign) -> TableCard:
    return TableCard(
        id=sign.match,
        picture=next(game.picture for game in saloon.games if game.name == sign.game),
        title=sign.title,
        status=sign.status,
        people=[name for name, who in zip(sign.names, sign.players, strict=True) if "person" in who],
        free=sign.free,
        bots=sum("bot" in who for who in sign.players),
        pace=PACES[sign.pace].words if sign.pace != "none" else "",
        yours=sign.seat != NOBODY,
        your_turn=sign.your_turn,
        news=_news(saloon, sign),
    )


def _news(saloon: Saloon, sign: Sign) -> str:
    if sign.status == OPEN:
        return "Not dealt yet."
    if not saloon.warming.is_ready(sign.game):
        return "Getting ready."
    if sign.seat == NOBODY:
        return "In progress; you can take a bot's seat." if sign.free else "In progress."
    if sign.left:
        return "You left, and a bot plays your seat. You can take it back."
    if sign.your_turn and sign.due is not None:
        return f"Your turn: {said(sign.due - saloon.house.now_at(sign.match))} left."
    return "Your turn." if sign.your_turn else "Waiting for another player."
