"""Several people at one table: invitation, coming back, a broken line, watching, refusals, taking back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hall import Visitor
from tests.browser.line import Line

Visit = Callable[..., Visitor]


def test_one_click_deals_a_match_against_bots(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.click("[data-play=hand_of_the_king]")
    ann.page.wait_for_selector(".stage .thing.live")
    expect(ann.page).to_have_title("● Your turn — Hand of the King")


def test_two_people_play_each_other_with_a_reload_and_a_broken_line(visit: Visit, line: Line) -> None:
    ann, ben = visit(), visit(lang="ru", url=line.url)
    ann.come("Ann")
    ann.page.goto("/new/unfairy_tale")
    ann.page.fill("input[autocomplete=nickname]", "Ann")
    ann.page.click("[data-create]")
    ann.page.wait_for_selector("[data-start]")
    ben.come("Бен")
    ben.page.goto(ann.page.url[ann.page.url.index("/t/") :])
    ben.page.click("[data-sit='1']")
    ben.page.fill(".talk input", "Привет!")
    ben.page.press(".talk input", "Enter")
    expect(ann.page.locator(".said")).to_contain_text("Бен: Привет!")
    ann.page.locator("[data-start]:enabled").click()
    both = [ann, ben]
    broken = reloaded = False
    for _ in range(600):
        for one in both:
            one.page.wait_for_selector(".match[data-version]", state="attached")
        if any(one.page.query_selector("[data-outcome]") for one in both):
            break
        mover = next((one for one in both if one.page.query_selector('.match[data-mine="true"]')), None)
        if mover is None:
            continue  # the last move is still on its way to one of them
        if mover is ann and ann.version() > 3 and not broken:
            broken = True
            line.cut()
            ben.page.wait_for_selector("[data-offline]")
            ann.move_by_clicks()  # which Ben does not see until his line is back
            line.mend()
            ben.page.wait_for_selector("[data-offline]", state="detached")
            continue
        if mover is ben and not reloaded:
            reloaded = True
            ben.page.reload()
            ben.page.wait_for_selector('.match[data-mine="true"]')
        mover.move_by_clicks()
    for one in both:
        one.page.wait_for_selector("[data-outcome]")
    assert broken
    assert reloaded
    assert ann.version() == ben.version()


def test_a_move_made_on_a_broken_line_arrives_once(visit: Visit, line: Line) -> None:
    ann, ben = visit(url=line.url), visit()
    ann.come("Ann")
    ben.come("Ben")
    ann.gather("hand_of_the_king", ben, options={"first": "seat_0"})
    ann.turn()
    ann.page.mouse.wheel(0, 10_000)  # the warning is seen wherever one has scrolled to
    line.cut()
    expect(ann.page.locator("[data-offline]")).to_be_in_viewport()
    ann.page.locator(".stage .thing.live").first.click()
    ann.page.click("[data-confirm]")
    assert ben.version() == 0
    line.mend()
    expect(ann.page.locator("[data-offline]")).to_have_count(0)
    ben.page.wait_for_function("() => Number(document.querySelector('.match').dataset.version) > 0")
    # A hand of the king's own move takes one line of people: had it been made twice, there would be two.
    assert ben.page.locator(".log p").first.inner_text() != ""
    expect(ann.page.locator(".match")).to_have_attribute("data-version", str(ben.version()))
    moves = [text for text in ben.page.locator(".log p").all_inner_texts() if "Varys" in text]
    assert len(moves) == 1


def test_a_watcher_is_sent_no_secret(visit: Visit) -> None:
    ann, eve = visit(), visit()
    ann.come("Ann")
    table = ann.sit_down("dwarf_king")
    frames: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    eve.come("Eve")
    eve.page.goto(f"/t/{table}")
    eve.page.wait_for_selector(".stage")
    assert eve.page.query_selector(".stage .thing.live") is None
    pictures = [json.loads(frame) for frame in frames if '"type":"match"' in frame]
    assert pictures
    assert all(picture["table"]["hand"] == [] and picture["seat"] is None for picture in pictures)
    hand = ann.ask("GET", f"/api/matches/{table}")["table"]["hand"]
    open_to_all = set()
    for table_seen in (picture["table"] for picture in pictures):
        open_to_all |= {laid["card"]["key"] for laid in table_seen["trick"]} | {table_seen["special"]["key"]}
        open_to_all |= {card["key"] for shown in table_seen["known"] for card in shown}
    hidden = [card["key"] for card in hand if card["key"] not in open_to_all]
    assert hidden
    assert not [key for key in hidden for frame in frames if f'"{key}"' in frame]


# Something that cannot be chosen, now or a few moves later.
FORBIDDEN = {
    "hand_of_the_king": ".row .thing:not(.live)",
    "kings_bounty": ".hand .cards .thing:not(.live)",
    "dwarf_king": ".hand .thing:not(.live)",
    "royal_defense": ".market section:last-child li .thing:not(.live)",
    # Where a namesake lies: the place is out of use for the character that has been picked.
    "unfairy_tale": ".kingdom .thing.part",
}


def something_is_forbidden(visitor: Visitor, game: str) -> bool:
    """Whether there is something to try in vain, at once or with one of one's cards picked."""
    forbidden = visitor.page.locator(FORBIDDEN[game])
    if forbidden.count() or game != "unfairy_tale":
        return forbidden.count() > 0
    for card in visitor.page.locator(".hand .thing[data-live]").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if forbidden.count():
            return True
    visitor.page.keyboard.press("Escape")
    return False


def find_something_forbidden(visitor: Visitor, game: str) -> None:
    """Plays until something is forbidden; some short matches end before."""
    for _ in range(10):
        visitor.sit_down(game)
        while visitor.turn():
            if something_is_forbidden(visitor, game):
                return
            visitor.move_by_clicks()
    raise AssertionError("nothing was ever forbidden")


@pytest.mark.parametrize("game", list(FORBIDDEN))
def test_a_refused_try_names_its_rule_and_links_to_it(visit: Visit, game: str) -> None:
    ann = visit()
    ann.come()
    find_something_forbidden(ann, game)
    # It says that it is of no use now; a mouse can click all the same.
    thing = ann.page.locator(FORBIDDEN[game]).first
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    thing.click(force=True)
    link = ann.page.locator(".notice a")
    expect(link).to_contain_text("Rule")
    link.click()
    ann.page.wait_for_selector(".clause.linked")
    assert ann.page.locator(".clause.linked").is_visible()


def test_what_a_move_would_do_is_shown_before_it_is_made(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("hand_of_the_king", options={"first": "seat_0"})
    ann.turn()
    thing = ann.page.locator(".court .thing.live").first
    thing.focus()
    assert ann.page.locator(".court .cell.line").count() == 10  # Varys sees along his row and his column
    expect(ann.page.locator(".court .cell.taken")).not_to_have_count(0)
    before = ann.version()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".choices .then")).to_contain_text("Ann moves Varys")
    assert ann.version() == before


def test_a_hint_is_legal_and_marked_on_the_table(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("hand_of_the_king")
    ann.turn()
    ann.page.click("[data-hint]")
    ann.page.wait_for_selector(".thing.hinted.live")
    expect(ann.page.locator(".notice")).to_contain_text("Hint: Move Varys")
    expect(ann.page.locator(".notice")).to_contain_text("Next best: Move Varys")


def test_the_replay_steps_by_keys_and_shows_what_a_seat_knew(visit: Visit) -> None:
    ann = visit()
    ann.come()
    table = ann.sit_down("unfairy_tale")
    ann.play_by_clicks()
    ann.page.goto(f"/replay/{table}?seat=0")
    ann.page.wait_for_selector(".stage")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    slider = ann.page.locator("[data-slider]")
    expect(slider).to_have_value("2")
    ann.page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    ann.page.select_option("[data-knowledge]", "open")
    ann.page.wait_for_url("**/replay/*?seat=open*")
    ann.page.wait_for_selector(".stage")
