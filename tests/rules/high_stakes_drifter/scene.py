"""A table of High Stakes Drifter laid by hand.

    scene = Scene("A B").dude("A", "Pat Garrett", street=True).gear("A", "Worn Revolver")
    scene.dude("B", "Jim Bridger", up=False, street=True).shootout(over="skill", challenger="A")
    assert scene.stat("Pat Garrett", "skill") == 8

Cards are laid face up in the saloon unless it is said otherwise; gear goes on the dude its owner laid last. A card goes
by its name, or as `B's Pat Garrett` where two have the same. Hands, decks and deadwoods that are not laid are empty.
Cards of one's own are written with `card` and given to the scene: `Scene("A B", own=[card("gear", "Charm", ...)])`.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Self

import numpy as np

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.luck import seed_luck
from sixgun.engine.options import fill
from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY
from sixgun.games.high_stakes_drifter import moves
from sixgun.games.high_stakes_drifter.cards import house_set, read_cards
from sixgun.games.high_stakes_drifter.codes import Act, Until, When
from sixgun.games.high_stakes_drifter.printed import tables, type_of
from sixgun.games.high_stakes_drifter.rules import answering, lasting, standing, totals, using, waiting
from sixgun.games.high_stakes_drifter.rules.effects import settle_matter
from sixgun.games.high_stakes_drifter.rules.piles import deadwood_card, hand_card, keeper
from sixgun.games.high_stakes_drifter.rules.slots import (
    in_street,
    is_taken,
    is_up,
    knows_card,
    lay_card,
    owner_at,
    set_place,
    type_at,
)
from sixgun.games.high_stakes_drifter.state import IN_DEADWOOD, State
from sixgun.games.high_stakes_drifter.words import NO_SLOT, SIDES, STAKE, TABLE, CardType, Side, Stage, Stat, WhyNot

from .. import scene
from .book import mine


def card(kind: str, name: str, *abilities: str, **fields: Any) -> str:
    """A card of one's own for a scene: `card("gear", "Charm", "static > host : mod luck +1", cost=2)`."""
    known: dict[str, Any] = {"rarity": "common", "cost": 1}
    if kind == "dude":
        known |= {"faction": "law", "smarts": 3, "skill": 3, "luck": 3, "kicker_limit": 20}
    lines = [f"{field} = {value!r}".replace("'", '"') for field, value in (known | fields).items()]
    listed = ", ".join(f'"{each}"' for each in abilities)
    return "\n".join(
        [
            f"[[{kind}]]",
            f'id = "{name.lower().replace(" ", "_")}"',
            f'name = "{name}"',
            *lines,
            f"abilities = [{listed}]",
            "",
        ]
    )


class Scene(scene.Scene):
    """A record of High Stakes Drifter that is set by hand."""

    GAME = "high-stakes-drifter"

    def __init__(self, players: str = "A B C", own: list[str] | None = None, **chosen: int) -> None:
        names = players.split()
        self.cards = read_cards(mine("\n".join(own))) if own else house_set()
        self.table: Any = SimpleNamespace(names=names)
        self.game = State.empty()[0]
        State.clear(self.game)
        seed_luck(self.game.luck, scene.SEED)
        fill(
            self.game,
            {name: each for name, each in tables(self.cards).items() if name in State.fields and name != "quick_start"},
        )
        self.game.watched = 1
        self.game.seats = len(names)
        self.game.playing = self.game.settled_in = (1 << len(names)) - 1
        self.game.stake[: len(names)] = STAKE
        self.game.stage = Stage.ACTIONS
        self.game.max_turns = 100
        for field, value in chosen.items():
            self.game[field] = value
        self._piles: dict[str, dict[str, list[int]]] = {
            each: {"deck": [], "hand": [], "deadwood": []} for each in names
        }

    # Names

    def card(self, name: str) -> int:
        """A card's number by its name."""
        return next(number for number, each in enumerate(self.cards.cards) if each.name == name)

    def kicker(self, name: str) -> int:
        """A kicker chip's number by its name."""
        return next(number for number, each in enumerate(self.cards.chips) if each.name == name)

    def slot(self, name: str) -> int:
        """Where a card lies, by what is printed on it; `B's Pat Garrett` where two are the same."""
        owner, _, called = name.partition("'s ")
        if owner not in self.table.names:
            owner, called = "", name
        found = [
            slot
            for slot in range(TABLE)
            if is_taken(self.game, slot)
            and self.game.printed[slot] == self.card(called)
            and owner in ("", self.table.names[owner_at(self.game, slot)])
        ]
        assert len(found) == 1, f"{len(found)} cards called {name!r} are on the table"
        return found[0]

    def lies(self, name: str) -> bool:
        """Whether a card of that name is on the table."""
        number = self.card(name)
        return any(is_taken(self.game, slot) and self.game.printed[slot] == number for slot in range(TABLE))

    # Laying

    def dude(self, name: str, called: str, up: bool = True, street: bool = False, money: int = 0) -> Self:
        """A dude in the saloon, or in the street for the shootout."""
        seat = self.seat(name)
        slot = self._lay(seat, called, CardType.DUDE, up, NO_SLOT, money)
        if street:
            set_place(self.game, slot, True)
            self.game.fighter[seat] = slot
            self.game.fighting |= 1 << seat
        return self

    def gear(self, name: str, called: str, on: str = "", up: bool = True, money: int = 0) -> Self:
        """Gear on a dude, by default the one its owner laid last."""
        seat = self.seat(name)
        own = [int(slot) for slot in self.game.order[: self.game.lying] if owner_at(self.game, int(slot)) == seat]
        dudes = [slot for slot in own if type_at(self.game, slot) == CardType.DUDE]
        self._lay(seat, called, CardType.GEAR, up, self.slot(on) if on else dudes[-1], money)
        return self

    def fortune(self, name: str, called: str) -> Self:
        """A fortune card in the street."""
        set_place(self.game, self._lay(self.seat(name), called, CardType.FORTUNE, True, NO_SLOT, 0), True)
        return self

    def _lay(self, seat: int, called: str, card_type: int, up: bool, host: int, money: int) -> int:
        number = self.card(called)
        assert type_of(self.game, number) == card_type, f"{called} is of another type"
        slot = lay_card(self.game, seat, number, card_type, up, host)
        self.game.money[slot] = money
        return int(slot)

    def chip(self, name: str, called: str, on: str, side: str = "A") -> Self:
        """A kicker chip that this player has played on a dude."""
        nth = int(self.game.chips_out)
        self.game.chip[nth] = self.kicker(called) * SIDES + Side[side]
        self.game.chip_on[nth] = self.slot(on)
        self.game.chip_by[nth] = self.seat(name)
        self.game.chips_out += 1
        return self

    def stack(self, name: str, chips: str = "") -> Self:
        """The kicker chips in a deck, separated by commas."""
        self.game.stack[self.seat(name)] = 0
        for each in filter(None, chips.split(", ")):
            self.game.stack[self.seat(name), self.kicker(each)] += 1
        return self

    def hand(self, name: str, cards: str) -> Self:
        """The cards of a hand, separated by commas."""
        return self._pile(name, "hand", cards)

    def deck(self, name: str, cards: str) -> Self:
        """The cards of a deck."""
        return self._pile(name, "deck", cards)

    def deadwood(self, name: str, cards: str) -> Self:
        """The cards of a deadwood, the newest first."""
        return self._pile(name, "deadwood", cards)

    def _pile(self, name: str, which: str, cards: str) -> Self:
        piles, seat = self._piles[name], self.seat(name)
        piles[which] = [self.card(each) for each in filter(None, cards.split(", "))]
        row = piles["deck"] + piles["hand"] + piles["deadwood"]
        self.game.pile[seat] = row + [NO_CARD] * (self.game.pile.shape[1] - len(row))
        for each, cards_of in piles.items():
            self.game[f"in_{each}"][seat] = len(cards_of)
        return self

    def stakes(self, **dollars: int) -> Self:
        """What some players have: `stakes(A=5)`."""
        for name, amount in dollars.items():
            self.game.stake[self.seat(name)] = amount
        return self

    def pot(self, dollars: int) -> Self:
        """What is in the pot."""
        self.game.pot = dollars
        return self

    def turn_of(self, name: str, actions: int = 3) -> Self:
        """It is this player's turn."""
        self.game.turn = self.game.badge = self.seat(name)
        self.game.actions = actions
        self.game.stage = Stage.ACTIONS
        return self

    def shootout(self, over: str = "skill", challenger: str = "A", lead: str = "") -> Self:
        """A shootout of the dudes in the street, in the fortune step; by default the challenger leads."""
        self.game.shootout = 1
        self.game.stage = Stage.FORTUNE
        self.game.contested = Stat[over.upper()]
        self.game.challenger = self.game.turn = self.seat(challenger)
        self.game.lead = self.seat(lead or challenger)
        return self

    # Abilities

    def set_off(self, when: str, *cards: str) -> Self:
        """The abilities of these cards with this trigger are set off, and settled up to the next question."""
        for each in cards:
            waiting.set_off(self.game, When[when.upper()], self.slot(each))
        return self.settle()

    def settle(self) -> Self:
        """Effects go on until somebody has to decide."""
        while self.game.to_act == NOBODY:
            if kind_on_top(self.game) != NOTHING:
                settle_matter(self.game)
            elif waiting.has_waiting(self.game):
                waiting.start_next(self.game)
            else:
                break
        return self

    def why_not_use(self, name: str, called: str, nth: int = 0, when: str = "fortune") -> WhyNot:
        """Why a [G] or [F] ability cannot be used."""
        return WhyNot(using.why_not_use(self.game, self.seat(name), self.slot(called), nth, When[when.upper()]))

    def use(self, name: str, called: str, nth: int = 0, when: str = "fortune") -> Self:
        """A [G] or [F] ability is used."""
        assert self.why_not_use(name, called, nth, when) == WhyNot.ALLOWED
        using.use_ability(self.game, self.seat(name), self.slot(called), nth)
        return self.settle()

    def end(self, until: str) -> Self:
        """Effects of a duration end."""
        lasting.end_lasting(self.game, Until[until.upper()])
        return self

    # Answers, each one of those that are listed

    def answers(self) -> list[int]:
        """The moves that are asked for, as the list has them."""
        allowed = np.zeros(600, np.int32)
        return allowed[: answering.list_answers(self.game, allowed)].tolist()

    def _answer(self, move: int, answer: Any, *arguments: int) -> Self:
        assert self.game.to_act != NOBODY, "nobody is asked anything"
        assert move in self.answers(), "that is not asked for, or not allowed"
        answer(self.game, *arguments)
        return self.settle()

    def agree(self) -> Self:
        return self._answer(moves.AGREE, answering.agree)

    def refuse(self) -> Self:
        return self._answer(moves.REFUSE, answering.answer_refusal)

    def done(self) -> Self:
        return self._answer(moves.DONE, answering.answer_done)

    def choose(self, called: str) -> Self:
        return self._answer(moves.choosing(self.slot(called)), answering.answer_slot, self.slot(called))

    def choose_chip(self, nth: int) -> Self:
        return self._answer(moves.choosing_chip(nth), answering.choose_chip, nth)

    def choose_player(self, name: str) -> Self:
        return self._answer(moves.choosing_player(self.seat(name)), answering.choose_player, self.seat(name))

    def name_stat(self, stat: str) -> Self:
        return self._answer(moves.naming(Stat[stat.upper()]), answering.name_chosen_stat, Stat[stat.upper()])

    def discard(self, called: str) -> Self:
        return self._answer(moves.discarding(self.card(called)), answering.pick_to_discard, self.card(called))

    def take_back(self, called: str) -> Self:
        return self._answer(moves.taking_back(self.card(called)), answering.take_back, self.card(called))

    def put(self, called: str) -> Self:
        return self._answer(moves.playing(self.card(called)), answering.answer_card, self.card(called))

    def face_up(self) -> Self:
        return self._answer(moves.LAY_UP, answering.answer_face, True)

    def face_down(self) -> Self:
        return self._answer(moves.LAY_DOWN, answering.answer_face, False)

    def kick(self, called: str) -> Self:
        return self._answer(moves.playing_chip(self.kicker(called)), answering.answer_chip, self.kicker(called))

    # Looking

    def can_choose(self) -> list[str]:
        """The cards on the table that can be chosen now, by what is printed on them."""
        asked = self.answers()
        slots = [slot for slot in range(TABLE) if moves.choosing(slot) in asked]
        return [self.cards.cards[self.game.printed[slot]].name for slot in slots]

    def stat(self, called: str, stat: str) -> int:
        """What a stat of a dude adds up to."""
        return int(totals.total(self.game, self.slot(called), Stat[stat.upper()]))

    def limit(self, called: str) -> int:
        """The kicker limit of a dude."""
        return int(totals.limit_of(self.game, self.slot(called)))

    def forbidden(self, act: str, name: str = "", called: str = "") -> bool:
        return self._in_force(standing.is_forbidden, act, name, called)

    def demanded(self, act: str, name: str = "", called: str = "") -> bool:
        return self._in_force(standing.is_demanded, act, name, called)

    def permitted(self, act: str, name: str = "", called: str = "") -> bool:
        return self._in_force(standing.is_permitted, act, name, called)

    def _in_force(self, question: Any, act: str, name: str, called: str) -> bool:
        seat = self.seat(name) if name else NOBODY
        return bool(question(self.game, Act[act.upper()], seat, self.slot(called) if called else NO_SLOT))

    def is_up(self, called: str) -> bool:
        return bool(is_up(self.game, self.slot(called)))

    def in_street(self, called: str) -> bool:
        return bool(in_street(self.game, self.slot(called)))

    def knows(self, name: str, called: str) -> bool:
        return bool(knows_card(self.game, self.seat(name), self.slot(called)))

    def hand_of(self, name: str) -> list[str]:
        seat = self.seat(name)
        return [self.cards.cards[hand_card(self.game, seat, nth)].name for nth in range(self.game.in_hand[seat])]

    def deadwood_of(self, name: str) -> list[str]:
        seat = self.seat(name)
        count = self.game.in_deadwood[keeper(self.game, seat)]
        return [self.cards.cards[deadwood_card(self.game, seat, nth)].name for nth in range(count)]

    def chips_on(self, called: str) -> list[str]:
        """The kicker chips on a dude with the sides they show: `Dead Eye A`."""
        return [self._chip(nth) for nth in range(self.game.chips_out) if self.game.chip_on[nth] == self.slot(called)]

    def buried_chips(self) -> list[str]:
        return [self._chip(nth) for nth in range(self.game.chips_out) if self.game.chip_on[nth] == IN_DEADWOOD]

    def _chip(self, nth: int) -> str:
        return f"{self.cards.chips[self.game.chip[nth] // SIDES].name} {Side(self.game.chip[nth] % SIDES).name}"

    def stake_of(self, name: str) -> int:
        return int(self.game.stake[self.seat(name)])

    def is_now(self, called: str) -> str:
        """What a card on the table is: of a copy, what it copies."""
        return self.cards.cards[self.game.kind[self.slot(called)]].name
