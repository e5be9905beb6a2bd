"""Allies who share a turn at a terminal: whoever may act is asked."""

from tests.terminal.run import Terminal

# The peoples, the centre, the palisades and the first hands of all four, each decided without a choice.
ALLIES = "play royal_defense --preset allies --option first=seat_0 --seed 3 --lang en --bot random"
TO_THE_FIRST_TURN = ["1", "1", "1", "done"]


def test_a_person_may_take_the_lead_from_an_allied_bot_or_let_it_go_on(regalia_command: Terminal) -> None:
    ran = regalia_command(f"{ALLIES} --you 2", *TO_THE_FIRST_TURN, "1", "quit")
    assert (ran.code, ran.err) == (0, "")
    asked = ran.out.index("1  Cleo takes the lead")
    assert "2  " not in ran.out[asked : asked + 60]  # nothing else is Cleo's before that
    assert ran.out.count("1  Ann takes the lead") == 0  # a bot's action is not offered to a person
    assert "  Hire " in ran.out[asked:]
    left = regalia_command(f"{ALLIES} --you 2", *TO_THE_FIRST_TURN, "", "quit")
    assert left.out.count("Cleo takes the lead") == 1  # asked once, then Ann went on by herself
    assert left.out.rindex("• Ann") > left.out.index("Cleo takes the lead")


def test_what_is_the_allys_to_decide_is_not_taken(regalia_command: Terminal) -> None:
    ran = regalia_command(f"{ALLIES} --you 2", *TO_THE_FIRST_TURN, "done", "quit")
    assert "That is for Ann to decide now." in ran.out


def test_two_people_at_one_screen_pass_the_lead_to_each_other(regalia_command: Terminal) -> None:
    ran = regalia_command(
        f"{ALLIES} --humans 0,2", *["1"] * 6, "done", "done", "lead seat_2", "lead seat_0", "quit"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Cleo takes the lead" in ran.out
    assert "Ann takes the lead" in ran.out[ran.out.rindex("Cleo takes the lead") :]
