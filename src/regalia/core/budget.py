"""Budget: how much a search may still look at, and who may stop it."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Positions that a search may look at. It asks now and then whether it may go on.

    A subclass may look at a clock as well, or show how far the search has come; what it raises ends the
    search.
    """

    def __init__(self, nodes: int) -> None:
        self.left: i64 = nodes

    def spend(self, nodes: i64) -> bool:
        """Takes the positions looked at since the last time off; False if the search has to stop."""
        self.left -= nodes
        return self.left > 0
