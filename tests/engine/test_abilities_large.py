"""The language of abilities with the vocabulary of a large game."""

from __future__ import annotations

import pytest

from sixgun.engine.abilitytext import BadAbility, parse
from sixgun.engine.abilitywords import written

from .drifter_abilities import ABILITIES
from .drifter_vocabulary import VOCABULARY as DRIFTER


@pytest.mark.parametrize(("card", "text"), ABILITIES)
def test_every_ability_of_a_large_set_can_be_written(card: str, text: str) -> None:
    clauses = parse(DRIFTER, text, card)
    assert " ; ".join(written(DRIFTER, DRIFTER.row(clause)) for clause in clauses) == text


def test_a_row_of_the_large_set_has_the_numbers_of_its_catalogue() -> None:
    (clause,) = parse(DRIFTER, "static ? challenger & in_street > foe_dudes.street.up : mod skill -1", "dude")
    assert DRIFTER.row(clause, card=9) == [9, 0, 0, 0, 0, 4, 0, 0, 2, 0, 0, 6, 2, 1, 0, 1, 1, -1, 0, 1, 0]


@pytest.mark.parametrize(
    ("card", "text", "complaint"),
    [
        ("gear", "gear > me : draw 1 #1", "the trigger 'gear' is for dude cards, not for a gear"),
        ("gear", "play > me : draw 1", "the trigger 'play' is for fortune cards"),
        ("fortune", "reveal > me : draw 1", "the trigger 'reveal' is for dude or gear cards"),
        ("dude", "reveal > any_gear.up : copy", "the deed 'copy' is for gear or fortune cards, not for a dude"),
        ("dude", "static > my_dude : mod skill +1", "the scope 'my_dude' is chosen, and 'static' asks nobody"),
        ("dude", "static > self : mod choice +1", "cannot use 'choice'"),
        ("dude", "reveal > me.up : draw 1", "'up' cannot follow 'me' there"),
        ("dude", "reveal > any_chip.up : flip", "'up' cannot follow 'any_chip' there"),
        ("dude", "reveal > any_gear.law : bury", "'law' cannot follow 'any_gear' there"),
        ("dude", "reveal > foe_dude.up.street : peek", "'street' cannot follow 'foe_dude' there"),
        ("dude", "reveal > foes : forbid raise @stay", "'stay' needs a card as target"),
        ("dude", "win > me : gain 3", "the deed 'gain' is refused: no chips may be made or lost"),
        ("dude", "reveal > me : draw 0", "the n of 'draw' is '0'"),
        ("dude", "static > me : cost gear 0", "expected a whole number from -99 to 99 but not 0"),
        ("dude", "reveal > foe : look ; then > chosen : bury", "the deed 'bury' is done to a card or chip"),
        ("dude", "reveal > chosen : bury", "the scope 'chosen' needs a clause before it"),
        ("dude", "win > foe_dude : set contested 3 @turn", "the stat of 'set' is 'contested'; expected one of smarts"),
    ],
)
def test_the_large_set_refuses_what_its_catalogue_refuses(card: str, text: str, complaint: str) -> None:
    with pytest.raises(BadAbility) as error:
        parse(DRIFTER, text, card)
    assert complaint in str(error.value)
