"""A laid-out table as text: every game within 80 columns, every part of the vocabulary in its place."""

from __future__ import annotations

from sixgun.engine.game import Game
from sixgun.engine.seats import SPECTATOR
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone
from sixgun.tables.table import Table
from sixgun.tables.views import SeatShown
from sixgun.terminal.tabletop import WIDTH, drawn


def seats(*names: str, player: str = "person", here: bool = True) -> list[SeatShown]:
    return [
        SeatShown(seat=seat, name=name, player=player, bot="", here=here, time_left=None)
        for seat, name in enumerate(names)
    ]


def test_every_table_of_every_game_fits_an_80_column_terminal(game: Game) -> None:
    table = Table(game, seed=6, seats=game.most_seats)
    people = seats(*table.names)
    for _ in range(150):
        if table.over:
            break
        for viewer in (table.to_act or 0, SPECTATOR):
            layout = game.telling.tabletop(table.veiled(viewer), viewer, table.names)
            text = drawn(layout, people, viewer, table.to_act or 0)
            if not layout.text:
                assert max(map(len, text.splitlines())) <= WIDTH
                assert len(text.splitlines()) <= 60
        moves = list(map(int, table.legal))
        table.play(moves[len(moves) // 2])


def test_a_jail_with_a_locked_card_and_one_that_arrives() -> None:
    rustler = Card(name="Cattle Rustler", danger=True)
    jail = [
        Card(name="Huckster"),
        Card(name="empty cell 2", face="empty"),
        Card(name="locked card", face="down", marks=["locked"]),
        Card(name="Bad Lawman", on_top=rustler),
        Card(name="Bandit", marks=["locked", "has defended"]),
    ]
    ann = Player(seat=0, score="10", note="5 cards", marks=["Badge"], zones=[Zone(label="Jail", columns=5, cards=jail)])
    bo = Player(seat=1, score="3", note="1 card", facts=[Fact(label="Life", pips=2, most=4)])
    hand = Zone(label="Your hand", cards=[Card(name="Bandit"), Card(name="Bandit"), Card(name="Bad Lawman")])
    pile = Zone(label="Draw pile", count=32, cards=[Card(name="the draw pile", face="down")])
    discards = Zone(label="Discards", count=2, cards=[Card(name="Huckster")], note="2 Hucksters")
    table = Tabletop(heading="Your turn", middle=[pile, discards], players=[ann, bo], hand=[hand])
    assert drawn(table, seats("Ann", "Bo", here=False), viewer=0, to_act=0).splitlines() == [
        "Draw pile 32 · Discards 2: 2 Hucksters",
        "> Ann (you): 10, 5 cards, Badge",
        "    [   Huckster   |      ·       |      ?       |  Bad Lawman  |    Bandit    ]",
        "                                                     ^Rustler",
        "                                       locked                       locked…",
        "  Bo: 3, 1 card, Life ●●○○, away",
        "Your hand: 2 Bandits, Bad Lawman",
    ]


def test_playing_cards_have_their_faces_and_a_bot_is_called_one() -> None:
    flop = Zone(label="Flop", cards=[Card(rank="K", suit="clubs"), Card(rank="10", suit="hearts", marks=["wild"])])
    table = Tabletop(
        heading="Bo decides", facts=[Fact(label="Pot", value="$40")], middle=[flop], players=[Player(seat=0, out=True)]
    )
    assert drawn(table, seats("Bo", player="bot"), viewer=SPECTATOR, to_act=0).splitlines() == [
        "Pot $40",
        "Flop: K♣, 10♥ (wild)",
        "> Bo: out",
    ]


def test_a_game_without_a_layout_is_shown_as_it_says_itself() -> None:
    table = Tabletop(heading="Bo decides", players=[], text="a table\nin words")
    assert drawn(table, [], SPECTATOR, 0) == "a table\nin words"
