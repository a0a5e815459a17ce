"""The formats of a tournament, as data: what each needs, how long it lasts, and a sentence for people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sixgun.engine.options import suggestion

from .errors import DeskRefused

Pairing = Literal["one table", "drawn", "by score", "everybody", "swiss", "single", "double"]


def _rounds_of_tables(players: int) -> int:
    """As BANG! championships have it: 3 rounds, from 15 players on 4, from 25 on 5."""
    return 3 + (players >= 15) + (players >= 25)


def _swiss_rounds(players: int) -> int:
    """Enough for one player without a loss."""
    return max(1, (players - 1).bit_length())


@dataclass(frozen=True, kw_only=True)
class Format:
    """One way to find out who is best."""

    name: str
    title: str
    words: str
    pairing: Pairing
    duels: bool = False  # two at a table, ranked by match points
    knock_out: bool = False  # whoever loses is out
    late: bool = True  # whether somebody may enter after the first draw
    fewest_players: int = 2
    rounds: Callable[[int], int] = lambda players: 1  # the usual number; a bracket counts its own

    @property
    def one_table(self) -> bool:
        """Everybody sits at the same table all the time."""
        return self.pairing == "one table"


FORMATS = {
    form.name: form
    for form in (
        Format(
            name="rotation",
            title="One table, full rotation",
            words="Everybody plays at one table until each has had the star equally often. The printed way for BANG!.",
            pairing="one table",
            late=False,
        ),
        Format(
            name="rounds",
            title="Rounds, seats drawn",
            words="Every round the tables are drawn anew: new neighbours, and the star shared as evenly as can be.",
            pairing="drawn",
            rounds=_rounds_of_tables,
        ),
        Format(
            name="grouped",
            title="Rounds, grouped by score",
            words="Every round players with like scores sit together; the first round is drawn.",
            pairing="by score",
            rounds=_rounds_of_tables,
        ),
        Format(
            name="round-robin",
            title="Round robin",
            words="Everybody plays everybody once, two at a table.",
            pairing="everybody",
            duels=True,
            late=False,
            rounds=lambda players: players - 1 + players % 2,
        ),
        Format(
            name="swiss",
            title="Swiss",
            words="Two at a table: equal scores meet, and nobody meets the same opponent twice.",
            pairing="swiss",
            duels=True,
            rounds=_swiss_rounds,
        ),
        Format(
            name="single-elimination",
            title="Single elimination",
            words="Two at a table: whoever loses is out.",
            pairing="single",
            duels=True,
            knock_out=True,
            late=False,
        ),
        Format(
            name="double-elimination",
            title="Double elimination",
            words="Two at a table: whoever loses twice is out.",
            pairing="double",
            duels=True,
            knock_out=True,
            late=False,
        ),
    )
}


def find_format(name: str) -> Format:
    """The format of that name."""
    if name in FORMATS:
        return FORMATS[name]
    known = list(FORMATS)
    raise DeskRefused(f"There is no format {name!r}.{suggestion(name, known)} Formats: {', '.join(known)}.")


def usual_format(players: int, most_seats: int) -> str:
    """What the desk proposes: the printed way while one table holds everybody."""
    return "rotation" if players <= most_seats else "rounds"
