import json
import platform
from dataclasses import replace

import pandas as pd
import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.message import Message
from turingdesk.core.response import ADDED, COLUMNS, DEFAULTS, Response
from turingdesk.core.study import Resume, ResumePolicy
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.sessions_table import SESSION_COLUMNS, Sessions
from turingdesk.table.table import CHOICES, QUESTIONS, frame, load

CHAIR = SessionSetup("P-1", "Booth 1")


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def response(**members):
    return {"seq": 1, "kind": "response", "session": "s", "chain": "", **members}


def test_the_columns_are_those_of_a_response_and_one_more(tmp_path):
    empty = frame([])
    assert list(empty.columns) == [*COLUMNS, *ADDED]
    assert len(empty) == 0
    assert list(load(tmp_path / "nothing").responses.columns) == [*COLUMNS, *ADDED]


def test_missing_members_have_their_defaults_and_columns_their_types():
    table = frame(
        [response(), response(step=4, length=6, correct=True, rt_ms=12.5, truth="human")]
    )
    first, second = (row for _, row in table.iterrows())
    assert {n: first[n] for n in ("participant", "judge", "choice")} == {
        "participant": "",
        "judge": "human",
        "choice": "",
    }
    assert table["truth"].isna().tolist() == [True, False]
    assert table["correct"].isna().tolist() == [True, False]
    assert table["rt_ms"].isna().tolist() == [True, False]
    assert (second["length"], second["correct"], second["rt_ms"]) == (6, True, 12.5)
    types = {name: str(table[name].dtype) for name in COLUMNS}
    assert types["stimulus"] == types["truth"] == types["choice"] == "category"
    assert types["pilot"] == types["too_fast"] == "bool"
    assert (types["step"], types["length"], types["correct"]) == ("int64", "Int64", "boolean")
    assert (types["rt_ms"], types["at"]) == ("float64", "str")


def test_every_response_of_a_session_comes_back_as_it_was_given(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    said = [r for step in walk_on(recorder) for r in step if r.question != "name"]
    table = load(tmp_path).responses
    assert len(table) == len(said)
    rows = table[list(COLUMNS)].astype("object").to_dict("records")
    for row, given in zip(rows, said, strict=True):
        back = Response(**{n: None if pd.isna(value) else value for n, value in row.items()})
        assert back == given


def test_hostile_text_survives(tmp_path):
    texts = [
        "=1+1",
        "2026-01-01",
        "00012",
        'a "b", c;\n\nd',
        "\u202eabc",
        "🦉👩🏽‍🔬",
        "<b>x</b>",
        "nan",
        " ",
    ]
    table = frame([response(step=n, choice=text) for n, text in enumerate(texts)])
    assert table["choice"].tolist() == texts


def test_members_of_a_wrong_type_do_not_stop_the_reading():
    lines = [
        response(step=1, choice=["a"], rt_ms="fast", correct="perhaps", length=2.0),
        response(step=2, choice=7, rt_ms=3, trial=True),
    ]
    table = frame(lines)
    assert table["choice"].tolist() == ["['a']", "7"]
    assert table["rt_ms"].isna().tolist() == [True, False]


def test_lines_of_other_kinds_are_skipped():
    lines = [{"kind": "gaze", "session": "s"}, response(), {"kind": "shown", "session": "s"}]
    assert len(frame(lines)) == 1


def test_of_two_answers_to_one_question_of_a_step_the_newer_counts():
    lines = [
        response(step=1, question="origin", subject="A", choice="human"),
        response(step=1, question="origin", subject="B", choice="human"),
        response(step=1, question="origin", subject="A", choice="machine"),
        response(step=2, question="origin", subject="A", choice="machine"),
    ]
    assert frame(lines)["superseded"].tolist() == [True, False, False, False]


@pytest.mark.parametrize(
    ("moments", "times", "seconds"),
    [
        ([(False, 1000), (True, 3500)], 1, 2.5),
        ([(False, 1000), (True, 2000), (False, 4000), (True, 4250)], 2, 1.25),
        ([(False, 1000), (False, 2000), (True, 3000)], 2, 2.0),
        ([(True, 500)], 0, 0.0),
        ([(False, 6000)], 1, 4.0),
        ([(False, "x"), (True, None)], 1, 0.0),
    ],
)
def test_the_time_without_the_keyboard_is_added_up(moments, times, seconds):
    sessions = Sessions()
    lines = [{"kind": "focus", "session": "s", "active": on, "t_ms": at} for on, at in moments]
    sessions.extend("s", [*lines, {"kind": "closed", "session": "s", "t_ms": 10_000}])
    row = sessions._row("s", {})
    assert row["focus_lost"] == times
    assert row["focus_lost_s"] == seconds


def test_the_sessions_table_says_how_each_session_went(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    recorder.record("focus", active=False)
    walk_on(recorder, rt_ms=2000.0)
    SessionRecorder.begin(package, tmp_path, SessionSetup("P-2", "Booth 2")).abandon()
    sessions = load(tmp_path).sessions
    assert list(sessions.columns) == list(SESSION_COLUMNS)
    first, second = sessions.to_dict("records")
    assert (first["participant"], first["state"], first["reason"]) == ("P-1", *["completed"] * 2)
    assert (first["trials"], first["done"], first["verdicts"]) == (10, 10, 6 + 2 * 4)
    assert (first["too_fast"], first["median_rt_ms"], first["focus_lost"]) == (6, 2000.0, 1)
    assert first["focus_lost_s"] > 0, "it never came back"
    assert (second["focus_lost"], second["focus_lost_s"]) == (0, 0.0)
    assert (first["study_title"], first["study_hash"]) == ("A small study", "a" * 64)
    assert first["screen"] == ""
    assert (second["state"], second["done"], second["verdicts"]) == ("cut off", 0, 0)
    assert second["median_rt_ms"] != second["median_rt_ms"]


@pytest.mark.damages_journals
def test_the_system_is_known_of_journals_that_called_it_the_platform(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    recorder.abandon()
    path = recorder.path
    (told,) = load(tmp_path).sessions["system"]
    assert told == platform.platform()
    path.write_bytes(path.read_bytes().replace(b'"system":', b'"platform":', 1))
    assert load(tmp_path).sessions["system"].tolist() == [told]
    assert "platform" not in load(tmp_path).sessions


def test_an_earlier_attempt_is_kept_and_marked(package, tmp_path):
    study = replace(package.study, resume=Resume(ResumePolicy.RESTART))
    package = replace(package, study=study)
    old = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk_on(old, 8)
    old.abandon()
    walk_on(SessionRecorder.restart(package, tmp_path, CHAIR, old.path))
    table = load(tmp_path)
    lines = [
        line
        for path in tmp_path.glob("*.jsonl")
        for line in read_journal(path).lines
        if line["kind"] == "response"
    ]
    assert len(table.responses) == len(lines)
    assert table.responses.groupby("session", observed=True)["superseded"].all().tolist() == [
        True,
        False,
    ]
    assert table.sessions["state"].tolist() == ["restarted", "completed"]
    assert table.sessions["verdicts"].tolist() == [0, 14]


@pytest.mark.damages_journals
def test_a_usual_question_can_be_translated_where_a_session_asked_it_as_it_is(tmp_path):
    asked = {"gender": "What is your gender?", "age": "Your age, please"}
    name = "sub-P-1_ses-1_study-x"
    opened = {"kind": "opened", "session": name, "at": "2026-01-01", "study": "x", "seq": 0}
    opened |= {"chain": "", "t_ms": 0, "questions": asked}
    (tmp_path / f"{name}.jsonl").write_text(json.dumps(opened) + "\n")
    texts = load(tmp_path).responses.attrs[QUESTIONS]
    assert isinstance(texts["gender"], Message)
    assert texts["age"] == "Your age, please"


@pytest.mark.damages_journals
def test_questions_have_the_text_of_the_newest_session_or_that_of_usual_questions(tmp_path):
    for number, text in ((1, "How old?"), (2, "Your\n age?")):
        name = f"sub-P-{number}_ses-1_study-x"
        opened = {"kind": "opened", "session": name, "at": f"2026-01-0{number}", "study": "x"}
        opened |= {"seq": 0, "chain": "", "t_ms": 0, "questions": {"age": text}}
        (tmp_path / f"{name}.jsonl").write_text(json.dumps(opened) + "\n")
    texts = load(tmp_path).responses.attrs[QUESTIONS]
    assert (texts["age"], texts["gender"]) == ("Your age?", "What is your gender?")
    assert "email" not in texts


@pytest.mark.damages_journals
def test_choices_have_the_order_of_the_newest_session_or_that_of_usual_questions(tmp_path):
    for number, choices in ((1, ["Yes", "No"]), (2, ["No", "Yes"])):
        name = f"sub-P-{number}_ses-1_study-x"
        opened = {"kind": "opened", "session": name, "at": f"2026-01-0{number}", "study": "x"}
        opened |= {"seq": 0, "chain": "", "t_ms": 0, "choices": {"tall": choices}}
        (tmp_path / f"{name}.jsonl").write_text(json.dumps(opened) + "\n")
    found = load(tmp_path).responses.attrs[CHOICES]
    assert found["tall"] == ("No", "Yes")
    assert found["gender"][:3] == ("Woman", "Man", "Non-binary")
    assert "age" not in found


def test_one_study_can_be_loaded_alone(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, CHAIR))
    other = replace(package, study=replace(package.study, id="other"))
    walk_on(SessionRecorder.begin(other, tmp_path, CHAIR))
    assert len(load(tmp_path).sessions) == 2
    alone = load(tmp_path, "other")
    assert alone.sessions["study"].tolist() == ["other"]
    assert alone.responses["study"].unique().tolist() == ["other"]


@pytest.mark.damages_journals
def test_a_damaged_journal_is_named_and_its_session_still_listed(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk_on(recorder)
    recorder.path.write_bytes(b"?" + recorder.path.read_bytes()[1:])
    table = load(tmp_path)
    assert [(p.file, p.line) for p in table.problems] == [(recorder.path.name, 1)]
    assert table.sessions["participant"].tolist() == ["P-1"]
    assert (table.sessions["verdicts"].tolist(), len(table.responses)) == ([14], 23)


def test_the_defaults_are_those_that_responses_leave_out():
    assert frame([response()])["judge"].tolist() == [DEFAULTS["judge"]]
