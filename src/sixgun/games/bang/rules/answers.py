"""Who is asked for an answer, and which cards are one."""

from __future__ import annotations

from sixgun.engine.agenda import kind_on_top, part
from sixgun.engine.rule import rule
from sixgun.engine.story import tell

from ..deck import KIND
from ..matters import DUEL, LOSS, RAID, SHOT
from ..state import State
from ..words import CARDS, Kind, Spot, Told
from .asking import whom
from .characters import can_pay_for_life, serves_as
from .drinks import beer_can_save
from .piles import discard_from_hand
from .ring import player_of


@rule
def asks_for_answer(matter: int) -> bool:
    """The matters that are answered with a card, or with nothing."""
    return matter == SHOT.kind or matter == RAID.kind or matter == DUEL.kind or matter == LOSS.kind


@rule
def misses_needed(game: State) -> int:
    """BNG-61. Missed! effects that still have to come to cancel the shot."""
    return part(game, SHOT.misses_needed)


@rule
def missed_has_begun(game: State) -> bool:
    """BNG-153. The first Missed! against a shot was played, and the rest of them must follow."""
    return kind_on_top(game) == SHOT.kind and part(game, SHOT.begun) == 1


@rule
def barrel_checks_left(game: State) -> int:
    """BNG-64, BNG-65. Against the shot, before the first Missed!; none against anything else."""
    if kind_on_top(game) != SHOT.kind or missed_has_begun(game):
        return 0
    return part(game, SHOT.barrel_checks)


@rule
def fits(game: State, spot: Spot, card: int) -> bool:
    """BNG-59, BNG-88, BNG-103, BNG-106. Missed! against a shot, BANG! for Indians! or a Duel, Beer to stay alive."""
    matter = kind_on_top(game)
    if matter == SHOT.kind:
        return serves_as(game, spot, card, Kind.MISSED)
    if matter == RAID.kind or matter == DUEL.kind:
        return serves_as(game, spot, card, Kind.BANG)
    return matter == LOSS.kind and KIND[card] == Kind.BEER and beer_can_save(game, spot)


@rule
def count_answers(game: State) -> int:
    """Cards in the hand of whoever is concerned that fit the matter on top."""
    spot = whom(game)
    seat = player_of(game, spot)
    count = 0
    for card in range(CARDS):
        if game.where[card] == seat and fits(game, spot, card):
            count += 1
    return count


@rule
def answers_needed(game: State) -> int:
    """BNG-61, BNG-153. Cards that must be played together."""
    return misses_needed(game) if kind_on_top(game) == SHOT.kind else 1


@rule
def has_enough_answers(game: State) -> bool:
    """BNG-153. Nobody begins an answer that cannot be finished."""
    return count_answers(game) >= answers_needed(game)


@rule
def is_asked(game: State) -> bool:
    """BNG-R62. Everybody with a hand is asked, whatever is in it: who is asked tells nobody what they hold."""
    spot = whom(game)
    if barrel_checks_left(game) > 0 or can_pay_for_life(game, spot):
        return True
    if game.skip_impossible == 1:
        return has_enough_answers(game)
    if kind_on_top(game) == LOSS.kind and not beer_can_save(game, spot):
        return False
    return game.hand_size[player_of(game, spot)] > 0


@rule
def spend(game: State, card: int) -> None:
    """An answer goes to the discard pile."""
    seat = player_of(game, whom(game))
    tell(game, Told.ANSWERED, seat, card, 0)
    discard_from_hand(game, seat, card)
