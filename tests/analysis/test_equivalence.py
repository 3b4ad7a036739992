from math import inf

import numpy as np
import pytest

from tests.analysis.judging import H, M, lines, table, verdicts
from tests.packages import BLOCK, STUDY, write
from turingdesk.analysis._figure import around_chance
from turingdesk.analysis._overview import overview
from turingdesk.analysis.equivalence import compute, figures, margin, smallest_margin
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.equivalence import equivalent
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.cli import main
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze
from turingdesk.table.table import PLANNED, load


def test_a_stated_margin_counts_and_the_usual_one_says_that_it_was_not():
    rows = table()
    assert margin(rows) == (0.05, "by default, not in advance")
    rows.attrs[PLANNED] = {"x": {"margin": 0.1}, "elsewhere": {"margin": 0.01}}
    assert margin(rows) == (0.1, "before data collection")
    assert set(compute(rows)["margin"]) == {0.1}
    assert "margin of 0.1" in compute(rows)["method"].iloc[0]


def test_the_margin_outlives_what_analyses_do_with_the_table():
    from turingdesk.analysis._counted import before_rules

    rows = table()
    rows.attrs[PLANNED] = {"x": {"margin": 0.2}}
    assert margin(before_rules(rows[rows["task"] != ""]))[0] == 0.2


@pytest.mark.slow
def test_many_guesses_are_equivalent_and_good_judges_are_not():
    guesses, good = (
        compute(table(lines(judges=150, each=20, able=able, spread=0.0))).set_index("agent")
        for able in (0.0, 1.5)
    )
    assert guesses.loc["(all)", "p"] < 0.05
    assert guesses.loc["(all)", "smallest_margin"] < 0.05
    assert good.loc["(all)", "p"] > 0.99
    assert float(good.loc["(all)", "df"]) < 39  # stimuli are fewer than judges


def test_without_judges_the_error_is_the_binomial_one_and_says_so():
    rows = table(verdicts(*[(H, H, "p"), (H, M, "p"), (M, M, "git"), (M, H, "git")] * 25))
    counted = rows.drop(columns=["participant"])
    found = compute(counted).iloc[0]
    half = (found["ci_high"] - found["ci_low"]) / 2
    assert half == pytest.approx(1.645 * (2 * 0.25 / 50) ** 0.5 / 2, rel=0.01)
    assert "independent verdicts" in found["method"]


def test_the_assumptions_do_not_claim_a_margin_that_nobody_stated():
    found = compute(table()).iloc[0]
    assert found["margin_set"].startswith("by default")
    assert "set before" not in found["assumptions"] + found["method"]


def test_the_figure_shows_the_margin_on_both_sides():
    (figure,) = figures(table())
    (panel,) = figure.panels
    band, points = panel.layers
    assert (band.low, band.high) == (0.45, 0.55)
    assert len(figure.x.categories) == len(points.y) == len(points.counts) == 3
    assert figure.horizontal  # its names are long


@pytest.mark.parametrize(
    ("ends", "scale"),
    [
        ([0.45, 0.55], (0.4, 0.6)),
        ([0.4, 0.598], (0.3, 0.7)),  # an interval that ends at the frame looks cut off
        ([0.0, 1.0], (0.0, 1.0)),  # nothing is beyond
        ([-0.02, 1.01], (-0.1, 1.1)),  # but a t interval can be
    ],
)
def test_intervals_end_short_of_the_frame(ends, scale):
    axis = around_chance(ends, reach=1)
    assert (axis.low, axis.high) == scale


@pytest.mark.slow
def test_the_margin_of_a_frozen_study_reaches_the_result(tmp_path):
    plan = "[analysis]\nmargin = 0.12\n"
    folder = write(tmp_path / "small", toml=STUDY + BLOCK + plan)
    freeze(open_package(folder), "Ada")
    words = ["--judges", "3", "--seed", "1", "--data", str(tmp_path / "data")]
    assert main(["simulate", str(folder), *words]) == 0
    rows = load(tmp_path / "data").responses
    assert margin(rows) == (0.12, "before data collection")
    found = overview(load(tmp_path / "data"), everything=True)["analyses"]["equivalence"]
    assert "0.12" in str(found)


def inference(value, error, df):
    return Inference(600, value, error, df, Clustering.JUDGE)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_statsmodels_tost_of_judges_means(seed):
    from statsmodels.stats.weightstats import ttost_paired

    x = np.random.default_rng(seed).normal(0.51, 0.08, 30)
    theirs = ttost_paired(x, np.full(30, 0.5), -0.05, 0.05)
    of_judges = inference(float(x.mean()), float(x.std(ddof=1) / 30**0.5), 29)
    found = equivalent(of_judges, 0.05)
    assert found.p == pytest.approx(theirs[0])
    assert (found.p < 0.05) == (found.low > -0.05 and found.high < 0.05)
    again = equivalent(of_judges, smallest_margin(found))
    assert again.p == pytest.approx(0.05)


def test_no_difference_found_is_not_yet_equivalence():
    assert equivalent(inference(0.5, 0.05, 19), 0.05).p > 0.05
    assert equivalent(inference(0.5, 0.02, 99), 0.05).p < 0.05
    assert equivalent(inference(0.58, 0.02, 99), 0.05).p > 0.5


def test_what_cannot_be_computed_says_why():
    few = Inference(20, 0.5, None, inf, Clustering.BOTH, "No interval: 2 judges.")
    assert equivalent(few, 0.05).note == "No interval: 2 judges."
    assert smallest_margin(equivalent(few, 0.05)) is None
    with pytest.raises(ValueError, match=r"margin of 0\.7"):
        equivalent(inference(0.5, 0.1, 3), 0.7)
