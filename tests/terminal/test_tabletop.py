"""Every table as text: at most 80 columns and 30 lines, and every part of the vocabulary in its place."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sixgun.bots.bot import Mind
from sixgun.bots.registry import best_bot
from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import NOBODY, SPECTATOR
from sixgun.engine.tabletop import Card, Contest, Fact, Lane, Player, Tabletop, Zone
from sixgun.games.registry import find_game, game_names
from sixgun.tables.drawing import HEIGHT, WIDTH, drawn, drawn_text
from sixgun.tables.ink import wide
from sixgun.tables.table import Table
from sixgun.tables.views import SeatShown
from sixgun.terminal.tabletop import about_seats


def every_table() -> Iterator[tuple[str, int]]:
    for name in game_names():
        game = find_game(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            yield name, seats


def positions(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """A game from the deal to its end, or for a long while: by bots if the seed is even, else by chance."""
    table, luck = Table(game, seed=seed, seats=seats), random.Random(seed)
    minds = [Mind(best_bot(game), game, seed + seat) for seat in range(seats)]
    for _ in range(200 if INTERPRETED else 2000):
        yield table
        if table.to_act is None:
            return
        table.play(luck.choice([int(m) for m in table.legal]) if seed % 2 else table.ask(minds[table.to_act]))


@pytest.mark.parametrize(("name", "seats"), list(every_table()))
def test_every_table_fits_a_terminal_from_the_deal_to_the_end(name: str, seats: int) -> None:
    game = find_game(name)
    for seed in (1, 2, 3):
        for count, table in enumerate(positions(game, seats, seed)):
            if count % 5 and not table.over:
                continue
            to_act = NOBODY if table.to_act is None else table.to_act
            for viewer in (max(0, to_act), SPECTATOR):
                lines = drawn_text(table.tabletop(viewer), table.names, viewer, to_act).splitlines()
                assert max(map(wide, lines)) <= WIDTH, "\n".join(lines)
                assert len(lines) <= HEIGHT, "\n".join(lines)
                assert sum(line.startswith("> ") or "│ > " in line for line in lines) == (not table.over)


@pytest.mark.parametrize("width", [40, 60, 100])
def test_a_table_is_as_wide_as_it_may_be(width: int, game: Game) -> None:
    table = Table(game, seed=2, seats=game.most_seats)
    text = drawn_text(table.tabletop(0), table.names, 0, 0, width=width)
    assert max(map(wide, text.splitlines())) <= width


def one_player(**said: object) -> str:
    """A table with Ann alone, and nothing asked."""
    return drawn_text(Tabletop(heading="", players=[Player(seat=0, **said)]), ["Ann"], SPECTATOR, NOBODY)  # type: ignore[arg-type]


def test_a_jail_with_a_locked_card_and_one_that_arrives() -> None:
    rustler = Card(name="Cattle Rustler", short="Rustler", corner="3", danger=True)
    jail = [
        Card(name="Huckster", corner="0"),
        Card(name="empty cell 2", face="empty"),
        Card(name="locked card", face="down", marks=["locked"]),
        Card(name="Bad Lawman", corner="5", on_top=rustler),
        Card(name="Bandit", corner="1", marks=["locked", "has defended"]),
    ]
    ann = Player(seat=0, score="10", note="5 cards", marks=["Badge"], zones=[Zone(label="Jail", columns=5, cards=jail)])
    bo = Player(seat=1, score="3", note="1 card", facts=[Fact(label="Life", pips=2, most=4)])
    hand = Zone(label="Your hand", cards=[Card(name="Bandit"), Card(name="Bandit"), Card(name="Bad Lawman")])
    pile = Zone(label="Draw pile", count=32, cards=[Card(name="the draw pile", face="down")])
    discards = Zone(label="Discards", count=2, cards=[Card(name="Huckster")], note="2 Hucksters")
    table = Tabletop(
        heading="Your turn",
        hint="Place a card, or send one away.",
        rule="CAL-14",
        scores="bounty",
        middle=[pile, discards],
        players=[ann, bo],
        hand=[hand],
    )
    assert drawn_text(table, ["Ann", "Bo"], viewer=0, to_act=0).splitlines() == [
        "Draw pile 32 · Discards 2: 2 Hucksters",
        "> Ann (you)  bounty 10 · 5 cards · Badge",
        "  [  Huckster 0  |      ·       |      ?       | Bad Lawman 5 |   Bandit 1   ]",
        "                                     locked       ^Rustler 3      locked,",
        "                                                                has defended",
        "  Bo  bounty 3 · 1 card · Life ●●○○",
        "Your hand: 2 Bandits, Bad Lawman",
        "Your turn: Place a card, or send one away. (CAL-14)",
    ]


def test_small_grids_stand_side_by_side_and_a_legend_says_what_signs_mean() -> None:
    grid = [
        Card(name="12", corner="12", marks=["Iron Hand"]),
        Card(name="minus 5", corner="−5"),
        Card(name="3", corner="3", marks=["Iron Hand", "seen by you"]),
        Card(name="face-down card", face="down"),
    ]
    players = [Player(seat=seat, zones=[Zone(label="Grid", columns=2, cards=grid)]) for seat in range(2)]
    table = Tabletop(heading="Bo is to draw", players=players)
    assert drawn_text(table, ["Ann", "Bo"], viewer=0, to_act=1).splitlines() == [
        "  Ann (you)                            │ > Bo",
        "  [12* | −5 ]                          │   [12* | −5 ]",
        "  [3*° | ?  ]                          │   [3*° | ?  ]",
        "* Iron Hand · ° seen by you",
        "Bo is to draw.",
    ]


def test_a_contest_shows_its_step_and_what_each_side_comes_to() -> None:
    gear = [Card(name="Worn Revolver", number="#8"), Card(name="face-down gear", number="#9", face="down", money="$4")]
    chip = Card(name="Dead Eye", foot="+5 skill", round=True)
    dude = Card(name="Pat Garrett", number="#7", money="$4", below=[*gear, chip])
    back = Card(name="face-down dude", number="#3", face="down", money="$9", marks=["announced"])
    lanes = [
        Lane(seat=0, cards=[dude], total="12", marks=["leads"]),
        Lane(seat=1, cards=[back], total="0", note="dude concealed"),
    ]
    table = Tabletop(
        heading="Bo decides",
        contest=Contest(title="Highest skill wins", steps=["Bets", "Gear", "Fortune"], step=1, lanes=lanes),
        players=[Player(seat=0, facts=[Fact(label="Costs", value="$3 on average", bars=[0, 1, 8])])],
    )
    assert drawn_text(table, ["Ann", "Bo"], viewer=SPECTATOR, to_act=1).splitlines() == [
        "Highest skill wins · Bets > [Gear] > Fortune",
        "  Ann 12 (leads): #7 Pat Garrett $4 [#8 Worn Revolver, #9 ? $4,",
        "    Dead Eye +5 skill] · Bo 0: #3 face-down dude $9 (announced); dude concealed",
        "  Ann  Costs ·▁█ $3 on average",
        "Bo decides.",
    ]


def test_playing_cards_have_their_faces_and_a_game_s_own_cards_their_names_too() -> None:
    flop = [
        Card(name="King of clubs", rank="K", suit="clubs"),
        Card(name="10 of hearts", rank="10", suit="hearts", marks=["wild"]),
    ]
    front = [Card(name="Paul Regret"), Card(name="Barrel", rank="Q", suit="spades")]
    table = Tabletop(
        heading="Bo decides",
        facts=[Fact(label="Pot", value="$40")],
        middle=[Zone(label="Flop", cards=flop)],
        players=[Player(seat=0, out=True, zones=[Zone(label="Paul Regret", cards=front)])],
    )
    assert drawn_text(table, ["Bo"], viewer=SPECTATOR, to_act=0).splitlines() == [
        "Pot $40 · Flop: K♣, 10♥ (wild)",
        "> Bo  out",
        "  Paul Regret: Barrel Q♠",
        "Bo decides.",
    ]


def test_a_player_with_two_characters_has_the_facts_of_each_beside_it() -> None:
    zones = [
        Zone(label=name, cards=[Card(name=name, marks=[mark])])
        for name, mark in (("Kit", "covered"), ("Sid", "exposed"))
    ]
    facts = [Fact(label="Life", value="3"), Fact(label="Colt"), Fact(label="Life", value="4"), Fact(label="Volcanic")]
    assert one_player(facts=facts, zones=zones).splitlines() == [
        "  Ann",
        "  Kit (covered) · Life 3 · Colt",
        "  Sid (exposed) · Life 4 · Volcanic",
    ]


def test_what_is_said_already_is_not_said_again() -> None:
    backs = [Card(name="face-down poker card", face="down")] * 2
    zones = [
        Zone(label="Hand", count=2, cards=backs),
        Zone(label="Poker cards", cards=backs),
        Zone(label="Wanted", cards=[Card(name="Wanted: King", marks=["on the left"])]),
    ]
    life = Fact(label="Life", value="3 of 4", pips=3, most=4)
    assert one_player(score="3", note="2 cards", facts=[life], zones=zones).splitlines() == [
        "  Ann  2 cards · Life ●●●○",
        "  Poker cards: ? ? · Wanted: King (on the left)",
    ]


def test_the_top_of_a_pile_is_shown_with_what_lies_below() -> None:
    tops = [Card(name=name, corner=name) for name in ("8", "8", "12")]
    pile = Zone(label="Discards", count=9, cards=tops, note="below: 1 × 8, 5 × 2")
    table = Tabletop(heading="", middle=[pile], players=[])
    assert drawn_text(table, [], SPECTATOR, NOBODY) == "Discards 9: 8, 8, 12; below: 1 × 8, 5 × 2"


def test_whoever_decides_and_cards_in_danger_have_ink() -> None:
    cell = Card(name="Bandit", hue="red", on_top=Card(name="Huckster", danger=True))
    table = Tabletop(heading="Defend?", players=[Player(seat=0, zones=[Zone(label="Jail", columns=1, cards=[cell])])])
    inks = {piece.text.strip(): piece.ink for line in drawn(table, ["Ann"], 0, 0) for piece in line if piece.ink}
    assert inks["Ann (you)"] == "acting"
    assert inks["Bandit"] == "red"
    assert inks["^Huckster"] == "danger"
    assert inks["Defend?"] == "question"


def test_a_name_in_wide_letters_keeps_the_columns_straight() -> None:
    grid = Zone(label="Grid", columns=2, cards=[Card(name=str(n), corner=str(n)) for n in range(4)])
    table = Tabletop(heading="", players=[Player(seat=seat, zones=[grid]) for seat in range(2)])
    lines = drawn_text(table, ["安娜", "Bo"], SPECTATOR, NOBODY).splitlines()
    assert {wide(line[: line.index("│")]) for line in lines} == {39}


def test_a_bot_and_somebody_who_is_away_are_called_so() -> None:
    def sits(seat: int, player: str, here: bool = True) -> SeatShown:
        return SeatShown(seat=seat, name="x", player=player, bot="", here=here, time_left=None)

    seats = [sits(0, "person", here=False), sits(1, "bot"), sits(2, "person", here=False), sits(3, "person")]
    assert about_seats(seats, viewer=0) == {1: "bot", 2: "away"}
    table = Tabletop(heading="", players=[Player(seat=1, score="3")])
    assert drawn(table, ["Ann", "Bo"], 0, NOBODY, about={1: "bot"})[0][-1] == ("bot", "faint")
