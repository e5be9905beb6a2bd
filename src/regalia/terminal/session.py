"""Session: one match at one terminal, from the deal to the last word."""

from collections.abc import Callable

from regalia.core.errors import GameError
from regalia.core.events import NOBODY
from regalia.match import Match
from regalia.terminal.moves import Moves
from regalia.terminal.screen import Screen
from regalia.terminal.seating import Seating, has_secrets

# Asks the person for a line with a prompt; None when there will be no more lines.
Ask = Callable[[str], str | None]


class Leave(Exception):
    """The session ends; `abrupt` if by Ctrl-C or the end of the input, when no question can be asked."""

    def __init__(self, abrupt: bool = False) -> None:
        super().__init__()
        self.abrupt = abrupt


class Session:
    """Lets people and bots play a match; what people type beside moves is in `commands`."""

    def __init__(self, match: Match, seating: Seating, screen: Screen, ask: Ask, interactive: bool) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.words = screen.words
        self.ask = ask
        self.interactive = interactive
        self.moves = Moves(match.record.game, self.words)
        self.heard = [len(match.steps)] * len(seating.bots)  # how many steps each seat has been told
        self.shown_to = NOBODY  # the person whose knowledge is on the screen
        self.saved_in = ""
        self.saved_steps = -1

    def run(self) -> int:
        """Plays until the match is over or the person leaves; the exit code of the program."""
        try:
            self._welcome()
            while True:
                if self.match.over:
                    self._result()
                    if not self.seating.people or not self._answer(self._reader(), []):
                        break
                else:
                    self._turn(int(self.match.state.to_move()))
        except Leave as leave:
            self._farewell(leave.abrupt)
        except KeyboardInterrupt:
            self.screen.line()
            self._farewell(abrupt=True)
            return 130
        return 0

    # -- turns ----------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        if self.seating.bots[seat]:
            self.match.play(self.seating.choose(self.match, seat), seat)
            self._tell_news()
            return
        self._hand_over(seat)
        self._tell(seat)
        self.show(seat)
        self._answer(seat, self.match.perspective(seat).legal())
        self._tell_news()

    def _answer(self, seat: int, legal: list[int]) -> bool:
        """Takes lines until one of them changes the match; False when there are no more (and it is over)."""
        from regalia.terminal.commands import obey

        while True:
            message = "term-prompt" if legal else "term-prompt-over"
            line = self.ask(self.words.say(message, player=self.words.player(seat)))
            if line is None or (not legal and not line.strip()):
                if self.match.over:
                    raise Leave(abrupt=line is None)
                raise Leave(abrupt=True)
            try:
                if line.strip() and obey(self, seat, legal, line.strip()):
                    return True
            except GameError as error:
                self.screen.line(str(error), "yellow")

    def _hand_over(self, seat: int) -> None:
        """Between two people at one screen, if one of them knows what the other may not."""
        before = self.shown_to
        self.shown_to = seat
        if before in (NOBODY, seat) or not has_secrets(self.match.state, self.seating.people):
            return
        if self.interactive:
            self.screen.wipe()
            if self.ask(self.words.say("term-hand-over", player=self.words.player(seat))) is None:
                raise Leave(abrupt=True)

    def _reader(self) -> int:
        """Whose eyes the screen is for when nobody is to move."""
        return self.shown_to if self.shown_to != NOBODY else self.seating.people[0]

    # -- what is shown --------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """The table as a seat sees it, and what it can do."""
        self.screen.line()
        self.screen.board(self.match.state.view(seat), seat)
        self.screen.line()
        self.screen.choices(self.match.perspective(seat).legal())

    def reset(self, match: Match) -> None:
        """Goes on with another match, or with this one after something was taken back."""
        self.match = match
        self.heard = [min(told, len(match.steps)) for told in self.heard]

    def _tell_news(self) -> None:
        """What happened, at once where only one pair of eyes is there; others hear it in their turn."""
        viewer = self.seating.viewer()
        if viewer is not None:
            self._tell(viewer)

    def _tell(self, seat: int) -> None:
        place = seat if seat < len(self.heard) else 0
        for step in self.match.steps[self.heard[place] :]:
            for told in step.told(seat):
                self.screen.line(f"• {self.words.event(told)}")
        self.heard[place] = len(self.match.steps)

    def _welcome(self) -> None:
        game = self.match.record.game
        self.screen.say("game", style="bold")
        for seat, bot in enumerate(self.seating.bots):
            if bot:
                kind = self.words.say("term-seat-bot", bot=self.words.say(f"bot-{bot}"))
            else:
                kind = self.words.say("term-seat-person")
            self.screen.say("term-seat", seat=seat, player=self.words.player(seat), kind=kind)
        options = self.match.record.setup.options
        for option in game.options:
            if options[option.name] != option.default:
                self.screen.line(f"{self.words.say(f'option-{option.name}')}: {self._choice(option.name)}")
        if self.match.record.setup.cards:
            self.screen.say("term-own-cards")
        if self.seating.people:
            self.screen.say("term-welcome", style="dim")
        else:
            viewer = self.seating.viewer()
            assert viewer is not None
            self.screen.line()
            self.screen.board(self.match.state.view(viewer), viewer)
            self.screen.line()

    def _choice(self, option: str) -> str:
        value = self.match.record.setup.options[option]
        if isinstance(value, bool):
            return self.words.name("true" if value else "false")
        return self.words.say(f"choice-{option}-{value}") if isinstance(value, str) else str(value)

    def _result(self) -> None:
        state = self.match.state
        viewer = self.seating.viewer()
        seat = self._reader() if viewer is None else viewer
        self._tell(seat)
        self.screen.line()
        self.screen.board(state.view(seat), seat)
        self.screen.line()
        scores = state.scores()
        for player in range(len(scores)):
            self.screen.say("term-score", player=self.words.player(player), score=scores[player])
        returns = state.returns()
        best = max(returns)
        won = [self.words.player(player) for player in range(len(returns)) if returns[player] == best]
        if min(returns) == best:
            self.screen.say("term-drawn" if best == 0 else "term-all-won" if best > 0 else "term-all-lost", "bold")
        else:
            self.screen.say("term-won", style="bold", players=self.words.join(won), count=len(won))

    def _farewell(self, abrupt: bool) -> None:
        unsaved = self.saved_steps != len(self.match.steps) and not self.match.over
        if unsaved and self.interactive and not abrupt and self.match.steps:
            path = self.ask(self.words.say("term-save-as"))
            if path and path.strip():
                try:
                    self.save(path.strip())
                except GameError as error:
                    self.screen.line(str(error), "yellow")
        elif unsaved:
            self.screen.say("term-not-saved")

    def save(self, path: str) -> None:
        """Writes the record, and says how to go on with it."""
        from regalia.terminal import files

        files.write(path, self.match.text())
        self.saved_in = path
        self.saved_steps = len(self.match.steps)
        self.screen.say("term-saved", path=path)
