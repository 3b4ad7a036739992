"""A bar of work in the background: one work at a time, how far it is, and how it is canceled."""

from threading import Event

import pytest

from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.jobs import Cancelled


@pytest.fixture
def bar(qtbot):
    made = WorkBar("Progress of a test")
    qtbot.addWidget(made)
    return made


@pytest.fixture
def gate():
    """Work waits for it; it opens when the test ends, so that no thread is left."""
    made = Event()
    yield made
    made.set()


def test_it_is_there_while_work_is_under_way_and_idle_before_the_result_is_told(qtbot, bar, gate):
    results, busy = [], []
    bar.busy.connect(busy.append)

    def work(report):
        report(2, 5)
        gate.wait()
        return "result"

    bar.run(work, lambda value: results.append((value, bar.is_busy)), pytest.fail)
    assert (bar.is_busy, bar.isHidden(), busy) == (True, False, [True])
    qtbot.waitUntil(lambda: (bar.value(), bar.maximum()) == (2, 5))
    bar.run(pytest.fail, pytest.fail, pytest.fail)  # one at a time
    gate.set()
    qtbot.waitUntil(lambda: bool(results))
    assert results == [("result", False)]
    assert (bar.isHidden(), busy) == (True, [True, False])


def test_work_that_is_canceled_ends_where_it_next_reports(qtbot, bar, gate):
    problems = []

    def work(report):
        gate.wait()
        report(1, 2)

    bar.run(work, pytest.fail, problems.append)
    bar.cancel()
    gate.set()
    qtbot.waitUntil(lambda: bool(problems))
    assert isinstance(problems[0], Cancelled)
    assert not bar.is_busy
