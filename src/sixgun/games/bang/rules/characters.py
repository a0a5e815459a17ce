"""The sixteen characters, each in a few lines. Whoever carries out a rule asks here whether a character changes it."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, kind_on_top
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell, whisper

from ..deck import KIND, SUIT
from ..matters import KETCHUM, RETURN
from ..sight.memory import has_drawn, only_one_knows, show_card
from ..state import State
from ..words import SLOTS, Character, Kind, Slot, Spot, Suit, Told, Zone
from .asking import asked_spot, open_for
from .drinks import heal
from .piles import discard_from_hand, draw_cards, enter_hand, inherit_hand, lay_on_top, lift, renew_pile, take_top
from .ring import front, has_in_play, is_alive, is_character, is_one_on_one, next_alive, player_of, stands

KIT_LOOKS_AT = 3
SID_PAYS = 2


@rule
def bart_cassidy(game: State, spot: Spot, points: int) -> None:
    """BNG-126, BNG-127. A card from the pile for each life point lost, once he has survived the loss."""
    if is_character(game, spot, Character.BART_CASSIDY):
        draw_cards(game, player_of(game, spot), points)


@rule
def black_jack(game: State, seat: Seat, second_card: int) -> None:
    """BNG-128, BNG-129. He shows his second card; a red one brings a third, unshown."""
    if second_card != NO_CARD and is_character(game, front(game, seat), Character.BLACK_JACK):
        tell(game, Told.SHOWED, seat, second_card, 0)
        show_card(game, seat, second_card)
        if SUIT[second_card] == Suit.HEARTS or SUIT[second_card] == Suit.DIAMONDS:
            draw_cards(game, seat, 1)


@rule
def serves_as(game: State, spot: Spot, card: int, kind: int) -> bool:
    """BNG-130 to BNG-133. Calamity Janet's BANG! and Missed! cards stand for each other; others are what they are."""
    if is_character(game, spot, Character.CALAMITY_JANET) and KIND[card] <= Kind.MISSED:
        return kind == Kind.BANG or kind == Kind.MISSED
    return KIND[card] == kind


@rule
def el_gringo(game: State, spot: Spot, by: Spot) -> bool:
    """BNG-134 to BNG-136. He takes a random card out of the hand of the other player whose card hit him."""
    if by == NOBODY or not is_character(game, spot, Character.EL_GRINGO):
        return False
    return player_of(game, by) != player_of(game, spot) and game.hand_size[player_of(game, by)] > 0


@rule
def can_draw_from_hands(game: State, seat: Seat) -> bool:
    """BNG-137. Jesse Jones may take his first card from another player's hand, if anybody has one."""
    if is_character(game, front(game, seat), Character.JESSE_JONES):
        for other in range(game.seats):
            if other != seat and is_alive(game, other) and game.hand_size[other] > 0:
                return True
    return False


@rule
def barrel_checks(game: State, spot: Spot) -> int:
    """BNG-63, BNG-64, BNG-138. One "draw!" for a Barrel in play, and one for being Jourdonnais."""
    return int(has_in_play(game, spot, Slot.BARREL)) + int(is_character(game, spot, Character.JOURDONNAIS))


@rule
def kit_carlson(game: State, seat: Seat) -> None:
    """BNG-140, BNG-R49. He looks at three cards and puts one back; of fewer than three he keeps all."""
    for _ in range(KIT_LOOKS_AT):
        card = take_top(game)
        if card != NO_CARD:
            game.where[card] = Zone.LOOKED_AT
            only_one_knows(game, seat, card)
            game.looked_at += 1
            renew_pile(game)
    if game.looked_at == KIT_LOOKS_AT:
        open_for(game, RETURN.kind, front(game, seat), NOBODY)
    else:
        keep_what_kit_saw(game, seat)


@rule
def put_back(game: State, card: int) -> None:
    """BNG-140, BNG-141. His third card is the next to be drawn; only he knows it."""
    seat = int(game.to_act)
    close_matter(game)
    lay_on_top(game, card)
    game.looked_at -= 1
    keep_what_kit_saw(game, seat)
    tell(game, Told.PUT_BACK, seat, 0, 0)
    whisper(game, Told.PUT_BACK_WHICH, seat, card, 0)


@rule
def keep_what_kit_saw(game: State, seat: Seat) -> None:
    """The cards Kit Carlson looks at go to his hand."""
    for card in range(game.where.shape[0]):
        if game.where[card] == Zone.LOOKED_AT:
            enter_hand(game, seat, card, 0)
            whisper(game, Told.GOT, seat, card, 0)
    tell(game, Told.DREW, seat, game.looked_at, 0)
    has_drawn(game, seat)
    game.looked_at = 0


@rule
def cards_to_turn(game: State, spot: Spot) -> int:
    """BNG-142. Lucky Duke turns up two cards for a "draw!" and chooses."""
    return 2 if is_character(game, spot, Character.LUCKY_DUKE) else 1


@rule
def has_built_in_mustang(game: State, spot: Spot) -> bool:
    """BNG-143, BNG-39. Paul Regret is seen at one more; a real Mustang adds to it."""
    return is_character(game, spot, Character.PAUL_REGRET)


@rule
def can_draw_from_discards(game: State, seat: Seat) -> bool:
    """BNG-144. Pedro Ramirez may take his first card from the top of the discard pile."""
    return is_character(game, front(game, seat), Character.PEDRO_RAMIREZ) and game.discards > 0


@rule
def order_of_discards_matters(game: State) -> bool:
    """BNG-112. Only Pedro Ramirez ever cares which card comes to lie on top."""
    for spot in range(game.spots):
        if stands(game, spot) and is_character(game, spot, Character.PEDRO_RAMIREZ):
            return True
    return False


@rule
def has_built_in_scope(game: State, spot: Spot) -> bool:
    """BNG-145, BNG-39. Rose Doolan sees everyone at one less; a real Scope adds to it."""
    return is_character(game, spot, Character.ROSE_DOOLAN)


@rule
def can_pay_for_life(game: State, spot: Spot) -> bool:
    """BNG-146, BNG-147. Sid Ketchum, below his maximum, with two cards to discard for a life point."""
    if not is_character(game, spot, Character.SID_KETCHUM) or game.life[spot] >= game.most_life[spot]:
        return False
    return game.hand_size[player_of(game, spot)] >= SID_PAYS


@rule
def pay_card(game: State, card: int) -> None:
    """BNG-146. He discards two cards, one after the other, for one life point."""
    seat, spot = int(game.to_act), asked_spot(game)
    tell(game, Told.DISCARDED, seat, card, 0)
    discard_from_hand(game, seat, card)
    if kind_on_top(game) == KETCHUM.kind:
        close_matter(game)
        heal(game, spot)
    else:
        open_for(game, KETCHUM.kind, spot, NOBODY)


@rule
def missed_needed(game: State, shooter: Spot) -> int:
    """BNG-61, BNG-150. A BANG! card of Slab the Killer takes two Missed! effects."""
    return 2 if is_character(game, shooter, Character.SLAB_THE_KILLER) else 1


@rule
def suzy_lafayette(game: State) -> None:
    """BNG-154 to BNG-157. With nothing left to carry out and an empty hand she draws a card."""
    for seat in range(game.seats):
        if game.hand_size[seat] == 0 and is_alive(game, seat):
            if is_character(game, front(game, seat), Character.SUZY_LAFAYETTE):
                draw_cards(game, seat, 1)


@rule
def vulture_sam(game: State, fallen: Spot) -> bool:
    """BNG-158, BNG-160, BNG-181. If he lives he takes all cards of whoever is eliminated; one-on-one, not the hand."""
    owner = player_of(game, fallen)
    heir = next_alive(game, owner)
    for _ in range(game.seats):
        if heir != owner and heir != NOBODY and is_character(game, front(game, heir), Character.VULTURE_SAM):
            take_everything(game, fallen, heir)
            return True
        heir = next_alive(game, heir)
    return False


@rule
def take_everything(game: State, fallen: Spot, heir: Seat) -> None:
    """Cards in play are known to all, those of the hand only to heir and former owner."""
    before = int(game.hand_size[heir])
    for slot in range(SLOTS):
        card = lift(game, fallen, slot)
        if card != NO_CARD:
            enter_hand(game, heir, card, 0)
            show_card(game, heir, card)
    if not is_one_on_one(game):
        inherit_hand(game, player_of(game, fallen), heir)
    tell(game, Told.INHERITED, heir, int(game.hand_size[heir]) - before, fallen)


@rule
def shoots_freely(game: State, spot: Spot) -> bool:
    """BNG-57, BNG-68, BNG-69, BNG-161. Any number of BANG! cards: Willy the Kid, or a Volcanic in play now."""
    card = int(game.in_play[spot, Slot.WEAPON])
    if card >= 0 and KIND[card] == Kind.VOLCANIC:
        return True
    return is_character(game, spot, Character.WILLY_THE_KID)
