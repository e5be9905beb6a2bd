"""Verb and ActionSpace: an action is a number with a name."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from regalia.core.errors import UnknownAction


@final
class Verb:
    """A word that owns a run of numbers, one for each choice of its arguments.

    `Verb("move", ["left", "right"], ["stark", "tully"])` owns four: `move left stark` and so on.
    A verb without arguments owns one.
    """

    def __init__(self, name: str, *axes: Sequence[str]) -> None:
        self.name = name
        self.axes: list[list[str]] = [list(axis) for axis in axes]
        self.base: i64 = 0  # set by the space that the verb joins
        size = 1
        for axis in self.axes:
            size *= len(axis)
            if len(set(axis)) != len(axis):
                raise ValueError(f"verb {name}: an argument occurs twice in {axis}")
        self.size: i64 = size

    def owns(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def arg(self, action: i64) -> i64:
        """Which of the verb's choices an action is, counted from 0."""
        return action - self.base

    def words(self, action: int) -> list[str]:
        """The arguments of one of the verb's actions."""
        rest = action - self.base
        words: list[str] = []
        for axis in reversed(self.axes):
            words.append(axis[rest % len(axis)])
            rest //= len(axis)
        words.reverse()
        return words

    def number(self, words: Sequence[str]) -> int:
        """The action with these arguments; UnknownAction names the argument that doesn't fit."""
        if len(words) != len(self.axes):
            raise UnknownAction(
                f"'{self.name}' takes {len(self.axes)} word(s) after it, not {len(words)}: "
                + "; ".join(_some(axis) for axis in self.axes)
            )
        choice = 0
        for word, axis in zip(words, self.axes, strict=True):
            if word not in axis:
                raise UnknownAction(f"'{self.name}' can't take '{word}': expected {_some(axis)}")
            choice = choice * len(axis) + axis.index(word)
        return int(self.base) + choice


@final
class ActionSpace:
    """All actions a game can ever have: one table for masks, notation, messages and tensors."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: list[Verb] = list(verbs)
        self._by_name: dict[str, Verb] = {}
        size = 0
        for verb in self.verbs:
            if verb.name in self._by_name:
                raise ValueError(f"two verbs are called {verb.name}")
            self._by_name[verb.name] = verb
            verb.base = size
            size += int(verb.size)
        self.size: i64 = size

    def verb(self, action: int) -> Verb:
        """The verb that owns an action."""
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise UnknownAction(f"there is no action {action}: expected 0 to {self.size - 1}")

    def words(self, action: int) -> list[str]:
        """The verb and its arguments."""
        verb = self.verb(action)
        return [verb.name, *verb.words(action)]

    def text(self, action: int) -> str:
        """An action in words, such as `move left stark`."""
        return " ".join(self.words(action))

    def parse(self, text: str) -> int:
        """The number of an action given in words; UnknownAction says what doesn't fit."""
        words = text.lower().split()
        if not words:
            raise UnknownAction(f"no action given: expected {_some([verb.name for verb in self.verbs])}")
        verb = self._by_name.get(words[0])
        if verb is None:
            raise UnknownAction(
                f"there is no action '{words[0]}': expected {_some([verb.name for verb in self.verbs])}"
            )
        return verb.number(words[1:])


def _some(names: list[str]) -> str:
    """A list of names short enough for an error message."""
    shown = ", ".join(names[:12])
    return f"one of {shown}" + (f" and {len(names) - 12} more" if len(names) > 12 else "")
