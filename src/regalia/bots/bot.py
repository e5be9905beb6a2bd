"""Bot: what every opponent fulfils."""

from regalia.core.perspective import Perspective


class Bot:
    """Sits at the table like everyone else: knows what its seat may know, and has luck of its own."""

    def choose(self, seat: Perspective) -> int:
        """One of the seat's legal actions. Where two worlds look alike to it, the choice is the same."""
        raise NotImplementedError
