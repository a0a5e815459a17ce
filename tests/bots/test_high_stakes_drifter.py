"""The gunhand of High Stakes Drifter: sense and moods, in scenes laid by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixgun.bots.bot import new_luck
from sixgun.bots.high_stakes_drifter import GUNHAND
from sixgun.bots.high_stakes_drifter.guessing import chance_to_beat
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.rules.slots import owner_at
from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import STAKE, Ask, Stage, Stat, Variant
from tests.rules.high_stakes_drifter.scene import Scene

LUCKS = 40  # so often it is asked in one and the same position
choose = GUNHAND.choose


def choices(scene: Scene, decider: str, lucks: int = LUCKS) -> Counter[str]:
    """What it does in one and the same position: the verb with its card, stat or chip, and how often."""
    game = scene.game
    game.to_act = scene.seat(decider)
    allowed = np.zeros(MOST_MOVES + 1, np.int64)
    count = legal(game, allowed)
    view = seen_by(game, scene.seat(decider))
    before = view.tobytes()
    made: Counter[str] = Counter()
    for seed in range(lucks):
        place = choose(view[0], allowed, count, new_luck(seed))
        assert 0 <= place < count
        assert view.tobytes() == before, "it has changed what it was shown"
        made[words(scene, int(allowed[place]))] += 1
    return made


def seen_by(game: Any, seat: int) -> Any:
    """A veiled copy."""
    view = State.empty()
    view[0] = game
    veil(view[0], seat)
    return view


def words(scene: Scene, move: int) -> str:
    """A move for people who read a test; amounts of money are left out."""
    verb, parts = VERBS.taken_apart(move)
    if "card" in parts:
        return f"{verb} {scene.cards.cards[parts['card']].name}"
    if "slot" in parts:
        return f"{verb} {scene.cards.cards[scene.game.printed[parts['slot']]].name}"
    if "chip" in parts:
        return f"{verb} {scene.cards.chips[parts['chip']].name}"
    return f"{verb} {Stat(parts['stat']).name.lower()}" if "stat" in parts else verb


# Betting


def betting(mine: str, theirs: str, variants: int = 0) -> Scene:
    """A betting round over skill, $20 in the pot, everything face up, nothing in the hands."""
    scene = Scene("A B", variants=variants).dude("A", mine, street=True).dude("B", theirs, street=True)
    scene.shootout("skill", "B").pot(20)
    scene.game.stage = Stage.BET
    scene.game.in_round = 1
    return scene


def facing(scene: Scene, dollars: int) -> Scene:
    """B has bet."""
    scene.game.bet[1] = scene.game.level = dollars
    scene.game.stake[1] -= dollars
    scene.game.pot += dollars
    scene.game.opened = 1
    return scene


@pytest.mark.parametrize("bet", [1, 20, 60, 100])
def test_a_dude_that_cannot_lose_is_never_folded(bet: int) -> None:
    made = choices(facing(betting("Wild Bill Hickok", "Poker Alice"), bet), "A")
    assert made["fold"] == 0
    assert made["raise_by"] > made["call"] or bet == STAKE  # nobody could answer a raise then


def test_a_dude_that_cannot_win_is_folded_to_a_big_bet() -> None:
    assert choices(facing(betting("Poker Alice", "Wild Bill Hickok"), 40), "A") == {"fold": LUCKS}


def test_a_strong_dude_mostly_bets_and_sometimes_lies_low() -> None:
    made = choices(betting("Wild Bill Hickok", "Poker Alice"), "A", 200)
    assert made["bet"] > made["check"] > 0
    assert made["fold"] == 0


def test_a_weak_dude_mostly_checks_and_sometimes_bluffs() -> None:
    made = choices(betting("Poker Alice", "Wild Bill Hickok"), "A", 200)
    assert made["check"] > made["bet"] > 0
    assert made["fold"] == 0  # a check costs nothing


def test_in_lowball_the_weak_dude_is_the_strong_one() -> None:
    """HSD-193."""
    lowball = 1 << Variant.LOWBALL
    assert choices(facing(betting("Wild Bill Hickok", "Poker Alice", variants=lowball), 40), "A") == {"fold": LUCKS}
    assert choices(facing(betting("Poker Alice", "Wild Bill Hickok", variants=lowball), 40), "A")["fold"] == 0


def test_its_concealed_gear_and_its_fortune_cards_count() -> None:
    scene = betting("Pat Garrett", "Heck Thomas")  # skill 5 against 6
    assert choices(facing(scene, 30), "A")["fold"] == LUCKS
    scene = betting("Pat Garrett", "Heck Thomas").gear("A", "Sawed-Off Shotgun", up=False, money=4)
    assert choices(facing(scene, 30), "A")["fold"] == 0
    scene = betting("Pat Garrett", "Heck Thomas").hand("A", "Fort Up")
    assert choices(facing(scene, 30), "A")["fold"] == 0


def test_it_never_bets_more_than_somebody_could_match() -> None:
    scene = betting("Wild Bill Hickok", "Poker Alice").stakes(B=3)
    scene.game.to_act = 0
    allowed = np.zeros(MOST_MOVES + 1, np.int64)
    count = legal(scene.game, allowed)
    view = seen_by(scene.game, 0)
    for seed in range(LUCKS):
        verb, parts = VERBS.taken_apart(int(allowed[choose(view[0], allowed, count, new_luck(seed))]))
        assert verb == "check" or parts["money"] <= 3


# Challenges


def test_the_challenger_names_the_stat_in_which_it_leads() -> None:
    for mine, theirs, stat in [
        ("Poker Alice", "Cole Younger", "smarts"),
        ("Cole Younger", "Poker Alice", "skill"),
        ("Canada Bill Jones", "Heck Thomas", "luck"),
    ]:
        scene = Scene("A B").dude("A", mine).dude("B", theirs)
        scene.game.stage, scene.game.challenger, scene.game.answered = Stage.STAT, 0, 1
        assert choices(scene, "A") == {f"name_stat {stat}": LUCKS}


def test_the_challenger_enters_the_dude_that_is_best_in_it() -> None:
    scene = Scene("A B").dude("A", "Poker Alice").dude("A", "Cole Younger").dude("B", "Pat Garrett")
    scene.game.stage, scene.game.challenger, scene.game.answered = Stage.ENTER, 0, 1
    scene.game.contested = Stat.SKILL
    assert choices(scene, "A") == {"enter Cole Younger": LUCKS}
    scene.game.contested = Stat.SMARTS
    assert choices(scene, "A") == {"enter Poker Alice": LUCKS}


def test_a_challenge_is_accepted_with_a_better_dude_and_declined_with_a_hopeless_one() -> None:
    scene = Scene("A B").dude("A", "Poker Alice").dude("B", "Wild Bill Hickok", street=True).pot(10)
    scene.game.stage, scene.game.challenger, scene.game.answered = Stage.ANSWER, 1, 2
    scene.game.contested = Stat.SKILL
    assert choices(scene, "A") == {"decline": LUCKS}
    scene.dude("A", "Annie Oakley").gear("A", "Lever-Action Rifle")
    assert choices(scene, "A") == {"enter Annie Oakley": LUCKS}


def test_an_even_challenge_is_declined_early_and_accepted_when_antes_have_gone_round_for_long() -> None:
    """Two bots that wait for better cards would decline each other's challenges to the last turn."""
    scene = Scene("A B").dude("A", "Col. Frederick Benteen").dude("B", "Heck Thomas", street=True).pot(10)
    scene.game.stage, scene.game.challenger, scene.game.answered = Stage.ANSWER, 1, 2
    scene.game.contested = Stat.SKILL
    assert choices(scene, "A") == {"decline": LUCKS}
    scene.game.laps = 20
    assert choices(scene, "A") == {"enter Col. Frederick Benteen": LUCKS}
    assert choices(scene.stakes(A=120, B=80), "A") == {"decline": LUCKS}  # whoever is ahead can wait


def test_a_challengers_concealed_cards_are_feared_more_than_those_of_others() -> None:
    """HSD-93. A challenger names the stat that dude and gear were chosen for."""
    scene = Scene("A B").dude("A", "Heck Thomas").dude("B", "Pat Garrett", up=False, money=7)
    scene.gear("B", "Worn Revolver", up=False, money=3)
    slot = next(
        slot for slot in range(scene.game.lying) if scene.game.lies[slot] >= 0 and owner_at(scene.game, slot) == 1
    )
    unasked = chance_to_beat(seen_by(scene.game, 0)[0], 9, slot, Stat.SKILL)
    scene.game.challenger = 1
    assert chance_to_beat(seen_by(scene.game, 0)[0], 9, slot, Stat.SKILL) < unasked


def test_it_ends_the_game_when_that_wins_it_and_not_when_it_loses_it() -> None:
    """HSD-03: somebody cannot cover an ante, so a challenge is the end."""
    scene = Scene("A B C").dude("A", "Poker Alice").dude("B", "Wild Bill Hickok").turn_of("A")
    assert choices(scene.stakes(A=60, B=4, C=50), "A") == {"challenge": LUCKS}
    assert choices(scene.stakes(A=60, B=4, C=70), "A")["challenge"] == 0


def test_it_challenges_ahead_and_not_behind() -> None:
    scene = Scene("A B").dude("A", "Wild Bill Hickok").dude("B", "Poker Alice").turn_of("A", actions=1)
    assert choices(scene, "A") == {"challenge": LUCKS}
    scene = Scene("A B").dude("A", "Maj. Marcus Reno").dude("B", "Wild Bill Hickok").turn_of("A", actions=1)
    assert choices(scene, "A")["challenge"] == 0


# The saloon


def test_without_a_dude_it_plays_the_best_one_of_the_hand() -> None:
    scene = Scene("A B").hand("A", "Maj. Marcus Reno, Annie Oakley, Worn Revolver").turn_of("A")
    assert choices(scene, "A") == {"play Annie Oakley": LUCKS}


def test_gear_goes_on_the_dude_it_suits() -> None:
    scene = Scene("A B").dude("A", "Poker Alice").dude("A", "Annie Oakley").hand("A", "Lever-Action Rifle")
    scene.turn_of("A", actions=2)
    assert choices(scene, "A") == {"play Lever-Action Rifle": LUCKS}
    scene.game.asking, scene.game.in_mind = Ask.ON, scene.card("Lever-Action Rifle")
    assert choices(scene, "A") == {"choose Annie Oakley": LUCKS}


def chip_on(chip: str, variants: int = 0) -> Counter[str]:
    """On whom A plays a kicker chip."""
    scene = (
        Scene("A B", variants=variants).dude("A", "Wyatt Earp").dude("B", "Annie Oakley").stack("A", chip).turn_of("A")
    )
    scene.game.asking, scene.game.in_mind = Ask.CHIP_ON, scene.kicker(chip)
    return choices(scene, "A")


def test_a_good_chip_goes_on_a_dude_of_its_own_and_a_bad_one_on_an_opponents() -> None:
    assert chip_on("Dead Eye") == {"choose Wyatt Earp": LUCKS}
    assert chip_on("Blue Norther") == {"choose Wyatt Earp": LUCKS}
    assert chip_on("Bad Whiskey") == {"choose Annie Oakley": LUCKS}
    assert chip_on("Marked Man") == {"choose Annie Oakley": LUCKS}


def test_in_lowball_a_bad_chip_is_a_good_one() -> None:
    lowball = 1 << Variant.LOWBALL
    assert chip_on("Blue Norther", variants=lowball) == {"choose Annie Oakley": LUCKS}
    assert chip_on("Bad Whiskey", variants=lowball) == {"choose Wyatt Earp": LUCKS}


def test_cards_are_laid_both_ways_and_now_and_then_with_more_on_them() -> None:
    scene = Scene("A B").hand("A", "Annie Oakley").turn_of("A")
    scene.game.asking, scene.game.in_mind = Ask.FACE, scene.card("Annie Oakley")
    made = choices(scene, "A")
    assert made["lay_up"] > 0
    assert made["lay_down"] > 0
    scene.game.asking = Ask.AMOUNT
    scene.game.to_act = 0
    allowed = np.zeros(MOST_MOVES + 1, np.int64)
    count = legal(scene.game, allowed)
    view = seen_by(scene.game, 0)
    places = Counter(choose(view[0], allowed, count, new_luck(seed)) for seed in range(200))
    assert places[0] > 150  # mostly its price
    assert 200 - places[0] > 0
    assert max(places) <= 4


def test_at_the_end_of_a_turn_it_keeps_what_it_can_use() -> None:
    scene = Scene("A B").dude("A", "Annie Oakley").hand("A", "Fort Up, Quick Thinking").turn_of("A")
    scene.game.stage = Stage.DISCARD
    assert choices(scene, "A") == {"discard Quick Thinking": LUCKS}
    scene.hand("A", "Fort Up")
    assert choices(scene, "A") == {"done": LUCKS}


def test_without_a_dude_it_makes_room_for_one() -> None:
    scene = Scene("A B").hand("A", "Fort Up, Town Almanac, Worn Revolver").turn_of("A")
    scene.game.stage = Stage.DISCARD
    assert choices(scene, "A")["done"] == 0
    scene.hand("A", "Fort Up, Annie Oakley, Worn Revolver")
    assert choices(scene, "A") == {"done": LUCKS}


# Gear, fortune cards, reinvesting


def test_gear_that_helps_is_revealed_and_gear_that_cannot_save_it_is_not() -> None:
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).gear("A", "Lever-Action Rifle", up=False, money=3)
    scene.gear("A", "Town Almanac", up=False, money=2).dude("B", "Heck Thomas", street=True)
    scene.shootout("skill", "B").pot(20)
    scene.game.stage = Stage.GEAR
    assert choices(scene, "A") == {"reveal Lever-Action Rifle": LUCKS}
    scene.gear("B", "Sawed-Off Shotgun").gear("B", "Worn Revolver")
    assert choices(scene, "A") == {"reveal_none": LUCKS}


def test_a_fortune_card_is_played_where_it_turns_the_shootout_only() -> None:
    def shootout(theirs: str) -> Scene:
        scene = Scene("A B").dude("A", "Pat Garrett", street=True).dude("B", theirs, street=True)
        return scene.hand("A", "High Noon Sun, Quick Thinking").shootout("skill", "B").pot(30)

    assert choices(shootout("Heck Thomas"), "A") == {"play High Noon Sun": LUCKS}  # 9 against 6
    assert choices(shootout("Wild Bill Hickok"), "A") == {"pass_by": LUCKS}  # 9 against 10
    assert choices(shootout("Poker Alice"), "A") == {"pass_by": LUCKS}  # 5 against 0


def test_harm_is_done_to_the_strongest_opponent() -> None:
    scene = Scene("A B C").dude("A", "Pat Garrett", street=True).dude("B", "Heck Thomas", street=True)
    scene.dude("C", "Wild Bill Hickok", street=True).shootout("skill", "B").fortune("A", "Dust in the Eyes")
    scene.set_off("play", "Dust in the Eyes")
    assert choices(scene, "A") == {"choose Wild Bill Hickok": LUCKS}


def test_a_good_dude_is_reinvested_and_a_poor_one_buried() -> None:
    for name, chosen in [("Annie Oakley", "reinvest"), ("Bill Tilghman", "bury")]:
        scene = Scene("A B").dude("A", name, street=True).shootout("skill", "A")
        scene.game.stage, scene.game.won = Stage.REINVEST, 1
        assert choices(scene, "A") == {chosen: LUCKS}
    scene = Scene("A B").dude("A", "Annie Oakley", street=True).shootout("skill", "A").stakes(A=12)
    scene.game.stage, scene.game.won = Stage.REINVEST, 1
    assert choices(scene, "A") == {"bury": LUCKS}  # it would not leave enough for the antes
