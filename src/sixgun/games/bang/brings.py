"""What a seat may bring along from the last game of a series: settled beforehand, or to be decided at the table.

{"character": "Rose Doolan", "kept": ["Winchester 8♠"]} is settled: nobody is asked. The rest tells of the last game and
counts where Character enlistment or Experience is played: "money", the total so far; "had", the character of a survivor
and its price, {"character": "Rose Doolan", "price": 400}; "in_front", the cards that lay in front when that game was
decided. All may be left out. Names are those printed or those at the table. The Sheriff of a series is the option
`sheriff`.
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
from .rules.starting import SHERIFF_BONUS
from .words import DUELLISTS, HUNDRED, HUNTERS, MOST_HUNDREDS, dollars

BY_CHANCE = -1  # the option `sheriff` when nobody is given the role
FIRST_MONEY = 1000  # dollars, where characters are auctioned (BNG-T55)
MOST_MONEY = 10_000_000  # dollars, and as far below zero
KEYS = ("character", "kept", "money", "had", "in_front")

Words = Mapping[str, Sequence[CardWords]]


def agree(chosen: Mapping[str, int]) -> None:
    """BNG-T46, BNG-T57. The auction begins on the Sheriff's right, and the keeping of cards with him."""
    for option, title in (("enlistment", "Character enlistment"), ("experience", "Experience")):
        if chosen[option] and chosen["seats"] <= HUNTERS:
            seats = chosen["seats"]
            raise BadOption(f"{title} needs a Sheriff, so it is for 4 to 7 players, not {seats}.", option=option)


def check(value: Any, cards: CardFile | None) -> dict[str, Any]:
    """BNG-12, BNG-T46, BNG-T48, BNG-T53, BNG-T66. What one seat brings, by its printed names."""
    if not isinstance(value, Mapping) or value.keys() - set(KEYS):
        raise BadOption(
            'A seat brings {"character": name, "kept": [cards], "money": dollars, '
            f'"had": {{"character": name, "price": dollars}}, "in_front": [cards]}}, not {value!r}.'
        )
    words = PRINTED if cards is None else card_words(cards.with_words_of(CardFile.read(CARD_FILE)))
    character = value.get("character")
    checked: dict[str, Any] = {
        "character": None if character is None else _printed(character, "character", words),
        "kept": _table_cards(value.get("kept"), "The kept cards are", words),
    }
    if value.get("money") is not None:
        checked["money"] = _dollars(value["money"], "The money", -MOST_MONEY, MOST_MONEY)
    if value.get("had") is not None:
        checked["had"] = _had(value["had"], words)
    if value.get("in_front") is not None:
        checked["in_front"] = _table_cards(value["in_front"], "The cards in front are", words)
        _table_cards([*checked["kept"], *checked["in_front"]], "All of them are", words)
    return checked


def _dollars(amount: Any, sort: str, least: int, most: int) -> int:
    if not isinstance(amount, int) or isinstance(amount, bool) or not least <= amount <= most:
        raise BadOption(f"{sort} is whole dollars from {dollars(least)} to {dollars(most)}, not {amount!r}.")
    return amount


def _had(had: Any, words: Words) -> dict[str, Any]:
    """BNG-T61, BNG-T65, BNG-T66. A survivor's character and the price noted for it."""
    if not isinstance(had, Mapping) or had.keys() != {"character", "price"}:
        raise BadOption(f'The character of the last game is {{"character": name, "price": dollars}}, not {had!r}.')
    price = _dollars(had["price"], "The price of a character", 0, MOST_HUNDREDS * HUNDRED)
    if price > HUNDRED and price % HUNDRED:
        raise BadOption(f"The price of a character is below $100 or in whole hundreds, not {dollars(price)}.")
    return {"character": _printed(had["character"], "character", words), "price": price}


def _table_cards(names: Any, sort: str, words: Words) -> list[str]:
    """BNG-29, BNG-30, BNG-T46. Cards that lay in front of one player: one weapon, one Barrel and so on."""
    if names is not None and (not isinstance(names, Sequence) or isinstance(names, str)):
        raise BadOption(f"{sort} a list of names, not {names!r}.")
    in_slot: dict[int, str] = {}
    for each in names or []:
        name = _printed(each, "card", words)
        slot = int(SLOT[KIND[CARD_NAMES.index(name)]])
        if slot < 0:
            raise BadOption(f"{each} never lies in front of a player, so nobody can have kept it.")
        if name == in_slot.get(slot):
            raise BadOption(f"{name} cannot be kept twice.")
        if slot in in_slot:
            raise BadOption(f"{in_slot[slot]} and {name} never lie in front of one player together.")
        in_slot[slot] = name
    return list(in_slot.values())


def _printed(name: Any, sort: str, words: Words) -> str:
    """The printed name of a card that is called so here, or as printed."""
    here = [each.name for each in words[sort]]
    printed = [each.name for each in PRINTED[sort]]
    if name not in here and name not in printed:
        raise BadOption(f"There is no {sort} {name!r}.{suggestion(str(name), here)}")
    return printed[here.index(name) if name in here else printed.index(name)]


def fill(options: Any, brought: Sequence[Any], cards: CardFile | None) -> None:
    """Written into an options record; nothing is given to two seats, and nothing that is not in the game."""
    if any(brought) and options.seats == DUELLISTS:
        raise BadOption("In a game of two players everybody picks characters, and nobody keeps cards.")
    seats: list[dict[str, Any]] = [brings or {} for brings in brought]
    options.money[: len(seats)] = [
        brings.get("money", FIRST_MONEY if options.enlistment else 0) for brings in seats
    ]  # BNG-T55
    for seat, brings in enumerate(seats):
        _fill_characters(options, seat, brings)
    for seat, brings in enumerate(seats):
        _fill_cards(options, seat, brings)


def _fill_characters(options: Any, seat: int, brings: Mapping[str, Any]) -> None:
    """BNG-12, BNG-T66. The character a seat is given, or may keep."""
    given, had = brings.get("character"), brings.get("had")
    if given and had and given != had["character"]:
        raise BadOption(f"A player who is given {given} cannot keep {had['character']}.")
    name = given or (had["character"] if had else None)
    if name is None:
        return
    number = CHARACTER_NAMES.index(name) + 1
    if number in options.given_character or number in options.had_character:
        raise BadOption(f"{name} cannot be given to two players.")
    if given:
        options.given_character[seat] = number
    if had:
        options.had_character[seat] = number
        options.had_price[seat] = had["price"]


def _fill_cards(options: Any, seat: int, brings: Mapping[str, Any]) -> None:
    """BNG-T46, BNG-T49, BNG-T53. The cards a seat has kept, and those it may keep."""
    most = most_kept(options, seat)
    if len(brings.get("kept", [])) > most:
        raise BadOption(f"A player keeps at most as many cards as he starts with life points, which is {most} here.")
    for field, names in (("kept_by", brings.get("kept", [])), ("in_front_of", brings.get("in_front", []))):
        for name in names:
            card = CARD_NAMES.index(name)
            if options.kept_by[card] or options.in_front_of[card]:
                raise BadOption(f"{name} cannot be kept twice.")
            if not options.in_deck[card] or (options.first_game and options.book_symbol[card]):
                raise BadOption(f"{name} is left out of this game, so nobody can have kept it.")
            options[field][card] = seat + 1


def most_kept(options: Any, seat: int) -> int:
    """BNG-T49. The life points this seat starts with, or the most it may start with where chance decides."""
    given = int(options.given_character[seat]) - 1
    bullets = int(options.bullets[given] if given >= 0 else max(options.bullets))
    may_be_sheriff = options.seats > HUNTERS and options.sheriff in (seat, BY_CHANCE)
    return bullets + (SHERIFF_BONUS if may_be_sheriff else 0)


BRINGS = Brings(
    words="A character and cards kept from the last game; or the money, character and cards it ended with.",
    check=check,
    fill=fill,
    at_set_up=True,  # or a stranger would sit down with the best weapon of the deck
)
