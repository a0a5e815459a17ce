"""Draw: decks are drafted out of boosters, which go round the table."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.high_stakes_drifter.boosters import open_packs
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.words import CHIPS_OF_PACKS, DECK, PACK, PACKS, Rarity, Stage, Told, WhyNot

from .play import Boosters, Play
from .records import seen

NAMES = "A B C D"


def draft(players: str = NAMES, seed: int = 1) -> Play:
    """The first boosters are open."""
    return Boosters.dealt(players, seed=seed, draw=1)


def pack_of(scene: Play, name: str) -> list[int]:
    """The cards that a player can pick from."""
    start = int(scene.game.packs_opened) * PACK
    left = PACK - int(scene.game.picks)
    return sorted(int(each) for each in scene.game.pile[scene.seat(name), start : start + left])


def picks_of(scene: Play, name: str) -> list[int]:
    """What a player has picked out of the boosters of this round, the latest first."""
    end = (int(scene.game.packs_opened) + 1) * PACK
    picked = int(scene.game.picks) + int(scene.game.answered >> scene.seat(name) & 1)
    return [int(each) for each in scene.game.pile[scene.seat(name), end - picked : end]]


def pick(scene: Play, nth: int = 0) -> int:
    """Whoever has to, picks a card."""
    name = str(scene.decider)
    card = pack_of(scene, name)[nth]
    scene.plays(name, "draft", card)
    return card


def pick_all(scene: Play) -> Play:
    """Everybody picks a card once."""
    for _ in scene.table.names:
        pick(scene)
    return scene


def finish(scene: Play) -> Play:
    """The whole draft."""
    while scene.stage == Stage.DRAFT:
        pick(scene)
    return scene


def test_each_player_opens_a_booster_of_nine_cards_and_keeps_its_kicker_chip() -> None:
    """HSD-184, HSD-186, HSD-R112. Five common, three uncommon and one rare card, all different."""
    scene = draft()
    for name in NAMES.split():
        cards = [scene.cards.cards[each] for each in pack_of(scene, name)]
        assert len({each.id for each in cards}) == PACK
        assert Counter(each.rarity for each in cards) == {Rarity.COMMON: 5, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
        assert len(scene.stack_of(name)) == 1


@pytest.mark.parametrize("players", ["A B", "A B C", "A B C D E F G H"])
def test_all_players_of_the_table_are_one_pod(players: str) -> None:
    """HSD-185, HSD-R112. A pack goes through everybody's hands and comes back to its opener."""
    scene = draft(players)
    opened, names = pack_of(scene, "A"), players.split()
    for _ in names:
        pick_all(scene)
    if len(names) < PACK - 1:
        assert set(pack_of(scene, "A")) < set(opened)
        assert len(pack_of(scene, "A")) == PACK - len(names)
    else:
        assert set(opened) & {int(scene.game.pile[0, 0])}  # the last card is its opener's again


def test_the_rest_of_a_pack_goes_to_the_left_with_the_first_booster() -> None:
    """HSD-187, HSD-R84."""
    scene = draft()
    packs = {name: pack_of(scene, name) for name in NAMES.split()}
    picked = {name: pick(scene) for name in NAMES.split()}
    for giver, taker in (("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")):
        rest = packs[giver].copy()
        rest.remove(picked[giver])
        assert pack_of(scene, taker) == rest
        assert picks_of(scene, giver) == [picked[giver]]


def test_the_direction_changes_with_each_booster() -> None:
    """HSD-188, HSD-R84. The second goes to the right, the third to the left again."""
    scene = draft()
    for booster in range(3):
        packs = {name: pack_of(scene, name) for name in NAMES.split()}
        picked = {name: pick(scene) for name in NAMES.split()}
        for seat, giver in enumerate(NAMES.split()):
            taker = NAMES.split()[(seat + (1 if booster % 2 == 0 else -1)) % 4]
            assert pack_of(scene, taker) == sorted((Counter(packs[giver]) - Counter([picked[giver]])).elements())
        while scene.game.packs_opened == booster:
            pick_all(scene)


def test_the_chip_of_each_booster_stays_with_its_opener() -> None:
    """HSD-186. One more with each booster, whatever goes round."""
    scene = draft()
    for booster in range(1, PACKS + 1):
        assert [len(scene.stack_of(name)) for name in NAMES.split()] == [booster] * 4
        before = [scene.stack_of(name) for name in NAMES.split()]
        pick_all(scene)
        assert [scene.stack_of(name) for name in NAMES.split()] == before
        while scene.stage == Stage.DRAFT and scene.game.packs_opened == booster - 1:
            pick_all(scene)


def test_everybody_keeps_the_very_chip_that_he_or_she_found() -> None:
    """HSD-186. What the opener alone is told is what comes to the opener's stack."""
    scene = draft()
    before = [scene.game.stack[scene.seat(name)].copy() for name in NAMES.split()]
    while scene.game.packs_opened == 0:
        pick(scene)
    rows = [[int(part) for part in row] for row in scene.game.story[: scene.game.told]]
    found = [(row[1], row[2]) for row in rows if row[0] == -Told.PACK_CHIP]
    assert [seat for seat, _ in found] == [scene.seat(name) for name in NAMES.split()]
    assert len({chip for _, chip in found}) > 1
    for seat, chip in found:
        before[seat][chip] += 1
        assert scene.game.stack[seat].tolist() == before[seat].tolist()


def test_the_last_card_of_a_pack_is_nobody_s_choice() -> None:
    """HSD-187. Eight picks of nine cards, and the next booster is open."""
    scene = draft()
    for _ in range(PACK - 2):
        pick_all(scene)
    assert scene.game.packs_opened == 0
    pick_all(scene)
    assert (scene.game.packs_opened, len(pack_of(scene, "A"))) == (1, PACK)


def test_what_a_player_has_drafted_is_the_deck() -> None:
    """HSD-189, HSD-R84, HSD-R117. 54 cards and six chips, and no limit on copies or value."""
    scene = draft("A B C")
    drafted: dict[str, list[int]] = {"A": [], "B": [], "C": []}
    while scene.stage == Stage.DRAFT:
        name = str(scene.decider)
        drafted[name].append(pick(scene))
    for seat, name in enumerate("ABC"):
        deck = Counter(int(each) for each in scene.game.pile[seat])
        assert not Counter(drafted[name]) - deck
        assert len(drafted[name]) == DECK - PACKS  # of each booster the last card was no choice
        assert deck.total() == sum(scene.counts(name)) == DECK
        assert len(scene.stack_of(name)) == CHIPS_OF_PACKS


def test_picks_are_secret_until_all_have_picked_and_after() -> None:
    """HSD-R84. Whoever picks later sees neither the pick nor the pack of an earlier one."""
    one, other = draft(), draft()
    pick(one, 0)
    pick(other, 5)
    for viewer in (1, 2, 3):
        assert seen(one.game, viewer).tobytes() == seen(other.game, viewer).tobytes()
    assert seen(one.game, 0).tobytes() != seen(other.game, 0).tobytes()
    assert one.told(Told.DRAFTED) == []  # it was whispered


def test_a_card_that_is_not_in_the_pack_cannot_be_picked() -> None:
    """HSD-187."""
    scene = draft()
    missing = next(each for each in range(96) if each not in pack_of(scene, "A"))
    assert scene.refused("A", "draft", missing) == WhyNot.NOT_IN_PACK
    assert finish(scene).refused(str(scene.decider), "draft", missing) == WhyNot.NOT_DRAFTING


def test_after_the_draft_the_game_begins_as_always() -> None:
    """HSD-176, HSD-49."""
    scene = finish(draft("A B C"))
    assert scene.stage == Stage.ACTIONS
    assert [scene.game.in_hand[seat] for seat in range(3)] == [5, 5, 5]
    assert scene.stakes_of("A B C") == [100, 100, 100]


def test_no_deck_is_brought_where_decks_come_from_boosters() -> None:
    """HSD-174, HSD-R117. What somebody has brought does not come to the table."""
    brought = Boosters.dealt("A B", {"A": "54 Trail Coffee"}, draw=1)
    assert brought.game.pile.tolist() == draft("A B").game.pile.tolist()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_opens_the_same_boosters(seed: int) -> None:
    """HSD-196."""
    assert open_packs(house_set(), seed) == open_packs(house_set(), seed)
    assert draft(seed=seed).game.pile.tolist() == draft(seed=seed).game.pile.tolist()
