"""Plays seeded matches of a game in whichever form is running and prints a checksum of all positions met."""

import sys

import regalia
from regalia.core.bits import mix
from regalia.core.rng import Rng
from regalia.testing import setups


def checksum(name: str, matches: int) -> int:
    """Fingerprints of every set-up's matches on their way and at their end, sampled worlds included."""
    game = regalia.game(name)
    mark = 0
    for setup in setups(game):
        for seed in range(matches):
            rng = Rng(seed)
            state = game.new(setup, seed)
            plies = 0
            while state.to_move() != regalia.NOBODY:
                if plies % 8 == 0:
                    mark = int(mix(mark, state.fingerprint()))
                    world = state.clone()
                    world.determinize(plies % int(setup.seats), Rng(plies))
                    mark = int(mix(mark, world.fingerprint()))
                state.apply(state.random_action(rng))
                plies += 1
            mark = int(mix(mix(mark, state.fingerprint()), plies))
    return mark


if __name__ == "__main__":
    print(regalia.form.compiled(), checksum(sys.argv[1], int(sys.argv[2])))
