"""A turn from stage to stage, while no matter interrupts it."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import Character, Draw, Ending, Slot, Spot, Stage, Told
from .characters import black_jack, can_draw_from_discards, can_draw_from_hands, kit_carlson, suzy_lafayette
from .draws import draw_for
from .ending import end_game
from .piles import draw_card
from .ring import front, has_in_play, is_alive, is_character, next_alive, player_of, stands
from .ruthless import note_playable_bangs


@rule
def start_turn(game: State, seat: Seat) -> None:
    """BNG-17, BNG-22, BNG-R64. Unless the last turn has been played, this player's begins."""
    if game.turns >= game.max_turns:
        end_game(game, Ending.TURN_LIMIT, 0)
        return
    game.turns += 1
    game.turn = seat
    game.stage = Stage.DYNAMITE
    game.bangs = 0
    game.blocked = 0
    game.locked = 0
    tell(game, Told.TURN, seat, 0, 0)


@rule
def go_on_with_turn(game: State) -> None:
    """BNG-17 to BNG-23. The next thing to happen in the turn."""
    seat = int(game.turn)
    if game.stage != Stage.SECOND_CARD:  # a draw is still being carried out (BNG-155)
        suzy_lafayette(game)
    if not is_alive(game, seat):
        start_turn(game, next_alive(game, seat))
    elif game.stage == Stage.DYNAMITE:
        check_dynamite(game, seat)
    elif game.stage == Stage.JAIL:
        check_jail(game, seat)
    elif game.stage == Stage.EXPOSE:
        expose(game, seat)
    elif game.stage == Stage.DRAW:
        phase_1(game, seat)
    elif game.stage == Stage.SECOND_CARD:
        draw_second_card(game, seat, 0)
    elif game.stage == Stage.PLAY:
        note_playable_bangs(game)
        game.to_act = seat
    elif game.hand_size[seat] > game.life[front(game, seat)]:
        game.to_act = seat
    else:
        start_turn(game, next_alive(game, seat))


@rule
def own_spot_with(game: State, seat: Seat, slot: int) -> Spot:
    """The player's character with that blue card in front of it; NOBODY when there is none."""
    for spot in range(game.spots):
        if stands(game, spot) and player_of(game, spot) == seat and has_in_play(game, spot, slot):
            return spot
    return NOBODY


@rule
def check_dynamite(game: State, seat: Seat) -> None:
    """BNG-17, BNG-79, BNG-82. Dynamite first."""
    game.stage = Stage.JAIL
    spot = own_spot_with(game, seat, Slot.DYNAMITE)
    if spot != NOBODY:
        draw_for(game, spot, Draw.DYNAMITE)


@rule
def check_jail(game: State, seat: Seat) -> None:
    """BNG-17, BNG-76, BNG-R58. Then every Jail there is; each check discards one."""
    spot = own_spot_with(game, seat, Slot.JAIL)
    if spot != NOBODY:
        draw_for(game, spot, Draw.JAIL)
    else:
        game.stage = Stage.EXPOSE


@rule
def can_expose(game: State, seat: Seat, spot: Spot) -> bool:
    """BNG-175, BNG-183. A character of one's own that stands and did not stay in Jail."""
    return player_of(game, spot) == seat and stands(game, spot) and not has(game.blocked, spot)


@rule
def expose(game: State, seat: Seat) -> None:
    """BNG-76, BNG-77, BNG-175. With nobody to act the turn is skipped; with two to choose from, the player chooses."""
    found, count = NOBODY, 0
    for spot in range(game.spots):
        if can_expose(game, seat, spot):
            found = spot
            count += 1
    if count == 0:
        tell(game, Told.SKIPPED, seat, 0, 0)
        start_turn(game, next_alive(game, seat))
    elif count == 1:
        set_exposed(game, seat, found)
    else:
        game.to_act = seat


@rule
def set_exposed(game: State, seat: Seat, spot: Spot) -> None:
    """BNG-175, BNG-176. This character acts for the player from now on."""
    if game.exposed[seat] != spot:
        game.exposed[seat] = spot
        tell(game, Told.EXPOSED, seat, spot, 0)
    game.stage = Stage.DRAW


@rule
def phase_1(game: State, seat: Seat) -> None:
    """BNG-18, BNG-T31. Two cards from the pile, unless the character knows a better way."""
    game.turns_played[seat] += 1
    if is_character(game, front(game, seat), Character.KIT_CARLSON):
        game.stage = Stage.PLAY
        kit_carlson(game, seat)
    elif can_draw_from_hands(game, seat) or can_draw_from_discards(game, seat):
        game.to_act = seat
    else:
        draw_two_cards(game)


@rule
def draw_two_cards(game: State) -> None:
    """BNG-18. From the pile, one after the other."""
    seat = int(game.turn)
    first = int(draw_card(game, seat) != NO_CARD)
    draw_second_card(game, seat, first)


@rule
def draw_second_card(game: State, seat: Seat, drawn: int) -> None:
    """BNG-18, BNG-137, BNG-144. Always from the pile."""
    game.stage = Stage.PLAY
    card = draw_card(game, seat)
    drawn += int(card != NO_CARD)
    if drawn > 0:
        tell(game, Told.DREW, seat, drawn, 0)
    black_jack(game, seat, card)
