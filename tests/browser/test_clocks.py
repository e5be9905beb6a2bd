"""Clocks at the table: everybody's is shown, only that of who is to move runs, and a fallen flag is told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hall import Visitor

TURN = 15  # seconds for a turn: long enough to look at a clock twice on a busy machine, short enough to fall
FULL = f"0:{TURN}"
RUNS = """([seat, seconds]) => {
  const [minutes, rest] = document.querySelectorAll(".seats .clock")[seat].textContent.split(":").map(Number);
  return 60 * minutes + rest <= seconds;
}"""


def runs_down(visitor: Visitor, seat: int, seconds: int) -> None:
    """Waits until a seat's clock shows no more than this."""
    visitor.page.wait_for_function(RUNS, arg=[seat, seconds])


def test_the_clock_of_who_is_to_move_runs_and_falls(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    clock = {"kind": "turn", "base": TURN}
    ann.gather("hand_of_the_king", ben, clock=clock, options={"first": "seat_0"})
    for one in pair:
        clocks = one.page.locator(".seats .clock")
        expect(clocks).to_have_count(2)
        runs_down(one, 0, TURN - 2)
        assert clocks.nth(1).inner_text() == FULL, "the clock of who waits stands still"
    ann.move_by_clicks()
    for one in pair:
        runs_down(one, 1, TURN - 2)
        assert one.page.locator(".seats .clock").first.inner_text() == FULL, "a new turn has all its time"
    for one, won, reason, line in (
        (ann, "Ann has won", "somebody ran out of time", "Бен has run out of time."),
        (ben, "Ann", "у игрока вышло время", "Бен: время вышло."),
    ):
        outcome = one.page.locator("[data-outcome]")
        expect(outcome).to_contain_text(won)
        expect(outcome).to_contain_text(reason)
        expect(one.page.locator(".log p").last).to_have_text(line)
        expect(one.page.locator("[data-announce]")).to_contain_text(line)


def test_a_bot_plays_on_for_whoever_of_three_runs_out_of_time(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    clock = {"kind": "turn", "base": 3}
    terms = {"seats": 3, "bots": {"2": "random"}, "options": {"first": "seat_0"}}
    ann.gather("hand_of_the_king", ben, clock=clock, **terms)
    expect(ben.page.locator(".log")).to_contain_text("Ann: время вышло.")
    expect(ann.page.locator(".log")).to_contain_text("Ann has run out of time.")
    expect(ann.page.locator("[data-outcome]")).to_have_count(0)
    # Somebody has moved for Ann: else Ben, who is next, could never run out of time.
    expect(ann.page.locator(".log")).to_contain_text("Бен has run out of time.")
