"""Each of the rulings that settle what the printed rules leave open has a test that names its number."""

import ast
from pathlib import Path

RULINGS = 88


def test_every_ruling_is_proved_by_a_test() -> None:
    proved: set[object] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "ruling":
                        proved |= {ast.literal_eval(number) for number in mark.args}
    assert proved == set(range(1, RULINGS + 1))
