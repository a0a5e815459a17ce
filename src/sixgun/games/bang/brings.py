"""What a seat may bring along from the last game of a series: a character, and cards kept from the table.

{"character": "Rose Doolan", "kept": ["Winchester 8♠"]}; both may be left out. Names are those printed or those at the
table. The Sheriff of a series is the option `sheriff`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.engine.cards import CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Brings
from sixgun.engine.options import suggestion

from .cards import CARD_FILE, CARD_NAMES, CHARACTER_NAMES, PRINTED, card_words
from .deck import KIND, SLOT
from .words import DUELLISTS


def check(value: Any, cards: CardFile | None) -> dict[str, Any]:
    """BNG-12, BNG-T48, BNG-T53. What one seat brings, by its printed names."""
    if not isinstance(value, Mapping) or value.keys() - {"character", "kept"}:
        raise BadOption(f'A seat brings {{"character": name, "kept": [names of cards]}}, not {value!r}.')
    kept = value.get("kept") or []
    if not isinstance(kept, Sequence) or isinstance(kept, str):
        raise BadOption(f"The kept cards are a list of names, not {kept!r}.")
    words = PRINTED if cards is None else card_words(cards.with_words_of(CardFile.read(CARD_FILE)))
    character = value.get("character")
    return {
        "character": None if character is None else _printed(character, "character", words),
        "kept": [_kept(name, words) for name in kept],
    }


def _printed(name: Any, sort: str, words: Mapping[str, Sequence[CardWords]]) -> str:
    """The printed name of a card that is called so here, or as printed."""
    here = [each.name for each in words[sort]]
    printed = [each.name for each in PRINTED[sort]]
    if name not in here and name not in printed:
        raise BadOption(f"There is no {sort} {name!r}.{suggestion(str(name), here)}")
    return printed[here.index(name) if name in here else printed.index(name)]


def _kept(name: Any, words: Mapping[str, Sequence[CardWords]]) -> str:
    printed = _printed(name, "card", words)
    if SLOT[KIND[CARD_NAMES.index(printed)]] < 0:
        raise BadOption(f"{name} never lies in front of a player, so nobody can have kept it.")
    return printed


def fill(options: Any, brought: Sequence[Any]) -> None:
    """Written into an options record; nothing is given to two seats, and nothing that is not in the game."""
    if any(brought) and options.seats == DUELLISTS:
        raise BadOption("In a game of two players everybody picks characters, and nobody keeps cards.")
    for seat, brings in enumerate(brought):
        if brings is None:
            continue
        if brings["character"] is not None:
            number = CHARACTER_NAMES.index(brings["character"]) + 1
            if number in options.given_character:
                raise BadOption(f"{brings['character']} cannot be given to two players.")
            options.given_character[seat] = number
        for name in brings["kept"]:
            card = CARD_NAMES.index(name)
            if options.kept_by[card]:
                raise BadOption(f"{name} cannot be kept twice.")
            if not options.in_deck[card] or (options.first_game and options.book_symbol[card]):
                raise BadOption(f"{name} is left out of this game, so nobody can have kept it.")
            options.kept_by[card] = seat + 1


BRINGS = Brings(
    words="A character, and cards kept from the table of the last game.",
    check=check,
    fill=fill,
)
