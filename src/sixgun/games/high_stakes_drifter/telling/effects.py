"""What abilities ask: use them or not, on what, with which card or chip."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top, part
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Question
from sixgun.engine.words import plural

from ..matters import DISCARDING, EFFECT, KICKING, MOVING, PUTTING, SALVAGING
from ..words import Ask, CardType, Phase, card_name, word
from .naming import name_at
from .wording import Words


def matter(game: Any, names: Names) -> Words:
    """The matter that interrupts the game."""
    kind = kind_on_top(game)
    if kind == EFFECT.kind:
        return _effect(game, names)
    if kind == DISCARDING.kind:
        left = max(1, part(game, DISCARDING.left))
        hint = "They go to your deadwood in the order in which you choose them."
        return Words(Question(f"Discard {plural(left, 'card')}", hint, "HSD-18"), "discards")
    if kind == SALVAGING.kind:
        left = max(1, part(game, SALVAGING.left))
        hint = f"Up to {plural(left, _thing(part(game, SALVAGING.card_type)))} of your deadwood, back into your hand."
        return Words(Question("Take what back?", hint, "HSD-16"), "takes cards back from the deadwood")
    if kind == PUTTING.kind:
        return Words(_putting(game, names), "may put a card into play")
    if kind == KICKING.kind:
        dude = name_at(game, part(game, KICKING.dude), int(game.to_act), names)
        asked = Question(f"Which kicker chip for {dude}?", "It is flipped and costs no action.", "HSD-54")
        return Words(asked, "plays a kicker chip")
    gear = name_at(game, part(game, MOVING.gear), int(game.to_act), names)
    return Words(Question(f"Which dude gets {gear}?", "The gear moves with its chips.", "HSD-R62"), "moves gear")


def _thing(card_type: int) -> str:
    """`dude`, `gear card`, `card` for any type."""
    if card_type not in (CardType.DUDE, CardType.GEAR, CardType.FORTUNE):
        return "card"
    return "dude" if card_type == CardType.DUDE else f"{word(CardType(card_type))} card"


def _putting(game: Any, names: Names) -> Question:
    """HSD-55. From the hand, without paying."""
    if game.asking == Ask.FACE:
        name = card_name(int(game.in_mind), names)
        return Question(f"Put {name} into play face up or face down?", "No chips are laid on it.", "HSD-R15")
    if game.asking == Ask.ON:
        return Question(f"Which dude gets {card_name(int(game.in_mind), names)}?", "It costs nothing.", "HSD-55")
    hint = "From your hand, free of cost" + (", or choose no more." if part(game, PUTTING.optional) else ".")
    return Question(f"Put a {_thing(part(game, PUTTING.card_type))} into play?", hint, "HSD-55")


def _effect(game: Any, names: Names) -> Words:
    """An ability waits for its player: yes or no, a target, a stat."""
    card = int(part(game, EFFECT.card))
    name = card_name(card, names)
    text = names.cards["card"][card].text if 0 <= card < len(names.cards["card"]) else ""
    phase = part(game, EFFECT.phase)
    if phase == Phase.MAY:
        return Words(Question(f"Use {name}?", text, "HSD-R62"), "may use an ability", _about(name))
    if phase == Phase.STAT:
        return Words(Question(f"{name}: which stat?", text, "HSD-R62"), "names a stat", _about(name))
    return Words(Question(f"{name}: choose a target", text, "HSD-R62"), "chooses a target", _about(name))


def _about(name: str) -> str:
    return "" if name == "?" else f"For the ability of {name}."
