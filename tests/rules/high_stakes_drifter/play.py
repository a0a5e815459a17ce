"""Whole moves at a table laid by hand: the judge, the list of moves and `step` together.

    scene = Play("A B").dude("A", "Pat Garrett").dude("B", "Jim Bridger")
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.refused("B", "enter", "Pat Garrett") == WhyNot.NOT_YOURS

A move is a verb and its parts in the words of the scene. Before every move judge and list are compared, and after it
all dollars, cards and kicker chips are counted again. It is A's turn, with three actions, unless it is said otherwise.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

import numpy as np

from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.options import fill
from sixgun.engine.seats import NOBODY
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.deal import deal
from sixgun.games.high_stakes_drifter.judge.legal import why_not
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.printed import chip_counts, tables
from sixgun.games.high_stakes_drifter.rules.ending import outcome
from sixgun.games.high_stakes_drifter.rules.piles import keeper
from sixgun.games.high_stakes_drifter.rules.running import run_on
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.state import IN_DEADWOOD, Options
from sixgun.games.high_stakes_drifter.words import NO_SLOT, SEATS, SIDES, STAKE, Side, Stage, Stat, Told, WhyNot

from .scene import Scene

ACTIONS = 3  # of a turn (HSD-69)
MANY = 500  # moves after which no list has amounts of money any more


class Play(Scene):
    """A scene that is played with whole moves."""

    def __init__(self, players: str = "A B C", own: list[str] | None = None, **chosen: int) -> None:
        super().__init__(players, own, **chosen)
        self.game.actions = ACTIONS

    @classmethod
    def dealt(
        cls, players: str = "A B", decks: dict[str, str] | None = None, seed: int = 1, starter: int = 0, **chosen: Any
    ) -> Self:
        """A game that is really dealt; `decks` gives some players a deck: `{"A": "54 Trail Coffee"}`."""
        scene = cls(players)
        cards = house_set()
        options = Options.empty()[0]
        fill(options, tables(cards))
        names = players.split()
        settings = {"seats": len(names), "stakes": STAKE, "max_turns": 100, "first_player": -1} | chosen
        for field, value in settings.items():
            options[field] = value
        for seat, name in enumerate(names):
            options.deck[seat] = options.starter_cards[starter]
            options.chip_stack[seat] = options.starter_chips[starter]
            if decks and name in decks:
                options.deck[seat] = [scene.card(each) for each in written_out(decks[name])]
                options.chip_stack[seat] = chip_counts((), cards)
        deal(scene.game, options, seed)
        return scene

    # Laying

    def decks(self, cards: int = 12, called: str = "Steady Mule") -> Self:
        """So many cards of one kind in everybody's deck, so that no deadwood is shuffled into it."""
        for name in self.table.names:
            self.deck(name, ", ".join([called] * cards))
        return self

    def flips(self, side: str) -> Self:
        """The next kicker chip that is flipped shows this side."""
        for seed in range(64):
            seed_luck(self.game.luck, seed)
            if pick(self.game.luck, SIDES) == Side[side]:
                seed_luck(self.game.luck, seed)
                return self
        raise AssertionError("no coin falls like that")

    def buried_chip(self, name: str, called: str) -> Self:
        """A kicker chip in this player's deadwood."""
        nth = int(self.game.chips_out)
        self.game.chip[nth] = self.kicker(called) * SIDES
        self.game.chip_on[nth] = IN_DEADWOOD
        self.game.chip_by[nth] = self.seat(name)
        self.game.chips_out += 1
        return self

    def first_turn(self, *names: str) -> Self:
        """These players have not had a turn yet."""
        for name in names:
            self.game.settled_in &= ~(1 << self.seat(name))
        return self

    def fight(self, over: str = "skill", challenger: str = "A") -> Self:
        """A shootout of the dudes in the street begins, after the challenger's challenge."""
        self.game.turn = self.game.badge = self.game.challenger = self.seat(challenger)
        self.game.contested = Stat[over.upper()]
        self.game.stage = Stage.SHOOTOUT
        return self.on()

    def on(self) -> Self:
        """The game runs on to the next decision."""
        if self.game.to_act == NOBODY and self.game.stage != Stage.OVER:
            run_on(self.game)
        return self

    # Playing

    def number(self, verb: str, *parts: Any) -> int:
        """The number of a move."""
        names = VERBS.taken_apart(VERBS.first(verb))[1]
        assert len(parts) <= len(names), f"{verb} has no such part"
        said = [self._part(name, each) for name, each in zip(names, parts, strict=False)]
        return int(VERBS.number(verb)(*said, *[0] * (len(names) - len(said))))

    def _part(self, name: str, said: Any) -> int:
        if not isinstance(said, str):
            return int(said)
        reading = {"card": self.card, "slot": self.slot, "chip": self.kicker, "seat": self.seat}
        return int(Stat[said.upper()]) if name == "stat" else reading[name](said)

    def listed(self) -> list[int]:
        """The list of allowed moves."""
        self.on()
        allowed = np.zeros(MOST_MOVES + 1, np.int64)
        return allowed[: legal(self.game, allowed)].tolist()

    def verbs(self) -> list[str]:
        """What can be done now, as verbs."""
        return sorted({VERBS.taken_apart(move)[0] for move in self.listed()})

    def judged(self, name: str, verb: str, *parts: Any) -> WhyNot:
        """The judge's answer, with which the list agrees."""
        assert self.decider == name, f"it is {self.decider}'s decision, not {name}'s"
        move = self.number(verb, *parts)
        reason = WhyNot(why_not(self.game, move))
        listed = self.listed()
        assert (move in listed) == (reason == WhyNot.ALLOWED), f"judge and list differ about {verb} {parts}"
        wrong = [each for each in listed[:MANY] if why_not(self.game, each) != WhyNot.ALLOWED]
        assert not wrong, f"listed, but not allowed: {[VERBS.taken_apart(each) for each in wrong]}"
        return reason

    def judged_anyway(self, verb: str, *parts: Any) -> WhyNot:
        """The judge's answer, whoever decides."""
        return WhyNot(why_not(self.game, self.number(verb, *parts)))

    def refused(self, name: str, verb: str, *parts: Any) -> WhyNot:  # type: ignore[override]  # a move in parts
        """Why a player who has to decide may not do this."""
        reason = self.judged(name, verb, *parts)
        assert reason != WhyNot.ALLOWED, f"{verb} {parts} is allowed"
        return reason

    def can(self, name: str, verb: str, *parts: Any) -> bool:  # type: ignore[override]  # a move in parts
        return self.judged(name, verb, *parts) == WhyNot.ALLOWED

    def plays(self, name: str, verb: str, *parts: Any) -> Self:
        """A player makes a move; it must be his or hers to make, and allowed."""
        reason = self.judged(name, verb, *parts)
        assert reason == WhyNot.ALLOWED, f"{verb} {parts}: {reason.name}"
        before = self.whole()
        step(self.game, self.number(verb, *parts))
        assert self.whole() == before, f"something was made or lost by {verb} {parts}"
        return self

    def lays(self, name: str, called: str, up: bool = False, on: str = "", money: int | None = None) -> Self:
        """A dude or gear is played from the hand, face down for its cost unless it is said otherwise."""
        self.plays(name, "play", called)
        if on:
            self.plays(name, "choose", on)
        if up:
            return self.plays(name, "lay_up")
        cost = int(self.game.cost[self.card(called)])
        return self.plays(name, "lay_down").plays(name, "lay", cost if money is None else money)

    def kicks(self, name: str, chip: str, dude: str, side: str = "A") -> Self:
        """A kicker chip is played on a dude and shows this side."""
        return self.plays(name, "play_chip", chip).flips(side).plays(name, "choose", dude)

    def each(self, verb: str, stage: Stage) -> Self:
        """Everybody who is asked answers like this, as long as the step lasts."""
        while self.on().game.stage == stage:
            self.plays(str(self.decider), verb)
        return self

    def all_check(self) -> Self:
        """A betting round without a bet."""
        return self.each("check", Stage.BET)

    def nobody_reveals(self) -> Self:
        """A gear step without gear."""
        return self.each("reveal_none", Stage.GEAR)

    def all_pass(self) -> Self:
        """The fortune step comes to its end."""
        return self.each("pass_by", Stage.FORTUNE)

    def to_fortune(self, over: str = "skill", challenger: str = "A") -> Self:
        """A shootout up to the fortune step; nobody bets or reveals gear."""
        return self.fight(over, challenger).all_check().nobody_reveals()

    def shown_down(self, over: str = "skill", challenger: str = "A") -> Self:
        """A shootout up to the decisions after the showdown; nobody bets, reveals gear or plays a card."""
        return self.to_fortune(over, challenger).all_pass()

    # Looking

    def whole(self) -> dict[str, Any]:
        """What no move may make or lose: dollars, cards, kicker chips."""
        game = self.game
        cards: Counter[int] = Counter(int(each) for each in game.pile.ravel() if each >= 0)
        cards.update(int(each) for each in game.printed if each >= 0)
        chips = Counter({chip: int(count) for chip, count in enumerate(game.stack.sum(axis=0))})
        chips.update(int(each) // SIDES for each in game.chip[: game.chips_out])
        dollars = int(game.stake.sum()) + int(game.money.sum()) + int(game.pot) + int(game.carried)
        return {"dollars": dollars, "cards": cards, "chips": +chips}

    @property
    def decider(self) -> str | None:
        self.on()
        return self.name_at(int(self.game.to_act))

    @property
    def stage(self) -> Stage:
        self.on()
        return Stage(self.game.stage)

    @property
    def winners(self) -> list[str]:
        assert self.game.stage == Stage.OVER
        scores = np.zeros(SEATS, np.int64)
        outcome(self.game, scores)
        return [name for seat, name in enumerate(self.table.names) if scores[seat] == scores.max()]

    @property
    def lead(self) -> str | None:
        return self.name_at(int(self.game.lead))

    @property
    def in_pot(self) -> int:
        return int(self.game.pot)

    @property
    def actions(self) -> int:
        return int(self.game.actions)

    def on_card(self, called: str) -> int:
        """The betting chips on a card."""
        return int(self.game.money[self.slot(called)])

    def on_dude(self, called: str) -> list[str]:
        """The gear on a dude, by what is printed on it."""
        dude, game = self.slot(called), self.game
        slots = [int(slot) for slot in game.order[: game.lying] if game.host[slot] == dude]
        return [self.cards.cards[game.printed[slot]].name for slot in slots]

    def stakes_of(self, names: str) -> list[int]:
        return [self.stake_of(name) for name in names.split()]

    def counts(self, name: str) -> tuple[int, int, int]:
        """Cards in a player's deck, hand and deadwood."""
        home = keeper(self.game, self.seat(name))
        hand = self.game.in_hand[self.seat(name)]
        return int(self.game.in_deck[home]), int(hand), int(self.game.in_deadwood[home])

    def stack_of(self, name: str) -> list[str]:
        """The kicker chips in a deck."""
        row = self.game.stack[self.seat(name)]
        return [chip.name for number, chip in enumerate(self.cards.chips) for _ in range(int(row[number]))]

    def chips_of(self, name: str) -> list[str]:
        """The kicker chips in a player's deadwood."""
        own = [nth for nth in range(self.game.chips_out) if self.game.chip_by[nth] == self.seat(name)]
        return [self._chip(nth)[:-2] for nth in own if self.game.chip_on[nth] < NO_SLOT]

    def told(self, kind: Told) -> list[tuple[int, int, int]]:
        """The events of one kind in the last step: who, what, where."""
        rows = [[int(part) for part in row] for row in self.game.story[: self.game.told]]
        return [(row[1], row[2], row[3]) for row in rows if row[0] == kind]


class Boosters(Play):
    """A game before which boosters are opened: kicker chips come to the table, and Stud leaves some out (HSD-R90)."""

    def whole(self) -> dict[str, Any]:
        """Dollars and cards."""
        return {what: count for what, count in super().whole().items() if what != "chips"}


def written_out(cards: str) -> list[str]:
    """`2 Pat Garrett, 52 Trail Coffee` as 54 names."""
    return [name for each in cards.split(", ") for count, name in [each.split(" ", 1)] for _ in range(int(count))]
