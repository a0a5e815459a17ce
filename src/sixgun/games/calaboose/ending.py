"""How a game stops, and what it was worth."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import size
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, left_of
from sixgun.engine.story import tell

from .deal import clear_attacks, discard
from .jails import jail_bounty
from .state import State
from .words import Ending, Phase, Told

MOST_DECISIONS = 2000  # a game; the longest possible is far shorter


@rule
def some_hand_is_empty(game: State) -> bool:
    """CAL-40. A hand runs out only once the draw pile is gone."""
    for seat in range(game.seats):
        if game.hand_size[seat] == 0:
            return True
    return False


@rule
def end_game(game: State, ending: int) -> None:
    """CAL-08, CAL-73. Jails are scored; in a series the next dealer goes on (CAL-R30)."""
    game.ending = ending
    tell(game, Told.ENDED, NOBODY, ending, 0)
    for seat in range(game.seats):
        game.total[seat] += jail_bounty(game, seat)
    if game.game_number < game.series_games:
        game.phase = Phase.SCORED
        game.to_act = left_of(game.dealer, game.seats)
    else:
        game.phase = Phase.OVER
        game.to_act = NOBODY


@rule
def discard_waiting(game: State) -> None:
    """CAL-R19. Cards that still wait for an answer are discarded without effect; what lies beneath stays."""
    for attack in range(game.attacks):
        discard(game, game.attack_card[attack])
    clear_attacks(game)


@rule
def stop_when_capped(game: State) -> None:
    """The hard cap: pending cards are discarded and the jails score as they lie."""
    if game.decisions >= MOST_DECISIONS and game.ending == Ending.NONE:
        game.capped = 1
        discard_waiting(game)
        end_game(game, Ending.CAPPED)


@rule
def outcome(game: State, scores: Any) -> None:
    """CAL-08, CAL-73. The points of each seat, over all games of the series."""
    for seat in range(game.seats):
        scores[seat] = game.total[seat]


def result(game: Any) -> dict[str, Any]:
    """How the last game ended, and what each jail was worth; the scores are those of the whole series."""
    seats = range(game.seats)
    return {
        "ending": Ending(game.ending).name.lower(),
        "games": int(game.game_number),
        "last_bounties": [int(jail_bounty(game, seat)) for seat in seats],
        "locked": [int(size(game.locked[seat])) for seat in seats],
        "decisions": int(game.decisions),
    }
