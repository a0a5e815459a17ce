"""What a table of High Stakes Drifter may choose: stakes, the quick-start game, side pots, and the twelve variants."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.engine.errors import BadOption
from sixgun.engine.options import Option

from .variants import conflicts
from .words import MOST_STAKE, SEATS, STAKE, TURNS, VARIANT_TITLES, Variant

QUICK_START_SEATS = 2  # HSD-151
_SENTENCES = {
    Variant.COLD_HANDS: ("everybody antes, has one turn, then the badge holder must challenge", "HSD-177 to HSD-182"),
    Variant.DEUCES_WILD: ("up to two copies of any card in a deck", "HSD-183"),
    Variant.DRAW: ("draft your deck from six boosters that go round the table", "HSD-184 to HSD-189"),
    Variant.HIGH_LOW: ("the highest and the lowest stat both win a shootout", "HSD-190, HSD-191"),
    Variant.LAST_MAN_STANDING: ("play on until only one player has chips", "HSD-192"),
    Variant.LOWBALL: ("the lowest stat wins a shootout", "HSD-193"),
    Variant.ON_YOUR_LONESOME: ("one copy of any card in a deck", "HSD-194"),
    Variant.RIDING_SHOTGUN: ("each dude that goes to the street lets you put another into play", "HSD-195"),
    Variant.STUD: ("your deck is whatever is in your six boosters", "HSD-196 to HSD-198"),
    Variant.TOMBSTONE: (
        "two face-up dudes of the same name cannot be in play; the later one is buried",
        "HSD-199 to HSD-202",
    ),
    Variant.TRES_AMIGOS: ("up to three copies of any card in a deck", "HSD-203"),
    Variant.WHIRLWIND: ("any number of actions in a turn", "HSD-204, HSD-205"),
}

OPTIONS = (
    Option("stakes", "Dollars each player starts with", STAKE, "HSD-46, HSD-R6", STAKE, MOST_STAKE),
    Option.switch("quick_start", "The quick-start game for two: one shared deck, one shootout", "HSD-151 to HSD-172"),
    Option.switch(
        "side_pots",
        "Side pots: a player who is all in for a few dollars cannot win everything",
        "HSD-R40",
    ),
    Option("max_turns", "Turns of each player after which the biggest stake wins", TURNS, "HSD-R67", 1, TURNS),
    Option("first_player", "Who begins", -1, "HSD-52: by chance", 0, SEATS - 1, {"random": -1}, is_seat=True),
    *(
        Option.switch(variant.name.lower(), f"{VARIANT_TITLES[variant]}: {words}", rules)
        for variant, (words, rules) in _SENTENCES.items()
    ),
)


def agree(chosen: Mapping[str, int]) -> None:
    """HSD-R79, HSD-R110, HSD-151. Choices that cannot be played together are refused, with every reason."""
    variants = [variant for variant in Variant if chosen[variant.name.lower()]]
    reasons = [str(refusal) for refusal in conflicts(variants, bool(chosen["quick_start"]))]
    if chosen["quick_start"] and chosen["seats"] != QUICK_START_SEATS:
        reasons.append(f"The quick-start game is for two players, not {chosen['seats']}. (HSD-151)")
    if reasons:
        raise BadOption(" ".join(reasons))
