"""A table that grows line by line is the one that is read at once, whatever happens meanwhile."""

from dataclasses import replace
from itertools import permutations

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.small_study import cut_off, small_package, walk_on
from turingdesk.core.quality import Duplicate, FormAnswer, Incomplete, TooFast, plain
from turingdesk.core.response import ADDED, COLUMNS
from turingdesk.core.study import Resume, ResumePolicy
from turingdesk.journal.follower import Follower
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.live_table import LiveTable
from turingdesk.table.table import FolderTable, frame, load

WHOLE, TWICE = Incomplete(id="whole"), Duplicate(id="twice")


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def values(frame, *by):
    """What a frame says, whatever its types and the order in which it was read."""
    rows = frame.astype("object").where(frame.notna(), None)
    return rows.sort_values(list(by), kind="stable").to_dict("records")


def same(one, other):
    """Whether two tables say the same: responses, sessions and exclusions."""
    assert values(one.responses, "session") == values(other.responses, "session")
    assert values(one.sessions, "session") == values(other.sessions, "session")
    assert values(one.exclusions, "session") == values(other.exclusions, "session")


def test_an_empty_table_has_its_columns():
    table = LiveTable()
    table.update()
    assert list(table.responses.columns) == [*COLUMNS, *ADDED]
    assert len(table.responses) == len(table.sessions) == len(table.exclusions) == 0
    pd.testing.assert_frame_equal(table.responses, frame([]))


@pytest.mark.slow
def test_it_grows_with_what_arrives(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    folder = FolderTable(tmp_path)
    while not recorder.session.is_over:
        before = folder.version
        walk_on(recorder, 1)
        folder.refresh()
        assert folder.version > before
        if recorder.session.place % 4 == 0:
            same(folder.table(), load(tmp_path))
    same(folder.table(), load(tmp_path))
    version = folder.version
    folder.refresh()
    assert folder.version == version


def test_what_was_given_out_does_not_change(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    folder = FolderTable(tmp_path)
    walk_on(recorder, 6)
    folder.refresh()
    given_out = folder.table().responses
    before = given_out.copy(deep=True)
    walk_on(recorder)
    SessionRecorder.begin(package, tmp_path, SessionSetup("P-2", "Booth 1")).abandon()
    folder.refresh()
    assert len(folder.table().responses) > len(before)
    pd.testing.assert_frame_equal(given_out, before)


def resumed(package, data):
    """A session torn in a step of two answers, taken up twice."""
    old = cut_off(package, data)
    recorder = SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 2"), old)
    walk_on(recorder, 4, rt_ms=8000.0)
    recorder.abandon()
    recorder = SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 3"), recorder.path)
    walk_on(recorder)


@pytest.mark.slow
def test_journals_may_arrive_in_any_order(package, tmp_path):
    resumed(package, tmp_path)
    full = load(tmp_path)
    assert full.responses["superseded"].sum() == 1
    by_session = {}
    for line in Follower(tmp_path).new():
        by_session.setdefault(line["session"], []).append(line)
    for order in permutations(by_session.values()):
        table = LiveTable()
        for lines in order:
            table.add(lines)
            table.update(())
        same(table, replace(full, sessions=full.sessions.assign(notes=float("nan"))))


def test_a_new_attempt_supersedes_what_was_read_before(package, tmp_path):
    study = replace(package.study, resume=Resume(ResumePolicy.RESTART))
    package = replace(package, study=study)
    folder = FolderTable(tmp_path)
    old = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    walk_on(old, 8)
    old.abandon()
    folder.refresh()
    assert not folder.table().responses["superseded"].any()
    walk_on(SessionRecorder.restart(package, tmp_path, SessionSetup("P-1", "Booth 1"), old.path))
    folder.refresh()
    same(folder.table(), load(tmp_path))
    rows = folder.table().responses
    assert rows.loc[rows["superseded"], "session"].unique().tolist() == [old.path.stem]
    assert folder.table().sessions["state"].tolist() == ["restarted", "completed"]


def test_a_journal_that_is_taken_away_is_forgotten(package, tmp_path):
    recorders = [
        SessionRecorder.begin(package, tmp_path, SessionSetup(code, "Booth 1"))
        for code in ("P-1", "P-2")
    ]
    for recorder in recorders:
        walk_on(recorder)
    folder = FolderTable(tmp_path)
    folder.refresh()
    version = folder.version
    recorders[0].path.unlink()
    folder.refresh()
    folder.refresh()  # a share may list nothing for a moment
    assert folder.version > version
    same(folder.table(), load(tmp_path))
    assert folder.table().sessions["participant"].tolist() == ["P-2"]


def test_open_sessions_that_no_one_writes_were_cut_off(package, tmp_path):
    first = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    second = SessionRecorder.begin(package, tmp_path, SessionSetup("P-2", "Booth 2"))
    folder = FolderTable(tmp_path)
    folder.refresh()
    assert folder.table().sessions["state"].tolist() == ["running", "running"]
    first.abandon()
    fresh = FolderTable(tmp_path)
    fresh.refresh()
    states = fresh.table().sessions.set_index("participant")["state"].to_dict()
    assert states == {"P-1": "cut off", "P-2": "running"}
    second.abandon()


def test_what_hands_wrote_is_taken_as_text():
    rows = [
        {"kind": "response", "session": "s", "step": step, "choice": choice}
        for step, choice in enumerate([1, "1", ["a"], None, "human"])
    ]
    assert frame(rows)["choice"].tolist()[:3] == ["1", "1", "['a']"]
    assert frame(rows)["choice"].isna().tolist() == [False, False, False, True, False]


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


@given(ANSWERS, st.integers(0, 4), st.integers(0, 14))
def test_whatever_is_answered_again_a_growing_table_and_a_whole_one_agree(answers, place, cut):
    lines = [
        {"kind": "opened", "session": "a", "at": "", "study": "x"},
        *(
            {"kind": "response", "session": "a", "question": "origin", "at": "", "study": "x"}
            | answer
            for answer in sorted(answers, key=lambda answer: answer["step"])
        ),
        {"kind": "opened", "session": "b", "at": "", "continues": "a", "place": place},
    ]
    whole, table = LiveTable(), LiveTable()
    whole.add(dict(line) for line in lines)
    whole.update()
    for part in (lines[:cut], lines[cut:]):
        table.add(part)
        table.update()
    same(table, whole)


# ---- rules, while sessions run, end and are taken up


def name(code, number=1):
    return f"sub-{code}_ses-{number}_study-x"


def opened(code, number=1, rules=(WHOLE, TWICE), at="2026-11-21T09:00:00", **more):
    line = {"kind": "opened", "session": name(code, number), "study": "x", "at": at, "trials": 2}
    return line | {"judge": "human", "rules": [plain(rule) for rule in rules], **more}


def verdict(code, step, number=1, **more):
    line = {"kind": "response", "session": name(code, number), "study": "x", "judge": "human"}
    line |= {"role": "verdict", "question": "origin", "choice": "human", "step": step, "at": ""}
    return line | {"block": "a", "trial": step, "rt_ms": 4000.0, **more}


def closed(code, number=1, reason="completed"):
    return {"kind": "closed", "session": name(code, number), "at": "", "reason": reason}


def excluded(table, running=None, judge="human"):
    """By rule, how many sessions and verdicts are omitted; and how many verdicts are kept."""
    table.update(running)
    rows = table.responses[(table.responses["judge"] == judge) & ~table.responses["pilot"]]
    rows = rows[(rows["role"] == "verdict") & ~rows["superseded"]]
    listed = table.exclusions[table.exclusions["scope"] == "session"]
    of_judge = listed["session"].isin(rows["session"])
    rules = {
        rule.id: (
            int((listed.loc[of_judge, "rule"] == rule.id).sum()),
            sum(rule.id in joined.split("|") for joined in rows["excluded"]),
        )
        for rule in table.rules["x"]
    }
    return rules, int((rows["excluded"] == "").sum())


@pytest.fixture
def table():
    made = LiveTable()
    made.add([opened("P"), verdict("P", 1)])
    return made


def test_a_session_is_judged_once_it_is_over(table):
    assert excluded(table) == ({"whole": (0, 0), "twice": (0, 0)}, 1)
    table.add([closed("P", reason="ended")])
    assert excluded(table) == ({"whole": (1, 1), "twice": (0, 0)}, 0)


def test_one_that_was_cut_off_is_over_until_it_runs_again(table):
    assert excluded(table, running=[name("P")]) == ({"whole": (0, 0), "twice": (0, 0)}, 1)
    assert excluded(table, running=[]) == ({"whole": (1, 1), "twice": (0, 0)}, 0)
    assert excluded(table, running=[name("P")]) == ({"whole": (0, 0), "twice": (0, 0)}, 1)


def test_a_session_that_goes_on_takes_its_first_part_along(table):
    assert excluded(table, running=[])[0]["whole"] == (1, 1)
    table.add([opened("P", 2, continues=name("P"), place=2), verdict("P", 2, 2), closed("P", 2)])
    assert excluded(table, running=[]) == ({"whole": (0, 0), "twice": (0, 0)}, 2)
    assert table.sessions["excluded"].tolist() == ["", ""]


def test_one_that_begins_anew_leaves_nothing_of_the_first(table):
    table.add([opened("P", 2, restarts=name("P")), verdict("P", 1, 2), verdict("P", 2, 2)])
    table.add([closed("P", 2)])
    assert excluded(table, running=[]) == ({"whole": (0, 0), "twice": (0, 0)}, 2)


def test_a_second_session_is_found_also_when_it_is_read_first():
    made = LiveTable()
    made.add([opened("P", 2), verdict("P", 1, 2), verdict("P", 2, 2), closed("P", 2)])
    assert excluded(made) == ({"whole": (0, 0), "twice": (0, 0)}, 2)
    made.add([opened("P"), verdict("P", 1), verdict("P", 2), closed("P")])
    assert excluded(made) == ({"whole": (0, 0), "twice": (1, 2)}, 2)
    assert made.sessions.set_index("session")["excluded"].to_dict() == {
        name("P"): "",
        name("P", 2): "twice",
    }


def test_new_rules_count_for_what_was_judged_before(table):
    table.add([closed("P", reason="ended")])
    assert excluded(table)[1] == 0
    fast = TooFast(id="fast", min_s=5.0)
    table.add([opened("Q", rules=(fast,), at="2026-11-22T09:00:00"), verdict("Q", 1)])
    assert excluded(table) == ({"fast": (0, 2)}, 0)
    table.add([opened("R", rules=(), at="2026-11-23T09:00:00")])
    assert excluded(table) == ({}, 2)


def test_pilots_and_practice_are_not_looked_at(table):
    table.add([opened("T", pilot=True, rules=()), verdict("T", 1, pilot=True), closed("T")])
    table.add([verdict("P", 2, practice=True), closed("P")])
    found, _ = excluded(table)
    assert found == {"whole": (1, 1), "twice": (0, 0)}
    assert table.sessions.set_index("session")["excluded"][name("T")] == ""


def test_kinds_of_judges_are_counted_apart(table):
    table.add([closed("P", reason="ended"), opened("S", judge="simulated")])
    table.add([verdict("S", 1, judge="simulated"), closed("S", reason="ended")])
    for judge in ("human", "simulated"):
        assert excluded(table, judge=judge) == ({"whole": (1, 1), "twice": (0, 0)}, 0)


def test_what_several_rules_leave_out_counts_for_each():
    rules = (WHOLE, FormAnswer(id="native", field="native", wanted=("English",)))
    made = LiveTable()
    said = verdict("P", 0, role="form", question="native", choice="Dutch", block="form")
    made.add([opened("P", rules=rules), said, verdict("P", 1), closed("P", reason="ended")])
    assert excluded(made) == ({"whole": (1, 1), "native": (1, 1)}, 0)
    assert made.responses["excluded"].tolist() == ["whole|native", "whole|native"]


def test_an_answer_that_is_given_again_is_left_out_once(table):
    table.add([verdict("P", 1, choice="machine"), closed("P", reason="ended")])
    table.update()
    made = table.responses
    assert len(made) == 2
    assert made.loc[made["superseded"], "excluded"].tolist() == [""]
    assert made.loc[~made["superseded"], "excluded"].tolist() == ["whole"]
