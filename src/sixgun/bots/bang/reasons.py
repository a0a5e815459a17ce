"""Why Gunhand plays what it plays in BANG!, in a sentence: who is against you, what a card does, what a life is worth.

Everything said here is what the player can see: open roles, attacks, life points, the cards in their own hand.
"""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import plural
from sixgun.games.bang.deck import KIND, SLOT
from sixgun.games.bang.matters import DUEL, LOSS, STORE, STRIP
from sixgun.games.bang.moves import VERBS
from sixgun.games.bang.rules.aim import FIRST_WEAPON, reach
from sixgun.games.bang.rules.asking import whom
from sixgun.games.bang.rules.draws import draw_purpose
from sixgun.games.bang.rules.ending import target_of
from sixgun.games.bang.rules.ring import front, is_one_on_one, player_of
from sixgun.games.bang.telling.naming import spot_name
from sixgun.games.bang.words import (
    HUNTERS,
    Kind,
    Role,
    Slot,
    Spot,
    card_name,
    character_name,
    purpose_name,
    role_name,
    secret_role,
)

from .beliefs import guilt, sheriff_of
from .hand import count_in_hand


def _against(view: Any, names: Names, seat: Seat) -> str:
    """Why somebody is a foe, as the beginning of a sentence."""
    me, who = int(view.to_act), names.who(seat)
    role, sheriff = int(view.role[seat]), sheriff_of(view)
    if view.seats == HUNTERS:
        hunted = role == target_of(int(view.role[me]))
        return f"{who} is the {role_name(role, names)} you hunt" if hunted else f"{who} hunts you"
    if is_one_on_one(view):
        return f"{who} is your only opponent"
    if role >= 0:
        return f"{who} is {secret_role(role, names)}"
    if view.attacks[seat, me] > 0:
        return f"{who} has attacked you"
    if sheriff not in (NOBODY, me) and view.attacks[seat, sheriff] > 0:
        return f"{who} has attacked the {role_name(Role.SHERIFF, names)}"
    if sheriff != NOBODY and guilt(view, seat, sheriff) < 0:
        return f"{who} seems to side with the {role_name(Role.SHERIFF, names)}"
    return f"{who} may well be against you"


def _play(view: Any, names: Names, card: int) -> str:
    """A card for oneself or for all."""
    kind, mine = int(KIND[card]), front(view, view.to_act)
    if SLOT[kind] >= 0:
        return _laid(view, names, kind)
    if kind == Kind.BEER:
        return f"You have only {view.life[mine]} of {plural(int(view.most_life[mine]), 'life point')}."
    said = {
        Kind.SALOON: "You need the life point more than the others do.",
        Kind.GENERAL_STORE: "You choose first, and the others get what you leave.",
        Kind.INDIANS: "It hits more of those you want gone than of those you need.",
        Kind.GATLING: "It hits more of those you want gone than of those you need.",
    }
    return said.get(Kind(kind), "New cards first: they may change what else you do this turn.")


def _laid(view: Any, names: Names, kind: int) -> str:
    """A blue card of one's own."""
    if kind == Kind.VOLCANIC:
        return f"With it you may play any number of {names.called['bang']} cards in a turn."
    if SLOT[kind] == Slot.WEAPON:
        far, near = int(view.weapon_range[kind - FIRST_WEAPON]), int(reach(view, front(view, view.to_act)))
        return f"It shoots at distance {far}; so far you reach {near}."
    return {
        Slot.BARREL: "It stops about one shot in four, turn after turn.",
        Slot.MUSTANG: "Everybody sees you one step farther away, and fewer of them can shoot at you.",
        Slot.SCOPE: "You see everybody one step nearer, so that you can choose whom to shoot at.",
        Slot.DYNAMITE: "It goes round, and will more likely explode in front of somebody else.",
    }[Slot(int(SLOT[kind]))]


def _play_at(view: Any, names: Names, card: int, spot: Spot) -> str:
    """A card played at somebody, or laid in front of one's other character."""
    kind, seat = int(KIND[card]), player_of(view, spot)
    if seat == view.to_act:
        return _laid(view, names, kind)
    against = _against(view, names, seat)
    if kind == Kind.DUEL:
        mine, card_words = count_in_hand(view, view.to_act, Kind.BANG), f"{names.called['bang']} card"
        if mine == 0:
            return f"{against}, and may have no {card_words} to answer with."
        return f"{against}, and you hold {plural(mine, card_words)} to answer with."
    if kind == Kind.JAIL:
        return f"{against}, and will most likely lose a turn."
    if kind == Kind.PANIC:
        return f"{against}; a card less there is a card more for you."
    if kind == Kind.CAT_BALOU:
        return f"{against}, and has one card fewer to use."
    return f"{against}, and has {plural(int(view.life[spot]), 'life point')} left."


def _answer(view: Any, names: Names, card: int) -> str:
    if kind_on_top(view) == LOSS.kind:
        return "It keeps you in the game."
    if kind_on_top(view) == DUEL.kind:
        return "Then the other one has to answer again, or loses the life point."
    return "The card is worth less to you than the life point."


def _take(view: Any, names: Names, card: int) -> str:
    if kind_on_top(view) == STORE.kind:
        return "Of what is left, it is the card you can use most."
    return f"It is what {spot_name(view, whom(view), names)} would miss most."


def _discard(view: Any, names: Names, card: int) -> str:
    return "You lose all of them." if kind_on_top(view) == STRIP.kind else "Of your cards, you can spare this one best."


def _let_happen(view: Any, names: Names) -> str:
    if kind_on_top(view) == LOSS.kind:
        return "You have nothing left that would save you."
    return "You have no card to spare for an answer."


def _from_discards(view: Any, names: Names) -> str:
    return f"You know what you get: {card_name(int(view.discard[view.discards - 1]), names)}."


why = VERBS.reasons(
    pick=lambda view, names, character: f"{character_name(character, names)} wins more often than the others on offer.",
    expose="This one can do more for you this turn.",
    draw_from_pile="A card of the pile is worth more than what else you could take.",
    draw_from_discards=_from_discards,
    draw_from_hand=lambda view, names, seat: f"{_against(view, names, seat)}, and has one card fewer to use.",
    play=_play,
    play_at=_play_at,
    stop="Your other cards will do more for you later.",
    check="It costs nothing, and one card in four stops the shot.",
    answer=_answer,
    let_happen=_let_happen,
    pay="Two cards you can spare are worth less than a life point.",
    take_unseen="An unknown card of the hand is worth more than what lies open there.",
    take=_take,
    choose=lambda view, names, card: f"It is the better one for the {purpose_name(draw_purpose(view), names)}.",
    put_back="Of the three, you need this one least.",
    discard=_discard,
    keep_character="The character is worth what it costs.",
    let_go="The character costs more than it is worth.",
    put_up=lambda view, names, character: f"{character_name(character, names)} wins most games of those on offer.",
    bid="The character is worth at least that much, and more is not needed yet.",
    pass_on="The character costs more by now than it is worth.",
    keep_card="The card is worth its fee: in front of you from the first turn on.",
    keep_no_more="No other card is worth its fee.",
)
