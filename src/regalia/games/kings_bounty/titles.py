"""Who has which title: what each counts, who leads it alone, and how far the others are from it."""

from mypy_extensions import i64

from regalia.core.bits import popcount
from regalia.games.kings_bounty.cards import AMONG, ANY_GUARD, GUARDED, LAST, Title
from regalia.games.kings_bounty.faces import CASTLES_OF, HERO, HUMAN
from regalia.games.kings_bounty.table import NO_SEAT, Table


def tally(table: Table, title: Title, seat: i64) -> i64:
    """How much a seat has of what a title counts."""
    area = table.areas[seat]
    if title.way == AMONG:
        return popcount(area & title.what)
    if title.way == GUARDED:
        return popcount(area & (table.guarded() if title.what == ANY_GUARD else table.guards[title.what]))
    if title.way == LAST:
        last = table.hero_seat if title.what == HERO else table.monster_seat
        return 1 if last == seat else 0
    peoples: i64 = 0
    for people in range(HUMAN):
        if area & CASTLES_OF[people]:
            peoples += 1
    return peoples


def holder(table: Table, title: Title) -> i64:
    """The one seat that has most of what a title counts; -1 if nobody has any or the best are equal."""
    best: i64 = 0
    leader: i64 = NO_SEAT
    for seat in range(table.seats):
        count = tally(table, title, seat)
        if count > best:
            best = count
            leader = seat
        elif count == best:
            leader = NO_SEAT
    return leader


def counts(table: Table, title: Title) -> list[int]:
    """What a title counts, by seat."""
    return [tally(table, title, seat) for seat in range(table.seats)]


def distance(title: Title, counted: list[int], seat: i64) -> i64:
    """How many more a seat would need to have a title alone; 0 for who has it."""
    if title.way == LAST:
        return 1 - counted[seat]  # one card of that kind is enough, whoever has it now
    best = 0
    for other in range(len(counted)):
        if other != seat and counted[other] > best:
            best = counted[other]
    return 0 if counted[seat] > best else best + 1 - counted[seat]
