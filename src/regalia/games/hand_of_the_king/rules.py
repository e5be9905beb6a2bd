"""Who may do what when, from the first move of Varys to the counting of banners."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, highest, lowest, members, mix, nth, numbered, popcount
from regalia.core.game import Game
from regalia.core.options import Choice, Setup
from regalia.core.rng import Rng
from regalia.core.solver import Solver
from regalia.core.state import State
from regalia.core.zones import Zone
from regalia.games.hand_of_the_king import options, values, view
from regalia.games.hand_of_the_king.actions import AWARD, CROW, MOVE, NAME, PLAY, SPACE, WAYS, listed
from regalia.games.hand_of_the_king.cards import OWN_SET, Companion, Terms, read_companions
from regalia.games.hand_of_the_king.duel import Duel
from regalia.games.hand_of_the_king.people import (
    ALL_CHARACTERS,
    CARDS_TEXT,
    CHARACTERS,
    COMPANIONS,
    HOUSES,
    MEMBERS,
    houses_of,
)
from regalia.games.hand_of_the_king.table import (
    CHOOSE,
    DOWN,
    EFFECT,
    RIGHT,
    TIE,
    VARYS,
    Ask,
    Grid,
    Guest,
    Table,
    lay,
)

ROW_SIZE: Final = 6
HOUSE_COUNT: Final = 7
NONE: Final = -1


@final
class Position(Table):
    """A match of Hand of the King."""

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        grid: Grid,
        court: i64,
        varys: i64,
        areas: "vec[i64]",
        banners: i64,
        row: i64,
        guests: list[Guest],
        crows: i64,
        mover: i64,
    ) -> None:
        super().__init__(seats, grid, court, varys, areas, banners, row, guests, crows, mover)
        self.terms: Terms = terms

    # -- the turn -----------------------------------------------------------------------------

    def to_move(self) -> i64:
        return self.mover

    def legal(self) -> list[int]:
        if self.mover < 0:
            return []
        if self.asked is not None:
            return self._answers(self.asked)
        return members(self._choices()) if self.crows else listed(self._choices())

    def random_action(self, rng: Rng) -> i64:
        if self.asked is not None:
            answers = self._answers(self.asked)
            return answers[rng.below(len(answers))]
        found: i64 = self._choices()
        return nth(found, rng.below(popcount(found)))

    def _choices(self) -> i64:
        """What a turn can begin with, as a set of actions: every house in sight, and the crow."""
        found: i64 = 0
        court: i64 = self.court
        lines = self.grid.lines
        line: i64 = 4 * self.varys
        ways: i64 = 4
        for way in range(ways):
            sight: i64 = lines[line + way] & court
            if sight:
                found |= houses_of(sight) << (HOUSE_COUNT * way)
        if self.crows:
            found |= self._partners() * bit(CROW.base)
        return found

    def apply(self, action: i64) -> None:
        self.talk = NONE  # the private minute ends with the next step
        if MOVE.owns(action):
            self._move_varys(action // HOUSE_COUNT, action % HOUSE_COUNT)
        elif CROW.owns(action):
            self._send_crow(CROW.arg(action))
        elif PLAY.owns(action):
            self._play_companion(PLAY.arg(action))
        elif AWARD.owns(action):
            self._award(AWARD.arg(action) // 4, AWARD.arg(action) % 4)
        else:
            self._name_target(action)

    def _move_varys(self, way: i64, house: i64) -> None:
        """Varys goes to the farthest of the house and takes all of it on his way."""
        varys: i64 = self.varys
        taken: i64 = self.grid.lines[4 * varys + way] & self.court & MEMBERS[house]
        self.court ^= taken
        self.areas[self.mover] |= taken
        onward: bool = way == RIGHT or way == DOWN
        rest: i64 = taken
        while rest:
            cell: i64 = self.grid.cells[lowest(rest)]
            rest &= rest - 1
            if (cell > varys) == onward:
                varys = cell
        self.varys = varys
        if self.log is not None:
            self.note("moved", way=WAYS[way], house=HOUSES[house], characters=_names(taken))
        if self.row and self.extinct(house):
            self.moved = house
            self.ask(CHOOSE, house)
        else:
            self._claim(house)
            self._next_turn()

    def _send_crow(self, partner: i64) -> None:
        """The token is spent for a minute of private talk; the move follows."""
        self.crows &= ~bit(self.mover)
        self.talk = partner
        if self.log is not None:
            self.note("talk", partner_seat=partner)

    def _next_turn(self) -> None:
        """The next player's, or the same one's again; the match is over when Varys can't move."""
        if not self.again:
            self.mover += 1
            if self.mover == self.seats:
                self.mover = 0
        self.again = False
        if not self.court & self.grid.around[self.varys]:
            if self.log is not None:
                self.mover = NONE
                self.note("over", winners=self.winners())
            self.mover = NONE

    # -- companions ---------------------------------------------------------------------------

    def _play_companion(self, companion: i64) -> None:
        self._answered()
        self.row &= ~bit(companion)
        if self.log is not None:
            self.note("companion", companion=COMPANIONS[companion])
        self.ask(EFFECT, companion)
        self._go_on()

    def _name_target(self, action: i64) -> None:
        """The answer to a companion's question: done at once, or the first of two."""
        ask = self._answered()
        effect = self.terms.companions[ask.subject].effects[ask.step]
        verb = effect.verb(ask.picked)
        assert verb is not None
        target: i64 = verb.arg(action)
        if effect.pair() and ask.picked < 0:
            self.ask(EFFECT, ask.subject, ask.step, target)
        else:
            self._perform(ask, target)
        self._go_on()

    def _perform(self, ask: Ask, target: i64) -> None:
        """One effect; the next of the same companion waits below what this one may bring."""
        companion = self.terms.companions[ask.subject]
        if ask.step + 1 < len(companion.effects):
            self.ask(EFFECT, ask.subject, ask.step + 1)
        house = companion.effects[ask.step].perform(self, ask.subject, target, ask.picked)
        if house >= 0 and self.extinct(house):
            self.ask(CHOOSE, house)  # the chain: another last card was taken from the court

    def _answered(self) -> Ask:
        """Takes the question on top off."""
        ask = self.asked
        assert ask is not None
        self.asked = ask.below
        return ask

    def _go_on(self) -> None:
        """Does all that needs no decision, up to the next question or the end of the turn."""
        while self.asked is not None:
            ask = self.asked
            if ask.kind == CHOOSE:
                if self.row:
                    return
                self.asked = ask.below  # nobody is left to choose
            elif ask.kind == EFFECT:
                effects = self.terms.companions[ask.subject].effects
                effect = effects[ask.step]
                if effect.verb(ask.picked) is None:
                    self.asked = ask.below
                    self._perform(ask, NONE)
                elif effect.choices(self, ask.picked):
                    return
                else:  # nobody can be named: this part of the card is skipped
                    self.asked = ask.below
                    if ask.step + 1 < len(effects):
                        self.ask(EFFECT, ask.subject, ask.step + 1)
            else:
                return
        if not self._settle():
            self._next_turn()

    # -- banners ------------------------------------------------------------------------------

    def _claim(self, house: i64) -> None:
        """Whoever moved Varys takes the banner if nobody has more of that house."""
        if not self.outnumbered(self.mover, house):
            self._give(house, self.mover)

    def _settle(self) -> bool:
        """At the end of a turn with companions: the houses they touched, and the one Varys took.

        Returns whether the player has to award a banner first.
        """
        tied = False
        touched: i64 = self.touched
        moved: i64 = self.moved
        led: i64 = self.led
        self.touched = 0
        self.moved = NONE
        self.led = 0
        if not touched & bit(moved):
            self._claim(moved)
        while touched:
            house: i64 = highest(touched)  # so that ties are asked about largest house first
            touched ^= bit(house)
            leaders = self.leaders(house)
            if leaders == 0:
                self._give(house, NONE)
            elif leaders & (leaders - 1) == 0:
                self._give(house, lowest(leaders))
            elif leaders != (led >> (4 * house)) & 15:
                self.ask(TIE, house)  # a companion brought this tie about
                tied = True
            elif house == moved:
                self._claim(house)
        return tied

    def _award(self, house: i64, seat: i64) -> None:
        self._answered()
        self._give(house, seat)
        if self.asked is None:
            self._next_turn()

    def _give(self, house: i64, seat: i64) -> None:
        if self.holder(house) != seat:
            if self.log is not None:
                self.note("banner", house=HOUSES[house], to_seat=seat, from_seat=self.holder(house))
            self.give_banner(house, seat)

    # -- questions ----------------------------------------------------------------------------

    def _partners(self) -> i64:
        """With whom the mover may talk if he sends his crow, as a set."""
        if not self.crows & bit(self.mover):
            return 0
        if self.terms.teams:
            return bit((self.mover + 2) % 4)
        return (bit(self.seats) - 1) & ~bit(self.mover)

    def _answers(self, ask: Ask) -> list[int]:
        """Every answer to the open question."""
        if ask.kind == CHOOSE:
            return numbered(PLAY.base, self.row)
        if ask.kind == TIE:
            return numbered(AWARD.base + 4 * ask.subject, self.leaders(ask.subject))
        effect = self.terms.companions[ask.subject].effects[ask.step]
        verb = effect.verb(ask.picked)
        assert verb is not None
        return numbered(verb.base, effect.choices(self, ask.picked))

    def refusal(self, action: i64) -> str:
        if not 0 <= action < SPACE.size:
            return "hk-no-such-action"
        if self.mover < 0:
            return "hk-over"
        ask = self.asked
        if MOVE.owns(action):
            if ask is not None:
                return "hk-move-first"
            sight = self.grid.lines[4 * self.varys + action // HOUSE_COUNT] & self.court
            return "" if sight & MEMBERS[action % HOUSE_COUNT] else "hk-move-line"
        if CROW.owns(action):
            return self._refuse_crow(CROW.arg(action))
        if PLAY.owns(action):
            if not self.terms.dealt_row:
                return "hk-companion-none"
            if ask is None or ask.kind != CHOOSE:
                return "hk-companion-due"
            return "" if self.row & bit(PLAY.arg(action)) else "hk-companion-row"
        if AWARD.owns(action):
            if ask is None or ask.kind != TIE or ask.subject != AWARD.arg(action) // 4:
                return "hk-award-asked"
            return "" if self.leaders(ask.subject) & bit(AWARD.arg(action) % 4) else "hk-award-tied"
        verb = SPACE.verb(action)
        if ask is None or ask.kind != EFFECT:
            return "hk-house-asked" if verb is NAME else "hk-target-asked"
        effect = self.terms.companions[ask.subject].effects[ask.step]
        if effect.verb(ask.picked) is not verb:
            return "hk-house-asked" if verb is NAME else "hk-target-asked"
        return effect.refusal(self, verb.arg(action), ask.picked)

    def _refuse_crow(self, partner: i64) -> str:
        if not self.terms.crows:
            return "hk-crow-variant"
        if self.asked is not None:
            return "hk-crow-start"
        if not self.crows & bit(self.mover):
            return "hk-crow-spent"
        if self.terms.teams:
            return "" if partner == (self.mover + 2) % 4 else "hk-crow-partner"
        return "" if partner != self.mover and partner < self.seats else "hk-crow-partner"

    # -- the end ------------------------------------------------------------------------------

    def side(self, seat: i64) -> i64:
        return seat % 2 if self.terms.teams else seat

    def scores(self) -> list[int]:
        """Banners by seat."""
        totals = [0] * self.seats
        for house in range(HOUSE_COUNT):
            holder = self.holder(house)
            if holder >= 0:
                totals[holder] += 1
        return totals

    def winners(self) -> list[int]:
        """The seats of the side with most banners; of equals, the side with the largest house's."""
        return members(self._winners())

    def _winners(self) -> i64:
        totals: i64 = 0  # banners by side, four bits each
        for house in range(HOUSE_COUNT):
            holder = self.holder(house)
            if holder >= 0:
                totals += bit(4 * self.side(holder))
        most: i64 = 0
        tied: i64 = 0
        for side in range(self.seats):
            banners: i64 = (totals >> (4 * side)) & 15
            if banners > most:
                most = banners
                tied = 0
            if banners == most:
                tied |= bit(side)
        house = 0
        while tied & (tied - 1) and house < HOUSE_COUNT:  # the largest house first
            holder = self.holder(house)
            if holder >= 0 and tied & bit(self.side(holder)):
                tied = bit(self.side(holder))
            house += 1
        found: i64 = 0
        for seat in range(self.seats):
            if tied & bit(self.side(seat)):
                found |= bit(seat)
        return found

    def returns(self) -> list[float]:
        if self.mover >= 0:
            return [0.0] * self.seats
        winners = self._winners()
        if winners == bit(self.seats) - 1:  # nobody has a banner at the end: no rule prefers anyone
            return [0.0] * self.seats
        return [1.0 if winners & bit(seat) else -1.0 for seat in range(self.seats)]

    # -- the contract's housekeeping ----------------------------------------------------------

    def clone(self) -> "Position":
        twin = Position(
            self.terms,
            self.seats,
            self.grid,
            self.court,
            self.varys,
            self.areas[:],
            self.banners,
            self.row,
            self.guests,
            self.crows,
            self.mover,
        )
        twin.asked = self.asked
        twin.moved = self.moved
        twin.touched = self.touched
        twin.led = self.led
        twin.again = self.again
        twin.talk = self.talk
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden after the deal, and no luck is to come."""

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, self.terms, self.winners() if self.mover < 0 else [])

    def zones(self) -> list[Zone]:
        return view.zones(self, self.terms)

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, self.court)
        mark = mix(mix(mark, self.varys), self.banners)
        for card in self.grid.cards:
            mark = mix(mark, card)
        for area in self.areas:
            mark = mix(mark, area)
        for guest in self.guests:
            mark = mix(mix(mix(mark, guest.companion), guest.seat), 8 * guest.house + guest.count)
        mark = mix(mix(mix(mark, self.row), self.crows), self.mover + 1)
        ask = self.asked
        while ask is not None:
            mark = mix(mix(mix(mark, ask.kind), ask.subject), 64 * ask.step + ask.picked + 1)
            ask = ask.below
        mark = mix(mix(mix(mark, self.moved + 1), self.touched), self.led)
        return mix(mix(mark, 1 if self.again else 0), self.talk + 1)


def _names(characters: i64) -> list[str]:
    return [CHARACTERS[character] for character in members(characters)]


@final
class HandOfTheKing(Game):
    """A Game of Thrones: Hand of the King, for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="hand_of_the_king",
            edition=1,
            seats=[2, 3, 4],
            space=SPACE,
            options=options.OPTIONS,
            presets=options.PRESETS,
            max_plies=200,
        )

    def seats_for(self, chosen: Mapping[str, Choice]) -> list[int]:
        return options.seats_for(chosen)

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def silent(self, setup: Setup) -> bool:
        return setup.flag("crows")  # hk-crow-silence

    def begin(self, setup: Setup, rng: Rng) -> State:
        """The grid is laid, the row is opened if companions play, and the first player is drawn."""
        cards = list(range(VARYS + 1))
        rng.shuffle(cards)
        grid = lay(cards)
        row: i64 = 0
        if setup.flag("companions"):
            deck = list(range(len(COMPANIONS)))
            rng.shuffle(deck)
            for companion in deck[:ROW_SIZE]:
                row |= bit(companion)
        drawn: i64 = rng.below(setup.seats)
        first = setup.word("first")
        mover: i64 = drawn if first == "drawn" else int(first[-1])
        companions: list[Companion] = read_companions(setup.cards) if setup.cards else OWN_SET
        crows: i64 = bit(setup.seats) - 1 if setup.flag("crows") else 0
        terms = Terms(companions, row, setup.flag("teams"), setup.flag("crows"))
        areas = vec[i64]([0] * setup.seats)
        return Position(
            terms, setup.seats, grid, ALL_CHARACTERS, grid.cells[VARYS], areas, 0, row, [], crows, mover
        )

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.mover < 0:
            return state.returns()[seat]
        return values.value(state, seat)

    def solver(self, state: State, megabytes: int = 64) -> Solver | None:
        """For two without companions."""
        assert isinstance(state, Position)
        if state.seats != 2 or state.mover < 0 or state.terms.dealt_row:
            return None
        return Duel(state.grid.cards, megabytes)

    def cards_text(self) -> str:
        return CARDS_TEXT

    def check_cards(self, text: str) -> None:
        read_companions(text)


GAME: Final = HandOfTheKing()
