"""Games to rate out of a house: who sat there to the end, under a public name, each match read once."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Iterator

import pytest

from sixgun.tables import messages as say
from sixgun.tables.fairness import pledge
from sixgun.tables.house import House
from sixgun.tables.match import PLAYING
from sixgun.tables.store import open_store
from sixgun.tournaments.ratings.collecting import Collector

ANN = "ann, as the cookie says it"
KEYS = map(str, itertools.count())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with two finished matches, one of Ann alone, one that Bo left, and a match that is being played."""
    opened = House(open_store(tmp_path_factory.mktemp("ratings") / "saloon.db"))
    play(opened, {ANN: "Ann"}, seats=3)
    play(opened, {ANN: "Annie", "bo": "Bo"}, leaves="bo", private=False)
    running = set_up(opened, {ANN: "Ann"}, 2, private=True)
    assert opened.view(ANN, running).status == PLAYING
    yield opened
    opened.close()


def does(house: House, person: str, command: say.Command) -> str:
    answer = house.handle(person, command)
    assert isinstance(answer, say.Done), answer
    return answer.match


def set_up(house: House, people: dict[str, str], seats: int, private: bool) -> str:
    """A table of Calaboose, dealt."""
    wish = say.Create(key=next(KEYS), game="calaboose", seats=seats, private=private)
    match = does(house, ANN, wish)
    nonces = {person: secrets.token_hex(32) for person in people}
    for person, name in people.items():
        hashed = pledge(match, nonces[person])
        does(house, person, say.Join(key=next(KEYS), match=match, name=name, pledge=hashed))
    does(house, ANN, say.Deal(key=next(KEYS), match=match))
    for person, nonce in nonces.items():
        does(house, person, say.Nonce(key=next(KEYS), match=match, nonce=nonce))
    return match


def play(house: House, people: dict[str, str], seats: int = 2, leaves: str = "", private: bool = True) -> None:
    """A whole game: people by their ids and names, bots in the other seats; one may leave after the deal."""
    match = set_up(house, people, seats, private)
    if leaves:
        does(house, leaves, say.Leave(key=next(KEYS), match=match))
    while (view := house.view(ANN, match)).status == PLAYING:
        if view.to_act == view.viewer and view.decision is not None:
            move = view.moves[0].move
            does(house, ANN, say.Play(key=next(KEYS), match=match, decision=view.decision, move=move))
        else:
            house.driver.tend(match)


def test_finished_matches_are_games_to_rate_with_people_and_bots(house: House) -> None:
    collector = Collector(house)
    with collector.ratings() as (ratings, complete):
        assert complete
        first, second = ratings.games
    assert first.game == "calaboose"
    assert first.result == house.result(first.match)
    assert first.at < second.at
    assert [(player.name, player.is_bot) for player in first.players] == [
        ("Ann", False),
        ("gunhand", True),
        ("gunhand", True),
    ]
    assert {player.id for player in first.players} == {collector.player_id(ANN), "bot.gunhand"}


def test_somebody_is_called_as_last_seen_and_whoever_leaves_hands_the_seat_to_a_bot(house: House) -> None:
    collector = Collector(house)
    with collector.ratings() as (ratings, _):
        assert [player.name for player in ratings.games[1].players] == ["Annie", "gunhand"]
        assert ratings.players[collector.player_id(ANN)].name == "Annie"
        assert collector.player_id("bo") not in ratings.players


def test_the_id_in_addresses_does_not_give_the_person_away_and_stays_the_same(house: House) -> None:
    one, other = Collector(house), Collector(house)
    assert one.player_id(ANN) == other.player_id(ANN) != one.player_id("bo")
    assert ANN not in one.player_id(ANN)
    assert one.player_id(ANN) != hashlib.blake2b(ANN.encode(), digest_size=15).hexdigest()


def test_each_result_is_read_once_a_few_at_a_time_and_no_match_is_played_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Collector(house)
    monkeypatch.setattr(house.ledger, "at", pytest.fail)
    monkeypatch.setattr(house.ledger, "ready", lambda game: False)
    seen = []
    for _ in range(3):
        with collector.ratings(most=1) as (ratings, complete):
            seen.append((len(ratings.games), complete))
    assert seen == [(1, False), (2, True), (2, True)]


def test_the_addresses_of_private_tables_are_remembered(house: House) -> None:
    collector = Collector(house)
    with collector.ratings() as (ratings, _):
        assert collector.private == {ratings.games[0].match}
