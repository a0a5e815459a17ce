"""What holds in every game of High Stakes Drifter after every decision, whatever cards and variants are played.

`play_out` plays a game at random, each verb as likely as any other, and holds every law against it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from sixgun.engine.agenda import part_at
from sixgun.engine.options import fill
from sixgun.engine.piles import HIDDEN
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import CardSet
from sixgun.games.high_stakes_drifter.deal import deal
from sixgun.games.high_stakes_drifter.judge.legal import why_not
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.matters import EFFECT
from sixgun.games.high_stakes_drifter.moves import MOVES, VERBS
from sixgun.games.high_stakes_drifter.printed import tables
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.state import FREE, IN_DEADWOOD, Options, State
from sixgun.games.high_stakes_drifter.words import (
    NO_SLOT,
    SEATS,
    SIDES,
    STAKE,
    TURNS,
    CardType,
    Stage,
    Variant,
)

VERB_OF = np.unique([VERBS.taken_apart(move)[0] for move in range(MOVES)], return_inverse=True)[1]
MONEY = VERBS.first("lay")  # moves from here on are amounts
ALLOWED = np.zeros(MOST_MOVES + 1, np.int32)
HOUSE_TABLES = tables(house_set())


def dealt(seats: int, seed: int, cards: CardSet | None = None, **chosen: int) -> Any:
    """A game before its first decision; the starter decks are brought by turns."""
    options = Options.empty()[0]
    fill(options, tables(cards) if cards else HOUSE_TABLES)
    for field, value in ({"seats": seats, "stakes": STAKE, "max_turns": TURNS, "first_player": -1} | chosen).items():
        options[field] = value
    for seat in range(seats):
        options.deck[seat] = options.starter_cards[seat % options.starters]
        options.chip_stack[seat] = options.starter_chips[seat % options.starters]
    game = State.empty()[0]
    game.watched = 1
    deal(game, options, seed)
    return game


def moves_of(game: Any) -> list[int]:
    """The list of allowed moves."""
    found: list[int] = ALLOWED[: legal(game, ALLOWED)].tolist()
    return found


def dollars(game: Any) -> int:
    """All the money there is."""
    return int(game.stake.sum()) + int(game.money.sum()) + int(game.pot) + int(game.carried)


def cards(game: Any) -> Counter[int]:
    """Every card, wherever it is."""
    found = Counter(game.pile.ravel().tolist())
    found.update(game.printed.tolist())
    del found[-1]
    return found


def chips(game: Any) -> list[int]:
    """How many kicker chips of each kind there are."""
    counts = game.stack.sum(axis=0).astype(int)
    for each in game.chip[: game.chips_out]:
        counts[each // SIDES] += 1
    found: list[int] = counts.tolist()
    return found


def check_piles(game: Any) -> None:
    """Deck, hand and deadwood are as long as they say."""
    if game.stage <= Stage.STACK:
        return
    assert min(game.in_deck.min(), game.in_hand.min(), game.in_deadwood.min(), game.aside) >= 0
    said = game.in_deck + game.in_hand + game.in_deadwood
    rows = int(game.seats)
    assert ((game.pile[:rows] >= 0).sum(axis=1) == said[:rows]).all(), "a row of cards is longer or shorter than told"
    assert (game.aside == 0) or game.aside <= game.in_hand[game.to_act]


def check_table(game: Any) -> None:
    """Slots, hosts, chips and the order of arrival fit together."""
    taken = [slot for slot in range(len(game.lies)) if game.lies[slot] != FREE]
    assert sorted(game.order[: game.lying].tolist()) == taken
    assert (game.order[game.lying :] == NO_SLOT).all()
    free = game.lies == FREE
    assert (game.printed[free] == -1).all()
    assert (game.money[free] == 0).all()
    assert (game.host[free] == NO_SLOT).all()
    for slot in taken:
        lies, host = int(game.lies[slot]), int(game.host[slot])
        kind = lies >> 3 & 3
        assert game.stage == Stage.OVER or game.playing >> (lies & 7) & 1, "a card of nobody in the game"
        assert (host != NO_SLOT) == (kind == CardType.GEAR), "gear is on a dude, and nothing else is"
        if host != NO_SLOT:
            on = int(game.lies[host])
            assert on != FREE, "gear on nothing"
            assert (on >> 3 & 3, on & 7) == (CardType.DUDE, lies & 7), "gear on no dude of its owner"
            assert on >> 6 == lies >> 6, "gear elsewhere than its dude"
        if kind == CardType.FORTUNE:
            assert lies >> 5 & 3 == 3, "a fortune card that is not face up in the street"
    for nth, on in enumerate(game.chip_on[: game.chips_out].tolist()):
        assert on == IN_DEADWOOD or (on in taken and game.lies[on] >> 3 & 3 == CardType.DUDE), "a chip on no dude"
        assert 0 <= game.chip_by[nth] < game.seats
        assert game.chip[nth] >= 0
    assert (game.chip_on[game.chips_out :] == NO_SLOT).all()


def check_fight(game: Any) -> None:
    """Whoever is in the shootout has a dude in the street, and nobody else has."""
    for seat in range(SEATS):
        fighter, fights = int(game.fighter[seat]), bool(game.fighting >> seat & 1)
        if fights:
            assert fighter != NO_SLOT, "in a shootout without a dude"
        if fighter != NO_SLOT:
            lies = int(game.lies[fighter])
            assert lies != FREE
            assert lies & 7 == seat
            assert lies >> 3 & 3 == CardType.DUDE
            assert lies >> 6 == 1
    street = [slot for slot in game.order[: game.lying].tolist() if game.lies[slot] >> 6]
    dudes = [slot for slot in street if game.lies[slot] >> 3 & 3 == CardType.DUDE]
    if game.quick_start == 0:  # which is over without a clean-up (HSD-R75)
        assert set(dudes) <= set(game.fighter.tolist()), "a dude in the street that does not fight"
    if game.stage != Stage.OVER and game.challenger < 0:
        assert not street
        assert game.fighting == 0
        assert game.shootout == 0
    if game.stage in (Stage.BET, Stage.GEAR, Stage.FORTUNE) and game.matters == 0:
        assert game.fighting >> int(game.lead) & 1, "a lead bettor who is not in the shootout"


def check_numbers(game: Any) -> None:
    """No amount is below zero, and what is counted has room."""
    assert min(game.stake.min(), game.money.min(), game.pot, game.carried) >= 0
    assert 0 <= game.actions <= 100
    assert 0 <= game.waits <= 24
    assert 0 <= game.lasts <= 24
    assert 0 <= game.matters <= 4
    assert (game.bet[: game.seats] <= game.level).all()


def check_list(game: Any, listed: list[int], sampled: random.Random) -> None:
    """List and judge agree: about all moves but the amounts, and about some of those."""
    numbers = [*range(MONEY), *sampled.sample(range(MONEY, MOVES), 40), *listed[-3:]]
    inside = set(listed)
    assert listed == sorted(inside)
    wrong = [move for move in numbers if (why_not(game, move) == 0) != (move in inside)]
    assert not wrong, f"judge and list differ: {[VERBS.taken_apart(move) for move in wrong]}"


def check_veil(game: Any, viewer: int, enough: bool = True) -> None:
    """Nobody sees a hand, a deck, a kicker stack or a concealed card of others; whoever decides sees enough."""
    view = game.copy()
    veil(view, viewer)
    assert not view.luck.any()
    for seat in range(game.seats):
        if seat != viewer:
            assert not view.stack[seat].any()
            if game.stage > Stage.STACK:
                unseen = view.pile[seat, : int(game.in_deck[seat]) + int(game.in_hand[seat])]
                assert (unseen == HIDDEN).all()
    at_work = {part_at(game, depth, EFFECT.slot) for depth in range(game.matters)}  # used openly, if face down (HSD-67)
    for slot in set(game.order[: game.lying].tolist()) - at_work:
        lies = int(game.lies[slot])
        if not lies >> 5 & 1 and lies & 7 != viewer and not game.knows[slot] >> viewer & 1:
            assert view.kind[slot] == view.printed[slot] == HIDDEN
    written = view.story[: view.told]
    assert ((written[:, 0] > 0) | (written[:, 1] == viewer)).all()
    if enough and viewer == game.to_act:
        assert moves_of(view) == moves_of(game), "a player needs to know more than the own view"


def check_all(game: Any) -> None:
    """The laws that cost little."""
    check_piles(game)
    check_table(game)
    check_fight(game)
    check_numbers(game)
    assert game.told <= len(game.story), f"the story of one step has {game.told} events"


def any_verb(game: Any, listed: list[int], luck: random.Random) -> int:
    """Each verb as likely as any other, and each of its moves."""
    verbs = VERB_OF[listed]
    wanted = luck.choice(np.unique(verbs).tolist())
    return int(luck.choice(np.asarray(listed)[verbs == wanted].tolist()))


def play_out(
    game: Any,
    seed: int,
    choose: Callable[[Any, list[int], random.Random], int] = any_verb,
    often: int = 13,
    most: int = 100_000,
    veiled: bool = True,
) -> Any:
    """Play to the end with every law after every decision; the dear ones after some.

    `veiled` says that the own view is enough to know one's moves: abilities of concealed cards of one's own file may
    forbid something unseen.
    """
    luck = random.Random(seed)
    whole = dollars(game), cards(game)
    kickers = chips(game)
    count = 0
    while game.stage != Stage.OVER and count < most:
        listed = moves_of(game)
        assert listed, f"nobody can move: {Stage(game.stage).name}, {game.to_act} to act"
        assert game.playing >> int(game.to_act) & 1, "somebody who is out has to decide"
        if count % often == seed % often:
            check_list(game, listed, luck)
            check_veil(game, int(game.to_act), veiled)
            check_veil(game, luck.randrange(int(game.seats)), veiled)
        move = choose(game, listed, luck)
        packs = game.stage <= Stage.STACK
        step(game, move)
        said = VERBS.taken_apart(move)
        assert (dollars(game), cards(game)) == whole, f"{said} made or lost dollars or cards"
        if packs:
            kickers = chips(game)  # boosters are being opened, and Stud leaves chips out (HSD-R90)
        assert chips(game) == kickers, f"{said} made or lost a kicker chip"
        check_all(game)
        count += 1
    return game


def chosen_of(variants: Collection[Variant]) -> dict[str, Any]:
    """The options that play these variants."""
    return {variant.name.lower(): 1 for variant in variants}
