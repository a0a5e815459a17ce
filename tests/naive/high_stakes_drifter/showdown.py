"""The showdown: dudes are turned up, totals compared, the pot paid out, the street cleaned up."""

from __future__ import annotations

from . import effects, sidepots, stats
from .abilities import settle
from .agenda import set_off
from .cards import STATS
from .laying import bury, turn_up
from .pieces import Card, Story
from .reinvesting import reinvest_or_bury
from .table import Table


def showdown(table: Table) -> Story:
    """HSD-135, HSD-R53. Both kinds of abilities go clockwise from who was lead bettor when the showdown began."""
    table.order_from = table.lead
    dudes = [table.street[seat] for seat in table.inside()]
    turn_up(table, [dude for dude in dudes if not dude.face_up])
    yield from settle(table)
    if len(table.inside()) > 1:
        set_off(table, ("showdown",), table.fighting_cards(table.inside()))
        yield from settle(table)
    table.order_from = None


def value_of(table: Table, dude: Card) -> int:
    """HSD-136. In the quick-start game the highest of the three stats (HSD-171)."""
    if table.contested is None:
        return max(stats.total(table, dude, stat) for stat in STATS)
    return stats.total(table, dude, table.contested)


def winners_among(table: Table, seats: list[int]) -> list[int]:
    """HSD-137; Lowball: the lowest (HSD-193); High-Low: both (HSD-190, HSD-R85)."""
    totals = {seat: value_of(table, table.street[seat]) for seat in seats}
    highest = without_ties(table, [seat for seat in seats if totals[seat] == max(totals.values())])
    lowest = without_ties(table, [seat for seat in seats if totals[seat] == min(totals.values())])
    if table.variant("lowball"):
        return lowest
    if table.variant("high_low"):
        return [seat for seat in seats if seat in highest + lowest]
    return highest


def without_ties(table: Table, tied: list[int]) -> list[int]:
    """Operation `tie`: tied dudes without it lose."""
    blessed = [effect.target for effect in effects.in_force(table, "tie")]
    by_ability = [seat for seat in tied if any(target is table.street[seat] for target in blessed)]
    return by_ability or tied


def pay_out(table: Table) -> list[int]:
    """HSD-138, HSD-R45, HSD-R58. The winners; with no dude left the pot is carried over (HSD-202)."""
    assert table.challenger is not None
    seats = table.inside_from(table.challenger)
    if not seats:
        return []
    if len(seats) == 1:
        table.reached_showdown = []
        if not table.options.quick_start:  # there these chips count for nobody (HSD-R73, HSD-R75)
            table.chips_to_pot(table.street[seats[0]])
        table.players[seats[0]].stake += table.pot
        table.pot = 0
        return seats
    table.reached_showdown = seats
    winners = winners_among(table, seats)
    if table.options.side_pots:
        sidepots.pay_out_side_pots(table, seats)
    share_out(table, table.pot, winners)
    table.pot = 0
    return winners


def share_out(table: Table, amount: int, winners: list[int]) -> None:
    """HSD-138, HSD-139, HSD-R55. Odd chips go to the challenger if in, else to the first winner on the left."""
    assert table.challenger is not None
    for seat in winners:
        table.players[seat].stake += amount // len(winners)
    favoured = table.challenger if table.challenger in table.inside() else winners[0]
    table.players[favoured].stake += amount % len(winners)


def clean_up(table: Table, winners: list[int]) -> Story:
    """HSD-140 to HSD-146, HSD-R59, HSD-R60."""
    assert table.challenger is not None
    losers = [seat for seat in table.inside() if seat not in winners]
    set_off_results(table, winners, losers)
    yield from settle(table)
    table.reached_showdown = None
    bury(table, list(table.fortunes))
    bury(table, [table.street[seat] for seat in losers if seat in table.street])
    bury(table, [gear for seat in winners if seat in table.street for gear in table.street[seat].gear if gear.face_up])
    yield from settle(table)
    for seat in winners:  # clockwise from the challenger
        if seat in table.street:
            if table.variant("cold_hands"):
                bury(table, [table.street[seat]])  # HSD-181, HSD-R82
            else:
                yield from reinvest_or_bury(table, seat)
            yield from settle(table)
    if not table.variant("cold_hands"):  # HSD-R83
        for seat in table.clockwise_from(table.challenger):
            table.draw_to_hand_size(seat)
    end_of_challenge(table)


def set_off_results(table: Table, winners: list[int], losers: list[int]) -> None:
    """Triggers `win` and `lose`, player by player."""
    for seat in table.clockwise_from(table.first_seat()):
        if seat in winners:
            set_off(table, ("win",), table.fighting_cards([seat]))
        if seat in losers:
            set_off(table, ("lose",), table.fighting_cards([seat]))


def end_of_challenge(table: Table) -> None:
    """What belongs to one challenge ends; a pot that nobody won is carried over (HSD-202, HSD-R92)."""
    table.carried += table.pot
    table.pot = 0
    table.effects = [effect for effect in table.effects if effect.clause.duration not in ("shootout", "round")]
    for card in table.laid_cards():
        card.used = {key: [until for until in marks if until != "shootout"] for key, marks in card.used.items()}
    table.challenger = table.contested = table.lead = table.order_from = table.reached_showdown = None
    table.shootout = table.judge_lead = table.gear_revealed = False
    table.bets = [0] * len(table.players)
    table.level = table.raises = 0
    table.folded, table.all_in, table.barred = set(), set(), set()
