"""The table of High Stakes Drifter on a screen: what is shown, and to whom."""

from __future__ import annotations

import msgspec
import pytest

from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import Card, Tabletop, spots_of
from sixgun.games.high_stakes_drifter import GAME
from sixgun.games.high_stakes_drifter.rules.shootouts import move_dude
from sixgun.games.high_stakes_drifter.rules.slots import learn
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import HAND, TABLE, Ask, Stage
from sixgun.tables.drawing import HEIGHT, WIDTH, drawn_text
from sixgun.tables.ink import wide

from .scene import Scene

EIGHT = "Ann Bo Cy Di Ed Flo Gus Hal"


def laid(scene: Scene, viewer: int) -> Tabletop:
    view = scene.game.copy()
    GAME.veil(view, viewer)
    return GAME.telling.tabletop(view, viewer, GAME.names(scene.table.names))


def sent(scene: Scene, viewer: int) -> str:
    return msgspec.json.encode(laid(scene, viewer)).decode()


def saloon(scene: Scene, viewer: int, seat: int) -> list[Card]:
    zones = {zone.label: zone for zone in laid(scene, viewer).players[seat].zones}
    return zones["Saloon"].cards if "Saloon" in zones else []


def face_down() -> Scene:
    scene = Scene("A B").hand("A", "Gotcha Covered").stack("A", "Dead Eye, Dead Eye").turn_of("A")
    scene.game.to_act = 0
    return scene.dude("A", "Henry Meek", up=False, money=9).gear("A", "Plains Saddle", up=False, money=2)


def test_a_concealed_dude_is_a_back_with_chips_to_others_and_a_card_to_its_owner() -> None:
    """HSD-S1, HSD-159, HSD-R8."""
    scene = face_down()
    own, theirs = saloon(scene, 0, 0)[0], saloon(scene, 1, 0)[0]
    assert (own.name, own.money, own.face, own.marks) == ("Henry Meek", "$9", "up", ["concealed"])
    assert (theirs.name, theirs.money, theirs.face) == ("face-down dude", "$9", "down")
    assert [(each.name, each.money) for each in theirs.below] == [("face-down gear", "$2")]
    for viewer in (1, NOBODY):
        for secret in ("Henry Meek", "Plains Saddle", "Gotcha Covered", "Dead Eye"):
            assert secret not in sent(scene, viewer)


def test_whoever_has_looked_at_a_card_goes_on_seeing_it_and_all_see_that() -> None:
    """Who sees what: concealed card, `peek`."""
    scene = Scene("A B C").turn_of("A").dude("A", "Henry Meek", up=False)
    scene.game.to_act = 0
    learn(scene.game, 1, 0)
    assert saloon(scene, 1, 0)[0].name == "Henry Meek"
    assert saloon(scene, 2, 0)[0].marks == ["seen by B"]
    assert "Henry Meek" not in sent(scene, 2)


def test_kicker_chips_lie_with_the_side_that_shows() -> None:
    """HSD-40."""
    scene = face_down().chip("B", "Dead Eye", "Henry Meek", side="B")
    chip = saloon(scene, 1, 0)[0].below[-1]
    assert (chip.name, chip.foot, chip.spot, chip.round) == ("Dead Eye", "−2 smarts", "out.0", True)
    stack = next(zone for zone in laid(scene, 0).hand if zone.label == "Kicker chips")
    assert [(card.name, card.marks) for card in stack.cards] == [("Dead Eye", ["2 ×"])]


def test_the_street_shows_what_every_fighter_shows() -> None:
    """HSD-S11, HSD-R33: a concealed dude counts nothing but its kicker chips and revealed gear."""
    scene = Scene("A B C").dude("A", "Jim Bridger", up=False, street=True).chip("A", "Hair Trigger", "Jim Bridger")
    scene.gear("A", "Worn Revolver", up=False)
    scene.dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Cole Younger", up=False, street=True).gear("C", "Lever-Action Rifle")
    scene.shootout(over="skill", challenger="A", lead="B")
    scene.game.to_act = 1
    contest = laid(scene, 1).contest
    assert contest is not None
    assert (contest.title, contest.steps[contest.step]) == ("Highest skill wins", "Fortune")
    assert [(lane.seat, lane.total) for lane in contest.lanes] == [(0, "2"), (1, "5"), (2, "4")]
    assert "leads" in contest.lanes[1].marks
    assert contest.lanes[0].note == "dude concealed, 1 gear card concealed"
    own = laid(scene, 0).contest
    assert own is not None
    assert (own.lanes[0].total, own.lanes[0].note) == ("2", "6 once turned up")


@pytest.mark.parametrize(
    ("stage", "step"),
    [(Stage.STAT, 0), (Stage.ANSWER, 0), (Stage.BET, 1), (Stage.FOLDED, 1), (Stage.GEAR, 2), (Stage.REINVEST, 4)],
)
def test_the_steps_of_a_challenge_are_marked(stage: Stage, step: int) -> None:
    """HSD-100."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).shootout()
    scene.game.stage, scene.game.to_act = stage, 0
    contest = laid(scene, 0).contest
    assert contest is not None
    assert contest.step == step


def test_pot_bet_stake_and_badge_are_open_to_all() -> None:
    """HSD-21, HSD-68."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True)
    scene.shootout().pot(139).stakes(A=0, B=81)
    scene.game.stage, scene.game.level, scene.game.to_act, scene.game.all_in, scene.game.carried = (
        Stage.BET,
        14,
        1,
        1,
        20,
    )
    scene.game.bet[1] = 6
    table = laid(scene, NOBODY)
    facts = {fact.label: fact.value for fact in table.facts}
    assert (facts["Pot"], facts["Bet"], facts["Carried over"]) == ("$139", "$14", "$20")
    assert [player.score for player in table.players] == ["$0", "$81"]
    assert table.players[0].marks == ["badge", "all in"]
    assert {fact.label: fact.value for fact in table.players[1].facts}["Bet"] == "$6"


def test_a_fortune_card_stays_in_sight_when_its_player_has_left_the_street() -> None:
    """HSD-24, HSD-140."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("B", "Fort Up").shootout()
    scene.game.to_act = 0
    assert f"slot.{scene.slot('Fort Up')}" in set(spots_of(laid(scene, 0)))


def test_the_deadwood_is_open_to_all() -> None:
    """HSD-17, HSD-R9."""
    scene = Scene("A B").turn_of("A").deadwood("B", "Fort Up, Worn Revolver")
    scene.game.to_act = 0
    pile = laid(scene, 0).players[1].zones[-1]
    assert (pile.label, pile.count, pile.cards[0].name) == ("Deadwood", 2, "Fort Up")
    assert pile.cards[0].text == "From the top: Fort Up, Worn Revolver."


def test_the_card_that_is_being_played_is_marked_for_its_player_alone() -> None:
    """HSD-159."""
    scene = face_down()
    scene.game.asking, scene.game.in_mind = Ask.AMOUNT, scene.card("Gotcha Covered")
    assert laid(scene, 0).hand[0].cards[0].marks == ["being played"]
    assert "being played" not in sent(scene, 1)


def drafting(picks: int, packs: int = 0) -> Scene:
    """Two players with boosters, so many packs and picks on."""
    games = State.empty()
    GAME.deal(games[0], GAME.settled(2, draw="yes")[0], 5)
    scene = Scene("Ann Bo")
    scene.game = games[0]
    scene.game.packs_opened, scene.game.picks, scene.game.to_act = packs, picks, 0
    return scene


def test_a_draft_shows_the_pack_the_picks_and_the_direction() -> None:
    """HSD-187, HSD-188."""
    scene = drafting(picks=2, packs=1)
    table = laid(scene, 0)
    facts = {fact.label: fact.value for fact in table.facts}
    assert (facts["Booster"], facts["Pick"], facts["Passing"]) == ("2 of 6", "3 of 9", "right")
    assert table.heading == "Take a card from this pack of 7"
    assert len(table.middle[0].cards) == 7
    picks = table.players[0].zones[0]
    assert (picks.label, picks.listed, len(picks.cards)) == ("Picks, 11 of 54", True, 11)
    assert sum(next(fact.bars for fact in table.players[0].facts if fact.bars)) == 11
    assert "The other 6 go to Bo;" in table.hint
    assert "The other one goes to Bo;" in laid(drafting(picks=7), 0).hint


def test_nobody_sees_another_s_pack_or_picks() -> None:
    """Who sees what: draft."""
    scene = drafting(picks=2)
    other = laid(scene, 1).players[0]
    assert not any(zone.listed for zone in other.zones)
    assert all(card.face == "down" for zone in other.zones for card in zone.cards)
    assert not any(spot.startswith("pack.") for spot in spots_of(laid(scene, NOBODY)))


def crammed(players: str) -> Scene:
    """As many cards as the table takes (HSD-R118), and chips on them."""
    scene = Scene(players).turn_of(players.split()[0])
    names = players.split()
    dudes = [card.name for card in scene.cards.cards if card.type == 0]
    gear = [card.name for card in scene.cards.cards if card.type == 1]
    each = TABLE // len(names)
    for number, name in enumerate(names):
        for nth in range(each):
            if nth % 2 == 0:
                scene._lay(number, dudes[(number * 7 + nth) % len(dudes)], 0, nth % 4 != 0, -1, 9)
            else:
                scene.gear(name, gear[(number * 5 + nth) % len(gear)], up=nth % 3 != 0, money=4)
        scene.hand(name, ", ".join(dudes[number : number + HAND])).stack(name, "Dead Eye, Hair Trigger")
        scene.deadwood(name, "Fort Up")
    scene.game.to_act = 0
    return scene


def all_in_the_street(scene: Scene) -> Scene:
    """Everybody has a dude in the street."""
    for name in scene.table.names:
        seat = scene.seat(name)
        scene.game.fighter[seat] = next(s for s in range(TABLE) if scene.game.lies[s] & 7 == seat)
        move_dude(scene.game, int(scene.game.fighter[seat]), True)
        scene.game.fighting |= 1 << seat
        scene.game.bet[seat] = 14
    return scene.shootout(challenger=scene.table.names[1]).pot(500)


@pytest.mark.parametrize("fighting", [False, True])
@pytest.mark.parametrize("players", ["Ann Bo", "Ann Bo Cy Di", EIGHT])
def test_a_full_table_fits_a_terminal(players: str, fighting: bool) -> None:
    """HSD-R118."""
    scene = all_in_the_street(crammed(players)) if fighting else crammed(players)
    for viewer in (0, 1, NOBODY):
        lines = drawn_text(laid(scene, viewer), scene.table.names, viewer, 0).splitlines()
        assert len(lines) <= HEIGHT, "\n".join(lines)
        assert max(map(wide, lines)) <= WIDTH


def test_every_card_on_a_full_table_has_its_spot_and_the_view_stays_small() -> None:
    scene = all_in_the_street(crammed(EIGHT))
    spots = set(spots_of(laid(scene, 0)))
    assert {f"slot.{slot}" for slot in range(TABLE)} <= spots
    assert len(sent(scene, 0)) < 30_000
