"""What each move is worth to me beyond doing nothing."""

from __future__ import annotations

from sixgun.engine.abilities import first_row, number_in
from sixgun.engine.agenda import NOTHING, kind_on_top, part
from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise
from sixgun.games.high_stakes_drifter.codes import Do, When
from sixgun.games.high_stakes_drifter.matters import KICKING, MOVING, PUTTING
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.rules.playing import price_of
from sixgun.games.high_stakes_drifter.rules.reinvesting import reinvestment
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.vocabulary import AT
from sixgun.games.high_stakes_drifter.words import ANTE, NO_SLOT, STATS, Ask, Stage

from ..choosing import NEVER, no_matter, not_weighed
from .betting import DUDE
from .building import best_lead, chip_worth_on, dude_worth, gear_on, gear_worth, keep_worth
from .chances import best_share, share_of, share_with, whole_pot
from .effects import (
    weigh_agreeing,
    weigh_chip_out,
    weigh_chosen_player,
    weigh_stat_for_effect,
    weigh_target,
)
from .fortunes import card_gain, clause_gain, full_strength
from .guessing import SURE
from .strength import ANY_STAT, LEAST, bare_strength, gear_gain, is_mine_in_saloon, lead_of, strength, way
from .turns import RESERVE, is_ahead, weigh_challenge, weigh_chip_in_turn, weigh_play_in_turn

HOPELESS = 60  # thousandths of the pot: not worth turning up gear for
WON = 980  # thousandths: gear is better kept
CLEARLY = 100  # more than a lead in points can ever be
PATIENT = 15  # turns of each player in which a bot waits for a challenge that suits it
NO_WAY_BACK = -1  # dollars: in the end any fight is better than none


@rule
def never(view: State, choice: int) -> int:
    """A kicker chip in the deck does no harm."""
    return NEVER


@rule
def weigh_stat(view: State, stat: int) -> int:
    """The stat in which my best dude does best; among equals the one with the greatest lead."""
    if kind_on_top(view) != NOTHING:
        return weigh_stat_for_effect(view, stat)
    me, lead = int(view.to_act), LEAST
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_mine_in_saloon(view, slot, me):
            lead = max(lead, lead_of(view, slot, stat))
    return CLEARLY * best_share(view, me, stat) + lead


@rule
def is_losing_by_waiting(view: State, me: Seat) -> bool:
    """Whether antes have gone round for long, and I am not ahead when everybody has challenged equally often."""
    mine = steps_clockwise(view.first, me, view.seats)
    theirs = steps_clockwise(view.first, view.challenger, view.seats)
    won_in_my_turn = int(view.pot) if mine < theirs else 0
    return view.laps > PATIENT and not is_ahead(view, me, won_in_my_turn)


@rule
def price_of_losing(view: State) -> int:
    """A dude and the next ante; less with every turn for whoever waits and is behind, until any fight is welcome."""
    late = int(view.laps) - PATIENT if is_losing_by_waiting(view, int(view.to_act)) else 0
    return max(NO_WAY_BACK, DUDE + ANTE - late)


@rule
def weigh_entering(view: State, slot: int) -> int:
    """The challenger enters the best dude; the others enter if the pot is worth the risk of losing it."""
    me = int(view.to_act)
    share = share_of(view, me, slot, int(view.contested))
    if view.stage == Stage.ENTER:
        return share
    return (share * (whole_pot(view) + int(view.money[slot])) - (SURE - share) * price_of_losing(view)) // SURE


@rule
def turning_gain(view: State, me: Seat, slot: int, dude: int, stat: int) -> int:
    """The points of my concealed gear when it is turned up."""
    card = int(view.kind[slot])
    points = gear_gain(view, slot, dude, stat)
    for row in range(first_row(view, card), first_row(view, card + 1)):
        if number_in(view, row, AT.trigger) == When.TURNUP:
            points += clause_gain(view, me, row, stat)
    return points


@rule
def weigh_revealing(view: State, slot: int) -> int:
    """Gear that adds points, unless all is lost or won without it."""
    me, stat = int(view.to_act), int(view.contested)
    dude, gain = int(view.fighter[me]), LEAST
    if stat != ANY_STAT:
        gain = turning_gain(view, me, slot, dude, stat)
    else:
        for each in range(STATS):
            gain = max(gain, turning_gain(view, me, slot, dude, each))
    if gain <= 0 or share_with(view, me, full_strength(view, me, dude, When.PLAY, stat), stat) < HOPELESS:
        return -1
    return gain if share_with(view, me, bare_strength(view, dude, stat), stat) < WON else -1


@rule
def worth_of_points(view: State, me: Seat, gain: int, price: int) -> int:
    """What more points bring in dollars, alone or as a part of all I could add, against their price."""
    stat, dude = int(view.contested), int(view.fighter[me])
    points = strength(view, dude, stat)
    before, pot = share_with(view, me, points, stat), whole_pot(view)
    alone = share_with(view, me, points + gain, stat) - before
    everything = max(gain, full_strength(view, me, dude, When.PLAY, stat) - points)
    together = (share_with(view, me, points + everything, stat) - before) * gain // max(1, everything)
    return (max(alone, together) * (pot + price) - SURE * price) // (SURE // 10)


@rule
def weigh_fortune(view: State, card: int) -> int:
    """A fortune card for the points it brings, or for the chips it makes others put in."""
    me, stat = int(view.to_act), int(view.contested)
    price = 0 if has(view.all_in, me) else min(price_of(view, me, card, False), int(view.stake[me]))
    gain, row = LEAST, first_row(view, card)
    if stat != ANY_STAT:
        gain = card_gain(view, me, card, When.PLAY, stat)
    else:
        best = int(view.fighter[me])
        for each in range(STATS):
            more = card_gain(view, me, card, When.PLAY, each) + bare_strength(view, best, each)
            gain = max(gain, more - bare_strength(view, best, ANY_STAT))
    if first_row(view, card + 1) > row and number_in(view, row, AT.deed) == Do.GIVE:
        share = share_of(view, me, int(view.fighter[me]), stat)
        return share * number_in(view, row, AT.argument1) * (size(view.fighting) - 1) // SURE - price
    return worth_of_points(view, me, gain, price) if gain > 0 else -1


@rule
def weigh_play(view: State, card: int) -> int:
    """A card of the hand: put into play for nothing, played in a shootout, or in my turn."""
    if kind_on_top(view) == PUTTING.kind:
        return 100 + dude_worth(view, card) + 2 * int(view.cost[card])
    return weigh_fortune(view, card) if view.stage == Stage.FORTUNE else weigh_play_in_turn(view, card)


@rule
def weigh_playing_chip(view: State, chip: int) -> int:
    """A kicker chip, as an action or for an ability."""
    if kind_on_top(view) == KICKING.kind:
        return chip_worth_on(view, chip, part(view, KICKING.dude), int(view.to_act))
    return weigh_chip_in_turn(view, chip)


@rule
def weigh_choosing(view: State, slot: int) -> int:
    """A dude for a card or chip of mine, or a card that an ability reaches."""
    me, matter = int(view.to_act), kind_on_top(view)
    if matter in (PUTTING.kind, MOVING.kind):
        return best_lead(view, slot)
    if matter != NOTHING:
        return weigh_target(view, slot)
    if view.asking == Ask.CHIP_ON:
        return chip_worth_on(view, int(view.in_mind), slot, me)
    return gear_worth(view, int(view.in_mind), slot) + best_lead(view, slot)


@rule
def weigh_use(view: State, slot: int, nth: int) -> int:
    """An ability that can be used now: for its points, or a look where nothing better is left to do."""
    me = int(view.to_act)
    row = first_row(view, int(view.kind[slot])) + nth
    if view.stage != Stage.FORTUNE:
        return 1 if number_in(view, row, AT.deed) == Do.PEEK else -1
    if number_in(view, row, AT.deed) == Do.REVEAL:
        return worth_of_points(view, me, 2, 0)
    stat, price = int(view.contested), number_in(view, row, AT.pay)
    gain = clause_gain(view, me, row, stat) if stat != ANY_STAT else 0
    return worth_of_points(view, me, gain, price) if gain > 0 else -1


@rule
def weigh_reinvesting(view: State) -> int:
    """A dude above the usual, or one that carries gear, goes on; so does the last one I have."""
    me = int(view.to_act)
    dude = int(view.fighter[me])
    if dude == NO_SLOT or view.stake[me] - reinvestment(view, dude) < RESERVE:
        return -1
    return best_lead(view, dude) + gear_on(view, dude)


@rule
def weigh_discarding(view: State, card: int) -> int:
    """The card I can use least; at the end of a turn only what I cannot use."""
    return -keep_worth(view, card, int(view.to_act))


@rule
def weigh_taking_back(view: State, card: int) -> int:
    """The card I can use most."""
    return 1 + keep_worth(view, card, int(view.to_act))


@rule
def weigh_laying_up(view: State) -> int:
    """Put into play: face up, so that it counts and its ability works; in Lowball a secret is worth more."""
    return way(view)


weigh = VERBS.each(
    given="view",
    stop=no_matter,
    challenge=weigh_challenge,
    decline=no_matter,
    check=no_matter,
    call=no_matter,
    fold=no_matter,
    reveal_none=no_matter,
    pass_by=no_matter,
    reinvest=weigh_reinvesting,
    bury=no_matter,
    done=no_matter,
    agree=weigh_agreeing,
    refuse=no_matter,
    lay_up=weigh_laying_up,
    lay_down=no_matter,
    name_stat=weigh_stat,
    choose_player=weigh_chosen_player,
    play_chip=weigh_playing_chip,
    leave_out=never,
    choose_chip=weigh_chip_out,
    enter=weigh_entering,
    reveal=weigh_revealing,
    choose=weigh_choosing,
    play=weigh_play,
    discard=weigh_discarding,
    take_back=weigh_taking_back,
    draft=not_weighed,
    use=weigh_use,
    lay=not_weighed,
    bet=not_weighed,
    raise_by=not_weighed,
)
