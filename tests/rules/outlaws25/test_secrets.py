"""Who knows what: O25-06, O25-89, O25-R28, O25-R69, O25-R71, and games a viewer thinks possible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.luck import pick
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import SPECTATOR
from sixgun.games.outlaws25 import GAME, moves
from sixgun.games.outlaws25.rules.ranking import hand_strength
from sixgun.games.outlaws25.rules.rewards import is_usable
from sixgun.games.outlaws25.words import Phase

from .scene import Scene


def bytes_of(game: Any) -> bytes:
    return bytes(game.tobytes())


def imagined(scene: Scene, viewer: int, seed: int) -> Any:
    game = scene.table.veiled(viewer)
    GAME.imagine(game, viewer, seed)
    return game


def test_what_is_open_where_the_text_is_silent() -> None:
    """O25-R69, O25-89, O25-111."""
    scene = Scene("P0 P1 P2").outlaw("P1", "L", reward="Pardon", wanted="K")
    seen = scene.sees("nobody")
    assert seen["seats"][1]["outlaws"][0]["money"] == 100
    assert seen["seats"][1]["outlaws"][0]["reward"] == "?"
    assert seen["seats"][1]["outlaws"][0]["wanted"] == ["King"]
    assert (seen["pot"], seen["bank"]) == (30, 0)
    assert seen["decks"] == {"Rewards": 24, "Wanted cards": 24, "Sheriffs in the deck": 10}


def test_a_hidden_reward_does_not_change_what_others_see() -> None:
    """O25-89, O25-R71."""
    one = Scene("P0 P1").outlaw("P1", "L", reward="Steady Hand")
    other = Scene("P0 P1").outlaw("P1", "L", reward="Fast Horse")
    for viewer in (0, SPECTATOR):
        assert bytes_of(one.table.veiled(viewer)) == bytes_of(other.table.veiled(viewer))
    assert bytes_of(one.table.veiled(1)) != bytes_of(other.table.veiled(1))


def test_hidden_outlaws_do_not_change_what_others_see() -> None:
    """O25-06, O25-08."""
    one, other = Scene("P0 P1").outlaw("P1", "L", speed=1), Scene("P0 P1").outlaw("P1", "L", speed=5)
    assert bytes_of(one.table.veiled(0)) == bytes_of(other.table.veiled(0))


def some_positions() -> list[Scene]:
    """Tables with all sorts of secrets."""
    betting = Scene("P0 P1 P2").outlaw("P1", "R", reward="Card Up the Sleeve").outlaw("P2", "L", reward="Pardon")
    betting.play("P1", "play the Reward on your right to replace your first card", "bet $20")
    showing = Scene("P0 P1 P2").hands("Qh", P1="Jc Ks", P0="Kh Th", P2="Ts Tc")
    showing.play("P1", "bet $20").play("P2", "call").play("P0", "raise to $40").play("P1", "call").play("P2", "call")
    spied = Scene("P0 P1 P2").outlaw("P1", "L", reward="Spyglass").outlaw("P0", "L", reward="Buried Cash").buying("P1")
    spied.balance().play("P1", "play the Reward on your left at P0's middle")
    duel = Scene("P0 P1 P2").outlaw("P1", "L", reward="Steady Hand").outlaw("P2", "L", reward="Stray Bullet").holdup()
    duel.balance().play("P0", "hold up P1's left with your middle").play("P1", "fight back")
    return [betting, showing, spied, duel]


@pytest.mark.parametrize("which", range(4))
def test_imagined_games_look_the_same_to_their_viewer(which: int) -> None:
    """O25-R69, O25-R71: veiled again, an imagined game is the same bytes, and its moves are the same."""
    scene = some_positions()[which]
    allowed, others = GAME.move_list(), GAME.move_list()
    for viewer in (SPECTATOR, 0, 1, 2):
        veiled = scene.table.veiled(viewer)
        for seed in range(5):
            game = imagined(scene, viewer, seed)
            again = game.copy()
            GAME.veil(again, viewer)
            assert bytes_of(again) == bytes_of(veiled)
            if viewer == scene.game.to_act:
                count = GAME.legal(scene.game, allowed)
                for twin in (veiled, game):
                    assert GAME.legal(twin, others) == count
                    assert list(others[:count]) == list(allowed[:count])
                    for move in range(GAME.move_space):
                        assert GAME.why_not(twin, move) == GAME.why_not(scene.game, move)


def test_imagined_hands_that_were_not_shown_lose_to_the_hand_that_was() -> None:
    """O25-53, O25-54."""
    scene = some_positions()[1]
    assert scene.phase == Phase.SHOWING
    for seed in range(20):
        game = imagined(scene, SPECTATOR, seed)
        for beaten in (1, 2):
            assert hand_strength(game, beaten) < hand_strength(game, 0)


def test_an_imagined_game_can_be_played_to_the_end() -> None:
    """O25-R2."""
    scene = some_positions()[0]
    allowed, luck = GAME.move_list(), np.array([1, 2, 3, 4], np.uint32)
    for viewer in (SPECTATOR, 0, 2):
        game = imagined(scene, viewer, 5)
        while game.to_act >= 0:
            GAME.step(game, allowed[pick(luck, GAME.legal(game, allowed))])
            assert int(game.money.sum()) + int(game.pot) + int(game.bank) == 900


def test_where_idle_questions_are_skipped_an_imagined_player_can_answer() -> None:
    """O25-R71."""
    scene = Scene("P0 P1 P2", skip_idle_questions=True).outlaw("P1", "L", reward="Steady Hand").holdup()
    scene.balance().play("P0", "hold up P1's left with your middle").play("P1", "fight back")
    for seed in range(10):
        assert is_usable(imagined(scene, 0, seed), 1, 0)


def test_imagined_outlaws_are_five_different_ones_of_their_colour() -> None:
    """O25-05, O25-75."""
    scene = Scene("P0 P1").outlaw("P1", "L", speed=4)
    scene.game.face_up[1] = 0b001
    rows = {tuple(map(int, imagined(scene, 0, seed).outlaw[1])) for seed in range(200)}
    assert all(row[0] == 3 and len(set(row)) == 3 for row in rows)
    assert len(rows) == 12


def test_numbers_for_a_learner_tell_nothing_hidden() -> None:
    """O25-06, O25-89."""
    one, other = (
        Scene("P0 P1").outlaw("P1", "L", reward="Pardon"),
        Scene("P0 P1").outlaw("P1", "L", reward="Fast Horse"),
    )
    seen = []
    for scene in (one, other):
        out = np.zeros(GAME.slices.length, np.float32)
        GAME.observe(scene.table.veiled(0), 0, out)
        seen.append(out)
    assert (seen[0] == seen[1]).all()
    assert seen[0][GAME.slices["pot"]] == 2
    assert seen[0][GAME.slices["my_cards"]].sum() == 2
    assert list(seen[0][GAME.slices["money"]][:6]) == [10, 10, 9, 10, 10, 9]
    assert seen[0][GAME.slices["rewards"]].sum() == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_is_asked_never_depends_on_a_hidden_card(seats: int) -> None:
    """O25-R71: with everything hidden re-imagined, the same move leads to the same question to the same player."""
    games, options, allowed = GAME.state.empty(), GAME.settled(seats), GAME.move_list()
    game, luck = games[0], np.zeros(4, np.uint32)
    windows = (Phase.ANSWER, Phase.COWERING, Phase.DISMISS, Phase.BEFORE_ROLL)
    compared = 0
    for seed in range(3 if INTERPRETED else 150):
        GAME.deal(game, options[0], seed)
        luck[:] = [seed, 8, 9, 1]
        while game.to_act >= 0:
            move = int(allowed[pick(luck, GAME.legal(game, allowed))])
            twin = game.copy()
            viewer = int(game.to_act)
            GAME.veil(twin, viewer)
            GAME.imagine(twin, viewer, seed)
            twin.luck[:] = game.luck
            is_public = moves.END_TURN <= move <= moves.PASS and game.phase != Phase.AFTER_ROLL
            GAME.step(game, move)
            if is_public:
                GAME.step(twin, move)
                if game.phase in windows or twin.phase in windows:
                    assert (int(game.phase), int(game.to_act)) == (int(twin.phase), int(twin.to_act))
                    compared += 1
    assert compared > 3
