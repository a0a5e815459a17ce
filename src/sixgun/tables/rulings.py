"""What a command leads to: events, or a sentence why not. Nothing here stores, sends or waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from sixgun.bots.registry import best_bot
from sixgun.engine.errors import BadOption, MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY, Seat

from . import events as log
from . import hosting, hurrying, pledging, seating, voting
from . import messages as say
from .closing import check_not_closed, take_down
from .fairness import commitment
from .lessons import lesson_of
from .match import DEALING, OPEN, OVER, PLAYING, Match, installed_bot, installed_game
from .pace import find_pace
from .rights import NOW, needs, own_seat
from .setting_up import chosen
from .talking import chat

LONGEST_KEY = 64
MOST_UNDONE = 200
MOST_FLAPS = 60  # times a seat's connection is written down as lost or there again without a word from the person
STALE = "That decision was made already; here is the table as it stands."
_best_bot = cache(best_bot)


class StaleDecision(Exception):
    """The decision a command answers is closed."""


def opened(command: say.Create, secret: bytes) -> log.Opened:
    """A table as somebody wishes it; BadOption and its kin say what cannot be had."""
    game = installed_game(command.game)
    if command.lesson:
        command = _as_lesson(game, command)
    options = chosen(game, command.seats, command.cards, command.options, command.brings)
    bot = installed_bot(game, command.bot) if command.bot else _best_bot(game)
    if command.latecomers and game.hidden_roles:
        raise BadOption(f"In {game.title} nobody takes over a bot's seat after the deal, because its role is secret.")
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
        latecomers=command.latecomers,
        seed=lesson_of(game).seed if command.lesson else None,
        commitment="" if command.lesson else commitment(secret),
        lesson=command.lesson,
    )


def _as_lesson(game: Game, command: say.Create) -> say.Create:
    """The guided first game is set up as its file says, for one person and bots."""
    lesson = lesson_of(game)
    if command.brings:
        raise BadOption("Nobody brings anything to a guided game.")
    usual: dict[str, Any] = {"cards": None, "pace": "none", "bot": "", "private": True, "latecomers": False}
    return msgspec.structs.replace(command, seats=lesson.seats, options=dict(lesson.options), **usual)


def ruling(
    match: Match, person: str, command: say.Command, now: int, is_here: Callable[[str], bool] = lambda person: True
) -> list[log.Event]:
    """The events a command leads to; MoveRefused or StaleDecision when to none.

    Before the deal the log does not say who is connected; `is_here` does.
    """
    check_not_closed(match)
    if isinstance(command, say.Deal):
        host = match.chairs[match.host].person if match.host != NOBODY else None
        return hosting.deal(match, person, host is None or is_here(host), now)
    if isinstance(command, say.Cover):
        return seating.cover(match, person, command, now)
    if isinstance(command, say.Chat):
        return chat(match, person, command, now)
    if isinstance(command, say.Vote):
        if match.status == PLAYING and command.decision != match.decision:
            raise StaleDecision
        return voting.vote(match, person, command, now)
    rule: Callable[[Match, str, Any], list[log.Event]] = _RULINGS[type(command)]
    return rule(match, person, command)


def _play(match: Match, person: str, command: say.Play) -> list[log.Event]:
    seat = own_seat(match, person)
    if match.status in (OPEN, DEALING):
        raise MoveRefused(NOW[match.status])
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
    seat = own_seat(match, person)
    if match.status == PLAYING and command.decision != match.decision:
        raise StaleDecision
    why_not = match.why_not_undo(seat)
    if why_not is not None:
        raise MoveRefused(why_not)
    if match.undone >= MOST_UNDONE:
        raise MoveRefused(f"{MOST_UNDONE} moves were taken back at this table; that is enough.")
    return [log.Undone(seat=seat, played=match.played[-1])]


def _rematch(match: Match, person: str, command: say.Rematch) -> list[log.Event]:
    own_seat(match, person)
    needs(match, OVER)
    if match.opened.hosted:
        raise MoveRefused("The desk of the tournament says who plays next, and where.")
    return []  # the house sets up the other table


_RULINGS: dict[type[say.Command], Callable[[Match, str, Any], list[log.Event]]] = {
    say.Join: seating.join,
    say.Leave: seating.leave,
    say.Bring: seating.bring,
    say.TakeSeatBack: seating.take_seat_back,
    say.Pledge: pledging.pledge,
    say.Nonce: pledging.nonce,
    say.Remove: hosting.remove,
    say.SetClock: hosting.set_clock,
    say.Invite: hosting.invite,
    say.Play: _play,
    say.Undo: _undo,
    say.Hurry: hurrying.hurry,
    say.Rematch: _rematch,
    say.Close: take_down,
}
