import numpy as np
import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis._confidence import confidence
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis.calibration import compute, figures


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
        (["1", "4", "7"], [0, 0.5, 1]),
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
    assert whole["slope_z"] > 3
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
