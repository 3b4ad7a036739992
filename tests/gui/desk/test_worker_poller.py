"""The feed of pages, with the real process behind it."""

import os
import signal

import pytest

from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.desk.worker_poller import Pace, WorkerPoller
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.live import TARGET as LIVE_RESULTS
from turingdesk.presenters.live import StudyQuery
from turingdesk.presenters.worker import Worker
from turingdesk.system import paths

PATIENCE_MS = 60_000


@pytest.fixture
def feed(qtbot, data, sit):
    sit("P-001")
    query, pace = AnalysisQuery(name="confusion"), Pace(every_ms=10, after_failure_ms=10)
    made = WorkerPoller(Worker(TARGET, data), query, None, pace)
    yield made
    made.close()


def pid_of(feed):
    return feed.worker.pid


def is_asked(feed):
    """Whether the process has a question; one that ends before is replaced and no one is told."""
    return feed.worker.pid is not None and feed.worker._lock.locked()


def verdicts(found):
    return sum(row[found.heads.index("n")] for row in found.rows)


@pytest.mark.slow
def test_a_reader_that_is_killed_is_told_of_and_the_next_one_reads_and_follows(qtbot, feed, sit):
    told = []
    feed.working.connect(told.append)
    with qtbot.waitSignal(feed.failed, timeout=PATIENCE_MS) as failed:
        feed.start()
        qtbot.waitUntil(lambda: is_asked(feed))
        os.kill(pid_of(feed), signal.SIGKILL)
    assert failed.args == ["the reader ended unexpectedly"]
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        pass
    assert verdicts(changed.args[0]) == 4
    qtbot.waitUntil(lambda: told[-1:] == [False])

    # Data that grow are shown, though no one asks.
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        sit("P-002")
    assert changed.args[0].query == feed.query

    # What is read while the page is left is not lost, and afterwards nothing continues.
    qtbot.waitUntil(lambda: not feed.is_looking)
    feed.stop()
    seen = []
    feed.changed.connect(seen.append)
    qtbot.waitUntil(lambda: not feed.is_looking)
    sit("P-003")
    os.kill(pid_of(feed), signal.SIGSTOP)
    feed.start()
    feed.stop()
    os.kill(pid_of(feed), signal.SIGCONT)
    qtbot.waitUntil(lambda: not feed.is_looking, timeout=PATIENCE_MS)
    assert [verdicts(one) for one in seen] == [12]
    assert not feed.is_due

    # What was chosen meanwhile is shown in place of what was asked first.
    feed.choose(AnalysisQuery(name="confusion", by="agent"))
    feed.start()
    feed.choose(AnalysisQuery(name="confusion", by="block"))
    feed.choose(AnalysisQuery(name="confusion", by="agent", study="small"))
    with qtbot.waitSignal(feed.changed, timeout=PATIENCE_MS) as changed:
        pass
    assert changed.args[0].query == feed.query
    assert len(seen) == 2


@pytest.mark.slow
def test_a_feed_that_is_closed_while_it_reads_ends_its_process_and_shows_nothing(qtbot, feed):
    seen = []
    for signalled in (feed.changed, feed.failed):
        signalled.connect(seen.append)
    feed.start()
    qtbot.waitUntil(lambda: is_asked(feed))
    feed.close()
    qtbot.waitUntil(lambda: not is_asked(feed) and not feed.is_looking, timeout=PATIENCE_MS)
    assert not feed.is_due
    assert not seen


@pytest.fixture
def live(qtbot, data):
    worker, pace = (
        Worker(LIVE_RESULTS, data),
        Pace(every_ms=3_600_000),
    )  # longer than any wait of a test
    made = WorkerPoller(worker, StudyQuery(), None, pace, lambda: ("2026-11-21T12:00:00+00:00",))
    yield made
    made.close()


@pytest.mark.slow
def test_a_nudge_brings_the_next_look_forward(qtbot, live, sit, data):
    sit("P-001", 3)
    with qtbot.waitSignal(live.changed):
        live.start()
    sit("P-002", 3)
    with qtbot.waitSignal(live.changed):
        live.nudge()
        live.nudge()
    (log,) = paths.logs().glob("worker-*.log")
    assert f"data folder {data}" in log.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_nudge_during_a_look_is_not_forgotten(qtbot, live, sit, monkeypatch):
    looks, ask = [], live.worker.ask

    def counted(*words):
        looks.append(words)
        return ask(*words)

    monkeypatch.setattr(live.worker, "ask", counted)
    sit("P-001", 3)
    live.start()
    live.nudge()
    qtbot.waitUntil(lambda: len(looks) == 2)


def test_a_nudge_wakes_no_live_that_stopped(qtbot, live):
    live.nudge()
    assert not live.is_due
