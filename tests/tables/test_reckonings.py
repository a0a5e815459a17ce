"""What a round came to, in the views of a live match: who is shown it, and for how long."""

from __future__ import annotations

from sixgun.engine.seats import SPECTATOR
from sixgun.games.registry import find_game
from sixgun.tables import events as log
from sixgun.tables.match import Match
from sixgun.tables.transcript import Recorder
from sixgun.tables.views import view_of


def scored_round() -> tuple[Recorder, Match]:
    """Two players, two rounds of a game, the first of which has just been scored."""
    game = find_game("outlaw-poker")
    settled = game.settled(2, None, rounds=2, max_laps=1)
    options = {option.name: int(settled[0][option.name]) for option in game.option_sheet}
    opened = log.Opened(game=game.name, rules=game.rules_version, seats=2, options=options, cards=None, seed=1)
    recorder = Recorder(opened, ("Ann", "Bo"), (), lambda name: game)
    while recorder.match.showdown is None:
        assert view_of(recorder.match, 0).reckoning is None
        first_move(recorder)
    return recorder, recorder.match


def first_move(recorder: Recorder) -> None:
    assert recorder.match.position is not None
    recorder.play(int(recorder.match.position.legal[0]))


def test_everybody_is_shown_a_round_that_has_just_ended() -> None:
    _, match = scored_round()
    shown = [view_of(match, viewer, since) for viewer in (0, 1, SPECTATOR) for since in (0, match.seq - 1, match.seq)]
    assert all(view.reckoning is not None and view.reckoned == match.seq for view in shown)
    assert len({str(view.reckoning) for view in shown}) == 1


def test_when_the_game_has_gone_on_only_those_who_missed_it_are_shown_it() -> None:
    recorder, match = scored_round()
    ended = match.seq
    first_move(recorder)
    assert view_of(match, 0, since=ended).reckoning is None
    assert view_of(match, 0, since=0).reckoning is None  # somebody who comes now
    missed = view_of(match, 0, since=ended - 1)
    assert missed.reckoning is not None
    assert (missed.reckoning.title, missed.reckoned) == ("Round 1 of 2", ended)


def test_a_replay_shows_it_once_and_the_end_for_good() -> None:
    recorder, match = scored_round()
    while match.decision is not None:
        first_move(recorder)
    end = view_of(match, SPECTATOR, since=match.seq)
    assert end.reckoning is not None
    assert end.result is not None
    won = [tally.seat for tally in end.reckoning.tallies if tally.won]
    assert won == end.result.winners
