"""What a table looks like, taken from the room's record and from the referee, in the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sixgun.engine.seats import NOBODY
from sixgun.games.high_stakes_drifter.rules.lasting import PLAYERS_ON, TARGET
from sixgun.games.high_stakes_drifter.rules.slots import in_street, is_up, owner_at, type_at
from sixgun.games.high_stakes_drifter.rules.totals import limit_of, total
from sixgun.games.high_stakes_drifter.state import IN_DEADWOOD
from sixgun.games.high_stakes_drifter.words import SIDES, UNLIMITED, CardType, Ending, Stage

from .cards import STATS
from .pieces import Card, Chip
from .referee import Referee
from .table import Table

ENDINGS = {
    Ending.NONE: "",
    Ending.ANTE: "ante",
    Ending.FIRST_SHOOTOUT: "first shootout",
    Ending.LAST_ONE: "last man standing",
    Ending.TURN_LIMIT: "length",
}


def bits(number: int) -> list[int]:
    return [bit for bit in range(8) if int(number) >> bit & 1]


def own_slots(room: Any, seat: int) -> list[int]:
    """HSD-R95. A player's cards in the room: dude in the street, its gear, fortune cards, saloon dudes with gear."""
    slots = [int(slot) for slot in room.order[: room.lying] if owner_at(room, int(slot)) == seat]
    dudes = [slot for slot in slots if type_at(room, slot) == CardType.DUDE]
    found: list[int] = []
    for fighting in (True, False):
        for dude in dudes:
            if in_street(room, dude) == fighting:
                found += [dude, *(slot for slot in slots if room.host[slot] == dude)]
        if fighting:
            found += [slot for slot in slots if type_at(room, slot) == CardType.FORTUNE]
    return found


def chips_on(room: Any, slot: int) -> list[int]:
    """The kicker chips on a dude in the room, by their number there."""
    return [nth for nth in range(room.chips_out) if room.chip_on[nth] == slot]


class Places:
    """Which card of the referee lies in which slot of the room, and the same of kicker chips."""

    def __init__(self, room: Any, table: Table) -> None:
        self.cards: dict[int, Card] = {}
        self.chips: dict[int, Chip] = {}
        for player in table.players:
            for slot, card in zip(own_slots(room, player.seat), table.own_cards(player.seat), strict=False):
                self.cards[slot] = card
                for nth, chip in zip(chips_on(room, slot), card.kickers, strict=False):
                    self.chips[nth] = chip

    def card(self, slot: int) -> Card | None:
        return self.cards.get(slot)

    def chip(self, nth: int) -> int | str:
        return self.chips[nth].number if nth in self.chips else f"chip {nth} of the room"


def piles_of(room: Any, cards: Sequence[str]) -> tuple[list[Counter[str]], list[list[str]]]:
    """Decks and deadwoods of the room, seat by seat."""
    decks, deadwoods = [], []
    for seat in range(int(room.seats)):
        row = [cards[card] if card >= 0 else "" for card in room.pile[seat].tolist()]
        deck, hand, dead = int(room.in_deck[seat]), int(room.in_hand[seat]), int(room.in_deadwood[seat])
        decks.append(Counter(row[:deck]))
        deadwoods.append(row[deck + hand : deck + hand + dead][::-1])
    return decks, deadwoods


def room_picture(room: Any, cards: Sequence[str], chips: Sequence[str], every_dude: bool) -> dict[str, Any]:
    """The room's record in the referee's words; the totals of every dude, or of those in the street."""
    seats = range(int(room.seats))
    over = room.stage == Stage.OVER
    slots = {seat: own_slots(room, seat) for seat in seats}
    where = {slot: place for seat in seats for place, slot in enumerate(slots[seat])}

    def pile(seat: int, first: int, many: int) -> list[str]:
        return [cards[card] for card in room.pile[seat, first : first + many].tolist()]

    def lying(slot: int) -> tuple[Any, ...]:
        host = int(room.host[slot])
        kickers = [
            (chips[int(room.chip[n]) // SIDES], int(room.chip[n]) % SIDES, int(room.chip_by[n]))
            for n in chips_on(room, slot)
        ]
        return (
            cards[room.printed[slot]],
            cards[room.kind[slot]],
            ("dude", "gear", "fortune")[type_at(room, slot)],
            "up" if is_up(room, slot) else "down",
            "street" if in_street(room, slot) else "saloon",
            int(room.money[slot]),
            where.get(host) if host >= 0 else None,
            kickers,
        )

    def in_deadwood(seat: int) -> Counter[str]:
        out = range(int(room.chips_out))
        return Counter(
            chips[int(room.chip[n]) // SIDES] for n in out if room.chip_on[n] == IN_DEADWOOD and room.chip_by[n] == seat
        )

    dudes = [slot for seat in seats for slot in slots[seat] if type_at(room, slot) == CardType.DUDE]
    dudes = [slot for slot in dudes if every_dude or in_street(room, slot)]
    playing = [seat for seat in seats if int(room.playing) >> seat & 1]
    lasting = room.lasting[: room.lasts, TARGET : PLAYERS_ON + 1].tolist()
    return {
        "decider": None if room.to_act == NOBODY else int(room.to_act),
        "ended": ENDINGS[Ending(room.ending)],
        "stakes": room.stake[seats.start : seats.stop].tolist(),
        "pot": int(room.pot),
        "carried": int(room.carried),
        "in the game": playing,
        "hands": [Counter(pile(seat, int(room.in_deck[seat]), int(room.in_hand[seat]))) for seat in playing],
        "decks": [Counter(pile(seat, 0, int(room.in_deck[seat]))) for seat in playing],
        "deadwoods": [
            pile(seat, int(room.in_deck[seat]) + int(room.in_hand[seat]), int(room.in_deadwood[seat]))[::-1]
            for seat in playing
        ],
        "stacks": [
            Counter({chips[n]: int(room.stack[seat, n]) for n in range(len(chips)) if room.stack[seat, n]})
            for seat in playing
        ],
        "deadwood chips": [in_deadwood(seat) for seat in playing],
        "table": [[lying(slot) for slot in slots[seat]] for seat in seats],
        "totals": [[int(total(room, slot, stat)) for stat in range(3)] for slot in dudes],
        "kicker limits": [int(limit_of(room, slot)) for slot in dudes if is_up(room, slot)],
        "known": [
            (seat, where[slot], [other for other in bits(room.knows[slot]) if other != seat])
            for seat in seats
            for slot in slots[seat]
            if not is_up(room, slot) and room.knows[slot] not in (0, -1, 1 << seat)
        ],
        "open": [(seat, where[slot]) for seat in seats for slot in slots[seat] if room.knows[slot] == -1],
        "badge": int(room.badge),
        "turn of": int(room.turn),
        "actions left": None if room.actions >= UNLIMITED else int(room.actions),
        "challenger": None if room.challenger == NOBODY or over else int(room.challenger),
        "contested": None if room.contested < 0 or over else STATS[room.contested],
        "lead": None if room.lead == NOBODY or room.shootout == 0 else int(room.lead),
        "in the shootout": bits(room.fighting),
        "all in": bits(room.all_in),
        "barred": bits(room.barred),
        "bets": room.bet[seats.start : seats.stop].tolist(),
        "level": int(room.level),
        "raises": int(room.raises),
        "effects": sum(1 if on >= 0 else len(bits(seats & room.playing)) for on, seats in lasting),
    }


def naive_picture(referee: Referee, every_dude: bool) -> dict[str, Any]:
    """The referee's table; what is no question of the moment is left out."""
    table, question = referee.table, referee.asked()
    playing = [player for player in table.players if not player.out]
    shared = table.options.quick_start
    where = {id(card): place for p in table.players for place, card in enumerate(table.own_cards(p.seat))}

    def lying(card: Card) -> tuple[Any, ...]:
        return (
            card.printed.name,
            card.now.name,
            card.now.type,
            "up" if card.face_up else "down",
            "saloon" if table.zone_of(card) == "saloon" else "street",
            card.chips,
            where.get(id(card.host)) if card.host else None,
            [(chip.printed.name, chip.side, chip.owner) for chip in card.kickers],
        )

    dudes = [card for p in table.players for card in table.own_cards(p.seat) if card.now.type == "dude"]
    dudes = [dude for dude in dudes if every_dude or dude not in table.saloon]
    totals, limits, hands, decks = referee.totals, referee.kicker_limits, referee.hands, referee.decks
    deadwoods, stacks, buried_chips = referee.deadwoods, referee.stacks, referee.deadwood_chips
    picture: dict[str, Any] = {
        "decider": question.seat if question else None,
        "ended": table.ended,
        "stakes": referee.stakes,
        "pot": table.pot,
        "carried": table.carried,
        "in the game": [player.seat for player in playing],
        "hands": [hands[player.seat] for player in playing],
        "decks": [Counter() if shared and p.seat else decks[p.seat] for p in playing],
        "deadwoods": [[] if shared and p.seat else deadwoods[p.seat] for p in playing],
        "stacks": [stacks[player.seat] for player in playing],
        "deadwood chips": [buried_chips[player.seat] for player in playing],
        "table": [[lying(card) for card in table.own_cards(player.seat)] for player in table.players],
        "totals": [[totals[dude.number][stat] for stat in STATS] for dude in dudes],
        "kicker limits": [limits[dude.number] for dude in dudes if dude.face_up],
        "turn of": table.turn_player,
        "badge": table.badge,
    }
    if question is None:
        if table.ended == "last man standing":  # the room takes players without chips out before it ends
            del picture["in the game"], picture["hands"], picture["decks"], picture["deadwoods"]
            del picture["stacks"], picture["deadwood chips"]
        if table.ended == "length":
            del picture["badge"], picture["turn of"]
        return picture
    if question.about == "action":
        picture["actions left"] = table.actions_left
    picture |= {
        "challenger": table.challenger,
        "contested": table.contested,
        "lead": table.lead,
        "in the shootout": table.inside(),
        "all in": sorted(table.all_in),
        "barred": sorted(table.barred),
        "bets": table.bets,
        "level": table.level,
        "effects": len(table.effects),
    }
    if question.about in ("bet", "facing_a_bet"):
        picture["raises"] = table.raises
    picture["known"] = known(table, where)
    return picture


def known(table: Table, where: dict[int, int]) -> list[tuple[int, int, list[int]]]:
    """Concealed cards that others than the owner have looked at."""
    found = []
    for player in table.players:
        for card in table.own_cards(player.seat):
            seats = sorted(seat for seat, number in table.peeked if number == card.number and seat != card.owner)
            if seats and not card.face_up:
                found.append((player.seat, where[id(card)], seats))
    return found
