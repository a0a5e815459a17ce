"""The ability vocabulary: every word of the catalogue with its number, read, written and said in English."""

from __future__ import annotations

import random
import re
from enum import IntEnum

import pytest

from sixgun.engine.abilities import Choice, Clause, spelled
from sixgun.engine.abilitytext import BadAbility, parse
from sixgun.engine.abilitywords import said, said_together, written
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.codes import (
    Act,
    Do,
    Face,
    If,
    InZone,
    Mark,
    Per,
    StatWord,
    TypeWord,
    Until,
    When,
    Who,
)
from sixgun.games.high_stakes_drifter.operations import COUNTERS, DURATIONS, FACTIONS, OPERATIONS, ZONES
from sixgun.games.high_stakes_drifter.vocabulary import CONDITIONS, SCOPES, TRIGGERS, VOCABULARY
from sixgun.games.high_stakes_drifter.words import CardType, Faction, Stat

from .book import rows, section

TABLES: list[tuple[str, type[IntEnum]]] = [
    ("#### Triggers", When),
    ("#### Conditions", If),
    ("#### Target scopes", Who),
    ("#### Operations", Do),
    ("#### Durations", Until),
]


@pytest.mark.parametrize(("heading", "codes"), TABLES)
def test_words_have_the_codes_of_the_catalogue(heading: str, codes: type[IntEnum]) -> None:
    assert {row[0].strip("`"): int(row[1]) for row in rows(heading)} == {spelled(code): code for code in codes}


def test_words_without_a_table_have_the_codes_of_the_catalogue() -> None:
    told = section("#### Argument words") + section("#### Target scopes") + section("#### Flags").replace("` | ", "` ")
    codes = [*StatWord, *TypeWord, *Act, *Per, *InZone, *Face, *Faction, Mark.MAY, Mark.HIDDEN]
    for code in codes:
        assert f"`{spelled(code)}` {int(code)}" in told, code
    assert [int(each) for each in StatWord][:3] == [int(each) for each in Stat]
    assert [int(each) for each in TypeWord][:3] == [int(each) for each in CardType]


def test_a_clause_has_the_columns_and_numbers_of_the_catalogue() -> None:
    told = section("### Encoded row")
    columns = re.findall(r"`(trigger, flags,.*?)`", told)[0].replace("cond", "condition").replace(" op,", " deed,")
    assert columns.replace("arg", "argument").split(", ") == list(VOCABULARY.columns._fields)
    text, row = re.findall(r"`(static \?.*?)`:\n\n`(.*?)`", told)[0]
    (clause,) = parse(VOCABULARY, text, "dude")
    assert list(VOCABULARY.named(VOCABULARY.row(clause)).values()) == [int(number) for number in row.split(", ")]


EXTREMES = {
    "trigger": (0, 17),
    "flags": (0, 3),
    "pay": (0, 120),
    "condition1": (0, 27),
    "condition1_a": (0, 120),
    "condition1_b": (0, 120),
    "condition2": (0, 27),
    "condition2_a": (0, 120),
    "condition2_b": (0, 120),
    "scope": (0, 27),
    "zone": (0, 2),
    "face": (0, 2),
    "faction": (0, 5),
    "deed": (0, 35),
    "argument1": (-99, 120),
    "argument2": (-99, 120),
    "counter": (0, 7),
    "duration": (0, 6),
    "uses": (0, 1),
}


def kept(values: dict[str, int]) -> dict[str, int]:
    """What a packed row gives back."""
    return VOCABULARY.named(VOCABULARY.row(Clause(OPERATIONS[0], values)))


def test_three_words_hold_every_number_a_clause_can_have() -> None:
    """The state has to stay under 4 KB."""
    assert VOCABULARY.width == 3
    assert tuple(EXTREMES) == VOCABULARY.columns._fields
    for end in (0, 1):
        values = {name: ends[end] for name, ends in EXTREMES.items()}
        assert kept(values) == values
    chance = random.Random(8)
    for _ in range(300):
        values = {name: chance.randint(*ends) for name, ends in EXTREMES.items()}
        assert kept(values) == values


def test_every_clause_of_the_house_is_packed_and_comes_back() -> None:
    clauses = [clause for card in house_set().cards for clause in card.clauses]
    assert len(clauses) > 50
    for clause in clauses:
        assert kept(clause.values) == {name: clause.values.get(name, 0) for name in EXTREMES}
        assert set(clause.values) <= set(EXTREMES)


def an_ability(code: IntEnum) -> tuple[str, str]:
    """Some ability with this word in it, and a card that may have it."""
    name = spelled(code)
    if isinstance(code, When):
        card = (next(each.on for each in TRIGGERS if each.code == code))[0]
        first = {When.STATIC: "static > self : mod skill +1", When.THEN: "win > me : draw 2 ; then > me : discard 1"}
        return card, first.get(code, f"{name} > me : draw 1 #1")
    if isinstance(code, Mark):
        return "gear", f"fortune {name}{':2' if code == Mark.PAY else ''} > me : draw 1 #1"
    if isinstance(code, If):
        arguments = next(each.arguments for each in CONDITIONS if each.code == code)
        said_so = [next(iter(each.known)) if isinstance(each, Choice) else "2" for each in arguments]
        return "gear", f"win ? {':'.join([name, *said_so])} > me : draw 1"
    if isinstance(code, Who):
        return "gear", _reaching(code)
    return _doing(code)


def _reaching(who: Who) -> str:
    kind = next(each.kind for each in SCOPES if each.code == who)
    if who in (Who.CHOSEN, Who.CHOSEN_OWNER):
        return f"win > foe_dude.street : reveal ; then > {spelled(who)} : forbid fold @turn"
    deed = {"player": "draw 1", "chip": "flip", "fortune": "peek", "card": "peek"}.get(kind, "conceal")
    return f"win > {spelled(who)} : {deed}"


def _doing(code: IntEnum) -> tuple[str, str]:
    deed = next(each for each in OPERATIONS if each.code == code)
    scope = {"player": "foe", "dude": "foe_dude", "gear": "foe_gear", "chip": "foe_chip", "card": "any_card"}[
        deed.to[0]
    ]
    words = [next(iter(each.known)) if isinstance(each, Choice) else "2" for each in deed.arguments]
    words = ["smarts", "luck"] if code == Do.SWAP else words
    lasting = " @shootout" if deed.lasting else ""
    return "gear", f"win > {scope} : {' '.join([spelled(code), *words])}{lasting}"


REFUSED = (Do.GAIN, Do.LOSE)
WORDS = [*When, *Mark, *If, *Who, *(code for code in Do if code not in REFUSED)]


def assert_said(text: str, card: str) -> str:
    """It is read, written back as it was, and said in a sentence with nothing left to fill in."""
    clauses = parse(VOCABULARY, text, card)
    lines = [VOCABULARY.row(clause) for clause in clauses]
    again = " ; ".join(written(VOCABULARY, row) for row in lines)
    assert [VOCABULARY.row(clause) for clause in parse(VOCABULARY, again, card)] == lines
    sentence = said_together(VOCABULARY, lines)
    assert sentence.endswith(".")
    assert not re.search(r"[{}_@#*]|  | ,|\bNone\b", sentence), sentence
    return sentence


@pytest.mark.parametrize("code", WORDS, ids=lambda code: f"{type(code).__name__}.{code.name}")
def test_every_word_is_read_and_said_in_english(code: IntEnum) -> None:
    card, text = an_ability(code)
    assert_said(text, card)


def test_no_two_words_of_a_kind_sound_alike() -> None:
    """What differs in the file differs in English; the condition that always holds is not said."""
    for sort in (TRIGGERS, CONDITIONS, SCOPES, OPERATIONS):
        heard = [each.words for each in sort]
        assert len(set(heard)) == len(heard)


@pytest.mark.parametrize("act", list(Act))
def test_every_act_can_be_forbidden_demanded_and_permitted(act: Act) -> None:
    for deed in ("forbid", "must", "permit"):
        assert_said(f"static > host : {deed} {spelled(act)}", "gear")


@pytest.mark.parametrize("counter", [counter for counter in Per if counter != Per.ONE])
def test_every_counter_multiplies(counter: Per) -> None:
    sentence = assert_said(f"static > host : mod luck -2*{spelled(counter)}", "gear")
    assert sentence == f"The dude has -2 luck{COUNTERS.words[counter]}."


@pytest.mark.parametrize("until", [until for until in Until if until not in (Until.NOW, Until.WHILE)])
def test_every_duration_is_said(until: Until) -> None:
    assert assert_said(f"win > host : mod luck +1 @{spelled(until)}", "gear").endswith(f"{DURATIONS.words[until]}.")


@pytest.mark.parametrize("stat", list(StatWord))
def test_every_stat_can_be_changed(stat: StatWord) -> None:
    assert_said(f"win > host : mod {spelled(stat)} +1 @turn", "gear")


def test_filters_are_said_in_their_order() -> None:
    (clause,) = parse(VOCABULARY, "win > foe_dude.street.up.law : conceal", "dude")
    assert said(VOCABULARY, VOCABULARY.row(clause)) == (
        "when the dude wins a shootout, conceal an opposing dude in the street lying face up of the Law"
    )
    assert len(FACTIONS.known) == 5
    assert list(ZONES.known) == ["saloon", "street"]


@pytest.mark.parametrize(
    ("card", "text", "sentence"),
    [
        (
            "dude",
            "fortune pay:2 > foe : look #1 ; then > chosen : discard 1",
            "In the fortune step, once per shootout, pay $2: look at the hand of an opponent, "
            "then the chosen one discards a card of their choice.",
        ),
        (
            "dude",
            "gear > my_gear.saloon : move #1",
            "As an action, once per turn, move one of your gear cards in the saloon to",
        ),
        ("fortune", "play > me : draw 2", "When this card is played, you draw 2 cards."),
        ("fortune", "play > foes : draw 1", "When this card is played, each opponent draws a card."),
        ("gear", "win > me : salvage gear 3", "you take up to 3 of the gear cards in your deadwood into your hand."),
        (
            "gear",
            "static ? host_up & stat_min:skill:7 > host : tie",
            "If the dude is revealed and if the dude has skill",
        ),
    ],
)
def test_abilities_in_english(card: str, text: str, sentence: str) -> None:
    assert sentence in assert_said(text, card)


@pytest.mark.parametrize(
    ("card", "text", "complaint"),
    [
        ("gear", "gear > me : draw 1 #1", "the trigger 'gear' is for dude cards, not for a gear"),
        ("gear", "play > me : draw 1", "the trigger 'play' is for fortune cards"),
        ("fortune", "street > me : draw 1", "the trigger 'street' is for dude or gear cards"),
        ("dude", "reveal > any_gear.up : copy", "the deed 'copy' is for gear or fortune cards, not for a dude"),
        ("dude", "fortune > me : draw 1", "a 'fortune' ability needs '#1' or 'pay:n'"),
        ("dude", "gear > me : draw 1", "a 'gear' ability needs '#1' or 'pay:n'"),
        ("dude", "static > my_dude : mod skill +1", "the scope 'my_dude' is chosen, and 'static' asks nobody"),
        ("dude", "static > self : mod choice +1", "a 'static' clause cannot use 'choice'"),
        ("dude", "static > chosen_owner : lead", "a 'static' clause cannot use 'chosen_owner'"),
        ("dude", "static > me : draw 1", "the deed 'draw' happens at once, so it cannot be 'static'"),
        ("dude", "reveal > me.up : draw 1", "'up' cannot follow 'me' there"),
        ("dude", "reveal > any_chip.up : flip", "'up' cannot follow 'any_chip' there"),
        ("dude", "reveal > any_gear.law : bury", "'law' cannot follow 'any_gear' there"),
        ("dude", "reveal > foe_dude.up.street : peek", "'street' cannot follow 'foe_dude' there"),
        ("dude", "reveal > foes : forbid raise @stay", "'stay' needs a card as target"),
        ("dude", "win > me : gain 3", "the deed 'gain' is refused: no chips may be made or lost"),
        ("dude", "win > me : lose 3", "the deed 'lose' is refused: no chips may be made or lost"),
        ("dude", "reveal > me : draw 0", "the n of 'draw' is '0'; expected a whole number from 1 to 120"),
        ("dude", "static > me : cost gear 0", "expected a whole number from -99 to 99 but not 0"),
        ("dude", "win > me : contest all", "the stat of 'contest' is 'all'"),
        ("dude", "win > foe_dude : set contested 3 @turn", "the stat of 'set' is 'contested'"),
        ("dude", "win > foe_dude : mod skill +2", "the duration of 'mod', after an '@', is missing"),
        ("dude", "win > foe : bury", "the deed 'bury' is done to a card or chip, and the scope is a player"),
        ("dude", "reveal > chosen : bury", "the scope 'chosen' needs a clause before it"),
    ],
)
def test_what_the_catalogue_refuses_is_refused(card: str, text: str, complaint: str) -> None:
    with pytest.raises(BadAbility) as error:
        parse(VOCABULARY, text, card)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("static may > self : mod skill +1", "a 'static' clause is simply in force"),
        ("static pay:1 > self : mod skill +1", "a 'static' clause is simply in force"),
        ("static > self : mod skill +1 #1", "a 'static' clause is simply in force"),
        ("static > self : mod skill +1 ; then > me : draw 1", "nothing can follow a 'static' clause"),
        ("win > chosen_owner : draw 1", "the scope 'chosen_owner' needs a clause before it that reaches a card"),
        ("win > foe : look ; then > chosen_owner : draw 1", "the scope 'chosen_owner' needs a clause before it"),
    ],
)
def test_words_that_would_mean_nothing_are_refused(text: str, complaint: str) -> None:
    """HSD-R116."""
    with pytest.raises(BadAbility) as error:
        parse(VOCABULARY, text, "dude")
    assert complaint in str(error.value)
