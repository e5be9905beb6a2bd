"""Understands a move typed in words: keys or names in order, each as short as is still clear."""

import re
from collections.abc import Iterable, Sequence

from regalia.core.errors import UnknownAction
from regalia.core.game import Game
from regalia.texts import Words

WORD = re.compile(r"[^\W_]+")


class Moves:
    """The actions of one game as a person may type them."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self._spellings: dict[int, list[list[str]]] = {}

    def find(self, typed: str, legal: Sequence[int]) -> list[int]:
        """The actions that the text can mean: one if it is clear, legal ones before all others."""
        try:
            return [self.game.space.parse(typed)]
        except UnknownAction:
            pass
        sought = split(typed)
        if not sought:
            return []
        return self._fitting(sought, legal) or self._fitting(sought, range(self.game.space.size))

    def _fitting(self, sought: list[str], actions: Iterable[int]) -> list[int]:
        found = [action for action in actions if any(_fits(sought, words) for words in self._spelled(action))]
        whole = [action for action in found if any(_all_in(sought, words) for words in self._spelled(action))]
        return whole if len(whole) == 1 else found

    def _spelled(self, action: int) -> list[list[str]]:
        """An action as words: its keys, and its sentence in the language."""
        if action not in self._spellings:
            keys = split(self.game.space.text(action))
            names = split(" ".join(self.words.name(word) for word in self.game.space.words(action)[1:]))
            self._spellings[action] = [keys, split(self.words.action(action)), names]
        return self._spellings[action]


def split(text: str) -> list[str]:
    """The words of a text as they are compared: small letters, without marks, ё as е."""
    return WORD.findall(text.lower().replace("ё", "е").replace("'", ""))


def _fits(sought: list[str], words: list[str]) -> bool:
    """Whether each word sought is the beginning of one of the words, in the same order."""
    rest = iter(words)
    return all(any(word.startswith(start) for word in rest) for start in sought)


def _all_in(sought: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(start in rest for start in sought)
