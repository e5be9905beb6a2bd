"""The Dwarf King as a game: its seats, options and card set, and how a match begins."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.game import Game
from regalia.core.habits import Habits
from regalia.core.options import Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.dwarf_king import options, values
from regalia.games.dwarf_king.actions import SPACE
from regalia.games.dwarf_king.cards import own_terms, read_terms
from regalia.games.dwarf_king.deck import CARDS_TEXT
from regalia.games.dwarf_king.habits import learned
from regalia.games.dwarf_king.rules import MOST_DEALS, Position


@final
class DwarfKing(Game):
    """The Dwarf King, for three to five."""

    def __init__(self) -> None:
        super().__init__(
            name="dwarf_king",
            edition=1,
            seats=[3, 4, 5],
            space=SPACE,
            options=options.OPTIONS,
            presets=options.PRESETS,
            # a deal has at most 40 cards to play, a quest to choose, 13 questions of the Sorcerer
            max_plies=MOST_DEALS * 54,
        )

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def begin(self, setup: Setup, rng: Rng) -> State:
        """The first dealer is drawn, or named by the host, and deals."""
        tile_set = setup.word("tiles")
        terms = read_terms(setup.cards, tile_set) if setup.cards else own_terms(tile_set)
        drawn: i64 = rng.below(setup.seats)
        dealer = setup.word("dealer")
        zero = vec[i64]([0] * setup.seats)
        state = Position(terms, setup.seats, zero, zero[:], zero[:], rng)
        state.dealer = drawn if dealer == "drawn" else int(dealer[-1])
        state.deal_cards()
        return state

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.mover < 0:
            return state.returns()[seat]
        return values.value(state, seat)

    def habits(self) -> Habits:
        return learned()

    def staged(self) -> bool:
        return True

    def standing(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.mover < 0:
            return state.returns()[seat]
        return values.standing(state, seat)

    def cards_text(self) -> str:
        return CARDS_TEXT

    def check_cards(self, text: str) -> None:
        read_terms(text, "standard")


GAME: Final = DwarfKing()
