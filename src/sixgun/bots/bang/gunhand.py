"""Which decision it is, and the move that looks best."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.luck import Luck
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.moves import VERBS
from sixgun.games.bang.state import State
from sixgun.games.bang.words import OWN, Stage

from ..bot import Bot
from ..choosing import heaviest_by, seat_to_act
from .answers import (
    weigh_answer,
    weigh_check,
    weigh_choice,
    weigh_discard,
    weigh_hand_of,
    weigh_payment,
    weigh_pile,
    weigh_return,
    weigh_taking,
    weigh_top_discard,
    weigh_unseen,
)
from .beliefs import feelings_of
from .guns import front_value
from .plays import weigh_play, weigh_play_at
from .purse import WINS, weigh_bid, weigh_keeping, weigh_kept_card, weigh_putting_up
from .reasons import why

# One-on-one: how good the sixteen characters are, in the order of their names.
POWER = np.array([55, 60, 65, 45, 75, 65, 65, 50, 50, 55, 50, 75, 85, 70, 35, 90], np.int64)


@rule
def weigh_pick(view: State, me: Seat, feelings: Any, character: int) -> int:
    """One-on-one: the strongest character; after an auction the best of those left."""
    return int(POWER[character]) if view.stage == Stage.PICK else int(WINS[character])


@rule
def weigh_expose(view: State, me: Seat, feelings: Any, which: int) -> int:
    """One-on-one: who acts."""
    spot = me * OWN + which
    return front_value(view, spot) + int(POWER[view.character[spot]])


@rule
def weigh_stop(view: State, me: Seat, feelings: Any) -> int:
    """All else is measured by this."""
    return 0


weigh = VERBS.each(
    given="view, me, feelings",
    pick=weigh_pick,
    expose=weigh_expose,
    draw_from_pile=weigh_pile,
    draw_from_discards=weigh_top_discard,
    draw_from_hand=weigh_hand_of,
    play=weigh_play,
    play_at=weigh_play_at,
    stop=weigh_stop,
    check=weigh_check,
    answer=weigh_answer,
    let_happen=weigh_stop,
    pay=weigh_payment,
    take_unseen=weigh_unseen,
    take=weigh_taking,
    choose=weigh_choice,
    put_back=weigh_return,
    discard=weigh_discard,
    keep_character=weigh_keeping,
    let_go=weigh_stop,
    put_up=weigh_putting_up,
    bid=weigh_bid,
    pass_on=weigh_stop,
    keep_card=weigh_kept_card,
    keep_no_more=weigh_stop,
)


@rule
def my_feelings(view: State) -> tuple[int, int, int, int, int, int, int]:
    """About all players, worked out once a choice."""
    return feelings_of(view, int(view.to_act))


heaviest = heaviest_by(weigh, me=seat_to_act, feelings=my_feelings)


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """The move that looks best; a lone one without thinking."""
    return 0 if count == 1 else heaviest(view, allowed, count, luck)


GUNHAND = Bot(
    "gunhand", "Guesses who is who by who shot whom, and shoots the right people.", choose_with_sense, why=why, skill=1
)
