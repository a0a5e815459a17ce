"""Attacks by people who come through the door, against one server on which somebody honest plays."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from sixgun.web.limits import DEFAULT_LIMITS

from .siege import Guest, Server, raised_limit, size_of, tries

_HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
_MOST_LOGGED = 300_000  # bytes
_MOST_VIEW = 60_000
_MOST_OPEN = 10  # tables of one person that wait in the lobby


class Held(NamedTuple):
    """What came of an attack."""

    tries: int
    held: bool
    note: str


Attack = Callable[[Server], Held]


def half_sent_requests(server: Server) -> Held:
    """A newcomer is served, and the log stays small."""
    raised_limit()
    before = server.log.stat().st_size
    with ExitStack() as lines:
        for number in range(1_010):
            place = (f"127.3.0.{1 + number % 3}", 0)
            line = lines.enter_context(
                closing(socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=place))
            )
            try:
                line.sendall(_HALF)
            except OSError:
                continue  # refused at once, which is right
        served = Guest(server).http.get("/").status_code == 200
    logged = server.log.stat().st_size - before
    return Held(1_010, served and logged < _MOST_LOGGED, f"newcomer served: {served}, {logged:,} bytes logged")


def card_file_bomb(server: Server) -> Held:
    """Ten card files with 9,999 dots are refused in words."""
    guests = [Guest(server) for _ in range(10)]
    with ThreadPoolExecutor(10) as crowd:
        answers = list(crowd.map(lambda guest: guest.asks(cards="a." * 9_999 + "a = 1").status_code, guests))
    return Held(10, all(400 <= answer < 500 for answer in answers), f"answers {sorted(set(answers))}")


def get_flood(server: Server) -> Held:
    """Too many pages for one address are refused."""
    guest, began = Guest(server), time.monotonic()
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: guest.http.get("/credits").status_code, range(1_500)))
    refused, seconds = answers.count(429), time.monotonic() - began
    within = DEFAULT_LIMITS.pages_burst + DEFAULT_LIMITS.pages_rate * seconds >= 1_500  # a slow machine floods nobody
    held = (refused > 0 or within) and answers.count(500) == 0
    return Held(1_500, held, f"{refused} refused in {seconds:.0f} s")


def form_flood(server: Server) -> Held:
    """Too many forms from one address are refused."""
    guest = Guest(server)
    answers = [guest.http.post("/name", data={"name": "Flood"}).status_code for _ in range(100)]
    return Held(100, answers.count(429) > 0, f"{answers.count(429)} refused")


def lobby_flood(server: Server) -> Held:
    """One person gets few open tables, and another one's table is still listed."""
    mine, flooder = Guest(server), Guest(server)
    match = mine.opens(visibility="public")
    opened = sum(flooder.asks(visibility="public").status_code == 303 for _ in range(30))
    listed = match in Guest(server).http.get("/").text
    return Held(30, opened <= _MOST_OPEN and listed, f"{opened} tables opened, the other one listed: {listed}")


def sit_and_leave(server: Server) -> Held:
    """Whoever comes and goes is refused after a while, and somebody else can still sit down."""
    host, pest, friend = (Guest(server) for _ in range(3))
    match = host.opens(visibility="public", seats="4")
    sat = 0
    with pest.at(match) as line:
        for _ in range(60):
            if tries(line, "join", name=pest.name, pledge="") != "done":
                break
            tries(line, "leave")
            sat += 1
    with friend.at(match) as line:
        welcome = tries(line, "join", name=friend.name)
    return Held(60, sat < 60 and welcome == "done", f"sat down {sat} times; the next one: {welcome}")


def chair_hopping_guest(server: Server) -> Held:
    """Nobody new gets a bot's chair, and so a hand, in a running game."""
    host = Guest(server)
    match = host.opens(visibility="public", seats="4")
    seen = 0
    with host.at(match, sits=True) as table:
        table.hear_table()
        table.does("deal")
        for seat in range(1, 4):
            hopper = Guest(server)
            with hopper.at(match) as line:
                seen += tries(line, "join", name=hopper.name, seat=seat) == "done"
    return Held(3, seen == 0, f"{seen} hands seen")


def lookalike_names(server: Server) -> Held:
    """Names that look like somebody's at the table are refused."""
    host = Guest(server, "Zoe")
    match = host.opens(visibility="public", seats="4")
    let_in = []
    for name in ("Zo\u0435", "Z\u043ee", "Zoe\ufe0f", "ZOE", "\uff3aoe"):
        with Guest(server).at(match) as line:
            if tries(line, "join", name=name) == "done":
                let_in.append(ascii(name))
                tries(line, "leave")
    return Held(5, not let_in, f"let in: {', '.join(let_in) or 'nobody'}")


def rail_heckler(server: Server) -> Held:
    """One heckler does not use up the rail, and a fresh view stays small."""
    host, heckler, other = (Guest(server) for _ in range(3))
    match = host.opens(visibility="public", seats="4")
    with heckler.at(match) as line:
        heard = sum(tries(line, "chat", text="x" * 300, name="Heckler") == "done" for _ in range(120))
    with other.at(match) as line:
        polite = tries(line, "chat", text="good evening", name="Polite")
        size = size_of(line.hear_table())
    held = heard < 120 and polite == "done" and size < _MOST_VIEW
    return Held(120, held, f"{heard} lines heard, the next one: {polite}, a view has {size:,} bytes")


def forged_cookie(server: Server) -> Held:
    """A changed cookie is nobody, and a stranger at the table moves nothing."""
    host, stranger = Guest(server), Guest(server)
    match = host.opens(visibility="public")
    let_in, moved = 0, 0
    for place in (10, 30, -3):
        letters = list(host.cookie)
        letters[place] = "A" if letters[place] != "A" else "B"
        with stranger.at(match, additional_headers={"Cookie": "".join(letters)}) as line:
            try:
                line.hear(5)
                let_in += 1
            except ConnectionClosed:
                pass
    with stranger.at(match) as line:
        for do, what in (("deal", {}), ("play", {"decision": 1, "move": 0}), ("leave", {}), ("takeback", {})):
            moved += tries(line, do, **what) == "done"
    return Held(7, not let_in and not moved, f"{let_in} let in, {moved} commands carried out")


def foreign_host_or_origin(server: Server) -> Held:
    """Pages of others open no socket and send no form; another Host is refused."""
    guest, let_in = Guest(server), []
    match = guest.opens()
    try:
        with guest.at(match, origin=Origin("http://evil.example")):
            let_in.append("socket")
    except InvalidStatus:
        pass
    if guest.http.post("/name", data={"name": "x"}, headers={"Origin": "http://evil.example"}).status_code < 400:
        let_in.append("form")
    if guest.http.get("/", headers={"Host": "evil.example"}).status_code < 400:
        let_in.append("Host")
    return Held(3, not let_in, f"let in: {', '.join(let_in) or 'none'}")


ATTACKS: tuple[Attack, ...] = (
    half_sent_requests,
    card_file_bomb,
    get_flood,
    form_flood,
    lobby_flood,
    sit_and_leave,
    chair_hopping_guest,
    lookalike_names,
    rail_heckler,
    forged_cookie,
    foreign_host_or_origin,
)
