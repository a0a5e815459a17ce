"""What a viewer reads off the table: the tabletop that every screen shows, in the catalogue's short notation."""

from __future__ import annotations

from typing import Any

from sixgun.engine.tabletop import Card, Player, Tabletop, Zone

PLACES = ("left", "middle", "right")
DICE = ("", "one", "two", "three", "four", "five", "six")


def read(table: Tabletop, viewer: int) -> dict[str, Any]:
    """Everything a test asks about: unknown cards are ??, what is not shown is None or missing."""
    middle = {zone.label: zone for zone in table.middle}
    hand = {zone.label: zone for zone in table.hand}
    facts = {fact.label: fact.value for fact in table.facts}
    return {
        "ante": dollars(facts.get("Ante", "$0")),
        "bank": dollars(facts.get("Bank", "$0")),
        "pot": dollars(middle["Pot"].note) if "Pot" in middle else 0,
        "flop": poker(middle["Flop"].cards[0]) if "Flop" in middle else None,
        "ranking": middle["Flop"].cards[0].text.partition("Best first: ")[2].rstrip(".").split(", "),
        "decks": {label: middle[label].count for label in ("Rewards", "Wanted cards", "Sheriffs in the deck")},
        "sheriffs": [card.name for card in middle["Sheriffs"].cards] if "Sheriffs" in middle else [],
        "duel": duel(middle["Duel"]) if "Duel" in middle else None,
        "hand": [poker(card) for card in hand["Your cards"].cards] if "Your cards" in hand else [],
        "seats": [seat(player, hand if player.seat == viewer else {}) for player in table.players],
    }


def dollars(text: str) -> int:
    return int(text.removeprefix("$"))


def poker(card: Card) -> str | None:
    if card.face == "empty":
        return None
    return "??" if card.face == "down" else card.rank.replace("10", "T") + card.suit[0]


def marked(card: Card, begins: str) -> str:
    """What follows a mark's beginning; empty when there is no such mark."""
    return next((mark.removeprefix(begins) for mark in card.marks if mark.startswith(begins)), "")


def duel(zone: Zone) -> list[dict[str, int]]:
    return [
        {
            "speed": int(marked(die, "speed ")),
            "die": DICE.index(die.icon.removeprefix("dice-six-faces-")) if die.face == "up" else 0,
            "modifier": int(marked(die, "Rewards ").replace("−", "-") or 0),
            "total": int(marked(die, "total ") or 0),
        }
        for die in zone.cards[1::2]
    ]


def seat(player: Player, hand: dict[str, Zone]) -> dict[str, Any]:
    zones = {zone.label: zone for zone in player.zones}
    facts = {fact.label: fact.value for fact in player.facts}
    poker_cards = hand.get("Your cards") or zones.get("Poker cards")
    rewards = hand.get("Your Rewards") or zones.get("Rewards")
    gang = zones["Gang"].cards if "Gang" in zones else []
    return {
        "cards": [poker(card) for card in poker_cards.cards] if poker_cards else [],
        "hand": facts.get("Hand"),
        "outlaws": [outlaw(card, place, rewards) for card, place in zip(gang, PLACES, strict=False)],
    }


def outlaw(card: Card, place: str, rewards: Zone | None) -> dict[str, Any]:
    known = card.corner != ""
    on_it = [reward for reward in (rewards.cards if rewards else []) if f"the {place} Outlaw" in str(reward)]
    return {
        "name": card.name if known else None,
        "speed": int(card.corner) if known else None,
        "living": card.face != "empty",
        "money": dollars(marked(card, "$") or "0"),
        "reward": ("?" if on_it[0].face == "down" else on_it[0].name) if on_it else None,
        "wanted": [rank for rank in marked(card, "wanted: ").replace(" and ", ", ").split(", ") if rank],
    }
