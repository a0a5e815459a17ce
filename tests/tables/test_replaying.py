"""A finished match, looked at again step by step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY, SPECTATOR
from sixgun.tables import messages as say
from sixgun.tables.views import View

from .saloon import Saloon


def bare(view: View) -> View:
    """Without what a replay leaves out or tells step by step, and without what the looker may do at the table."""
    told: dict[str, Any] = {"moves": [], "why": {}, "story": [], "undo": None, "earlier": [], "ahead": []}
    seats = [msgspec.structs.replace(seat, here=False) for seat in view.seats]  # after the game: who is connected now
    return msgspec.structs.replace(view, **told, seats=seats, free=[], no_seat="", left=NOBODY, may_close=False)


def test_a_replay_shows_what_was_shown_live(saloon: Saloon, game: Game) -> None:
    match = saloon.table("Zoe", "Yan", game=game.name, seats=game.usual_seats)
    live: dict[int, dict[int, View]] = {0: {}, SPECTATOR: {}}
    for _ in range(40):
        for person, viewer in (("Zoe", 0), (None, SPECTATOR)):
            view = saloon.view(person, match)
            live[viewer][view.seq] = view
        now = saloon.view(None, match)
        if now.status != "playing":
            break
        if "bot" in now.seats[now.to_act].player:
            saloon.house.driver.tend(match)
        else:
            saloon.plays(saloon.decider(match), match)
    saloon.to_the_end(match)
    for viewer, views in live.items():
        frames = {frame.seq: frame for frame in saloon.house.replay(match, viewer=viewer)}
        for seq in frames.keys() & views.keys():
            assert bare(frames[seq]) == bare(views[seq])
        assert len(frames.keys() & views.keys()) > 20


def test_frames_are_the_deal_and_every_step_and_together_they_tell_the_whole_story(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3)
    saloon.does("Zoe", say.Chat, match=match, text="good luck")
    saloon.to_the_end(match)
    for viewer, person in ((1, "Yan"), (SPECTATOR, None)):
        frames = saloon.house.replay(match, viewer=viewer)
        told = [line for frame in frames for line in frame.story]
        assert told == saloon.view(person, match).story
        assert len(frames) == saloon.log(match).count("played") + 2  # the deal before, the end after
        assert all(frame.moves == [] and frame.viewer == viewer for frame in frames)
        assert (frames[0].status, frames[0].result) == ("playing", None)
        assert frames[-1].result == saloon.view(None, match).result
        assert saloon.house.replay(match, person) == frames


def test_a_running_match_is_not_replayed(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    with pytest.raises(SixgunError, match="its cards are still secret"):
        saloon.house.replay(match)
    saloon.to_the_end(match)
    with pytest.raises(SixgunError, match="there is no seat 2"):
        saloon.house.replay(match, viewer=2)
