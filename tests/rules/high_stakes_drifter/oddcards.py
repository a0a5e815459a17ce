"""Card files that nobody would print: cards with abilities drawn at random from the whole vocabulary.

Costs are nothing or everything, numbers are as great as they may be, and every trigger and operation turns up.
"""

from __future__ import annotations

import random

from sixgun.engine.abilitytext import BadAbility, parse
from sixgun.engine.cards import CardFile
from sixgun.games.high_stakes_drifter.cards import read_cards
from sixgun.games.high_stakes_drifter.cardset import CardSet
from sixgun.games.high_stakes_drifter.codes import Act, Do, If, Per, StatWord, TypeWord, Until, When, Who
from sixgun.games.high_stakes_drifter.vocabulary import VOCABULARY
from sixgun.games.high_stakes_drifter.words import MOST_ROWS, CardType, ChipColour, Faction, Stat, word

KINDS = 12  # different cards of each type
TRIES = 400  # texts for one clause, of which most mean nothing


def odd_set(seed: int, triggers: tuple[When, ...] = tuple(When), pay: int = 0) -> CardSet:
    """A whole set of cards; `triggers` are those that its abilities have, `pay` what each of them costs."""
    luck = random.Random(seed)
    rows = MOST_ROWS
    tables = ['[[set]]\nid = "odd"\nname = "Odd"\n']
    for kind in CardType:
        for nth in range(KINDS):
            abilities = []
            for _ in range(luck.choice([1, 1, 2])):
                text, clauses = _ability(luck, word(kind), triggers, pay)
                if 0 < clauses <= rows:
                    abilities.append(text)
                    rows -= clauses
            tables.append(_card(luck, kind, nth, abilities))
    tables += [_chip(luck, colour) for colour in ChipColour]
    for name, use in (("one", "starter"), ("two", "starter"), ("both", "quickstart")):
        types = [luck.sample([f"{word(kind)}_{nth}" for nth in range(KINDS) if nth % 4], 6) for kind in CardType]
        cards = ", ".join(f'"3 {each}"' for chosen in types for each in chosen)
        stack = "" if use == "quickstart" else '"2 green"'
        tables.append(
            f'[[deck]]\nid = "{name}"\nname = "{name}"\nuse = "{use}"\ncards = [{cards}]\nkickers = [{stack}]\n'
        )
    tables.append(
        '[[booster]]\nid = "booster"\nname = "Booster"\ncommon = 5\nuncommon = 3\nrare = 1\nfixed = 0\n'
        "promotional = 0\nwhite = 4\nred = 3\nblue = 2\ngreen = 1\n"
    )
    return read_cards(CardFile("\n".join(tables), "odd.toml"))


def _card(luck: random.Random, kind: CardType, nth: int, abilities: list[str]) -> str:
    """One of four is not common."""
    rarity = ("uncommon", "rare")[nth == 0] if nth % 4 == 0 else "common"
    stats = "".join(f"{word(stat)} = {luck.choice([-20, -1, 0, 3, 20])}\n" for stat in Stat)
    dude = f'faction = "{word(luck.choice(list(Faction)))}"\nkicker_limit = {luck.choice([0, 20, 100])}\n'
    listed = ", ".join(f'"{each}"' for each in abilities)
    name = f"{word(kind)}_{nth}"
    return (
        f'[[{word(kind)}]]\nid = "{name}"\nname = "{name}"\nrarity = "{rarity}"\n'
        f"cost = {luck.choice([0, 0, 1, 2, 5, 50])}\n{stats}"
        f"{dude if kind == CardType.DUDE else ''}abilities = [{listed}]\n"
    )


def _chip(luck: random.Random, colour: ChipColour) -> str:
    name, sides = word(colour), [f"{word(luck.choice(list(Stat)))} {luck.choice(['+20', '-20'])}" for _ in range(2)]
    return (
        f'[[kicker]]\nid = "{name}"\nname = "{name}"\ncolour = "{name}"\nside_a = "{sides[0]}"\nside_b = "{sides[1]}"\n'
    )


def _ability(luck: random.Random, kind: str, triggers: tuple[When, ...], pay: int) -> tuple[str, int]:
    """An ability of one to three clauses that a card of this type may have, and how many they are."""
    text, clauses = "", 0
    for nth in range(luck.choice([1, 1, 2, 3])):
        for _ in range(TRIES):
            trigger = "then" if nth else word(luck.choice([each for each in triggers if each != When.THEN]))
            longer = f"{text} ; {_clause(luck, trigger, pay)}" if nth else _clause(luck, trigger, pay)
            try:
                parse(VOCABULARY, longer, kind)
            except BadAbility:
                continue
            text, clauses = longer, clauses + 1
            break
    return text, clauses


def _clause(luck: random.Random, trigger: str, pay: int) -> str:
    """A clause that may well mean nothing."""
    flags = "".join(flag for flag in (" hidden", " may") if luck.random() < 0.15)
    if trigger != "static" and (pay or luck.random() < 0.1):
        flags += f" pay:{pay or luck.choice([1, 7, 120])}"
    condition = f" ? {_condition(luck)}" if luck.random() < 0.25 else ""
    scope = word(luck.choice(list(Who)))
    if luck.random() < 0.3:
        scope += luck.choice([".saloon", ".street", ".street.up", ".up", ".down", ".street.down", ".law"])
    deed = luck.choice(list(Do))
    until = f" @{word(luck.choice(list(Until)))}" if luck.random() < 0.5 else ""
    uses = " #1" if luck.random() < 0.3 else ""
    return f"{trigger}{flags}{condition} > {scope} : {word(deed)}{_arguments(luck, deed)}{until}{uses}"


def _condition(luck: random.Random) -> str:
    """One with what it needs, or without."""
    name = word(luck.choice(list(If)))
    number, stat = luck.choice([0, 1, 3, 120]), word(luck.choice(list(Stat)))
    return luck.choice([name, f"{name}:{number}", f"{name}:{stat}", f"{name}:{stat}:{number}", f"{name}:law"])


def _arguments(luck: random.Random, deed: Do) -> str:
    """What an operation may say after its name."""
    number = luck.choice([1, 2, 5, 99, 120])
    value = luck.choice(["+1", "-1", "+99", "-99"]) + luck.choice(["", f"*{word(luck.choice(list(Per)))}"])
    stat, card = word(luck.choice(list(StatWord))), word(luck.choice(list(TypeWord)))
    if deed == Do.MOD:
        return f" {stat} {value}"
    if deed in (Do.FORBID, Do.MUST, Do.PERMIT):
        return f" {word(luck.choice(list(Act)))}"
    said = {
        Do.SET: f" {stat} {luck.choice([-99, 0, 99])}",
        Do.SWAP: f" {stat} {word(luck.choice(list(StatWord)))}",
        Do.LIMIT: f" {value}",
        Do.PUT: f" {card}",
        Do.CONTEST: f" {stat}",
        Do.COST: f" {card} {luck.choice(['+99', '-99', '-1'])}",
        Do.SALVAGE: f" {card} {number}",
    }
    plain = (Do.DRAW, Do.DISCARD, Do.DITCH, Do.GIVE, Do.TAKE, Do.SKIM, Do.ACTION)
    return said.get(deed, f" {number}" if deed in plain else "")
