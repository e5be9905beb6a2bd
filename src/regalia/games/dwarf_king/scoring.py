"""What quests score: each verb of a quest's row is one small object without a state of its own."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import lowest, popcount
from regalia.games.dwarf_king.deck import NOBLES, OF_RANK, OF_SUIT, RANKS, SUIT_COUNT, VALUES

ANY_SUIT: Final = -1


@final
class Tally:
    """What was won in a deal so far: all that a quest may look at. Never changed once made."""

    def __init__(self, seats: i64, length: i64, tricks: i64, history: i64, won: "vec[i64]") -> None:
        self.seats: i64 = seats
        self.length: i64 = length  # the tricks of the whole deal
        self.tricks: i64 = tricks  # those played
        self.history: i64 = history  # their winners, three bits each, the latest lowest
        self.won: vec[i64] = won  # cards by seat

    def winner(self, trick: i64) -> i64:
        """Who won a trick, counted from 0."""
        return (self.history >> (3 * (self.tricks - 1 - trick))) & 7

    def count(self, seat: i64) -> i64:
        """How many tricks a seat has won."""
        total: i64 = 0
        rest: i64 = self.history
        for trick in range(self.tricks):
            if rest & 7 == seat:
                total += 1
            rest >>= 3
        return total

    def longest(self, seat: i64, winning: bool) -> i64:
        """The longest row of tricks that a seat won, or lost."""
        best: i64 = 0
        run: i64 = 0
        rest: i64 = self.history
        for trick in range(self.tricks):
            run = run + 1 if (rest & 7 == seat) == winning else 0
            if run > best:
                best = run
            rest >>= 3
        return best

    def previous(self, seat: i64) -> i64:
        """The right-hand neighbour."""
        return (seat + self.seats - 1) % self.seats

    def next(self, seat: i64) -> i64:
        """The left-hand neighbour."""
        return (seat + 1) % self.seats


@final
class Part:
    """One line of the scoring sheet: a reason, how often it holds, what it brings."""

    def __init__(self, reason: str, count: i64, points: i64) -> None:
        self.reason = reason
        self.count: i64 = count
        self.points: i64 = points


class Scoring:
    """How a quest turns what a seat has won into points."""

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        """The lines of the sheet for one seat; what brings nothing may be left out."""
        raise NotImplementedError


def _line(reason: str, count: i64, points: i64) -> list[Part]:
    return [Part(reason, count, points)] if points else []


@final
class LongestRun(Scoring):
    """Points for each trick of the longest unbroken run."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        run = tally.longest(seat, True)
        return _line("longest_run", run, self.each * run)


@final
class LastTricks(Scoring):
    """Points for each of the last tricks of the deal."""

    def __init__(self, last: i64, each: i64) -> None:
        self.last: i64 = last
        self.each: i64 = each

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        count: i64 = 0
        first: i64 = tally.length - self.last
        for trick in range(tally.tricks):
            if trick >= first and tally.winner(trick) == seat:
                count += 1
        return _line("last_tricks", count, self.each * count)


@final
class CardsWon(Scoring):
    """Points for each card of some kinds; a card that is of two kinds counts for both."""

    def __init__(self, words: list[str], sets: list[int], each: list[int]) -> None:
        self.words = words
        self.sets: Final = vec[i64](sets)
        self.each: Final = vec[i64](each)

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        found: list[Part] = []
        for kind in range(len(self.sets)):
            count = popcount(tally.won[seat] & self.sets[kind])
            if count:
                found.append(Part(self.words[kind], count, count * self.each[kind]))
        return found


@final
class TricksOf(Scoring):
    """Points for each trick of the seat itself (0), its right-hand (-1) or left-hand (1) neighbour."""

    def __init__(self, side: i64, each: i64) -> None:
        self.side: i64 = side
        self.each: i64 = each

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        whose: i64 = seat
        reason = "own_tricks"
        if self.side < 0:
            whose = tally.previous(seat)
            reason = "previous_tricks"
        elif self.side > 0:
            whose = tally.next(seat)
            reason = "next_tricks"
        count = tally.count(whose)
        return _line(reason, count, self.each * count)


def total_of(cards: i64) -> i64:
    """The sum of the values 1 to 11 in a set of cards."""
    total: i64 = 0
    while cards:
        total += VALUES[lowest(cards)]
        cards &= cards - 1
    return total


@final
class HighestTotal(Scoring):
    """Points for the one seat with the highest sum of values; none if several share it."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        mine = total_of(tally.won[seat])
        for other in range(tally.seats):
            if other != seat and total_of(tally.won[other]) >= mine:
                return []
        return _line("highest_total", mine, self.points)


@final
class Exactly(Scoring):
    """Points for winning just so many tricks."""

    def __init__(self, tricks: i64, points: i64) -> None:
        self.tricks: i64 = tricks
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        count = tally.count(seat)
        return _line("exact_tricks", count, self.points) if count == self.tricks else []


@final
class Parity(Scoring):
    """Points for an even number of tricks (none is not even), or an odd one."""

    def __init__(self, odd: i64, points: i64) -> None:
        self.odd: i64 = odd
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        count = tally.count(seat)
        if count == 0 or count % 2 != self.odd:
            return []
        return _line("odd_tricks" if self.odd else "even_tricks", count, self.points)


@final
class AsMany(Scoring):
    """Points if somebody else, or nobody else, has won as many tricks."""

    def __init__(self, shared: bool, points: i64) -> None:
        self.shared = shared
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        count = tally.count(seat)
        shared = False
        for other in range(tally.seats):
            if other != seat and tally.count(other) == count:
                shared = True
        if shared != self.shared:
            return []
        return _line("shared_count" if shared else "lone_count", count, self.points)


@final
class Race(Scoring):
    """Points by the order in which the seats win their third (or so) trick."""

    def __init__(self, goal: i64, points: i64, step: i64) -> None:
        self.goal: i64 = goal
        self.points: i64 = points
        self.step: i64 = step

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        counts = vec[i64]([0] * tally.seats)
        place: i64 = 0
        for trick in range(tally.tricks):
            winner = tally.winner(trick)
            counts[winner] += 1
            if counts[winner] == self.goal:
                if winner == seat:
                    return _line("race", place + 1, self.points + self.step * place)
                place += 1
        return []


@final
class Triplets(Scoring):
    """Points for all three cards of a rank."""

    def __init__(self, each: i64, noble: i64) -> None:
        self.each: i64 = each
        self.noble: i64 = noble

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        cards: i64 = tally.won[seat]
        plain: i64 = 0
        noble: i64 = 0
        for rank in range(len(RANKS)):
            three: i64 = OF_RANK[rank]
            if cards & three == three:
                if three & NOBLES:
                    noble += 1
                else:
                    plain += 1
        return _line("noble_triplets", noble, noble * self.noble) + _line(
            "triplets", plain, plain * self.each
        )


@final
class InARow(Scoring):
    """Points for winning, or losing, so many tricks in a row."""

    def __init__(self, length: i64, winning: bool, points: i64) -> None:
        self.length: i64 = length
        self.winning = winning
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        run = tally.longest(seat, self.winning)
        if run < self.length:
            return []
        return _line("won_in_a_row" if self.winning else "lost_in_a_row", run, self.points)


@final
class Colour(Scoring):
    """Points for each card of the colour that the seat has won most of, or fewest of."""

    def __init__(self, most: bool, each: i64) -> None:
        self.most = most
        self.each: i64 = each

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        found: i64 = -1
        for suit in range(SUIT_COUNT):
            count = popcount(tally.won[seat] & OF_SUIT[suit])
            if found < 0 or (count > found if self.most else count < found):
                found = count
        return _line("most_colour" if self.most else "fewest_colour", found, self.each * found)


@final
class Lowest(Scoring):
    """The value of the lowest numbered card of a suit, or of any; nobles have none."""

    def __init__(self, suit: i64, times: i64, only_nobles: i64) -> None:
        self.suit: i64 = suit
        self.times: i64 = times
        self.only_nobles: i64 = only_nobles

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        cards: i64 = tally.won[seat]
        if self.suit != ANY_SUIT:
            cards &= OF_SUIT[self.suit]
        least: i64 = 0
        rest: i64 = cards
        while rest:
            value: i64 = VALUES[lowest(rest)]
            if value and (least == 0 or value < least):
                least = value
            rest &= rest - 1
        if least == 0:
            return _line("only_nobles", popcount(cards & NOBLES), self.only_nobles) if cards & NOBLES else []
        return _line("lowest_card", least, self.times * least)


@final
class LongestStraight(Scoring):
    """Points for each step of the longest straight of ranks, colours mixed; 11s are no step of it."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        cards: i64 = tally.won[seat]
        run: i64 = 0
        for suit in range(SUIT_COUNT):
            if cards & OF_SUIT[suit] & _ONES:
                run = 1
        best: i64 = run
        for rank in range(len(RANKS)):
            run = run + 1 if cards & OF_RANK[rank] else 0
            if run > best:
                best = run
        return _line("longest_straight", best, self.each * best)


_ONES: Final = 1 | (1 << 16) | (1 << 32)


@final
class Neighbours(Scoring):
    """Points for more or fewer tricks than either neighbour, each compared by itself."""

    def __init__(self, more_than_previous: bool, more_than_next: bool, points: i64) -> None:
        self.more_than_previous = more_than_previous
        self.more_than_next = more_than_next
        self.points: i64 = points

    def parts(self, tally: Tally, seat: i64) -> list[Part]:
        mine = tally.count(seat)
        before = tally.count(tally.previous(seat))
        after = tally.count(tally.next(seat))
        found: list[Part] = []
        if mine > before if self.more_than_previous else mine < before:
            found.append(
                Part(
                    "more_than_previous" if self.more_than_previous else "fewer_than_previous",
                    mine,
                    self.points,
                )
            )
        if mine > after if self.more_than_next else mine < after:
            found.append(
                Part("more_than_next" if self.more_than_next else "fewer_than_next", mine, self.points)
            )
        return found
