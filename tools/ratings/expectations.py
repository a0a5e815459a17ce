"""How often each role of BANG! wins between equals: `python -m tools.ratings.expectations` writes the file anew.

The same bot sits in every seat, so that only the seat makes the difference.
"""

from __future__ import annotations

import argparse

from sixgun.engine.scores import win_shares
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import ROLE_NAMES
from sixgun.simulation.run import Played, simulate
from sixgun.tournaments.ratings.bang import DUELLIST, FILE, Expectation

BOT = "gunhand"  # the bot with sense


def wins_by_role(played: Played) -> dict[str, float]:
    """For each role, in how many games its side won; for the two of a duel, half of the games somebody won."""
    won = win_shares(played.scores, GAME.high_wins, GAME.sides)
    marks = played.marks["role"]
    if not marks.any():
        return {DUELLIST: float(won.mean(axis=1).sum())}
    wins = {}
    for number, name in enumerate(ROLE_NAMES):
        here = marks[:, :, number] == 1
        if here.any():
            wins[name] = float((won * here).max(axis=1).sum())  # a side wins whole
    return wins


def table(seats: int, games: int, seed: int) -> str:
    """The lines of one number of players, and on the screen the standard errors."""
    played = simulate(GAME, games=games, seed=seed, bots=[BOT], options=GAME.settled(seats), threads=1)
    wins = wins_by_role(played)
    for role, won in wins.items():
        line = Expectation(seats, role, games, won)
        print(f"{seats} players, {role:8} {line.rate:7.2%}, standard error {line.error:.2%}", flush=True)
    nobody = int((played.scores.max(axis=1) <= 0).sum())
    row = ", ".join(f"{role} = {won:.10g}" for role, won in wins.items())
    return f"[players.{seats}]\ngames = {games}\nnobody_won = {nobody}\nwins = {{ {row} }}\n"


def main() -> None:
    """Simulate and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    head = (
        "# Games won by the side of each role of BANG!, by number of players; every seat played by the same bot.\n"
        "# Written by `python -m tools.ratings.expectations`; do not edit.\n\n"
        f'bot = "{BOT}"\nseed = {chosen.seed}\nrules = "{GAME.rules_version}"\n\n'
    )
    seats = range(GAME.fewest_seats, GAME.most_seats + 1)
    FILE.write_text(head + "\n".join(table(count, chosen.games, chosen.seed) for count in seats))


if __name__ == "__main__":
    main()
