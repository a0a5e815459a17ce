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
