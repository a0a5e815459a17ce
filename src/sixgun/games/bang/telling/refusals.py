"""Why a move is refused, in a sentence and with the rule it rests on."""

from __future__ import annotations

from sixgun.engine.game import Refusal

from ..words import WhyNot

REFUSALS: dict[int, Refusal] = {
    WhyNot.GAME_IS_OVER: Refusal("The game is over.", "BNG-120"),
    WhyNot.NO_SUCH_MOVE: Refusal("There is no such move.", "BNG-19"),
    WhyNot.NOT_PICKING: Refusal("Characters are picked only before a game of two players.", "BNG-171"),
    WhyNot.NOT_EXPOSING: Refusal(
        "Who is exposed is chosen in a game of two players, at the start of your turn.", "BNG-175"
    ),
    WhyNot.NOT_DRAWING: Refusal("You have no choice where your cards come from now.", "BNG-18"),
    WhyNot.NO_DISCARDING_NOW: Refusal("Nobody may discard cards of their own accord.", "BNG-40"),
    WhyNot.NOTHING_OFFERED: Refusal("There is nothing for you to take now.", "BNG-35"),
    WhyNot.NO_DRAW_TO_CHOOSE: Refusal("Only Lucky Duke chooses, when he “draws!”.", "BNG-142"),
    WhyNot.NOT_KIT: Refusal("Only Kit Carlson puts a card back, in his phase 1.", "BNG-140"),
    WhyNot.NOTHING_TO_PASS: Refusal("Nobody has asked you for an answer.", "BNG-62"),
    WhyNot.NOTHING_TO_ANSWER: Refusal("There is nothing to answer now.", "BNG-34"),
    WhyNot.NOT_SID: Refusal("Only Sid Ketchum discards two cards for a life point.", "BNG-146"),
    WhyNot.NO_TIME_FOR_KETCHUM: Refusal("This is not one of Sid Ketchum's moments.", "BNG-R61"),
    WhyNot.NOT_YOUR_PHASE_2: Refusal("Cards are played only in your own phase 2.", "BNG-34"),
    WhyNot.ANSWER_FIRST: Refusal("A card must have finished all its effects before another is played.", "BNG-35"),
    WhyNot.NOBODY_THERE: Refusal("Nobody who is alive sits there.", "BNG-113"),
    WhyNot.NOT_IN_YOUR_HAND: Refusal("You do not have that card.", "BNG-19"),
    WhyNot.NOT_JESSE: Refusal("Only Jesse Jones takes his first card from another player's hand.", "BNG-137"),
    WhyNot.NOT_PEDRO: Refusal("Only Pedro Ramirez takes his first card from the discard pile.", "BNG-144"),
    WhyNot.TAKES_NO_TARGET: Refusal("That card is not played at anybody.", "BNG-28"),
    WhyNot.NEEDS_A_TARGET: Refusal("That card needs a target.", "BNG-37"),
    WhyNot.NOT_YOURSELF: Refusal("You cannot aim at yourself.", "BNG-R45"),
    WhyNot.OWN_CHARACTER: Refusal("You cannot aim at your own second character.", "BNG-178"),
    WhyNot.NOT_OFFERED: Refusal("That is not among the cards to choose from.", "BNG-97"),
    WhyNot.HAND_IS_EMPTY: Refusal("That player has no cards in hand.", "BNG-137"),
    WhyNot.FULL_LIFE: Refusal("Sid Ketchum has all his life points.", "BNG-147"),
    WhyNot.TWO_CARDS_NEEDED: Refusal("Sid Ketchum needs two cards for a life point.", "BNG-146"),
    WhyNot.CHARACTER_IS_TAKEN: Refusal("That character has been picked.", "BNG-171"),
    WhyNot.NOT_AMONG_YOURS: Refusal("That character is eliminated.", "BNG-181"),
    WhyNot.IN_JAIL: Refusal("A character that stayed in Jail cannot be exposed this turn.", "BNG-175"),
    WhyNot.ONLY_AN_ANSWER: Refusal("Missed! is played only against a shot at you.", "BNG-60"),
    WhyNot.NOT_AN_ANSWER: Refusal("That card is no answer to this.", "BNG-60"),
    WhyNot.NOTHING_TO_TAKE: Refusal("That player has no card to take.", "BNG-37"),
    WhyNot.JAILED_ALREADY: Refusal("That player has a Jail in front of them already.", "BNG-75"),
    WhyNot.NOT_THE_SHERIFF: Refusal("The Sheriff can never be put in Jail.", "BNG-74"),
    WhyNot.NOT_AT_DISTANCE_1: Refusal("Panic! reaches only players at distance 1, whatever the weapon.", "BNG-54"),
    WhyNot.OUT_OF_RANGE: Refusal("That player is out of your weapon's range.", "BNG-52"),
    WhyNot.ONE_BANG_A_TURN: Refusal("You have played your one BANG! of this turn.", "BNG-57"),
    WhyNot.SAME_NAME_IN_PLAY: Refusal("A card of the same name is in play there already.", "BNG-29"),
    WhyNot.NO_BARREL: Refusal("You have no Barrel left to check against this shot.", "BNG-64"),
    WhyNot.MISSED_HAS_BEGUN: Refusal("The second Missed! has to follow the first.", "BNG-153"),
    WhyNot.TOO_FEW_MISSED: Refusal("This shot takes more Missed! than you have.", "BNG-153"),
    WhyNot.NO_BEER_NOW: Refusal("Beer cannot save this life.", "BNG-90"),
    WhyNot.LOCKED: Refusal("Ruthless Law: you could have shot with that BANG!, so you may not discard it.", "BNG-T42"),
    WhyNot.SHOOT_FIRST: Refusal("Ruthless Law: you would have to discard a BANG! that you can still shoot.", "BNG-T44"),
}
