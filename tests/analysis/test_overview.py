from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.analysis._overview import overview
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def said(data, **asked):
    return overview(load(data), **asked)


def test_a_demonstration_and_several_studies_and_versions_are_named(package, tmp_path):
    study = package.study
    for number, changes in enumerate(
        ({}, {"id": "show", "demonstration": True}, {"hash": "b" * 64})
    ):
        changed = replace(study, **changes)
        other = replace(package, study=changed, hash=changed.hash)
        walk_on(SessionRecorder.begin(other, tmp_path, SessionSetup(f"P-{number}", "Booth 1")))
    assert said(tmp_path)["notes"] == [
        "2 studies are counted together; --study ID takes one.",
        "show is a demonstration, not collected data.",
        "small was run in 2 different versions.",
    ]


def test_machine_judges_are_counted_apart(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1")))
    walk_on(
        SessionRecorder.begin(package, tmp_path, SessionSetup("svm", "desk", judge="judge:svm"))
    )
    people = said(tmp_path)
    assert people["verdicts"]["on_origin"] == 14
    assert people["notes"] == ["20 answers of other judges (machines) are not counted here."]
    machines = said(tmp_path, kind=JudgeKind.MACHINES)
    assert machines["notes"][0] == "These verdicts were given by machines."
    assert machines["participants"] == 1


def test_answers_asked_again_are_told(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder, 7)
    recorder.abandon()
    whole = recorder.path.read_bytes().split(b"\n")
    recorder.path.write_bytes(b"\n".join([*whole[:-2], b""]))
    walk_on(
        SessionRecorder.resume(package, tmp_path, SessionSetup("P-1", "Booth 1"), recorder.path)
    )
    found = said(tmp_path)
    assert "1 answers were asked again in a later attempt; the newest counts." in found["notes"]
    assert found["verdicts"]["left_out"] == {"asked again later": 1, "practice": 1}
    assert found["sessions"] == {"continued": 1, "completed": 1}
    assert found["participants"] == 1


def test_shares_of_each_row_add_up_to_one(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1")))
    p = said(tmp_path)["confusion"]["p"]
    assert p["HH"] + p["HM"] == pytest.approx(1)
    assert p["MM"] + p["MH"] == pytest.approx(1)
