"""Every picture that a game names is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sixgun.engine.game import Game
from sixgun.engine.tabletop import Card, Tabletop
from sixgun.engine.words import SEAT_NAMES
from sixgun.web.icons import poster
from sixgun.web.static import FOLDER

from ..laws.positions import positions

DRAWN = set(re.findall(r'id="([\w-]+)"', (FOLDER / "icons" / "icons.svg").read_text(encoding="utf-8")))


def pictures(table: Tabletop) -> Iterator[str]:
    for player in table.players:
        yield player.icon
        yield from (fact.icon for fact in player.facts)
    yield from (fact.icon for fact in table.facts)
    zones = [*table.middle, *table.hand, *(zone for player in table.players for zone in player.zones)]
    for card in (card for zone in zones for card in zone.cards):
        yield card.icon
        if isinstance(card.on_top, Card):
            yield card.on_top.icon


def test_every_picture_a_game_names_is_drawn(game: Game) -> None:
    named = set()
    for table in positions(game, each=2, every=11):
        for viewer in table.viewers:
            named |= set(pictures(game.telling.tabletop(table.veiled(viewer), viewer, game.names(SEAT_NAMES))))
    assert named - {""} <= DRAWN


def test_the_picture_on_every_notice_is_drawn(game: Game) -> None:
    assert game.picture in DRAWN
    assert poster(game.picture) != poster("none of ours")


def test_a_game_from_elsewhere_that_names_no_picture_of_ours_gets_an_ace() -> None:
    assert poster("none of ours") == poster("card-ace-spades")
