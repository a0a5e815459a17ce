"""Cold Hands: cycles of one turn each and one challenge."""

from __future__ import annotations

from .challenge import everybody_antes, may_issue, the_challenge
from .ending import last_man_standing, length_guard
from .pieces import HAND_SIZE, Story
from .table import Table
from .turns import turn


def cold_hands(table: Table) -> Story:
    """HSD-177 to HSD-182, HSD-R80 to HSD-R83, HSD-R111."""
    while True:
        everybody_antes(table, table.badge)
        for seat in table.clockwise_from(table.badge):
            yield from turn(table, seat, cold=True)
        yield from challenge_of_the_cycle(table)
        last_man_standing(table)
        new_hands(table)
        length_guard(table)
        table.badge = table.left_of(table.badge)


def challenge_of_the_cycle(table: Table) -> Story:
    """HSD-180, HSD-R81. The badge holder, or the next player with a dude; with none the pot is carried over."""
    able = [seat for seat in table.clockwise_from(table.badge) if may_issue(table, seat)]
    if able:
        yield from the_challenge(table, able[0], antes_are_in=True)
    else:
        table.carried += table.pot
        table.pot = 0


def new_hands(table: Table) -> None:
    """HSD-181, HSD-182, HSD-R111. All hands are discarded, then everybody draws five."""
    seats = table.clockwise_from(table.badge)
    for seat in seats:
        table.discard(seat, list(table.players[seat].hand))
    for seat in seats:
        table.draw(seat, HAND_SIZE)
