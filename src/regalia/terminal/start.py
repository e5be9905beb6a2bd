"""Starts what the command line asks for: a match, a replay, a page of rules, a list of games."""

import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from regalia import bots, record, registry
from regalia.core.errors import BadCards, BadOptions, BadRecord
from regalia.core.events import WATCHER
from regalia.core.game import Game
from regalia.core.record import Record
from regalia.match import Match
from regalia.match.verify import NotVerified, verify
from regalia.terminal import files
from regalia.terminal import solve as solving
from regalia.terminal.play import Ask
from regalia.terminal.play import play as play_match
from regalia.terminal.replay import OPEN, Replay
from regalia.terminal.screen import Screen, open_console
from regalia.terminal.seating import Seating
from regalia.terminal.session import Session
from regalia.texts import Words, choose_language

ANCHOR = re.compile(r'<a id="[^"]*"></a> ?')
PAGE_WIDTH = 100
DIGITS = re.compile(r"[0-9]{1,9}")
DEFAULT_BOT = "greedy"
SOLVED = ("hand_of_the_king", "no-companions")  # what `regalia solve` means without further words
SETTLED = ("seats", "preset", "option", "seed", "cards")


def play(args: Namespace) -> int:
    """`regalia play`."""
    match = Match(_go_on(args) if args.load else _begin(args))
    seats = int(match.record.setup.seats)
    seating = Seating(_bots(args, seats))
    words = _words(match.record.game, args, seats)
    match.players = words.players
    session = Session(match, seating, Screen(open_console(args.color), words))
    if args.load:
        session.saved_steps = len(match.steps)
    return play_match(session, _asker(), sys.stdin.isatty() and sys.stdout.isatty(), args.save or "")


def replay(args: Namespace) -> int:
    """`regalia replay`."""
    if args.verify:
        return _verify(args)
    shown = _load(args.file, None)
    seats = int(shown.setup.seats)
    seat = {"open": OPEN, "watcher": WATCHER}.get(args.seat)
    if seat is None:
        seat = _seat(args.seat, seats, "--seat")
    screen = Screen(open_console(args.color), _words(shown.game, args, seats))
    tape = Replay(shown, screen, seat)
    if args.to is not None:
        if not 0 <= args.to <= tape.count:
            raise BadRecord(f"the record has no step {args.to}: expected 0 to {tape.count}")
        tape.show(args.to)
    elif args.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        tape.all()
    else:
        try:
            tape.walk(_asker())
        except KeyboardInterrupt:
            screen.line()
    return 0


def _verify(args: Namespace) -> int:
    """Whether a record, from a file or a server, is the deal that was promised, played by the rules."""
    text = files.fetch(args.file) if files.is_address(args.file) else files.read(args.file)
    try:
        proof = verify(text, record.load(text), args.commitment)
    except (BadRecord, NotVerified) as error:
        raise NotVerified(f"{args.file}: {error}") from error
    words = Words(None, choose_language(args.lang))
    print(words.say("verify-commitment", commitment=proof.commitment))
    print(words.say("verify-entropy", count=proof.entropies))
    print(words.say("verify-actions", count=proof.actions))
    return 0


def games(args: Namespace) -> int:
    """`regalia games`."""
    console = open_console(args.color)
    table = Table(box=None, pad_edge=False, header_style="bold")
    words = Words(None, choose_language(args.lang))
    for column in ("id", "title", "seats", "presets"):
        table.add_column(words.say(f"games-{column}"))
    for name in registry.names():
        game = registry.game(name)
        own = Words(game, words.lang)
        title = Text.assemble((own.say("game") if own.has("game") else own.name(name), "bold"))
        if own.has("about"):
            title.append(f"\n{own.say('about')}", "dim")
        seats = f"{min(game.seats)}–{max(game.seats)}" if len(game.seats) > 1 else str(game.seats[0])
        table.add_row(name, title, seats, "\n".join(game.presets))
    console.print(table)
    return 0


def rules(args: Namespace) -> int:
    """`regalia rules`."""
    words = Words(registry.game(args.game), choose_language(args.lang))
    console = open_console(args.color)
    if words.folder is None:
        raise files.BadFile(f"{args.game} has no page of rules")
    own = words.folder / f"rules.{words.lang}.md"
    page = own if own.is_file() else words.folder / "rules.en.md"
    text = ANCHOR.sub("", files.read(str(page)))
    wide = min(console.width, PAGE_WIDTH)
    console.print(Markdown(text), width=wide)
    return 0


def solve(args: Namespace) -> int:
    """`regalia solve`."""
    console = open_console(args.color)
    for name, least in (("deals", 1), ("megabytes", 1), ("seconds", 0), ("to", 0)):
        given = getattr(args, name)
        if given is not None and given < least:
            raise BadOptions(name, f"--{name} can't be {given}: expected {least} or more")
    if args.file:
        for name in ("game", "seed", "seats", "preset", "deals"):
            if getattr(args, name) is not None:
                raise BadOptions(name, f"--{name} can't be given with a record: it has that settled")
        played = _load(args.file, None)
    else:
        args.game = args.game or SOLVED[0]
        if args.preset is None and args.game == SOLVED[0]:
            args.preset = SOLVED[1]
        args.seats = args.seats or 2
        if args.deals is not None:
            return solving.deals(args, Words(registry.game(args.game), choose_language(args.lang)), console)
        if args.seed is None:
            raise BadOptions(
                "seed", "what is to be solved? Name the file of a record, or give --seed or --deals"
            )
        played = record.begin(args.game, args.seats, args.seed, args.preset)
    if args.to is not None and args.to > len(played.actions):
        raise BadRecord(f"the record has no step {args.to}: expected 0 to {len(played.actions)}")
    words = _words(played.game, args, int(played.setup.seats))
    return solving.solve(played, args.to, words, console, args)


# -- from the command line to a match -------------------------------------------------------------


def _begin(args: Namespace) -> Record:
    if not args.game:
        raise BadOptions("game", f"which game? One of {', '.join(registry.names())}")
    game = registry.game(args.game)
    options: dict[str, object] = {}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOptions(name, f"--option must look like name=value, not '{pair}'")
        options[name] = game.option(name).parse(value)
    cards = files.read(args.cards) if args.cards else ""
    try:
        return record.begin(args.game, args.seats, args.seed, args.preset, cards, **options)
    except BadCards as error:
        raise BadCards(f"{args.cards}: {error}") from error


def _go_on(args: Namespace) -> Record:
    """A saved match has its set-up already."""
    for name in SETTLED:
        if getattr(args, name) not in (None, []):
            raise BadOptions(name, f"--{name} can't be given with --load: the saved match has that settled")
    return _load(args.load, args.game)


def _load(path: str, game: str | None) -> Record:
    text = files.read(path)
    try:
        loaded = record.load(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    if game and loaded.game.name != game:
        raise BadRecord(f"{path} is a match of {loaded.game.name}, not of {game}")
    return loaded


def _bots(args: Namespace, seats: int) -> list[str]:
    """Who plays each seat: a bot's name, or "" for a person."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # own bots lie where the command is given
    everywhere = ""
    single: dict[int, str] = {}
    for asked in args.bot:
        place, sign, name = asked.rpartition("=")
        bots.check(name)
        if sign:
            single[_seat(place, seats, "--bot")] = name
        elif everywhere not in ("", name):
            both = f"{everywhere} and {name} can't both play all other seats"
            raise BadOptions("bot", f"{both}: name a seat, such as --bot 1={name}")
        else:
            everywhere = name
    if args.watch:
        people = []
    elif args.humans is not None:
        people = [_seat(place, seats, "--humans") for place in args.humans.split(",")]
    elif args.you is not None:
        people = [_seat(args.you, seats, "--you")]
    else:
        people = [next((seat for seat in range(seats) if seat not in single), 0)]
    twice = sorted(set(people) & set(single))
    if twice:
        raise BadOptions("bot", f"seat {twice[0]} can't be both a person's and a bot's")
    return ["" if seat in people else single.get(seat, everywhere or DEFAULT_BOT) for seat in range(seats)]


def _seat(text: str, seats: int, option: str) -> int:
    if not DIGITS.fullmatch(text.strip()) or int(text) >= seats:
        raise BadOptions("seat", f"{option} can't be '{text}': expected a seat from 0 to {seats - 1}")
    return int(text)


def _words(game: Game, args: Namespace, seats: int) -> Words:
    lang = choose_language(args.lang)
    names: Sequence[str] = [
        name.strip() for name in (getattr(args, "names", None) or "").split(",") if name.strip()
    ]
    if len(names) > seats:
        raise BadOptions("names", f"--names gives {len(names)} names for {seats} seats")
    usual = [name.strip() for name in Words(None, lang).say("player-names").split(",")]
    spare = [name for name in usual if name not in names]
    return Words(game, lang, [*names, *spare[: seats - len(names)]])


def _asker() -> Ask:
    """Lines with a prompt and line editing at a terminal; from a pipe just the lines."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return lambda prompt: next(sys.stdin, None)
    with suppress(ImportError):
        import_module("readline")  # its mere presence gives line editing and history

    def ask(prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            print()
            return None

    return ask
