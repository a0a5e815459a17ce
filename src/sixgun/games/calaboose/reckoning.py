"""What a game of Calaboose came to: every gang of every jail, and why the game ended."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import size
from sixgun.engine.reckoning import Amount, Reckoning, Tally, dollars, leading, told_by, winning
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import listed

from .jails import jail_bounty
from .words import CELLS, JAIL_KINDS, Ending, Phase, Told, card_name


def is_scored(game: Any) -> bool:
    """Whether a game of the series has just been scored."""
    return bool(game.phase in (Phase.SCORED, Phase.OVER))


def reckoning(game: Any, names: Names) -> Reckoning:
    """CAL-08, CAL-41, CAL-73. The richest jail comes first, or who has most in the series."""
    over = bool(game.phase == Phase.OVER)
    seats = sorted(range(game.seats), key=lambda seat: -int(game.total[seat]))
    best = int(game.total[seats[0]])
    leaders = [seat for seat in seats if game.total[seat] == best]
    why, rule = _why(game, names)
    series = game.series_games > 1
    return Reckoning(
        title=f"Game {game.game_number} of {game.series_games}" if series else "The game is over",
        headline=(winning if over else leading)(leaders, names, dollars(best)),
        why=why,
        rule=rule,
        tallies=[_tally(game, seat, over and seat in leaders, names) for seat in seats],
    )


def _why(game: Any, names: Names) -> tuple[str, str]:
    """CAL-35 to CAL-37, CAL-40. Who or what ended the game."""
    seats = range(game.seats)
    full = [names[seat] for seat in seats if size(int(game.locked[seat])) == CELLS]
    empty = [names[seat] for seat in seats if game.hand_size[seat] == 0]
    stuck = [event for event in told_by(game) if event.kind == Told.NOWHERE]
    card = f"The {card_name(stuck[0].what, names)} of {names[stuck[0].seat]}" if stuck else "A card"
    return {
        Ending.NONE: ("", ""),
        Ending.ALL_LOCKED: (f"{listed(full)} locked all five cells, and that ended the game.", "CAL-35"),
        Ending.NOWHERE_TO_GO: (f"{card} had nowhere to go, and that ended the game.", "CAL-36"),
        Ending.OUT_OF_CARDS: (f"The draw pile is gone, and {listed(empty)} had no card left.", "CAL-40"),
        Ending.CAPPED: ("The game went on for too long; the jails score as they lie.", ""),
    }[Ending(game.ending)]


def _tally(game: Any, seat: Seat, won: bool, names: Names) -> Tally:
    jail = [int(card) for card in game.jail[seat]]
    sizes = {kind: jail.count(kind) for kind in range(JAIL_KINDS) if kind in jail}
    words = names.cards["card"]
    gangs = [
        Amount(label=words[kind].count(many), value=dollars(int(game.bounty[kind, many - 1])), rule="CAL-41")
        for kind, many in sizes.items()
    ]
    before = int(game.total[seat]) - int(jail_bounty(game, seat))
    if game.game_number > 1:
        gangs.append(Amount(label="Games before", value=dollars(before), rule="CAL-73"))
    locked = int(size(int(game.locked[seat])))
    note = {0: "", CELLS: "all five cells locked"}.get(locked, f"{locked} of five cells locked")
    return Tally(seat=seat, total=dollars(int(game.total[seat])), won=won, note=note, amounts=gangs)
