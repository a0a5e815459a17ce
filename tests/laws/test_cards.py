"""Nothing is lost and nothing is made."""

from __future__ import annotations

from sixgun.engine.game import Game

from .positions import FEW, games_in_play, play_on


def test_no_card_and_no_dollar_is_lost_or_made(game: Game) -> None:
    for table, luck in games_in_play(game, each=1 if FEW else 2):
        before = game.holdings(table.record)
        assert sum(before.values()) > 0
        for number, _ in enumerate(play_on(table, luck)):
            if number % 7 == 0:
                assert game.holdings(table.record) == before
        assert game.holdings(table.record) == before


def test_every_viewer_can_account_for_every_card(game: Game) -> None:
    """A veil hides where the cards are, never how many there are; imagining puts all of them back."""
    for table, luck in games_in_play(game, each=1):
        whole = game.known_holdings(table.record)
        for _ in range(luck.randrange(60)):
            if table.count:
                table.play(luck.choice(table.moves))
        for viewer in table.viewers:
            view = table.veiled(viewer)
            game.imagine(view, viewer, luck.getrandbits(60))
            assert game.known_holdings(view) == whole
