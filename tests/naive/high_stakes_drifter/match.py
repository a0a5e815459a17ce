"""One game of High Stakes Drifter played by the room and by the naive referee at once.

Chance is read from what the room did and handed to the referee; moves are named in the referee's words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from sixgun.engine.options import fill
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import as_event
from sixgun.games.high_stakes_drifter.cardset import CardSet
from sixgun.games.high_stakes_drifter.deal import deal
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.printed import card_numbers, chip_counts, tables
from sixgun.games.high_stakes_drifter.rules.ending import outcome
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.state import Options as Chosen
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import DECK, SIDES, Stage, Told

from .cards import CardFile, DeckList
from .match_chance import Drawn, RoomsChance, in_the_order_of
from .match_pictures import Places, naive_picture, piles_of, room_picture
from .pieces import Card, Move, Options
from .referee import Referee, quick_start_game, standard_game

Weights = dict[str, float]


@dataclass(frozen=True)
class Setting:
    """What the players of a game agree on, and what they bring."""

    cards: CardSet
    file: CardFile  # the same cards as the referee reads them
    decks: Sequence[DeckList]
    variants: frozenset[str] = frozenset()
    stake: int = 100
    most_turns: int = 100
    side_pots: bool = False
    quick_start: bool = False

    @property
    def seats(self) -> int:
        return 2 if self.quick_start else len(self.decks)

    def chosen(self) -> Any:
        """The options of the room."""
        options = Chosen.empty()
        fill(options[0], tables(self.cards))
        plain = {"seats": self.seats, "stakes": self.stake, "max_turns": self.most_turns, "first_player": -1}
        plain |= {"side_pots": self.side_pots, "quick_start": self.quick_start, **dict.fromkeys(self.variants, 1)}
        for name, value in plain.items():
            options[0][name] = value
        card_ids = {card.name: card.id for card in self.cards.cards}
        chip_ids = {chip.name: chip.id for chip in self.cards.chips}
        for seat, deck in enumerate(self.decks):
            numbers = card_numbers([card_ids[name] for name in deck.cards], self.cards)
            if self.quick_start:
                options[0]["quick_start_deck"] = numbers
            else:
                options[0]["deck"][seat] = numbers
                options[0]["chip_stack"][seat] = chip_counts([chip_ids[name] for name in deck.kickers], self.cards)
        return options


class Match:
    """One game played by both at once."""

    def __init__(self, luck: Random, seen: Counter[str], setting: Setting) -> None:
        self.luck, self.seen, self.setting = luck, seen, setting
        self.past: list[str] = []
        self.about = ""  # what the last question was about
        self.records = State.empty()
        self.records[0].watched = 1
        self.listed = np.zeros(MOST_MOVES + 1, np.int64)
        self.card_names = [card.name for card in setting.cards.cards]
        self.chip_names = [chip.name for chip in setting.cards.chips]
        deal(self.room, setting.chosen()[0], luck.getrandbits(63))
        self.build_decks()
        self.chance = RoomsChance(self.first_draws(), int(self.room.first))
        self.read_piles()
        self.referee = self.begin()
        self.watch_discards()
        self.catch_up()
        self.compare()

    @property
    def room(self) -> Any:
        return self.records[0]

    @property
    def table(self) -> Any:
        return self.referee.table

    # Setting up

    def build_decks(self) -> None:
        """Draw and Stud: the room drafts, and leaves chips out, before the referee comes in (HSD-184 to HSD-198)."""
        while self.room.stage in (Stage.DRAFT, Stage.STACK):
            count = int(legal(self.room, self.listed))
            assert count
            move = int(self.luck.choice(self.listed[:count].tolist()))
            self.seen[VERBS.taken_apart(move)[0]] += 1
            step(self.room, move)

    def begin(self) -> Referee:
        setting = self.setting
        options = Options(
            setting.variants, setting.stake, setting.most_turns, bool(setting.side_pots), bool(setting.quick_start)
        )
        if setting.quick_start:
            return quick_start_game(setting.file, setting.decks[0], options, self.chance)
        decks = list(setting.decks)
        if setting.variants & {"draw", "stud"}:
            decks = [self.deck_in_the_room(seat) for seat in range(setting.seats)]
        return standard_game(setting.file, decks, options, self.chance)

    def deck_in_the_room(self, seat: int) -> DeckList:
        cards = tuple(self.card_names[card] for card in self.room.pile[seat] if card >= 0)
        chips = [(self.chip_names[chip], int(self.room.stack[seat, chip])) for chip in range(len(self.chip_names))]
        assert len(cards) == DECK
        return DeckList(cards, tuple(name for name, copies in chips for _ in range(copies)))

    def first_draws(self) -> Drawn:
        """Of each deck: a hand that was exchanged (HSD-50), then the hand that was kept."""
        room, seats = self.room, self.setting.seats
        drawn: Drawn = []
        for seat in range(seats):
            deck, hand, dead = int(room.in_deck[seat]), int(room.in_hand[seat]), int(room.in_deadwood[seat])
            cards = [self.card_names[card] for card in room.pile[seat, deck : deck + hand + dead]]
            drawn.append(cards[hand:][::-1] + cards[:hand])
        if self.setting.quick_start:
            first = int(room.first)
            return [drawn[first] + drawn[1 - first]]
        return drawn

    def watch_discards(self) -> None:
        """Every discard of the referee is one of the room, card by card (HSD-R9)."""
        discard = self.table.discard

        def watched(seat: int, cards: Sequence[Card]) -> None:
            told = self.chance.discarded.get(seat, [])
            if not told:  # a whole hand goes in no order of anybody's, and is told as one
                cards = in_the_order_of(self.chance.deadwoods[seat][-len(cards) :], cards)
            for card in cards if told else ():
                assert told[:1] == [card.printed.name], f"room discards {told}, referee {seat} {card.printed.name}"
                del told[0]
            discard(seat, cards)

        self.table.discard = watched

    # Going on together

    def read_chance(self) -> None:
        """Draws, flips and discards of the room's last step."""
        room, chance = self.room, self.chance
        assert room.told <= len(room.story), f"{room.told} events do not fit the story"
        self.read_piles()
        for row in room.story[: room.told].tolist():
            told = as_event(row)
            self.seen[Told(told.kind).name] += 1
            self.past.append(f"        {Told(told.kind).name} {told.seat} {told.what} {told.where}")
            if told.kind == Told.GOT:
                chance.drawn[0 if self.setting.quick_start else told.seat].append(self.card_names[told.what])
            elif told.kind in (Told.KICKED, Told.FLIPPED):
                chance.flips.append((self.chip_names[told.what // SIDES], told.what % SIDES))
            elif told.kind == Told.DISCARDED:
                chance.discarded.setdefault(told.seat, []).append(self.card_names[told.what])

    def read_piles(self) -> None:
        """Decks and deadwoods as they are in the room."""
        self.chance.decks, self.chance.deadwoods = piles_of(self.room, self.card_names)

    def catch_up(self) -> None:
        """Questions with a single answer may be put by one of the two alone; they are answered at once."""
        for _ in range(200):
            self.count = int(legal(self.room, self.listed)) if self.room.stage != Stage.OVER else 0
            self.places = Places(self.room, self.table)
            question = self.referee.asked()
            if question is None or self.agrees_on_moves():
                return
            if len(question.moves) == 1:
                self.seen[f"only the referee asks: {question.about}"] += 1
                self.past.append(f"    the referee alone: {question.seat} {question.about} {question.moves[0]}")
                self.answer(question.moves[0])
            elif self.count == 1:
                move = int(self.listed[0])
                self.seen[f"only the room asks: {VERBS.taken_apart(move)[0]}"] += 1
                self.past.append(f"    the room alone: {int(self.room.to_act)} {VERBS.taken_apart(move)}")
                step(self.room, move)
                self.read_chance()
            else:
                return

    def answer(self, move: Move) -> None:
        question = self.referee.asked()
        self.about = question.about if question else ""
        try:
            self.referee.do(move)
        except (AssertionError, IndexError, KeyError, StopIteration, ValueError) as wrong:
            raise AssertionError("\n".join([*self.past[-60:], f"{type(wrong).__name__}: {wrong}"])) from wrong

    def agrees_on_moves(self) -> bool:
        question = self.referee.asked()
        if question is None or self.room.to_act == NOBODY:
            return question is None and self.room.to_act == NOBODY
        return question.seat == self.room.to_act and set(question.moves) == set(self.moves_of_the_room().values())

    def moves_of_the_room(self) -> dict[int, Move]:
        return {number: self.in_words_of_the_referee(number) for number in self.listed[: self.count].tolist()}

    def in_words_of_the_referee(self, number: int) -> Move:
        """The same move as the referee names it; what it is called depends on the question."""
        question = self.referee.asked()
        about = question.about if question else ""
        verb, parts = VERBS.taken_apart(number)
        plain = {"stop": "pass", "pass_by": "pass", "agree": "yes", "refuse": "no", "reveal_none": "decline"}
        if verb in plain:
            return (plain[verb],)
        if verb == "done":
            return ("decline",) if about == "riding_shotgun" else ("done",)
        if verb in ("lay_up", "lay_down"):
            return ("face", verb.removeprefix("lay_"))
        if not parts:
            return (verb,)
        return self.with_parts(about, verb, *parts.values())

    def with_parts(self, about: str, verb: str, what: int, nth: int = 0) -> Move:
        if verb in ("lay", "bet", "raise_by"):
            return ({"lay": "chips", "bet": "bet", "raise_by": "raise"}[verb], what)
        if verb == "name_stat":
            return ("stat", ("smarts", "skill", "luck")[what])
        if verb == "choose_player":
            return ("target_player", what)
        if verb == "choose_chip":
            return ("target_chip", self.places.chip(what))
        if verb == "play_chip":
            return ("play_kicker" if about == "action" else "chip", self.chip_names[what])
        if verb in ("discard", "take_back"):
            return ("discard" if verb == "discard" else "salvage", self.card_names[what])
        if verb == "play":
            kind = self.setting.file.cards[self.card_names[what]].type
            return ("put" if about in ("put", "riding_shotgun") else f"play_{kind}", self.card_names[what])
        card = self.places.card(what)
        if card is None:
            return (verb, "slot", what)
        if verb == "use":
            clauses = [place for place, ability in enumerate(card.now.abilities) for _ in ability]
            return ("use_ability", card.number, clauses[nth])
        words = {"enter": "accept", "reveal": "reveal_gear", "choose": "target_card"}
        return ("dude" if about == "dude" else words[verb], card.number)

    # Comparing

    def compare(self) -> None:
        """Everything both know, and everything they allow."""
        question = self.referee.asked()
        every_dude = not INTERPRETED or self.seen["decisions"] % 8 == 0  # it takes long
        room = room_picture(self.room, self.card_names, self.chip_names, every_dude)
        naive = naive_picture(self.referee, every_dude)
        if "known" in naive:  # what everybody has seen face up is known without a peek
            naive["known"] = [peeked for peeked in naive["known"] if peeked[:2] not in room["open"]]
        differences = [f"{key}: room {room[key]}, referee {naive[key]}" for key in naive if room[key] != naive[key]]
        differences += self.chance.left_over()
        if not self.agrees_on_moves():
            listed = set(self.moves_of_the_room().values())
            allowed = set(question.moves) if question else set()
            differences.append(f"room asks {int(self.room.to_act)}, {Stage(self.room.stage).name}; referee {question}")
            differences.append(f"the room alone allows {in_short(listed - allowed)}")
            differences.append(f"the referee alone allows {in_short(allowed - listed)}")
        if differences:
            raise AssertionError("\n".join([*self.past[-60:], f"{self.setting.variants}", *differences]))

    # Playing

    def play_to_the_end(self, weights: Weights, most: int = 100_000) -> None:
        for _ in range(most):
            if not self.count:
                break
            self.play_one(weights)
            self.compare()
        else:
            self.seen["unfinished"] += 1
            return
        assert not self.room.capped
        scores = np.zeros(len(self.room.stake), np.int64)
        outcome(self.room, scores)
        best = scores[: self.setting.seats].max()
        winners = [seat for seat in range(self.setting.seats) if scores[seat] == best]
        assert winners == sorted(self.table.winners), f"room {winners}, referee {self.table.winners}"
        self.seen["games"] += 1
        self.seen[f"ended: {self.table.ended}"] += 1

    def play_one(self, weights: Weights) -> None:
        question = self.referee.asked()
        assert question is not None
        number, move = self.choose(weights)
        self.past.append(f"{question.seat} ({question.about}): {move}")
        self.note(question.about, number, move)
        step(self.room, number)
        self.read_chance()
        self.answer(move)
        self.catch_up()

    def note(self, about: str, number: int, move: Move) -> None:
        self.seen["decisions"] += 1
        self.seen[VERBS.taken_apart(number)[0]] += 1
        self.seen[f"{about}: {move[0]}"] += 1
        if move[0].startswith("play_") or move[0] == "put":
            self.seen[f"card {move[1]}"] += 1

    def choose(self, weights: Weights) -> tuple[int, Move]:
        """Every kind of move as likely as its weight; of amounts mostly small ones, now and then everything."""
        question = self.referee.asked()
        assert question is not None
        by_kind: dict[str, list[tuple[int, Move]]] = {}
        for number, move in self.moves_of_the_room().items():
            by_kind.setdefault(move[0], []).append((number, move))
        kinds = sorted(by_kind)
        odds = [weights.get(kind, 1.0) * weights.get(f"{question.about}: {kind}", 1.0) for kind in kinds]
        kind = self.luck.choices(kinds, odds)[0]
        found = by_kind[kind]
        if kind in ("bet", "raise", "chips"):
            if self.luck.random() < weights.get("everything", 0.05):
                return found[-1]
            return self.luck.choice(found[:4]) if self.luck.random() < 0.8 else self.luck.choice(found)
        return self.luck.choice(found)


def in_short(moves: set[Move]) -> str:
    shown = sorted(map(str, moves))
    return ", ".join(shown if len(shown) < 12 else [*shown[:5], "...", *shown[-5:]])
