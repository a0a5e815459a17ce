"""Engine and web serve every game and know none by name: what is a game's own comes through its door."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sixgun
from sixgun.games.catalogue import catalogue
from sixgun.games.registry import find_game, game_names

PACKAGE = Path(sixgun.__file__).parent
TEXTS = (".py", ".html", ".js", ".css", ".ts")
MADE_BY_OTHERS = "vendor"


def _names() -> set[str]:
    """What games are called: name, title, folder, and the letters before the numbers of their rules."""
    names = {"drifter", "outlaw", "outlaws"}
    for game in map(find_game, game_names()):
        names |= {game.name, game.title.strip("!"), game.deal.__module__.split(".")[2]}
        names |= {f"{number.split('-')[0]}-" for number in catalogue(game).entries}
    return names


NAMES = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])" for name in sorted(_names())), re.IGNORECASE)


def named_in(text: str) -> list[str]:
    return NAMES.findall(text)


@pytest.mark.parametrize("folder", ["engine", "web"])
def test_no_game_is_named(folder: str) -> None:
    files = [path for path in (PACKAGE / folder).rglob("*") if path.suffix in TEXTS]
    files = [path for path in files if MADE_BY_OTHERS not in path.parts]
    assert len(files) > 20
    found = {
        f"{path.relative_to(PACKAGE)}:{number}": names
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if (names := named_in(line))
    }
    assert found == {}


def test_a_game_that_is_named_would_be_found() -> None:
    for text in ("calaboose", '"25-outlaws": 1', "BANG! 4♦", "Outlaw Poker", "see CAL-18", "games.outlaws25"):
        assert named_in(text), text
    assert not named_in("a Mustang bangs; scalable; OPTION-1")
