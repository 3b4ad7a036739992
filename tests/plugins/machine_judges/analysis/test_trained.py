"""Findings of trained judges become rows that say whose and of what they are."""

import pytest

from tests.analysis.judging import lines
from tests.plugins.machine_judges.analysis.findings_data import findings, of_block, with_findings
from turingdesk.analysis import ANALYSES
from turingdesk.analysis.statistics.result import reason_of
from turingdesk.plugins.machine_judges.analysis._trained import rows_of_part
from turingdesk.table.table import frame

NAMES = ("judge_features", "judge_folds", "extrapolation")


def told(rows):
    return [(row["judge"], row["task"], row["a"]) for row in rows]


def test_a_block_is_named_where_a_task_has_several_and_a_study_where_there_are_several():
    two = of_block([{"a": 1}], "coco") + of_block([{"a": 2}], "nocaps")
    words = of_block([{"a": 3}], "words", "words")
    one = with_findings(findings(features=two + words))
    assert told(rows_of_part(one, "features")) == [
        ("judge:svm", "captions (coco)", 1),
        ("judge:svm", "captions (nocaps)", 2),
        ("judge:svm", "words", 3),
    ]
    both = with_findings(findings(features=words), findings(study="y", features=words))
    assert [one[1] for one in told(rows_of_part(both, "features"))] == ["words, x", "words, y"]
    assert rows_of_part(both, "folds") == []


def test_where_machines_verdicts_are_told_only_what_their_judges_found():
    own, other = (findings(name, features=of_block([{"a": 1}])) for name in ("judge:a", "judge:b"))
    verdicts = [line | {"judge": "judge:a"} for line in lines(judges=2)]
    assert [row["judge"] for row in rows_of_part(with_findings(other, own), "features")] == [
        *("judge:a", "judge:b"),
    ]
    (row,) = rows_of_part(with_findings(other, own, lines=verdicts), "features")
    assert row["judge"] == "judge:a"
    assert len(rows_of_part(with_findings(other, own, lines=lines(judges=2)), "features")) == 2
    elsewhere = findings(study="y", features=of_block([{"a": 1}]))
    assert told(
        rows_of_part(with_findings(elsewhere, own, lines=lines(judges=2)), "features")
    ) == [("judge:a", "captions", 1)]


@pytest.mark.parametrize("name", NAMES)
def test_without_findings_it_is_said_which_command_makes_them(name):
    analysis = ANALYSES[name]
    for rows in (frame([]), with_findings(), with_findings(findings())):
        (row,) = analysis.compute(rows).to_dict("records")
        assert reason_of(row["note"])
        assert "trained judge" in row["note"]
        assert "turingdesk judge STUDY --judge svm" in row["note"]
        assert analysis.figures(rows) == ()
