"""The card file of 25 Outlaws, checked and turned into the numbers the rules need, and into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.piles import NO_CARD

from .words import CHIP, PLACES, SET, START_MONEY, Effect, Phase, Reward, Target, Window

CARD_FILE = Path(__file__).with_name("cards.toml")
OUTLAW_IDS = (
    *("mabel_cinder", "otis_flint", "rosa_brandt", "hollis_pyre", "etta_kindle"),
    *("silas_frost", "nell_harbor", "amos_tidewell", "ida_winter", "gus_rainey"),
    *("pearl_nettle", "wade_juniper", "lottie_sage", "boone_hawthorn", "cora_briar"),
    *("jeb_marigold", "fay_goldwin", "ezra_wheatley", "hattie_saffron", "luke_amberly"),
    *("vera_soot", "clem_raven", "ansel_coaldale", "minnie_dusk", "abel_nightshade"),
)  # gang by gang, in the order of Colour
SHERIFF_IDS = [
    f"sheriff_{name}"
    for name in ("alder", "boggs", "calloway", "dunmore", "ellery", "fenwick", "garrity", "hobbs", "ingram", "jessup")
]
REWARD_IDS = [reward.name.lower() for reward in Reward]
WANTED_IDS = ("10", "jack", "queen", "king", "ace")
RANK_CORNERS = ("10", "J", "Q", "K", "A")
FASTEST = 20
MOST_COPIES = 20
MOST_REWARDS = 100
MOST_MODIFIER = 6
MOST_DOLLARS = 120

EFFECTS = [effect.name.lower() for effect in Effect]
DUEL_TARGETS = [target.name.lower() for target in (Target.CARRIER, Target.OPPONENT, Target.EITHER_DUELLIST)]
DUEL_WINDOWS = [window.name.lower() for window in (Window.DUEL, Window.AFTER_ROLL)]

# What is played on what, and when, follows from the effect everywhere but in a duel.
USE = {
    Effect.GAIN: (Target.CARRIER, Window.OWN_TURN),
    Effect.PEEK: (Target.FACE_DOWN_OUTLAW, Window.OWN_TURN),
    Effect.DISMISS_SHERIFF: (Target.SHERIFF, Window.BEFORE_SHERIFF),
    Effect.CLEAR_WANTED: (Target.WANTED_CARD, Window.OWN_TURN),
    Effect.COWER_LIMIT: (Target.CARRIER, Window.COWERING),
    Effect.CANCEL_HOLDUP: (Target.CARRIER, Window.HELD_UP),
    Effect.SWAP_CARD: (Target.POKER_CARD, Window.BETTING),
}


def card_tables(file: CardFile) -> Mapping[str, Any]:
    """Speeds, what Rewards do, and how many cards there are of each."""
    speeds = [outlaw.whole("speed", 1, FASTEST) for outlaw in file.by_id(OUTLAW_IDS, "outlaw")]
    sheriffs = [sheriff.whole("speed", 1, FASTEST) for sheriff in file.by_id(SHERIFF_IDS, "sheriff")]
    rewards = file.by_id(REWARD_IDS, "reward")
    copies = [reward.whole("copies", 0, MOST_COPIES) for reward in rewards]
    uses = [_use(reward) for reward in rewards]
    wanted = [rank.whole("copies", 0, MOST_COPIES) for rank in file.by_id(WANTED_IDS, "wanted")]
    file.settle()
    if sum(copies) > MOST_REWARDS:
        raise file.wrong(f"{sum(copies)} Rewards in all; at most {MOST_REWARDS} are possible")
    return {
        "speed": [speeds[first : first + SET] for first in range(0, len(speeds), SET)],
        "sheriff_speed": sheriffs,
        "effect": [use[0] for use in uses],
        "amount": [use[1] for use in uses],
        "target": [use[2] for use in uses],
        "window": [use[3] for use in uses],
        "rewards": copies,
        "wanted": wanted,
    }


def _use(reward: CardEntry) -> tuple[int, int, int, int]:
    """Effect, amount, target and window of a Reward."""
    effect = Effect[reward.choice("effect", EFFECTS).upper()]
    amount = 0
    if effect == Effect.DUEL_MOD:
        amount = reward.whole("amount", -MOST_MODIFIER, MOST_MODIFIER)
    elif effect in (Effect.GAIN, Effect.COWER_LIMIT):
        amount = reward.whole("amount", 0, MOST_DOLLARS)
        if amount % CHIP:
            raise reward.wrong("amount", f"must be a number of ${CHIP} chips, not {amount}")
    if effect in USE:
        target, window = USE[effect]
        return effect, amount, target, window
    target = Target[reward.choice("target", DUEL_TARGETS).upper()]
    if effect == Effect.REROLL:
        return effect, amount, target, Window.AFTER_ROLL
    return effect, amount, target, Window[reward.choice("window", DUEL_WINDOWS).upper()]


WHOSE = {
    Target.CARRIER: "this Outlaw",
    Target.OPPONENT: "this Outlaw's opponent",
    Target.EITHER_DUELLIST: "one duellist of your choice",
}
WHEN = {Window.DUEL: "before or after the roll", Window.AFTER_ROLL: "after the roll"}


def card_words(file: CardFile) -> Mapping[str, Sequence[CardWords]]:
    """The cards as people know them; their texts say the numbers of this file."""
    card_tables(file)
    _check_texts(file, CardFile.read(CARD_FILE))
    wanted = file.by_id(WANTED_IDS, "wanted")
    return {
        "outlaw": [_with_speed(outlaw) for outlaw in file.by_id(OUTLAW_IDS, "outlaw")],
        "sheriff": [_with_speed(sheriff) for sheriff in file.by_id(SHERIFF_IDS, "sheriff")],
        "reward": [_reward_words(reward) for reward in file.by_id(REWARD_IDS, "reward")],
        "wanted": [card.words(corner) for card, corner in zip(wanted, RANK_CORNERS, strict=True)],
    }


def _check_texts(file: CardFile, house: CardFile) -> None:
    """A Reward that does something else than the house's card of that name may not go by the house's text."""
    for mine, printed in zip(file.by_id(REWARD_IDS, "reward"), house.by_id(REWARD_IDS, "reward"), strict=True):
        same_text = file.words_of("reward", mine.id).get("text") == house.words_of("reward", mine.id)["text"]
        if same_text and _use(mine)[0] != _use(printed)[0]:
            raise mine.wrong("text", "must say what this card does: its effect is not that of the house's card")


def _with_speed(card: CardEntry) -> CardWords:
    speed = card.whole("speed", 1, FASTEST)
    return card.words(speed, person=True, speed=speed)


def _reward_words(reward: CardEntry) -> CardWords:
    effect, amount, target, window = _use(reward)
    said = f"{amount:+d}".replace("-", "−") if effect == Effect.DUEL_MOD else str(amount)
    return reward.words(amount=said, whose=WHOSE.get(Target(target), ""), when=WHEN.get(Window(window), ""))


def holdings(game: Any) -> dict[str, int]:
    """Every dollar, every Reward and every Wanted card, wherever they lie."""
    setting_up = game.phase in (Phase.GANG, Phase.LINE_UP)
    to_come = [seat for seat in range(game.seats) if setting_up and not game.money[seat].any()]  # O25-10
    rewards = int(game.reward_deck.sum()) + int(game.used.sum()) + int((game.reward != NO_CARD).sum())
    return {
        "dollars": int(game.bank + game.pot) + int(game.money.sum()) + len(to_come) * PLACES * START_MONEY,
        "rewards": rewards,
        "wanted cards": int(game.wanted_deck.sum()) + int(game.wanted.sum()),
    }
