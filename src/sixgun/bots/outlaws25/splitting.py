"""The start of a round: how much money to risk, and with whom the rest is safe."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.outlaws25.moves import putting
from sixgun.games.outlaws25.rules.rows import gang_money, next_place, spot_of
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import CHIP, PLACES, ROUND_MINIMUM, SET, Phase

from .worth import might_be, wanted_cards


@rule
def safety(view: State, spot: int) -> int:
    """How well money lies on an Outlaw: ten for each point of speed; a Sheriff may come for whoever is wanted."""
    speed = 0
    for outlaw in range(SET):
        if might_be(view, spot, outlaw):
            speed = int(view.speed[view.colour[spot // PLACES], outlaw])
    return 10 * speed - 20 * wanted_cards(view, spot)


@rule
def split_in_mind(view: State) -> int:
    """The marked Outlaw gets what it needs and a share of the rest; the others' share goes to the safer of the two."""
    me = int(view.to_act)
    marked = int(view.marker[me])
    second = next_place(view, me, marked)
    third = next_place(view, me, second)
    if view.phase == Phase.SPLIT_REST:
        safer = safety(view, spot_of(me, second)) >= safety(view, spot_of(me, third))
        return putting(int(view.money[me, second]) // CHIP if safer else 0)
    return putting(money_for_marked(view, me, marked, second, third) // CHIP)


@rule
def money_for_marked(view: State, me: Seat, marked: int, second: int, third: int) -> int:
    """All of it on whoever is alone or safest; else $100, or half if that is more."""
    dollars = gang_money(view, me)
    if second == marked:
        return dollars
    here = safety(view, spot_of(me, marked))
    if here >= safety(view, spot_of(me, second)) and here >= safety(view, spot_of(me, third)):
        return max(ROUND_MINIMUM, dollars * 4 // 5 // CHIP * CHIP)
    return max(ROUND_MINIMUM, dollars // 2 // CHIP * CHIP)
