"""A seat at a saloon's table from the terminal: the real command against a real server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli import join
from sixgun.engine.errors import SixgunError
from sixgun.tables import messages as say
from sixgun.tables.seating import covered
from sixgun.tables.store import Shares
from tests.web.running import Running, wait_until
from tests.web.visiting import Warm

Sit = Callable[..., "Terminal"]


class Terminal:
    """Somebody with a terminal: types, and reads along."""

    def __init__(self, config: Path, *words: str) -> None:
        self.told = ""
        self._read_to = 0
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "sixgun.cli.main", "join", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "SIXGUN_CONFIG": str(config), "NO_COLOR": "1", "COLUMNS": "80"},
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.told += line.decode()

    def types(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def reads(self, words: str, seconds: float = 150) -> str:
        """Wait for words that were not read before; returns everything up to them."""
        try:
            wait_until(lambda: words in self.told[self._read_to :] or self.process.poll() is not None, seconds)
            place = self.told.index(words, self._read_to) + len(words)
        except (AssertionError, ValueError):
            raise AssertionError(f"{words!r} was not said. What was said: {self.told[self._read_to :]}") from None
        read, self._read_to = self.told[self._read_to : place], place
        return read

    @property
    def is_asked(self) -> bool:
        return "your move (help, quit):" in self.told[self._read_to :]

    def plays_first_lines(self, decisions: int) -> None:
        """Answer so many decisions with the first line of every menu."""
        for _ in range(decisions):
            self.reads("your move (help, quit):")
            self.types("1", "1", "1", "1")

    def ends(self, seconds: float = 60) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        code = self.process.wait(seconds)
        self._reader.join()
        return code

    def is_taken_away(self) -> None:
        self.process.kill()
        self.ends()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Terminals that are gone when the test is over, each person with a folder of their own."""
    terminals: list[Terminal] = []

    def start(person: str, *words: str) -> Terminal:
        terminals.append(Terminal(tmp_path / person, *words))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.is_taken_away()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    house = Running(tmp_path / "saloon.db")
    house.wait_for_rules("calaboose")
    yield house
    house.close()


def address_in(told: str) -> str:
    return next(word for word in told.split() if "/table/" in word)


def opens_a_table(sit: Sit, running: Running, name: str = "Ann") -> tuple[Terminal, str]:
    terminal = sit(name, running.url, "--game", "calaboose", "--name", name)
    terminal.reads("Friends can join with this address")
    terminal.reads("/table/")
    wait_until(lambda: terminal.told.endswith("\n"))
    return terminal, address_in(terminal.told)


def test_a_whole_game_of_calaboose_is_played_by_numbers(running: Running, sit: Sit) -> None:
    ann, _ = opens_a_table(sit, running)
    ann.types("deal", *["1"] * 1500)
    assert ann.ends(240) == 0, ann.told
    assert " win" in ann.told
    assert "`rematch` plays again" in ann.told
    assert "This deal was fair: " in ann.told
    assert "your number was" in ann.told
    assert ann.told.rstrip().endswith("Goodbye.")
    assert max(map(len, ann.told.splitlines())) < 160
    assert "Traceback" not in ann.told


def test_two_terminals_sit_at_one_table_and_hear_each_other(running: Running, sit: Sit) -> None:
    ann, address = opens_a_table(sit, running)
    bo = sit("Bo", address, "--name", "Bo")
    bo.reads("You sit at a table of Calaboose as Bo.")
    ann.reads("Bo sits down.")
    ann.types("say Howdy, Bo")
    bo.reads("Ann: Howdy, Bo")
    ann.types("deal")
    for _ in range(8):  # whoever is asked first, luck decides
        wait_until(lambda: ann.is_asked or bo.is_asked)
        (ann if ann.is_asked else bo).plays_first_lines(1)
    wait_until(lambda: "Ann draws" in ann.told and "Bo draws" in bo.told)
    assert "Ann draws" not in bo.told
    assert "Bo draws" not in ann.told


def test_the_host_alone_deals_sets_the_clock_and_shows_people_out(running: Running, sit: Sit) -> None:
    ann, address = opens_a_table(sit, running)
    bo = sit("Bo", address, "--name", "Bo")
    bo.reads("Ann is the host and deals.")
    bo.types("deal", "clock fast")
    bo.reads("Only the host of this table deals; the host is Ann.")
    bo.reads("Only the host of this table sets the clock; the host is Ann.")
    ann.types("clock fast")
    bo.reads("Ann sets the clock. 15 seconds per decision")
    ann.types("remove Bo")  # not before: who is shown out hears that alone, and views may come together
    bo.reads("The host has removed you from this table; you can watch.")
    assert bo.ends() == 0
    assert "The host has removed you" in sit("Bo", address).reads("you can watch")
    ann.types("deal")
    ann.reads("You have ")


def test_quit_keeps_the_seat_and_coming_back_finds_it(running: Running, sit: Sit) -> None:
    ann, address = opens_a_table(sit, running)
    ann.types("deal", "quit")
    ann.reads(f"You keep your seat; come back with:\n  sixgun join {address}")
    assert ann.ends() == 0
    assert "Since you were gone" not in ann.told
    said = say.Chat(key="howdy", match=address.rsplit("/", 1)[1], text="Where is Ann?", name="Jess")
    assert isinstance(running.house.handle("jess", said), say.Done)
    again = sit("Ann", address)
    told = again.reads("Where is Ann?")
    assert told.count("Since you were gone:") == 1
    again.reads("You sit at a table of Calaboose as Ann.")
    again.reads("your move")
    again.types("leave", "leave")
    again.reads("You leave the table.")
    assert again.ends() == 0


def test_a_table_is_taken_down_from_the_terminal_and_its_address_says_so(running: Running, sit: Sit) -> None:
    running.house.shares = Shares(open=1)
    ann, address = opens_a_table(sit, running)
    more = sit("Ann", running.url, "--game", "calaboose")
    more.reads("that are not dealt yet, and 1 is the limit.")
    more.reads(f"Go there and type `take down`:\n  sixgun join {address}")
    assert more.ends() != 0
    ann.types("take down")
    ann.reads("This table is closed.")
    assert ann.ends() == 0
    late = sit("Bo", address)
    late.reads("This table is closed. The table was taken down by its host.")
    assert late.ends() != 0


def test_a_server_that_restarts_in_the_middle_costs_nothing(tmp_path: Path, sit: Sit) -> None:
    running = Running(tmp_path / "saloon.db")
    running.wait_for_rules("calaboose")
    try:
        ann, _ = opens_a_table(sit, running)
        ann.types("deal")
        ann.plays_first_lines(2)
        ann.reads("your move")
        running.close()
        ann.reads("Connection lost, trying again.")
        running = Running(tmp_path / "saloon.db", port=running.port)
        ann.reads("Connected again.")
        ann.plays_first_lines(2)
        ann.types("quit")
        assert ann.ends() == 0
    finally:
        running.close()


def test_a_refusal_says_the_rule_in_words(running: Running, sit: Sit) -> None:
    ann, _ = opens_a_table(sit, running)
    ann.types("dance")
    ann.reads("it is not your turn")
    ann.types("deal")
    ann.reads("your move (help, quit):")
    ann.types(
        "lock 1"
    )  # on one's turn the jail is not full; luck may have a card arrive first, and that is another rule
    ann.reads("(CAL-")
    ann.reads("\nCAL-")
    ann.types("99", "dance", "rules 5", "rules 999", "rules", "rules badge", "cards whiskey", "undo", "help", "log")
    ann.reads("The menu goes from 1 to")
    ann.reads("“dance” is not a move here.")
    ann.reads("CAL-05")
    ann.reads("There is no rule '999'.")
    ann.reads(f"{running.url}/rules/calaboose")
    ann.reads("CAL-05  ")
    ann.reads("2 × Bad Whiskey  ")
    ann.reads("take")  # nothing to take back, or another's move: luck decides who begins
    ann.reads("leave and keep your seat")
    ann.reads("Ann sits down.")


def test_a_watcher_sees_the_public_table_and_takes_no_seat(running: Running, sit: Sit, tmp_path: Path) -> None:
    ann, address = opens_a_table(sit, running)
    zed = sit("Zed", address, "--watch")
    zed.reads("You are watching a table of Calaboose: Ann and 3 free seats.")
    ann.types("deal")
    ann.plays_first_lines(1)
    zed.reads("Ann places a")
    zed.types("table", "1")
    zed.reads("[")
    zed.reads("it is not your turn")
    assert "Your hand" not in zed.told
    assert " draws: " not in zed.told
    zed.types("quit")
    assert zed.ends() == 0
    assert zed.told.rstrip().endswith("Goodbye.")
    assert not (tmp_path / "Zed").exists()


def test_a_bot_that_stands_in_is_said_and_gives_the_seat_back(running: Running, sit: Sit) -> None:
    ann, address = opens_a_table(sit, running)
    ann.types("deal")
    ann.reads("your move")
    house = running.house
    house.driver._bots_from = house.store.now() + 600_000  # bots wait, or the game might be over before she is back
    with house.ledger.at(address.rpartition("/")[2]) as match:
        house.ledger.write(match, [covered(match, 0, "time")])
    ann.reads("A bot plays for you now; `take back` gives you your seat again.")
    ann.types("take back")
    ann.reads("Ann is back and plays on.")


def test_a_rematch_takes_everybody_to_the_other_table(running: Running, sit: Sit) -> None:
    ann, _ = opens_a_table(sit, running)
    ann.types("deal", *["1"] * 400)
    ann.reads("`rematch` plays again", 240)
    ann.types("rematch")
    ann.reads("You sit at a table of Calaboose as Ann.")
    ann.types("deal")
    ann.reads("your move")


@contextmanager
def foreign_server() -> Iterator[str]:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Recipes</h1>")

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def table_with_decks(running: Running) -> str:
    """Nobody deals there, so nobody waits until its rules are compiled."""
    running.saloon.warming.stop()
    running.saloon.warming = Warm(running.saloon.games)
    return f"{running.url}/table/{running.table('high-stakes-drifter')}"


def test_a_deck_is_brought_from_the_terminal_and_changed_until_the_deal(running: Running, sit: Sit) -> None:
    address = table_with_decks(running)

    def brought() -> str:
        with running.house.ledger.at(address.rpartition("/")[2]) as match:
            return str(match.brings[0].what["name"])

    ann = sit("Ann", address, "--name", "Ann", "--deck", "Tin Stars")
    ann.reads("You bring Tin Stars.")
    assert brought() == "Tin Stars"
    ann.types("quit")
    assert ann.ends() == 0
    ann = sit("Ann", address, "--deck", "long_riders")
    ann.reads("You bring Long Riders.")
    assert brought() == "Long Riders"


def test_a_deck_that_is_not_legal_at_the_table_is_refused_at_the_door(
    running: Running, sit: Sit, tmp_path: Path
) -> None:
    """HSD-41."""
    small = tmp_path / "small.toml"
    small.write_text('name = "Small"\ncards = ["2 Pat Garrett"]\n', encoding="utf-8")
    ann = sit("Ann", table_with_decks(running), "--name", "Ann", "--deck", str(small))
    other = sit("Bo", f"{running.url}/table/{running.table()}", "--name", "Bo", "--deck", "tin_stars")
    assert (ann.ends(), other.ends()) == (2, 2)
    assert ann.told.startswith("sixgun: The deck 'Small' is not legal at this table. 2 cards: a deck has exactly 54.")
    assert other.told == "sixgun: Calaboose has no decks to build.\n"


def test_a_table_that_is_gone_and_a_name_that_is_taken_are_one_sentence_each(running: Running, sit: Sit) -> None:
    _, taken = opens_a_table(sit, running)
    gone = sit("Bo", f"{running.url}/table/nowhere")
    ann_again = sit("Cy", taken, "--name", "ann")
    assert (gone.ends(), ann_again.ends()) == (2, 2)
    assert gone.told == "sixgun: There is no such table; the link may be mistyped.\n"
    assert ann_again.told == "sixgun: Somebody at this table is called ann already; take another name.\n"


def test_what_cannot_be_joined_is_said_before_anything_is_shown(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIXGUN_CONFIG", str(tmp_path / "config"))
    table = f"{running.url}/table/{running.table()}"
    with foreign_server() as other:
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("recipes", {}, "'recipes' is not an address"),
            (running.url, {}, "Which table?"),
            (running.url, {"watch": True, "game": "calaboose"}, "Which table?"),
            (f"{running.url}/rules", {}, "is no table"),
            (running.url, {"game": "calabose"}, "Did you mean calaboose?"),
            (table, {"game": "calaboose"}, "This is the address of a table"),
            (table, {"watch": True, "deck": "tin_stars"}, "Spectators bring no deck"),
            (table, {"name": "x" * 40}, "The saloon refuses the name"),
            (f"{other}/table/soup", {}, "is not a Sixgun saloon."),
            ("http://127.0.0.1:9/table/soup", {}, "Nobody answers at http://127.0.0.1:9: connection refused."),
        ]
        for address, more, sentence in wrong:
            with pytest.raises(SixgunError, match=re.escape(sentence)):
                join.command(address, **more)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("how", ["end of input", "Ctrl-C"])
def test_leaving_by_the_keyboard_is_leaving_in_order(how: str, running: Running, sit: Sit) -> None:
    ann, address = opens_a_table(sit, running)
    if how == "Ctrl-C":
        ann.process.send_signal(signal.SIGINT)
        ann.reads("You keep your seat")
    assert ann.ends() == 0
    assert address in ann.told.splitlines()[-1]
    assert "Traceback" not in ann.told
