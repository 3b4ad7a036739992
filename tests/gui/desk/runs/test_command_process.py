"""A command is a process of its own that tells how far it is."""

import sys

import pytest

from turingdesk.core.message import Message
from turingdesk.gui.desk.runs.command_process import CommandProcess, Ending

PATIENCE_MS = 30_000


@pytest.fixture
def running(qapp):
    made = CommandProcess(qapp)
    yield made
    made.end()
    made.deleteLater()


@pytest.mark.slow
def test_why_it_failed_is_what_the_command_says(qtbot, running, data):
    with qtbot.waitSignal(running.over, timeout=PATIENCE_MS) as over:
        running.start(["simulate", "gone", "--judges", "1", "--data", str(data)])
        assert running.is_on
        running.start(["not", "begun", "beside", "it"])
    assert over.args[0].ending is Ending.FAILED
    (why,) = over.args[0].why
    assert "can't find gone" in why
    assert isinstance(why, Message)
    assert not running.is_on
    assert not data.exists()


def test_a_program_that_is_not_there_is_said(qtbot, running, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gone"))
    with qtbot.waitSignal(running.over) as over:
        running.start(["simulate"])
    assert over.args[0].ending is Ending.FAILED
    assert over.args[0].why
    assert not running.is_on


def test_it_is_ended_at_once_and_says_nothing_more(qtbot, running, study, data):
    heard = []
    running.over.connect(heard.append)
    running.start(["simulate", str(study), "--judges", "3", "--data", str(data)])
    running.end()
    running.end()  # again is harmless
    assert not running.is_on
    assert heard == []
