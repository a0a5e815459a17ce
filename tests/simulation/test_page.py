"""The page of a report: what its plots, tables and headline numbers show."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from sixgun.games.registry import find_game
from sixgun.simulation.comparing import Change, by_size
from sixgun.simulation.findings import Findings
from sixgun.simulation.lab import PAIRED, Lab, Part, play
from sixgun.simulation.report import Occurrence, Share
from sixgun.simulation.setup import Setup
from sixgun.simulation.statistics import chance_of, wilson
from sixgun.simulation.tally import WINS
from sixgun.web.lab.page import CHOSEN, Gist, gists, page
from sixgun.web.lab.plots import binned, labelled, often_plot, short, spread_plot, win_plot

CALABOOSE, BANG = find_game("calaboose"), find_game("bang")
FILES = {"csv": "a.csv", "json": "a.json"}


def share(name: str, wins: int, games: int, expected: float) -> Share:
    rate = wins / games
    return Share(name, games, games, wins, rate, *wilson(wins, games), expected, chance_of(rate, expected, games))


def sized(*sizes: int) -> Findings:
    """Tables of these sizes, at which the first seat wins one game in ten more often than it should."""
    parts = [Part(f"{size} players", Setup(CALABOOSE, seats=size), 10_000, False) for size in sizes]
    for part in parts:
        part.tally.games = 10_000
        part.tally.numbers[:, 0] = part.tally.spread[:, 60_000 % part.tally.spread.shape[1]] = 10_000
        for seat in range(part.setup.players):
            won = 1.1 if seat == 0 else (part.setup.players - 1.1) / (part.setup.players - 1)
            part.tally.shares[seat, :3] = 10_000, 10_000, round(10_000 * won / part.setup.players) * WINS
    return Findings(Lab(parts))


def about_seats(found: Findings) -> Gist:
    return next(gist for gist in gists(found) if gist.words.startswith("points between"))


def test_with_several_sizes_plots_show_the_same_differences_as_the_headline() -> None:
    found = sized(2, 5)
    first, *others = found.whole.shares["seat"]
    text = page(found, "Balance", "today", FILES)
    gap = about_seats(found)
    last = min(others, key=lambda row: row.more)
    assert gap.words == f"points between seat 1 and {last.name}"
    assert gap.number == f"{100 * (first.more - last.more):.2f}"
    assert f">{100 * first.more:+.2f}</text>" in text
    assert f">{100 * last.more:+.2f}</text>" in text
    assert ">all seats" not in text
    assert ">expected</text>" in text


def test_tables_of_one_size_have_one_mean() -> None:
    text = page(sized(4), "Balance", "today", FILES)
    assert text.count("all seats 25.00%</text>") == 2 * text.count('<h2 id="sort-')
    assert ">expected</text>" not in text


def test_the_headline_about_seats_is_about_seats_and_not_about_the_sheriffs_neighbours() -> None:
    part = Part("", Setup(BANG, seats=4), 4, watched=False)
    play(Lab([part]))
    assert re.fullmatch(r"points between seat \d and seat \d", about_seats(Findings(Lab([part]))).words)


def test_what_does_not_come_by_chance_alone_says_so() -> None:
    part = Part("", Setup(CALABOOSE, ("random",), seats=2), 4, watched=True)
    play(Lab([part]))
    text = page(Findings(Lab([part])), "Balance", "today", FILES)
    leaves = {leaf[0]: leaf for leaf in re.findall(r"Wins by ([a-z ]+)</h2>\s*<p>(.*?)</p>", text, re.DOTALL)}
    assert CHOSEN in leaves["card used"][1]
    assert CHOSEN in leaves["gang"][1]
    assert CHOSEN not in leaves["card in the first hand"][1]
    assert CHOSEN not in leaves["seat"][1]


def test_a_rare_card_does_not_stretch_a_plot_and_nothing_lies_below_nothing() -> None:
    often = [share("Often", 260, 1000, 0.25), share("Seldom", 0, 1, 0.25)]
    drawn = str(win_plot(often, 0.25, "Wins", "wins"))
    labels = [float(words) for words in re.findall(r">(-?[\d.]+)%</text>", drawn)]
    assert max(labels) < 32
    assert min(labels) > 18
    low = str(win_plot([share("Weak", 20, 1000, 0.05), share("Strong", 900, 1000, 0.05)], 0.05, "Wins", "wins"))
    assert min(float(words) for words in re.findall(r">(-?[\d.]+)%</text>", low)) >= 0


def test_every_plot_has_a_drawing_for_narrow_screens_with_name_and_number_together() -> None:
    rows = [share("A very long name of some card", 260, 1000, 0.25)]
    happened = [Occurrence("A shot misses", 10, 10, 0.01, 0, 0.02, 3)]
    for drawn in (
        win_plot(rows, 0.25, "Wins", "wins"),
        often_plot(happened, "What happened", "often"),
        spread_plot({1: 3, 2: 5}, 2, "Length", "decisions", "length"),
    ):
        assert re.findall(r'<svg class="plot (\w+)" viewBox="0 0 (\d+)', drawn) == [("broad", "620"), ("slim", "340")]
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(set(ids)) == len(ids) == 4
    slim = str(win_plot(rows, 0.25, "Wins", "wins")).partition('class="plot slim"')[2]
    assert "A very long name of some card</text>" in slim
    assert ">26.00</text>" in slim


def test_words_that_are_too_long_keep_their_rule() -> None:
    assert short("Somebody could not pay the ante (HSD-03)", 30) == "Somebody could not p… (HSD-03)"
    assert short("Short (HSD-03)", 30) == "Short (HSD-03)"
    assert short("A name without a rule", 10) == "A name wi…"


@pytest.mark.parametrize("most", [9, 23, 41, 60, 300])
def test_the_last_bar_of_an_open_distribution_is_always_labelled(most: int) -> None:
    counts = dict.fromkeys(range(most), 1000) | {10 * most: 1}
    bars, _, _, open_end = binned(counts)
    assert open_end
    for width in (560 / len(bars), 268 / len(bars)):
        found = labelled(len(bars), width, open_end)
        assert found[-1] == len(bars) - 1
        gaps = [(after - before) * width for before, after in pairwise(found)]
        assert all(gap >= 52 for gap in gaps)
    assert "+</text>" in spread_plot(counts, 3, "Length", "decisions", "length")


def test_the_largest_changes_come_first() -> None:
    def change(name: str, after: float, changed: bool = True) -> Change:
        return Change("wins by role", name, True, 0.2, after, 0.01, (9, 9), changed=changed)

    found = [change("small", 0.21), change("none", 0.9, changed=False), change("down", 0.1), change("up", 0.25)]
    assert [each.name for each in by_size(found)] == ["down", "up", "small", "none"]


def test_a_page_of_a_comparison_names_both_files_and_explains_no_bars() -> None:
    titles = dict(zip(PAIRED, ("the standard cards", "mine.toml"), strict=True))
    assert CALABOOSE.card_file is not None
    dear = CALABOOSE.card_file.read_text(encoding="utf-8").replace("[0, 0, 0, 0, 50]", "[90, 180, 270, 360, 450]")
    setups = (Setup(CALABOOSE, seats=2), Setup(CALABOOSE, seats=2, cards=dear))
    parts = [Part(titles[kind], setup, 5, True, kind) for kind, setup in zip(PAIRED, setups, strict=True)]
    lab = Lab(parts)
    play(lab)
    text = page(Findings(lab), "Change", "today", FILES)
    assert "<dt>Cards</dt><dd>the standard cards, mine.toml</dd>" in text
    assert "coloured bar" not in text
    assert '<th scope="col">Change</th><th scope="col" class="l">Measure</th>' in text
    assert "minus" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
