"""What magic characters may do right after they are laid: one small object for each power."""

from typing import final

from mypy_extensions import i64

from regalia.core.actions import Verb
from regalia.core.bits import bit, lowest, members
from regalia.games.unfairy_tale.actions import MOVE, ORDER, SWAP
from regalia.games.unfairy_tale.kingdom import CELLS, CHARACTERS, PLACES
from regalia.games.unfairy_tale.table import CARD, WIDTH, Table, height, name_of, seat_of, top


class Power:
    """Answers are counted from 0 within the power's verb; `table.spot` is where its owner was laid."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def opens(self, table: Table, cell: i64) -> bool:
        """Whether there is anything to decide for one who was laid on a place."""
        raise NotImplementedError

    def answers(self, table: Table) -> list[int]:
        """What can be done, as actions in ascending order."""
        raise NotImplementedError

    def refusal(self, table: Table, answer: i64) -> str:
        """The clause that forbids an answer, or ""."""
        raise NotImplementedError

    def perform(self, table: Table, answer: i64) -> bool:
        """Does it. Returns whether the power is used up."""
        raise NotImplementedError


@final
class SwapTops(Power):
    """Two top characters of different terrains change places."""

    def __init__(self) -> None:
        super().__init__(SWAP)

    def partners(self, table: Table, one: i64, movable: i64) -> i64:
        """The later places whose top character can be swapped with that of a place."""
        found: i64 = 0
        mine: i64 = name_of(top(table.stacks[one]))
        open_to_mine: i64 = ~table.homes[mine]
        rest: i64 = movable & ~(bit(one + 1) - 1)
        while rest:
            other: i64 = lowest(rest)
            rest &= rest - 1
            theirs: i64 = name_of(top(table.stacks[other]))
            if theirs == mine or (open_to_mine & bit(other) and not table.homes[theirs] & bit(one)):
                found |= bit(other)
        return found

    def opens(self, table: Table, cell: i64) -> bool:
        movable = table.movable()
        rest: i64 = movable
        while rest:
            if self.partners(table, lowest(rest), movable):
                return True
            rest &= rest - 1
        return False

    def answers(self, table: Table) -> list[int]:
        found: list[int] = []
        movable = table.movable()
        rest: i64 = movable
        while rest:
            one: i64 = lowest(rest)
            rest &= rest - 1
            partners: i64 = self.partners(table, one, movable)
            while partners:
                found.append(SWAP.base + CELLS * one + lowest(partners))
                partners &= partners - 1
        return found

    def refusal(self, table: Table, answer: i64) -> str:
        one: i64 = answer // CELLS
        other: i64 = answer % CELLS
        if table.land.terrains[one] < 0 or table.land.terrains[other] < 0:
            return "ut-land"
        if one == other:
            return "ut-swap-different"
        if one > other:
            return "ut-swap-order"
        if not table.stacks[one] or not table.stacks[other]:
            return "ut-swap-empty"
        mine: i64 = bit(name_of(top(table.stacks[one])))
        theirs: i64 = bit(name_of(top(table.stacks[other])))
        if (mine | theirs) & table.folk.underground:
            return "ut-dwarf-stays"
        if table.names_at(one) & ~mine & theirs or table.names_at(other) & ~theirs & mine:
            return "ut-swap-name"
        return ""

    def perform(self, table: Table, answer: i64) -> bool:
        one: i64 = answer // CELLS
        other: i64 = answer % CELLS
        mine: i64 = table.take_top(one)
        theirs: i64 = table.take_top(other)
        table.put_on(other, mine)
        table.put_on(one, theirs)
        if table.log is not None:
            table.note(
                "swapped",
                character=CHARACTERS[name_of(mine)],
                of_seat=seat_of(mine),
                place=PLACES[one],
                other=CHARACTERS[name_of(theirs)],
                other_seat=seat_of(theirs),
                other_place=PLACES[other],
            )
        return True


@final
class MoveTop(Power):
    """A top character goes to another terrain."""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def opens(self, table: Table, cell: i64) -> bool:
        return True  # the one just laid can move: there are always more terrains than bearers of a name

    def answers(self, table: Table) -> list[int]:
        found: list[int] = []
        rest: i64 = table.movable()
        while rest:
            cell: i64 = lowest(rest)
            rest &= rest - 1
            base: i64 = MOVE.base + CELLS * cell
            goals: i64 = table.land.land & ~table.homes[name_of(top(table.stacks[cell]))]
            while goals:
                found.append(base + lowest(goals))
                goals &= goals - 1
        return found

    def refusal(self, table: Table, answer: i64) -> str:
        start: i64 = answer // CELLS
        goal: i64 = answer % CELLS
        if table.land.terrains[start] < 0 or table.land.terrains[goal] < 0:
            return "ut-land"
        if start == goal:
            return "ut-move-other"
        if not table.stacks[start]:
            return "ut-move-empty"
        moved: i64 = bit(name_of(top(table.stacks[start])))
        if moved & table.folk.underground:
            return "ut-dwarf-stays"
        return "ut-same-name" if table.names_at(goal) & moved else ""

    def perform(self, table: Table, answer: i64) -> bool:
        start: i64 = answer // CELLS
        goal: i64 = answer % CELLS
        card: i64 = table.take_top(start)
        table.put_on(goal, card)
        if table.log is not None:
            table.note(
                "moved",
                character=CHARACTERS[name_of(card)],
                of_seat=seat_of(card),
                place=PLACES[start],
                to_place=PLACES[goal],
            )
        return True


@final
class Reorder(Power):
    """The characters of one terrain get a new order, named from the bottom up.

    The stack is whole after every step: the one named sinks to the lowest level not yet settled.
    """

    def __init__(self) -> None:
        super().__init__(ORDER)

    def opens(self, table: Table, cell: i64) -> bool:
        return height(table.stacks[cell]) - table.rooted(cell) > 1

    def answers(self, table: Table) -> list[int]:
        names: i64 = 0
        stack: i64 = table.stacks[table.spot] >> (WIDTH * table.settled)
        while stack:
            names |= bit(name_of(stack & CARD))
            stack >>= WIDTH
        return [ORDER.base + name for name in members(names)]

    def refusal(self, table: Table, answer: i64) -> str:
        if not table.names_at(table.spot) & bit(answer):
            return "ut-order-present"
        if table.folk.underground & bit(answer):
            return "ut-order-dwarf"
        stack: i64 = table.stacks[table.spot]
        for level in range(table.settled):
            if name_of((stack >> (WIDTH * level)) & CARD) == answer:
                return "ut-order-once"
        return ""

    def perform(self, table: Table, answer: i64) -> bool:
        table.sink(table.spot, answer, table.settled)
        table.settled += 1
        if table.settled + 1 < height(table.stacks[table.spot]):
            return False  # the last one has only one level left
        if table.log is not None:
            table.note("reordered", place=PLACES[table.spot], characters=names_up(table.stacks[table.spot]))
        return True


def names_up(stack: i64) -> list[str]:
    """The characters of a stack from the bottom up."""
    found: list[str] = []
    while stack:
        found.append(CHARACTERS[name_of(stack & CARD)])
        stack >>= WIDTH
    return found
