"""What a command at the desk leads to: events, or a sentence why not. Nothing here stores, sends or waits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from sixgun.bots.registry import best_bot, find_bot
from sixgun.engine.words import listed
from sixgun.tables.names import alike, clean, clean_name

from . import commands as say
from . import events as log
from .drawing import draw_seed, next_round
from .errors import DeskRefused
from .progress import is_played_out, next_step
from .results import corrected, reported, withdrawn
from .standings import standings
from .tournament import Entrant, Tournament

MOST_ENTRANTS = 500
MOST_EVENTS = 20_000
MOST_TAKEN = 1_000_000  # by one penalty
LONGEST_REASON = 200


class Ruling(NamedTuple):
    """An event, and the person it is about."""

    event: log.Event
    person: str | None = None


def ruling(tournament: Tournament, who: say.Who, command: say.AtDesk) -> list[Ruling]:
    """The events a command leads to; DeskRefused, or BadResult, when to none."""
    if tournament.seq >= MOST_EVENTS:
        raise DeskRefused("This tournament has reached the length a log may have.")
    if tournament.closed is not None and not isinstance(command, (say.Reopen, say.Note)):
        raise DeskRefused("The tournament is closed; reopen it to change something.")
    if isinstance(command, say.Enter):
        return [_enter(tournament, who, command)]
    found: log.Event = _RULINGS[type(command)](tournament, command)
    return [Ruling(msgspec.structs.replace(found, by=who.name))]


def entrant_of(tournament: Tournament, number: int) -> Entrant:
    """An entrant by number."""
    if number not in tournament.entrants:
        raise DeskRefused(f"There is no entrant {number}; entrants are numbered from 1 to {len(tournament.entrants)}.")
    return tournament.entrants[number]


def _reason(text: str, what: str, needed: bool = True) -> str:
    if not text.strip() and not needed:
        return ""
    return clean(text, LONGEST_REASON, what)


def _enter(tournament: Tournament, who: say.Who, command: say.Enter) -> Ruling:
    name = clean_name(command.name)
    other = alike(name, (entrant.name for entrant in tournament.entrants.values()))
    if other is not None and other.casefold() == name.casefold():
        raise DeskRefused(f"Somebody called {name} has entered already; take another name.")
    if other is not None:
        raise DeskRefused(f"{name} looks too much like {other}, who has entered already; take another name.")
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise DeskRefused(f"A tournament has at most {MOST_ENTRANTS} entrants.")
    known = [entrant.person for entrant in tournament.entrants.values() if entrant.person is not None]
    if command.person is not None and command.person in known:
        raise DeskRefused("This person has entered already.")
    if command.bot and command.person is not None:
        raise DeskRefused("An entrant is a person or a bot, not both.")
    if tournament.rounds and not tournament.form.late:
        raise DeskRefused(f"{tournament.form.title} takes nobody in after the first draw.")
    if tournament.final_rounds() or (tournament.rounds and is_played_out(tournament, "main")):
        raise DeskRefused("The last round is drawn; nobody can enter any more.")
    bot = command.bot
    if bot:
        bot = (best_bot(tournament.game) if bot == "best" else find_bot(tournament.game, bot)).name
    number, late = len(tournament.entrants) + 1, bool(tournament.rounds)
    return Ruling(log.Entered(by=who.name, entrant=number, name=name, bot=bot, late=late), command.person)


def _drop(tournament: Tournament, command: say.Drop) -> log.Event:
    entrant = entrant_of(tournament, command.entrant)
    if entrant.out:
        raise DeskRefused(f"{entrant.name} has dropped out already.")
    return log.Dropped(entrant=entrant.number, reason=_reason(command.reason, "A reason", needed=False))


def _return(tournament: Tournament, command: say.Return) -> log.Event:
    entrant = entrant_of(tournament, command.entrant)
    if not entrant.out:
        raise DeskRefused(f"{entrant.name} has not dropped out.")
    return log.Returned(entrant=entrant.number)


def _draw(tournament: Tournament, command: say.Draw) -> log.Event:
    last = len(tournament.rounds)
    if command.again:
        return _draw_again(tournament, command)
    if command.round != last + 1:
        raise DeskRefused(f"Round {last + 1} is to be drawn next, not round {command.round}.")
    if tournament.open_tables():
        raise DeskRefused(next_step(tournament)[1])
    return next_round(tournament)


def _draw_again(tournament: Tournament, command: say.Draw) -> log.Event:
    """The last round anew: with another seed, and with whoever is in now."""
    if not tournament.rounds or command.round != len(tournament.rounds):
        raise DeskRefused(f"Only the last round, {len(tournament.rounds)}, can be drawn again, not {command.round}.")
    last = tournament.rounds[-1]
    if last.has_results:
        raise DeskRefused(f"Round {last.number} has results; withdraw them before it is drawn again.")
    if any(table.matches for table in last.tables.values()):
        raise DeskRefused(f"Tables of round {last.number} are being played online; it cannot be drawn again.")
    before = tournament.rounds.pop()
    try:
        drawn = next_round(tournament)
    finally:
        tournament.rounds.append(before)
    values = {name: getattr(drawn, name) for name in drawn.__struct_fields__}
    return log.Redrawn(**{**values, "reason": _reason(command.reason, "A reason", needed=False)})


def _seat(tournament: Tournament, command: say.Seat) -> log.Event:
    table = tournament.table(command.round, command.table)
    if table is None:
        raise DeskRefused(f"There is no table {command.table} in round {command.round}.")
    if command.game not in tournament.missing(table):
        raise DeskRefused(f"Game {command.game} is not to be played at table {command.table}.")
    if command.game in table.matches:
        raise DeskRefused(f"Game {command.game} of table {command.table} is being played already.")
    out = [entrant for entrant in table.seats if tournament.entrants[entrant].out]
    return log.Seated(round=command.round, table=command.table, game=command.game, match=command.match, stand_ins=out)


def _penalise(tournament: Tournament, command: say.Penalise) -> log.Event:
    entrant = entrant_of(tournament, command.entrant)
    if not 1 <= command.amount <= MOST_TAKEN:
        raise DeskRefused(f"A penalty takes 1 to {MOST_TAKEN:,}, not {command.amount:,}.")
    reason = _reason(command.reason, "The reason for a penalty")
    return log.Penalised(entrant=entrant.number, amount=command.amount, reason=reason)


def _pardon(tournament: Tournament, command: say.Pardon) -> log.Event:
    if command.penalty not in tournament.penalties:
        raise DeskRefused(f"Event {command.penalty} is no penalty that counts.")
    return log.Pardoned(penalty=command.penalty, reason=_reason(command.reason, "A reason", needed=False))


def _rounds_must_be_over(tournament: Tournament) -> None:
    if not is_played_out(tournament, "main"):
        raise DeskRefused("Rounds are still to be played; ties are settled when all results are in.")


def _draw_lots(tournament: Tournament, command: say.DrawLots) -> log.Event:
    _rounds_must_be_over(tournament)
    for number in command.entrants:
        entrant_of(tournament, number)
    groups = [group.entrants for group in standings(tournament).equal if group.needs_lots]
    if not any(sorted(group) == sorted(command.entrants) for group in groups):
        names = listed(tournament.name(number) for number in command.entrants)
        raise DeskRefused(f"Lots are drawn by all who are equal in everything, and that is not {names or 'nobody'}.")
    order, seed = sorted(command.entrants), draw_seed(tournament)
    Random(seed).shuffle(order)
    return log.LotsDrawn(order=order, seed=seed)


def _duel(tournament: Tournament, command: say.Duel) -> log.Event:
    _rounds_must_be_over(tournament)
    for number in command.players:
        entrant_of(tournament, number)
    groups = [group.entrants for group in standings(tournament).equal if group.may_duel]
    names = listed(tournament.name(number) for number in command.players)
    if not any(sorted(group) == sorted(command.players) for group in groups):
        raise DeskRefused(f"Only two who are equal may play for their place, and that is not {names or 'nobody'}.")
    if command.winner is not None and command.winner not in command.players:
        raise DeskRefused(f"The winner is one of the two: {names}.")
    return log.Duelled(players=command.players, winner=command.winner)


def _note(tournament: Tournament, command: say.Note) -> log.Event:
    return log.Noted(text=clean(command.text, LONGEST_REASON, "A note"))


def _close(tournament: Tournament, command: say.Close) -> log.Event:
    reason = _reason(command.reason, "The reason for breaking off", needed=command.broken_off)
    if command.broken_off:
        return log.Closed(broken_off=True, reason=reason)
    step, sentence = next_step(tournament)
    if step != "close":
        raise DeskRefused(f"{sentence} A tournament can be broken off earlier, but then has no final ranking.")
    equal = [group for group in standings(tournament).equal if group.needs_lots]
    if equal:
        raise DeskRefused(equal[0].words)
    return log.Closed(reason=reason)


def _reopen(tournament: Tournament, command: say.Reopen) -> log.Event:
    if tournament.closed is None:
        raise DeskRefused("The tournament is not closed.")
    return log.Reopened(reason=_reason(command.reason, "The reason for reopening"))


_RULINGS: dict[type[say.AtDesk], Callable[[Tournament, Any], log.Event]] = {
    say.Drop: _drop,
    say.Return: _return,
    say.Draw: _draw,
    say.Seat: _seat,
    say.Report: reported,
    say.Correct: corrected,
    say.Withdraw: withdrawn,
    say.Penalise: _penalise,
    say.Pardon: _pardon,
    say.DrawLots: _draw_lots,
    say.Duel: _duel,
    say.Note: _note,
    say.Close: _close,
    say.Reopen: _reopen,
}
