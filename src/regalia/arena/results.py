"""The results file: a contest in the first line, then a line for each match that is done."""

import json
from pathlib import Path

from regalia.arena.contest import BadContest, Contest, Job, parse
from regalia.arena.match import Result


def begin(path: Path, contest: Contest) -> None:
    create(path, contest.text())


def create(path: Path, head: str) -> None:
    """A new file with its first line; one that is there already is never overwritten."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(head + "\n")
    except FileExistsError as error:
        raise BadContest(
            f"{path} is there already: go on with it by --resume, or name another file with --results"
        ) from error
    except OSError as error:
        raise BadContest(f"{path} can't be written: {error.strerror}") from error


def whole_lines(path: Path) -> list[str]:
    """The lines of a file, one at least; a last one that was cut short with the run is taken away."""
    whole = read(str(path))
    if not whole.endswith("\n"):
        whole = whole[: whole.rfind("\n") + 1]
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines() or [""]


def load(path: Path) -> tuple[Contest, list[Result]]:
    """What a file has so far. Two runs that went on with it side by side have played some matches twice."""
    head, *lines = whole_lines(path)
    try:
        contest = parse(head)
    except BadContest as error:
        raise BadContest(f"{path}: {error}") from error
    done: dict[Job, Result] = {}
    for number, line in enumerate(lines, 2):
        try:
            result = Result(*json.loads(line))
            done.setdefault(result.job(), result)
        except (ValueError, TypeError) as error:
            raise BadContest(f"{path}, line {number}: expected the result of a match") from error
    return contest, list(done.values())


def line(result: Result) -> str:
    return json.dumps(list(result), separators=(",", ":")) + "\n"


def read(path: str) -> str:
    """The text of a file, or one line about why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadContest(f"can't read {path}: it is not a text in UTF-8") from error
    except OSError as error:
        raise BadContest(f"can't read {path}: {error.strerror}") from error


def write(path: str, text: str) -> None:
    """Writes a text, in place of what was there."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadContest(f"can't write {path}: {error.strerror}") from error
