"""Gear is revealed, fortune cards are played, and what their abilities do."""

from __future__ import annotations

from .challenge import to_the_showdown
from .fortune import fortune_step
from .pieces import Card
from .scene import DOWN, UP, A, B, C, Scene


def check_round(scene: Scene, *seats: int) -> None:
    for seat in seats:
        scene.does(seat, ("check",))


def test_gear_is_announced_one_by_one_and_turned_up_together() -> None:
    """HSD-S14. HSD-83, HSD-101, HSD-108, HSD-123 to HSD-128, HSD-R46."""
    scene = Scene([50, 50, 50])
    dudes = [scene.dude(seat, "Black Bart", DOWN) for seat in (A, B, C)]
    rifle, revolver = (
        scene.gear(dudes[A], "Lever-Action Rifle", DOWN, 3),
        scene.gear(dudes[A], "Worn Revolver", DOWN, 2),
    )
    spurs = scene.gear(dudes[B], "Silver Spurs", DOWN, 4)
    saddle, coffee = scene.gear(dudes[C], "Plains Saddle", DOWN, 5), scene.gear(dudes[C], "Trail Coffee", DOWN, 1)
    scene.fight(A, "skill", *dudes, pot=30)
    scene.play(to_the_showdown(scene.table))
    check_round(scene, A, B, C)
    scene.does(A, ("reveal_gear", rifle.number))
    scene.does(B, ("decline",))
    assert [card.face_up for card in dudes[A].gear] == [DOWN, DOWN]
    scene.does(C, ("reveal_gear", saddle.number))
    assert scene.table.pot == 38
    assert [card.face_up for dude in dudes for card in dude.gear] == [UP, DOWN, DOWN, UP, DOWN]
    assert [scene.total(dude, "skill") for dude in dudes] == [4, 0, 1]
    check_round(scene, A, B, C)
    scene.does(A, ("reveal_gear", revolver.number))
    scene.does(C, ("decline",))
    assert scene.table.pot == 40
    check_round(scene, A, B, C)
    assert scene.asked.about == "fortune"
    assert (spurs.face_up, spurs.chips, coffee.face_up, coffee.chips) == (DOWN, 4, DOWN, 1)


def test_a_player_short_of_chips_goes_all_in_for_a_fortune_card() -> None:
    """HSD-S15. HSD-120, HSD-129 to HSD-133, HSD-R49, HSD-R50."""
    scene = Scene([20, 9, 2])
    dudes = [scene.dude(seat, "Black Bart", DOWN) for seat in (A, B, C)]
    scene.hand(A, "Dust in the Eyes")
    scene.hand(B, "Fort Up")
    scene.hand(C, "High Noon Sun", "Ace in the Hole")
    scene.deck(C, "Black Bart", "Trail Coffee")
    scene.fight(A, "skill", *dudes, pot=50)
    scene.play(fortune_step(scene.table))
    scene.does(A, ("pass",))
    scene.does(B, ("play_fortune", "Fort Up"))
    assert (scene.stakes[B], scene.table.pot) == (4, 55)
    scene.does(C, ("play_fortune", "High Noon Sun"))
    assert (scene.stakes[C], scene.table.pot, scene.table.all_in) == (0, 57, {C})
    scene.does(A, ("play_fortune", "Dust in the Eyes"), ("target_card", dudes[B].number))
    assert (scene.stakes[A], scene.table.pot) == (17, 60)
    assert scene.total(dudes[B], "skill") == 5 - 4
    scene.does(B, ("pass",))
    scene.does(C, ("play_fortune", "Ace in the Hole"), ("discard", "Black Bart"))
    assert scene.referee.deadwoods[C] == ["Black Bart"]
    scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    scene.does(C, ("pass",))
    assert (scene.over, scene.table.pot) == (True, 60)


def test_ace_in_the_hole_draws_the_one_card_there_is() -> None:
    """HSD-S20. HSD-60, HSD-R24, HSD-R97."""
    scene, _, _ = fortune_duel("Pat Garrett", "Cole Younger", "Ace in the Hole")
    scene.deck(A, "Trail Coffee")
    scene.does(A, ("play_fortune", "Ace in the Hole"))
    assert scene.allowed == [("discard", "Trail Coffee")]


def fortune_duel(
    of_a: str, of_b: str, *hand: str, stat: str = "skill", faces: tuple[bool, bool] = (UP, UP)
) -> tuple[Scene, Card, Card]:
    """A, challenger and lead bettor, holds fortune cards against B."""
    scene = Scene([50, 50])
    one, other = scene.dude(A, of_a, faces[0]), scene.dude(B, of_b, faces[1])
    scene.hand(A, *hand)
    scene.fight(A, stat, one, other)
    scene.table.lead = A
    scene.play(fortune_step(scene.table))
    return scene, one, other


def test_poker_face_keeps_opponents_from_choosing_its_dude() -> None:
    """`forbid targeted`, HSD-R62, HSD-R98. The card may be played for nothing."""
    scene, _, other = fortune_duel("Pat Garrett", "Cole Younger", "Dust in the Eyes")
    scene.gear(other, "Poker Face", UP)
    scene.does(A, ("play_fortune", "Dust in the Eyes"))
    assert scene.asked.seat == B
    assert scene.total(other, "skill") == 6


def test_back_to_the_bunkhouse_hides_the_printed_stats() -> None:
    """Operation `conceal`; a concealed dude shows 0 (HSD-R33)."""
    scene, _, other = fortune_duel("Pat Garrett", "Cole Younger", "Back to the Bunkhouse")
    scene.gear(other, "Worn Revolver", UP)
    scene.does(A, ("play_fortune", "Back to the Bunkhouse"), ("target_card", other.number))
    assert scene.total(other, "skill") == 3


def test_cold_feet_sets_the_base_and_modifiers_count_on_top() -> None:
    """Operation `set`."""
    scene, _, other = fortune_duel("Pat Garrett", "Canada Bill Jones", "Cold Feet", stat="luck")
    scene.gear(other, "Marked Coin", UP)
    scene.does(A, ("play_fortune", "Cold Feet"), ("target_card", other.number))
    assert scene.total(other, "luck") == 4


def test_jammed_cylinder_switches_a_gear_card_off() -> None:
    """Operation `blank`."""
    scene, _, other = fortune_duel("Pat Garrett", "Heck Thomas", "Jammed Cylinder")
    commission = scene.gear(other, "Deputy's Commission", UP)
    assert scene.total(other, "skill") == 10
    scene.does(A, ("play_fortune", "Jammed Cylinder"), ("target_card", commission.number))
    assert scene.total(other, "skill") == 6


def test_spooked_horses_return_gear_to_the_hand_and_its_chips_to_the_stake() -> None:
    """Operation `bounce`, HSD-R57."""
    scene, _, other = fortune_duel("Pat Garrett", "Cole Younger", "Spooked Horses")
    spurs = scene.gear(other, "Silver Spurs", DOWN, 6)
    scene.does(A, ("play_fortune", "Spooked Horses"), ("target_card", spurs.number))
    assert (scene.stakes[B], scene.table.players[B].hand, other.gear) == (56, [spurs], [])


def test_change_of_venue_names_one_of_the_two_other_stats() -> None:
    """HSD-R103, HSD-105."""
    scene, _, _ = fortune_duel("Pat Garrett", "Black Bart", "Change of Venue")
    scene.does(A, ("play_fortune", "Change of Venue"))
    assert scene.allowed == [("stat", "smarts"), ("stat", "luck")]
    scene.does(A, ("stat", "smarts"))
    assert (scene.table.contested, scene.table.lead) == ("smarts", B)


def test_all_bets_off_leaves_abilities_open_but_no_fortune_cards() -> None:
    """HSD-R99."""
    scene, _, annie = fortune_duel("Pat Garrett", "Annie Oakley", "All Bets Off")
    scene.hand(B, "Fort Up")
    scene.does(A, ("play_fortune", "All Bets Off"))
    assert scene.allowed == [("pass",), ("use_ability", annie.number, 0)]


def test_annie_oakley_shoots_once_per_shootout() -> None:
    """HSD-134, HSD-R51, HSD-R104."""
    scene, annie, other = fortune_duel("Annie Oakley", "Cole Younger")
    scene.does(A, ("use_ability", annie.number, 0), ("target_card", other.number))
    assert scene.total(other, "skill") == 4
    scene.does(B, ("pass",))
    assert scene.allowed == [("pass",)]


def test_bass_reeves_pays_looks_and_makes_the_opponent_discard() -> None:
    """Flag `pay`, `look`, `then > chosen`."""
    scene, bass, _ = fortune_duel("Bass Reeves", "Cole Younger")
    scene.hand(B, "Fort Up", "Trail Coffee")
    scene.does(A, ("use_ability", bass.number, 0), ("target_player", B))
    assert (scene.stakes[A], scene.table.pot) == (48, 2)
    scene.does(B, ("discard", "Trail Coffee"))
    assert scene.referee.deadwoods[B] == ["Trail Coffee"]


def test_billy_the_kid_turns_himself_up() -> None:
    """Flag `hidden`, HSD-67, HSD-R19, HSD-R47."""
    scene, billy, _ = fortune_duel("Billy the Kid", "Cole Younger", faces=(DOWN, UP))
    billy.chips = 12
    scene.does(A, ("use_ability", billy.number, 0))
    assert (billy.face_up, billy.chips, scene.table.pot) == (UP, 0, 12)
    assert scene.total(billy, "skill") == 11
    scene.does(B, ("pass",))
    assert scene.allowed == [("pass",)]


def test_lucky_streak_counts_fortune_cards_anew() -> None:
    """Counter `fortunes`."""
    scene, one, _ = fortune_duel("Pat Garrett", "Cole Younger", "Lucky Streak", "Quick Thinking", stat="luck")
    scene.does(A, ("play_fortune", "Lucky Streak"))
    assert scene.total(one, "luck") == 4
    scene.does(B, ("pass",))
    scene.does(A, ("play_fortune", "Quick Thinking"))
    assert scene.total(one, "luck") == 6


def gear_duel(of_a: str, of_b: str, gear: str, faces: tuple[bool, bool] = (UP, UP)) -> tuple[Scene, Card, Card, Card]:
    """A, challenger and lead bettor, is about to reveal a gear card."""
    scene = Scene([50, 50], flips=[0, 1])
    one, other = scene.dude(A, of_a, faces[0]), scene.dude(B, of_b, faces[1], 9 if faces[1] == DOWN else 0)
    card = scene.gear(one, gear)
    scene.fight(A, "skill", one, other)
    scene.table.lead = A
    scene.play(to_the_showdown(scene.table))
    check_round(scene, A, B)
    return scene, one, other, card


def test_a_wanted_poster_turns_an_opposing_dude_up() -> None:
    """Operation `reveal`, HSD-R47."""
    scene, _, other, poster = gear_duel("Pat Garrett", "Cole Younger", "Wanted Poster", (UP, DOWN))
    scene.does(A, ("reveal_gear", poster.number), ("target_card", other.number))
    assert (other.face_up, other.chips, scene.table.pot) == (UP, 0, 9)
    assert scene.table.lead == B


def test_pearl_handled_pair_stops_raises_in_the_round_that_follows() -> None:
    """Duration `round`."""
    scene, _, _, pair = gear_duel("Pat Garrett", "Cole Younger", "Pearl-Handled Pair")
    scene.does(A, ("reveal_gear", pair.number), ("bet", 3))
    assert scene.allowed == [("call",), ("fold",)]


def test_snake_oil_swaps_the_base_values() -> None:
    """Operation `swap`."""
    scene, one, _, oil = gear_duel("Jim Bridger", "Cole Younger", "Snake Oil")
    scene.gear(one, "Worn Revolver", UP)
    scene.does(A, ("reveal_gear", oil.number))
    assert scene.totals(one) == (4, 8, 3)


def test_a_smoke_pot_may_hide_its_dude() -> None:
    """Flag `may`."""
    scene, one, _, pot = gear_duel("Pat Garrett", "Cole Younger", "Smoke Pot")
    scene.does(A, ("reveal_gear", pot.number), ("yes",))
    assert not one.face_up


def test_loaded_dice_turn_a_kicker_chip_over() -> None:
    """Operation `turn`; without a chip nothing is asked."""
    scene, one, _, dice = gear_duel("Pat Garrett", "Cole Younger", "Loaded Dice")
    chip = scene.kicker(one, "Hair Trigger")
    scene.does(A, ("reveal_gear", dice.number), ("yes",), ("target_chip", chip.number))
    assert chip.side == 1
    scene, _, _, dice = gear_duel("Pat Garrett", "Cole Younger", "Loaded Dice")
    scene.does(A, ("reveal_gear", dice.number))
    assert scene.asked.about == "bet"


def test_of_two_dynamite_crates_each_buries_a_card() -> None:
    """HSD-R96: an ability once set off resolves even if its card has left."""
    scene, one, other, crate = gear_duel("Pat Garrett", "Cole Younger", "Dynamite Crate")
    second = scene.gear(other, "Dynamite Crate")
    revolver = scene.gear(one, "Worn Revolver", UP)
    scene.does(A, ("reveal_gear", crate.number))
    scene.does(B, ("reveal_gear", second.number))
    assert scene.allowed == [("target_card", second.number)]
    scene.does(A, ("target_card", second.number))
    assert ("target_card", revolver.number) in scene.allowed
    scene.does(B, ("target_card", revolver.number))
    assert (one.gear, other.gear) == ([crate], [])
