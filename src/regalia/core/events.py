"""Event: one thing that happened, and which seats may know the whole of it."""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.bits import bit

NOBODY: Final = -1

# A watcher is a seat like any other in the sets of those who have seen a card.
WATCHER: Final = 7
EVERYBODY: Final = 255

Word = int | str | list[int] | list[str] | None


@final
class Event:
    """`open` is for everybody; `secret` only for the seats in the set `seen`.

    The kind is also the key of the sentence that tells it (`event-<kind>` in the game's texts).
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        open: dict[str, Word] | None = None,
        secret: dict[str, Word] | None = None,
        seen: int = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.open: dict[str, Word] = {} if open is None else open
        self.secret: dict[str, Word] = {} if secret is None else secret
        self.seen: i64 = seen

    def told(self, seat: int) -> dict[str, Word]:
        """The event as that seat may know it: built up from what is open, never cut down."""
        words: dict[str, Word] = {"kind": self.kind, "seat": self.seat}
        for name, word in self.open.items():
            words[name] = word
        if self.seen & bit(seat):
            for name, word in self.secret.items():
                words[name] = word
        return words
