"""The contract as tests: point `check_game` at a game, and every law is tried on whole matches.

    from regalia.testing import check_game
    check_game(MY_GAME, matches=20)

A broken law raises `Broken`, which says the law, the set-up, the seed and the ply.
"""

from typing import TYPE_CHECKING

from regalia.testing.broken import Broken
from regalia.testing.perft import perft
from regalia.testing.positions import check_positions
from regalia.testing.suite import check_game, check_setup, setups

if TYPE_CHECKING:
    import pytest

__all__ = ["Broken", "check_game", "check_positions", "check_setup", "perft", "rule", "setups"]


def rule(*clauses: str) -> "pytest.MarkDecorator":
    """Marks a test with the clauses of the rules page that it proves."""
    import pytest  # only tests need it

    return pytest.mark.rule(*clauses)
