"""How ordinary characters earn points: each entry of `scores` in cards.toml is one small object."""

from typing import final

from mypy_extensions import i64

from regalia.core.bits import bit, lowest, members, popcount
from regalia.games.unfairy_tale.kingdom import CELLS, CHARACTERS, TERRAINS, Land
from regalia.games.unfairy_tale.table import Survey, Table


class Score:
    """One way to earn points. `earned` is how often it does; `reason` names what for."""

    def __init__(self, kind: str, points: i64, rooted: bool = False) -> None:
        self.kind = kind
        self.points: i64 = points
        self.rooted = rooted  # whether the land alone decides, not who else lies where

    def granted(self, land: Land, cell: i64) -> i64:
        """How often a rooted one does on a place."""
        return 0

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        raise NotImplementedError

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        """The terrains or characters that the points are for, one word for each time."""
        raise NotImplementedError


@final
class OnTerrain(Score):
    """For lying on a terrain."""

    def __init__(self, terrains: i64, points: i64) -> None:
        super().__init__("on", points, rooted=True)
        self.terrains: i64 = terrains

    def granted(self, land: Land, cell: i64) -> i64:
        return 1 if self.terrains & bit(land.terrains[cell]) else 0

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        return self.granted(table.land, cell)

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        return [TERRAINS[table.land.terrains[cell]]]


@final
class NextToTerrain(Score):
    """For each such terrain beside."""

    def __init__(self, terrains: i64, points: i64) -> None:
        super().__init__("next-to-terrain", points, rooted=True)
        self.terrains: i64 = terrains

    def granted(self, land: Land, cell: i64) -> i64:
        return popcount(land.near[cell] & land.of(self.terrains))

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        return self.granted(table.land, cell)

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        places = table.land.near[cell] & table.land.of(self.terrains)
        return [TERRAINS[table.land.terrains[place]] for place in members(places)]


@final
class With(Score):
    """Once, for any such character on the same terrain."""

    def __init__(self, names: i64, points: i64) -> None:
        super().__init__("with", points)
        self.names: i64 = names

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        return 1 if survey.names[cell] & self.names & ~bit(name) else 0

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        return [CHARACTERS[other] for other in members(survey.names[cell] & self.names & ~bit(name))]


@final
class NextTo(Score):
    """For each such character on the terrains beside, of any colour."""

    def __init__(self, names: i64, points: i64) -> None:
        super().__init__("next-to", points)
        self.names: i64 = names

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        total: i64 = 0
        near: i64 = table.land.near[cell]
        while near:
            place: i64 = lowest(near)
            near &= near - 1
            total += popcount(survey.names[place] & self.names)
        return total

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        words: list[str] = []
        for place in members(table.land.near[cell]):
            words.extend(CHARACTERS[other] for other in members(survey.names[place] & self.names))
        return words


@final
class NextToOwn(Score):
    """For each character of its own colour on the terrains beside."""

    def __init__(self, points: i64) -> None:
        super().__init__("next-to-own", points)

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        total: i64 = 0
        near: i64 = table.land.near[cell]
        while near:
            place: i64 = lowest(near)
            near &= near - 1
            total += popcount(survey.owned[CELLS * seat + place])
        return total

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        words: list[str] = []
        for place in members(table.land.near[cell]):
            words.extend(CHARACTERS[other] for other in members(survey.owned[CELLS * seat + place]))
        return words


@final
class Above(Score):
    """For each card above it on its terrain."""

    def __init__(self, points: i64) -> None:
        super().__init__("above", points)

    def earned(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> i64:
        return popcount(survey.names[cell] & table.above(cell, name))

    def reason(self, table: Table, survey: Survey, seat: i64, name: i64, cell: i64) -> list[str]:
        return [CHARACTERS[other] for other in members(survey.names[cell] & table.above(cell, name))]
