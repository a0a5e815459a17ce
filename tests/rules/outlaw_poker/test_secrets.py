"""Who knows what: OP-09, OP-11, OP-12 and what is learned by looking (OP-R26)."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.engine.piles import HIDDEN
from sixgun.games.outlaw_poker import GAME

from .notation import card_name
from .scene import CUSTOM, Scene

EVERYBODY = ("Ann", "Bo", "Cy", None)


def faces(game: object, seat: int) -> list[str]:
    return [str(card_name(game, card)) for card in game.grid[seat]]  # type: ignore[attr-defined]


def test_a_card_nobody_has_looked_at_changes_nobodys_view() -> None:
    """OP-09. Not even its owner's."""
    one = Scene().grid("Ann", "1/2 | (3)/(4) | (5)/(6) | (7)/(8)").deck("12 9")
    other = Scene().grid("Ann", "1/2 | (12)/(4) | (5)/(6) | (7)/(8)").deck("3 9")
    for viewer in EVERYBODY:
        assert one.veiled(viewer).tobytes() == other.veiled(viewer).tobytes()
    assert one.game.tobytes() != other.game.tobytes()


def peeked(card: str, rest: str) -> Scene:
    """Bo has looked at Ann's column 2, top."""
    scene = Scene(effect=("peek", 1, "opponent")).turn("Bo").holds("Bo", CUSTOM).deck(rest)
    scene.grid("Ann", f"1/2 | ({card})/(4) | (5)/(6) | (7)/(8)")
    return scene.play("Bo", "play outlaw", "look at Ann 2 top")


def test_what_was_seen_is_known_to_the_one_who_looked_alone() -> None:
    """OP-R26."""
    one, other = peeked("3", "12 9"), peeked("12", "3 9")
    for viewer in ("Ann", "Cy", None):
        assert one.veiled(viewer).tobytes() == other.veiled(viewer).tobytes()
        assert one.sees(viewer, "Ann") == "1/2 | (?)/(?) | (?)/(?) | (?)/(?)"
    assert one.sees("Bo", "Ann") == "1/2 | (3)/(?) | (?)/(?) | (?)/(?)"
    assert other.sees("Bo", "Ann") == "1/2 | (12)/(?) | (?)/(?) | (?)/(?)"


def test_everybody_sees_which_card_was_looked_at() -> None:
    """OP-R26."""
    scene = peeked("3", "12 9")
    for viewer in EVERYBODY:
        assert "Bo looks at Ann's card in column 2, top." in scene.heard(viewer)
        assert scene.veiled(viewer).seen_by[0, 2] == 1 << scene.seat("Bo")
    assert [name for name in EVERYBODY if "Bo sees 3: Ann's card in column 2, top." in scene.heard(name)] == ["Bo"]


def test_what_was_seen_stays_known_while_play_goes_on() -> None:
    """OP-R26. It survives in the veiled record until the card is turned up."""
    scene = peeked("3", "9 9 9 9 9").idle("Cy", "Ann", "Bo", "Cy")
    assert scene.sees("Bo", "Ann") == "1/2 | (3)/(?) | (?)/(?) | (?)/(?)"
    scene.play("Ann", "draw deck", "discard and flip 2 top")
    assert scene.sees(None, "Ann") == "1/2 | 3/(?) | (?)/(?) | (?)/(?)"
    assert scene.game.seen_by[0, 2] == 0


def test_knowledge_moves_with_the_card() -> None:
    """OP-R26. Ann switches the card Bo has seen: he still knows which one it is, and she still does not."""
    scene = peeked("3", "9 9 9").turn("Ann").holds("Ann", "Drifter")
    scene.play("Ann", "play outlaw", "switch 2 top with 4 bottom")
    assert scene.sees("Bo", "Ann") == "1/2 | (?)/(?) | (?)/(?) | (?)/(3)"
    assert scene.sees("Ann", "Ann") == "1/2 | (?)/(?) | (?)/(?) | (?)/(?)"


def test_imagining_keeps_what_the_viewer_has_seen() -> None:
    """OP-R26, OP-09."""
    scene = peeked("3", "12 9")
    for seed in range(30):
        assert faces(scene.imagined("Bo", seed), 0)[2] == "3"
    guesses = Counter(faces(scene.imagined("Ann", seed), 0)[2] for seed in range(200))
    assert set(guesses) == {"3", "9", "12", "4", "5", "6", "7", "8"}  # any card unseen by Ann, her own among them


def test_what_nobody_has_seen_stays_undecided_in_an_imagined_game() -> None:
    """OP-09. It is drawn when it is turned up, out of all cards nobody has seen."""
    scene = Scene("Ann Bo").grid("Ann", "1/2 | 3/4 | 5/6 | 7/(8)").grid("Bo", "1/2 | 3/4 | 5/6 | 7/(11)").deck("12")
    turned: Counter[str] = Counter()
    for seed in range(120):
        game = scene.imagined("Ann", seed)
        assert game.grid[0, 7] == game.grid[1, 7] == HIDDEN
        GAME.step(game, 1)
        GAME.step(game, 4 + 8 + 7)
        turned[faces(game, 0)[7]] += 1
    assert set(turned) == {"8", "11", "12"}


def test_a_card_drawn_from_the_deck_is_secret_until_it_is_used() -> None:
    """OP-17."""
    one, other = Scene().turn("Ann").deck("3"), Scene().turn("Ann").deck("12")
    one.play("Ann", "draw deck").deck("12")
    other.play("Ann", "draw deck").deck("3")
    for scene in (one, other):
        scene.game.luck[:] = 0
    for viewer in ("Bo", "Cy", None):
        assert one.veiled(viewer).tobytes() == other.veiled(viewer).tobytes()
        assert one.veiled(viewer).drawn[0] == HIDDEN
    assert one.veiled("Ann").drawn[0] == one.kind("3")


def test_a_card_drawn_from_the_discard_pile_is_known_to_all() -> None:
    """OP-17."""
    scene = Scene().turn("Ann").discards("7").play("Ann", "draw discard")
    for viewer in EVERYBODY:
        assert scene.veiled(viewer).drawn[0] == scene.kind("7")


def test_others_outlaws_are_imagined_among_those_that_are_left() -> None:
    """OP-11, OP-12."""
    scene = Scene("Ann Bo Cy").holds("Ann", "Deputy").holds("Bo", "Lookout").holds("Cy", "Drifter").turn("Ann")
    scene.play("Ann", "play outlaw")
    for seed in range(60):
        held = scene.imagined("Bo", seed).outlaw
        assert held[1] == 0
        assert held[0] == -1
        assert held[2] not in (0, 5)
    assert len({int(scene.imagined("Bo", seed).outlaw[2]) for seed in range(60)}) == 6


def test_after_a_rebuild_everybody_can_tell_the_deck_from_the_face_down_cards() -> None:
    """OP-R18, OP-09. The new Deck is made of cards that lay open."""
    scene = Scene("Ann Bo", effect=("peek", 1, "opponent")).turn("Ann").deck("").discards("12 12 12 6")
    scene.grid("Ann", "1/2 | 3/4 | 5/6 | (7)/(7)").grid("Bo", "1/2 | 3/4 | 5/6 | (7)/(7)")
    scene.play("Ann", "draw deck", "discard and skip").holds("Bo", CUSTOM).play(
        "Bo", "play outlaw", "look at Ann 4 top"
    )
    for viewer in ("Ann", "Bo", None):
        for seed in range(20):
            game = scene.imagined(viewer, seed)
            assert faces(game, 0)[6] == "7"


def test_a_face_down_card_is_never_one_of_the_rebuilt_deck() -> None:
    """OP-R18, OP-09. The 8 is the one card left unseen when the Deck runs out, so it is the one that lies face down."""
    for flipped_first in (False, True):
        scene = Scene("Ann Bo").turn("Ann").grid("Ann", "1/2 | 3/4 | 5/6 | 7/(?)").deck("8").discards("12 12 12 6")
        scene.game.pile = 0
        if flipped_first:
            scene.play("Ann", "draw discard", "discard and flip 4 bottom")
        else:
            scene.play("Ann", "draw deck")
            assert scene.drawn == ["12"]
            scene.play("Ann", "discard and flip 4 bottom")
        assert scene.grid_of("Ann") == "1/2 | 3/4 | 5/6 | 7/8"


@pytest.mark.parametrize("rebuilt_before", [False, True])
def test_drawn_cards_of_an_older_deck_are_imagined_from_that_deck(rebuilt_before: bool) -> None:
    """OP-R18, OP-R26. A Hustler draws the last two of the Deck, then one of the rebuilt one."""
    scene = Scene("Ann Bo").turn("Ann").holds("Ann", "Hustler").deck("3 4").discards("12 12 12 6")
    scene.grid("Ann", "1/2 | 1/1 | 5/6 | 0/(0)").grid("Bo", "1/2 | 1/1 | 5/6 | 0/(0)")
    scene.game.rebuilds = int(rebuilt_before)
    scene.play("Ann", "play outlaw")
    assert sorted(scene.drawn[:2]) == ["3", "4"]
    guesses = set()
    for seed in range(80):
        game = scene.imagined("Bo", seed)
        first, second, third = [str(card_name(game, card)) for card in game.drawn]
        assert third == "12"
        guesses.add((first, second))
    either_order = {("3", "4"), ("4", "3")}
    if rebuilt_before:  # the old Deck was itself made of open cards: only their order is a secret
        assert guesses == either_order
    else:  # its cards could as well be the ones that lie face down
        assert guesses > either_order
        assert {face for pair in guesses for face in pair} == {"0", "3", "4"}


def test_luck_is_in_nobodys_view() -> None:
    """OP-06."""
    for viewer in EVERYBODY:
        assert not Scene().veiled(viewer).luck.any()


def test_the_player_to_act_gets_the_same_answers_from_the_own_view() -> None:
    """OP-12, OP-R25."""
    scene = Scene().turn("Ann").holds("Ann", "Hustler").holds("Bo", "Lookout")
    for words in ("play outlaw", "keep card 1 for 2 top"):
        veiled = scene.veiled("Ann")
        for move in range(GAME.move_space):
            assert GAME.why_not(veiled, move) == GAME.why_not(scene.game, move)
        scene.play("Ann", words)
