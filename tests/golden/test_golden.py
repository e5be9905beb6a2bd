"""Old records give the same positions for ever; a change of the rules that breaks one needs a new edition."""

import json
from pathlib import Path

import pytest

import regalia
from regalia.testing import perft

HERE = Path(__file__).resolve().parent
RECORDS = sorted(HERE.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_gives_the_same_fingerprint_at_every_step(path: Path) -> None:
    record = regalia.record.load(path.read_text(encoding="utf-8"))
    expected = path.with_suffix(".marks").read_text(encoding="utf-8").split()
    state = record.start()
    seen = [f"{state.fingerprint():016x}"]
    for action in record.actions:
        state.apply(action)
        seen.append(f"{state.fingerprint():016x}")
    assert seen == expected
    assert state.to_move() == regalia.NOBODY


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_move_generation_counts_as_before(path: Path) -> None:
    counts = json.loads((path.parent / "perft.json").read_text(encoding="utf-8"))[path.stem]
    record = regalia.record.load(path.read_text(encoding="utf-8"))
    assert [perft(record.start(), depth + 1) for depth in range(len(counts))] == counts
