"""What an outlaw can do, as its card says it: `ability = "each_opponent : reload 1"` (house vocabulary, OP-R27)."""

from __future__ import annotations

from sixgun.engine.abilities import Deed, Number, Scope, Vocabulary

from .words import MOST_AMOUNT, Effect, Target

AMOUNT = (Number("amount", 1, MOST_AMOUNT),)

_OWN = (Target.SELF,)
_OTHERS = (Target.OPPONENT, Target.EACH_OPPONENT)

VOCABULARY = Vocabulary(
    scopes=(
        Scope(Target.SELF, words="your own grid"),
        Scope(Target.OPPONENT, words="one opponent"),
        Scope(Target.EACH_OPPONENT, words="each opponent"),
    ),
    deeds=(
        Deed(
            Effect.PEEK,
            AMOUNT,
            "look at {amount} face-down {amount:card|cards} of {scope}",
            scopes=(Target.SELF, Target.OPPONENT),
        ),
        Deed(Effect.FLIP, AMOUNT, "turn up {amount} face-down {amount:card|cards} of {scope}"),
        Deed(Effect.SWAP_WITHIN, AMOUNT, "switch two of your own cards{amount:|, # times}", scopes=_OWN),
        Deed(
            Effect.SWAP_BETWEEN,
            AMOUNT,
            "trade a face-up card with one opponent{amount:|, # times}",
            scopes=(Target.OPPONENT,),
        ),
        Deed(Effect.DRAW_PICK, AMOUNT, "draw {amount} {amount:card|cards} and keep one", scopes=_OWN),
        Deed(
            Effect.DISCARD_PICK,
            AMOUNT,
            "take {amount:the top card|one of the top # cards} of the Discard Pile",
            scopes=_OWN,
        ),
        Deed(Effect.RELOAD, AMOUNT, "replace {amount} face-up {amount:card|cards} of {scope} from the Deck"),
        Deed(Effect.SKIP, AMOUNT, "{scope} loses {amount} {amount:turn|turns}", scopes=_OTHERS),
    ),
)
AT = VOCABULARY.columns
ABILITY = VOCABULARY.width
