"""Who judged what: people as one judge, each machine by name."""

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor
from turingdesk.analysis._machines import everyone, in_order, scored, tasks
from turingdesk.table.table import frame

SAID = [
    verdict("P-1", "a", "human", "human"),
    verdict("P-2", "a", "human", "machine"),
    verdict("svm/1", "a", "human", "human", scores=0.5),
    verdict("lm/1", "a", "human", "machine"),
]


def test_people_are_one_judge_and_machines_go_by_name_whosever_the_table_is():
    for machines in (False, True):
        rows = everyone(analysed(SAID, machines))
        assert sorted(rows["who"]) == ["judge:lm", "judge:svm", "people", "people"]
        assert rows["who"].dtype == "category"
    assert everyone(frame([SAID[0] | {"judge": "simulated"}]))["who"].tolist() == ["simulated"]


def test_what_does_not_count_is_left_out():
    more = [
        verdict("svm/1", "b", "human", "human", pilot=True, scores=1.0),
        verdict("svm/1", "c", "human", "human", practice=True),
        verdict("svm/1", "d", "human", "1", question="machine_side"),
        verdict("svm/1", "e", None, "human"),
        verdict("P-1", "f", "human", "human", control_trial=True),
    ]
    for machines in (False, True):
        rows = analysed(SAID + more, machines)
        assert set(everyone(rows)["stimulus"]) == {"a"}
        assert scored(rows)["score"].tolist() == [0.5]
        assert scored(rows)["who"].tolist() == ["judge:svm"]


def test_a_table_that_does_not_say_who_judged_what_has_no_rows():
    assert everyone(poor("no participants")).empty
    assert everyone(frame([])).empty
    assert scored(frame([])).empty
    assert {"who", "score", "message"} <= {*scored(frame([])).columns}


def test_all_tasks_come_before_each_and_people_before_machines():
    rows = everyone(analysed([*SAID, verdict("P-1", "b", "human", "human", task="words")]))
    found = {task: len(own) for task, own in tasks(rows)}
    assert found == {"(all)": 5, "captions": 4, "words": 1}
    assert [task for task, _ in tasks(rows[rows["task"] == "words"])] == ["words"]
    assert in_order(["judge:b", "judge:a", "people"]) == ["people", "judge:a", "judge:b"]
