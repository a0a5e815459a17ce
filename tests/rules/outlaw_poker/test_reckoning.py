"""What a round of Outlaw Poker came to, column by column: OP-35 to OP-49."""

from __future__ import annotations

from .. import reckonings
from .scene import Scene


def scored(rounds: int) -> Scene:
    """Bo has closed; Ann draws the last card and throws it away again."""
    scene = Scene("Ann Bo", rounds=rounds).turn("Ann").totals(Ann=10, Bo=-3).deck("12")
    scene.grid("Ann", "W/10 | 10/10 | 4/8 | 2/W", locked=True).grid("Bo", "-5/-5 | -5/6 | 3/3 | 10/1", locked=True)
    scene.game.round_number = 2
    scene.last_turns("Bo", 1).changed()
    assert scene.table.reckoning is None
    return scene.play("Ann", "draw from the Deck", "discard")


def test_columns_bonus_and_earlier_rounds_add_up_to_the_total() -> None:
    """OP-37, OP-40 to OP-47."""
    scene = scored(rounds=3)
    assert reckonings.totals(scene) == scene.scores() == {"Ann": 17, "Bo": -1}
    assert list(reckonings.amounts(scene, "Ann").items()) == [
        ("Iron Hand: Wild and 10", "0"),
        ("Column 2: 10 and 10", "0"),
        ("Column 3: 4 and 8", "12"),
        ("Column 4: 2 and Wild", "0"),
        ("Bonus for equal pairs", "-5"),
        ("Rounds before", "10"),
    ]
    assert reckonings.amounts(scene, "Bo")["Iron Hand: minus 5 and minus 5"] == "-10"
    rules = {amount.label: amount.rule for tally in reckonings.of(scene).tallies for amount in tally.amounts}
    assert rules["Iron Hand: minus 5 and minus 5"] == "OP-45"
    assert rules["Column 2: minus 5 and 6"] == "OP-42"
    assert rules["Column 3: 4 and 8"] == "OP-41"
    assert rules["Column 4: 2 and Wild"] == "OP-44"
    found = reckonings.of(scene)
    assert (found.title, found.headline) == ("Round 2 of 3", "Bo leads with -1 points")
    assert found.why == "Bo had all cards face up first. Fewest points win."


def test_after_the_last_round_the_lowest_total_has_won() -> None:
    """OP-36, OP-37."""
    scene = scored(rounds=2)
    found = reckonings.of(scene)
    assert found.headline == "Bo wins with -1 points"
    assert [scene.table.names[tally.seat] for tally in found.tallies if tally.won] == scene.winners == ["Bo"]
    assert "last round" in found.why
