"""Characters: bots of one level that see results with eyes of their own."""

from typing import NamedTuple

from regalia.search.manner import TO_THE_END

# Tempers show in opinions, not in wins and losses: after so many plies a character asks for the game's.
GLIMPSE = 6


class Character(NamedTuple):
    """What is different from the level it is made of."""

    level: int
    temper: dict[str, float]  # changes of its Manner
    whim: float = 0.0  # how far its mood may move what it thinks of an action


CHARACTERS: dict[str, Character] = {
    "cautious": Character(6, {"caution": 0.45}),
    "daring": Character(6, {"caution": -0.45}),
    "grasping": Character(6, {"greed": 0.7}),
    "spiteful": Character(6, {"spite": 0.7}),
    "chaotic": Character(5, {}, whim=0.6),
}


def temper(character: Character, cutoff: float) -> dict[str, float]:
    """The changes, with playouts cut short where the level has them go to the end."""
    return character.temper | ({"cutoff": float(GLIMPSE)} if cutoff == TO_THE_END else {})
