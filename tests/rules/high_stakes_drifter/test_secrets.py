"""Who sees what: the table of that name, HSD-10 to HSD-17, HSD-R8 to HSD-R10, HSD-R84."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixgun.engine.agenda import open_matter, put
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.games.high_stakes_drifter.codes import TypeWord
from sixgun.games.high_stakes_drifter.matters import DISCARDING, EFFECT, PUTTING
from sixgun.games.high_stakes_drifter.moves import VERBS, discarding, playing
from sixgun.games.high_stakes_drifter.rules.chips import lay_chip
from sixgun.games.high_stakes_drifter.rules.slots import learn, set_face
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.words import DECK, NO_SLOT, PACK, Ask, Phase, Stage

from .book import mine
from .records import ANN, BO, CY, NOBODY, card, chip, dealt, fields, give, laid, lay, moves, seen

DECK_CARDS = ["jim_bridger", "worn_revolver", "pat_garrett"]


def shown(game: Any, viewer: int) -> dict[str, bytes]:
    """What a viewer sees, but for the number of decisions."""
    return {name: value for name, value in fields(seen(game, viewer)).items() if name != "decisions"}


def test_a_hand_and_a_deck_are_hidden_and_their_numbers_and_the_deadwood_are_not() -> None:
    """HSD-10, HSD-11, HSD-14, HSD-15, HSD-17."""
    game = laid()
    give(game, BO, DECK_CARDS, ["cole_younger", "fort_up"], ["black_bart"])
    for viewer in (ANN, CY, NOBODY):
        view = seen(game, viewer)
        assert view.pile[BO, :7].tolist() == [HIDDEN] * 5 + [card("black_bart"), NO_CARD]
        assert (view.in_deck[BO], view.in_hand[BO], view.in_deadwood[BO]) == (3, 2, 1)
    assert seen(game, BO).pile[BO, 3:5].tolist() == [card("cole_younger"), card("fort_up")]


def test_the_owner_knows_what_is_in_the_deck_but_in_no_order() -> None:
    """HSD-10."""
    one, other = laid(), laid()
    give(one, BO, DECK_CARDS, ["cole_younger"], [])
    give(other, BO, DECK_CARDS[::-1], ["cole_younger"], [])
    assert seen(one, BO).tobytes() == seen(other, BO).tobytes()
    assert sorted(seen(one, BO).pile[BO, :3].tolist()) == sorted(map(card, DECK_CARDS))


def test_nobody_knows_how_many_kicker_chips_another_deck_has() -> None:
    """HSD-12, HSD-R10."""
    game = laid()
    game.stack[BO, chip("fast_draw")] = 2
    assert seen(game, BO).stack[BO].sum() == 2
    assert seen(game, ANN).stack.sum() == seen(game, NOBODY).stack.sum() == 0


def test_of_a_concealed_card_all_know_the_type_the_chips_and_the_dude_it_is_on_but_not_the_name() -> None:
    """HSD-22, HSD-24, HSD-64, HSD-R8, HSD-159."""
    game, other = laid(), laid()
    for each, dude, gear in ((game, "cole_younger", "worn_revolver"), (other, "pat_garrett", "town_almanac")):
        lay(each, BO, gear, money=6, host=lay(each, BO, dude, money=9))
    for viewer in (ANN, CY, NOBODY):
        view = seen(game, viewer)
        assert view.kind[:3].tolist() == view.printed[:3].tolist() == [HIDDEN, HIDDEN, NO_CARD]
        assert (view.money[:2].tolist(), view.host[1]) == ([9, 6], 0)
        assert view.tobytes() == seen(other, viewer).tobytes()
    assert seen(game, BO).kind[0] == card("cole_younger")


def test_a_revealed_card_is_known_to_all() -> None:
    """HSD-61."""
    game = laid()
    lay(game, BO, "cole_younger", up=True)
    assert seen(game, NOBODY).kind[0] == card("cole_younger")


def test_whoever_peeked_goes_on_knowing_and_all_know_who_it_was() -> None:
    """HSD-R8 and vocabulary `peek`: it happens in the open."""
    game = laid()
    learn(game, CY, lay(game, BO, "cole_younger"))
    assert [int(seen(game, viewer).kind[0]) for viewer in (CY, ANN, NOBODY)] == [card("cole_younger"), HIDDEN, HIDDEN]
    assert seen(game, ANN).knows[0] == 1 << CY


def test_a_card_that_was_turned_down_again_is_known_to_all_who_saw_it() -> None:
    """HSD-63: spectators too."""
    game = laid()
    set_face(game, lay(game, BO, "cole_younger", up=True), False)
    assert {int(seen(game, viewer).kind[0]) for viewer in (ANN, BO, CY, NOBODY)} == {card("cole_younger")}


@pytest.mark.parametrize(
    ("asking", "on"), [(Ask.FACE, NO_SLOT), (Ask.AMOUNT, NO_SLOT), (Ask.ON, NO_SLOT), (Ask.FACE, 0)]
)
def test_what_is_said_part_by_part_shows_only_at_the_end(asking: int, on: int) -> None:
    """HSD-78, HSD-81, and the chapter on decisions: nothing of it shows before the last part."""
    game = laid()
    give(game, ANN, [], ["cole_younger", "fort_up"], [])
    before = seen(game, BO).tobytes()
    game.asking, game.in_mind, game.in_mind_on = asking, card("cole_younger"), on
    assert seen(game, BO).tobytes() == seen(game, NOBODY).tobytes() == before
    assert (seen(game, ANN).asking, seen(game, ANN).in_mind) == (asking, card("cole_younger"))


def test_cards_picked_to_be_discarded_show_when_all_are_picked() -> None:
    """HSD-73, HSD-18."""
    game = laid()
    give(game, ANN, DECK_CARDS, ["cole_younger", "fort_up", "black_bart"], [])
    game.stage = Stage.DISCARD
    before = shown(game, BO)
    step(game, discarding(card("fort_up")))
    assert shown(game, BO) == before
    assert (game.aside, seen(game, ANN).aside) == (1, 1)
    step(game, VERBS.first("done"))
    assert card("fort_up") in seen(game, BO).pile[ANN].tolist()


def test_how_many_of_the_cards_that_must_go_are_picked_is_no_secret() -> None:
    """Vocabulary `discard`: their number is in the open anyway."""
    game = laid()
    give(game, ANN, [], ["cole_younger", "fort_up"], [])
    open_matter(game, DISCARDING.kind)
    put(game, DISCARDING.left, 1)
    game.aside = 1
    assert seen(game, BO).aside == 1
    assert seen(game, BO).pile[ANN, :2].tolist() == [HIDDEN, HIDDEN]


def test_nobody_knows_the_luck_or_hears_what_is_whispered_to_others() -> None:
    """HSD-13: a drawn card is its owner's to see."""
    game = dealt(3)
    for viewer in (NOBODY, ANN, BO, CY):
        view = seen(game, viewer)
        assert not view.luck.any()
        whispered = {int(row[1]) for row in view.story[: view.told] if row[0] < 0}
        assert whispered == ({viewer} if viewer >= 0 else set())


def test_nobody_sees_the_shared_deck_or_the_other_hand_but_both_know_the_list() -> None:
    """HSD-152, HSD-156, HSD-14."""
    game = dealt(2, quick_start=1)
    for viewer in (ANN, BO, NOBODY):
        view = seen(game, viewer)
        assert set(view.pile[ANN, : DECK - 10].tolist()) == {HIDDEN}
        assert (HIDDEN in view.pile[ANN, DECK - 10 : DECK - 5].tolist()) == (viewer != ANN)
        assert (HIDDEN in view.pile[BO, :5].tolist()) == (viewer != BO)
        assert (view.pile[-1] >= 0).all()


def drafted(picks: int) -> Any:
    """A draft after so many picks of two players."""
    game = dealt(2, draw=1)
    for _ in range(picks):
        step(game, moves(game)[0])
    return game


def test_a_drafter_sees_the_own_pack_and_the_own_picks_and_nothing_else() -> None:
    """HSD-187, HSD-R84, HSD-R112."""
    game = drafted(2 * 8 + 4)  # the second pack, after two picks each
    for viewer in (ANN, BO):
        view = seen(game, viewer)
        assert (view.pile[viewer, : 2 * PACK] >= 0).all()
        assert set(view.pile[viewer, 2 * PACK :].tolist()) == {HIDDEN}
        assert set(view.pile[1 - viewer].tolist()) == {HIDDEN}
        assert view.stack[viewer].sum() == 2
    assert set(seen(game, NOBODY).pile[:2].ravel().tolist()) == {HIDDEN}


def test_what_another_picks_does_not_show() -> None:
    """HSD-R84: picks are secret, in the pack that is handed on as well."""
    game = dealt(2, draw=1)
    after = []
    for pick in moves(game)[:2]:
        other = game.copy()
        step(other, pick)
        after.append(seen(other, BO).tobytes())
    assert after[0] == after[1]


def test_the_order_of_a_pack_does_not_tell_which_card_was_taken_out_of_it() -> None:
    """HSD-R84."""
    game = drafted(2)
    view = seen(game, BO)
    pack = view.pile[BO, : PACK - 1].tolist()
    assert pack == sorted(pack)
    assert pack != game.pile[BO, : PACK - 1].tolist()


def test_in_stud_the_cards_and_chips_of_the_own_boosters_are_known() -> None:
    """HSD-196, HSD-R90."""
    game = dealt(2, stud=1)
    view = seen(game, BO)
    assert sorted(view.pile[BO].tolist()) == sorted(game.pile[BO].tolist())
    assert (view.stack[BO].sum(), view.stack[ANN].sum()) == (6, 0)
    assert set(view.pile[ANN].tolist()) == {HIDDEN}


LURKER = """
[[gear]]
id = "lurker"
name = "Lurker"
rarity = "common"
cost = 2
abilities = ["turn_end hidden may > me : draw 1"]
"""


def with_lurker() -> tuple[Any, int, int]:
    """Bo has a concealed card that can be set off face down; its slot and its clause."""
    game = laid(cards=mine(LURKER))
    slot = lay(game, BO, "worn_revolver")
    lurker = int(game.dudes) + int(game.gears) - 1
    game.kind[slot] = game.printed[slot] = lurker
    return game, slot, int(game.first_ability[lurker])


def test_an_ability_of_a_concealed_card_is_a_secret_until_it_is_used() -> None:
    """HSD-65, HSD-67. Waiting for its turn, or for a yes or no, it has not been used."""
    game, slot, row = with_lurker()
    game.waiting[0] = (BO, slot, game.kind[slot], row)
    game.waits = 1
    open_matter(game, EFFECT.kind)
    for name, value in ((EFFECT.seat, BO), (EFFECT.slot, slot), (EFFECT.card, game.kind[slot]), (EFFECT.row, row)):
        put(game, name, value)
    put(game, EFFECT.phase, Phase.MAY)
    game.to_act = BO
    view = seen(game, ANN)
    assert view.waiting[0, :4].tolist() == [BO, slot, HIDDEN, HIDDEN]
    assert view.kind[slot] == HIDDEN
    assert int(game.kind[slot]) not in view.agenda[0].tolist()
    assert seen(game, BO).waiting[0].tolist() == game.waiting[0].tolist()
    put(game, EFFECT.phase, Phase.TARGET)
    assert seen(game, ANN).kind[slot] == game.kind[slot]
    assert fields(seen(game, ANN))["waiting"] == fields(game)["waiting"]


def test_a_veil_over_a_veil_changes_nothing() -> None:
    """Of every stage that random games come through."""
    luck = random.Random(3)
    choices: list[dict[str, Any]] = [{}, {"quick_start": 1}, {"draw": 1}, {"stud": 1}]
    for chosen in choices:
        game = dealt(2, seed=luck.getrandbits(60), **chosen)
        for _ in range(12):
            for viewer in (ANN, BO, NOBODY):
                assert seen(seen(game, viewer), viewer).tobytes() == seen(game, viewer).tobytes()
            step(game, luck.choice(moves(game)))


def test_a_chip_that_is_out_of_the_deck_is_known_to_all() -> None:
    """HSD-40, HSD-54."""
    game = laid()
    game.stack[BO, chip("fast_draw")] = 1
    lay_chip(game, BO, chip("fast_draw"), lay(game, ANN, "cole_younger"))
    assert seen(game, CY).chip[0] == game.chip[0]


def test_a_card_put_into_play_is_a_secret_until_it_lies_there() -> None:
    """HSD-55."""
    game = laid()
    give(game, ANN, [], ["cole_younger", "pat_garrett"], [])
    open_matter(game, PUTTING.kind)
    put(game, PUTTING.seat, ANN)
    put(game, PUTTING.card_type, TypeWord.DUDE)
    before = shown(game, BO)
    step(game, playing(card("cole_younger")))
    assert game.in_mind == card("cole_younger")
    assert shown(game, BO) == before
