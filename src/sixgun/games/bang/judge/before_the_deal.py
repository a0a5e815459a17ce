"""The judge of the auction and of the keeping of cards, and the moves that may be made there."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, list_members, list_range
from sixgun.engine.rule import rule

from ..moves import KEEP_CHARACTER, KEEP_NO_MORE, LET_GO, PASS, bidding, keeping, picking, putting_up
from ..rules.auctions import highest_bid, lowest_bid
from ..rules.piles import lies_before
from ..rules.purses import hundreds_of
from ..rules.ring import front
from ..state import State
from ..words import CARDS, CHARACTERS, Stage, WhyNot


@rule
def why_not_keep_character(game: State) -> int:
    """BNG-T66, BNG-T67. Only a survivor who can pay the price is asked."""
    return WhyNot.ALLOWED if game.stage == Stage.KEEP_CHARACTER else WhyNot.NOT_KEEPING_CHARACTERS


@rule
def why_not_offered_character(game: State, character: int) -> int:
    """BNG-T56. One of those turned up that nobody has."""
    return WhyNot.ALLOWED if has(game.offered, character) else WhyNot.NOT_ON_OFFER


@rule
def why_not_put_up(game: State, character: int) -> int:
    """BNG-T57. The opener chooses."""
    return why_not_offered_character(game, character) if game.stage == Stage.OPEN_AUCTION else WhyNot.NOT_OPENING


@rule
def why_not_bid(game: State, hundreds: int) -> int:
    """BNG-T57 to BNG-T60, BNG-R65, BNG-R72. Above the last bid, within one's money, and not too far at once."""
    if game.stage != Stage.BID:
        return WhyNot.NOT_BIDDING
    if hundreds < lowest_bid(game):
        return WhyNot.BID_TOO_LOW
    if hundreds > hundreds_of(game, game.to_act):
        return WhyNot.BID_TOO_HIGH
    return WhyNot.ALLOWED if hundreds <= highest_bid(game) else WhyNot.JUMP_TOO_HIGH


@rule
def why_not_pass(game: State) -> int:
    """BNG-T59, BNG-R65. Anybody but the opener, who makes the first bid."""
    if game.stage != Stage.BID:
        return WhyNot.NOT_BIDDING
    return WhyNot.ALLOWED if game.bid > 0 else WhyNot.MUST_OPEN


@rule
def why_not_keep_no_more(game: State) -> int:
    """BNG-T54. Only who could keep a card is asked."""
    return WhyNot.ALLOWED if game.stage == Stage.KEEP_CARDS else WhyNot.NOT_KEEPING_CARDS


@rule
def why_not_keep_card(game: State, card: int) -> int:
    """BNG-T46, BNG-T52. Any card in front of oneself."""
    if game.stage != Stage.KEEP_CARDS:
        return WhyNot.NOT_KEEPING_CARDS
    return WhyNot.ALLOWED if lies_before(game, card, front(game, game.to_act)) else WhyNot.NOT_BEFORE_YOU


@rule
def list_before_the_deal(game: State, allowed: Any) -> int:
    """What may be done in the auction and when cards are kept."""
    if game.stage == Stage.KEEP_CHARACTER:
        allowed[0] = KEEP_CHARACTER
        allowed[1] = LET_GO
        return 2
    if game.stage == Stage.BID:
        return list_bids(game, allowed)
    if game.stage == Stage.KEEP_CARDS:
        return list_cards_to_keep(game, allowed)
    first = putting_up(0) if game.stage == Stage.OPEN_AUCTION else picking(0)
    return list_members(int(game.offered), CHARACTERS, first, allowed, 0)


@rule
def list_bids(game: State, allowed: Any) -> int:
    """BNG-T59, BNG-R72. Every amount in whole hundreds; and a pass, but not before the first bid."""
    count = list_range(bidding(lowest_bid(game)), bidding(highest_bid(game) + 1), allowed, 0)
    if game.bid > 0:
        allowed[count] = PASS
        count += 1
    return count


@rule
def list_cards_to_keep(game: State, allowed: Any) -> int:
    """BNG-T46. The cards in front, and no more of them."""
    count = 0
    spot = front(game, game.to_act)
    for card in range(CARDS):
        if lies_before(game, card, spot):
            allowed[count] = keeping(card)
            count += 1
    allowed[count] = KEEP_NO_MORE
    return count + 1
