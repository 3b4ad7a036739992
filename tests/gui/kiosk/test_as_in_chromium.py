"""Chromium draws what a kiosk shows: every text, choice, and limit of a session, in order.

`test_as_in_a_browser.py` compares what the page receives; here it is what the page makes of that.
"""

import base64
import json
import re
import time

import pytest
from PySide6.QtWidgets import QPushButton

from tests.agents.collection import collection
from tests.gui.kiosk.conftest import BLOCKS
from tests.gui.kiosk.test_as_in_a_browser import Reader, hand_in, package_of
from tests.net.browsers import WebHere, chromium, needs_chromium
from tests.net.test_web_chromium import LAPTOP, ONLY_AT, STATE, complaints, until, walk
from turingdesk.gui.kiosk.fields import MenuField
from turingdesk.gui.kiosk.header import Header
from turingdesk.sessions.step_text import word_count
from turingdesk.sessions.voice import Voice

pytestmark = [pytest.mark.slow, needs_chromium, pytest.mark.timeout(400)]
LANGUAGES = ("de", "es", "it", "zh")
LONGEST_S = 60.0
#: Remembers the hints under the choices of each step, of which the first is gone soon.
REMEMBER = """
window.hints = {};
new MutationObserver(() => {
  const main = document.querySelector("main");
  const hint = main?.querySelector(".trial .panel > .hint");
  const before = window.hints[main?.dataset.place] ??= [];
  if (hint?.textContent && before.at(-1) !== hint.textContent) before.push(hint.textContent);
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
READ = """
const seen = (one) => one && one.offsetParent !== null;
const texts = (css, root = document) =>
  [...root.querySelectorAll(css)].filter(seen).map((one) => one.innerText.trim());
const typed = (one) => one.matches("textarea, input[type=text]:not(.number)");
const field = (one) => {
  const input = one.querySelector("input, select, textarea");
  const key = (button) => button.querySelector("kbd")?.innerText.toLowerCase() ?? "";
  const buttons = [...one.querySelectorAll("button.choice")].map((button) =>
    [button.querySelector("span").innerText, key(button)]);
  const boxes = texts("label.box span", one).map((text) => [text, ""]);
  const options = [...one.querySelectorAll("option")].filter((option) => option.value)
    .map((option) => [option.text, ""]);
  const ends = texts(".ends span", one);
  return {
    text: one.querySelector(".question").innerText, hint: texts(":scope > .hint", one).join(""),
    choices: [...buttons, ...boxes, ...options], ends: ends.length ? ends : ["", ""],
    most: input && typed(input) ? input.maxLength : 0,
    unset: [...one.querySelectorAll("option")].filter((o) => !o.value).map((o) => o.text).join(""),
  };
};
const main = document.querySelector("main");
const stage = main.querySelector(".trial .stage");
const inStage = (css) => [...(stage?.querySelectorAll(css) ?? [])];
const inside = inStage("*").map((one) => one.textContent);
const drawn = [...inStage("img").map((one) => one.alt), ...inside];
return {
  kind: main.className, place: Number(main.dataset.place),
  title: texts("h1", main).join("") || texts("header .block, #header .block").join(""),
  at: texts("#header .place").join(""), tags: texts("#header .tag"),
  part: Number(document.querySelector("#header progress").value.toFixed(4)),
  text: texts(".prose").join("\\n"),
  fields: [...main.querySelectorAll(".field")].filter(seen).map(field),
  buttons: texts("button.wide", main), notice: texts(".notice", main).join(""),
  status: texts("article > .hint", main).join(""),
  stimulus: drawn.join(" "),
};
"""
#: Answers everything that is asked: the first choice, the lowest value, a few words.
ANSWER = """
const seen = (one) => one.offsetParent !== null && !one.disabled;
const enter = (one, value, kind) => {
  one.value = value;
  one.dispatchEvent(new Event(kind, {bubbles: true}));
};
for (const field of [...document.querySelectorAll(".field")].filter(seen)) {
  const buttons = [...field.querySelectorAll("button.choice")].filter(seen);
  const isChosen = buttons.some((one) => one.getAttribute("aria-pressed") === "true");
  if (buttons.length && !isChosen) buttons[0].click();
  const select = field.querySelector("select");
  if (select && seen(select) && !select.value) enter(select, select.options[1].value, "change");
  for (const slider of field.querySelectorAll("input.unset:enabled"))
    enter(slider, slider.min, "input");
  for (const line of field.querySelectorAll("input[type=text], textarea"))
    if (seen(line) && !line.value) enter(line, "33", "input");
}
[...document.querySelectorAll("button.wide")].filter(seen)[0]?.click();
"""
FREE = """
document.querySelector(".reading")?.scrollTo(0, 1e6); // answers wait for the end of a text
const controls = ".trial button.choice, .trial input, .trial textarea, .trial select";
return [...document.querySelectorAll(controls)].every((one) => !one.disabled);
"""


HAND_IN = "document.querySelector('button.wide').click()"
OBJECTIONS = """
const all = document.querySelectorAll(".objection, article > .hint");
return [...all].map((one) => one.innerText).filter(Boolean);
"""


def objections(driver):
    """What the page says if nothing is filled in."""
    driver.execute_script(HAND_IN)
    until(driver, lambda _: driver.execute_script(OBJECTIONS))
    return driver.execute_script(OBJECTIONS)


def objections_at(k):
    """What a kiosk says then."""
    k.wait()
    page = k.window.page
    page.continue_button.click()
    said = [field.objection.text() for field in page.column.fields]
    return [*filter(None, said), page.hint.text()]


def browse(driver, web, thanks):
    """Walk a session in Chromium: each step as it is drawn, and the hints under its choices."""
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": REMEMBER})
    driver.get(web.url("p1"))
    state, steps = until(driver, lambda now: now["place"] >= 0), []
    while thanks not in state["text"]:
        place = state["place"]
        end = time.monotonic() + LONGEST_S
        early = driver.execute_script(READ)  # while a break still waits
        until(driver, lambda _: driver.execute_script(FREE))
        step = driver.execute_script(READ)
        assert step["place"] == place
        steps.append({**step, "status": early["status"]})
        if step["fields"] and step["kind"] == "page" and not any("empty" in s for s in steps):
            steps[-1]["empty"] = objections(driver)
        while state["place"] == place and thanks not in state["text"]:
            driver.execute_script(ONLY_AT + ANSWER, place)
            time.sleep(0.03)
            state = driver.execute_script(STATE)
            assert time.monotonic() < end, state["text"][:300]
        if steps[-1]["kind"] == "trial":
            steps[-1]["hints"] = driver.execute_script("return window.hints[arguments[0]]", place)
    return steps


def given(driver):
    """The answers that the page handed in, by place."""
    answers = {}
    for entry in driver.get_log("performance"):
        event = json.loads(entry["message"])["message"]
        if event["method"] == "Network.webSocketFrameSent":
            sent = json.loads(base64.b64decode(event["params"]["response"]["payloadData"]))
            if sent["say"] == "answer":
                answers[sent["place"]] = sent["answers"]
    return answers


def shown_at(k, reader):
    """What a kiosk shows, as `READ` has it."""
    page, trial = k.window.page, k.window.trial
    header = trial.header if page is None else page.findChild(Header)
    status = page.hint.text() if page else ""
    read = reader.read()
    shown = {
        "title": read["title"],
        "tags": [words for words, _ in header.tags],
        "part": round(header.part, 4),
        "fields": [
            field_of(field) for field in (page.column.fields if page else trial.bar.fields)
        ],
        "notice": read.get("notice", ""),
        "status": status,
    }
    for field, of in zip(shown["fields"], read["questions"], strict=True):
        field |= {name: of[name] for name in ("text", "hint", "most")}
        field["ends"] = list(of["ends"])
    if page is not None:
        buttons = [b for b in page.findChildren(QPushButton) if b.minimumWidth() >= 260]
        return shown | {
            "at": read["left"],
            "text": read["text"],
            "buttons": [button.text() for button in buttons],
        }
    go = [trial.bar.continue_button.text()] if not trial.bar.at_once else []
    at = " \u00b7 ".join(filter(None, (read["number"], read["left"])))
    return shown | {"at": at, "text": [], "buttons": go, "hints": read["hints"]}


def field_of(field):
    """The choices of a field at a kiosk, and what is there before one is chosen."""
    if isinstance(field, MenuField):
        texts = [field.menu.itemText(n) for n in range(field.menu.count())]
        return {"choices": [[text, ""] for text in texts], "unset": field.menu.placeholderText()}
    buttons = getattr(field, "buttons", ())
    return {"choices": [[b.choice.label, b.key] for b in buttons], "unset": ""}


def assert_drawn(drawn, shown):
    """Compare a step in Chromium with the same one at a kiosk."""
    hints, hints_at_kiosk = drawn.pop("hints", None), shown.pop("hints", None)
    drawn["text"] = drawn["text"].split()
    assert {name: drawn[name] for name in shown} == shown
    if hints_at_kiosk is None:
        return
    held, keys = hints_at_kiosk["held"], hints_at_kiosk["keys"]
    assert not held or hints[0] == held
    assert not keys or keys in hints[-1] or keys in hints


@pytest.mark.parametrize("language", LANGUAGES)
def test_chromium_draws_a_session_as_a_kiosk_shows_it(kiosk, tmp_path, language):
    package = package_of(tmp_path / "study", language)
    thanks = Voice(language).say("You can close this page.")
    with WebHere(tmp_path, package) as web, chromium(*LAPTOP) as driver:
        steps = browse(driver, web, thanks)
        answers = given(driver)
        assert complaints(driver) == []
    k = kiosk(package=package, data=tmp_path / "at-kiosk")
    reader, tasks = Reader(k), set()
    for step in steps:
        k.qtbot.waitUntil(lambda: k.window.page is not None or k.window.trial.view is not None)
        shown = shown_at(k, reader)
        if step["kind"] == "trial":
            tasks.add(k.step.task)
            words = re.findall(r"\w+", k.window.trial.view.in_words())
            assert [word for word in words if word not in step["stimulus"]] == []
        if "empty" in step:
            assert objections_at(k) == step.pop("empty")
        assert_drawn(step, shown)
        hand_in(k, answers[step["place"]])
    assert k.step is None
    assert tasks >= {*BLOCKS}


TYPE = """
const sheet = document.querySelector(".trial textarea, .trial input[type=text]");
sheet.value = arguments[0];
sheet.dispatchEvent(new Event("input", {bubbles: true}));
"""
COUNT = "return document.querySelector('.trial .count')?.innerText ?? ''"


def test_words_of_a_description_are_counted_as_at_a_kiosk(tmp_path):
    package = collection(tmp_path / "collection")
    with WebHere(tmp_path, package) as web, chromium(*LAPTOP) as driver:
        driver.get(web.url("p1"))
        walk(driver, stop=lambda now: now["kind"] == "trial")
        question = web.session.recorder.session.step.questions[0]
        for words in ("One", "One boat and two small gulls"):
            until(driver, lambda _: driver.execute_script(FREE))
            driver.execute_script(TYPE, words)
            wanted = word_count(question, words)
            until(driver, lambda _, wanted=wanted: driver.execute_script(COUNT) == wanted)
