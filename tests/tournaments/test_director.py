"""Online play: the desk opens tables, seats people and bots, deals, and collects what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.errors import MoveRefused
from sixgun.tables import messages
from sixgun.tables.driver import DEFAULT_HABITS
from sixgun.tables.house import House
from sixgun.tables.match import DEALING, OPEN, OVER, PLAYING
from sixgun.tournaments import commands as say
from sixgun.tournaments.accounts import series
from sixgun.tournaments.director import PATIENCE, Director, due
from sixgun.tournaments.errors import DeskRefused
from sixgun.tournaments.files import take_in, written
from sixgun.tournaments.scoring.registry import find_scoring
from sixgun.tournaments.tournament import Tournament
from tests.tables.saloon import Saloon

from .organiser import ROLES, Organiser


class Evening:
    """A saloon with a desk in it."""

    def __init__(self, path: Path) -> None:
        self.saloon = Saloon(path)
        self.rosa = Organiser(path)
        self.begin()

    @property
    def house(self) -> House:
        return self.saloon.house

    def begin(self) -> None:
        self.director = Director(self.rosa.desk, self.house)

    def restart(self) -> None:
        """Everything in memory is lost; the house is away for longer than anybody's lease."""
        self.rosa.restart()
        self.saloon.restart(away=2 * DEFAULT_HABITS.lease)
        self.begin()

    def open(self, people: int, bots: int, **settings: Any) -> None:
        wish = {"mode": "online", "format": "rounds", "rounds": 1, **settings}
        self.rosa.open(0, **wish)
        for number in range(1, people + 1):
            self.rosa.done(say.Enter, name=f"Ann{number}", person=f"person {number}")
        for number in range(1, bots + 1):
            self.rosa.done(say.Enter, name=f"Buck{number}", bot="random")

    def tend(self) -> None:
        """The director does what is due, and the people's browsers do their part of a deal."""
        self.director.tend(self.rosa.tournament)
        for match in self.saloon.store.matches(DEALING):
            self.saloon.all_pledge_and_show(match)

    def matches(self) -> list[str]:
        """The match of every table's first game, in order."""
        return list(self.rosa.look(lambda found: [each.matches[1] for _, each in found.tables() if each.matches]))

    def match_of(self, game: int) -> str:
        """The match of a game at the first table."""
        return str(self.rosa.look(lambda found: found.rounds[0].tables[1].matches[game]))

    def play_out(self, match: str) -> None:
        """Bots move for everybody until the game is over."""
        while self.house.status(match) == PLAYING:
            with self.house.ledger.at(match) as found:
                seat, decision = found.to_act, found.decision
                person = found.chairs[seat].person
                move = int(found.position.legal[0]) if found.position is not None else 0
            if person is None:
                self.house.driver.tend(match)
            else:
                self.saloon.does(person, messages.Play, match=match, decision=decision, move=move)

    def close(self) -> None:
        self.rosa.store.close()
        self.saloon.close()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    found = Evening(tmp_path / "saloon.db")
    yield found
    found.close()


def test_a_tournament_of_bots_is_opened_played_and_reported_by_itself(evening: Evening) -> None:
    """Two tables of three, one game each: nobody does anything but draw."""
    evening.open(people=0, bots=6, fewest=3, most=3)
    evening.rosa.draw()
    evening.tend()
    matches = evening.matches()
    assert len(matches) == 2
    for match in matches:
        assert evening.house.status(match) == PLAYING
        evening.play_out(match)
    evening.tend()
    standings = evening.rosa.standings()
    assert [row.games for row in standings.rows] == [1] * 6
    with evening.rosa.desk.at(evening.rosa.tournament) as found:
        for _, table in found.tables():
            assert table.outcomes[1].source == "table"
            assert table.outcomes[1].result == evening.house.result(table.matches[1])


def test_people_sit_where_the_draw_put_them_and_play_when_all_are_there(evening: Evening) -> None:
    """The seats are kept; the cards are dealt when the last one has come."""
    evening.open(people=2, bots=1, fewest=3, most=3)
    evening.rosa.draw()
    evening.tend()
    [match] = evening.matches()
    drawn = evening.rosa.look(lambda found: [found.name(each) for each in found.rounds[0].tables[1].seats])
    with evening.house.ledger.at(match) as found:
        assert [chair.name for chair in found.chairs] == drawn
    evening.house.connect("person 1", match)
    evening.tend()
    assert evening.house.status(match) == OPEN
    evening.house.connect("person 2", match)
    evening.tend()
    assert evening.house.status(match) == PLAYING
    evening.play_out(match)
    evening.tend()
    assert [row.games for row in evening.rosa.standings().rows] == [1, 1, 1]


def test_whoever_does_not_come_is_waited_for_but_not_for_ever(evening: Evening) -> None:
    """After a while the cards are dealt, and the one who is missing counts as away."""
    evening.open(people=2, bots=1, fewest=3, most=3)
    evening.rosa.draw()
    evening.tend()
    [match] = evening.matches()
    evening.house.connect("person 1", match)
    evening.saloon.time.pass_by(PATIENCE - 1)
    evening.tend()
    assert evening.house.status(match) == OPEN
    evening.saloon.time.pass_by(1)
    evening.tend()
    assert evening.house.status(match) == PLAYING
    with evening.house.ledger.at(match) as found:
        here = {found.chairs[seat].person: found.clock.here[seat] for seat in range(3)}
    assert (here["person 1"], here["person 2"]) == (True, False)


def test_nobody_else_sits_down_deals_or_leaves_a_table_of_the_desk(evening: Evening) -> None:
    """The seats are the desk's to give, a bot's seat as well; the way out leads over the desk."""
    evening.open(people=2, bots=1, fewest=3, most=3)
    evening.rosa.draw()
    evening.tend()
    [match] = evening.matches()
    says = evening.saloon.refused
    assert "nobody else sits down" in says("stranger", messages.Join, match=match, name="Sly")
    assert "only its desk deals" in says("person 1", messages.Deal, match=match)
    assert "drops out" in says("person 1", messages.Leave, match=match)
    evening.house.connect("person 1", match)
    evening.house.connect("person 2", match)
    evening.tend()
    assert "nobody else sits down" in says("stranger", messages.Join, match=match, name="Sly")
    evening.play_out(match)
    assert evening.house.status(match) == OVER
    assert "who plays next" in says("person 1", messages.Rematch, match=match)


def test_the_desk_deals_at_its_own_tables_only(evening: Evening) -> None:
    """Whatever match a desk is made to name, strangers' cards are not dealt by it."""
    match = evening.saloon.does("person 1", messages.Create, game="calaboose", seats=3).match
    with pytest.raises(MoveRefused, match="its own tables only"):
        evening.house.deal_hosted(match)
    assert evening.house.status(match) == OPEN


def test_a_director_that_is_killed_at_any_step_neither_loses_nor_doubles_a_game(evening: Evening) -> None:
    """After every step everything in memory is lost, and another director goes on."""
    evening.open(people=0, bots=3, fewest=3, most=3, games=2)
    evening.rosa.draw()
    sitting = evening.rosa.look(due)
    lost = evening.house.host(f"desk of {evening.rosa.tournament}", sitting[0].wish, sitting[0].guests)
    evening.restart()  # killed after the table was opened, before the desk knew
    evening.tend()
    assert evening.matches() == [lost]
    for game in (1, 2):
        evening.restart()
        evening.tend()
        match = evening.match_of(game)
        evening.play_out(match)
        evening.restart()
        evening.tend()
        evening.tend()
    assert [row.games for row in evening.rosa.standings().rows] == [2, 2, 2]
    kinds = [row.body.split('"kind":"')[1].split('"')[0] for row in evening.rosa.rows()]
    assert (kinds.count("seated"), kinds.count("reported")) == (2, 2)


def test_the_star_of_bang_goes_round_and_what_lay_on_the_table_is_handed_on(evening: Evening) -> None:
    """BNG-T16, BNG-T17: the Sheriff of each game is the one whose turn it is."""
    evening.open(people=0, bots=4, game="bang", format="rotation", rounds=1)
    evening.rosa.draw()
    for _ in range(4):
        evening.tend()
        game = evening.rosa.look(lambda found: max(found.rounds[0].tables[1].matches))
        match = evening.match_of(game)
        evening.play_out(match)
        evening.tend()
    outcomes = evening.rosa.look(lambda found: found.rounds[0].tables[1].outcomes)
    star = evening.rosa.look(lambda found: found.rounds[0].tables[1].placed.star)
    sheriffs = [outcomes[game].result["roles"].index("Sheriff") for game in sorted(outcomes)]
    assert sheriffs == [(star + game) % 4 for game in range(4)]
    assert evening.rosa.look(lambda found: found.open_tables()) == []


def test_a_round_whose_tables_are_open_is_not_drawn_again(evening: Evening) -> None:
    """People may be sitting there already; before that, the tables opened are those of the second draw."""
    evening.open(people=0, bots=6, fewest=3, most=3)
    evening.rosa.draw()
    evening.rosa.done(say.Draw, round=1, again=True, reason="somebody was late")
    evening.tend()
    drawn = evening.rosa.look(lambda found: [found.name(each) for each in found.rounds[0].tables[1].seats])
    with evening.house.ledger.at(evening.match_of(1)) as found:
        assert [chair.name for chair in found.chairs] == drawn
    again = evening.rosa.refused(say.Draw, round=1, again=True, reason="once more")
    assert again == "Tables of round 1 are being played online; it cannot be drawn again."


def test_whoever_drops_out_is_played_by_a_bot_and_gets_nothing_for_it(evening: Evening) -> None:
    """The next game of the table goes on without the person."""
    evening.open(people=1, bots=2, fewest=3, most=3, games=2)
    evening.rosa.draw()
    evening.tend()
    [match] = evening.matches()
    evening.house.connect("person 1", match)
    evening.tend()
    evening.play_out(match)
    evening.tend()
    evening.rosa.done(say.Drop, entrant=1, reason="the last train")
    evening.restart()
    evening.tend()
    evening.play_out(evening.match_of(2))
    evening.tend()
    assert [evening.rosa.row(entrant).games for entrant in (1, 2, 3)] == [1, 2, 2]


def test_a_result_by_hand_without_somebody_does_not_stop_the_next_game(evening: Evening) -> None:
    """BNG-T46, BNG-T66. The last result has no seat for whoever was not there; the next game brings what is known."""
    rosa = evening.rosa
    rosa.open(5, game="bang", format="rotation", mode="online", scoring={"experience": "yes"})
    rosa.draw()
    table = rosa.look(lambda found: found.rounds[0].tables[1])
    gone = next(entrant for entrant in table.seats if entrant != table.star(1))
    there = [entrant for entrant in table.seats if entrant != gone]
    star = there.index(table.star(1))
    roles = [ROLES[4][(seat - star) % 4] for seat in range(4)]
    result = {"roles": roles, "survived": [role == "Sheriff" for role in roles], "final_duel": False}
    rosa.done(say.Report, round=1, table=1, game=1, result=result, without=[gone])
    [sitting] = rosa.look(due)
    assert len(sitting.wish.brings) == 5
    series_of = rosa.look(lambda found: series(found, table))
    assert [series_of.in_last(seat) for seat in range(5)] == [
        None if entrant == gone else there.index(entrant) for entrant in table.seats
    ]


def test_a_duel_of_which_only_the_winner_is_known_does_not_stop_the_next_game(evening: Evening) -> None:
    evening.rosa.open(2, game="bang", format="swiss", mode="online", games=3)
    evening.rosa.draw()
    evening.rosa.done(say.Report, round=1, table=1, game=1, result={"winners": [0]})
    [sitting] = evening.rosa.look(due)
    assert (sitting.game, sitting.match) == (2, None)


def test_a_tournament_that_cannot_go_on_does_not_stop_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault at one desk is told there; the director tends all other tournaments."""
    evening.open(people=0, bots=3, fewest=3, most=3)
    evening.rosa.draw()
    faulty = evening.rosa.tournament
    evening.open(people=0, bots=3, fewest=3, most=3)
    evening.rosa.draw()
    tend = evening.director.tend

    def fails_at_one(tournament: str) -> None:
        if tournament == faulty:
            raise KeyError("survived")
        tend(tournament)

    monkeypatch.setattr(evening.director, "tend", fails_at_one)
    for order in (1, -1):
        signs = evening.rosa.desk.playing()[::order]
        monkeypatch.setattr(evening.rosa.desk, "playing", lambda found=signs: found)
        evening.director.look_round()
    assert evening.matches()
    assert "by hand" in evening.director.trouble[faulty]


def test_a_file_made_by_hand_cannot_name_a_table_of_this_house(evening: Evening) -> None:
    """Else its organiser could deal at other people's tables, and read their results."""
    evening.open(people=0, bots=3, fewest=3, most=3)
    evening.rosa.draw()
    evening.tend()
    [match] = evening.matches()
    events = [change.event for change in evening.rosa.look(lambda found: list(found.changes))]
    assert any(getattr(event, "match", "") == match for event in events)
    forged = Tournament("forged", find_scoring)
    rows = [forged.happen(event, 0) for event in events]
    eve = say.Who(person="eve", name="Eve")
    with pytest.raises(DeskRefused, match="a table of this house"):
        take_in(evening.rosa.desk, eve, written("forged", rows), "k")


def test_only_a_share_of_tables_plays_with_bots_alone_and_the_others_follow(evening: Evening) -> None:
    """Else a guest fills disk and processor with one click."""
    evening.rosa.desk.shares = replace(evening.rosa.desk.shares, bot_tables=1)
    evening.open(people=0, bots=8)
    evening.rosa.draw()
    evening.tend()
    assert len(evening.matches()) == 1
    assert "At most 1 tables of bots" in evening.director.trouble[evening.rosa.tournament]
    evening.play_out(evening.matches()[0])
    evening.tend()
    evening.tend()
    assert len(evening.matches()) == 2
    assert evening.rosa.tournament not in evening.director.trouble
