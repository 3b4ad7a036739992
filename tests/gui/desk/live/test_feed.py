"""The feed of live results looks sooner where something is known to have been written."""

import pytest

from turingdesk.gui.desk.live import feed as module
from turingdesk.gui.desk.live.feed import LiveFeed


@pytest.fixture
def feed(qtbot, data, monkeypatch):
    monkeypatch.setattr(module, "EVERY_MS", 3_600_000)  # longer than any wait of a test
    made = LiveFeed(data)
    yield made
    made.close()


def test_a_nudge_brings_the_next_look_forward(qtbot, feed, sit):
    sit("P-001", 3)
    with qtbot.waitSignal(feed.changed):
        feed.start()
    sit("P-002", 3)
    with qtbot.waitSignal(feed.changed):
        feed.nudge()
        feed.nudge()


def test_a_nudge_during_a_look_is_not_forgotten(qtbot, feed, sit, monkeypatch):
    looks, ask = [], feed._worker.ask

    def counted(*words):
        looks.append(words)
        return ask(*words)

    monkeypatch.setattr(feed._worker, "ask", counted)
    sit("P-001", 3)
    feed.start()
    feed.nudge()
    qtbot.waitUntil(lambda: len(looks) == 2)


def test_a_nudge_wakes_no_feed_that_stopped(qtbot, feed):
    feed.nudge()
    assert not feed._timer.isActive()
