"""The whole suite over one game: every set-up, whole seeded matches, all laws after every ply."""

from collections.abc import Iterator

from regalia.core.errors import GameError, Refused
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.options import Setup, spell
from regalia.core.record import Record, read
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing import hidden, position
from regalia.testing.broken import Broken, demand

LONG = 60  # plies after which a match is looked at only now and then: random play may drag on
WIDE = 500  # an action space larger than this is not tried whole at every ply


def setups(game: Game) -> Iterator[Setup]:
    """Every preset with every number of seats that it allows."""
    for preset in game.presets:
        chosen = {option.name: option.default for option in game.options}
        chosen.update(game.presets[preset])
        for seats in game.seats_for(chosen):
            yield game.setup(seats, preset)


def check_game(game: Game, matches: int = 5, first_seed: int = 0) -> set[str]:
    """Tries all laws on that many matches of every set-up; returns the refusing clauses met."""
    check_space(game)
    met: set[str] = set()
    for setup in setups(game):
        met |= check_setup(game, setup, range(first_seed, first_seed + matches))
    return met


def check_space(game: Game) -> None:
    """Every action has a name that leads back to it."""
    for action in range(int(game.space.size)):
        text = game.space.text(action)
        try:
            back = game.space.parse(text)
        except GameError as error:
            raise Broken("notation", f"'{text}' can't be parsed: {error}") from error
        demand(back == action, "notation", f"'{text}' is parsed as action {back}, not {action}")


def check_setup(game: Game, setup: Setup, seeds: range) -> set[str]:
    """All laws on one match of this set-up for each seed."""
    met: set[str] = set()
    freedom = hidden.Freedom()
    for seed in seeds:
        options = ", ".join(f"{name} {spell(value)}" for name, value in setup.options.items())
        where = f"{game.name}, {setup.seats} seats, {options}, seed {seed}"
        ply = [0]
        try:
            met |= _check_match(game, setup, seed, freedom, ply)
        except Broken as broken:
            raise Broken(broken.law, str(broken), f"{where}, ply {ply[0]}") from broken
        except Exception as error:
            raise Broken("crash", f"{type(error).__name__}: {error}", f"{where}, ply {ply[0]}") from error
    freedom.judge()
    return met


def _check_match(game: Game, setup: Setup, seed: int, freedom: hidden.Freedom, ply: list[int]) -> set[str]:
    """One match, played on clones by a seeded walker; then again from its record, without clones."""
    rng = Rng(seed + (1 << 64))  # the walker's own luck, apart from the deal's
    met: set[str] = set()
    state = game.new(setup, seed)
    deck = position.cards(state)
    marks = [int(state.fingerprint())]
    actions: list[int] = []
    while True:
        if len(actions) < LONG or len(actions) % 5 == 0 or state.to_move() == NOBODY:
            met |= _check_position(game, state, rng, freedom, len(actions))
        demand(position.cards(state) == deck, "cards-conserved", "a card was lost, doubled or changed")
        if state.to_move() == NOBODY:
            break
        demand(len(actions) < game.max_plies, "endless", f"the match goes on after {game.max_plies} plies")
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        after = state.clone()  # the match goes on with the clone: what a clone forgets will show
        after.listen()
        after.apply(action)
        hidden.check_undo(state, after, game.space.text(action))
        demand(after.stage() >= state.stage(), "stage", f"'{game.space.text(action)}' takes the stage back")
        demand(game.staged() or after.stage() == 0, "stage", "stages are counted, but the game is not staged")
        _check_news(after)
        actions.append(action)
        marks.append(int(after.fingerprint()))
        demand(
            marks[-1] != marks[-2],
            "fingerprint",
            f"'{game.space.text(action)}' left the fingerprint as it was",
        )
        state = after
        ply[0] += 1
    _check_record(Record(game, setup, seed, actions), marks)
    return met


def _check_position(game: Game, state: State, rng: Rng, freedom: hidden.Freedom, ply: int) -> set[str]:
    position.check_actions(game, state)
    met: set[str] = set()
    if game.space.size <= WIDE or ply % 5 == 0 or state.to_move() == NOBODY:
        met = position.check_refusals(game, state)
    position.check_clone(state, rng)
    position.check_view(state, ply % 6 == 0 or state.to_move() == NOBODY)
    position.check_points(state)
    hidden.check_worlds(game, state, rng, freedom)
    if ply % 7 == 0:
        position.check_play_refuses(game, state)
        if state.to_move() != NOBODY and len(state.legal()) <= 60:
            position.check_random_action(game, state, rng)
    return met


def _check_news(state: State) -> None:
    """What is told to a seat is a kind, a seat and plain words."""
    for event in state.news():
        for seat in position.onlookers(state):
            told = event.told(seat)
            plain = all(word is None or isinstance(word, int | str | list) for word in told.values())
            demand(plain and bool(told["kind"]), "events", f"the event {told} is not plain")


def _check_record(record: Record, marks: list[int]) -> None:
    """The same deal and actions give the same match, and a record survives being written and read."""
    state = record.start()
    seen = [int(state.fingerprint())]
    for action, mark in zip(record.actions, marks[1:], strict=True):
        try:
            state.play(action)
        except Refused as error:
            raise Broken("replay", f"played again, ply {len(seen)} is refused by {error.clause}") from error
        seen.append(int(state.fingerprint()))
        demand(
            seen[-1] == mark,
            "replay",
            f"played again from its record, the match differs after {len(seen) - 1} plies",
        )
    demand(seen == marks, "replay", "the same seed gives another deal")
    text = record.text()
    back = read(text, record.game)
    demand(
        back.actions == record.actions and back.seed == record.seed, "record", "a record read back differs"
    )
    demand(back.text() == text, "record", "a record written, read and written again differs")
    demand(int(back.state().fingerprint()) == marks[-1], "record", "a record read back ends elsewhere")
