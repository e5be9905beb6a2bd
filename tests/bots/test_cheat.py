"""The measure of honest play: the UCT that sees all cards plays well enough to measure by."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import regalia
from regalia import Rng
from regalia.bots import levels_of

BENCH = Path(__file__).resolve().parent.parent.parent / "bench" / "cheat.py"


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_cheat", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_cheat_wins_the_match_that_a_last_move_decides(bench: ModuleType) -> None:
    rng = Rng(5)
    seen = 0
    for seed in range(60):
        state = regalia.new("unfairy_tale", seed=seed)
        while state.to_move() != regalia.NOBODY:
            before = state.clone()
            state.apply(state.random_action(rng))
        ends = {}
        for action in before.legal():
            after = before.clone()
            after.apply(action)
            if after.to_move() == regalia.NOBODY:
                ends[action] = after.returns()[int(before.to_move())]
        if len(ends) == len(before.legal()) and set(ends.values()) == {1.0, -1.0}:
            seen += 1
            assert ends[bench.cheat(before, 400, Rng(seed))] == 1.0
    assert seen >= 3


def test_beside_the_cheat_the_top_level_has_the_iterations_of_its_tree_alone(bench: ModuleType) -> None:
    for name in regalia.game_names():
        level = bench.searching(levels_of(regalia.game(name))[-1], 8)
        assert (level.worlds, level.proof, level.trials, level.thoughts) == (8, 0, 0, 0)


def test_a_match_against_the_cheat_is_won_by_somebody(bench: ModuleType) -> None:
    assert bench.play("unfairy_tale", "classic", 2, 8, False, (0, (0, 1))) in (0.0, 0.5, 1.0)


def test_the_share_told_against_greedy_is_the_cheats(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "play", greedy_wins_from_the_first_seat)
    monkeypatch.setattr("sys.argv", ["cheat.py", "dwarf_king", "--greedy", "--seats", "4", "--deals", "2"])
    monkeypatch.setattr(bench.crew, "work", lambda act, jobs, workers: map(act, jobs))
    assert bench.main() == 0
    # of four line-ups with the cheat alone it sits on the first seat in one
    assert "25.0% of 8" in capsys.readouterr().out


def greedy_wins_from_the_first_seat(
    name: str, preset: str, seats: int, iterations: int, greedy: bool, job: tuple[int, tuple[int, ...]]
) -> float:
    assert greedy
    return 1.0 if job[1][0] == 0 else 0.0
