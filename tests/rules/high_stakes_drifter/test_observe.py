"""The game as numbers: each stretch says what its name says, and nothing that the viewer does not know."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.games.high_stakes_drifter.rules.chips import bury_chip, lay_chip
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.sight.observe import SLICES, SLOT, observe
from sixgun.games.high_stakes_drifter.words import Ask, Stage

from .records import ANN, BO, CY, NOBODY, card, chip, dealt, give, laid, lay, moves, seen


def numbers(game: Any, viewer: int) -> Any:
    """What a learner gets."""
    out = np.full(SLICES.length, 7, np.float32)
    observe(seen(game, viewer), viewer, out)
    return out


def part(game: Any, viewer: int, name: str) -> list[float]:
    """One stretch of it."""
    return [float(number) for number in numbers(game, viewer)[SLICES[name]]]


def slot_part(game: Any, viewer: int, slot: int, name: str) -> list[float]:
    """One stretch of a card on the table."""
    table = numbers(game, viewer)[SLICES["table"]].reshape(-1, SLOT.length)
    return [float(number) for number in table[slot][SLOT[name]]]


def test_own_cards_are_counted_by_kind_and_those_of_others_only_counted() -> None:
    """HSD-11, HSD-14, HSD-15."""
    game = laid()
    give(game, BO, ["jim_bridger"], ["cole_younger", "cole_younger"], ["black_bart"])
    game.stack[BO, chip("fast_draw")] = 2
    assert part(game, BO, "my_hand")[card("cole_younger")] == 2
    assert part(game, BO, "my_deck")[card("jim_bridger")] == 1
    assert part(game, BO, "my_stack")[chip("fast_draw")] == 2
    for viewer in (ANN, CY, NOBODY):
        assert sum(part(game, viewer, "my_hand") + part(game, viewer, "my_deck") + part(game, viewer, "my_stack")) == 0
    assert part(game, ANN, "in_hand")[:3] == [0, 2, 0]
    assert part(game, BO, "in_hand")[:3] == [2, 0, 0]
    kinds = len(part(game, ANN, "my_hand"))
    assert part(game, ANN, "deadwood")[kinds + card("black_bart")] == 1
    assert part(game, BO, "deadwood")[card("black_bart")] == 1


def test_a_concealed_card_is_a_type_with_chips_on_it() -> None:
    """HSD-22, HSD-64, HSD-R8."""
    game = laid()
    slot = lay(game, BO, "cole_younger", money=9)
    game.stack[CY, chip("fast_draw")] = 1
    lay_chip(game, CY, chip("fast_draw"), slot)
    assert slot_part(game, ANN, slot, "type") == [1, 0, 0]
    assert slot_part(game, ANN, slot, "owner")[:3] == [0, 1, 0]
    assert slot_part(game, ANN, slot, "kind") == slot_part(game, ANN, slot, "cost") == [0]
    assert slot_part(game, ANN, slot, "stats") == [0, 0, 0]
    assert slot_part(game, ANN, slot, "money") == [9]
    assert slot_part(game, ANN, slot, "chips")[0] > 0
    assert any(slot_part(game, ANN, slot, "chips_add"))
    assert slot_part(game, BO, slot, "kind") == [card("cole_younger") + 1]
    assert slot_part(game, BO, slot, "stats") == [3, 6, 2]
    assert slot_part(game, BO, slot, "owner")[0] == 1
    bury_chip(game, 0)
    assert sum(part(game, ANN, "deadwood_chips")) == 1


def test_gear_says_which_dude_it_is_on_and_whether_it_is_up_or_in_the_street() -> None:
    """HSD-22, HSD-24."""
    game = laid()
    dude = lay(game, BO, "cole_younger", up=True)
    gear = lay(game, BO, "worn_revolver", host=dude)
    game.fighter[BO], game.announced[BO] = dude, gear
    game.lies[dude] |= 1 << 6
    assert slot_part(game, ANN, gear, "host") == [dude + 1]
    assert slot_part(game, ANN, gear, "type") == [0, 1, 0]
    assert [slot_part(game, ANN, each, "up")[0] for each in (dude, gear)] == [1, 0]
    assert [slot_part(game, ANN, each, "street")[0] for each in (dude, gear)] == [1, 0]
    assert [slot_part(game, ANN, each, "fights")[0] for each in (dude, gear)] == [1, 0]
    assert [slot_part(game, ANN, each, "announced")[0] for each in (dude, gear)] == [0, 1]


def test_what_is_in_somebodys_mind_is_seen_by_nobody_else() -> None:
    """HSD-78."""
    game = laid()
    game.asking, game.in_mind, game.in_mind_on = Ask.FACE, card("worn_revolver"), 4
    assert part(game, ANN, "asking")[Ask.FACE] == part(game, ANN, "in_mind")[card("worn_revolver")] == 1
    assert part(game, ANN, "in_mind_on") == [5]
    assert part(game, BO, "asking")[Ask.NOTHING] == 1
    assert sum(part(game, BO, "in_mind") + part(game, BO, "in_mind_on")) == 0


def test_seats_are_counted_from_the_viewer_to_the_left() -> None:
    """HSD-21: stakes, and who has which part."""
    game = laid()
    game.stake[:3] = 90, 80, 70
    game.lead, game.fighting, game.contested, game.pot = CY, 1 << BO, 1, 15
    assert part(game, BO, "stakes")[:3] == [80, 70, 90]
    assert part(game, BO, "lead")[:3] == [0, 1, 0]
    assert part(game, BO, "fighting")[:3] == [1, 0, 0]
    assert part(game, BO, "to_act")[:3] == [0, 0, 1]
    assert part(game, BO, "contested") == [0, 1, 0]
    assert part(game, BO, "money") == [15, 0, 0]
    assert part(game, BO, "stage")[Stage.ACTIONS] == 1


def test_a_drafter_counts_the_pack_and_the_picks() -> None:
    """HSD-187."""
    game = dealt(2, draw=1)
    assert (sum(part(game, ANN, "my_pack")), sum(part(game, ANN, "my_picks"))) == (9, 0)
    step(game, moves(game)[0])
    assert (sum(part(game, ANN, "my_pack")), sum(part(game, ANN, "my_picks"))) == (8, 1)
    assert (sum(part(game, BO, "my_pack")), sum(part(game, BO, "my_picks"))) == (9, 0)
    assert sum(part(game, NOBODY, "my_pack")) == 0


def test_every_number_is_written() -> None:
    """What stood there before is gone."""
    assert not (numbers(laid(), NOBODY) == 7).any()
