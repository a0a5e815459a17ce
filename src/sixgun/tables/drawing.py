"""A tabletop as text, the same way for every game: at most 80 columns and 30 lines, whoever decides stands out.

Pure drawing: lines of pieces with ink. What ink looks like is the business of whoever shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone

from .grids import UNKNOWN, Grids, lane, name_of, names_itself, row
from .ink import Line, Piece, column_width, filled, length, plain, side_by_side, trimmed

WIDTH = 80
HEIGHT = 30
_INDENT = "  "
_ROOMY = 36  # a box for a player that needs no squeezing
_NARROWEST = 24
_BARS = "·▁▂▃▄▅▆▇█"  # columns of a plot; a dot for none


def drawn(
    table: Tabletop,
    names: Sequence[str],
    viewer: Seat,
    to_act: Seat,
    *,
    width: int = WIDTH,
    about: Mapping[Seat, str] | None = None,
) -> list[Line]:
    """The table as this viewer sees it, with the question; `about` adds a word on a player, such as "bot"."""
    lines = _best(table, names, viewer, to_act, width, about or {})
    goal = filled([[Piece(f"Goal: {table.goal}", "faint")]], width, _INDENT) if table.goal else []
    return goal + lines if len(goal) + len(lines) <= HEIGHT else lines


def _best(
    table: Tabletop, names: Sequence[str], viewer: Seat, to_act: Seat, width: int, about: Mapping[Seat, str]
) -> list[Line]:
    """The most readable way that is not too high."""
    tries = (
        _Drawing(_SHORTER[terse](table), names, viewer, to_act, about, width, abreast, dense).lines()
        for abreast, dense, terse in _ways(table, width)
    )
    best = next(tries)
    for lines in tries:
        if len(best) <= HEIGHT:
            break
        best = min(best, lines, key=len)
    return best


def drawn_text(table: Tabletop, names: Sequence[str], viewer: Seat, to_act: Seat, *, width: int = WIDTH) -> str:
    """The same without ink."""
    return plain(drawn(table, names, viewer, to_act, width=width))


def _ways(table: Tabletop, width: int) -> Iterator[tuple[int, bool, int]]:
    """Players abreast, whether they are drawn densely, how tersely: from the most readable way on."""
    players = max(1, len(table.players))
    needed = Grids.of(table, width, dense=False).needed
    fitting = (n for n in range(players, 1, -1) if needed and column_width(width, n) >= max(_ROOMY, needed + 2))
    first = next(fitting, 1)
    yield first, False, 0
    for terse in range(len(_SHORTER)):
        for abreast in range(first, players + 1):
            if abreast == 1 or column_width(width, abreast) >= _NARROWEST:
                yield abreast, True, terse


def _without_hints(table: Tabletop) -> Tabletop:
    """Without what only helps: the hint, the notes on grids, the names of backs."""
    middle = [replace(zone, note="") if zone.columns else zone for zone in table.middle]
    return replace(table, hint="", middle=middle, players=[_changed(player, _nameless) for player in table.players])


def _without_marks(table: Tabletop) -> Tabletop:
    """The last resort: cards in rows without their marks."""
    table = _without_hints(table)
    return replace(table, players=[_changed(player, _markless) for player in table.players])


def _without_names(table: Tabletop) -> Tabletop:
    """A crammed table: what is tucked under a card is counted, cards go by the last words of their names, no piles."""
    table = _without_marks(table)
    contest = table.contest
    if contest is not None:
        lanes = [replace(lane, cards=[*map(_crammed, lane.cards)], note="") for lane in contest.lanes]
        contest = replace(contest, lanes=lanes, steps=contest.steps[contest.step : contest.step + 1], step=0)
    players = [_changed(_without_piles(player), _crammed) for player in table.players]
    return replace(table, contest=contest, players=players)


def _without_piles(player: Player) -> Player:
    """Piles that nobody can take from are left out where cards have numbers."""
    if not any(card.number for zone in player.zones for card in zone.cards):
        return player
    return replace(player, zones=[zone for zone in player.zones if zone.count is None or zone.spot])


_SHORTER: Sequence[Callable[[Tabletop], Tabletop]] = (
    lambda table: table,
    _without_hints,
    _without_marks,
    _without_names,
)


def _changed(player: Player, change: Callable[[Card], Card]) -> Player:
    """A player with every card that lies in a row changed."""
    zones = [z if z.columns else replace(z, cards=[*map(change, z.cards)]) for z in player.zones]
    return replace(player, zones=zones)


def _nameless(card: Card) -> Card:
    return replace(card, name=UNKNOWN) if card.face == "down" else card


def _markless(card: Card) -> Card:
    return replace(card, marks=[])


def _crammed(card: Card) -> Card:
    """Only cards that have a place may be cut short: moves call them by it."""
    if not card.number:
        return card
    tucked = [f"+{len(card.below)}"] if card.below else []
    return replace(card, name=card.short or name_of(card).rpartition(" ")[2], marks=tucked, below=[])


class _Drawing:
    """One try, with so many players abreast."""

    def __init__(
        self,
        table: Tabletop,
        names: Sequence[str],
        viewer: Seat,
        to_act: Seat,
        about: Mapping[Seat, str],
        width: int,
        abreast: int,
        dense: bool,
    ) -> None:
        self._table, self._names, self._viewer, self._to_act, self._about = table, names, viewer, to_act, about
        self._width, self._abreast, self._dense = width, abreast, dense
        self._box = column_width(width, abreast)
        self._grids = Grids.of(table, self._box - len(_INDENT), dense)

    def lines(self) -> list[Line]:
        """From the facts to the question."""
        table = self._table
        piles = [row(zone, corners=True) for zone in table.middle if not zone.columns]
        lines = filled([*map(_fact, table.facts), *piles], self._width, _INDENT, new="")
        lines += self._alone(table.middle) + self._contest()
        for start in range(0, len(table.players), self._abreast):
            boxes = [self._player(player) for player in table.players[start : start + self._abreast]]
            lines += side_by_side(boxes, self._box)
        lines += self._alone(table.hand)
        lines += filled([row(zone) for zone in table.hand if not zone.columns], self._width, _INDENT, new="")
        return [*map(trimmed, lines), *self._grids.legend(self._width), *_question(table, self._width)]

    def _contest(self) -> list[Line]:
        """What is compared and how far it has got, then a phrase for each player in it."""
        contest = self._table.contest
        if contest is None:
            return []
        steps = [f"[{step}]" if nth == contest.step else step for nth, step in enumerate(contest.steps)]
        head = [[Piece(contest.title, "label")], [Piece(" > ".join(steps), "faint")]] if steps else []
        lanes = [lane(each, self._names[each.seat] or "free") for each in contest.lanes]
        return filled(head, self._width, _INDENT, new="") + filled(lanes, self._width, _INDENT * 2, [Piece(_INDENT)])

    def _alone(self, zones: Sequence[Zone]) -> list[Line]:
        return [line for zone in zones if zone.columns for line in self._grids.alone(zone, self._width)]

    def _player(self, player: Player) -> list[Line]:
        groups = _groups(player.facts)
        own = [zone for zone in player.zones if names_itself(zone)]
        shared = len(groups) == len(own) > 1  # a player with two characters: each with its own facts
        said = [*self._said_of(player, [] if shared else player.facts)]
        rows = [zone for zone in player.zones if not zone.columns and not _counted_already(zone, player)]
        if self._dense and not shared:
            said += sorted(map(row, rows), key=length)
            rows = []
        lines = filled(said, self._box, _INDENT * 2, self._head(player))
        for zone in player.zones:
            lines += self._grids.inside(zone, _INDENT) if zone.columns and not (player.out and _is_bare(zone)) else []
        if shared:
            for zone, facts in zip(own, groups, strict=True):
                lines += self._rows([row(zone), *map(_fact, facts)])
            rows = [zone for zone in rows if zone not in own]
        return lines + self._rows([*map(row, rows)])

    def _rows(self, rows: Sequence[Line]) -> list[Line]:
        return filled(rows, self._box, _INDENT * 2, [Piece(_INDENT)]) if rows else []

    def _head(self, player: Player) -> Line:
        acts = player.seat == self._to_act
        ink = "acting" if acts else "faint" if player.out else "name"
        you = " (you)" if player.seat == self._viewer else ""
        name = self._names[player.seat] or "free"
        return [Piece("> " if acts else "  ", "acting" if acts else ""), Piece(f"{name}{you}", ink), Piece("  ")]

    def _said_of(self, player: Player, facts: Sequence[Fact]) -> Iterator[Line]:
        if player.out:
            yield [Piece("out", "faint")]
        if player.score and all(str(fact.pips) != player.score for fact in player.facts):
            label = f"{self._table.scores} " if self._table.scores else ""
            yield [Piece(f"{label}{player.score}", "score")]
        for words in (player.note, *player.marks):
            yield [Piece(words)] if words else []
        yield from map(_fact, facts)
        about = self._about.get(player.seat, "")
        yield [Piece(about, "faint")] if about else []


def _groups(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Facts that begin anew when the first label comes again."""
    groups: list[list[Fact]] = []
    for fact in facts:
        if not groups or fact.label == facts[0].label:
            groups.append([])
        groups[-1].append(fact)
    return groups


def _is_bare(zone: Zone) -> bool:
    """A row of empty places, as somebody who is out leaves behind."""
    return all(card.face == "empty" and not card.on_top and not card.marks for card in zone.cards)


def _counted_already(zone: Zone, player: Player) -> bool:
    """A pile of backs that the player's note has told already: `4 cards`."""
    seen = any(card.face == "up" for card in zone.cards)
    return zone.count is not None and not seen and not zone.note and player.note.startswith(f"{zone.count} card")


def _fact(fact: Fact) -> Line:
    """`Round 6 of 10`, `Life ●●●○`."""
    ink = fact.tone
    if fact.bars:
        most = max(fact.bars)
        fact = replace(
            fact, value=f"{''.join(_BARS[each * (len(_BARS) - 1) // max(1, most)] for each in fact.bars)} {fact.value}"
        )
    if fact.pips is None:
        return [Piece(" ".join(word for word in (fact.label, fact.value) if word), ink)]
    return [Piece(f"{fact.label} ", ink), Piece("●" * fact.pips, "danger"), Piece("○" * max(0, fact.most - fact.pips))]


def heading(table: Tabletop) -> str:
    """What is being decided, as it is said before the hint: "Defend your jail?", "Cy plays cards."."""
    end = "" if table.heading.endswith(("?", "!", ".")) else ":" if table.hint else "."
    return table.heading + end


def _question(table: Tabletop, width: int) -> list[Line]:
    """What is being decided: heading, hint, and the rule's number."""
    if not table.heading:
        return []
    said = [Piece(heading(table), "question")]
    if table.hint:
        said.append(Piece(f" {table.hint}"))
    if table.rule:
        said.append(Piece(f" ({table.rule})", "faint"))
    return filled([said], width, _INDENT)
