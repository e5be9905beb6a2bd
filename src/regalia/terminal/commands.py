"""What a person can type at the prompt: a move, or one of these commands."""

import re
from collections.abc import Callable

from regalia import bots, record
from regalia.core.errors import BadRecord
from regalia.match import Match
from regalia.terminal import cards, files
from regalia.terminal.seating import luck
from regalia.terminal.session import Leave, Session

SHOWN_MOVES = 8
NUMBER = re.compile(r"[0-9]{1,9}")


def obey(session: Session, seat: int, legal: list[int], line: str) -> bool:
    """Does what a line says; True if the match has changed by it."""
    if line.startswith("?"):
        explain(session, seat, legal, line[1:].strip())
        return False
    first, _, rest = line.partition(" ")
    command = command_named(session, first)
    if command:
        return COMMANDS[command](session, seat, rest.strip())
    return play(session, seat, legal, line)


def command_named(session: Session, word: str) -> str:
    """The command that a word calls, in English or in the player's language; "" if none."""
    if word.lower() in ("q", "exit"):
        return "quit"
    for name in COMMANDS:
        if word.lower() in (name, session.words.say(f"command-{name}")):
            return name
    return ""


# -- moves ----------------------------------------------------------------------------------------


def play(session: Session, seat: int, legal: list[int], line: str) -> bool:
    """A move by its number in the list or in words; a refused one is answered with the rule."""
    if session.match.over:
        session.screen.say("term-over", style="yellow")
        return False
    action = understand(session, legal, line)
    if action is None:
        return False
    mover = int(session.match.state.to_move())
    if action not in legal and mover != seat:
        session.screen.say("term-not-yours", style="yellow", player=session.words.player(mover))
        return False
    clause = session.match.perspective(seat).refusal(action)
    if clause:
        refuse(session, action, clause)
        return False
    whose = int(session.match.state.seat_of(action))
    session.match.play(action, whose if whose in session.seating.people else seat)
    return True


def understand(session: Session, legal: list[int], line: str) -> int | None:
    """The one action that is meant; otherwise says what is unclear."""
    screen, words = session.screen, session.words
    if NUMBER.fullmatch(line):
        number = int(line)
        if 1 <= number <= len(legal):
            return legal[number - 1]
        screen.say("term-no-number", style="yellow", number=number, count=len(legal))
        return None
    found = session.moves.find(line, legal)
    if len(found) == 1:
        return found[0]
    if not found:
        screen.say("term-not-understood", style="yellow", line=line)
        return None
    screen.say("term-ambiguous", style="yellow", line=line)
    for action in found[:SHOWN_MOVES]:
        screen.line(f"   {words.action(action)}  [{session.match.record.game.space.text(action)}]")
    if len(found) > SHOWN_MOVES:
        screen.say("term-and-more", count=len(found) - SHOWN_MOVES)
    return None


def refuse(session: Session, action: int, clause: str) -> None:
    words = session.words
    session.screen.say("term-refused", style="yellow", action=words.action(action), why=words.refusal(clause))
    cite(session, clause)


def cite(session: Session, clause: str) -> None:
    """A clause of the rules page."""
    number, text = session.words.clause(clause)
    if number:
        session.screen.say("term-clause", style="dim", number=number, text=text)


# -- questions ------------------------------------------------------------------------------------


def explain(session: Session, seat: int, legal: list[int], what: str) -> None:
    """`?` lists the commands; `? MOVE` says whether and why it can be made, and what its cards do."""
    screen, words = session.screen, session.words
    if not what:
        example = session.match.record.game.space.text(legal[0] if legal else 0)
        for name in ("number", "words", "ask", *COMMANDS):
            typed = example if name == "words" else words.say(f"command-{name}")
            screen.line(f"  {typed:<{max(12, len(example))}}  {words.say(f'command-{name}-about')}")
        return
    action = understand(session, legal, what)
    if action is None:
        return
    clause = session.match.perspective(seat).refusal(action)
    if clause:
        refuse(session, action, clause)
    else:
        game = session.match.record.game
        screen.say("term-allowed", action=words.action(action), typed=game.space.text(action))
    for line in cards.about(session.match.record, words, action):
        screen.line(line)


# -- commands -------------------------------------------------------------------------------------


def undo(session: Session, seat: int, rest: str) -> bool:
    """Back to the person's last decision, past the bots' answers to it."""
    match, screen = session.match, session.screen
    own = [ply for ply, step in enumerate(match.steps) if step.seat in session.seating.people]
    if not own:
        screen.say("term-undo-nothing", style="yellow")
        return False
    plies = len(match.steps) - own[-1]
    if not match.undoable(plies):
        screen.say("term-undo-revealed", style="yellow")
        return False
    match.undo(plies)
    session.go_on(match)
    screen.say("term-undone", count=plies)
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.screen.say("term-which-file", style="yellow", command=session.words.say("command-save"))
    else:
        session.save(rest)
    return False


def load(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.screen.say("term-which-file", style="yellow", command=session.words.say("command-load"))
        return False
    loaded = record.load(files.read(rest))
    here = session.match.record
    if loaded.game is not here.game or loaded.setup.seats != here.setup.seats:
        raise BadRecord(
            f"{rest} is a match of {loaded.game.name} with {loaded.setup.seats} seats: "
            f"leave this one and go on with `regalia play --load {rest}`"
        )
    match = Match(loaded, session.match.players)
    session.go_on(match)
    session.screen.unbroken(session.words.say("term-loaded", path=rest, count=len(match.steps)))
    return True


def hint(session: Session, seat: int, rest: str) -> bool:
    """What the strongest bot would do in the person's place, knowing no more, and the two next best."""
    screen, words = session.screen, session.words
    if session.match.over:
        screen.say("term-over", style="yellow")
        return False
    adviser = bots.adviser(session.match.record.game, luck(session.match, seat))
    ranked = adviser.ranked(session.match.perspective(seat))
    screen.say("term-hint", action=words.action(ranked[0].action), value=ranked[0].of_hundred())
    for opinion in ranked[1:3]:
        screen.say("term-hint-next", action=words.action(opinion.action), value=opinion.of_hundred())
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    """All that has happened, as this person may know it."""
    if not session.match.steps:
        session.screen.say("term-log-empty")
    for ply, step in enumerate(session.match.steps, 1):
        for told in step.told(seat):
            session.screen.line(f"{ply:>4}  {session.words.event(told)}")
    return False


def rules(session: Session, seat: int, rest: str) -> bool:
    """The sections of the rules, or the clauses with a word, number or id in them."""
    screen = session.screen
    clauses = session.words.rules()
    if not rest:
        for section in dict.fromkeys(clause.section for clause in clauses):
            numbers = [clause.number for clause in clauses if clause.section == section]
            screen.line(f"  {section} ({numbers[0]}–{numbers[-1]})")
        screen.say("term-rules-more", style="dim")
        return False
    sought = rest.lower()
    found = [
        clause
        for clause in clauses
        if clause.number == sought
        or clause.number.startswith(f"{sought}.")
        or sought in f"{clause.text} {clause.section} {clause.id}".lower()
    ]
    if not found:
        screen.say("term-rules-none", style="yellow", word=rest)
    for clause in found:
        screen.say("term-clause", number=clause.number, text=clause.text)
    return False


def board(session: Session, seat: int, rest: str) -> bool:
    session.show(seat)
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Callable[[Session, int, str], bool]] = {
    "hint": hint,
    "undo": undo,
    "board": board,
    "log": log,
    "rules": rules,
    "save": save,
    "load": load,
    "quit": leave,
}
