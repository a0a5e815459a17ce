"""`sixgun decks` as a person meets it."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path

import pytest

from sixgun.cli.main import main
from tests import drifter


class Terminal:
    """Runs commands in a folder; `said` and `trouble` are what they print."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        self.said, self.trouble = "", ""

    def types(self, *words: str) -> int:
        """`sixgun decks` and these words; returns the exit status."""
        return self.runs("decks", *words)

    def runs(self, *words: str) -> int:
        """`sixgun` and these words."""
        self._monkeypatch.setattr("sys.argv", ["sixgun", *words])
        with pytest.raises(SystemExit) as left:
            main()
        self.said, self.trouble = self._capsys.readouterr()
        return int(left.value.code or 0)


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    drifter.install(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return Terminal(monkeypatch, capsys)


def test_ready_made_decks_and_the_files_of_a_folder_are_listed(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.types("new", "good.toml") == 0
    (tmp_path / "bad.toml").write_text('name = "Bad"\ncards = ["worn_revolver"]\n', encoding="utf-8")
    (tmp_path / "other.toml").write_text("[tool]\nx = 1\n", encoding="utf-8")
    assert terminal.types("list", ".") == 0
    for line in (
        "tin_stars        Tin Stars. Law and Cavalry",
        "good.toml        Good. Legal.",
        "bad.toml         Bad. Not legal: 2 reasons.",
        "other.toml       not a deck: other.toml: 'tool' is unknown",
    ):
        assert line in terminal.said
    assert terminal.types("list", "nowhere") == 2


def test_a_deck_is_shown_by_kind_with_plots_and_its_kicker_stack(terminal: Terminal) -> None:
    """HSD-04, HSD-05."""
    assert terminal.types("show", "Tin Stars") == 0
    for words in ("Cards: 54 of 54", "Dudes 22", "Gear 20", "Kicker stack: $50 of $50", "Costs, average $4.2"):
        assert words in terminal.said
    assert "    3   $2 Worn Revolver            skill +3" in terminal.said
    assert "  Skill  ████████████████████████████████████████ 5.9  +83" in terminal.said
    assert "Spooked Horses" in terminal.said
    assert terminal.said.rstrip().endswith("Legal.")


def test_a_card_over_its_limit_and_an_unknown_one_stand_out(terminal: Terminal, tmp_path: Path) -> None:
    """HSD-42."""
    deck = 'name = "Odd"\ncards = ["4 Worn Revolver", "2 dragon"]\nkickers = ["Dead Eye"]\n'
    (tmp_path / "odd.toml").write_text(deck, encoding="utf-8")
    assert terminal.types("show", "odd.toml") == 0
    assert "skill +3  at most 3" in terminal.said
    assert "    2 dragon  unknown" in terminal.said
    assert "Cards: 6 of 54" in terminal.said
    assert "Kicker stack: $25 of $50" in terminal.said


def test_the_check_says_legal_or_every_reason_with_its_rule(terminal: Terminal, tmp_path: Path) -> None:
    """HSD-41, HSD-42, HSD-R3."""
    assert terminal.types("check", "tin_stars") == 0
    assert terminal.said == "Tin Stars:\nLegal.\n"
    (tmp_path / "odd.toml").write_text('name = "Odd"\ncards = ["4 Worn Revolver"]\n', encoding="utf-8")
    assert terminal.types("check", "odd.toml") == 1
    assert terminal.said.splitlines() == [
        "Odd:",
        "Not legal: 3 reasons.",
        "  4 cards: a deck has exactly 54. (HSD-41)",
        "  4 copies of Worn Revolver: at most 3 of a common card. (HSD-42)",
        "  $0 of kicker chips: a stack is worth exactly $50. (HSD-R3)",
    ]


def test_variants_have_limits_of_their_own_and_may_conflict(terminal: Terminal) -> None:
    """HSD-194, HSD-203, HSD-R79."""
    assert terminal.types("check", "tin_stars", "--variant", "tres-amigos", "--variant", "Whirlwind") == 0
    assert "Legal in Tres Amigos and Whirlwind." in terminal.said
    assert terminal.types("check", "tin_stars", "--variant", "on-your-lonesome") == 1
    assert "at most 1 in On Your Lonesome. (HSD-194)" in terminal.said
    assert terminal.types("check", "tin_stars", "--variant", "lowball", "--variant", "high-low") == 1
    assert "High-Low and Lowball cannot be combined" in terminal.said


def test_a_command_to_copy_works_with_any_name(terminal: Terminal) -> None:
    assert terminal.types("new", "my deck.toml") == 0
    assert "sixgun decks check 'my deck.toml'" in " ".join(terminal.said.split())


def test_a_new_deck_is_a_copy_or_comes_from_boosters_and_nothing_is_overwritten(
    terminal: Terminal, tmp_path: Path
) -> None:
    """HSD-04."""
    mine, other = tmp_path / "long-shot.toml", tmp_path / "other.toml"
    assert terminal.types("new", "long-shot.toml", "--from", "long_riders") == 0
    assert tomllib.loads(mine.read_text(encoding="utf-8"))["name"] == "Long Shot"
    assert terminal.types("new", "long-shot.toml", "--seed", "4") == 2
    assert "long-shot.toml already exists. To overwrite it, add --force." in terminal.trouble
    before = mine.read_text(encoding="utf-8")
    assert terminal.types("new", "long-shot.toml", "--seed", "4", "--name", "Lucky", "--force") == 0
    assert mine.read_text(encoding="utf-8") != before
    assert terminal.types("new", "other.toml", "--seed", "4", "--name", "Lucky") == 0
    assert mine.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")
    assert terminal.types("check", "other.toml") == 0


def test_cards_of_your_own_work_throughout(terminal: Terminal, tmp_path: Path) -> None:
    """HSD-R115."""
    own = '[[set]]\nid = "mine"\nname = "Mine"\nadd = true\n\n[[gear]]\nid = "lasso"\nname = "Lasso"\n'
    (tmp_path / "own.toml").write_text(f'{own}rarity = "common"\ncost = 1\nluck = 1\n', encoding="utf-8")
    assert terminal.types("new", "deck.toml", "--cards", "own.toml") == 0
    deck = (tmp_path / "deck.toml").read_text(encoding="utf-8").replace('"2 steady_mule"', '"2 Lasso"')
    (tmp_path / "deck.toml").write_text(deck, encoding="utf-8")
    assert terminal.types("check", "deck.toml", "--cards", "own.toml") == 0
    assert terminal.types("show", "deck.toml", "--cards", "own.toml") == 0
    assert "    2   $1 Lasso                    luck +1" in terminal.said
    assert terminal.types("check", "deck.toml") == 1
    assert "There is no card 'Lasso' in this card file." in terminal.said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "tin_star"], "There is no deck and no file 'tin_star'. Did you mean tin_stars?"),
        (["check", "none.toml"], "The deck file none.toml cannot be read: No such file or directory."),
        (["check", "."], "The deck file . cannot be read: Is a directory."),
        (["check", "/dev/zero"], "The deck file /dev/zero cannot be read: it is not an ordinary file."),
        (["check", "picture.toml"], "The deck file picture.toml is not text in UTF-8."),
        (["check", "broken.toml"], "broken.toml is not TOML"),
        (["check", "huge.toml"], "The deck file huge.toml cannot be read: it has more than 100,000 bytes."),
        (["check", "tin_stars", "--variant", "poker"], "There is no variant 'poker'."),
        (["check", "tin_stars", "--cards", "none.toml"], "The card file none.toml cannot be read"),
        (["list", "--game", "calaboose"], "Calaboose has no decks to build."),
        (["list", "--game", "bang"], "BANG! has no decks to build."),
        (["new", "nowhere/x.toml"], "The deck could not be written to nowhere/x.toml"),
        (["new", "x.toml", "--seed", "-1"], "The seed is a whole number from 0 to"),
        (["new", "x.toml", "--seed", "1", "--from", "tin_stars"], "Use --from or --seed, not both."),
        (["new", "x.toml", "--name", "x" * 61], "the deck: name must be 1 to 60 printable characters"),
    ],
)
def test_what_a_user_gets_wrong_is_said_in_one_sentence(
    terminal: Terminal, tmp_path: Path, words: list[str], sentence: str
) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    (tmp_path / "broken.toml").write_text("name = ", encoding="utf-8")
    (tmp_path / "huge.toml").write_text("#" * 100_001, encoding="utf-8")
    assert terminal.types(*words) == 2
    assert terminal.trouble.startswith(f"sixgun: {sentence}")
    assert len(terminal.trouble.strip().splitlines()) == 1
    assert not (tmp_path / "x.toml").exists()


def test_a_saloon_without_such_a_game_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.cli.decks.game_names", lambda: ["calaboose", "bang"])
    assert terminal.types("list") == 2
    assert terminal.trouble == "sixgun: No game here has decks to build.\n"


def test_a_deck_is_brought_to_a_game_in_the_terminal(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HSD-41."""
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert terminal.types("new", "mine.toml", "--from", "long_riders") == 0
    assert terminal.runs("play", drifter.NAME, "--deck", "mine.toml", "--seat", "1", "--save", "game.sixgun") == 0
    assert '"seat":1,"what":{"name":"Mine"' in (tmp_path / "game.sixgun").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text('name = "Mine"\n', encoding="utf-8")
    for words, sentence in (
        ([drifter.NAME, "--deck", "mine.toml"], "The deck 'Mine' is not legal at this table. 0 cards"),
        ([drifter.NAME, "--deck", "tin_stars", "--watch"], "Spectators bring no deck"),
        (["calaboose", "--deck", "tin_stars"], "Calaboose has no decks to build."),
    ):
        assert terminal.runs("play", *words) == 2
        assert terminal.trouble.startswith(f"sixgun: {sentence}")
