"""What would you do? A bot's move with its reason: from what the asker sees, and without a trace at the table."""

from __future__ import annotations

import random

from sixgun.bots.registry import best_bot
from sixgun.engine.game import Game
from sixgun.tables import messages as say
from sixgun.tables.advising import advise, reason_of
from sixgun.tables.house import Guest
from sixgun.tables.table import Table

from .saloon import Saloon

LONGEST = 160  # characters: it stands beside the table, on a phone too
DECISIONS = 40


def asks(saloon: Saloon, person: str, match: str, decision: int | None = None) -> say.Answer:
    wanted = saloon.view(person, match).decision if decision is None else decision
    return saloon.house.suggest(person, say.Suggest(key=saloon.key(), match=match, decision=wanted or 0))


def why_not(saloon: Saloon, person: str, match: str) -> str:
    answer = asks(saloon, person, match)
    assert isinstance(answer, say.Rejected), answer
    return answer.sentence


def test_a_suggestion_is_allowed_and_the_same_whatever_the_cards_one_cannot_see(game: Game) -> None:
    table = Table(game, seed=5)
    for number in range(DECISIONS):
        seat = table.to_act
        if seat is None:
            break
        other = table.veiled(seat)
        game.imagine(other, seat, number + 1)
        game.veil(other, seat)
        advice = advise(game, table.veiled(seat), table.names, "the same decision")
        assert advice == advise(game, other, table.names, "the same decision")
        assert advice.move in table.legal
        table.play(advice.move)


def test_every_move_has_a_reason_in_a_sentence_and_a_kind(game: Game) -> None:
    table, luck, kinds, bot = Table(game, seed=6), random.Random(6), set(), best_bot(game)
    for _ in range(3 * DECISIONS):
        if table.to_act is None:
            break
        moves = [int(move) for move in table.legal]
        for move in {moves[0], moves[-1], luck.choice(moves)}:
            reason = reason_of(bot, game, table.veiled(table.to_act), move, table.names)
            assert reason.endswith("."), reason
            assert reason[0].isupper() or reason.startswith(tuple(table.names)), reason
            assert len(reason) <= LONGEST, reason
            kinds.add(game.telling.kind(move, table.names))
        table.play(luck.choice(moves))
    assert "" not in kinds
    assert len(kinds) > 3


def test_asking_leaves_the_match_as_it_is_and_answers_the_same_again(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    before = saloon.view(who, match)
    with saloon.house.ledger.at(match) as live:
        assert live.position is not None
        digest = live.position.digest
    first, again = asks(saloon, who, match), asks(saloon, who, match)
    assert isinstance(first, say.Suggested)
    assert isinstance(again, say.Suggested)
    assert (first.move, first.reason) == (again.move, again.reason)
    assert first.move in [move.move for move in before.moves]
    after = saloon.view(who, match)
    assert (after.seq, after.chain) == (before.seq, before.chain)
    with saloon.house.ledger.at(match) as live:
        assert live.position is not None
        assert live.position.digest == digest


def test_only_whoever_decides_is_answered(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    other = "Yan" if who == "Zoe" else "Zoe"
    assert why_not(saloon, other, match) == "It is not your decision, so there is nothing to suggest."
    assert why_not(saloon, "Xi", match) == "You do not sit at this table."
    stale = asks(saloon, who, match, decision=1)
    assert isinstance(stale, say.Stale)
    assert stale.view.viewer == saloon.view(who, match).viewer
    assert why_not(saloon, "Zoe", saloon.table("Zoe", seats=2, deal=False)) == "The cards are not dealt yet."


def test_nobody_is_helped_where_a_tournament_counts_the_points(saloon: Saloon) -> None:
    wish = say.Create(key="desk", game="calaboose", seats=2)
    match = saloon.house.host("desk", wish, [Guest("Zoe", "Zoe"), Guest("Bo")])
    saloon.house.deal_hosted(match)
    assert why_not(saloon, "Zoe", match) == "This game counts in a tournament, so nobody is told what to play."
