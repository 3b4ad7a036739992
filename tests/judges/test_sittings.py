"""A machine judge's sessions: begun once, gone on with after a cut, left alone once complete."""

from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import Refused
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges._sittings import Sittings


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


@pytest.fixture
def sittings(package, tmp_path):
    return Sittings(package, tmp_path / "data", "judge:svm", {"version": "1", "folds": 10})


def test_a_session_says_who_judges_with_which_settings_and_has_trials_alone(sittings):
    sitting = sittings.sitting("svm-1")
    walk_on(sitting)
    first, *_ = read_journal(sitting.path).lines
    assert (first["judge"], first["participant"]) == ("judge:svm", "svm-1")
    assert first["judge_settings"] == {"version": "1", "folds": 10}
    (row,) = sittings.there()
    assert row.done == row.of > 0
    assert sittings.names(["svm-1"]) == [str(row.name)]
    assert sittings.names(["svm-2"]) == []


def test_a_complete_session_is_not_judged_again(sittings):
    walk_on(sittings.sitting("svm-1"))
    assert sittings.sitting("svm-1") is None
    assert sittings.sitting("svm-2") is not None, "another code is another session"


def test_what_was_cut_off_goes_on_where_it_stopped(sittings):
    sitting = sittings.sitting("svm-1")
    walk_on(sitting, 3)
    sitting.abandon()
    again = sittings.sitting("svm-1")
    assert again.session.place == 3
    walk_on(again)
    assert sittings.sitting("svm-1") is None
    assert len(sittings.names(["svm-1"])) == 2, "two journals of one session"


def test_a_session_that_runs_elsewhere_is_refused(sittings):
    sitting = sittings.sitting("svm-1")
    walk_on(sitting, 2)
    with pytest.raises(Refused, match="is running"):
        sittings.sitting("svm-1")
    sitting.abandon()


def test_sessions_of_a_changed_study_and_of_others_do_not_count(sittings, package):
    walk_on(sittings.sitting("svm-1"))
    for other in (
        replace(sittings, package=replace(package, hash="f" * 64)),
        replace(sittings, judge="judge:forest"),
    ):
        assert other.there() == []
        assert other.sitting("svm-1") is not None
