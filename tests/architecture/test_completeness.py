"""Every game is whole: texts in both languages, rules pages with tests for each clause, golden records."""

import ast
from pathlib import Path

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.testing import position, setups
from regalia.testing.texts import check_clauses, check_texts

TESTS = Path(__file__).resolve().parent.parent


def refusals(game: Game) -> set[str]:
    """The clauses that refuse something in a few random matches of every set-up."""
    met: set[str] = set()
    for setup in setups(game):
        state = game.new(setup, 3)
        rng = Rng(3)
        plies = 0
        while state.to_move() != regalia.NOBODY:
            if plies % 4 == 0:
                met |= position.check_refusals(game, state)
            state.apply(state.random_action(rng))
            plies += 1
        met |= position.check_refusals(game, state)
    return met


def clauses_named_by_tests(name: str) -> set[str]:
    """The arguments of every @rule(...) in the tests of a game."""
    named: set[str] = set()
    for file in (TESTS / "games" / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if (
                        isinstance(mark, ast.Call)
                        and isinstance(mark.func, ast.Name)
                        and mark.func.id == "rule"
                    ):
                        named |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return named


@pytest.mark.parametrize("name", regalia.game_names())
def test_whatever_a_player_can_meet_has_words_in_both_languages(name: str) -> None:
    game = regalia.game(name)
    check_texts(game, refusals(game))


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_clause_has_a_twin_and_a_test_and_every_refusal_a_clause(name: str) -> None:
    game = regalia.game(name)
    check_clauses(game, refusals(game), clauses_named_by_tests(name))


@pytest.mark.parametrize("name", regalia.game_names())
def test_every_setup_has_a_golden_record(name: str) -> None:
    game = regalia.game(name)
    found = {path.stem for path in (TESTS / "golden" / name).glob("*.record")}
    assert found >= {
        f"{preset}-{setup.seats}" for preset in game.presets for setup in [game.setup(None, preset)]
    }
    assert (TESTS / "golden" / name / "perft.json").is_file()


@pytest.mark.parametrize("name", regalia.game_names())
def test_a_game_keeps_to_short_files(name: str) -> None:
    folder = TESTS.parent / "src" / "regalia" / "games" / name
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in folder.glob("*.py")}
    assert {file: lines for file, lines in long.items() if lines > 600} == {}
