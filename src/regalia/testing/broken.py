"""Broken: a law of the contract that a game does not keep, and where it showed."""


class Broken(AssertionError):
    """`law` is a stable name; the message says what was seen, and the place to look for it."""

    def __init__(self, law: str, message: str, where: str = "") -> None:
        super().__init__(f"{law}: {message}" + (f" ({where})" if where else ""))
        self.law = law


def demand(truth: bool, law: str, message: str) -> None:
    """Raises Broken unless what a law says is so."""
    if not truth:
        raise Broken(law, message)
