"""A live game in two real browsers, a phone's and a laptop's, with real taps and keys."""

import time
from contextlib import suppress

import pytest

from tests.games_study import games_package
from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.net.test_web_game import TWO

pytestmark = [pytest.mark.slow, needs_chromium]
WITHIN_S = 30.0


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


def say(driver, text):
    """Type a message, and press Enter."""
    line = shown(driver, ".line input")
    line.send_keys(text)
    until = time.monotonic() + WITHIN_S
    while not shown(driver, ".line .send").is_enabled():
        assert time.monotonic() < until
        time.sleep(0.05)
    line.send_keys("\ue007")


def test_a_phone_and_a_laptop_play_with_taps_and_keys(tmp_path):
    package = games_package(tmp_path, TWO)
    with (
        SiteHere(tmp_path, package) as site,
        chromium(390, 844, is_phone=True) as phone,
        chromium(1366, 768) as laptop,
    ):
        url = site.url(site.shared())
        both = (phone, laptop)
        for driver in both:
            come(driver, url)
        for driver in both:
            shown(driver, ".notice button.main", "Begin").click()
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
        shown(judge, ".below-threads button", "decided").click()
        shown(judge, ".panel button.choice", "human").click()
        shown(judge, ".panel input[type=range]").send_keys("\ue014")
        go = shown(judge, ".panel > button.main")
        judge.execute_script("arguments[0].scrollIntoView()", go)
        go.click()
        shown(judge, "main p", "You talked with a human.")
        shown(witness, ".notice h1", "The game is over")
        for driver in both:
            assert [one for one in driver.get_log("browser") if one["level"] == "SEVERE"] == []
