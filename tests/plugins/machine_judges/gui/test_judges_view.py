"""What the page is told of a study's machine judges."""

import pytest

from turingdesk.exchange.report.findings import AnalysisResult
from turingdesk.plugins.machine_judges.judges_view import (
    OF_ALL,
    JudgesQuery,
    JudgesView,
    two_sided,
)
from turingdesk.presenters.analyst import Analyst


def test_a_folder_without_machines_has_none(sit, data):
    data.mkdir()
    assert Analyst(data).look(JudgesQuery()) == JudgesView(query=JudgesQuery())
    sit("P-001")
    found = Analyst(data).look(JudgesQuery())
    assert (found.studies, found.study, found.made) == ({"small": "Words, spring"}, "small", ())


@pytest.mark.slow
def test_machines_stand_beside_people_and_each_by_itself(judged, study):
    analyst = Analyst(judged)
    found = analyst.look(JudgesQuery())
    (svm,) = found.made
    assert (svm.judge, svm.name, svm.sessions, svm.trials) == ("judge:svm", "svm", 1, 12)
    assert svm.settings["grouped_by"] == "stimulus"
    assert [one.query.name for one in found.results] == list(OF_ALL)
    table = found.results[0]
    who = {row[table.heads.index("judge")] for row in table.rows}
    assert who == {"people", "svm"}
    assert analyst.look(JudgesQuery()) is None  # nothing has changed

    one = analyst.look(JudgesQuery("small", judge="judge:svm", packages=(str(study),)))
    assert one.judge == "judge:svm"
    assert one.of_judge == svm
    names = [result.query.name for result in one.results]
    assert "judge_features" in names
    assert not set(names) & set(OF_ALL)
    assert not any(result.trouble for result in one.results)


@pytest.mark.slow
def test_people_and_machines_are_compared_on_the_same_answers_or_on_all(judged):
    analyst = Analyst(judged)
    same = analyst.look(JudgesQuery()).results[0]
    every = analyst.look(JudgesQuery(same_answers=False)).results[0]
    at = same.heads.index("answers")
    assert {row[at] for row in same.rows} == {"shared"}
    assert {row[at] for row in every.rows} == {"all"}
    assert "the answers that all judged" in same.figures[0].caption
    assert "all answers" in every.figures[0].caption


@pytest.mark.slow
def test_a_judge_that_is_not_there_any_more_gives_way_to_all(judged):
    found = Analyst(judged).look(JudgesQuery("small", judge="judge:gone"))
    assert found.judge == ""
    assert found.results


@pytest.mark.slow
def test_what_another_judge_said_is_not_among_the_results_of_one(judged, judge):
    judge("svm", "--name", "other", "--features", "lsa")
    analyst = Analyst(judged)
    assert [one.name for one in analyst.look(JudgesQuery()).made] == ["other", "svm"]
    found = analyst.look(JudgesQuery("small", judge="judge:svm"))
    assert found.results
    for result in found.results:
        said = {str(cell) for row in result.rows for cell in row}
        assert "other" not in said


def test_features_of_both_sides_stand_beside_each_other():
    def row(task, rank, feature, weight, side):
        told = {"judge": "judge:svm", "task": task, "rank": rank, "feature": feature}
        return told | {"weight": weight, "speaks_for": side, "method": "m", "note": ""}

    rows = (
        row("words", 1, "dog", 1.5, "human"),
        row("words", 2, "cat", 0.5, "human"),
        row("words", 1, "very", -2.0, "machine"),
    )
    found = two_sided(AnalysisResult("judge_features", "t", "a", tuple(rows[0]), rows, ()))
    assert found.columns == (
        *("task", "for_a_human", "weight_human", "for_a_machine", "weight_machine"),
        *("method", "note"),
    )
    first, second = found.rows
    assert (first["for_a_human"], first["for_a_machine"]) == ("dog", "very")
    assert (second["for_a_human"], second["weight_human"]) == ("cat", 0.5)
    assert second["for_a_machine"] is None
