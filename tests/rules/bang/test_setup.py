"""Setting up and goals: BNG-01 to BNG-16."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, ROLE_NAMES
from sixgun.games.bang.words import Role
from sixgun.tables.table import Table

from .scene import Scene, shown_role

COUNTS = {
    4: "SROO",
    5: "SROOD",
    6: "SROOOD",
    7: "SROOODD",
}


def dealt(seats: int, seed: int = 1, **chosen: Any) -> Table:
    return Table("bang", seats=seats, seed=seed, **chosen)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_to_seven_players_have_exactly_these_roles(seats: int) -> None:
    """BNG-01, BNG-02, BNG-09."""
    for seed in range(20):
        roles = Counter(ROLE_NAMES[role][0] for role in dealt(seats, seed).state.role[:seats])
        assert roles == Counter(COUNTS[seats])


def test_the_game_is_for_two_to_seven() -> None:
    """BNG-01."""
    for seats in (1, 8):
        with pytest.raises(BadOption, match="BANG! is for 2 to 7 players"):
            GAME.settled(seats=seats)


def test_roles_are_dealt_at_random_and_only_the_sheriffs_is_open() -> None:
    """BNG-03, BNG-04."""
    sheriffs = set()
    for seed in range(40):
        table = dealt(5, seed)
        sheriff = int((table.state.role == Role.SHERIFF).argmax())
        sheriffs.add(sheriff)
        for viewer in range(-1, 5):
            laid = table.tabletop(viewer)
            for seat in range(5):
                open_role = seat in (sheriff, viewer)
                assert shown_role(laid, seat) == (ROLE_NAMES[table.state.role[seat]] if open_role else "?")
    assert sheriffs == set(range(5))


def test_a_role_is_shown_when_its_owner_is_eliminated_or_the_game_ends() -> None:
    """BNG-04, BNG-R50: talking is the players' business, but the screen never shows a hidden role."""
    scene = Scene(5).hand("P1", "BANG! 4♦").life("P2", 1)
    assert scene.sees_role("nobody", "P2") == "?"
    scene.play("P1", "play BANG! 4♦ at P2")
    assert scene.sees_role("nobody", "P2") == "Outlaw"
    assert scene.sees_role("nobody", "P3") == "?"
    scene = Scene(5).gone("P2", "P3", "P4").hand("P1", "Duel 8♣").life("P5", 1).play("P1", "play Duel 8♣ at P5")
    assert [scene.sees_role("nobody", name) for name in scene.table.names] == [
        "Sheriff",
        "Outlaw",
        "Deputy",
        "Outlaw",
        "Renegade",
    ]
    assert not [move for move in scene.table.game.telling.phrase(0, scene.table.names) if "role" in move]


def test_characters_are_dealt_face_up_without_repetition() -> None:
    """BNG-05, BNG-09."""
    seen = set()
    for seed in range(40):
        table = dealt(7, seed)
        names = [player.zones[0].label for player in table.tabletop().players]
        assert len(set(names)) == 7
        seen.update(names)
    assert seen == set(CHARACTER_NAMES)


def test_life_and_hand_are_the_bullets_and_the_sheriff_has_one_more() -> None:
    """BNG-06, BNG-07, BNG-08, BNG-10."""
    for seed in range(30):
        table = dealt(6, seed)
        game = table.state
        dealt_cards = 0
        for seat in range(6):
            bullets = int(game.bullets[game.character[seat]]) + (game.role[seat] == Role.SHERIFF)
            assert game.life[seat] == game.most_life[seat] == bullets
            dealt_cards += bullets
        assert int(game.hand_size.sum()) + int(game.pile) + int(game.looked_at) + int(game.discards) == 80
        start = [event for event in table.events if "starts with" in event]
        assert [int(event.split()[3]) for event in start] == list(game.most_life[:6])
        assert dealt_cards == game.most_life[:6].sum()


def test_two_characters_have_three_bullets_and_kit_carlson_has_four() -> None:
    """BNG-06, BNG-R52."""
    bullets = GAME.settled()[0].bullets
    three = {CHARACTER_NAMES[character] for character in range(16) if bullets[character] == 3}
    assert three == {"El Gringo", "Paul Regret"}
    assert bullets[CHARACTER_NAMES.index("Kit Carlson")] == 4
    assert sum(bullets) == 62


def test_the_sheriff_begins_and_turns_go_to_the_left_among_the_living() -> None:
    """BNG-11, BNG-22."""
    for seed in range(10):
        table = dealt(5, seed)
        assert table.state.role[table.state.turn] == Role.SHERIFF
    scene = Scene(4).gone("P3").end("P1")
    assert scene.turn == "P2"
    scene.hand("P2", "").end("P2")
    assert scene.turn == "P4"
    scene.hand("P4", "").end("P4")
    assert scene.turn == "P1"


def test_a_given_sheriff_and_given_characters_are_dealt_and_the_rest_is_chance() -> None:
    """BNG-12, BNG-T16, BNG-T18."""
    others = set()
    for seed in range(30):
        brings = [None, {"character": "Rose Doolan"}, None, None, {"character": "Paul Regret"}]
        options = GAME.settled(seats=5, sheriff=3, brings=brings)
        game = GAME.state.empty()
        GAME.deal(game[0], options[0], seed)
        assert game[0].role[3] == Role.SHERIFF
        assert game[0].turn == 3
        assert CHARACTER_NAMES[game[0].character[1]] == "Rose Doolan"
        assert CHARACTER_NAMES[game[0].character[4]] == "Paul Regret"
        assert len(set(game[0].character[:5].tolist())) == 5
        others.add(tuple(game[0].role[:3].tolist()))
    assert len(others) > 5


def test_the_first_game_version_leaves_out_thirteen_cards() -> None:
    """BNG-13, BNG-R51."""
    table = dealt(4, first_game="yes")
    assert (table.state.where == 13).sum() == 13
    left_out = {CARD_NAMES[number].rsplit(" ", 1)[0] for number in np.flatnonzero(table.state.where == 13)}
    assert left_out == {"Duel", "Jail", "Indians!", "General Store", "Barrel", "Dynamite"}


def test_what_the_roles_want() -> None:
    """BNG-14, BNG-15, BNG-16: Law, Outlaws and Renegade win by nothing else."""
    law = Scene(5).gone("P2", "P4").hand("P1", "Duel 8♣").life("P5", 1).play("P1", "play Duel 8♣ at P5")
    assert law.winners == ["P1", "P3"]
    outlaws = Scene(5).turn_of("P2").hand("P2", "Duel 8♣").life("P1", 1).play("P2", "play Duel 8♣ at P1")
    assert outlaws.winners == ["P2", "P4"]
    renegade = Scene(5).gone("P2", "P3", "P4").turn_of("P5").hand("P5", "Duel 8♣").life("P1", 1)
    assert renegade.play("P5", "play Duel 8♣ at P1").winners == ["P5"]


def test_set_up_with_five_players() -> None:
    """BNG-S01, BNG-01, BNG-02, BNG-03, BNG-04, BNG-05, BNG-06, BNG-07, BNG-08, BNG-10, BNG-11."""
    people = ["El Gringo", "Paul Regret", "Bart Cassidy", "Willy the Kid", "Kit Carlson"]
    options = GAME.settled(seats=5, sheriff=0, brings=[{"character": name} for name in people])
    game = GAME.state.empty()
    game[0].watched = 1
    GAME.deal(game[0], options[0], 7)
    assert game[0].life[:5].tolist() == game[0].most_life[:5].tolist() == [4, 3, 4, 4, 4]
    assert game[0].hand_size[:5].tolist() == [4 + 2, 3, 4, 4, 4]  # the Sheriff has begun his turn
    assert game[0].pile == 61 - 2
    assert game[0].shown == 1
    assert game[0].turn == 0
    scene = Scene(5).end("P1")
    assert scene.turn == "P2"
