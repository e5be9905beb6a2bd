"""Ratings by maximum likelihood, with 95 % intervals by drawing the deals again.

The chance of a seat to win a match is its bot's strength divided by the sum of the strengths of all seats
(Bradley and Terry for two seats, Plackett and Luce's first place for more). A shared win is divided between
the winners, and a draw between all. 400 points of difference are odds of ten to one.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from regalia.arena.match import Result

SPREAD = 400.0
ROUNDS = 60
CLOSE = 1e-6
LOOSE = 1e-4  # what holds a bot in its place that has met nobody
LN_10 = log(10.0)
DRAWS = 200  # of the deals, for the intervals
NORMAL_95 = 1.96


class Rating(NamedTuple):
    """How strong a bot is; the lowest and highest that the matches are compatible with."""

    elo: float
    low: float
    high: float
    matches: int


class Meeting(NamedTuple):
    """How a pair did: the first one's share of the wins, with its 95 % interval."""

    one: int
    other: int
    matches: int
    share: float
    low: float
    high: float


class Tally:
    """Results added up: wins by bot, and how often which bots sat at a table together."""

    def __init__(self, bots: int) -> None:
        self.wins = [0.0] * bots
        self.tables: dict[tuple[int, ...], float] = defaultdict(float)

    def add(self, result: Result) -> None:
        best = max(result.returns)
        winners = [seat for seat, found in enumerate(result.returns) if found == best]
        for seat in winners:
            self.wins[result.lineup[seat]] += 1.0 / len(winners)
        self.tables[tuple(sorted(result.lineup))] += 1.0

    def settle(self) -> None:
        """One more match, a draw, for each pair that met: so that a clean sweep is no infinite strength."""
        pairs = {(min(table), max(table)) for table in self.tables}
        for one, other in pairs:
            self.wins[one] += 0.5
            self.wins[other] += 0.5
            self.tables[(one, other)] += 1.0


def strengths(tally: Tally) -> list[float]:
    """The most likely Elo of every bot, their mean 0, by Newton's method on the logarithms."""
    count = len(tally.wins)
    logs = [0.0] * count
    tables = [(Counter(table), weight) for table, weight in tally.tables.items() if len(set(table)) > 1]
    for step in range(ROUNDS):
        slope = list(tally.wins)
        # one more in every place keeps the mean where it is, since strengths are known but for a factor
        curve = [[1.0 + (LOOSE if row == column else 0.0) for column in range(count)] for row in range(count)]
        for table, weight in tables:
            power = {bot: seats * exp(logs[bot]) for bot, seats in table.items()}
            whole = sum(power.values())
            for bot, own in power.items():
                slope[bot] -= weight * own / whole
                curve[bot][bot] += weight * own / whole
                for other, its in power.items():
                    curve[bot][other] -= weight * own * its / whole / whole
        for lineup, weight in tally.tables.items():
            if len(set(lineup)) == 1:
                slope[lineup[0]] -= weight  # won against itself, whoever won
        move = _solve(curve, slope)
        most = max(abs(part) for part in move)
        pace = min(1.0, 1.0 / max(most, CLOSE))
        logs = [before + part * pace for before, part in zip(logs, move, strict=True)]
        if most < CLOSE:
            break
    mean = sum(logs) / count
    return [SPREAD * (own - mean) / LN_10 for own in logs]


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination."""
    count = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(table[row][place]))
        table[place], table[pivot] = table[pivot], table[place]
        for row in range(count):
            factor = table[row][place] / table[place][place]
            if row != place and factor:
                for column in range(place, count + 1):
                    table[row][column] -= factor * table[place][column]
    return [table[place][count] / table[place][place] for place in range(count)]


def ratings(bots: int, results: Sequence[Result]) -> list[Rating]:
    """Every bot's rating, the first bot's being 0; intervals are against the mean of all."""
    deals: dict[tuple[int, tuple[int, ...]], list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal, tuple(sorted(set(result.lineup)))].append(result)
    elos = strengths(_tally(bots, results))
    blocks = list(deals.values())
    rng = Random(1)
    drawn = [
        strengths(_tally(bots, (result for block in rng.choices(blocks, k=len(blocks)) for result in block)))
        for draw in range(DRAWS if len(blocks) > 1 else 0)
    ]
    found = []
    for bot in range(bots):
        spread = sorted(row[bot] for row in drawn) or [elos[bot]]
        low = spread[int(0.025 * (len(spread) - 1))]
        high = spread[int(0.975 * (len(spread) - 1) + 0.5)]
        matches = sum(bot in result.lineup for result in results)
        found.append(Rating(elos[bot] - elos[0], low - elos[0], high - elos[0], matches))
    return found


def _tally(bots: int, results: Iterable[Result]) -> Tally:
    tally = Tally(bots)
    for result in results:
        tally.add(result)
    tally.settle()
    return tally


def meetings(pairs: Sequence[Sequence[int]], results: Sequence[Result]) -> list[Meeting]:
    """How each pair did in the matches that were theirs alone."""
    found = []
    for one, other in pairs:
        own = [result for result in results if set(result.lineup) == {one, other}]
        if own:
            share = sum(part(result, one) for result in own) / len(own)
            low, high = wilson(share, len(own))
            found.append(Meeting(one, other, len(own), share, low, high))
    return found


def part(result: Result, bot: int) -> float:
    """A bot's share of the win of a match."""
    best = max(result.returns)
    winners = [seat for seat, found in enumerate(result.returns) if found == best]
    return sum(result.lineup[seat] == bot for seat in winners) / len(winners)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = NORMAL_95 / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)
