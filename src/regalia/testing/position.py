"""Laws that any single position keeps, whatever is hidden: actions, refusals, clones, views, cards."""

import json
from collections import Counter
from collections.abc import Mapping
from sys import modules
from typing import Any

from regalia.core.errors import GameError, Refused
from regalia.core.events import NOBODY, WATCHER
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing.broken import Broken, demand


def onlookers(state: State) -> list[int]:
    """Everybody who looks at the table: all seats and a watcher."""
    return [*range(int(state.seats)), WATCHER]


def check_actions(game: Game, state: State) -> None:
    """`legal` is ascending, without doubles, in range, and empty only at the end."""
    legal = state.legal()
    over = state.to_move() == NOBODY
    demand(legal == sorted(set(legal)), "legal-order", f"legal() is not ascending and unique: {legal[:20]}")
    demand(
        all(0 <= action < game.space.size for action in legal),
        "legal-range",
        f"{legal[-3:]} leaves the space",
    )
    demand(bool(legal) != over, "legal-end", f"to_move() is {state.to_move()}, but legal() has {len(legal)}")
    demand(over or 0 <= state.to_move() < state.seats, "to-move", f"to_move() is {state.to_move()}")
    check_movers(game, state, legal)


def check_movers(game: Game, state: State, legal: list[int]) -> None:
    """Whoever may act is named once and has an action of his own, the seat to move before all."""
    movers = state.movers()
    over = state.to_move() == NOBODY
    demand(over == (not movers), "movers", f"movers() is {movers}, to_move() is {state.to_move()}")
    demand(len(set(movers)) == len(movers), "movers", f"movers() names a seat twice: {movers}")
    owners = {int(state.seat_of(action)): action for action in legal}
    for seat, action in owners.items():
        demand(seat in movers, "movers", f"{game.space.text(action)} belongs to none of {movers}")
    idle = sorted({int(state.to_move()), *movers} - {int(NOBODY), *owners})
    demand(not idle, "own-action", f"{idle} may act, but every legal action belongs to somebody else")


def check_refusals(game: Game, state: State) -> set[str]:
    """`refusal` and `legal` state the same rules; returns the clauses met."""
    legal = set(state.legal())
    met: set[str] = set()
    for action in range(int(game.space.size)):
        clause = state.refusal(action)
        if (clause == "") != (action in legal):
            said = "legal" if action in legal else "not legal"
            raise Broken("refusal", f"'{game.space.text(action)}' is {said}, but refusal() says '{clause}'")
        met.add(clause)
    for action in (-1, int(game.space.size), 10**9):
        demand(
            state.refusal(action) != "",
            "refusal-range",
            f"action {action} is outside of the space, yet not refused",
        )
        met.add(state.refusal(action))
    met.discard("")
    return met


def check_play_refuses(game: Game, state: State) -> None:
    """`play` raises for a refused action and changes nothing."""
    for action in range(int(game.space.size)):
        if state.refusal(action):
            before = state.fingerprint()
            try:
                state.play(action)
            except Refused as error:
                demand(
                    error.clause == state.refusal(action),
                    "play",
                    "Refused names another clause than refusal()",
                )
            except GameError as error:
                raise Broken("play", f"play() raised {type(error).__name__} instead of Refused") from error
            else:
                raise Broken("play", f"play() took the refused action '{game.space.text(action)}'")
            demand(state.fingerprint() == before, "play", "a refused action changed the position")
            return


def check_clone(state: State, rng: Rng) -> None:
    """A clone is equal, has no log, and playing it leaves the original alone."""
    state.listen()
    twin = state.clone()
    demand(twin.log is None, "clone-log", "a clone carries the log of events")
    demand(same(state, twin), "clone-equal", "a clone differs from its original")
    before = snapshot(state)
    for ply in range(6):
        if twin.to_move() == NOBODY:
            break
        legal = twin.legal()
        twin.apply(legal[rng.below(len(legal))])
    demand(snapshot(state) == before, "clone-independent", "playing a clone changed its original")


def same(one: State, other: State) -> bool:
    return snapshot(one) == snapshot(other)


def snapshot(state: State) -> tuple[object, ...]:
    """All that can be asked of a position, as values."""
    luck = state.luck()
    return (
        int(state.fingerprint()),
        int(state.to_move()),
        state.legal(),
        state.scores(),
        int(state.revealed()),
        None if luck is None else luck.mark(),
        [dict(state.view(seat)) for seat in onlookers(state)],
        [(zone.name, int(zone.owner), zone.cards, zone.seen) for zone in state.zones()],
    )


def check_view(state: State, typed: bool) -> None:
    """Views are JSON, say who is to move, and (a slow look) have exactly the fields their type declares."""
    for seat in onlookers(state):
        view = state.view(seat)
        try:
            again = json.loads(json.dumps(view, allow_nan=False))
        except (TypeError, ValueError) as error:
            raise Broken("view-json", f"the view of seat {seat} is no JSON: {error}") from error
        demand(
            again == view,
            "view-json",
            f"the view of seat {seat} does not survive JSON (tuples, number keys?)",
        )
        mover = None if state.to_move() == NOBODY else int(state.to_move())
        demand(view.get("to_move", -2) == mover, "view-to-move", f"the view's to_move is not {mover}")
        if typed:
            check_type(state, view)


def check_type(state: State, view: Mapping[str, object]) -> None:
    """The TypedDict `View` of the module `view` beside the rules, where a game has one."""
    package = type(state).__module__.rpartition(".")[0]
    declared: Any = getattr(modules.get(f"{package}.view"), "View", None)
    if declared is None:
        return
    from typeguard import CollectionCheckStrategy, TypeCheckError
    from typeguard import check_type as typed

    try:
        typed(view, declared, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)
    except TypeCheckError as error:
        raise Broken("view-type", str(error)) from error


def check_points(state: State) -> None:
    """Scores and returns have an entry a seat; returns are 0 before the end and shared by allies."""
    seats = int(state.seats)
    demand(
        len(state.scores()) == seats,
        "scores",
        f"scores() has {len(state.scores())} entries for {seats} seats",
    )
    returns = state.returns()
    demand(len(returns) == seats, "returns", f"returns() has {len(returns)} entries for {seats} seats")
    demand(all(-1.0 <= value <= 1.0 for value in returns), "returns", f"{returns} is not within -1 to 1")
    if state.to_move() != NOBODY:
        demand(not any(returns), "returns", f"returns() is {returns} before the end")
    for seat in range(seats):
        ally = next(other for other in range(seats) if state.side(other) == state.side(seat))
        demand(returns[seat] == returns[ally], "returns", "allies have different returns")


def cards(state: State) -> Counter[int]:
    """How often each card lies anywhere."""
    return Counter(card for zone in state.zones() for card in zone.cards)


def check_random_action(game: Game, state: State, rng: Rng) -> None:
    """`random_action` gives every legal action and no other."""
    legal = state.legal()
    drawn: set[int] = set()
    for draw in range(40 * len(legal)):
        drawn.add(int(state.random_action(rng)))
    demand(
        drawn == set(legal),
        "random-action",
        f"random_action() gives {sorted(drawn)[:9]}, legal() {legal[:9]}",
    )
