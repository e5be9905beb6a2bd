"""Session: one match at one terminal, who looks on, and what they have been told."""

from regalia.core.events import NOBODY
from regalia.match import Match
from regalia.terminal import files
from regalia.terminal.moves import Moves
from regalia.terminal.screen import Screen
from regalia.terminal.seating import Seating


class Leave(Exception):
    """The session ends; `abrupt` if the input has ended, when no question can be asked any more."""

    def __init__(self, abrupt: bool = False) -> None:
        super().__init__()
        self.abrupt = abrupt


class Session:
    """What `play` and the commands share."""

    def __init__(self, match: Match, seating: Seating, screen: Screen) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.words = screen.words
        self.moves = Moves(match.record.game, self.words)
        self.heard = [len(match.steps)] * len(seating.bots)  # how many steps each seat has been told
        self.shown_to = NOBODY  # the person whose knowledge is on the screen
        self.saved_steps = -1

    def reader(self) -> int:
        """For whose eyes the screen is."""
        viewer = self.seating.viewer()
        if viewer is not None:
            return viewer
        return self.shown_to if self.shown_to != NOBODY else self.seating.people[0]

    def show(self, seat: int) -> None:
        """The table as a seat sees it, and what it can do."""
        self.screen.line()
        self.screen.board(self.match.state.view(seat), seat)
        self.screen.line()
        if not self.match.over:
            self.screen.choices(self.match.perspective(seat).legal())

    def tell(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        place = seat if seat < len(self.heard) else 0
        for step in self.match.steps[self.heard[place] :]:
            for told in step.told(seat):
                self.screen.line(f"• {self.words.event(told)}")
        self.heard[place] = len(self.match.steps)

    def go_on(self, match: Match) -> None:
        """With another match, or with this one after something was taken back: what led to it is known."""
        self.match = match
        self.heard = [len(match.steps)] * len(self.heard)

    def saved(self) -> bool:
        return self.saved_steps == len(self.match.steps)

    def save(self, path: str) -> None:
        """Writes the record, and says how to go on with it."""
        files.write(path, self.match.text())
        self.saved_steps = len(self.match.steps)
        self.screen.unbroken(self.words.say("term-saved", path=path))
