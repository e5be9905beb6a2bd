"""`regalia arena`: contests between bots, the balance of a game, the published ladder."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from regalia import bots, registry
from regalia.arena import balance, crew, fairness, ladder, plots, results, survey
from regalia.arena.contest import MIXED, MODES, BadContest, Contest, contest
from regalia.arena.match import Result, play
from regalia.arena.page import page
from regalia.arena.report import report, show
from regalia.core.errors import BadOptions
from regalia.core.game import Game
from regalia.core.options import Choice
from regalia.texts import LANGUAGES, Words, choose_language

EXAMPLES = """examples:
  regalia arena hand_of_the_king --bots level-1,level-3,greedy --deals 50
  regalia arena kings_bounty --seats 4 --mode solo --bots level-8,greedy --page result.html
  regalia arena unfairy_tale --bots greedy,my_bots:Schemer --results schemer.jsonl
  regalia arena --resume schemer.jsonl
  regalia arena --balance dwarf_king --deals 200
  regalia arena --ladder unfairy_tale --deals 60"""


def add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(registry.names())}")
    what.add_argument("--resume", metavar="FILE", help="go on with the contest or balance of a results file")
    what.add_argument("--balance", metavar="GAME", help="how fair a game is to seats, options and cards")
    what.add_argument("--ladder", nargs="*", metavar="GAME", help="rate all levels and write the ladder page")
    parser.add_argument("--bots", metavar="NAMES", help="who plays, such as level-2,greedy,my_module:MyBot")
    parser.add_argument("--preset", default="", metavar="NAME", help="a variant; `regalia games` lists them")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; repeatable"
    )
    parser.add_argument("--cards", metavar="FILE", help="an own card set, see `regalia cards export`")
    parser.add_argument(
        "--mode",
        choices=MODES,
        default=MIXED,
        help="mixed: the two of a pair take turns round the table; solo: one against all others",
    )
    parser.add_argument(
        "--deals", type=int, default=20, metavar="N", help="each is played with all rotations of seats (20)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="other deals (default: 1)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--results", metavar="FILE", help="where results go (default: arena- or balance-GAME.jsonl)"
    )
    parser.add_argument("--json", metavar="FILE", help="write all figures as JSON; - prints them")
    parser.add_argument("--page", metavar="FILE", help="write a page with plots (with --balance, the report)")
    parser.add_argument(
        "--spread", metavar="VERB", help="with --balance: such choices are dealt out evenly, not chosen"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: that of the locale)")


def run(args: Namespace) -> int:
    """Carries out what the command line asks for."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # own bots lie where the command is given
    workers = crew.workers_here() if args.workers is None else args.workers
    if workers < 1:
        raise BadContest(f"--workers can't be {workers}: expected 1 or more")
    if args.ladder is not None:
        return ladder.run(args, workers)
    if args.balance or (args.resume and survey.is_survey(Path(args.resume))):
        return _balance(args, workers)
    if args.resume:
        path = Path(args.resume)
        held, done = results.load(path)
    else:
        held, done = _contest(args), []
        path = Path(args.results or f"arena-{held.game}.jsonl")
        results.begin(path, held)
    words = Words(held.rules(), choose_language(args.lang))
    code = hold(held, done, path, workers, words)
    if done:
        _publish(args, words, held, done)
    if code:
        print(words.say("arena-interrupted", path=str(path)), file=sys.stderr)
    return code


def hold(held: Contest, done: list[Result], path: Path, workers: int, words: Words) -> int:
    """Plays what is left of a contest; `done` and the file grow with every match, so it can be cut short."""
    _check_bots(held)
    known = {result.job() for result in done}
    left = [job for job in held.jobs() if job not in known]
    about = words.say("arena-bar", game=words.say("game") if words.has("game") else held.game)
    found = crew.work(partial(play, held), left, workers)
    found = crew.progress(found, len(left) + len(done), about, len(done))
    return crew.record(found, path, results.line, done.append)


def _publish(args: Namespace, words: Words, held: Contest, done: list[Result]) -> None:
    found = report(held, done)
    if args.json == "-":
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(words, found)
        if args.json:
            results.write(args.json, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    if args.page:
        results.write(args.page, page(words, found))


def _balance(args: Namespace, workers: int) -> int:
    if args.resume:
        path = Path(args.resume)
        plan, done = survey.load(path)
    else:
        plan, done = _plan(args), {}
        balance.check(plan)
        path = Path(args.results or f"balance-{plan.game}.jsonl")
        survey.begin(path, plan)
    game = registry.game(plan.game)
    words = Words(game, choose_language(args.lang))
    about = words.say("arena-bar", game=words.say("game") if words.has("game") else game.name)
    code = survey.hold(plan, done, path, workers, about)
    if done:
        # in the order of the plan, whichever was finished first: the same figures again
        _publish_balance(args, words, balance.figures(plan, [done[task] for task in sorted(done)]))
    if code:
        print(words.say("arena-interrupted", path=str(path)), file=sys.stderr)
    return code


def _plan(args: Namespace) -> balance.Plan:
    game = registry.game(args.balance)
    return balance.Plan(
        game.name,
        args.preset,
        args.seats,
        _options(game, args.option),
        _cards(args),
        args.bots or balance.USUAL_BOT,
        args.deals,
        args.seed,
        args.spread or "",
    )


def _publish_balance(args: Namespace, words: Words, found: dict[str, Any]) -> None:
    if args.json:
        text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
        print(text, end="") if args.json == "-" else results.write(args.json, text)
    if args.page:
        _write_balance(words, found, Path(args.page))
    elif args.json != "-":
        print(fairness.page(words, found, {}), end="")


def _write_balance(words: Words, found: dict[str, Any], path: Path) -> None:
    """The report, with its plots in files beside it."""
    files: dict[str, str] = {}
    for name, picture in plots.draw(words, found).items():
        files[name] = f"{path.stem}-{name}.svg"
        results.write(str(path.with_name(files[name])), picture)
    results.write(str(path), fairness.page(words, found, files))


# -- from the command line to a contest -----------------------------------------------------------


def _contest(args: Namespace) -> Contest:
    if not args.game:
        raise BadOptions("game", f"which game? One of {', '.join(registry.names())}")
    if not args.bots:
        raise BadContest("who plays? Name two bots or more, such as --bots level-2,greedy")
    game = registry.game(args.game)
    return contest(
        game.name,
        [name.strip() for name in args.bots.split(",") if name.strip()],
        preset=args.preset,
        seats=args.seats,
        options=_options(game, args.option),
        cards=_cards(args),
        mode=args.mode,
        deals=args.deals,
        seed=args.seed,
    )


def _options(game: Game, pairs: Sequence[str]) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOptions(name, f"--option must look like name=value, not '{pair}'")
        found[name] = game.option(name).parse(value)
    return found


def _cards(args: Namespace) -> str:
    return results.read(args.cards) if args.cards else ""


def _check_bots(held: Contest) -> None:
    """Before the first match rather than in the middle of the contest."""
    for name in held.bots:
        bots.make(name, held.rules(), 0)
