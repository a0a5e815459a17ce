"""Decks built at home: limits, plots, and decks that build themselves."""

from __future__ import annotations

import pytest

from sixgun.engine.errors import UnknownName
from sixgun.engine.workshop import Shelf, counted
from sixgun.games.high_stakes_drifter.deckfiles import plain
from sixgun.games.high_stakes_drifter.workshop import WORKSHOP

from .book import TIN_STARS, mine


def most(shelf: Shelf, name: str) -> int:
    return next(piece.most for piece in shelf.pieces if piece.id == name)


def test_every_card_and_chip_stands_on_the_shelf_with_its_limit() -> None:
    """HSD-42, HSD-43, HSD-44, HSD-R3."""
    shelf = WORKSHOP.shelf(None, ())
    assert [most(shelf, name) for name in ("worn_revolver", "deputys_commission", "wyatt_earp", "dead_eye")] == [
        3,
        2,
        1,
        2,
    ]
    assert [(section.id, section.goal, section.dollars) for section in shelf.sections] == [
        ("cards", 54, False),
        ("kickers", 50, True),
    ]
    for piece in shelf.pieces:
        assert piece.text
        assert all(
            piece.tags[each.id] in [choice.id for choice in each.choices]
            for each in shelf.filters
            if each.id in piece.tags
        )
    assert [(made.id, made.bring) for made in shelf.ready] == [
        ("tin_stars", True),
        ("long_riders", True),
        ("first_shootout", False),
    ]


@pytest.mark.parametrize(("variant", "copies"), [("deuces_wild", 2), ("on_your_lonesome", 1), ("tres_amigos", 3)])
def test_variants_change_the_limits(variant: str, copies: int) -> None:
    """HSD-183, HSD-194, HSD-203."""
    shelf = WORKSHOP.shelf(None, [variant])
    assert {piece.most for piece in shelf.pieces if piece.section == "cards"} == {copies}
    assert variant in WORKSHOP.limits


def test_in_draw_and_stud_six_chips_are_counted_and_not_their_dollars() -> None:
    """HSD-189, HSD-R90."""
    kickers = WORKSHOP.shelf(None, ["stud"]).sections[1]
    assert (kickers.goal, kickers.dollars) == (6, False)


def test_variants_are_named_as_people_write_them() -> None:
    """HSD-174."""
    assert WORKSHOP.under(["deuces-wild", "Tres Amigos", "HIGH_LOW", "High-Low"]) == [
        "deuces_wild",
        "tres_amigos",
        "high_low",
        "high_low",
    ]
    with pytest.raises(UnknownName, match=r"There is no variant 'deuce wild'\. Did you mean deuces_wild\?"):
        WORKSHOP.under(["deuce wild"])


def test_plots_add_up() -> None:
    """HSD-41. Costs, kinds and rarities each count all cards."""
    plots = {plot.title: plot for plot in WORKSHOP.plots(plain(TIN_STARS), None)}
    assert [sum(bar.value for bar in plots[title].bars) for title in ("Costs", "Kinds", "Rarities")] == [54] * 3
    assert [bar.said for bar in plots["Kinds"].bars] == ["22", "20", "12"]
    assert [(bar.label, bar.said, bar.note) for bar in plots["Stats"].bars][1] == ("Skill", "5.9", "+83")
    assert all(
        plot.bars for plot in WORKSHOP.plots({"name": "Empty"}, None) if plot.title in ("Costs", "Stats", "Kinds")
    )


@pytest.mark.parametrize("under", [(), ("deuces_wild",), ("on_your_lonesome",), ("draw",), ("stud",)])
def test_a_deck_that_builds_itself_from_boosters_is_legal_and_the_same_for_the_same_seed(
    under: tuple[str, ...],
) -> None:
    """HSD-41 to HSD-45, HSD-189, HSD-196. HSD-42, HSD-43, HSD-44."""
    deck = WORKSHOP.build(5, None, under)
    assert WORKSHOP.check(deck, None, under) == []
    assert WORKSHOP.build(5, None, under) == deck
    assert WORKSHOP.build(6, None, under)["cards"] != deck["cards"]


def test_a_deck_file_is_read_as_it_was_written() -> None:
    """HSD-04, HSD-05."""
    deck = plain(TIN_STARS)
    assert WORKSHOP.read(WORKSHOP.write(deck, None), None, "a file") == deck
    assert counted(deck["kickers"]) == {"dead_eye": 1, "fast_draw": 2, "hair_trigger": 1}
    assert counted(["fast_draw", "2 fast_draw"]) == {"fast_draw": 3}


def test_cards_of_ones_own_stand_on_the_shelf_too() -> None:
    """HSD-R115."""
    own = mine('[[gear]]\nid = "lasso"\nname = "Lasso"\nrarity = "common"\ncost = 1\nluck = 1\n')
    lasso = next(piece for piece in WORKSHOP.shelf(own, ()).pieces if piece.id == "lasso")
    assert (lasso.name, lasso.corner, lasso.stats, lasso.tags["cost"]) == ("Lasso", "$1", ["", "", "+1"], "$0–3")
