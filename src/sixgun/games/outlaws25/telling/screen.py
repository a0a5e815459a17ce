"""The table of 25 Outlaws as text, and as JSON for screens. Both are given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from ..rules.duels import speed_of, total
from ..rules.poker import cap, level
from ..rules.ranking import KIND_STEP, hand_strength
from ..rules.rewards import rewards_left
from ..rules.rows import ante, gang_money, is_in_game
from ..words import (
    COLOUR_NAMES,
    HAND_NAMES,
    OUTLAW_NAMES,
    PLACE_NAMES,
    PLACES,
    RANK_LETTERS,
    RANK_NAMES,
    RANKS,
    REWARD_NAMES,
    SHERIFF_NAMES,
    SHERIFF_SPOT,
    SHERIFFS,
    SUIT_LETTERS,
    SUIT_NAMES,
    SUITS,
    Ending,
    Phase,
)


def card_name(card: int) -> str:
    """A poker card as rank and suit, ?? for one this viewer may not know, -- for none."""
    if card == NO_CARD:
        return "--"
    return "??" if card == HIDDEN else RANK_LETTERS[card // SUITS] + SUIT_LETTERS[card % SUITS]


def full_name(card: int) -> str:
    """A poker card as people say it."""
    return f"{RANK_NAMES[card // SUITS]} of {SUIT_NAMES[card % SUITS]}"


def spot_name(spot: int, names: Names) -> str:
    """Whose Outlaw, and which."""
    seat = int(spot) // PLACES
    who = names[seat] if seat < len(names) else f"seat {seat + 1}"
    return f"{who}'s {PLACE_NAMES[int(spot) % PLACES]} Outlaw"


def outlaw_name(game: Any, seat: Seat, place: int) -> str:
    """Who lies there, with the speed; a card back for who may not know."""
    outlaw = int(game.outlaw[seat, place])
    if outlaw < 0:
        return "face-down"
    return f"{OUTLAW_NAMES[game.colour[seat]][outlaw]} ({speed_of(game, seat * PLACES + place)})"


def place_name(game: Any, seat: Seat, place: int) -> str:
    """The place, and who lies there."""
    return f"{PLACE_NAMES[place]} Outlaw, {outlaw_name(game, seat, place)}"


def reward_name(reward: int) -> str | None:
    """A Reward's name, ? for a hidden one, None for none."""
    if reward == NO_CARD:
        return None
    return "?" if reward == HIDDEN else REWARD_NAMES[reward]


def wanted_names(game: Any, seat: Seat, place: int) -> list[str]:
    """The Wanted cards on an Outlaw."""
    return [RANK_NAMES[rank] for rank in range(RANKS) for _ in range(game.wanted[seat, place, rank])]


def hand_name(game: Any, seat: Seat) -> str | None:
    """What a hand is, if this viewer knows its cards."""
    if game.flop < 0 or min(game.hand[seat]) < 0:
        return None
    return HAND_NAMES[hand_strength(game, seat) // KIND_STEP]


def view(game: Any, viewer: Seat, names: Names) -> dict[str, Any]:
    """What a screen shows to this viewer."""
    return {
        "game": "25-outlaws",
        "viewer": viewer,
        "phase": Phase(game.phase).name.lower(),
        "ending": Ending(game.ending).name.lower(),
        "to_act": int(game.to_act),
        "dealer": int(game.dealer),
        "round": int(game.round_number),
        "max_rounds": int(game.max_rounds),
        "ante": int(ante(game)),
        "pot": int(game.pot),
        "bank": int(game.bank),
        "flop": card_name(game.flop) if game.flop >= 0 else None,
        "bet_level": int(level(game)),
        "bet_cap": max(0, int(cap(game))),
        "decks": {
            "rewards": int(rewards_left(game)),
            "sheriffs": sum(has(game.sheriff_deck, sheriff) for sheriff in range(SHERIFFS)),
            "wanted": int(game.wanted_deck.sum()),
        },
        "ranking": list(reversed(HAND_NAMES)),
        "sheriffs": _sheriffs_view(game),
        "duel": _duel_view(game, names),
        "holdup": _holdup_view(game),
        "hand": [card_name(card) for card in game.hand[viewer] if card >= 0] if viewer != NOBODY else [],
        "seats": [_seat_view(game, seat, names) for seat in range(game.seats)],
    }


def _spot_view(spot: int) -> dict[str, int]:
    return {"seat": int(spot) // PLACES, "place": int(spot) % PLACES}


def _sheriffs_view(game: Any) -> list[dict[str, Any]]:
    return [
        {"name": SHERIFF_NAMES[game.sheriff_card[n]], "speed": int(game.sheriff_speed[game.sheriff_card[n]])}
        | _spot_view(game.sheriff_for[n])
        for n in range(game.sheriff_now, game.sheriffs)
    ]


def _duel_view(game: Any, names: Names) -> list[dict[str, Any]] | None:
    if game.duellist[0] == NO_CARD:
        return None
    return [
        {
            "who": "the Sheriff" if game.duellist[side] == SHERIFF_SPOT else spot_name(game.duellist[side], names),
            "spot": int(game.duellist[side]),
            "speed": int(speed_of(game, int(game.duellist[side]))),
            "die": int(game.die[side]),
            "modifier": int(game.modifier[side]),
            "total": int(total(game, side)),
        }
        for side in range(2)
    ]


def _holdup_view(game: Any) -> dict[str, Any] | None:
    if game.attacker == NO_CARD:
        return None
    return {"attacker": _spot_view(game.attacker), "target": _spot_view(game.victim)}


def _seat_view(game: Any, seat: Seat, names: Names) -> dict[str, Any]:
    colour = int(game.colour[seat])
    return {
        "name": names[seat],
        "colour": COLOUR_NAMES[colour] if colour >= 0 else None,
        "in_game": bool(is_in_game(game, seat)),
        "in_hand": bool(has(game.playing, seat)),
        "bet": int(game.bet[seat]),
        "money": int(gang_money(game, seat)),
        "marker": int(game.marker[seat]),
        "cards": [card_name(card) for card in game.hand[seat] if card != NO_CARD],
        "hand": hand_name(game, seat),
        "outlaws": [_outlaw_view(game, seat, place) for place in range(PLACES)],
    }


def _outlaw_view(game: Any, seat: Seat, place: int) -> dict[str, Any]:
    outlaw = int(game.outlaw[seat, place])
    known = outlaw >= 0
    return {
        "name": OUTLAW_NAMES[game.colour[seat]][outlaw] if known else None,
        "speed": int(speed_of(game, seat * PLACES + place)) if known else None,
        "living": bool(has(game.living[seat], place)),
        "face_up": bool(has(game.face_up[seat], place)),
        "money": int(game.money[seat, place]),
        "reward": reward_name(game.reward[seat, place]),
        "reward_shown": bool(has(game.shown[seat], place)),
        "wanted": wanted_names(game, seat, place),
    }


def table(game: Any, viewer: Seat, names: Names) -> str:
    """The table as text: a heading, then a line a player and a line an Outlaw."""
    lines = [_heading(game)]
    for seat in range(game.seats):
        lines.append(_seat_line(game, seat, viewer, names))
        lines.extend(_outlaw_line(game, seat, place) for place in range(PLACES) if has(game.living[seat], place))
    for side in _duel_view(game, names) or []:
        dice = f"die {side['die']} + speed {side['speed']} {side['modifier']:+d} = {side['total']}"
        lines.append(f"Duel: {side['who']}: {dice}")
    return "\n".join(lines)


def _heading(game: Any) -> str:
    flop = f", Flop {card_name(game.flop)}" if game.flop >= 0 else ""
    decks = f"Rewards {rewards_left(game)}, Wanted {game.wanted_deck.sum()}"
    if game.round_number == 0:
        return f"25 Outlaws: setting up; {decks}"
    money = f"ante ${ante(game)}, Pot ${game.pot}, Bank ${game.bank}"
    return f"25 Outlaws: round {game.round_number}, {money}{flop}; {decks}"


def _seat_line(game: Any, seat: Seat, viewer: Seat, names: Names) -> str:
    arrow = ">" if game.to_act == seat else " "
    dealer = "*" if game.dealer == seat else " "
    you = " (you)" if seat == viewer else ""
    colour = f", {COLOUR_NAMES[game.colour[seat]]}" if game.colour[seat] >= 0 else ""
    if game.round_number > 0 and not is_in_game(game, seat):
        return f"{arrow}{dealer}{names[seat]}{you}{colour}: out of the game"
    line = f"{arrow}{dealer}{names[seat]}{you}{colour}: ${gang_money(game, seat)}"
    if game.hand[seat, 0] != NO_CARD:
        kind = hand_name(game, seat)
        line += f", cards {card_name(game.hand[seat, 0])} {card_name(game.hand[seat, 1])}" + (
            f" ({kind})" if kind else ""
        )
    if game.bet[seat] > 0:
        line += f", bet ${game.bet[seat]}"
    return line if has(game.playing, seat) or game.hand_is_on == 0 else line + ", out of the hand"


def _outlaw_line(game: Any, seat: Seat, place: int) -> str:
    active = ">" if game.marker[seat] == place else " "
    line = f"    {active} {PLACE_NAMES[place]:6} ${game.money[seat, place]:<4} {outlaw_name(game, seat, place)}"
    if has(game.face_up[seat], place):
        line += ", face-up"
    reward = reward_name(game.reward[seat, place])
    if reward:
        line += f", Reward {reward}" + (" (shown)" if has(game.shown[seat], place) else "")
    wanted = wanted_names(game, seat, place)
    return line + (f", {plural(len(wanted), 'Wanted card')}: {', '.join(wanted)}" if wanted else "")
