"""The end of a turn, of a player, and of the game."""

from __future__ import annotations

from .laying import bury_chip, lift
from .pieces import GameOver
from .table import Table


def game_over(table: Table, reason: str) -> None:
    """HSD-02, HSD-R28. The biggest stake wins; chips on cards and in pots count for nobody."""
    playing = [player for player in table.players if not player.out]
    most = max(player.stake for player in playing)
    table.winners = [player.seat for player in playing if player.stake == most]
    table.ended = reason
    raise GameOver


def end_of_turn_for_everybody(table: Table, cold: bool) -> None:
    """Durations and uses of a turn end; then Last Man Standing and the length of the game are looked at."""
    over = ("turn", "shootout", "round")  # the latter two: set off while no shootout was running
    table.effects = [effect for effect in table.effects if effect.clause.duration not in over]
    for card in table.laid_cards():
        card.used = {key: [until for until in marks if until != "turn"] for key, marks in card.used.items()}
    if not cold:
        last_man_standing(table)
        length_guard(table)


def length_guard(table: Table) -> None:
    """HSD-R67."""
    if all(player.turns >= table.options.most_turns for player in table.players if not player.out):
        game_over(table, "length")


def last_man_standing(table: Table) -> None:
    """HSD-192, HSD-R87."""
    if not table.variant("last_man_standing"):
        return
    playing = [player for player in table.players if not player.out]
    with_chips = [player for player in playing if player.stake > 0]
    if len(with_chips) <= 1:
        table.winners = [player.seat for player in with_chips or playing]
        table.ended = "last man standing"
        raise GameOver
    for player in playing:
        if player.stake == 0:
            leave_the_game(table, player.seat)


def leave_the_game(table: Table, seat: int) -> None:
    """HSD-R87. Cards and kicker chips leave; betting chips on the cards join the carried-over pot."""
    player = table.players[seat]
    for card in table.own_cards(seat):
        table.carried += card.chips
        card.chips = 0
        for chip in list(card.kickers):
            bury_chip(table, card, chip)
    for card in table.own_cards(seat):
        lift(table, card, "gone")
    for dude in table.saloon:
        dude.kickers = [chip for chip in dude.kickers if chip.owner != seat]
    for cards in (player.deck, player.hand, player.deadwood):
        for card in cards:
            card.zone = "gone"
        cards.clear()
    player.stack.clear()
    player.deadwood_chips.clear()
    table.effects = [effect for effect in table.effects if effect.target != seat]
    player.out = True
