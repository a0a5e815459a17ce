"""What a move of Calaboose asks of a player's time, and the answers that may be given ahead."""

from __future__ import annotations

from typing import Any

from sixgun.engine.answering import Ahead
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names

from .jails import is_locked
from .legal import defender_of, pair_source
from .moves import LET_BE, VERBS
from .words import CELLS, JAIL_KINDS, Phase, card_name

ease = VERBS.eases(let_stay="pass", let_be="pass")
_PLAYING = (Phase.TURN, Phase.WHISKEY, Phase.DEFENCE)


def ahead(game: Any, viewer: Seat, names: Names) -> list[Ahead]:
    """In other players' turns: pass on everything (CAL-29, CAL-69), or keep a type of card out of the defence."""
    if game.phase not in _PLAYING or viewer in (NOBODY, game.badge):
        return []
    turn = f"game {game.game_number}, turn of {game.badge}"
    kinds = [kind for kind in range(JAIL_KINDS - 1, 0, -1) if _has_defender(game, viewer, kind)]
    return [
        Ahead("pass", "Pass until my turn", "", _passes),
        *(
            Ahead(f"spare-{kind}", f"Never defend with a {card_name(kind, names)} this turn", turn, _spares(game, kind))
            for kind in kinds
        ),
    ]


def _has_defender(game: Any, seat: Seat, kind: int) -> bool:
    """Whether a player holds such a card, or has one in jail that is not locked."""
    cells = (int(game.jail[seat, cell]) == kind and not is_locked(game, seat, cell) for cell in range(CELLS))
    return bool(game.hand[seat, kind]) or any(cells)


def _passes(move: int) -> bool:
    return move == LET_BE or VERBS.taken_apart(move)[0] == "let_stay"


def _spares(game: Any, kind: int) -> Any:
    def leaves(move: int) -> bool:
        verb, parts = VERBS.taken_apart(move)
        return verb not in ("defend", "defend_as_pair") or _defender(game, verb, parts["source"]) != kind

    return leaves


def _defender(game: Any, verb: str, source: int) -> int:
    """The type of card a defence is made with; a pair from the hand is of the arriving type (CAL-61)."""
    if verb == "defend_as_pair":
        source = pair_source(source, int(game.attack_card[game.attacks - 1]))
    return int(defender_of(game, source))
