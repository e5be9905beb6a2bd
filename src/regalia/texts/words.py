"""Words: everything a person reads about one game, in one language."""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from regalia.core.game import Game
from regalia.texts.book import Book, open_book
from regalia.texts.clauses import Clause, read_clauses

ORDINALS = ("first", "second", "third", "fourth", "fifth")
KEY = re.compile(r"[a-z0-9_-]+")
SEAT = "seat_"
NOBODY = "nobody"
HIDDEN = "hidden"


class Words:
    """The texts of a game (of none: the common ones), with the names of those who play.

    A message that is nowhere is spelled from its key, so that a game without texts can be played too.

    >>> import regalia
    >>> words = Words(regalia.game("hand_of_the_king"), "en", ["Ann", "Ben"])
    >>> words.name("eddard_stark"), words.name("seat_1")
    ('Eddard Stark', 'Ben')
    """

    def __init__(self, game: Game | None = None, lang: str = "en", players: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.players = list(players)
        self.folder = None if game is None else _folder(game)

    # -- messages -------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether the message is written, in this language or at least in English."""
        return self._book(message) is not None

    def say(self, message: str, **variables: object) -> str:
        """A message with its variables filled in; without such a message, its key made readable."""
        book = self._book(message)
        if book is None:
            return pretty(message.partition("-")[2] or message)
        return book.say(message, {name: _plain(value) for name, value in variables.items()})

    def tell(self, message: str, **words: object) -> str:
        """A message about keys, which it may use in several forms.

        With `card="hodor"`, `$card` is the name, `$card_key` the raw key, and `$card_acc` and the like the
        form of the name that `name-hodor` gives as its attribute `.acc`; with a list, `$card_count` is how
        many. What the message uses but the words lack is hidden from the reader: its key is `hidden`.
        """
        book = self._book(message)
        if book is None:
            return self.say(message)
        return book.say(message, {name: self._variable(name, words) for name in book.wants(message)})

    def name(self, key: str, form: str = "") -> str:
        """What a key is called; `form` asks for another form of the name, such as `acc`, if there is."""
        if key.startswith(SEAT) and key[len(SEAT) :].isdecimal():
            return self.player(int(key[len(SEAT) :]))
        for message in (f"name-{key}.{form}", f"name-{key}") if form else (f"name-{key}",):
            if self.has(message):
                return self.say(message)
        return pretty(key)

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        if seat < 0:
            return self.say("name-nobody")
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def bot(self, name: str) -> str:
        """What a bot is called; an own class goes by its address."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name

    # -- what happens in a match ----------------------------------------------------------------

    def action(self, action: int) -> str:
        """An action as a sentence of the language: `Play Hodor`."""
        assert self.game is not None
        verb, *keys = self.game.space.words(action)
        if not self.has(f"verb-{verb}"):
            return self.game.space.text(action)
        return self.tell(f"verb-{verb}", **dict(zip(ORDINALS, keys, strict=False)))

    def event(self, told: Mapping[str, object]) -> str:
        """What happened as one seat may know it: `told` is what Event.told gives."""
        kind = str(told["kind"])
        words = {name: self._keyed(name, word) for name, word in told.items() if name not in ("kind", "seat")}
        words["player"] = self._keyed("seat", told.get("seat", -1))
        if self.has(f"event-{kind}"):
            return self.tell(f"event-{kind}", **words)
        shown = [
            f"{pretty(name)}: {self._value(word, '')}" for name, word in words.items() if name != "player"
        ]
        return f"{self._value(words['player'], '')} — {pretty(kind)}" + (
            f" ({'; '.join(shown)})" if shown else ""
        )

    def refusal(self, clause: str) -> str:
        """Why an action is refused, in one sentence."""
        if self.has(f"refused-{clause}"):
            return self.say(f"refused-{clause}")
        return self.clause(clause)[1] or pretty(clause)

    # -- the rules page -------------------------------------------------------------------------

    def rules(self) -> list[Clause]:
        """All clauses of the game's rules, in order."""
        if self.folder is None:
            return []
        own = read_clauses(self.folder / f"rules.{self.lang}.md")
        return list(own or read_clauses(self.folder / "rules.en.md"))

    def clause(self, name: str) -> tuple[str, str]:
        """The number and the text of a clause; both empty if the rules have no such clause."""
        for clause in self.rules():
            if clause.id == name:
                return clause.number, clause.text
        return "", ""

    # -- filling in -----------------------------------------------------------------------------

    def join(self, names: Sequence[str]) -> str:
        """Names as a list in a sentence: `Arya, Bran and Robb`."""
        if len(names) < 2:
            return names[0] if names else self.say("name-nobody")
        return self.say("list", most=", ".join(names[:-1]), last=names[-1])

    def _book(self, message: str) -> Book | None:
        for lang in (self.lang, "en"):
            book = open_book(lang, self.folder)
            if book.has(message):
                return book
        return None

    def _variable(self, name: str, words: Mapping[str, object]) -> object:
        if name in words:
            return self._value(words[name], "")
        base, _, form = name.rpartition("_")
        if form == "key":
            return _key(words.get(base))
        word = words.get(base)
        if form == "count":
            return len(word) if isinstance(word, list) else 0 if word is None else 1
        return self._value(word, form)

    def _keyed(self, name: str, word: object) -> object:
        """A word of an event as keys: seats are numbers there."""
        if not name.endswith(("seat", "seats", "winners")):
            return word
        if isinstance(word, list):
            return [_seat(seat) for seat in word]
        return _seat(word)

    def _value(self, word: object, form: str) -> object:
        if word is None:
            return self.say("name-hidden")
        if isinstance(word, list):
            return self.join([str(self._value(item, form)) for item in word])
        return self.name(word, form) if isinstance(word, str) else _plain(word)


def pretty(key: str) -> str:
    """A key made readable: `eddard_stark` is Eddard Stark. What is no key stays as it is."""
    if not KEY.fullmatch(key):
        return key
    return " ".join(part[:1].upper() + part[1:] for part in key.replace("_", " ").replace("-", " ").split())


def _key(word: object) -> object:
    if word is None:
        return HIDDEN
    if isinstance(word, list):
        return " ".join(str(item) for item in word) or NOBODY
    return _plain(word)


def _seat(seat: object) -> object:
    return seat if not isinstance(seat, int) else NOBODY if seat < 0 else f"{SEAT}{seat}"


def _plain(value: object) -> object:
    """True and False would be numbers to Fluent."""
    return str(value).lower() if isinstance(value, bool) else value


def _folder(game: Game) -> Path | None:
    """Where a game's texts lie: beside the module of its class, in another package too."""
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    return Path(file).parent if file else None
