"""Limits: token buckets for addresses, users and sockets."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_REMEMBERED = 20_000


class Bucket:
    """Holds two seconds' worth; each message takes one."""

    __slots__ = ("at", "left", "over", "rate")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = rate * 2
        self.at = monotonic()
        self.over = 0  # how many in a row were too many

    def take(self, count: float = 1.0) -> bool:
        now = monotonic()
        self.left = min(self.rate * 2, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            self.over += 1
            return False
        self.left -= count
        self.over = 0
        return True


class Limits:
    """A bucket for each name; those that were not seen for longest are forgotten first."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.rate)
            if len(self.buckets) > MOST_REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket

    def take(self, name: str, count: float = 1.0) -> bool:
        return self.of(name).take(count)
