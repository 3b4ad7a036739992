"""The first fixations of a scanpath, scaled."""

import pytest

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features.fixations import prepare
from turingdesk.tasks.fixations import Fixation, Scanpath


def path(*places, width=200.0):
    return Scanpath("a.png", tuple(Fixation(x, y) for x, y in places), width, 100.0)


def test_coordinates_run_from_minus_one_to_one_and_the_eye_stays_where_it_was_last():
    contents = [path((0, 0), (200, 100), (100, 50)), path((100, 100))]
    judged = answers([row(n, n == 0, content=c) for n, c in enumerate(contents)], "fixations")
    made = prepare(judged, {"first": 2})
    assert made.values.tolist() == [[-1, -1, 1, 1], [0, 1, 0, 1]]
    assert len(prepare(judged, {}).columns) == 20


def test_paths_without_fixations_or_frame_are_named_and_other_tasks_refused():
    contents = [path((0, 0)), path(), path((1, 1), width=0.0), path((float("nan"), 0))]
    judged = answers([row(n, n == 0, content=c) for n, c in enumerate(contents)], "fixations")
    made = prepare(judged, {})
    assert [one.ids for one in made.lost] == [("c1", "c2"), ("c3",)]
    with pytest.raises(CannotJudge, match="not eye movements"):
        prepare(answers(judged.rows), {})
