"""Deal: the commitment to a seed, the players' entropy, and the opening after the match.

Whoever deals draws 32 secret bytes and publishes their SHA-256 before anybody sits down. Each seat may add up
to 32 bytes. The seed is the first 16 bytes of SHA-256 over the secret and the seats' entropy, so neither the
dealer nor the players can choose it.
"""

from __future__ import annotations

import hashlib
from secrets import token_hex
from typing import NamedTuple


def commitment(secret: str) -> str:
    """What is published before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Deal(NamedTuple):
    """Everything that decides the seed of a match."""

    secret: str
    entropy: tuple[str, ...]  # by seat, hexadecimal; "" where a seat added nothing

    def seed(self) -> int:
        """The seed of 128 bits; each part is preceded by its length, so that no two deals read alike."""
        sha = hashlib.sha256()
        for part in (self.secret, *self.entropy):
            sha.update(f"{len(part)}:{part}\n".encode())
        return int(sha.hexdigest()[:32], 16)


def draw() -> str:
    """A secret of 32 bytes."""
    return token_hex(32)
