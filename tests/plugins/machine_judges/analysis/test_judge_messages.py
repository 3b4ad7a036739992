"""How surely a judge of single messages tells speakers after each of them (paper 4, Fig. 7)."""

import numpy as np
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor, table
from turingdesk.analysis._figure import Line, Points
from turingdesk.plugins.machine_judges.analysis.judge_messages import (
    MOST,
    NOTHING,
    RIGHT,
    WRONG,
    compute,
    figures,
    majorities,
    traces,
)
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
    assert found == {("x", "captions", "", "a", ""): RIGHT, ("x", "captions", "", "b", ""): WRONG}
    assert majorities(frame([])) == {}


SAID = [
    spoken("a", "human", 1.0, 3.0),
    spoken("a", "machine", -1.0, -1.0, 2.0, subject="B"),
    spoken("b", "human", -2.0),
    spoken("b", "machine", 1.0, -4.0, subject="B"),
]


def people(stimulus, subject, truth, *choices):
    for number, choice in enumerate(choices):
        told = {"subject": subject, "task": "talks"}
        yield verdict(f"P-{number}", stimulus, truth, choice, **told)


PEOPLE = [
    *people("a", "A", "human", "human", "human"),
    *people("a", "B", "machine", "human"),
    *people("b", "A", "human", "human", "machine"),
]


def test_rows_say_how_many_speakers_are_left_and_how_they_are_told():
    from scipy.special import expit

    found = compute(analysed(SAID, machines=True))
    assert found[["truth", "message", "n", "right"]].to_numpy().tolist() == [
        ["human", 1, 2, 0.5],
        ["human", 2, 1, 1.0],
        ["machine", 1, 2, 0.5],
        ["machine", 2, 2, 1.0],
        ["machine", 3, 1, 1.0],  # a mean of 0 says machine
    ]
    assert found["evidence"].iloc[0] == pytest.approx((expit(1.0) + expit(-2.0)) / 2)
    assert found["evidence"].iloc[1] == pytest.approx(expit(2.0))
    assert set(found["judge"]) == {"judge:svm"}
    assert set(found["task"]) == {"talks"}


def test_without_single_messages_it_says_how_to_get_them():
    (row,) = compute(table()).to_dict("records")
    assert (row["n"], row["note"]) == (0, NOTHING)
    assert figures(table()) == ()


@pytest.mark.slow
def test_each_speaker_is_a_thin_line_that_ends_in_a_point():
    from scipy.special import expit

    (figure,) = figures(analysed(SAID, machines=True))
    thin = [one for one in figure.layers if isinstance(one, Line) and one.thin]
    assert [one.name for one in thin] == ["human", "machine"]
    assert thin[0].x == [1, 2, 2, 1, 1]
    assert [one is None for one in thin[0].y] == [False, False, True, False, True]
    points = [one for one in figure.layers if isinstance(one, Points)]
    assert [one.x for one in points] == [[2, 1], [3, 2]]
    assert points[0].y == pytest.approx([expit(2.0), expit(-2.0)])
    assert "n = 4 speakers" in figure.caption
    assert not any(one.pale for one in thin)


@pytest.mark.slow
def test_colours_tell_whether_people_were_right():
    (figure,) = figures(analysed([*PEOPLE, *SAID]))
    lines = {one.name: one for one in figure.layers if isinstance(one, Line) and one.thin}
    assert {name: (one.like, one.pale, one.dashed) for name, one in lines.items()} == {
        "human, no majority of people": ("human", True, True),
        "human, most people correct": ("human", False, False),
        "machine, no majority of people": ("machine", True, True),
        "machine, most people wrong": ("machine", True, False),
    }
    assert "Lighter colors" in figure.caption


@pytest.mark.slow
def test_of_many_speakers_some_are_drawn_and_medians_are_of_all():
    from scipy.special import expit

    many = [spoken(f"c{n:03}", "human", float(n), float(n)) for n in range(MOST + 50)]
    (figure,) = figures(analysed(many, machines=True))
    thin, points, median = figure.layers
    assert sum(one is None for one in thin.y) == MOST == len(points.x)
    assert median.y == pytest.approx([expit((MOST + 49) / 2)] * 2)
    assert f"{MOST} of n = {MOST + 50} speakers, evenly chosen" in figure.caption
