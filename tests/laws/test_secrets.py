"""Nobody learns a secret: whatever is hidden from a viewer can be changed without the viewer noticing."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np

from sixgun.engine.game import ALLOWED, Game
from sixgun.engine.piles import HIDDEN
from sixgun.engine.record import Seen
from sixgun.engine.seats import SPECTATOR

from .positions import FEW, LONGEST, Playing, field_bytes, positions

MANY_LOOKS = 20  # after which a leak must have been found: an imagined card may by chance be the true one
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def imagined(table: Playing, viewer: int, seed: int) -> Any:
    """The game with everything hidden from the viewer dealt anew; the story as the viewer heard it."""
    other = table.veiled(viewer)
    table.game.imagine(other, viewer, seed)
    return other


def veiled_fields(table: Playing, viewer: int) -> list[str]:
    """What the veil takes from the viewer, but for the luck and what was whispered to others."""
    before, after = field_bytes(table.record), field_bytes(table.veiled(viewer))
    return [name for name in before if before[name] != after[name] and name not in ("luck", "story", "told")]


def everything_shown(game: Game, record: Any, viewer: int) -> dict[str, Any]:
    """All that reaches a viewer: the veiled record, views, observation, and at one's own decision the moves."""
    view = record.copy()
    game.veil(view, viewer)
    numbers = np.zeros(game.slices.length, np.float32)
    game.observe(view, viewer, numbers)
    shown: dict[str, Any] = field_bytes(view)
    shown["on a screen"] = game.telling.tabletop(view, viewer, game.names(NAMES))
    shown["numbers"] = numbers.tobytes()
    if record.to_act == viewer and viewer != SPECTATOR:
        allowed = game.move_list()
        shown["moves"] = allowed[: game.legal(record, allowed)].tolist()
        shown["refusals"] = [int(game.why_not(record, move)) for move in range(0, game.move_space, 5)]
    return shown


def leaks(game: Game, table: Playing, viewer: int, seed: int) -> list[str]:
    """What the viewer could tell the two games apart by, as `game` shows them."""
    real = everything_shown(game, table.record, viewer)
    other = everything_shown(game, imagined(table, viewer, seed), viewer)
    return [part for part in real if real[part] != other[part]]


def test_re_imagining_what_is_hidden_changes_nothing_a_viewer_sees(game: Game) -> None:
    luck = random.Random(3)
    for table in positions(game, each=1 if FEW else 2, every=80 if FEW else 40):
        for viewer in table.viewers:
            assert leaks(game, table, viewer, luck.getrandbits(60)) == []


def is_found(part: str, game: Game, **leaky: Any) -> bool:
    """Whether the law finds a leak when honest games are shown by a game with a leak in it."""
    luck, shown_by = random.Random(9), replace(game, **leaky)
    looks = ((table, viewer) for table in islice(positions(game, each=1, every=20), 30) for viewer in table.viewers)
    return any(part in leaks(shown_by, table, viewer, luck.getrandbits(60)) for table, viewer in looks)


def test_a_veil_that_lets_luck_through_is_found(game: Game) -> None:
    """The law itself is tried: a word of the luck, hidden in a field that everybody sees."""

    def leaky(record: Any, viewer: int) -> None:
        word = int(record.luck[1])
        game.veil(record, viewer)
        record.decisions = word % 1000

    assert is_found("decisions", game, veil=leaky)


def forgetting(game: Game, name: str) -> Game:
    """The game with a veil that leaves a field as it is."""

    def leaky(record: Any, viewer: int) -> None:
        kept = record[name].copy()
        game.veil(record, viewer)
        record[name] = kept

    return replace(game, veil=leaky)


def test_a_veil_that_forgets_a_field_is_found(game: Game) -> None:
    """The law itself is tried: every field that hides something, left as it is where it hides something."""
    missing = {name for name, field in game.state.fields.items() if field.seen not in (Seen.BY_ALL, Seen.BY_NOBODY)}
    forgetful = {name: forgetting(game, name) for name in missing}
    luck, looks = random.Random(9), Counter[str]()
    for table in positions(game, each=1 if FEW else 20):
        if not missing:
            break
        for viewer in table.viewers:
            for name in missing.intersection(veiled_fields(table, viewer)):
                looks[name] += 1
                if name in leaks(forgetful[name], table, viewer, luck.getrandbits(60)):
                    missing = missing - {name}
    assert looks, "luck is not all that is hidden"
    # Interpreted games are played for a while only, and some things are hidden late.
    assert not missing if not FEW else all(looks[name] < MANY_LOOKS for name in missing)


def test_a_judge_that_knows_hidden_cards_is_found(game: Game) -> None:
    """The law itself is tried: a refusal whose reason depends on something the player may not know."""

    def leaky(record: Any, move: int) -> int:
        return int(game.why_not(record, move)) + hidden(record) % 2

    assert is_found("refusals", game, why_not=leaky)


def told_apart_by_the_story(one: Any, other: Any, game: Game, viewer: int) -> bool | None:
    """Whether a viewer hears a difference between two games that look alike; None when they do not look alike."""
    shown = []
    for record in (one, other):
        view = record.copy()
        game.veil(view, viewer)
        shown.append(field_bytes(view))
    story = [{part: fields.pop(part) for part in ("story", "told")} for fields in shown]
    return story[0] != story[1] if shown[0] == shown[1] else None


def after_one_move(table: Playing, viewer: int, seed: int, luck: random.Random) -> tuple[Any, Any] | None:
    """The real game and an imagined one after the same move of somebody else; None where no move fits both."""
    game = table.game
    other = imagined(table, viewer, seed)
    both = [move for move in table.moves if game.why_not(other, move) == ALLOWED]
    if not both:
        return None
    real, move = table.record.copy(), luck.choice(both)
    other.luck[:] = real.luck  # the same dice in both worlds: what still differs comes from hidden cards
    game.step(real, move)
    game.step(other, move)
    return real, other


def pairs_of_worlds(game: Game, luck: random.Random) -> Iterator[tuple[int, Any, Any]]:
    """Viewers, and two games between which they must not be able to tell by listening."""
    for table in islice(positions(game, each=1, every=8), 60 if FEW else 400):
        if table.count:
            for viewer in table.viewers:
                if viewer != table.record.to_act:
                    worlds = after_one_move(table, viewer, luck.getrandbits(60), luck)
                    if worlds:
                        yield viewer, *worlds


def test_what_others_hear_of_a_move_tells_no_more_than_what_they_see(game: Game) -> None:
    heard = [told_apart_by_the_story(a, b, game, v) for v, a, b in pairs_of_worlds(game, random.Random(5))]
    assert heard.count(False) > 3
    assert heard.count(True) == 0


def hidden(record: Any) -> int:
    """A small number that depends on everything in the record, hidden cards included."""
    return hashlib.sha256(record.tobytes()).digest()[0] % 100


def test_a_secret_told_aloud_is_found(game: Game) -> None:
    """The law is tried: a step that tells everybody something hidden is caught."""
    found = 0
    for viewer, one, other in pairs_of_worlds(game, random.Random(6)):
        for record in (one, other):
            record.story[0] = (1, 0, hidden(record), 0)
            record.told = max(1, record.told)
        found += told_apart_by_the_story(one, other, game, viewer) is True
    assert found > 3


def test_a_veil_leaves_no_luck_and_no_hand_of_another(game: Game) -> None:
    for table in positions(game, each=1, every=50):
        for viewer in table.viewers:
            view = table.veiled(viewer)
            for name, field in game.state.fields.items():
                if name == "luck":
                    assert not view[name].any()
                if field.seen == Seen.BY_OWNER:
                    others = [view[name][seat] for seat in range(view.seats) if seat != viewer]
                    assert np.isin(others, (field.blank, HIDDEN)).all(), f"{viewer} can see {name} of the others"


def test_a_veil_over_a_veil_changes_nothing(game: Game) -> None:
    for table in positions(game, each=1, every=60):
        for viewer in table.viewers:
            once = table.veiled(viewer)
            twice = once.copy()
            game.veil(twice, viewer)
            assert field_bytes(once) == field_bytes(twice)


def test_an_imagined_game_can_be_played_to_its_end(game: Game) -> None:
    luck = random.Random(4)
    for table in islice(positions(game, each=1, every=80), 4 if FEW else 60):
        for viewer in table.viewers:
            games = game.state.empty()
            games[0] = imagined(table, viewer, luck.getrandbits(60))
            allowed = game.move_list()
            count = game.legal(games[0], allowed)
            for _ in range(LONGEST):
                if count == 0:
                    break
                count = game.play(games, 0, int(allowed[luck.randrange(count)]), allowed)
                assert count >= 0
            assert FEW or games[0].to_act < 0


def test_imaginations_differ_where_something_is_hidden(game: Game) -> None:
    """In the cards: the luck of two imaginations differs anyway, so it is left out."""
    alike = looked = 0
    for table in islice(positions(game, each=1, every=40), 10 if FEW else 60):
        for viewer in table.viewers:
            if table.count and veiled_fields(table, viewer):
                others = [imagined(table, viewer, seed) for seed in range(6)]
                for other in others:
                    other.luck[:] = 0
                looked += 1
                alike += len({other.tobytes() for other in others}) == 1
    assert looked > 3
    assert alike < looked / 2  # not none: at times only one arrangement is possible, such as all cards in the pile
