"""Reports of the house's own games, and their pictures for the documentation: `make reports`, some ten minutes.

python -m tests.web.reports                     play all of them, and take their pictures into docs/reports
python -m tests.web.reports --only bang
python -m tests.web.reports --in FOLDER         keep the whole reports there, to be read and continued
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .browsing import opened_browser
from .pictures import compressed

FOLDER = Path(__file__).parents[2] / "docs" / "reports"
WIDTH, HEIGHT = 1180, 1400
GAMES = {"calaboose": "1e6", "outlaw-poker": "2e5", "25-outlaws": "1e6", "bang": "5e5", "high-stakes-drifter": "2e4"}


def play(name: str, folder: Path) -> Path:
    """The page of a game's report."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "sixgun.cli.main", "report", name, "--games", GAMES[name]]
    subprocess.run([*command, "--out", str(folder / name)], check=True)
    return folder / f"{name}.html"


def main() -> None:
    """All reports, or some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--in", dest="folder", type=Path)
    options = parser.parse_args()
    with TemporaryDirectory() as forgotten, opened_browser() as browser:
        page, paper = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}), browser.new_page()
        for name in options.only:
            page.goto(play(name, options.folder or Path(forgotten)).resolve().as_uri())
            (FOLDER / f"{name}.webp").write_bytes(compressed(paper, page.screenshot()))


if __name__ == "__main__":
    main()
