from dataclasses import replace

import numpy as np
import pytest

from turingdesk.analysis import _tested
from turingdesk.analysis._tested import COLUMNS, Outcome
from turingdesk.analysis.statistics.holm import holm
from turingdesk.analysis.statistics.result import Result, impossible


def row(p, family, task="captions"):
    result = Result(9, "a test", "none", 2.0, (3, 120), p, 0.1, 0.0, 0.2)
    return Outcome({"task": task}, result, family)


def test_families_are_corrected_apart_and_rows_without_one_not_at_all():
    rows = [row(0.01, "a"), row(0.04, "a"), row(0.03, "b"), row(0.02, "")]
    found = _tested.tested(rows, {"task": "str"})
    assert found["p_holm"].tolist()[:3] == pytest.approx([0.02, 0.04, 0.03])
    assert found["p_holm"].isna().tolist() == [False, False, False, True]
    assert set(found["df"]) == {"3, 120"}


def test_what_could_not_be_tested_is_empty_and_does_not_count():
    none = Outcome({"task": "words"}, impossible(0, "a test", "none", ("nothing is there")), "a")
    found = _tested.tested([row(0.03, "a"), none], {"task": "str"})
    assert found["p_holm"].iloc[0] == 0.03
    assert found["p"].isna().tolist() == [False, True]
    assert (found["df"].iloc[1], found["p_shown"].iloc[1]) == ("", "")
    assert found["note"].iloc[1] == "It can't be computed: nothing is there."


def test_a_papers_test_says_no_more_than_the_clustered_one_can():
    about, paper = {"task": "a"}, row(0.01, "a").result
    few = Result(9, "clustered", "none", effect=0.1, note="There are two judges.")
    outcomes = [
        Outcome(about, paper, "a", as_in="as in X", clustered=few),
        Outcome(about, paper, "a", as_in="as in X", clustered=paper),
        Outcome(about, few, "a"),
    ]
    found = _tested.tested(outcomes, {"task": "str"})
    assert found["p"].isna().tolist() == [True, True, False]
    assert found["p_holm"].isna().tolist() == [True, True, False], "nor does it count for Holm"
    assert found.loc[1, ["statistic", "ci_low", "ci_high"]].isna().all()
    assert (found.loc[1, "df"], found.loc[1, "effect"]) == ("", 0.1)
    assert found.loc[1, "note"] == (
        "No p value and no interval, because the clustered test has none. There are two judges."
    )
    assert found.loc[2, "note"] == ""


def test_a_papers_test_stands_beside_the_clustered_one_about_the_same_or_about_the_task():
    def about(task, agent):
        return {"task": task, "agent": agent}

    result = row(0.01, "a").result
    whole, git = replace(result, p=0.1), replace(result, p=0.2)
    clustered = [Outcome(about("a", "all"), whole), Outcome(about("a", "git"), git)]
    papers = [Outcome(about("a", "git"), result), Outcome(about("a", "ofa"), result)]
    papers.append(Outcome(about("b", "git"), result))
    found = _tested.with_clustered(papers, clustered, "task", "agent")
    assert [one.clustered for one in found] == [git, whole, None]


def test_a_table_without_tests_has_its_columns():
    found = _tested.tested([], {"task": "str"})
    assert list(found.columns) == ["task", *COLUMNS]
    assert found.dtypes["n"] == "int64"


@pytest.mark.sampled
@pytest.mark.parametrize("n", [1, 8, 31])
def test_it_is_statsmodels(n):
    from statsmodels.stats.multitest import multipletests

    p = np.random.default_rng(n).random(n) ** 3
    p[: n // 3] = p[0]  # some are the same
    assert np.allclose(holm(p.tolist()), multipletests(p, method="holm")[1])


def test_what_could_not_be_computed_does_not_count():
    assert holm([None, 0.02, None]) == [None, 0.02, None]
    assert holm([]) == []
