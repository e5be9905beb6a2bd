"""Who sits where at a terminal: people, and bots with luck of their own."""

import hashlib
from collections.abc import Sequence

from regalia.bots import Bot, make
from regalia.core.events import WATCHER
from regalia.core.state import State
from regalia.match import Match


class Seating:
    """A bot's name by seat; "" is a person at this terminal."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.people = [seat for seat, bot in enumerate(bots) if not bot]

    def viewer(self) -> int | None:
        """The one seat for whose eyes everything is shown; None if several people share the screen."""
        if not self.people:
            return WATCHER
        return self.people[0] if len(self.people) == 1 else None

    def choose(self, match: Match, seat: int) -> int:
        """What the bot on a seat does now: the same again after a move was taken back or a file loaded."""
        bot: Bot = make(self.bots[seat], match.record.game, luck(match, seat))
        return bot.choose(match.perspective(seat))


def luck(match: Match, seat: int) -> int:
    """A seed for one decision, from which nothing about the deal can be learned."""
    text = f"{match.record.seed:x} {seat} {len(match.steps)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def has_secrets(state: State, seats: Sequence[int]) -> bool:
    """Whether one of these seats has seen a card that another has not."""
    for zone in state.zones():
        for seen in zone.seen:
            known = [bool(seen >> seat & 1) for seat in seats]
            if any(known) and not all(known):
                return True
    return False
