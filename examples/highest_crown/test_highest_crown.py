"""Highest Crown: one sentence of the rules, one test; and the contract on whole matches."""

from highest_crown import GAME
from highest_crown.rules import SPACE, Position
from highest_crown.table import CARDS, DRAGON, NAMES
from regalia.core.bits import bit
from regalia.core.events import NOBODY
from regalia.core.zones import Zone
from regalia.testing import check_game, rule
from regalia.testing.texts import check_texts


def position(*hands: list[int]) -> Position:
    """A match with these hands, counted from 0; seat 0 leads."""
    held = {card for hand in hands for card in hand}
    zones = [Zone("hand", seat, hand[:], int(bit(seat))) for seat, hand in enumerate(hands)]
    rest = Zone("rest", NOBODY, [card for card in range(CARDS) if card not in held])
    return Position(len(hands), zones, rest, Zone("pile", NOBODY, ordered=True), 0)


def play(state: Position, *cards: str) -> None:
    for card in cards:
        state.play(SPACE.parse(f"lay {card}"))


def refused(state: Position, card: str) -> str:
    return state.refusal(SPACE.parse(f"lay {card}"))


@rule("hc-cards", "hc-no-such-action")
def test_there_are_twelve_crowns_and_a_dragon_and_nothing_else_can_be_laid() -> None:
    assert len(NAMES) == 13
    assert NAMES[DRAGON] == "dragon"
    assert position([0], [1]).refusal(13) == "hc-no-such-action"


@rule("hc-deal")
def test_everybody_gets_three_cards_or_four_in_the_long_game() -> None:
    for preset, size in (("usual", 3), ("long", 4)):
        state = GAME.new(GAME.setup(3, preset), 1)
        assert [len(zone) for zone in state.zones()] == [size, size, size, 13 - 3 * size, 0]


@rule("hc-turns")
def test_seat_0_leads_and_each_lays_a_card_in_turn() -> None:
    state = position([0, 5], [1, 6], [2, 7])
    movers = []
    for card in ("crown_1", "crown_2", "crown_3"):
        movers.append(int(state.to_move()))
        play(state, card)
    assert movers == [0, 1, 2]


@rule("hc-own-card")
def test_only_a_card_of_the_own_hand_can_be_laid() -> None:
    assert refused(position([0], [1]), "crown_2") == "hc-own-card"


@rule("hc-dragon")
def test_the_dragon_may_lead_only_as_the_last_card() -> None:
    assert refused(position([0, DRAGON], [1, 2]), "dragon") == "hc-dragon"
    assert refused(position([DRAGON], [1]), "dragon") == ""
    follower = position([1, 2], [0, DRAGON])
    play(follower, "crown_2")
    assert refused(follower, "dragon") == ""


@rule("hc-crown")
def test_the_highest_card_takes_the_crown_and_leads() -> None:
    state = position([0, 1], [4, 5], [2, 3])
    play(state, "crown_1", "crown_5", "crown_3")
    assert state.scores() == [0, 1, 0]
    assert state.to_move() == 1


@rule("hc-over", "hc-win")
def test_most_crowns_win_when_all_hands_are_empty() -> None:
    state = position([0], [1])
    play(state, "crown_1", "crown_2")
    assert state.to_move() == NOBODY
    assert refused(state, "crown_1") == "hc-over"
    assert state.returns() == [-1.0, 1.0]


@rule("hc-win")
def test_nobody_wins_when_all_have_equally_many() -> None:
    state = position([0, 3], [1, 2])
    play(state, "crown_1", "crown_2", "crown_3", "crown_4")
    assert state.returns() == [0.0, 0.0]


def test_the_contract_holds_and_everything_has_words() -> None:
    refusals = check_game(GAME, matches=5)
    check_texts(GAME, refusals)
