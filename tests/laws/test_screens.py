"""Every game can be played on a screen: what a move touches is there, and what cannot be used says why."""

from __future__ import annotations

import msgspec

from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import spots_of
from sixgun.tables.spots import refusals

from .positions import FEW, positions
from .test_secrets import NAMES


def test_every_spot_a_move_touches_lies_on_the_mover_s_table(game: Game) -> None:
    for table in positions(game, each=1 if FEW else 2, every=20 if FEW else 7):
        seat = int(table.record.to_act)
        if seat == NOBODY:
            continue
        spots = set(spots_of(game.telling.tabletop(table.veiled(seat), seat, game.names(NAMES))))
        for move in table.moves:
            missing = [
                tap for tap in game.telling.taps(move, seat) if tap not in spots and not tap.startswith("amount.")
            ]
            assert not missing, f"{' '.join(game.telling.phrase(move, game.names(NAMES)))} touches {missing}"


def test_what_no_move_touches_says_why_and_what_one_touches_does_not(game: Game) -> None:
    met = 0
    could: dict[int, set[str]] = {}  # every spot that any move of a seat could ever touch
    for table in positions(game, each=1, every=60 if FEW else 20):
        seat = int(table.record.to_act)
        if seat == NOBODY:
            continue
        view = game.state.empty()
        view[0] = table.veiled(seat)
        laid = game.telling.tabletop(view[0], seat, game.names(NAMES))
        refused = refusals(game, view, seat, laid, game.names(NAMES))
        if seat not in could:
            could[seat] = {tap for move in range(game.move_space) for tap in game.telling.taps(move, seat)}
        touched = {tap for move in table.moves for tap in game.telling.taps(move, seat)}
        assert set(refused) == (could[seat] & set(spots_of(laid))) - touched
        assert all(no.sentence for no in refused.values())
        met += len(refused)
    assert met > 0


def test_a_table_for_a_screen_can_be_sent(game: Game) -> None:
    for table in positions(game, each=1, every=80):
        for viewer in table.viewers:
            laid = game.telling.tabletop(table.veiled(viewer), viewer, game.names(NAMES))
            assert [player.seat for player in laid.players] == list(range(table.record.seats))
            assert laid.heading
            assert laid.goal.endswith(".")  # how to win here, in a line; test_secrets sees that it gives nothing away
            assert len(laid.goal) <= 110
            assert len(msgspec.json.encode(laid)) < 30_000
