"""Spreads work over all cores: a bar with the time left, and Ctrl-C keeps what is done."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

INTERRUPTED = 130  # what a command ended by Ctrl-C exits with
SILENCE = 60.0  # seconds between two lines about how far the work is, where there is no bar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def workers_here() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work(act: Callable[[Task], Answer], tasks: Sequence[Task], workers: int) -> Iterator[Answer]:
    """What each task comes to, as they are finished; with one worker in this very process."""
    if workers <= 1 or len(tasks) <= 1:
        yield from map(act, tasks)
        return
    # Processes that start afresh share nothing with this one, threads and open files included.
    context = get_context("spawn")
    with _deaf():  # handed down: a worker that has hardly begun ignores Ctrl-C, too
        pool = context.Pool(min(workers, len(tasks)), _settle, (list(sys.path),))
    with pool:
        yield from pool.imap_unordered(act, tasks)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C is ignored for the moment in which workers are started; other threads can't and needn't."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _settle(path: list[str]) -> None:
    """Ctrl-C is for the first process to answer; own bots are found where it finds them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path


def progress(answers: Iterator[Answer], total: int, about: str, done: int = 0) -> Iterator[Answer]:
    """The same answers, with a bar on the terminal's error stream; in a log, a line now and then."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from _told(answers, total, about, done)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(about, total=total, completed=done)
        for answer in answers:
            yield answer
            bar.advance(task)


def _told(answers: Iterator[Answer], total: int, about: str, done: int) -> Iterator[Answer]:
    said = monotonic()
    for count, answer in enumerate(answers, done + 1):
        yield answer
        if count < total and monotonic() - said >= SILENCE:
            said = monotonic()
            print(f"{about}: {count}/{total}", file=sys.stderr, flush=True)


def record(
    answers: Iterator[Answer], path: Path, write: Callable[[Answer], str], keep: Callable[[Answer], object]
) -> int:
    """Writes each answer to the file before it counts, so that nothing done is lost; 130 if cut short."""
    try:
        with path.open("a", encoding="utf-8") as file:
            for answer in answers:
                file.write(write(answer))
                file.flush()
                keep(answer)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0
