"""Contest: who meets whom in which set-up over which deals; everything else follows from it."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from regalia import registry
from regalia.core.errors import GameError
from regalia.core.game import Game
from regalia.core.options import Choice, Setup

MIXED = "mixed"
SOLO = "solo"
MODES = (MIXED, SOLO)


class BadContest(GameError):
    """A contest that can't be held as asked for."""

    code: ClassVar[str] = "bad-contest"


class Job(NamedTuple):
    """One match: the luck of the deal, and which bot (by its place in the contest) sits on each seat."""

    deal: int
    lineup: tuple[int, ...]


class Contest(NamedTuple):
    """What the head of a results file says, so that the contest can be gone on with from the file alone."""

    game: str
    preset: str
    seats: int
    options: dict[str, Choice]
    cards: str
    bots: list[str]
    pairs: list[list[int]]  # places in `bots`
    mode: (
        str  # MIXED: the two of a pair take turns round the table; SOLO: one of one against all of the other
    )
    deals: int
    seed: int

    def rules(self) -> Game:
        return registry.game(self.game)

    def setup(self) -> Setup:
        return self.rules().setup(self.seats, self.preset or None, self.options, self.cards)

    def jobs(self) -> Iterator[Job]:
        """All matches, deal by deal, so that a contest cut short has treated all pairs alike."""
        for deal in range(self.deals):
            for one, other in self.pairs:
                for lineup in lineups(one, other, self.seats, self.mode):
                    yield Job(deal, lineup)

    def text(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False)


def contest(
    game: str,
    bots: Sequence[str],
    *,
    preset: str = "",
    seats: int | None = None,
    options: Mapping[str, Choice] | None = None,
    cards: str = "",
    pairs: Sequence[Sequence[int]] | None = None,
    mode: str = MIXED,
    deals: int = 20,
    seed: int = 1,
) -> Contest:
    """A checked contest; without pairs, everybody meets everybody."""
    if len(set(bots)) != len(bots):
        raise BadContest(f"a bot is named twice in {', '.join(bots)}: each plays once against each other one")
    if len(bots) < 2:
        raise BadContest("a contest needs two bots or more")
    check_deals(deals)
    setup = registry.game(game).setup(seats, preset or None, options, cards)
    if setup.seats < 2:
        raise BadContest(f"{game} with {setup.seats} seat has nobody to beat")
    if pairs is None:
        pairs = [(one, other) for other in range(len(bots)) for one in range(other)]
    chosen = dict(options or {})
    listed = [list(pair) for pair in pairs]
    return Contest(game, preset, int(setup.seats), chosen, cards, list(bots), listed, mode, deals, seed)


def check_deals(deals: int) -> None:
    if deals < 1:
        raise BadContest(f"there can't be {deals} deals: expected 1 or more")


def parse(line: str) -> Contest:
    """The contest that a results file begins with."""
    try:
        head: dict[str, Any] = json.loads(line)
        return Contest(**head)
    except (ValueError, TypeError) as error:
        raise BadContest("the file does not begin with a contest") from error


def lineups(one: int, other: int, seats: int, mode: str) -> list[tuple[int, ...]]:
    """Who sits where, so that each of the two has every place equally often.

    >>> lineups(0, 1, 2, MIXED)
    [(0, 1), (1, 0)]
    >>> lineups(0, 1, 3, MIXED)
    [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    >>> lineups(0, 1, 4, SOLO)
    [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    """
    found: list[tuple[int, ...]] = []
    for first, second in [(one, other)] if mode == SOLO and seats > 2 else [(one, other), (other, one)]:
        row = [first if (seat == 0 if mode == SOLO else seat % 2 == 0) else second for seat in range(seats)]
        found += [tuple(row[turn:] + row[:turn]) for turn in range(seats)]
    return list(dict.fromkeys(found))


def luck(seed: int, *parts: object) -> int:
    """A seed of its own for one purpose, from which nothing about any other can be learned."""
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
