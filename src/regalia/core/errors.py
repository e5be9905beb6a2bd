"""GameError and its family: what can be wrong with what a caller gave us, each with a stable code."""

from typing import ClassVar


class GameError(Exception):
    """Something a caller gave us can't be used; the message says what and what was expected."""

    code: ClassVar[str] = "game-error"


class UnknownGame(GameError):
    """No game of that name is registered."""

    code: ClassVar[str] = "unknown-game"


class BadOptions(GameError):
    """An option, a preset, a seed or a number of seats that this game doesn't have."""

    code: ClassVar[str] = "bad-options"

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class BadCards(GameError):
    """A card set with a row that can't be used; the message names row, field and what was expected."""

    code: ClassVar[str] = "bad-cards"


class BadRecord(GameError):
    """A record with a line that can't be read; the message names the line."""

    code: ClassVar[str] = "bad-record"


class UnknownAction(GameError):
    """A text or number that names no action of the game."""

    code: ClassVar[str] = "unknown-action"


class Refused(GameError):
    """A known action that the rules forbid now; `clause` is the rule that forbids it."""

    code: ClassVar[str] = "refused"

    def __init__(self, clause: str, action: int) -> None:
        super().__init__(f"action {action} is refused by rule {clause}")
        self.clause = clause
        self.action = action
