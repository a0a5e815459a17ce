"""How sure a change is, when both runs play the same games."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from sixgun.games.calaboose import GAME
from sixgun.simulation.blocks import BLOCKS, FEWEST_BLOCKS, STRIPE, Blocks, error_between, measures_of, striped
from sixgun.simulation.comparing import Change, _Pair, changes, in_one_only, no_game_differs, without_twins
from sixgun.simulation.lab import PAIRED, Lab, Part, play
from sixgun.simulation.report import Summary
from sixgun.simulation.setup import Setup
from sixgun.simulation.sheet import _told_apart
from sixgun.simulation.statistics import reach, two_sided
from sixgun.simulation.tally import GAMES, WINS, WON

RUNS = 400
DEAR = ("bounty = [0, 0, 0, 0, 50]", "bounty = [0, 0, 0, 0, 60]")


def counted(values: np.ndarray, sizes: np.ndarray | None = None) -> Blocks:
    """Blocks with one measure: a sum for each of them, and of how many games."""
    games = np.full(BLOCKS, STRIPE) if sizes is None else sizes
    return Blocks(values.reshape(-1, 1).astype(np.int64), games.reshape(-1, 1).astype(np.int64), games.astype(np.int64))


def house() -> str:
    assert GAME.card_file is not None
    return GAME.card_file.read_text(encoding="utf-8")


def against(cards: str, others: str, games: int) -> Lab:
    """The same games with two texts of Calaboose's card file, between random players."""
    setups = [Setup(GAME, seats=2, cards=text) for text in (cards, others)]
    return Lab([Part(kind, setup, games, True, kind) for kind, setup in zip(PAIRED, setups, strict=True)])


def compared(games: int) -> Lab:
    """The house's cards against a gang that is worth a little more, with these many games."""
    assert house().count(DEAR[0]) == 1
    return against(house(), house().replace(*DEAR), games)


def changes_of(lab: Lab) -> dict[tuple[str, str], Change]:
    return {(change.sort, change.name): change for change in changes(*map(Summary, lab.parts))}


def test_an_error_is_how_far_changes_of_whole_runs_lie_apart() -> None:
    chance = np.random.default_rng(1)
    found, errors = [], []
    for _ in range(RUNS):
        luck = chance.random((BLOCKS, STRIPE))
        before, after = luck < 0.30, (luck < 0.31) ^ (chance.random((BLOCKS, STRIPE)) < 0.02)
        error = error_between(counted(before.sum(1)), 0, counted(after.sum(1)), 0)
        assert error is not None
        found.append(after.mean() - before.mean())
        errors.append(error.size)
    true = 0.31 * 0.98 + 0.69 * 0.02 - 0.30
    assert np.mean(errors) == pytest.approx(np.std(found), rel=0.1)
    inside = np.abs(np.array(found) - true) < reach(BLOCKS - 1) * np.array(errors)
    assert 0.92 < inside.mean() < 0.98


def test_of_blocks_of_one_size_each_is_left_out_once() -> None:
    chance = np.random.default_rng(2)
    before, after = chance.integers(20, 40, BLOCKS), chance.integers(20, 50, BLOCKS)
    error = error_between(counted(before), 0, counted(after), 0)
    games = STRIPE * (BLOCKS - 1)
    left = [(after.sum() - after[out] - before.sum() + before[out]) / games for out in range(BLOCKS)]
    spread = sum((change - np.mean(left)) ** 2 for change in left)
    assert error is not None
    assert error.size == pytest.approx(sqrt((BLOCKS - 1) / BLOCKS * spread))
    assert error.blocks == BLOCKS


def test_a_block_counts_for_as_much_as_it_has_games() -> None:
    chance = np.random.default_rng(3)
    sizes = np.where(np.arange(BLOCKS) < BLOCKS // 2, STRIPE, 2 * STRIPE)
    before, after = chance.binomial(sizes, 0.3), chance.binomial(sizes, 0.4)
    error = error_between(counted(before, sizes), 0, counted(after, sizes), 0)
    each, whole = (after - before) / sizes, (after - before).sum() / sizes.sum()
    squares = [(mean - whole) ** 2 / (sizes.sum() / size - 1) for mean, size in zip(each, sizes, strict=True)]
    assert error is not None
    assert error.size == pytest.approx(sqrt(np.mean(squares)))


def test_too_few_blocks_say_nothing_and_so_do_unlike_ones() -> None:
    few = np.where(np.arange(BLOCKS) < FEWEST_BLOCKS - 1, STRIPE, 0)
    enough = np.where(np.arange(BLOCKS) < FEWEST_BLOCKS, STRIPE, 0)
    assert error_between(counted(few // 2, few), 0, counted(few // 3, few), 0) is None
    assert error_between(counted(enough // 2, enough), 0, counted(enough // 3, enough), 0) is not None
    assert error_between(counted(few // 2, few), 0, counted(enough // 2, enough), 0) is None


@pytest.mark.parametrize("first", [0, 1, STRIPE - 1, STRIPE, 3 * STRIPE + 7])
def test_every_game_is_in_one_batch_and_every_batch_in_one_block(first: int) -> None:
    end = first + 5 * STRIPE + 3
    spans = list(striped(first, end))
    assert [game for span in spans for game in range(span.first, span.first + span.games)] == list(range(first, end))
    assert all(span.first // STRIPE == (span.first + span.games - 1) // STRIPE for span in spans)
    assert list(striped(end, end)) == []


def test_few_degrees_of_freedom_make_an_error_less_sure() -> None:
    # Student's own table: 2.262 for 9, 1.998 for 63.
    assert reach() == 1.96
    assert reach(9) == pytest.approx(2.262, abs=0.005)
    assert reach(63) == pytest.approx(1.998, abs=0.001)
    assert two_sided(2.262, 1.0, 9) == pytest.approx(0.05, abs=0.001)
    assert two_sided(1.998, 1.0, 63) == pytest.approx(0.05, abs=0.001)


def test_the_same_luck_makes_a_change_surer() -> None:
    lab = compared(40 * STRIPE)
    play(lab)
    found = changes_of(lab)
    gang = found["wins by gang", "Huckster"]
    assert gang.blocks == 40
    paired, others = [gang.error], [sqrt(sum(rate * (1 - rate) / gang.games[0] for rate in (gang.before, gang.after)))]
    for change in found.values():
        if change.sort == "games with this event" and 0.1 < change.before < 0.9:
            paired.append(change.error)
            others.append(sqrt(2 * change.before * (1 - change.before) / change.games[0]))
    assert len(paired) > 3
    assert all(mine < other / 2 for mine, other in zip(paired, others, strict=True))


def test_the_blocks_of_a_run_have_all_that_its_tally_has() -> None:
    lab = compared(3 * STRIPE + 20)
    play(lab)
    for part in lab.parts:
        assert part.blocks is not None
        assert part.blocks.games.tolist() == [STRIPE, STRIPE, STRIPE, 20] + [0] * (BLOCKS - 4)
        for measure, place in measures_of(part.sheet).items():
            if measure[0].startswith("wins by"):
                block = next(block for block in part.sheet.shares if f"wins by {block.name}" == measure[0])
                line = part.tally.shares[block.first + block.ids.index(measure[1])]
                assert part.blocks.over[:, place].sum() == line[WON]
                assert part.blocks.under[:, place].sum() == line[GAMES] * WINS
        summary = Summary(part)
        length = measures_of(part.sheet)["length", "decisions a game"]
        assert part.blocks.value(length) == pytest.approx(summary.length.mean)
        deals = measures_of(part.sheet)["games with this event", summary.occurrences("event")[1].id]
        assert part.blocks.value(deals) == pytest.approx(summary.occurrences("event")[1].rate)


def test_a_comparison_that_goes_on_ends_as_one_that_never_stopped(tmp_path: Path) -> None:
    kept, whole = tmp_path / "kept.json", compared(2 * STRIPE + 50)
    play(compared(STRIPE + 30), keep=kept)
    on = compared(2 * STRIPE + 50)
    assert on.go_on_from(kept) == 2 * (STRIPE + 30)
    play(on)
    play(whole)
    assert [part.to_json() for part in on.parts] == [part.to_json() for part in whole.parts]


def test_a_change_in_few_games_is_as_sure_as_in_two_runs_apart() -> None:
    lab = compared(5 * STRIPE)
    play(lab)
    gang = changes_of(lab)["wins by gang", "Huckster"]
    assert gang.blocks == 0
    assert gang.freedom == float("inf")
    careful = [(rate * gang.games[0] + 1) / (gang.games[0] + 2) for rate in (gang.before, gang.after)]
    assert gang.error == pytest.approx(sqrt(sum(rate * (1 - rate) / gang.games[0] for rate in careful)), rel=0.05)


def test_no_change_in_any_game_is_no_more_certain_than_one_game() -> None:
    games = FEWEST_BLOCKS * STRIPE
    lab = against(house(), house(), games)
    play(lab)
    found = changes_of(lab)
    assert not any(change.difference or change.changed for change in found.values())
    always = found["games with this ending", "A card had nowhere to go (CAL-36)"]
    assert (always.blocks, always.error) == (FEWEST_BLOCKS, 1 / games)
    assert always.smallest > 2.8 / games


def test_cards_of_one_name_are_told_apart() -> None:
    """Two cards called Huckster in both files: each is compared with itself."""
    cards = house().replace('name = "Bandit"', 'name = "Huckster"')
    lab = against(cards, cards, STRIPE)
    play(lab)
    found = changes_of(lab)
    assert {name for sort, name in found if sort == "wins by card in the first hand"} >= {"Huckster", "Huckster (2)"}
    assert not any(change.difference for change in found.values())
    assert in_one_only(*map(Summary, lab.parts)) == []


def test_no_two_cards_are_called_the_same() -> None:
    assert _told_apart(["A", "A", "B", "A (2)", "A"]) == ("A", "A (2)", "B", "A (2) (2)", "A (3)")


def test_what_only_one_file_has_is_named() -> None:
    sheet = Setup(GAME, seats=2).sheet(True)
    block = sheet.shares[3]
    changed = replace(block, items=("Robber", *block.items[1:]), known_by=("robber", *block.ids[1:]))
    before, after = (
        cast("Summary", SimpleNamespace(part=SimpleNamespace(sheet=SimpleNamespace(shares=shares))))
        for shares in ([block], [changed])
    )
    assert in_one_only(before, before) == []
    assert in_one_only(before, after) == [block.items[0], "Robber"]


def test_a_card_that_has_another_name_is_compared_with_itself() -> None:
    lab = against(house(), house().replace('name = "Bandit"', 'name = "Robber"'), STRIPE)
    play(lab)
    assert in_one_only(*map(Summary, lab.parts)) == []
    found = changes_of(lab)
    assert found["wins by card in the first hand", "Bandit, now Robber"].difference == 0
    assert not any(change.difference for change in found.values())
    assert no_game_differs(*map(Summary, lab.parts))


def test_a_measure_that_changes_as_another_does_counts_once() -> None:
    def event(name: str, after: float) -> Change:
        return Change("games with this event", name, True, 0.5, after, 0.01, (100, 100))

    found = [event("looks", 0.6), event("sees", 0.6), event("robs", 0.7), event("stays", 0.5), event("waits", 0.5)]
    assert [change.name for change in without_twins(found)] == ["looks", "robs", "stays", "waits"]


def test_an_interval_wider_than_rates_can_differ_is_left_out() -> None:
    assert Change("wins by gang", "A", True, 0.2, 0.2, 0.1, (9, 9)).possible
    assert not Change("wins by gang", "A", True, 0.2, 0.2, 0.6, (2, 2)).possible
    assert Change("length", "decisions a game", False, 20, 22, 3.0, (2, 2)).possible


def test_a_change_that_nobody_saw_may_still_be_in_the_next_game() -> None:
    change = Change("length", "decisions a game", False, 1.0, 1.0, 0.001, (1000, 1000), BLOCKS)
    assert change.low < 0 < change.high
    assert change.smallest > replace(change, blocks=0).smallest > 0.001


def test_a_sort_of_measures_is_corrected_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that is luck among the others of its sort stays so, however much changes elsewhere."""
    sure = [Change("wins by gang", str(n), True, 0.2, 0.3 + n / 100, 0.001, (9, 9)) for n in range(20)]
    luck = [Change("wins by seat", str(n), True, 0.2, 0.2 + (0.0021 if n == 0 else 0), 0.001, (9, 9)) for n in range(4)]
    monkeypatch.setattr(_Pair, "changes", lambda self: iter([*sure, *luck]))
    summary = Summary(compared(1).parts[0])
    found = changes(summary, summary)
    assert [change.changed for change in found] == [True] * 20 + [False] * 4
    assert found[-1].threshold == pytest.approx(0.05 / 4)
