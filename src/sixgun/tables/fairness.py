"""Where the luck of a game comes from: a seed, or a secret that nobody could choose.

A game played alone has a *seed*: the deal sets the luck going, and it runs on by itself.

A match has a *secret* of 256 bits. The house publishes its SHA-256, the commitment, when the table opens. Players
pledge a nonce of their own by its hash; the deal fixes the list of pledges, and only then are the nonces shown. The
luck of step n (0 is the deal) is HMAC-SHA-256(secret, mixture + n), and the mixture is made of the list and the nonces:
fixed once the deal is made, whatever anybody plays, undoes or says. The secret is revealed in the last event; then
anybody can deal again.

The house could not choose the cards, for it did not know the nonces; nor could a player, for nobody knows the secret.
It does not hide the cards from whoever runs the house. docs/fairness.md has every byte of it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol

import numpy as np

from sixgun.engine.errors import BadOption
from sixgun.engine.luck import AS_KEYED

SECRET_BYTES = 32  # 256 bits that only the house knows
_COMMITMENT = b"sixgun commitment\n"
_HEX = re.compile("[0-9a-f]{64}")
_WORDS = 4  # of 32 bits, the size of a record's luck
_SEEDS = 1 << 63


class Source(Protocol):
    """Where luck comes from."""

    @property
    def keyed(self) -> bool:
        """Whether every step has a luck of its own; else the luck of the deal runs on."""

    def deal(self, luck: Any) -> int:
        """Make the luck of a record ready for the deal; returns the seed to deal from."""

    def rekey(self, luck: Any, step: int) -> None:
        """Write the luck of a step into the luck of a record."""


@dataclass(frozen=True)
class Seed:
    """Luck that everybody with the same number has."""

    number: int
    keyed = False

    def __post_init__(self) -> None:
        if not hasattr(self.number, "__index__") or not 0 <= self.number < _SEEDS:
            raise BadOption(f"A seed is a whole number from 0 to {_SEEDS - 1}, not {self.number!r}.")
        object.__setattr__(self, "number", index(self.number))

    def deal(self, luck: Any) -> int:
        """The seed itself: the deal sets the luck going."""
        return self.number

    def rekey(self, luck: Any, step: int) -> None:
        """Nothing to do: the luck runs on by itself."""


def commitment(secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


Vault = Callable[[int], bytes]  # the house's secret of each round: a deal that is called off takes a fresh one


def vault_of(key: bytes, match: str) -> Vault:
    """The secrets of a match, made from a key that is kept apart from the database; nothing of them is stored."""
    return lambda number: hmac.digest(key, f"sixgun secret\n{match}\n{number}".encode(), "sha256")


def pledge(match: str, nonce: str) -> str:
    """What a player publishes before the deal, in place of the nonce."""
    return hashlib.sha256(f"sixgun nonce\n{match}\n{nonce}".encode()).hexdigest()


def is_number(text: str) -> bool:
    """Whether this is a nonce or a pledge as they are written: 256 bits, 64 small hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


@dataclass(frozen=True)
class Chance:
    """The luck of every step of one match."""

    secret: bytes
    mixture: bytes
    keyed = True

    @classmethod
    def mixed(cls, secret: bytes, match: str, nonces: Sequence[str]) -> Chance:
        """As in logs up to the third format: of the secret, the match's name and the nonces in the order of seats."""
        together = hashlib.sha256(f"sixgun match {match}\n".encode())
        for nonce in nonces:
            together.update(hashlib.sha256(nonce.encode()).digest())
        return cls(secret, together.digest())

    @classmethod
    def frozen(cls, secret: bytes, match: str, number: int, pledges: Sequence[str], nonces: Sequence[str]) -> Chance:
        """Of the secret of this round, the list of pledges and the nonces, one of each for every seat or none."""
        lines = [f"{one or '-'} {other or '-'}\n" for one, other in zip(pledges, nonces, strict=True)]
        together = f"sixgun deal\n{match}\n{number}\n{''.join(lines)}"
        return cls(secret, hashlib.sha256(together.encode()).digest())

    def key(self, step: int) -> bytes:
        """The bytes that decide step number `step`."""
        return hmac.digest(self.secret, self.mixture + step.to_bytes(8, "big"), "sha256")

    def deal(self, luck: Any) -> int:
        """The deal is step 0."""
        self.rekey(luck, 0)
        return AS_KEYED

    def rekey(self, luck: Any, step: int) -> None:
        """Write the luck of a step, the deal's too, into the luck of a record."""
        luck[0] = np.frombuffer(self.key(step), ">u4", _WORDS)


class NarrowChance(Chance):
    """As in logs of the first format, whose deal took a seed of 63 bits."""

    def deal(self, luck: Any) -> int:
        """The first 63 bits of step 0."""
        return int.from_bytes(self.key(0)[:8], "big") >> 1


def salt(secret: bytes, what: str) -> str:
    """Some of the secret's own chance, for an event whose hash everybody sees and whose content not everybody may."""
    return hmac.digest(secret, f"sixgun salt\n{what}".encode(), "sha256").hex()[:32]
