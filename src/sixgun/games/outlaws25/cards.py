"""The card file of 25 Outlaws, checked and turned into the numbers the rules need."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.piles import NO_CARD

from .words import CHIP, OUTLAW_NAMES, RANK_NAMES, SHERIFF_NAMES, Effect, Reward, Target, Window

CARD_FILE = Path(__file__).with_name("cards.toml")
OUTLAW_IDS = [name.lower().replace(" ", "_") for names in OUTLAW_NAMES for name in names]
SHERIFF_IDS = [name.lower().replace(" ", "_") for name in SHERIFF_NAMES]
REWARD_IDS = [reward.name.lower() for reward in Reward]
WANTED_IDS = [name.lower() for name in RANK_NAMES]
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
        "speed": [speeds[first : first + 5] for first in range(0, 25, 5)],
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


def holdings(game: Any) -> dict[str, int]:
    """Every dollar, every Reward and every Wanted card, wherever they lie."""
    rewards = int(game.reward_deck.sum()) + int(game.used.sum()) + int((game.reward != NO_CARD).sum())
    return {
        "dollars": int(game.bank) + int(game.pot) + int(game.money.sum()),
        "rewards": rewards,
        "wanted cards": int(game.wanted_deck.sum()) + int(game.wanted.sum()),
    }
