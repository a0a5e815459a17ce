"""Results: reported, corrected, withdrawn; each checked by the game's scoring module before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.engine.words import listed
from sixgun.tables.names import clean

from . import commands as say
from . import events as log
from .accounts import totals
from .errors import BadResult, DeskRefused
from .rounds import Outcome, RoundTable
from .tournament import Tournament

LONGEST_REASON = 200


def reported(tournament: Tournament, command: say.Report) -> log.Reported:
    """A result of a game that is missing."""
    table = _table(tournament, command.round, command.table)
    if command.game in table.outcomes:
        raise DeskRefused(
            f"Game {command.game} of table {command.table} has its result already; if it is wrong, correct it."
        )
    missing = tournament.missing(table)
    if command.game not in missing:
        expected = f"game {listed(map(str, missing), 'or')} is" if missing else "no more games are"
        raise DeskRefused(f"Game {command.game} is not to be played at table {command.table}; {expected}.")
    stand_ins = command.stand_ins
    if command.source == "table":
        stand_ins = list(table.stand_ins.get(command.game, ()))
    result = checked(tournament, command, table, stand_ins, command.without)
    return log.Reported(
        round=command.round,
        table=command.table,
        game=command.game,
        result=result,
        source=command.source,
        stand_ins=stand_ins,
        without=command.without,
    )


def corrected(tournament: Tournament, command: say.Correct) -> log.Corrected:
    """Another result in place of a wrong one. Later draws stay as they were played, but for a bracket's."""
    table, before = _outcome(tournament, command)
    stand_ins = list(before.stand_ins) if command.stand_ins is None else command.stand_ins
    without = list(before.without) if command.without is None else command.without
    result = checked(tournament, command, table, stand_ins, without)
    reason = clean(command.reason, LONGEST_REASON, "The reason for a correction")
    if (result, stand_ins, without) == (before.result, list(before.stand_ins), list(before.without)):
        raise DeskRefused("That is the result as it stands; nothing is changed.")
    after = Outcome(result, "hand", tuple(stand_ins), tuple(without))
    return log.Corrected(
        round=command.round,
        table=command.table,
        game=command.game,
        before=before.result,
        after=result,
        reason=reason,
        stand_ins=stand_ins,
        without=without,
        struck=_struck(tournament, command.round, table, command.game, after),
    )


def withdrawn(tournament: Tournament, command: say.Withdraw) -> log.Withdrawn:
    """A result taken out, so that the game is missing again."""
    table, before = _outcome(tournament, command)
    if _struck(tournament, command.round, table, command.game, None):
        raise DeskRefused("The next round of the bracket is drawn; correct the result instead of withdrawing it.")
    reason = clean(command.reason, LONGEST_REASON, "The reason for withdrawing a result")
    return log.Withdrawn(
        round=command.round, table=command.table, game=command.game, before=before.result, reason=reason
    )


def checked(
    tournament: Tournament,
    command: say.Report | say.Correct,
    table: RoundTable,
    stand_ins: Sequence[int],
    without: Sequence[int],
) -> dict[str, Any]:
    """The complete result, for those who were at the table."""
    strangers = [entrant for entrant in (*stand_ins, *without) if entrant not in table.seats]
    if strangers:
        raise DeskRefused(f"Entrant {strangers[0]} does not sit at table {command.table}.")
    players = [entrant for entrant in table.seats if entrant not in without]
    if tournament.is_duel(table) and (without or set(command.result) == {"winners"}):
        return _winners_only(command.result, without)
    if len(players) < tournament.game.fewest_seats:
        raise DeskRefused(f"{tournament.game.title} needs {tournament.game.fewest_seats} players at the table.")
    settings = tournament.settings.numbers
    result = tournament.scoring.check(command.result, len(players), settings)
    _check_star(tournament, command, table, result, without)
    before = totals(tournament, table, before=(command.round, command.table, command.game))
    money = [total for entrant, total in zip(table.seats, before, strict=True) if entrant in players]
    tournament.scoring.check_fees(result, money, [tournament.name(entrant) for entrant in players])
    tournament.scoring.gains(result, settings)  # whatever cannot be scored is refused here, not when it is shown
    return result


def _check_star(
    tournament: Tournament,
    command: say.Report | say.Correct,
    table: RoundTable,
    result: dict[str, Any],
    without: Sequence[int],
) -> None:
    """BNG-T16. The star is not dealt but rotates; a slip of the pen is noticed, what really happened can be said."""
    scoring = tournament.scoring
    seat = scoring.star_of(result)
    played = isinstance(command, say.Report) and command.source == "table"
    if seat is None or command.other_star or played or tournament.is_duel(table):
        return
    players = [entrant for entrant in table.seats if entrant not in without]
    star = table.star(command.game, without)
    if players[seat] != star:
        who, other = tournament.name(star), tournament.name(players[seat])
        raise BadResult(
            f"{who} is {scoring.star_words} by rotation in game {command.game}, not {other}; "
            "if the table really played it so, say so when you save.",
            question="star",
            seat=seat,
        )


def _winners_only(result: dict[str, Any], without: Sequence[int]) -> dict[str, Any]:
    """At a table of two it is enough to know who won; also when the other was not there."""
    if without:
        raise DeskRefused(
            "Two play a duel: if one is missing, enter the other as the winner, without leaving a seat out."
        )
    winners = result["winners"]
    if (
        not isinstance(winners, list)
        or any(seat not in (0, 1) for seat in winners)
        or len(set(winners)) != len(winners)
    ):
        raise BadResult(f"The winners of a duel are [0], [1], or [] for a draw, not {winners!r}.", question="winners")
    return {"winners": [int(seat) for seat in winners]}


def _table(tournament: Tournament, round_number: int, number: int) -> RoundTable:
    if not 1 <= round_number <= len(tournament.rounds):
        drawn = f"rounds 1 to {len(tournament.rounds)} are" if tournament.rounds else "no round is"
        raise DeskRefused(f"There is no round {round_number}: {drawn} drawn.")
    table = tournament.table(round_number, number)
    if table is None:
        known = listed(map(str, tournament.rounds[round_number - 1].tables))
        raise DeskRefused(f"There is no table {number} in round {round_number}; its tables are {known or 'none'}.")
    return table


def _outcome(tournament: Tournament, command: say.Correct | say.Withdraw) -> tuple[RoundTable, Outcome]:
    table = _table(tournament, command.round, command.table)
    if command.game not in table.outcomes:
        raise DeskRefused(f"Game {command.game} of table {command.table} in round {command.round} has no result yet.")
    return table, table.outcomes[command.game]


def _struck(
    tournament: Tournament, round_number: int, table: RoundTable, game: int, after: Outcome | None
) -> list[tuple[int, int]]:
    """Tables of a bracket that were drawn because of this result and no longer stand.

    Where they have results themselves, those must be withdrawn first: they were played by the wrong people.
    """
    if not tournament.must_decide(table):
        return []
    changed = RoundTable(table.number, table.placed, table.stage, dict(table.outcomes))
    if after is None:
        del changed.outcomes[game]
    else:
        changed.outcomes[game] = after
    decided = not changed.missing(tournament.scoring, must_decide=True)
    if decided and changed.winner(tournament.scoring) == table.winner(tournament.scoring):
        return []
    later = [
        (drawn.number, other)
        for drawn, other in tournament.tables()
        if drawn.number > round_number and drawn.stage == table.stage and set(other.seats) & set(table.seats)
    ]
    played = [f"round {number}, table {other.number}" for number, other in later if other.outcomes]
    if played:
        raise DeskRefused(
            f"Whoever won here has played on: withdraw the results of {listed(played)} first, the last one first."
        )
    return [(number, other.number) for number, other in later]
