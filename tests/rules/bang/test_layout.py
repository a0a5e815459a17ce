"""What a screen shows of BANG!, to whom, and what is tapped for a move."""

from __future__ import annotations

from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import Fact, Tabletop
from sixgun.games.bang import GAME
from sixgun.tables.spots import refusals
from sixgun.tables.table import Table

from .scene import Scene, card


def laid_for(scene: Scene, name: str | None) -> Tabletop:
    viewer = NOBODY if name is None else scene.seat(name)
    return GAME.telling.tabletop(scene.table.veiled(viewer), viewer, scene.table.names)


def facts_of(scene: Scene, viewer: str | None, whose: str) -> dict[str, Fact]:
    return {fact.label: fact for fact in laid_for(scene, viewer).players[scene.seat(whose)].facts}


def why(scene: Scene, name: str) -> dict[str, str]:
    view = GAME.state.empty()
    view[0] = scene.table.veiled(scene.seat(name))
    refused = refusals(GAME, view, scene.seat(name), laid_for(scene, name), scene.table.names)
    return {spot: no.rule for spot, no in refused.items()}


def taps(scene: Scene, words: str) -> tuple[str, ...]:
    scene._refresh()
    return GAME.telling.taps(scene.table.read(words), int(scene.game.to_act))


def test_life_is_shown_as_bullets_and_distance_with_range() -> None:
    scene = Scene(5).is_("P3", "Rose Doolan").life("P3", 2).lay("P3", "Schofield K♠, Mustang 8♥")
    facts = facts_of(scene, "P1", "P3")
    assert (facts["Life"].pips, facts["Life"].most) == (2, 4)
    assert facts["Schofield"].value == "range 2"
    assert facts["Distance"].value == "3, out of range"
    assert "Distance" not in facts_of(scene, None, "P3")
    assert "Distance" not in facts_of(scene, "P3", "P3")


def test_known_roles_are_marked_and_hidden_ones_are_not() -> None:
    scene = Scene(5)
    assert [player.marks for player in laid_for(scene, "P2").players] == [["Sheriff", "turn"], ["Outlaw"], [], [], []]
    assert [player.marks for player in laid_for(scene, None).players] == [["Sheriff", "turn"], [], [], [], []]


def test_the_hand_is_its_owners_and_others_see_backs_and_what_they_know() -> None:
    scene = Scene(4).hand("P2", "Beer 6♥, Scope A♠")
    own = laid_for(scene, "P2").hand[0]
    assert [(c.name, c.rank, c.suit) for c in own.cards] == [("Beer", "6", "hearts"), ("Scope", "A", "spades")]
    zone = next(zone for zone in laid_for(scene, "P1").players[1].zones if zone.label == "Hand")
    assert (zone.count, [c.face for c in zone.cards]) == (2, ["down"])
    assert laid_for(scene, None).hand == []


def test_the_question_says_who_attacks_whom_with_what() -> None:
    scene = Scene(4).hand("P1", "BANG! 4♦").hand("P2", "Beer 6♥").play("P1", "play BANG! 4♦ at P2")
    laid = laid_for(scene, "P2")
    assert laid.heading == "You are shot at"
    assert laid.hint == "P1 shoots at P2 with BANG! 4♦. Answer with Missed!, or lose a life point."
    assert laid.rule == "BNG-59"
    assert laid_for(scene, "P3").heading == "P2 is shot at"
    assert laid_for(scene, "P3").hint == "P1 shoots at P2 with BANG! 4♦."


def test_what_is_tapped() -> None:
    scene = Scene(4).hand("P1", "BANG! 4♦, Beer 6♥").hand("P2", "Missed! 3♠").lay("P2", "Barrel Q♠")
    assert taps(scene, "play Beer 6♥") == (f"card.{card('Beer 6♥')}",)
    assert taps(scene, "play BANG! 4♦ at P2") == (f"card.{card('BANG! 4♦')}", "at.1")
    assert taps(scene, "stop playing cards") == ()
    scene.play("P1", "play BANG! 4♦ at P2")
    assert taps(scene, "answer with Missed! 3♠") == (f"card.{card('Missed! 3♠')}",)


def test_what_cannot_be_used_says_the_particular_reason() -> None:
    scene = Scene(5).hand("P1", "BANG! 4♦, Missed! 3♠, Mustang 9♥").lay("P1", "Mustang 8♥")
    reasons = why(scene, "P1")
    assert reasons["at.2"] == "BNG-52"
    assert reasons[f"card.{card('Missed! 3♠')}"] == "BNG-60"
    assert reasons[f"card.{card('Mustang 9♥')}"] == "BNG-29"
    scene.play("P1", "play BANG! 4♦ at P2").hand("P1", "BANG! 5♦")
    assert why(scene, "P1")[f"card.{card('BANG! 5♦')}"] == "BNG-57"
    scene = Scene(4).hand("P1", "BANG! 4♦").hand("P2", "Beer 6♥").play("P1", "play BANG! 4♦ at P2")
    assert why(scene, "P2")[f"card.{card('Beer 6♥')}"] == "BNG-60"


def test_open_cards_and_a_card_put_back_lie_in_the_middle() -> None:
    scene = Scene(4).is_("P2", "Kit Carlson").top("Missed! 2♠, Beer 6♥, BANG! 3♦").begin("P2")
    assert [zone.label for zone in laid_for(scene, "P2").middle] == ["Draw pile", "Discard pile", "To choose from"]
    assert [zone.label for zone in laid_for(scene, "P3").middle] == ["Draw pile", "Discard pile"]
    scene.play("P2", "put back Missed! 2♠")
    assert "You put on top" in [zone.label for zone in laid_for(scene, "P2").middle]
    assert "You put on top" not in [zone.label for zone in laid_for(scene, "P1").middle]


def test_one_on_one_each_character_is_a_place_of_its_own() -> None:
    table = Table("bang", seats=2, seed=1)
    laid = GAME.telling.tabletop(table.veiled(0), 0, table.names)
    assert len(next(zone for zone in laid.middle if zone.label == "Characters").cards) == 16
    scene = (
        Scene(2).is_("A1", "Willy the Kid").is_("A2", "Paul Regret").is_("B1", "Jourdonnais").is_("B2", "Rose Doolan")
    )
    zones = laid_for(scene, "Ann").players[1].zones
    assert [(zone.label, zone.spot) for zone in zones[:2]] == [("Jourdonnais", "at.2"), ("Rose Doolan", "at.3")]
    assert [zone.cards[0].marks for zone in zones[:2]] == [["exposed"], ["covered"]]
