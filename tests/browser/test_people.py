"""People at a table and away from it: stand-ins, giving up, taking back, private talk, accounts, calls."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]
# A browser without a desktop notifies nobody: this notes what would have been shown, to a page out of sight.
CALLED = """
window.called = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.called.push([title, options.body]); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.outOfSight === true });
"""


def test_a_bot_stands_in_until_one_is_back(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.gather("hand_of_the_king", ben, options={"first": "seat_0"})
    ann.turn()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.locator(".lasting .banner")).to_contain_text("A bot plays in your place")
    expect(ben.page.locator("ul.seats")).to_contain_text("вышел")
    assert ben.turn(), "the stand-in has moved"
    ann.page.get_by_role("button", name="I am back").click()
    expect(ann.page.locator(".lasting .banner")).to_have_count(0)
    ben.move_by_clicks()
    assert ann.turn(), "the seat is one's own again"
    ann.move_by_clicks()


def test_who_gives_up_ends_the_match(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.gather("hand_of_the_king", ben)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Give up").click()
    expect(ann.page.locator("[data-outcome]")).to_contain_text("Бен has won")
    expect(ben.page.locator("[data-outcome]")).to_contain_text("игрок сдался")


def test_what_was_answered_is_taken_back_with_consent_alone(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.gather("hand_of_the_king", ben, preset="no-companions", options={"first": "seat_0"})
    for one in (ann, ben):
        one.turn()
        one.move_by_clicks()
    ann.turn()
    answers = ["Отказать", "Согласиться"]
    for answer in answers:
        ann.page.get_by_role("button", name="Ask to take back").click()
        expect(ann.page.locator(".banners .banner")).to_contain_text("You have asked to take back")
        ben.page.get_by_role("button", name=answer).click()
        expect(ann.page.locator(".banners .banner")).to_have_count(0)
    expect(ann.page.locator(".match")).to_have_attribute("data-mine", "true")
    # Nobody has been taken by anybody any more.
    expect(ann.page.locator(".areas .people .thing")).to_have_count(0)


def test_a_step_that_nobody_has_answered_is_taken_back_at_once(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("kings_bounty", options={"first": "seat_0"})
    ann.turn()
    ann.page.get_by_role("button", name="Return cards", exact=True).click()
    before = ann.version()
    ann.page.locator(".hand .cards .thing.live").first.click()
    ann.page.click("[data-confirm]")
    assert ann.moved(before)
    lines = ann.page.locator(".log p").count()
    ann.page.get_by_role("button", name="Take back", exact=True).click()
    ann.page.wait_for_function("n => document.querySelectorAll('.log p').length > n", arg=lines)
    assert ann.turn()


def test_a_crow_gives_two_a_private_minute(pair: tuple[Visitor, Visitor], visit: Visit) -> None:
    ann, ben = pair
    cid = visit()
    cid.come("Cid")
    heard: list[str] = []
    cid.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    ann.gather("hand_of_the_king", ben, cid, preset="crows", options={"first": "seat_0"})
    ann.turn()
    ann.page.fill(".side form input", "too loud")
    ann.page.press(".side form input", "Enter")
    expect(ann.page.locator(".notice")).to_be_visible()  # silence at this table
    ann.page.locator(".areas .thing.live", has_text="Бен").click()
    ann.page.click("[data-confirm]")
    expect(ann.page.locator("[data-private]")).to_contain_text("Бен")
    expect(ben.page.locator("[data-private]")).to_contain_text("Ann")
    ben.page.fill(".side form input", "под стеной")
    ben.page.press(".side form input", "Enter")
    expect(ann.page.locator(".said .private")).to_contain_text("под стеной")
    expect(cid.page.locator("[data-private]")).to_have_count(0)
    ann.turn()
    ann.move_by_clicks()
    cid.page.wait_for_function("() => Number(document.querySelector('.match').dataset.version) > 1")
    told = [json.loads(frame) for frame in heard]
    assert any(one["type"] == "match" for one in told)
    assert not [one for one in told if one["type"] == "chat" or one.get("private")]


def test_an_account_takes_the_guests_matches_to_another_browser(visit: Visit) -> None:
    ann = visit()
    ann.come("Ann")
    ann.sit_down("unfairy_tale", seats=4)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.wait_for_selector("[data-outcome]")
    ann.page.click("a[href='/settings']")
    ann.page.fill("input[autocomplete=username]", "ann-of-the-hall")
    ann.page.fill("input[autocomplete=new-password]", "a long password")
    ann.page.get_by_role("button", name="Make an account").click()
    expect(ann.page.locator("main h2", has_text="Finished matches")).to_be_visible()
    other = visit(lang="ru")
    other.page.goto("/settings")
    other.page.get_by_role("button", name="У меня есть учётная запись").click()
    other.page.fill("input[autocomplete=username]", "ann-of-the-hall")
    other.page.fill("input[autocomplete=current-password]", "a wrong password")
    other.page.get_by_role("button", name="Войти").click()
    expect(other.page.locator(".notice")).to_be_visible()
    other.page.fill("input[autocomplete=current-password]", "a long password")
    other.page.get_by_role("button", name="Войти").click()
    expect(other.page.locator("main h1")).to_have_text("Ann")
    expect(other.page.locator("main ul a")).to_contain_text("Несказочная заварушка")
    other.page.get_by_role("button", name="Выйти").click()
    other.page.wait_for_url("**/")


def test_whoever_looks_elsewhere_is_called_to_the_turn(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.page.add_init_script(CALLED)
    ann.page.goto("/settings")
    ann.page.get_by_role("checkbox", name="A notification when it is my turn").check()
    ann.gather("hand_of_the_king", ben, options={"first": "seat_1"})
    ann.page.evaluate("() => { window.outOfSight = true; }")
    expect(ann.page).to_have_title("Hand of the King")
    ben.call(ann)
    expect(ann.page).to_have_title("● Your turn — Hand of the King")
    assert ann.page.evaluate("window.called") == [["Hand of the King", "Your turn"]]
