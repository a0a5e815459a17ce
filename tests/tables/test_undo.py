"""Undo under the four never-rules: same player, nobody else redoes, nothing shown, no luck; and never by erasing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED
from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.fairness import Chance
from sixgun.tables.position import Position
from sixgun.tables.takeback import Standing, reveals, standing

from .saloon import Saloon


def moves_of_random_games(game: Game, games: int) -> Iterator[tuple[Position, Position, Standing | None]]:
    """Position before, position after, and the move if it may be taken back as far as can be told at once."""
    luck = random.Random(5)
    for number in range(games):
        position = Position(game, game.settled(), Chance(bytes(32), bytes([number])))
        while position.to_act >= 0:
            before, move = position.copy(), int(luck.choice(position.legal))
            record = position.play(move)
            yield before, position, standing(position, before.to_act, record)


def test_what_may_be_taken_back_passed_no_turn_drew_no_luck_and_whispered_nothing(game: Game) -> None:
    for before, after, last in moves_of_random_games(game, 1 if INTERPRETED else 6):
        if last is None:
            continue
        assert after.to_act == before.to_act
        assert last.before == before.games.tobytes()
        assert not any(row[0] < 0 for row in after.games["story"][0].tolist())
        back = after.copy()
        back.take_back(last.before)
        assert (back.digest, back.steps) == (before.digest, before.steps)
        assert back.legal.tolist() == before.legal.tolist()


def test_trading_hands_shows_cards_and_so_it_stands() -> None:
    """Bad Whiskey draws no luck and may leave the same player to act, but the traded hand has been seen."""
    game = find_game("calaboose")
    names = game.names(("Ann", "Bo", "Cy", "Di"))
    seen = []
    for _, _, last in moves_of_random_games(game, 4 if INTERPRETED else 40):
        if last is not None:
            whiskey = game.telling.phrase(last.move, names)[0] == "play Bad Whiskey"
            seen.append(whiskey)
            if whiskey:
                assert reveals(game, last)
    assert INTERPRETED or any(seen)


def until_undo(saloon: Saloon, **settings: Any) -> tuple[str, str]:
    """A table where somebody has just made a move that can be taken back, and who."""
    luck = random.Random(3)
    while True:  # with the saloon's own entropy this is the same table every time
        match = saloon.table("Zoe", "Yan", **settings)
        while saloon.view(None, match).status == "playing":
            who = saloon.decider(match)
            saloon.plays(who, match, luck.choice(saloon.view(who, match).moves).move)
            if saloon.view(who, match).undo is None:
                return match, who


def test_a_move_taken_back_stays_in_the_log_and_the_decision_is_open_again(saloon: Saloon) -> None:
    match, who = until_undo(saloon)
    after = saloon.view(who, match)
    before_log = saloon.log(match)
    done = saloon.does(who, say.Undo, match=match, decision=after.decision, key="undo")
    assert saloon.log(match) == [*before_log, "undone"]
    view = saloon.view(who, match)
    assert view.decision == done.seq
    assert view.story[-1].text == f"{who} takes the last move back."
    assert saloon.does(who, say.Undo, match=match, decision=after.decision, key="undo") == done
    stale = saloon.says(who, say.Undo, match=match, decision=after.decision)
    assert isinstance(stale, say.Stale)
    assert saloon.derived(match).position.digest == saloon.house.ledger._kept[match].position.digest  # type: ignore[union-attr]
    saloon.restart()
    saloon.to_the_end(match)


def test_nobody_takes_back_the_move_of_another(saloon: Saloon) -> None:
    match, who = until_undo(saloon)
    other = "Yan" if who == "Zoe" else "Zoe"
    decision = saloon.view(who, match).decision
    refusal = saloon.refused(other, say.Undo, match=match, decision=decision)
    assert refusal == "Only whoever made the last move may take it back."
    assert saloon.refused("a stranger", say.Undo, match=match, decision=decision) == "You do not sit at this table."


def test_a_move_that_passed_the_turn_on_stands(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    nothing = saloon.refused("Zoe", say.Undo, match=match, decision=saloon.view("Zoe", match).decision)
    assert nothing == "There is nothing to take back."
    who = saloon.decider(match)
    while saloon.decider(match) == who:
        saloon.plays(who, match)
    refusal = saloon.refused(who, say.Undo, match=match, decision=saloon.view(who, match).decision)
    assert refusal == "The last move cannot be taken back: it passed the turn on, drew on luck, or showed something."
