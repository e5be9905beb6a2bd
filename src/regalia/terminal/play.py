"""Lets people and bots play a match at a terminal, from the deal to the last word."""

from collections.abc import Callable

from regalia.core.errors import GameError
from regalia.core.events import NOBODY
from regalia.terminal.commands import obey
from regalia.terminal.seating import has_secrets
from regalia.terminal.session import Leave, Session

# Asks the person for a line with a prompt; None when there will be no more lines.
Ask = Callable[[str], str | None]
INTERRUPTED = 130


def play(session: Session, ask: Ask, interactive: bool, save: str = "") -> int:
    """Plays until the match is over or the person leaves; the exit code of the program."""
    code = 0
    try:
        welcome(session)
        while not session.match.over or (session.seating.people and result(session, ask)):
            turn(session, ask, interactive)
        if not session.seating.people:
            tell_result(session)
    except Leave as leave:
        farewell(session, ask, interactive and not leave.abrupt and not save, bool(save))
    except KeyboardInterrupt:
        session.screen.line()
        farewell(session, ask, False, bool(save))
        code = INTERRUPTED
    if save:
        session.save(save)
    return code


def turn(session: Session, ask: Ask, interactive: bool) -> None:
    """One decision, a bot's or a person's."""
    match, seating = session.match, session.seating
    if match.over:
        return
    seat = int(match.state.to_move())
    person = session.asked()
    if person == NOBODY:
        match.play(seating.choose(match, seat), seat)
    else:
        hand_over(session, person, ask, interactive)
        session.tell(person)
        session.show(person)
        answer(session, person, ask, seat)
    # Where several people share the screen, each is told in their own turn.
    viewer = seating.viewer()
    if viewer is not None and not session.match.over:
        session.tell(viewer)


def answer(session: Session, seat: int, ask: Ask, mover: int) -> None:
    """Takes lines until one of them changes the match, or lets an allied bot that is to move go on."""
    legal = session.choices(seat)
    message = "term-prompt-over" if not legal else "term-prompt" if mover == seat else "term-prompt-ally"
    names = {"player": session.words.player(seat), "ally": session.words.player(mover)}
    while True:
        line = ask(session.words.say(message, **names))
        if line is None:
            raise Leave(abrupt=True)
        if not line.strip():
            if session.match.over:
                raise Leave
            if mover != seat:
                session.trusted = mover
                return
            continue
        try:
            if obey(session, seat, legal, line.strip()):
                return
        except GameError as error:
            session.screen.unbroken(str(error), "yellow")


def hand_over(session: Session, seat: int, ask: Ask, interactive: bool) -> None:
    """Between two people at one screen, if one of them knows what the other may not."""
    before = session.shown_to
    session.shown_to = seat
    secrets = has_secrets(session.match.state, session.seating.people)
    if before not in (NOBODY, seat) and interactive and secrets:
        session.screen.wipe()
        if ask(session.words.say("term-hand-over", player=session.words.player(seat))) is None:
            raise Leave(abrupt=True)


def welcome(session: Session) -> None:
    """What is played, by whom, and with which options."""
    screen, words, record = session.screen, session.words, session.match.record
    screen.say("game", style="bold")
    for seat, bot in enumerate(session.seating.bots):
        kind = (
            words.say("term-seat-bot", bot=words.say(f"bot-{bot}")) if bot else words.say("term-seat-person")
        )
        screen.say("term-seat", seat=seat, player=words.player(seat), kind=kind)
    for option in record.game.options:
        value = record.setup.options[option.name]
        if value != option.default:
            screen.line(f"{words.say(f'option-{option.name}')}: {choice(session, option.name, value)}")
    if record.setup.cards:
        screen.say("term-own-cards")
    if session.seating.people:
        screen.say("term-welcome", style="dim")
    else:
        viewer = session.reader()
        screen.line()
        screen.board(session.match.state.view(viewer), viewer)
        screen.line()


def choice(session: Session, option: str, value: bool | int | str) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return session.words.name("true" if value else "false")
    return session.words.say(f"choice-{option}-{value}") if isinstance(value, str) else str(value)


def result(session: Session, ask: Ask) -> bool:
    """Shows how it ended; people may still look around or take something back."""
    tell_result(session)
    answer(session, session.reader(), ask, session.reader())
    return True


def tell_result(session: Session) -> None:
    screen, words, state = session.screen, session.words, session.match.state
    seat = session.reader()
    session.tell(seat)
    screen.line()
    screen.board(state.view(seat), seat)
    screen.line()
    scores = state.scores()
    for player in range(len(scores)):
        screen.say("term-score", player=words.player(player), score=scores[player])
    returns = state.returns()
    best = max(returns)
    if min(returns) == best:
        screen.say(
            "term-drawn" if best == 0 else "term-all-won" if best > 0 else "term-all-lost", style="bold"
        )
    else:
        won = [words.player(player) for player in range(len(returns)) if returns[player] == best]
        screen.say("term-won", style="bold", players=words.join(won), count=len(won))


def farewell(session: Session, ask: Ask, offer: bool, saved: bool) -> None:
    """Offers to save a match that would be lost, where a question can still be asked."""
    if saved or session.saved() or session.match.over or not session.match.steps:
        return
    path = (ask(session.words.say("term-save-as")) or "").strip() if offer else ""
    if not path:
        session.screen.say("term-not-saved")
        return
    try:
        session.save(path)
    except GameError as error:
        session.screen.unbroken(str(error), "yellow")
