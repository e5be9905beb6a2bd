"""The store: one SQLite file, or PostgreSQL, behind the same few verbs."""

from regalia.server.store.store import Store
from regalia.server.store.writer import Append, Line

__all__ = ["Append", "Line", "Store"]
