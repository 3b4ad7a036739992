"""A machine judge's sessions: begun once, gone on with after a cut, left alone once complete."""

from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import NotAllowed
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges._recorders import SessionRecorders


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
