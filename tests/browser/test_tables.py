"""Several people at one table: invitation, coming back, a broken line, watching, refusals, taking back."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]


def test_one_click_deals_a_match_against_bots(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.click("[data-play=hand_of_the_king]")
    ann.page.wait_for_selector(".stage .thing.live")
    expect(ann.page).to_have_title("● Your turn — Hand of the King")


def test_two_people_play_each_other_with_a_reload_and_a_broken_line(visit: Visit) -> None:
    ann, ben = visit(), visit(lang="ru")
    ann.come("Ann")
    ann.page.goto("/new/unfairy_tale")
    ann.page.fill("input[autocomplete=nickname]", "Ann")
    ann.page.click("[data-create]")
    ann.page.wait_for_selector("[data-start]")
    link = ann.page.url
    ben.come("Бен")
    ben.page.goto(link)
    ben.page.click("[data-sit='1']")
    ben.page.fill(".talk input", "Привет!")
    ben.page.press(".talk input", "Enter")
    expect(ann.page.locator(".said")).to_contain_text("Бен: Привет!")
    ann.page.locator("[data-start]:enabled").click()
    both = [ann, ben]
    for number in range(600):
        for one in both:
            one.page.wait_for_selector(".match[data-version]", state="attached")
        if any(one.page.query_selector("[data-outcome]") for one in both):
            break
        mover = next((one for one in both if one.page.query_selector('.match[data-mine="true"]')), None)
        if mover is None:
            continue  # the last move is still on its way to one of them
        if number == 4:
            mover.page.reload()
            mover.page.wait_for_selector('.match[data-mine="true"]')
        if number == 6:
            other = ben if mover is ann else ann
            other.page.context.set_offline(True)
            other.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
            mover.move_by_clicks()
            other.page.context.set_offline(False)
            continue
        mover.move_by_clicks()
    for one in both:
        one.page.wait_for_selector("[data-outcome]")
    assert ann.version() == ben.version()


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


def test_a_refused_try_names_its_rule_and_links_to_it(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("hand_of_the_king")
    ann.turn()
    # No companion has been earned yet; a mouse can click all the same.
    companion = ann.page.locator(".row .thing").first
    companion.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    companion.click(force=True)
    link = ann.page.locator(".notice a")
    expect(link).to_contain_text("Rule")
    link.click()
    ann.page.wait_for_selector(".clause.linked")
    assert ann.page.locator(".clause.linked").is_visible()


def test_a_hint_is_legal_and_a_step_can_be_taken_back(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.sit_down("hand_of_the_king", seats=2)
    ann.turn()
    ann.page.click("[data-hint]")
    ann.page.wait_for_selector(".thing.hinted")
    ann.move_by_clicks()
    if ann.turn():
        before = ann.page.locator(".log p").count()
        ann.page.click("[data-undo]")
        ann.page.wait_for_function("n => document.querySelectorAll('.log p').length > n", arg=before)


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
