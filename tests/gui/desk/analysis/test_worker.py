"""The analyst's process answers, is begun anew once it was killed, and ends when told to."""

import os
import signal
from threading import Thread

import pytest

from turingdesk.gui.desk.analysis.analysed import Analysed, Choice
from turingdesk.gui.desk.analysis.worker import Worker
from turingdesk.gui.jobs import Cancelled
from turingdesk.study.unsealing import NO_KEYS

CHEAP = ("use", NO_KEYS)  #: is answered without reading anything
PLAIN = Choice("controls")  #: nothing is drawn


@pytest.fixture
def worker(data):
    made = Worker(data)
    yield made
    made.close()


def pid_of(worker):
    return worker._process._process.pid


def never(*_):
    raise AssertionError("nothing is read")


def test_one_process_answers_until_it_is_closed_and_none_is_begun_then(worker):
    assert worker.ask(never, *CHEAP) is None
    process = worker._process
    assert worker.ask(never, *CHEAP) is None
    assert worker._process is process
    worker.close()
    worker.close()
    assert not process.is_alive
    with pytest.raises(EOFError, match="ended"):
        worker.ask(never, *CHEAP)
    assert worker._process is None


def test_a_process_that_was_killed_is_begun_anew(worker):
    worker.ask(never, *CHEAP)
    killed = worker._process
    os.kill(pid_of(worker), signal.SIGKILL)
    killed._process.wait(5)
    assert worker.ask(never, *CHEAP) is None
    assert worker._process is not killed


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_whoever_waits_for_a_process_that_ends_is_told(worker, end):
    worker.ask(never, *CHEAP)
    pid, problems = pid_of(worker), []
    os.kill(pid, signal.SIGSTOP)  # so that it is asked, and does not answer

    def ask():
        try:
            worker.ask(never, *CHEAP)
        except EOFError as problem:
            problems.append(problem)

    asking = Thread(target=ask)
    asking.start()
    if end == "kill":
        os.kill(pid, signal.SIGKILL)
    else:
        worker.stop()
        os.kill(pid, signal.SIGCONT)
    asking.join(10)
    assert len(problems) == 1


def test_what_went_wrong_there_is_told_here_and_it_goes_on(worker):
    with pytest.raises(RuntimeError, match="nonesuch"):
        worker.ask(never, "nonesuch")
    process = worker._process
    assert worker.ask(never, *CHEAP) is None
    assert worker._process is process


def test_a_reading_tells_how_far_it_is_and_ends_where_it_is_cancelled(worker, sit):
    sit("P-001", 2)
    reports = []
    assert isinstance(worker.ask(lambda *at: reports.append(at), "look", PLAIN), Analysed)
    assert reports
    sit("P-002", 2)

    def stop(*_):
        raise Cancelled

    process = worker._process
    with pytest.raises(Cancelled):
        worker.ask(stop, "look", PLAIN)
    assert not process.is_alive
