"""TOML of strangers: what would take long to read is refused before it is read."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import pytest

from sixgun.engine import toml
from sixgun.engine.errors import BadCardFile
from sixgun.engine.toml import toml_in

GAMES = Path(toml.__file__).parents[1] / "games"
DOTTED = ".".join(["a"] * 9_999) + " = 1"
DEEP = ("a = " + "[" * 5_000 + "]" * 5_000, "a = " + "{a = " * 500 + "1" + "}" * 500)
HIDDEN = 'a = ["""b"""", {' + DOTTED + "}]"  # four quotes end a string: one of them belongs to it


def refusal(text: str) -> str:
    with pytest.raises(BadCardFile) as wrong:
        toml_in(text, "mine.toml", BadCardFile)
    return str(wrong.value).removeprefix("mine.toml is not TOML that can be read: ")


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/cards.toml")), ids=lambda path: path.parent.name)
def test_the_files_of_the_house_are_far_from_every_limit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toml, "MOST_MARKS", toml.MOST_MARKS // 3)
    monkeypatch.setattr(toml, "DEEPEST", 4)
    text = path.read_text(encoding="utf-8")
    assert toml_in(text, path.name, BadCardFile) == tomllib.loads(text)


@pytest.mark.parametrize("text", [DOTTED, f"[{DOTTED[:-4]}]", f"a = {{{DOTTED}}}", HIDDEN, DOTTED.replace(".", " . ")])
def test_a_key_of_many_parts_is_refused(text: str) -> None:
    assert refusal(text) == "a key in it has more than 4 parts."


@pytest.mark.parametrize("text", DEEP)
def test_brackets_in_brackets_are_refused(text: str) -> None:
    assert refusal(text) == "its brackets are nested too deep."


@pytest.mark.parametrize("text", ["a = [" + "1," * 32_000 + "]", "\n" * 64_000, "[[a]]\n" * 10_000])
def test_too_many_entries_are_refused(text: str) -> None:
    assert refusal(text) == "it has too many entries."


@pytest.mark.parametrize(
    "text",
    [
        'a = "x.x.x.x.x.x.x [[[[[[[[[["  # y.y.y.y.y.y.y [[[[[[[[[[',
        "a = '''\nx.x.x.x.x.x.x\n[[[[[[[[[[''' # '''",
        'a = """\\"""x.x.x.x.x.x.x[[[[[[[[[["""',
        'a = ["""b"""", "c"]\nd."e".\'f\' = 1.5',
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5]",
    ],
)
def test_what_stands_in_quotes_and_comments_counts_for_nothing(text: str) -> None:
    assert toml_in(text, "mine.toml", BadCardFile) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        *('"""' * 21_333, '"' * 64_000, "'" * 64_000, '\\"""' * 16_000, '"\\' * 32_000, "a" * 64_000, " " * 64_000),
        *("." * 64_000, ". " * 32_000, "[" * 64_000, "a = '" + "'' " * 20_000, "a = " + "9" * 900 + " " * 60_000),
        *(DOTTED, *DEEP, HIDDEN),
    ],
)
def test_a_look_takes_hardly_any_time(text: str) -> None:
    """Milliseconds for 64 KB; the processor's own time, so that a busy machine does not matter."""
    began = time.process_time()
    toml._too_much(text)
    assert time.process_time() - began < 0.25
