"""perft: one number that guards move generation."""

from regalia.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of that many actions (or up to the end, if sooner) can be played."""
    if depth == 0 or state.to_move() < 0:
        return 1
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        total += perft(child, depth - 1)
    return total
