"""Ratings over time, records, and who did how against whom."""

from __future__ import annotations

import random
from dataclasses import replace

from sixgun.tournaments.ratings.contract import PROVISIONAL_GAMES, START, Played, Player
from sixgun.tournaments.ratings.history import Ratings
from sixgun.tournaments.ratings.records import Meeting, everybody_met, head_to_head, record_of

from .tables import LAW, OUTLAWS, RENEGADE, free_for_all, shoot_out

POSSE = "Ann Bo Cy Dot Eve Fay Gus"


def evening() -> list[Played]:
    luck = random.Random(7)
    games = [free_for_all("Ann Bo Cy", [luck.randrange(20) for _ in range(3)], at) for at in range(20)]
    return games + [shoot_out(POSSE, luck.choice((LAW, OUTLAWS, RENEGADE)), 20 + at) for at in range(20)]


def test_the_same_games_give_the_same_ratings_whatever_order_they_come_in() -> None:
    games = evening()
    shuffled = random.Random(1).sample(games, len(games))
    once, bit_by_bit = Ratings(games), Ratings()
    for played in shuffled:
        bit_by_bit.add([played])
    assert bit_by_bit.games == once.games
    for game in ("calaboose", "bang"):
        assert once.history("ann", game) == bit_by_bit.history("ann", game) != ()
    assert once.games_of("bo") == bit_by_bit.games_of("bo")


def test_a_corrected_result_is_as_if_it_had_always_been_so() -> None:
    wrong, right = free_for_all("Ann Bo", [1, 2], 0), free_for_all("Ann Bo", [2, 1], 0)
    later = [free_for_all("Ann Bo", [3, 1], at) for at in (1, 2)]
    assert Ratings([right, *later]).now("ann", "calaboose").points > START
    assert Ratings([right, *later]).now("ann", "calaboose") != Ratings([wrong, *later]).now("ann", "calaboose")


def test_a_history_has_a_point_a_game_and_ends_with_the_rating_now() -> None:
    ratings = Ratings(evening())
    points = ratings.history("ann", "bang")
    assert [point.at for point in points] == list(range(20, 40))
    assert points[-1].rating == ratings.now("ann", "bang")
    assert abs(START + sum(point.change for point in points) - points[-1].rating.points) < 1e-6
    assert ratings.history("gus", "calaboose") == ()


def test_the_first_ten_games_are_provisional() -> None:
    games = [free_for_all("Ann Bo", [2, 1], at) for at in range(PROVISIONAL_GAMES)]
    assert Ratings(games[:-1]).now("ann", "calaboose").is_provisional
    assert not Ratings(games).now("ann", "calaboose").is_provisional


def test_people_and_bots_have_lists_of_their_own() -> None:
    ratings = Ratings(free_for_all("Ann BotOne Bo BotTwo", [9, 8, 7, 6], at) for at in range(PROVISIONAL_GAMES))
    assert [player.name for player, _ in ratings.ranking("calaboose", bots=False)] == ["Ann", "Bo"]
    assert [player.name for player, _ in ratings.ranking("calaboose", bots=True)] == ["BotOne", "BotTwo"]
    assert Ratings([free_for_all("Ann Bo", [2, 1])]).ranking("calaboose", bots=False) == []


def test_somebody_is_called_as_last_seen() -> None:
    first, later = free_for_all("Ann Bo", [2, 1], 0), free_for_all("Ann Bo", [2, 1], 1)
    renamed = replace(later, players=[Player(id="ann", name="Anna"), later.players[1]])
    assert Ratings([renamed, first]).players["ann"].name == "Anna"


def test_a_record_counts_games_wins_and_what_was_to_be_expected_by_role() -> None:
    games = [shoot_out(POSSE, RENEGADE, 0), shoot_out(POSSE, LAW, 1), free_for_all("Gus Ann", [4, 4], 2)]
    record = record_of(games, "gus")
    assert (record["bang"].all.games, record["bang"].all.wins) == (2, 1)
    assert record["bang"].by_role.keys() == {"Renegade"}
    assert 0 < record["bang"].all.expected < 0.4
    assert (record["calaboose"].all.wins, record["calaboose"].all.expected) == (0.5, 0.5)
    assert record["calaboose"].by_role == {}


def test_head_to_head_tells_sides_apart() -> None:
    """Ann the Sheriff and Bo the Deputy win and lose together; Gus is against both."""
    games = [shoot_out(POSSE, LAW, 0), shoot_out(POSSE, OUTLAWS, 1), shoot_out(POSSE, RENEGADE, 2)]
    assert head_to_head(games, "ann", "bo") == {"bang": Meeting(games=3, same_side=3)}
    assert head_to_head(games, "ann", "gus") == {"bang": Meeting(games=3, ahead=1, behind=1, level=1)}
    assert head_to_head(games, "gus", "ann")["bang"].against == 3
    assert head_to_head(games, "ann", "zed") == {}


def test_head_to_head_is_kept_by_game() -> None:
    games = [free_for_all("Ann Bo Cy", [1, 5, 9], 0), shoot_out("Bo Ann", [1], 1)]
    assert head_to_head(games, "ann", "bo") == {"calaboose": Meeting(1, behind=1), "bang": Meeting(1, ahead=1)}


def test_who_was_met_most_often_comes_first_and_a_bot_counts_once_a_game() -> None:
    games = [free_for_all("Ann BotOne BotOne Cy", [5, 6, 4, 1], at) for at in range(2)]
    games.append(free_for_all("Ann BotOne", [1, 2], 5))
    met = everybody_met(games, "ann")
    assert [(player.name, meeting.games) for player, meeting in met] == [("BotOne", 3), ("Cy", 2)]
    assert met[0][1] == Meeting(games=3, ahead=2, behind=3)
