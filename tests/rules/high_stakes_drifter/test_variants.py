"""Which variants go together."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixgun.games.high_stakes_drifter.decks import from_boosters
from sixgun.games.high_stakes_drifter.variants import conflicts
from sixgun.games.high_stakes_drifter.words import VARIANT_TITLES, Variant

from .book import section

V = Variant
DECK_VARIANTS = (V.DEUCES_WILD, V.DRAW, V.ON_YOUR_LONESOME, V.STUD, V.TRES_AMIGOS)
REFUSED = {*combinations(DECK_VARIANTS, 2), (V.HIGH_LOW, V.LOWBALL)}


def test_there_are_the_twelve_of_the_rulebook() -> None:
    """HSD-173."""
    assert len(Variant) == 12
    for title in VARIANT_TITLES.values():
        assert section(f"#### {title}")


@pytest.mark.parametrize("pair", list(combinations(Variant, 2)), ids=lambda pair: "+".join(each.name for each in pair))
def test_every_pair_combines_or_is_refused_with_a_sentence(pair: tuple[Variant, Variant]) -> None:
    """HSD-175, HSD-R79. Eleven pairs are refused, the other 55 are not."""
    found = conflicts(pair)
    assert conflicts(pair[::-1]) == found
    if pair not in REFUSED:
        assert found == []
        return
    (refusal,) = found
    assert refusal.rule == "HSD-R79"
    assert refusal.sentence.startswith(f"{VARIANT_TITLES[pair[0]]} and {VARIANT_TITLES[pair[1]]} cannot be combined: ")
    assert refusal.sentence.endswith(".")


@pytest.mark.parametrize("variant", list(Variant))
def test_conflicts_are_those_that_the_catalogue_lists(variant: Variant) -> None:
    """HSD-R79. Each variant's own list says the same as the pairs."""
    told = section(f"#### {VARIANT_TITLES[variant]}")
    against = [each for each in Variant if conflicts({variant, each})]
    if not against:
        assert "No conflicts" in told
    else:
        listed = told.split("Conflict", 1)[1].split(": ")[1].split(".")[0].split(", ")
        assert listed == [VARIANT_TITLES[each] for each in against]


def test_each_pair_says_what_clashes() -> None:
    """HSD-R79."""
    assert conflicts({V.DEUCES_WILD, V.TRES_AMIGOS})[0].sentence.endswith("another limit on the copies of a card.")
    assert conflicts({V.DRAW, V.STUD})[0].sentence.endswith("makes decks from boosters in another way.")
    assert conflicts({V.DRAW, V.DEUCES_WILD})[0].sentence.endswith("has no limit on the copies of a card.")
    assert conflicts({V.HIGH_LOW, V.LOWBALL})[0].sentence.endswith("each names other winners of a shootout.")


def test_a_larger_set_is_refused_for_every_pair_in_it() -> None:
    """HSD-R79."""
    assert len(conflicts(DECK_VARIANTS)) == 10
    assert conflicts({*Variant} - {V.LOWBALL, *DECK_VARIANTS[1:]}) == []


def test_the_quick_start_game_has_no_variants() -> None:
    """HSD-R110."""
    assert conflicts((), quick_start=True) == []
    assert [each.rule for each in conflicts({V.WHIRLWIND}, quick_start=True)] == ["HSD-R110"]


def test_decks_come_from_boosters_in_draw_and_stud_only() -> None:
    """HSD-R117."""
    assert [each for each in Variant if from_boosters({each})] == [V.DRAW, V.STUD]
