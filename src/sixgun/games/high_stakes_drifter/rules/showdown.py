"""The showdown: dudes are turned up, totals compared, the pot paid out."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import When
from ..state import State
from ..words import SEATS, Stage, Told, Variant
from .ending import plays
from .money import ring_start, tell_money
from .revealing import turn_up_together
from .saying import tell
from .shootouts import LEAST, nearest, shown
from .slots import clear_set, is_up, put_in_set
from .standing import wins_ties
from .waiting import set_off_with


@rule
def begin_showdown(game: State) -> None:
    """HSD-135, HSD-R53. Concealed dudes are turned up together, and the chips on them go to the pot."""
    game.showed = game.fighting
    game.asked = game.lead
    clear_set(game.turned)
    for seat in range(game.seats):
        if has(game.fighting, seat) and not is_up(game, int(game.fighter[seat])):
            put_in_set(game.turned, int(game.fighter[seat]))
    game.stage = Stage.REVEALED
    tell(game, Told.SHOWDOWN, NOBODY, 0, 0)
    turn_up_together(game)


@rule
def set_off_showdown(game: State) -> None:
    """HSD-R53. The abilities of the showdown, clockwise from whoever led when it began."""
    game.stage = Stage.COMPARE
    for step in range(game.seats):
        seat = (int(game.asked) + step) % int(game.seats)
        if has(game.fighting, seat):
            set_off_with(game, When.SHOWDOWN, int(game.fighter[seat]))


@rule
def compare(game: State) -> None:
    """HSD-136 to HSD-139. Whoever wins is paid; abilities of winning and losing follow before anything is buried."""
    for seat in range(game.seats):
        if has(game.fighting, seat):
            tell(game, Told.SHOWS, seat, shown(game, seat), 0)
    game.won = winners_among(game, int(game.fighting))
    if game.side_pots == 1:
        pay_in_layers(game)
    else:
        pay_out(game, int(game.pot), int(game.won))
    game.stage = Stage.PAID
    start = ring_start(game)
    for step in range(game.seats):
        seat = (start + step) % int(game.seats)
        if has(game.fighting, seat) and game.quick_start == 0:  # HSD-172: there the game is over with the pot
            set_off_with(game, When.WIN if has(game.won, seat) else When.LOSE, int(game.fighter[seat]))


@rule
def winners_among(game: State, seats: int) -> int:
    """HSD-137, HSD-190, HSD-193. The highest totals; the lowest in Lowball; both in High-Low."""
    if plays(game, Variant.LOWBALL):
        return best_among(game, seats, -1)
    if plays(game, Variant.HIGH_LOW):
        return best_among(game, seats, 1) | best_among(game, seats, -1)
    return best_among(game, seats, 1)


@rule
def best_among(game: State, seats: int, sign: int) -> int:
    """Those with the highest total, or with the lowest if the sign is -1; dudes that win ties beat the others."""
    best = LEAST
    tied = 0
    for seat in range(game.seats):
        if has(seats, seat):
            showing = sign * shown(game, seat)
            if showing > best:
                best = showing
                tied = 0
            tied |= int(showing == best) << seat
    stronger = 0
    for seat in range(game.seats):
        if has(tied, seat) and size(tied) > 1 and wins_ties(game, int(game.fighter[seat])):
            stronger |= 1 << seat
    return stronger if stronger != 0 else tied


@rule
def pay_out(game: State, amount: int, winners: int) -> None:
    """HSD-138, HSD-139, HSD-R55. Equal parts; the rest to the challenger, or if gone to the first winner's left."""
    shares = size(winners)
    part = amount // shares
    for seat in range(game.seats):
        if has(winners, seat):
            receive(game, seat, part)
    odd = amount - part * shares
    if odd > 0:
        challenger = int(game.challenger)
        receive(game, challenger if has(game.fighting, challenger) else nearest(game, winners), odd)


@rule
def receive(game: State, seat: Seat, amount: int) -> None:
    """From the pot to a stake."""
    game.pot -= amount
    game.stake[seat] += amount
    if amount > 0:
        tell_money(game, Told.TAKES_POT, seat, amount)


@rule
def pay_in_layers(game: State) -> None:
    """The table's option of side pots: nobody wins more from each player than he or she put in.

    A layer is what all have paid between two amounts at which somebody in the showdown stopped; only those who paid it
    can win it. What was carried over belongs to the first layer, what folders paid beyond the last to the last one.
    """
    before = 0
    own = 0
    for seat in range(game.seats):
        own += int(game.paid[seat])
    extra = int(game.pot) - own  # carried over, less what abilities took out of the pot
    while True:
        upto = next_layer(game, before)
        last = next_layer(game, upto) == upto
        layer = extra
        extra = 0
        for seat in range(SEATS):
            high = int(game.paid[seat]) if last else min(int(game.paid[seat]), upto)
            layer += max(0, high - before)
        if layer < 0:
            extra = layer
            layer = 0
        pay_out(game, min(layer, int(game.pot)), winners_among(game, entitled(game, before)))
        if last:
            break
        before = upto
    if game.pot > 0:
        pay_out(game, int(game.pot), winners_among(game, entitled(game, 0)))


@rule
def next_layer(game: State, before: int) -> int:
    """The next amount at which somebody in the showdown stopped paying; `before` itself when nobody paid more."""
    found = before
    for seat in range(game.seats):
        paid = int(game.paid[seat])
        if has(game.fighting, seat) and paid > before and (found == before or paid < found):
            found = paid
    return found


@rule
def entitled(game: State, before: int) -> int:
    """Players in the showdown who paid more than that; all of them where nobody did."""
    seats = 0
    for seat in range(game.seats):
        seats |= int(has(game.fighting, seat) and game.paid[seat] > before) << seat
    return seats if seats != 0 else int(game.fighting)
