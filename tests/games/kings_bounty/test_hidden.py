"""What a seat knows of returned cards: sampled worlds are possible ones, all of them, and equally likely."""

from collections import Counter

import pytest

from regalia.core.bits import bit
from regalia.core.events import WATCHER
from regalia.core.perspective import Perspective
from regalia.core.rng import Rng
from regalia.games.kings_bounty.deal import hidden_titles
from regalia.games.kings_bounty.faces import FACES, TITLES
from regalia.games.kings_bounty.rules import Position
from regalia.testing import rule
from tests.games.kings_bounty.build import SPACE, deal, deck, hand, play, position, seen
from tests.games.kings_bounty.worlds import Onlooker, World, sampled

LAND = FACES[25:]


def watched(start: Position, seat: int, *texts: str) -> tuple[Position, set[World]]:
    """The position after some actions, and all worlds that the seat holds possible then."""
    onlooker = Onlooker(start, seat)
    state = start
    for text in texts:
        before = state
        state = before.clone()
        action = SPACE.parse(text)
        state.play(action)
        onlooker.follow(before, action, state)
    return state, onlooker.worlds


def uneven(counts: Counter[World], worlds: set[World]) -> float:
    """Chi-square over its degrees of freedom: near 1 if all worlds are equally likely."""
    expected = counts.total() / len(worlds)
    return sum((counts[item] - expected) ** 2 / expected for item in worlds) / (len(worlds) - 1)


# Seat 0 returns two cards, seat 1 draws them sooner or later, and returns some of what it has.
STORIES = {
    "own cards lie in the deck": ("return elf_tower", "return elf_fortress", "done"),
    "one of them was drawn by the other": (
        *("return elf_tower", "return elf_fortress", "done"),
        *("return obelisk_1", "return obelisk_2", "done"),
    ),
    "the other has it or has put it back": (
        *("return elf_tower", "done"),
        *("return obelisk_1", "return obelisk_2", "done"),
        *("return elf_citadel", "done"),
        *("return orc_fortress", "done"),
    ),
    "the other has returned all": (
        *("return elf_tower", "done"),
        *("return obelisk_1", "return obelisk_2", "done"),
        *("return elf_citadel", "done"),
        *("return orc_fortress", "return obelisk_3", "return elf_tower", "done"),
    ),
    "the other has kept one of two": (
        *("return elf_tower", "return elf_fortress", "done"),
        *("return obelisk_1", "return obelisk_2", "return obelisk_3", "done"),
        *("return elf_citadel", "done"),
        *("return elf_tower", "return elf_fortress", "done"),
    ),
    "it was played": (
        *("return elf_tower", "return elf_fortress", "done"),
        *("return obelisk_1", "return obelisk_2", "return obelisk_3", "done"),
        *("return elf_citadel", "done"),
        "play elf_tower",
    ),
}


def table() -> Position:
    return position(
        "elf_tower elf_fortress elf_citadel", "obelisk_1 obelisk_2 obelisk_3", deck="orc_tower orc_fortress"
    )


@rule("kb-return-secret", "kb-return-order")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("story", STORIES)
def test_all_worlds_that_agree_with_what_a_seat_saw_are_equally_likely_and_no_other_comes_up(
    story: str, seat: int
) -> None:
    state, worlds = watched(table(), seat, *STORIES[story])
    rng = Rng(7)
    counts = Counter(sampled(state, seat, rng) for draw in range(40 * len(worlds) + 400))
    assert set(counts) <= worlds
    if len(worlds) > 1:
        assert set(counts) == worlds
        # 40 a world: three times the mean would be hit by chance once in many thousand runs
        assert uneven(counts, worlds) < 1 + 6 * (2 / (len(worlds) - 1)) ** 0.5


@rule("kb-return-secret")
def test_three_seats_follow_a_card_through_several_hands() -> None:
    start = position(
        "elf_tower obelisk_1", "obelisk_2 obelisk_3", "orc_tower orc_citadel", deck="elf_citadel"
    )
    story = (
        *("return elf_tower", "done"),
        *("return obelisk_2", "return obelisk_3", "done"),
        *("return orc_tower", "done"),
    )
    for seat in (0, 1, 2):
        state, worlds = watched(start, seat, *story)
        counts = Counter(sampled(state, seat, Rng(draw)) for draw in range(30 * len(worlds)))
        assert set(counts) == worlds
        assert uneven(counts, worlds) < 1 + 6 * (2 / (len(worlds) - 1)) ** 0.5


@rule("kb-return-secret", "kb-setup-hand")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_no_seat_ever_samples_a_world_that_it_could_refute(seed: int) -> None:
    rng = Rng(seed)
    cards = LAND[:]
    order = list(range(len(cards)))
    rng.shuffle(order)
    cards = [cards[number] for number in order]
    state = position(" ".join(cards[:3]), " ".join(cards[3:6]), deck=" ".join(cards[6:9]))
    onlookers = [Onlooker(state, seat) for seat in (0, 1)]
    for ply in range(24):
        before = state
        legal = before.legal()
        returns = [action for action in legal if action >= SPACE.parse(f"return {FACES[0]}")]
        action = (returns if rng.below(6) else legal)[rng.below(len(returns))]
        state = before.clone()
        state.apply(action)
        if state.to_move() < 0:
            break
        for onlooker in onlookers:
            onlooker.follow(before, action, state)
            for draw in range(12):
                assert sampled(state, onlooker.seat, rng) in onlooker.worlds


@rule("kb-return-secret")
def test_a_card_drawn_by_another_is_still_known_to_who_had_returned_it() -> None:
    state = position("elf_tower", "obelisk_1", deck="orc_tower")
    play(state, "return elf_tower", "done", "return obelisk_1", "done")
    assert hand(state, 1) == ["elf_tower"]
    assert seen(state, 0)["known"] == [{"card": "elf_tower", "hands": [1], "depths": []}]
    assert seen(state, 1)["known"] == seen(state, WATCHER)["known"] == []
    held = next(zone for zone in state.zones() if zone.name == "hand" and zone.owner == 1)
    assert held.seen == [bit(0) | bit(1)]


@rule("kb-return-secret")
def test_who_keeps_nothing_in_mind_forgets_where_a_returned_card_went() -> None:
    state = position("elf_tower", "obelisk_1", deck="orc_tower orc_citadel")
    play(state, "return elf_tower", "done")

    def below(seat: Perspective) -> set[str]:
        worlds = [seat.sample(Rng(draw)) for draw in range(40)]
        return {deck(world)[-1] for world in worlds if isinstance(world, Position)}

    seat = Perspective(state, 0)
    assert below(seat) == {"elf_tower"}
    assert len(below(seat.forgetful())) > 1


@rule("kb-return-secret")
def test_in_a_sampled_world_others_keep_their_places_in_the_deck_but_not_their_faces() -> None:
    state = position(
        "elf_tower elf_citadel", "obelisk_1 obelisk_2", deck="orc_tower orc_citadel orc_fortress"
    )
    play(state, "return elf_tower", "done")
    found = set()
    for draw in range(60):
        world = state.clone()
        world.determinize(1, Rng(draw))
        assert [card >> 6 for card in world.deck] == [1, 0, 0]
        found.add(deck(world)[2])
    assert found == {"elf_tower", "elf_citadel", "orc_tower", "orc_citadel", "orc_fortress"}


@rule("kb-return-secret")
def test_the_same_sample_comes_from_any_two_worlds_that_look_alike() -> None:
    state = deal(11, 3, "expert")
    rng = Rng(4)
    for ply in range(150):
        if state.to_move() < 0:
            break
        for seat in (0, 1, 2, WATCHER):
            seed = rng.seed()
            world = Perspective(state, seat, rng.seed()).sample(rng)
            again = Perspective(world, seat, 1).sample(Rng(seed)).fingerprint()
            assert again == Perspective(state, seat, 2).sample(Rng(seed)).fingerprint()
        state.apply(state.random_action(rng))


@rule("kb-secret-deal", "kb-secret-penalty")
def test_hidden_titles_are_dealt_anew_but_a_penalty_that_would_have_surfaced_is_in_the_box() -> None:
    state = position(
        "human_monster",
        "",
        areas=["obelisk_1 obelisk_2"],
        titles="emperor",
        secrets=["conqueror", "warlord"],
        removed="elf dwarf",
    )

    def guesses(seat: int) -> set[str]:
        found = set()
        for draw in range(300):
            world = state.clone()
            world.determinize(seat, Rng(draw))
            if seat < 2:
                assert world.secret(seat) == state.secret(seat)
            found.add(TITLES[world.secret(1)])
        return found

    before = guesses(0)
    assert "vandal" in before
    assert "staff_rat" in before
    assert not before & {"emperor", "conqueror", "elf_king", "dwarf_prince"}
    assert len(before) == 15
    assert len(guesses(WATCHER)) == 16
    play(state, "play human_monster", "target obelisk_1_a")
    assert guesses(0) == before - {"vandal"}
    assert TITLES.index("vandal") not in hidden_titles(state)


@rule("kb-secret-end")
def test_at_the_end_hidden_titles_are_hidden_no_more() -> None:
    state = position("", "obelisk_1", turn=1, closing=True, deck="", secrets=["conqueror", "warlord"])
    play(state, "play obelisk_1")
    for draw in range(20):
        world = state.clone()
        world.determinize(WATCHER, Rng(draw))
        assert world.secrets == state.secrets
