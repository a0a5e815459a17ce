"""Why not: the actions of a turn and their parts."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Act, When
from ..printed import type_of
from ..rules.chips import has_room_for_chip
from ..rules.ending import plays
from ..rules.kicking import why_not_kick
from ..rules.piles import holds
from ..rules.playing import price_of
from ..rules.slots import has_dude_in_saloon, has_room, in_street, is_dude, is_taken, owner_at, slots_used
from ..rules.standing import is_demanded, is_forbidden, is_permitted, nothing_is_demanded
from ..rules.using import first_clause_for, why_not_use
from ..state import State
from ..words import MOST_CLAUSES, NO_SLOT, Ask, CardType, Stage, Variant, WhyNot

NO_ACT = -1
GEAR_TO_CHALLENGE = 2  # on one dude of each player, in the quick-start game (HSD-161)


@rule
def why_not_act(game: State) -> int:
    """HSD-69, HSD-71. An action in the player's own turn, with nothing half said."""
    if game.stage != Stage.ACTIONS or kind_on_top(game) != NOTHING:
        return WhyNot.NOT_ACTING
    if game.asking != Ask.NOTHING:
        return WhyNot.FINISH_FIRST
    return WhyNot.ALLOWED


@rule
def why_not_now(game: State, act: int) -> int:
    """HSD-58, HSD-R100. A demand for other acts that could be met now. Bans are looked for before."""
    demands = demanded_acts(game)
    meets_one = act != NO_ACT and demands & 1 << act != 0
    return WhyNot.ALLOWED if demands == 0 or meets_one else WhyNot.DEMANDED


@rule
def demanded_acts(game: State) -> int:
    """The actions that abilities demand and that could be taken now, as a set of acts."""
    if nothing_is_demanded(game):
        return 0
    seat = int(game.to_act)
    demands = 0
    if is_demanded(game, Act.CHALLENGE, seat, NO_SLOT) or has_demanded_dude(game, Act.CHALLENGE):
        demands |= int(why_no_challenge(game) == WhyNot.ALLOWED) << Act.CHALLENGE
    if is_demanded(game, Act.PLAY_DUDE, seat, NO_SLOT) and could_play(game, CardType.DUDE):
        demands |= 1 << Act.PLAY_DUDE
    if is_demanded(game, Act.PLAY_GEAR, seat, NO_SLOT) and could_play(game, CardType.GEAR):
        demands |= 1 << Act.PLAY_GEAR
    if is_demanded(game, Act.PLAY_KICKER, seat, NO_SLOT) and could_kick(game):
        demands |= 1 << Act.PLAY_KICKER
    if must_use(game, When.GEAR):
        demands |= 1 << Act.USE_ABILITY
    return demands


@rule
def could_play(game: State, card_type: int) -> bool:
    """Whether some dude or gear of the hand could be played."""
    for card in range(game.cards):
        if type_of(game, card) == card_type and why_no_play(game, card) == WhyNot.ALLOWED:
            return True
    return False


@rule
def could_kick(game: State) -> bool:
    """Whether some kicker chip could be played."""
    for chip in range(game.chips):
        if why_no_kick(game, chip) == WhyNot.ALLOWED:
            return True
    return False


@rule
def must_use(game: State, when: int) -> bool:
    """Whether some [G] or [F] ability has to be used, by a demand on the player or on its card, and can be."""
    seat = int(game.to_act)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if first_clause_for(game, slot, when) >= 0 and is_demanded(game, Act.USE_ABILITY, seat, slot):
            for clause in range(MOST_CLAUSES):
                if why_not_use(game, seat, slot, clause, when) == WhyNot.ALLOWED:
                    return True
    return False


@rule
def has_demanded_dude(game: State, act: int) -> bool:
    """Whether an own dude in the saloon has to challenge or accept (vocabulary `must` on a card)."""
    if nothing_is_demanded(game):
        return False
    seat = int(game.to_act)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_dude(game, slot) and owner_at(game, slot) == seat and not in_street(game, slot):
            if is_demanded(game, act, NOBODY, slot):
                return True
    return False


@rule
def has_dude_for(game: State, act: int) -> bool:
    """Whether some own dude in the saloon is not barred from an act."""
    seat = int(game.to_act)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_dude(game, slot) and owner_at(game, slot) == seat and not in_street(game, slot):
            if not is_forbidden(game, act, seat, slot):
                return True
    return False


@rule
def why_not_stop(game: State) -> int:
    """HSD-69. Any time, unless an ability demands an action."""
    reason = why_not_act(game)
    if reason != WhyNot.ALLOWED:
        return reason
    return why_not_now(game, NO_ACT)


@rule
def why_not_challenge(game: State) -> int:
    """HSD-70 to HSD-72, HSD-R26."""
    reason = why_not_act(game)
    if reason == WhyNot.ALLOWED:
        reason = why_no_challenge(game)
    return reason if reason != WhyNot.ALLOWED else why_not_now(game, Act.CHALLENGE)


@rule
def why_no_challenge(game: State) -> int:
    """What the rulebook says against a challenge."""
    seat = int(game.to_act)
    if plays(game, Variant.COLD_HANDS):
        return WhyNot.NO_CHALLENGE_NOW
    if game.quick_start == 1 and not (has_equipped_dude(game, 0) and has_equipped_dude(game, 1)):
        return WhyNot.NEEDS_TWO_GEAR
    if not has(game.settled_in, seat) and not is_permitted(game, Act.CHALLENGE, seat, NO_SLOT):
        return WhyNot.FIRST_TURN
    if not has_dude_in_saloon(game, seat):
        return WhyNot.NEEDS_A_DUDE
    return WhyNot.ALLOWED if has_dude_for(game, Act.CHALLENGE) else WhyNot.FORBIDDEN


@rule
def has_equipped_dude(game: State, seat: Seat) -> bool:
    """HSD-161. Whether a player has a dude with two gear cards in the saloon."""
    for dude in range(slots_used(game)):
        if is_dude(game, dude) and owner_at(game, dude) == seat:
            gear = 0
            for slot in range(slots_used(game)):
                gear += int(game.host[slot] == dude)
            if gear >= GEAR_TO_CHALLENGE:
                return True
    return False


@rule
def why_not_play_in_turn(game: State, card: int) -> int:
    """HSD-78, HSD-81. A dude or gear of the hand."""
    reason = why_not_act(game)
    if reason == WhyNot.ALLOWED:
        reason = why_no_play(game, card)
    if reason != WhyNot.ALLOWED:
        return reason
    return why_not_now(game, Act.PLAY_DUDE if type_of(game, card) == CardType.DUDE else Act.PLAY_GEAR)


@rule
def why_no_play(game: State, card: int) -> int:
    """What speaks against playing this card, apart from demands."""
    seat = int(game.to_act)
    if not holds(game, seat, card):
        return WhyNot.NOT_IN_YOUR_HAND
    card_type = type_of(game, card)
    if card_type == CardType.FORTUNE:
        return WhyNot.ONLY_IN_SHOOTOUT
    if not has_room(game):
        return WhyNot.TABLE_IS_FULL
    if card_type == CardType.GEAR and not has_dude_in_saloon(game, seat):
        return WhyNot.NEEDS_A_DUDE
    if price_of(game, seat, card, game.quick_start == 0) > game.stake[seat]:
        return WhyNot.TOO_EXPENSIVE
    if card_type == CardType.GEAR:
        return WhyNot.ALLOWED if has_dude_for(game, Act.PLAY_GEAR) else WhyNot.FORBIDDEN
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.PLAY_DUDE, seat, NO_SLOT) else WhyNot.ALLOWED


@rule
def why_not_play_chip_in_turn(game: State, chip: int) -> int:
    """HSD-86."""
    reason = why_not_act(game)
    if reason == WhyNot.ALLOWED:
        reason = why_no_kick(game, chip)
    return reason if reason != WhyNot.ALLOWED else why_not_now(game, Act.PLAY_KICKER)


@rule
def why_no_kick(game: State, chip: int) -> int:
    """What speaks against playing this kicker chip, apart from demands."""
    seat = int(game.to_act)
    if game.quick_start == 1:
        return WhyNot.NO_KICKERS
    if game.stack[seat, chip] < 1:
        return WhyNot.NO_SUCH_CHIP
    if not has_room_for_chip(game):
        return WhyNot.CHIPS_ARE_OUT
    if is_forbidden(game, Act.PLAY_KICKER, seat, NO_SLOT):
        return WhyNot.FORBIDDEN
    for nth in range(game.lying):
        if why_not_kick_on(game, chip, int(game.order[nth])) == WhyNot.ALLOWED:
            return WhyNot.ALLOWED
    return WhyNot.NO_CHIP_FITS


@rule
def why_not_kick_on(game: State, chip: int, slot: int) -> int:
    """HSD-86, HSD-88, HSD-89. Any dude; a revealed one only within its kicker limit."""
    return why_not_kick(game, int(game.to_act), chip, slot) if is_dude(game, slot) else WhyNot.NO_DUDE_THERE


@rule
def why_not_choose_in_turn(game: State, slot: int) -> int:
    """HSD-81, HSD-86. The dude that gear or a kicker chip is for."""
    if game.asking == Ask.CHIP_ON:
        return why_not_kick_on(game, int(game.in_mind), slot)
    if game.asking != Ask.ON:
        return WhyNot.NOTHING_ASKED
    if not is_taken(game, slot):
        return WhyNot.NOBODY_THERE
    if not is_dude(game, slot) or in_street(game, slot):
        return WhyNot.NO_DUDE_THERE
    if owner_at(game, slot) != game.to_act:
        return WhyNot.NOT_YOURS
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.PLAY_GEAR, NOBODY, slot) else WhyNot.ALLOWED


@rule
def why_not_face_in_turn(game: State, up: bool) -> int:
    """HSD-78, HSD-81. Face up for a dollar less, or face down."""
    if game.asking != Ask.FACE:
        return WhyNot.NOT_LAYING
    if price_of(game, int(game.to_act), int(game.in_mind), up) > game.stake[game.to_act]:
        return WhyNot.TOO_EXPENSIVE
    return WhyNot.ALLOWED


@rule
def least_to_lay(game: State) -> int:
    """HSD-78. The price of the card that is being laid face down."""
    return price_of(game, int(game.to_act), int(game.in_mind), False)


@rule
def why_not_lay(game: State, money: int) -> int:
    """HSD-80, HSD-83, HSD-R13. From the price up to the whole stake."""
    if game.asking != Ask.AMOUNT:
        return WhyNot.NOT_LAYING
    if money < least_to_lay(game):
        return WhyNot.TOO_LITTLE
    return WhyNot.TOO_MUCH if money > game.stake[game.to_act] else WhyNot.ALLOWED
