"""Pictures of every game for the documentation, so that a change of looks is seen in review: `make pictures`.

    python -m tests.web.pictures                    all of them, into docs/pictures
    python -m tests.web.pictures --only bang        those of a game, or "lobby"

Games are played at random from a fixed seed, so that the same looks give the same pictures.
"""

from __future__ import annotations

import argparse
import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.web.saloon import Saloon

from .browsing import opened_browser
from .layout import HOST, Stage, saloon
from .positions import moments

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = ((1440, 900), (390, 844))
SHOWN = {"middle": "in the middle of a game", "end": "at the end"}
MOST_BYTES = 150_000
LOBBY = "lobby"
# Chromium makes small pictures by itself; the rest of the house needs no library for it.
_SMALLER = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = png;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}"""


def compressed(page: Page, png: bytes) -> bytes:
    """A picture as WebP, under the limit."""
    for quality in (0.82, 0.7, 0.55, 0.4):
        made = page.evaluate(_SMALLER, ["data:image/png;base64," + base64.b64encode(png).decode(), quality])
        found = base64.b64decode(made.partition(",")[2])
        if len(found) <= MOST_BYTES:
            return found
    raise ValueError(f"A picture has {len(found):,} bytes, and {MOST_BYTES:,} is the most.")


def take(stage: Stage, paper: Page, folder: Path, name: str, size: tuple[int, int]) -> None:
    """The page as it stands."""
    place = folder / f"{name}-{size[0]}x{size[1]}.webp"
    place.write_bytes(compressed(paper, stage.page.screenshot(timeout=0)))
    print(f"{place.name}: {place.stat().st_size // 1000} KB")


def take_game(room: Saloon, browser: Browser, paper: Page, folder: Path, game: Game) -> None:
    """A game at its usual number of seats, at every size and moment."""
    stage = Stage(room, browser, game)
    views = moments(game, game.usual_seats)
    for size in SIZES:
        stage.resize(*size)
        for moment in SHOWN:
            stage.look({moment: views[moment]}, chosen=())
            take(stage, paper, folder, f"{game.name}-{moment}", size)
    stage.page.close()


def take_lobby(room: Saloon, browser: Browser, paper: Page, folder: Path) -> None:
    """The first page."""
    stage = Stage(room, browser, room.games[0])
    stage.page.goto(HOST)
    for size in SIZES:
        stage.resize(*size)
        take(stage, paper, folder, LOBBY, size)
    stage.page.close()


def index(folder: Path) -> None:
    """A page with all pictures."""
    words = "Made by `make pictures` from games played at random; the names say game, moment and size."
    lines, shown = ["# Pictures", "", words, ""], [(LOBBY, "The lobby")]
    for game in map(find_game, game_names()):
        shown += [(f"{game.name}-{moment}", f"{game.title}: {said}") for moment, said in SHOWN.items()]
    for name, title in shown:
        pictures = [f"![{title}, {width} by {height}]({name}-{width}x{height}.webp)" for width, height in SIZES]
        lines += [f"## {title}", "", *pictures, ""]
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """All pictures, or some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=[], help=f"games, or {LOBBY}")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with saloon() as room, opened_browser() as browser:
        paper = browser.new_page()
        if not options.only or LOBBY in options.only:
            take_lobby(room, browser, paper, options.folder)
        for name in game_names():
            if not options.only or name in options.only:
                take_game(room, browser, paper, options.folder, find_game(name))
    index(options.folder)


if __name__ == "__main__":
    main()
