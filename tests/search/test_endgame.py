"""Exact answers: open positions only, proved or not called so; sampled worlds to the end of the deal."""

import pytest

import regalia
from regalia import Perspective, Rng, State, form
from regalia.core.budget import Budget
from regalia.search.clock import Part, Timed
from regalia.search.endgame import Exact, is_open, sides
from regalia.search.lookahead import LAP
from tests.search.brute import endings, minimax
from tests.search.test_maxn import late_tricks

ENDLESS = 1 << 40
MANY = 20 if form.compiled() else 4
HAND = regalia.game("hand_of_the_king")


def mover_of(state: State) -> Perspective:
    return Perspective(state, int(state.to_move()))


@pytest.mark.parametrize("preset", ["no-companions", "classic"])
def test_every_action_gets_its_exact_value_the_best_first(preset: str) -> None:
    for state, value in endings("hand_of_the_king", 2, preset, range(MANY), range(3, 8, 2)):
        hero = int(state.to_move())
        answers = Exact(HAND, 1).answers(mover_of(state), Budget(ENDLESS))
        assert sorted(answer.action for answer in answers) == state.legal()
        assert answers[0].value == value
        for answer in answers:
            after = state.clone()
            after.apply(answer.action)
            assert answer.exact
            assert answer.value == minimax(after, hero, [ENDLESS])


@pytest.mark.parametrize("preset", ["no-companions", "classic"])
def test_the_choice_is_an_action_that_reaches_the_value(preset: str) -> None:
    for state, value in endings("hand_of_the_king", 2, preset, range(MANY), range(2, 9, 3)):
        exact = Exact(HAND, 1)
        chosen = exact.choose(mover_of(state), Budget(ENDLESS))
        best = exact.best(state, Budget(ENDLESS))
        for answer in (chosen, best):
            assert answer is not None
            assert answer.exact
            assert answer.value == value
            after = state.clone()
            after.play(answer.action)
            assert minimax(after, int(state.to_move()), [ENDLESS]) == value


@pytest.mark.parametrize("preset", ["no-companions", "classic"])
def test_without_budget_nothing_is_called_exact_and_nothing_is_chosen(preset: str) -> None:
    state = regalia.new("hand_of_the_king", seats=2, seed=1, preset=preset)
    answers = Exact(HAND, 1).answers(mover_of(state), Budget(1))
    assert len(answers) == len(state.legal())
    assert not any(answer.exact for answer in answers)
    assert Exact(HAND, 1).choose(mover_of(state), Budget(1)) is None
    assert Exact(HAND, 1).best(state, Budget(1)) is None
    assert Exact(HAND, 1).line(state, Budget(1)) == []


class Ends(Budget):
    """Lets so many questions pass and then ends for good, like a clock."""

    def __init__(self, questions: int) -> None:
        super().__init__(ENDLESS)
        self.questions = questions

    def spend(self, nodes: int) -> bool:
        self.questions -= 1
        return self.questions > 0


def test_wherever_the_budget_ends_no_unproved_action_is_called_exact() -> None:
    for state, value in endings("hand_of_the_king", 2, "no-companions", range(MANY), range(5, 8)):
        for questions in range(8):
            answer = Exact(HAND, 1).best(state, Ends(questions))
            if answer is not None:
                after = state.clone()
                after.apply(answer.action)
                assert answer.value == value == minimax(after, int(state.to_move()), [ENDLESS])


def test_hidden_cards_luck_and_a_third_side_give_no_answers() -> None:
    for name, seats in (("unfairy_tale", 2), ("kings_bounty", 2), ("dwarf_king", 3), ("hand_of_the_king", 3)):
        state = regalia.new(name, seats=seats, seed=1)
        exact = Exact(regalia.game(name), 1)
        assert exact.answers(mover_of(state), Budget(ENDLESS)) == []
        assert exact.choose(mover_of(state), Budget(ENDLESS)) is None


def test_a_position_is_open_only_if_nothing_is_hidden() -> None:
    assert is_open(regalia.new("hand_of_the_king", seats=2, seed=1), 0)
    assert not is_open(regalia.new("unfairy_tale", seats=2, seed=1), 0)
    assert not is_open(regalia.new("dwarf_king", seats=3, seed=1), 0)


def test_allies_are_one_side() -> None:
    assert sides(regalia.new("hand_of_the_king", seats=4, preset="teams")) == 2
    assert sides(regalia.new("hand_of_the_king", seats=4, preset="no-companions")) == 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sampled_worlds_are_played_to_the_end_of_the_deal(seats: int) -> None:
    game = regalia.game("dwarf_king")
    state = late_tricks(seats, 2, 2 * seats)
    seat = mover_of(state)
    answers = Exact(game, 1).sampled(seat, 4, Rng(1), Budget(ENDLESS))
    assert sorted(answer.action for answer in answers) == state.legal()
    assert all(not answer.exact and -1.0 <= answer.value <= 1.0 for answer in answers)
    assert [a.value for a in answers] == sorted((a.value for a in answers), reverse=True)
    again = Exact(game, 1).sampled(seat, 4, Rng(1), Budget(ENDLESS))
    assert [(a.action, a.value) for a in again] == [(a.action, a.value) for a in answers]


def test_worlds_that_look_alike_give_the_same_sampled_answers() -> None:
    game = regalia.game("dwarf_king")
    state = late_tricks(4, 3, 8)
    seat = int(state.to_move())
    other = state.clone()
    other.determinize(seat, Rng(77))
    found = [
        [
            (a.action, a.value)
            for a in Exact(game, 1).sampled(Perspective(s, seat), 3, Rng(5), Budget(ENDLESS))
        ]
        for s in (state, other)
    ]
    assert found[0] == found[1]


def test_the_last_card_of_a_deal_is_worth_the_points_it_brings() -> None:
    game = regalia.game("dwarf_king")
    state = late_tricks(3, 4, 1)
    answers = Exact(game, 1).sampled(mover_of(state), 2, Rng(1), Budget(ENDLESS))
    seat = int(state.to_move())
    after = state.clone()
    after.apply(answers[0].action)
    assert answers[0].value == game.standing(after, seat)


def test_two_sided_sampled_worlds_are_solved_too() -> None:
    state = next(state for state, _ in endings("unfairy_tale", 2, None, range(9), range(2, 3)))
    answers = Exact(regalia.game("unfairy_tale"), 1).sampled(mover_of(state), 3, Rng(1), Budget(ENDLESS))
    assert sorted(answer.action for answer in answers) == state.legal()


def test_only_worlds_that_were_looked_at_to_the_end_count() -> None:
    game = regalia.game("dwarf_king")
    state = late_tricks(3, 2, 6)
    exact = Exact(game, 1)
    assert exact.sampled(mover_of(state), 50, Rng(1), Budget(1)) == []
    assert exact.worlds == 0
    some = exact.sampled(mover_of(state), 50, Rng(1), Budget(400))
    assert 0 < exact.worlds < 50
    same = exact.sampled(mover_of(state), int(exact.worlds), Rng(1), Budget(ENDLESS))
    assert [(a.action, a.value) for a in some] == [(a.action, a.value) for a in same]


def test_where_one_world_is_too_dear_no_more_is_spent_on_it_than_a_few_even_shares() -> None:
    state = regalia.new("dwarf_king", seats=4, seed=1)
    while len(state.legal()) < 3 or state.view(0)["hand_sizes"] != [9, 9, 9, 9]:
        state.apply(state.legal()[0])
    budget = Budget(100_000)
    exact = Exact(regalia.game("dwarf_king"), 1)
    assert exact.sampled(mover_of(state), 100, Rng(1), budget) == []
    assert 4_000 <= 100_000 - budget.left <= 4_000 + LAP
    assert exact.worlds == 0


def test_a_part_of_a_budget_ends_with_itself_or_with_the_whole() -> None:
    whole = Budget(100)
    part = Part(whole, 30)
    assert part.spend(29)
    assert not part.spend(1)
    assert whole.left == 70
    assert not Part(whole, 1000).spend(70)
    assert not Timed(1000, -1.0).spend(1)
