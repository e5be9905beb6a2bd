"""The laws of hidden information on a number of positions, all through whole matches of every preset."""

from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.testing import hidden
from regalia.testing.broken import Broken
from regalia.testing.suite import setups


def check_positions(game: Game, seats: int, positions: int) -> int:
    """Laws 1 to 3 on that many positions with that many seats, for every seat and the watcher.

    Matches of all presets that allow so many seats take turns, with a `Freedom` each: what is hidden in one
    preset only has to differ there. Returns how many matches were looked at.
    """
    tables = [setup for setup in setups(game) if setup.seats == seats]
    freedoms = [hidden.Freedom() for setup in tables]
    rng = Rng(seats)
    looked = 0
    match = 0
    while looked < positions:
        table = match % len(tables)
        state = game.new(tables[table], match)
        ply = 0
        while state.to_move() != NOBODY and looked < positions:
            try:
                hidden.check_worlds(game, state, rng, freedoms[table])
            except Broken as broken:
                where = f"{game.name}, {seats} seats, set-up {table + 1}, seed {match}, ply {ply}"
                raise Broken(broken.law, str(broken), where) from broken
            state.apply(state.random_action(rng))
            looked += 1
            ply += 1
        match += 1
    for freedom in freedoms:
        freedom.judge()
    return match
