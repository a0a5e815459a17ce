"""Nothing is ever covered: tables in a browser at many sizes, and what is wrong with what is seen.

    python -m tests.web.layout --all               every number of seats of every game, at every size
    python -m tests.web.layout --shots FOLDER      pictures of what is looked at
    python -m tests.web.layout --only bang 7 1280x720

The pages and scripts are the real ones; views come from games played at random, without a house.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Request, Route

from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.store import open_store
from sixgun.web.saloon import Saloon

from . import visiting
from .browsing import opened_browser
from .positions import moments, waiting
from .running import ROOMY

HOST = "http://testserver"
SIZES = (
    (1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390), (720, 450),
    (360, 640), (375, 667), (390, 664),
)  # fmt: skip
CHOOSING = ("middle", "reaction", "end")  # at the end, the table is chosen again
Views = dict[str, dict[str, Any]]
# What the page answers: how many things were looked at, and a line for each fault.
LOOK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


class Seen(NamedTuple):
    """One look at a table."""

    moment: str
    things: int
    faults: list[str]


@contextmanager
def saloon() -> Iterator[Saloon]:
    """A saloon that is only asked for pages."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(open_store(Path(folder) / "saloon.db"))
        room = Saloon(house, ROOMY)
        room.warming = visiting.Warm(room.games)
        yield room
        house.close()


class Stage:
    """A page of one game, to which views are shown."""

    def __init__(self, room: Saloon, browser: Browser, game: Game) -> None:
        self._pages = visiting.Browser(room)
        answer = room.house.handle("landlord", say.Create(key=f"layout {game.name}", game=game.name))
        assert isinstance(answer, say.Done)
        self.page: Page = browser.new_page(reduced_motion="reduce")
        self.address = f"{HOST}/table/{answer.match}"
        self.trouble: list[str] = []
        self.weight = 0  # of everything fetched so far, in bytes on the line
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.route(f"{HOST}/**", self._serve)
        self.page.route_web_socket(f"{HOST.replace('http', 'ws')}/**", lambda line: None)
        self.page.add_init_script(LOOK)
        self.page.goto(self.address)
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def _serve(self, route: Route, request: Request) -> None:
        answer = self._pages.request(request.method, request.url.removeprefix(HOST))
        self.weight += int(answer.headers.get("content-length", 0))
        headers = {
            name: value for name, value in answer.headers.items() if name not in ("content-encoding", "content-length")
        }
        route.fulfill(status=answer.status_code, headers=headers, body=answer.content)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise(requestAnimationFrame)")  # by then the page has heard of it

    def look(self, views: Views, shots: Path | None = None, chosen: Sequence[str] = CHOOSING) -> list[Seen]:
        """Show each view and say what is wrong with it; and once more with something chosen where that is asked for."""
        seen = []
        for moment, view in views.items():
            for choosing in (False, True) if moment in chosen else (False,):
                found = self.page.evaluate("([view, chosen]) => look(view, chosen)", [view, choosing])
                if found is None:
                    continue
                seen.append(Seen(f"{moment}{', chosen' if choosing else ''}", *found))
                if shots is not None:
                    shots.mkdir(parents=True, exist_ok=True)
                    self.page.screenshot(path=shots / f"{moment}{'-chosen' if choosing else ''}.png")
        return seen


def all_moments(game: Game, seats: int) -> Views:
    """Everything a table of so many seats is looked at in."""
    views = moments(game, seats)
    before = views["middle"]
    return {**views, "waiting": waiting(before, 0), "invited": waiting(before, -1)}


def main() -> int:
    """The whole product of games, seats and sizes, or a part of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every number of seats, not only the fewest and the most")
    parser.add_argument("--shots", type=Path, help="save a picture of every look here")
    parser.add_argument("--only", nargs="*", default=[], help="a game, a number of seats, a size, a moment")
    options = parser.parse_args()
    words, failed, looks = options.only, 0, 0
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in words] or list(SIZES)
    with saloon() as room, opened_browser() as browser:
        for game in map(find_game, [name for name in game_names() if name in words] or game_names()):
            stage = Stage(room, browser, game)
            counts = range(game.fewest_seats, game.most_seats + 1)
            chosen = [n for n in counts if str(n) in words] or (counts if options.all else (counts[0], counts[-1]))
            for seats in chosen:
                views = all_moments(game, seats)
                views = {name: view for name, view in views.items() if name in words} or views
                for width, height in sizes:
                    stage.resize(width, height)
                    where = f"{game.name} {seats} {width}x{height}"
                    for seen in stage.look(views, options.shots and options.shots / where.replace(" ", "-")):
                        looks += 1
                        failed += bool(seen.faults)
                        for fault in seen.faults:
                            print(f"{where} {seen.moment}: {fault}")
            for trouble in stage.trouble:
                print(game.name, trouble)
            stage.page.close()
    print(f"{looks} looks, {failed} with faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
