"""Whom a clause reaches: scopes, filters, protection, and what is asked (HSD-R62, HSD-R95)."""

from __future__ import annotations

import pytest

from .scene import Scene, card

# A has the charm on Host in the street; the places of all cards are in `laid`.
CHOSEN = {
    "my_dude": {"Host", "Mate"},
    "foe_dude": {"Jim Bridger", "Luke Short", "Kate Horony"},
    "any_dude": {"Host", "Mate", "Jim Bridger", "Luke Short", "Kate Horony"},
    "any_dude.saloon": {"Mate", "Luke Short"},
    "any_dude.street": {"Host", "Jim Bridger", "Kate Horony"},
    "any_dude.up": {"Host", "Mate", "Jim Bridger", "Luke Short"},
    "any_dude.down": {"Kate Horony"},
    "any_dude.gambler": {"Luke Short"},  # concealed dudes have no faction
    "foe_dude.street.up.pioneer": {"Jim Bridger"},
}
GEAR = {
    "host_gear": {"Charm", "Worn Revolver"},
    "my_gear": {"Charm", "Worn Revolver", "Steady Mule"},
    "foe_gear": {"Silver Spurs", "Trail Coffee"},
    "any_gear": {"Worn Revolver", "Steady Mule", "Silver Spurs", "Trail Coffee"},
    "any_gear.saloon": {"Steady Mule", "Trail Coffee"},
    "any_gear.street.down": {"Silver Spurs"},
}
CARDS = {
    "foe_fortune": {"Fort Up"},
    "any_fortune": {"High Noon Sun", "Fort Up"},
    "any_card.street": {
        "Host",
        "Jim Bridger",
        "Kate Horony",
        "Worn Revolver",
        "Silver Spurs",
        "High Noon Sun",
        "Fort Up",
    },
    "any_card.saloon": {"Mate", "Steady Mule", "Luke Short", "Trail Coffee"},
}


def laid(ability: str) -> Scene:
    own = [card("dude", "Host"), card("dude", "Mate"), card("gear", "Charm", f"turnup > {ability}")]
    scene = Scene("A B C", own=own).dude("A", "Mate").gear("A", "Steady Mule")
    scene.dude("A", "Host", street=True).gear("A", "Charm").gear("A", "Worn Revolver").fortune("A", "High Noon Sun")
    scene.dude("B", "Jim Bridger", street=True).gear("B", "Silver Spurs", up=False).fortune("B", "Fort Up")
    scene.dude("B", "Luke Short").gear("B", "Trail Coffee").dude("C", "Kate Horony", up=False, street=True)
    scene.chip("A", "Heads Up", "Host").chip("B", "Penny Wise", "Host").chip("C", "Steady Hand", "Jim Bridger")
    return scene.chip("C", "Bent Copper", "Mate").shootout()


@pytest.mark.parametrize(("scope", "reached"), (CHOSEN | GEAR | CARDS).items())
def test_the_controller_chooses_among_what_the_scope_means(scope: str, reached: set[str]) -> None:
    scene = laid(f"{scope} : bury").set_off("turnup", "Charm")
    assert set(scene.can_choose()) == reached
    assert scene.decider == "A"
    left = sorted(reached)[0]
    assert not scene.choose(left).lies(left)


ALL = {
    "self": {"Charm"},
    "host": {"Host", "Charm", "Worn Revolver"},
    "my_dudes": {"Host", "Charm", "Worn Revolver", "Mate", "Steady Mule"},
    "foe_dudes": {"Jim Bridger", "Silver Spurs", "Luke Short", "Trail Coffee", "Kate Horony"},
    "other_dudes.up": {"Mate", "Steady Mule", "Jim Bridger", "Silver Spurs", "Luke Short", "Trail Coffee"},
    "all_dudes.down": {"Kate Horony"},
    "all_gear": {"Charm", "Worn Revolver", "Steady Mule", "Silver Spurs", "Trail Coffee"},
}
EVERYTHING = {
    *("Mate", "Steady Mule", "Host", "Charm", "Worn Revolver", "High Noon Sun", "Jim Bridger", "Silver Spurs"),
    *("Fort Up", "Luke Short", "Trail Coffee", "Kate Horony"),
}


@pytest.mark.parametrize(("scope", "gone"), ALL.items())
def test_other_scopes_take_everything_they_mean(scope: str, gone: set[str]) -> None:
    scene = laid(f"{scope} : bury").set_off("turnup", "Charm")
    assert {name for name in EVERYTHING if not scene.lies(name)} == gone
    assert scene.decider is None


CHIPS = {"host_chip": [0, 1], "foe_chip": [2], "any_chip": [0, 1, 2, 3], "any_chip.saloon": [3]}


@pytest.mark.parametrize(("scope", "reached"), CHIPS.items())
def test_one_kicker_chip_is_chosen(scope: str, reached: list[int]) -> None:
    scene = laid(f"{scope} : turn").set_off("turnup", "Charm")
    assert [nth for nth in range(4) if _can_choose_chip(scene, nth)] == reached
    scene.choose_chip(reached[0])
    assert [int(chip) % 2 for chip in scene.game.chip[:4]] == [int(nth == reached[0]) for nth in range(4)]


def _can_choose_chip(scene: Scene, nth: int) -> bool:
    from sixgun.games.high_stakes_drifter.moves import choosing_chip

    return choosing_chip(nth) in scene.answers()


@pytest.mark.parametrize(
    ("scope", "turned"), [("host_chips", [1, 1, 0, 0]), ("all_chips", [1] * 4), ("all_chips.street", [1, 1, 1, 0])]
)
def test_all_kicker_chips_of_a_scope(scope: str, turned: list[int]) -> None:
    scene = laid(f"{scope} : turn").set_off("turnup", "Charm")
    assert [int(chip) % 2 for chip in scene.game.chip[:4]] == turned


def test_players_are_me_foes_and_everyone() -> None:
    """HSD-R108: in a shootout only opponents in it, otherwise all others."""
    for scope, paid in {"me": "A", "foes": "BC", "everyone": "ABCD"}.items():
        own = [card("gear", "Charm", f"turnup > {scope} : ditch 1")]
        scene = Scene("A B C D", own=own).dude("A", "Pat Garrett", street=True).gear("A", "Charm")
        scene.dude("B", "Luke Short", street=True).dude("C", "Jim Bridger", street=True).shootout()
        for name in "ABCD":
            scene.hand(name, "Fort Up")
        scene.set_off("turnup", "Charm")
        assert [name for name in "ABCD" if not scene.hand_of(name)] == list(paid)


def test_one_opponent_is_chosen() -> None:
    """Belle Starr: with `may`, and outside a shootout every other player."""
    scene = Scene("A B C").dude("A", "Belle Starr").hand("B", "Fort Up").hand("C", "Fort Up")
    scene.set_off("reveal", "Belle Starr").agree().choose_player("C")
    assert (scene.hand_of("B"), scene.hand_of("C"), scene.deadwood_of("C")) == (["Fort Up"], [], ["Fort Up"])


def test_opponents_at_the_showdown_count_for_win_and_lose() -> None:
    """Jesse James: those who reached the showdown, though they are no longer in the shootout."""
    scene = Scene("A B C D").dude("A", "Jesse James", street=True).shootout()
    scene.game.showed = 0b0111
    scene.stakes(C=1).set_off("win", "Jesse James")
    assert [scene.stake_of(name) for name in "ABCD"] == [103, 98, 0, 100]


def test_opponents_cannot_choose_a_protected_dude() -> None:
    """Poker Face; scopes that take everything still reach it, and its owner may choose it."""
    own = [card("fortune", "Mine", "play > any_dude : conceal"), card("fortune", "Rain", "play > all_dudes : conceal")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett", street=True).dude("B", "Luke Short", street=True)
    scene.gear("B", "Poker Face").fortune("A", "Mine").fortune("A", "Rain").shootout()
    assert scene.set_off("play", "Mine").can_choose() == ["Pat Garrett"]
    scene.choose("Pat Garrett").set_off("play", "Rain")
    assert not scene.is_up("Luke Short")
    scene.dude("B", "Jim Bridger")
    scene.game.lies[scene.slot("Mine")] |= 1  # B's now
    assert "Luke Short" in scene.set_off("play", "Mine").can_choose()


def test_chosen_and_chosen_owner_speak_of_the_clause_before() -> None:
    """Whatever became of the card: its owner is still its owner."""
    own = [card("gear", "Charm", "turnup > foe_gear : bury ; then > chosen_owner : ditch 1 ; then > chosen : draw 1")]
    scene = Scene("A B C", own=own).dude("A", "Pat Garrett").gear("A", "Charm").dude("C", "Jim Bridger")
    scene.gear("C", "Worn Revolver").hand("C", "Fort Up").deck("C", "Black Bart").hand("B", "Fort Up")
    scene.set_off("turnup", "Charm").choose("Worn Revolver")
    assert (scene.hand_of("B"), scene.hand_of("C")) == (["Fort Up"], ["Black Bart"])


def test_chosen_keeps_all_targets_that_are_still_there() -> None:
    own = [card("gear", "Charm", "turnup > foe_dudes : conceal ; then > chosen : mod skill +3 @turn")]
    scene = Scene("A B C", own=own).dude("A", "Pat Garrett").gear("A", "Charm").dude("B", "Jim Bridger")
    scene.dude("C", "Luke Short", up=False).set_off("turnup", "Charm")
    assert [scene.stat(name, "skill") for name in ("Pat Garrett", "Jim Bridger", "Luke Short")] == [5, 3, 3]


def test_targets_come_player_by_player_from_the_lead_bettor_in_card_order() -> None:
    """HSD-R95: B leads, so C before A; the dude in the street first, then its gear, then the saloon."""
    own = [card("gear", "Charm", "turnup > all_gear : bury")]
    scene = Scene("A B C", own=own).dude("A", "Pat Garrett", street=True).gear("A", "Charm")
    scene.dude("C", "Luke Short").gear("C", "Steady Mule").dude("C", "Jim Bridger", street=True)
    scene.gear("C", "Worn Revolver").gear("C", "Town Almanac").dude("B", "Black Bart", street=True)
    scene.gear("B", "Trail Coffee").shootout(lead="B").set_off("turnup", "Charm")
    buried = [line for line in _told(scene) if line[0] == "BURIED"]
    assert [name for _, name in buried] == ["Trail Coffee", "Worn Revolver", "Town Almanac", "Steady Mule", "Charm"]


def _told(scene: Scene) -> list[tuple[str, str]]:
    from sixgun.games.high_stakes_drifter.words import Told

    rows = scene.game.story[: scene.game.told]
    return [(Told(abs(int(row[0]))).name, scene.cards.cards[row[2]].name) for row in rows]
