"""Logs: one JSON object a line; ids and codes, never cards, seeds, tokens, names or what is said."""

from __future__ import annotations

import json
import logging
from logging.config import dictConfig

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """What happened, when, where, and the fields that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Everything to stderr, one line each."""
    quiet = {"level": "WARNING"}
    dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": Lines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
            "root": {"handlers": ["stderr"], "level": level.upper()},
            "loggers": {
                "uvicorn": quiet,
                "alembic": quiet,
                "litestar": quiet,
                # A line for each request is for those who ask for it.
                "regalia.requests": {"level": "DEBUG" if level == "debug" else "WARNING"},
            },
        }
    )
