"""Learns anew how players of The Dwarf King choose cards, and what serves best against such players.

    python tools/habits.py --watched 40000 --deals 10000000 --choices 300000

First bots that know no habits play at mixed tables and are watched: what they usually do goes to habits.txt,
by which strong bots read rivals' cards and guess what they will do; which side of a tile they choose with
which hand goes to tastes.txt, by which strong bots read the hand of who chose. Then deals are played against
players like these, again and again: what proved itself goes to plans.txt, by which strong bots play deals on
for themselves. `python tools/habits.py tastes` learns one of the three alone, plans from the habits that are
there. The same files again from the same numbers, on however many cores; twenty minutes on two.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

from regalia import registry
from regalia.arena.contest import luck
from regalia.arena.crew import progress, workers_here
from regalia.bots import Bot, Greedy, Searcher, levels_of
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.games.dwarf_king.actions import QUEST
from regalia.games.dwarf_king.habits import HABITS, PLANS, read, write
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.school import School
from regalia.games.dwarf_king.table import TRICKS
from regalia.games.dwarf_king.tastes import TASTES, Tastes
from regalia.games.dwarf_king.tastes import write as write_tastes
from regalia.games.dwarf_king.traits import ALL

GAME = registry.game("dwarf_king")
HEADS = {
    HABITS: "# How players of The Dwarf King choose cards: a line for each quest, weights in hundredths.\n"
    "# Of what, traits.py says. Learned by watching bots: `make habits` does it anew.\n",
    TASTES: "# Which side of a tile players choose: a line for each tile, weights in hundredths.\n"
    "# Leanings to the front with three, four and five seats, then what each card in hand adds.\n"
    "# Learned by watching bots: `make habits` does it anew.\n",
    PLANS: "# What serves best against players of habit: a line for each quest, weights in hundredths.\n"
    "# Of what, traits.py says. Learned by deals played against them: `make habits` does it anew.\n",
}
# Tables by how often they are played at: numbers of seats and presets.
TABLES = [(4, "classic")] * 4 + [(3, "classic")] * 3 + [(5, "classic")] * 2 + [(4, "tiles-2011")]
# Who is watched, one drawn for each seat: those in the middle of the ladder, whose search knows no habits.
WATCHED = ("greedy", "level-5", "level-6")
BATCH = 100  # deals or choices that are watched in one go
WATCHING_RATES = (0.03, 0.03, 0.02, 0.01, 0.005, 0.003)  # one for each time that all deals are looked through
CHOOSING_RATES = (0.1, 0.05, 0.03, 0.02, 0.01, 0.005)

TIMES = 6  # that each deal is played
RATE = 0.02
HALVED = 0.1  # the share of all terms after which the rate is half of what it was
# What is learned from single deals is mostly chance. So several classes learn by themselves for a term and
# share what they have learned, and in the end it is the mean of all later terms that counts.
CLASSES = 4
TERMS = 100
SETTLED = 0.4  # the share of all terms before those that count


class Seen(NamedTuple):
    """A deal that was watched: how it began, and what was done."""

    seats: int
    preset: str
    seed: int
    actions: list[int]


def drawn(rng: Rng) -> tuple[int, str, int]:
    """Any of the tables, and the luck of a match at it."""
    seats, preset = TABLES[rng.below(len(TABLES))]
    return seats, preset, rng.seed()


def begun(seats: int, preset: str, seed: int) -> Position:
    world = GAME.new(GAME.setup(seats, preset), seed)
    assert isinstance(world, Position)
    return world


# -- what players usually do ------------------------------------------------------------------------


def player(rng: Rng) -> Bot:
    """Any of those who are watched, without a ceiling: what it does must not depend on the machine."""
    name = WATCHED[rng.below(len(WATCHED))]
    if name == "greedy":
        return Greedy(GAME, rng.seed())
    level = levels_of(GAME)[int(name[-1]) - 1]
    return Searcher(GAME, rng.seed(), level._replace(seconds=1e9))


def watch(seed: int) -> list[Seen]:
    """A batch of deals, the first of as many matches."""
    rng = Rng(seed)
    found = []
    for _ in range(BATCH):
        table = drawn(rng)
        world = begun(*table)
        players = [player(rng) for _ in range(world.seats)]
        actions = []
        while world.deal == 0:
            mover = int(world.to_move())
            actions.append(players[mover].choose(Perspective(world, mover)))
            world.apply(actions[-1])
        found.append(Seen(*table, actions))
    return found


def learn_habits(seen: list[Seen], rng: Rng) -> list[float]:
    """Weights by which what was done is likely."""
    school = School([0.0] * ALL, [0.0] * ALL)
    order = list(range(len(seen)))
    for rate in WATCHING_RATES:
        rng.shuffle(order)
        for deal in (seen[place] for place in order):
            school.watch(begun(deal.seats, deal.preset, deal.seed), deal.actions, rate)
    return school.learned()


# -- what serves best against them -----------------------------------------------------------------


def dealt(rng: Rng) -> Position:
    """A deal of which all that comes before the first trick is settled at random."""
    world = begun(*drawn(rng))
    while world.phase != TRICKS:
        world.apply(world.random_action(rng))
    return world


def term(weights: list[float], usual: list[float], deals: int, rate: float, seed: int) -> list[float]:
    """What a class makes of the weights so far in a term."""
    school = School(weights, usual)
    rng = Rng(seed)
    for _ in range(deals):
        school.lesson(dealt(rng), TIMES, rate, rng)
    return school.learned()


def terms(usual: list[float], deals: int, rng: Rng, pool: Executor) -> Iterator[list[float]]:
    """The weights after every term, in ever smaller steps."""
    weights = usual
    each = max(1, deals // (CLASSES * TERMS))
    for number in range(TERMS):
        rate = RATE / (1 + number / TERMS / HALVED)
        seeds = [rng.seed() for _ in range(CLASSES)]
        learned = pool.map(term, repeat(weights), repeat(usual), repeat(each), repeat(rate), seeds)
        weights = mean(list(learned))
        yield weights


def mean(lists: list[list[float]]) -> list[float]:
    return [sum(column) / len(lists) for column in zip(*lists, strict=True)]


# -- which quest they choose ------------------------------------------------------------------------


def choose(seed: int) -> list[Seen]:
    """A batch of choices of a quest, the first action of as many matches."""
    rng = Rng(seed)
    found = []
    for _ in range(BATCH):
        table = drawn(rng)
        world = begun(*table)
        action = player(rng).choose(Perspective(world, int(world.to_move())))
        found.append(Seen(*table, [action]))
    return found


def learn_tastes(seen: list[Seen], rng: Rng) -> list[float]:
    """Weights by which the quests that were chosen are likely, with the hands that chose them."""
    tastes = Tastes.none()
    order = list(range(len(seen)))
    for rate in CHOOSING_RATES:
        rng.shuffle(order)
        for choice in (seen[place] for place in order):
            world = begun(choice.seats, choice.preset, choice.seed)
            front = QUEST.arg(choice.actions[0]) == world.terms.tiles[world.tile].front
            tastes.learn(world, world.hands[world.mover], front, rate)
    return list(tastes.weights)


# -- the three files --------------------------------------------------------------------------------


def batches(act: Callable[[int], list[Seen]], count: int, rng: Rng, pool: Executor, about: str) -> list[Seen]:
    """So many deals or choices, watched on all cores."""
    seeds = [rng.seed() for _ in range(-(-count // BATCH))]
    return [one for batch in progress(pool.map(act, seeds), len(seeds), about) for one in batch]


def learned_habits(args: Namespace, rng: Rng, pool: Executor) -> str:
    return write(learn_habits(batches(watch, args.watched, rng, pool, "watching"), rng))


def learned_tastes(args: Namespace, rng: Rng, pool: Executor) -> str:
    return write_tastes(learn_tastes(batches(choose, args.choices, rng, pool, "choosing"), rng))


def learned_plans(args: Namespace, rng: Rng, pool: Executor) -> str:
    usual = read(HABITS.read_text(encoding="utf-8"))
    found = list(progress(terms(usual, args.deals, rng, pool), TERMS, "playing"))
    return write(mean(found[int(SETTLED * TERMS) :]))


LEARNED = {HABITS: learned_habits, TASTES: learned_tastes, PLANS: learned_plans}  # plans build on habits


def main() -> int:
    names = [file.stem for file in LEARNED]
    parser = ArgumentParser(description="Learns how players of The Dwarf King choose.")
    parser.add_argument("files", nargs="*", help=f"any of {', '.join(names)} (default: all, in this order)")
    parser.add_argument("--watched", type=int, default=40_000, help="deals of others (default: 40000)")
    parser.add_argument("--choices", type=int, default=300_000, help="of a quest (default: 300000)")
    parser.add_argument("--deals", type=int, default=10_000_000, help="own deals (default: 10000000)")
    parser.add_argument("--seed", type=int, default=1, help="of all luck (default: 1)")
    args = parser.parse_args()
    for name in ("watched", "choices", "deals"):
        if getattr(args, name) < 1:
            parser.error(f"--{name} can't be {getattr(args, name)}: expected 1 or more")
    for name in args.files:
        if name not in names:
            parser.error(f"there is no '{name}' to learn: expected any of {', '.join(names)}")
    with ProcessPoolExecutor(workers_here(), get_context("spawn")) as pool:
        for file, learn in LEARNED.items():
            if not args.files or file.stem in args.files:
                text = learn(args, Rng(luck(args.seed, file.stem)), pool)
                file.write_text(HEADS[file] + text, encoding="utf-8")
                print(f"{file.name} is written.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
