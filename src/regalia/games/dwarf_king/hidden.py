"""Re-deals what a seat has not seen: every arrangement that fits what it knows is equally likely.

What binds an arrangement: the sizes of the hands, cards shown, hands once held, cards taken and given, suits
that a hand has failed to follow. Arrangements are counted, not tried, so each has exactly the same chance.
"""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.bits import bit, lowest, members, popcount
from regalia.core.rng import Rng
from regalia.games.dwarf_king.deck import MAGIC, OF_SUIT, PER_SUIT, SUIT_COUNT
from regalia.games.dwarf_king.table import LACKS, Raid, Table

_MOST: Final = 64


def _pascal() -> list[int]:
    """All numbers of ways to choose k of n, at 64 * n + k."""
    table = [0] * (_MOST * _MOST)
    for n in range(_MOST):
        table[_MOST * n] = 1
        for k in range(1, n + 1):
            table[_MOST * n + k] = table[_MOST * (n - 1) + k - 1] + (
                table[_MOST * (n - 1) + k] if k < n else 0
            )
    return table


_CHOOSE: Final = _pascal()


def choose(n: i64, k: i64) -> int:
    """How many sets of k there are among n."""
    return _CHOOSE[_MOST * n + k] if 0 <= k <= n else 0


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely, however large n is."""
    if n < 1 << 29:
        return rng.below(n)
    bits = n.bit_length()
    words = (bits + 31) // 32
    while True:
        drawn = 0
        for word in range(words):
            drawn = (drawn << 32) | int(rng.word())
        drawn >>= 32 * words - bits
        if drawn < n:
            return drawn


def some_of(rng: Rng, cards: i64, count: i64) -> i64:
    """A set of so many of the cards, each equally likely."""
    pool = members(cards)
    rng.shuffle(pool)
    found: i64 = 0
    for place in range(count):
        found |= bit(pool[place])
    return found


@final
class Filling:
    """All ways to fill hands with cards of some classes; each class may go to some of the hands only."""

    def __init__(self, rooms: list[int], sizes: list[int], allowed: list[int]) -> None:
        self.rooms = rooms  # by hand
        self.sizes = sizes  # by class
        self.allowed = allowed  # by class, a set of hands
        self.memo: dict[int, int] = {}

    def start(self) -> int:
        """All classes still whole: sizes six bits each."""
        left = 0
        for kind in range(len(self.sizes)):
            left |= self.sizes[kind] << (6 * kind)
        return left

    def ways(self, hand: int, kind: int, room: int, left: int) -> int:
        """How the hands from `hand` on can be filled, this one with `room` more of this kind and later."""
        here: i64 = (left >> (6 * kind)) & 63
        open_hand: bool = (self.allowed[kind] >> hand) & 1 != 0
        if kind == len(self.sizes) - 1:
            if room > (int(here) if open_hand else 0):
                return 0
            found = choose(here, room)
            if hand + 1 < len(self.rooms):
                found *= self.ways(hand + 1, 0, self.rooms[hand + 1], left - (room << (6 * kind)))
            return found
        key = (((hand << 4) | kind) << 6 | room) << 24 | left
        known = self.memo.get(key, -1)
        if known >= 0:
            return known
        total = 0
        most = min(room, int(here)) if open_hand else 0
        for count in range(most + 1):
            rest = self.ways(hand, kind + 1, room - count, left - (count << (6 * kind)))
            if rest:
                total += choose(here, count) * rest
        self.memo[key] = total
        return total

    def total(self) -> int:
        return self.ways(0, 0, self.rooms[0], self.start())

    def draw(self, rng: Rng) -> list[int]:
        """How many cards of each class each hand gets (hand by hand), as likely as it has ways."""
        counts: list[int] = []
        left = self.start()
        for hand in range(len(self.rooms)):
            room = self.rooms[hand]
            for kind in range(len(self.sizes)):
                count = room
                if kind < len(self.sizes) - 1:
                    count = self._draw_count(rng, hand, kind, room, left)
                counts.append(count)
                room -= count
                left -= count << (6 * kind)
        return counts

    def _draw_count(self, rng: Rng, hand: int, kind: int, room: int, left: int) -> int:
        pick = below(rng, self.ways(hand, kind, room, left))
        here: i64 = (left >> (6 * kind)) & 63
        count = 0
        while True:
            share = choose(here, count) * self.ways(
                hand, kind + 1, room - count, left - (count << (6 * kind))
            )
            if pick < share:
                return count
            pick -= share
            count += 1


def redeal(table: Table, seat: i64, rng: Rng) -> None:
    """Gives the hands that `seat` can't see another arrangement, in place."""
    raid = table.raid
    thief_played: i64 = 0
    victim_played: i64 = 0
    if raid is not None:  # everybody has seen these
        thief_played = raid.thief_had & ~table.hands[raid.thief]
        victim_played = raid.victim_had & ~table.hands[raid.victim]
    known = table.known(seat)
    seats: list[int] = []  # of the hands with unseen cards
    rooms: list[int] = []
    pool: i64 = 0
    for other in range(table.seats):
        unseen: i64 = table.hands[other] & ~known
        if other != seat and unseen:
            seats.append(other)
            rooms.append(popcount(unseen))
            table.hands[other] ^= unseen
            pool |= unseen
    third: bool = raid is not None and seat != raid.thief and seat != raid.victim
    if raid is not None and third:
        pool = _place_marks(table, raid, thief_played, seats, rooms, pool, rng)
    _fill(table, seats, rooms, pool, rng)
    if raid is not None:
        thief_had: i64 = thief_played | table.hands[raid.thief]
        victim_had: i64 = victim_played | table.hands[raid.victim]
        moved = Raid(
            raid.thief,
            raid.victim,
            raid.took,
            raid.gave,
            thief_had,
            victim_had,
            raid.of_thief,
            raid.of_victim,
        )
        table.raid = _retold(moved, rng) if third else moved


def _classes(table: Table, seats: list[int], pool: i64) -> tuple[list[int], list[int]]:
    """The unseen cards by the hands that may hold them: cards, and hands by their place in `seats`."""
    cards: list[int] = []
    allowed: list[int] = []
    for kind in range(SUIT_COUNT + 1):
        held: i64 = (
            pool & OF_SUIT[kind]
            if kind < SUIT_COUNT
            else pool & (bit(table.special) if table.special >= MAGIC else 0)
        )
        if not held:
            continue
        hands = 0
        for place in range(len(seats)):
            if not table.voids & bit(4 * seats[place] + (kind if kind < SUIT_COUNT else LACKS)):
                hands |= bit(place)
        if hands in allowed:
            cards[allowed.index(hands)] |= held
        else:
            cards.append(held)
            allowed.append(hands)
    return cards, allowed


def _filling(table: Table, seats: list[int], rooms: list[int], pool: i64) -> Filling:
    cards, allowed = _classes(table, seats, pool)
    return Filling(rooms, [int(popcount(held)) for held in cards], allowed)


def _fill(table: Table, seats: list[int], rooms: list[int], pool: i64, rng: Rng) -> None:
    """Deals the pool into the rooms."""
    if not pool:
        return
    cards, allowed = _classes(table, seats, pool)
    if len(cards) == 1:
        _deal(table, seats, rooms, members(pool), rng)
        return
    counts = Filling(rooms, [int(popcount(held)) for held in cards], allowed).draw(rng)
    for kind in range(len(cards)):
        shares = [counts[hand * len(cards) + kind] for hand in range(len(seats))]
        _deal(table, seats, shares, members(cards[kind]), rng)


def _deal(table: Table, seats: list[int], shares: list[int], cards: list[int], rng: Rng) -> None:
    """Cards in ascending order, so that the sample depends on what the seat knows, not on the truth."""
    rng.shuffle(cards)
    dealt = 0
    for place in range(len(seats)):
        for card in range(shares[place]):
            table.hands[seats[place]] |= bit(cards[dealt])
            dealt += 1


# -- a raid as third parties know it ------------------------------------------------------------


def _moves(raid: Raid, at_thief: i64, returned: bool) -> int:
    """In how many ways cards were taken and given, if these of the marked ones ended with the thief.

    A marked card of the victim's that is still with him never moved, or was taken and given back.
    """
    marks: i64 = raid.marks()
    back: i64 = raid.of_victim & ~at_thief if returned else 0
    if returned and not back:
        return 0
    gave = popcount((raid.of_thief & ~at_thief) | back)
    took = popcount((raid.of_victim & at_thief) | back)
    with_thief = popcount(raid.thief_had) - popcount(marks & at_thief)
    with_victim = popcount(raid.victim_had) - popcount(marks & ~at_thief)
    free = popcount(raid.gave) - gave
    return (
        choose(with_victim, free) * choose(with_thief + free, popcount(raid.took) - took) if free >= 0 else 0
    )


def _place_marks(
    table: Table, raid: Raid, played: i64, seats: list[int], rooms: list[int], pool: i64, rng: Rng
) -> i64:
    """Puts the marked cards still in hand with the thief or the victim; returns the rest of the pool."""
    loose: i64 = raid.marks() & pool
    if not loose:
        return pool
    rest: i64 = pool & ~loose
    plans: list[int] = []  # which of the loose cards go to the thief
    weights: list[int] = []
    total = 0
    subset: i64 = loose
    while True:
        left = _rooms_left(table, raid, seats, rooms, subset, loose & ~subset)
        if left:
            at_thief: i64 = (raid.marks() & played) | subset
            weight = _moves(raid, at_thief, False) + _moves(raid, at_thief, True)
            if weight and rest:
                weight *= _filling(table, seats, left, rest).total()
            plans.append(subset)
            weights.append(weight)
            total += weight
        if not subset:
            break
        subset = (subset - 1) & loose
    pick = below(rng, total)
    chosen = 0
    while pick >= weights[chosen]:
        pick -= weights[chosen]
        chosen += 1
    to_thief: i64 = plans[chosen]
    table.hands[raid.thief] |= to_thief
    table.hands[raid.victim] |= loose & ~to_thief
    left = _rooms_left(table, raid, seats, rooms, to_thief, loose & ~to_thief)
    for place in range(len(rooms)):
        rooms[place] = left[place]
    return rest


def _rooms_left(
    table: Table, raid: Raid, seats: list[int], rooms: list[int], to_thief: i64, to_victim: i64
) -> list[int]:
    """The rooms once marked cards lie in two of the hands; empty if they can't lie there."""
    left = rooms[:]
    for place in range(len(seats)):
        share: i64 = 0
        if seats[place] == raid.thief:
            share = to_thief
            to_thief = 0
        elif seats[place] == raid.victim:
            share = to_victim
            to_victim = 0
        left[place] -= int(popcount(share))
        if left[place] < 0:
            return []
        while share:
            if table.voids & bit(4 * seats[place] + lowest(share) // PER_SUIT):
                return []
            share &= share - 1
    return [] if to_thief or to_victim else left


def _retold(raid: Raid, rng: Rng) -> Raid:
    """The same raid with other cards taken and given, each story that fits equally likely."""
    marks: i64 = raid.marks()
    at_thief: i64 = marks & raid.thief_had
    plain = _moves(raid, at_thief, False)
    back: i64 = 0
    if below(rng, plain + _moves(raid, at_thief, True)) >= plain:
        back = raid.of_victim & ~at_thief
    gave: i64 = (raid.of_thief & ~at_thief) | back
    took: i64 = (raid.of_victim & at_thief) | back
    others: i64 = some_of(rng, raid.victim_had & ~marks, popcount(raid.gave) - popcount(gave))
    took |= some_of(rng, (raid.thief_had & ~marks) | others, popcount(raid.took) - popcount(took))
    return Raid(
        raid.thief,
        raid.victim,
        took,
        gave | others,
        raid.thief_had,
        raid.victim_had,
        raid.of_thief,
        raid.of_victim,
    )
