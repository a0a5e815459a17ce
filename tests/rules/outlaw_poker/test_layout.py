"""What a screen shows of Outlaw Poker, to whom, and what is tapped for a move."""

from __future__ import annotations

import re

from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import Card, Tabletop
from sixgun.games.outlaw_poker import GAME
from sixgun.tables.spots import refusals

from .scene import Scene

CODE = re.compile(r"\bC[1-4][TB]\b")


def laid_for(scene: Scene, name: str | None) -> Tabletop:
    viewer = NOBODY if name is None else scene.seat(name)
    return GAME.telling.tabletop(scene.veiled(name), viewer, scene.table.names)


def test_the_goal_says_when_the_lowest_total_is_counted() -> None:
    """OP-36, OP-37, OP-38."""
    assert laid_for(Scene(), "Ann").goal == "Lowest total after 10 rounds wins."
    short = Scene(rounds=1, score_limit=100)
    assert laid_for(short, None).goal == "Lowest total after 1 round, or when somebody has 100 points wins."


def slots(scene: Scene, name: str | None, whose: str) -> list[Card]:
    return laid_for(scene, name).players[scene.seat(whose)].zones[0].cards


def hand(scene: Scene, name: str) -> dict[str, list[str]]:
    return {zone.label: [card.name for card in zone.cards] for zone in laid_for(scene, name).hand}


def why(scene: Scene, name: str) -> dict[str, str]:
    view = GAME.state.empty()
    view[0] = scene.veiled(name)
    refused = refusals(GAME, view, scene.seat(name), laid_for(scene, name), scene.table.names)
    return {spot: no.rule for spot, no in refused.items()}


def spots_of_move(scene: Scene, words: str) -> tuple[str, ...]:
    scene._refresh()
    return GAME.telling.taps(scene.table.read(words), scene.game.to_act)


def test_a_grid_lies_in_two_rows_of_four() -> None:
    scene = Scene().grid("Bo", "1/2 | 3/4 | 5/6 | 7/W")
    assert [card.name for card in slots(scene, "Ann", "Bo")] == ["1", "3", "5", "7", "2", "4", "6", "Wild"]
    assert [card.spot for card in slots(scene, "Ann", "Bo")][:5] == [
        "slot.1.0",
        "slot.1.2",
        "slot.1.4",
        "slot.1.6",
        "slot.1.1",
    ]


def test_nobody_sees_a_face_down_card_not_even_its_owner() -> None:
    scene = Scene().grid("Ann", "1/2 | (3)/(4) | (5)/(6) | (7)/(8)")
    for viewer in ("Ann", "Bo", None):
        backs = [card for card in slots(scene, viewer, "Ann") if card.face == "down"]
        assert len(backs) == 6
        assert not any(card.corner for card in backs)


def test_who_has_looked_sees_the_card_and_the_others_see_who_has_looked() -> None:
    scene = Scene().holds("Ann", "Lookout").play("Ann", "play outlaw", "look Ann 2 top")
    own, other = (next(card for card in slots(scene, name, "Ann") if card.spot == "slot.0.2") for name in ("Ann", "Bo"))
    assert (own.name, own.marks) == ("3", ["face down", "seen by you"])
    assert (other.face, other.marks) == ("down", ["seen by Ann"])


def test_a_card_from_the_deck_is_large_for_the_drawer_and_a_back_for_the_others() -> None:
    scene = Scene().deck("8").play("Ann", "draw deck")
    assert hand(scene, "Ann") == {"You drew": ["8"]}
    drawn = {zone.label: zone.cards[0].face for zone in laid_for(scene, "Bo").middle}
    assert drawn["Drawn by Ann"] == "down"
    assert "Drawn by Ann" not in {zone.label for zone in laid_for(scene, "Ann").middle}


def test_an_outlaw_has_a_face_for_its_holder_only() -> None:
    scene = Scene().holds("Bo", "Dynamiter")
    assert hand(scene, "Bo") == {"Your outlaw": ["Dynamiter"]}
    for viewer in ("Ann", None):
        zones = laid_for(scene, viewer).players[scene.seat("Bo")].zones
        assert [card.name for card in zones[1].cards] == ["unplayed outlaw"]


def test_the_heading_names_the_decision() -> None:
    scene = Scene().deck("8")
    assert laid_for(scene, "Ann").heading == "Your turn: draw"
    assert laid_for(scene, "Bo").heading == "Ann's turn"
    assert laid_for(scene.play("Ann", "draw deck"), "Ann").heading == "You drew the 8: swap or discard it?"
    assert laid_for(scene, "Bo").heading == "Ann drew a card"


def test_the_hint_offers_what_the_judge_allows() -> None:
    """OP-21, OP-22, OP-R7."""
    open_hand = Scene().deck("8").play("Ann", "draw deck")
    assert "or discard it and turn up a face-down card or skip." in laid_for(open_hand, "Ann").hint
    assert open_hand.can("discard and skip")
    locked = Scene().grid("Ann", "4/4 | 3/(4) | (5)/6 | 7/8", locked=True).deck("8").play("Ann", "draw deck")
    assert "or discard it and turn up a face-down card." in laid_for(locked, "Ann").hint
    assert not locked.can("discard and skip")
    all_up = Scene("Ann Bo").discards("4 6").deck("8 9 3").turn("Bo")
    all_up.grid("Ann", "1/1 | 2/2 | 3/3 | 4/4", locked=True).grid("Bo", "9/4 | 3/12 | 7/7 | 1/10", locked=True)
    all_up.last_turns("Ann", 1).play("Bo", "draw from the Discard Pile")
    assert laid_for(all_up, "Bo").hint == "Swap it with one of your cards: you cannot discard this one."
    assert not all_up.can("discard and skip")


def test_an_empty_deck_says_what_drawing_from_it_does() -> None:
    """OP-R18."""
    for rebuilds, note in ((0, "rebuilt from the discards when drawn from"), (1, "drawing from it ends the round")):
        scene = Scene("Ann Bo", max_rebuilds=1).turn("Ann").discards("4 6 8").deck("")
        scene.game.rebuilds = rebuilds
        deck = next(zone for zone in laid_for(scene, "Ann").middle if zone.label == "Deck")
        assert deck.note == note


def test_a_locked_iron_hand_says_so_and_why_it_cannot_be_touched() -> None:
    scene = Scene().grid("Ann", "4/4 | 3/(4) | (5)/(6) | (7)/(8)", locked=True).deck("8").play("Ann", "draw deck")
    assert "column 1 is final" in laid_for(scene, "Bo").players[0].marks
    assert "column 1 may change" in laid_for(scene, "Bo").players[1].marks
    assert why(scene, "Ann")["slot.0.0"] == "OP-31"
    assert why(scene, "Ann")["deck"] == "OP-R35"
    assert "slot.0.2" not in why(scene, "Ann")


def test_a_card_in_reach_of_no_trade_says_its_own_reason() -> None:
    scene = Scene().holds("Ann", "Road Agent").grid("Ann", "4/4 | 3/(4) | (5)/(6) | (7)/(8)", locked=True)
    scene.grid("Bo", "9/9 | 1/(4) | (5)/(6) | (7)/(8)", locked=True).play("Ann", "play outlaw")
    no = why(scene, "Ann")
    assert (no["slot.0.0"], no["slot.1.0"]) == ("OP-R9", "OP-R9")
    assert (no["slot.0.3"], no["slot.1.3"]) == ("OP-R27", "OP-R27")


def test_two_taps_make_a_move() -> None:
    scene = Scene().deck("8")
    assert spots_of_move(scene, "draw discard") == ("discard.0",)
    scene.play("Ann", "draw deck")
    assert spots_of_move(scene, "swap 2 top") == ("drawn.0", "slot.0.2")
    assert spots_of_move(scene, "discard and flip 2 top") == ("discard.0", "slot.0.2")
    assert spots_of_move(scene, "discard and skip") == ()


def test_a_finished_game_is_headed_as_over_and_speaks_of_no_last_turns() -> None:
    """OP-36. The last turns of the last round are taken."""
    scene = Scene("Ann Bo", rounds=1).turn("Bo").last_turns("Ann", 1)
    assert [fact.label for fact in laid_for(scene, None).facts] == ["Round", "Last turns"]
    scene.idle("Bo")
    for viewer in ("Ann", "Bo", None):
        table = laid_for(scene, viewer)
        assert table.heading == "The game is over"
        assert [fact.label for fact in table.facts] == ["Round"]
        assert "last turn" not in scene.table.show(NOBODY if viewer is None else scene.seat(viewer)).lower()


def test_no_screen_speaks_in_codes() -> None:
    """A place is named in plain words, in moves, in the story and on the table."""
    for move in range(GAME.move_space):
        assert not CODE.search(" ".join(GAME.telling.phrase(move, GAME.names(["Ann", "Bo"]))))
    scene = Scene("Ann Bo", rounds=1)
    while not scene.table.over:
        assert not CODE.search(scene.table.show(0))
        scene.table.play(scene.table.moves()[-1])
    assert not any(map(CODE.search, scene.table.events))
