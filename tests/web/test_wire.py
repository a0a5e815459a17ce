"""What goes over the wire: nothing that the veil hides, whatever comes in."""

from __future__ import annotations

import os
import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.engine.game import Game
from sixgun.engine.record import clone
from sixgun.engine.seats import NOBODY
from sixgun.tables.match import Match
from sixgun.tables.views import view_of

from .running import Line, Running

FRAMES = int(os.environ.get("SIXGUN_FUZZED_FRAMES", "2000"))
DECISIONS = int(os.environ.get("SIXGUN_WIRE_DECISIONS", "60"))


def with_other_cards(match: Match, viewer: int, seed: int) -> Any:
    """The same moment, everything hidden from the viewer dealt anew, as the server would show it."""
    assert match.position is not None
    real, other = match.position, match.position.copy()
    games = clone(other.games)
    match.game.veil(games[0], viewer)
    match.game.imagine(games[0], viewer, seed)
    other.games = games
    match.position = other
    try:
        return msgspec.json.decode(msgspec.json.encode(view_of(match, viewer)))
    finally:
        match.position = real


def heard_on_the_wire(line: Line) -> list[str]:
    """Every line of the story that a socket was ever sent."""
    tables = [message for frame in line.frames if (message := msgspec.json.decode(frame)).get("tell") == "table"]
    return [said["text"] for message in tables for said in message["view"]["story"]]


def test_no_message_holds_what_its_receiver_may_not_know(running: Running, game: Game) -> None:
    """Re-deal everything hidden: had the cards been others, each receiver would have got the same bytes."""
    match, luck = running.table(game.name, seats=game.fewest_seats), random.Random(5)
    running.wait_for_rules(game.name)
    with ExitStack() as stack:
        names = [f"P{seat}" for seat in range(game.fewest_seats)]
        lines = [stack.enter_context(running.guest(name).at(match)) for name in [*names, "Watcher"]]
        for line, name in zip(lines, names, strict=False):
            line.does("join", name=name)
        seq = lines[0].does("deal")["seq"]
        for _ in range(DECISIONS):
            for line in lines:
                line.catch_up(seq)
            if lines[0].view["status"] != "playing":
                break
            for line in lines:
                sent = line.view
                with running.house.ledger.at(match) as real:
                    other = with_other_cards(real, sent["viewer"], luck.getrandbits(60))
                same = ("table", "moves", "why", "to_act", "undo")
                assert {part: sent[part] for part in same} == {part: other[part] for part in same}
            mover = next(line for line in lines if line.view["viewer"] == line.view["to_act"])
            move = luck.choice(mover.view["moves"])["move"]
            seq = mover.does("play", decision=mover.view["decision"], move=move)["seq"]
        last = running.house.view(None, match).seq
        for line in lines:
            line.catch_up(last)
        with running.house.ledger.at(match) as real:
            for line in lines:
                may_hear = [said.text for said in real.story.heard_by(line.view["viewer"])]
                assert heard_on_the_wire(line) == may_hear
            assert real.secret.hex() not in "".join(lines[-1].frames) or real.status == "over"


def test_a_spectator_is_sent_no_moves_and_no_reasons(running: Running) -> None:
    match = running.table(seats=2)
    with running.guest("Ann").at(match) as ann, running.guest("Zed").at(match) as zed:
        ann.does("join", name="Ann")
        seq = ann.does("deal")["seq"]
        zed.catch_up(seq)
        assert zed.view["viewer"] == NOBODY
        assert zed.view["moves"] == []
        assert zed.view["why"] == {}


def _frame(luck: random.Random, match: str) -> str | bytes:
    """Anything from pure noise to a command that is almost right."""
    kind = luck.randrange(4)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    words = [
        "do",
        "play",
        "join",
        "key",
        "match",
        "leave",
        "deal",
        "chat",
        "undo",
        "cover",
        "rematch",
        "sync",
        "ping",
        "nonce",
    ]
    huge = luck.randrange(-(2**70), 2**70)
    values: tuple[Any, ...] = (match, "x" * luck.randrange(300), huge, -1, 1.5, None, True, [], {}, "\x00", "é🂡")
    if kind == 1:
        return msgspec.json.encode({luck.choice(words): luck.choice(values) for _ in range(luck.randrange(6))})
    command: dict[str, Any] = {"do": luck.choice(words), "key": f"{luck.random()}", "match": match}
    command[luck.choice(("name", "seat", "move", "decision", "text", "nonce", "since"))] = luck.choice(values)
    text = msgspec.json.encode(command)
    if kind == 2:
        return text
    cut = luck.randrange(len(text))
    return text[:cut] + luck.randbytes(1) + text[cut + luck.randrange(3) :]


@pytest.mark.parametrize("seed", [1])
def test_nonsense_on_the_wire_never_takes_a_table_down(running: Running, seed: int) -> None:
    luck, match = random.Random(seed), running.table()
    running.wait_for_rules("calaboose")
    sent = 0
    while sent < FRAMES:
        with running.guest(f"Fuzzer{sent}").at(match) as line:
            try:
                for _ in range(100):
                    frame = _frame(luck, match)
                    line.socket.send(frame if isinstance(frame, bytes) else frame.encode(), text=luck.random() < 0.5)
                    sent += 1
                line.hear_table()
            except ConnectionClosed:  # shown out for too much nonsense, or for text that is no text
                continue
    with running.guest("Ann").at(running.table()) as ann:
        ann.does("join", name="Ann")
        ann.catch_up(ann.does("deal")["seq"])
        assert ann.view["status"] == "playing"
    log = running.house.store.rows(match)
    assert [row.seq for row in log] == list(range(1, len(log) + 1))
    running.house.ledger.forget(match)
    assert running.house.view(None, match).match == match
