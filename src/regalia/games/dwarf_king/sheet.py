"""The scoring sheet: every point of a deal with its reason."""

from mypy_extensions import i64

from regalia.games.dwarf_king.cards import Terms
from regalia.games.dwarf_king.deck import CARDS, SPECIALS
from regalia.games.dwarf_king.scoring import Part, Tally


def parts(
    terms: Terms,
    quest: i64,
    special: i64,
    tally: Tally,
    bonus_seat: i64,
    bonus: i64,
    doubled_seat: i64,
    seat: i64,
) -> list[Part]:
    """The lines of one seat: the quest's, then what the special card adds, then its doubling of all that."""
    found = terms.quests[quest].score.parts(tally, seat)
    if bonus and bonus_seat == seat:
        found = [*found, Part(CARDS[special], 1, bonus)]
    if doubled_seat == seat:
        factor = terms.specials[SPECIALS.index(CARDS[special])].effect.factor()
        sum_so_far = total(found)
        if sum_so_far:
            found = [*found, Part(CARDS[special], factor, (factor - 1) * sum_so_far)]
    return found


def total(lines: list[Part]) -> i64:
    points: i64 = 0
    for line in lines:
        points += line.points
    return points
