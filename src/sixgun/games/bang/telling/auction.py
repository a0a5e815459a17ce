"""The auction and the keeping of cards, for every screen: questions, what lies there, and everybody's money."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import NOBODY
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Fact, Question, Zone
from sixgun.engine.words import plural

from ..rules.auctions import highest_bid, is_bidder, lowest_bid, unopposed_price
from ..rules.keeping import FEE
from ..rules.purses import hundreds_of
from ..rules.ring import front
from ..words import CHARACTERS, HUNDRED, Stage, character_name, dollars
from .faces import character_face


def before_the_deal(game: Any, names: Names) -> tuple[Question, str, str]:
    """The question to whoever decides, and what the others see and read."""
    seat = int(game.to_act)
    money = dollars(int(game.money[seat]))
    if game.stage == Stage.KEEP_CHARACTER:
        had, price = character_name(int(game.had[seat]), names), dollars(int(game.price[seat]))
        hint = f"{had} stays with you for {price}, the price you paid before. You have {money}."
        return Question(f"Keep {had}?", hint, "BNG-T66"), f"may keep {had} for {price}", ""
    if game.stage == Stage.OPEN_AUCTION:
        hint = f"Then you make the first bid for it. You have {money}."
        return Question("Auction a character", hint, "BNG-T57"), "auctions a character", ""
    if game.stage == Stage.BID:
        return _bidding(game, names)
    if game.stage == Stage.ENLIST:
        hint = f"You pay {dollars(unopposed_price(game, seat))}; nobody bids against you."
        return Question("Pick a character", hint, "BNG-T64" if is_bidder(game, seat) else "BNG-T65"), "picks one", ""
    room = int(game.most_life[front(game, seat)]) - int(game.hand_size[seat])
    most = plural(min(room, int(game.money[seat]) // FEE), "more card")
    hint = f"Each costs {dollars(FEE)} and takes the place of a dealt card; at most {most}. You have {money}."
    return Question("Keep a card of the last game?", hint, "BNG-T46"), "may keep cards of the last game", ""


def _bidding(game: Any, names: Names) -> tuple[Question, str, str]:
    """The first bid, or a raise."""
    seat, character = int(game.to_act), character_name(int(game.bid_on), names)
    most = f"You have {dollars(int(game.money[seat]))}."
    if highest_bid(game) < hundreds_of(game, seat):
        most = f"{most} One bid may go up to {dollars(highest_bid(game) * HUNDRED)}."
    least = dollars(lowest_bid(game) * HUNDRED)
    if game.bidder == NOBODY:
        hint = f"At least {least}. {most}"
        return Question(f"Your first bid for {character}", hint, "BNG-T57"), f"makes the first bid for {character}", ""
    held = f"{names[game.bidder]} bids {dollars(int(game.bid) * HUNDRED)}."
    hint = f"{held} Bid at least {least}, or pass. {most}"
    return Question(f"Bid for {character}, or pass", hint, "BNG-T59"), f"bids for {character} or passes", held


def auction_facts(game: Any, names: Names) -> list[Fact]:
    """The highest bid and whose it is."""
    if game.bidder == NOBODY:
        return []
    return [Fact(label="Bid", value=f"{dollars(int(game.bid) * HUNDRED)}, {names[game.bidder]}", icon="cash")]


def characters_to_choose(game: Any, names: Names) -> list[Zone]:
    """Characters that may be picked (BNG-171), or that are up for auction (BNG-T56)."""
    if game.stage == Stage.PICK:
        free = [c for c in range(CHARACTERS) if c not in game.character[: game.spots]]
        label = "Characters"
    else:
        offered = int(game.offered)
        free = [c for c in range(CHARACTERS) if offered >> c & 1]
        label = "To enlist"
    faces = [character_face(c, names, f"character.{c}", _bid_mark(game, c, names)) for c in free]
    return [Zone(label=label, columns=4, cards=faces)] if faces else []


def _bid_mark(game: Any, character: int, names: Names) -> list[str]:
    if game.bid_on != character:
        return []
    return ["bidding now" if game.bidder == NOBODY else f"{names[game.bidder]}: {dollars(int(game.bid) * HUNDRED)}"]
