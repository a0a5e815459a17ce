"""The fast Calaboose against the naive referee: after every decision both must see the same table."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import INTERPRETED, rule
from sixgun.engine.seats import NOBODY
from sixgun.games.calaboose import GAME
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.games.calaboose.jails import jail_bounty
from sixgun.games.calaboose.words import Ending, Phase

from .calaboose_referee import (
    BEATS,
    BOUNTY,
    CARDS,
    CELLS,
    JAIL_BREAK,
    JAIL_CARDS,
    WHISKEY,
    Attack,
    Move,
    Prisoner,
    Referee,
    best,
    bounty,
)

Weights = dict[str, float]

why_not = GAME.why_not


@rule
def list_by_judge(game: Any, move_space: int, found: Any) -> int:
    """Every move the judge allows, by asking about each number there is."""
    count = 0
    for move in range(move_space):
        if why_not(game, move) == 0:
            found[count] = move
            count += 1
    return count


@rule
def score_jails(games: Any, jails: Any, seat: int, scores: Any) -> None:
    """The fast version's bounty of each of many jails."""
    for number in range(jails.shape[0]):
        for cell in range(jails.shape[1]):
            games[0].jail[seat, cell] = jails[number, cell]
        scores[number] = jail_bounty(games[0], seat)


def blocks() -> list[list[Move]]:
    """All moves, verb after verb: the order in which they are numbered."""
    cards, cells, seats = list(CARDS), list(CELLS), list(range(5))
    targets: list[tuple[int, ...]] = [*product(seats, cells), ()]
    defences = product(cells, [*cards, *cells], targets)
    return [
        [("place", *parts) for parts in product(cards, cells)],
        [("lock", cell) for cell in cells],
        [("send", *parts) for parts in product(cards, seats, cells)],
        [("send_nowhere", card) for card in cards],
        [("whiskey", seat) for seat in seats],
        [("jail_break", card) for card in cards],
        [("end_turn",)],
        [("let_be",)],
        [("stop",)],
        [("keep",)],
        [("swap",)],
        [("deal",)],
        [("pass", cell) for cell in cells],
        [("defend" if to else "defend_nowhere", own, source, *to) for own, source, to in defences],
        [("defend_pair", *p) for p in product(cells, ["hand", *cells], seats, cells, cells)],
    ]


MOVE_OF = dict(enumerate(move for block in blocks() for move in block))
NUMBER_OF = {move: number for number, move in MOVE_OF.items()}

# How often a kind of move is chosen when it is there; 1 for those not named.
CALM: Weights = {"send_nowhere": 0.02, "defend_nowhere": 0.02}
BRAWL: Weights = {"defend_pair": 50, "defend": 8, "send": 8, "send_nowhere": 0.02, "defend_nowhere": 0.05}
LOCKS: Weights = {"lock": 30, "place": 10, "send_nowhere": 0.02, "defend_nowhere": 0.02}
ENDS: Weights = {"defend_nowhere": 10, "send_nowhere": 3, "defend_pair": 10}
DRINK: Weights = {"whiskey": 0.5, "jail_break": 0.3, "stop": 1.5, "end_turn": 2, "send_nowhere": 0.01, "lock": 0.2}

BOX = {"huckster": 20, "bandit": 19, "card_shark": 15, "cattle_rustler": 10, "gunslinger": 5, "bad_lawman": 2}
BOX |= {WHISKEY: 2, JAIL_BREAK: 1}


def card_set(*numbers: int) -> dict[str, int]:
    """Another box of cards: how many of each type."""
    return dict(zip(CARDS, numbers, strict=True))


GUNS = card_set(8, 6, 4, 4, 6, 3, 1, 1)
SMALL = card_set(4, 5, 4, 3, 6, 3, 2, 2)
BARREL = card_set(5, 5, 4, 3, 4, 2, 12, 6)
FLASK = card_set(2, 3, 2, 2, 2, 2, 14, 8)
CROWD = card_set(40, 6, 4, 4, 2, 6, 1, 1)


def card_file(numbers: dict[str, int]) -> CardFile:
    """The game's own card file with other numbers of each card."""
    text = ""
    for line in CARD_FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("id = "):
            card = line.split('"')[1]
        text += (f"count = {numbers[card]}" if line.startswith("count = ") else line) + "\n"
    return CardFile(text)


def spread(counts: Any) -> list[str]:
    """Cards counted by type as a list of names."""
    return [name for name, number in zip(CARDS, counts, strict=True) for _ in range(number)]


def name_of(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card]


class Match:
    """One game played by both versions at once."""

    def __init__(
        self,
        luck: Random,
        seen: Counter[str],
        seats: int,
        box: dict[str, int] = BOX,
        games: int = 1,
        swap: bool = False,
    ) -> None:
        self.luck = luck
        self.seen = seen
        self.left: dict[Prisoner, set[int]] = {}  # the jails each Defender has left this turn
        cards = None if box is BOX else card_file(box)
        options = GAME.settled(seats, cards, series_games=games, huckster_swap=swap)
        self.records = GAME.state.empty()
        self.records[0].watched = luck.randrange(2)
        self.found = np.zeros(GAME.move_space, np.int32)
        self.listed = GAME.move_list()
        self.count = GAME.start(self.records, 0, options, luck.getrandbits(63), self.listed)
        everything = [name for name in CARDS for _ in range(box[name])]
        self.referee = Referee(everything, seats, int(self.fast.dealer), games, swap)
        self.referee.start(self.dealt())
        self.compare()

    @property
    def fast(self) -> Any:
        return self.records[0]

    def dealt(self) -> list[str]:
        """The hands of the fast version in the order of dealing, as far as it can be told: one at a time."""
        seats = int(self.fast.seats)
        hands = [spread(self.fast.hand[seat]) for seat in range(seats)]
        first = int(self.fast.dealer) + 1
        return [hands[(first + step) % seats].pop() for _ in range(5) for step in range(seats)]

    def lay_out(self, fill: float, locks: float, armed: bool = False) -> None:
        """Instead of the deal a table as it may be late in a game: filled jails, some locks, a small draw pile."""
        referee, luck = self.referee, self.luck
        cards = luck.sample(referee.cards, len(referee.cards))
        if armed:  # Gunslingers and Lawmen to the hands
            cards.sort(key=("gunslinger", "bad_lawman").__contains__)
        left_to_draw = luck.choice([0, 0, 3, 20])
        sizes = [5 if left_to_draw else luck.randint(1, 5) for _ in referee.hands]
        referee.hands = [[] for _ in sizes]
        for seat in [seat for round_ in range(5) for seat in range(referee.seats) if round_ < sizes[seat]]:
            referee.hands[seat].append(cards.pop())
        for jail in referee.jails:
            for cell in CELLS:
                card = next((card for card in cards if card in JAIL_CARDS), None)
                if card is not None and luck.random() < fill:
                    cards.remove(card)
                    jail[cell] = Prisoner(card, locked=luck.random() < locks)
            if (first := jail[0]) and all(prisoner and prisoner.locked for prisoner in jail):
                first.locked = False  # or the game would be over
        referee.pile = cards[:left_to_draw] if left_to_draw < len(cards) else []
        seen = Counter(referee.pile) + Counter(card for hand in referee.hands for card in hand)
        seen += Counter(name for seat in range(referee.seats) for name in referee.names_in(seat) if name)
        referee.discards = list((Counter(referee.cards) - seen).elements())
        self.lay_the_same()

    def lay_the_same(self) -> None:
        """Write the referee's table into the fast version's record."""
        referee, game = self.referee, self.fast
        for seat in range(referee.seats):
            game.hand[seat] = [referee.hands[seat].count(card) for card in CARDS]
            game.hand_size[seat] = len(referee.hands[seat])
            game.jail[seat] = [NO_CARD if name is None else CARDS.index(name) for name in referee.names_in(seat)]
            game.locked[seat] = sum(1 << cell for cell in CELLS if (p := referee.jails[seat][cell]) and p.locked)
        game.deck[:] = [referee.pile.count(card) for card in CARDS]
        game.discards[:] = [referee.discards.count(card) for card in CARDS]
        game.pile = len(referee.pile)
        self.count = GAME.legal(game, self.listed)
        self.compare()

    # Comparing

    def compare(self) -> None:
        """Everything both versions know, and everything they allow."""
        assert fast_picture(self.fast) == naive_picture(self.referee), naive_picture(self.referee)
        allowed = sorted(NUMBER_OF[move] for move in self.referee.allowed())
        listed = self.listed[: self.count].tolist()
        if listed != allowed:  # say which, in words
            extra, missing = set(listed) - set(allowed), set(allowed) - set(listed)
            told = f"listed too many {[MOVE_OF[m] for m in extra]}, too few {[MOVE_OF[m] for m in missing]}"
            raise AssertionError(f"{told} of {allowed} in {naive_picture(self.referee)}")
        assert (self.count == 0) == (self.referee.phase == "over"), f"no move left in {naive_picture(self.referee)}"
        if self.referee.phase in ("scored", "over"):
            assert GAME.scores(self.fast) == self.referee.totals
        if not INTERPRETED or self.luck.random() < 0.005:
            count = list_by_judge(self.fast, GAME.move_space, self.found)
            assert self.found[:count].tolist() == allowed, naive_picture(self.referee)
            self.seen["judged"] += 1

    def play_to_the_end(self, weights: Weights) -> None:
        while self.count:
            self.play_one(weights)
            self.compare()
        assert not self.fast.capped
        scores = GAME.scores(self.fast)
        assert GAME.winners(scores) == best(self.referee.totals)
        self.seen["series"] += self.referee.games > 1
        self.seen["shared win"] += len(best(scores)) > 1

    def play_one(self, weights: Weights) -> None:
        """A kind of move by weight, then one of that kind by chance."""
        by_verb: dict[str, list[int]] = {}
        for number in self.listed[: self.count].tolist():
            by_verb.setdefault(MOVE_OF[number][0], []).append(number)
        verbs = list(by_verb)
        verb = self.luck.choices(verbs, [weights.get(verb, 1.0) for verb in verbs])[0]
        number = self.luck.choice(by_verb[verb])
        move = MOVE_OF[number]
        before = self.fast.deck.copy()
        self.note_before(move)
        self.count = GAME.play(self.records, 0, number, self.listed)
        drawn = self.dealt() if verb == "deal" else spread(before - self.fast.deck)
        self.referee.play(move, drawn)
        self.note_after(move)

    # Counting what is rare

    def note_before(self, move: Move) -> None:
        referee, seen = self.referee, self.seen
        seen["decisions"] += 1
        seen[move[0]] += 1
        if referee.phase == "turn":
            self.left = {}
            me = referee.badge
            idle = None in referee.jails[me] and not set(referee.hands[me]) & set(JAIL_CARDS)
            seen["only X cards, one is due"] += idle and not referee.played_x
            seen["only X cards, one was played"] += idle and referee.played_x
            locked = [card is not None and card.locked for card in referee.jails[me]]
            seen["locks in a jail that is not full"] += any(locked) and None in referee.jails[me]
            seen["X cards only and a full jail"] += not set(referee.hands[me]) & set(JAIL_CARDS) and not idle
            if move[0] == "jail_break":
                of_type = [card for card in referee.jails[me] if card and card.name == move[1]]
                seen["jail break of nobody"] += not of_type
                seen["jail break past a lock"] += any(card.locked for card in of_type)
        if referee.phase == "defence":
            self.note_defence(move)
        if move[0] in ("send", "defend"):
            there = referee.jails[move[-2]][move[-1]]
            seen["huckster over lawman"] += there is not None and there.name == "bad_lawman"

    def note_defence(self, move: Move) -> None:
        referee, seen = self.referee, self.seen
        me = referee.pending[-1][0].seat
        waiting = sum(len(group) for group in referee.pending)
        seen["most cards pending"] = max(seen["most cards pending"], waiting)
        seen["pair open"] += len(referee.pending[-1]) == 2
        arriving = referee.attack_to_answer(move[1])
        assert arriving is not None
        for cell in CELLS:
            there = referee.jails[me][cell]
            if there is None or there.locked or there is arriving.card:
                continue
            if arriving.card.name in BEATS[there.name] or there.name == arriving.card.name == "gunslinger":
                seen["refused: has defended"] += there.has_defended
                seen["refused: beneath a waiting card"] += referee.attack_on(me, cell) not in (None, arriving)
        if move[0] == "pass":
            return
        source = move[2]
        name = referee.defender(arriving, source)
        assert name is not None
        frozen = [a for group in referee.pending for a in group if a.seat != me]
        seen["refused: frozen target"] += any(self.would_take(name, attack) for attack in frozen)
        seen["defender from the jail"] += isinstance(source, int)
        seen["defender back to the sender"] += move[0] == "defend" and move[3] == referee.badge
        duel = referee.is_duel(arriving, name)
        seen["pair nowhere"] += move[0] == "defend_nowhere" and duel
        seen["nowhere while others wait"] += move[0] == "defend_nowhere" and waiting > 1
        if move[0] == "defend_pair":
            seen["nested pair"] += waiting >= 2
            seen["pair in a pair in a pair"] += waiting >= 3
            seen["gunslinger back where it was"] += move[3] in self.left.get(arriving.card, ())
        if isinstance(source, int):
            self.left.setdefault(referee.prisoner(me, source), set()).add(me)

    def would_take(self, name: str, attack: Attack) -> bool:
        there = self.referee.jails[attack.seat][attack.cell]
        return there is None or (not there.locked and there.name in BEATS[name])

    def note_after(self, move: Move) -> None:
        referee = self.referee
        if referee.phase in ("scored", "over"):
            self.seen[f"ended {referee.ending} by {move[0]}"] += 1
            self.seen[f"ended {referee.ending}"] += 1
        self.seen["whiskey that nobody is asked about"] += move[0] == "whiskey" and referee.phase == "turn"
        self.seen["hands traded after asking"] += move[0] == "let_be" and referee.phase == "turn"


def fast_picture(game: Any) -> dict[str, Any]:
    """The fast version's record in the referee's words."""
    seats = int(game.seats)
    phase = Phase(game.phase)
    places, cards, flags = game.attack_at.tolist(), game.attack_card.tolist(), game.attack_defended.tolist()
    pending = [(*divmod(places[n], 5), CARDS[cards[n]], bool(flags[n])) for n in range(game.attacks)]
    if game.pair_open:
        pending[-2:] = sorted(pending[-2:])
    jails, hands = game.jail.tolist(), game.hand.tolist()
    hand_sizes, locked, defended = game.hand_size.tolist(), game.locked.tolist(), game.defended.tolist()
    in_turn = phase in (Phase.TURN, Phase.WHISKEY, Phase.DEFENCE)
    return {
        "decider": None if game.to_act == NOBODY else int(game.to_act),
        "phase": phase.name.lower(),
        "ending": Ending(game.ending).name.lower(),
        "badge": int(game.badge) if in_turn else None,
        "dealer": int(game.dealer),
        "game number": int(game.game_number),
        "whiskey for": None if game.whiskey_for == NOBODY else int(game.whiskey_for),
        "played x": bool(game.x_played) if phase == Phase.TURN else None,
        "hands": [spread(hands[seat]) for seat in range(seats)],
        "hand sizes": hand_sizes[:seats],
        "jails": [[name_of(card) for card in jails[seat]] for seat in range(seats)],
        "locks": [[bool(locked[seat] >> cell & 1) for cell in CELLS] for seat in range(seats)],
        "defended": [[bool(defended[seat] >> cell & 1) for cell in CELLS] for seat in range(seats)]
        if in_turn
        else None,
        "pending": pending,
        "pair open": bool(game.pair_open),
        "pile": spread(game.deck.tolist()),
        "pile size": int(game.pile),
        "discards": spread(game.discards.tolist()),
        "totals": game.total.tolist()[:seats],
    }


def naive_picture(referee: Referee) -> dict[str, Any]:
    """The referee's table, ordered like the fast version's."""
    pending = [(a.seat, a.cell, a.card.name, a.card.has_defended) for group in referee.pending for a in group]
    pair_open = bool(referee.pending) and len(referee.pending[-1]) == 2
    if pair_open:
        pending[-2:] = sorted(pending[-2:])
    in_turn = referee.phase in ("turn", "whiskey", "defence")
    return {
        "decider": referee.decider,
        "phase": referee.phase,
        "ending": referee.ending,
        "badge": referee.badge if in_turn else None,
        "dealer": referee.dealer,
        "game number": referee.game_number,
        "whiskey for": referee.whiskey_for,
        "played x": referee.played_x if referee.phase == "turn" else None,
        "hands": [sorted(hand, key=CARDS.index) for hand in referee.hands],
        "hand sizes": [len(hand) for hand in referee.hands],
        "jails": [referee.names_in(seat) for seat in range(referee.seats)],
        "locks": [[card is not None and card.locked for card in jail] for jail in referee.jails],
        "defended": [[c is not None and c.has_defended for c in jail] for jail in referee.jails] if in_turn else None,
        "pending": pending,
        "pair open": pair_open,
        "pile": sorted(referee.pile, key=CARDS.index),
        "pile size": len(referee.pile),
        "discards": sorted(referee.discards, key=CARDS.index),
        "totals": referee.totals,
    }


def games(many: int) -> int:
    """Fewer of them where rules are interpreted."""
    return max(4, many // 5) if INTERPRETED else many


def assert_all_occurred(seen: Counter[str], *situations: str) -> None:
    print({situation: seen[situation] for situation in ("decisions", *situations)})
    assert not [situation for situation in situations if not seen[situation]], seen


def test_every_number_below_the_move_space_is_a_move_of_the_referee() -> None:
    assert sorted(MOVE_OF) == list(range(GAME.move_space))
    assert len(NUMBER_OF) == GAME.move_space


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_versions_agree_on_every_decision_of_a_game_with_the_cards_of_the_box(seats: int) -> None:
    luck = Random(seats)
    seen: Counter[str] = Counter()
    for number in range(games(8)):
        match = Match(luck, seen, seats)
        match.play_to_the_end([{}, CALM, BRAWL, LOCKS][number % 4])
    assert_all_occurred(
        seen, "place", "lock", "send", "defend", "pass", "defender from the jail", "refused: has defended"
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_versions_agree_on_series_and_on_swapped_hucksters(seats: int) -> None:
    luck = Random(10 + seats)
    seen: Counter[str] = Counter()
    for number in range(games(5)):
        match = Match(luck, seen, seats, CROWD, games=1 + number % 3, swap=number % 4 != 3)
        match.play_to_the_end({**ENDS, "swap": 3})
    assert_all_occurred(seen, "swap", "keep", "deal", "series", "huckster over lawman")


def test_both_versions_agree_on_gunslinger_pairs_inside_pairs() -> None:
    luck = Random(20)
    seen: Counter[str] = Counter()
    for number in range(games(24)):
        match = Match(luck, seen, 2 + number % 4, GUNS if luck.random() < 0.5 else SMALL)
        match.play_to_the_end(BRAWL)
    assert_all_occurred(seen, "defend_pair", "pair open", "nested pair", "pair in a pair in a pair")
    assert_all_occurred(seen, "gunslinger back where it was", "refused: frozen target")


def test_both_versions_agree_when_hands_are_full_of_x_cards() -> None:
    luck = Random(30)
    seen: Counter[str] = Counter()
    for number in range(games(24)):
        match = Match(luck, seen, 2 + number % 4, BARREL if luck.random() < 0.5 else FLASK)
        match.play_to_the_end(DRINK)
    for number in range(games(160)):
        match = Match(luck, seen, 2 + number % 4, BARREL)
        match.lay_out(fill=0.5, locks=0.3)
        match.play_to_the_end({**DRINK, "stop": 20})
    assert_all_occurred(seen, "whiskey", "jail_break", "stop", "hands traded after asking", "end_turn")
    assert_all_occurred(seen, "only X cards, one is due", "only X cards, one was played")
    assert_all_occurred(seen, "ended out_of_cards by whiskey", "ended out_of_cards by stop")


def test_both_versions_agree_from_positions_late_in_the_game_on() -> None:
    luck = Random(40)
    seen: Counter[str] = Counter()
    for number in range(games(320)):
        match = Match(luck, seen, luck.randint(2, 5), [BOX, GUNS, SMALL, BARREL][number % 4])
        match.lay_out(fill=luck.choice([0.5, 0.8, 1.0]), locks=luck.choice([0.0, 0.3, 0.8]))
        match.play_to_the_end([{}, ENDS, LOCKS, DRINK][number % 5 % 4])
    assert_all_occurred(seen, "ended all_locked", "ended nowhere_to_go by send_nowhere")
    for verb in ("place", "pass", "whiskey", "jail_break"):
        assert_all_occurred(seen, f"ended out_of_cards by {verb}")
    assert_all_occurred(seen, "locks in a jail that is not full", "X cards only and a full jail")
    assert_all_occurred(seen, "jail break past a lock", "jail break of nobody", "whiskey that nobody is asked about")


def test_both_versions_agree_on_gunfights_between_full_jails() -> None:
    luck = Random(60)
    seen: Counter[str] = Counter()
    for _ in range(games(160)):
        match = Match(luck, seen, luck.randint(2, 4), SMALL)
        match.lay_out(fill=luck.choice([0.9, 1.0]), locks=luck.choice([0.3, 0.6]), armed=True)
        match.play_to_the_end({**BRAWL, "defend_nowhere": 5})
    assert_all_occurred(seen, "pair nowhere", "nowhere while others wait", "nested pair", "pair in a pair in a pair")
    assert_all_occurred(seen, "refused: has defended", "refused: frozen target", "refused: beneath a waiting card")
    assert_all_occurred(seen, "ended nowhere_to_go by defend_nowhere")


def test_a_swap_that_the_draw_pile_cannot_pay_leaves_nobody_without_a_move() -> None:
    """CAL-75, CAL-R28. Only a card file of the reader's own can be so small."""
    luck = Random(70)
    seen: Counter[str] = Counter()
    box = card_set(18, 2, 1, 1, 2, 1, 0, 0)
    for _ in range(games(100)):
        match = Match(luck, seen, 5, box, games=2, swap=True)
        match.play_to_the_end({**CALM, "swap": 100, "send": 0.1})
    assert_all_occurred(seen, "swap", "series", "shared win")
    assert seen["ended out_of_cards by swap"] + seen["ended out_of_cards by keep"]


def test_both_versions_score_any_jail_the_same() -> None:
    """CAL-41, with all six gangs of five."""
    luck = np.random.default_rng(50)
    jails = luck.integers(NO_CARD, len(JAIL_CARDS), (2_000 if INTERPRETED else 100_000, len(CELLS)), np.int8)
    jails[:, 1:][luck.random(len(jails)) < 0.2] = jails[0, 0]
    for kind in range(len(JAIL_CARDS)):
        jails[kind] = kind
    match = Match(Random(50), Counter(), 5)
    scores = np.zeros(len(jails), np.int64)
    score_jails(match.records, jails, 3, scores)
    assert scores.tolist() == [bounty(map(name_of, jail)) for jail in jails.tolist()]
    assert set(scores.tolist()) > {gang for row in BOUNTY.values() for gang in row}
