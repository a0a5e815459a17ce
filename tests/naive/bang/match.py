"""One game of BANG! played by the fast version and the naive referee at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod as product
from random import Random
from typing import Any

from sixgun.engine.cards import CardFile
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import as_event
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_FILE, CARD_NAMES, CHARACTER_NAMES, ROLE_NAMES
from sixgun.games.bang.deck import CARD_IDS
from sixgun.games.bang.rules.aim import distance
from sixgun.games.bang.words import NO_ROLE, Ending, Told, Zone

from .attacks import Move, Question, Rules
from .referee import Referee
from .table import ROLES, kind_of

SEATS = range(7)
NAMES = [f"P{seat + 1}" for seat in SEATS]
Weights = dict[str, float]


def blocks() -> list[list[Move]]:
    """All moves, verb after verb: the order in which they are numbered."""
    cards = list(CARD_NAMES)
    return [
        [("pick", character) for character in CHARACTER_NAMES],
        [("expose", 0), ("expose", 1)],
        [("from_pile",)],
        [("from_discards",)],
        [("from_hand", seat) for seat in SEATS],
        [("play", card) for card in cards],
        [("play_at", card, spot) for card in cards for spot in SEATS],
        [("end",)],
        [("check",)],
        [("answer", card) for card in cards],
        [("pass",)],
        [("ketchum", card) for card in cards],
        [("take_unseen",)],
        [("take", card) for card in cards],
        [("choose", card) for card in cards],
        [("put_back", card) for card in cards],
        [("discard", card) for card in cards],
    ]


LOOKED_AT, UNSEEN = int(Zone.LOOKED_AT), int(Zone.UNSEEN)
MOVE_OF = dict(enumerate(move for block in blocks() for move in block))


def bits(number: int, size: int) -> list[int]:
    return [bit for bit in range(size) if number >> bit & 1]


def named(cards: Any) -> list[str]:
    return [CARD_NAMES[card] for card in cards if card >= 0]


class Match:
    """One game played by both versions at once."""

    def __init__(
        self,
        luck: Random,
        seen: Counter[str],
        seats: int,
        cast: Sequence[str] = (),
        left_out: frozenset[str] = frozenset(),
        **chosen: Any,
    ) -> None:
        self.luck = luck
        self.seen = seen
        self.past: list[str] = []
        self.question: Question | None = None
        self.records = GAME.state.empty()
        self.records[0].watched = 1
        self.listed = GAME.move_list()
        cards = card_file(left_out) if left_out else None
        brings = [{"character": cast[seat]} if seat < len(cast) else None for seat in range(seats)]
        options = GAME.settled(seats, cards, brings if seats > 2 else (), **chosen)
        self.count = GAME.start(self.records, 0, options, luck.getrandbits(63), self.listed)
        roles = [ROLE_NAMES[role] for role in self.fast.role[:seats] if role != NO_ROLE]
        assert sorted(roles) == sorted(ROLES[seats])
        self.referee = Referee(seats, roles, Rules(left_out=left_out, **chosen), self.first_to_play(roles))
        self.read_chance()
        if seats > 2:
            characters = [CHARACTER_NAMES[who] for who in self.fast.character[:seats]]
            assert len(set(characters)) == seats  # BNG-05: by chance, but nobody is there twice
            assert characters[: len(cast[:seats])] == list(cast[:seats])
            for seat, character in enumerate(characters):
                self.referee.give_character(seat, character)
            self.referee.shown = {seat for seat in range(seats) if seats == 3 or roles[seat] == "Sheriff"}
            self.referee.deal()
        self.story = self.referee.play()
        self.go_on(None)
        self.compare()

    def first_to_play(self, roles: list[str]) -> int:
        """BNG-11, BNG-164; one-on-one by lot (BNG-187): who does not pick first."""
        return 1 - int(self.fast.to_act) if not roles else roles.index("Deputy" if len(roles) == 3 else "Sheriff")

    @property
    def fast(self) -> Any:
        return self.records[0]

    @property
    def kit(self) -> int:
        """The seat that looks at cards."""
        return self.question.seat if self.question and self.question.about == "put back" else NOBODY

    def read_chance(self) -> None:
        """The cards that the fast version has drawn, and taken out of hands, in the last step."""
        referee = self.referee
        referee.drawn.clear()
        referee.grabbed.clear()
        looked_at = {CARD_NAMES[card] for card, zone in enumerate(self.fast.where.tolist()) if zone == LOOKED_AT}
        referee.kits = looked_at - set(referee.looked_at)
        for row in self.fast.story[: self.fast.told].tolist():
            told = as_event(row)
            if told.kind in (Told.GOT, Told.TURNED_UP, Told.OPENED):
                if CARD_NAMES[told.what] in referee.looked_at and told.seat == self.kit:
                    continue  # he has looked at it before
                referee.drawn.append(CARD_NAMES[told.what])
            elif told.kind in (Told.GRABBED_WHICH, Told.DISCARDED):
                referee.grabbed.append(CARD_NAMES[told.what])

    # Comparing

    def compare(self) -> None:
        """Everything both versions know, and everything they allow."""
        fast, naive = fast_picture(self.fast), naive_picture(self.referee, self.question)
        differences = [f"{key}: room {fast[key]}, referee {naive[key]}" for key in fast if fast[key] != naive[key]]
        listed = {MOVE_OF[number] for number in self.listed[: self.count].tolist()}
        allowed = self.question.moves if self.question else set()
        if listed != allowed:
            differences.append(f"the room alone allows {listed - allowed}, the referee alone {allowed - listed}")
        if more := [*self.referee.drawn, *self.referee.kits]:
            differences.append(f"only the room has drawn {more}")
        differences += self.distances()
        if not INTERPRETED or self.luck.random() < 0.1:
            differences += self.leaks(self.luck.randrange(-1, self.referee.seats))
        if differences:
            raise AssertionError("\n".join([*self.past[-12:], f"{self.question}", *differences, in_short(naive)]))

    def distances(self) -> list[str]:
        """How far everybody is from whoever decides."""
        standing = self.referee.standing
        me = self.referee.exposed[self.question.seat] if self.question else -1
        pairs = [(me, spot) for spot in standing - {me} if me in standing]
        far = [(*pair, int(distance(self.fast, *pair)), self.referee.distance(*pair)) for pair in pairs]
        return [f"distance from {a} to {b}: room {room}, referee {naive}" for a, b, room, naive in far if room != naive]

    def leaks(self, viewer: int) -> list[str]:
        """What one viewer sees of roles and hidden cards, and should not, or does not, and should ("Who sees what")."""
        referee, view = self.referee, self.records.copy()[0]
        GAME.veil(view, viewer)
        open_roles = {seat for seat, _ in enumerate(referee.roles) if view.role[seat] >= 0}
        allowed = {seat for seat, _ in enumerate(referee.roles) if seat in referee.shown or seat == viewer}
        wrong = [f"seat {viewer} sees the roles of {open_roles}"] if open_roles != allowed else []
        hidden = {*referee.pile, *referee.looked_at, *(card for hand in referee.hands for card in hand)}
        seen = {CARD_NAMES[card] for card, zone in enumerate(view.where.tolist()) if zone != UNSEEN} & hidden
        known = {card for card in hidden - (referee.pile - set(referee.on_top)) if viewer in referee.eyes[card]}
        if seen != known:
            wrong.append(f"seat {viewer} sees {seen - known}, and does not see {known - seen}")
        if set(named(view.on_top[: view.tops])) != {card for card in referee.on_top if card in known}:
            wrong.append(f"seat {viewer} sees on top {named(view.on_top)}")
        return wrong

    def play_to_the_end(self, weights: Weights) -> None:
        while self.count:
            self.play_one(weights)
            self.compare()
        assert not self.fast.capped
        assert set(GAME.winners(GAME.scores(self.fast))) == self.referee.winners or not self.referee.winners
        self.compare_results()
        self.seen["games"] += 1
        self.seen[f"ended {self.referee.ending}"] += 1

    def compare_results(self) -> None:
        """What the game hands on to a series (BNG-T10, BNG-T11, BNG-T31, BNG-T46, BNG-T69)."""
        referee, result = self.referee, GAME.result_of(self.fast)
        fallen = list(referee.killer)
        seats, living = range(referee.seats), referee.living()
        killers = [next((referee.killer[s] for s in fallen[::-1] if referee.owner(s) == seat), None) for seat in seats]
        last = referee.roles[fallen[-1]] if referee.roles and fallen else ""
        in_front = [[card for s in referee.own_spots(seat) for card in referee.in_play[s]] for seat in seats]
        assert result["survived"] == [seat in living for seat in seats]
        assert result["won"] == [seat in referee.winners for seat in seats]
        assert result["eliminated_by"] == [None if seat in living else killers[seat] for seat in seats]
        assert result["turns_played"] == list(referee.turns_played)
        assert result["cash"] == list(referee.cash)
        assert [sorted(cards) for cards in result["in_front"]] == [sorted(cards) for cards in in_front]
        assert result["final_duel"] == (referee.ending == "law" and last == "Renegade" and len(living) == 1)
        self.seen["final duel"] += result["final_duel"]

    def choose(self, weights: Weights) -> int:
        """A listed move: every verb as likely as its weight, and its cards by the weights of their kinds."""
        assert self.question is not None
        about, listed = self.question.about, self.listed[: self.count].tolist()
        verbs = Counter(MOVE_OF[number][0] for number in listed)

        def weight(number: int) -> float:
            verb, *parts = MOVE_OF[number]
            what = "" if not parts else kind_of(parts[0]) if parts[0] in CARD_NAMES else parts[0]
            return product(weights.get(key, 1.0) for key in (verb, f"{about}: {verb}", f"{verb} {what}")) / verbs[verb]

        return int(self.luck.choices(listed, [weight(number) for number in listed])[0])

    def play_one(self, weights: Weights) -> None:
        assert self.question is not None
        number = self.choose(weights)
        move = MOVE_OF[number]
        self.past.append(f"P{self.question.seat + 1} ({self.question.about}): {move}")
        self.note_before(move)
        self.count = GAME.play(self.records, 0, number, self.listed)
        self.past += [f"    {line}" for line in self.told()]
        self.read_chance()
        self.note_after()
        self.go_on(move)

    def go_on(self, move: Move | None) -> None:
        """Let the referee tell its story up to the next question."""
        try:
            self.question = next(self.story) if move is None else self.story.send(move)
        except StopIteration:
            self.question = None
        except AssertionError as wrong:
            raise AssertionError("\n".join([*self.past[-30:], f"{wrong}"])) from wrong

    # Counting what is rare

    def note_before(self, move: Move) -> None:
        """What is asked and answered."""
        assert self.question is not None
        referee, seen, about, seat = self.referee, self.seen, self.question.about, self.question.seat
        seen["decisions"] += 1
        seen[f"{about}: {move[0]}"] += 1
        seen[f"{about}: no answer fits"] += self.question.moves == {("pass",)}
        seen["second Missed! against Slab"] += about == "shot" and ("pass",) not in self.question.moves
        seen["ketchum with two left"] += move[0] == "ketchum" and about == "rescue" and len(referee.standing) == 2
        seen["two Beers against Dynamite"] += about == "rescue" and min(referee.life) < 0 and move[0] == "answer"
        if about == "phase 2":
            seen["Ruthless Law: may not end"] += ("end",) not in self.question.moves
        if about == "phase 3" and referee.locks(seat):
            freed = any(card in referee.locks(seat) for _, card in self.question.moves)
            seen["Ruthless Law: lock lifted" if freed else "Ruthless Law: locked in phase 3"] += 1

    def note_after(self) -> None:
        """What is told, and piles that run out."""
        self.seen.update(Told(as_event(row).kind).name for row in self.fast.story[: self.fast.told].tolist())
        self.seen["both piles empty"] += not self.fast.pile and not self.fast.discards

    def told(self) -> list[str]:
        assert GAME.telling is not None
        events = [as_event(row) for row in self.fast.story[: self.fast.told].tolist()]
        return [GAME.telling.event(event, GAME.names(NAMES[: self.referee.seats])) for event in events]


def fast_picture(game: Any) -> dict[str, Any]:
    """The fast version's record in the referee's words."""
    seats, spots = int(game.seats), int(game.spots)
    where = game.where.tolist()

    def lying(*zones: int) -> list[str]:
        return sorted(CARD_NAMES[card] for card, zone in enumerate(where) if zone in zones)

    fallen = sorted((int(game.fell[spot]), spot) for spot in range(spots) if game.fell[spot])
    return {
        "decider": None if game.to_act == NOBODY else int(game.to_act),
        "ending": Ending(game.ending).name.lower(),
        "winners": bits(int(game.winners), seats),
        "turn of": int(game.turn),
        "turns": int(game.turns),
        "turns played": game.turns_played[:seats].tolist(),
        "BANG! cards played": int(game.bangs),
        "characters": [CHARACTER_NAMES[who] if who >= 0 else None for who in game.character[:spots]],
        "life": game.life[:spots].tolist(),
        "most life": game.most_life[:spots].tolist(),
        "standing": bits(int(game.standing), spots),
        "exposed": game.exposed[:seats].tolist(),
        "fallen": [(spot, None if game.killer[spot] == NOBODY else int(game.killer[spot])) for _, spot in fallen],
        "shown": bits(int(game.shown), seats),
        "hands": [lying(seat) for seat in range(seats)],
        "hand sizes": game.hand_size[:seats].tolist(),
        "in play": [sorted(named(game.in_play[spot])) for spot in range(spots)],
        "pile": lying(Zone.PILE, Zone.TOP),
        "pile size": int(game.pile),
        "on top": named(game.on_top[: game.tops]),
        "discards": named(game.discard[: game.discards]),
        "turned": named(game.turned),
        "opened": lying(Zone.OPEN),
        "looked at": lying(Zone.LOOKED_AT),
        "cash": game.cash[:seats].tolist(),
    }


def naive_picture(referee: Referee, question: Question | None) -> dict[str, Any]:
    """The referee's table, ordered like the fast version's."""
    return {
        "decider": question.seat if question else None,
        "ending": referee.ending,
        "winners": sorted(referee.winners),
        "turn of": referee.turn_of,
        "turns": referee.turns,
        "turns played": referee.turns_played,
        "BANG! cards played": referee.bangs,
        "characters": referee.character,
        "life": referee.life,
        "most life": referee.most_life,
        "standing": sorted(referee.standing),
        "exposed": referee.exposed,
        "fallen": list(referee.killer.items()),
        "shown": sorted(referee.shown),
        "hands": [sorted(hand) for hand in referee.hands],
        "hand sizes": [len(hand) for hand in referee.hands],
        "in play": [sorted(cards) for cards in referee.in_play],
        "pile": sorted(referee.pile),
        "pile size": len(referee.pile),
        "on top": referee.on_top,
        "discards": referee.discards,
        "turned": referee.turned,
        "opened": sorted([*referee.opened, *referee.turned]),
        "looked at": sorted(referee.looked_at),
        "cash": referee.cash,
    }


def card_file(left_out: frozenset[str]) -> CardFile:
    """The game's own card file without some cards."""
    text = CARD_FILE.read_text(encoding="utf-8")
    for name in left_out:
        line = f'id = "{CARD_IDS[CARD_NAMES.index(name)]}"\n'
        assert line in text
        text = text.replace(line, f"{line}left_out = true\n")
    return CardFile(text)


def in_short(picture: dict[str, Any]) -> str:
    return "\n".join(f"{key}: {value}" for key, value in picture.items() if key != "pile")
