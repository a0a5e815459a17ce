"""Two players, two characters each: BNG-171 to BNG-187."""

from __future__ import annotations

from sixgun.games.bang.cards import CHARACTER_NAMES
from sixgun.games.bang.rules.aim import distance
from sixgun.games.bang.words import Ending, Stage
from sixgun.tables.table import Table

from .scene import Scene


def duel() -> Scene:
    """A has Willy the Kid exposed and Paul Regret covered, B Jourdonnais and Slab the Killer."""
    scene = Scene(2).is_("A1", "Willy the Kid").is_("A2", "Paul Regret").life("A2", 3, 3)
    return scene.is_("B1", "Jourdonnais").is_("B2", "Slab the Killer")


def test_characters_are_picked_in_turn_until_both_have_two() -> None:
    """BNG-171, BNG-187, BNG-R60."""
    firsts = set()
    for seed in range(12):
        table = Table("bang", seats=2, seed=seed)
        first = table.to_act
        assert first is not None
        firsts.add(first)
        assert len(table.moves()) == 16
        order = []
        for name in ("Willy the Kid", "Jourdonnais", "Paul Regret", "Slab the Killer"):
            order.append(table.to_act)
            table.play(f"pick {name}")
        assert order == [first, 1 - first, first, 1 - first]
        assert table.state.stage == Stage.UNCOVER
        mine = [CHARACTER_NAMES[c] for c in table.state.character[first * 2 : first * 2 + 2]]
        assert mine == ["Willy the Kid", "Paul Regret"]
        table.play("expose your first character")
        table.play("expose your first character")
        assert table.state.turn == 1 - first  # the other one begins
        assert set(table.state.role.tolist()) == {-1}
    assert firsts == {0, 1}


def test_a_picked_character_is_gone() -> None:
    """BNG-171."""
    table = Table("bang", seats=2, seed=1)
    table.play("pick Willy the Kid")
    refusal = table.why_not("pick Willy the Kid")
    assert refusal is not None
    assert refusal.rule == "BNG-171"
    refusal = Scene(4).table.why_not("pick Willy the Kid")
    assert refusal is not None
    assert refusal.rule == "BNG-171"


def test_both_choose_in_secret_who_is_exposed_and_have_that_many_cards() -> None:
    """BNG-172."""
    table = Table("bang", seats=2, seed=3)
    for name in ("El Gringo", "Willy the Kid", "Bart Cassidy", "Paul Regret"):
        table.play(f"pick {name}")
    one, other = table.copy(), table.copy()
    one.play("expose your first character")
    other.play("expose your second character")
    assert one.view(1) == other.view(1)
    assert one.veiled(1).tobytes() == other.veiled(1).tobytes()
    assert one.veiled(0).tobytes() != other.veiled(0).tobytes()
    one.play("expose your second character")
    dealt = [event for event in one.events if "starts with" in event]
    assert [int(event.split()[3]) for event in dealt] == [
        int(one.state.most_life[one.state.exposed[seat]]) for seat in range(2)
    ]


def test_the_first_to_eliminate_both_characters_wins() -> None:
    """BNG-173, BNG-186."""
    scene = duel().hand("Ann", "Duel 8♣, Duel J♠").life("B1", 1).life("B2", 1).play("Ann", "play Duel 8♣ at Bo's first")
    assert scene.ending == Ending.NONE
    assert len(scene.hand_of("Ann")) == 1  # no reward
    scene.play("Ann", "play Duel J♠ at Bo's second")
    assert scene.ending == Ending.LAST_ALIVE
    assert scene.winners == ["Ann"]


def test_four_characters_in_a_circle() -> None:
    """BNG-174, BNG-R54."""
    scene = Scene(2)
    assert [distance(scene.game, 0, spot) for spot in (1, 2, 3)] == [1, 2, 1]
    assert [distance(scene.game, 1, spot) for spot in (2, 3)] == [1, 2]


def test_at_the_start_of_the_turn_the_exposed_character_is_chosen_anew() -> None:
    """BNG-175, BNG-R58."""
    scene = duel().lay("B1", "Dynamite 2♥").top("BANG! 2♦").begin("Bo")
    assert scene.stage == Stage.EXPOSE
    assert scene.game.hand_size[1] == 0  # before anything else
    scene.play("Bo", "expose your second character")
    assert scene.game.exposed[1] == 3
    assert scene.game.hand_size[1] == 2
    assert scene.refused("expose your first character") == "BNG-175"


def test_a_character_that_stays_in_jail_cannot_be_exposed() -> None:
    """BNG-175, BNG-183, BNG-R58."""
    scene = duel().lay("B1", "Jail 4♥").top("BANG! 2♦").begin("Bo")
    assert scene.game.exposed[1] == 3  # nothing to choose
    assert scene.stage == Stage.PLAY
    scene = duel().lay("B1", "Jail 4♥").top("Beer 6♥").begin("Bo")
    assert scene.stage == Stage.EXPOSE
    scene = duel().lay("B1", "Jail 4♥").gone("B2").top("BANG! 2♦").begin("Bo")
    assert scene.turn == "Ann"
    scene = duel().lay("B1", "Jail 4♥").lay("B2", "Jail J♠").top("BANG! 2♦, BANG! 3♦").begin("Bo")
    assert scene.turn == "Ann"


def test_only_the_exposed_characters_ability_and_weapon_count() -> None:
    """BNG-176, BNG-R55."""
    scene = duel().hand("Ann", "BANG! 4♦, BANG! 5♦").lay("A2", "Winchester 8♠, Scope A♠")
    assert scene.refused("play BANG! 4♦ at Bo's first") == "BNG-52"
    scene.play("Ann", "play BANG! 4♦ at Bo's second", "play BANG! 5♦ at Bo's second")  # Willy
    scene.game.exposed[0] = 1
    scene.game.bangs = 0
    scene.hand("Ann", "BANG! 6♦, BANG! 7♦").lay("A2", "Winchester 8♠")
    scene.play("Ann", "play BANG! 6♦ at Bo's first").play("Bo", "let it happen")
    assert scene.refused("play BANG! 7♦ at Bo's first") == "BNG-57"  # Paul Regret is no Willy


def test_a_covered_target_answers_with_its_own_ability_and_cards() -> None:
    """BNG-177, BNG-R55."""
    scene = duel().hand("Ann", "BANG! 4♦").lay("B1", "Barrel Q♠").hand("Bo", "Beer 6♥")
    scene.play("Ann", "play BANG! 4♦ at Bo's second")
    assert scene.refused("draw! for the Barrel") == "BNG-64"  # neither Jourdonnais's nor the Barrel in front of him
    scene = duel().is_("B2", "Bart Cassidy").hand("Ann", "BANG! 4♦").play("Ann", "play BANG! 4♦ at Bo's second")
    assert len(scene.hand_of("Bo")) == 1
    scene = duel().is_("B2", "El Gringo").hand("Ann", "BANG! 4♦, Beer 6♥").play("Ann", "play BANG! 4♦ at Bo's second")
    assert scene.hand_of("Bo") == ["Beer 6♥"]
    assert distance(duel().game, 2, 1) == 2  # Paul Regret is farther away although he is covered


def test_cards_may_be_aimed_at_any_opposing_character_but_never_at_ones_own() -> None:
    """BNG-178, BNG-R59."""
    scene = duel().hand("Ann", "Duel 8♣, Jail 4♥, BANG! 4♦, Cat Balou K♥").hand("Bo", "Beer 6♥")
    for name in ("Duel 8♣", "Jail 4♥", "Cat Balou K♥"):
        assert scene.allowed(f"play {name}") == [f"play {name} at Bo's first", f"play {name} at Bo's second"]
    assert scene.refused("play Duel 8♣ at Ann's second") == "BNG-178"
    assert scene.refused("play Duel 8♣ at Ann's first") == "BNG-R45"
    assert scene.allowed("play BANG!") == ["play BANG! 4♦ at Bo's second"]


def test_a_blue_card_may_be_laid_in_front_of_either_of_ones_own() -> None:
    """BNG-179."""
    scene = duel().lay("A1", "Barrel Q♠").hand("Ann", "Barrel K♠, Mustang 8♥, Mustang 9♥")
    assert scene.allowed("play Barrel") == ["play Barrel K♠ at Ann's second"]
    scene.play("Ann", "play Barrel K♠ at Ann's second", "play Mustang 8♥", "play Mustang 9♥ at Ann's second")
    assert scene.in_front_of("A1") == ["Barrel Q♠", "Mustang 8♥"]
    assert scene.in_front_of("A2") == ["Barrel K♠", "Mustang 9♥"]
    assert scene.in_front_of("B1") == []


def test_the_hand_limit_is_the_life_of_the_exposed_character() -> None:
    """BNG-180."""
    scene = duel().life("A1", 2).life("A2", 3).hand("Ann", "Beer 6♥, Beer 7♥, Beer 8♥").end("Ann")
    scene.play("Ann", "discard Beer 6♥")
    assert scene.turn == "Bo"


def test_when_a_character_falls_the_hand_stays_and_the_other_is_exposed() -> None:
    """BNG-181, BNG-R56."""
    scene = duel().hand("Ann", "Duel 8♣").life("B1", 1).lay("B1", "Scope A♠").hand("Bo", "Saloon 5♥")
    scene.play("Ann", "play Duel 8♣ at Bo's first").play("Bo", "let it happen").play("Bo", "let it happen")
    assert scene.eliminated == ["B1"]
    assert scene.game.exposed[1] == 3
    assert scene.hand_of("Bo") == ["Saloon 5♥"]
    assert "Scope A♠" in scene.discards
    scene = (
        duel()
        .is_("A1", "Vulture Sam")
        .hand("Ann", "Duel 8♣")
        .life("B1", 1)
        .lay("B1", "Scope A♠")
        .hand("Bo", "Saloon 5♥")
    )
    scene.play("Ann", "play Duel 8♣ at Bo's first").play("Bo", "let it happen").play("Bo", "let it happen")
    assert scene.hand_of("Ann") == ["Scope A♠"]
    assert scene.hand_of("Bo") == ["Saloon 5♥"]


def test_the_turn_goes_on_with_the_other_character() -> None:
    """BNG-181, BNG-R56, BNG-23."""
    scene = duel().lay("B1", "Dynamite 2♥").life("B1", 2).top("Missed! 2♠").begin("Bo")
    assert scene.eliminated == ["B1"]
    assert scene.turn == scene.decider == "Bo"
    assert scene.stage == Stage.PLAY
    scene = duel().turn_of("Bo").life("B1", 1).hand("Bo", "Duel 8♣").hand("Ann", "BANG! 4♦")
    scene.play("Bo", "play Duel 8♣ at Ann's first").play("Ann", "answer with BANG! 4♦")
    assert scene.eliminated == ["B1"]
    assert scene.decider == "Bo"


def test_beer_is_for_the_exposed_character_and_fails_with_two_left() -> None:
    """BNG-182, BNG-R57."""
    scene = duel().life("A1", 2).life("A2", 1).hand("Ann", "Beer 6♥").play("Ann", "play Beer 6♥")
    assert [scene.life_of("A1"), scene.life_of("A2")] == [3, 1]
    scene = duel().life("B1", 1).hand("Bo", "Beer 6♥").hand("Ann", "Duel 8♣").play("Ann", "play Duel 8♣ at Bo's first")
    scene.play("Bo", "let it happen").play("Bo", "answer with Beer 6♥")
    assert scene.life_of("B1") == 1
    scene = duel().life("B2", 1).hand("Bo", "Beer 6♥").hand("Ann", "Duel 8♣").play("Ann", "play Duel 8♣ at Bo's second")
    scene.play("Bo", "let it happen")
    assert scene.eliminated == ["B2"]
    scene = duel().gone("A2", "B2").life("A1", 2).hand("Ann", "Beer 6♥").play("Ann", "play Beer 6♥")
    assert scene.life_of("A1") == 2
    scene = duel().gone("B2").life("A1", 2).hand("Ann", "Beer 6♥").play("Ann", "play Beer 6♥")
    assert scene.life_of("A1") == 3


def test_harmless_dynamite_goes_to_the_opponents_exposed_character() -> None:
    """BNG-183, BNG-R58."""
    scene = duel()
    scene.game.exposed[0] = 1
    scene.lay("B2", "Dynamite 2♥").top("BANG! 2♦").begin("Bo")
    assert scene.in_front_of("A2") == ["Dynamite 2♥"]


def test_gatling_and_indians_hit_each_opposing_character_once_and_saloon_heals_all() -> None:
    """BNG-184, BNG-R59."""
    for words in ("Gatling 10♥", "Indians! K♦"):
        scene = duel().is_("B1", "Bart Cassidy").hand("Ann", words).play("Ann", f"play {words}")
        while scene.game.matters:
            scene.play("Bo", "let it happen")
        assert [int(life) for life in scene.game.life[:4]] == [4, 3, 3, 3]
    scene = duel().life("A1", 1).life("A2", 1).life("B1", 1).life("B2", 1).hand("Ann", "Saloon 5♥")
    scene.play("Ann", "play Saloon 5♥")
    assert [int(life) for life in scene.game.life[:4]] == [2, 2, 2, 2]


def test_general_store_turns_up_two_cards() -> None:
    """BNG-185, BNG-R59."""
    scene = duel().hand("Ann", "General Store 9♣").play("Ann", "play General Store 9♣")
    assert len(scene.allowed("take")) == 2
    scene.play("Ann", scene.allowed("take")[0])
    assert [len(scene.hand_of("Ann")), len(scene.hand_of("Bo"))] == [1, 1]


def test_one_on_one_seats_and_abilities() -> None:
    """BNG-S19, BNG-161, BNG-172, BNG-174, BNG-176, BNG-177, BNG-178, BNG-180, BNG-181, BNG-182."""
    scene = duel().hand("Ann", "BANG! 4♦, BANG! 5♦").hand("Bo", "Scope A♠")
    assert scene.allowed("play BANG! 4♦") == ["play BANG! 4♦ at Bo's second"]
    scene.play("Ann", "play BANG! 4♦ at Bo's second")
    assert scene.allowed() == ["let it happen"]
    scene.play("Bo", "let it happen")
    assert scene.life_of("B2") == 3
    scene.play("Ann", "play BANG! 5♦ at Bo's second").play("Bo", "let it happen")
    scene.life("B2", 1).lay("B2", "Mustang 8♥").lay("A1", "Schofield K♠").hand("Ann", "BANG! 6♦")
    scene.play("Ann", "play BANG! 6♦ at Bo's second").play("Bo", "let it happen")
    assert scene.eliminated == ["B2"]
    assert "Mustang 8♥" in scene.discards
    assert scene.hand_of("Bo") == ["Scope A♠"]
    assert scene.game.exposed[1] == 2
    assert {int(distance(scene.game, one, other)) for one, other in ((0, 2), (2, 0), (0, 1))} <= {1, 2}
    scene.life("A1", 2).hand("Ann", "Beer 6♥").play("Ann", "play Beer 6♥")
    assert scene.life_of("A1") == 3
