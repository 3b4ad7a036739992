"""The page in a real browser, at the size of a phone and of a laptop."""

import time
from dataclasses import replace

import pytest

from tests.gui.kiosk.conftest import BLOCKS, FORMS, write_study
from tests.net.browsers import SiteHere, WebHere, at_once, chromium, needs_chromium
from tests.net.lab import Cable
from tests.net.lab import until as wait
from tests.net.test_web_halts import in_other_place
from tests.net.test_web_site import package as small
from tests.net.tls_proxy import TlsProxy
from turingdesk.core.limits import Limits
from turingdesk.net import web_session, web_words
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.study.package import open_package

pytestmark = [pytest.mark.slow, needs_chromium]
PHONE, LAPTOP = (390, 844), (1366, 768)
LONGEST_S = 60.0

STATE = """
const main = document.querySelector("main");
return {kind: main.className, place: Number(main.dataset.place ?? -1),
        text: document.body.innerText, wide: document.documentElement.scrollWidth - innerWidth};
"""
#: Answers everything that is asked by clicking, as far as it can be answered now.
CLICK = """
const seen = (one) => one.offsetParent !== null && !one.disabled;
for (const field of document.querySelectorAll(".trial .field")) {
  const choices = [...field.querySelectorAll("button.choice")].filter(seen);
  const isChosen = choices.some((one) => one.getAttribute("aria-pressed") === "true");
  if (choices.length && !isChosen) choices[0].click();
  for (const slider of field.querySelectorAll("input.unset:enabled")) {
    slider.value = slider.min;
    slider.dispatchEvent(new Event("input", {bubbles: true}));
  }
}
[...document.querySelectorAll("button.wide")].filter(seen)[0]?.click();
"""

#: Before a script that acts: the step may be another one by now.
ONLY_AT = "if (Number(document.querySelector('main').dataset.place) !== arguments[0]) return;\n"
COVERED = "return document.querySelector('dialog').open"
FREE = "return !document.querySelector('button.choice').disabled"
#: Fills in every field of a form.
FILL = """
for (const line of document.querySelectorAll(".form input[type=text], .form textarea")) {
  line.value = "33";
  line.dispatchEvent(new Event("input", {bubbles: true}));
}
for (const slider of document.querySelectorAll(".form input.unset")) {
  slider.dispatchEvent(new Event("input", {bubbles: true}));
}
for (const group of document.querySelectorAll(".form .choices")) {
  group.querySelector("button, input").click();
}
"""


def until(driver, is_so):
    """The page's state once something is so."""
    end = time.monotonic() + LONGEST_S
    while True:
        state = driver.execute_script(STATE)
        if is_so(state):
            return state
        assert time.monotonic() < end, state["text"][:300]
        time.sleep(0.02)


def begin(driver, web, token="P1", language="English"):
    """Open an invitation and choose a language."""
    driver.get(web.url(token))
    until(driver, lambda now: language in now["text"])
    script = "[...document.querySelectorAll('button')].find((b) => b.innerText == arguments[0])"
    driver.execute_script(f"{script}.click()", language)
    return until(driver, lambda now: now["place"] == 0)


def walk(driver, each=lambda state: None, stop=lambda state: False, act=CLICK):
    """Answer step after step until it is over, or until a step is one of those wanted."""
    state = until(driver, lambda now: now["place"] >= 0)
    while not stop(state):
        each(state)
        place = state["place"]
        end = time.monotonic() + LONGEST_S
        while True:
            driver.execute_script(ONLY_AT + act, place)
            time.sleep(0.03)
            state = driver.execute_script(STATE)
            if "You can close this page." in state["text"] or state["place"] != place:
                break
            assert time.monotonic() < end, state["text"][:300]
        if "You can close this page." in state["text"]:
            return state
    return state


def complaints(driver):
    """What the browser has to say against the page: errors, and breaches of the policy."""
    told = driver.get_log("browser")
    return [one["message"] for one in told if one["level"] in ("SEVERE", "WARNING")]


@pytest.mark.parametrize(("size", "is_phone"), [(PHONE, True), (LAPTOP, False)])
def test_the_demo_is_judged_from_the_first_page_to_the_last(web, demo, size, is_phone):
    wide = []

    def look(state):
        if state["wide"] > 0:
            wide.append(state)

    with chromium(*size, is_phone=is_phone) as driver:
        begin(driver, web)
        walk(driver, look)
        assert complaints(driver) == []
    assert wide == []
    lines = web.lines("P1")
    assert lines[-1]["reason"] == "completed"
    judged = {(one["task"], one["stimulus"]) for one in lines if one["kind"] == "response"}
    assert {task for task, _ in judged} >= {block.task for block in demo.study.blocks}
    verdicts = [one for one in lines if one.get("role") == "verdict"]
    assert all(one["rt_ms"] > 0 for one in verdicts)
    assert all(one.get("paused_ms", 0) == 0 for one in verdicts)
    assert "Chrome" in lines[0]["screen"]["browser"]
    played = [one for one in lines if one["kind"] == "frames"]
    assert played
    assert len(played[0]["due_ms"]) == len(played[0]["painted_ms"])


def test_a_link_that_was_copied_badly_says_so(tmp_path, demo):
    with SiteHere(tmp_path, demo) as site, chromium(*PHONE, is_phone=True) as driver:
        token = site.shared()
        for path in ("join/%E0%A4%A", f"join/{token[:-1]}", "join/%22%3E%3Cscript%3E", ""):
            driver.get(f"{site.base}/{path}")
            until(driver, lambda now: "This link isn't valid." in now["text"])
        driver.get(f"{site.base}/join/{token}/")
        until(driver, lambda now: "English" in now["text"])


def test_keys_answer_as_at_a_kiosk_and_held_ones_do_not(web):
    from selenium.webdriver.common.action_chains import ActionChains

    with chromium(*LAPTOP) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        first = driver.execute_script(STATE)["place"]
        until(driver, lambda _: driver.execute_script(FREE))
        driver.execute_script(
            "document.dispatchEvent(new KeyboardEvent('keydown', {key: 'f', repeat: true}))"
        )
        ActionChains(driver).send_keys("x", "f").perform()
        until(driver, lambda now: now["place"] > first)
    (answer,) = [line for line in web.lines("P1") if line["kind"] == "response"]
    assert (answer["key"], answer["device"]) == ("f", "keyboard")


def test_a_fixation_cross_comes_before_each_stimulus(tmp_path, demo):
    blocks = [replace(one, limits=Limits(fixation_cross_s=0.5)) for one in demo.study.blocks]
    study = replace(demo.study, blocks=tuple(blocks))
    look = """
    const stage = document.querySelector(".stage.cross");
    if (!stage) return null;
    const cross = getComputedStyle(stage, "::after");
    return [cross.width, getComputedStyle(stage.firstChild).visibility,
            document.querySelector("button.choice").disabled];
    """
    package = replace(demo, study=study)
    seen = []
    with WebHere(tmp_path, package) as web, chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        until(driver, lambda _: seen.append(driver.execute_script(look)) or seen[-1])
        until(driver, lambda _: driver.execute_script(FREE))
        place = driver.execute_script(STATE)["place"]
        walk(driver, stop=lambda now: now["place"] > place)
        assert complaints(driver) == []
    assert seen[-1] == ["40px", "hidden", True]
    (cross,) = [one for one in web.lines("P1") if one["kind"] == "fixation_cross"]
    assert cross["due_ms"] == 500
    assert cross["shown_ms"] >= 500


def test_reload_and_back_in_the_middle_of_a_trial_lose_nothing(web):
    with chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        place = driver.execute_script(STATE)["place"]
        driver.refresh()
        until(driver, lambda now: now["place"] == place)
        driver.get("about:blank")
        driver.back()
        until(driver, lambda now: now["place"] == place)
        walk(driver, stop=lambda now: now["place"] > place)
    lines = web.lines("P1")
    first = next(line for line in lines if line["kind"] == "response")
    assert first["paused_ms"] > 0
    assert len([line for line in lines if line["kind"] == "opened"]) == 1


def test_a_line_that_drops_covers_the_page_and_comes_back_by_itself(web):
    with chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        place = driver.execute_script(STATE)["place"]
        web.soon(web.session.wire.cut)
        until(driver, lambda _: any(one["kind"] == "paused" for one in web.lines("P1")))
        until(driver, lambda _: not driver.execute_script(COVERED))
        walk(driver, stop=lambda now: now["place"] > place)
    answered = [line for line in web.lines("P1") if line["kind"] == "response"]
    assert [line["step"] for line in answered] == [place]
    assert answered[0]["paused_ms"] > 0


def test_a_second_tab_takes_over_and_the_first_can_take_it_back(web):
    with chromium(*LAPTOP) as driver:
        begin(driver, web)
        first = driver.current_window_handle
        driver.switch_to.new_window("tab")
        driver.get(web.url("P1"))
        until(driver, lambda now: now["place"] == 0)
        driver.switch_to.window(first)
        until(driver, lambda now: "another window" in now["text"])
        driver.execute_script("document.querySelector('button.main').click()")
        until(driver, lambda now: "Human or machine?" in now["text"])
        assert complaints(driver) == []


@pytest.mark.parametrize("kind", ["form", "trial"])
def test_everything_has_a_name_for_screen_readers(web, kind):
    """The accessibility tree of each step: nothing that can be operated is without a name."""
    nameless = []

    def look(_):
        nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        for node in nodes:
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "")
            named = ("button", "textbox", "slider", "checkbox", "image", "combobox", "heading")
            if not node.get("ignored") and role in named and not str(name).strip():
                nameless.append((role, node))

    with chromium(*LAPTOP) as driver:
        begin(driver, web)
        limit = 4 if kind == "form" else 80
        walk(driver, look, stop=lambda now: now["place"] >= limit)
        focused = driver.execute_script("return document.activeElement.tagName")
        assert focused in ("MAIN", "H1")
    assert nameless == []


@pytest.mark.parametrize("language", ["Deutsch", "简体中文"])
def test_the_page_speaks_the_language_that_was_chosen(web, language):
    with chromium(*PHONE, is_phone=True, prefers_color_scheme="dark") as driver:
        begin(driver, web, language=language)
        code = driver.execute_script("return document.documentElement.lang")
        assert code == {"Deutsch": "de", "简体中文": "zh"}[language]
        text = driver.execute_script(STATE)["text"]
        assert "Continue" not in text
        background = "return getComputedStyle(document.body).backgroundColor"
        assert driver.execute_script(background) == "rgb(20, 24, 31)"
    assert web.lines("P1")[0]["language"] == code


def test_languages_from_right_to_left_and_the_largest_letters_fit_a_phone(tmp_path):
    blocks = {task: BLOCKS[task] for task in ("captions", "words", "colors", "objects")}
    folder = write_study(tmp_path / "study", blocks, head='languages = ["ar"]\n' + FORMS)
    wide = []

    def look(state):
        if state["wide"] > 0:
            wide.append(state)

    with (
        WebHere(tmp_path, at_once(open_package(folder))) as web,
        chromium(*PHONE, is_phone=True, prefers_contrast="more") as driver,
    ):
        driver.get(web.url())
        driver.execute_script("localStorage.setItem('text', '200')")
        driver.get(web.url("P1"))
        state = until(driver, lambda now: now["place"] == 0)
        assert driver.execute_script("return document.documentElement.dir") == "rtl"
        size = "return getComputedStyle(document.documentElement).fontSize"
        assert driver.execute_script(size) == "32px"
        look(state)
        driver.execute_script(FILL)
        walk(driver, look, stop=lambda now: now["place"] > 8)
        assert complaints(driver) == []
    assert wide == []


def test_the_keyboard_alone_is_enough(web):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    def press(*keys):
        ActionChains(driver).send_keys(*keys).perform()

    def focused():
        return driver.execute_script("return document.activeElement.innerText ?? ''").strip()

    def tab_to(words):
        for _ in range(40):
            if focused().startswith(words):
                return
            press(Keys.TAB)
        raise AssertionError(f"Tab never reaches {words!r}")

    with chromium(*LAPTOP) as driver:
        driver.get(web.url("P1"))
        until(driver, lambda now: "English" in now["text"])
        tab_to("English")
        press(Keys.ENTER)
        until(driver, lambda now: now["place"] == 0)
        press(Keys.ENTER)
        until(driver, lambda now: now["place"] == 1)
        press(Keys.ENTER)  # consent isn't given by accident
        tab_to("I agree")
        press(Keys.ENTER)
        until(driver, lambda now: now["place"] == 2)
        press(Keys.TAB, Keys.TAB)
        tab_to("Continue")
        press(Keys.SPACE)
        for place in (3, 4):
            until(driver, lambda now, place=place: now["place"] == place)
            press(Keys.ENTER)
        until(driver, lambda now: now["kind"] == "trial")
        until(driver, lambda _: driver.execute_script(FREE))
        press("j")
        until(driver, lambda now: now["place"] == 6)
    (answer,) = [line for line in web.lines("P1") if line["kind"] == "response"]
    assert answer["key"] == "j"


def test_a_page_behind_another_tab_pauses(web):
    with chromium(*LAPTOP) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        place = driver.execute_script(STATE)["place"]
        study = driver.current_window_handle
        driver.switch_to.new_window("tab")
        wait(lambda: any(line["kind"] == "paused" for line in web.lines("P1")), LONGEST_S)
        driver.switch_to.window(study)
        walk(driver, stop=lambda now: now["place"] > place)
    lines = web.lines("P1")
    assert [line["over"] for line in lines if line["kind"] == "paused"][:2] == [False, True]
    first = next(line for line in lines if line["kind"] == "response")
    assert first["paused_ms"] > 0


OLDER = "return document.getElementById('older').innerText"


def updated(web, monkeypatch, version):
    """The host serves another page from now on, and starts again."""
    monkeypatch.setattr(web_words, "page_version", lambda: version)
    web.soon(web.session.wire.cut)


def test_a_page_that_is_older_than_the_host_says_so_and_loses_no_answer(web, monkeypatch):
    with chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: now["kind"] == "trial")
        place = driver.execute_script(STATE)["place"]
        assert driver.execute_script(OLDER) == ""
        updated(web, monkeypatch, "another")
        wait(lambda: "was updated" in driver.execute_script(OLDER), LONGEST_S)
        until(driver, lambda now: now["place"] == place and now["wide"] <= 0)
        driver.execute_script("window.isFirst = true")
        walk(driver, stop=lambda now: now["place"] > place)  # it goes on as it is
        assert driver.execute_script("return window.isFirst")
        place = driver.execute_script(STATE)["place"]
        driver.execute_script("document.querySelector('#older button').click()")
        until(driver, lambda now: now["place"] == place)
        assert not driver.execute_script("return window.isFirst")
        monkeypatch.undo()
    answered = [line["step"] for line in web.lines("P1") if line["kind"] == "response"]
    assert answered == sorted(set(answered))


def test_an_older_page_is_loaded_again_once_the_answer_in_hand_is_sent(web, monkeypatch):
    with chromium(*LAPTOP) as driver:
        begin(driver, web)
        walk(driver, stop=lambda now: "form" in now["text"] or now["place"] == 2)
        script = "return document.querySelectorAll('.form input[type=text], .form button').length"
        assert driver.execute_script(script)
        driver.execute_script(FILL)
        updated(web, monkeypatch, "another")
        wait(lambda: "was updated" in driver.execute_script(OLDER), LONGEST_S)
        driver.execute_script("window.isFirst = true")
        driver.execute_script("document.querySelector('#older button').click()")
        wait(lambda: "as soon as" in driver.execute_script(OLDER), LONGEST_S)
        assert driver.execute_script("return window.isFirst")
        monkeypatch.undo()
        driver.execute_script("document.querySelector('button.main').click()")
        until(driver, lambda now: now["place"] == 3)
        assert not driver.execute_script("return window.isFirst")
        assert driver.execute_script(OLDER) == ""
    assert any(line.get("choice") == "33" for line in web.lines("P1"))


def test_an_updated_host_that_refuses_an_older_page_lets_it_load_again(web, monkeypatch):
    with chromium(*PHONE, is_phone=True) as driver:
        begin(driver, web)
        updated(web, monkeypatch, "another")
        wait(lambda: "was updated" in driver.execute_script(OLDER), LONGEST_S)
        monkeypatch.undo()
        refusal = Refusal(RefusalReason.NONSENSE, "Unknown message.")
        web.soon(web.session.wire.refuse, refusal)
        until(driver, lambda now: "Unknown message." in now["text"])
        driver.execute_script("document.querySelector('main button').click()")
        until(driver, lambda now: now["place"] == 0)


def test_a_desk_that_is_started_again_within_a_trial_shortens_no_response_time(tmp_path, demo):
    with Cable(0) as cable, chromium(*LAPTOP) as driver:
        with WebHere(tmp_path, demo) as web:
            cable.to, web.port = web.port, cable.port
            begin(driver, web)
            place = walk(driver, stop=lambda now: now["kind"] == "trial")["place"]
            time.sleep(2.0)
        until(driver, lambda _: driver.execute_script(COVERED))
        with WebHere(tmp_path, demo) as web:
            cable.to = web.port
            until(driver, lambda _: not driver.execute_script(COVERED))
            walk(driver, stop=lambda now: now["place"] > place)
            lines = web.lines("P1")
    (answer,) = [line for line in lines if line["kind"] == "response"]
    assert answer["rt_ms"] >= 2000
    assert answer["paused_ms"] > 0


def test_no_trial_appears_without_a_picture_that_cannot_be_read_now(tmp_path, monkeypatch):
    """The page asks for it again, the desk knows why it waits, and no one judges words alone."""
    monkeypatch.setattr(web_session, "AHEAD", 0)  # else the browser has the picture already
    with SiteHere(tmp_path, small(tmp_path)) as site, chromium(*LAPTOP) as driver:
        driver.get(site.url(site.shared()))
        until(driver, lambda now: now["kind"] == "trial")
        pictures = list((tmp_path / "study" / "media").iterdir())
        put_back = [in_other_place(path) for path in pictures]
        driver.execute_script(CLICK)
        driver.execute_script(CLICK)
        wait(lambda: site.part.halts.in_words)
        time.sleep(1)  # for the page to ask again
        assert driver.execute_script(STATE)["place"] == 0
        for put in put_back:
            put()
        until(driver, lambda now: now["place"] == 1)
        wide = "return document.querySelector('main img').naturalWidth"
        assert driver.execute_script(wide) > 0
        assert not site.part.halts.in_words


@pytest.mark.parametrize("keeps_host", [False, True])
def test_behind_a_proxy_that_ends_tls_a_participant_gets_to_the_end(tmp_path, demo, keeps_host):
    with (
        TlsProxy(tmp_path / "proxy", keeps_host=keeps_host) as proxy,
        SiteHere(tmp_path, demo, public=proxy.address) as site,
        chromium(*LAPTOP) as driver,
    ):
        proxy.to = site.port
        driver.get(site.host.site.link(site.shared()))
        assert driver.current_url.startswith(f"{proxy.address}/join/")
        until(driver, lambda now: "English" in now["text"])
        buttons = "[...document.querySelectorAll('button')]"
        driver.execute_script(f"{buttons}.find((b) => b.innerText == 'English').click()")
        walk(driver)
        assert complaints(driver) == []
    (journal,) = site.data.glob("*.jsonl")
    assert '"reason":"completed"' in journal.read_text("utf-8").splitlines()[-1]
