"""What is where on the page in a real browser: nothing is cut, broken, or out of reach."""

import pytest

from tests.net.browsers import WebHere, at_once, chromium, folder_of, needs_chromium
from tests.net.test_web_chromium import LAPTOP, PHONE, begin, walk
from turingdesk.study.package import open_package

pytestmark = [pytest.mark.slow, needs_chromium]
#: The words above a trial that are on two lines at once.
BROKEN = """
const found = [];
for (const part of document.querySelectorAll("#header .block, #header .place, #header .tag")) {
  const text = part.firstChild ?? new Text();
  for (const word of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (range.getClientRects().length > 1) found.push(word[0]);
  }
}
return found;
"""
#: What the answer is about: what can't be seen of it, and how its messages are set.
JUDGED = """
const box = document.querySelector(".judged"), inside = box.getBoundingClientRect();
const below = (one) => one.getBoundingClientRect().bottom > inside.bottom + 1;
const lists = [box, ...box.querySelectorAll("*")];
const scrolls = lists.some((one) => one.scrollHeight > one.clientHeight + 1
  && ["auto", "scroll"].includes(getComputedStyle(one).overflowY));
return {
  cut: [...box.querySelectorAll("figcaption, .turn")].filter(below).map((one) => one.innerText),
  aligned: [...box.querySelectorAll(".turn")].map((one) => getComputedStyle(one).textAlign),
  scrolls, inert: Boolean(box.closest("[inert]")),
};
"""


@pytest.fixture
def web(tmp_path):
    with WebHere(tmp_path, at_once(open_package(folder_of("demo")))) as web:
        yield web


@pytest.mark.parametrize("language", ["English", "Deutsch", "Italiano"])
def test_no_word_above_a_trial_is_broken_on_a_phone(web, language):
    broken = []
    with chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web, language=language)
        last = len(web.session.recorder.session.steps) - 2  # the last is for those who refuse
        walk(
            driver,
            lambda _: broken.extend(driver.execute_script(BROKEN)),
            stop=lambda now: now["place"] >= last,
        )
    assert broken == []


@pytest.mark.parametrize(("size", "is_phone"), [(PHONE, True), (LAPTOP, False)])
def test_beside_the_answer_one_can_see_all_that_was_judged(web, size, is_phone):
    found = []

    def look(_):
        if driver.execute_script("return Boolean(document.querySelector('.judged'))"):
            found.append(driver.execute_script(JUDGED))

    with chromium(*size, is_phone=is_phone) as driver:
        begin(driver, web)
        walk(driver, look)
    assert len(found) >= 7
    assert not any(one["cut"] and (one["inert"] or not one["scrolls"]) for one in found), found
    assert {kind for one in found for kind in one["aligned"]} == {"start"}
    captions = [one["cut"] for one in found if not one["aligned"]]
    assert captions == [[]] * len(captions), "words below a picture are in view at once"
