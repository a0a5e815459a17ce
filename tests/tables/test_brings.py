"""What a seat brings is checked, kept in the log, hidden where the game says so, replayed and verified."""

from __future__ import annotations

import msgspec
import pytest

from sixgun.engine.errors import BadOption, BadTranscript
from sixgun.engine.seats import SPECTATOR
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify

from . import toys
from .saloon import Saloon
from .test_transcripts import forged, replayed
from .toys import DEAL


@pytest.fixture(autouse=True)
def toys_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)


def dealer(saloon: Saloon, match: str) -> int:
    position = saloon.derived(match).position
    assert position is not None
    return int(position.games[0].dealer)


def sit(saloon: Saloon, match: str, seat: int, *people: str) -> None:
    """The people sit down; the one of that seat brings the deal."""
    for number, person in enumerate(people):
        brings = DEAL if number == seat else None
        saloon.does(person, say.Join, match=match, name=person, seat=number, brings=brings)


def opened(saloon: Saloon, game: str, **settings: object) -> str:
    return saloon.does("Zoe", say.Create, game=game, seats=3, **settings).match


def test_a_table_alone_is_written_with_what_its_seats_bring_and_replays() -> None:
    table = Table(toys.OPEN_TOY, seats=3, seed=5, brings=[None, None, DEAL])
    assert table.state.dealer == 2
    assert Table(toys.OPEN_TOY, seats=3, seed=5, brings=[None, DEAL, None]).state.dealer == 1
    table.play(table.moves()[0])
    again = replayed(Transcript.from_text(table.transcript().to_text()))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.transcript().to_text() == table.transcript().to_text()
    with pytest.raises(BadTranscript, match="leads to another position"):
        replayed(forged(table.transcript(), log.Brought, seat=0))
    with pytest.raises(BadTranscript, match="A player brings the deal, not 'the lot'"):
        replayed(forged(table.transcript(), log.Brought, what="the lot"))


def test_what_cannot_be_brought_is_refused_and_nothing_is_written(saloon: Saloon) -> None:
    with pytest.raises(BadOption, match="A player brings the deal, not 'dynamite'"):
        Table(toys.OPEN_TOY, seats=2, brings=["dynamite", None])
    assert "A player brings" in saloon.refused("Zoe", say.Create, game="open-toy", seats=2, brings=["dynamite", None])
    match = opened(saloon, "open-toy")
    before = saloon.log(match)
    wish = {"match": match, "name": "Zoe", "brings": "x" * 5000}
    assert "at most 4,000 characters" in saloon.refused("Zoe", say.Join, **wish)
    assert "A player brings" in saloon.refused("Zoe", say.Join, **{**wish, "brings": {"deal": "no"}})
    plain = saloon.does("Zoe", say.Create, game="calaboose", seats=2).match
    assert "Players bring nothing" in saloon.refused("Zoe", say.Join, match=plain, name="Zoe", brings=DEAL)
    assert saloon.log(match) == before


@pytest.mark.parametrize("game", ["open-toy", "hidden-toy"])
def test_a_match_deals_with_what_was_brought_after_a_restart_too_and_verifies(saloon: Saloon, game: str) -> None:
    match = opened(saloon, game)
    sit(saloon, match, 1, "Zoe", "Yan")
    saloon.restart()
    saloon.does("Zoe", say.Deal, match=match)
    assert dealer(saloon, match) == 1
    assert "before the deal" in saloon.refused("Zoe", say.Bring, match=match, brings=DEAL)
    saloon.to_the_end(match)
    transcript = Transcript.from_text(saloon.house.export(match))
    assert verify(transcript).brings[1].what == DEAL
    with pytest.raises(BadTranscript, match="leads to another position"):
        verify(forged(transcript, log.Brought, seat=0))


def test_what_is_hidden_is_seen_by_its_seat_alone_until_the_end(saloon: Saloon) -> None:
    match = opened(saloon, "hidden-toy", private=False)
    sit(saloon, match, 1, "Zoe", "Yan")
    saloon.does("Zoe", say.Deal, match=match)
    assert saloon.view("Yan", match).seats[1].brings == DEAL
    for person in ("Zoe", None):
        shown = msgspec.json.encode([saloon.view(person, match), saloon.house.lobby(person)]).decode()
        assert '"deal":"yes"' not in shown
        assert "Yan has chosen what to bring." in shown
    saloon.to_the_end(match)
    assert saloon.view("Zoe", match).seats[1].brings == DEAL
    assert all(frame.seats[1].brings is None for frame in saloon.house.replay(match, viewer=SPECTATOR)[:-1])


def test_what_lies_open_is_seen_by_all_and_judged_together(saloon: Saloon) -> None:
    match = opened(saloon, "open-toy")
    sit(saloon, match, 1, "Zoe", "Yan")
    assert saloon.view(None, match).seats[1].brings == DEAL
    assert saloon.refused("Zoe", say.Bring, match=match, brings=DEAL) == "Only one player can bring the deal."


def test_what_is_hidden_is_judged_alone_so_that_the_answer_tells_nothing(saloon: Saloon) -> None:
    match = opened(saloon, "hidden-toy")
    sit(saloon, match, 1, "Zoe", "Yan")
    saloon.does("Zoe", say.Bring, match=match, brings=DEAL)
    assert saloon.refused("Zoe", say.Deal, match=match) == "Only one player can bring the deal."
    saloon.does("Zoe", say.Bring, match=match, brings=None)
    saloon.does("Zoe", say.Deal, match=match)
    assert dealer(saloon, match) == 1


def test_the_chain_that_everybody_sees_cannot_be_used_to_guess_what_is_hidden(saloon: Saloon) -> None:
    match = opened(saloon, "hidden-toy")
    before = saloon.view(None, match).chain
    saloon.does("Yan", say.Join, match=match, name="Yan", brings=DEAL)
    joined, brought, _pledged = saloon.store.rows(match)[-3:]
    assert joined.chain == log.chained(before, match, joined.seq, joined.at, joined.body)
    guess = log.encode(log.Brought(seat=0, what=DEAL))
    assert log.chained(joined.chain, match, brought.seq, brought.at, guess) != brought.chain


def test_whoever_leaves_before_the_deal_takes_it_along(saloon: Saloon) -> None:
    match = opened(saloon, "open-toy")
    sit(saloon, match, 1, "Zoe", "Yan")
    saloon.does("Yan", say.Leave, match=match)
    saloon.does("Zoe", say.Bring, match=match, brings=DEAL)
    saloon.does("Zoe", say.Deal, match=match)
    assert dealer(saloon, match) == 0


def test_what_the_desk_has_settled_nobody_at_the_table_changes(saloon: Saloon) -> None:
    match = opened(saloon, "open-toy", brings=[None, None, DEAL])
    saloon.does("Zoe", say.Join, match=match, name="Zoe", seat=2)
    refusal = saloon.refused("Zoe", say.Bring, match=match, brings=None)
    assert refusal == "What this seat brings was settled when the table was set up."
    saloon.does("Zoe", say.Leave, match=match)
    sit(saloon, match, -1, "Zoe", "Yan")
    saloon.does("Zoe", say.Deal, match=match)
    assert dealer(saloon, match) == 2


@pytest.mark.parametrize(("again", "kept"), [(True, [1]), (False, [])])
def test_a_rematch_brings_the_same_unless_told_otherwise(saloon: Saloon, again: bool, kept: list[int]) -> None:
    match = opened(saloon, "hidden-toy")
    sit(saloon, match, 1, "Zoe", "Yan")
    saloon.does("Zoe", say.Deal, match=match)
    saloon.to_the_end(match)
    saloon.house.connect("Yan", match)
    rematch = saloon.does("Zoe", say.Rematch, match=match, bring_again=again).match
    assert list(saloon.derived(rematch).brings) == kept
    saloon.does("Zoe", say.Deal, match=rematch)
    assert (dealer(saloon, rematch) == 1) or not again


ROSE = {"character": "Rose Doolan", "kept": ["Winchester 8♠"]}


def has_rose_and_her_rifle(table: Table, seat: int) -> bool:
    """A kept card is in the hand from the start."""
    return bool(table.result["characters"][seat] == ["Rose Doolan"]) and "Winchester 8♠" in table.show(seat)


def test_a_game_of_bang_with_a_given_character_and_kept_cards_is_written_and_replayed() -> None:
    table = Table("bang", seats=4, seed=3, brings=[None, ROSE, None, {"character": "Paul Regret"}])
    assert has_rose_and_her_rifle(table, 1)
    for _ in range(10):
        table.play(int(table.legal[0]))
    transcript = Transcript.from_text(table.transcript().to_text())
    assert has_rose_and_her_rifle(next(iter(Table.replay(transcript))), 1)
    assert replayed(transcript).state.tobytes() == table.state.tobytes()
    with pytest.raises(BadTranscript, match="leads to another position"):
        replayed(forged(transcript, log.Brought, what={"character": "Vulture Sam", "kept": []}))
    with pytest.raises(BadTranscript, match="There is no character 'Rose Dolan'"):
        replayed(forged(transcript, log.Brought, what={"character": "Rose Dolan"}))


def test_a_stranger_cannot_sit_down_at_a_table_of_bang_with_cards_of_his_choice(saloon: Saloon) -> None:
    match = saloon.does("Zoe", say.Create, game="bang", seats=4).match
    refusal = saloon.refused("Yan", say.Join, match=match, name="Yan", brings=ROSE)
    assert refusal == "In BANG! whoever sets up the table says what the seats bring."
    saloon.does("Yan", say.Join, match=match, name="Yan")
    assert "whoever sets up the table" in saloon.refused("Yan", say.Bring, match=match, brings=ROSE)


def test_two_players_of_bang_cannot_be_given_one_character(saloon: Saloon) -> None:
    refusal = saloon.refused("Zoe", say.Create, game="bang", seats=4, brings=[ROSE, ROSE, None, None])
    assert "cannot be given to two players" in refusal


def test_a_match_of_bang_with_a_given_character_and_kept_cards_is_exported_and_verified(saloon: Saloon) -> None:
    given = [None, ROSE, {"character": "Jourdonnais"}, None]
    match = saloon.does("Zoe", say.Create, game="bang", seats=4, brings=given).match
    for seat, name in enumerate(("Zoe", "Yan")):
        saloon.does(name, say.Join, match=match, name=name, seat=seat)
    saloon.restart()
    saloon.does("Zoe", say.Deal, match=match)
    assert has_rose_and_her_rifle(Table.of(saloon.derived(match)), 1)
    saloon.to_the_end(match)
    transcript = Transcript.from_text(saloon.house.export(match))
    verified = verify(transcript)
    assert verified.brings[1].what == ROSE
    assert verified.result is not None
    assert saloon.house.result(match)["winners"] == verified.result.winners
    assert has_rose_and_her_rifle(next(iter(Table.replay(transcript))), 1)


def test_a_step_that_tells_too_much_is_refused_and_the_table_goes_on(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", game="chatty-toy")
    before = saloon.log(match)
    who = saloon.decider(match)
    view = saloon.view(who, match)
    refusal = saloon.refused(who, say.Play, match=match, decision=view.decision, move=view.moves[0].move)
    assert "its story has room for" in refusal
    assert saloon.log(match) == before
    assert saloon.view(who, match) == view
