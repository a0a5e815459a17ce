"""Any word of a game on its table is explained: marks, chips, names of piles, steps of a shootout."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from sixgun.engine.game import Game
from sixgun.engine.tabletop import Tabletop
from sixgun.games.registry import find_game

from .browsing import opened_browser
from .layout import Stage, saloon
from .positions import moments


def words_on(table: Tabletop) -> Iterator[str]:
    """What can be tapped there and is no card: those have a text of their own."""
    zones = [*table.middle, *table.hand, *(zone for player in table.players for zone in player.zones)]
    yield from (fact.label for facts in [table.facts, *(player.facts for player in table.players)] for fact in facts)
    yield from (mark for player in table.players for mark in player.marks)
    yield from (zone.label for zone in zones)
    yield from (mark for zone in zones for card in zone.cards for mark in card.marks)
    if table.contest:
        yield from [table.contest.title, *table.contest.steps]
        yield from (mark for lane in table.contest.lanes for mark in lane.marks)


def plain(words: str) -> str:
    """As words.js compares: without numbers and what is said about the word."""
    return re.sub(r"\s*\d+$", "", re.sub(r"^\d+\s+", "", words.strip().lower().split(":")[0]))


def is_explained(words: str, known: set[str]) -> bool:
    said = plain(words)
    return any(said in (name, f"{name}s") or said.startswith(f"{name} ") for name in known)


def test_every_word_on_a_table_is_in_the_glossary_or_names_a_card(game: Game) -> None:
    assert game.guide is not None
    known = {plain(name) for term in game.guide.words for name in [term.word, *term.also]}
    views = [view for seats in {game.fewest_seats, game.usual_seats} for view in moments(game, seats).values()]
    tables = [msgspec.convert(view["table"], Tabletop) for view in views]
    names = {str(card).lower() for card in game.names(["Ann", "Bo"]).called.values()}
    said = {words for table in tables for words in words_on(table) if words and words.lower() not in names}
    unknown = {words for words in said if not is_explained(words, known)}
    assert unknown <= {"2 ×", "3 ×", "4 ×"}  # how many of one kicker chip


def test_a_chip_without_room_for_its_word_is_explained_and_the_goal_opens_the_rules() -> None:
    game = find_game("bang")
    with saloon() as room, opened_browser() as browser:
        stage = Stage(room, browser, game)
        stage.resize(390, 844)
        view = moments(game, game.usual_seats)["middle"]
        stage.look({"middle": view}, chosen=())
        explained = stage.page.locator(".explained b")
        stage.page.locator(".you .fact:has(.pips)").first.click()
        assert explained.inner_text() == "Life point"
        stage.page.locator(".side .close-side").click()
        stage.page.get_by_role("button", name=re.compile("^Goal")).click()
        assert explained.count() == 0  # the rules from their beginning
        assert stage.page.locator(".panel-body .goal").inner_text().endswith(view["table"]["goal"])
        assert stage.trouble == []
