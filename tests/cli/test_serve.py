"""`sixgun serve` before it is open: what is wrong is said in a sentence, and nothing is called open that is not."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli import serve
from sixgun.engine.errors import BadOption, SixgunError
from sixgun.tables.store import StoreTrouble
from sixgun.web import serving
from sixgun.web.names import checked_origin

Opens = Callable[..., None]


@pytest.fixture
def opens(monkeypatch: pytest.MonkeyPatch) -> Opens:
    """The command with everything left out that a test does not say; the server itself only says that it would run."""

    class Unstarted(serving.Server):
        def run(self, sockets: Any = None) -> None:
            print("runs")
            for listener in sockets:
                listener.close()

    monkeypatch.setattr(serving, "write_logs", lambda level: None)
    monkeypatch.setattr(serving, "Server", Unstarted)

    def opens(**given: Any) -> None:
        usual: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "database": None, "bot_pause": 0, "verbose": False}
        serve.command(**usual | {"origin": None, "proxy": None} | given)

    return opens


def test_nothing_is_called_open_before_the_server_answers(
    opens: Opens, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opens(database=str(tmp_path / "saloon.db"))
    assert capsys.readouterr().out == "runs\n"


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"database": "{}/notes.txt"}, StoreTrouble, "is no database of Sixgun's"),
        ({"database": "{}"}, StoreTrouble, "it is a folder"),
        ({"database": "{}/nowhere/saloon.db"}, StoreTrouble, "No such file or directory"),
        ({"database": "{}/saloon.db", "proxy": ["my-proxy"]}, BadOption, "not 'my-proxy'"),
        ({"database": "{}/saloon.db", "origin": ["cards.example"]}, BadOption, "not 'cards.example'"),
        ({"database": "{}/saloon.db", "origin": ["https://a.example/lobby"]}, BadOption, "like https://cards.example"),
        ({"database": "{}/saloon.db", "origin": ["ftp://a.example"]}, BadOption, "like https://cards.example"),
        ({"database": "{}/saloon.db", "origin": ["https://"]}, BadOption, "like https://cards.example"),
        ({"database": "{}/saloon.db", "origin": ["https://a.example:port"]}, BadOption, "like https://cards.example"),
        ({"database": "{}/saloon.db", "host": "no such host"}, BadOption, "no address 'no such host'. Choose another"),
        ({"database": "{}/saloon.db", "host": "192.0.2.77"}, BadOption, "another with --host"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    opens: Opens,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    given: dict[str, Any],
    error: type[SixgunError],
    sentence: str,
) -> None:
    (tmp_path / "notes.txt").write_text("Dear diary")
    database = given["database"].format(tmp_path)
    with pytest.raises(error, match=sentence):
        opens(**given | {"database": database})
    assert capsys.readouterr().out == ""


def test_the_folder_of_the_embedded_database_is_private(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXGUN_DATA", str(tmp_path / "data"))
    opens()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("https://Cards.Example/", "https://cards.example"),
        ("HTTPS://cards.example:443", "https://cards.example"),
        ("http://cards.example:8046", "http://cards.example:8046"),
        ("http://[2001:DB8::1]:80/", "http://[2001:db8::1]"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
    ],
)
def test_an_origin_is_written_as_browsers_say_it(typed: str, said: str) -> None:
    assert checked_origin(typed) == said


def test_whoever_opens_a_saloon_to_the_network_is_told_the_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serving.address_for_others("127.0.0.1") is None

    class Probe:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, where: tuple[str, int]) -> None: ...
        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.20", 5

    monkeypatch.setattr("socket.socket", Probe)
    assert serving.address_for_others("0.0.0.0") == "192.168.1.20"


def test_a_machine_without_a_network_tells_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket", unreachable)
    assert serving.address_for_others("0.0.0.0") is None
