"""Royal Defense as the house plays it: a position with its actions, and the game that deals it."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, mix
from regalia.core.game import Game
from regalia.core.options import Choice, Setup
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.zones import Zone
from regalia.games.royal_defense import (
    abilities,
    combat,
    dungeon,
    legal,
    market,
    movement,
    muster,
    options,
    piles,
    profit,
    refusals,
    turn,
    values,
    view,
)
from regalia.games.royal_defense.actions import (
    ACTIVATE,
    APPLY,
    ATTACK,
    BUY,
    CAST,
    CAST_AT,
    CENTRE,
    CHOOSE,
    DESCEND,
    DISCARD,
    DONE,
    DRAW,
    ENLIST,
    FENCE,
    FEWEST_SENT,
    GO,
    HIRE,
    INVOKE,
    LEAD,
    LEAVE,
    ORDER,
    PUSH,
    RAISE,
    REDRAW,
    REFRESH,
    SCRAP,
    SEND_COINS,
    SEND_MANA,
    SPACE,
    STAND,
    TARGET,
    USE,
)
from regalia.games.royal_defense.book import Book, Terms
from regalia.games.royal_defense.cards import OWN_SET, read_cards
from regalia.games.royal_defense.table import (
    ACTIVATION,
    ASIDE,
    BUILDING_DECK,
    COINS,
    DECKS,
    DESCENT_DECK,
    DESK,
    DRAWN,
    HAND,
    LAIR_DECK,
    LATEST,
    LOCATION,
    MANA,
    MULLIGAN,
    NONE,
    OVER,
    PILES,
    POINTS,
    PROFIT,
    RESERVE,
    SPELL_DECK,
    Table,
)
from regalia.games.royal_defense.words import (
    AIMED_ABILITIES,
    CARDS_TEXT,
    CELLS,
    CREATURE_KINDS,
    KINDS_EACH,
    PEOPLES,
    SPOTS,
    UNAIMED_ABILITIES,
)


@final
class Position(Table):
    """A match of Royal Defense."""

    # -- decisions --------------------------------------------------------------------------------

    def to_move(self) -> i64:
        if self.phase == OVER:
            return NONE
        return self.asked.seat if self.asked is not None else self.actor

    def movers(self) -> list[int]:
        seat = self.to_move()
        if seat < 0:
            return []
        ally = legal.leader_to_be(self)
        return [seat] if ally < 0 else sorted([int(seat), int(ally)])

    def seat_of(self, action: i64) -> i64:
        return LEAD.arg(action) if LEAD.owns(action) else self.to_move()

    def legal(self) -> list[int]:
        return legal.actions(self)

    def refusal(self, action: i64) -> str:
        return refusals.refusal(self, action)

    def apply(self, action: i64) -> None:
        if LEAD.owns(action):
            self.actor = LEAD.arg(action)
            self.leads += 1
        elif self.asked is not None:
            self._answer(action)
        elif self.phase < PROFIT:
            self._prepare(action)
        else:
            self.leads = 0
            self.desk[LATEST + (self.actor & 1)] = self.actor
            self._act(action)
        turn.proceed(self)

    def _prepare(self, action: i64) -> None:
        if CHOOSE.owns(action):
            muster.choose_people(self, CHOOSE.arg(action))
        elif CENTRE.owns(action):
            muster.choose_centre(self, CENTRE.arg(action))
        elif ENLIST.owns(action):
            muster.enlist(self, ENLIST.arg(action) // 8, ENLIST.arg(action) % 8)
        elif FENCE.owns(action):
            muster.fence(self, FENCE.arg(action))
        elif REDRAW.owns(action):
            muster.redraw(self, REDRAW.arg(action))
        else:
            muster.mulligan_done(self)

    def _answer(self, action: i64) -> None:
        if TARGET.owns(action):
            ask = self.asked
            if ask is not None and ask.kind == LOCATION:
                self.answered()
                profit.use_on(self, ask.subject, TARGET.arg(action))
            else:
                market.cast_second(self, TARGET.arg(action))
        elif STAND.owns(action):
            turn.stand(self, STAND.arg(action))
        elif PUSH.owns(action):
            spot: i64 = self.answered().subject
            movement.relocate(self, spot, movement.beside(self, spot // 2, PUSH.arg(action)))
        elif GO.owns(action):
            movement.walk(self, self.answered().subject, GO.arg(action))
        elif SCRAP.owns(action):
            market.scrap(self, SCRAP.arg(action))
        elif RAISE.owns(action):
            market.raise_up(self, RAISE.arg(action))
        elif DRAW.owns(action):
            seat: i64 = self.answered().seat
            muster.draw(self, seat, self.deck_of(seat, DRAW.arg(action) * KINDS_EACH))
        else:
            market.scrap_done(self)

    def _act(self, action: i64) -> None:
        if DONE.owns(action):
            if self.phase == ACTIVATION:
                turn.end_activation(self)
            else:
                self.through |= bit(self.actor)
        elif USE.owns(action):
            profit.use(self, USE.arg(action))
        elif HIRE.owns(action):
            market.hire(self, HIRE.arg(action) // CELLS, HIRE.arg(action) % CELLS)
        elif BUY.owns(action):
            market.buy(self, BUY.arg(action) // CELLS, BUY.arg(action) % CELLS)
        elif REFRESH.owns(action):
            market.refresh(self, REFRESH.arg(action) == 1)
        elif CAST.owns(action):
            market.cast(self, CAST.arg(action), NONE)
        elif CAST_AT.owns(action):
            market.cast(self, CAST_AT.arg(action) // SPOTS, CAST_AT.arg(action) % SPOTS)
        elif SEND_COINS.owns(action):
            market.send(self, COINS, SEND_COINS.arg(action) + FEWEST_SENT)
        elif SEND_MANA.owns(action):
            market.send(self, MANA, SEND_MANA.arg(action) + FEWEST_SENT)
        elif ORDER.owns(action):
            turn.order(self, self.actor, ORDER.arg(action))
        elif ACTIVATE.owns(action):
            turn.activate(self, ACTIVATE.arg(action))
        elif ATTACK.owns(action):
            self.blows -= 1
            combat.strike(self, self.active, ATTACK.arg(action))
        elif APPLY.owns(action):
            abilities.apply_to(self, AIMED_ABILITIES[APPLY.arg(action) // SPOTS], APPLY.arg(action) % SPOTS)
        elif INVOKE.owns(action):
            abilities.invoke(self, UNAIMED_ABILITIES[INVOKE.arg(action)])
        elif DESCEND.owns(action):
            self.deep_orders -= 1
            dungeon.go_deeper(self)
        elif LEAVE.owns(action):
            dungeon.leave(self)
        else:
            muster.discard(self, DISCARD.arg(action))

    # -- the end ----------------------------------------------------------------------------------

    def side(self, seat: i64) -> i64:
        return seat & 1

    def scores(self) -> list[int]:
        """Points of each seat's side."""
        return [self.desk[POINTS + (seat & 1)] for seat in range(self.seats)]

    def returns(self) -> list[float]:
        if self.phase != OVER or self.outcome == DRAWN:
            return [0.0] * self.seats
        return [1.0 if seat % 2 == self.outcome else -1.0 for seat in range(self.seats)]

    # -- the contract's housekeeping --------------------------------------------------------------

    def clone(self) -> "Position":
        twin = Position(
            self.terms, self.seats, self.units[:], self.piles[:], self.desk[:], self.rng, self.first
        )
        self.borrowed = True
        twin.borrowed = True
        twin.layout = self.layout
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turn_side = self.turn_side
        twin.actor = self.actor
        twin.through = self.through
        twin.leads = self.leads
        twin.step = self.step
        twin.pool = self.pool
        twin.asked = self.asked
        twin.active = self.active
        twin.blows = self.blows
        twin.spent = self.spent
        twin.shifts = self.shifts
        twin.depth = self.depth
        twin.deep_orders = self.deep_orders
        twin.deep_spent = self.deep_spent
        twin.shown = self.shown
        twin.outcome = self.outcome
        twin.manner = self.manner
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Deals what the other side holds anew, from all that it may hold; the luck to come is another."""
        if self.phase >= MULLIGAN:
            for other in range(self.seats):
                if not view.sees_hand(self, seat, other):
                    for deck in range(self.terms.decks):
                        self._redeal(2 * other + deck, rng)
        self.rng = Rng(rng.seed())
        self.borrowed = False

    def _redeal(self, place: i64, rng: Rng) -> None:
        """A hand, what was laid aside from it, and the reserve are one pool to those who have seen none."""
        held = piles.total(self.piles[HAND + place])
        aside = piles.total(self.piles[ASIDE + place])
        pool: i64 = self.piles[HAND + place] + self.piles[ASIDE + place] + self.piles[RESERVE + place]
        self.piles[HAND + place] = 0
        self.piles[ASIDE + place] = 0
        for card in range(held + aside):
            kind = piles.drawn(pool, rng)
            pool -= piles.one(kind)
            self.piles[(HAND if card < held else ASIDE) + place] += piles.one(kind)
        self.piles[RESERVE + place] = pool

    def view(self, seat: int) -> Mapping[str, object]:
        return view.build(self, seat)

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def luck(self) -> Rng | None:
        return self.rng

    def revealed(self) -> i64:
        return self.shown

    def fingerprint(self) -> i64:
        mark: i64 = mix(self.seats, self.phase)
        for unit in self.units:
            mark = mix(mark, unit)
        for pile in self.piles:
            mark = mix(mark, pile)
        for number in self.desk:
            mark = mix(mark, number + 1)
        for word in self.rng.mark():
            mark = mix(mark, word)
        ask = self.asked
        while ask is not None:
            mark = mix(mix(mix(mark, 16 * ask.kind + ask.seat), ask.subject + 1), ask.picked + 1)
            ask = ask.below
        mark = mix(mix(mix(mark, self.first), self.layout + 1), self.turn + 1)
        mark = mix(mix(mix(mark, 8 * self.turn_side + self.actor), self.through), self.leads)
        mark = mix(mix(mix(mark, self.step), self.pool), self.active + 1)
        mark = mix(mix(mix(mark, self.blows), self.spent), self.shifts)
        mark = mix(mix(mix(mark, self.depth), self.deep_orders), self.deep_spent)
        return mix(mark, self.outcome + 1)


@final
class RoyalDefense(Game):
    """Royal Defense, for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="royal_defense",
            edition=2,
            seats=[2, 3, 4],
            space=SPACE,
            options=options.OPTIONS,
            presets=options.PRESETS,
            max_plies=30000,
        )

    def seats_for(self, chosen: Mapping[str, Choice]) -> list[int]:
        return options.seats_for(chosen)

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def begin(self, setup: Setup, rng: Rng) -> State:
        """The first player is drawn, the decks of the table are shuffled, and the choosing begins."""
        book: Book = read_cards(setup.cards) if setup.cards else OWN_SET
        form = setup.word("format")
        decks = 2 if setup.flag("alliance") else 1
        terms = Terms(
            book,
            form == "tyrant",
            form == "allies",
            setup.flag("blitz"),
            setup.flag("heroes"),
            decks,
            setup.flag("mirror"),
        )
        drawn: i64 = rng.below(2)
        first: i64 = drawn if setup.word("first") == "drawn" else int(setup.word("first")[-1])
        if terms.tyrant:
            first = 0
        desk = vec[i64]([0] * DESK)
        for place in range(8):
            desk[DECKS + place] = NONE
        desk[LATEST + 1] = 1
        state = Position(terms, setup.seats, vec[i64]([0] * SPOTS), vec[i64]([0] * PILES), desk, rng, first)
        counts = book.copies[CREATURE_KINDS:]
        counts[0] -= muster.FIRST_FENCES * int(setup.seats)
        state.piles[BUILDING_DECK] = piles.of(counts)
        state.piles[SPELL_DECK] = piles.of([int(card.copies) for card in book.spells])
        state.piles[DESCENT_DECK] = piles.of([int(card.copies) for card in book.descents])
        state.piles[LAIR_DECK] = piles.of([int(card.copies) for card in book.lairs])
        if setup.word("peoples") == "drawn":
            _deal_peoples(state, rng)
        muster.start(state, setup.word("peoples") == "drawn")
        return state

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return state.returns()[seat]
        return values.value(state, seat)

    def cards_text(self) -> str:
        return CARDS_TEXT

    def check_cards(self, text: str) -> None:
        read_cards(text)


def _deal_peoples(state: Position, rng: Rng) -> None:
    """Decks by lot; with mirror two players may get the same, but nobody one deck twice."""
    bag: list[int] = []
    for deck in range(state.terms.decks):
        for seat in range(state.seats):
            if not bag or state.terms.mirror:
                bag = list(range(len(PEOPLES)))
                rng.shuffle(bag)
            while not legal.deck_free(state, seat, bag[-1]):
                bag.pop()
            muster.take_deck(state, seat, deck, bag.pop())


GAME: Final = RoyalDefense()
