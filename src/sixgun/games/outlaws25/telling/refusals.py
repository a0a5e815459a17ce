"""Why a move is refused, in a sentence and with the rule it rests on."""

from __future__ import annotations

from sixgun.engine.game import Refusal

from ..words import WhyNot

REFUSALS: dict[int, Refusal] = {
    WhyNot.GAME_IS_OVER: Refusal("The game is over.", "O25-127"),
    WhyNot.NO_SUCH_MOVE: Refusal("There is no such move.", "O25-18"),
    WhyNot.GANGS_ARE_CHOSEN: Refusal("Gangs are chosen once, when the table is set up.", "O25-04"),
    WhyNot.COLOUR_IS_TAKEN: Refusal("That gang has been taken by another player.", "O25-04"),
    WhyNot.ROWS_ARE_FIXED: Refusal("The order of your row is chosen once, at set-up, and stays.", "O25-R8"),
    WhyNot.NO_SUCH_PLAYER: Refusal("Nobody sits there.", "O25-98"),
    WhyNot.NO_REWARD_THERE: Refusal("You have no Reward there.", "O25-R41"),
    WhyNot.NOT_PLAYED_LIKE_THAT: Refusal("Your Reward is not played on that.", "O25-90"),
    WhyNot.NOTHING_TO_PASS: Refusal("Nobody has asked you about a Reward.", "O25-R42"),
    WhyNot.NOT_ITS_TIME: Refusal("That Reward cannot be played at this moment, or not from that Outlaw.", "O25-R42"),
    WhyNot.NO_TIME_TO_SHOW: Refusal(
        "Rewards are shown in your buying or round-start turn, or when you are held up.", "O25-R47"
    ),
    WhyNot.SHOWN_ALREADY: Refusal("Everybody has seen that Reward.", "O25-R47"),
    WhyNot.NOT_BUYING: Refusal("Rewards are bought after the poker hand, in your buying turn.", "O25-83"),
    WhyNot.NO_HOLDUP_NOW: Refusal(
        "Only the Dealer holds somebody up, once a round, after Rewards were bought.", "O25-94"
    ),
    WhyNot.NOT_YOUR_OWN_GANG: Refusal("That is an Outlaw of your own gang.", "O25-98"),
    WhyNot.NO_OUTLAW_THERE: Refusal("No Outlaw is left at that place.", "O25-102"),
    WhyNot.BOUGHT_ALREADY: Refusal("You have bought a Reward in this round already.", "O25-83"),
    WhyNot.NO_REWARDS_LEFT: Refusal("The Reward deck is empty.", "O25-R45"),
    WhyNot.HAS_A_REWARD: Refusal("That Outlaw has a Reward already, and may not have two.", "O25-86"),
    WhyNot.TOO_POOR_TO_BUY: Refusal("That Outlaw does not have the $30 itself, and nobody may help out.", "O25-87"),
    WhyNot.NO_TURN_TO_END: Refusal("Only a buying turn is ended by saying so.", "O25-R43"),
    WhyNot.SPLIT_FIRST: Refusal("Your gang can play on: say how its money is split.", "O25-119"),
    WhyNot.MONEY_STAYS: Refusal(
        "Money moves between the Outlaws of a gang only while a round is being started.", "O25-118"
    ),
    WhyNot.GANG_IS_TOO_POOR: Refusal("Your gang has less than $100, so nobody can be made ready to play.", "O25-R58"),
    WhyNot.MARKED_NEEDS_THE_MINIMUM: Refusal("The marked Outlaw must have $100 or more.", "O25-119"),
    WhyNot.GANG_HAS_NO_MORE: Refusal("There is not that much money to share out.", "O25-117"),
    WhyNot.ALL_FOR_THE_LAST: Refusal("Your only Outlaw gets all of the money.", "O25-R59"),
    WhyNot.NOT_BETTING: Refusal("Bets are made in a hand of poker, on your turn.", "O25-31"),
    WhyNot.A_BET_STANDS: Refusal("A bet has been made: call it, raise it or fold.", "O25-40"),
    WhyNot.NOTHING_TO_CALL: Refusal("Nobody has bet yet: check, bet or fold.", "O25-35"),
    WhyNot.NOTHING_TO_RAISE: Refusal("There is no bet to raise yet.", "O25-40"),
    WhyNot.NOT_ABOVE_THE_BET: Refusal("A raise has to go above the bet that stands.", "O25-41"),
    WhyNot.RAISE_IS_TOO_SMALL: Refusal(
        "A raise lifts the bet by at least the minimum bet, or goes exactly to the cap.", "O25-R14"
    ),
    WhyNot.BELOW_THE_MINIMUM: Refusal("A bet may not be smaller than the ante.", "O25-34"),
    WhyNot.ABOVE_THE_CAP: Refusal("The bet may not go above what every Outlaw still in the hand can pay.", "O25-42"),
    WhyNot.NO_BETTING_WITHOUT_MONEY: Refusal(
        "Somebody in the hand cannot pay a minimum bet, so nobody may bet.", "O25-R13"
    ),
    WhyNot.NO_HAND_TO_SHOW: Refusal("Hands are shown or hidden when the betting is over.", "O25-54"),
    WhyNot.NOBODY_HOLDS_YOU_UP: Refusal("Nobody is holding up an Outlaw of yours.", "O25-100"),
    WhyNot.TOO_POOR_TO_COWER: Refusal("An Outlaw with $30 or less cannot cower and must duel.", "O25-107"),
    WhyNot.NOT_IN_THE_DUEL: Refusal("The Outlaw with that Reward does not take part in the duel.", "O25-R41"),
    WhyNot.BANK_IS_EMPTY: Refusal("There is no money in the Bank.", "O25-R2"),
    WhyNot.NOT_WANTED_FOR_THAT: Refusal("That Outlaw has no such Wanted card.", "O25-111"),
    WhyNot.FACE_UP_ALREADY: Refusal("That card lies face-up for all to see.", "O25-75"),
    WhyNot.NOT_A_DUELLIST: Refusal("That Outlaw does not take part in the duel.", "O25-79"),
}
