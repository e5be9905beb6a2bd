"""Record: a match as text, greppable and diffable; everything else can be recomputed from it.

    hand_of_the_king 1
    seed 0000000000000000000000000000002a
    seats 3
    companions true

    move left stark
    play hodor

Lines that begin with `#` are remarks. A host's own card set stands in the head behind `| `.
"""

from typing import final

from regalia.core.errors import BadOptions, BadRecord, Refused, UnknownAction
from regalia.core.game import Game
from regalia.core.options import Choice, Setup, spell
from regalia.core.state import State

CARD_LINE = "| "


@final
class Record:
    """(game, edition, options, card set, seed, actions): one match, whole."""

    def __init__(self, game: Game, setup: Setup, seed: int, actions: list[int] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.actions: list[int] = [] if actions is None else actions

    def start(self) -> State:
        """The position after the deal."""
        return self.game.new(self.setup, self.seed)

    def state(self, plies: int | None = None) -> State:
        """The position after some actions, by default all of them."""
        state = self.start()
        for action in self.actions[: len(self.actions) if plies is None else plies]:
            state.apply(action)
        return state

    def text(self) -> str:
        """The record as a file."""
        lines = [
            f"{self.game.name} {self.game.edition}",
            f"seed {self.seed:032x}",
            f"seats {self.setup.seats}",
        ]
        for option in self.game.options:
            lines.append(f"{option.name} {spell(self.setup.options[option.name])}")
        if self.setup.cards:
            lines.append("cards")
            lines.extend((CARD_LINE + line).rstrip() for line in self.setup.cards.splitlines())
        lines.append("")
        for action in self.actions:
            lines.append(self.game.space.text(action))
        return "\n".join(lines) + "\n"


def first_words(text: str) -> list[str]:
    """The game's name and edition: which game must be asked to read the rest."""
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            words = line.split()
            if len(words) != 2 or not words[1].isdecimal():
                raise BadRecord(f"the first line must be a game and its edition, not '{line.strip()[:60]}'")
            return words
    raise BadRecord("the record is empty")


def read(text: str, game: Game) -> Record:
    """A record from its text, checked by playing it; BadRecord names the line and what is wrong."""
    edition = first_words(text)[1]
    if int(edition) != game.edition:
        raise BadRecord(f"the record is of edition {edition} of {game.name}, this is edition {game.edition}")
    head: dict[str, str] = {}
    cards: list[str] = []
    moves: list[str] = []
    places: list[int] = []
    opened = False
    in_head = True
    number = 0
    for line in text.splitlines():
        number += 1
        if line.startswith("#"):
            continue
        bare = line.strip()
        if not opened:
            opened = bool(bare)
        elif in_head and line.startswith("|"):
            if "cards" not in head:
                raise BadRecord(f"line {number}: a card set begins with a line 'cards'")
            cards.append(line[2:])
        elif in_head and bare:
            words = bare.split(None, 1)
            if words[0] in head:
                raise BadRecord(f"line {number}: '{words[0]}' is said twice")
            head[words[0]] = words[1] if len(words) > 1 else ""
        elif in_head:
            in_head = False
        elif bare:
            moves.append(bare)
            places.append(number)
    record = Record(game, _setup(game, head, "\n".join(cards) + "\n" if cards else ""), _seed(head))
    _replay(record, moves, places)
    return record


def _seed(head: dict[str, str]) -> int:
    digits = head.get("seed", "")
    try:
        seed = int(digits, 16)
    except ValueError:
        seed = -1
    if not digits or digits[0] in "+-" or "_" in digits or not 0 <= seed < (1 << 128):
        raise BadRecord(f"seed must be up to 32 hexadecimal digits, not '{digits}'")
    return seed


def _setup(game: Game, head: dict[str, str], cards: str) -> Setup:
    seats = head.get("seats", "")
    if not seats.isdecimal():
        raise BadRecord(f"seats must be a number, not '{seats}'")
    options: dict[str, Choice] = {}
    try:
        for name, text in head.items():
            if name not in ("seed", "seats", "cards"):
                options[name] = game.option(name).parse(text)
        return game.setup(int(seats), None, options, cards)
    except BadOptions as error:
        raise BadRecord(str(error)) from error


def _replay(record: Record, moves: list[str], places: list[int]) -> None:
    """Every action is played, so that a record that loads is a match that happened by the rules."""
    state = record.start()
    for line, place in zip(moves, places, strict=True):
        try:
            action = record.game.space.parse(line)
            state.play(action)
        except UnknownAction as error:
            raise BadRecord(f"line {place}: {error}") from error
        except Refused as refused:  # a name of its own: compiled code gives each variable one type
            raise BadRecord(f"line {place}: '{line}' is refused by rule {refused.clause}") from refused
        record.actions.append(action)
