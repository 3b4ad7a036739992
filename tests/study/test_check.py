from tests.packages import BLOCK, CAPTIONS, STUDY, write
from turingdesk.study.check import check_study


def test_a_study_that_can_run_comes_with_its_plan(tmp_path):
    checked = check_study(write(tmp_path))
    assert checked.may_run
    assert checked.plan.trials == 2
    assert checked.package.hash


def test_what_the_plan_cannot_meet_is_an_error_with_its_line(tmp_path):
    checked = check_study(write(tmp_path, toml=STUDY + BLOCK.replace("2", "20")))
    assert not checked.may_run
    assert checked.package is not None
    assert {p.file for p in checked.errors} == {"study.toml"}
    assert all(p.line for p in checked.errors)


def test_a_study_that_cannot_be_read_has_no_plan(tmp_path):
    checked = check_study(write(tmp_path, captions=CAPTIONS.replace("human", "x")))
    assert (checked.package, checked.plan, checked.may_run) == (None, None, False)


def test_a_warning_does_not_keep_a_session_from_running(tmp_path):
    checked = check_study(write(tmp_path, captions=CAPTIONS.replace("GIT", "")))
    assert checked.may_run
    assert len(checked.warnings) == 1


def test_progress_counts_the_files_hashed(tmp_path):
    told = []
    check_study(write(tmp_path), progress=lambda *step: told.append(step))
    assert told == [(1, 3), (2, 3), (3, 3)]
