"""Learns anew how players of The Dwarf King choose cards, by deals played against oneself.

    python tools/habits.py --deals 1000000

writes games/dwarf_king/habits.txt, by which strong bots play deals on and read rivals' cards: the same file
again from the same numbers. A million deals take some seven minutes with compiled rules.
"""

import sys
from argparse import ArgumentParser

from regalia import registry
from regalia.arena.crew import progress
from regalia.core.rng import Rng
from regalia.games.dwarf_king.habits import FILE, write
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.school import School
from regalia.games.dwarf_king.table import TRICKS
from regalia.games.dwarf_king.traits import ALL

HEAD = """# How players of The Dwarf King choose cards: a line for each quest, weights in hundredths.
# Of what, traits.py says. Learned by deals played against oneself: `make habits` does it anew.
"""
TIMES = 6  # that each deal is played
RATE = 0.01
HALVED = 0.1  # the share of all deals after which the rate is half of what it was
# Tables by how often they are played at: numbers of seats and presets.
TABLES = [(4, "classic")] * 4 + [(3, "classic")] * 3 + [(5, "classic")] * 2 + [(4, "tiles-2011")]


def dealt(rng: Rng) -> Position:
    """A deal of which all that comes before the first trick is settled at random."""
    game = registry.game("dwarf_king")
    seats, preset = TABLES[rng.below(len(TABLES))]
    world = game.new(game.setup(seats, preset), rng.seed())
    assert isinstance(world, Position)
    while world.phase != TRICKS:
        world.apply(world.random_action(rng))
    return world


def learn(school: School, deals: int, rng: Rng) -> None:
    """A lesson for every deal, in ever smaller steps."""
    for deal in progress(iter(range(deals)), deals, "dwarf_king"):
        school.lesson(dealt(rng), TIMES, RATE / (1 + deal / deals / HALVED), rng)


def main() -> int:
    parser = ArgumentParser(description="Learns how players of The Dwarf King choose cards.")
    parser.add_argument("--deals", type=int, default=2_000_000, help="how many (default: 2000000)")
    parser.add_argument("--seed", type=int, default=1, help="of all luck (default: 1)")
    args = parser.parse_args()
    if args.deals < 1:
        parser.error(f"--deals can't be {args.deals}: expected 1 or more")
    school = School([0.0] * ALL)
    learn(school, args.deals, Rng(args.seed))
    FILE.write_text(HEAD + write(school.learned()), encoding="utf-8")
    print(f"{FILE.name} is written.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
