"""Gunhand, who plays Outlaw Poker with sense: small numbers, pairs, and no more turns than needed.

Every move is tried on the veiled table, what the grid then promises is weighed, and the table is put back. A card
that lies face down counts as the average of the unseen ones. All weights are hundredths of a point.
"""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.games.outlaw_poker.moves import VERBS
from sixgun.games.outlaw_poker.rules.abilities import amount_of, effect_of
from sixgun.games.outlaw_poker.rules.grids import cards_face_down, reachable_face_up
from sixgun.games.outlaw_poker.rules.scoring import column_points, pair_in
from sixgun.games.outlaw_poker.state import State
from sixgun.games.outlaw_poker.words import COLUMNS_OF_GRID, KINDS, ROWS, SLOTS, WILD, Effect

from ..bot import Bot
from ..choosing import heaviest_by, seat_to_act
from .reasons import why

POINT = 100
NEWS = 40  # turning a card up is worth this much: the next choices will be better ones
OPEN_HAND = 60  # an unlocked Iron Hand can still be improved
PLAY_IT = 150  # an outlaw's worth beyond an ordinary turn, where it is not weighed in cards
CLOSING_LEAD = 3  # close only when the others promise to be this many points worse
NOTHING = -1_000_000


@rule
def unseen_average(view: State) -> int:
    """What a card nobody sees is worth on average."""
    cards, points = 0, 0
    for kind in range(KINDS):
        count = int(view.deck[kind]) + int(view.backs[kind])
        cards += count
        points += count * int(view.value[kind])
    return POINT * points // cards if cards > 0 else 0


@rule
def column_hope(view: State, top: int, bottom: int, average: int) -> int:
    """What a column will cost: known cards as they score, unknown ones as the average less the hope of a match."""
    if top >= 0 and bottom >= 0:
        points = POINT * column_points(view, top, bottom)
        # An unmatched card can still find its like, a big one also its way out.
        return points if points <= 0 else points * 85 // 100
    if top < 0 and bottom < 0:
        return 2 * average * 75 // 100
    card = max(top, bottom)
    if card == WILD:
        return 0
    if view.value[card] < 0:
        return POINT * int(view.value[card]) + average * 70 // 100
    return (POINT * int(view.value[card]) + average) * 75 // 100


@rule
def grid_hope(view: State, seat: Seat, average: int) -> int:
    """What a grid will cost its owner, the lower the better."""
    cost = 0
    paired = 0
    for column in range(COLUMNS_OF_GRID):
        top, bottom = int(view.grid[seat, column * ROWS]), int(view.grid[seat, column * ROWS + 1])
        cost += column_hope(view, top, bottom, average)
        pair = pair_in(view, top, bottom) if top >= 0 and bottom >= 0 else NO_CARD
        if pair != NO_CARD:
            if has(paired, pair):
                cost += POINT * int(view.pair_bonus)
            paired |= 1 << pair
    return cost


@rule
def with_card(view: State, seat: Seat, slot: int, card: int, average: int) -> int:
    """The grid's cost if this slot held that card."""
    before = view.grid[seat, slot]
    view.grid[seat, slot] = card
    cost = grid_hope(view, seat, average)
    view.grid[seat, slot] = before
    return cost


@rule
def others_best(view: State, me: Seat, average: int) -> int:
    """The lowest cost among the other grids."""
    best = -NOTHING
    for seat in range(view.seats):
        if seat != me:
            best = min(best, grid_hope(view, seat, average))
    return best


@rule
def pace_of(view: State, me: Seat, average: int) -> tuple[int, bool, int]:
    """What the tempo of all my moves hangs on.

    The price of locking the Iron Hand, whether turning a card up closes the round, and what my grid may cost then.
    """
    lock = 0
    if view.locked[me] == 0:
        lock = OPEN_HAND + max(0, column_hope(view, int(view.grid[me, 0]), int(view.grid[me, 1]), average)) // 4
    closes = view.closer == NOBODY and cards_face_down(view, me) == 1
    return lock, closes, others_best(view, me, average) - CLOSING_LEAD * POINT if closes else 0


@rule
def haste(view: State, me: Seat, slot: int, cost: int, pace: tuple[int, bool, int]) -> int:
    """What the move does to the tempo: news from a face-down card, the lock, and whether closing is wise."""
    lock, closes, at_most = pace
    value = 0
    if not has(view.up[me], slot):
        value += NEWS
        if closes:
            value += at_most - cost
    return value - lock if slot >= ROWS else value


@rule
def weigh_exchange(view: State, me: Seat, average: int, slot: int, card: int) -> int:
    """A card for one's own slot."""
    cost = with_card(view, me, slot, card, average)
    return -cost + haste(view, me, slot, cost, pace_of(view, me, average))


@rule
def weigh_flip(view: State, me: Seat, average: int, slot: int) -> int:
    """Turn a card: the grid promises what it did, and there is news."""
    cost = grid_hope(view, me, average)
    return -cost + haste(view, me, slot, cost, pace_of(view, me, average))


@rule
def best_exchange(view: State, card: int, me: Seat, average: int, pace: tuple[int, bool, int]) -> int:
    """The best that can be done with a card."""
    best = NOTHING
    for slot in range(SLOTS):
        if slot >= ROWS or view.locked[me] == 0:
            cost = with_card(view, me, slot, card, average)
            best = max(best, -cost + haste(view, me, slot, cost, pace))
    return best


@rule
def weigh_discard_draw(view: State, me: Seat, average: int) -> int:
    """The top discard is known, so its best use is known too."""
    return best_exchange(view, int(view.top[0]), me, average, pace_of(view, me, average))


@rule
def weigh_deck_draw(view: State, me: Seat, average: int) -> int:
    """The average over all unseen cards of the best use of each, flipping or skipping included."""
    fallback, pace = -grid_hope(view, me, average), pace_of(view, me, average)
    cards, total = 0, 0
    for kind in range(KINDS):
        count = int(view.deck[kind])
        if count > 0:
            cards += count
            total += count * max(fallback, best_exchange(view, kind, me, average, pace))
    return total // cards if cards > 0 else fallback


@rule
def weigh_outlaw(view: State, me: Seat, average: int) -> int:
    """Whether to play the outlaw: weighed in cards where that is simple, else worth a turn in the middle of a round."""
    now = -grid_hope(view, me, average)
    outlaw = int(view.outlaw[me])
    effect = effect_of(view, outlaw)
    if effect == Effect.DISCARD_PICK:
        best, pace = NOTHING, pace_of(view, me, average)
        for depth in range(min(amount_of(view, outlaw), int(view.discards))):
            best = max(best, best_exchange(view, int(view.top[depth]), me, average, pace))
        return best
    if effect == Effect.DRAW_PICK:
        return weigh_deck_draw(view, me, average) + PLAY_IT
    if effect == Effect.SWAP_BETWEEN:
        return now + best_trade_gain(view, me, average)
    if effect == Effect.SWAP_WITHIN:
        return now + best_switch_gain(view, me, average)
    if effect == Effect.SKIP or effect == Effect.RELOAD:
        return now + 2 * PLAY_IT
    return now


@rule
def trade_gain(view: State, me: Seat, average: int, own: int, seat: Seat, slot: int) -> int:
    """What a trade does for me, and half of what it does to the other."""
    mine, theirs = int(view.grid[me, own]), int(view.grid[seat, slot])
    gain = grid_hope(view, me, average) - with_card(view, me, own, theirs, average)
    harm = with_card(view, seat, slot, mine, average) - grid_hope(view, seat, average)
    return gain + harm // 2


@rule
def best_trade_gain(view: State, me: Seat, average: int) -> int:
    """The best trade on the table."""
    best = NOTHING
    mine = reachable_face_up(view, me)
    for own in range(SLOTS):
        if has(mine, own):
            for seat in range(view.seats):
                theirs = reachable_face_up(view, seat)
                for slot in range(SLOTS):
                    if seat != me and has(theirs, slot):
                        best = max(best, trade_gain(view, me, average, own, seat, slot))
    return best


@rule
def switch_gain(view: State, me: Seat, average: int, one: int, other: int) -> int:
    """What trading places does for my grid."""
    before = grid_hope(view, me, average)
    card = view.grid[me, one]
    view.grid[me, one] = view.grid[me, other]
    view.grid[me, other] = card
    gain = before - grid_hope(view, me, average)
    view.grid[me, other] = view.grid[me, one]
    view.grid[me, one] = card
    return gain


@rule
def best_switch_gain(view: State, me: Seat, average: int) -> int:
    """The best switch in my grid."""
    best = 0
    for one in range(0 if view.locked[me] == 0 else ROWS, SLOTS):
        for other in range(one + 1, SLOTS):
            if one >= ROWS or has(view.up[me], other):
                best = max(best, switch_gain(view, me, average, one, other))
    return best


@rule
def weigh_look(view: State, me: Seat, average: int, seat: Seat, slot: int) -> int:
    """Look, or turn up, where the other card of the column is known."""
    return 1 if view.grid[seat, slot ^ 1] >= 0 else 0


@rule
def weigh_reload(view: State, me: Seat, average: int, seat: Seat, slot: int) -> int:
    """Replace what serves the others best, or what serves me worst."""
    gain = with_card(view, seat, slot, -1, average) - grid_hope(view, seat, average)
    return -gain if seat == me else gain


@rule
def weigh_keep(view: State, me: Seat, average: int, nth: int, slot: int) -> int:
    """One of the drawn cards."""
    return weigh_exchange(view, me, average, slot, int(view.drawn[nth]))


@rule
def weigh_take(view: State, me: Seat, average: int, depth: int, slot: int) -> int:
    """One of the top discards."""
    return weigh_exchange(view, me, average, slot, int(view.top[depth]))


@rule
def weigh_detain(view: State, me: Seat, average: int, seat: Seat) -> int:
    """Whoever promises to do best loses the turns."""
    return -grid_hope(view, seat, average)


@rule
def weigh_swap(view: State, me: Seat, average: int, slot: int) -> int:
    """The drawn card for an own one."""
    return weigh_exchange(view, me, average, slot, int(view.drawn[0]))


@rule
def weigh_skip(view: State, me: Seat, average: int) -> int:
    """Everything stays as it is."""
    return -grid_hope(view, me, average)


@rule
def only_choice(view: State, me: Seat, average: int) -> int:
    """Nothing else can be done then."""
    return 0


weigh = VERBS.each(
    given="view, me, average",
    play_outlaw=weigh_outlaw,
    draw_deck=weigh_deck_draw,
    draw_discard=weigh_discard_draw,
    pass_turn=only_choice,
    swap=weigh_swap,
    flip=weigh_flip,
    skip=weigh_skip,
    look=weigh_look,
    turn_up=weigh_look,
    reload=weigh_reload,
    switch=switch_gain,
    trade=trade_gain,
    keep=weigh_keep,
    take=weigh_take,
    detain=weigh_detain,
    deal=only_choice,
)


heaviest = heaviest_by(weigh, me=seat_to_act, average=unseen_average)

GUNHAND = Bot("gunhand", "Pairs up, keeps small numbers, and closes only when ahead.", heaviest, why=why, skill=1)
