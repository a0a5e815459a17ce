"""From one game of a series to the next: what a seat brings along, and what a finished game hands on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sixgun.engine.errors import BadOption, BadTranscript
from sixgun.games.bang.cards import CHARACTER_NAMES
from sixgun.tables import events as log
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from tests.tables.test_transcripts import forged, replayed

from .scene import card

BRINGS: list[Any] = [
    {"character": "Rose Doolan", "kept": ["Winchester 8♠"]},
    None,
    {"kept": ["Barrel K♠", "Mustang 8♥"]},
    {"character": "Willy the Kid"},
]


def played(**settings: Any) -> Table:
    """A whole game of four by chance."""
    table = Table("bang", seats=4, seed=11, **settings)
    luck = random.Random(11)
    while not table.over:
        table.play(luck.choice(table.legal.tolist()))
    return table


def test_given_sheriff_characters_and_kept_cards_are_written_down_and_replayed() -> None:
    """BNG-12, BNG-T16, BNG-T48, BNG-T53."""
    table = Table("bang", seats=4, seed=11, sheriff=2, brings=BRINGS)
    game = table.state
    assert game.role[2] == 0
    assert [CHARACTER_NAMES[game.character[seat]] for seat in (0, 3)] == ["Rose Doolan", "Willy the Kid"]
    assert game.where[card("Winchester 8♠")] == 0
    assert game.where[card("Barrel K♠")] == game.where[card("Mustang 8♥")] == 2
    table = played(sheriff=2, brings=BRINGS)
    again = replayed(Transcript.from_text(table.transcript().to_text()))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.events[-len(table.events) :] == table.events  # before them, who has brought something
    assert again.result == table.result


def test_an_auction_and_kept_cards_are_written_down_and_replayed() -> None:
    """BNG-T61, BNG-T66, BNG-T48: and what is left of the money goes into the next game."""
    first = played(enlistment=1, experience=1, brings=[{"money": 2000, "in_front": ["Barrel K♠"]}, None, None, None])
    again = replayed(Transcript.from_text(first.transcript().to_text()))
    assert again.state.tobytes() == first.state.tobytes()
    result = first.result
    assert [spent + left for spent, left in zip(result["spent"], result["money_left"], strict=True)] == [
        *[2000, 1000, 1000, 1000]
    ]
    ends = zip(*(result[name] for name in ("money_left", "characters", "paid_for_character", "in_front")), strict=True)
    brings = [
        {"money": left, "had": {"character": name, "price": price}, "in_front": front}
        for left, [name], price, front in ends
    ]
    assert Table("bang", seats=4, seed=12, enlistment=1, experience=1, brings=brings).to_act is not None


def test_nobody_is_dealt_a_card_that_another_has_kept() -> None:
    """BNG-T48, BNG-T53."""
    kept = ["Barrel K♠", "Mustang 8♥", "Scope A♠"]
    for seed in range(12):
        game = Table("bang", seats=4, seed=seed, sheriff=0, brings=[None, None, None, {"kept": kept}]).state
        assert [int(game.where[card(name)]) for name in kept] == [3, 3, 3]


def test_nobody_keeps_more_cards_than_his_starting_life_points() -> None:
    """BNG-T49; the Sheriff starts with one more."""
    four = {"character": "Paul Regret", "kept": ["Winchester 8♠", "Barrel K♠", "Mustang 8♥", "Scope A♠"]}
    with pytest.raises(BadOption, match="at most as many cards as he starts with life points, which is 3 here"):
        Table("bang", seats=4, sheriff=1, brings=[four, None, None, None])
    with pytest.raises(BadOption, match="which is 3 here"):
        Table("bang", seats=3, brings=[four, None, None])
    assert Table("bang", seats=4, sheriff=0, brings=[four, None, None, None]).state.hand_size[0] >= 4


@pytest.mark.parametrize("kept", [["Winchester 8♠", "Schofield J♣"], ["Mustang 8♥", "Mustang 9♥"]])
def test_kept_cards_can_have_lain_in_front_of_one_player(kept: list[str]) -> None:
    """BNG-29, BNG-30, BNG-T46."""
    with pytest.raises(BadOption, match=f"{kept[0]} and {kept[1]} never lie in front of one player together"):
        Table("bang", seats=4, brings=[{"kept": kept}, None, None, None])


def test_a_file_in_which_somebody_has_brought_something_else_is_refused() -> None:
    """BNG-T53."""
    transcript = played(brings=BRINGS).transcript()
    with pytest.raises(BadTranscript, match="leads to another position"):
        replayed(forged(transcript, log.Brought, what={"character": "Paul Regret", "kept": []}))
    with pytest.raises(BadTranscript, match="never lies in front of a player"):
        replayed(forged(transcript, log.Brought, what={"kept": ["Beer 6♥"]}))


def test_a_result_is_plain_data() -> None:
    """BNG-T10, BNG-T30, BNG-T31, BNG-T46, BNG-T69: all a tournament desk needs, and what the next game may be given."""
    result = played().result
    assert json.loads(json.dumps(result)) == result
    assert {"scores", "winners", "ending", "roles", "characters", "survived", "victories"} <= result.keys()
    assert {"eliminated_by", "turns_played", "cash", "in_front", "final_duel"} <= result.keys()
    assert all(len(result[name]) == 4 for name in ("roles", "won", "survived", "cash", "in_front", "turns_played"))
    assert [seat for seat in range(4) if result["won"][seat]] == result["winners"]
    ends = zip(result["characters"], result["in_front"], strict=True)
    Table("bang", seats=4, seed=12, brings=[{"character": name, "kept": cards} for [name], cards in ends])
