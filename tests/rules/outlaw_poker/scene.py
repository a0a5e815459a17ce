"""A table of Outlaw Poker laid by hand, in the catalogue's own notation.

    scene = Scene("Ann Bo Cy").turn("Bo").discards("4").deck("8")
    scene.grid("Bo", "9/4 | (3)/(12) | (7)/(7) | (1)/(10)")
    scene.play("Bo", "draw discard", "swap 1 top")
    assert scene.grid_of("Bo") == "4/4 | (3)/(12) | (7)/(7) | (1)/(10)"

`(7)` is a face-down 7, `(?)` one that is drawn from the unseen cards when it is turned up, `W` a Wild. Discards are
listed from the bottom. The Deck is stacked by laying only the cards that shall come. Grids that are not laid are
`1/2 | (3)/(4) | (5)/(6) | (7)/(8)` with an open Iron Hand; nobody holds an outlaw unless it is dealt out; the Deck is
forty 9s and the Discard Pile one 6 unless they are laid.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from sixgun.engine.cards import CardFile
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY
from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.cards import CARD_FILE
from sixgun.games.outlaw_poker.rules.scoring import grid_score
from sixgun.games.outlaw_poker.rules.stock import discard, empty_hand
from sixgun.games.outlaw_poker.words import KINDS, SLOTS, Phase

from .. import scene
from .notation import OUTLAWS, card_name, grid_in, outlaws_in

PLAIN_GRID = "1/2 | (3)/(4) | (5)/(6) | (7)/(8)"
CUSTOM = "Scavenger"
CHOSEN = (
    *("value", "pair_bonus", "abilities", "outlaws", "dealer", "round_number"),
    *("rounds", "score_limit", "discard_return", "max_rebuilds", "max_laps"),
)


def house_file(**custom: tuple[str, int, str]) -> CardFile:
    """The house's cards with other custom outlaws: `house_file(custom_1=("peek", 2, "opponent"))`."""
    text = CARD_FILE.read_text(encoding="utf-8")
    head = text[: text.index("[[custom_outlaw]]")]
    for slot, (kind, amount, target) in custom.items():
        head += f'[[custom_outlaw]]\nid = "{slot}"\nkind = "{kind}"\namount = {amount}\ntarget = "{target}"\n'
    return CardFile(head)


class Scene(scene.Scene):
    """A Table of Outlaw Poker whose record is set by hand."""

    GAME = "outlaw-poker"

    def __init__(self, players: str = "Ann Bo Cy", effect: tuple[str, int, str] | None = None, **options: Any) -> None:
        names = players.split()
        options.setdefault("dealer", len(names) - 1)
        if effect is not None:
            options["cards"] = house_file(custom_1=effect)
        super().__init__(names, **options)
        self.clear(keep=CHOSEN)
        for name in names:
            self.grid(name, PLAIN_GRID)
        self.deck("9 " * 40).discards("6").turn(names[0])

    # Laying

    def kind(self, face: str) -> int:
        names = [card_name(self.game, kind) for kind in range(KINDS)]
        return names.index(face)

    def turn(self, name: str) -> Self:
        """It is this player's turn, and nothing is drawn yet."""
        empty_hand(self.game)
        self.game.to_act = self.seat(name)
        self.game.phase = Phase.TURN
        return self

    def grid(self, name: str, cards: str, locked: bool = False) -> Self:
        """Lay a whole grid; what was looked at before is forgotten."""
        seat = self.seat(name)
        slots = cards.replace("|", " ").replace("/", " ").split()
        assert len(slots) == SLOTS
        self.game.up[seat] = 0
        for slot, mark in enumerate(slots):
            self.game.grid[seat, slot] = HIDDEN if mark == "(?)" else self.kind(mark.strip("()"))
            self.game.seen_by[seat, slot] = 0
            if not mark.startswith("("):
                self.game.up[seat] |= 1 << slot
        self.game.locked[seat] = int(locked)
        return self

    def deck(self, cards: str) -> Self:
        """What is left to draw."""
        self.game.deck[:] = 0
        for face in cards.split():
            self.game.deck[self.kind(face)] += 1
        self.game.pile = len(cards.split())
        return self

    def discards(self, cards: str) -> Self:
        """The Discard Pile from the bottom."""
        self.game.buried[:] = 0
        self.game.top[:] = NO_CARD
        self.game.discards = 0
        for face in cards.split():
            discard(self.game, NOBODY, self.kind(face))
        self.game.told = 0
        return self

    def holds(self, name: str, outlaw: str) -> Self:
        """This player's unplayed outlaw; `CUSTOM` is the first custom one, whatever it does."""
        self.game.outlaw[self.seat(name)] = OUTLAWS.index(outlaw)
        return self

    def last_turns(self, closer: str, left: int) -> Self:
        """The closer's cards are all face up, and so many last turns are to come."""
        self.game.closer = self.seat(closer)
        self.game.last_turns = left
        return self

    def totals(self, **points: int) -> Self:
        for name, total in points.items():
            self.game.total[self.seat(name)] = total
        return self

    # Playing

    def idle(self, *names: str) -> Self:
        """Each of these players in turn draws from the Deck, discards and skips."""
        for name in names:
            self.play(name, "draw deck", "discard and skip")
        return self

    # Looking

    @property
    def phase(self) -> Phase:
        return Phase(self.game.phase)

    def grid_of(self, name: str) -> str:
        return grid_in(self.game, self.seat(name))

    def is_locked(self, name: str) -> bool:
        return bool(self.game.locked[self.seat(name)])

    def face_down(self, name: str) -> int:
        return self.grid_of(name).count("(")

    @property
    def top(self) -> str:
        """The uppermost discards, the top first."""
        return " ".join(str(card_name(self.game, card)) for card in self.game.top if card != NO_CARD)

    @property
    def top_discard(self) -> str:
        return self.top.split(" ")[0]

    def buried(self) -> Counter[str]:
        """The discards below the uppermost three."""
        return self._counted(self.game.buried)

    def in_deck(self) -> Counter[str]:
        return self._counted(self.game.deck)

    def _counted(self, pile: Any) -> Counter[str]:
        return Counter({str(card_name(self.game, kind)): int(pile[kind]) for kind in range(KINDS) if pile[kind]})

    @property
    def drawn(self) -> list[str]:
        return [str(card_name(self.game, card)) for card in self.game.drawn[: self.game.in_hand]]

    def tokens(self) -> dict[str, int]:
        return {name: int(self.game.tokens[self.seat(name)]) for name in self.table.names}

    @property
    def outlaw_discards(self) -> list[str]:
        return outlaws_in(self.game, int(self.game.outlaws_played))

    def score(self, name: str = "Ann") -> int:
        """What a grid is worth as it lies."""
        return int(grid_score(self.game, self.seat(name)))

    def round_scores(self) -> dict[str, int]:
        return {name: int(self.game.round_score[self.seat(name)]) for name in self.table.names}

    @property
    def closer(self) -> str | None:
        return self.name_at(int(self.game.closer))

    def sees(self, name: str | None, whose: str) -> str:
        """A grid as this player, or a spectator, sees it."""
        return grid_in(self.veiled(name), self.seat(whose))

    def imagined(self, name: str | None, seed: int) -> Any:
        """A game this viewer thinks possible; the veil law is checked on the way."""
        viewer = self.viewer(name)
        before = self.veiled(name)
        games = GAME.state.empty()
        games[0] = before
        GAME.imagine(games[0], viewer, seed)
        imagined = games[0].copy()
        GAME.veil(games[0], viewer)
        assert games[0].tobytes() == before.tobytes()
        return imagined
