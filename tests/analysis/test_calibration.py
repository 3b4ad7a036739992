import numpy as np
import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis._confidence import confidence
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis.calibration import calibrated, compute, figures
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.regression import Clustered, regression


def said(choices, **told):
    """One verdict of one judge for each confidence."""
    for step, choice in enumerate(choices):
        own = {"kind": "response", "session": "s", "participant": "P", "study": "x", "step": step}
        own |= {"task": "captions", "stimulus": f"s{step}"}
        yield own | {"role": "verdict", "question": "origin", "truth": "human", "choice": "human"}
        yield own | {"role": "extra", "question": "confidence", "choice": choice} | told


@pytest.mark.parametrize(
    ("choices", "shares"),
    [
        (["0", "50", "100"], [0, 0.5, 1]),
        (["0.2", "1"], [0.2, 1]),
        (["40", "80"], [0.4, 0.8]),
    ],
)
def test_scales_become_shares(choices, shares):
    rows = table(said(choices))
    assert confidence(rows, verdicts(rows)).tolist() == shares


def test_words_and_missing_answers_have_no_confidence():
    rows = table(said(["very", "40", ""]))
    found = confidence(rows, verdicts(rows))
    assert found[1] == 0.4
    assert np.isnan(found).tolist() == [True, False, True]


def test_confident_judges_who_are_right_have_a_slope_above_zero():
    found = compute(table()).set_index(["truth", "bin"])
    whole = found.loc[("(all)", "(all)")]
    assert whole["slope_t"] > 3
    assert whole["slope_df"] <= 23
    assert 0 < whole["slope_low"] < whole["slope"] < whole["slope_high"]
    assert "clustered by judge and stimulus" in whole["method"].split("slope of correct")[1]
    assert whole["n"] == 240
    bins = found.loc["(all)"].drop("(all)")
    assert bins["n"].sum() == 240
    error = (bins["n"] * (bins["right"] - bins["stated"]).abs()).sum() / 240
    assert whole["calibration_error"] == pytest.approx(error)
    assert whole["stated"] - whole["right"] == pytest.approx(whole["overconfidence"])


def test_humans_and_machines_are_lines_of_their_own():
    (figure,) = figures(table(lines(seed=3)))
    assert [line.name.split(" (")[0] for line in figure.layers] == [
        "made by humans",
        "made by machines",
        "calibrated",
    ]


def test_bins_and_their_error_are_as_counted_by_hand():
    found = calibrated([0.0, 0.05, 0.95, 1.0, 1.0], [True, False, True, True, False])
    assert [(one.n, one.right) for one in found.bins] == [(2, 1), (3, 2)]
    low, high = found.bins
    assert (low.low, low.high, high.low, high.high) == pytest.approx((0.5, 0.55, 0.95, 1.0))
    assert low.stated == pytest.approx((0.5 + 0.525) / 2)
    stated = np.array([0.5, 0.525, 0.975, 1, 1])
    assert found.brier == pytest.approx(np.mean((stated - [1, 0, 1, 1, 0]) ** 2))
    error = 2 / 5 * abs(1 / 2 - low.stated) + 3 / 5 * abs(2 / 3 - high.stated)
    assert found.error == pytest.approx(error)
    assert found.over == pytest.approx(stated.mean() - 3 / 5)


def test_judges_who_know_how_sure_to_be_are_calibrated():
    draw = np.random.default_rng(1)
    sure = draw.random(100_000)
    found = calibrated(sure, draw.random(sure.size) < 0.5 + sure / 2)
    assert found.error < 0.01
    assert abs(found.over) < 0.01
    assert found.brier == pytest.approx(np.mean((0.5 + sure / 2) * (0.5 - sure / 2)), abs=0.002)


def test_guesses_who_say_so_have_a_brier_score_of_a_quarter():
    found = calibrated([0, 0, 0, 0], [1, 0, 1, 0])
    assert (found.brier, found.error, found.over) == (0.25, 0, 0)


def test_edges_belong_to_the_bin_above_them_and_one_to_the_last():
    found = calibrated([0.3, 0.6, 0.7, 1.0], [1, 1, 1, 1])
    assert [round(one.low, 2) for one in found.bins] == [0.65, 0.8, 0.85, 0.95]


def test_no_confidence_says_why_and_a_wrong_one_is_refused():
    assert "no verdict has a confidence" in calibrated([], []).note
    with pytest.raises(ValueError, match="between 0 and 1"):
        calibrated([70], [1])


def judged_with_confidence(draw, judges, each, stimuli):
    """Verdicts of so many judges on `each` humans' and machines' stimuli, and how sure they are.

    Judges and stimuli differ in how often they are called machines, and in how sure judges are;
    how sure they are says nothing of whether they are right.
    """
    columns = []
    by_judge, sure_judge = draw.normal(0, 0.8, judges), draw.normal(0, 0.5, judges)
    for is_machine in (0, 1):
        what = np.argsort(draw.random((judges, stimuli)), axis=1)[:, :each].ravel()
        who = np.repeat(np.arange(judges), each)
        odds = by_judge[who] + draw.normal(0, 0.8, stimuli)[what]
        sure = sure_judge[who] + draw.normal(0, 0.5, stimuli)[what] + draw.normal(0, 1, who.size)
        right = (draw.random(who.size) < 1 / (1 + np.exp(-odds))) == is_machine
        given = (np.full(who.size, is_machine), right, who, what + is_machine * stimuli)
        columns.append((*given, 1 / (1 + np.exp(-sure))))
    *given, sure = (np.concatenate(column) for column in zip(*columns, strict=True))
    return Trials(*given), sure


@pytest.mark.slow
@pytest.mark.parametrize(
    ("judges", "each", "stimuli", "least"),
    [(30, 20, 20, 0.03), (60, 10, 30, 0.03), (20, 20, 100, 0.03), (10, 10, 20, 0.015)],
)
def test_confidence_that_says_nothing_rarely_has_a_slope(judges, each, stimuli, least):
    """3 to 7 % of 1,000 studies, of all verdicts as of those on humans and on machines.

    With ten judges it may be fewer: most of what is estimated differs from verdict to verdict,
    and t has at most nine degrees of freedom all the same. With z, and by judge alone, it was
    up to 11 %.
    """
    draw, rejected = np.random.default_rng(61), np.zeros(3)
    for _ in range(1000):
        trials, sure = judged_with_confidence(draw, judges, each, stimuli)
        every = np.ones(len(sure), dtype=bool)
        for place, own in enumerate((every, trials.shares == 0, trials.shares == 1)):
            columns = (trials.shares, trials.right, trials.judges, trials.stimuli)
            part = Trials(*(column[own] for column in columns))
            clustered = Clustered(part, Clustering.BOTH)
            fit = regression({"sure": sure[own]}, part.right, clustered=clustered)
            rejected[place] += fit.terms["sure"].p < 0.05
    assert all(least <= share / 1000 <= 0.07 for share in rejected), rejected


def test_two_judges_have_no_slope_to_test():
    found = compute(table(lines(judges=2, each=20)))
    whole = found[found["bin"] == "(all)"]
    assert whole[["slope_low", "slope_t", "slope_p", "ci_low"]].isna().all(axis=None)
    assert (whole["note"] != "").all()
