"""What would you do? A bot with sense thinks about a decision as its player sees it, and says why.

It is given the veiled record of the seat and a luck made from the match's name and the decision: nothing hidden can
show, the match's own luck is not touched, nothing is written down, and whoever asks twice hears the same.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sixgun.bots.bot import Bot, new_luck
from sixgun.bots.registry import best_bot
from sixgun.engine.errors import MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.speech import Names

from . import messages as say
from .chairs import PLAYING
from .rights import needs, own_seat
from .rulings import STALE
from .views import view_of

if TYPE_CHECKING:
    from .ledger import Ledger
    from .match import Match

_best_bot = cache(best_bot)


class Advice(NamedTuple):
    """One move, and why in a sentence."""

    move: int
    reason: str


def advise(game: Game, veiled: Any, names: Names, about: str) -> Advice:
    """What the game's best bot would do for the player to act; `about` tells decisions apart. May change `veiled`."""
    bot = _best_bot(game)
    moves = game.move_list()
    allowed = moves[: game.legal(veiled, moves)]
    seed = int.from_bytes(hashlib.sha256(about.encode()).digest()[:7], "big")
    move = int(allowed[bot.choose(veiled, allowed.copy(), len(allowed), new_luck(seed))])
    return Advice(move, reason_of(bot, game, veiled, move, names))


def suggested(ledger: Ledger, person: str, command: say.Suggest) -> say.Suggested | say.Stale:
    """What a bot would do at a table; MoveRefused where nobody may ask. The table does not wait while it thinks."""
    with ledger.at(command.match) as match:
        check_may_ask(match, person)
        if command.decision != match.decision:
            return say.Stale(key=command.key, sentence=STALE, view=view_of(match, match.to_act))
        assert match.position is not None
        veiled, names = match.position.veiled(match.to_act), match.names
    advice = advise(match.game, veiled, names, f"{match.id} {command.decision}")
    return say.Suggested(key=command.key, decision=command.decision, move=advice.move, reason=advice.reason)


def check_may_ask(match: Match, person: str) -> None:
    """MoveRefused unless it is this person's own decision, at a table where nobody plays for the points of a desk."""
    seat = own_seat(match, person)
    if match.opened.hosted:
        raise MoveRefused("This game counts in a tournament, so nobody is told what to play.")
    needs(match, PLAYING)
    if match.to_act != seat or match.chairs[seat].bot is not None:
        raise MoveRefused("It is not your decision, so there is nothing to suggest.")


def reason_of(bot: Bot, game: Game, veiled: Any, move: int, names: Names) -> str:
    """The bot's own reason; where it gives none, that it would do so."""
    if bot.why is not None:
        return bot.why(veiled, move, names)
    return f"That is what {bot.name}, the best bot for {game.title}, would do."
