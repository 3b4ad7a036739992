"""A worker's process answers, is started over once it was killed, and ends when told to."""

import importlib
import os
import signal
import sys
from threading import Thread
from time import sleep

import psutil
import pytest

from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.jobs import Cancelled
from turingdesk.presenters.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.presenters.worker import Worker, packed
from turingdesk.study.seals import NO_KEYS
from turingdesk.system.process import start_piped

CHEAP = ("use", NO_KEYS)  #: is answered without reading anything
PLAIN = AnalysisQuery(name="controls")  #: nothing is drawn


@pytest.fixture(autouse=True)
def quick_workers():
    """Here each is started as the program starts it."""


@pytest.fixture
def worker(data):
    made = Worker(TARGET, data)
    yield made
    made.close()


def never(*_):
    raise AssertionError("nothing is read")


@pytest.mark.slow
def test_one_process_answers_until_it_is_closed_and_none_is_begun_then(worker):
    assert worker.ask(never, *CHEAP) is None
    pid = worker.pid
    assert worker.ask(never, *CHEAP) is None
    assert worker.pid == pid
    worker.close()
    worker.close()
    assert not psutil.pid_exists(pid)
    with pytest.raises(EOFError, match="ended"):
        worker.ask(never, *CHEAP)
    worker.start()
    assert worker.pid is None


class Slow:
    """Work that leaves a file behind."""

    def __init__(self, *_):
        pass

    def leave(self, path):
        sleep(0.5)
        path.touch()


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(4))
def test_what_is_asked_on_a_line_that_closes_at_once_is_not_done(data, tmp_path, number):
    """The end of the line can be noticed before, between, or after the beginning."""
    code = "from turingdesk.presenters.worker import main; main()"
    command = [sys.executable, "-c", code, f"{__name__}:Slow", str(data)]
    process = start_piped(command)
    process.communicate(packed(("leave", (tmp_path / "left",))), timeout=60)
    assert not (tmp_path / "left").exists()


def test_a_process_that_was_killed_is_begun_anew(worker):
    worker.ask(never, *CHEAP)
    killed = worker.pid
    os.kill(killed, signal.SIGKILL)
    while worker.pid is not None:
        sleep(0.01)
    assert worker.ask(never, *CHEAP) is None
    assert worker.pid not in (None, killed)


@pytest.mark.sampled
@pytest.mark.parametrize("end", ["kill", "stop"])
def test_whoever_waits_for_a_process_that_ends_is_told(worker, end):
    worker.ask(never, *CHEAP)
    pid, problems = worker.pid, []
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


@pytest.mark.slow
def test_what_went_wrong_there_is_told_here_and_it_goes_on(worker):
    with pytest.raises(RuntimeError, match="nonesuch"):
        worker.ask(never, "nonesuch")
    pid = worker.pid
    assert worker.ask(never, *CHEAP) is None
    assert worker.pid == pid


class Missing:
    """Can be made nowhere but here, as a class of a module that the other end can't import."""

    def __reduce__(self):
        return importlib.import_module, ("turingdesk.nonesuch",)


class Unlucky:
    """Answers with what can't be pickled, what can't be unpickled, and errors of all kinds."""

    def __init__(self, *_):
        self._is_used = False

    def use(self, keys):
        if not self._is_used:
            self._is_used = True
            raise ValueError("no such seal")

    def echo(self, value):
        return value

    def unpicklable(self):
        return lambda: None

    def missing(self):
        return Missing()

    def refused(self):
        problem = OSError("the disk refuses")
        problem.detail = lambda: None
        raise problem


@pytest.fixture
def unlucky(tmp_path):
    made = Worker(f"{__name__}:Unlucky", tmp_path)
    yield made
    made.close()


def asked(worker, *question):
    """The answer or the error, whichever comes; neither fails."""
    answers = []

    def ask():
        try:
            answers.append(worker.ask(never, *question))
        except (OSError, ValueError, RuntimeError, ImportError) as problem:
            answers.append(problem)

    asking = Thread(target=ask)
    asking.start()
    asking.join(20)
    is_waiting = asking.is_alive()
    if is_waiting:
        worker.close()
        asking.join()
    assert not is_waiting, f"{question} has no answer"
    return answers[0]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (("echo", Missing()), "ModuleNotFoundError: No module named 'turingdesk.nonesuch'"),
        (("unpicklable",), "lambda"),
        (("missing",), "ModuleNotFoundError: No module named 'turingdesk.nonesuch'"),
        (("refused",), "OSError: the disk refuses"),
    ],
)
def test_what_cannot_go_through_the_line_is_an_error_in_words(unlucky, question, said):
    assert asked(unlucky, "echo", 1) == 1
    pid = unlucky.pid
    problem = asked(unlucky, *question)
    assert isinstance(problem, RuntimeError)
    assert said in str(problem)
    assert asked(unlucky, "echo", 2) == 2, "the line goes on"
    assert unlucky.pid == pid


def test_a_seal_that_the_process_cannot_open_is_told(tmp_path):
    worker = Worker(f"{__name__}:Unlucky", tmp_path, {"seal": b"key"})
    try:
        assert "no such seal" in str(asked(worker, "echo", 1))
        assert asked(worker, "echo", 1) == 1, "it is tried again"
    finally:
        worker.close()


@pytest.mark.slow
def test_a_reading_tells_how_far_it_is_and_ends_where_it_is_cancelled(worker, sit):
    sit("P-001", 2)
    reports = []
    assert isinstance(worker.ask(lambda *at: reports.append(at), "look", PLAIN), AnalysisView)
    assert reports
    sit("P-002", 2)

    def stop(*_):
        raise Cancelled

    pid = worker.pid
    with pytest.raises(Cancelled):
        worker.ask(stop, "look", PLAIN)
    assert not psutil.pid_exists(pid)


@pytest.mark.slow
def test_what_is_printed_there_does_not_get_between_the_answers(tmp_path):
    worker = Worker(f"{__name__}:Chatty", tmp_path)
    try:
        assert worker.ask(never, "shout") == "heard"
    finally:
        worker.close()


@pytest.mark.slow
def test_a_process_that_works_ends_with_the_line_and_tidies_up(tmp_path, capfd):
    worker, problems = Worker(f"{__name__}:Chatty", tmp_path), []

    def ask():
        try:
            worker.ask(never, "linger")
        except EOFError as problem:
            problems.append(problem)

    asking = Thread(target=ask)
    asking.start()
    while not (tmp_path / "begun").exists():
        sleep(0.01)
    worker.close()
    asking.join(10)
    assert len(problems) == 1
    assert (tmp_path / "tidy").exists()
    assert capfd.readouterr().err == ""


class Chatty:
    """Work that prints, and work that takes long."""

    def __init__(self, data, report):
        self._data = data

    def shout(self):
        sys.stdout.write("between the answers")
        os.system("echo from a child")
        return "heard"

    def linger(self):
        (self._data / "begun").touch()
        try:
            while True:
                sleep(0.01)
        finally:
            (self._data / "tidy").touch()
