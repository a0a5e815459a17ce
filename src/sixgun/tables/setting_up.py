"""What a deal is made from: the options, an own card file, and what the seats bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile, BadOption
from sixgun.engine.game import Game
from sixgun.engine.options import as_said, settle
from sixgun.engine.seats import Seat

from . import events as log
from .fairness import salt

if TYPE_CHECKING:
    from .match import Match

LONGEST_CARDS = 100_000  # characters of a card file
LONGEST_BRING = 4_000  # characters of JSON that one seat may bring


def own_cards(text: str | None) -> CardFile | None:
    """The table's own card file, if it has one."""
    if text is None:
        return None
    if len(text) > LONGEST_CARDS:
        raise BadCardFile(f"A card file has at most {LONGEST_CARDS:,} characters, not {len(text):,}.")
    return CardFile(text, "the card file")


def settled(game: Game, opened: log.Opened, brings: Mapping[Seat, log.Brought]) -> Any:
    """The options of a deal with all that the seats bring."""
    everything = [brings[seat].what if seat in brings else None for seat in range(opened.seats)]
    return chosen(game, opened.seats, opened.cards, as_said(game.option_sheet, opened.options), everything)


def chosen(
    game: Game, seats: int | None, cards: str | None, options: Mapping[str, object], brings: Sequence[Any] = ()
) -> Any:
    """The options record for a deal, from what somebody sent: an option may be called anything, `seats` too."""
    settle(game.option_sheet, options)
    return game.settled(seats, own_cards(cards), brings=brings, **options)


def brought(match: Match, seat: Seat, what: Any, set_up: bool = False) -> log.Brought:
    """A seat brings something, as the game completes it; BadOption says why it may not.

    What lies open is judged with everything the others bring. What is hidden is judged by itself, or the answer would
    tell who has it; the deal judges it all together.
    """
    if len(msgspec.json.encode(what)) > LONGEST_BRING:
        raise BadOption(f"What a seat brings has at most {LONGEST_BRING:,} characters.")
    alone = [what if place == seat else None for place in range(match.seats)]
    checked = match.game.brought(alone, match.seats, own_cards(match.opened.cards))
    complete = checked[seat] if checked else None
    event = log.Brought(seat=seat, what=complete, set_up=set_up, salt=salt(match.secret, f"{match.id} {match.seq}"))
    others = {} if is_hidden(match.game) else match.brings
    settled(match.game, match.opened, {**others, seat: event})
    return event


def is_hidden(game: Game) -> bool:
    """Whether only the seat itself may know what it brings, until the game is over."""
    return game.brings is not None and game.brings.hidden


def shown(match: Match, seat: Seat, viewer: Seat) -> Any:
    """What a seat brings, as far as this viewer may know."""
    event = match.brings.get(seat)
    if event is None or (is_hidden(match.game) and seat != viewer and match.result is None):
        return None
    return event.what
