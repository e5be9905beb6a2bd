"""Steps through the record of a match, with the knowledge of one seat, of a watcher, or of all."""

import re
from collections.abc import Callable

from regalia.core.events import WATCHER
from regalia.core.record import Record
from regalia.match import Match
from regalia.terminal.screen import Screen

NUMBER = re.compile(r"[0-9]{1,9}")
OPEN = -2  # everything is told, and the table is seen with the eyes of whoever is to move


class Replay:
    """One record and whose knowledge it is shown with."""

    def __init__(self, record: Record, screen: Screen, seat: int) -> None:
        self.record = record
        self.match = Match(Record(record.game, record.setup, record.seed, record.actions[:]))
        self.screen = screen
        self.seat = seat
        self.count = len(record.actions)

    def show(self, step: int) -> None:
        """What one step did, and the table after it."""
        screen, words = self.screen, self.screen.words
        screen.say("replay-step", style="bold", step=step, count=self.count)
        if step:
            done = self.match.steps[step - 1]
            # The action itself may tell more than others are told of it.
            known = self.seat in (OPEN, done.seat)
            screen.line(
                f"{words.player(done.seat)}: {words.action(done.action)}"
                if known
                else words.player(done.seat)
            )
            for event in done.events:
                told = event.told(WATCHER if self.seat == OPEN else self.seat)
                if self.seat == OPEN:
                    told = {**told, **event.secret}
                screen.line(f"• {words.event(told)}")
        state = self.record.state(step)
        mover = int(state.to_move())
        seat = self.seat if self.seat != OPEN else WATCHER if mover < 0 else mover
        screen.line()
        screen.board(state.view(seat), seat)
        screen.line()

    def all(self) -> None:
        for step in range(self.count + 1):
            self.show(step)

    def walk(self, ask: Callable[[str], str | None]) -> None:
        """Forward, back or to any step, as the person wishes."""
        step = 0
        self.show(step)
        while True:
            line = ask(self.screen.words.say("replay-prompt"))
            typed = "q" if line is None else line.strip().lower()
            if typed in ("q", "quit"):
                return
            if typed == "":
                wanted = step + 1
            elif typed in ("b", "back"):
                wanted = step - 1
            else:
                wanted = int(typed) if NUMBER.fullmatch(typed) else -1
            if not 0 <= wanted <= self.count:
                self.screen.say("replay-bad", style="yellow", count=self.count)
                continue
            step = wanted
            self.show(step)
