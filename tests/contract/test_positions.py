"""The laws of hidden information in every game, with every number of seats, on many positions."""

import os

import pytest

import regalia
from regalia.testing import check_positions, setups

# `make test-laws` looks at 10,000 positions per game and number of seats
POSITIONS = int(os.environ.get("REGALIA_POSITIONS", "0")) or (150 if regalia.form.compiled() else 30)

TABLES = sorted(
    {(name, setup.seats) for name in regalia.game_names() for setup in setups(regalia.game(name))}
)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_seat_can_tell_the_worlds_apart_that_are_sampled_for_it(name: str, seats: int) -> None:
    assert check_positions(regalia.game(name), seats, POSITIONS) > 0
