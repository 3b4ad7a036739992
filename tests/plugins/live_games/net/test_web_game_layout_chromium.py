"""What is where in a game in a real browser: the newest message, and words in their order."""

import pytest

from tests.net.browsers import needs_chromium
from tests.plugins.live_games.net.test_web_game_keyboard import ENTER, burst

pytestmark = [pytest.mark.slow, needs_chromium]

NEWEST = """
const list = document.querySelector(".thread .turns"), all = list.querySelectorAll(".turn");
const newest = all[all.length - 1].getBoundingClientRect();
const isInView = newest.bottom <= list.getBoundingClientRect().bottom + 1;
return isInView && list.scrollHeight > list.clientHeight;
"""


def test_the_newest_message_is_in_view_after_the_help_was_read(tmp_path):
    with burst(tmp_path) as (_, me):
        for number in range(14):
            me.say(f"message {number}")
        assert me.driver.execute_script(NEWEST)
        me.tab_to("Help")
        me.press(ENTER)
        me.press(ENTER)
        me.until(lambda: me.focused.startswith("INPUT|Write"), "back on the line")
        assert me.driver.execute_script(NEWEST)


COUNTED = """
document.documentElement.dir = "rtl";
const count = document.querySelector(".line .count").firstChild, range = document.createRange();
const places = [0, count.data.length - 1].map((at) => {
  range.setStart(count, at);
  range.setEnd(count, at + 1);
  return range.getBoundingClientRect().left;
});
return places[0] < places[1];
"""


def test_english_words_keep_their_order_in_a_page_from_right_to_left(tmp_path):
    with burst(tmp_path) as (_, me):
        assert me.driver.execute_script(COUNTED), "0 / 300, not 300 / 0"
