"""What companions do: each effect of cards.toml is one small object without a state of its own."""

from typing import final

from mypy_extensions import i64

from regalia.core.actions import Verb
from regalia.core.bits import bit, popcount
from regalia.games.hand_of_the_king.actions import GIVE, KILL, NAME, REMOVE, SWAP, TAKE
from regalia.games.hand_of_the_king.people import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES
from regalia.games.hand_of_the_king.table import Guest, Table

CHOICE = -1


class Effect:
    """One thing that a companion does for the player whose turn it is.

    `choices` lists what can be named, quickly; `refusal` says rule by rule why something can't.
    """

    def verb(self, picked: i64) -> Verb | None:
        """The word by which the player names a target, or None if there is nothing to name."""
        return None

    def pair(self) -> bool:
        """Whether two targets are named, one after the other."""
        return False

    def choices(self, table: Table, picked: i64) -> i64:
        """What can be named now, as a set; empty if this part of the card can't be done."""
        return 0

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        """The clause that forbids a target, or ""."""
        return ""

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        """Does it. Returns the house of a character taken from the court, or -1."""
        raise NotImplementedError


@final
class Take(Effect):
    """A character comes into the player's own area: a named one, or one of his choice."""

    def __init__(self, who: i64, from_court: bool, from_areas: bool) -> None:
        self.who: i64 = who
        self.from_court = from_court
        self.from_areas = from_areas

    def verb(self, picked: i64) -> Verb | None:
        return TAKE if self.who == CHOICE else None

    def choices(self, table: Table, picked: i64) -> i64:
        found: i64 = 0
        if self.from_court:
            found |= table.court
        if self.from_areas:
            found |= table.in_areas() & ~table.areas[table.mover]
        return found

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        if table.court & bit(target):
            return "" if self.from_court else "hk-target-area"
        owner = table.owner(target)
        if owner >= 0 and self.from_areas:
            return "" if owner != table.mover else "hk-target-rival"
        return "hk-target-court" if self.from_court else "hk-target-area"

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        taken: i64 = target if self.who == CHOICE else self.who
        if not self.choices(table, picked) & bit(taken):
            return -1  # dead already, or one's own
        house: i64 = HOUSE_OF[taken]
        at_court: bool = table.court & bit(taken) != 0
        if table.log is not None:
            table.note("taken", character=CHARACTERS[taken], from_seat=table.owner(taken))
        table.touch(house)
        table.move_to_area(taken, table.mover)
        return house if at_court else -1


@final
class Kill(Effect):
    """A character leaves the match: a named one, or one of the player's choice."""

    def __init__(self, who: i64, at_court: bool, in_areas: bool) -> None:
        self.who: i64 = who
        self.at_court = at_court
        self.in_areas = in_areas

    def verb(self, picked: i64) -> Verb | None:
        return KILL if self.who == CHOICE else None

    def choices(self, table: Table, picked: i64) -> i64:
        found: i64 = 0
        if self.at_court:
            found |= table.court
        if self.in_areas:
            found |= table.in_areas()
        return found

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        if self.at_court and table.court & bit(target):
            return ""
        if self.in_areas and table.owner(target) >= 0:
            return ""
        return "hk-target-court" if self.at_court else "hk-target-area"

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        victim: i64 = target if self.who == CHOICE else self.who
        if not self.choices(table, picked) & bit(victim):
            return -1
        if not table.court & bit(victim):
            table.touch(HOUSE_OF[victim])  # a death at court changes nobody's strength
        if table.log is not None:
            table.note("killed", character=CHARACTERS[victim], from_seat=table.owner(victim))
        table.drop(victim)
        return -1


@final
class CountAs(Effect):
    """The companion stays and counts as characters of a house: a named one, or one of the player's choice."""

    def __init__(self, house: i64, count: i64) -> None:
        self.house: i64 = house
        self.count: i64 = count

    def verb(self, picked: i64) -> Verb | None:
        return NAME if self.house == CHOICE else None

    def choices(self, table: Table, picked: i64) -> i64:
        return bit(len(HOUSES)) - 1

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        house: i64 = target if self.house == CHOICE else self.house
        table.touch(house)
        table.guests = [*table.guests, Guest(companion, table.mover, house, self.count)]
        if table.log is not None:
            table.note("stays", companion=COMPANIONS[companion], house=HOUSES[house], count=self.count)
        return -1


@final
class SwapPlaces(Effect):
    """Two characters at court change places."""

    def verb(self, picked: i64) -> Verb | None:
        return SWAP

    def pair(self) -> bool:
        return True

    def choices(self, table: Table, picked: i64) -> i64:
        if picked >= 0:
            return table.court & ~bit(picked)
        return table.court if popcount(table.court) > 1 else 0

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        if target == picked:
            return "hk-target-same"
        return "" if table.court & bit(target) else "hk-target-court"

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        table.grid = table.grid.swapped(picked, target)
        if table.log is not None:
            table.note("swapped", character=CHARACTERS[picked], other=CHARACTERS[target])
        return -1


@final
class Exchange(Effect):
    """A character of one's own for one of a rival's."""

    def verb(self, picked: i64) -> Verb | None:
        return GIVE if picked < 0 else TAKE

    def pair(self) -> bool:
        return True

    def choices(self, table: Table, picked: i64) -> i64:
        own: i64 = table.areas[table.mover]
        theirs: i64 = table.in_areas() & ~own
        if picked >= 0:
            return theirs
        return own if theirs else 0

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        owner = table.owner(target)
        if picked < 0:
            return "" if owner == table.mover else "hk-target-own"
        return "" if owner >= 0 and owner != table.mover else "hk-target-rival"

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        rival = table.owner(target)
        if table.log is not None:
            table.note("exchanged", given=CHARACTERS[picked], taken=CHARACTERS[target], from_seat=rival)
        table.touch(HOUSE_OF[picked])
        table.touch(HOUSE_OF[target])
        table.move_to_area(picked, rival)
        table.move_to_area(target, table.mover)
        return -1


@final
class RemoveCompanion(Effect):
    """An available companion leaves the row."""

    def verb(self, picked: i64) -> Verb | None:
        return REMOVE

    def choices(self, table: Table, picked: i64) -> i64:
        return table.row

    def refusal(self, table: Table, target: i64, picked: i64) -> str:
        return "" if table.row & bit(target) else "hk-companion-row"

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        table.row &= ~bit(target)
        if table.log is not None:
            table.note("removed", companion=COMPANIONS[target])
        return -1


@final
class AnotherTurn(Effect):
    """The player has another whole turn after this one."""

    def perform(self, table: Table, companion: i64, target: i64, picked: i64) -> i64:
        table.again = True
        if table.log is not None:
            table.note("again")
        return -1
