"""What a screen shows of 25 Outlaws, to whom, and what is tapped for a move."""

from __future__ import annotations

from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import Card, Tabletop, Zone
from sixgun.games.outlaws25 import GAME
from sixgun.tables.spots import refusals

from .scene import Scene, place


def laid_for(scene: Scene, name: str | None) -> Tabletop:
    viewer = NOBODY if name is None else scene.seat(name)
    return GAME.telling.tabletop(scene.table.veiled(viewer), viewer, scene.table.names)


def zones_of(scene: Scene, name: str | None, whose: str) -> dict[str, Zone]:
    return {zone.label: zone for zone in laid_for(scene, name).players[scene.seat(whose)].zones}


def outlaw(scene: Scene, name: str | None, whose: str, at: str) -> Card:
    return zones_of(scene, name, whose)["Gang"].cards[place(at)]


def why(scene: Scene, name: str) -> dict[str, str]:
    view = GAME.state.empty()
    view[0] = scene.table.veiled(scene.seat(name))
    refused = refusals(GAME, view, scene.seat(name), laid_for(scene, name), scene.table.names)
    return {spot: no.rule for spot, no in refused.items()}


def spots_of_move(scene: Scene, words: str) -> tuple[str, ...]:
    scene._refresh()
    return GAME.telling.taps(scene.table.read(words), scene.game.to_act)


def test_a_face_down_outlaw_has_a_face_for_its_owner_only() -> None:
    scene = Scene().outlaw("P1", "M", speed=4, money=80)
    own = outlaw(scene, "P1", "P1", "M")
    assert (own.corner, own.marks) == ("4", ["$80", "hidden"])
    for viewer in ("P0", None):
        other = outlaw(scene, viewer, "P1", "M")
        assert (other.face, other.corner, other.marks) == ("down", "", ["$80"])


def test_the_active_outlaw_is_marked() -> None:
    assert outlaw(Scene(), "P0", "P1", "R").marks == ["$90", "plays"]


def test_two_cards_are_large_for_their_owner_and_backs_for_the_others() -> None:
    scene = Scene().hands("Kd", P1="Kh Ts")
    cards = next(zone for zone in laid_for(scene, "P1").hand if zone.label == "Your cards")
    assert [(card.rank, card.suit) for card in cards.cards] == [("K", "hearts"), ("10", "spades")]
    assert cards.note == "with the Flop: pair"
    for viewer in ("P0", None):
        assert [card.face for card in zones_of(scene, viewer, "P1")["Poker cards"].cards] == ["down", "down"]


def test_a_hidden_reward_is_seen_to_be_there_and_a_shown_one_is_read() -> None:
    scene = Scene().outlaw("P1", "L", reward="Fast Horse").outlaw("P1", "M", reward="Pardon", shown=True)
    assert [card.name for card in zones_of(scene, "P0", "P1")["Rewards"].cards] == [
        "hidden Reward on the left Outlaw",
        "Pardon",
    ]
    own = next(zone for zone in laid_for(scene, "P1").hand if zone.label == "Your Rewards")
    assert [card.name for card in own.cards] == ["Fast Horse", "Pardon"]


def test_wanted_cards_lie_open() -> None:
    scene = Scene().outlaw("P1", "L", wanted="Q Q A")
    names = [card.name for card in zones_of(scene, None, "P1")["Wanted"].cards]
    assert names == ["Wanted Queen", "Wanted Queen", "Wanted Ace"]
    assert outlaw(scene, None, "P1", "L").marks[-1] == "wanted: Queen, Queen and Ace"


def test_a_duel_shows_both_sides_their_dice_and_totals() -> None:
    scene = Scene().outlaw("P0", "R", speed=3).outlaw("P2", "M", speed=5, reward="Steady Hand").holdup().balance()
    scene.dice(4, 2).play("P0", "hold up P2's middle with your right").play("P2", "fight", "pass")
    duel = next(zone for zone in laid_for(scene, None).middle if zone.label == "Duel")
    assert [card.corner for card in duel.cards] == ["3", "7", "5", "7"]
    assert duel.cards[1].icon == "dice-six-faces-four"


def test_the_heading_names_the_decision() -> None:
    scene = Scene().holdup().balance()
    assert laid_for(scene, "P0").heading == "Hold somebody up?"
    assert laid_for(scene, "P1").heading == "P0 may hold somebody up"
    scene.play("P0", "hold up P1's left with your right")
    assert laid_for(scene, "P1").heading == "Fight or cower?"
    assert outlaw(scene, "P1", "P1", "L").danger


def test_an_outlaw_that_cannot_buy_says_why() -> None:
    scene = Scene().row("P1", 20, 90, 30).outlaw("P1", "M", reward="Pardon").buying("P1").balance()
    no = why(scene, "P1")
    assert (no["outlaw.1.0"], no["outlaw.1.1"]) == ("O25-87", "O25-86")
    assert "outlaw.1.2" not in no
    assert no["pot"] == "O25-31"


def test_two_taps_make_a_move_and_an_amount_comes_last() -> None:
    scene = Scene()
    assert spots_of_move(scene, "bet $20") == ("pot", "amount.20")
    assert spots_of_move(scene, "check") == ()
    scene.buying("P1").balance()
    assert spots_of_move(scene, "buy a Reward for your left Outlaw") == ("rewards", "outlaw.1.0")
    scene.holdup()
    assert spots_of_move(scene, "hold up P2's left with your right") == ("outlaw.0.2", "outlaw.2.0")


def test_a_row_is_lined_up_by_two_taps() -> None:
    scene = Scene(set_up=False)
    for colour in ("red", "blue", "green"):
        scene.table.play(f"take the {colour} gang")
    assert spots_of_move(scene, "line up the third, the first, the second") == ("outlaw.0.2", "outlaw.0.0")
