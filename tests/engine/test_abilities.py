"""Abilities as rows: the language, its complaints, the numbers, the rules that walk them, and the words."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from sixgun.engine.abilities import (
    NO_ROW,
    OF_SOURCE,
    Choice,
    Condition,
    Deed,
    Flag,
    Number,
    Scope,
    Trigger,
    Vocabulary,
    after_rows,
    find_row,
    first_row,
    has_flag,
    row_after,
)
from sixgun.engine.abilitytext import BadAbility, parse, read_abilities
from sixgun.engine.abilitywords import said, said_together, written
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.engine.record import Record, i8
from sixgun.engine.rule import INTERPRETED, rule

from .cuda import ptx_of
from .drifter_vocabulary import VOCABULARY as DRIFTER


class When(IntEnum):
    PLAYED = 0
    ALWAYS = 1
    THEN = 2


class Mark(IntEnum):
    MAY = 1
    PAY = 2


class Check(IntEnum):
    RICH = 1
    HOLDS = 2


class Who(IntEnum):
    SELF = 0
    ME = 1
    FOE = 2


class Do(IntEnum):
    DRAW = 0
    BOOST = 1
    MELT = 2
    BURN = 3


class Until(IntEnum):
    NOW = 0
    WHILE = 1
    SUNDOWN = 2


class Times(IntEnum):
    ONE = 0
    HORSES = 1


class Coat(IntEnum):
    NONE = 0
    BROWN = 1
    GREY = 2


N = Number("cards", 1, 9, instead={"X": 0})
TOY = Vocabulary(
    triggers=(
        Trigger(When.PLAYED, "when you play this,", once="once a day,"),
        Trigger(When.ALWAYS, "as long as this lies there,", on=("horse",), standing=True),
        Trigger(When.THEN),
    ),
    then=When.THEN,
    flags=(Flag(Mark.MAY, "if you like,"), Flag(Mark.PAY, "for ${amount},", amount=Number("amount", 1, 5))),
    conditions=(
        Condition(Check.RICH, words="if you are rich,"),
        Condition(Check.HOLDS, (Number("cards", 1, 9),), "if you hold {cards} {cards:card|cards},"),
    ),
    most_conditions=2,
    scopes=(
        Scope(Who.SELF, OF_SOURCE, "this card"),
        Scope(Who.ME, "player", "you", you=True),
        Scope(Who.FOE, "player", "an opponent", chosen=True, filters=("coat",)),
    ),
    filters=(Choice("coat", Coat, {Coat.GREY: "in grey"}).but(Coat.NONE),),
    deeds=(
        Deed(Do.DRAW, (N,), "{scope} {scope:draw|draws} {cards:a card|# cards}", to=("player",)),
        Deed(Do.BOOST, (Number("points", -9, 9, never=(0,), counted=True),), "{scope} gets {points}", lasting=True),
        Deed(Do.MELT, words="{scope} melts", to=("card",), on=("snowman",)),
        Deed(Do.BURN, refused="nothing burns here"),
    ),
    counters=Choice("counter", Times),
    durations=Choice("duration", Until, {Until.SUNDOWN: "until sundown"}),
    at_once=Until.NOW,
    standing=Until.WHILE,
    uses=Number("uses", 1, 3),
    kinds={"card": ("horse", "snowman")},
    most_clauses=3,
)
AT = TOY.columns


def one(text: str, card: str = "horse") -> dict[str, int]:
    """The row of a single clause by column."""
    (clause,) = parse(TOY, text, card)
    return dict(zip(AT._fields, TOY.row(clause), strict=True))


def test_a_clause_is_a_row_of_numbers() -> None:
    row = one("played may pay:2 ? rich & holds:3 > foe.grey : boost -2*horses @sundown #3")
    assert {name: number for name, number in row.items() if number} == {
        "flags": Mark.MAY,
        "pay": 2,
        "condition1": Check.RICH,
        "condition2": Check.HOLDS,
        "condition2_a": 3,
        "scope": Who.FOE,
        "coat": Coat.GREY,
        "deed": Do.BOOST,
        "argument1": -2,
        "counter": Times.HORSES,
        "duration": Until.SUNDOWN,
        "uses": 3,
    }


def test_spaces_between_the_parts_do_not_matter() -> None:
    assert one("played>me:draw 2") == one("  played  >  me :  draw   2 ")


def test_a_word_may_stand_for_a_number() -> None:
    assert one("played > me : draw X")["argument1"] == 0


def test_what_stands_has_the_standing_duration_and_what_happens_none() -> None:
    assert one("always > self : boost 1")["duration"] == Until.WHILE
    assert one("played > me : draw 1")["duration"] == Until.NOW


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has no '>' between its trigger and what it does"),
        ("> me : draw 1", "the trigger is missing; expected one of played or always"),
        ("plaid > me : draw 1", "'plaid' is no trigger; expected one of played or always"),
        ("then > me : draw 1", "'then' is no trigger; expected one of played or always"),
        ("played maybe > me : draw 1", "'maybe' is no flag; expected one of may or pay"),
        ("played may may > me : draw 1", "has a flag twice"),
        ("played may:1 > me : draw 1", "the flag 'may' takes no amount"),
        ("played pay > me : draw 1", "the amount of 'pay' is missing; expected a whole number from 1 to 5"),
        ("played pay:6 > me : draw 1", "the amount of 'pay' is '6'; expected a whole number from 1 to 5"),
        ("played ? poor > me : draw 1", "'poor' is no condition; expected one of rich or holds"),
        ("played ? > me : draw 1", "the condition is missing; expected one of rich or holds"),
        ("played ? holds > me : draw 1", "the condition 'holds' takes cards, not nothing"),
        ("played ? rich:1 > me : draw 1", "the condition 'rich' takes nothing, not 1"),
        ("played ? holds:0 > me : draw 1", "the cards of 'holds' is '0'; expected a whole number from 1 to 9"),
        ("played ? rich & rich & rich > me : draw 1", "has more than 2 conditions"),
        ("played > me draw 1", "has no ':' between its scope and its deed"),
        ("played > us : draw 1", "'us' is no scope; expected one of self, me or foe"),
        ("played > me.grey : draw 1", "'grey' cannot follow 'me' there; expected no filter after it"),
        ("played > foe.red : draw 1", "'red' cannot follow 'foe' there; expected in this order, each kind once: brown"),
        ("played > foe.grey.grey : draw 1", "'grey' cannot follow 'foe' there"),
        ("played > foe.none : draw 1", "'none' cannot follow 'foe' there"),
        ("played > me :", "the deed is missing; expected one of draw, boost, melt or burn"),
        ("played > me : drawl 1", "'drawl' is no deed; expected one of draw, boost, melt or burn"),
        ("played > me : draw", "the deed 'draw' takes cards, not nothing"),
        ("played > me : draw 1 2", "the deed 'draw' takes cards, not 1 2"),
        ("played > me : draw ten", "the cards of 'draw' is 'ten'; expected a whole number from 1 to 9 or X"),
        ("played > me : draw 1²", "the cards of 'draw' is '1²'"),
        ("played > me : draw 2*horses", "the cards of 'draw' is '2*horses' and cannot be multiplied"),
        (
            "played > me : boost 0 @sundown",
            "'0'; expected a whole number from -9 to 9 but not 0",
        ),
        ("played > me : boost 1*cows @sundown", "the counter is 'cows'; expected one of one, horses"),
        ("played > me : boost 1", "the duration of 'boost', after an '@', is missing; expected one of sundown"),
        ("played > me : boost 1 @while", "the duration of 'boost', after an '@', is 'while'; expected one of sundown"),
        ("played > me : draw 1 @sundown", "the deed 'draw' happens at once, so it has no duration, not 'sundown'"),
        ("played > me : draw 1 @", "the deed 'draw' happens at once"),
        ("played > me : draw 1 #4", "the limit of uses is '4'; expected a whole number from 1 to 3"),
        ("played > me : draw 1 #", "the limit of uses is missing"),
        ("played > me : burn", "the deed 'burn' is refused: nothing burns here"),
        ("played > self : melt", "the deed 'melt' is for snowman cards, not for a horse"),
        ("played > self : draw 1", "the deed 'draw' is done to a player, and the scope is a horse"),
        ("always > me : draw 1", "the deed 'draw' happens at once, so it cannot be 'always'"),
        ("always > foe : boost 1", "the scope 'foe' is chosen, and 'always' asks nobody"),
        ("always > me : boost 1 @sundown", "what is 'always' has no duration of its own, so not 'sundown'"),
        ("played > me : draw 1 ; played > me : draw 1", "'played' is no trigger; expected one of then"),
    ],
)
def test_every_mistake_says_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(BadAbility) as error:
        parse(TOY, text, "horse")
    assert complaint in str(error.value)


def test_a_trigger_may_be_for_some_cards_only() -> None:
    with pytest.raises(BadAbility, match="the trigger 'always' is for horse cards, not for a snowman"):
        parse(TOY, "always > self : boost 1", "snowman")


def test_a_wider_kind_takes_the_narrower_ones() -> None:
    assert one("played > self : melt", "snowman")["deed"] == Do.MELT


def test_the_complaint_names_card_line_and_field() -> None:
    file = CardFile('[[card]]\nid = "dun"\nabilities = ["played > me : drawl 1"]\n', "mine.toml")
    (entry,) = file.entries()
    with pytest.raises(BadCardFile) as error:
        read_abilities(TOY, entry, "abilities", ["played > me : draw 1", "played > me : drawl 1"], "horse")
    assert str(error.value) == (
        "mine.toml, line 3: card 'dun': abilities 'played > me : drawl 1': "
        "'drawl' is no deed; expected one of draw, boost, melt or burn."
    )


def test_a_card_has_only_so_many_clauses() -> None:
    (entry,) = CardFile('[[card]]\nid = "dun"\nabilities = []\n').entries()
    with pytest.raises(BadCardFile, match="abilities has 4 clauses; a card can have 3"):
        read_abilities(TOY, entry, "abilities", ["played > me : draw 1"] * 4, "horse")


def test_the_game_adds_its_own_complaints() -> None:
    with pytest.raises(BadAbility, match="needs '#1' or 'pay:n', or its step could go on for ever"):
        parse(DRIFTER, "fortune > me : draw 1", "dude")


def test_a_vocabulary_without_triggers_and_scopes_writes_deeds_alone() -> None:
    bare = Vocabulary(deeds=(Deed(Do.DRAW, (N,)), Deed(Do.MELT)))
    assert bare.columns._fields == ("deed", "argument1")
    (clause,) = parse(bare, "draw 3")
    assert bare.row(clause) == [Do.DRAW, 3]
    assert written(bare, [Do.MELT, 0]) == "melt"
    for text, complaint in [
        ("played > draw 1", "no trigger is expected"),
        ("me : draw 1", "no scope is expected"),
        ("draw 1 ; draw 1", "an ability is one clause here"),
        ("draw 1 @sundown", "nothing lasts here"),
        ("draw 1 #1", "nothing is limited here"),
    ]:
        with pytest.raises(BadAbility, match=complaint):
            parse(bare, text)


def test_numbers_must_fit_the_record() -> None:
    with pytest.raises(ValueError, match="0 to 200 does not fit the numbers of the rows, -128 to 127"):
        Vocabulary(deeds=(Deed(Do.DRAW, (Number("cards", 1, 200),)),))


# In the record


class Herd(Record):
    """Three cards and their rows."""

    abilities = i8(5, TOY.width)
    first_ability = i8(4)


CARDS = [
    ["played may > me : draw 1 ; then > self : boost 2 @sundown"],
    [],
    ["always > self : boost 1", "played > me : draw 2"],
]


def herd() -> Any:
    games = Herd.empty()
    clauses = [[clause for text in texts for clause in parse(TOY, text, "horse")] for texts in CARDS]
    for name, values in TOY.table(clauses, rows=5).items():
        games[0][name] = values
    return games


@rule
def drawn_cards(games: Any, card: int) -> int:
    """All cards that playing a card draws, read as rules read rows."""
    game = games[0]
    cards = 0
    row = find_row(game, card, 0, AT.trigger, When.PLAYED)
    while row != NO_ROW:
        if game.abilities[row, AT.deed] == Do.DRAW:
            cards += int(game.abilities[row, AT.argument1])
        row = find_row(game, card, row + 1, AT.trigger, When.PLAYED)
    return cards


@rule
def continuation(games: Any, card: int, row: int) -> int:
    return row_after(games[0], card, row, AT.trigger, When.THEN)


@rule
def last_row_with_may(games: Any, card: int) -> int:
    found = NO_ROW
    for row in range(first_row(games[0], card), after_rows(games[0], card)):
        if has_flag(games[0], row, AT.flags, Mark.MAY):
            found = row
    return found


def test_rules_walk_the_rows_of_a_card() -> None:
    games = herd()
    assert [drawn_cards(games, card) for card in range(3)] == [1, 0, 2]
    assert [last_row_with_may(games, card) for card in range(3)] == [0, NO_ROW, NO_ROW]
    assert [continuation(games, 0, 0), continuation(games, 0, 1), continuation(games, 2, 2)] == [1, NO_ROW, NO_ROW]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_the_walk_compiles_for_cuda() -> None:
    def kernel(games: Any, out: Any) -> None:
        out[0] = drawn_cards(games, 0) + continuation(games, 0, 0) + last_row_with_may(games, 0)

    assert ".visible .entry" in ptx_of(kernel, Herd.dtype, np.dtype(np.int64))


def test_rows_know_their_card_and_their_place_on_it() -> None:
    table = herd()[0].abilities
    assert table[:, [AT.card, AT.clause]].tolist() == [[0, 0], [0, 1], [2, 0], [2, 1], [0, 0]]


def test_too_many_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="2 clauses do not fit 1 rows"):
        TOY.table([parse(TOY, "played > me : draw 1")] * 2, rows=1)


# In words


def test_a_row_in_english() -> None:
    game = herd()[0]
    assert said(TOY, game.abilities[0]) == "when you play this, if you like, you draw a card"
    assert said_together(TOY, game.abilities[:2]) == (
        "When you play this, if you like, you draw a card, this card gets +2 until sundown."
    )
    row = TOY.row(parse(TOY, "played pay:2 ? holds:3 > foe.grey : draw 2")[0])
    assert said(TOY, row) == "when you play this, if you hold 3 cards, for $2, an opponent in grey draws 2 cards"
    row = TOY.row(parse(TOY, "played ? rich & holds:1 > me : draw 2 #1")[0])
    assert said(TOY, row) == "when you play this, once a day, if you are rich and if you hold 1 card, you draw 2 cards"


@pytest.mark.parametrize("texts", CARDS)
def test_a_row_is_written_as_it_was_read(texts: list[str]) -> None:
    for text in texts:
        assert parse(TOY, " ; ".join(written(TOY, TOY.row(each)) for each in parse(TOY, text, "horse")), "horse") == (
            parse(TOY, text, "horse")
        )


def test_a_number_is_kept_as_the_record_keeps_it() -> None:
    assert TOY.table([[]], rows=1)["abilities"].dtype == np.int8
    assert DRIFTER.table([[]], rows=1)["abilities"].dtype == np.int16
