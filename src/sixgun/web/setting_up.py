"""From a form to a table: what was typed, what the house says to it, and the way to the chair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.datastructures import FormData, UploadFile

from sixgun.engine.errors import BadOption, MoveRefused, SixgunError
from sixgun.engine.game import Game
from sixgun.engine.options import YES_NO, Option, settle
from sixgun.tables import messages as say
from sixgun.tables.names import guest_name
from sixgun.tables.setting_up import LONGEST_BRING, LONGEST_CARDS, chosen

from .showing import fresh_key

if TYPE_CHECKING:
    from .people import Person
    from .saloon import Saloon

_FEW = 24  # values that fit into a list to choose from
LONGEST_FORM_KEY = 40  # leaves room for what is added to it


class Refused(SixgunError):
    """The house said no; the sentence says why, and `option` which field of the form is wrong, if one is."""

    def __init__(self, sentence: str, option: str = "", tables: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.option = option
        self.tables = tables  # those that would have to be dealt or taken down first


@dataclass(frozen=True)
class Wish:
    """A table as somebody described it, in their own words."""

    seats: str = ""
    bot: str = ""
    pace: str = "none"
    private: bool = True
    latecomers: bool = False
    cards: str = ""
    brings: str = ""  # the id of a ready-made one, or JSON
    options: Mapping[str, str] = field(default_factory=dict)

    def command(self, game: Game, key: str) -> say.Create:
        """The wish as the house hears it; Refused when it cannot be put into numbers."""
        if self.seats and not (self.seats.isdecimal() and len(self.seats) < 4):
            raise Refused(f"The number of seats is a whole number, not {self.seats[:20]!r}.")
        seats = int(self.seats) if self.seats else None
        try:
            count = game.checked_seats(seats)
            settle(game.option_sheet, self.options, count)
            if self.brings:  # before the table is opened, or a refused one would be left behind
                alone = [self.brought, *[None] * (count - 1)]
                chosen(game, count, self.cards or None, self.options, alone)
        except BadOption as bad:
            raise Refused(in_form_words(game, bad), bad.option) from None
        except SixgunError as bad:
            raise Refused(str(bad)) from None
        return say.Create(
            key=key,
            game=game.name,
            seats=seats,
            options=dict(self.options),
            cards=self.cards or None,
            pace=self.pace,
            bot=self.bot,
            private=self.private,
            latecomers=self.latecomers,
        )

    @property
    def brought(self) -> Any:
        """What the person brings, as the game hears it; None for nothing."""
        if not self.brings.startswith("{"):
            return self.brings or None
        if len(self.brings) > LONGEST_BRING:
            raise Refused(f"What you bring has at most {LONGEST_BRING:,} characters.")
        try:
            return msgspec.json.decode(self.brings)
        except (msgspec.DecodeError, RecursionError):  # brackets by the thousand
            raise Refused("What you bring could not be read. Choose it again.") from None


def read_wish(form: FormData, game: Game) -> Wish:
    """What was typed."""
    typed = _text(form, "cards")
    return Wish(
        seats=_text(form, "seats").strip(),
        bot=_text(form, "bot"),
        pace=_text(form, "pace") or "none",
        private=_text(form, "visibility") != "public",
        latecomers=_text(form, "latecomers") == "yes",
        cards=typed.replace("\r\n", "\n") if typed.strip() else "",
        brings=_text(form, "brings").strip(),
        options={
            option.name: _text(form, f"option.{option.name}").strip()
            for option in game.option_sheet
            if _text(form, f"option.{option.name}").strip()
        },
    )


async def with_upload(wish: Wish, form: FormData) -> Wish:
    """An uploaded card file takes the place of the typed one."""
    upload = form.get("card_file")
    if not isinstance(upload, UploadFile) or not upload.filename:
        return wish
    content = await upload.read(4 * LONGEST_CARDS + 1)
    try:
        return replace(wish, cards=content.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError:
        raise Refused(f"The file {upload.filename!r} is not text in UTF-8, so not a card file.") from None


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def key_of(form: FormData) -> str:
    """The form's own key; a form without one is a new intent."""
    return _text(form, "key")[:LONGEST_FORM_KEY] or fresh_key()


def checked_name(text: str) -> str:
    """A name as people may be called; Refused says what is wrong with it."""
    try:
        return guest_name(text)
    except MoveRefused as refused:
        raise Refused(refused.sentence) from None


def sit_down(saloon: Saloon, person: Person, command: say.Create, brings: Any = None, address: str = "") -> str:
    """A new table with the person at it; returns its id. The same key twice counts once.

    Chance of the person's own comes later, from the table's page: the house has to be bound before there is any.
    """
    made = _done(saloon, person, command, address)
    _done(saloon, person, say.Join(key=f"{command.key}-join", match=made, name=person.name, brings=brings))
    return made


def _done(saloon: Saloon, person: Person, command: say.Command, address: str = "") -> str:
    answer = saloon.house.handle_or_raise(person.id, command, address)
    if isinstance(answer, say.Done):
        return answer.match
    rule = answer.rule if isinstance(answer, say.Rejected) else ""
    tables = answer.tables if isinstance(answer, say.Rejected) else ()
    raise Refused(f"{answer.sentence} ({rule})" if rule else answer.sentence, tables=tables)


def in_form_words(game: Game, bad: BadOption) -> str:
    """What is wrong with an option, by the name it has on the form; people count seats from one."""
    option = next((each for each in game.option_sheet if each.name == bad.option), None)
    if option is None:
        return str(bad)
    if option.is_seat and isinstance(bad.given, int):
        return f"“{option.words}” takes a seat at this table; there is no seat {bad.given + 1}."
    return f"“{option.words}” takes {bad.expected}, not {bad.given!r}."


@dataclass(frozen=True)
class Field:
    """One option as a form shows it."""

    option: Option
    kind: str  # "choice", "number" or "words"
    choices: list[tuple[str, str]]  # what is sent, what is read
    value: str
    sheet: str = "option"  # what the option belongs to

    @property
    def name(self) -> str:
        """The field's name in the form."""
        return f"{self.sheet}.{self.option.name}"


def fields(game: Game, typed: Mapping[str, str]) -> list[Field]:
    """The options of a game, each with what was typed or its default."""
    return [field_of(option, typed.get(option.name, option.said(option.default))) for option in game.option_sheet]


@dataclass(frozen=True)
class Bringable:
    """What a seat may bring to a table, as a form offers it."""

    words: str
    noun: str
    choices: list[tuple[str, str]]  # what is sent, what is read


def bringable(game: Game, wish: Wish) -> Bringable | None:
    """Ready-made ones, and what was chosen before; a script adds those that the browser keeps."""
    if game.brings is None or game.brings.at_set_up or game.brings.workshop is None:
        return None
    workshop = game.brings.workshop
    ready = [(made.id, made.name) for made in workshop.shelf(None, ()).ready if made.bring]
    if wish.brings.startswith("{"):
        with suppress(Refused):
            ready.append((wish.brings, str(wish.brought.get("name", f"your {workshop.noun}"))))
    return Bringable(game.brings.words, workshop.noun, ready)


def field_of(option: Option, value: str, sheet: str = "option") -> Field:
    """An option as a form shows it: a list to choose from, or something to type."""
    said = ["no", "yes"] if option.choices is YES_NO else list(option.choices)
    words = [(word, word.replace("_", " ")) for word in said]
    numbers = [] if option.choices is YES_NO else range(option.low, option.high + 1)
    if len(numbers) <= _FEW:
        labels = [(str(n), f"seat {n + 1}" if option.is_seat else str(n)) for n in numbers]
        return Field(option, "choice", words + labels, value, sheet)
    return Field(option, "words" if words else "number", words, value, sheet)
