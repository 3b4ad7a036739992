from dataclasses import replace
from itertools import permutations

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._counted import left_out
from turingdesk.core.study import Resume, ResumePolicy
from turingdesk.journal.follower import Follower
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.session_summary import State
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import frame, load
from turingdesk.table.tally import ALIKE, Tally


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def tallied(data):
    tally = Tally()
    for lines in Follower(data).batches():
        tally.add(lines)
    return tally


#: What can be computed from numbers alone, and what these do not tell.
COUNTED = ("agents", "confusion", "controls", "detectability", "lengths", "pairs")
UNKNOWN = ["n_judges", "n_stimuli"]


def same(counted, full):
    """Whether the analyses of numbers say the same of both."""
    for name in COUNTED:
        found = [
            ANALYSES[name].compute(table).drop(columns=UNKNOWN, errors="ignore")
            for table in (counted, full)
        ]
        pd.testing.assert_frame_equal(*found)
    assert left_out(counted) == left_out(full)


def test_analyses_of_the_tally_are_those_of_the_full_table(package, tmp_path):
    for number, rt_ms in enumerate((4000.0, 2000.0, 6000.0)):
        recorder = SessionRecorder.begin(package, tmp_path, SessionSetup(f"P-{number}", "Booth 1"))
        walk_on(recorder, rt_ms=rt_ms)
    same(tallied(tmp_path).counted(), load(tmp_path).responses)


def test_an_empty_tally_can_be_analysed():
    tally = Tally()
    same(tally.counted(), frame([]))
    assert tally.sessions() == []
    assert tally.last_at() == ""
    assert tally.per_minute(last=3) == [0, 0, 0]
    assert list(tally.counted().columns) == [*ALIKE, "superseded", "excluded", "n"]


def test_it_counts_what_arrives_as_it_arrives(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    follower, tally = Follower(tmp_path), Tally()
    while not recorder.session.is_over:
        before = tally.version
        walk_on(recorder, 1)
        tally.add(follower.new())
        assert tally.version > before
        if recorder.session.place % 4 == 0:
            same(tally.counted(), load(tmp_path).responses)
    same(tally.counted(), load(tmp_path).responses)
    (row,) = tally.sessions()
    assert (row.participant, row.kiosk, row.done, row.of) == ("P-1", "Booth 1", 10, 10)
    assert (row.verdicts, row.too_fast, row.median_rt_s) == (14, 0, 4.0)
    assert row.state is State.COMPLETED


def resumed(package, data):
    """A session torn in a step of two answers, taken up twice."""
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder, 7)
    recorder.abandon()
    whole = recorder.path.read_bytes().split(b"\n")
    recorder.path.write_bytes(b"\n".join([*whole[:-2], b""]))
    recorder = SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 2"), recorder.path)
    walk_on(recorder, 4, rt_ms=8000.0)
    recorder.abandon()
    recorder = SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 3"), recorder.path)
    walk_on(recorder)


def test_journals_may_arrive_in_any_order(package, tmp_path):
    resumed(package, tmp_path)
    full = load(tmp_path).responses
    assert full["superseded"].sum() == 1
    journals = [Follower(tmp_path).new()]
    by_session = {}
    for line in journals[0]:
        by_session.setdefault(line["session"], []).append(line)
    for order in permutations(by_session.values()):
        tally = Tally()
        for lines in order:
            tally.add(lines)
        same(tally.counted(), full)
        (row,) = tally.sessions()
        assert (row.kiosk, row.done, row.verdicts) == ("Booth 3", 10, 14)


def test_an_attempt_begun_anew_is_one_row_and_counts_once(package, tmp_path):
    study = replace(package.study, resume=Resume(ResumePolicy.RESTART))
    package = replace(package, study=study)
    old = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    walk_on(old, 8)
    old.abandon()
    walk_on(SessionRecorder.restart(package, tmp_path, SessionSetup("P-1", "Booth 1"), old.path))
    tally = tallied(tmp_path)
    same(tally.counted(), load(tmp_path).responses)
    (row,) = tally.sessions()
    assert (row.verdicts, row.done) == (14, 10)


def test_people_and_simulated_judges_are_never_counted_together(package, tmp_path):
    for number in range(2):
        walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup(f"P-{number}", "Booth 1")))
    walk_on(
        SessionRecorder.begin(package, tmp_path, SessionSetup("sim-1", "desk", judge="simulated"))
    )
    tally = tallied(tmp_path)
    assert tally.kinds() == {JudgeKind.PEOPLE, JudgeKind.SIMULATED}
    verdicts = {kind: tally.counted(kind=kind)["n"].sum() for kind in (None, *tally.kinds())}
    assert verdicts[None] == verdicts[JudgeKind.PEOPLE] == 2 * verdicts[JudgeKind.SIMULATED]
    assert [row.simulated for row in tally.sessions()].count(True) == 1


def test_only_simulated_sessions_are_shown_where_there_are_no_others(package, tmp_path):
    walk_on(
        SessionRecorder.begin(package, tmp_path, SessionSetup("sim-1", "desk", judge="simulated"))
    )
    assert tallied(tmp_path).counted()["judge"].unique().tolist() == ["simulated"]


def test_studies_are_told_apart(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1")))
    study = replace(package.study, id="other", title="Another one")
    walk_on(
        SessionRecorder.begin(
            replace(package, study=study), tmp_path, SessionSetup("P-2", "Booth 1")
        )
    )
    tally = tallied(tmp_path)
    assert tally.titles == {"small": "A small study", "other": "Another one"}
    assert tally.counted("other")["study"].unique().tolist() == ["other"]
    assert tally.counted()["n"].sum() == 2 * tally.counted("small")["n"].sum()
    assert [row.participant for row in tally.sessions("other")] == ["P-2"]
    assert tally.last_at("small") <= tally.last_at("other") == tally.last_at()


def test_open_sessions_that_no_one_writes_were_cut_off(package, tmp_path):
    first = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    second = SessionRecorder.begin(package, tmp_path, SessionSetup("P-2", "Booth 2"))
    tally = tallied(tmp_path)
    assert [row.state for row in tally.sessions()] == [State.RUNNING] * 2
    alive = tally.sessions(alive=[second.path.stem])
    assert {row.participant: row.state for row in alive} == {
        "P-1": State.CUT_OFF,
        "P-2": State.RUNNING,
    }
    first.abandon()
    second.abandon()


def test_answers_per_minute_are_those_of_the_last_minutes():
    def verdict(step, minute):
        at = f"2026-11-21T10:{minute:02}:30.000Z"
        told = {"study": "small", "role": "verdict", "question": "origin", "step": step}
        return {"kind": "response", "session": "s", "at": at, **told}

    tally = Tally()
    tally.add([verdict(1, 3), verdict(2, 3), verdict(3, 5), verdict(4, 1) | {"practice": True}])
    now = "2026-11-21T10:05:59.000Z"
    assert tally.per_minute("small", 5, now) == [0, 0, 2, 0, 1]
    assert tally.per_minute(last=2, now=now) == [0, 1]


ANSWERS = st.lists(
    st.builds(
        dict,
        step=st.integers(0, 3),
        subject=st.sampled_from(["", "A"]),
        role=st.sampled_from(["verdict", "control", "extra"]),
        choice=st.sampled_from(["human", "machine"]),
        truth=st.sampled_from(["human", "machine", None]),
        practice=st.booleans(),
        too_fast=st.booleans(),
    ),
    max_size=12,
)


@settings(max_examples=15)
@given(ANSWERS, st.integers(0, 4))
def test_whatever_is_answered_again_the_tally_and_the_table_agree(answers, place):
    lines = [
        {"kind": "opened", "session": "a", "at": "", "study": "x"},
        *(
            {"kind": "response", "session": "a", "question": "origin", "at": "", "study": "x"}
            | answer
            for answer in sorted(answers, key=lambda answer: answer["step"])
        ),
        {"kind": "opened", "session": "b", "at": "", "continues": "a", "place": place},
    ]
    tally = Tally()
    tally.add(lines)
    assert left_out(tally.counted()) == left_out(frame(lines))
