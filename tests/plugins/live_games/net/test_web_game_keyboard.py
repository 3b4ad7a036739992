"""Whole games in a real browser by keyboard alone, and what a screen reader finds in them."""

import time
from contextlib import contextmanager

import pytest

from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.plugins.live_games.net.test_web_game_chromium import (
    WITHIN_S,
    come,
    read_aloud,
    shown,
    with_machine,
)

pytestmark = [pytest.mark.slow, needs_chromium]
ENTER, TAB, SPACE = "\ue007", "\ue004", "\ue00d"
LEFT, RIGHT, HOME, END = "\ue012", "\ue014", "\ue011", "\ue010"
FOCUSED = """
const at = document.activeElement, text = at.matches("button, h1, a") ? at.innerText : "";
return [at.tagName, at.getAttribute("aria-label") ?? "", text].join("|");
"""
BODY = "return document.body.textContent"
NEWS = "return document.querySelector('.game [role=status].unseen').textContent"
PLACE = "return Number(document.querySelector('main').dataset.place ?? -1)"

#: Presses the keys of the choices as soon as they are there.
PRESS_AT_ONCE = """
const done = arguments[0], panel = document.querySelector(".panel");
new MutationObserver(() => {
  if (panel.hidden) return;
  for (const key of "fj") document.dispatchEvent(new KeyboardEvent("keydown", {key}));
  done(panel.innerText);
}).observe(panel, {attributes: true});
"""


class Keyboard:
    """Someone with a keyboard and nothing else."""

    def __init__(self, driver):
        self.driver = driver

    def press(self, *keys):
        from selenium.webdriver import ActionChains

        ActionChains(self.driver).send_keys(*keys).perform()

    @property
    def focused(self):
        return self.driver.execute_script(FOCUSED)

    def tab_to(self, words):
        """Press Tab until something with these words has the keyboard."""
        met = []
        for _ in range(30):
            if words in self.focused:
                return
            met.append(self.focused)
            self.press(TAB)
        raise AssertionError(f"Tab never reaches {words!r}: {met}")

    def until(self, is_so, what=""):
        end = time.monotonic() + WITHIN_S
        while not (found := is_so()):
            assert time.monotonic() < end, what or self.driver.page_source
            time.sleep(0.05)
        return found

    def come(self, url):
        """Go through the pages before the game, and begin it."""
        self.driver.get(url)
        self.until(lambda: self.driver.execute_script(PLACE) >= 0)
        while not self.driver.find_elements("css selector", "div.game"):
            place = self.driver.execute_script(PLACE)
            self.press(ENTER)
            self.until(lambda place=place: self.driver.execute_script(PLACE) != place)

    def begin(self):
        shown(self.driver, ".notice button.main", "Begin")
        self.press(ENTER)  # the title of the notice has the keyboard
        shown(self.driver, ".table")

    def say(self, text, to="Write"):
        """Write a message on the line whose name begins so, and send it."""
        self.tab_to(f"INPUT|{to}")
        self.until(lambda: shown(self.driver, ".line input"))
        self.press(text)
        self.until(lambda: shown(self.driver, ".line .send").is_enabled())
        self.press(ENTER)
        self.until(lambda: text in self.driver.execute_script(BODY))


def tree(driver):
    """Role, name, and properties of all that a screen reader finds, with those of parents."""
    return [one for one in read_aloud(driver) if one[0] not in ("InlineTextBox", "StaticText")]


def with_role(driver, role):
    return [(name, more) for found, name, more in tree(driver) if found == role]


def thread_boxes(driver):
    return driver.find_elements("css selector", ".thread")


def nameless(driver):
    """What can be used and has no name."""
    return [role for role, name, more in tree(driver) if more.get("focusable") and not name]


@contextmanager
def burst(tmp_path):
    """A game with a machine that has begun, on a laptop's screen: the host and the player."""
    package, machines = with_machine(tmp_path, "play-burst")
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        chromium(1440, 900) as driver,
    ):
        me = Keyboard(driver)
        me.come(site.url(site.shared()))
        me.begin()
        yield site, me


def test_a_whole_game_is_played_by_keyboard_alone(tmp_path):
    with burst(tmp_path) as (site, me):
        driver = me.driver
        me.until(lambda: me.focused.startswith("INPUT|Write"), "one can write at once")
        me.say("hi")
        me.say("I feel sad today")
        shown(driver, ".turn:not(.own):not(.typing)")
        me.tab_to("Help")
        me.press(ENTER)
        shown(driver, ".notice button.main", "Back to the game")
        me.press(ENTER)
        me.until(lambda: me.focused.startswith("INPUT|Write"), "back on the line")
        me.tab_to("Report")
        me.press(ENTER)
        assert me.focused.startswith("TEXTAREA|What happened?")
        me.press("It asks too much.")
        me.tab_to("BUTTON||Back to the game")
        me.press(ENTER)
        me.until(lambda: me.focused.startswith("INPUT|Write"), "back on the line")
        me.tab_to("I have decided")
        me.press(ENTER)
        shown(driver, ".panel button.choice", "machine")
        assert me.focused.startswith("SECTION")
        me.tab_to("machine")
        me.press(SPACE)
        me.tab_to("INPUT")
        me.press(RIGHT, RIGHT)
        me.tab_to("Continue")
        me.press(ENTER)
        shown(driver, "main p", "You talked with a machine.")
        me.press(ENTER)
        shown(driver, "main button", "Finish")
        me.press(ENTER)
        shown(driver, "main p", "You can close this page.")
    (journal,) = [path.read_text("utf-8") for path in site.data.glob("sub-*.jsonl")]
    assert '"choice":"machine"' in journal


def test_keys_that_were_meant_for_a_message_decide_nothing(tmp_path):
    with burst(tmp_path) as (site, me):
        driver = me.driver
        me.say("hi")
        session = site.session
        me.tab_to("INPUT|Write")
        driver.set_script_timeout(WITHIN_S)
        site.soon(session.game.game.decide)
        assert driver.execute_async_script(PRESS_AT_ONCE)
        assert driver.find_elements("css selector", ".panel [aria-pressed=true]") == []


@contextmanager
def three(tmp_path, **more):
    """A judge with two witnesses, and the one of them who is human, on screens of phones."""
    package, machines = with_machine(tmp_path, "play-three_party", **more)
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        chromium(390, 844) as one,
        chromium(390, 844) as other,
    ):
        both = [Keyboard(one), Keyboard(other)]
        for me in both:
            come(me.driver, site.url(site.shared()))
        for me in both:
            shown(me.driver, ".notice button.main")
            me.press(ENTER)
        for me in both:
            shown(me.driver, ".table")
        judge = next(me for me in both if with_role(me.driver, "tab"))
        yield judge, next(me for me in both if me is not judge)


def panel_of(driver):
    """The name of the one panel that is in view."""
    ((name, _),) = with_role(driver, "tabpanel")
    return name


def test_tabs_are_tabs_to_screen_readers_and_keys(tmp_path):
    with three(tmp_path) as (judge, _):
        driver = judge.driver
        assert judge.focused.startswith("H1"), "no keyboard opens on a phone's screen"
        assert nameless(driver) == []
        assert [name for name, _ in with_role(driver, "tablist")] == ["Messages"]
        tabs = [(name, more["selected"]) for name, more in with_role(driver, "tab")]
        assert tabs == [("Witness 1", True), ("Witness 2", False)]
        assert panel_of(driver) == "Witness 1"
        ((name, log),) = with_role(driver, "log")
        assert (name, log["live"]) == ("Witness 1", "polite")
        judge.tab_to("BUTTON||Witness 1")
        for key, chosen in ((RIGHT, 2), (RIGHT, 1), (END, 2), (LEFT, 1), (LEFT, 2), (HOME, 1)):
            judge.press(key)
            assert judge.focused.strip() == f"BUTTON||Witness {chosen}"
            assert panel_of(driver) == f"Witness {chosen}"
        driver.execute_script("document.documentElement.dir = 'rtl'")
        judge.press(LEFT)
        assert panel_of(driver) == "Witness 2", "arrows follow the eye"
        size = {"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        judge.until(lambda: with_role(driver, "tabpanel") == [])  # nothing is behind a tab
        groups = [name for name, _ in with_role(driver, "group")]
        assert [name for name in groups if "Witness" in name] == ["Witness 1", "Witness 2"]


def test_a_message_behind_another_tab_is_said_once(tmp_path):
    with three(tmp_path) as (judge, witness):
        driver = judge.driver
        for key in (HOME, END):  # each line is in its panel
            judge.tab_to("BUTTON||Witness")
            judge.press(key)
            judge.say("Who are you?")
        shown(witness.driver, ".turn", "Who are you?")
        witness.say("A baker.")
        judge.until(lambda: "A baker." in driver.execute_script(BODY))
        panels = [one.get_attribute("textContent") for one in thread_boxes(driver)]
        mine = next(at for at, text in enumerate(panels) if "A baker." in text)
        other = f"Witness {2 - mine}"
        me = f"Witness {mine + 1}"
        judge.tab_to("BUTTON||Witness")
        judge.press(END if mine == 0 else HOME)
        assert panel_of(driver) == other
        judge.say("And you?")
        judge.press(END if mine == 1 else HOME)
        judge.tab_to("BUTTON||Witness")
        judge.press(END if mine == 1 else HOME)
        assert panel_of(driver) == me
        judge.say("What else?")
        judge.tab_to("BUTTON||Witness")
        judge.press(END if mine == 0 else HOME)
        judge.until(lambda: "What else?" in witness.driver.execute_script(BODY))
        witness.say("Nothing.")
        judge.until(lambda: "Nothing." in driver.execute_script(BODY))
        told = driver.execute_script(NEWS)
        assert told == f"{me}: New message"
        assert f"{me} New message" in [name for name, _ in with_role(driver, "tab")]
        judge.tab_to("BUTTON||Witness")
        judge.press(END if mine == 1 else HOME)
        assert driver.execute_script(NEWS) == ""
        assert nameless(driver) == []
        judge.tab_to("I have decided")
        judge.press(ENTER)
        shown(driver, ".panel button.choice")
        judge.tab_to("Witness 1")
        assert nameless(driver) == []


@pytest.mark.parametrize(("code", "first"), [("de", "Zeuge 1"), ("zh", "证人 1")])
def test_names_are_in_the_language_of_the_session(tmp_path, code, first):
    with three(tmp_path, languages=(code,)) as (judge, _):
        names = [name for _, name, more in tree(judge.driver) if more.get("focusable")]
        english = ("Witness", "Send", "Messages", "Report", "Help", "Write", "decided", "text")
        assert [one for one in names if any(word in one for word in english)] == []
        assert with_role(judge.driver, "tab")[0][0] == first
        assert with_role(judge.driver, "log")[0][0] == first
