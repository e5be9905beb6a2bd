"""Reading and writing files with errors that say in one line what is wrong."""

from pathlib import Path
from typing import ClassVar

from regalia.core.errors import GameError


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


def write(path: str, text: str) -> None:
    """Writes a text, in place of what was there."""
    try:
        Path(path).expanduser().write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"can't write {path}: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
