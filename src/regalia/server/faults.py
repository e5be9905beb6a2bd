"""Faults: what the server answers when something can't be done, each with a stable code and a status."""

from typing import ClassVar

from regalia.core.errors import GameError


class Fault(GameError):
    """A request that can't be met; `text-<code>` in the common texts says it to people."""

    code: ClassVar[str] = "fault"
    status: ClassVar[int] = 400


class BadMessage(Fault):
    code: ClassVar[str] = "bad-message"


class NotFound(Fault):
    code: ClassVar[str] = "not-found"
    status: ClassVar[int] = 404


class WhoAreYou(Fault):
    """No valid cookie or token."""

    code: ClassVar[str] = "who-are-you"
    status: ClassVar[int] = 401


class WrongPassword(Fault):
    code: ClassVar[str] = "wrong-password"
    status: ClassVar[int] = 401


class NotAllowed(Fault):
    code: ClassVar[str] = "not-allowed"
    status: ClassVar[int] = 403


class ForeignOrigin(Fault):
    """A request from another site's page."""

    code: ClassVar[str] = "foreign-origin"
    status: ClassVar[int] = 403


class Taken(Fault):
    """A seat or a name that somebody has already."""

    code: ClassVar[str] = "taken"
    status: ClassVar[int] = 409


class WrongMoment(Fault):
    """Possible at another stage of the match only."""

    code: ClassVar[str] = "wrong-moment"
    status: ClassVar[int] = 409


class StaleAction(Fault):
    """The action answers a version that is past; the fresh envelope follows."""

    code: ClassVar[str] = "stale-action"
    status: ClassVar[int] = 409


class SlowDown(Fault):
    code: ClassVar[str] = "slow-down"
    status: ClassVar[int] = 429


class StoreTrouble(Fault):
    """The move could not be stored, so it was not made."""

    code: ClassVar[str] = "store-trouble"
    status: ClassVar[int] = 503
