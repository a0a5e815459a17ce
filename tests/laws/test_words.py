"""What people read is true: every rule that is cited exists, every card has its words, every sentence can be said."""

from __future__ import annotations

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.seats import SPECTATOR
from sixgun.games.catalogue import catalogue

from .positions import FEW, positions
from .test_secrets import NAMES


def numbers(game: Game) -> set[str]:
    """The numbered rules; none for a game that has not written them down."""
    try:
        return set(catalogue(game).entries)
    except UnknownName:
        return set()


def test_every_rule_that_a_card_cites_exists(game: Game) -> None:
    known = numbers(game)
    for kind, cards in game.words_of().items():
        for card in cards:
            assert card.rules or not known, f"{kind} {card.id} cites no rule"
            assert set(card.rules) <= known, f"{kind} {card.id} cites {set(card.rules) - known}"


def test_every_card_has_a_name_and_says_what_it_does(game: Game) -> None:
    for kind, cards in game.words_of().items():
        assert len({card.id for card in cards}) == len(cards), f"two cards of kind {kind} have one id"
        for card in cards:
            assert card.name.strip()
            assert "{" not in card.text
            assert card.text == "" or card.text.endswith((".", "!", "?")), f"{kind} {card.id}: {card.text}"


def test_every_rule_that_a_refusal_cites_exists_and_its_sentence_can_be_said(game: Game) -> None:
    known, names = numbers(game), game.names(NAMES)
    for reason in game.telling.refusals:
        refusal = game.telling.refusal(reason, names)
        assert "{" not in refusal.sentence
        assert refusal.sentence.endswith(".")
        assert refusal.rule == "" or refusal.rule in known or not known, f"{refusal} cites a rule that is not there"


def test_a_question_has_one_heading_without_a_full_stop_and_cites_a_rule_that_exists(game: Game) -> None:
    known, names = numbers(game), game.names(NAMES)
    for table in positions(game, each=1, every=20 if FEW else 5):
        for viewer in (*table.viewers, SPECTATOR):
            asked = game.telling.tabletop(table.veiled(viewer), viewer, names)
            assert asked.heading
            assert not asked.heading.endswith("."), asked.heading
            assert asked.hint == "" or asked.hint.endswith((".", "!", "?")), asked.hint
            assert asked.rule == "" or asked.rule in known or not known
