"""A card file whose abilities are made up at random from the whole vocabulary, reserved words included."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

LASTING = ("mod", "set", "swap", "limit", "forbid", "must", "permit", "lead", "cost", "blank", "tie")
EVERYTHING_SCOPES = (
    *("self", "host", "my_dudes", "foe_dudes", "all_dudes", "other_dudes", "all_gear", "host_chips", "all_chips"),
    *("me", "foes", "everyone"),
)


class Writer:
    """Writes abilities that keep the rules of "Ability vocabulary", Form."""

    def __init__(self, vocab: dict[str, Any], luck: Random) -> None:
        self.vocab = vocab
        self.luck = luck

    def ability(self, card_type: str) -> str:
        triggers = [
            word for word, types in self.vocab["trigger_types"].items() if card_type in types and word != "then"
        ]
        trigger = self.luck.choice(triggers)
        first = self.clause(trigger, card_type)
        if trigger == "static" or self.luck.random() < 0.6:
            return first
        return f"{first} ; {self.clause('then', card_type)}"

    def clause(self, trigger: str, card_type: str) -> str:
        op, scope = self.op_and_scope(trigger, card_type)
        flags, limit = self.flags_and_limit(trigger)
        words = [op, *(self.argument(kind, op, trigger) for kind in self.vocab["op_args"][op])]
        if op in LASTING and trigger != "static":
            words.append("@" + self.duration(scope))
        return f"{trigger}{flags}{self.condition()} > {self.filtered(scope)} : {' '.join(words)}{limit}"

    def op_and_scope(self, trigger: str, card_type: str) -> tuple[str, str]:
        while True:
            op = self.luck.choice([word for word in self.vocab["op"] if word not in self.vocab["refused"]["op"]])
            scopes = EVERYTHING_SCOPES if trigger == "static" else list(self.vocab["scope"])
            scope = self.luck.choice(scopes)
            if op == "copy" and card_type == "dude":
                continue
            if trigger == "static" and op not in LASTING:
                continue
            if scope.startswith("chosen"):
                continue  # what was chosen before might be of the wrong kind
            if self.reaches(op, scope, card_type):
                return op, scope

    def reaches(self, op: str, scope: str, card_type: str) -> bool:
        kind = self.vocab["scope_kind"][scope]
        wanted = self.vocab["op_targets"][op]
        if scope == "self":
            return card_type in wanted or ("card" in wanted and op != "copy")
        return kind in wanted or ("card" in wanted and kind in ("dude", "gear", "fortune"))

    def flags_and_limit(self, trigger: str) -> tuple[str, str]:
        if trigger == "static":
            return "", ""
        flags = " may" if self.luck.random() < 0.3 else ""
        flags += " hidden" if self.luck.random() < 0.1 else ""
        if trigger in ("gear", "fortune"):
            return (flags + " pay:2", "") if self.luck.random() < 0.3 else (flags, " #1")
        return flags, " #1" if self.luck.random() < 0.1 else ""

    def condition(self) -> str:
        if self.luck.random() < 0.6:
            return ""
        word = self.luck.choice(list(self.vocab["cond"]))
        kinds = self.vocab["cond_args"][word]
        return " ? " + ":".join([word, *(self.condition_argument(kind) for kind in kinds)])

    def condition_argument(self, kind: str) -> str:
        if kind == "faction":
            return self.luck.choice(["law", "outlaw", "cavalry", "gambler", "pioneer"])
        return self.luck.choice(["smarts", "skill", "luck"]) if kind == "stat" else str(self.luck.randint(1, 6))

    def argument(self, kind: str, op: str, trigger: str) -> str:
        if kind == "stat":
            wide = {"mod": ["contested", "all", "choice"], "contest": ["choice"]}.get(op, [])
            wide = [word for word in wide if word != "choice" or trigger != "static"]
            return self.luck.choice(["smarts", "skill", "luck", *wide])
        if kind == "value":
            number = self.luck.choice([-2, -1, 1, 2])
            counter = self.luck.choice(list(self.vocab["counter"]))
            return f"{number:+d}" if counter == "one" else f"{number:+d}*{counter}"
        if kind == "n":
            return str(self.luck.randint(1, 3))
        return self.luck.choice(list(self.vocab[kind]))

    def duration(self, scope: str) -> str:
        words = ["round", "shootout", "turn", "game"]  # `while` is what `static` clauses last
        return self.luck.choice(words if self.vocab["scope_kind"][scope] == "player" else [*words, "stay"])

    def filtered(self, scope: str) -> str:
        kind = self.vocab["scope_kind"][scope]
        if kind == "player" or self.luck.random() < 0.6:
            return scope
        zone = self.luck.choice(["", ".saloon", ".street"])
        return scope + zone + ("" if kind == "chip" else self.luck.choice(["", ".up", ".down"]))


def with_random_abilities(text: str, luck: Random) -> str:
    """The card file with one or two new abilities on every card."""
    writer = Writer(tomllib.loads(text)["vocab"], luck)
    lines = []
    card_type = ""
    for line in text.splitlines():
        if line.startswith("type = "):
            card_type = line.split('"')[1]
        if line.startswith("abilities = "):
            line = f"abilities = {[writer.ability(card_type) for _ in range(luck.randint(1, 2))]}"
        lines.append(line)
    return "\n".join(lines)
