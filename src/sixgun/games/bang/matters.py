"""The stack of matters: what interrupts a turn, the last one first.

A card that is played becomes a matter. `step` works off the top matter until somebody must decide: a matter asks, puts
another one on top of itself, or is over and goes.
"""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell, whisper

from .ring import player_of
from .state import MOST_EVENTS, PARTS, State
from .words import Spot

KIND, SPOT, BY, CARD, COUNT, EXTRA = 0, 1, 2, 3, 4, 5
NOTHING = 0  # the kind of matter when the turn itself goes on


@rule
def push(game: State, kind: int, spot: Spot, by: Spot, card: int, count: int, extra: int) -> None:
    """A matter that comes first from now on."""
    row = int(game.matters)
    game.matter[row, KIND] = kind
    game.matter[row, SPOT] = spot
    game.matter[row, BY] = by
    game.matter[row, CARD] = card
    game.matter[row, COUNT] = count
    game.matter[row, EXTRA] = extra
    game.matters = row + 1


@rule
def pop(game: State) -> None:
    """The top matter is over."""
    row = int(game.matters) - 1
    for part in range(PARTS):
        game.matter[row, part] = 0
    game.matters = row


@rule
def top(game: State, part: int) -> int:
    """A part of the matter in hand."""
    return int(game.matter[int(game.matters) - 1, part])


@rule
def top_kind(game: State) -> int:
    """The kind of the matter in hand; NOTHING while the turn goes on undisturbed."""
    return top(game, KIND) if game.matters > 0 else NOTHING


@rule
def note(game: State, part: int, value: int) -> None:
    """Change a part of the matter in hand."""
    game.matter[int(game.matters) - 1, part] = value


@rule
def ask(game: State, spot: Spot) -> None:
    """The player of this character decides now."""
    game.to_act = player_of(game, spot)


@rule
def asked_spot(game: State) -> Spot:
    """BNG-176, BNG-177. The character that answers: the one concerned, or in one's own turn the exposed one."""
    if game.to_act == NOBODY:
        return NOBODY
    if game.matters > 0 and player_of(game, top(game, SPOT)) == game.to_act:
        return top(game, SPOT)
    return int(game.exposed[game.to_act])


@rule
def say(game: State, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell everybody, as long as there is room in the story."""
    if game.watched == 1 and game.told < MOST_EVENTS:
        tell(game, kind, seat, what, where)


@rule
def murmur(game: State, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell one player alone."""
    if game.watched == 1 and game.told < MOST_EVENTS:
        whisper(game, kind, seat, what, where)
