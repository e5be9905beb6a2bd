"""Verify: whether the record of a match is what its dealer had committed to before it."""

import re
from typing import ClassVar, NamedTuple

from regalia.core.errors import GameError
from regalia.core.record import Record
from regalia.match.deal import Deal, commitment

REMARK = re.compile(r"^# (commitment|secret|entropy \d+) ?([0-9a-f]*)$", re.MULTILINE)


class NotVerified(GameError):
    """A record that does not prove what it should."""

    code: ClassVar[str] = "not-verified"


class Proof(NamedTuple):
    """What was checked: the commitment that the seed was opened for, and how many seats added to it."""

    commitment: str
    entropies: int
    actions: int


def verify(text: str, record: Record, promised: str = "") -> Proof:
    """Checks the opening of the seed; `record` was loaded from the text, so its actions follow the rules.

    `promised` is the commitment that a player noted before the match; without it the record's own is taken.
    """
    said = dict(REMARK.findall(text))
    for name in ("commitment", "secret"):
        if len(said.get(name, "")) != 64:
            raise NotVerified(f"the record has no line '# {name}' with 64 hexadecimal digits")
    if promised and promised.lower() != said["commitment"]:
        raise NotVerified("the record's commitment is not the one that was promised")
    if commitment(said["secret"]) != said["commitment"]:
        raise NotVerified("the opened secret does not fit the commitment")
    seats = int(record.setup.seats)
    entropy = tuple(said.get(f"entropy {seat}", "") for seat in range(seats))
    if Deal(said["secret"], entropy).seed() != record.seed:
        raise NotVerified("the seed is not the one that the secret and the players' entropy give")
    return Proof(said["commitment"], sum(bool(word) for word in entropy), len(record.actions))
