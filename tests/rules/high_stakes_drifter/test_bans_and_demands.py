"""`forbid`, `must` and `permit` on players and on single cards, in whole moves: HSD-58, HSD-59, HSD-R100."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Stage, WhyNot

from .play import Play
from .scene import card


def charm(*abilities: str) -> str:
    return card("gear", "Charm", *abilities)


def fight(ability: str) -> Play:
    """A's dude carries the charm; B has bet nothing yet."""
    scene = Play("A B", own=[charm(ability)]).decks().dude("A", "Heck Thomas", street=True).gear("A", "Charm")
    return scene.dude("B", "Pat Garrett", street=True).fight()


@pytest.mark.parametrize(
    ("act", "verb"), [("check", "check"), ("bet", "bet"), ("fold", "fold")], ids=["check", "bet", "fold"]
)
@pytest.mark.parametrize("whom", ["me", "host"])
def test_one_answer_to_a_betting_round_is_barred_or_the_only_one(act: str, verb: str, whom: str) -> None:
    """HSD-58, HSD-59, HSD-R100. For a player, or for the dude in the shootout."""
    assert verb not in fight(f"static > {whom} : forbid {act}").verbs()
    assert fight(f"static > {whom} : must {act}").verbs() == [verb]
    both = Play("A B", own=[charm(f"static > {whom} : must {act}", f"static > me : forbid {act}")])
    both.dude("A", "Heck Thomas", street=True).gear("A", "Charm").dude("B", "Pat Garrett", street=True).fight()
    assert both.decider == "A"
    assert verb not in both.verbs()
    assert len(both.verbs()) == 2


def test_a_demand_that_lasts_counts_where_no_card_demands_anything_by_itself() -> None:
    """HSD-58, HSD-R101."""
    assert fight("round > me : must fold @turn").verbs() == ["fold"]


@pytest.mark.parametrize("whom", ["me", "host"])
def test_a_raise_is_barred_demanded_or_allowed_once_more(whom: str) -> None:
    """HSD-58, HSD-59, HSD-112."""
    for ability, verbs in (
        ("forbid raise", ["call", "fold"]),
        ("must raise", ["raise_by"]),
        ("permit raise", ["call", "fold", "raise_by"]),
    ):
        scene = fight(f"static > {whom} : {ability}").plays("A", "bet", 1)
        scene = scene.plays("B", "raise_by", 1)
        if ability == "permit raise":
            scene.plays("A", "raise_by", 1).plays("B", "raise_by", 1)
        assert scene.verbs() == verbs


def two_dudes(*abilities: str) -> Play:
    """B has a marked dude and another one; A has challenged."""
    scene = Play("A B", own=[card("dude", "Marked", *abilities)]).dude("A", "Heck Thomas")
    return scene.dude("B", "Marked").dude("B", "Pat Garrett")


def challenged(*abilities: str) -> Play:
    scene = two_dudes(*abilities).plays("A", "challenge").plays("A", "name_stat", "skill")
    return scene.plays("A", "enter", "Heck Thomas")


def test_a_dude_that_must_accept_is_the_only_answer() -> None:
    """HSD-58, HSD-R100."""
    scene = challenged("static > self : must accept")
    assert scene.refused("B", "decline") == WhyNot.DEMANDED
    assert scene.refused("B", "enter", "Pat Garrett") == WhyNot.DEMANDED
    assert scene.can("B", "enter", "Marked")


def test_a_dude_that_may_not_accept_leaves_the_others() -> None:
    """HSD-59, HSD-R100."""
    scene = challenged("static > self : forbid accept")
    assert scene.refused("B", "enter", "Marked") == WhyNot.FORBIDDEN
    assert scene.can("B", "enter", "Pat Garrett")
    assert scene.can("B", "decline")


@pytest.mark.parametrize(
    ("ability", "verbs"),
    [
        ("must accept", ["enter"]),
        ("must decline", ["decline"]),
        ("forbid decline", ["enter"]),
        ("must accept & must decline", ["decline", "enter"]),
    ],
)
def test_a_player_must_accept_or_decline(ability: str, verbs: list[str]) -> None:
    """HSD-R100."""
    scene = challenged(*[f"static > me : {each}" for each in ability.split(" & ")])
    assert scene.verbs() == verbs


def test_a_player_who_may_not_accept_declines_unasked() -> None:
    """HSD-R100, HSD-R30. Even if declining is forbidden too: the mildest answer is open."""
    scene = challenged("static > me : forbid accept", "static > me : forbid decline")
    assert not scene.in_street("Heck Thomas")
    assert scene.stakes_of("A B") == [105, 95]


def test_a_dude_that_must_challenge_has_to_and_one_that_may_not_cannot() -> None:
    """HSD-58, HSD-59, HSD-R26."""
    scene = two_dudes("static > self : must challenge").plays("A", "stop")
    assert scene.refused("B", "stop") == WhyNot.DEMANDED
    scene.plays("B", "challenge").plays("B", "name_stat", "luck")
    assert scene.refused("B", "enter", "Pat Garrett") == WhyNot.DEMANDED
    scene = two_dudes("static > self : forbid challenge").plays("A", "stop").plays("B", "challenge")
    scene.plays("B", "name_stat", "luck")
    assert scene.refused("B", "enter", "Marked") == WhyNot.FORBIDDEN
    alone = Play("A B", own=[card("dude", "Marked", "static > self : forbid challenge")]).dude("A", "Marked")
    assert alone.refused("A", "challenge") == WhyNot.FORBIDDEN


def gear_step(*abilities: str) -> Play:
    scene = Play("A B", own=[charm(*abilities)]).dude("A", "Heck Thomas", street=True).gear("A", "Charm", up=False)
    scene.gear("A", "Trail Coffee", up=False).dude("B", "Pat Garrett", street=True)
    return scene.fight().all_check()


def test_gear_that_must_be_revealed_is_the_only_choice_and_gear_that_may_not_is_none() -> None:
    """HSD-58, HSD-59, HSD-127."""
    scene = gear_step("static hidden > self : must reveal_gear")
    assert scene.refused("A", "reveal_none") == WhyNot.DEMANDED
    assert scene.refused("A", "reveal", "Trail Coffee") == WhyNot.DEMANDED
    assert scene.can("A", "reveal", "Charm")
    scene = gear_step("static hidden > self : forbid reveal_gear")
    assert scene.refused("A", "reveal", "Charm") == WhyNot.FORBIDDEN
    assert scene.can("A", "reveal", "Trail Coffee")


@pytest.mark.parametrize("whom", ["me", "host"])
def test_a_player_or_a_dude_must_reveal_gear_or_may_not(whom: str) -> None:
    """HSD-58, HSD-59."""
    scene = gear_step(f"static hidden > {whom} : must reveal_gear")
    assert scene.verbs() == ["reveal"]
    assert len(scene.listed()) == 2
    assert gear_step(f"static hidden > {whom} : forbid reveal_gear").stage == Stage.FORTUNE


def test_gear_may_be_barred_from_a_dude() -> None:
    """HSD-59, HSD-81."""
    own = [card("dude", "Ascetic", "static > self : forbid play_gear")]
    scene = Play("A B", own=own).dude("A", "Ascetic").hand("A", "Trail Coffee")
    assert scene.refused("A", "play", "Trail Coffee") == WhyNot.FORBIDDEN
    scene.dude("A", "Pat Garrett").plays("A", "play", "Trail Coffee")
    assert scene.refused("A", "choose", "Ascetic") == WhyNot.FORBIDDEN
    assert scene.can("A", "choose", "Pat Garrett")


def test_playing_dudes_gear_and_chips_is_barred_or_demanded() -> None:
    """HSD-58, HSD-59, HSD-R100. A demand counts only while it can be met (HSD-60)."""
    for act, verb, part in (
        ("play_dude", "play", "Black Bart"),
        ("play_gear", "play", "Trail Coffee"),
        ("play_kicker", "play_chip", "Penny Wise"),
    ):
        own = [
            card("dude", "Banker", f"static > me : forbid {act}"),
            card("dude", "Bully", f"static > me : must {act}"),
        ]
        for boss in ("Banker", "Bully"):
            scene = Play("A B", own=own).dude("A", boss).hand("A", "Black Bart, Trail Coffee").stack("A", "Penny Wise")
            if boss == "Banker":
                assert scene.refused("A", verb, part) == WhyNot.FORBIDDEN
            else:
                assert scene.verbs() == [verb]
                assert len(scene.listed()) == 1
                assert scene.can("A", verb, part)
    scene = Play("A B", own=own).dude("A", "Bully")
    assert scene.can("A", "stop")


def test_an_ability_must_be_used_or_may_not() -> None:
    """HSD-58, HSD-59, HSD-R99. For a player all of them, for a card its own."""
    own = [
        card("dude", "Eager", "gear pay:1 > me : draw 1", "static > self : must use_ability"),
        card("dude", "Idle", "gear pay:1 > me : draw 1"),
        card("dude", "Lazy", "gear pay:1 > me : draw 1", "static > self : forbid use_ability"),
    ]
    scene = Play("A B", own=own).decks().dude("A", "Eager").dude("A", "Idle").dude("A", "Lazy")
    assert scene.refused("A", "stop") == WhyNot.DEMANDED
    assert scene.refused("A", "use", "Idle") == WhyNot.DEMANDED
    assert scene.refused("A", "use", "Lazy") == WhyNot.FORBIDDEN
    assert scene.can("A", "use", "Eager")
    own = [
        card("dude", "Eager", "fortune pay:1 > me : draw 1", "static > self : must use_ability"),
        card("dude", "Idle", "fortune pay:1 > me : draw 1"),
    ]
    scene = Play("A B", own=own).decks().dude("A", "Eager").dude("A", "Idle", street=True).hand("A", "Fort Up")
    scene.dude("B", "Black Bart", street=True).to_fortune()
    assert len(scene.listed()) == 1
    assert scene.can("A", "use", "Eager")
    assert scene.refused("A", "use", "Idle") == WhyNot.DEMANDED
    assert scene.refused("A", "play", "Fort Up") == WhyNot.DEMANDED
