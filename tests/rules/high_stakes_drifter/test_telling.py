"""High Stakes Drifter for people: what is asked, told and refused, in words."""

from __future__ import annotations

import re

import pytest

from sixgun.engine.agenda import open_matter, put
from sixgun.engine.errors import BadOption
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import Event
from sixgun.engine.tabletop import Question
from sixgun.games.high_stakes_drifter import GAME, moves
from sixgun.games.high_stakes_drifter.matters import DISCARDING, EFFECT, KICKING, MOVING, PUTTING, SALVAGING
from sixgun.games.high_stakes_drifter.telling.questions import question
from sixgun.games.high_stakes_drifter.words import Ask, CardType, Ending, Phase, Stage, Told, Variant, WhyNot

from .book import rule_numbers
from .scene import Scene

CONFLICTS = [("deuces_wild", "draw"), ("high_low", "lowball"), ("draw", "stud"), ("tres_amigos", "on_your_lonesome")]


def scene_of_two() -> Scene:
    """A shootout over skill: A's concealed Cole Younger against B's Pat Garrett."""
    scene = Scene("A B").hand("A", "Gotcha Covered, Heck Thomas").stack("A", "Dead Eye")
    scene.dude("A", "Cole Younger", up=False, street=True, money=9).gear("A", "Silver Spurs", up=False, money=6)
    scene.dude("B", "Pat Garrett", street=True).gear("B", "Worn Revolver").pot(40)
    scene.shootout(over="skill", challenger="A", lead="B")
    scene.game.to_act = 0
    return scene


def asked(scene: Scene, viewer: int) -> Question:
    return question(scene.game, viewer, GAME.names(scene.table.names))


def note(scene: Scene, move: int) -> str:
    return GAME.telling.note(scene.game, int(move), GAME.names(scene.table.names))


def told(kind: Told, seat: int = 0, what: int = 1, where: int = 0) -> str:
    return GAME.telling.event(Event(int(kind), seat, what, where, whispered=False), GAME.names(["Ann", "Bo"]))


@pytest.mark.parametrize("kind", Told)
def test_every_event_is_told_in_a_sentence(kind: Told) -> None:
    sentence = told(kind)
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence
    assert "?" not in sentence


def test_amounts_over_a_hundred_are_told_whole() -> None:
    assert told(Told.BET, what=7, where=3) == "Ann bets $307."
    assert told(Told.TAKES_POT, seat=1, what=0, where=1) == "Bo takes $100 from the pot."


def test_a_kicker_chip_is_told_with_the_side_that_came_up() -> None:
    """HSD-54, HSD-87."""
    dead_eye = Scene("A B").kicker("Dead Eye")
    words = GAME.words_of()["kicker"][dead_eye]
    assert told(Told.KICKED, what=dead_eye * 2 + 1, where=2).endswith(f"Dead Eye on #3: {words.sides[1]}.")
    assert words.sides[0] in told(Told.FLIPPED, what=dead_eye * 2, where=2)


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_says_who_wins_and_why(ending: Ending) -> None:
    """HSD-02, HSD-03, HSD-172, HSD-192, HSD-R67."""
    assert ending == Ending.NONE or "wins" in told(Told.ENDED, NOBODY, int(ending))


@pytest.mark.parametrize("reason", [reason for reason in WhyNot if reason != WhyNot.ALLOWED])
def test_every_refusal_is_a_short_sentence_with_a_rule_that_exists(reason: WhyNot) -> None:
    assert reason.rule in rule_numbers()
    assert re.fullmatch(r"[A-Z][^{}]{5,80}\.", reason.sentence)


STAGES = [stage for stage in Stage if stage in (0, 1, 4, 7, 9, 10, 12, 15, 16, 17, 19, 24)]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("quick_start", [0, 1])
def test_every_decision_has_a_heading_a_hint_and_a_rule(stage: Stage, quick_start: int) -> None:
    scene = scene_of_two()
    scene.game.stage, scene.game.quick_start = stage, quick_start
    mine, others, nobody = asked(scene, 0), asked(scene, 1), asked(scene, NOBODY)
    assert mine.rule in rule_numbers()
    assert mine.hint.endswith(".")
    assert not mine.heading.endswith(".")
    assert others == nobody
    assert others.heading.startswith("A ")
    assert mine.heading != others.heading


@pytest.mark.parametrize("ask", [Ask.ON, Ask.FACE, Ask.AMOUNT, Ask.CHIP_ON])
def test_what_is_being_played_is_asked_part_by_part_and_the_others_see_none_of_it(ask: Ask) -> None:
    """HSD-78 to HSD-81, HSD-86, HSD-159."""
    scene = scene_of_two().turn_of("A")
    chip = ask == Ask.CHIP_ON
    scene.game.asking, scene.game.in_mind = ask, scene.kicker("Dead Eye") if chip else scene.card("Heck Thomas")
    assert ("Dead Eye" if chip else "Heck Thomas") in asked(scene, 0).heading
    assert asked(scene, 1).heading == "A takes an action"


def test_the_face_is_asked_with_both_prices() -> None:
    """HSD-79: Heck Thomas costs $6, a dollar less face up."""
    scene = scene_of_two().turn_of("A")
    scene.game.asking, scene.game.in_mind = Ask.FACE, scene.card("Heck Thomas")
    assert "$5" in asked(scene, 0).hint
    assert "$6" in asked(scene, 0).hint
    assert note(scene, moves.LAY_UP) == "$5"
    assert note(scene, moves.LAY_DOWN) == "$6 or more"


MATTERS = {
    "discard": (DISCARDING, {"left": 2}, "Discard 2 cards"),
    "salvage": (SALVAGING, {"left": 1, "card_type": CardType.GEAR}, "Take what back?"),
    "put": (PUTTING, {"card_type": CardType.DUDE, "optional": 1}, "Put a dude into play?"),
    "kick": (KICKING, {"dude": 2}, "Which kicker chip for Pat Garrett?"),
    "move": (MOVING, {"gear": 3}, "Which dude gets Worn Revolver?"),
    "may": (EFFECT, {"phase": Phase.MAY, "card": 0}, "Use "),
    "target": (EFFECT, {"phase": Phase.TARGET, "card": 0}, "choose a target"),
    "stat": (EFFECT, {"phase": Phase.STAT, "card": 0}, "which stat?"),
}


@pytest.mark.parametrize("name", MATTERS)
def test_every_matter_is_asked_in_words(name: str) -> None:
    """HSD-55, HSD-60, HSD-R62."""
    matter, parts, words = MATTERS[name]
    scene = scene_of_two()
    open_matter(scene.game, matter.kind)
    for part, value in parts.items():
        put(scene.game, getattr(matter, part), int(value))
    mine = asked(scene, 0)
    assert words in mine.heading
    assert mine.rule in rule_numbers()
    assert mine.hint.endswith((".", "!"))
    assert asked(scene, 1).heading.startswith("A ")


def test_a_bet_to_answer_says_what_a_call_costs() -> None:
    """HSD-110."""
    scene = scene_of_two()
    scene.game.stage, scene.game.opened, scene.game.level = Stage.BET, 1, 14
    scene.game.bet[0] = 8
    assert "Calling costs $6." in asked(scene, 0).hint
    assert note(scene, moves.CALL) == "$6 more"
    assert note(scene, moves.raising(5)) == "$11 from your stake"
    assert note(scene, moves.FOLD) == "the $9 on your dude goes to the pot"
    scene.stakes(A=4)
    assert "your last $4" in asked(scene, 0).hint
    assert note(scene, moves.CALL) == "all in with $4"


def test_a_place_is_explained_by_what_lies_there() -> None:
    """HSD-64, HSD-R8: the owner's note names a concealed card, the opponent's does not."""
    scene = scene_of_two()
    assert note(scene, moves.entering(0)) == "your concealed Cole Younger with $9 and 1 gear card on it"
    assert note(scene, moves.choosing(3)) == "B's Worn Revolver on Pat Garrett #3"
    scene.game.to_act = 1
    assert note(scene, moves.choosing(0)) == "A's face-down dude with $9 and 1 gear card on it"
    assert note(scene, moves.choosing(1)) == "A's face-down gear with $6 on it on face-down dude #1"


def test_fortune_cards_and_reinvesting_say_their_price() -> None:
    """HSD-131, HSD-132, HSD-148, HSD-149."""
    scene = scene_of_two()
    gotcha = moves.playing(scene.card("Gotcha Covered"))
    assert note(scene, gotcha) == "$4"
    scene.stakes(A=2)
    assert note(scene, gotcha) == "all in with $2"
    scene.game.all_in = 1
    assert note(scene, gotcha) == "free"
    scene.game.stage = Stage.REINVEST
    assert note(scene, moves.REINVEST) == "lay $5 on Cole Younger"


def test_a_bluff_is_told_from_the_price() -> None:
    """HSD-80."""
    scene = scene_of_two().turn_of("A")
    scene.game.asking, scene.game.in_mind = Ask.AMOUNT, scene.card("Heck Thomas")
    assert note(scene, moves.laying(6)) == "exactly its price"
    assert note(scene, moves.laying(9)) == "$3 more than its price"


def test_amounts_end_with_a_number_that_a_screen_asks_for() -> None:
    names = GAME.names(["Ann", "Bo"])
    for move in (moves.betting(12), moves.raising(12), moves.laying(12)):
        assert GAME.telling.taps(int(move), 0) == ("amount.12",)
        assert len(GAME.telling.phrase(int(move), names)) == 2
    assert " ".join(GAME.telling.phrase(int(moves.betting(12)), names)) == "bet $12"


def test_every_variant_is_a_switch_with_a_sentence() -> None:
    """HSD-174."""
    options = {option.name: option for option in GAME.option_sheet}
    for variant in Variant:
        assert options[variant.name.lower()].words.count(": ") == 1
        assert re.match(r"HSD-\d+", options[variant.name.lower()].source)


@pytest.mark.parametrize(("one", "other"), CONFLICTS)
def test_variants_that_conflict_are_refused_with_a_sentence(one: str, other: str) -> None:
    """HSD-R79."""
    with pytest.raises(BadOption, match=r"cannot be combined: .*HSD-R79"):
        GAME.settled(2, None, (), **{one: "yes", other: "yes"})
    GAME.settled(2, None, (), **{one: "yes"})


def test_the_quick_start_game_is_for_two_and_has_no_variants() -> None:
    """HSD-151, HSD-R110."""
    GAME.settled(2, quick_start="yes")
    with pytest.raises(BadOption, match="for two players, not 3"):
        GAME.settled(3, quick_start="yes")
    with pytest.raises(BadOption, match="no variants"):
        GAME.settled(2, quick_start="yes", whirlwind="yes")
