"""What is called how at a table: players, cards, reasons, events; and card files that say it in their own words."""

from __future__ import annotations

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import BadCardFile
from sixgun.engine.seats import NOBODY
from sixgun.engine.speech import Names, Reason, Saying, Speech, refused
from sixgun.engine.story import Event
from sixgun.tables.table import Table

WHISKEY = CardWords(id="bad_whiskey", name="Moonshine", plural="jugs of Moonshine")
NAMES = Names(["Ann", "Bo"], {"card": [WHISKEY]})


class WhyNot(Reason):
    """Reasons of a game that is not there."""

    ALLOWED = 0
    NO_WHISKEY = 1, "That takes a {bad_whiskey}; two {bad_whiskey:many} are too many.", "CAL-69"


class Told(Saying):
    """Events of it."""

    PLACED = 1, "{who} puts {what:card} in {where:cell}."
    ENDED = 2


SPEECH = Speech(card=lambda card, names: names.cards["card"][card].name, cell=lambda cell, names: f"cell {cell + 1}")


def test_players_go_by_name_and_empty_seats_by_number() -> None:
    assert [NAMES.who(seat) for seat in (0, 1, 4, NOBODY)] == ["Ann", "Bo", "seat 5", ""]
    assert list(NAMES) == ["Ann", "Bo"]


def test_a_refusal_calls_cards_by_their_names_at_the_table() -> None:
    refusal = refused(WhyNot.refusals()[WhyNot.NO_WHISKEY], NAMES)
    assert str(refusal) == "That takes a Moonshine; two jugs of Moonshine are too many. (CAL-69)"
    assert list(WhyNot.refusals()) == [1]


def test_an_event_is_said_by_its_template_or_by_a_function_of_its_own() -> None:
    event = SPEECH.tell(Told, ended=lambda told, names: f"Over after {told.what}.")
    assert event(Event(1, 1, 0, 2, whispered=False), NAMES) == "Bo puts Moonshine in cell 3."
    assert event(Event(2, NOBODY, 7, 0, whispered=False), NAMES) == "Over after 7."


def test_an_event_without_words_or_with_two_sorts_of_them_is_an_error_at_once() -> None:
    with pytest.raises(TypeError, match="ended"):
        SPEECH.tell(Told)
    with pytest.raises(TypeError, match="placed"):
        SPEECH.tell(Told, ended=lambda told, names: "", placed=lambda told, names: "")
    with pytest.raises(TypeError, match="each event has a sentence or a function"):
        SPEECH.tell(Told, ended=lambda told, names: "", shot=lambda told, names: "")


HOUSE = """
[[card]]
id = "ace"
name = "Ace"
text = "Beats {beats}."
icon = "card-ace-spades"
hue = "red"
rules = ["X-1"]
worth = 3
"""


def test_a_players_own_file_may_rename_a_card_and_keeps_the_rest_of_its_words() -> None:
    own = CardFile('[[card]]\nid = "ace"\nname = "Big Gun"\nworth = 5\n').with_words_of(CardFile(HOUSE))
    words = own.entries()[0].words(corner=5, beats="all")
    assert (words.name, words.many, words.text, words.icon, words.hue) == (
        "Big Gun",
        "Big Guns",
        "Beats all.",
        "card-ace-spades",
        "red",
    )
    assert (words.rules, words.corner, words.count(2)) == (("X-1",), "5", "2 Big Guns")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "Ace"', "name = 3", "line 4: card 'ace': name must be at most 400 printable characters, not 3"),
        ('name = "Ace"', f'name = "{"a" * 41}"', "line 4: card 'ace': name must be at most 40 characters"),
        (
            'name = "Ace"',
            'name = "!!!"',
            "line 4: card 'ace': name must have a word or a number that a player can type",
        ),
        ('name = "Ace"', 'name = " "', "line 4: card 'ace': name is missing"),
        ('hue = "red"', 'hue = "pink"', "card 'ace': hue must be one of ink, brown"),
        ('rules = ["X-1"]', 'rules = "X-1"', "card 'ace': rules must be a list of rule numbers in quotes, not 'X-1'"),
        ("{beats}", "{loses}", "line 5: card 'ace': text may name {beats} in braces"),
        ("{beats}", "{", "line 5: card 'ace': text may name {beats} in braces"),
        ("{beats}", "{beats.__class__}", "text may name {beats} in braces"),
    ],
)
def test_a_mistake_in_the_words_is_named_with_its_line_and_field(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadCardFile) as wrong:
        CardFile(HOUSE.replace(old, new)).entries()[0].words(beats="all")
    assert complaint in str(wrong.value)


def test_a_renamed_card_is_called_so_in_moves_refusals_events_and_on_the_table() -> None:
    from sixgun.games.calaboose.cards import CARD_FILE

    text = CARD_FILE.read_text(encoding="utf-8").replace('name = "Bandit"', 'name = "Coyote"')
    text = text.replace('name = "Bad Whiskey"', 'name = "Moonshine"')
    table = Table("calaboose", seats=4, seed=7, cards=CardFile(text))
    assert table.moves()[0].words == "place Coyote in cell 1"
    table.play("place coyote in cell 1")
    assert "Bo places a Coyote in cell 1." in table.events
    assert "Coyote" in table.show(1)
    assert "Moonshine" in str(table.why_not("play moonshine on ann"))
