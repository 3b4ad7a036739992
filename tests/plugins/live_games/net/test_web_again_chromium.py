"""In real browsers, each session plays its own game, whatever was played there before."""

import time
from contextlib import ExitStack

import pytest

from tests.net.browsers import SiteHere, chromium, needs_chromium
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.test_web_game import TWO
from tests.plugins.live_games.net.test_web_game_chromium import (
    ANSWERS,
    WITHIN_S,
    come,
    say,
    say_human,
    shown,
)
from turingdesk.journal.journal_file import read_journal
from turingdesk.people.codes import reserve

pytestmark = [pytest.mark.slow, needs_chromium]
CODES = ("P-1", "P-2")


def play(site, drivers, tokens, text):
    """Both play one game by personal links, in which the interrogator says something."""
    for driver, token in zip(drivers, tokens, strict=True):
        come(driver, site.url(token))
    for driver in drivers:
        shown(driver, ".notice button.main", "Begin").click()
    for driver in drivers:
        shown(driver, ".table")
        assert not driver.execute_script(ANSWERS), "nothing of an earlier game"
    judge = next(one for one in drivers if "interrogator" in shown(one, ".role").text)
    witness = next(one for one in drivers if one is not judge)
    say(judge, text)
    shown(witness, ".turn", text)
    say_human(judge, witness)


def leave(driver):
    """Press what there is until the session is over."""
    until = time.monotonic() + WITHIN_S
    while "You can close this page" not in driver.page_source:
        assert time.monotonic() < until, driver.page_source
        driver.execute_script("document.querySelector('button.main')?.click()")
        time.sleep(0.2)


def test_each_session_at_the_same_browser_has_a_game_of_its_own(tmp_path):
    packages = [
        games_package(tmp_path / name, TWO.replace('"games"', f'"{name}"'))
        for name in ("games", "others")
    ]
    games = {"rehearsal": "games", "first": "games", "elsewhere": "others"}
    with SiteHere(tmp_path, *packages) as site, ExitStack() as stack:
        both = [stack.enter_context(chromium()) for _ in CODES]
        for package in packages:
            reserve(site.data, package.study.id, CODES, "Ada")
        for text, study in games.items():
            is_pilot = text == "rehearsal"
            tokens = site.invitations.invite(study, CODES, "Ada", pilot=is_pilot)
            play(site, both, tokens, text)
            for driver in both:
                leave(driver)
    are_apart(site.data, games)


def test_a_session_that_is_started_over_has_games_of_its_own(tmp_path):
    toml = TWO.replace("trials = 1", "trials = 2") + '[resume]\npolicy = "restart"\n'
    package = games_package(tmp_path / "games", toml)
    with ExitStack() as stack:
        both = [stack.enter_context(chromium()) for _ in CODES]
        with SiteHere(tmp_path, package) as site:
            reserve(site.data, package.study.id, CODES, "Ada")
            tokens = site.invitations.invite(package.study.id, CODES, "Ada")
            play(site, both, tokens, "first")
        with SiteHere(tmp_path, package, port=site.port) as again:
            play(again, both, tokens, "second")
    are_apart(site.data, ("first", "second"))


def are_apart(data, texts):
    """Every session has its own game, with what was said there and nothing else."""
    said = {}
    for path in sorted(data.rglob("sub-*.jsonl")):
        if "personal" not in path.parts:
            lines = read_journal(path).lines
            (first, *_) = [line["room"] for line in lines if line["kind"] == "met"]
            own = [line["text"] for line in lines if line["kind"] == "said"]
            assert {line["room"] for line in lines if line["kind"] == "said"} == {first}
            said.setdefault(tuple(own), set()).add(first)
    assert {own: len(rooms) for own, rooms in said.items()} == {(one,): 1 for one in texts}
