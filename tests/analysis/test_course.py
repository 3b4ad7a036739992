import pytest

from tests.analysis.test_groups import table
from turingdesk.analysis._course import course
from turingdesk.analysis._groups import overall
from turingdesk.analysis.statistics.clustering import Clustering

BOTH = Clustering.BOTH


def result(rows):
    one = overall(rows, BOTH).detectability
    return {"value": one.value, "ci_low": one.low, "ci_high": one.high}


def test_each_point_is_the_result_of_the_sessions_up_to_there():
    rows = table(judges=9)
    began = {f"s-{judge}": f"{20 - judge:02}" for judge in range(9)}  # the last judge came first
    found = course(rows, began, BOTH, result(rows))
    assert [one["sessions"] for one in found] == [
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
    ]  # one session: 8 verdicts
    three = rows[rows["session"].isin(["s-8", "s-7", "s-6"])]
    assert found[1] == {"sessions": 3, "session": "s-6", "n": 24, **result(three)}
    assert found[-1] == {"sessions": 9, "session": "s-0", "n": 72, **result(rows)}


def test_parts_of_a_continued_session_are_one_session():
    rows = table(judges=4)
    began = {"s-0": "1", "s-1": "1", "s-2": "2", "s-3": "3"}
    assert [one["n"] for one in course(rows, began, BOTH, result(rows))] == [16, 24, 32]


def test_many_sessions_have_few_points():
    rows = table(judges=70, stimuli=4)
    began = {f"s-{judge}": f"{judge:02}" for judge in range(70)}
    found = course(rows, began, BOTH, result(rows))
    assert [one["sessions"] for one in found] == [*range(5, 70, 5), 70]
    assert found[-1]["value"] == pytest.approx(result(rows)["value"])


def test_without_verdicts_there_is_no_course():
    rows = table().iloc[:0]
    assert course(rows, {}, BOTH, {}) == []
