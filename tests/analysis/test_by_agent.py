"""Numbers by task and machine are those of verdicts counted one by one."""

from tests.analysis.judging import H, M, table, verdicts
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._counted import Matrix, matrix
from turingdesk.analysis._counted import verdicts as counting

SAID = [(H, H, "p"), (H, M, "p"), (M, M, "git"), (M, M, "git"), (M, H, "ofa"), (M, M, "")]


def test_each_task_and_machine_has_its_own():
    rows = counting(table(verdicts(*SAID)))
    found = by_task(rows)
    assert list(found) == ["captions"]
    own = found["captions"]
    assert own.overall == matrix(rows) == Matrix(1, 1, 3, 1)
    assert own.agents == {
        "git": Matrix(0, 0, 2, 0),
        "ofa": Matrix(0, 0, 0, 1),
        "(not named)": Matrix(0, 0, 1, 0),
    }
    assert own.against_humans("ofa") == Matrix(1, 1, 0, 1)


def test_rows_that_stand_for_several_count_as_many():
    rows = counting(table(verdicts(*SAID))).assign(n=3)
    assert by_task(rows)["captions"].overall == Matrix(3, 3, 9, 3)


def test_tasks_add_up_and_none_are_nothing():
    rows = counting(table(verdicts(*SAID)))
    two = rows.assign(task=["captions", "words"] * 3)
    assert all_tasks(by_task(two)) == matrix(rows)
    assert by_task(rows[:0]) == {}
    assert all_tasks({}) == Matrix(0, 0, 0, 0)
