"""Scores of machine judges become rows of the table, each with the verdict that followed."""

import pytest

from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SessionName
from turingdesk.table.machine_scores import COLUMNS, MachineScores
from turingdesk.table.table import frame, load

AT = "2026-03-01T10:00:00.000Z"


def verdict(step=0, subject="", choice="human", session="s", judge="judge:svm", **told):
    about = {"kind": "response", "session": session, "participant": "svm-1", "judge": judge}
    about |= {"study": "x", "task": "talks", "stimulus": f"t{step}", "role": "verdict"}
    about |= {"question": "origin", "origin": "human", "truth": "human", "agent": "p1"}
    return about | {"step": step, "subject": subject, "choice": choice} | told


def scored(step=0, session="s", **told):
    return {"kind": "scored", "session": session, "step": step, "fold": 3} | told


def rows(lines, responses):
    gathered = MachineScores()
    for line in lines:
        gathered.add(line)
    return gathered.rows(frame(responses))


def told(made, *names):
    return made[list(names)].astype("object").to_numpy().tolist()


def test_a_row_says_what_was_scored_and_what_was_said_of_it():
    made = rows([scored(scores={"": 0.5})], [verdict(choice="human")])
    assert list(made.columns) == list(COLUMNS)
    (row,) = made.astype("object").to_dict("records")
    assert (row["role"], row["judge"], row["session"]) == ("score", "judge:svm", "s")
    assert (row["task"], row["stimulus"], row["truth"]) == ("talks", "t0", "human")
    assert (row["choice"], row["score"], row["message"], row["fold"]) == ("human", 0.5, 0, 3)
    assert (row["superseded"], row["excluded"], row["pilot"]) == (False, "", False)


def test_messages_of_each_speaker_follow_their_whole_and_those_not_judged_have_no_row():
    line = scored(scores={"A": 0.5, "B": -1}, messages={"A": [1.5, None, -0.5], "B": [-1]})
    made = rows([line], [verdict(subject="A"), verdict(subject="B", choice="machine")])
    assert told(made, "subject", "message", "score") == [
        ["A", 0, 0.5],
        ["A", 1, 1.5],
        ["A", 3, -0.5],
        ["B", 0, -1.0],
        ["B", 1, -1.0],
    ]


def test_scores_without_a_verdict_and_those_of_other_steps_give_no_rows():
    assert rows([], [verdict()]) is None
    assert rows([scored(7, scores={"": 1.0})], [verdict()]) is None
    assert rows([scored(scores={"": 1.0})], [verdict(question="topic")]) is None
    assert rows([scored(scores={"": 1.0})], [verdict(judge="human")]) is None


def test_a_step_that_was_scored_again_counts_once_with_the_newest():
    made = rows([scored(scores={"": 1.0}), scored(scores={"": 2.0})], [verdict(), verdict()])
    assert told(made, "score", "superseded") == [[2.0, False]]


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"scores": None, "messages": 3},
        {"scores": {"": "high"}, "messages": {"": 1.0}},
        {"scores": [1.0], "step": None},
        {"scores": {"": True}, "fold": "x"},
    ],
)
def test_what_is_no_score_is_passed_over(line):
    assert rows([scored() | line], [verdict()]) is None


def test_a_folder_has_them_and_people_have_none(tmp_path):
    name = SessionName("svm-1", 1, "x")
    opened = {"session": str(name), "participant": "svm-1", "study": "x", "judge": "judge:svm"}
    answer = verdict(2, session=str(name))
    journal = Journal.create(tmp_path / name.file)
    journal.append(
        Entry("opened", AT, 0.0, opened | {"number": 1}),
        Entry("scored", AT, 1.0, {"step": 2, "scores": {"": -0.25}, "fold": 1}),
        Entry("response", AT, 2.0, {k: v for k, v in answer.items() if k != "kind"}),
        durable=False,
    )
    journal.close()
    assert told(load(tmp_path).scores, "session", "score") == [[str(name), -0.25]]
    assert load(tmp_path, "other").scores is None
    assert load(tmp_path / "nothing").scores is None
