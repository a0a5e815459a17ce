"""The verbs of BANG!: every move, what it is made of, and its words.

A card is one of 80, since its suit and rank matter for "draw!"; a target is a spot.
"""

from __future__ import annotations

from sixgun.engine.speech import who
from sixgun.engine.verbs import Part, Verb, Verbs

from .words import (
    CARDS,
    CHARACTERS,
    MOST_HUNDREDS,
    OWN,
    SEATS,
    SPOTS,
    card_name,
    character_name,
    count_hundreds,
    target_name,
    which_name,
)

CARD = Part(CARDS, card_name)
SPOT = Part(SPOTS, target_name)
CHARACTER = Part(CHARACTERS, character_name)

VERBS = Verbs(
    Verb("pick", "pick | {character}", character=CHARACTER),  # BNG-171, BNG-T64, BNG-T65
    Verb("expose", "expose your {which} character", which=Part(OWN, which_name)),  # BNG-172, BNG-175
    Verb("draw_from_pile", "draw from the pile"),  # phase 1, where there is a choice
    Verb("draw_from_discards", "draw from the discard pile"),
    Verb("draw_from_hand", "draw | from the hand of {seat}", seat=Part(SEATS, who)),
    Verb("play", "play {card}", card=CARD),
    Verb("play_at", "play {card} | at {spot}", card=CARD, spot=SPOT),
    Verb("stop", "stop playing cards"),
    Verb("check", "draw! for the {barrel}"),
    Verb("answer", "answer with | {card}", card=CARD),  # Missed!, BANG! or Beer
    Verb("let_happen", "let it happen"),
    Verb("pay", "pay for life with | {card}", card=CARD),  # one of Sid Ketchum's two
    Verb("take_unseen", "take an unseen card of the hand"),
    Verb("take", "take | {card}", card=CARD),  # in play, or of General Store
    Verb("choose", "let count | {card}", card=CARD),  # for Lucky Duke
    Verb("put_back", "put back | {card}", card=CARD),  # Kit Carlson
    Verb("discard", "discard | {card}", card=CARD),
    Verb("keep_character", "keep your character"),  # enlistment: BNG-T66
    Verb("let_go", "let your character go"),
    Verb("put_up", "auction | {character}", character=CHARACTER),  # BNG-T57
    Verb("bid", "bid | {hundreds}", hundreds=Part(MOST_HUNDREDS + 1, count_hundreds)),  # BNG-T59
    Verb("pass_on", "pass"),
    Verb("keep_card", "keep | {card}", card=CARD),  # Experience: BNG-T46
    Verb("keep_no_more", "keep no more cards"),
)
MOVES = VERBS.count
FROM_PILE, FROM_DISCARDS = VERBS.first("draw_from_pile"), VERBS.first("draw_from_discards")
STOP, CHECK_BARREL, LET_HAPPEN = map(VERBS.first, ("stop", "check", "let_happen"))
TAKE_UNSEEN = VERBS.first("take_unseen")
KEEP_CHARACTER, LET_GO = VERBS.first("keep_character"), VERBS.first("let_go")
PASS, KEEP_NO_MORE = VERBS.first("pass_on"), VERBS.first("keep_no_more")

picking = VERBS.number("pick")
exposing = VERBS.number("expose")
drawing_from = VERBS.number("draw_from_hand")
playing = VERBS.number("play")
playing_at = VERBS.number("play_at")
answering = VERBS.number("answer")
paying = VERBS.number("pay")
taking = VERBS.number("take")
choosing = VERBS.number("choose")
putting_back = VERBS.number("put_back")
discarding = VERBS.number("discard")
putting_up = VERBS.number("put_up")
bidding = VERBS.number("bid")
keeping = VERBS.number("keep_card")
