"""Glicko-2 after Glickman's paper of 2012: a rating, how sure we are of it, and how steadily one plays."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
TAU = 0.5  # how quickly the volatility may change
CLOSE = 1e-6


class Rating(NamedTuple):
    """As people read it: 1500 and 350 for somebody nobody knows yet."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Meeting(NamedTuple):
    """An opponent, and what one made of it: 1, ½ or 0."""

    opponent: Rating
    score: float


def rate(player: Rating, meetings: Sequence[Meeting]) -> Rating:
    """The rating after a period; without a meeting only the certainty falls."""
    mu, phi = (player.rating - 1500.0) / SCALE, player.deviation / SCALE
    if not meetings:
        return player._replace(deviation=min(350.0, SCALE * sqrt(phi**2 + player.volatility**2)))
    information = surprise = 0.0
    for opponent, score in meetings:
        weight = 1.0 / sqrt(1.0 + 3.0 * (opponent.deviation / SCALE) ** 2 / pi**2)
        expected = 1.0 / (1.0 + exp(-weight * (mu - (opponent.rating - 1500.0) / SCALE)))
        information += weight**2 * expected * (1.0 - expected)
        surprise += weight * (score - expected)
    variance = 1.0 / information
    sigma = _volatility(player.volatility, phi, variance, variance * surprise)
    wider = sqrt(phi**2 + sigma**2)
    phi = 1.0 / sqrt(1.0 / wider**2 + 1.0 / variance)
    return Rating(SCALE * (mu + phi**2 * surprise) + 1500.0, SCALE * phi, sigma)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root of f, between two bounds that close in on it."""
    start = log(sigma**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2.0 * total**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2.0
        high, f_high = middle, f_middle
    return exp(low / 2.0)
