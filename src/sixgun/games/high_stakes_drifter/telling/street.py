"""A challenge as a screen shows it: what is contested, how far it has got, and what every fighter shows."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Contest, Lane
from sixgun.engine.words import plural

from ..rules.ending import plays
from ..rules.shootouts import shown
from ..rules.slots import in_street, is_fortune, is_up, owner_at, set_face
from ..words import NO_SLOT, Stage, Stat, Variant
from .faces import table_face
from .naming import contested_word, gear_on, is_known, slots_in_order

STEPS = ("Challenge", "Bets", "Gear", "Fortune", "Showdown")
ICONS = {Stat.SMARTS: "brain", Stat.SKILL: "revolver", Stat.LUCK: "clover"}
_STEP_OF = (  # the first stage of each step
    (Stage.STAT, 0),
    (Stage.SHOOTOUT, 1),
    (Stage.GEAR, 2),
    (Stage.FORTUNE, 3),
    (Stage.SHOWDOWN, 4),
)


def contest(game: Any, viewer: Seat, names: Names) -> Contest | None:
    """The street; None while there is no challenge."""
    if game.challenger == NOBODY:
        return None
    step = max(step for first, step in _STEP_OF if game.stage >= first or step == 0)
    return Contest(
        title=title(game),
        icon=ICONS[Stat(int(game.contested))] if game.contested >= 0 else "duel",
        steps=list(STEPS),
        step=step,
        lanes=[lane(game, seat, viewer, names) for seat in fighters(game)],
    )


def fighters(game: Any) -> list[Seat]:
    """Everybody with a dude in the street, clockwise from the challenger."""
    seats = [(int(game.challenger) + step) % int(game.seats) for step in range(game.seats)]
    return [seat for seat in seats if game.fighter[seat] != NO_SLOT]


def title(game: Any) -> str:
    """HSD-137, HSD-171, HSD-190, HSD-193. Who wins."""
    if game.quick_start:
        return "The highest single stat wins"
    stat = contested_word(game)
    if not stat:
        return "A challenge"
    if plays(game, Variant.LOWBALL):
        return f"Lowest {stat} wins"
    return f"Highest and lowest {stat} win" if plays(game, Variant.HIGH_LOW) else f"Highest {stat} wins"


def lane(game: Any, seat: Seat, viewer: Seat, names: Names) -> Lane:
    """A fighter with gear, kicker chips and fortune cards, and what it all shows."""
    dude = int(game.fighter[seat])
    cards = [table_face(game, dude, viewer, names)]
    cards += [
        table_face(game, slot, viewer, names)
        for slot in slots_in_order(game)
        if is_fortune(game, slot) and in_street(game, slot) and owner_at(game, slot) == seat
    ]
    counts = game.contested >= 0 or game.quick_start
    return Lane(
        seat=seat,
        cards=cards,
        total=str(shown(game, seat)) if counts else "",
        note=_note(game, seat, viewer) if counts else "",
        marks=_marks(game, seat),
    )


def _note(game: Any, seat: Seat, viewer: Seat) -> str:
    """What may still come: a concealed dude counts nothing yet (HSD-R33), and gear may be turned up."""
    dude = int(game.fighter[seat])
    waiting = sum(not is_up(game, slot) for slot in gear_on(game, dude))
    gear = f"{plural(waiting, 'gear card')} concealed" if waiting else ""
    if is_up(game, dude):
        return gear
    if not is_known(game, dude, viewer):
        return "dude concealed" + (f", {gear}" if gear else "")
    return f"{once_turned_up(game, seat)} once turned up"


def once_turned_up(game: Any, seat: Seat) -> int:
    """What a player's concealed dude would show face up, all else as it is."""
    later = game.copy()
    set_face(later, int(game.fighter[seat]), True)
    return int(shown(later, seat))


def _marks(game: Any, seat: Seat) -> list[str]:
    marks = ["challenger"] if game.challenger == seat else []
    if game.lead == seat and not game.quick_start:
        marks.append("leads")
    if has(int(game.all_in), seat):
        marks.append("all in")
    if game.stage > Stage.SHOWDOWN and has(int(game.won), seat):
        marks.append("won")
    elif not has(int(game.fighting), seat):
        marks.append("folded")
    elif game.stage == Stage.GEAR and has(int(game.barred), seat):
        marks.append("reveals no more")
    return marks
