"""Laws about moves, for every game."""

from __future__ import annotations

from sixgun.engine.game import ALLOWED, Game
from sixgun.engine.words import matching

from .positions import FEW, LONGEST, games_in_play, play_on, positions, start


def test_the_judge_and_the_list_agree_and_the_list_is_sorted(game: Game) -> None:
    for table in positions(game, each=1, every=80 if FEW else 40):
        allowed = [move for move in range(game.move_space) if game.why_not(table.record, move) == ALLOWED]
        assert table.moves == allowed


def test_numbers_that_are_no_moves_are_refused(game: Game) -> None:
    table = start(game, 1)
    for move in (-1, -1000, game.move_space, 1 << 30):
        assert game.why_not(table.record, move) != ALLOWED


def test_every_refusal_has_a_sentence(game: Game) -> None:
    met = set()
    for table in positions(game, each=1, every=200):
        met |= {int(game.why_not(table.record, move)) for move in range(game.move_space)}
    assert len(met) > 2, "hardly anything was refused"
    assert all(game.telling.refusals[reason].sentence.endswith(".") for reason in met - {ALLOWED})


def test_the_player_to_act_finds_the_same_moves_and_refusals_under_the_veil(game: Game) -> None:
    for table in positions(game, each=1, every=60):
        if table.count == 0:
            continue
        view = table.veiled(int(table.record.to_act))
        listed = game.move_list()
        count = game.legal(view, listed)
        assert [int(move) for move in listed[:count]] == table.moves
        for move in range(0, game.move_space, 7):
            assert game.why_not(view, move) == game.why_not(table.record, move)


def test_listing_and_judging_change_nothing(game: Game) -> None:
    for table in positions(game, each=1, every=80):
        before = table.record.tobytes()
        game.legal(table.record, game.move_list())
        for move in range(0, game.move_space, 11):
            game.why_not(table.record, move)
        assert table.record.tobytes() == before


def test_a_move_has_words_of_its_own_and_they_lead_back_to_it(game: Game) -> None:
    names = game.names([f"Player{letter}" for letter in "ABCDEFGH"])
    spoken = [(move, " ".join(game.telling.phrase(move, names))) for move in range(game.move_space)]
    assert len({words for _, words in spoken}) == game.move_space
    for move, words in spoken[:: max(1, game.move_space // 40)]:
        assert matching(words, spoken) == [move]


def test_games_end_without_the_cap(game: Game) -> None:
    for table, luck in games_in_play(game, each=1 if FEW else 5):
        for _ in play_on(table, luck):
            assert table.record.capped == 0
        assert FEW or table.record.to_act < 0


def test_a_copy_plays_on_like_the_original(game: Game) -> None:
    for table, luck in games_in_play(game, each=1):
        for _ in range(luck.randrange(30)):
            if table.count:
                table.play(luck.choice(table.moves))
        twin = table.games.copy()
        allowed = game.move_list()
        for _ in range(LONGEST):
            if table.count == 0:
                break
            move = luck.choice(table.moves)
            table.play(move)
            assert game.play(twin, 0, move, allowed) == table.count
        assert twin.tobytes() == table.games.tobytes()


def test_a_deal_wipes_whatever_was_in_the_record(game: Game) -> None:
    for table, luck in games_in_play(game, each=1):
        for _ in play_on(table, luck):
            pass
        options = game.settled(seats=game.fewest_seats)
        fresh = game.state.empty()
        fresh[0].watched = 1
        game.deal(fresh[0], options[0], 5)
        game.deal(table.record, options[0], 5)
        assert table.record.tobytes() == fresh[0].tobytes()


def test_the_story_is_told_only_to_those_who_watch_and_changes_nothing(game: Game) -> None:
    heard = 0
    for chosen_seed in range(3):
        told, silent = start(game, chosen_seed, watched=True), start(game, chosen_seed, watched=False)
        for _ in range(LONGEST):
            if told.count == 0:
                break
            move = told.moves[chosen_seed * 7 % told.count]
            told.play(move)
            silent.play(move)
            heard += int(told.record.told)
            assert silent.record.told == 0
            assert not silent.record.story.any()
        for name in told.record.dtype.names:
            if name not in ("story", "told", "watched"):
                assert told.record[name].tobytes() == silent.record[name].tobytes(), name
    assert heard > 0
