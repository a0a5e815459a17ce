"""What the forms of the desk ask for: each `do` is one command, sent with the form's own key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sixgun.tournaments import commands as say
from sixgun.tournaments.errors import DeskRefused
from sixgun.tournaments.tournament import Tournament

from .forms import number
from .slips import command_of

MOST_NAMES = 200  # entered at once
Form = Mapping[str, str]


def names_in(form: Form) -> list[str]:
    """Names to enter, one a line."""
    lines = [line.strip() for line in form.get("names", "").splitlines()]
    return [line for line in lines if line]


def commands_of(tournament: Tournament, person: str, form: Form, key: str) -> list[say.AtDesk]:
    """The commands a form stands for: one, or one for every name that is entered. DeskRefused for nonsense."""
    do = form.get("do", "")
    if do == "enter":
        return _enter(tournament, form, key)
    if do not in _COMMANDS:
        raise DeskRefused(f"The desk knows nothing called {do[:20]!r}.")
    made = _COMMANDS[do](tournament, person, form, {"key": key, "tournament": tournament.id})
    return [made]


def _enter(tournament: Tournament, form: Form, key: str) -> list[say.AtDesk]:
    names = names_in(form)
    if not names:
        raise DeskRefused("Write at least one name, one on each line.")
    if len(names) > MOST_NAMES:
        raise DeskRefused(f"Enter at most {MOST_NAMES} names at once, not {len(names)}.")
    bot = form.get("bot", "") if tournament.settings.mode == "online" else ""
    made = []
    for place, name in enumerate(names):
        own = key if len(names) == 1 else f"{key}-{place}"
        made.append(say.Enter(key=own, tournament=tournament.id, name=name, bot=bot))
    return list(made)


def _enter_myself(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Enter(**to, name=form.get("name", ""), person=person)


def _drop(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Drop(**to, entrant=_entrant(form), reason=form.get("reason", ""))


def _return(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Return(**to, entrant=_entrant(form))


def _draw(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    again, reason = "again" in form, form.get("reason", "")
    return say.Draw(**to, round=number(form, "round", "A round"), again=again, reason=reason)


def _result(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    where = place_of(form)
    table = tournament.table(where[0], where[1])
    if table is None:
        raise DeskRefused(f"There is no table {where[1]} in round {where[0]}.")
    return command_of(tournament, table, where, form, to["key"])


def _withdraw(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    where = place_of(form)
    return say.Withdraw(**to, round=where[0], table=where[1], game=where[2], reason=form.get("reason", ""))


def _penalise(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    amount = number(form, "amount", "A penalty")
    return say.Penalise(**to, entrant=_entrant(form), amount=amount, reason=form.get("reason", ""))


def _pardon(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Pardon(**to, penalty=number(form, "penalty", "A penalty"), reason=form.get("reason", ""))


def _lots(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.DrawLots(**to, entrants=_entrants(form))


def _duel(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    won = form.get("winner", "")
    if not won:
        raise DeskRefused("Say who won the one-on-one game, or that nobody did.")
    winner = None if won == "nobody" else number(form, "winner", "The winner")
    return say.Duel(**to, players=_entrants(form), winner=winner)


def _note(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Note(**to, text=form.get("text", ""))


def _close(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Close(**to, broken_off="broken_off" in form, reason=form.get("reason", ""))


def _reopen(tournament: Tournament, person: str, form: Form, to: Any) -> say.AtDesk:
    return say.Reopen(**to, reason=form.get("reason", ""))


_COMMANDS: dict[str, Callable[[Tournament, str, Form, Any], say.AtDesk]] = {
    "enter-myself": _enter_myself,
    "drop": _drop,
    "return": _return,
    "draw": _draw,
    "draw-again": _draw,
    "result": _result,
    "withdraw": _withdraw,
    "penalise": _penalise,
    "pardon": _pardon,
    "lots": _lots,
    "duel": _duel,
    "note": _note,
    "close": _close,
    "break-off": _close,
    "reopen": _reopen,
}


def place_of(form: Form) -> tuple[int, int, int]:
    """Round, table and game of a result."""
    return number(form, "round", "A round"), number(form, "table", "A table"), number(form, "game", "A game")


def _entrant(form: Form) -> int:
    if not form.get("entrant"):
        raise DeskRefused("Choose a player first.")
    return number(form, "entrant", "An entrant's number")


def _entrants(form: Form) -> list[int]:
    return [number({"one": each}, "one", "An entrant's number") for each in form.get("entrants", "").split(",")]
