"""What `report` and `compare` share: a run that is kept while it plays, and the files that come of it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from sixgun.engine.errors import BadOption
from sixgun.engine.wholefile import write_whole
from sixgun.simulation.findings import Findings
from sixgun.simulation.lab import Lab, Scheduler, kept_alone, play
from sixgun.terminal.screen import plain_console, printable

from .progress import in_words, kept_so_far, shown_progress


def named(out: Path | None, usual: str) -> Path:
    """Where the files of a report go; their endings are put behind it."""
    if out is None:
        return Path(usual)
    if not out.name:
        raise BadOption("The files need a name: --out NAME.")
    return out.with_suffix("") if out.suffix in (".html", ".json", ".csv") else out


def findings_of(lab: Lab, out: Path, title: str, threads: int | None, spread: Scheduler | None) -> Findings:
    """Play what is left of a run, keeping it in `out`.json, and write `out`.html, .json and .csv."""
    keep = out.with_name(f"{out.name}.json")
    if not out.parent.is_dir():
        raise BadOption(f"There is no folder {out.parent} to write {out.name}.html into.")
    with kept_alone(keep):
        _play_on(lab, keep, title, threads, spread)
        findings = Findings(lab)
        _write(findings, out, title)
    return findings


def _play_on(lab: Lab, keep: Path, title: str, threads: int | None, spread: Scheduler | None) -> None:
    console = plain_console(stderr=True)
    before = lab.go_on_from(keep)
    if before:
        console.print(printable(f"Continuing from {before:,} games in {keep}."), soft_wrap=True)
    try:
        with shown_progress(title, lab) as progress:
            play(lab, keep=keep, threads=threads, spread=spread, progress=progress)
    except KeyboardInterrupt:
        console.print(printable(kept_so_far(lab, keep)), soft_wrap=True)
        raise


def _write(findings: Findings, out: Path, title: str) -> None:
    from sixgun.web.lab.page import page  # late: drawing takes a while to import, and most commands draw nothing

    html, table, keep = (out.with_name(f"{out.name}.{ending}") for ending in ("html", "csv", "json"))
    today = datetime.now(UTC)
    when = f"{today.day} {today:%B %Y}, {in_words(findings.lab.seconds)}"
    findings.lab.write(keep, {"findings": findings.to_json()})
    _write_whole(table, findings.to_csv())
    _write_whole(html, page(findings, title, when, {"csv": table.name, "json": keep.name}))


def _write_whole(path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise BadOption(f"The file {path} cannot be written: {error.strerror}.") from None


def where(out: Path) -> str:
    """What was written."""
    return printable(f"The report is {out}.html; all its numbers are in {out}.csv and {out}.json.")
