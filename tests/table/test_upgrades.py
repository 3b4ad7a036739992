"""What an upgrade changed in numbers is told once, in the words of the changelog."""

from pathlib import Path

import pytest

from tests.small_study import small_package, walk_on
from turingdesk import __version__
from turingdesk.cli import main
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load
from turingdesk.table.upgrades import CHANGES, Concern, is_news, number_changes

ROOT = Path(__file__).parents[2]


@pytest.fixture
def data(tmp_path):
    for code in ("P-1", "P-2"):
        recorder = SessionRecorder.begin(
            small_package(tmp_path), tmp_path / "data", SessionSetup(code, "Booth 1")
        )
        walk_on(recorder, 10_000)
        recorder.abandon()
    return tmp_path / "data"


def recorded_with(data, program):
    for path in data.glob("*.jsonl"):
        text = path.read_text("utf-8")
        begin = text.index('"program":"') + len('"program":"')
        text = text[:begin] + program + text[text.index('"', begin) :]
        path.write_text(text, "utf-8")


def test_each_change_stands_in_the_changelog():
    changelog = " ".join((ROOT / "CHANGELOG.md").read_text("utf-8").split())
    for one in CHANGES:
        assert one.text.rstrip(".") in changelog


def test_sessions_of_this_version_have_no_news(data):
    table = load(data)
    assert number_changes(table.sessions, table.responses) == ()


@pytest.mark.damages_journals
def test_older_sessions_have_the_news_that_concern_them(data):
    recorded_with(data, "TuringDesk 0.1.0 (commit 0123456789)")
    table = load(data)
    told = number_changes(table.sessions, table.responses)
    assert told == tuple(one.text for one in CHANGES if one.concerns is Concern.ALL)
    played = table.responses.assign(room="r")
    games = [one.text for one in CHANGES if one.concerns is Concern.GAMES]
    assert set(number_changes(table.sessions, played)) == {*told, *games}


def test_it_is_told_once_for_each_study_and_version(data, monkeypatch):
    assert is_news(data, "small")
    assert not is_news(data, "small")
    assert is_news(data, "other")
    monkeypatch.setattr("turingdesk.table.upgrades.__version__", "9.0.0")
    assert is_news(data, "small")


@pytest.mark.damages_journals
def test_analyze_tells_it_on_the_first_run(data, capsys):
    recorded_with(data, "TuringDesk 0.1.0")
    for is_first in (True, False):
        assert main(["analyze", str(data)]) == 0
        assert ("that an earlier version recorded" in capsys.readouterr().err) is is_first


def test_the_version_is_not_that_of_the_first_numbers():
    assert __version__ != "0.1.0"
    assert max(one.since for one in CHANGES) <= __version__
