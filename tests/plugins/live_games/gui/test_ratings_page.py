"""The Matching and ratings page: who waits, who is strong, and how machines do."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.gui.desk.conftest import page_alone
from tests.room_journals import write_turing_games
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import NOTHING
from turingdesk.plugins.live_games.gui.ratings_page import RatingsPage
from turingdesk.system.settings import Settings


@pytest.fixture
def page(qtbot, tmp_path):
    made = page_alone(qtbot, RatingsPage, DeskState(Settings(data=tmp_path)), 1100, 700)
    yield made
    made.left()


def words(table, row):
    model = table.model()
    return [model.index(row, at).data() for at in range(model.columnCount())]


def test_the_leaderboard_and_the_scores_follow_the_data_folder(page, qtbot, tmp_path):
    page.opened()
    qtbot.waitUntil(lambda: "No ratings yet" in page.empty.text())
    assert not page.leaderboard.isVisible()
    write_turing_games(tmp_path, ("ww", "ww", "wl", "s"), ("ann", "bob"))
    page.read_again()
    qtbot.waitUntil(page.leaderboard.isVisible)
    rank, player, won, strength, minutes = words(page.players, 0)
    assert (rank, player, won, minutes) == ("1", "ann", "2 / 3", "0.6")
    assert strength.startswith("1.08 [0.49, 2.43]")
    assert words(page.machines, 0)[:2] == ["Heron", "1 / 2"]
    assert len(page.plot.figure.layers) == 3
    assert page.note.text().startswith("4 game")


def test_those_who_wait_are_shown_with_whoever_suits_them_best(page, qtbot):
    assert page.no_one.isVisible()
    since = (datetime.now(UTC) - timedelta(seconds=65)).isoformat()
    players = [
        {"player": name, "language": language, "since": since, "threshold": 1.0}
        for name, language in (("ann", "en"), ("bob", "en-GB"), ("cid", "de"))
    ]
    page.state.booths.waiting = [{"what": "", "can_begin": True, "players": players}]
    page.state.booths.changed.emit()
    assert not page.no_one.isVisible()
    rows = {row[0]: row for row in (words(page.waiting, at) for at in range(3))}
    _, language, waited, strength, closest = rows["ann"]
    assert (language, strength) == ("en", "1.00")
    assert waited.startswith("1:")
    assert closest.startswith("bob (")
    assert rows["cid"][-1] == NOTHING


def test_games_that_are_matched_by_chance_show_no_one(page):
    one = {"player": "ann", "language": "en", "since": "2026-01-01T00:00:00Z", "threshold": 0.0}
    page.state.booths.waiting = [{"what": "", "can_begin": True, "players": [one]}]
    page.state.booths.changed.emit()
    assert page.no_one.isVisible()
