"""Every command at the desk: what it does, and the sentences that refuse it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from sixgun.tables.store import StoreTrouble, open_store
from sixgun.tournaments import commands as say
from sixgun.tournaments import events as log
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.settings import Finals, Settings

from .organiser import ROLES, ROSA, Organiser

STRANGER = say.Who(person="stranger", name="Black Bart")


def opened(rosa: Organiser, **settings: Any) -> say.Done | say.Refused:
    """An attempt to open."""
    wish = Settings(**{"name": "Open", "game": "calaboose", **settings})
    return rosa.desk.handle(ROSA, say.Open(key=rosa.key(), settings=wish))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"name": " "}, "A tournament's name"),
        ({"game": "whist"}, "no game 'whist'"),
        ({"format": "swis"}, "Did you mean"),
        ({"rounds": 99}, "1 to 40 rounds"),
        ({"games": -1}, "1 to 70 games"),
        ({"fewest": 3, "most": 9}, "Tables of Calaboose have 2 to 5 seats"),
        ({"game": "bang", "fewest": 3}, "have 4 to 7 seats"),
        ({"format": "swiss", "most": 4}, "two play at every table"),
        ({"scoring": {"tie": "never"}}, "Option tie takes"),
        ({"game": "bang", "options": {"enlistment": "yes"}}, "enlistment"),
        ({"options": {"wild": 3}}, "no option 'wild'"),
        ({"bot": "hal"}, "no bot 'hal'"),
        ({"pace": "glacial"}, "no clock 'glacial'"),
        ({"finals": Finals(kind="table", top=9)}, "seats 2 to 5, not 9"),
        ({"finals": Finals(kind="bracket", top=1)}, "2 to 64, not 1"),
        ({"finals": Finals(kind="none", top=4)}, "nobody in them"),
        ({"finals": Finals(kind="table", top=4, games=0)}, "Finals have 1 to"),
        ({"format": "single-elimination", "finals": Finals(kind="table", top=4)}, "its own final"),
    ],
)
def test_settings_that_cannot_be_had_are_refused_with_a_sentence(
    rosa: Organiser, settings: dict[str, Any], words: str
) -> None:
    answer = opened(rosa, **settings)
    assert isinstance(answer, say.Refused)
    assert words in answer.sentence


def test_opening_draws_a_seed_and_settles_everything(rosa: Organiser) -> None:
    rosa.open(game="bang", scoring={"system": "simplified"})
    settings = rosa.look(lambda tournament: tournament.settings)
    assert settings.seed > 0
    assert settings.numbers["system"] == 1
    assert (settings.fewest, settings.most) == (5, 7)
    assert settings.bot


def test_the_same_opening_twice_is_one_tournament_with_the_same_link(rosa: Organiser) -> None:
    command = say.Open(key="once", settings=Settings(name="Open", game="calaboose"))
    first, second = rosa.desk.handle(ROSA, command), rosa.desk.handle(ROSA, command)
    assert first == second
    assert len(rosa.desk.own(ROSA)) == 1


def test_a_key_counts_once_and_for_one_command_only(rosa: Organiser) -> None:
    rosa.open()
    first = rosa.ask(say.Enter, key="same", name="Ada")
    assert rosa.ask(say.Enter, key="same", name="Ada") == first
    rosa.restart()
    assert rosa.ask(say.Enter, key="same", name="Ada") == first
    assert "used for another command" in rosa.refused(say.Enter, key="same", name="Buck")
    assert rosa.look(lambda tournament: len(tournament.entrants)) == 1
    assert "1 to 64 characters" in rosa.refused(say.Enter, key="", name="Buck")


def test_two_desks_on_one_database_read_on_and_judge_again(rosa: Organiser) -> None:
    rosa.open()
    other = Desk(rosa.store)
    desks = [rosa.desk, other, Desk(rosa.store)]

    def enter(desk: Desk, letter: str) -> None:
        for number in range(8):
            name = f"{letter}{number}"
            done = desk.handle(ROSA, say.Enter(key=name, tournament=rosa.tournament, name=name))
            assert isinstance(done, say.Done), done

    threads = [threading.Thread(target=enter, args=both) for both in zip(desks, "abc", strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert rosa.look(lambda tournament: list(tournament.entrants)) == list(range(1, 25))
    assert [row.seq for row in rosa.rows()] == list(range(1, 26))


def test_only_the_organiser_and_the_link_may_change_anything(rosa: Organiser) -> None:
    rosa.open(2)
    helper = say.Who(person="helper", name="Levi", desk_key=rosa.desk_key)
    guess = say.Who(desk_key=rosa.desk_key[:-1] + ("A" if rosa.desk_key[-1] != "A" else "B"))
    for who in (STRANGER, guess, say.Who()):
        answer = rosa.ask(say.Drop, who, entrant=1)
        assert isinstance(answer, say.Refused)
        assert "Only the organiser" in answer.sentence
    assert isinstance(rosa.ask(say.Note, helper, text="from Levi"), say.Done)
    assert isinstance(rosa.ask(say.Note, say.Who(at_machine=True), text="from the machine"), say.Done)
    assert rosa.look(lambda tournament: tournament.changes[-2].event.by) == "Levi"
    fresh = rosa.desk.new_desk_key(ROSA, rosa.tournament)
    assert isinstance(rosa.ask(say.Note, helper, text="again"), say.Refused)
    assert rosa.desk.is_organiser(say.Who(desk_key=fresh), rosa.tournament)


def test_the_link_and_the_persons_are_in_no_log(rosa: Organiser) -> None:
    rosa.open()
    rosa.done(say.Enter, name="Ada", person="ada's person")
    bodies = "".join(row.body for row in rosa.rows())
    assert rosa.desk_key not in bodies
    assert "person" not in bodies
    assert rosa.look(lambda tournament: tournament.entrants[1].person) == "ada's person"
    assert [sign.id for sign in rosa.desk.own(say.Who(person="ada's person"))] == [rosa.tournament]


def test_people_enter_and_drop_out_by_themselves_where_they_may(rosa: Organiser) -> None:
    bart = {"name": "Bart", "person": STRANGER.person}
    rosa.open()
    assert isinstance(rosa.ask(say.Enter, STRANGER, **bart), say.Refused)
    rosa.open(1, self_entry=True)
    assert isinstance(rosa.ask(say.Enter, STRANGER, **{**bart, "person": "somebody else"}), say.Refused)
    assert isinstance(rosa.ask(say.Enter, STRANGER, **bart), say.Done)
    assert isinstance(rosa.ask(say.Drop, STRANGER, entrant=1), say.Refused)
    assert isinstance(rosa.ask(say.Drop, STRANGER, entrant=2), say.Done)
    assert isinstance(rosa.ask(say.Return, STRANGER, entrant=2), say.Done)
    assert isinstance(rosa.ask(say.Draw, STRANGER, round=1), say.Refused)


def test_entering(rosa: Organiser) -> None:
    rosa.open()
    rosa.done(say.Enter, name="Ada", person="p")
    rosa.done(say.Enter, name="Bot", bot="best")
    assert rosa.look(lambda tournament: tournament.entrants[2].bot) != ""
    assert "called ada has entered" in rosa.refused(say.Enter, name=" ada ")
    assert "This person has entered" in rosa.refused(say.Enter, name="Eve", person="p")
    assert "not both" in rosa.refused(say.Enter, name="Eve", person="q", bot="best")
    assert "no bot 'hal'" in rosa.refused(say.Enter, name="Hal", bot="hal")
    assert "at least one character" in rosa.refused(say.Enter, name="\n")
    assert "at most 24" in rosa.refused(say.Enter, name="x" * 25)


def test_dropping_out_and_coming_back(rosa: Organiser) -> None:
    rosa.open(4)
    assert "no entrant 9" in rosa.refused(say.Drop, entrant=9)
    assert "has not dropped out" in rosa.refused(say.Return, entrant=1)
    rosa.done(say.Drop, entrant=1, reason="toothache")
    assert "already" in rosa.refused(say.Drop, entrant=1)
    assert rosa.look(lambda tournament: tournament.playing()) == [2, 3, 4]
    rosa.done(say.Return, entrant=1)
    rosa.draw()
    assert sorted(rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats)) == [1, 2, 3, 4]


def test_drawing_is_refused_until_the_results_are_in(rosa: Organiser) -> None:
    rosa.open(1)
    assert "needs at least 2 players" in rosa.refused(say.Draw, round=1)
    rosa.done(say.Enter, name="Bo")
    assert "cannot be seated" in rosa.refused(say.Draw, round=1)
    for name in ("Cy", "Di", "Ed", "Flo", "Gus", "Hal"):
        rosa.done(say.Enter, name=name)
    assert "Round 1 is to be drawn next, not round 2" in rosa.refused(say.Draw, round=2)
    rosa.draw()
    rosa.report(1, [1, 2, 3, 4])
    assert "table 2 of round 1" in rosa.refused(say.Draw, round=2)
    rosa.report(2, [1, 2, 3, 4])
    assert "Round 2 is to be drawn next" in rosa.refused(say.Draw, round=1)
    rosa.draw()


def test_a_round_is_drawn_again_only_before_its_first_result(rosa: Organiser) -> None:
    rosa.open(8)
    assert "Only the last round" in rosa.refused(say.Draw, round=1, again=True)
    rosa.draw()
    before = rosa.look(lambda tournament: tournament.rounds[0])
    rosa.done(say.Enter, name="Late")
    rosa.done(say.Draw, round=1, again=True, reason="somebody came late")
    after = rosa.look(lambda tournament: tournament.rounds[0])
    assert after.seed != before.seed
    assert sum(len(table.seats) for table in after.tables.values()) == 9
    assert rosa.look(lambda tournament: len(tournament.rounds)) == 1
    seats = len(after.tables[1].seats)
    rosa.report(1, range(seats))
    assert "has results" in rosa.refused(say.Draw, round=1, again=True)


def test_a_round_being_played_online_is_not_drawn_again(rosa: Organiser) -> None:
    rosa.open(4, mode="online")
    rosa.draw()
    rosa.done(say.Seat, round=1, table=1, game=1, match="m1")
    assert "being played online" in rosa.refused(say.Draw, round=1, again=True)
    assert "being played already" in rosa.refused(say.Seat, round=1, table=1, game=1, match="m2")
    assert "not to be played" in rosa.refused(say.Seat, round=1, table=1, game=2, match="m2")
    assert "no table 5" in rosa.refused(say.Seat, round=1, table=5, game=1, match="m2")


def test_reporting(rosa: Organiser) -> None:
    rosa.open(4)
    result = {"scores": [1, 2, 3, 4]}
    assert "no round is drawn" in rosa.refused(say.Report, round=1, table=1, game=1, result=result)
    rosa.draw()
    assert "rounds 1 to 1 are drawn" in rosa.refused(say.Report, round=2, table=1, game=1, result=result)
    assert "its tables are 1" in rosa.refused(say.Report, round=1, table=2, game=1, result=result)
    assert "game 1 is" in rosa.refused(say.Report, round=1, table=1, game=2, result=result)
    answer = rosa.ask(say.Report, round=1, table=1, game=1, result={"scores": [1, 2, "x", 4]})
    assert isinstance(answer, say.Refused)
    assert (answer.question, answer.seat) == ("scores", 2)
    stranger = {"round": 1, "table": 1, "game": 1, "result": result, "stand_ins": [9]}
    assert "Entrant 9 does not sit" in rosa.refused(say.Report, **stranger)
    assert "needs 2 players" in rosa.refused(
        say.Report, round=1, table=1, game=1, result={"scores": [1]}, without=[1, 2, 3]
    )
    rosa.report(1, [1, 2, 3, 4])
    assert "correct it" in rosa.refused(say.Report, round=1, table=1, game=1, result=result)


def test_correcting_and_withdrawing_leave_a_trace(rosa: Organiser) -> None:
    rosa.open(4)
    rosa.draw()
    where = {"round": 1, "table": 1, "game": 1}
    assert "no result yet" in rosa.refused(say.Correct, **where, result={"scores": [0, 0, 0, 1]}, reason="slip")
    rosa.report(1, [1, 2, 3, 4])
    first = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats[0])
    assert rosa.row(first).total == 1
    assert "The reason for a correction" in rosa.refused(
        say.Correct, **where, result={"scores": [9, 2, 3, 4]}, reason=""
    )
    assert "nothing is changed" in rosa.refused(say.Correct, **where, result={"scores": [1, 2, 3, 4]}, reason="slip")
    rosa.done(say.Correct, **where, result={"scores": [9, 2, 3, 4]}, reason="slip of the pen")
    assert rosa.row(first).total == 9
    event = rosa.look(lambda tournament: tournament.changes[-1].event)
    assert isinstance(event, log.Corrected)
    assert (event.before["scores"], event.after["scores"]) == ([1, 2, 3, 4], [9, 2, 3, 4])
    assert (event.by, event.reason) == ("Rosa", "slip of the pen")
    rosa.done(say.Withdraw, **where, reason="played again")
    assert rosa.row(first).games == 0
    assert "has no result yet" in rosa.refused(say.Withdraw, **where, reason="twice")
    rosa.report(1, [5, 5, 5, 5])


def test_a_correction_keeps_later_draws_as_they_were_played(rosa: Organiser) -> None:
    rosa.open(8, format="grouped")
    rosa.draw()
    rosa.report(1, [9, 8, 7, 6])
    rosa.report(2, [1, 2, 3, 4])
    rosa.draw()
    before = rosa.look(lambda tournament: [table.seats for table in tournament.rounds[1].tables.values()])
    rosa.done(say.Correct, round=1, table=1, game=1, result={"scores": [0, 0, 0, 0]}, reason="wrong sheet")
    assert rosa.look(lambda tournament: [table.seats for table in tournament.rounds[1].tables.values()]) == before


def test_penalties_and_pardons(rosa: Organiser) -> None:
    rosa.open(2)
    assert "1 to 1,000,000, not 0" in rosa.refused(say.Penalise, entrant=1, amount=0, reason="late")
    assert "The reason for a penalty" in rosa.refused(say.Penalise, entrant=1, amount=5, reason=" ")
    number = rosa.done(say.Penalise, entrant=1, amount=5, reason="late to the table")
    assert (rosa.row(1).penalties, rosa.row(1).total) == (5, -5)
    assert "no penalty that counts" in rosa.refused(say.Pardon, penalty=1)
    rosa.done(say.Pardon, penalty=number)
    assert rosa.row(1).total == 0
    assert "no penalty that counts" in rosa.refused(say.Pardon, penalty=number)


def test_closing_needs_everything_and_reopening_a_reason(rosa: Organiser) -> None:
    """BNG-R69: standings are provisional until the end; a series that is broken off has no final ranking."""
    rosa.open(4, rounds=1)
    assert "Draw round 1" in rosa.refused(say.Close)
    rosa.draw()
    assert "table 1 of round 1" in rosa.refused(say.Close)
    assert "The reason for breaking off" in rosa.refused(say.Close, broken_off=True)
    rosa.done(say.Close, broken_off=True, reason="fire alarm")
    assert rosa.standings().provisional
    assert "no final ranking" in rosa.standings().notices[0]
    assert "reopen it" in rosa.refused(say.Drop, entrant=1)
    assert "reason for reopening" in rosa.refused(say.Reopen, reason="")
    rosa.done(say.Reopen, reason="false alarm")
    assert "not closed" in rosa.refused(say.Reopen, reason="again")
    rosa.report(1, [1, 2, 3, 4])
    assert rosa.standings().provisional
    rosa.done(say.Close)
    assert not rosa.standings().provisional
    assert rosa.desk.own(ROSA)[0].status == "over"


def test_an_unknown_tournament_and_a_dumb_database_get_a_sentence(rosa: Organiser, monkeypatch: Any) -> None:
    rosa.open()
    answer = rosa.ask(say.Note, tournament="nowhere", text="hello")
    assert isinstance(answer, say.Refused)
    assert "no such tournament" in answer.sentence

    def broken(*_: Any) -> None:
        raise StoreTrouble("The database file /secret/place cannot be written.")

    monkeypatch.setattr(rosa.desk.store, "append", broken)
    answer = rosa.ask(say.Note, text="hello")
    assert isinstance(answer, say.Refused)
    assert "it counts once" in answer.sentence
    assert "secret" not in answer.sentence
    monkeypatch.undo()
    assert rosa.look(lambda tournament: tournament.seq) == 1


def test_listeners_hear_of_every_change(rosa: Organiser) -> None:
    rosa.open()
    heard: list[tuple[str, int]] = []
    stop = rosa.desk.listen(lambda tournament, number: heard.append((tournament, number)))
    rosa.done(say.Note, text="one")
    stop()
    rosa.done(say.Note, text="two")
    assert heard == [(rosa.tournament, 2)]


def test_a_list_shows_what_is_public(rosa: Organiser) -> None:
    rosa.open()
    public = rosa.open(private=False)
    assert [sign.id for sign in rosa.desk.public()] == [public]
    assert len(rosa.desk.own(say.Who(at_machine=True))) == 2
    other = open_store(rosa.where)
    assert len(Desk(other).own(ROSA)) == 2
    other.close()


def test_a_fee_is_checked_against_what_somebody_had_before_that_game(rosa: Organiser) -> None:
    """BNG-T51, BNG-T60. Later fees and later penalties do not make an earlier result wrong, nor later gains right."""
    rosa.open(5, game="bang", format="rotation", scoring={"enlistment": "yes"})
    rosa.draw()
    seats = rosa.seats(1, 1)

    def law_wins(game: int, spent: list[int]) -> dict[str, Any]:
        star = seats.index(rosa.look(lambda found: found.rounds[0].tables[1].star(game)))
        roles = [ROLES[5][(seat - star) % 5] for seat in range(5)]
        return {"roles": roles, "survived": [role in ("Sheriff", "Deputy") for role in roles], "spent": spent}

    first = law_wins(1, [1000] * 5)
    rosa.done(say.Report, round=1, table=1, game=1, result=first)
    sheriff = first["roles"].index("Sheriff")
    second = law_wins(2, [3000 if seat == sheriff else 0 for seat in range(5)])
    rosa.done(say.Report, round=1, table=1, game=2, result=second)
    rosa.done(say.Penalise, entrant=seats[sheriff], amount=900, reason="late")
    right = {**first, "spent": [900 if seat == sheriff else 1000 for seat in range(5)]}
    rosa.done(say.Correct, round=1, table=1, game=1, result=right, reason="misread")
    too_much = {**first, "spent": [1100] * 5}
    assert "had $1,000 before the game" in rosa.refused(
        say.Correct, round=1, table=1, game=1, result=too_much, reason="misread"
    )


def test_whoever_the_organiser_took_out_does_not_come_back_alone(rosa: Organiser) -> None:
    """People drop out and return by themselves; thrown out, they ask."""
    rosa.open(4, self_entry=True)
    pat = say.Who(person="pat", name="Pat")
    assert isinstance(rosa.ask(say.Enter, who=pat, name="Pat", person="pat"), say.Done)
    for command in (say.Drop, say.Return):
        assert isinstance(rosa.ask(command, who=pat, entrant=5), say.Done)
    rosa.done(say.Drop, entrant=5, reason="cheated")
    assert "ask at the desk" in rosa.refused(say.Return, who=pat, entrant=5)
    rosa.done(say.Return, entrant=5)
