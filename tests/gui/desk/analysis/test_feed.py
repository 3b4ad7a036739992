"""The feed of the Analysis page, with the real process behind it."""

import os
import signal

import pytest

from turingdesk.gui.desk.analysis import feed as module
from turingdesk.gui.desk.analysis.analysed import Choice
from turingdesk.gui.desk.analysis.feed import Feed

PATIENCE_MS = 60_000


@pytest.fixture
def feed(qtbot, data, sit, monkeypatch):
    monkeypatch.setattr(module, "EVERY_MS", 10)
    monkeypatch.setattr(module, "REST", 0)
    sit("P-001")
    made = Feed(data, None)
    made.choose(Choice("confusion"))
    yield made
    made.close()


def pid_of(feed):
    return feed._worker._process._process.pid


def is_begun(feed):
    return feed._worker._process is not None


def verdicts(found):
    return sum(row[found.heads.index("n")] for row in found.rows)


@pytest.mark.slow
def test_a_reader_that_is_killed_is_told_of_and_the_next_one_reads_and_follows(qtbot, feed, sit):
    told = []
    feed.working.connect(told.append)
    with qtbot.waitSignal(feed.failed, timeout=PATIENCE_MS) as failed:
        feed.start()
        qtbot.waitUntil(lambda: is_begun(feed))
        os.kill(pid_of(feed), signal.SIGKILL)
    assert failed.args == ["the reader ended unexpectedly"]
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        pass
    assert verdicts(changed.args[0]) == 4
    qtbot.waitUntil(lambda: told[-1:] == [False])

    # Data that grow are shown, though nobody asks.
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        sit("P-002")
    assert changed.args[0].choice == feed.choice

    # What is read while the page is left is not lost, and afterwards nothing goes on.
    qtbot.waitUntil(lambda: feed._job is None)
    feed.stop()
    seen = []
    feed.changed.connect(seen.append)
    qtbot.waitUntil(lambda: feed._job is None)
    sit("P-003")
    os.kill(pid_of(feed), signal.SIGSTOP)
    feed.start()
    feed.stop()
    os.kill(pid_of(feed), signal.SIGCONT)
    qtbot.waitUntil(lambda: feed._job is None, timeout=PATIENCE_MS)
    assert [verdicts(one) for one in seen] == [12]
    assert not feed._timer.isActive()

    # What was chosen meanwhile is shown in place of what was asked first.
    feed.choose(Choice("confusion", by="agent"))
    feed.start()
    feed.choose(Choice("confusion", by="block"))
    feed.choose(Choice("confusion", by="agent", study="small"))
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        pass
    assert changed.args[0].choice == feed.choice
    assert len(seen) == 2


def test_a_feed_that_is_closed_while_it_reads_ends_its_process_and_shows_nothing(qtbot, feed):
    seen = []
    for signalled in (feed.changed, feed.failed):
        signalled.connect(seen.append)
    feed.start()
    qtbot.waitUntil(lambda: is_begun(feed))
    process = feed._worker._process
    feed.close()
    qtbot.waitUntil(lambda: not process.is_alive and feed._job is None, timeout=PATIENCE_MS)
    assert not feed._timer.isActive()
    assert not seen
