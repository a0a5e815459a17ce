"""The page of a report: what the counts say, in plots and sentences; the page needs no other file."""

from __future__ import annotations

import base64
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from sixgun.engine.words import listed, plural
from sixgun.simulation.comparing import by_size
from sixgun.simulation.findings import Findings, part_title
from sixgun.simulation.report import Occurrence, Share, Summary

from ..icons import icon
from ..plots import share_plot
from .plots import often_plot, spread_plot, win_plot

_HERE = Path(__file__).parent
_STATIC = _HERE.parent / "static"
_FONT = re.compile(r"url\((fonts/[a-z0-9-]+\.woff2)\)")
_LATIN = re.compile(r"^@font-face .*U\+A0.*$\n", re.MULTILINE)  # letters that no name of a card has
CHOSEN = "This also depends on choices and on how long a player lasts."
_FEW = 8  # items that fit into the columns of a table


@dataclass(frozen=True)
class Gist:
    """One number that a reader should take away."""

    number: str
    words: str
    small: str


@dataclass(frozen=True)
class Wins:
    """A sort of seats: who wins how often."""

    name: str
    words: str  # what the sort is
    says: str  # what the numbers say
    rows: list[Share]
    plot: Markup


@dataclass(frozen=True)
class Frequencies:
    """A sort of occurrences, with the rules they show at work."""

    title: str
    rows: list[Occurrence]
    plot: Markup


def page(findings: Findings, title: str, when: str, files: dict[str, str]) -> str:
    """The whole page; `files` are the names of the CSV and JSON in the same folder."""
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(_HERE), autoescape=True, trim_blocks=True)
    environment.globals |= {"percent": _percent, "icon": icon, "plural": plural, "quoted": shlex.quote}
    main = findings.of_kind("main")
    told: dict[str, Any] = {
        "findings": findings,
        "title": title,
        "when": when,
        "files": files,
        "style": Markup(_style()),
        "games": findings.lab.done,
        "main": [],
        "changes": by_size(findings.changes),
    }
    if main:
        whole = findings.whole
        told |= {
            "whole": whole,
            "main": main,
            "gist": gists(findings),
            "wins": [*_decks(findings), *(_wins(whole, name) for name in whole.shares if len(whole.shares[name]) > 1)],
            "tables": _tables(main),
            "length": spread_plot(whole.counts(0), whole.length.middle, "Game length", "decisions in a game", "length"),
            "scores": _scores(whole),
            "frequencies": _frequencies(findings) if whole.part.watched else [],
            "skill": [_skill(summary) for summary in findings.of_kind("skill")],
            "has_scores": not whole.part.setup.game.sides,
            "high_wins": whole.part.setup.game.high_wins,
        }
    return environment.get_template("report.html").render(told)


def gists(findings: Findings) -> list[Gist]:
    """The few numbers at the top, in the terminal too."""
    whole, found = findings.whole, []
    strongest = _strongest(whole)
    if strongest:
        sort, row = strongest
        found.append(
            Gist(
                _percent(row.rate),
                f"wins with {row.name} ({sort}), the farthest from the expected rate, {_percent(row.expected)}",
                f"{100 * row.low:.2f} to {_percent(row.high)}, {plural(row.games, 'game')}",
            )
        )
    order = whole.shares.get("turn order") or whole.shares["seat"]
    ends = sorted(order, key=lambda row: row.more)
    sure = "" if any(row.stands_out for row in order) else ", within luck"
    found.append(
        Gist(
            f"{100 * (ends[-1].more - ends[0].more):.2f}",
            f"points between {ends[-1].name} and {ends[0].name}",
            f"{plural(whole.games, 'game')}{sure}",
        )
    )
    length = whole.length
    found.append(
        Gist(
            f"{length.middle:,}",
            f"decisions in the median game; half take {length.lower_quarter:,} to {length.upper_quarter:,}",
            f"longest: game {length.most_in:,} with {length.most:,}",
        )
    )
    if whole.part.watched:
        silent = len(findings.silent_rules)
        found.append(
            Gist(
                plural(silent, "rule"),
                "never came up",
                f"{len(findings.fired.rules)} rules watched, {plural(whole.games, 'game')}",
            )
        )
    return found


def _strongest(whole: Summary) -> tuple[str, Share] | None:
    """Of what was dealt and stands out, the one that is farthest from the mean for sure: the near end counts."""
    dealt = [block.name for block in whole.part.sheet.shares if block.dealt]
    rows = [(sort, row) for sort in dealt for row in whole.shares.get(sort, []) if row.stands_out]
    return max(
        rows, key=lambda pair: max(pair[1].low - pair[1].expected, pair[1].expected - pair[1].high), default=None
    )


def _wins(whole: Summary, name: str) -> Wins:
    block = next(block for block in whole.part.sheet.shares if block.name == name)
    rows = whole.shares[name]
    ordered = rows if name in ("seat", "turn order", "place") else sorted(rows, key=lambda row: -row.more)
    apart = _expected_apart(whole) or block.copies
    plot = win_plot(ordered, whole.mean_rate, f"Wins by {name}", f"wins-{block.first}", apart)
    chosen = "" if block.dealt or name == "bot" else CHOSEN
    return Wins(name, " ".join(filter(None, (block.words, chosen))), _says(rows), ordered, plot)


def _expected_apart(whole: Summary) -> bool:
    """Whether seats are expected to win at different rates, because tables have different sizes."""
    return len({part.part.setup.players for part in whole.made_of}) > 1


def _decks(findings: Findings) -> list[Wins]:
    """The decks that were brought, where there are any."""
    rows, mean = findings.decks, findings.whole.mean_rate
    if not rows:
        return []
    apart = _expected_apart(findings.whole)
    plot = win_plot(sorted(rows, key=lambda row: -row.more), mean, "Wins by deck", "wins-decks", apart)
    return [Wins("deck", "Decks change seats from part to part.", _says(rows), rows, plot)]


def _says(rows: list[Share]) -> str:
    """A sentence about the rates."""
    out = [row for row in rows if row.stands_out]
    if not out:
        return f"Nothing stands out: luck can explain the differences between the {len(rows)} rates."
    above = sorted((row for row in out if row.more > 0), key=lambda row: -row.more)
    below = sorted((row for row in out if row.more <= 0), key=lambda row: row.more)
    parts = []
    if above:
        parts.append(f"{listed([row.name for row in above[:3]])} {_verb(above[:3], 'more')}")
    if below:
        parts.append(f"{listed([row.name for row in below[:3]])} {_verb(below[:3], 'less')}")
    said = "; ".join(parts)
    return f"{said[0].upper()}{said[1:]}. {len(out)} of {len(rows)} stand out, after correction for many comparisons."


def _verb(rows: list[Share], how: str) -> str:
    return f"{'wins' if len(rows) == 1 else 'win'} {how} often than expected"


def _tables(main: list[Summary]) -> list[dict[str, Any]]:
    """Sorts of a few items, part by part, if the run has several parts."""
    tables: list[dict[str, Any]] = []
    if len(main) == 1:
        return tables
    for name in main[0].shares:
        items = list(dict.fromkeys(row.name for summary in main for row in summary.shares.get(name, [])))
        if 1 < len(items) <= _FEW:
            lines = []
            for summary in main:
                rates = {row.name: row for row in summary.shares.get(name, [])}
                lines.append((part_title(summary.part), [rates.get(item) for item in items], summary.games))
            tables.append({"name": name, "items": items, "lines": lines})
    return tables


def _scores(whole: Summary) -> list[tuple[str, Any, Markup]]:
    if whole.part.setup.game.sides:
        return []
    return [
        (bot, spread, spread_plot(whole.counts(1 + n), spread.middle, f"Scores of {bot}", "score", f"score-{n}"))
        for n, (bot, spread) in enumerate(whole.scores.items())
    ]


def _frequencies(findings: Findings) -> list[Frequencies]:
    whole = findings.whole
    titles = {"ending": "How games ended", "decision": "Decisions by kind", "event": "What happened"}
    found = []
    for sort, title in titles.items():
        rows = [row for row in whole.occurrences(sort) if row.games]
        named = [_with_rules(row, findings.rules_of(sort, row.id)) for row in sorted(rows, key=lambda row: -row.games)]
        if named:
            found.append(Frequencies(title, named, often_plot(named, title, f"often-{sort}")))
    return found


def _with_rules(row: Occurrence, rules: tuple[str, ...]) -> Occurrence:
    said = f"{row.name[0].upper()}{row.name[1:]}"
    name = f"{said} ({rules[0]}{' …' if len(rules) > 1 else ''})" if rules else said
    return Occurrence(name, row.games, row.times, row.rate, row.low, row.high, row.first)


def _skill(summary: Summary) -> dict[str, Any]:
    """Bot against bot: how often each wins, beside what an equal player would."""
    mean = summary.mean_rate
    bots = summary.part.setup.bots
    lines = [
        {
            "name": row.name,
            "row": row,
            "seats": bots.count(row.name),
            "plot": share_plot(row.rate, row.low, row.high, mean),
            "score": summary.scores[row.name].mean,
        }
        for row in summary.shares["bot"]
    ]
    return {"title": part_title(summary.part), "summary": summary, "lines": lines, "mean": mean}


def _percent(share: float, digits: int = 2) -> str:
    return f"{100 * share:.{digits}f}%"


def _style() -> str:
    """The saloon's own styles with their fonts inside."""
    saloon = _LATIN.sub("", (_STATIC / "saloon.css").read_text(encoding="utf-8"))
    sheets = [saloon, (_STATIC / "players.css").read_text(encoding="utf-8")]
    sheets.append((_HERE / "report.css").read_text(encoding="utf-8"))
    return _FONT.sub(_inside, "\n".join(sheets))


def _inside(font: re.Match[str]) -> str:
    data = base64.b64encode((_STATIC / font[1]).read_bytes()).decode()
    return f"url(data:font/woff2;base64,{data})"
