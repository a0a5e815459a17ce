"""The words of abilities as the rules know them: one number each, as in the catalogue's vocabulary."""

from __future__ import annotations

from enum import IntEnum


class When(IntEnum):
    """The triggers."""

    STATIC = 0
    REVEAL = 1
    TURNUP = 2
    GEAR = 3
    FORTUNE = 4
    PLAY = 5
    STREET = 6
    ROUND = 7
    SHOWDOWN = 8
    WIN = 9
    LOSE = 10
    FOLD = 11
    BURIED = 12
    TURN_START = 13
    TURN_END = 14
    CHALLENGE = 15
    KICKED = 16
    THEN = 17


class Mark(IntEnum):
    """The flags: bits of their column, but PAY, which has one of its own."""

    MAY = 1
    HIDDEN = 2
    PAY = 4


class If(IntEnum):
    """The conditions."""

    ALWAYS = 0
    CONTESTED = 1
    IN_STREET = 2
    IN_SALOON = 3
    CHALLENGER = 4
    DEFENDER = 5
    LEAD = 6
    ALL_IN = 7
    FOES_MIN = 8
    POT_MIN = 9
    STAKE_MAX = 10
    STAKE_MIN = 11
    HAND_MAX = 12
    HAND_MIN = 13
    GEAR_MIN = 14
    CHIPS_MIN = 15
    STAT_MIN = 16
    STAT_MAX = 17
    FACTION = 18
    FOE_FACTION = 19
    HOST_DOWN = 20
    HOST_UP = 21
    SELF_DOWN = 22
    FORTUNES_MIN = 23
    AHEAD = 24
    BEHIND = 25
    LEVEL = 26
    FIRST_ROUND = 27


class Who(IntEnum):
    """The scopes: whom or what a clause reaches."""

    SELF = 0
    HOST = 1
    MY_DUDE = 2
    FOE_DUDE = 3
    ANY_DUDE = 4
    MY_DUDES = 5
    FOE_DUDES = 6
    ALL_DUDES = 7
    OTHER_DUDES = 8
    HOST_GEAR = 9
    MY_GEAR = 10
    FOE_GEAR = 11
    ANY_GEAR = 12
    ALL_GEAR = 13
    FOE_FORTUNE = 14
    ANY_FORTUNE = 15
    ANY_CARD = 16
    HOST_CHIP = 17
    FOE_CHIP = 18
    ANY_CHIP = 19
    HOST_CHIPS = 20
    ALL_CHIPS = 21
    ME = 22
    FOE = 23
    FOES = 24
    EVERYONE = 25
    CHOSEN = 26
    CHOSEN_OWNER = 27


class InZone(IntEnum):
    """Where a card or chip has to be."""

    ANY = 0
    SALOON = 1
    STREET = 2


class Face(IntEnum):
    """How a card has to lie."""

    ANY = 0
    UP = 1
    DOWN = 2


class Do(IntEnum):
    """The operations."""

    MOD = 1
    SET = 2
    SWAP = 3
    LIMIT = 4
    DRAW = 5
    DISCARD = 6
    DITCH = 7
    BURY = 8
    CONCEAL = 9
    REVEAL = 10
    FLIP = 11
    TURN = 12
    UNKICK = 13
    KICK = 14
    PUT = 15
    GIVE = 16
    TAKE = 17
    SKIM = 18
    GAIN = 19
    LOSE = 20
    FORBID = 21
    MUST = 22
    PERMIT = 23
    COPY = 24
    CONTEST = 25
    LEAD = 26
    COST = 27
    PEEK = 28
    LOOK = 29
    SALVAGE = 30
    BOUNCE = 31
    MOVE = 32
    BLANK = 33
    ACTION = 34
    TIE = 35


class StatWord(IntEnum):
    """A stat as abilities name it: the first three are those of `Stat`."""

    SMARTS = 0
    SKILL = 1
    LUCK = 2
    CONTESTED = 3
    ALL = 4
    CHOICE = 5


class TypeWord(IntEnum):
    """A card type as abilities name it: the first three are those of `CardType`."""

    DUDE = 0
    GEAR = 1
    FORTUNE = 2
    ANY = 3


class Act(IntEnum):
    """What can be forbidden, demanded and permitted."""

    REINVEST = 0
    FOLD = 1
    BET = 2
    RAISE = 3
    CHECK = 4
    REVEAL_GEAR = 5
    PLAY_FORTUNE = 6
    USE_ABILITY = 7
    ACCEPT = 8
    DECLINE = 9
    CHALLENGE = 10
    PLAY_KICKER = 11
    PLAY_DUDE = 12
    PLAY_GEAR = 13
    CONCEAL = 14
    TARGETED = 15


class Per(IntEnum):
    """What a value is multiplied by."""

    ONE = 0
    GEAR = 1
    CHIPS = 2
    FORTUNES = 3
    FOES = 4
    MATES = 5
    HAND = 6
    DEADWOOD = 7


class Until(IntEnum):
    """How long something lasts."""

    NOW = 0
    WHILE = 1
    ROUND = 2
    SHOOTOUT = 3
    TURN = 4
    STAY = 5
    GAME = 6
