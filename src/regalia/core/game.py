"""Game: name, edition, seats, options, action space, and how a match begins."""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64, mypyc_attr

from regalia.core.actions import ActionSpace
from regalia.core.errors import BadCards, BadOptions
from regalia.core.habits import Habits
from regalia.core.options import Choice, Option, Setup
from regalia.core.rng import Rng
from regalia.core.solver import Solver
from regalia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: all that is known before a match is dealt.

    A game's folder exports one instance of a subclass as GAME; nothing else lists it.
    """

    def __init__(
        self,
        name: str,
        edition: int,
        seats: Sequence[int],
        space: ActionSpace,
        options: Sequence[Option],
        presets: Mapping[str, Mapping[str, Choice]],
        max_plies: int,
    ) -> None:
        self.name = name
        self.edition: i64 = edition
        self.seats: list[int] = list(seats)  # the numbers of seats it can be played with
        self.space = space
        self.options: list[Option] = list(options)
        # names of variants to the options that make them; the first is the usual game
        self.presets: dict[str, dict[str, Choice]] = {key: dict(presets[key]) for key in presets}
        self.max_plies: i64 = max_plies

    # -- every game writes this -----------------------------------------------------------------

    def begin(self, setup: Setup, rng: Rng) -> State:
        """Deals a match. The state keeps `rng` if there is luck to come."""
        raise NotImplementedError

    # -- what a game may add --------------------------------------------------------------------

    def seats_for(self, options: Mapping[str, Choice]) -> list[int]:
        """The numbers of seats that a full set of options can be played with."""
        return self.seats

    def check(self, setup: Setup) -> None:
        """Raises BadOptions for options that don't go together."""

    def silent(self, setup: Setup) -> bool:
        """Whether nobody may talk at the table but in the private minutes that `talk` events open."""
        return False

    def value(self, state: State, seat: int) -> float:
        """An opinion, -1 to 1, of how well a seat stands, for bots and analysis."""
        return self.standing(state, seat)

    def habits(self) -> Habits | None:
        """What players usually do, if that is known: a new object for every search."""
        return None

    def staged(self) -> bool:
        """Whether a match has several parts with a score of their own; see State.stage."""
        return False

    def standing(self, state: State, seat: int) -> float:
        """The same by the points alone: right after a stage has ended all else is luck to come."""
        if state.to_move() < 0:
            return state.returns()[seat]
        scores = state.scores()
        best = 0
        for other in range(len(scores)):
            if state.side(other) != state.side(seat):
                best = max(best, scores[other])
        lead = float(scores[seat] - best)
        return lead / (1.0 + abs(lead))

    def solver(self, state: State, megabytes: int = 64) -> Solver | None:
        """The game's own exact search for the deal of a position, if it has one for such positions."""
        return None

    def cards_text(self) -> str:
        """The game's own card set, as a host may export and edit it."""
        raise BadCards(f"{self.name} has no card set that can be edited")

    def check_cards(self, text: str) -> None:
        """Raises BadCards, naming row, field and what was expected."""
        raise BadCards(f"{self.name} has no card set that can be edited")

    # -- the same for all -----------------------------------------------------------------------

    def setup(
        self,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        cards: str = "",
    ) -> Setup:
        """A checked set-up; BadOptions names what is wrong and what was expected."""
        chosen: dict[str, Choice] = {}
        for option in self.options:
            chosen[option.name] = option.default
        if preset is not None:
            if preset not in self.presets:
                names = ", ".join(self.presets)
                raise BadOptions("preset", f"{self.name} has no preset '{preset}': expected one of {names}")
            chosen.update(self.presets[preset])
        if options is not None:
            for name, value in options.items():
                chosen[name] = self.option(name).check(value)
        allowed = self.seats_for(chosen)
        if not allowed:
            self.check(Setup(self.seats[0], chosen, cards))
            raise BadOptions("seats", f"{self.name} can't be played with these options together")
        if seats is None:
            seats = allowed[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
            numbers = ", ".join(str(number) for number in allowed)
            variant = "" if allowed == self.seats else " with these options"
            raise BadOptions(
                "seats", f"{self.name} can't have {seats!r} seats{variant}: expected one of {numbers}"
            )
        if cards:
            self.check_cards(cards)
        made = Setup(seats, chosen, cards)
        self.check(made)
        return made

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise BadOptions(name, f"{self.name} has no option '{name}': expected one of {names}")

    def new(self, setup: Setup, seed: int) -> State:
        """A freshly dealt match: the same set-up and seed always give the same."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < (1 << 128):
            raise BadOptions("seed", f"seed can't be {seed!r}: expected a whole number from 0 to 2^128 - 1")
        return self.begin(setup, Rng(seed))
