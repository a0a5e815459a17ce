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
from .deal import SHERIFF_BONUS
from .deck import KIND, SLOT
from .words import DUELLISTS

BY_CHANCE = -1  # the option `sheriff` when nobody is given the role
TRIO = 3  # players among whom nobody is Sheriff (BNG-162)


def check(value: Any, cards: CardFile | None) -> dict[str, Any]:
    """BNG-12, BNG-T48, BNG-T53. What one seat brings, by its printed names."""
    if not isinstance(value, Mapping) or value.keys() - {"character", "kept"}:
        raise BadOption(f'A seat brings {{"character": name, "kept": [names of cards]}}, not {value!r}.')
    kept = value.get("kept") or []
    if not isinstance(kept, Sequence) or isinstance(kept, str):
        raise BadOption(f"The kept cards are a list of names, not {kept!r}.")
    words = PRINTED if cards is None else card_words(cards.with_words_of(CardFile.read(CARD_FILE)))
    names = [_kept(name, words) for name in kept]
    _check_table(names)
    character = value.get("character")
    return {
        "character": None if character is None else _printed(character, "character", words),
        "kept": names,
    }


def _check_table(kept: Sequence[str]) -> None:
    """BNG-29, BNG-30, BNG-T46. Kept cards lay in front of one player, so there is one weapon, one Barrel and so on."""
    in_slot: dict[int, str] = {}
    for name in kept:
        slot = int(SLOT[KIND[CARD_NAMES.index(name)]])
        if name == in_slot.get(slot):
            raise BadOption(f"{name} cannot be kept twice.")
        if slot in in_slot:
            raise BadOption(f"{in_slot[slot]} and {name} never lie in front of one player together.")
        in_slot[slot] = name


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


def fill(options: Any, brought: Sequence[Any], cards: CardFile | None) -> None:
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
        most = most_kept(options, seat)
        if len(brings["kept"]) > most:
            raise BadOption(
                f"A player keeps at most as many cards as he starts with life points, which is {most} here."
            )
        for name in brings["kept"]:
            card = CARD_NAMES.index(name)
            if options.kept_by[card]:
                raise BadOption(f"{name} cannot be kept twice.")
            if not options.in_deck[card] or (options.first_game and options.book_symbol[card]):
                raise BadOption(f"{name} is left out of this game, so nobody can have kept it.")
            options.kept_by[card] = seat + 1


def most_kept(options: Any, seat: int) -> int:
    """BNG-T49. The life points this seat starts with, or the most it may start with where chance decides."""
    given = int(options.given_character[seat]) - 1
    bullets = int(options.bullets[given] if given >= 0 else max(options.bullets))
    may_be_sheriff = options.seats > TRIO and options.sheriff in (seat, BY_CHANCE)
    return bullets + (SHERIFF_BONUS if may_be_sheriff else 0)


BRINGS = Brings(
    words="A character, and cards kept from the table of the last game.",
    check=check,
    fill=fill,
    at_set_up=True,  # or a stranger would sit down with the best weapon of the deck
)
