"""What the page does while a step is on its way to the screen, in a real browser."""

import time
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.net.browsers import WebHere, chromium, needs_chromium
from tests.net.lab import Cable
from tests.net.test_web_chromium import CLICK, FREE, LAPTOP, PHONE, STATE, begin, until, walk
from turingdesk.core.limits import Limits
from turingdesk.core.trial import Trial

pytestmark = [pytest.mark.slow, needs_chromium]
SLOW_MS = 3000
#: While the line is down, no socket can be opened.
LINES = """
window.isDown = false;
window.WebSocket = class extends WebSocket {
  constructor(url) { super(window.isDown ? url.replace("socket", "nowhere") : url); }
};
"""
COVERED = "return document.querySelector('dialog').open"


def pictures(demo):
    """The demo study with its blocks of captions alone."""
    blocks = [one for one in demo.study.blocks if one.task == "captions"]
    return replace(demo, study=replace(demo.study, blocks=tuple(blocks)))


def slow_down(driver, latency_ms=SLOW_MS):
    """Every file that the page fetches from now on takes so long."""
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    fast = {"downloadThroughput": -1, "uploadThroughput": -1}
    driver.execute_cdp_cmd(
        "Network.emulateNetworkConditions", {"offline": False, "latency": latency_ms, **fast}
    )


def block(driver, *urls):
    """Let no file of these addresses through, as a line that is interrupted does."""
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": list(urls)})


def to_next(driver, web):
    """Answer the first trial before another one; the place of that, which is on its way."""
    steps = web.session.recorder.session.steps
    trials = [isinstance(step, Trial) for step in steps]
    place = next(at for at, two in enumerate(pairwise(trials)) if all(two))
    walk(driver, stop=lambda now: now["place"] == place)
    slow_down(driver)
    until(driver, lambda _: driver.execute_script(FREE))
    driver.execute_script(CLICK)
    until(driver, lambda _: web.session.recorder.session.place > place)
    return place + 1


def test_a_tab_that_was_left_while_a_picture_was_on_its_way_stays_left(tmp_path, demo):
    with WebHere(tmp_path, pictures(demo)) as web, chromium(*LAPTOP) as driver:
        begin(driver, web)
        first = driver.current_window_handle
        place = to_next(driver, web)
        assert driver.execute_script(STATE)["place"] < place, "the picture isn't there yet"
        driver.switch_to.new_window("tab")
        driver.get(web.url("P1"))
        until(driver, lambda now: now["place"] == place)
        driver.switch_to.window(first)
        until(driver, lambda now: "another window" in now["text"])
        time.sleep(1.2 * SLOW_MS / 1000)
        assert "another window" in driver.execute_script(STATE)["text"]
        driver.execute_script("document.querySelector('button.main').click()")
        until(driver, lambda now: now["place"] == place)


def test_what_is_painted_under_the_cover_is_not_in_view_yet(tmp_path, demo):
    with WebHere(tmp_path, pictures(demo)) as web, chromium(*LAPTOP) as driver:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LINES})
        begin(driver, web)
        place = to_next(driver, web)
        driver.execute_script("window.isDown = true")
        web.soon(web.session.wire.cut)
        until(driver, lambda _: driver.execute_script(COVERED))
        until(driver, lambda now: now["place"] == place)
        driver.execute_script("window.isDown = false")
        until(driver, lambda _: not driver.execute_script(COVERED))
        until(driver, lambda _: driver.execute_script(FREE))
        time.sleep(0.5)
        driver.execute_script(CLICK)
        until(driver, lambda _: web.session.recorder.session.place > place)
    answer = [one for one in web.lines("P1") if one["kind"] == "response"][-1]
    assert answer["step"] == place
    assert answer["rt_ms"] > 500


@pytest.mark.parametrize("what", ["*/web/media/*", "*/web/tasks/*"])
def test_what_the_line_kept_back_is_fetched_again(tmp_path, demo, what):
    image = "return document.querySelector('.stage img')?.naturalWidth > 0"
    with WebHere(tmp_path, pictures(demo)) as web, chromium(*LAPTOP) as driver:
        begin(driver, web)
        steps = web.session.recorder.session.steps
        first = next(at for at, step in enumerate(steps) if isinstance(step, Trial))
        walk(driver, stop=lambda now: now["place"] == first - 1)
        block(driver, what)
        driver.execute_script(CLICK)
        until(driver, lambda _: web.session.recorder.session.place == first)
        time.sleep(1)
        assert web.session._view.onset_s is None, "nothing is seen yet"
        block(driver)
        until(driver, lambda _: driver.execute_script(image))
        walk(driver, stop=lambda now: now["place"] > first)


def test_an_answer_into_a_line_that_died_silently_is_sent_again(tmp_path, demo):
    """As when a phone leaves the wireless network: neither end is told."""
    with (
        WebHere(tmp_path, pictures(demo)) as web,
        Cable(web.port) as cable,
        chromium(*PHONE, is_phone=True) as driver,
    ):
        web.port = cable.port
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        place = driver.execute_script(STATE)["place"]
        until(driver, lambda _: driver.execute_script(FREE))
        cable.strand()
        driver.execute_script(CLICK)
        until(driver, lambda now: now["place"] > place)
    (answer,) = [one for one in web.lines("P1") if one["kind"] == "response"]
    assert answer["step"] == place


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_fixation_cross_is_in_view_before_long_stimuli_too(tmp_path, demo, size):
    blocks = [
        replace(one, limits=Limits(fixation_cross_s=1.5))
        for one in demo.study.blocks
        if one.task == "pairs"
    ]
    package = replace(demo, study=replace(demo.study, blocks=tuple(blocks)))
    look = """
    const stage = document.querySelector(".stage.cross");
    if (!stage) return null;
    const cross = getComputedStyle(stage, "::after");
    const {top} = stage.getBoundingClientRect();
    const [from, margin, high] = [cross.top, cross.marginTop, cross.height].map(parseFloat);
    return [top + from + margin + high / 2, innerHeight, stage.clientHeight];
    """
    with WebHere(tmp_path, package) as web, chromium(*size, is_phone=size == PHONE) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        until(driver, lambda _: driver.execute_script(look))
        middle, high, stage = driver.execute_script(look)
    assert 0.2 * high < middle < 0.8 * high, stage
