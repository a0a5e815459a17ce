"""A table of BANG! laid by hand, in the catalogue's own notation.

    scene = Scene(4).hand("P1", "BANG! 4♦").life("P2", 1)
    scene.play("P1", "play BANG! 4♦ at P2").play("P2", "let it happen")
    assert scene.eliminated == ["P2"]

Players sit clockwise P1, P2, ...; P1 is the Sheriff and in his phase 2. Nobody has a character (`is_` gives one) or a
card, everybody has 4 life points; all cards that are not laid somewhere are in the draw pile. After every move all
cards are counted again.
"""

from __future__ import annotations

from typing import Any, Self

from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY
from sixgun.engine.tabletop import Card, Tabletop
from sixgun.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, ROLE_NAMES
from sixgun.games.bang.deck import KIND, SLOT, SUIT_NAMES
from sixgun.games.bang.rules.ring import player_of
from sixgun.games.bang.rules.running import run_on
from sixgun.games.bang.rules.turns import start_turn
from sixgun.games.bang.words import SEATS, SLOTS, SUIT_SIGNS, Ending, Stage, Zone

from .. import scene

ROLES = {
    3: "Deputy Outlaw Renegade",
    4: "Sheriff Outlaw Renegade Outlaw",
    5: "Sheriff Outlaw Deputy Outlaw Renegade",
    6: "Sheriff Outlaw Deputy Outlaw Renegade Outlaw",
    7: "Sheriff Outlaw Deputy Outlaw Renegade Outlaw Deputy",
}


# What the table has chosen, and what the cards say.
CHOSEN = (
    *("bullets", "weapon_range", "dynamite_damage", "reward_cards", "cash_reward"),
    *("ruthless", "skip_impossible", "max_turns"),
)


def called(face: Card) -> str:
    """The name of a card on a screen."""
    return f"{face.name} {face.rank}{SUIT_SIGNS[SUIT_NAMES.index(face.suit)]}"


def shown_role(laid: Tabletop, seat: int) -> str:
    """The role that a screen shows of a player; "?" for none."""
    return next((mark for mark in laid.players[seat].marks if mark in ROLE_NAMES), "?")


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards(names: str) -> list[int]:
    return [card(name.strip()) for name in names.split(",") if name.strip()]


class Scene(scene.Scene):
    """A Table of BANG! whose record is set by hand."""

    GAME = "bang"

    def __init__(self, players: int = 4, **options: Any) -> None:
        names = [f"P{number + 1}" for number in range(players)] if players > 2 else ["Ann", "Bo"]
        super().__init__(names, **options)
        game = self.game
        left_out = game.where == Zone.LEFT_OUT
        self.clear(keep=CHOSEN)
        game.where[left_out] = Zone.LEFT_OUT
        game.exposed[:] = range(SEATS)
        game.stage = Stage.PLAY
        game.to_act = 0
        spots = players if players > 2 else 4
        game.spots = spots
        game.standing = (1 << spots) - 1
        game.life[:spots] = game.most_life[:spots] = 4
        if players > 2:
            self.roles(ROLES[players])
        else:
            game.exposed[:2] = 0, 2
        self._count()

    # Laying

    def spot(self, name: str) -> int:
        """`P2`; one-on-one `A1`, `B2`, or `Ann` for the exposed one."""
        if name in self.table.names:
            return int(self.game.exposed[self.seat(name)])
        return "AB".index(name[0]) * 2 + int(name[1]) - 1

    def roles(self, names: str) -> Self:
        for seat, name in enumerate(names.split()):
            self.game.role[seat] = ROLE_NAMES.index(name)
        everybody = (1 << len(names.split())) - 1
        sheriff = sum(1 << s for s, name in enumerate(names.split()) if name == "Sheriff")
        self.game.shown = everybody if self.game.seats == 3 else sheriff
        return self

    def is_(self, name: str, character: str) -> Self:
        self.game.character[self.spot(name)] = CHARACTER_NAMES.index(character)
        return self

    def life(self, name: str, life: int, most: int | None = None) -> Self:
        self.game.life[self.spot(name)] = life
        if most is not None:
            self.game.most_life[self.spot(name)] = most
        return self

    def gone(self, *names: str) -> Self:
        """Characters that are out of the game."""
        for name in names:
            spot = self.spot(name)
            self.game.standing &= ~(1 << spot)
            self.game.life[spot] = 0
            self.game.fell[spot] = 1
            if self.game.seats > 2:
                self.game.shown |= 1 << spot
        return self

    def _take(self, number: int) -> int:
        """A card leaves wherever it is."""
        self.game.in_play[self.game.in_play == number] = NO_CARD
        assert self.game.where[number] not in (Zone.DISCARDS, Zone.TOP), f"{CARD_NAMES[number]} lies in a pile already"
        return number

    def hand(self, name: str, names: str) -> Self:
        """Exactly these cards in hand."""
        seat = self.seat(name)
        self.game.where[self.game.where == seat] = Zone.PILE
        for number in cards(names):
            self.game.where[self._take(number)] = seat
            for field in ("known", "held", "suspects", "rumour"):
                self.game[field][number] = 1 << seat
        return self._count()

    def lay(self, name: str, names: str) -> Self:
        """Cards in play in front of a character."""
        for number in cards(names):
            self.game.in_play[self.spot(name), SLOT[KIND[self._take(number)]]] = number
            self.game.where[number] = Zone.IN_PLAY
        return self._count()

    def top(self, names: str) -> Self:
        """The next cards of the draw pile, in the order in which they come."""
        for number in reversed(cards(names)):
            self.game.on_top[self.game.tops] = self._take(number)
            self.game.tops += 1
            self.game.where[number] = Zone.TOP
        return self._count()

    def discarded(self, names: str) -> Self:
        """The discard pile, its top card last."""
        for number in cards(names):
            self.game.discard[self.game.discards] = self._take(number)
            self.game.discards += 1
            self.game.where[number] = Zone.DISCARDS
        return self._count()

    def pile(self, count: int) -> Self:
        """Only so many cards in the draw pile; the others are left out of the game."""
        spare = [number for number in range(80) if self.game.where[number] == Zone.PILE]
        for number in spare[count - int(self.game.tops) :]:
            self.game.where[number] = Zone.LEFT_OUT
        return self._count()

    def _count(self) -> Self:
        for seat in range(self.game.seats):
            self.game.hand_size[seat] = (self.game.where == seat).sum()
        self.game.pile = (self.game.where == Zone.PILE).sum() + self.game.tops
        return self.changed()

    def turn_of(self, name: str) -> Self:
        """This player's phase 2."""
        self.game.turn = self.game.to_act = self.seat(name)
        self.game.stage = Stage.PLAY
        return self.changed()

    def begin(self, name: str) -> Self:
        """This player's turn begins; run on to the first decision."""
        self.game.to_act = NOBODY
        start_turn(self.game, self.seat(name))
        run_on(self.game)
        return self.changed(told=True)

    # Playing

    def end(self, name: str) -> Self:
        return self.play(name, "stop playing cards")

    # Looking

    @property
    def turn(self) -> str:
        return self.table.names[self.game.turn]

    @property
    def stage(self) -> Any:
        return Stage(self.game.stage)

    @property
    def ending(self) -> Any:
        return Ending(self.game.ending)

    @property
    def winners(self) -> list[str]:
        return self.names_in(int(self.game.winners))

    @property
    def eliminated(self) -> list[str]:
        """Who is out of the game; one-on-one by character."""
        names = [f"{'AB'[spot // 2]}{spot % 2 + 1}" for spot in range(4)]
        names = names if self.game.seats == 2 else list(self.table.names)
        return [name for spot, name in enumerate(names) if not self.game.standing >> spot & 1]

    def life_of(self, name: str) -> int:
        return int(self.game.life[self.spot(name)])

    def hand_of(self, name: str) -> list[str]:
        seat = self.seat(name)
        return [CARD_NAMES[number] for number in range(80) if self.game.where[number] == seat]

    def in_front_of(self, name: str) -> list[str]:
        spot = self.spot(name)
        return [CARD_NAMES[n] for slot in range(SLOTS) if (n := int(self.game.in_play[spot, slot])) != NO_CARD]

    @property
    def discards(self) -> list[str]:
        """The discard pile, its top card last."""
        return [CARD_NAMES[n] for n in self.game.discard[: self.game.discards]]

    def killer_of(self, name: str) -> str | None:
        return self.name_at(int(self.game.killer[self.spot(name)]))

    def told(self) -> list[str]:
        return self.table.events

    # What a player, or "nobody" for a spectator, is shown

    def sees(self, viewer: str) -> Tabletop:
        """The table as this player sees it."""
        return self.table.tabletop(self.viewer(viewer))

    def sees_role(self, viewer: str, name: str) -> str:
        """The role of a player; "?" where it is hidden."""
        return shown_role(self.sees(viewer), self.seat(name))

    def sees_hand(self, viewer: str, name: str) -> list[str]:
        """The cards of a hand that the viewer knows."""
        laid, seat = self.sees(viewer), self.seat(name)
        hands = laid.hand if name == viewer else [z for z in laid.players[seat].zones if z.label == "Hand"]
        return [called(face) for zone in hands for face in zone.cards if face.face == "up"]

    def sees_in_the_middle(self, viewer: str, label: str) -> list[str]:
        """The cards of a pile or a choice in the middle of the table."""
        zones = [zone for zone in self.sees(viewer).middle if zone.label == label]
        return [called(face) for zone in zones for face in zone.cards]

    def whose(self, spot: int) -> str:
        return self.table.names[player_of(self.game, spot)]
