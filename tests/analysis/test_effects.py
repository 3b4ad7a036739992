import numpy as np
import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis import _fits
from turingdesk.analysis._fits import fitted
from turingdesk.analysis.effects import JUDGES, compute, figures
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import PROBIT


def test_the_spread_of_judges_is_found():
    rows = table(lines(judges=80, each=20, spread=1.0))
    found = compute(rows).set_index("term")
    row = found.loc[JUDGES]
    assert row["ci_low"] < 1.0 < row["ci_high"]
    assert (row["n_judges"], row["n_stimuli"], row["n"]) == (80, 40, 1600)


def test_the_caterpillar_is_sorted_and_has_every_judge():
    rows = table(lines(judges=30, each=20, spread=1.0))
    judges, stimuli = figures(rows)
    (points,) = judges.layers
    assert len(points.y) == 30
    assert list(points.y) == sorted(points.y)
    assert all(
        low <= y <= high for low, y, high in zip(points.low, points.y, points.high, strict=True)
    )
    assert stimuli.name == "effects-stimuli-captions"


def test_too_many_verdicts_say_that_they_were_not_fitted(monkeypatch):
    monkeypatch.setattr(_fits, "MOST", 100)
    found = compute(table())
    assert "240 verdicts would take too long" in found["note"].iloc[0]
    assert found["effect"].isna().all()
    assert figures(table()) == ()


def test_the_same_verdicts_are_fitted_once():
    who = np.repeat(np.arange(12), 10)
    y = (np.arange(120) % 3 > 0).astype(float)
    columns = {"intercept": np.ones(120)}

    def random():
        return [Levels.of("judges", who), Levels.of("stimuli", np.arange(120) % 10)]

    first = fitted(columns, y, random())
    assert fitted(columns, y, random()) is first
    assert fitted(columns, y, random(), PROBIT) is not first
    other = fitted(columns, 1 - y, random())
    assert other is not first
    assert other.terms["intercept"].effect == pytest.approx(
        -first.terms["intercept"].effect, abs=1e-3
    )
