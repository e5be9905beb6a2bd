"""Learned weights as text: a line for each name, its weights in hundredths."""

from typing import Final

HUNDREDTHS: Final = 100.0


def read_lines(text: str, kind: str, sizes: dict[str, int]) -> list[tuple[str, list[float]]]:
    """Every line's name and weights; ValueError names the line and what was expected of its kind."""
    found: list[tuple[str, list[float]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        words = line.split()
        name = words[0]
        if name not in sizes:
            raise ValueError(f"line {number}: there is no {kind} '{name}'")
        if len(words) - 1 != sizes[name]:
            raise ValueError(f"line {number}: {name} has {len(words) - 1} weights: expected {sizes[name]}")
        weights: list[float] = []
        for word in words[1:]:
            try:
                weights.append(float(int(word)) / HUNDREDTHS)
            except ValueError as error:
                said = f"line {number}: {name} has a weight '{word}'"
                raise ValueError(f"{said}: expected whole numbers") from error
        found.append((name, weights))
    return found


def written(rows: list[tuple[str, list[float]]]) -> str:
    """The text for names and their weights; who has none has no line."""
    lines: list[str] = []
    for name, weights in rows:
        if any(weights):
            lines.append(" ".join([name, *(str(round(weight * HUNDREDTHS)) for weight in weights)]))
    return "\n".join(lines) + "\n"
