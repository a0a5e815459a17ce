"""The table of 25 Outlaws as a screen lays it out, and which spots a move touches. Given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone, avatar
from sixgun.engine.words import plural

from ..moves import ORDER, VERBS
from ..rules.duels import speed_of, total
from ..rules.poker import cap, level
from ..rules.rewards import rewards_left
from ..rules.rows import ante, gang_money, is_in_game
from ..sayings import gang_name, spot_name
from ..words import CHIP, COLOURS, HAND, PLACES, RANKS, REWARD_COST, REWARDS, SHERIFF_SPOT, SUITS, Phase, Target
from .faces import (
    DIE_ICONS,
    gang_card,
    hand_name,
    outlaw_card,
    outlaw_marks,
    outlaw_spot,
    poker_card,
    reward_card,
    wanted_card,
)
from .question import GOAL, question


def tabletop(game: Any, viewer: Seat, names: Names) -> Tabletop:
    """Gangs round the table, Flop, Pot and decks in the middle, poker cards and Rewards in the viewer's hand."""
    return Tabletop(
        **question(game, viewer, names)._asdict(),
        goal=GOAL,
        facts=_facts(game),
        middle=_middle(game, viewer, names),
        players=[_player(game, seat, viewer, names) for seat in range(game.seats)],
        hand=_hand(game, viewer, names),
    )


def _facts(game: Any) -> list[Fact]:
    if game.round_number == 0:
        return [Fact(label="Setting up")]
    facts = [
        Fact(label="Round", value=str(game.round_number), icon="poker-hand"),
        Fact(label="Ante", value=f"${ante(game)}"),
        Fact(label="Bank", value=f"${game.bank}", icon="bank"),
    ]
    if game.phase == Phase.BETTING:
        facts += [
            Fact(label="Bet", value=f"${level(game)}", tone="strong"),
            Fact(label="Highest bet allowed", value=f"${cap(game)}"),
        ]
    return facts


def _middle(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    if game.phase == Phase.GANG:
        return [_gangs(game, names)]
    return [_flop(game, names), _pot(game), *_conflict(game, viewer, names), *_decks(game)]


def _gangs(game: Any, names: Names) -> Zone:
    owners = {int(game.colour[seat]): names[seat] for seat in range(game.seats)}
    cards = [gang_card(colour, owners.get(colour, ""), names, spot=f"gang.{colour}") for colour in range(COLOURS)]
    return Zone(label="Gangs", cards=cards)


def _flop(game: Any, names: Names) -> Zone:
    card = poker_card(int(game.flop), names) if game.flop >= 0 else Card(name="no Flop yet", face="empty")
    return Zone(label="Flop", cards=[card])


def _pot(game: Any) -> Zone:
    text = "What has been anted and bet; the best hand takes it all."
    pot = Card(
        name="the Pot", corner=f"${game.pot}", icon="money-stack", hue="green", text=text, rule="O25-29", spot="pot"
    )
    return Zone(label="Pot", cards=[pot], note=f"${game.pot}")


def _decks(game: Any) -> list[Zone]:
    text = f"One for ${REWARD_COST} after each poker hand, paid by the Outlaw that gets it."
    rewards = Card(name="Reward deck", face="down", icon="wanted-reward", spot="rewards", text=text, rule="O25-83")
    sheriffs, wanted = size(int(game.sheriff_deck)), int(game.wanted_deck.sum())
    return [
        Zone(label="Rewards", cards=[rewards], count=int(rewards_left(game))),
        Zone(label="Wanted cards", cards=[Card(name="Wanted deck", face="down")], count=wanted),
        Zone(label="Sheriffs in the deck", cards=[Card(name="Sheriff deck", face="down")], count=sheriffs),
    ]


def _conflict(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    """Sheriffs who wait, a Holdup that is to be answered, a duel, and the Rewards played in it."""
    zones = []
    duel = game.duellist[0] != NO_CARD
    waiting = range(game.sheriff_now + (1 if SHERIFF_SPOT in game.duellist else 0), game.sheriffs)
    if waiting:
        cards = [
            names.cards["sheriff"][game.sheriff_card[n]].face(marks=[f"for {spot_name(game.sheriff_for[n], names)}"])
            for n in waiting
        ]
        zones.append(Zone(label="Sheriffs", cards=cards))
    if duel:
        zones.append(_duel(game, viewer, names))
    elif game.phase in (Phase.ANSWER, Phase.COWERING):
        robbery = [_outlaw(game, viewer, int(at), names) for at in (game.attacker, game.victim)]
        zones.append(Zone(label="Holdup", cards=robbery))
    used = [reward for reward in range(REWARDS) for _ in range(game.used[reward])]
    if used:
        cards = [reward_card(reward, names) for reward in used]
        zones.append(Zone(label="Played in this duel", cards=cards))
    return zones


def _duel(game: Any, viewer: Seat, names: Names) -> Zone:
    """A row for each duellist: who it is, and the die."""
    cards = [card for side in range(2) for card in (_duellist(game, side, viewer, names), _die(game, side, names))]
    return Zone(label="Duel", columns=2, cards=cards, note="die + speed + Rewards; the higher total wins")


def _duellist(game: Any, side: int, viewer: Seat, names: Names) -> Card:
    at = int(game.duellist[side])
    if at != SHERIFF_SPOT:
        return _outlaw(game, viewer, at, names)
    spot = "sheriff" if _carries(game, viewer, Target.EITHER_DUELLIST) else ""
    return names.cards["sheriff"][game.sheriff_card[game.sheriff_now]].face(spot=spot)


def _die(game: Any, side: int, names: Names) -> Card:
    at = int(game.duellist[side])
    who = spot_name(at, names)
    marks = [f"speed {speed_of(game, at)}"]
    if game.modifier[side]:
        marks.append(f"Rewards {game.modifier[side]:+d}".replace("-", "−"))
    if not game.die[side]:
        return Card(name=f"die of {who}, not rolled yet", face="empty", marks=marks)
    return Card(
        name=f"{who} rolls {game.die[side]}",
        corner=str(total(game, side)),
        icon=DIE_ICONS[game.die[side] - 1],
        text="The number in the corner is the total of die, speed and Rewards.",
        rule="O25-78",
        marks=[*marks, f"total {total(game, side)}"],
    )


def _player(game: Any, seat: Seat, viewer: Seat, names: Names) -> Player:
    setting_up = game.round_number == 0
    return Player(
        seat=seat,
        icon=avatar(seat),
        score=f"${gang_money(game, seat)}",
        note=_note(game, seat, names),
        marks=["Dealer"] if game.dealer == seat else [],
        facts=_bets(game, seat),
        zones=_board(game, seat, viewer, names),
        out=bool(not setting_up and not is_in_game(game, seat)),
    )


def _note(game: Any, seat: Seat, names: Names) -> str:
    gang = gang_name(game.colour[seat], names) if game.colour[seat] >= 0 else "no gang yet"
    if game.hand_is_on and is_in_game(game, seat) and not has(int(game.playing), seat):
        return f"{gang}, out of this hand"
    return gang


def _bets(game: Any, seat: Seat) -> list[Fact]:
    facts = [Fact(label="Bet", value=f"${game.bet[seat]}", icon="coins")] if game.bet[seat] else []
    kind = hand_name(game, seat)
    return [*facts, Fact(label="Hand", value=kind)] if kind else facts


def _board(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Zone]:
    """The gang, and what lies with it; the viewer's own poker cards and Rewards are in the hand."""
    if game.outlaw[seat, 0] == NO_CARD:
        return []
    row = [_outlaw(game, viewer, seat * PLACES + place, names) for place in range(PLACES)]
    zones = [Zone(label="Gang", columns=PLACES, cards=row)]
    wanted = _wanted(game, seat, viewer, names)
    if wanted:
        zones.append(Zone(label="Wanted", cards=wanted))
    if seat == viewer:
        return zones
    rewards = [
        reward_card(
            int(game.reward[seat, place]), names, place, marks=["shown"] if has(int(game.shown[seat]), place) else []
        )
        for place in range(PLACES)
        if game.reward[seat, place] != NO_CARD
    ]
    if rewards:
        zones.append(Zone(label="Rewards", cards=rewards))
    if game.hand[seat, 0] != NO_CARD:
        zones.append(Zone(label="Poker cards", cards=[poker_card(int(card), names) for card in game.hand[seat]]))
    return zones


def _outlaw(game: Any, viewer: Seat, at: int, names: Names) -> Card:
    sought = [int(game.sheriff_for[n]) for n in range(game.sheriff_now, game.sheriffs)]
    marks = outlaw_marks(game, at) + (["a Sheriff comes"] if at in sought else [])
    return outlaw_card(game, viewer, at, names, marks=marks, danger=bool(at in sought or at == game.victim))


def _wanted(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Card]:
    """Wanted cards have a spot where a Reward of the viewer may clear one."""
    clears = [
        seat == viewer and reward >= 0 and game.target[reward] == Target.WANTED_CARD for reward in game.reward[seat]
    ]
    return [
        wanted_card(
            rank,
            place,
            names,
            spot=_wanted_spot(place, rank) if clears[place] else "",
            danger=bool(game.sheriffs > 0 and game.flop // SUITS == rank),
        )
        for place in range(PLACES)
        for rank in range(RANKS)
        for _ in range(game.wanted[seat, place, rank])
    ]


def _carries(game: Any, viewer: Seat, target: Target) -> bool:
    """Whether the viewer has a Reward that is played on such a thing."""
    return viewer != NOBODY and any(reward >= 0 and game.target[reward] == target for reward in game.reward[viewer])


def _hand(game: Any, viewer: Seat, names: Names) -> list[Zone]:
    if viewer == NOBODY:
        return []
    zones = []
    if game.phase in (Phase.SPLIT, Phase.SPLIT_REST) and game.to_act == viewer:
        zones.append(Zone(label="Your money", cards=[_purse(game, viewer)]))
    if game.hand[viewer, 0] != NO_CARD:
        swaps = _carries(game, viewer, Target.POKER_CARD)
        cards = [
            poker_card(int(game.hand[viewer, which]), names, spot=f"card.{which}" if swaps else "")
            for which in range(HAND)
        ]
        kind = hand_name(game, viewer)
        zones.append(Zone(label="Your cards", cards=cards, note=f"with the Flop: {kind}" if kind else ""))
    if game.aside[viewer] >= 0:
        zones.append(Zone(label="Put aside", cards=[poker_card(int(game.aside[viewer]), names)]))
    rewards = [
        reward_card(
            int(game.reward[viewer, place]),
            names,
            place,
            spot=f"reward.{place}",
            marks=["shown to all"] if has(int(game.shown[viewer]), place) else [],
        )
        for place in range(PLACES)
        if game.reward[viewer, place] >= 0
    ]
    return [*zones, Zone(label="Your Rewards", cards=rewards)] if rewards else zones


def _purse(game: Any, viewer: Seat) -> Card:
    dollars = f"${gang_money(game, viewer)}"
    text = f"{dollars} on {plural(size(int(game.living[viewer])), 'Outlaw')}; now it may be moved between them."
    return Card(
        name="your gang's money", corner=dollars, icon="cash", hue="green", text=text, rule="O25-117", spot="purse"
    )


def _wanted_spot(place: int, rank: int) -> str:
    return f"wanted.{place}.{rank}"


def _line_up_taps(order: int, me: Seat) -> tuple[str, ...]:
    """The left one, then the middle one; who is on the right follows."""
    left, middle, _ = (outlaw_spot(me * PLACES + which) for which in ORDER[order])
    return left, middle


def _play_at_taps(place: int, spot: int, me: Seat) -> tuple[str, ...]:
    return f"reward.{place}", "sheriff" if spot == SHERIFF_SPOT else outlaw_spot(spot)


taps = VERBS.taps(
    take_gang="gang.{colour}",
    line_up=_line_up_taps,
    put=lambda chips, me: ("purse", f"amount.{chips * CHIP}"),
    check="",
    call="",
    fold="",
    bet=lambda chips, me: ("pot", f"amount.{chips * CHIP}"),
    raise_to=lambda chips, me: ("pot", f"amount.{chips * CHIP}"),
    show="",
    hide="",
    buy="rewards outlaw.{me}.{place}",
    end_turn="",
    hold_up=lambda place, spot, me: (f"outlaw.{me}.{place}", outlaw_spot(spot)),
    let_be="",
    fight="",
    cower="",
    pass_on="",
    play="reward.{place}",
    play_at=_play_at_taps,
    play_wanted="reward.{place} wanted.{place}.{rank}",
    play_card="reward.{place} card.{which}",
    show_reward="",
)
