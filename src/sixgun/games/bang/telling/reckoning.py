"""How a game of BANG! ended: which side won, who was who, and who took out whom."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.reckoning import Amount, Reckoning, Tally, dollars
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import listed, plural

from ..rules.ring import is_alive, is_one_on_one, player_of, spots_of, stands
from ..words import Ending, Spot, Stage, role_name
from .naming import name_at, spot_name

_RULES = {
    Ending.LAW: "BNG-121",
    Ending.OUTLAWS: "BNG-123",
    Ending.RENEGADE: "BNG-122",
    Ending.TARGET: "BNG-165",
    Ending.LAST_ALIVE: "BNG-166",
    Ending.TURN_LIMIT: "BNG-R64",
}


def reckoning(game: Any, names: Names) -> Reckoning | None:
    """BNG-120 to BNG-125. Winners first, then those alive, then the fallen, the last one first."""
    if game.stage != Stage.OVER:
        return None
    ending = Ending(game.ending)
    won = [seat for seat in range(game.seats) if has(int(game.winners), seat)]
    order = sorted(range(game.seats), key=lambda seat: (seat not in won, -_fell(game, seat)))
    return Reckoning(
        title=f"The game is over, turn {game.turns}",
        headline=_headline(ending, won, names),
        why=_why(ending, names),
        rule=_RULES.get(ending, ""),
        tallies=[_tally(game, seat, seat in won, bool(won), names) for seat in order],
        deeds_title="Who took out whom",
        deeds=_deeds(game, names),
    )


def _headline(ending: Ending, won: list[Seat], names: Names) -> str:
    if not won:
        return "Nobody wins"
    side = {
        Ending.LAW: "The Law wins",
        Ending.OUTLAWS: f"The {names.called['outlaw'].many} win",
        Ending.RENEGADE: f"The {names.called['renegade']} wins",
    }.get(ending, "")
    who = listed([names[seat] for seat in won])
    return f"{side}: {who}" if side else f"{who} wins"


def _why(ending: Ending, names: Names) -> str:
    sheriff, outlaws = names.called["sheriff"], names.called["outlaw"].many
    renegade = names.called["renegade"]
    return {
        Ending.NONE: "",
        Ending.LAW: f"All {outlaws} and the {renegade} are out; the {sheriff} lives.",
        Ending.OUTLAWS: f"The {sheriff} is out, and the {renegade} is not the only one alive.",
        Ending.RENEGADE: f"The {sheriff} fell last, and only the {renegade} is alive.",
        Ending.TARGET: "The winner took out the role to be hunted.",
        Ending.LAST_ALIVE: "Nobody else is left.",
        Ending.TURN_LIMIT: "The last turn has been played.",
        Ending.CAPPED: "The game went on for too long.",
    }[ending]


def _fell(game: Any, seat: Seat) -> int:
    """When a player was eliminated; whoever lives comes after all others."""
    if is_alive(game, seat):
        return int(game.spots) + 1
    return max(int(game.fell[spot]) for spot in spots_of(game, seat))


def _tally(game: Any, seat: Seat, won: bool, any_win: bool, names: Names) -> Tally:
    role = role_name(int(game.role[seat]), names)
    verb = "won" if won else "lost"
    nobody_won = role or ("alive" if is_alive(game, seat) else "out")
    cash = int(game.cash[seat])
    return Tally(
        seat=seat,
        total=(f"{verb} as {role}" if role else verb) if any_win else nobody_won,
        won=won,
        side=("Winners" if won else "The others") if any_win else "",
        note=_fate(game, seat, names),
        amounts=[Amount(label="Cash rewards", value=dollars(cash), rule="BNG-T69")] if cash else [],
    )


def _fate(game: Any, seat: Seat, names: Names) -> str:
    """Who the player was, and whether alive."""
    spots = [spot for spot in spots_of(game, seat) if game.character[spot] >= 0]
    who = listed([name_at(game, spot, names) for spot in spots])
    if not is_alive(game, seat):
        return f"{who}, eliminated"
    life = sum(max(0, int(game.life[spot])) for spot in spots if stands(game, spot))
    return f"{who}, alive with {plural(life, 'life point')}"


def _deeds(game: Any, names: Names) -> list[str]:
    """BNG-114, BNG-115. In the order in which they fell."""
    fallen = sorted((int(game.fell[spot]), spot) for spot in range(game.spots) if game.fell[spot] > 0)
    return [_deed(game, spot, names) for _, spot in fallen]


def _deed(game: Any, spot: Spot, names: Names) -> str:
    seat, killer = int(player_of(game, spot)), int(game.killer[spot])
    role = role_name(int(game.role[seat]), names)
    victim = spot_name(game, spot, names) if is_one_on_one(game) else f"{names[seat]} ({role})"
    if killer == NOBODY:
        return f"{victim} fell to {names.called['dynamite']}, or to a card of their own."
    return f"{names[killer]} took out {victim}."
