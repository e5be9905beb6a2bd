"""The `regalia` command: play, serve, backup, restore, replay, games, rules, cards, bench, version."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

import regalia
from regalia import form, registry
from regalia.core.errors import BadCards, GameError

BAD = 2
LANGUAGES = ("en", "ru")


class Parser(ArgumentParser):
    """Says in one line what is wrong with the command line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"regalia: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if all is well, 2 after one line about what was given wrongly."""
    words = sys.argv[1:] if argv is None else list(argv)
    args = _parser(words).parse_args(words)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # a letter that a terminal lacks must not end a match
            stream.reconfigure(errors="replace")
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except GameError as error:
        print(f"regalia: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD
    except BrokenPipeError:
        # The reader has left, as in `regalia rules … | head`: nothing is to be said to nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _parser(words: Sequence[str]) -> Parser:
    parser = Parser(
        prog="regalia",
        description="Five card games in one engine: play them, replay them, look into them.",
        epilog="regalia COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=lambda args: _help(parser))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    _add_play(commands.add_parser)
    _add_replay(commands.add_parser)
    _add_lists(commands.add_parser)
    _add_cards(commands.add_parser)
    _add_server(commands.add_parser, words)
    bench = commands.add_parser("bench", help="measure the speed of the rules")
    if "bench" in words[:1]:  # loaded only when wanted
        measure = import_module("regalia.bench")
        measure.add_arguments(bench)
        bench.set_defaults(run=measure.run)
    version = commands.add_parser("version", help="version, form of the rules, Python")
    version.set_defaults(run=_version)
    return parser


Add = Callable[..., ArgumentParser]


def _command(add: Add, name: str, run: str, about: str, examples: str) -> ArgumentParser:
    """A command that the terminal carries out, loaded only when wanted."""
    parser = add(
        name,
        help=about,
        description=f"{about[:1].upper()}{about[1:]}.",
        epilog=f"examples:\n{examples}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=lambda args: getattr(import_module("regalia.terminal.start"), run)(args))
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: that of the locale)")
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help="colours")
    return parser


def _add_play(add: Add) -> None:
    examples = """  regalia play hand_of_the_king
  regalia play hand_of_the_king --seats 3 --preset crows --bot 1=random --lang ru
  regalia play hand_of_the_king --option companions=false --humans 0,1
  regalia play hand_of_the_king --watch --seed 7 --save match.txt
  regalia play --load match.txt"""
    parser = _command(add, "play", "play", "play a match in the terminal", examples)
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(registry.names())}")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--preset", metavar="NAME", help="a variant; `regalia games` lists them")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; repeatable"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="deals the same match again")
    parser.add_argument("--cards", metavar="FILE", help="an own card set, see `regalia cards export`")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")
    parser.add_argument("--save", metavar="FILE", help="save the match when it ends or is left")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--you", metavar="SEAT", help="your seat, counted from 0 (default: 0)")
    who.add_argument("--humans", metavar="SEATS", help="seats of people who share this terminal, such as 0,2")
    who.add_argument("--watch", action="store_true", help="only bots play")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="[SEAT=]NAME",
        help="random or greedy (the default), for all other seats or for one; repeatable",
    )
    parser.add_argument("--names", metavar="NAMES", help="what the players are called, such as Ann,Ben")


def _add_replay(add: Add) -> None:
    examples = """  regalia replay match.txt
  regalia replay match.txt --to 12 --seat 0
  regalia replay match.txt --all | less
  regalia replay --verify http://localhost:8700/t/k3f9m2wq7x"""
    parser = _command(add, "replay", "replay", "step through the record of a match", examples)
    parser.add_argument("file", metavar="FILE", help="a saved match; with --verify also a table's address")
    parser.add_argument(
        "--verify", action="store_true", help="check that the deal is the one that was committed to"
    )
    parser.add_argument(
        "--commitment", default="", metavar="HEX", help="with --verify: the commitment noted before the match"
    )
    parser.add_argument("--to", type=int, metavar="N", help="show only the table after N steps")
    parser.add_argument(
        "--all", action="store_true", help="print every step (the rule where there is no terminal)"
    )
    parser.add_argument(
        "--seat",
        default="open",
        metavar="SEAT",
        help="whose knowledge: a seat, watcher, or open (the default)",
    )
    parser.add_argument("--names", metavar="NAMES", help="what the players are called, such as Ann,Ben")


SERVE = """examples:
  regalia serve
  regalia serve --host 0.0.0.0 --data tables
  REGALIA_DATABASE_URL=postgresql://… regalia serve --port 8701 --proxied

Every setting is also a variable REGALIA_<NAME> and a line of a TOML file; docs/operating.md lists them."""


def _add_server(add: Add, words: Sequence[str]) -> None:
    """The server's packages are loaded only when wanted, and need not be installed."""
    for name, module, run, about, examples in (
        ("serve", "start", "run", "open tables on the network", SERVE),
        ("backup", "backup", "save", "save the server's database, also while it runs", ""),
        ("restore", "backup", "restore", "fill an empty database from a backup", ""),
    ):
        parser = add(
            name,
            help=about,
            description=f"{about[:1].upper()}{about[1:]}.",
            epilog=examples,
            formatter_class=RawDescriptionHelpFormatter,
        )
        if name in words[:1]:
            try:
                part = import_module(f"regalia.server.{module}")
            except ModuleNotFoundError as error:
                parser.error(f"the server needs the package {error.name}: pip install 'regalia[server]'")
            part.add_arguments(parser)
            parser.set_defaults(run=getattr(part, run))


def _add_lists(add: Add) -> None:
    _command(add, "games", "games", "list the games", "  regalia games --lang ru")
    rules = _command(
        add,
        "rules",
        "rules",
        "print the rules of a game",
        "  regalia rules hand_of_the_king --lang ru | less",
    )
    rules.add_argument("game", metavar="GAME", help=f"one of {', '.join(registry.names())}")


def _add_cards(add: Add) -> None:
    parser = add(
        "cards",
        help="export or check an own card set",
        description="Export or check an own card set.",
        epilog="""examples:
  regalia cards export hand_of_the_king > mine.toml
  regalia cards check hand_of_the_king mine.toml
  regalia play hand_of_the_king --cards mine.toml""",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=lambda args: _help(parser))
    deeds = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    export = deeds.add_parser("export", help="print the game's own card set")
    export.add_argument("game", metavar="GAME")
    export.set_defaults(run=_export_cards)
    check = deeds.add_parser("check", help="say whether a card set can be played with")
    check.add_argument("game", metavar="GAME")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=_check_cards)


def _help(parser: ArgumentParser) -> int:
    parser.print_help()
    return 0


def _export_cards(args: Namespace) -> int:
    sys.stdout.write(registry.game(args.game).cards_text())
    return 0


def _check_cards(args: Namespace) -> int:
    from regalia.terminal import files

    game = registry.game(args.game)
    text = files.read(args.file)
    if not text.strip():
        raise BadCards(f"{args.file}: the card set is empty")
    try:
        game.check_cards(text)
    except BadCards as error:
        raise BadCards(f"{args.file}: {error}") from error
    print(f"{args.file} can be played with: regalia play {game.name} --cards {args.file}")
    return 0


def _version(args: Namespace) -> int:
    print(f"regalia {regalia.__version__}")
    print(f"rules: {form.describe()}")
    print(f"Python {sys.version.split()[0]} ({sys.implementation.name}, {sys.platform})")
    return 0
