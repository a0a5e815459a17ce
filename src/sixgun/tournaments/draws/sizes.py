"""How many tables there are and how many sit at each."""

from __future__ import annotations

from sixgun.engine.words import listed, plural
from sixgun.tournaments.errors import DeskRefused

SMALLEST = 2  # nobody plays alone
LARGEST = 99


def table_sizes(
    players: int, fewest: int, most: int, possible: tuple[int, int] = (SMALLEST, LARGEST)
) -> tuple[int, ...]:
    """The size of each table, large ones first: as few tables as possible, as even as possible.

    `possible` are the smallest and the largest table of the game: what a refusal may propose instead.
    """
    if not SMALLEST <= fewest <= most:
        raise DeskRefused(
            f"Tables have {SMALLEST} or more seats, from the smallest to the largest: not {fewest} to {most}."
        )
    if players < SMALLEST:
        raise DeskRefused(f"{plural(players, 'player')} cannot be seated: at least {SMALLEST} are needed.")
    found = even_tables(players, fewest, most)
    if not found:
        seats = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise DeskRefused(
            f"{plural(players, 'player')} cannot be seated at tables of {seats}. "
            f"What would work: {listed(what_would_work(players, fewest, most, possible), 'or')}."
        )
    return found


def even_tables(players: int, fewest: int, most: int) -> tuple[int, ...]:
    """The fewest tables of these sizes, or one more where that makes them equal; none where it cannot be done."""
    tables = range(-(-players // most), players // fewest + 1)
    if not tables:
        return ()
    number = next((number for number in tables[:2] if players % number == 0), tables[0])
    size, larger = divmod(players, number)
    return (size + 1,) * larger + (size,) * (number - larger)


def what_would_work(players: int, fewest: int, most: int, possible: tuple[int, int]) -> list[str]:
    """The nearest wishes that can be fulfilled: smaller tables, larger tables, more players."""
    smallest, largest = possible
    smaller = (even_tables(players, few, most) for few in range(fewest - 1, smallest - 1, -1))
    larger = (even_tables(players, fewest, many) for many in range(most + 1, min(largest, max(most, players)) + 1))
    wishes = [tables_in_words(tables) for found in (smaller, larger) if (tables := next(filter(None, found), ()))]
    more = next(more for more in range(1, most * fewest + 1) if even_tables(players + more, fewest, most))
    return list(dict.fromkeys([*wishes, f"{more} more {'player' if more == 1 else 'players'}"]))


def tables_in_words(sizes: tuple[int, ...]) -> str:
    """Tables as an organiser says them: two tables of 4; a table of 5 and a table of 4."""
    return listed(
        f"a table of {size}" if sizes.count(size) == 1 else f"{sizes.count(size)} tables of {size}"
        for size in dict.fromkeys(sizes)
    )
