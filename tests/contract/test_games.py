"""Every registered game keeps the contract, in every preset with every number of seats."""

import os
from collections.abc import Iterator

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.options import Setup
from regalia.testing import check_setup, setups
from regalia.testing.suite import check_space

# `REGALIA_MATCHES=200 make test-compiled` for a long look
MATCHES = int(os.environ.get("REGALIA_MATCHES", "0")) or (3 if regalia.form.compiled() else 1)


def every_setup() -> Iterator[tuple[str, int, str]]:
    for name in regalia.game_names():
        game = regalia.game(name)
        for preset in game.presets:
            for seats in seats_of(game, preset):
                yield name, seats, preset


def seats_of(game: Game, preset: str) -> list[int]:
    chosen = {option.name: option.default for option in game.options}
    return game.seats_for({**chosen, **game.presets[preset]})


@pytest.mark.parametrize(("name", "seats", "preset"), list(every_setup()))
def test_the_contract_holds(name: str, seats: int, preset: str) -> None:
    game = regalia.game(name)
    setup: Setup = game.setup(seats, preset)
    check_setup(game, setup, range(MATCHES))


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_action_has_a_name_that_leads_back_to_it(name: str) -> None:
    check_space(regalia.game(name))


@pytest.mark.parametrize("name", regalia.game_names())
def test_no_verb_owns_more_numbers_than_a_person_could_read(name: str) -> None:
    assert max(verb.size for verb in regalia.game(name).space.verbs) <= 2000


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_preset_can_be_played_with_some_number_of_seats(name: str) -> None:
    game = regalia.game(name)
    assert {preset for preset in game.presets if seats_of(game, preset)} == set(game.presets)
    assert len(list(setups(game))) >= len(game.presets)
