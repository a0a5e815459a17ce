"""Playing cards in general: BNG-27 to BNG-41."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.games.bang.moves import playing

from .scene import Scene, card


def test_a_brown_card_is_discarded_and_then_takes_effect() -> None:
    """BNG-27."""
    scene = Scene(4).life("P1", 2).hand("P1", "Beer 6♥, BANG! 4♦").play("P1", "play Beer 6♥")
    assert scene.discards == ["Beer 6♥"]
    assert scene.life_of("P1") == 3
    scene.hand("P2", "Beer 7♥").play("P1", "play BANG! 4♦ at P2")
    assert scene.discards == ["Beer 6♥", "BANG! 4♦"]
    assert scene.decider == "P2"


def test_a_blue_card_is_laid_in_front_of_its_player_and_jail_in_front_of_another() -> None:
    """BNG-28, BNG-33."""
    scene = Scene(4).hand("P1", "Scope A♠, Jail J♠").play("P1", "play Scope A♠", "play Jail J♠ at P3")
    assert scene.in_front_of("P1") == ["Scope A♠"]
    assert scene.in_front_of("P3") == ["Jail J♠"]
    assert scene.discards == []
    scene.end("P1").end("P2")
    assert scene.in_front_of("P1") == ["Scope A♠"]
    assert Scene(4).hand("P1", "Scope A♠").refused("play Scope A♠ at P2") == "BNG-28"


def test_nobody_has_two_cards_of_a_name_in_front_of_him() -> None:
    """BNG-29."""
    scene = Scene(4).lay("P1", "Mustang 8♥").hand("P1", "Mustang 9♥, Barrel Q♠")
    assert scene.refused("play Mustang 9♥") == "BNG-29"
    assert scene.can("play Barrel Q♠")


def test_a_new_weapon_replaces_the_old_one() -> None:
    """BNG-30."""
    scene = Scene(4).lay("P1", "Schofield K♠").hand("P1", "Winchester 8♠").play("P1", "play Winchester 8♠")
    assert scene.in_front_of("P1") == ["Winchester 8♠"]
    assert scene.discards == ["Schofield K♠"]


def test_a_weapon_does_not_replace_one_of_the_same_name() -> None:
    """BNG-31, BNG-R43."""
    assert Scene(4).lay("P1", "Schofield K♠").hand("P1", "Schofield J♣").refused("play Schofield J♣") == "BNG-29"


def test_otherwise_any_number_of_blue_cards() -> None:
    """BNG-32."""
    scene = Scene(4).hand("P1", "Volcanic 10♠, Barrel Q♠, Mustang 8♥, Scope A♠, Dynamite 2♥")
    for name in ("Volcanic 10♠", "Barrel Q♠", "Mustang 8♥", "Scope A♠", "Dynamite 2♥"):
        scene.play("P1", f"play {name}")
    assert len(scene.in_front_of("P1")) == 5


def test_cards_are_played_only_in_ones_own_phase_2() -> None:
    """BNG-34, BNG-20."""
    scene = Scene(4).life("P1", 1).hand("P1", "Beer 6♥, Scope A♠").end("P1")
    assert scene.refused("play Beer 6♥") == "BNG-34"
    assert scene.refused("stop playing cards") == "BNG-34"
    scene = Scene(4).hand("P1", "BANG! 4♦").hand("P2", "Beer 6♥, Missed! 3♠").play("P1", "play BANG! 4♦ at P2")
    assert scene.refused("play Beer 6♥") == "BNG-35"
    assert scene.refused("answer with Beer 6♥") == "BNG-60"
    scene.play("P2", "answer with Missed! 3♠")
    assert scene.refused("answer with Missed! 4♠") == "BNG-34"
    assert scene.refused("let it happen") == "BNG-62"


def test_a_bang_discarded_in_a_duel_is_not_played() -> None:
    """BNG-34, BNG-58."""
    scene = Scene(4).hand("P1", "Duel 8♣, BANG! 4♦, BANG! 5♦").hand("P3", "BANG! 6♦")
    scene.play("P1", "play Duel 8♣ at P3").play("P3", "answer with BANG! 6♦").play("P1", "answer with BANG! 4♦")
    assert scene.life_of("P3") == 3
    assert scene.can("play BANG! 5♦ at P2")


def test_a_card_finishes_before_another_is_played() -> None:
    """BNG-35."""
    scene = Scene(4).hand("P1", "General Store 9♣, Beer 6♥").play("P1", "play General Store 9♣")
    assert scene.decider == "P1"
    assert scene.refused("play Beer 6♥") == "BNG-35"
    assert scene.refused("stop playing cards") == "BNG-35"


def test_a_card_without_a_target_may_be_played_for_nothing() -> None:
    """BNG-36."""
    scene = Scene(4).hand("P1", "Beer 6♥, Saloon 5♥").play("P1", "play Beer 6♥", "play Saloon 5♥")
    assert [scene.life_of(name) for name in ("P1", "P2", "P3", "P4")] == [4, 4, 4, 4]


def test_a_card_with_a_target_needs_a_legal_one() -> None:
    """BNG-37, BNG-R46."""
    scene = Scene(4).hand("P1", "BANG! 4♦, Panic! Q♥, Cat Balou K♥, Duel 8♣, Jail 4♥")
    for name in ("BANG! 4♦", "Panic! Q♥", "Cat Balou K♥", "Duel 8♣", "Jail 4♥"):
        refusal = scene.table.why_not(playing(card(name)))
        assert refusal is not None
        assert refusal.rule == "BNG-37"
    assert scene.allowed("play Panic!") == scene.allowed("play Cat Balou") == []
    assert scene.refused("play Panic! Q♥ at P2") == "BNG-37"
    scene.lay("P2", "Scope A♠").hand("P3", "Beer 6♥")
    assert scene.allowed("play Panic!") == ["play Panic! Q♥ at P2"]
    assert scene.allowed("play Cat Balou") == ["play Cat Balou K♥ at P2", "play Cat Balou K♥ at P3"]


def test_nobody_aims_at_himself_or_at_an_empty_chair() -> None:
    """BNG-R45, BNG-113."""
    scene = Scene(4).gone("P3").hand("P1", "BANG! 4♦, Panic! Q♥, Cat Balou K♥, Duel 8♣, Jail 4♥")
    for name in ("BANG! 4♦", "Panic! Q♥", "Cat Balou K♥", "Duel 8♣", "Jail 4♥"):
        assert scene.refused(f"play {name} at P1") == "BNG-R45"
        assert scene.refused(f"play {name} at P3") == "BNG-113"


def test_roles_and_characters_are_never_taken() -> None:
    """BNG-38: there is no card of a role or a character to take, even from somebody with nothing else."""
    scene = Scene(4).is_("P2", "Jourdonnais").hand("P1", "Panic! Q♥, Cat Balou K♥")
    assert scene.refused("play Panic! Q♥ at P2") == "BNG-37"
    assert scene.refused("play Cat Balou K♥ at P2") == "BNG-37"


def test_what_is_built_into_a_character_is_no_card_in_play_and_adds_to_the_real_one() -> None:
    """BNG-39."""
    scene = Scene(4).is_("P1", "Jourdonnais").hand("P1", "Barrel Q♠").play("P1", "play Barrel Q♠")
    assert scene.in_front_of("P1") == ["Barrel Q♠"]
    scene = Scene(4).is_("P1", "Paul Regret").hand("P1", "Mustang 8♥").play("P1", "play Mustang 8♥")
    scene = Scene(4).is_("P1", "Rose Doolan").hand("P1", "Scope A♠").play("P1", "play Scope A♠")
    assert scene.in_front_of("P1") == ["Scope A♠"]


def test_nobody_discards_of_his_own_accord() -> None:
    """BNG-40, BNG-R42."""
    scene = Scene(4).hand("P1", "Beer 6♥, Scope A♠")
    assert scene.refused("discard Beer 6♥") == "BNG-40"
    assert scene.allowed("discard") == []


def test_a_card_taken_unseen_is_a_random_one() -> None:
    """BNG-41."""
    taken = set()
    for seed in range(40):
        scene = Scene(4).hand("P1", "Cat Balou K♥").hand("P3", "Beer 6♥, Beer 7♥, Beer 8♥")
        scene.game.luck[:] = [seed, 2, 3, 4]
        scene.play("P1", "play Cat Balou K♥ at P3")
        assert scene.game.hand_size[2] == 2
        taken.add(scene.discards[-1])
    assert taken == {"Beer 6♥", "Beer 7♥", "Beer 8♥"}


def test_what_may_be_laid_down_taken_and_discarded() -> None:
    """BNG-S16, BNG-28, BNG-29, BNG-30, BNG-31, BNG-41, BNG-54, BNG-55, BNG-73, BNG-74, BNG-75, BNG-79, BNG-84, BNG-98,
    BNG-99, BNG-100.
    """
    scene = Scene(5).roles("Outlaw Sheriff Deputy Outlaw Renegade")
    scene.lay("P1", "Schofield K♠, Barrel Q♠").lay("P2", "Dynamite 2♥").lay("P3", "Jail 10♠")
    scene.hand("P1", "Barrel K♠, Schofield J♣, Volcanic 10♠, Jail 4♥, Panic! Q♥, Cat Balou K♥")
    scene.hand("P4", "Beer 6♥, Beer 7♥, Beer 8♥")
    assert scene.refused("play Barrel K♠") == "BNG-29"
    assert scene.refused("play Schofield J♣") == "BNG-29"
    scene.play("P1", "play Volcanic 10♠")
    assert scene.discards == ["Schofield K♠"]
    assert scene.can("play Schofield J♣")
    assert scene.refused("play Jail 4♥ at P2") == "BNG-74"
    assert scene.refused("play Jail 4♥ at P3") == "BNG-75"
    scene.play("P1", "play Jail 4♥ at P4")
    assert scene.refused("play Panic! Q♥ at P3") == scene.refused("play Panic! Q♥ at P4") == "BNG-54"
    scene.play("P1", "play Panic! Q♥ at P2")
    assert "Dynamite 2♥" in scene.hand_of("P1")
    scene.play("P1", "play Dynamite 2♥")
    assert "Dynamite 2♥" in scene.in_front_of("P1")
    scene.play("P1", "play Cat Balou K♥ at P4")
    assert scene.allowed() == ["take an unseen card of the hand", "take Jail 4♥"]
    other = scene.table.copy()
    scene.play("P1", "take an unseen card of the hand")
    assert scene.game.hand_size[3] == 2
    assert scene.in_front_of("P4") == ["Jail 4♥"]
    other.play("take Jail 4♥")
    assert other.state.hand_size[3] == 3
    assert (other.state.in_play[3] == NO_CARD).all()
