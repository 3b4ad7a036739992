"""A machine judge's sessions: begun once, continued after a cut, left alone once complete."""

from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import NotAllowed
from turingdesk.core.question import Answer, Role
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges._recorders import SessionRecorders, count_verdicts
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


@pytest.fixture
def recorders(package, tmp_path):
    return SessionRecorders(package, tmp_path / "data", "judge:svm", {"version": "1", "folds": 10})


def test_a_session_says_who_judges_with_which_settings_and_has_trials_alone(recorders):
    recorder = recorders.recorder("svm-1")
    walk_on(recorder)
    first, *_ = read_journal(recorder.path).lines
    assert (first["judge"], first["participant"]) == ("judge:svm", "svm-1")
    assert first["judge_settings"] == {"version": "1", "folds": 10}
    (row,) = recorders.summaries()
    assert row.done == row.of > 0
    assert recorders.names(["svm-1"]) == [str(row.name)]
    assert recorders.names(["svm-2"]) == []


def test_a_complete_session_is_not_judged_again(recorders):
    walk_on(recorders.recorder("svm-1"))
    assert recorders.recorder("svm-1") is None
    assert recorders.recorder("svm-2") is not None, "another code is another session"


def test_what_was_cut_off_goes_on_where_it_stopped(recorders):
    recorder = recorders.recorder("svm-1")
    walk_on(recorder, 3)
    recorder.abandon()
    again = recorders.recorder("svm-1")
    assert again.session.place == 3
    walk_on(again)
    assert recorders.recorder("svm-1") is None
    assert len(recorders.names(["svm-1"])) == 2, "two journals of one session"


def test_a_session_that_runs_elsewhere_is_refused(recorders):
    recorder = recorders.recorder("svm-1")
    walk_on(recorder, 2)
    with pytest.raises(NotAllowed, match="is running"):
        recorders.recorder("svm-1")
    recorder.abandon()


def test_sessions_of_a_changed_study_and_of_others_do_not_count(recorders, package):
    walk_on(recorders.recorder("svm-1"))
    for other in (
        replace(recorders, package=replace(package, hash="f" * 64)),
        replace(recorders, judge="judge:forest"),
    ):
        assert other.summaries() == []
        assert other.recorder("svm-1") is not None


def judge(recorder, trials, why=""):
    """Judge the next trials, or leave them for a reason."""
    for _ in range(trials):
        recorder.shown(0.0)
        if why:
            recorder.leave(why)
            continue
        due = [q for q in recorder.session.trial.questions if q.role is Role.VERDICT]
        recorder.answer(Answer(q.key, q.choices[0].value, 0.0) for q in due)


def test_a_session_and_what_it_goes_on_with_are_counted_once(tmp_path):
    package, setup = small_package(tmp_path), SessionSetup("m-1", "lab", "judge:m")
    first = SessionRecorder.begin(package, tmp_path, setup)
    judge(first, 3)
    judge(first, 1, "empty reply")
    first.abandon()
    second = SessionRecorder.resume(package, tmp_path, setup, first.path)
    judge(second, 1, "empty reply")
    judge(second, 1, "the model refused")
    judge(second, 4)
    found = count_verdicts(tmp_path, [first.path.stem, second.path.stem])
    assert (found.sessions, found.trials) == (1, 7)
    assert found.unanswered == {"empty reply": 2, "the model refused": 1}


def test_without_anything_left_out_all_is_counted(tmp_path):
    package = small_package(tmp_path)
    names = []
    for code in ("m-1", "m-2"):
        recorder = SessionRecorder.begin(package, tmp_path, SessionSetup(code, "lab", "judge:m"))
        judge(recorder, 10)
        names.append(recorder.path.stem)
    found = count_verdicts(tmp_path, names)
    assert (found.sessions, found.trials, found.unanswered) == (2, 20, {})
