"""Metrics: what Prometheus reads at /metrics; counts and times, never names."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

registry = CollectorRegistry()
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

moves = Counter("regalia_moves", "Moves stored and acknowledged", ["game"], registry=registry)
refusals = Counter("regalia_refusals", "Messages answered with an error", ["code"], registry=registry)
store_errors = Counter("regalia_store_errors", "Transactions that failed", registry=registry)
commits = Histogram("regalia_commit_seconds", "Time of a group commit", buckets=TIMES, registry=registry)
move_time = Histogram(
    "regalia_move_seconds", "From a message to its acknowledgement", buckets=TIMES, registry=registry
)
thinking = Histogram("regalia_thinking_seconds", "Time a bot thinks", buckets=TIMES, registry=registry)
sockets = Gauge("regalia_sockets", "Open sockets", registry=registry)
rooms = Gauge("regalia_rooms", "Matches in memory", registry=registry)
limited = Counter("regalia_limited", "Requests and messages over a limit", ["who"], registry=registry)


def text() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(registry)


__all__ = ["CONTENT_TYPE_LATEST", "text"]
