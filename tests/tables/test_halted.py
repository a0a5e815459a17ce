"""One table's trouble is that table's alone: it stands still with a sentence, keeps its log, and is tried again."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sixgun.bots.bot import Mind
from sixgun.tables import messages as say
from sixgun.tables.ledger import FAULT, TableHalted
from sixgun.tables.match import Match

from .saloon import Saloon


def bots_to_move(saloon: Saloon) -> str:
    """A table where a bot has to move next."""
    match = saloon.table("Zoe", "Yan")
    saloon.does(saloon.decider(match), say.Leave, match=match)
    return match


def stayed(saloon: Saloon, match: str) -> str:
    """Who still sits there."""
    return next(seat.name for seat in saloon.view(None, match).seats if seat.player == "person")


def test_a_bot_that_fails_halts_its_table_and_no_other(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = bots_to_move(saloon), saloon.table("Zoe", "Yan")
    person, length = stayed(saloon, bad), len(saloon.log(bad))
    driver = saloon.house.driver
    with monkeypatch.context() as broken:
        broken.setattr(Mind, "choose", lambda *_: 1 // 0)
        driver._guarded(bad)
        assert saloon.house.trouble(bad) == FAULT
        assert saloon.refused(person, say.Chat, match=bad, text="hello?") == FAULT
        assert saloon.house.trouble(good) is None
        saloon.plays(saloon.decider(good), good)
    assert len(saloon.log(bad)) == length
    assert saloon.view(person, bad).status == "playing"  # to be looked at all the while
    saloon.does(person, say.Chat, match=bad, text="hello!")  # asked again, it goes on
    assert saloon.house.trouble(bad) is None
    assert "played" in saloon.log(bad)
    saloon.to_the_end(bad)


def test_a_bot_that_moves_against_the_rules_halts_its_table(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = bots_to_move(saloon)
    with monkeypatch.context() as broken:
        broken.setattr(Mind, "choose", lambda *_: 10**6)
        saloon.house.driver._guarded(bad)
    assert saloon.house.trouble(bad) == FAULT
    saloon.house.driver._guarded(bad)
    assert saloon.house.trouble(bad) is None


def test_a_match_that_cannot_be_derived_is_refused_in_a_sentence_and_tried_again_a_little_later(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = saloon.table("Zoe", "Yan"), saloon.table("Zoe", "Yan")
    saloon.restart()
    apply, tried = Match.apply, []

    def failing(self: Match, *event: object) -> None:
        if self.id == bad:
            tried.append(self.id)
            raise ZeroDivisionError
        apply(self, *event)  # type: ignore[arg-type]

    with monkeypatch.context() as broken:
        broken.setattr(Match, "apply", failing)
        assert saloon.refused("Zoe", say.Chat, match=bad, text="hello?") == FAULT
        for _ in range(5):  # who knocks without end does not keep the house busy
            with pytest.raises(TableHalted, match="A fault of the program"):
                saloon.view("Zoe", bad)
        assert len(tried) == 1
        saloon.does("Zoe", say.Chat, match=good, text="hello!")
        listed = {sign.match: sign.your_turn for sign in saloon.house.lobby("Zoe").own}
        assert listed.keys() == {good, bad}
        assert listed[bad] is False
    saloon.time.pass_by(2_000)
    saloon.does("Zoe", say.Chat, match=bad, text="hello!")


def test_a_driver_in_its_thread_goes_on_with_the_other_tables(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = bots_to_move(saloon), bots_to_move(saloon)
    with saloon.house.ledger.at(bad) as match:
        poisoned = match.position
    choose = Mind.choose

    def choosing(self: Mind, games: Any, *rest: Any) -> int:
        assert poisoned is None or games is not poisoned.games
        return choose(self, games, *rest)

    monkeypatch.setattr(Mind, "choose", choosing)
    saloon.house.driver.start()
    deadline = time.monotonic() + 20
    while not (bad in saloon.house.driver.halted and "played" in saloon.log(good)) and time.monotonic() < deadline:
        time.sleep(0.01)
    saloon.house.driver.stop()
    assert list(saloon.house.driver.halted) == [bad]
    assert "played" not in saloon.log(bad)
    assert "played" in saloon.log(good)
