"""Balance: what many matches between equal bots tell a designer about seats, options, lengths and cards."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from regalia import bots, registry
from regalia.arena.contest import BadContest, luck
from regalia.arena.rating import wilson
from regalia.core.actions import Verb
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.options import Choice, Setup, spell
from regalia.core.perspective import Perspective
from regalia.core.state import State

USUAL_BOT = "greedy"


class Plan(NamedTuple):
    """Which matches are played; without a preset each of the game's presets has its turn."""

    game: str
    preset: str
    seats: int | None
    options: dict[str, Choice]
    cards: str
    bot: str
    deals: int
    seed: int
    spread: str  # a verb whose choices are dealt out evenly instead of being chosen


class Task(NamedTuple):
    """One match; the turn says which choice of the spread verb each seat gets."""

    preset: str
    deal: int
    turn: int


class Outcome(NamedTuple):
    """What became of a match."""

    preset: str
    options: dict[str, str]
    returns: list[float]
    scores: list[int]
    starter: int
    plies: int
    turns: int  # 0 where the game's view counts none
    ending: str  # how it ended, where the game's view says so
    offered: list[set[str]]  # by seat: deeds that were there to be chosen
    taken: list[set[str]]  # by seat: deeds that were chosen
    spread: list[str]  # by seat: its choice of the spread verb


def tasks(plan: Plan) -> Iterator[Task]:
    """As many deals for each preset; with a spread verb all ways to deal it out, as evenly as can be."""
    game = registry.game(plan.game)
    for preset in [plan.preset] if plan.preset else game.presets:
        for deal in range(plan.deals):
            yield Task(preset, deal, deal)


def play(plan: Plan, task: Task) -> Outcome:
    """A match between equal bots."""
    game = registry.game(plan.game)
    setup = _setup(game, plan, task.preset)
    state = game.new(setup, luck(plan.seed, "deal", task.deal))
    seats = int(setup.seats)
    players = [bots.make(plan.bot, game, luck(plan.seed, task.deal, seat)) for seat in range(seats)]
    forced = _verb(game, plan.spread)
    starter = int(state.to_move())
    offered: list[set[str]] = [set() for seat in range(seats)]
    taken: list[set[str]] = [set() for seat in range(seats)]
    spread = [""] * seats
    plies = 0
    turn = task.turn
    while (seat := int(state.to_move())) != NOBODY:
        look = Perspective(state, seat, luck(plan.seed, "look", task.deal, plies))
        legal = look.legal()
        choices = [action for action in legal if forced is not None and forced.owns(action)]
        if choices:
            action = choices[turn % len(choices)]
            turn //= len(choices)
            spread[seat] = " ".join(game.space.words(action)[1:])
        else:
            action = players[seat].choose(look)
        offered[seat].update(_deed(game, other) for other in legal)
        taken[seat].add(_deed(game, action))
        state.play(action)
        plies += 1
    options = {name: spell(value) for name, value in setup.options.items()}
    return Outcome(
        task.preset,
        options,
        state.returns(),
        [int(points) for points in state.scores()],
        starter,
        plies,
        _turns(state),
        _ending(state),
        offered,
        taken,
        spread,
    )


def _deed(game: Game, action: int) -> str:
    """A verb and what it is done with, wherever and to whomever: in most games a card."""
    return " ".join(game.space.words(action)[:2])


def _setup(game: Game, plan: Plan, preset: str) -> Setup:
    """A preset with other numbers of seats is played with as few as it can be."""
    setup = game.setup(None, preset, plan.options, plan.cards)
    if plan.seats in game.seats_for(setup.options):
        return game.setup(plan.seats, preset, plan.options, plan.cards)
    return setup


def _verb(game: Game, name: str) -> Verb | None:
    if not name:
        return None
    for verb in game.space.verbs:
        if verb.name == name:
            return verb
    names = ", ".join(verb.name for verb in game.space.verbs)
    raise BadContest(f"{game.name} has no verb '{name}' to spread: expected one of {names}")


def _ending(state: State) -> str:
    """Games with several ways to win say in their view which it was."""
    said = state.view(0).get("outcome")
    return said if isinstance(said, str) else ""


def _turns(state: State) -> int:
    """Games that count turns say in their view how many there were."""
    counted = state.view(0).get("turn")
    return counted if isinstance(counted, int) else 0


def check(plan: Plan) -> None:
    """Before the first match rather than in the middle of them."""
    game = registry.game(plan.game)
    if plan.deals < 1:
        raise BadContest(f"there can't be {plan.deals} deals: expected 1 or more")
    _verb(game, plan.spread)
    bots.make(plan.bot, game, 0)
    for preset in {task.preset for task in tasks(plan)}:
        _setup(game, plan, preset)


def figures(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Seats, options, lengths, endings, cards, and the spread verb's choices against each other."""
    options: dict[str, dict[str, list[Outcome]]] = defaultdict(lambda: defaultdict(list))
    presets: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        presets[outcome.preset].append(outcome)
        for name, value in outcome.options.items():
            options[name][value].append(outcome)
    turns = [outcome.turns for outcome in outcomes if outcome.turns]
    return {
        "plan": plan._asdict(),
        "matches": len(outcomes),
        "draws": sum(min(outcome.returns) == max(outcome.returns) for outcome in outcomes),
        "presets": {preset: _seats(own) for preset, own in presets.items()},
        "options": {
            name: {value: _seats(own) for value, own in values.items()}
            for name, values in options.items()
            if len(values) > 1
        },
        "plies": _lengths([outcome.plies for outcome in outcomes]),
        "turns": _lengths(turns) | {"counts": dict(sorted(Counter(turns).items()))} if turns else {},
        "endings": dict(Counter(outcome.ending for outcome in outcomes if outcome.ending)),
        "cards": _cards(outcomes),
        "spread": _spread(outcomes) if plan.spread else {},
    }


def _lengths(found: Sequence[int]) -> dict[str, Any]:
    ordered = sorted(found)
    return {"shortest": ordered[0], "median": ordered[len(ordered) // 2], "longest": ordered[-1]}


def _won(outcome: Outcome, seat: int) -> float:
    """A seat's share of the win."""
    best = max(outcome.returns)
    winners = [other for other, found in enumerate(outcome.returns) if found == best]
    return 1.0 / len(winners) if seat in winners else 0.0


def _seats(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Shares of the wins by place after the one who begins, with the share that would be fair."""
    shares = []
    seats = max(len(outcome.returns) for outcome in outcomes)
    for place in range(seats):
        own = [outcome for outcome in outcomes if place < len(outcome.returns)]
        won = sum(_won(outcome, (outcome.starter + place) % len(outcome.returns)) for outcome in own)
        shares.append(_share(won, len(own)))
    points = [mean for outcome in outcomes for mean in [sum(outcome.scores) / len(outcome.scores)]]
    return {
        "matches": len(outcomes),
        "seats": seats,
        "shares": shares,
        "points": round(sum(points) / len(points), 2),
        "plies": sorted(outcome.plies for outcome in outcomes)[len(outcomes) // 2],
    }


def _share(won: float, count: int) -> dict[str, float]:
    share = won / count
    low, high = wilson(min(1.0, share), count)
    return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _cards(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """For each deed: in how many of the seats' matches it was there, how often it was chosen, and then won.

    What winning with it is worth is measured against what a seat wins anyway (1: it makes no difference).
    """
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    fair: dict[str, float] = defaultdict(float)
    for outcome in outcomes:
        for seat in range(len(outcome.returns)):
            offered.update(outcome.offered[seat])
            for deed in outcome.taken[seat]:
                taken[deed] += 1
                won[deed] += _won(outcome, seat)
                fair[deed] += 1.0 / len(outcome.returns)
    return [
        {
            "deed": deed,
            "offered": offered[deed],
            "taken": round(taken[deed] / offered[deed], 4),
            "lift": round(won[deed] / fair[deed], 3) if taken[deed] else None,
        }
        for deed in sorted(offered, key=lambda deed: (taken[deed] / offered[deed], deed))
    ]


def _spread(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Each of the spread verb's choices against each other one."""
    met: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        for seat, own in enumerate(outcome.spread):
            for other, rival in enumerate(outcome.spread):
                if other != seat and own and rival and own != rival:
                    here, there = _won(outcome, seat), _won(outcome, other)
                    if here + there > 0:
                        met[own][rival].append(here / (here + there))
    return {
        own: {
            "overall": _overall(rivals),
            "against": {
                rival: _share(sum(wins), len(wins)) | {"matches": len(wins)} for rival, wins in rivals.items()
            },
        }
        for own, rivals in sorted(met.items())
    }


def _overall(rivals: Mapping[str, list[float]]) -> dict[str, float]:
    wins = [won for found in rivals.values() for won in found]
    return _share(sum(wins), len(wins)) | {"matches": len(wins)}
