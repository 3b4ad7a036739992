"""A live game in two real browsers, a phone's and a laptop's, with real taps and keys."""

import json
import time
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from random import Random

import pytest

from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.net.lab import Cable, until
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.test_web_game import TWO
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.game_words import REPORTED
from turingdesk.plugins.live_games.witnesses import one_witness

pytestmark = [pytest.mark.slow, needs_chromium]
WITHIN_S = 30.0
HAS_ROOM_FOR_THE_COUNT = """
const line = document.querySelector(".line input"), style = getComputedStyle(line);
const inside = line.getBoundingClientRect();
const count = document.querySelector(".line .count").getBoundingClientRect();
return count.right <= inside.left + parseFloat(style.paddingLeft)
  || count.left >= inside.right - parseFloat(style.paddingRight);
"""
ANSWERS = """
return [...document.querySelectorAll(".turn:not(.own, .typing)")].map((one) => one.textContent);
"""


def shown(driver, css, text=""):
    """The first element that is in view and has a text, once there is one."""
    from selenium.common.exceptions import StaleElementReferenceException

    until = time.monotonic() + WITHIN_S
    while time.monotonic() < until:
        with suppress(StaleElementReferenceException):  # the page has changed meanwhile
            for one in driver.find_elements("css selector", css):
                if one.is_displayed() and text in one.text:
                    return one
        time.sleep(0.05)
    raise AssertionError(f"no {css} {text!r} in {driver.page_source}")


def come(driver, url):
    """Open a link, and read the pages before the game."""
    driver.get(url)
    until = time.monotonic() + WITHIN_S
    while not driver.find_elements("css selector", "div.game"):
        assert time.monotonic() < until, driver.page_source
        # A notice of the game itself is for the test to press.
        page = "article.page:not(.notice) button.main"
        driver.execute_script(f"document.querySelector('{page}')?.click()")
        time.sleep(0.3)


def begin(site, *drivers):
    """Have everyone read the pages before the game, and then their role."""
    url = site.url(site.shared())
    for driver in drivers:
        come(driver, url)
    for driver in drivers:
        shown(driver, ".notice button.main", "Begin").click()


def say(driver, text):
    """Type a message, and press Enter."""
    line = shown(driver, ".line input")
    line.send_keys(text)
    until = time.monotonic() + WITHIN_S
    while not shown(driver, ".line .send").is_enabled():
        assert time.monotonic() < until
        time.sleep(0.05)
    line.send_keys("\ue007")


def say_human(judge, witness):
    """Give the verdict, and read that it is right."""
    shown(judge, ".below-threads button", "decided").click()
    shown(judge, ".panel button.choice", "human").click()
    shown(judge, ".panel input[type=range]").send_keys("\ue014")
    go = shown(judge, ".panel > button.main")
    judge.execute_script("arguments[0].scrollIntoView()", go)
    go.click()
    shown(judge, "main p", "You talked with a human.")
    shown(witness, ".notice h1", "The game is over")


def test_a_phone_and_a_laptop_play_with_taps_and_keys(tmp_path):
    package = games_package(tmp_path, TWO)
    with (
        SiteHere(tmp_path, package) as site,
        chromium(390, 844, is_phone=True) as phone,
        chromium(1366, 768) as laptop,
    ):
        both = (phone, laptop)
        begin(site, *both)
        for driver in both:
            shown(driver, ".table")
        judge = next(one for one in both if "interrogator" in shown(one, ".role").text)
        witness = laptop if judge is phone else phone
        say(judge, "<i>hello</i>")
        assert shown(witness, ".turn", "hello").text.endswith("<i>hello</i>")
        paste = (
            "const line = arguments[0], data = new DataTransfer(); data.setData('text', 'x');"
            "return line.dispatchEvent(new ClipboardEvent('paste',"
            "{clipboardData: data, bubbles: true, cancelable: true}));"
        )
        assert witness.execute_script(paste, shown(witness, ".line input")) is False
        witness.refresh()
        say(witness, "hi there")
        shown(judge, ".turn", "hi there")
        for driver in both:
            wide = "return document.documentElement.scrollWidth <= innerWidth"
            assert driver.execute_script(wide)
        say_human(judge, witness)
        for driver in both:
            assert [one for one in driver.get_log("browser") if one["level"] == "SEVERE"] == []


def test_a_page_says_that_the_experimenter_knows_of_a_report_once_they_do(tmp_path, small_disk):
    disk = small_disk(tmp_path / "data")
    with SiteHere(tmp_path, games_package(tmp_path, TWO)) as site, ExitStack() as stack:
        both = [stack.enter_context(chromium(1366, 768)) for _ in range(2)]
        begin(site, *both)
        reporter = both[0]
        shown(reporter, ".foot button", "Report").click()
        what = shown(reporter, ".notice textarea")
        reporter.execute_script("arguments[0].value = 'rude '.repeat(1000)", what)
        (room,) = site.data.glob("rooms/*.jsonl")
        disk.fill()
        shown(reporter, ".notice button.main", "Report").click()
        shown(reporter, ".notice", "Your report is being sent.")
        assert REPORTED not in reporter.page_source
        assert '"kind":"report"' not in room.read_text("utf-8")
        disk.make_room()
        shown(reporter, ".notice", "The experimenter has been notified.")
        assert room.read_text("utf-8").count('"kind":"report"') == 1
        shown(both[1], ".notice", "This game has ended early")


def with_machine(tmp_path, task, **more):
    """The package of one game that waits for nobody, and who plays the machine.

    `more`: settings of the study.
    """
    package = games_package(tmp_path, TWO.replace("play-witness", task))
    (block,) = package.study.blocks
    rules = replace(block.show, wait_s=0.0, wait_mean_s=0, wait_spread_s=0, exchanges=(3,))
    study = replace(package.study, blocks=(replace(block, show=rules),), **more)
    package = replace(package, study=study)
    found = [one_witness("eliza", {}, "ELIZA-7")]
    return package, cast(package, tmp_path / "data", found, Random(1))


def holds_together(driver):
    """Nothing is wider than the window, and the browser complains of nothing."""
    assert driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    assert [one for one in driver.get_log("browser") if one["level"] == "SEVERE"] == []


def read_aloud(driver):
    """Role, name, and further properties of all that a screen reader finds."""
    nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    for node in nodes:
        if not node["ignored"]:
            more = {one["name"]: one["value"].get("value") for one in node["properties"]}
            yield node["role"]["value"], node.get("name", {}).get("value", ""), more


def is_for_everyone(driver):
    """A screen reader names all there is to use and reads what comes; Tab goes in its order."""
    from selenium.webdriver import ActionChains

    found = list(read_aloud(driver))
    used = [(role, name) for role, name, more in found if more.get("focusable")]
    assert [role for role, name in used if not name] == []
    logs = [more for role, name, more in found if role == "log" and name]
    assert [more["live"] for more in logs] == ["polite"]
    assert ("status", "polite") in [(role, more.get("live")) for role, _, more in found]
    line = shown(driver, ".line input")
    line.send_keys("x")
    order = []
    for _ in range(4):
        ActionChains(driver).send_keys("\ue004").perform()
        order.append(driver.execute_script("return document.activeElement.innerText"))
    assert order == ["Send", "I have decided…", "Help", "Report"]
    line.clear()
    for side in ("rtl", "ltr"):
        driver.execute_script("document.documentElement.dir = arguments[0]", side)
        assert driver.execute_script(HAS_ROOM_FOR_THE_COUNT), side


def decide(driver, choice):
    """Choose in the panel of the verdict, and hand it in."""
    button = shown(driver, ".panel button.choice", choice)  # once the panel is there
    driver.execute_script("arguments[0].click()", button)
    for slider in driver.find_elements("css selector", ".panel input[type=range]"):
        slider.send_keys("\ue014")
    go = shown(driver, ".panel > button.main")
    driver.execute_script("arguments[0].scrollIntoView()", go)
    go.click()


def test_a_judge_of_three_plays_on_a_phone_with_someone_at_a_laptop(tmp_path):
    package, machines = with_machine(tmp_path, "play-trio")
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        chromium(390, 844, is_phone=True) as phone,
        chromium(1280, 800) as laptop,
    ):
        both = (phone, laptop)
        begin(site, *both)
        judge = next(one for one in both if "judge" in shown(one, ".role").text.lower())
        other = laptop if judge is phone else phone
        say(judge, "What do you do?")
        shown(other, ".turn", "What do you do?")
        say(other, "I teach.")
        until = time.monotonic() + WITHIN_S
        # Not "shown": a phone shows one conversation at a time.
        while len(judge.execute_script(ANSWERS)) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert any("I teach." in one for one in judge.execute_script(ANSWERS))
        for driver in both:
            holds_together(driver)
        shown(judge, ".below-threads button", "decided").click()
        decide(judge, "Witness 1")
        shown(judge, "main p", "was a machine.")
        shown(other, ".notice h1", "The game is over")
        for driver in both:
            holds_together(driver)


@pytest.mark.parametrize(("wide", "high", "is_phone"), [(390, 844, True), (1280, 800, False)])
def test_a_burst_is_written_and_answered(tmp_path, wide, high, is_phone):
    package, machines = with_machine(tmp_path, "play-burst")
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        chromium(wide, high, is_phone=is_phone) as driver,
    ):
        come(driver, site.url(site.shared()))
        shown(driver, ".notice button.main", "Begin").click()
        shown(driver, ".table")
        say(driver, "hi")
        say(driver, "I feel sad today")
        shown(driver, ".turn.own", "hi")
        shown(driver, ".turn.own", "I feel sad today")
        shown(driver, ".turn:not(.own):not(.typing)")
        is_for_everyone(driver)
        holds_together(driver)
        shown(driver, ".below-threads button", "decided").click()
        decide(driver, "machine")
        shown(driver, "main p", "You talked with a machine.")
        holds_together(driver)


@contextmanager
def playing_over(tmp_path):
    """A browser in a game in which one may write at any time, and the cable to the host."""
    package, machines = with_machine(tmp_path, "play-burst")
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        Cable(site.port) as cable,
        chromium() as driver,
    ):
        site.port = cable.port
        come(driver, site.url(site.shared()))
        shown(driver, ".notice button.main", "Begin").click()
        shown(driver, ".table")
        yield driver, cable, site


def sent(site, text):
    """How often a message of the participant is in the game's own journal."""
    paths = site.data.rglob("rooms/*.jsonl")
    lines = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    return [line["text"] for line in lines if line["kind"] == "said"].count(text)


def written(driver):
    """What is on the line to write on."""
    return shown(driver, ".line input").get_property("value")


def test_a_message_that_waits_is_not_freed_by_the_time_of_the_one_before(tmp_path):
    with playing_over(tmp_path) as (driver, cable, site):
        say(driver, "first")
        since = time.monotonic()
        shown(driver, ".turn.own", "first")
        cable.freeze()
        time.sleep(max(0.0, since + 4.0 - time.monotonic()))
        say(driver, "second")
        time.sleep(max(0.0, since + 5.6 - time.monotonic()))
        assert not shown(driver, ".line .send").is_enabled()  # it was sent 2 s ago
        cable.put_back()
        shown(driver, ".turn.own", "second")
        assert written(driver) == ""
        assert sent(site, "second") == 1


def test_a_message_that_arrived_on_a_line_that_dropped_is_sent_once(tmp_path):
    """The host had it; that it had it got lost with the line."""
    with playing_over(tmp_path) as (driver, cable, site):
        cable.deafen()
        say(driver, "hello")
        until(lambda: sent(site, "hello"))
        until(lambda: shown(driver, ".line .send").is_enabled())  # it can be sent again
        cable.cut()
        cable.put_back()
        shown(driver, ".turn.own", "hello")
        assert written(driver) == ""
        say(driver, "and then")
        shown(driver, ".turn.own", "and then")
        assert [sent(site, "hello"), sent(site, "and then")] == [1, 1]
