"""`regalia solve`: who wins an open position by best play, and the line that shows it."""

import json
import sys
from argparse import Namespace
from time import monotonic, process_time
from typing import Any, ClassVar

from rich.console import Console

from regalia import record
from regalia.core.budget import Budget
from regalia.core.errors import GameError
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.record import Record
from regalia.core.state import State
from regalia.search.endgame import Answer, Exact, Part, is_open, sides
from regalia.texts import Words

INTERRUPTED = 130
EVERY = 0.5  # seconds between two signs of life
ENDLESS = 1 << 60
GLANCE = 1  # positions, or little more: what is known already is found at once


class CannotSolve(GameError):
    """A position that exact search can't be asked about."""

    code: ClassVar[str] = "cannot-solve"


class Watch(Budget):
    """Shows how many positions have been looked at, and ends with its time."""

    def __init__(self, words: Words, seconds: float | None, show: bool) -> None:
        super().__init__(ENDLESS)
        self.words = words
        self.until = None if seconds is None else monotonic() + seconds
        self.show = show
        self.next = monotonic() + EVERY

    def spend(self, nodes: int) -> bool:
        self.left -= nodes
        now = monotonic()
        if self.show and now > self.next:
            self.next = now + EVERY
            count = f"{(ENDLESS - int(self.left)) / 1e6:.1f}"
            print(f"\r{self.words.say('solve-progress', count=count)}", end="", file=sys.stderr, flush=True)
        if self.until is not None and now > self.until:
            self.left = 0
        return self.left > 0

    def clear(self) -> None:
        """Takes the sign of life off the terminal."""
        if self.show:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def check(state: State, name: str) -> None:
    """Refuses what can't be solved, with the reason."""
    if state.to_move() == NOBODY:
        raise CannotSolve("the match is over: nothing is left to solve")
    if sides(state) != 2:
        raise CannotSolve(f"only positions for two sides can be solved, and this one is for {sides(state)}")
    if not is_open(state, int(state.to_move())):
        raise CannotSolve(f"{name} has hidden cards or luck to come here: only open positions can be solved")


def solve(played: Record, plies: int | None, words: Words, console: Console, args: Namespace) -> int:
    """Solves the position after so many steps of a record and prints all that was asked for."""
    state = played.state(plies)
    check(state, played.game.name)
    exact = Exact(played.game, args.megabytes)
    watch = Watch(words, args.seconds, sys.stderr.isatty() and not args.json)
    began = process_time()
    seat = int(state.to_move())
    moves: list[Answer] = []
    line: list[int] = []
    value, proved, code = 0.0, False, 0
    try:
        value, proved = exact.value(state, seat, watch)
        if args.moves and proved:
            moves = [exact.judge(state, action, watch) for action in state.legal()]
        line = exact.line(state, watch) if proved else []
    except KeyboardInterrupt:
        code = INTERRUPTED
    if not proved:  # what the table knows of single moves
        moves = [exact.judge(state, action, Part(Budget(GLANCE), GLANCE)) for action in state.legal()]
        moves = [answer for answer in moves if answer.exact]
    watch.clear()
    spent = process_time() - began
    told = report(played.game, state, value, proved, line, moves, int(exact.nodes), spent)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        tell(console, words, played.game, told)
    return code


def report(
    game: Game,
    state: State,
    value: float,
    proved: bool,
    line: list[int],
    moves: list[Answer],
    nodes: int,
    seconds: float,
) -> dict[str, Any]:
    """All that was found out, as data."""
    end = state.clone()
    for action in line:
        end.apply(action)
    return {
        "game": game.name,
        "to_move": int(state.to_move()),
        "value": value if proved else None,
        "exact": proved,
        "line": [game.space.text(action) for action in line],
        "scores": end.scores() if line and end.to_move() == NOBODY else None,
        "moves": [
            {"action": game.space.text(answer.action), "value": answer.value, "exact": answer.exact}
            for answer in sorted(moves, key=lambda answer: (-answer.value, answer.action))
        ],
        "positions": nodes,
        "seconds": round(seconds, 3),
    }


def outcome(value: float) -> str:
    return "won" if value > 0 else "lost" if value < 0 else "drawn"


def tell(console: Console, words: Words, game: Game, told: dict[str, Any]) -> None:
    """The same for people."""
    player = words.name(f"seat_{told['to_move']}")
    if told["exact"]:
        console.print(words.say(f"solve-{outcome(told['value'])}", player=player))
    else:
        console.print(words.say("solve-unknown", player=player))
    if told["line"]:
        console.print(words.say("solve-line"))
        for number, text in enumerate(told["line"], 1):
            console.print(f"{number:>4}  {words.action(game.space.parse(text))}")
    if told["scores"] is not None:
        scores = [f"{words.name(f'seat_{seat}')} {score}" for seat, score in enumerate(told["scores"])]
        console.print(words.say("solve-scores", scores=", ".join(scores)))
    if told["moves"]:
        console.print(words.say("solve-moves"))
        for move in told["moves"]:
            known = outcome(move["value"]) if move["exact"] else "unknown"
            action = words.action(game.space.parse(move["action"]))
            console.print(f"      {words.say(f'solve-move-{known}')}: {action}")
    millions = f"{told['positions'] / 1e6:.2f}"
    console.print(words.say("solve-cost", count=millions, seconds=f"{told['seconds']:.2f}"))


def deals(args: Namespace, words: Words, console: Console) -> int:
    """Solves many freshly dealt matches, one after the other, and prints what each has cost."""
    game = words.game
    assert game is not None
    heads = [words.say(f"solve-head-{column}") for column in ("seed", "positions", "seconds", "result")]
    rows: list[dict[str, Any]] = []
    first = args.seed or 0
    for seed in range(first, first + args.deals):
        state = record.begin(args.game, args.seats, seed, args.preset).start()
        check(state, args.game)
        if not rows and not args.json:
            console.print("  ".join(heads))
        watch = Watch(words, args.seconds, sys.stderr.isatty() and not args.json)
        began = process_time()
        exact = Exact(game, args.megabytes)
        try:
            value, proved = exact.value(state, int(state.to_move()), watch)
        except KeyboardInterrupt:
            break
        finally:
            watch.clear()
        spent = process_time() - began
        nodes = int(exact.nodes)
        rows.append({"seed": seed, "value": value if proved else None, "positions": nodes, "seconds": spent})
        if not args.json:
            result = words.say(f"solve-first-{outcome(value) if proved else 'unknown'}")
            cells = [str(seed), f"{nodes / 1e6:.2f}", f"{spent:.2f}"]
            fitted = [f"{cell:>{len(head)}}" for cell, head in zip(cells, heads, strict=False)]
            console.print("  ".join([*fitted, result]))
            console.file.flush()  # a row that is known should be seen, in a file too
    if args.json:
        print(json.dumps(rows, indent=1))
    return 0 if len(rows) == args.deals else INTERRUPTED
