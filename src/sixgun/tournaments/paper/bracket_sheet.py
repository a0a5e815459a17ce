"""A bracket as a picture: who meets whom, who has won, and where the winner goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..draws.duels import BYE, Duel, Meeting, Slot, meetings
from ..errors import DeskRefused
from ..events import Stage
from ..knockout import Bracket, bracket
from ..tournament import Tournament
from .letters import BOLD, PLAIN
from .sheet import QUIET, Printed, Sheet

MOST_LEAVES = 32  # sides at the left edge of one page
_GAP, _ID = 14.0, 21.0  # between columns; for the name of a duel
_STEP, _BETWEEN = 24.0, 10.0  # from side to side at most; between two trees


@dataclass(frozen=True)
class Node:
    """A duel with those that lead to it; None where a side comes from elsewhere."""

    duel: Duel
    before: tuple[Node | None, Node | None]

    @property
    def leaves(self) -> int:
        """How many sides stand at the edge."""
        return sum(1 if node is None else node.leaves for node in self.before)

    @property
    def depth(self) -> int:
        """How many duels in a row."""
        return 1 + max(0 if node is None else node.depth for node in self.before)


def bracket_sheet(tournament: Tournament, paper: str = "a4") -> Printed:
    """Every bracket of the tournament; DeskRefused where there is none."""
    sheet = Sheet(tournament, "Bracket", paper, landscape=True)
    drawn = False
    stages: tuple[Stage, Stage] = ("main", "finals")
    for stage in stages:
        found = bracket(tournament, stage)
        if found is not None:
            _stage(sheet, found, stage)
            drawn = True
    if not drawn:
        raise DeskRefused("This tournament has no bracket, or it is not drawn yet.")
    return sheet.printed()


def trees(duels: Sequence[Duel]) -> list[Node]:
    """The duels as trees, each small enough for a page; then single duels. Where somebody had a bye there is none."""
    by_name = {duel.id: duel for duel in duels}
    used = {side.of for duel in duels for side in duel.sides if side.kind == "winner" and not duel.reset_of}
    found: list[Node] = []

    def grown(duel: Duel) -> Node:
        before = tuple(
            grown(by_name[side.of]) if side.kind == "winner" and not duel.reset_of else None for side in duel.sides
        )
        node = Node(duel, (before[0], before[1]))
        if node.leaves <= MOST_LEAVES:
            return node
        kept: list[Node | None] = []
        for child in before:  # too tall for a page: what leads here gets pages of its own
            if child is not None and child.duel.id not in {tree.duel.id for tree in found}:
                found.append(child)
            kept.append(None)
        return Node(duel, (kept[0], kept[1]))

    found += [grown(duel) for duel in duels if duel.id not in used and BYE not in duel.sides]
    return sorted(found, key=lambda tree: tree.depth == 1 and tree.duel.id != "final")


def _stage(sheet: Sheet, found: Bracket, stage: Stage) -> None:
    title = "Bracket" if stage == "main" else "Bracket of the finals"
    tournament = sheet.tournament
    below = f"{tournament.settings.name}, {tournament.game.title}. The winner of a duel goes to the right."
    states = meetings(found.duels, found.winners)
    y, shown, grown = 0.0, False, trees(found.duels)
    small = sum(tree.depth == 1 for tree in grown) * (2 * _STEP + _BETWEEN)
    for tree in grown:
        free = sheet.bottom - sheet.header_height - 8 - (0 if tree.depth == 1 else small)
        high = tree.leaves * min(_STEP, free / tree.leaves)
        if not shown or y + high > sheet.bottom:
            if shown:
                sheet.end_page()
            y, shown = sheet.header(title, below) + 8, True
        room = (sheet.right - sheet.left) / max(3, tree.depth)
        _Picture(sheet, states, room, high / tree.leaves).draw(tree, sheet.left + (tree.depth - 1) * room, y)
        y += high + _BETWEEN
    sheet.end_page()


@dataclass
class _Picture:
    """One tree on one page."""

    sheet: Sheet
    states: Mapping[str, Meeting]
    wide: float
    step: float  # from leaf to leaf

    def draw(self, node: Node, x: float, y: float) -> float:
        """A duel in its column, with those before it to the left; returns the height of its middle."""
        middles, top = [], y
        for child in node.before:
            leaves = 1 if child is None else child.leaves
            middles.append(top + self.step / 2 if child is None else self.draw(child, x - self.wide, top))
            top += leaves * self.step
        middle = sum(middles) / 2
        line = min(12.0, self.step * 0.95)
        box = self.wide - _GAP
        for child, at in zip(node.before, middles, strict=True):
            if child is not None:
                joint = x - _GAP / 2
                self.sheet.line(x - _GAP, at, joint, at, 0.5, QUIET)
                self.sheet.line(joint, at, joint, middle, 0.5, QUIET)
                self.sheet.line(joint, middle, x, middle, 0.5, QUIET)
        self.sheet.box(x, middle - line, box, 2 * line, 0.6)
        self.sheet.line(x + _ID, middle, x + box, middle, 0.3, QUIET)
        self.sheet.line(x + _ID, middle - line, x + _ID, middle + line, 0.3, QUIET)
        self.sheet.text(x + 2, middle + 2, node.duel.id, 6, shade=QUIET, within=_ID - 4)
        state = self.states[node.duel.id]
        for number, side in enumerate(node.duel.sides):
            self._side(side, state, number, x + _ID, middle + (number - 1) * line, box - _ID, line)
        return middle

    def _side(self, side: Slot, state: Meeting, number: int, x: float, y: float, wide: float, high: float) -> None:
        player, size = state.players[number], min(9.0, high * 0.78)
        base = y + high * 0.76
        if player is None:
            self.sheet.text(x + 3, base, str(side), size * 0.85, shade=QUIET, within=wide - 6)
            return
        won = state.winner == player
        self.sheet.text(x + 3, base, self.sheet.name(int(player)), size, BOLD if won else PLAIN, within=wide - 16)
        if won:
            self.sheet.star(x + wide - 7, y + high / 2, high * 0.33)
