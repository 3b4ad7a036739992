"""A Turing Game in real browsers: a phone with taps, and a laptop with a keyboard alone."""

from contextlib import contextmanager

import pytest

from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.plugins.live_games.net.test_web_game_chromium import (
    come,
    holds_together,
    shown,
    with_machine,
)
from tests.plugins.live_games.net.test_web_game_keyboard import (
    BODY,
    ENTER,
    Keyboard,
    nameless,
    with_role,
)

pytestmark = [pytest.mark.slow, needs_chromium]
MOST = 255
#: Texts of as many characters as a message can have, and of one more.
TEXTS = ("x" * MOST, "\U0001f600" * MOST, "e\u0301" * 127 + "e", "\u0645" * MOST)
WRITE = """
const line = document.querySelector(".line input");
line.value = arguments[0];
line.dispatchEvent(new Event("input", {bubbles: true}));
const count = document.querySelector(".line .count");
return [count.textContent, !document.querySelector(".line .send").disabled];
"""


@contextmanager
def game(tmp_path, **features):
    """Someone with a phone, someone with a laptop, and a machine, in a game that has begun."""
    package, machines = with_machine(tmp_path, "play-game")
    with (
        machines as played,
        SiteHere(tmp_path, package, machines=played) as site,
        chromium(390, 844, is_phone=True, **features) as phone,
        chromium(1366, 768, **features) as laptop,
    ):
        for driver in (phone, laptop):
            come(driver, site.url(site.shared()))
        for driver in (phone, laptop):
            shown(driver, ".notice button.main", "Begin")
            holds_together(driver)
        shown(phone, ".notice button.main").click()
        me = Keyboard(laptop)
        me.begin()
        shown(phone, ".table")
        yield site, phone, me


def color_of(driver):
    """The color that someone plays under."""
    return shown(driver, ".role").text.removeprefix("You are ").split(".")[0]


def test_a_phone_and_a_keyboard_find_the_machine_together(tmp_path):
    with game(tmp_path) as (site, phone, me):
        colors = color_of(phone), color_of(me.driver)
        assert len({*colors}) == 2
        buttons = phone.find_elements("css selector", ".accusing button")
        assert [one.is_enabled() for one in buttons] == [False, False], "no one has said anything"
        me.say("<b>who</b> had breakfast?")
        assert "<b>who</b>" in shown(phone, ".named", "breakfast").text
        assert [name for name, _ in with_role(me.driver, "log")] == ["Messages"]
        for driver in (phone, me.driver):
            assert nameless(driver) == []
            holds_together(driver)
        tapped = next(
            one
            for one in phone.find_elements("css selector", ".accusing button")
            if colors[1] not in one.text
        )
        machine = tapped.text.removeprefix("Accuse ")
        tapped.click()
        shown(phone, ".notice h1", f"Is {machine} the machine?")
        shown(phone, ".notice button.main", f"Accuse {machine}").click()
        shown(phone, ".accusing button", f"You accused {machine}")
        locked = phone.find_elements("css selector", ".accusing button")
        assert not any(one.is_enabled() for one in locked), "an accusation can't be changed"
        assert shown(phone, ".line input").is_enabled(), "whoever accused can still write"
        me.tab_to(f"Accuse {machine}")
        me.press(ENTER)
        shown(me.driver, ".notice h1", f"Is {machine} the machine?")
        me.tab_to("Back to the game")
        me.press(ENTER)
        me.until(lambda: me.focused.startswith("INPUT|Write"), "nothing was accused")
        me.tab_to(f"Accuse {machine}")
        me.press(ENTER)
        me.press(ENTER)
        for driver in (phone, me.driver):
            shown(driver, ".notice h1", "You both won")
            shown(driver, ".notice p", f"{machine} was the machine.")
            holds_together(driver)
        me.tab_to("TEXTAREA")
        me.press("It was polite.")
        me.tab_to("Continue")
        me.press(ENTER)
        shown(me.driver, "main button", "Finish")
        journals = [path.read_text("utf-8") for path in site.data.glob("sub-*.jsonl")]
    assert sum("It was polite." in one for one in journals) == 1


def test_either_of_them_can_give_up_for_both_in_the_dark(tmp_path):
    with game(tmp_path, prefers_color_scheme="dark") as (_, phone, me):
        me.say("hello")
        shown(phone, ".turn", "hello")
        shown(phone, ".foot button", "Give up").click()
        shown(phone, ".notice p", "ends for the other human, too")
        shown(phone, ".notice button.main", "Give up").click()
        for driver in (phone, me.driver):
            shown(driver, ".notice h1", "Someone gave up")
            holds_together(driver)


def test_a_message_has_255_characters_whatever_they_are_and_not_one_more(tmp_path):
    with game(tmp_path, prefers_contrast="more") as (_, phone, me):
        for number, text in enumerate(TEXTS):
            assert me.driver.execute_script(WRITE, text + "y") == [f"{MOST + 1} / {MOST}", False]
            me.tab_to("INPUT|Write")
            me.press(ENTER)  # nothing is sent
            assert me.driver.execute_script(WRITE, text) == [f"{MOST} / {MOST}", True]
            me.press(ENTER)
            me.until(lambda text=text: text in phone.execute_script(BODY), f"text {number}")
            me.until(lambda: "0 / 255" in shown(me.driver, ".line .count").text)
        assert text + "y" not in phone.execute_script(BODY)
        assert me.driver.execute_script(WRITE, "   ") == [f"0 / {MOST}", False]
        holds_together(phone)
