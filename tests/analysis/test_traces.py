"""Evidence over messages is the sigmoid of the mean of a speaker's scores so far."""

import numpy as np
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor
from turingdesk.analysis._traces import RIGHT, WRONG, majorities, traces
from turingdesk.table.table import frame


def spoken(stimulus, truth, *messages, who="svm/1", subject="A"):
    """A judge's verdict on a speaker, with a score of each message."""
    score = float(np.mean([one for one in messages if one is not None]))
    told = {"scores": score, "messages": list(messages), "subject": subject, "task": "talks"}
    return verdict(who, stimulus, truth, "human" if score > 0 else "machine", **told)


def evidence(*said):
    return traces(analysed(said, machines=True))


def test_each_message_adds_to_the_mean():
    from scipy.special import expit

    found = evidence(
        spoken("a", "human", -1.0, 2.0, 5.0), spoken("a", "machine", 0.5, subject="B")
    )
    assert found["message"].tolist() == [1, 2, 3, 1]
    assert found["evidence"].tolist() == pytest.approx(expit([-1.0, 0.5, 2.0, 0.5]).tolist())
    assert found["right"].tolist() == [False, True, True, False]
    assert found["subject"].tolist() == ["A", "A", "A", "B"]
    assert set(found["who"]) == {"judge:svm"}


def test_sessions_of_one_judge_are_averaged_and_judges_are_not():
    from scipy.special import expit

    found = evidence(
        spoken("a", "human", 1.0, 2.0),
        spoken("a", "human", 3.0, 0.0, who="svm/2"),
        spoken("a", "human", -1.0, -1.0, who="lsa/1"),
    )
    assert found["who"].tolist() == ["judge:lsa"] * 2 + ["judge:svm"] * 2
    assert found["evidence"].tolist() == pytest.approx(expit([-1.0, -1.0, 2.0, 1.5]).tolist())


def test_a_message_that_was_not_judged_is_passed_over():
    from scipy.special import expit

    found = evidence(spoken("a", "human", 1.0, None, 3.0))
    assert found["message"].tolist() == [1, 3]
    assert found["evidence"].tolist() == pytest.approx(expit([1.0, 2.0]).tolist())


def test_huge_scores_do_not_overflow():
    assert evidence(spoken("a", "machine", -1e9))["evidence"].tolist() == pytest.approx([0.0])


def test_without_single_messages_there_is_nothing():
    whole = verdict("svm/1", "a", "human", "human", scores=1.0)
    for rows in (analysed([whole], machines=True), frame([]), poor("no participants")):
        found = traces(rows)
        assert found.empty
        assert {"who", "stimulus", "message", "evidence", "right"} <= {*found.columns}


def test_peoples_majority_is_right_wrong_or_neither():
    said = [("a", "human"), ("a", "human"), ("a", "machine"), ("b", "machine")]
    said += [("c", "human"), ("c", "machine")]
    lines = [verdict(f"P-{n}", one, "human", choice) for n, (one, choice) in enumerate(said)]
    lines.append(verdict("svm/1", "d", "human", "human", scores=1.0))
    found = majorities(analysed(lines))
    assert found == {("x", "captions", "a", ""): RIGHT, ("x", "captions", "b", ""): WRONG}
    assert majorities(frame([])) == {}
