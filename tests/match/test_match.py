"""A match: playing, whose action it is, taking back up to what came to light, saving."""

import pytest

import regalia
from regalia import registry
from regalia.match import CannotUndo, Match, NotYourTurn


def new_match(seed: int = 7) -> Match:
    return Match(regalia.record.begin("hand_of_the_king", seats=2, seed=seed, first="seat_0"))


def test_the_record_grows_with_every_action_and_gives_the_match_back() -> None:
    match = new_match()
    for _ in range(5):
        match.play(match.state.legal()[0])
    again = Match(regalia.record.load(match.text()))
    assert again.state.fingerprint() == match.state.fingerprint()
    assert [step.action for step in again.steps] == [step.action for step in match.steps]
    assert [step.told(0) for step in again.steps] == [step.told(0) for step in match.steps]


def test_a_refused_action_changes_nothing() -> None:
    match = new_match()
    before = match.state.fingerprint()
    with pytest.raises(regalia.Refused) as refused:
        match.play(regalia.game("hand_of_the_king").space.parse("play hodor"))
    assert refused.value.clause == "hk-companion-due"
    assert match.steps == []
    assert match.state.fingerprint() == before


def test_a_seat_can_act_only_in_its_turn() -> None:
    match = new_match()
    with pytest.raises(NotYourTurn, match="seat 1"):
        match.play(match.state.legal()[0], seat=1)
    assert match.play(match.state.legal()[0], seat=0).seat == 0


def test_undo_takes_back_as_much_as_asked() -> None:
    match = new_match()
    marks = []
    for _ in range(4):
        marks.append(match.state.fingerprint())
        match.play(match.state.legal()[0])
    match.undo(3)
    assert match.state.fingerprint() == marks[1]
    assert len(match.record.actions) == len(match.steps) == 1
    match.undo()
    assert match.state.fingerprint() == marks[0]
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo()


def test_undo_does_not_cross_what_came_to_light() -> None:
    for name in registry.names():
        match = Match(regalia.record.begin(name, seed=3))
        while not match.over and match.undoable(max(1, len(match.steps))) == bool(match.steps):
            match.play(match.state.legal()[0])
        if not match.over:  # something was revealed by the last action
            assert not match.undoable(1)
            with pytest.raises(CannotUndo, match="come to light"):
                match.undo()


def test_a_perspective_is_no_state() -> None:
    seat = new_match().perspective(0)
    assert seat.legal()
    assert not isinstance(seat, regalia.State)
