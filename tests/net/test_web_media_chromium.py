"""Pictures and texts that are themselves judged, in a real browser."""

import time

import pytest
from selenium.webdriver import ActionChains

from tests.gui.kiosk.conftest import paint, write_study
from tests.net.browsers import WebHere, chromium, needs_chromium
from tests.net.test_web_chromium import LAPTOP, PHONE, complaints, until
from turingdesk.study.package import open_package

pytestmark = [pytest.mark.slow, needs_chromium]
DEVICES = pytest.mark.parametrize(("size", "is_phone"), [(PHONE, True), (LAPTOP, False)])
SPACE = "\ue00d"
PICTURE = """
const image = document.querySelector(".stage img"), card = image.parentElement;
const box = image.getBoundingClientRect(), around = card.getBoundingClientRect();
return {
  wide: box.width, high: box.height, beside: around.width - box.width,
  own: image.naturalWidth, ownRatio: image.naturalWidth / image.naturalHeight,
  bottom: document.querySelector("button.choice").getBoundingClientRect().bottom,
  room: innerHeight, screen: innerWidth,
};
"""
READING = """
const choice = document.querySelector("button.choice");
return {
  held: choice.disabled, hint: document.querySelector(".panel .hint").innerText,
  lines: document.querySelectorAll(".reading p").length,
};
"""


@DEVICES
@pytest.mark.parametrize(("own", "enlarged"), [((40, 30), 3.0), ((1600, 1200), 1.0)])
def test_a_picture_has_the_room_that_the_question_leaves(tmp_path, size, is_phone, own, enlarged):
    folder = write_study(tmp_path / "study", {"pictures": "trials = 2\n"})
    for number in range(8):
        paint(folder / "media" / f"p{number}.png", *own, color=f"#40{number}060")
    with (
        WebHere(tmp_path, open_package(folder)) as web,
        chromium(*size, is_phone=is_phone) as driver,
    ):
        driver.get(web.url("P1"))
        until(driver, lambda now: now["place"] == 0)
        shown = driver.execute_script(PICTURE)
        assert complaints(driver) == []
    assert shown["own"] == own[0]
    assert shown["wide"] / shown["high"] == pytest.approx(shown["ownRatio"], rel=0.02)
    assert shown["beside"] <= 2  # the card's edges
    assert shown["wide"] <= enlarged * own[0] + 1
    assert (
        shown["wide"] == pytest.approx(3 * own[0], abs=3) or shown["wide"] > 0.4 * shown["screen"]
    )
    assert shown["bottom"] <= shown["room"], "the answers are in view"


@DEVICES
def test_answers_wait_until_the_end_of_a_text_was_in_view(tmp_path, size, is_phone):
    block = {"texts": "trials = 2\n[block.limits]\nplays_first = 1\n"}
    package = open_package(write_study(tmp_path / "study", block))
    with WebHere(tmp_path, package) as web, chromium(*size, is_phone=is_phone) as driver:
        driver.get(web.url("P1"))
        until(driver, lambda now: now["place"] == 0)
        at_first = driver.execute_script(READING)
        for _ in range(40):
            if not driver.execute_script(READING)["held"]:
                break
            ActionChains(driver).send_keys(SPACE).perform()
            time.sleep(0.25)  # browsers scroll smoothly
        at_last = driver.execute_script(READING)
        driver.execute_script("document.querySelector('button.choice').click()")
        until(driver, lambda now: now["place"] == 1)
        assert complaints(driver) == []
        scrolled = [line for line in web.lines("P1") if line["kind"] == "scrolled"]
    assert at_first == {"held": True, "hint": "Read the text to its end first.", "lines": 91}
    assert at_last["held"] is False
    assert scrolled[0]["scroll_to"][-1] == pytest.approx(1.0, abs=0.01)
    assert scrolled[0]["scroll_ms"] == sorted(scrolled[0]["scroll_ms"])
