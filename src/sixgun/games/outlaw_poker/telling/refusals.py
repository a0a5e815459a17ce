"""Why a move is refused, said to people, with the rule."""

from __future__ import annotations

from sixgun.engine.game import Refusal

from ..words import WhyNot

REFUSALS: dict[int, Refusal] = {
    WhyNot.GAME_IS_OVER: Refusal("The game is over.", "OP-36"),
    WhyNot.NO_SUCH_MOVE: Refusal("There is no such move.", "OP-17"),
    WhyNot.NO_SUCH_PLAYER: Refusal("Nobody sits there.", "OP-R1"),
    WhyNot.DEAL_FIRST: Refusal("This round is scored; deal the next one.", "OP-R4"),
    WhyNot.NOTHING_TO_DEAL: Refusal("A new round is dealt when this one is over.", "OP-R4"),
    WhyNot.OUTLAW_AT_WORK: Refusal("An outlaw is at work, and the turn ends with it.", "OP-25"),
    WhyNot.NO_OUTLAW_AT_WORK: Refusal("That takes an outlaw, and none is at work.", "OP-24"),
    WhyNot.NOT_THIS_OUTLAW: Refusal("The outlaw at work does something else.", "OP-R27"),
    WhyNot.DRAW_FIRST: Refusal("Draw a card first.", "OP-17"),
    WhyNot.DREW_ALREADY: Refusal("You have drawn already, and the choice of pile is final.", "OP-R35"),
    WhyNot.OUTLAW_COMES_FIRST: Refusal("An outlaw is played before drawing, at the very start of your turn.", "OP-R25"),
    WhyNot.OUTLAW_IS_SPENT: Refusal("You have played your outlaw of this round.", "OP-26"),
    WhyNot.OUTLAW_HAS_NO_TARGET: Refusal("Your outlaw would find nothing to do.", "OP-R25"),
    WhyNot.LAST_TURNS_ARE_SAFE: Refusal("Nobody can be made to lose a last turn.", "OP-34"),
    WhyNot.DECK_IS_GONE: Refusal("The Deck is empty and no discards lie under the top one.", "OP-R18"),
    WhyNot.NOTHING_DISCARDED: Refusal("The Discard Pile is empty.", "OP-R18"),
    WhyNot.CARDS_CAN_BE_DRAWN: Refusal("No turn passes without a draw while there is a card to draw.", "OP-R13"),
    WhyNot.FACE_UP_ALREADY: Refusal("That card lies face up already.", "OP-20"),
    WhyNot.DISCARD_IS_KEPT: Refusal("At this table a card taken from the Discard Pile must be kept.", "OP-R7"),
    WhyNot.A_FLIP_IS_DUE: Refusal(
        "You are past your Iron Hand and not on your last card, so a discard needs a flip.", "OP-23"
    ),
    WhyNot.NO_SKIP_WITH_A_DISCARD: Refusal("A card from the Discard Pile goes back there only with a flip.", "OP-R7"),
    WhyNot.IRON_HAND_IS_LOCKED: Refusal("Your Iron Hand is locked for the rest of the round.", "OP-31"),
    WhyNot.NO_SUCH_DRAWN_CARD: Refusal("You have not drawn that many cards.", "OP-R27"),
    WhyNot.TOO_DEEP: Refusal("This outlaw does not reach that deep into the Discard Pile.", "OP-R27"),
    WhyNot.NOT_YOUR_OWN_GRID: Refusal("This outlaw is for other people's grids.", "OP-R27"),
    WhyNot.ONLY_YOUR_OWN_GRID: Refusal("This outlaw is for your own grid.", "OP-R27"),
    WhyNot.ANOTHER_GRID_IS_NEXT: Refusal("The outlaw works on another grid now.", "OP-R37"),
    WhyNot.TWO_CARDS_FROM_LEFT_TO_RIGHT: Refusal(
        "Name two different cards, the one further left, or above, first.", "OP-R37"
    ),
    WhyNot.FACE_UP_IN_THE_IRON_HAND: Refusal("No face-down card may go to the first column.", "OP-R30"),
    WhyNot.NOT_FACE_DOWN: Refusal("That card lies face up; this outlaw wants a face-down one.", "OP-R27"),
    WhyNot.NOT_FACE_UP: Refusal("That card lies face down; this outlaw wants a face-up one.", "OP-R27"),
    WhyNot.OUT_OF_REACH: Refusal("A locked Iron Hand is out of everybody's reach.", "OP-R9"),
    WhyNot.SLOT_IS_USED: Refusal("This outlaw has used that card already.", "OP-R37"),
    WhyNot.DETAINED_ALREADY: Refusal("That player has a turn to lose already.", "OP-R27"),
}
