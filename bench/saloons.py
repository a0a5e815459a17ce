"""A store full of matches in the middle of their games, written faster than anybody can play them."""

from __future__ import annotations

import hashlib
from functools import partial

from sqlalchemy import Connection, insert

from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.events import Row
from sixgun.tables.fairness import pledge
from sixgun.tables.lobby import sign_of, written
from sixgun.tables.match import PLAYING, Match
from sixgun.tables.rulings import moved, opened, ruling
from sixgun.tables.store import Store, schema

PEOPLE = ("Zoe", "Yan")
_TOGETHER = 50


def match_under_way(number: int, game: str, events: int, now: int) -> tuple[Match, list[Row]]:
    """Two people and a bot, some way into their game; not a move of it was thought about."""
    secret = hashlib.sha256(f"match {number}".encode()).digest()
    match = Match(f"bench-{number:06}", secret)
    create = say.Create(key="", game=game, seats=3, options={"series_games": 9} if game == "calaboose" else {})
    rows = match.happen(opened(create, secret), now)
    for person in PEOPLE:
        hashed = pledge(match.id, _nonce(number, person))
        for joined in ruling(match, person, say.Join(key="", match=match.id, name=person, pledge=hashed), now):
            rows += match.happen(joined, now, person)
    for dealt in ruling(match, PEOPLE[0], say.Deal(key="", match=match.id), now):
        rows += match.happen(dealt, now, PEOPLE[0])
    for person in PEOPLE:
        for shown in ruling(match, person, say.Nonce(key="", match=match.id, nonce=_nonce(number, person)), now):
            rows += match.happen(shown, now, person)
    while match.seq < events and match.position is not None and match.status == PLAYING:
        seat = match.to_act
        by: log.By = "bot" if match.chairs[seat].bot else "person"
        move = int(match.position.legal[match.seq * 7919 % len(match.position.legal)])
        (played,) = moved(match, seat, move, by)
        made = match.happen(played, now + match.seq)
        made[0] = made[0]._replace(key=f"key {match.seq}", intent=f"intent {match.seq}")
        rows += made
    return match, rows


def _nonce(number: int, person: str) -> str:
    return hashlib.sha256(f"{person} {number}".encode()).hexdigest()


def fill(store: Store, game: str, count: int, events: int) -> int:
    """Write `count` matches of about so many events; returns how many events there are in all."""
    written, number = 0, 0
    while number < count:
        batch = [match_under_way(n, game, events, store.now()) for n in range(number, min(count, number + _TOGETHER))]
        store.write(partial(_insert, batch))
        written += sum(len(rows) for _, rows in batch)
        number += len(batch)
    return written


def _insert(batch: list[tuple[Match, list[Row]]], connection: Connection) -> None:
    for match, rows in batch:
        values = {"id": match.id, "game": match.game.name, "status": match.status, "private": False}
        values |= {"made_by": "bench", "made_key": match.id, "at": rows[0].at, "sign": written(sign_of(match))}
        connection.execute(insert(schema.match).values(values))
        connection.execute(insert(schema.secret).values(match=match.id, secret=match.secret))
        lines = [{"match": match.id, "kind": log.kind_in(row.body), **row._asdict()} for row in rows]
        connection.execute(insert(schema.event), lines)
