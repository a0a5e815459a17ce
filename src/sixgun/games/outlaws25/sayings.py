"""What is said of 25 Outlaws: numbers in words, the events of the story, and the judge's reasons."""

from __future__ import annotations

from sixgun.engine.money import amount_told
from sixgun.engine.speech import Names, Reason, Saying, Speech

from .words import CHIP, PLACES, SHERIFF_SPOT, SUITS, Colour, Ending, HandKind

PLACE_NAMES = ("left", "middle", "right")
RANK_NAMES = ("10", "Jack", "Queen", "King", "Ace")
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
HAND_NAMES = tuple(kind.name.replace("_", " ").lower() for kind in HandKind)
ENDINGS = {
    Ending.LAST_GANG: "the last gang in town",
    Ending.LAST_WITH_MONEY: "the only gang left with $100",
    Ending.NOBODY_QUALIFIES: "no gang has $100 left",
    Ending.ROUND_LIMIT: "the last round has been played",
    Ending.CAPPED: "it went on for too long",
}


def place_name(place: int, names: Names) -> str:
    """Where in a row."""
    return PLACE_NAMES[place]


def spot_name(spot: int, names: Names) -> str:
    """Whose Outlaw, and which; or the Sheriff."""
    if spot == SHERIFF_SPOT:
        return "the Sheriff"
    return f"{names.who(int(spot) // PLACES)}'s {PLACE_NAMES[int(spot) % PLACES]} Outlaw"


def gang_name(colour: int, names: Names) -> str:
    """A gang goes by its colour."""
    return f"{Colour(colour).name.lower()} gang"


def outlaw_name(outlaw: int, names: Names) -> str:
    """One of the twenty-five."""
    return names.cards["outlaw"][outlaw].name


def sheriff_name(sheriff: int, names: Names) -> str:
    """One of the ten."""
    return names.cards["sheriff"][sheriff].name


def reward_name(reward: int, names: Names) -> str:
    """A Reward as it is called at this table."""
    return names.cards["reward"][reward].name


def wanted_name(rank: int, names: Names) -> str:
    """A Wanted card."""
    return names.cards["wanted"][rank].name


def rank_name(rank: int, names: Names) -> str:
    """What a Wanted card and a Flop Card have in common."""
    return RANK_NAMES[rank]


def poker_card_name(card: int, names: Names) -> str:
    """A poker card as people say it."""
    return f"{RANK_NAMES[int(card) // SUITS]} of {SUIT_NAMES[int(card) % SUITS]}"


def dollars(told: int, names: Names) -> str:
    """An amount as events tell it."""
    return names.money(f"${amount_told(told, CHIP)}")


def die(pips: int, names: Names) -> str:
    """What a die shows."""
    return names.die(pips)


def change(amount: int, names: Names) -> str:
    """What is added or taken off."""
    return f"{amount:+d}"


def ending_name(ending: int, names: Names) -> str:
    """Why the game stopped."""
    return ENDINGS[Ending(ending)]


SPEECH = Speech(
    place=place_name,
    spot=spot_name,
    gang=gang_name,
    outlaw=outlaw_name,
    sheriff=sheriff_name,
    reward=reward_name,
    wanted=wanted_name,
    rank=rank_name,
    card=poker_card_name,
    dollars=dollars,
    change=change,
    die=die,
    ending=ending_name,
)


class Told(Saying):
    """The events of the story. Money is told by `as_told`, an Outlaw as `colour * SET + card`."""

    GANG = 1, "{who} takes the {what:gang}.", "ceremony"
    DREW_OUTLAW = 2, "{who} keeps {what:outlaw}."  # whispered
    LINED_UP = 3, "{who} lines up three Outlaws, face-down, $100 each.", "ceremony"
    ROLLED_TO_DEAL = 4, "{who} rolls {what:die} for the deal.", "dice"
    FIRST_DEALER = 5, "{who} deals first."
    ROUND = 6  # dealer; number, hundreds
    PUT = 7, "{who} has {what:dollars} on the {where:place} Outlaw."
    OUT_OF_MONEY = (
        8,
        "{who} cannot bring $100 together and leaves the game; {what:dollars} goes to the Bank.",
        "pays",
        "O25-R58",
    )
    ANTED = 9, "Everybody antes {what:dollars}; the Pot is {where:dollars}.", "pays"
    DEALT = 10, "{who} is dealt the {what:card} and the {where:card}."  # whispered
    FLOP = 11, "The Flop is the {what:card}."
    SHERIFF = 12, "{what:sheriff} comes for {who}'s {where:place} Outlaw.", "aim", "O25-61"
    SHERIFF_LEFT = 13, "{what:sheriff} finds nobody left to arrest and goes back.", "ceremony"
    TURNED_UP = 14, "{who}'s {where:place} Outlaw is {what:outlaw}."
    DUEL = 15, "{what:spot} duels {where:spot}.", "shot"
    ROLLED = 16, "", "dice", "O25-81"  # seat of the first duellist; his die * 8 + the other's, his total - the other's
    SHERIFF_WON = (
        17,
        "The Sheriff wins: {who} loses the {where:place} Outlaw, and {what:dollars} goes to the Bank.",
        "hit",
        "O25-65",
    )
    SHERIFF_LOST = (
        18,
        "{what:sheriff} loses to {who}'s {where:place} Outlaw, who hands in the Wanted card.",
        "miss",
        "O25-68",
    )
    CHECKED = 19, "{who} checks."
    BET = 20, "{who} bets {what:dollars}.", "pays"
    CALLED = 21, "{who} calls {what:dollars}.", "pays"
    RAISED = 22, "{who} raises to {what:dollars}.", "pays"
    FOLDED = 23, "{who} folds."
    SHOWED = 24, "{who} shows the {what:card} and the {where:card}."
    HID = 25, "{who} hides a beaten hand."
    WON_POT = 26, "{who} wins {what:dollars} for the {where:place} Outlaw.", "gets"
    CARRIED_OVER = 27, "Nobody is left in the hand: the Pot of {what:dollars} stays for the next one."
    BOUGHT = 28, "{who} buys a Reward for the {where:place} Outlaw.", "draws", "O25-84"
    DREW_REWARD = 29, "{who} draws {what:reward}."  # whispered
    SHOWED_REWARD = 30, "{who} shows the Reward on the {where:place} Outlaw: {what:reward}."
    PLAYED = 31, "{who} plays {what:reward} from the {where:place} Outlaw."
    GAINED = 32, "{who}'s {where:place} Outlaw takes {what:dollars} from the Bank.", "gets"
    LOOKED = 33, "{who} looks at {what:spot}.", "aim"
    SAW = 34, "{who} sees that {where:spot} is {what:outlaw}."  # whispered
    CLEARED = 35, "{who}'s {where:place} Outlaw hands in {what:wanted}."
    SWAPPED = 36, "{who} puts the {what:card} aside and gets the {where:card}."  # whispered
    AT_DUELLIST = 37, "The total of {what:spot} changes by {where:change}."
    REROLLED = 38, "The die of {what:spot} is rolled again: {where:die}.", "dice"
    HELD_UP = 39, "{who}'s {what:place} Outlaw holds up {where:spot}.", "aim", "O25-100"
    NO_HOLDUP = 40, "{who} robs nobody.", "ceremony"
    ESCAPED = 41, "The Holdup fails: {who}'s {where:place} Outlaw gets away.", "miss"
    FOUGHT = 42, "{who} fights back."
    COWERED = 43, "{who} cowers: the {where:place} Outlaw pays {what:dollars}.", "pays", "O25-105"
    SPOILS = 44, "{who}'s {where:place} Outlaw takes {what:dollars}.", "gets", "O25-103"
    KILLED = 45, "{who} loses the {where:place} Outlaw.", "hit", "O25-102"
    WANTED = 46, "{who}'s {where:place} Outlaw is wanted: {what:rank}.", "", "O25-109"
    DISMISSED = 47, "{what:sheriff} rides away without a duel."
    ENDED = 48, "The game is over: {what:ending}. The richest gang wins."
    OUT_OF_OUTLAWS = 49, "{who} has no Outlaws left and leaves the game."
    WON = 50, "{who} wins: {what:ending}."


class WhyNot(Reason):
    """The judge's answers, from the general to the particular: a screen says the last that fits."""

    ALLOWED = 0
    GAME_IS_OVER = 1, "The game is over.", "O25-127"
    NO_SUCH_MOVE = 2, "There is no such move.", "O25-18"
    GANGS_ARE_CHOSEN = 3, "Gangs are chosen once, when the table is set up.", "O25-04"
    COLOUR_IS_TAKEN = 4, "Another player has that gang.", "O25-04"
    ROWS_ARE_FIXED = 5, "You choose the order of your row once, when the table is set up.", "O25-R8"
    NO_SUCH_PLAYER = 6, "Nobody sits there.", "O25-98"
    NO_REWARD_THERE = 7, "You have no Reward there.", "O25-R41"
    NOT_PLAYED_LIKE_THAT = 8, "Your Reward is not played on that.", "O25-90"
    NOTHING_TO_PASS = 9, "Nobody has asked you about a Reward.", "O25-R42"
    NOT_ITS_TIME = 10, "That Reward cannot be played now, or not from that Outlaw.", "O25-R42"
    NO_TIME_TO_SHOW = (
        11,
        "You may show a Reward in your buying or round-start turn, or when held up.",
        "O25-R47",
    )
    SHOWN_ALREADY = 12, "Everybody has seen that Reward.", "O25-R47"
    NOT_BUYING = 13, "You buy a Reward after the poker hand, in your buying turn.", "O25-83"
    NO_HOLDUP_NOW = 14, "Only the Dealer may hold somebody up, once a round, after the buying turns.", "O25-94"
    NOT_YOUR_OWN_GANG = 15, "That is an Outlaw of your own gang.", "O25-98"
    NO_OUTLAW_THERE = 16, "No Outlaw is left at that place.", "O25-102"
    BOUGHT_ALREADY = 17, "You have already bought a Reward in this round.", "O25-83"
    NO_REWARDS_LEFT = 18, "The Reward deck is empty.", "O25-R45"
    HAS_A_REWARD = 19, "That Outlaw already has a Reward, and one is the limit.", "O25-86"
    TOO_POOR_TO_BUY = 20, "That Outlaw has less than $30, and the others may not pay for it.", "O25-87"
    NO_TURN_TO_END = 21, "Only a buying turn is ended by saying so.", "O25-R43"
    SPLIT_FIRST = 22, "Your gang can play on: say how its money is split.", "O25-119"
    MONEY_STAYS = 23, "Money moves between your Outlaws only at the start of a round.", "O25-118"
    GANG_IS_TOO_POOR = 24, "Your gang has less than $100, too little for any Outlaw to play.", "O25-R58"
    MARKED_NEEDS_THE_MINIMUM = 25, "The marked Outlaw needs $100 or more.", "O25-119"
    GANG_HAS_NO_MORE = 26, "Your gang does not have that much to split.", "O25-117"
    ALL_FOR_THE_LAST = 27, "Your only Outlaw gets all of the money.", "O25-R59"
    NOT_BETTING = 28, "You bet in a hand of poker, on your turn.", "O25-31"
    A_BET_STANDS = 29, "Somebody has bet: call, raise or fold.", "O25-40"
    NOTHING_TO_CALL = 30, "Nobody has bet yet: check, bet or fold.", "O25-35"
    NOTHING_TO_RAISE = 31, "There is no bet to raise yet.", "O25-40"
    NOT_ABOVE_THE_BET = 32, "A raise has to go above the present bet.", "O25-41"
    RAISE_IS_TOO_SMALL = 33, "A raise adds at least the minimum bet, or goes exactly to the cap.", "O25-R14"
    BELOW_THE_MINIMUM = 34, "A bet may not be smaller than the ante.", "O25-34"
    ABOVE_THE_CAP = 35, "Nobody may bet more than every Outlaw in the hand can pay.", "O25-42"
    NO_BETTING_WITHOUT_MONEY = 36, "Somebody in the hand cannot pay the minimum bet, so nobody may bet.", "O25-R13"
    NO_HAND_TO_SHOW = 37, "You show or hide a hand when the betting is over.", "O25-54"
    NOBODY_HOLDS_YOU_UP = 38, "Nobody is holding up an Outlaw of yours.", "O25-100"
    TOO_POOR_TO_COWER = 39, "An Outlaw with $30 or less cannot cower and must duel.", "O25-107"
    NOT_IN_THE_DUEL = 40, "The Outlaw with that Reward is not in the duel.", "O25-R41"
    BANK_IS_EMPTY = 41, "There is no money in the Bank.", "O25-R2"
    NOT_WANTED_FOR_THAT = 42, "That Outlaw has no such Wanted card.", "O25-111"
    FACE_UP_ALREADY = 43, "That card is already face-up for all to see.", "O25-75"
    NOT_A_DUELLIST = 44, "That Outlaw is not in the duel.", "O25-79"
