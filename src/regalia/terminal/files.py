"""Reading and writing files with errors that say in one line what is wrong."""

import re
from pathlib import Path
from typing import ClassVar
from urllib.error import HTTPError
from urllib.request import urlopen

from regalia.core.errors import GameError

TABLE = re.compile(r"^(https?://[^/]+)/t/(\w+)/?(?:\?.*)?$")


class BadFile(GameError):
    """A file that can't be read or written."""

    code: ClassVar[str] = "bad-file"


def read(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"can't read {path}: it is not a text in UTF-8") from error
    except (OSError, ValueError) as error:
        raise BadFile(f"can't read {path}: {_reason(error)}") from error


def is_address(path: str) -> bool:
    return path.startswith(("http://", "https://"))


def fetch(address: str) -> str:
    """The record behind the address of a table: `/t/<id>`, or of the record itself."""
    record = TABLE.sub(r"\1/api/matches/\2/record", address)
    try:
        with urlopen(record, timeout=30) as answer:
            text: str = answer.read().decode("utf-8")
    except HTTPError as error:
        with error:
            raise BadFile(f"can't fetch {address}: the server answers {error.code} {error.reason}") from error
    except (OSError, ValueError) as error:
        raise BadFile(f"can't fetch {address}: {_reason(error)}") from error
    return text


def write(path: str, text: str) -> None:
    """Writes a text, in place of what was there."""
    try:
        Path(path).expanduser().write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"can't write {path}: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
