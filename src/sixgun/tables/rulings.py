"""What a command leads to: events, or a sentence why not. Nothing here stores, sends or waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from sixgun.bots.registry import best_bot
from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import SEAT_NAMES

from . import events as log
from . import messages as say
from .closing import check_not_closed, take_down
from .dealing import check_deal
from .fairness import commitment, is_number
from .fairness import pledge as pledge_of
from .match import DEALING, OPEN, OVER, PLAYING, Match, installed_bot, installed_game
from .pace import find_pace
from .setting_up import LONGEST_CARDS as LONGEST_CARDS
from .setting_up import brought, chosen
from .talking import LONGEST_NAME as LONGEST_NAME
from .talking import chat
from .talking import clean as clean

LONGEST_NONCE = 128
LONGEST_KEY = 64
MOST_SITTINGS = 200
MOST_ROUNDS = 50  # of the deal
MOST_PLEDGES = 400
MOST_UNDONE = 200
MOST_FLAPS = 60  # times a seat's connection is written down as lost or there again without a word from the person
_best_bot = cache(best_bot)


_NOW = {
    OPEN: "The cards are not dealt yet.",
    DEALING: "The cards are being dealt; it takes a few seconds.",
    PLAYING: "The game is under way.",
    OVER: "The game is over.",
}


class StaleDecision(Exception):
    """The decision a command answers is closed."""


def opened(command: say.Create, secret: bytes) -> log.Opened:
    """A table as somebody wishes it; BadOption and its kin say what cannot be had."""
    game = installed_game(command.game)
    options = chosen(game, command.seats, command.cards, command.options, command.brings)
    bot = installed_bot(game, command.bot) if command.bot else _best_bot(game)
    return log.Opened(
        game=game.name,
        rules=game.rules_version,
        seats=int(options[0].seats),
        options={option.name: int(options[0][option.name]) for option in game.option_sheet},
        cards=command.cards,
        pace=find_pace(command.pace).name,
        bot=bot.name,
        private=command.private,
        quiet_rail=command.quiet_rail,
        commitment=commitment(secret),
    )


def ruling(match: Match, person: str, command: say.Command, now: int) -> list[log.Event]:
    """The events a command leads to; MoveRefused or StaleDecision when to none."""
    check_not_closed(match)
    if isinstance(command, say.Cover):
        return _cover(match, person, command, now)
    if isinstance(command, say.Chat):
        return chat(match, person, command, now)
    rule: Callable[[Match, str, Any], list[log.Event]] = _RULINGS[type(command)]
    return rule(match, person, command)


def _own_seat(match: Match, person: str) -> Seat:
    seat = match.seat_of(person)
    if seat == NOBODY:
        raise MoveRefused("You do not sit at this table.")
    return seat


def _needs(match: Match, status: str) -> None:
    if match.status == status:
        return
    raise MoveRefused(_NOW[match.status])


def _join(match: Match, person: str, command: say.Join) -> list[log.Event]:
    if match.status in (DEALING, OVER):
        raise MoveRefused(_NOW[match.status])
    if person in match.withheld:
        raise MoveRefused("You lost your seat at this table: your nonce was not shown in time for the deal.")
    if match.seat_of(person) != NOBODY:
        raise MoveRefused("You sit at this table already.")
    if match.opened.hosted and person not in match.held:
        raise MoveRefused(
            "This is a table of a tournament: its desk has seated the players, and nobody else sits down."
        )
    if match.sittings >= MOST_SITTINGS:
        raise MoveRefused("So many have come and gone at this table that nobody else may sit down.")
    name = clean(command.name, LONGEST_NAME, "A name")
    if name.casefold() in (chair.name.casefold() for chair in match.chairs):
        raise MoveRefused(f"Somebody at this table is called {name} already; take another name.")
    seat = _free_seat(match, command.seat)
    if match.held.get(person, seat) != seat:
        raise MoveRefused("You have held another seat in this game and know its cards.")
    joined: list[log.Event] = [log.Joined(seat=seat, name=name)]
    if command.brings is not None:
        joined.append(_brought(match, seat, command.brings))
    if command.pledge and match.status == OPEN and match.opened.format >= log.WITH_PLEDGES:
        joined.append(_pledged(match, seat, command.pledge))
    return joined


def _bring(match: Match, person: str, command: say.Bring) -> list[log.Event]:
    return [_brought(match, _own_seat(match, person), command.brings)]


def _brought(match: Match, seat: Seat, what: Any) -> log.Brought:
    if match.status != OPEN:
        raise MoveRefused("The cards are dealt; what a seat brings is said before the deal.")
    if match.game.brings is not None and match.game.brings.at_set_up:
        raise MoveRefused(f"In {match.game.title} whoever sets up the table says what the seats bring.")
    if seat in match.brings and match.brings[seat].set_up:
        raise MoveRefused("What this seat brings was settled when the table was set up.")
    if match.times_brought >= MOST_SITTINGS:
        raise MoveRefused("Players have changed what they bring too often; what they bring now stands.")
    return brought(match, seat, what)


def _free_seat(match: Match, wish: Seat | None) -> Seat:
    """A chair without a person; during a game one that a bot keeps warm."""
    free = [seat for seat, chair in enumerate(match.chairs) if chair.person is None]
    if wish is None:
        if not free:
            raise MoveRefused("Every seat at this table is taken.")
        return free[0]
    if not 0 <= wish < match.seats:
        raise MoveRefused(f"The seats of this table are 0 to {match.seats - 1}; there is no seat {wish}.")
    if wish not in free:
        raise MoveRefused(f"{match.chairs[wish].name} sits there.")
    return wish


def _leave(match: Match, person: str, command: say.Leave) -> list[log.Event]:
    seat = _own_seat(match, person)
    if match.status == DEALING:
        raise MoveRefused(_NOW[DEALING])
    if match.status == OVER:
        raise MoveRefused("The game is over; there is nothing to leave.")
    if match.opened.hosted and match.status == OPEN:
        raise MoveRefused("The desk of the tournament keeps this seat for you; whoever drops out says so there.")
    left: list[log.Event] = [log.Left(seat=seat)]
    if match.status == PLAYING and match.chairs[seat].bot is None:
        left.append(covered(match, seat, "left"))
    return left


def covered(match: Match, seat: Seat, why: log.Why) -> log.Covered:
    """The house's bot goes on for a person."""
    return log.Covered(seat=seat, bot=match.opened.bot, why=why, name=match.names[seat])


def _pledge(match: Match, person: str, command: say.Pledge) -> list[log.Event]:
    seat = _own_seat(match, person)
    if match.opened.format < log.WITH_PLEDGES:
        raise MoveRefused("This table was opened by an older program, which takes no pledges.")
    if match.status not in (OPEN, DEALING) or match.round.frozen:
        raise MoveRefused("The list of pledges is fixed; chance is added before that.")
    if command.round != match.round.number:
        raise MoveRefused(f"The deal is in round {match.round.number}, not in round {command.round}.")
    return [_pledged(match, seat, command.pledge)]


def _pledged(match: Match, seat: Seat, pledge: str) -> log.Pledged:
    if not is_number(pledge):
        raise MoveRefused("A pledge is a SHA-256 in 64 small hexadecimal digits.")
    if pledge in match.pledges_made:
        raise MoveRefused("This pledge was made at this table before; every round needs a fresh one.")
    if len(match.pledges_made) >= MOST_PLEDGES:
        raise MoveRefused("Pledges were changed too often at this table; those that were made stand.")
    return log.Pledged(seat=seat, pledge=pledge)


def _nonce(match: Match, person: str, command: say.Nonce) -> list[log.Event]:
    seat = _own_seat(match, person)
    if match.opened.format < log.WITH_PLEDGES:
        return _unpledged(match, seat, command)
    if match.status in (PLAYING, OVER):
        raise MoveRefused("The cards are dealt; nonces are shown before that.")
    if not match.round.frozen:
        raise MoveRefused("The list of pledges is not fixed yet; keep your nonce to yourself until then.")
    if seat not in match.round.missing:
        shown = match.round.pledges[seat]
        raise MoveRefused("Your nonce is shown already." if shown else "You have pledged no nonce for this deal.")
    if not is_number(command.nonce) or pledge_of(match.id, command.nonce) != match.round.pledges[seat]:
        raise MoveRefused("This is not the nonce that you pledged.")
    return [log.Mixed(seat=seat, nonce=command.nonce)]


def _unpledged(match: Match, seat: Seat, command: say.Nonce) -> list[log.Event]:
    """At a table from before there were pledges."""
    if match.status != OPEN:
        raise MoveRefused("The cards are dealt; chance is added before the deal.")
    if seat in match.nonces:
        raise MoveRefused("Your chance is in the deal already.")
    return [log.Mixed(seat=seat, nonce=clean(command.nonce, LONGEST_NONCE, "A nonce"))]


def _bots_for_the_deal(match: Match) -> list[log.Covered]:
    """Bots for the empty chairs, no two names alike."""
    found: list[log.Covered] = []
    taken = {chair.name.casefold() for chair in match.chairs}
    for seat, chair in enumerate(match.chairs):
        if chair.person is None and chair.bot is None:
            spare = [name for name in (SEAT_NAMES[seat], *SEAT_NAMES) if name.casefold() not in taken]
            name = spare[0] if spare else f"Seat {seat + 1}"
            taken.add(name.casefold())
            found.append(log.Covered(seat=seat, bot=match.opened.bot, why="empty", name=name))
    return found


def _deal(match: Match, person: str, command: say.Deal) -> list[log.Event]:
    _own_seat(match, person)
    if match.opened.hosted:
        raise MoveRefused("The desk of the tournament deals as soon as everybody is here.")
    return called(match)


def called(match: Match) -> list[log.Event]:
    """The deal is called: bots for the empty chairs; the rest follows when everybody has pledged and shown a nonce."""
    _needs(match, OPEN)
    check_deal(match)
    if match.round.number > MOST_ROUNDS:
        raise MoveRefused("The deal was called off too often at this table; open another one.")
    bots = _bots_for_the_deal(match)
    if match.opened.format >= log.WITH_PLEDGES:
        return [*bots, log.Called()]
    names = [chair.name for chair in match.chairs]
    for bot in bots:
        names[bot.seat] = bot.name
    return [*bots, log.Dealt(names=names)]


def _play(match: Match, person: str, command: say.Play) -> list[log.Event]:
    seat = _own_seat(match, person)
    if match.status in (OPEN, DEALING):
        raise MoveRefused(_NOW[match.status])
    if command.decision != match.decision:
        raise StaleDecision
    if match.to_act != seat:
        raise MoveRefused(f"{match.names[match.to_act]} decides now, not you.")
    if match.chairs[seat].bot is not None:
        raise MoveRefused("A bot plays your seat; take the seat back first.")
    return moved(match, seat, command.move, "person")


def moved(match: Match, seat: Seat, move: int, by: log.By) -> list[log.Event]:
    """A move; MoveRefused says why not."""
    assert match.position is not None
    assert match.decision is not None
    if not 0 <= move < match.game.move_space:
        raise MoveRefused(f"Moves of {match.game.title} are numbered 0 to {match.game.move_space - 1}, not {move}.")
    refusal = match.position.why_not(move)
    if refusal is not None:
        raise MoveRefused(refusal.sentence, refusal.rule)
    return [log.Played(seat=seat, move=move, words=match.words(move), decision=match.decision, by=by)]


def _undo(match: Match, person: str, command: say.Undo) -> list[log.Event]:
    seat = _own_seat(match, person)
    if match.status == PLAYING and command.decision != match.decision:
        raise StaleDecision
    why_not = match.why_not_undo(seat)
    if why_not is not None:
        raise MoveRefused(why_not)
    if match.undone >= MOST_UNDONE:
        raise MoveRefused(f"{MOST_UNDONE} moves were taken back at this table; that is enough.")
    return [log.Undone(seat=seat, played=match.played[-1])]


def _take_seat_back(match: Match, person: str, command: say.TakeSeatBack) -> list[log.Event]:
    seat = _own_seat(match, person)
    _needs(match, PLAYING)
    if match.chairs[seat].bot is None:
        raise MoveRefused("You have your seat; no bot plays it.")
    return [log.Returned(seat=seat)]


def _cover(match: Match, person: str, command: say.Cover, now: int) -> list[log.Event]:
    _own_seat(match, person)
    _needs(match, PLAYING)
    if not 0 <= command.seat < match.seats or match.chairs[command.seat].bot is not None:
        raise MoveRefused("No person decides for that seat.")
    name = match.names[command.seat]
    if match.clock.here[command.seat]:
        raise MoveRefused(f"{name} is connected and will decide.")
    grace = match.clock.grace_left(command.seat, now)
    if grace > 0:
        seconds = -(-grace // 1000)
        raise MoveRefused(f"{name} has lost the connection and still has {seconds} seconds to come back.")
    return [covered(match, command.seat, "away")]


def _rematch(match: Match, person: str, command: say.Rematch) -> list[log.Event]:
    _own_seat(match, person)
    _needs(match, OVER)
    if match.opened.hosted:
        raise MoveRefused("The desk of the tournament says who plays next, and where.")
    return []  # the house sets up the other table


_RULINGS: dict[type[say.Command], Callable[[Match, str, Any], list[log.Event]]] = {
    say.Join: _join,
    say.Leave: _leave,
    say.Bring: _bring,
    say.Pledge: _pledge,
    say.Nonce: _nonce,
    say.Deal: _deal,
    say.Play: _play,
    say.Undo: _undo,
    say.TakeSeatBack: _take_seat_back,
    say.Rematch: _rematch,
    say.Close: take_down,
}
