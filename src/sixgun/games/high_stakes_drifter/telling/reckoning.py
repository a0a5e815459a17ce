"""What a showdown or a whole game of High Stakes Drifter came to, in dollars."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.reckoning import Amount, Reckoning, Tally, dollars, told_by, winning
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import listed

from ..rules.slots import owner_at
from ..words import Ending, Stage, Told
from .naming import slots_in_order
from .story import ENDINGS, amount

_RULES = {
    Ending.ANTE: "HSD-03",
    Ending.FIRST_SHOOTOUT: "HSD-172",
    Ending.LAST_ONE: "HSD-192",
    Ending.TURN_LIMIT: "HSD-R67",
}


def is_showdown(game: Any) -> bool:
    """Whether players have shown their totals in the last step."""
    return Told.SHOWS in game.story[: game.told, 0].tolist()


def reckoning(game: Any, names: Names) -> Reckoning:
    """HSD-02, HSD-136 to HSD-139. The biggest stake comes first."""
    return _game(game, names) if game.stage == Stage.OVER else _showdown(game, names)


def _game(game: Any, names: Names) -> Reckoning:
    playing = [seat for seat in range(game.seats) if has(int(game.playing), seat)]
    best = max(int(game.stake[seat]) for seat in playing)
    winners = [seat for seat in playing if game.stake[seat] == best]
    order = sorted(range(game.seats), key=lambda seat: (seat not in playing, -int(game.stake[seat])))
    left = int(game.pot) + int(game.carried)
    kept = f" {dollars(left)} in the pot is nobody's." if left else ""
    ending = Ending(game.ending)
    return Reckoning(
        title="The game is over",
        headline=winning(winners, names, dollars(best)),
        why=f"{ENDINGS[ending]}.{kept}",
        rule=_RULES.get(ending, ""),
        tallies=[_tally(game, seat, seat in winners, seat in playing) for seat in order],
    )


def _tally(game: Any, seat: Seat, won: bool, playing: bool) -> Tally:
    """HSD-19. Chips on cards count for nobody."""
    on_cards = sum(int(game.money[slot]) for slot in slots_in_order(game) if owner_at(game, slot) == seat)
    note = f"{dollars(on_cards)} on cards counts for nobody" if on_cards else ""
    stake = int(game.stake[seat])
    return Tally(
        seat=seat,
        total=dollars(stake),
        won=won,
        note=note if playing else "out of the game",
        amounts=[Amount(label="In the stake", value=dollars(stake), rule="HSD-02")] if playing else [],
    )


def _showdown(game: Any, names: Names) -> Reckoning:
    """HSD-136, HSD-138. What everybody shows, and who takes how much from the pot."""
    told = told_by(game)
    shows = {event.seat: event.what for event in told if event.kind == Told.SHOWS}
    takes: Counter[Seat] = Counter()
    for event in told:
        if event.kind == Told.TAKES_POT:
            takes[event.seat] += amount(event)
    pot = sum(takes.values())
    order = sorted(shows, key=lambda seat: (-takes[seat], -shows[seat]))
    winners = listed([names[seat] for seat in order if takes[seat]]) or "Nobody"
    return Reckoning(
        title=f"Showdown for {dollars(pot)}",
        headline=f"{winners} {'share' if len(takes) > 1 else 'takes'} {dollars(pot)}",
        rule="HSD-137",
        tallies=[_shown(game, seat, shows[seat], takes[seat]) for seat in order],
    )


def _shown(game: Any, seat: Seat, total: int, taken: int) -> Tally:
    stake = int(game.stake[seat])
    amounts = [Amount(label="Stake", value=dollars(stake - taken))]
    if taken:
        amounts.append(Amount(label="From the pot", value=dollars(taken), rule="HSD-138", tone="good"))
    return Tally(seat=seat, total=dollars(stake), won=taken > 0, note=f"shows {total}", amounts=amounts)
