"""What a round of Outlaw Poker came to: every column, the bonus, and the rounds before."""

from __future__ import annotations

from typing import Any

from sixgun.engine.reckoning import Amount, Reckoning, Tally, leading, winning
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import plural

from ..rules.ending import why_over
from ..rules.scoring import column_points
from ..rules.stock import can_rebuild
from ..words import COLUMNS_OF_GRID, ROWS, WILD, Ending, Phase, card_name


def is_scored(game: Any) -> bool:
    """Whether a round has just been scored."""
    return bool(game.phase in (Phase.SCORED, Phase.OVER))


def reckoning(game: Any, names: Names) -> Reckoning:
    """OP-35 to OP-40. The lowest total comes first."""
    over = bool(game.phase == Phase.OVER)
    seats = sorted(range(game.seats), key=lambda seat: int(game.total[seat]))
    best = int(game.total[seats[0]])
    leaders = [seat for seat in seats if game.total[seat] == best]
    why, rule = _why(game, names)
    return Reckoning(
        title=f"Round {game.round_number} of {game.rounds}",
        headline=(winning if over else leading)(leaders, names, plural(best, "point")),
        why=why,
        rule=rule,
        tallies=[_tally(game, seat, over and seat in leaders, names) for seat in seats],
    )


def _why(game: Any, names: Names) -> tuple[str, str]:
    """How the round ended, and whether that was the last one."""
    closer = (
        f"{names[game.closer]} had all cards face up first" if game.closer != NOBODY else "The round was called off"
    )
    called_off = "OP-R36" if game.pile or can_rebuild(game) else "OP-R18"
    rule = "OP-33" if game.closer != NOBODY else called_off
    if game.phase != Phase.OVER:
        return f"{closer}. Fewest points win.", rule
    ends = {
        Ending.LAST_ROUND: ("That was the last round.", "OP-36"),
        Ending.SCORE_LIMIT: (f"Somebody has {plural(int(game.score_limit), 'point')}.", "OP-38"),
        Ending.CAPPED: ("The game went on for too long.", ""),
    }
    sentence, ending_rule = ends[Ending(why_over(game))]
    return f"{closer}. {sentence} Fewest points win.", ending_rule or rule


def _tally(game: Any, seat: Seat, won: bool, names: Names) -> Tally:
    columns = [_column(game, seat, column, names) for column in range(COLUMNS_OF_GRID)]
    points = [int(column_points(game, *_cards(game, seat, column))) for column in range(COLUMNS_OF_GRID)]
    extra = int(game.round_score[seat]) - sum(points)
    before = int(game.total[seat]) - int(game.round_score[seat])
    amounts = columns
    if extra:
        amounts.append(Amount(label="Bonus for equal pairs", value=str(extra), rule="OP-47", tone="good"))
    if game.round_number > 1:
        amounts.append(Amount(label="Rounds before", value=str(before), rule="OP-37"))
    return Tally(
        seat=seat,
        total=plural(int(game.total[seat]), "point"),
        won=won,
        note=f"{plural(int(game.round_score[seat]), 'point')} this round",
        amounts=amounts,
    )


def _cards(game: Any, seat: Seat, column: int) -> tuple[int, int]:
    top = column * ROWS
    return int(game.grid[seat, top]), int(game.grid[seat, top + 1])


def _column(game: Any, seat: Seat, column: int, names: Names) -> Amount:
    """OP-41 to OP-45. The first column is the Iron Hand (OP-R9)."""
    top, bottom = _cards(game, seat, column)
    points = int(column_points(game, top, bottom))
    where = "Iron Hand" if column == 0 else f"Column {column + 1}"
    cards = f"{card_name(top, names)} and {card_name(bottom, names)}"
    match = WILD in (top, bottom) or top == bottom
    if points < 0 and match:
        rule = "OP-R19" if WILD in (top, bottom) else "OP-45"
    elif match:
        rule = "OP-44" if WILD in (top, bottom) else "OP-43"
    else:
        rule = "OP-42" if min(game.value[top], game.value[bottom]) < 0 else "OP-41"
    return Amount(label=f"{where}: {cards}", value=str(points), rule=rule, tone="good" if match else "")
