"""What a hand of poker or a whole game of 25 Outlaws came to, in dollars."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, size
from sixgun.engine.money import amount_told
from sixgun.engine.reckoning import Amount, Reckoning, Tally, dollars, told_by, winning
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import listed, plural

from ..rules.result import final_order
from ..rules.rows import gang_money, is_in_game
from ..sayings import ENDINGS, PLACE_NAMES, Told, poker_card_name
from ..words import CHIP, PLACES, Cause, Ending, Phase
from .faces import hand_name

_RULES = {
    Ending.LAST_GANG: "O25-R65",
    Ending.LAST_WITH_MONEY: "O25-126",
    Ending.NOBODY_QUALIFIES: "O25-R66",
    Ending.ROUND_LIMIT: "O25-R67",
}


def is_paid(game: Any) -> bool:
    """Whether the last step has paid out the Pot."""
    if game.phase != Phase.BUYING:
        return False
    return any(kind in (Told.WON_POT, Told.CARRIED_OVER) for kind in game.story[: game.told, 0].tolist())


def reckoning(game: Any, names: Names) -> Reckoning:
    """O25-55, O25-56, O25-126. The richest gang comes first."""
    return _game(game, names) if game.phase == Phase.OVER else _hand(game, names)


def _game(game: Any, names: Names) -> Reckoning:
    """O25-R66. Dollars decide, then Outlaws."""
    order = final_order(game)
    ending = Ending(game.ending)
    best = order[0]
    winners = [seat for seat in best if is_in_game(game, seat)]
    prize = dollars(int(gang_money(game, best[0])))
    why = f"{ENDINGS[ending][0].upper()}{ENDINGS[ending][1:]}"
    return Reckoning(
        title=f"The game is over, round {game.round_number}",
        headline=winning(winners, names, prize),
        why=f"{why}. The richest gang wins; between equal ones, the larger.",
        rule=_RULES.get(ending, ""),
        tallies=[_tally(game, seat, seat in winners, names) for place in order for seat in place],
    )


def _tally(game: Any, seat: Seat, won: bool, names: Names) -> Tally:
    """What lies on each Outlaw (O25-R69)."""
    if not is_in_game(game, seat):
        why = {Cause.NO_OUTLAWS: "lost the last Outlaw", Cause.NO_MONEY: "could not bring $100 together"}
        said = why.get(Cause(game.left_because[seat]), "left the game")
        return Tally(seat=seat, total=dollars(0), note=f"{said} in round {game.left_in[seat]}")
    money = [
        Amount(label=f"On the {PLACE_NAMES[place]} Outlaw", value=dollars(int(game.money[seat, place])))
        for place in range(PLACES)
        if has(int(game.living[seat]), place)
    ]
    outlaws = plural(int(size(int(game.living[seat]))), "Outlaw")
    return Tally(seat=seat, total=dollars(int(gang_money(game, seat))), won=won, note=f"{outlaws} left", amounts=money)


def _hand(game: Any, names: Names) -> Reckoning:
    """O25-52 to O25-58. Hands that lie open, and who took how much of the Pot."""
    won = {event.seat: amount_told(event.what, CHIP) for event in told_by(game) if event.kind == Told.WON_POT}
    pot = sum(won.values()) or int(game.pot)
    winners = listed([names[seat] for seat in won]) or "Nobody"
    shown = [seat for seat in range(game.seats) if has(int(game.open_hands), seat)]
    if not won:
        why, rule = "Nobody is left in the hand, so the Pot stays for the next one.", "O25-R37"
    elif not shown:
        folded = any(event.kind == Told.FOLDED for event in told_by(game))
        why, rule = ("Everybody else folded.", "O25-R19") if folded else ("Nobody else is left in the hand.", "O25-R36")
    else:
        why, rule = f"The Flop was the {poker_card_name(int(game.flop), names)}; the best three cards win.", "O25-55"
    seats = [seat for seat in range(game.seats) if is_in_game(game, seat)]
    seats.sort(key=lambda seat: (-won.get(seat, 0), seat not in shown))
    return Reckoning(
        title=f"Round {game.round_number}, the Pot of {dollars(pot)}",
        headline=f"{winners} {'share' if len(won) > 1 else 'wins'} {dollars(pot)}",
        why=why,
        rule=rule,
        tallies=[_hand_tally(game, seat, won.get(seat, 0), seat in shown, names) for seat in seats],
    )


def _hand_tally(game: Any, seat: Seat, won: int, shown: bool, names: Names) -> Tally:
    cards = listed([poker_card_name(int(card), names) for card in game.hand[seat]]) if shown else ""
    before = int(gang_money(game, seat)) - won
    amounts = [Amount(label="Before the Pot", value=dollars(before))]
    if won:
        amounts.append(Amount(label="From the Pot", value=dollars(won), rule="O25-56", tone="good"))
    return Tally(
        seat=seat,
        total=dollars(before + won),
        won=won > 0,
        note=f"{hand_name(game, seat)}: {cards}" if shown else "no hand shown",
        amounts=amounts,
    )
