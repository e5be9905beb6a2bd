"""What troops do to possessions: guard or take them, raid them, destroy them."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.kings_bounty.cards import EFFECTS
from regalia.games.kings_bounty.faces import FACES, PLACES, WIZARD
from regalia.games.kings_bounty.table import Table


class Effect:
    """What a kind of troop does: a stateless verb that the troop's row names."""

    def choices(self, table: Table, kind: i64) -> i64:
        """The possessions it can be played on by the seat to move, as a set."""
        raise NotImplementedError

    def perform(self, table: Table, face: i64, place: i64) -> None:
        """Plays a troop of that face on a possession."""
        raise NotImplementedError

    def refusal(self, table: Table, kind: i64, place: i64) -> str:
        """Why a possession on the table can't be the target ("" if it can)."""
        raise NotImplementedError

    def no_target(self) -> str:
        """The rule that forbids to play it when there is no possession that it could be played on."""
        return "kb-troop-target"


class Garrison(Effect):
    """Guards a possession of one's own, or takes a weaker one of another player and stays there."""

    def choices(self, table: Table, kind: i64) -> i64:
        strengths = table.terms.cards.strengths
        foreign: i64 = table.terms.cards.weaker[kind]
        for guard in range(WIZARD + 1):
            if strengths[guard] >= strengths[kind]:
                foreign &= ~table.guards[guard]
        found: i64 = table.areas[table.mover]
        for seat in range(table.seats):
            if seat != table.mover:
                found |= table.areas[seat] & foreign
        return found

    def perform(self, table: Table, face: i64, place: i64) -> None:
        owner = table.owner(place)
        table.dismiss(place)
        table.station(place, face)
        if owner != table.mover:
            table.move(place, table.mover)
        if table.log is not None:
            if owner == table.mover:
                table.note("guarded", card=FACES[face], place=PLACES[place])
            else:
                table.note("captured", card=FACES[face], place=PLACES[place], from_seat=owner)

    def refusal(self, table: Table, kind: i64, place: i64) -> str:
        if table.owner(place) == table.mover:
            return ""
        cards = table.terms.cards
        if cards.defences[place] >= cards.strengths[kind]:
            return "kb-capture-strength"
        guard = table.garrison(place)
        if guard >= 0 and cards.strengths[guard % 5] >= cards.strengths[kind]:
            return "kb-capture-garrison"
        return ""


class Capture(Effect):
    """Takes any possession of another player, whatever defends it, and leaves the match."""

    def choices(self, table: Table, kind: i64) -> i64:
        return table.on_table() & ~table.areas[table.mover]

    def perform(self, table: Table, face: i64, place: i64) -> None:
        owner = table.owner(place)
        table.dismiss(place)
        table.discards.append(face)
        table.move(place, table.mover)
        if table.log is not None:
            table.note("raided", card=FACES[face], place=PLACES[place], from_seat=owner)

    def refusal(self, table: Table, kind: i64, place: i64) -> str:
        return "kb-hero-foreign" if table.areas[table.mover] & bit(place) else ""

    def no_target(self) -> str:
        return "kb-hero-foreign"


class Destroy(Effect):
    """Takes any possession on the table out of the match, with its garrison and itself."""

    def choices(self, table: Table, kind: i64) -> i64:
        return table.on_table()

    def perform(self, table: Table, face: i64, place: i64) -> None:
        owner = table.owner(place)
        table.dismiss(place)
        table.raze(place)
        table.discards.append(face)
        if table.log is not None:
            table.note("destroyed", card=FACES[face], place=PLACES[place], from_seat=owner)

    def refusal(self, table: Table, kind: i64, place: i64) -> str:
        return ""


_BY_NAME: Final[dict[str, Effect]] = {"garrison": Garrison(), "capture": Capture(), "destroy": Destroy()}

# In the order in which card sets number them.
VERBS: Final[list[Effect]] = [_BY_NAME[name] for name in EFFECTS]
