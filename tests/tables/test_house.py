"""The one authority: what is acknowledged is stored, what is sent twice counts once, and nobody meets silence."""

from __future__ import annotations

import msgspec
import pytest

from sixgun.engine.game import Game
from sixgun.tables import messages as say
from sixgun.tables.match import OVER, BrokenLog

from .saloon import Saloon


def test_a_whole_match_of_any_game_ends_with_the_secret_revealed(saloon: Saloon, game: Game) -> None:
    match = saloon.table("Zoe", "Yan", game=game.name, seats=game.usual_seats)
    assert saloon.view("Zoe", match).result is None
    saloon.to_the_end(match)
    view = saloon.view("Zoe", match)
    assert view.status == OVER
    assert view.result is not None
    assert len(bytes.fromhex(view.result.secret)) == 32
    assert saloon.log(match)[-1] == "revealed"


def test_a_move_is_in_the_log_before_it_is_acknowledged(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    done = saloon.plays(saloon.decider(match), match)
    assert [row.seq for row in saloon.store.rows(match)][-1] == done.seq
    assert saloon.log(match)[-1] == "played"


def test_a_command_sent_twice_counts_once_and_gets_the_same_answer(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    view = saloon.view(who, match)
    play = say.Play(key="once", match=match, decision=view.decision or 0, move=view.moves[0].move)
    first = saloon.house.handle(who, play)
    assert isinstance(first, say.Done)
    length = len(saloon.store.rows(match))
    saloon.restart()
    assert saloon.house.handle(who, play) == first
    assert len(saloon.store.rows(match)) <= length + 1  # the restart itself is in the log, the move is not there again
    assert saloon.log(match).count("played") == 1


def test_a_table_set_up_twice_with_one_key_is_one_table(saloon: Saloon) -> None:
    one = saloon.does("Zoe", say.Create, key="mine", game="calaboose")
    assert saloon.does("Zoe", say.Create, key="mine", game="calaboose") == one
    assert saloon.does("Yan", say.Create, key="mine", game="calaboose").match != one.match
    assert len(saloon.store.matches("open")) == 2


def test_a_key_used_for_something_else_is_refused(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("Zoe", say.Chat, key="k", match=match, text="howdy")
    assert "used for another command" in saloon.refused("Zoe", say.Chat, key="k", match=match, text="adios")
    saloon.does("Yan", say.Chat, key="k", match=match, text="howdy")


def test_an_answer_to_a_closed_decision_gets_the_fresh_view_and_a_sentence(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    old = saloon.view(who, match)
    saloon.plays(who, match)
    answer = saloon.says(who, say.Play, match=match, decision=old.decision, move=old.moves[0].move)
    assert isinstance(answer, say.Stale)
    assert answer.sentence == "That decision was made already; here is the table as it stands."
    assert answer.view == saloon.view(who, match)
    assert answer.view.decision != old.decision
    assert saloon.log(match).count("played") == 1


def test_a_refused_move_says_why_with_its_rule_and_changes_nothing(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    view = saloon.view(who, match)
    allowed = {move.move for move in view.moves}
    lock_a_cell = next(
        move
        for move in range(saloon.derived(match).game.move_space)
        if saloon.derived(match).game.telling.phrase(move, saloon.derived(match).names) == ("lock", "cell 1")
    )
    assert lock_a_cell not in allowed
    answer = saloon.says(who, say.Play, match=match, decision=view.decision, move=lock_a_cell)
    assert isinstance(answer, say.Rejected)
    assert answer.rule == "CAL-18"
    assert answer.sentence == "You lock cards only while all five cells of your jail are full."
    assert saloon.view(who, match) == view
    refusal = saloon.house.why_not(who, match, lock_a_cell)
    assert refusal is not None
    assert refusal.rule == "CAL-18"
    assert saloon.house.why_not(who, match, view.moves[0].move) is None


def test_only_the_seat_that_decides_may_move(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    who = saloon.decider(match)
    other = "Yan" if who == "Zoe" else "Zoe"
    view = saloon.view(who, match)
    wish = {"match": match, "decision": view.decision, "move": view.moves[0].move}
    assert saloon.refused(other, say.Play, **wish) == f"{who} decides now, not you."
    assert saloon.refused("a stranger", say.Play, **wish) == "You do not sit at this table."
    assert saloon.refused(who, say.Play, **{**wish, "move": 1 << 40}).startswith("Moves of Calaboose are numbered")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "calabose"}, "There is no game 'calabose'. Did you mean calaboose?"),
        ({"game": "calaboose", "seats": 9}, "Calaboose is for 2 to 5 players, not 9."),
        ({"game": "calaboose", "pace": "hasty"}, "There is no clock 'hasty'."),
        ({"game": "calaboose", "bot": "gunhnd"}, "Calaboose has no bot 'gunhnd'. Did you mean gunhand?"),
        ({"game": "calaboose", "options": {"jokers": 2}}, "There is no option 'jokers'."),
        ({"game": "calaboose", "options": {"seats": 2}}, "There is no option 'seats'."),
        ({"game": "calaboose", "brings": ["a deck"]}, "Players bring nothing to a game of Calaboose."),
        ({"game": "calaboose", "cards": "x" * 100_001}, "A card file has at most 100,000 characters, not 100,001."),
        ({"game": "calaboose", "key": "x" * 65}, "A command's key has 1 to 64 characters, not 65."),
    ],
)
def test_a_table_that_cannot_be_had_is_refused_in_a_sentence(
    saloon: Saloon, wish: dict[str, object], sentence: str
) -> None:
    assert saloon.refused("Zoe", say.Create, **wish).startswith(sentence)


def test_sitting_down_is_for_one_person_one_chair_and_one_name(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3, deal=False)
    assert saloon.refused("Zoe", say.Join, match=match, name="Zed") == "You sit at this table already."
    assert "called ZOE already" in saloon.refused("Xi", say.Join, match=match, name="ZOE")
    assert saloon.refused("Xi", say.Join, match=match, name="Xi", seat=1) == "Yan sits there."
    assert "seats of this table are 0 to 2" in saloon.refused("Xi", say.Join, match=match, name="Xi", seat=7)
    assert "at least one character" in saloon.refused("Xi", say.Join, match=match, name=" \n")
    assert "at most 24 characters, not 25" in saloon.refused("Xi", say.Join, match=match, name="x" * 25)
    saloon.does("Xi", say.Join, match=match, name="Xi")
    assert saloon.refused("Wim", say.Join, match=match, name="Wim") == "Every seat at this table is taken."
    assert "no such table" in saloon.refused("Wim", say.Join, match="nowhere", name="Wim")


def test_chat_that_is_too_long_is_answered_and_not_dropped(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    assert saloon.refused("Zoe", say.Chat, match=match, text="x" * 301) == (
        "A message has at most 300 characters, not 301."
    )
    saloon.does("Zoe", say.Chat, match=match, text="howdy\x07 all")
    assert saloon.view(None, match).story[-1].text == "Zoe: howdy all"
    unnamed = "You do not sit at this table; to write as a spectator, give a name."
    assert saloon.refused("a stranger", say.Chat, match=match, text="hi") == unnamed


def test_a_rematch_keeps_seats_and_settings_and_everybody_is_led_to_the_same_table(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3, pace="fast", options={"dealer": 1})
    assert saloon.refused("Zoe", say.Rematch, match=match) == "The game is under way."
    saloon.to_the_end(match)
    saloon.house.connect("Zoe", match)
    again = saloon.does("Yan", say.Rematch, match=match, key="again")
    assert saloon.does("Zoe", say.Rematch, match=match).match == again.match
    assert saloon.does("Yan", say.Rematch, match=match, key="again") == again
    assert saloon.view("Zoe", match).rematch == again.match
    old, new = saloon.derived(match), saloon.derived(again.match)
    assert new.opened.options == old.opened.options
    assert (new.opened.pace, new.opened.rematch_of, new.status) == ("fast", match, "open")
    assert new.opened.commitment != old.opened.commitment
    assert [new.seat_of(person) for person in ("Zoe", "Yan")] == [0, 1]
    saloon.does("Zoe", say.Deal, match=again.match)
    assert "The game is over" in saloon.refused("Zoe", say.Join, match=match, name="Zoe II")


def test_a_changed_row_stops_that_table_with_a_sentence_and_no_other(saloon: Saloon) -> None:
    bad, good = saloon.table("Zoe", "Yan"), saloon.table("Zoe", "Yan")
    saloon.plays(saloon.decider(bad), bad)
    rows = saloon.store.rows(bad)
    changed = rows[-1]._replace(body=rows[-1].body.replace('"by":"person"', '"by":"bot"'))
    fresh = saloon.house.ledger.new(bad)
    for row in rows[:-1]:
        fresh.apply(row)
    with pytest.raises(BrokenLog, match="does not fit the chain"):
        fresh.apply(changed)
    saloon.store.write(lambda c: c.exec_driver_sql(f"UPDATE event SET at = at + 1 WHERE match = '{bad}' AND seq = 3"))
    saloon.restart()
    assert "does not fit the rules" in saloon.refused("Zoe", say.Chat, match=bad, text="hello?")
    saloon.does("Zoe", say.Chat, match=good, text="hello!")


def test_commands_and_answers_travel_as_json(saloon: Saloon) -> None:
    text = b'{"do":"play","key":"k","match":"m","decision":4,"move":7}'
    assert say.command_in(msgspec.json.decode(text)) == say.Play(key="k", match="m", decision=4, move=7)
    for wrong in (
        b"",
        b"[]",
        b'{"do":"fly","key":"k"}',
        b'{"do":"play","key":"k","match":"m","decision":"4","move":7}',
    ):
        with pytest.raises(msgspec.DecodeError):
            say.command_in(msgspec.json.decode(wrong))
    match = saloon.table("Zoe", "Yan")
    stale = saloon.says("Zoe", say.Play, match=match, decision=1, move=1)
    assert msgspec.json.decode(say.encode_answer(stale), type=say.AnyAnswer) == stale
