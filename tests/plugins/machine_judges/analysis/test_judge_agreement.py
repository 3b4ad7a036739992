"""Agreement of people and machine judges, against scikit-learn and scipy."""

import numpy as np
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import table
from turingdesk.analysis._machines import NO_MACHINES
from turingdesk.analysis.statistics.interrater import TOO_FEW_TEXTS
from turingdesk.plugins.machine_judges.analysis.judge_agreement import (
    ALONE,
    DEPENDENT,
    NO_ANSWER,
    NO_CORRELATION,
    SAME,
    compute,
    figures,
)

WORDS = ("machine", "human")


def said(seed=1, people=5, answers=40, scores=True, task="captions"):
    """People and a machine's two sessions on the same answers; shares and means of them."""
    draw = np.random.default_rng(seed)
    leaning = draw.normal(size=answers)
    humans = draw.random((people, answers)) < 1 / (1 + np.exp(-2 * leaning))
    sure = leaning + draw.normal(size=(2, answers))
    lines = []
    for who, given in [*((f"P-{n}", one) for n, one in enumerate(humans))]:
        lines += [
            verdict(who, f"s{n}", WORDS[n % 2], WORDS[one], task=task)
            for n, one in enumerate(given.astype(int))
        ]
    for seed_, given in enumerate(sure, 1):
        for n, one in enumerate(given.tolist()):
            told = {"scores": one} if scores else {}
            lines.append(
                verdict(f"svm/{seed_}", f"s{n}", WORDS[n % 2], WORDS[one > 0], task=task, **told)
            )
    return lines, humans, sure


@pytest.mark.parametrize("machines", [False, True])
def test_kappa_and_correlation_are_those_of_sklearn_and_scipy(machines):
    from scipy.stats import spearmanr
    from sklearn.metrics import cohen_kappa_score

    lines, humans, sure = said()
    (row,) = compute(analysed(lines, machines)).to_dict("records")
    share = (sure > 0).mean(axis=0)
    clear = share != 0.5
    first, second = humans.mean(axis=0) > 0.5, share > 0.5
    assert (row["first"], row["second"], row["n"]) == ("people", "judge:svm", clear.sum())
    assert row["kappa"] == pytest.approx(cohen_kappa_score(first[clear], second[clear]))
    assert row["observed"] == pytest.approx((first == second)[clear].mean())
    expected = spearmanr(humans.mean(axis=0), sure.mean(axis=0)).statistic
    assert row["correlation"] == pytest.approx(expected)
    assert f"Of the answers that both judged (40), {40 - clear.sum()} are excluded" in row["note"]
    assert "mean scores" in row["method"]
    assert np.isnan([row["ci_low"], row["ci_high"]]).all()  # scores are of trained judges
    assert row["note"].startswith(DEPENDENT)


def test_a_judge_without_scores_is_taken_by_its_share():
    from scipy.stats import spearmanr

    lines, humans, sure = said(scores=False)
    (row,) = compute(analysed(lines)).to_dict("records")
    expected = spearmanr(humans.mean(axis=0), (sure > 0).mean(axis=0)).statistic
    assert row["correlation"] == pytest.approx(expected)
    assert "mean scores" not in row["method"]
    assert row["ci_low"] < row["kappa"] < row["ci_high"]


@pytest.mark.slow
def test_each_two_judges_have_a_row_for_each_task_and_over_all():
    lines, _, _ = said()
    words, _, _ = said(2, answers=10, task="words")
    other = [
        line | {"session": "lm/1", "participant": "lm/1", "judge": "judge:lm"} for line in words
    ]
    found = compute(analysed([*lines, *words, *other[:10]]))
    assert found[["task", "first", "second"]].to_numpy().tolist() == [
        ["(all)", "people", "judge:lm"],
        ["(all)", "people", "judge:svm"],
        ["(all)", "judge:lm", "judge:svm"],
        ["captions", "people", "judge:svm"],
        ["words", "people", "judge:lm"],
        ["words", "people", "judge:svm"],
        ["words", "judge:lm", "judge:svm"],
    ]
    drawn = figures(analysed([*lines, *words, *other[:10]]))
    assert [one.name for one in drawn] == ["judge-agreement-all", "judge-agreement-words"]
    (cells,) = drawn[0].layers
    assert cells.values[0][0] is None
    assert cells.values[0][2] == cells.values[2][0] == pytest.approx(found["kappa"].iloc[1])
    assert "n = " in drawn[0].caption


def notes(*lines):
    return compute(analysed(list(lines)))["note"].tolist()


@pytest.mark.slow
def test_what_cannot_be_computed_says_why():
    assert compute(table())["note"].tolist() == [NO_MACHINES]
    alone = [verdict("svm/1", "a", "human", "human")]
    assert compute(analysed(alone, machines=True))["note"].tolist() == [ALONE]
    assert notes(verdict("P-1", "b", "human", "human"), *alone) == [NO_ANSWER]
    assert notes(verdict("P-1", "a", "human", "human"), *alone) == [f"{SAME} {NO_CORRELATION}"]
    two = [verdict("P-1", "a", "human", "human"), verdict("P-1", "b", "human", "machine")]
    assert notes(*two, *alone, verdict("svm/1", "b", "human", "human"))[0].startswith(
        TOO_FEW_TEXTS
    )
    even = [verdict("P-1", "a", "human", "human"), verdict("P-2", "a", "human", "machine")]
    (row,) = compute(analysed([*even, *alone])).to_dict("records")
    assert row["n"] == 0
    assert row["kappa"] != row["kappa"]
    assert "1 is excluded from kappa" in row["note"]
