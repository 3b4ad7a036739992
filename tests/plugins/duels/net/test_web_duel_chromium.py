"""Trials of a plan of duels in real browsers: a phone judges, a laptop answers."""

from contextlib import contextmanager

import pytest

from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.net.lab import until
from tests.plugins.duels.net.test_duel_games import (
    ANSWER,
    AS_ACTOR,
    JUDGE,
    package_of,
    said,
    until_done,
)
from tests.plugins.live_games.net.test_web_game_chromium import ANSWERS, begin, say, shown
from turingdesk.plugins.duels.dialogue import Role
from turingdesk.plugins.duels.people import duel_seats

pytestmark = [pytest.mark.slow, needs_chromium]
QUESTION = 'question = "Did you write with Ada?"\n'


@contextmanager
def site_of(tmp_path, changes, blocks):
    package = package_of(tmp_path / "study", changes, blocks)
    with (
        duel_seats(package, tmp_path / "data") as seats,
        SiteHere(tmp_path, package, machines=seats) as site,
    ):
        yield site


def test_a_phone_judges_a_model(tmp_path):
    with (
        site_of(tmp_path, {}, JUDGE + QUESTION) as site,
        chromium(390, 844, is_phone=True) as phone,
    ):
        begin(site, phone)
        for number, text in enumerate(("Who are you?", "Really?"), 1):
            say(phone, text)
            until(lambda number=number: len(phone.execute_script(ANSWERS)) == number)
        shown(phone, ".below-threads button", "decided").click()
        shown(phone, ".panel", "Did you write with Ada?")
        shown(phone, ".panel button.choice", "No").click()
        shown(phone, ".panel input[type=range]").send_keys("\ue014")
        go = shown(phone, ".panel > button.main")
        phone.execute_script("arguments[0].scrollIntoView()", go)
        go.click()
        (one,) = until_done(site)
        shown(phone, "main")
        assert "bert" not in phone.page_source.lower().replace("frankly, bert", "")
    assert (one.distinguisher, one.turns, one.same) == ("people", 2, False)
    assert said(one)[2][2] == "Really?"


def test_a_laptop_answers_a_model_until_that_has_decided(tmp_path):
    with (
        site_of(tmp_path, AS_ACTOR, ANSWER) as site,
        chromium(1366, 768) as laptop,
    ):
        begin(site, laptop)
        for number in range(2):
            until(lambda number=number: len(laptop.execute_script(ANSWERS)) == number + 1)
            say(laptop, "As you say. Calmly, Ada.")
        shown(laptop, ".notice h1", "The game is over")
        (one,) = until_done(site)
    assert [role for role, _, _ in said(one)].count(Role.ACTOR) == 2
    assert one.actor == "people"
