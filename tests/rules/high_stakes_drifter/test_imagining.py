"""The games a viewer thinks possible: they fit what the viewer sees, and can be played on."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixgun.engine.agenda import open_matter, put
from sixgun.engine.piles import HIDDEN
from sixgun.games.high_stakes_drifter.codes import TypeWord
from sixgun.games.high_stakes_drifter.decks import COPIES
from sixgun.games.high_stakes_drifter.judge.legal import why_not
from sixgun.games.high_stakes_drifter.matters import EFFECT, KICKING, PUTTING
from sixgun.games.high_stakes_drifter.moves import MOVES
from sixgun.games.high_stakes_drifter.printed import rarity_of, type_of
from sixgun.games.high_stakes_drifter.rules.chips import chip_kind, chip_value, lay_chip
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.sight.imagine import imagine
from sixgun.games.high_stakes_drifter.sight.observe import SLICES, observe
from sixgun.games.high_stakes_drifter.words import DECK, PACK, CardType, Phase, Rarity, Stage, Variant

from .records import ANN, BO, NOBODY, SET, card, cards_of, chip, dealt, fields, give, imagined, laid, lay, moves, seen
from .test_secrets import with_lurker

SOME = 12  # imagined games of a test
TIN_STARS = list(SET.decks[0].deck.cards)


def midgame() -> Any:
    """Bo has all of a starter deck somewhere: two concealed cards, a hand, a deadwood, and the rest in the deck."""
    game = laid(2)
    dude, gear = "pat_garrett", "worn_revolver"
    rest = list(TIN_STARS)
    for name in (dude, gear):
        rest.remove(name)
    lay(game, BO, gear, money=2, host=lay(game, BO, dude, money=6))
    give(game, BO, rest[10:], rest[:5], rest[5:10])
    return game


def test_concealed_cards_have_the_type_that_shows_and_cost_no_more_than_what_lies_on_them() -> None:
    """HSD-80, HSD-83, HSD-22."""
    game = midgame()
    kinds = [imagined(game, ANN, seed).kind[:2].tolist() for seed in range(SOME)]
    assert all(type_of(game, dude) == CardType.DUDE and game.cost[dude] <= 6 for dude, _ in kinds)
    assert all(type_of(game, gear) == CardType.GEAR and game.cost[gear] <= 2 for _, gear in kinds)
    assert len({dude for dude, _ in kinds}) > 3


def test_a_card_put_into_play_for_free_may_cost_anything() -> None:
    """HSD-55, HSD-R15."""
    game = laid(2)
    lay(game, BO, "black_bart")
    costs = [int(game.cost[imagined(game, ANN, seed).kind[0]]) for seed in range(60)]
    assert max(costs) > 8


@pytest.mark.parametrize(
    ("variant", "most"),
    [(None, 0), (Variant.DEUCES_WILD, 2), (Variant.ON_YOUR_LONESOME, 1), (Variant.TRES_AMIGOS, 3)],
)
def test_an_imagined_deck_is_legal(variant: Variant | None, most: int) -> None:
    """HSD-41 to HSD-44, HSD-183, HSD-194, HSD-203. 54 cards, and copies as allowed, those in sight counted."""
    game = midgame()
    in_sight = list(SET.card_numbers)[: game.in_deadwood[BO]]  # one of each
    first = int(game.in_deck[BO]) + int(game.in_hand[BO])
    game.pile[BO, first : first + len(in_sight)] = [card(name) for name in in_sight]
    game.variants = 0 if variant is None else 1 << variant
    for seed in range(SOME):
        found = cards_of(imagined(game, ANN, seed), BO)
        assert found.total() == DECK
        for kind, copies in found.items():
            assert copies <= (most or COPIES[Rarity(rarity_of(game, kind))][0])


def test_an_imagined_deck_has_a_usual_mix_of_types() -> None:
    """Like that of a starter deck."""
    other = imagined(midgame(), ANN, 4)
    types = Counter(type_of(other, kind) for kind in cards_of(other, BO).elements())
    assert types == {CardType.DUDE: 22, CardType.GEAR: 20, CardType.FORTUNE: 12}


def test_kicker_chips_make_up_fifty_dollars_with_those_that_are_out() -> None:
    """HSD-45, HSD-R3."""
    game = midgame()
    game.stack[BO, chip("mother_lode")] = 1
    lay_chip(game, BO, chip("mother_lode"), 0)
    found = set()
    for seed in range(SOME):
        stack = imagined(game, ANN, seed).stack[BO]
        worth = sum(int(count) * chip_value(game, kind) for kind, count in enumerate(stack))
        assert worth == 50 - chip_value(game, chip_kind(game, 0))
        found.add(tuple(stack))
    assert len(found) > 3


def quick_start() -> Any:
    """Bo has played a dude and gear with exactly their cost on them."""
    game = dealt(2, quick_start=1)
    for name in ("henry_meek", "plains_saddle"):
        place = game.pile[ANN, : game.in_deck[ANN]].tolist().index(card(name))
        game.pile[ANN, place:-1] = game.pile[ANN, place + 1 :]
        game.in_deck[ANN] -= 1
        lay(game, BO, name, money=int(game.cost[card(name)]), host=-1 if name == "henry_meek" else 0)
    return game


@pytest.mark.parametrize("viewer", [ANN, BO, NOBODY])
def test_the_shared_deck_is_dealt_anew_card_by_card(viewer: int) -> None:
    """HSD-152, HSD-R77: the list is known to both, and a concealed card costs exactly what lies on it."""
    game = quick_start()
    whole = cards_of(game, ANN) + cards_of(game, BO)
    assert whole == Counter(game.pile[-1].tolist())
    hands = set()
    for seed in range(SOME):
        other = imagined(game, viewer, seed)
        assert cards_of(other, ANN) + cards_of(other, BO) == whole
        assert [int(game.cost[kind]) for kind in other.kind[:2]] == [6, 2]
        hands.add(other.pile[:2].tobytes())
    assert len(hands) > 3


def test_in_a_draft_packs_are_as_boosters_are() -> None:
    """HSD-187, HSD-189."""
    game = dealt(3, draw=1)
    for _ in range(7):  # two picks each, and Ann's third
        step(game, moves(game)[0])
    for viewer in (ANN, BO, NOBODY):
        other = imagined(game, viewer, 5)
        assert (other.pile[:3] >= 0).all()
        for seat in range(3):
            assert len(set(other.pile[seat, : PACK - 2].tolist())) == PACK - 2
            for start in range(PACK, DECK, PACK):
                rarities = Counter(rarity_of(game, kind) for kind in other.pile[seat, start : start + PACK])
                assert rarities == {Rarity.COMMON: 5, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
            assert other.stack[seat].sum() == 1


def test_any_card_of_a_pack_may_have_been_picked() -> None:
    """HSD-187, HSD-R84."""
    game = dealt(2, draw=1)
    for _ in range(2):
        step(game, moves(game)[0])
    picked = {rarity_of(game, int(imagined(game, ANN, seed).pile[BO, PACK - 1])) for seed in range(40)}
    assert picked == {Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE}


def test_a_drafted_deck_may_be_anything_that_comes_in_packs() -> None:
    """HSD-189, HSD-R84: six chips, and no fixed cards."""
    game = dealt(2, stud=1)
    while game.stage == Stage.STACK:
        step(game, moves(game)[0])
    other = imagined(game, ANN, 3)
    assert other.stack[BO].sum() == 6
    assert cards_of(other, BO).total() == DECK
    assert not any(rarity_of(game, kind) >= Rarity.FIXED for kind in cards_of(other, BO))
    lay_chip(game, BO, int(game.stack[BO].argmax()), lay(game, ANN, "cole_younger"))
    assert imagined(game, ANN, 3).stack[BO].sum() == 5


def test_whoever_must_put_a_card_into_play_has_one() -> None:
    """HSD-55, HSD-60."""
    for wanted, kinds in (
        (TypeWord.DUDE, {CardType.DUDE}),
        (TypeWord.ANY, set(CardType)),
        (TypeWord.GEAR, {CardType.GEAR}),
    ):
        game = laid(2)
        lay(game, BO, "cole_younger", up=True)
        give(game, BO, [], ["pat_garrett" if wanted != TypeWord.GEAR else "worn_revolver"], [])
        open_matter(game, PUTTING.kind)
        put(game, PUTTING.seat, BO)
        put(game, PUTTING.card_type, wanted)
        game.to_act = BO
        for seed in range(SOME):
            other = imagined(game, ANN, seed)
            assert type_of(game, int(other.pile[BO, 0])) in kinds
            assert moves(other)


def test_whoever_is_asked_for_a_kicker_chip_has_one_that_fits() -> None:
    """HSD-88, HSD-R98."""
    game = laid(2)
    slot = lay(game, ANN, "black_bart", up=True)  # kicker limit $5
    open_matter(game, KICKING.kind)
    put(game, KICKING.seat, BO)
    put(game, KICKING.dude, slot)
    game.to_act = BO
    assert all(moves(imagined(game, ANN, seed)) for seed in range(SOME))
    game.agenda[0] = 0
    calamity = int(game.first_ability[card("calamity_jane")])
    for name, value in ((0, EFFECT.kind), (EFFECT.seat, BO), (EFFECT.slot, -1), (EFFECT.row, calamity)):
        put(game, name, value)
    put(game, EFFECT.phase, Phase.TARGET)
    white = {chip for chip in range(game.chips) if chip_value(game, chip) == 1}
    assert all(any(imagined(game, ANN, seed).stack[BO, each] for each in white) for seed in range(SOME))


def test_a_concealed_card_whose_ability_waits_is_one_that_has_such_an_ability() -> None:
    """HSD-67, HSD-R96."""
    game, slot, row = with_lurker()
    kind = int(game.kind[slot])
    game.waiting[0] = (BO, slot, kind, row)
    game.waits = 1
    other = imagined(game, ANN, 2)
    assert (other.kind[slot], other.waiting[0].tolist()) == (kind, [BO, slot, kind, row])


def test_a_concealed_card_whose_player_is_asked_whether_to_use_it_is_one_that_asks() -> None:
    """HSD-67, HSD-R62."""
    game, slot, row = with_lurker()
    open_matter(game, EFFECT.kind)
    for name, value in ((EFFECT.seat, BO), (EFFECT.slot, slot), (EFFECT.card, game.kind[slot]), (EFFECT.row, row)):
        put(game, name, value)
    put(game, EFFECT.phase, Phase.MAY)
    game.to_act = BO
    other = imagined(game, ANN, 2)
    assert other.agenda.tolist() == game.agenda.tolist()
    assert other.kind[slot] == game.kind[slot]
    assert moves(other)


def shown(game: Any, viewer: int) -> dict[str, Any]:
    """All that reaches a viewer, as the law for all games has it."""
    view = seen(game, viewer)
    numbers = np.zeros(SLICES.length, np.float32)
    observe(view, viewer, numbers)
    found: dict[str, Any] = fields(view) | {"numbers": numbers.tobytes()}
    if game.to_act == viewer != NOBODY:
        found["moves"] = moves(game)
        found["refusals"] = [int(why_not(game, move)) for move in range(0, MOVES, 41)]
    return found


SETTINGS: list[dict[str, Any]] = [
    {},
    {"quick_start": 1},
    {"draw": 1},
    {"stud": 1},
    {"cold_hands": 1},
    {"riding_shotgun": 1, "tombstone": 1},
    {"last_man_standing": 1, "whirlwind": 1},
]


@pytest.mark.parametrize("chosen", SETTINGS, ids=lambda chosen: "+".join(chosen) or "standard")
def test_what_is_hidden_can_be_changed_without_the_viewer_noticing(chosen: dict[str, Any]) -> None:
    """The laws of the house, on random games: nothing shows, only what is seen is used, and play goes on."""
    luck = random.Random(7)
    game = dealt(2 if chosen.get("quick_start") else 3, seed=luck.getrandbits(60), **chosen)
    for number in range(90):
        if not moves(game):
            break
        if number % 18 == 0:
            for viewer in range(NOBODY, int(game.seats)):
                seed = luck.getrandbits(60)
                other, from_the_true_game = imagined(game, viewer, seed), game.copy()
                imagine(from_the_true_game, viewer, seed)
                assert other.tobytes() == from_the_true_game.tobytes()
                assert HIDDEN not in other.pile[: game.seats].ravel().tolist() + other.kind.tolist()
                assert shown(game, viewer) == shown(other, viewer)
                for _ in range(6):
                    if moves(other):
                        step(other, luck.choice(moves(other)))
        step(game, luck.choice(moves(game)))
