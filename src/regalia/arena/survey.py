"""Survey: a measurement of balance kept in a file, match by match: it can be cut short and gone on with."""

import json
from functools import partial
from pathlib import Path

from regalia.arena import crew, results
from regalia.arena.balance import Outcome, Plan, Task, check, play, tasks
from regalia.arena.contest import BadContest

HEAD = "balance"  # what the first line of such a file has, and that of a contest has not


def is_survey(path: Path) -> bool:
    """Whether a results file holds a balance rather than a contest."""
    return results.read(str(path)).startswith(f'{{"{HEAD}":')


def begin(path: Path, plan: Plan) -> None:
    results.create(path, json.dumps({HEAD: plan._asdict()}, ensure_ascii=False))


def load(path: Path) -> tuple[Plan, dict[Task, Outcome]]:
    """The plan of a file, and what became of the matches that are done."""
    head, *lines = results.whole_lines(path)
    try:
        plan = Plan(**json.loads(head)[HEAD])
    except (ValueError, TypeError, KeyError) as error:
        raise BadContest(f"{path} does not begin with the plan of a balance") from error
    done: dict[Task, Outcome] = {}
    for number, line in enumerate(lines, 2):
        try:
            task, found = json.loads(line)
            outcome = Outcome(**found)
            offered, taken = [[set(deeds) for deeds in seats] for seats in (outcome.offered, outcome.taken)]
            done[Task(*task)] = outcome._replace(offered=offered, taken=taken)
        except (ValueError, TypeError) as error:
            raise BadContest(f"{path}, line {number}: expected the outcome of a match") from error
    return plan, done


def hold(plan: Plan, done: dict[Task, Outcome], path: Path, workers: int, about: str) -> int:
    """Plays what is left; `done` and the file grow with every match. 130 if it was cut short."""
    check(plan)
    left = [task for task in tasks(plan) if task not in done]
    found = crew.work(partial(_played, plan), left, workers)
    found = crew.progress(found, len(left) + len(done), about, len(done))
    return crew.record(found, path, line, lambda played: done.update([played]))


def line(played: tuple[Task, Outcome]) -> str:
    task, outcome = played
    return json.dumps([task, outcome._asdict()], default=sorted, separators=(",", ":")) + "\n"


def _played(plan: Plan, task: Task) -> tuple[Task, Outcome]:
    return task, play(plan, task)
