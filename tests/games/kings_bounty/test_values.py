"""The opinion about positions: within bounds, of the right sign, and good enough to beat chance."""

import pytest

import regalia
from regalia.bots import Bot, Greedy, Random
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.games.kings_bounty import GAME
from tests.games.kings_bounty.build import SPACE, deal, play, position


def test_an_opinion_is_between_minus_one_and_one_at_every_step() -> None:
    state = deal(3, 4, "expert")
    rng = Rng(5)
    while state.to_move() >= 0:
        assert all(-1.0 <= GAME.value(state, seat) <= 1.0 for seat in range(4))
        state.apply(state.random_action(rng))
    assert [GAME.value(state, seat) for seat in range(4)] == state.returns()


def test_who_has_the_titles_stands_better() -> None:
    state = position("", "", areas=["elf_tower:human_wizard obelisk_1", ""], titles="emperor conqueror")
    assert GAME.value(state, 0) > 0.3 > -0.3 > GAME.value(state, 1)


def test_the_penalty_is_feared_and_a_hidden_title_valued_by_its_holder() -> None:
    state = position("human_hero", "", areas=["", "obelisk_1 obelisk_2 obelisk_3"])
    plain = position("human_hero", "", areas=["", "obelisk_1 obelisk_2 obelisk_3"], titles="staff_rat")
    for one in (state, plain):
        play(one, "play human_hero", "target obelisk_1_a")
    assert GAME.value(plain, 0) < GAME.value(state, 0)
    secret = position("", "", areas=["elf_tower"], secrets=["emperor", "warlord"])
    assert GAME.value(secret, 0) > GAME.value(position("", "", areas=["elf_tower"]), 0)


def test_a_shown_troop_counts_as_played_on_its_best_target() -> None:
    state = position(
        "human_warrior", "", areas=["obelisk_1", "obelisk_2 elf_tower"], titles="keeper_of_secrets"
    )
    play(state, "play human_warrior")
    best = max(state.legal(), key=lambda action: _after(action))
    assert GAME.value(state, 0) == pytest.approx(_after(best))
    assert SPACE.text(best) == "target obelisk_2_a"


def _after(action: int) -> float:
    state = position(
        "human_warrior", "", areas=["obelisk_1", "obelisk_2 elf_tower"], titles="keeper_of_secrets"
    )
    play(state, "play human_warrior")
    state.apply(action)
    return GAME.value(state, 0)


@pytest.mark.parametrize("preset", ["classic", "expert"])
def test_greedy_beats_random_four_times_in_five(preset: str) -> None:
    won = 0
    matches = 40 if regalia.form.compiled() else 4
    for seed in range(matches):
        state = deal(seed, 2, preset)
        greedy = seed % 2
        bots: list[Bot] = [Random(seed), Random(seed)]
        bots[greedy] = Greedy(GAME, seed)
        while state.to_move() >= 0:
            mover = int(state.to_move())
            state.play(bots[mover].choose(Perspective(state, mover)))
        won += state.returns()[greedy] > 0
    assert won >= 0.8 * matches
