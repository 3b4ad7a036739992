import sys
import threading
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool

from turingdesk.gui.jobs import Cancelled, Job


def test_the_outcome_comes_back_on_the_gui_thread(qtbot):
    owner, seen = QObject(), []
    Job(owner, threading.get_ident, lambda r: seen.append((r, threading.get_ident())), seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    worker, here = seen[0]
    assert here == threading.get_ident() != worker


def test_a_failure_is_handed_over_whole(qtbot):
    owner, seen = QObject(), []
    Job(owner, lambda: 1 / 0, seen.append, seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    assert isinstance(seen[0], ZeroDivisionError)


def test_work_that_ends_its_thread_is_a_failure_in_words(qtbot):
    owner, done, failed = QObject(), [], []
    Job(owner, lambda: sys.exit("no license"), done.append, failed.append)
    qtbot.waitUntil(lambda: bool(done or failed))
    assert not done
    assert str(failed[0]) == "SystemExit: no license"


def test_a_job_outliving_its_owner_is_forgotten(qtbot):
    gate, owner, seen = threading.Event(), QObject(), []
    Job(owner, gate.wait, seen.append, seen.append)
    shiboken6.delete(owner)
    gate.set()
    QThreadPool.globalInstance().waitForDone()
    qtbot.wait(20)
    assert seen == []


@pytest.mark.slow
def test_owners_that_go_while_their_jobs_report_do_no_harm(qtbot):
    seen, pool = [], QThreadPool.globalInstance()

    def work(report):
        for part in range(200):
            report(part, 200)
        return "all"

    for _ in range(100):
        owner = QObject()
        for _ in range(3):
            Job.reporting(owner, work, seen.append, seen.append)
        shiboken6.delete(owner)
    pool.waitForDone()
    qtbot.wait(50)
    assert seen == []
    kept = QObject()
    Job.reporting(kept, work, seen.append, seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["all"]


def test_a_job_tells_how_far_it_is(qtbot):
    owner, gate, told, seen = QObject(), threading.Event(), [], []

    def work(report):
        gate.wait(5)
        for part in range(1, 4):
            report(part, 3)
        return "all"

    job = Job.reporting(owner, work, seen.append, seen.append)
    job.progressed.connect(lambda part, total: told.append((part, total)))
    gate.set()
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["all"]
    assert told[-1] == (3, 3)


def test_a_cancelled_job_ends_where_it_next_reports(qtbot):
    owner, gate, seen, done = QObject(), threading.Event(), [], []

    def work(report):
        report(1, 2)
        gate.wait(5)
        report(2, 2)
        return "never"

    job = Job.reporting(owner, work, done.append, seen.append)
    job.cancel()
    gate.set()
    qtbot.waitUntil(lambda: bool(seen))
    assert isinstance(seen[0], Cancelled)
    assert done == []


class Window(QObject):
    """Held by no one but the job that it waits for."""

    def __init__(self, news):
        super().__init__()
        self.news = news
        weakref.finalize(self, lambda: news.append(("gone", threading.get_ident())))

    def waits_for(self, work):
        Job(self, work, self.take, self.take)

    def take(self, outcome):
        self.news.append(("took", type(outcome)))

    def reads(self):
        return 1

    def fails(self):
        raise ValueError


@pytest.mark.parametrize("work", ["reads", "fails"])
def test_a_window_held_by_its_job_alone_goes_before_the_job_is_being_deleted(qtbot, work):
    news, here = [], threading.get_ident()
    window = Window(news)
    window.waits_for(getattr(window, work))
    del window
    assert QThreadPool.globalInstance().waitForDone(5000)
    assert not news
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # the job's own end is no such
    assert news == [("took", int if work == "reads" else ValueError), ("gone", here)]
    qtbot.wait(1)


def test_no_window_goes_on_the_thread_that_worked_for_it(qtbot):
    news, number = [], 200
    for _ in range(number):
        window = Window(news)
        window.waits_for(window.reads)
        del window
        QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: len(news) == 2 * number)
    assert {thread for what, thread in news if what == "gone"} == {threading.get_ident()}


def test_a_window_that_holds_the_owner_outlives_the_deletion_of_that_owner(qtbot):
    news, gate = [], threading.Event()
    window = Window(news)
    panel = QObject(window)
    Job(panel, gate.wait, window.take, window.take)
    del window
    shiboken6.delete(panel)
    assert not news
    gate.set()
    qtbot.waitUntil(lambda: bool(news))
    assert news == [("gone", threading.get_ident())]
