"""One judge at a time, and what came of it is told wherever one looks."""

import pytest

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.runs.command_process import CommandProcess, Ending, RunOutcome
from turingdesk.plugins.machine_judges.gui.judge_run import JudgeRunController
from turingdesk.plugins.machine_judges.judge_runs import JudgeRun


@pytest.fixture
def at_work(desk, study, monkeypatch):
    """At work for a study, with a process that is never begun."""
    begun = []
    monkeypatch.setattr(CommandProcess, "start", lambda self, words: begun.append(words))
    made = JudgeRunController(desk.state, desk)
    made.begun = begun
    made._begin(JudgeRun(study, "svm", id="small", study_title="Words, spring", title="A machine"))
    return made


def test_it_runs_the_very_command(at_work, study, data):
    (words,) = at_work.begun
    assert words[:6] == ["judge", str(study), "--judge", "svm", "--data", str(data)]
    assert at_work.strip.title.text() == "A machine judges Words, spring"
    at_work.go_on()
    assert at_work.begun == [words, words]


def test_while_one_is_at_work_no_other_is_asked_for(desk, at_work, monkeypatch):
    monkeypatch.setattr(CommandProcess, "is_on", True)
    at_work.ask()
    assert at_work.dialog is None
    assert "A machine judge is running" in desk.notice.text.text()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (
            RunOutcome(Ending.DONE, {"name": "judge:svm", "sessions": 3, "trials": 36}),
            "support vector",
        ),
        (RunOutcome(Ending.FAILED, why=("No.",)), "couldn't continue"),
    ],
)
def test_what_came_of_it_is_told_on_every_page(qtbot, desk, at_work, outcome, told):
    page_of(desk, "sessions")
    at_work.strip.hide()
    with qtbot.waitSignal(at_work.judged) as judged:
        at_work.running.over.emit(outcome)
    assert judged.args == ["small"]
    assert told in desk.notice.text.text()
