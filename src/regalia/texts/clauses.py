"""The clauses of a rules page: what `?` quotes when a move is refused."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r'^\*\*(?P<number>[\d.]+)\*\*\s*<a id="(?P<id>[^"]+)"></a>\s*(?P<text>.+)$')
HEADING = re.compile(r"^#{2,}\s+(?P<text>.+)$")


class Clause(NamedTuple):
    """One numbered rule: its id is the code of a refusal."""

    id: str
    number: str
    text: str
    section: str


@cache
def read_clauses(page: Path) -> tuple[Clause, ...]:
    """All clauses of a rules page, in order; none if there is no such page."""
    if not page.is_file():
        return ()
    found: list[Clause] = []
    section = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        if heading:
            section = heading["text"]
        clause = CLAUSE.match(line)
        if clause:
            found.append(Clause(clause["id"], clause["number"], clause["text"].strip(), section))
    return tuple(found)
