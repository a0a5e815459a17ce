"""The gunhand of BANG!: what it believes, whom it spares, what it does with its character, and that it wins."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import pytest

from sixgun.bots.bang import GUNHAND
from sixgun.bots.bang.beliefs import feelings_of
from sixgun.bots.bot import Mind
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import ROLE_NAMES
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.moves import VERBS
from sixgun.games.bang.words import Kind, Slot
from sixgun.simulation.run import simulate
from sixgun.tables.table import Table
from tests.rules.bang.scene import Scene

Z = 2.576  # 99 %
GAMES = 4000


def choice(scene: Scene, name: str) -> str:
    """What gunhand would do now, in words; it must be this player's decision."""
    assert scene.decider == name
    scene._refresh()
    return scene.table.words(scene.table.ask(Mind(GUNHAND, GAME, 1)))


def feelings(scene: Scene, name: str) -> dict[str, int]:
    """How much this player wants the others dead."""
    seat = scene.seat(name)
    found = feelings_of(scene.table.veiled(seat), seat)
    return {other: int(found[scene.seat(other)]) for other in scene.table.names}


def shot_at(scene: Scene, held: str, name: str = "P1", by: str = "P2") -> Scene:
    """`by` shoots at a player who holds these cards."""
    scene.hand(name, held).hand(by, "BANG! 4♦").turn_of(by)
    return scene.play(by, f"play BANG! 4♦ at {name}")


# Beliefs


def test_who_shoots_at_the_sheriff_is_taken_for_an_outlaw() -> None:
    scene = Scene(5)
    assert feelings(scene, "P1")["P2"] == feelings(scene, "P1")["P4"]
    scene.game.attacks[scene.seat("P2"), scene.seat("P1")] = 2
    for friend_of_the_law in ("P1", "P3"):
        wanted = feelings(scene, friend_of_the_law)
        assert wanted["P2"] > wanted["P4"]
        assert wanted["P2"] > 50
    wanted = feelings(scene, "P4")  # who is an Outlaw too
    assert wanted["P2"] < wanted["P5"]
    assert wanted["P2"] < 0


def test_who_shoots_at_the_sheriffs_enemies_is_taken_for_a_deputy() -> None:
    scene = Scene(5)
    scene.game.attacks[scene.seat("P2"), scene.seat("P1")] = 2
    scene.game.attacks[scene.seat("P3"), scene.seat("P2")] = 2
    assert feelings(scene, "P1")["P3"] < 0
    assert feelings(scene, "P4")["P3"] > 0


def test_what_the_dead_turn_out_to_have_been_says_who_shot_at_whom() -> None:
    scene = Scene(7).gone("P2")
    scene.game.attacks[scene.seat("P3"), scene.seat("P2")] = 2
    assert feelings(scene, "P1")["P3"] < 0
    scene = Scene(7).gone("P3")  # a Deputy
    scene.game.attacks[scene.seat("P2"), scene.seat("P3")] = 2
    assert feelings(scene, "P1")["P2"] > 50


def test_beliefs_leave_only_the_roles_that_are_still_hidden() -> None:
    scene = Scene(5).gone("P2", "P4")  # both Outlaws
    assert feelings(scene, "P3") == {"P1": -200, "P2": 0, "P3": 0, "P4": 0, "P5": 80}


def test_three_players_hunt_their_target_and_fear_their_hunter() -> None:
    assert feelings(Scene(3), "P1") == {"P1": 0, "P2": 60, "P3": 100}
    assert feelings(Scene(3).gone("P3"), "P1") == {"P1": 0, "P2": 100, "P3": 0}


def test_a_renegade_wants_the_sheriff_dead_when_nobody_else_is_left() -> None:
    scene = Scene(4).gone("P2", "P4").hand("P3", "BANG! 4♦").turn_of("P3")
    assert feelings(scene, "P3")["P1"] == 100
    assert choice(scene, "P3") == "play BANG! 4♦ at P1"


# The Sheriff


@pytest.mark.parametrize("card", ["BANG! 4♦", "Duel 8♣", "Gatling 10♥", "Indians! K♦", "Dynamite 2♥", "Cat Balou K♥"])
@pytest.mark.parametrize("roles", ["Sheriff Deputy Outlaw Outlaw Renegade", "Sheriff Renegade Outlaw Outlaw Deputy"])
def test_no_deputy_and_no_renegade_hurts_the_sheriff(roles: str, card: str) -> None:
    scene = Scene(5).roles(roles).life("P1", 1).hand("P1", "Beer 6♥").hand("P2", card).turn_of("P2")
    scene.game.attacks[0, 1] = 9  # whatever the Sheriff has done
    if card[:4] in ("BANG", "Duel", "Cat "):
        scene.lay("P3", "Mustang 8♥")
        assert scene.can(f"play {card} at P1")
        assert choice(scene, "P2") != f"play {card} at P1"
    else:
        assert choice(scene, "P2") == "stop playing cards"


@pytest.mark.parametrize("card", ["Gatling 10♥", "Indians! K♦"])
def test_a_renegade_attacks_everybody_unless_it_might_be_the_sheriffs_death(card: str) -> None:
    scene = Scene(5).roles("Sheriff Renegade Outlaw Outlaw Deputy").life("P1", 2).hand("P2", card).turn_of("P2")
    assert choice(scene, "P2") == f"play {card}"
    assert choice(scene.life("P1", 1), "P2") == "stop playing cards"


def test_a_renegade_turns_against_the_stronger_side() -> None:
    strong_law = feelings(Scene(5).roles("Sheriff Renegade Outlaw Outlaw Deputy").life("P1", 5).gone("P3"), "P2")
    assert strong_law["P5"] > 0
    scene = Scene(5).roles("Sheriff Renegade Outlaw Outlaw Deputy").life("P1", 2).gone("P5")
    strong_outlaws = feelings(scene, "P2")
    assert strong_outlaws["P3"] == strong_outlaws["P4"] > strong_law["P4"]


def test_a_renegade_shoots_less_than_the_others_and_all_he_can_in_the_final_duel() -> None:
    scene = Scene(4).roles("Sheriff Renegade Outlaw Outlaw")
    assert 0 < feelings(scene, "P2")["P3"] < 50 < feelings(scene, "P1")["P3"]
    assert feelings(scene.gone("P3", "P4"), "P2")["P1"] == 100


def test_a_deputy_takes_the_dynamite_away_from_the_sheriff() -> None:
    scene = Scene(5).lay("P1", "Dynamite 2♥").hand("P3", "Cat Balou K♥").turn_of("P3")
    assert choice(scene, "P3") == "play Cat Balou K♥ at P1"
    assert choice(scene.hand("P1", "Beer 6♥").play("P3", "play Cat Balou K♥ at P1"), "P3") == "take Dynamite 2♥"


def test_a_deputy_gives_way_in_a_duel_with_the_sheriff() -> None:
    scene = Scene(5).hand("P1", "Duel 8♣").hand("P3", "BANG! 4♦").play("P1", "play Duel 8♣ at P3")
    assert choice(scene, "P3") == "let it happen"
    assert choice(scene.life("P3", 1), "P3") == "answer with BANG! 4♦"
    assert choice(scene.life("P1", 1), "P3") == "let it happen"


def test_an_outlaw_shoots_the_sheriff_and_arms_himself_to_reach_him() -> None:
    scene = Scene(4).hand("P2", "BANG! 4♦").turn_of("P2")
    assert choice(scene, "P2") == "play BANG! 4♦ at P1"
    scene = Scene(5).roles("Sheriff Deputy Outlaw Outlaw Renegade").hand("P3", "BANG! 4♦, Schofield K♠").turn_of("P3")
    assert choice(scene, "P3") == "play Schofield K♠"
    assert choice(scene.play("P3", "play Schofield K♠"), "P3") == "play BANG! 4♦ at P1"


def hurts_all_or_the_sheriff(game: Any, move: int, sheriff: int) -> bool:
    """Whether a move is a shot, a Duel or a robbery at the Sheriff, or an attack on everybody."""
    verb, parts = VERBS.taken_apart(move)
    if verb == "play":
        return int(KIND[parts["card"]]) in (Kind.GATLING, Kind.INDIANS, Kind.DYNAMITE)
    if verb != "play_at":
        return False
    card, spot = parts["card"], parts["spot"]
    saves_him = game.in_play[sheriff, Slot.DYNAMITE] >= 0 and KIND[card] in (Kind.PANIC, Kind.CAT_BALOU)
    return spot == sheriff and not saves_him


@pytest.mark.parametrize("seats", [5, 7])
def test_in_whole_games_nobody_hurts_a_sheriff_he_must_protect(seats: int) -> None:
    protected = 0
    for seed in range(12):
        table = Table(GAME, seats=seats, seed=seed)
        mind = Mind(GUNHAND, GAME, seed)
        sheriff = list(table.state.role).index(0)
        while (seat := table.to_act) is not None:
            move = table.ask(mind)
            role, alive = ROLE_NAMES[table.state.role[seat]], int(table.state.standing).bit_count()
            last_bullet = table.state.life[sheriff] == 1
            if role == "Deputy" or (role == "Renegade" and alive > 2 and last_bullet):
                protected += 1
                assert not hurts_all_or_the_sheriff(table.state, move, sheriff), table.words(move)
            table.play(move)
    assert protected > 100


# Staying alive


def test_missed_cancels_a_shot_and_a_barrel_is_asked_first() -> None:
    scene = shot_at(Scene(4), "Missed! 2♠, Beer 6♥")
    assert choice(scene, "P1") == "answer with Missed! 2♠"
    scene = shot_at(Scene(4).lay("P1", "Barrel Q♠"), "Missed! 2♠")
    assert choice(scene, "P1") == "draw! for the Barrel"


def test_beer_saves_the_last_life_and_heals_a_wound() -> None:
    scene = shot_at(Scene(4).life("P1", 1), "Beer 6♥").play("P1", "let it happen")
    assert choice(scene, "P1") == "answer with Beer 6♥"
    assert choice(Scene(4).life("P1", 2).hand("P1", "Beer 6♥"), "P1") == "play Beer 6♥"
    assert choice(Scene(4).hand("P1", "Beer 6♥"), "P1") == "stop playing cards"


def test_a_bang_turns_the_indians_away_and_answers_a_duel() -> None:
    for card in ("Indians! K♦", "Duel 8♣"):
        scene = Scene(4).hand("P2", card).hand("P1", "BANG! 4♦").turn_of("P2")
        scene.play("P2", f"play {card}" if card[0] == "I" else f"play {card} at P1")
        while scene.decider != "P1":
            scene.play(str(scene.decider), "let it happen")
        assert choice(scene, "P1") == "answer with BANG! 4♦"


def test_useful_cards_are_laid_down_before_a_shot_and_new_cards_drawn_before_all() -> None:
    scene = Scene(4).hand("P2", "BANG! 4♦, Barrel Q♠, Stagecoach 9♠").turn_of("P2")
    assert choice(scene, "P2") == "play Stagecoach 9♠"
    assert choice(scene.play("P2", "play Stagecoach 9♠"), "P2") == "play Barrel Q♠"


def test_the_least_card_is_thrown_away_and_the_best_one_taken() -> None:
    scene = Scene(4).life("P1", 2).lay("P1", "Scope A♠").hand("P1", "Beer 6♥, Missed! 2♠, Dynamite 2♥").end("P1")
    assert choice(scene, "P1") == "discard Dynamite 2♥"
    scene = Scene(4).hand("P1", "General Store 9♣").top("Jail 4♥, Wells Fargo 3♥, Saloon 5♥, Scope A♠")
    assert choice(scene.play("P1", "play General Store 9♣"), "P1") == "take Wells Fargo 3♥"


# Characters


def test_bart_cassidy_takes_a_wound_for_a_card_while_he_is_strong() -> None:
    scene = shot_at(Scene(4).is_("P1", "Bart Cassidy"), "Missed! 2♠")
    assert choice(scene, "P1") == "let it happen"
    assert choice(scene.life("P1", 2), "P1") == "answer with Missed! 2♠"


def test_calamity_janet_shoots_with_missed_and_dodges_with_bang() -> None:
    scene = Scene(4).is_("P2", "Calamity Janet").hand("P2", "Missed! 2♠").turn_of("P2")
    assert choice(scene, "P2") == "play Missed! 2♠ at P1"
    scene = shot_at(Scene(4).is_("P1", "Calamity Janet"), "BANG! 5♦")
    assert choice(scene, "P1") == "answer with BANG! 5♦"
    scene = shot_at(Scene(4).is_("P1", "Calamity Janet"), "BANG! 5♦, Missed! 2♠")
    assert choice(scene, "P1") == "answer with BANG! 5♦"  # Missed! is worth more


def test_jesse_jones_draws_from_a_foe() -> None:
    scene = Scene(4).is_("P2", "Jesse Jones").hand("P1", "Beer 6♥").hand("P3", "Beer 7♥").begin("P2")
    assert choice(scene, "P2") == "draw from the hand of P1"


def test_jesse_jones_leaves_the_sheriff_he_protects_alone() -> None:
    scene = Scene(5).is_("P3", "Jesse Jones").hand("P1", "Beer 6♥").begin("P3")
    assert choice(scene, "P3") == "draw from the pile"


def test_jourdonnais_asks_his_own_barrel() -> None:
    scene = shot_at(Scene(4).is_("P1", "Jourdonnais"), "Missed! 2♠")
    assert choice(scene, "P1") == "draw! for the Barrel"


def test_kit_carlson_puts_back_the_least_of_three() -> None:
    scene = Scene(4).is_("P2", "Kit Carlson").top("Wells Fargo 3♥, Dynamite 2♥, Barrel Q♠").begin("P2")
    assert choice(scene, "P2") == "put back Dynamite 2♥"


def test_lucky_duke_lets_the_better_card_count() -> None:
    jailed = Scene(4).is_("P2", "Lucky Duke").lay("P2", "Jail J♠").top("BANG! 4♦, Beer 6♥").begin("P2")
    assert choice(jailed, "P2") == "let count Beer 6♥"
    loaded = Scene(4).is_("P2", "Lucky Duke").lay("P2", "Dynamite 2♥").top("Missed! 2♠, BANG! 4♦").begin("P2")
    assert choice(loaded, "P2") == "let count BANG! 4♦"


def test_pedro_ramirez_takes_a_good_discard_and_leaves_a_bad_one() -> None:
    scene = Scene(4).is_("P2", "Pedro Ramirez").discarded("Barrel Q♠").begin("P2")
    assert choice(scene, "P2") == "draw from the discard pile"
    scene = Scene(4).is_("P2", "Pedro Ramirez").discarded("Dynamite 2♥").begin("P2")
    assert choice(scene, "P2") == "draw from the pile"


def test_whoever_loses_everything_leaves_the_least_for_pedro_ramirez() -> None:
    scene = shot_at(Scene(4).is_("P4", "Pedro Ramirez").life("P3", 1), "Barrel Q♠, Dynamite 2♥", "P3")
    scene.play("P3", "let it happen", "let it happen")
    assert choice(scene, "P3") == "discard Barrel Q♠"


def test_rose_doolan_shoots_farther() -> None:
    scene = Scene(5).roles("Sheriff Deputy Outlaw Outlaw Renegade").is_("P3", "Rose Doolan")
    assert choice(scene.hand("P3", "BANG! 4♦").turn_of("P3"), "P3") == "play BANG! 4♦ at P1"


def test_sid_ketchum_pays_to_stay_alive_and_with_cards_he_cannot_keep() -> None:
    scene = shot_at(Scene(4).is_("P1", "Sid Ketchum").life("P1", 1), "Scope A♠, Dynamite 2♥, Barrel Q♠")
    assert choice(scene, "P1") == "let it happen"  # the rescue comes later, if he needs it
    scene.play("P1", "let it happen")
    assert choice(scene, "P1") == "pay for life with Dynamite 2♥"
    assert choice(scene.play("P1", "pay for life with Dynamite 2♥"), "P1") == "pay for life with Scope A♠"
    scene = Scene(4).is_("P1", "Sid Ketchum").life("P1", 2).hand("P1", "Missed! 2♠, Missed! 3♠, Missed! 4♠, Missed! 5♠")
    assert choice(scene, "P1").startswith("pay for life with")
    scene = Scene(4).is_("P1", "Sid Ketchum").life("P1", 3).hand("P1", "Missed! 2♠, Missed! 3♠")
    assert choice(scene, "P1") == "stop playing cards"


def test_two_missed_against_slab_the_killer_only_when_life_is_short() -> None:
    scene = shot_at(Scene(4).is_("P2", "Slab the Killer"), "Missed! 2♠, Missed! 3♠")
    assert choice(scene, "P1") == "let it happen"
    assert choice(scene.life("P1", 1), "P1").startswith("answer with Missed!")


def test_suzy_lafayette_empties_her_hand_for_a_new_card() -> None:
    scene = Scene(4).is_("P1", "Suzy Lafayette").hand("P1", "Beer 6♥")
    assert choice(scene, "P1") == "play Beer 6♥"


def test_willy_the_kid_and_a_volcanic_shoot_again_and_again() -> None:
    for scene in (Scene(4).is_("P2", "Willy the Kid"), Scene(4).lay("P2", "Volcanic 10♠")):
        scene.hand("P2", "BANG! 4♦, BANG! 5♦").turn_of("P2").play("P2", "play BANG! 4♦ at P1")
        assert choice(scene, "P2") == "play BANG! 5♦ at P1"


def test_one_on_one_it_picks_a_strong_character_and_shoots_whatever_it_can() -> None:
    table = Table(GAME, seats=2, seed=1)
    assert table.words(table.ask(Mind(GUNHAND, GAME, 1))) == "pick Willy the Kid"
    scene = Scene(2).hand("Ann", "BANG! 4♦")
    assert choice(scene, "Ann").startswith("play BANG! 4♦ at ")


# Winning


def interval(wins: Any) -> tuple[float, float]:
    """The 99 % interval of a rate."""
    rate = float(wins.mean())
    margin = Z * sqrt(max(rate * (1 - rate), 0.01) / len(wins))
    return rate - margin, rate + margin


def wins_by_role(bots: tuple[str, ...]) -> dict[str, Any]:
    """For each role that the first of the bots had: 1 for a win, 0 for a loss.

    One seat a game counts, since those on the same side win together.
    """
    played = simulate(GAME, games=GAMES, seed=1, bots=bots, options=GAME.settled(seats=len(bots)))
    first = played.setup.names.index(bots[0])
    games, seat = np.arange(GAMES), (played.bot_in_seat == first).argmax(axis=1)
    role = played.marks["role"][games, seat].argmax(axis=1)
    won = played.scores[games, seat] > 0
    return {ROLE_NAMES[number]: won[role == number] for number in np.unique(role)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_in_every_role_it_wins_clearly_more_often_than_a_random_player_would(seats: int) -> None:
    """Against random players in the other seats; 99 % intervals do not overlap."""
    sensible = wins_by_role(("gunhand", *["random"] * (seats - 1)))
    at_random = wins_by_role(("random",) * seats)
    for role, wins in sensible.items():
        assert interval(wins)[0] > interval(at_random[role])[1], f"{role}: {wins.mean():.1%}"


@pytest.mark.parametrize(("seats", "least"), [(4, 0.20), (5, 0.10), (6, 0.05), (7, 0.03)])
def test_among_its_like_a_renegade_wins_his_share(seats: int, least: float) -> None:
    """Alone against two sides: clearly more than the 20, 7, 4 and 2 % of a Renegade who only plays the Deputy."""
    assert wins_by_role(("gunhand",) * seats)["Renegade"].mean() > least


def test_one_on_one_it_beats_a_random_player() -> None:
    played = simulate(GAME, games=GAMES, seed=1, bots=("gunhand", "random"), options=GAME.settled(seats=2))
    gunhand = played.setup.names.index("gunhand")
    assert interval((played.scores > 0)[played.bot_in_seat == gunhand])[0] > 0.6
