"""The three laws of hidden information, and the honesty of undo."""

from collections import Counter

from regalia.core.bits import bit
from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing.broken import Broken, demand
from regalia.testing.position import cards, onlookers

DRAWS = 3  # worlds sampled for each seat and position
WIDE = 500  # of a larger action space only every other, third … refusal is compared in each sampled world
ENOUGH = 25  # chances to differ after which never having differed is no accident


class Freedom:
    """Counts, over a whole match, how often hidden cards could have been re-dealt and how often they were."""

    def __init__(self) -> None:
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()

    def note(self, truth: State, world: State, seat: int) -> None:
        """Zones with cards this seat has not seen should, over a match, not always come out the same."""
        unseen = {card for zone in truth.zones() for card in zone.unseen(seat)}
        if len(unseen) < 2:
            return
        for zone, other in zip(truth.zones(), world.zones(), strict=True):
            hidden = zone.unseen(seat)
            spread = len(set(hidden)) > 1 if zone.ordered else bool(hidden) and len(unseen) > len(set(hidden))
            if spread:
                self.could[zone.name] += 1
                if sorted(zone.cards) != sorted(other.cards) or (zone.ordered and zone.cards != other.cards):
                    self.did[zone.name] += 1
                    apart = truth.fingerprint() != world.fingerprint()
                    demand(
                        apart,
                        "fingerprint",
                        f"worlds with other cards in '{zone.name}' have the same fingerprint",
                    )

    def judge(self) -> None:
        for name, chances in self.could.items():
            demand(
                chances < ENOUGH or self.did[name] > 0,
                "really-different",
                f"the hidden cards of '{name}' are the true ones in all of {chances} sampled worlds",
            )


def check_worlds(game: Game, state: State, rng: Rng, freedom: Freedom) -> None:
    """Laws 1 to 3 for every seat and the watcher."""
    for seat in onlookers(state):
        worlds = [_sample(state, seat, rng) for draw in range(DRAWS)]
        for world in worlds:
            check_same_look(game, state, world, seat)
            freedom.note(state, world, seat)
        check_same_sample(state, worlds[0], seat, rng)
        check_forgetting(state, worlds[0], seat, rng)
        check_luck(state, worlds)
        _play_on(worlds[0], rng)


def _sample(state: State, seat: int, rng: Rng) -> State:
    world = state.clone()
    world.determinize(seat, Rng(rng.seed()))
    return world


def check_same_look(game: Game, state: State, world: State, seat: int) -> None:
    """Law 1: the seat can't tell the sampled world from the true one."""
    view, other = state.view(seat), world.view(seat)
    if view != other:
        told = [key for key in view if view[key] != other.get(key)]
        raise Broken(
            "same-look", f"the view of seat {seat} differs between worlds it can't tell apart: {told}"
        )
    demand(state.movers() == world.movers(), "same-look", f"movers() differ for seat {seat}")
    if seat in state.movers():
        demand(
            _own_actions(state, seat) == _own_actions(world, seat),
            "same-look",
            f"legal actions of seat {seat} differ between worlds it can't tell apart",
        )
        if len(state.movers()) == 1 and state.zones() != []:
            for action in range(0, int(game.space.size), 1 + int(game.space.size) // WIDE):
                if state.refusal(action) != world.refusal(action):
                    raise Broken(
                        "same-look", f"refusal of '{game.space.text(action)}' differs for seat {seat}"
                    )


def check_same_sample(state: State, world: State, seat: int, rng: Rng) -> None:
    """Law 2: two worlds that look alike, re-dealt with equal generators, become the same world."""
    seed = rng.seed()
    one, other = state.clone(), world.clone()
    one.determinize(seat, Rng(seed))
    other.determinize(seat, Rng(seed))
    demand(
        one.fingerprint() == other.fingerprint(),
        "same-sample",
        f"seat {seat}: the sample depends on something that the seat can't know",
    )
    first = Perspective(state, seat).sample(Rng(seed)).fingerprint()
    demand(
        first == Perspective(world, seat).sample(Rng(seed)).fingerprint(),
        "same-sample",
        "perspectives of alike worlds differ",
    )


def check_forgetting(state: State, world: State, seat: int, rng: Rng) -> None:
    """Who keeps nothing in mind has the same choice, and worlds that depend on nothing hidden either."""
    seed = rng.seed()
    forgetful = Perspective(state, seat).forgetful()
    sample = forgetful.sample(Rng(seed))
    other = Perspective(world, seat).forgetful().sample(Rng(seed))
    demand(
        sample.fingerprint() == other.fingerprint(),
        "forgetting",
        f"seat {seat}: what is left after forgetting depends on something that the seat can't know",
    )
    demand(
        _own_actions(sample, seat) == _own_actions(state, seat) == forgetful.legal(),
        "forgetting",
        f"legal actions of seat {seat} differ once it has forgotten something",
    )
    demand(cards(sample) == cards(state), "forgetting", "a card was lost, doubled or changed")
    _play_on(sample, rng)


def _own_actions(state: State, seat: int) -> list[int]:
    """What a seat may do now; nothing while others decide."""
    if seat not in state.movers():
        return []
    return [action for action in state.legal() if state.seat_of(action) == seat]


def check_luck(state: State, worlds: list[State]) -> None:
    """Law 3, second half: the luck to come is never the true one, nor always the same."""
    truth = state.luck()
    if truth is None:
        return
    lucks = [world.luck() for world in worlds]
    for luck in lucks:
        demand(
            luck is not None and not luck.same(truth), "kept-luck", "a sampled world keeps the true generator"
        )
    marks = {tuple(luck.mark()) for luck in lucks if luck is not None}
    demand(len(marks) > 1, "kept-luck", "sampled worlds all have the same luck to come")


def _play_on(world: State, rng: Rng) -> None:
    """A sampled world is a real position: it can be played."""
    for ply in range(8):
        if world.to_move() == NOBODY:
            return
        legal = world.legal()
        demand(bool(legal), "playable-world", "a sampled world has no legal action")
        world.apply(legal[rng.below(len(legal))])


def seen_by(state: State) -> dict[int, set[int]]:
    """For each card that lies just once, the seats that have seen it."""
    times = Counter(card for zone in state.zones() for card in zone.cards)
    return {
        card: {seat for seat in onlookers(state) if seen & bit(seat)}
        for zone in state.zones()
        for card, seen in zip(zone.cards, zone.seen, strict=True)
        if times[card] == 1
    }


def check_undo(before: State, after: State, action: str) -> None:
    """What `revealed` does not count can be taken back: nobody learned a card, no luck was drawn."""
    demand(after.revealed() >= before.revealed(), "revealed", f"revealed() fell after '{action}'")
    if after.revealed() > before.revealed():
        return
    known = seen_by(before)
    for card, seats in seen_by(after).items():
        learned = seats - known.get(card, seats)
        demand(
            not learned,
            "revealed",
            f"'{action}' showed card {card} to {sorted(learned)}, but revealed() does not count it",
        )
    first, second = before.luck(), after.luck()
    drawn = first is not None and second is not None and not first.same(second)
    demand(not drawn, "revealed", f"'{action}' drew from the luck to come, but revealed() does not count it")
