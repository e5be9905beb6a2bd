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
        self.trusted = NOBODY  # the bot whom its ally, a person, lets go on in their shared turn
        self.saved_steps = -1

    def reader(self) -> int:
        """For whose eyes the screen is."""
        viewer = self.seating.viewer()
        if viewer is not None:
            return viewer
        return self.shown_to if self.shown_to != NOBODY else self.seating.people[0]

    def choices(self, seat: int) -> list[int]:
        """What can be done at this screen now: by the seat itself, and by people who share its turn."""
        found = self.match.perspective(seat).legal()
        for ally in self.match.state.movers():
            if ally != seat and ally in self.seating.people:
                found += self.match.perspective(ally).legal()
        return found

    def asked(self) -> int:
        """The person who decides: the one to move, or one who may act instead of an allied bot; or NOBODY."""
        mover = int(self.match.state.to_move())
        if mover != self.trusted:
            self.trusted = NOBODY
            for seat in (mover, *self.match.state.movers()):
                if seat in self.seating.people:
                    return seat
        return NOBODY

    def show(self, seat: int) -> None:
        """The table as a seat sees it, and what it can do."""
        self.screen.line()
        self.screen.board(self.match.state.view(seat), seat)
        self.screen.line()
        if not self.match.over:
            self.screen.choices(self.choices(seat))

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
