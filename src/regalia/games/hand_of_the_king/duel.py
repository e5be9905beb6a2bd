"""Duel: Hand of the King for two without companions, solved exactly.

Somebody always wins, so the search asks only whether the mover does. What it has proved it keeps in a table
whose entries hold the whole position, not a hash of it: a wrong match is impossible.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, members, popcount
from regalia.core.budget import Budget
from regalia.core.solver import LOST, UNKNOWN, WON, Solver
from regalia.core.state import State
from regalia.games.hand_of_the_king.lines import (
    BEGIN,
    COUNT,
    EMPTIED,
    HOUSE,
    OFFERS,
    TARGET,
    Lines,
    column_at,
    flipped,
    row_at,
    spot_of,
)
from regalia.games.hand_of_the_king.people import MEMBERS
from regalia.games.hand_of_the_king.shares import (
    FIRM,
    HOLDER,
    HOUSE_COUNT,
    MASK,
    MINE_FIRM,
    OWN_WISH,
    PLACE,
    RANK,
    RIVAL_WISH,
    STEP,
    WIDTH,
    WISHES,
    cell,
    lead_of,
    leads_with,
    settled,
    wishes_with,
)
from regalia.games.hand_of_the_king.table import Table

STOPPED: Final = -1
NO_MOVE: Final = -1
ENOUGH: Final = 3  # with so many firm banners, the next one wins
MOST_MOVES: Final = 10  # along a row and a column
DEEPEST: Final = 36
# With fewer cards at court hardly any position comes a second time, and nine of ten positions have fewer:
# looking again is quicker than looking it up.
FEW: Final = 14
# How much the number of the rival's answers speaks against a move; one that leaves none is looked at first.
CROWD: Final = vec[i64]([-1000, 16, 39, 54, 62, 69, 73, 76, 84, 94, 104])
# A move in the order: the place of what it changes in STEP, then its number, above both its rank.
CHANGE: Final = (1 << 16) - 1
MOVE: Final = 16
RANKED: Final = 36
LAP: Final = 1024  # positions between two questions to the budget

LOW: Final = 0x7FFFFFFF
MEGABYTE: Final = 1 << 17  # entries of the table


@final
class Duel(Solver):
    """One deal for two. The table takes `megabytes` of memory, rounded down to a power of two."""

    def __init__(self, cards: list[int], megabytes: int) -> None:
        super().__init__()
        self.cards = cards
        lines = Lines(cards)
        self.spans: vec[i64] = lines.spans
        self.moves: vec[i64] = lines.moves
        self.flips: vec[i64] = lines.turned
        entries = 2
        while entries * 2 <= megabytes * MEGABYTE:
            entries *= 2
        # court, Varys and shares (58 bits), how much work it was (3), whether the mover wins (1)
        self.table: vec[i64] = vec[i64]([0] * entries)
        self.last_pair: i64 = entries - 2
        self.order: vec[i64] = vec[i64]([0] * (MOST_MOVES * DEEPEST))  # by depth: see RANKED
        self.budget: Budget = Budget(0)
        self.charged: i64 = 0  # of the positions looked at, those that the budget knows of

    def fits(self, state: State) -> bool:
        return isinstance(state, Table) and state.grid.cards == self.cards

    def solve(self, state: State, budget: Budget) -> i64:
        assert isinstance(state, Table)
        court: i64 = 0
        turned: i64 = 0
        for character in members(state.court):
            place: i64 = state.grid.cells[character]
            court |= bit(place)
            turned |= bit(flipped(place))
        mover: i64 = state.mover
        own: i64 = shares_of(state, mover)
        other: i64 = shares_of(state, 1 - mover)
        left: i64 = 0
        firm: list[int] = [0, 0]
        for house in range(HOUSE_COUNT):
            here = popcount(state.court & MEMBERS[house])
            left += here * bit(4 * house)
            holder = state.holder(house)
            if holder >= 0 and abs(lead_in(state, mover, house)) == FIRM:
                firm[holder] += 1
        if firm[mover] > ENOUGH or firm[1 - mover] > ENOUGH:
            return WON if firm[mover] > ENOUGH else LOST
        wishes: i64 = wishes_of(state, mover)
        varys: i64 = spot_of(state.varys)
        offers: i64 = self.spans[row_at(court, varys)] | self.spans[column_at(turned, varys)]
        if firm[mover] == ENOUGH and (offers >> OFFERS) & wishes:
            return WON
        self.budget = budget
        self.charged = self.nodes
        if not budget.spend(0):
            return UNKNOWN
        feared: i64 = wishes_of(state, 1 - mover)
        found = self._wins(
            0, court, turned, varys, own, other, left, firm[mover], firm[1 - mover], wishes, feared
        )
        budget.spend(self.nodes - self.charged)
        if found == STOPPED:
            return UNKNOWN
        return WON if found else LOST

    def _wins(
        self,
        depth: i64,
        court: i64,
        turned: i64,  # the court with rows and columns exchanged
        varys: i64,
        own: i64,  # the shares of all houses from the mover's view
        other: i64,  # and from his rival's
        left: i64,  # how many of each house are at court, four bits each
        mine: i64,  # firm banners
        theirs: i64,
        wishes: i64,  # the mover's
        feared: i64,  # his rival's
    ) -> i64:
        """1 if the mover wins, 0 if not, STOPPED if the budget has ended; no move of his wins at once."""
        self.nodes += 1
        begun: i64 = self.nodes
        if begun - self.charged >= LAP:
            self.charged = begun
            if not self.budget.spend(LAP):
                return STOPPED
        known: bool = popcount(court) >= FEW
        key: i64 = (court << 22) | (varys << WIDTH) | own
        if known:
            seen: i64 = self._recall(key)
            if seen >= 0:
                return seen
        base: i64 = depth * MOST_MOVES
        end: i64 = self._line_up(base, court, turned, varys, own, left, theirs, feared)
        if end == NO_MOVE:
            return self._counts(own, left)
        found: i64 = 0
        while base < end:
            ranked: i64 = self._first(base, end)
            move: i64 = (ranked >> MOVE) & 0xFFFFF
            made: i64 = self.moves[move]
            house: i64 = (made >> HOUSE) & 7
            mask: i64 = MASK[house]
            place: i64 = ranked & CHANGE
            step: i64 = STEP[place]
            others: i64 = ~WISHES[house]
            answer: i64 = self._wins(
                depth + 1,
                court & ~made & EMPTIED,
                turned & ~self.flips[move],
                (made >> TARGET) & 63,
                (other & ~mask) | ((step >> WIDTH) & mask),
                (own & ~mask) | (step & mask),
                left - (((made >> COUNT) & 7) << (4 * house)),
                theirs,
                mine + (1 if step & MINE_FIRM else 0),
                (feared & others) | RIVAL_WISH[place],
                (wishes & others) | OWN_WISH[place],
            )
            if answer == STOPPED:
                return STOPPED
            if not answer:
                found = 1
                break
            base += 1
        if known:
            self._keep(key, found, self.nodes - begun)
        return found

    def _line_up(
        self, base: i64, court: i64, turned: i64, varys: i64, own: i64, left: i64, theirs: i64, feared: i64
    ) -> i64:
        """Puts the moves from `base` on, but none that lets the rival win at once; returns where they end.

        NO_MOVE if Varys can't move.
        """
        # names of their own: see Tree
        spans, moves, flips, order = self.spans, self.moves, self.flips, self.order
        span: i64 = spans[row_at(court, varys)]
        column: i64 = spans[column_at(turned, varys)]
        if not (span | column) & 7:
            return NO_MOVE
        lines: i64 = 2
        for line in range(lines):
            if line:
                span = column
            move: i64 = span >> BEGIN
            last: i64 = move + (span & 7)
            while move < last:
                made: i64 = moves[move]
                house: i64 = (made >> HOUSE) & 7
                share: i64 = (own & MASK[house]) >> PLACE[house]
                place: i64 = (cell(house, (left >> (4 * house)) & 15, share) << 3) | ((made >> COUNT) & 7)
                target: i64 = (made >> TARGET) & 63
                row: i64 = spans[row_at(court & ~made, target)]
                across: i64 = spans[column_at(turned & ~flips[move], target)]
                if theirs < ENOUGH or not ((row | across) >> OFFERS) & (
                    (feared & ~WISHES[house]) | RIVAL_WISH[place]
                ):
                    rank: i64 = (STEP[place] >> RANK) - CROWD[(row & 7) + (across & 7)]
                    order[base] = (rank << RANKED) | (move << MOVE) | place
                    base += 1
                move += 1
        return base

    def _first(self, base: i64, end: i64) -> i64:
        """The move that looks best of those left, put first among them."""
        order = self.order
        best: i64 = base
        for place in range(base + 1, end):
            if order[place] > order[best]:
                best = place
        picked: i64 = order[best]
        order[best] = order[base]
        order[base] = picked
        return picked

    def _counts(self, own: i64, left: i64) -> i64:
        """At the end: most banners win; of equals, whoever has that of the largest house that is held."""
        lead: i64 = 0
        largest: i64 = 0
        for house in range(HOUSE_COUNT):
            held: i64 = HOLDER[cell(house, (left >> (4 * house)) & 15, (own & MASK[house]) >> PLACE[house])]
            lead += held
            if largest == 0:
                largest = held
        return 1 if lead > 0 or (lead == 0 and largest > 0) else 0

    # -- what is proved ---------------------------------------------------------------------------

    def _pair(self, key: i64) -> i64:
        """Where the two entries lie that may hold a position. No product leaves the 62 bits."""
        stirred: i64 = (key & LOW) * 0x2C9277B5 + (key >> 31) * 0x19D699A5
        return ((stirred ^ (stirred >> 29)) >> 12) & self.last_pair

    def _recall(self, key: i64) -> i64:
        """1 or 0 if it is known whether the mover wins, else -1."""
        table = self.table
        pair: i64 = self._pair(key)
        entry: i64 = table[pair]
        if entry >> 4 != key:
            entry = table[pair + 1]
            if entry >> 4 != key:
                return -1
        return entry & 1

    def _keep(self, key: i64, wins: i64, work: i64) -> None:
        """The first of two entries keeps what was much work, the second whatever came last."""
        worth: i64 = 0
        while work >= 32 and worth < 7:
            work >>= 2
            worth += 1
        table = self.table
        pair: i64 = self._pair(key)
        held: i64 = table[pair]
        entry: i64 = (key << 4) | (worth << 1) | wins
        if held >> 4 == key or worth >= (held >> 1) & 7:
            if held >> 4 != key:
                table[pair + 1] = held
            table[pair] = entry
        else:
            table[pair + 1] = entry


def lead_in(state: Table, seat: i64, house: i64) -> int:
    """A player's lead in a house: FIRM, with its sign, once nothing can change the holder."""
    own = popcount(state.areas[seat] & MEMBERS[house])
    other = popcount(state.areas[1 - seat] & MEMBERS[house])
    lead = lead_of(own, other, state.holder(house) == seat)
    return settled(lead, popcount(state.court & MEMBERS[house]))


def shares_of(state: Table, seat: i64) -> i64:
    """The shares of all houses from a player's view, in one word."""
    found: i64 = 0
    for house in range(HOUSE_COUNT):
        left = popcount(state.court & MEMBERS[house])
        share: i64 = leads_with(house, left).index(lead_in(state, seat, house))
        found |= share << PLACE[house]
    return found


def wishes_of(state: Table, seat: i64) -> i64:
    """The wishes of a player, as a set."""
    found: i64 = 0
    for house in range(HOUSE_COUNT):
        left = popcount(state.court & MEMBERS[house])
        found |= wishes_with(house, left, lead_in(state, seat, house))
    return found
