"""Chance that nobody can choose: a secret committed to before the deal, the players' nonces, and one key a step.

The house draws 256 bits from the operating system and publishes their SHA-256 in the first event. Players may add
nonces before the deal. The luck of step n (0 is the deal) is HMAC-SHA-256(secret, mixture + n): fixed once the deal
is made, whatever anybody plays, undoes or says. The secret is revealed in the last event; then anybody can deal again.

This proves that nothing was changed after the commitment. It does not hide the cards from whoever runs the house.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

SECRET_BYTES = 32  # 256 bits that only the house knows
_COMMITMENT = b"sixgun commitment\n"
_WORDS = 4  # of 32 bits, the size of a record's luck


def commitment(secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


@dataclass(frozen=True)
class Chance:
    """The luck of every step of one match."""

    secret: bytes
    mixture: bytes

    @classmethod
    def mixed(cls, secret: bytes, match: str, nonces: Sequence[str]) -> Chance:
        """Of the house's secret, the match's name and the players' nonces in the order of their seats."""
        together = hashlib.sha256(f"sixgun match {match}\n".encode())
        for nonce in nonces:
            together.update(hashlib.sha256(nonce.encode()).digest())
        return cls(secret, together.digest())

    def key(self, step: int) -> bytes:
        """The bytes that decide step number `step`."""
        return hmac.digest(self.secret, self.mixture + step.to_bytes(8, "big"), "sha256")

    def first_deal_seed(self) -> int:
        """In logs of the first format the deal took a seed of 63 bits."""
        return int.from_bytes(self.key(0)[:8], "big") >> 1

    def rekey(self, luck: Any, step: int) -> None:
        """Write the luck of a step, the deal's too, into the luck of a record."""
        luck[0] = np.frombuffer(self.key(step), ">u4", _WORDS)
