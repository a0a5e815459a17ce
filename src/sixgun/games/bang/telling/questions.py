"""What is being decided, worded once for every screen: to whoever decides, and to the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Question
from sixgun.engine.words import plural

from ..matters import CHECK, DUEL, GRAB, KETCHUM, LOSS, RAID, ROBBERY, SHOT, STORE, STRIP
from ..rules.aim import reach
from ..rules.answers import barrel_checks_left
from ..rules.asking import whom
from ..rules.draws import draw_purpose
from ..rules.ring import front
from ..rules.store import cards_left
from ..words import Stage, purpose_name
from .auction import before_the_deal
from .naming import attack_words, name_at, spot_name


def question(game: Any, viewer: Seat, names: Names) -> Question:
    """The question of the moment."""
    if game.stage == Stage.OVER:
        return Question("The game is over")
    mine = viewer == game.to_act
    words = _matter(game, names) if game.matters > 0 else _before_or_in_turn(game, names)
    if mine:
        return words.asked
    return Question(f"{names[game.to_act]} {words.others_see}", words.others_hint)


class _Words(NamedTuple):
    """A question to the decider, and what the others see the decider do."""

    asked: Question
    others_see: str
    others_hint: str = ""


def _before_or_in_turn(game: Any, names: Names) -> _Words:
    if Stage.UNCOVER < game.stage < Stage.DYNAMITE:
        return _Words(*before_the_deal(game, names))
    return _turn(game, names)


def _turn(game: Any, names: Names) -> _Words:
    """Nothing interrupts the turn."""
    seat, stage = int(game.to_act), int(game.stage)
    spot = front(game, seat)
    if stage == Stage.PICK:
        return _Words(
            Question("Pick a character", "Both players pick two, one at a time.", "BNG-171"), "picks a character"
        )
    if stage == Stage.UNCOVER:
        hint = "Both choose in secret; only the exposed character acts."
        return _Words(Question("Who is exposed first?", hint, "BNG-172"), "chooses a character in secret")
    if stage == Stage.EXPOSE:
        asked = Question("Who is exposed this turn?", "Only the exposed character acts.", "BNG-175")
        return _Words(asked, "chooses which character is exposed")
    if stage == Stage.DRAW:
        hint = f"{name_at(game, spot, names)} may choose; the second card always comes from the pile."
        return _Words(Question("Where does your first card come from?", hint, "BNG-18"), "draws the first card")
    if stage == Stage.DISCARD:
        excess = plural(int(game.hand_size[seat]) - int(game.life[spot]), "card")
        asked = Question(f"Discard {excess}", "You may keep as many cards as you have life points.", "BNG-20")
        return _Words(asked, "discards")
    shots = "you have shot" if game.bangs else "you have not shot yet"
    hint = f"Play any number of cards, then stop. Your range is {reach(game, spot)}; {shots} this turn."
    return _Words(Question("Your turn", hint, "BNG-19"), "plays cards")


def _matter(game: Any, names: Names) -> _Words:
    """Something interrupts it."""
    matter = kind_on_top(game)
    if matter in (SHOT.kind, RAID.kind, DUEL.kind, LOSS.kind, GRAB.kind):
        return _attack(game, matter, names)
    if matter == CHECK.kind:
        purpose = purpose_name(draw_purpose(game), names)
        return _Words(Question("Which card counts?", f"For the {purpose}.", "BNG-142"), "chooses which card counts")
    if matter == STRIP.kind:
        asked = Question("Discard everything", "The card you discard last lies on top of the discard pile.", "BNG-112")
        return _Words(asked, "discards everything")
    if matter == ROBBERY.kind:
        robbed = spot_name(game, whom(game), names)
        hint = f"From {robbed}: a card in play, or an unseen one of the hand."
        return _Words(
            Question("What do you take?", hint, "BNG-98"), "chooses what to take", f"{robbed} is about to lose a card."
        )
    if matter == STORE.kind:
        left = f"{plural(cards_left(game), 'card')} left."
        asked = Question(str(names.called["general_store"]), f"Take a card; {left}", "BNG-97")
        return _Words(asked, "chooses a card", left)
    if matter == KETCHUM.kind:
        return _Words(
            Question("Pay a second card", "Two cards for one life point.", "BNG-146"), "pays for a life point"
        )
    hint = "It will be the next to be drawn; the other two are yours."
    return _Words(Question("Which card goes back?", hint, "BNG-140"), "looks at three cards")


def _attack(game: Any, matter: int, names: Names) -> _Words:
    """Somebody is shot at, raided, challenged, dying or robbed."""
    what = f"{attack_words(game, names)}."
    called = names.called
    if matter == SHOT.kind:
        check = f"Draw! for the {called['barrel']}, answer" if barrel_checks_left(game) > 0 else "Answer"
        hint = f"{what} {check} with {called['missed']}, or lose a life point."
        return _Words(Question("You are shot at", hint, "BNG-59"), "is shot at", what)
    if matter == LOSS.kind:
        asked = Question("You are about to be eliminated", f"{what} Save yourself, or give up.", "BNG-88")
        return _Words(asked, "may be saved", what)
    if matter == GRAB.kind:
        return _Words(
            Question("Pay two cards for a life point first?", what, "BNG-R61"), "may pay for a life point first", what
        )
    hint = f"{what} Discard a {called['bang']}, or lose a life point."
    if matter == RAID.kind:
        return _Words(Question(str(called["indians"]), hint, "BNG-103"), "is raided", what)
    return _Words(Question(str(called["duel"]), hint, "BNG-106"), "duels", what)
