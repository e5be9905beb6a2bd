"""Plays one match of a contest."""

from time import process_time
from typing import NamedTuple

from regalia import bots
from regalia.arena.contest import Contest, Job, luck
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.perspective import Perspective


class Result(NamedTuple):
    """How a match went, as a line of a results file has it; lists are by seat."""

    deal: int
    lineup: list[int]
    returns: list[float]
    scores: list[int]
    plies: int
    decisions: list[int]
    seconds: list[float]  # of all decisions, as processor time
    slowest: list[float]  # of the slowest decision

    def job(self) -> Job:
        return Job(self.deal, tuple(self.lineup))


def _seated(name: str, game: Game, seed: int) -> bots.Bot:
    """A bot whose ceiling is of processor time: a busy machine must not weaken those who think longer."""
    bot = bots.make(name, game, seed)
    if isinstance(bot, bots.Searcher):
        bot.clock = process_time
    return bot


def play(contest: Contest, job: Job) -> Result:
    """The match of a job, from the deal to the end; the same again but for the times."""
    game = contest.rules()
    state = game.new(contest.setup(), luck(contest.seed, "deal", job.deal))
    players = [
        _seated(contest.bots[place], game, luck(contest.seed, job.deal, seat))
        for seat, place in enumerate(job.lineup)
    ]
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    slowest = [0.0] * contest.seats
    plies = 0
    while (seat := int(state.to_move())) != NOBODY:
        look = Perspective(state, seat, luck(contest.seed, "look", job.deal, plies))
        began = process_time()
        action = players[seat].choose(look)
        spent = process_time() - began
        state.play(action)
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        plies += 1
    return Result(
        job.deal,
        list(job.lineup),
        state.returns(),
        [int(points) for points in state.scores()],
        plies,
        decisions,
        [round(spent, 4) for spent in seconds],
        [round(spent, 4) for spent in slowest],
    )
