"""Deals that neither the house nor a player can steer: pledge, freeze, show, deal; and what becomes of withholders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.dealing import TIME_TO_PLEDGE, TIME_TO_SHOW
from sixgun.tables.driver import Driver
from sixgun.tables.fairness import Chance, commitment, pledge
from sixgun.tables.house import Guest, House
from sixgun.tables.keys import KEY_FILE, house_key
from sixgun.tables.ledger import OTHER_KEY
from sixgun.tables.store import StoreTrouble, open_store
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify

from .saloon import Saloon


def called(saloon: Saloon, *people: str, **settings: Any) -> str:
    """A table whose list of pledges is frozen and whose nonces nobody has shown yet."""
    match = saloon.table(*people, deal=False, **settings)
    answer = saloon.house.handle(people[0], say.Deal(key=saloon.key(), match=match))
    assert isinstance(answer, say.Done), answer
    return match


def time_is_up(saloon: Saloon, match: str, ms: int = TIME_TO_SHOW) -> None:
    saloon.wait(ms)
    saloon.house.driver.tend(match)


def told(saloon: Saloon, match: str) -> str:
    return " ".join(line.text for line in saloon.view(None, match).story)


def test_the_house_is_bound_before_any_chance_of_a_player_exists(saloon: Saloon) -> None:
    """A dishonest house that tries secrets has nothing to try them against: creating a table carries no chance."""
    match = saloon.does("Zoe", say.Create, game="calaboose", seats=2).match
    assert saloon.view(None, match).commitment == commitment(saloon.derived(match).vault(1))
    assert "nonce" not in " ".join(say.Create.__struct_fields__)
    assert saloon.log(match) == ["opened"]
    seals = {saloon.does(who, say.Create, game="calaboose").match: 0 for who in ("Yan", "Xi", "Win")}
    assert len({saloon.view(None, made).commitment for made in seals}) == 3


def test_sitting_down_gives_away_a_hash_and_nothing_else(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    deal = saloon.view(None, match).deal
    assert deal is not None
    assert all(pledge(match, saloon.nonces[made]) == made for made in deal.pledges)
    stored = "".join(row.body for row in saloon.store.rows(match))
    assert not [nonce for nonce in saloon.nonces.values() if nonce in stored]
    assert "keep your nonce to yourself" in saloon.refused("Zoe", say.Nonce, match=match, nonce="00" * 32)


def test_who_reads_the_database_before_the_last_nonce_is_shown_learns_nothing(saloon: Saloon) -> None:
    """The last player reads the whole file and everybody else's nonces, and still cannot tell one deal from another."""
    match = called(saloon, "Zoe", "Yan")
    saloon.shows("Zoe", match)
    secret = saloon.derived(match).secret
    for beside in set(saloon.path.parent.glob(f"{saloon.path.name}*")) - {saloon.store.key_file}:
        content = beside.read_bytes()
        for text in (secret, secret.hex().encode(), saloon.key_bytes, saloon.key_bytes.hex().encode()):
            assert text not in content, beside
    assert saloon.store.secret(match) == b""


def test_the_last_player_cannot_search_for_a_nonce(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", "Yan")
    saloon.shows("Zoe", match)
    for wish in ("11" * 32, "", "x" * 500):
        assert saloon.refused("Yan", say.Nonce, match=match, nonce=wish) == "This is not the nonce that you pledged."
    refusal = saloon.refused("Yan", say.Pledge, match=match, round=1, pledge=pledge(match, "11" * 32))
    assert refusal == "The list of pledges is fixed; chance is added before that."
    saloon.shows("Yan", match)
    assert saloon.view(None, match).status == "playing"


def test_every_secret_nonce_and_pledge_changes_the_luck() -> None:
    pledges, nonces = ["aa" * 32, "", "bb" * 32], ["cc" * 32, "", "dd" * 32]
    plain = Chance.frozen(b"s" * 32, "match", 1, pledges, nonces)
    others = [
        Chance.frozen(b"t" * 32, "match", 1, pledges, nonces),
        Chance.frozen(b"s" * 32, "other", 1, pledges, nonces),
        Chance.frozen(b"s" * 32, "match", 2, pledges, nonces),
        Chance.frozen(b"s" * 32, "match", 1, ["aa" * 32, "bb" * 32, ""], ["cc" * 32, "dd" * 32, ""]),
        Chance.frozen(b"s" * 32, "match", 1, pledges, ["cc" * 32, "", "de" * 32]),
    ]
    assert len({each.key(0) for each in (plain, *others)}) == 6


def test_the_deal_waits_for_every_nonce_and_then_comes_by_itself(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", "Yan", seats=3)
    assert saloon.log(match)[-3:] == ["covered", "called", "frozen"]
    assert saloon.view(None, match).status == "dealing"
    assert "being dealt" in saloon.refused("Xi", say.Join, match=match, name="Xi")
    assert "being dealt" in saloon.refused("Yan", say.Leave, match=match)
    saloon.shows("Yan", match)
    saloon.restart(away=20_000)  # nothing is lost on the way
    saloon.shows("Zoe", match)
    assert saloon.log(match)[-1] == "dealt"
    saloon.to_the_end(match)
    assert verify(Transcript.from_text(saloon.house.export(match))).result is not None


def test_whoever_withholds_loses_the_seat_and_everything_begins_anew(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", "Yan", "Xi")
    seal = saloon.view(None, match).commitment
    for person in ("Zoe", "Xi"):
        saloon.shows(person, match)
    time_is_up(saloon, match, TIME_TO_SHOW - 1)
    assert saloon.log(match)[-1] == "mixed"
    time_is_up(saloon, match, 1)
    assert saloon.log(match)[-2:] == ["covered", "restarted"]
    view = saloon.view(None, match)
    assert [seat.player for seat in view.seats] == ["person", "bot", "person"]
    assert view.commitment != seal
    assert view.deal is not None
    assert view.deal.pledges == ["", "", ""]
    assert "plays for Yan, who did not answer in time for the deal" in told(saloon, match)
    assert "The deal starts again, with a fresh secret of the house" in told(saloon, match)
    with saloon.house.ledger.at(match) as live:
        old = next(iter(live.pledges_made))
    assert "every round needs a fresh one" in saloon.refused("Zoe", say.Pledge, match=match, round=2, pledge=old)
    assert "not in round 1" in saloon.refused("Zoe", say.Pledge, match=match, round=1, pledge=saloon.pledge(match))
    saloon.all_pledge_and_show(match)
    assert saloon.view(None, match).status == "playing"
    assert saloon.refused("Xi", say.Join, match=match, name="Xi") == "You sit at this table already."
    saloon.to_the_end(match)
    text = saloon.house.export(match)
    done = verify(Transcript.from_text(text))
    assert done.round.number == 2
    assert commitment(done.vault(1)) == seal  # the end tells the secret of the round that was called off, too


@pytest.mark.parametrize("game", ["calaboose", "bang"])
def test_whoever_slept_through_the_deal_takes_the_own_seat_back(saloon: Saloon, game: str) -> None:
    """Nobody else sits down there, and nothing was gained: the luck was drawn afresh without them."""
    match = called(saloon, "Zoe", "Yan", "Xi", "Wim", game=game)
    for person in ("Zoe", "Xi", "Wim"):
        saloon.shows(person, match)
    time_is_up(saloon, match)
    assert "being dealt" in saloon.refused("Yan", say.Join, match=match, name="Yan")
    saloon.all_pledge_and_show(match)
    view = saloon.view("Yan", match)
    assert (view.viewer, view.free, view.left, view.no_seat) == (-1, [1], 1, "")
    assert saloon.view("Vic", match).free == []
    saloon.does("Yan", say.Join, match=match, name="Yan")
    assert (saloon.view("Yan", match).viewer, saloon.view("Yan", match).seats[1].player) == (1, "person")
    assert saloon.derived(match).company == saloon.live(match).company


def test_a_restart_is_dealt_from_fresh_chance_only(saloon: Saloon) -> None:
    """What was shown in the round that failed decides nothing: nobody chose between two deals that they knew."""
    match = called(saloon, "Zoe", "Yan", "Xi")
    saloon.shows("Zoe", match)
    first = saloon.derived(match)
    time_is_up(saloon, match)
    saloon.all_pledge_and_show(match)
    second = saloon.derived(match)
    assert second.secret != first.secret
    assert not {made for made in first.round.pledges if made} & set(second.round.pledges)


def test_a_table_whose_only_person_is_gone_is_left_as_it_was(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", seats=3)
    time_is_up(saloon, match)
    view = saloon.view("Zoe", match)
    assert (view.status, view.viewer) == ("open", 0)
    assert [seat.player for seat in view.seats] == ["person", "empty", "empty"]
    assert "no cards are dealt. Deal again." in told(saloon, match)
    saloon.does("Zoe", say.Deal, match=match)
    assert saloon.view(None, match).status == "playing"
    saloon.to_the_end(match)
    assert verify(Transcript.from_text(saloon.house.export(match))).round.number == 2


def test_the_house_pays_for_its_own_absence(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", "Yan")
    saloon.wait(TIME_TO_SHOW - 1_000)
    saloon.restart(away=60_000)
    saloon.house.driver.tend(match)
    assert saloon.view(None, match).status == "dealing"
    for person in ("Zoe", "Yan"):
        saloon.shows(person, match)
    assert saloon.view(None, match).status == "playing"
    assert all(seat.here for seat in saloon.view(None, match).seats)


def test_who_has_pledged_nothing_is_waited_for_and_then_has_no_part_in_the_luck(saloon: Saloon) -> None:
    match = saloon.table("Zoe", deal=False, seats=2)
    saloon.does("Yan", say.Join, match=match, name="Yan", pledge="")
    saloon.house.handle("Zoe", say.Deal(key="deal", match=match))
    assert saloon.log(match)[-1] == "called"
    time_is_up(saloon, match, TIME_TO_PLEDGE)
    assert saloon.log(match)[-1] == "frozen"
    saloon.shows("Zoe", match)
    view = saloon.view("Yan", match)
    assert (view.status, view.seats[view.viewer].player) == ("playing", "person")


def test_a_table_of_bots_is_dealt_at_once(saloon: Saloon) -> None:
    create = say.Create(key="bots", game="calaboose", seats=3)
    match = saloon.house.host("director", create, [Guest("Ann"), Guest("Bob"), Guest("Cid")])
    saloon.house.deal_hosted(match)
    assert saloon.log(match) == ["opened", "covered", "covered", "covered", "called", "frozen", "dealt"]
    saloon.to_the_end(match)
    assert verify(Transcript.from_text(saloon.house.export(match))).result is not None


def test_who_comes_later_changes_no_luck(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, latecomers=True)
    before = saloon.derived(match).round
    saloon.does("Yan", say.Join, match=match, name="Yan")
    after = saloon.derived(match).round
    assert (after.pledges, after.nonces) == (before.pledges, before.nonces)
    assert "pledged" not in saloon.log(match)[saloon.log(match).index("dealt") :]


def test_nobody_pledges_what_somebody_else_has_pledged(saloon: Saloon) -> None:
    match = saloon.table("Zoe", deal=False, seats=2)
    deal = saloon.view(None, match).deal
    assert deal is not None
    refusal = saloon.refused("Yan", say.Join, match=match, name="Yan", pledge=deal.pledges[0])
    assert "This pledge was made at this table before" in refusal
    assert "64 small hexadecimal digits" in saloon.refused("Yan", say.Join, match=match, name="Yan", pledge="no")


def test_a_server_with_another_key_refuses_a_running_match_and_reads_a_finished_one(saloon: Saloon) -> None:
    running, over = saloon.table("Zoe", "Yan"), saloon.table("Zoe", "Yan")
    saloon.to_the_end(over)
    saloon.key_bytes = bytes(32)
    saloon.restart()
    assert saloon.refused("Zoe", say.Chat, match=running, text="hello?") == OTHER_KEY
    assert verify(Transcript.from_text(saloon.house.export(over))).result is not None
    assert saloon.house.replay(over)
    fresh = saloon.table("Zoe", "Yan")
    saloon.to_the_end(fresh)


def test_the_key_lies_beside_the_database_for_no_other_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEY_FILE, raising=False)
    store = open_store(tmp_path / "saloon.db")
    key = house_key(store)
    file = tmp_path / "saloon.db.key"
    assert file.stat().st_mode & 0o777 == 0o600
    assert bytes.fromhex(file.read_text()) == key == house_key(store)
    monkeypatch.setenv(KEY_FILE, str(tmp_path / "elsewhere"))
    with pytest.raises(StoreTrouble, match="elsewhere is missing, and this database was made with it"):
        house_key(store)
    (tmp_path / "elsewhere").write_text("ab" * 32)
    assert house_key(store) != key
    file.write_text("no key")
    monkeypatch.delenv(KEY_FILE)
    with pytest.raises(StoreTrouble, match="is damaged: it should hold 64 hexadecimal digits"):
        House(store)
    store.key_file = None
    with pytest.raises(StoreTrouble, match=r"need the same key\. Set SIXGUN_KEY_FILE"):
        House(store)
    store.close()


def test_a_log_that_deals_before_the_nonces_is_no_log(saloon: Saloon) -> None:
    match = called(saloon, "Zoe", "Yan")
    live = saloon.derived(match)
    with pytest.raises(log.BrokenLog, match="deals before every nonce is shown"):
        live.happen(log.Dealt(names=["Zoe", "Yan"]), live.at)
    with pytest.raises(log.BrokenLog, match="for which there is no reason"):
        live.happen(log.Restarted(round=2, commitment=commitment(live.vault(2)), withheld=[0]), live.at)
    assert msgspec.json.encode(log.Restarted(round=2, commitment="", withheld=[0]))


def test_a_house_killed_right_after_the_call_gives_its_time_back(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the commit and its first lease, it has left no sign of life: the last event is the last sign."""
    with monkeypatch.context() as killed:
        killed.setattr(Driver, "adopt", lambda driver, match: None)
        match = called(saloon, "Zoe", "Yan")
    saloon.restart(away=60_000)
    saloon.house.driver.tend(match)
    saloon.house.driver.tend(match)
    assert "resumed" in saloon.log(match)
    assert "restarted" not in saloon.log(match)
    saloon.shows("Zoe", match)
    saloon.shows("Yan", match)
    assert saloon.view(None, match).status == "playing"
