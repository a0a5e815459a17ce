"""Setting up: what the cards say, what the table has chosen, the decks, and the first hands."""

from __future__ import annotations

from sixgun.engine.luck import seed_luck
from sixgun.engine.rule import rule

from .boosters import open_pack
from .rules.drafting import begin_game, begin_pack
from .rules.ending import plays
from .rules.running import run_on
from .state import SHARED_LIST, Options, State, clear, take_given
from .words import (
    DECK,
    MOST_CHIP_KINDS,
    PACK,
    PACKS,
    Stage,
    Variant,
)


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The table before the first decision."""
    seed_luck(game.luck, seed)
    clear(game)
    take_given(game, options)
    game.playing = (1 << int(options.seats)) - 1
    take_choices(game, options)
    take_decks(game, options)
    if plays(game, Variant.DRAW):
        begin_pack(game)
    elif plays(game, Variant.STUD):
        game.stage = Stage.STACK
    else:
        begin_game(game)
    run_on(game)


@rule
def take_choices(game: State, options: Options) -> None:
    """What the table has agreed on (HSD-174)."""
    game.variants = variant_bits(options)
    game.first = options.first_player
    for seat in range(game.seats):
        game.stake[seat] = options.stakes


@rule
def variant_bits(options: Options) -> int:
    """The variants of the table as a set."""
    return (
        int(options.cold_hands) << Variant.COLD_HANDS
        | int(options.deuces_wild) << Variant.DEUCES_WILD
        | int(options.draw) << Variant.DRAW
        | int(options.high_low) << Variant.HIGH_LOW
        | int(options.last_man_standing) << Variant.LAST_MAN_STANDING
        | int(options.lowball) << Variant.LOWBALL
        | int(options.on_your_lonesome) << Variant.ON_YOUR_LONESOME
        | int(options.riding_shotgun) << Variant.RIDING_SHOTGUN
        | int(options.stud) << Variant.STUD
        | int(options.tombstone) << Variant.TOMBSTONE
        | int(options.tres_amigos) << Variant.TRES_AMIGOS
        | int(options.whirlwind) << Variant.WHIRLWIND
    )


@rule
def take_decks(game: State, options: Options) -> None:
    """HSD-04, HSD-152, HSD-184, HSD-196. What each player brings, one deck for both, or six boosters each."""
    if game.quick_start == 1:
        for place in range(DECK):
            game.pile[0, place] = options.quick_start_deck[place]
            game.pile[SHARED_LIST, place] = options.quick_start_deck[place]
        return
    for seat in range(game.seats):
        if plays(game, Variant.DRAW) or plays(game, Variant.STUD):
            for pack in range(PACKS):
                chip = open_pack(game.luck, game, game.pile[seat, pack * PACK : (pack + 1) * PACK])
                if plays(game, Variant.STUD):
                    game.stack[seat, chip] += 1
        else:
            for place in range(DECK):
                game.pile[seat, place] = options.deck[seat, place]
            for chip in range(MOST_CHIP_KINDS):
                game.stack[seat, chip] = options.chip_stack[seat, chip]
