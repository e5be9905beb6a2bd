"""A sitting: clocks, consent, talk, giving up, and the journal that gives all of it back."""

from __future__ import annotations

import pytest

import regalia
from regalia.match import CannotUndo, Entry, MatchOver, NothingAsked, NotYourTurn, Silence, Sitting, Terms


def new_sitting(terms: Terms | None = None, **options: object) -> Sitting:
    record = regalia.record.begin("hand_of_the_king", seats=2, seed=7, first="seat_0", companions=False)
    if options:
        record = regalia.record.begin("hand_of_the_king", seed=7, first="seat_0", **options)  # type: ignore[arg-type]
    return Sitting(record, terms or Terms(), began=0.0)


def act(sitting: Sitting, now: float = 0.0) -> Entry:
    state = sitting.match.state
    action = state.legal()[0]
    entry = sitting.act(int(state.seat_of(action)), action, now)
    sitting.take(entry)
    return entry


def test_a_journal_gives_the_sitting_back() -> None:
    first = new_sitting(Terms("match", 60, 2))
    journal = [act(first, now) for now in (3.0, 5.0, 9.0)]
    entry = first.ask(0, 1, [0, 1], 10.0)
    first.take(entry)
    journal.append(entry)
    again = new_sitting(Terms("match", 60, 2))
    again.take_all(journal)
    assert again.version == first.version == 4
    assert again.match.state.fingerprint() == first.match.state.fingerprint()
    assert again.clocks.left(11.0) == first.clocks.left(11.0)
    assert again.asked == first.asked


def test_a_seat_acts_in_its_turn_only_and_not_after_the_end() -> None:
    sitting = new_sitting()
    with pytest.raises(NotYourTurn):
        sitting.act(1, sitting.match.state.legal()[0], 0.0)
    sitting.take(sitting.resign(1, 0.0))
    with pytest.raises(MatchOver):
        sitting.act(0, sitting.match.state.legal()[0], 0.0)
    with pytest.raises(MatchOver):
        sitting.resign(0, 0.0)


def test_giving_up_with_two_sides_ends_it_and_the_other_side_wins() -> None:
    sitting = new_sitting(preset="teams")
    sitting.take(sitting.resign(2, 0.0))
    result = sitting.result()
    assert result is not None
    assert (result.returns, result.reason) == ([-1.0, 1.0, -1.0, 1.0], "resign")


def test_giving_up_with_three_sides_lets_the_others_go_on() -> None:
    sitting = new_sitting(preset="classic", seats=3)
    assert sitting.take(sitting.resign(2, 0.0)) == [{"kind": "resigned", "seat": 2}]
    assert not sitting.over
    assert sitting.result() is None
    assert sitting.lost == [2]


def test_the_clock_of_a_match_pays_and_earns() -> None:
    sitting = new_sitting(Terms("match", 10, 3))
    act(sitting, 4.0)
    assert sitting.clocks.left(4.0) == [9.0, 10.0]
    assert sitting.clocks.left(6.5) == [9.0, 7.5]
    assert sitting.deadline() == 14.0
    assert sitting.flag(13.9) is None
    flag = sitting.flag(14.0)
    assert flag is not None
    assert flag.seat == 1
    sitting.take(flag)
    result = sitting.result()
    assert result is not None
    assert (result.returns, result.reason) == ([1.0, -1.0], "flag")
    assert sitting.flag(99.0) is None


def test_the_clock_of_a_turn_begins_anew() -> None:
    sitting = new_sitting(Terms("turn", 10))
    act(sitting, 9.0)
    act(sitting, 18.0)
    assert sitting.clocks.left(18.0) == [10.0, 10.0]
    assert new_sitting(Terms("days", 2)).deadline() == 2 * 86_400


def test_neither_bots_nor_who_has_lost_have_a_flag() -> None:
    sitting = new_sitting(Terms("turn", 10), preset="classic", seats=3)
    assert sitting.deadline(bots=[0]) is None
    assert sitting.flag(50.0, bots=[0]) is None
    flag = sitting.flag(50.0)
    assert flag is not None
    sitting.take(flag)
    assert sitting.flag(99.0) is None


def test_a_wish_past_ones_own_turn_waits_for_all_people() -> None:
    sitting = new_sitting()
    before = sitting.match.state.fingerprint()
    act(sitting)
    sitting.take(sitting.ask(0, 1, [0, 1], 1.0))
    assert sitting.asked is not None
    with pytest.raises(NothingAsked):
        sitting.answer(0, True, 1.0)
    sitting.take(sitting.answer(1, True, 1.0))
    assert sitting.match.state.fingerprint() == before
    assert sitting.version == 3


def test_bots_always_agree_and_a_move_ends_a_wish() -> None:
    sitting = new_sitting()
    act(sitting)
    assert sitting.take(sitting.ask(0, 1, [0], 1.0)) == [{"kind": "undone", "seat": 0, "plies": 1}]
    act(sitting)
    sitting.take(sitting.ask(0, 1, [0, 1], 1.0))
    act(sitting)
    with pytest.raises(NothingAsked):
        sitting.answer(1, True, 1.0)


def test_only_own_actions_can_be_wished_back() -> None:
    sitting = new_sitting()
    with pytest.raises(CannotUndo, match="nothing"):
        sitting.ask(0, 1, [0, 1], 0.0)
    act(sitting)
    with pytest.raises(CannotUndo, match="own"):
        sitting.ask(1, 1, [0, 1], 0.0)


def test_a_crow_opens_a_private_minute_that_cannot_be_taken_back() -> None:
    sitting = new_sitting(preset="crows")
    with pytest.raises(Silence):
        sitting.talk.hearers(0, "table", 0.0, over=False)
    crow = sitting.match.record.game.space.parse("crow seat_2")
    sitting.take(sitting.act(0, crow, 5.0))
    assert sitting.talk.hearers(2, "private", 64.9, over=False) == (0, 2)
    assert sitting.talk.window(1, 10.0) is None
    with pytest.raises(Silence):
        sitting.talk.hearers(0, "private", 65.0, over=False)
    with pytest.raises(CannotUndo):
        sitting.ask(0, 1, [0], 6.0)
    assert sitting.talk.hearers(0, "table", 99.0, over=True) is None
