"""Bradley-Terry strengths, against statsmodels and known strengths; fixed distinguishers."""

import numpy as np
import pandas as pd
import pytest

from tests.analysis.comparator.trials import some, trials
from turingdesk.analysis.comparator import lanes
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.strengths import strengths
from turingdesk.analysis.statistics.result import reason_of


def by_statsmodels(agents, said, n):
    """The same model as a binomial GLM, made independently: one row for each trial."""
    import statsmodels.api as sm

    rows, won = [], []
    for a in range(len(agents)):
        for b in range(len(agents)):
            if a != b:
                row = [1.0] + [float(a == k) - float(b == k) for k in range(1, len(agents))]
                rows += [row] * n[a][b]
                won += [1] * said[a][b] + [0] * (n[a][b] - said[a][b])
    fitted = sm.GLM(np.array(won), np.array(rows), family=sm.families.Binomial()).fit()
    return fitted.params[1:], fitted.conf_int()[1:]


@pytest.mark.parametrize("seed", range(4))
def test_it_is_statsmodels(seed):
    agents, said, n = some(seed, size=4, most=30)
    found = strengths(acceptance(trials(agents, said, n)))
    values, ends = by_statsmodels(agents, said, n)
    assert found["strength"].tolist() == pytest.approx([0.0, *values], abs=1e-5)
    assert found["low"].tolist()[1:] == pytest.approx(ends[:, 0].tolist(), abs=1e-4)
    assert found["high"].tolist()[1:] == pytest.approx(ends[:, 1].tolist(), abs=1e-4)
    assert np.isnan(found["low"][0])


def test_known_strengths_are_within_their_intervals_as_often_as_these_say():
    truth, actor = np.array([0.0, 0.7, -0.4, 1.2]), -0.3
    odds = actor + truth[:, None] - truth[None, :]
    draw, held = np.random.default_rng(8), []
    for _ in range(200):
        n = np.full((4, 4), 40)
        said = draw.binomial(n, 1 / (1 + np.exp(-odds)))
        found = strengths(acceptance(trials([f"m{k}" for k in range(4)], said, n)))
        held += list((found["low"] <= truth)[1:] & (truth <= found["high"])[1:])
    assert 0.925 <= np.mean(held) <= 0.975  # 600 intervals, 2.8 standard errors


def test_one_agent_has_no_strength_and_one_that_always_wins_says_so():
    assert strengths(acceptance(trials(["a"], [[1]], [[2]]))).empty
    found = strengths(acceptance(trials(["a", "b"], [[0, 0], [9, 0]], [[0, 9], [9, 0]])))
    assert np.isnan(found["strength"][1])
    assert reason_of(found["note"][1])


def fixed(judge, seed):
    return trials(*some(seed, size=4, most=9), distinguisher=judge)


def test_lanes_have_the_scores_of_each_distinguisher_and_recognition_counts_its_own_trials():
    both = pd.concat([fixed("m7", 1), fixed("m8", 2)])
    separation, recognized = lanes.figures(both, "x")
    assert separation.x.categories == ("m7", "m8")
    assert {layer.name for layer in separation.layers} == {"m0", "m1", "m2", "m3"}
    table = lanes.recognition(both).set_index(["distinguisher", "agent"])
    _, said, n = some(2, size=4, most=9)
    for place in range(4):
        if n[place][place]:
            row = table.loc[("m8", f"m{place}")]
            assert row["n"] == n[place][place]
            assert row["recognized"] == pytest.approx(said[place][place] / n[place][place])
    shown = recognized.layers[0].values[recognized.y.categories.index("m0")]
    assert shown[1] == pytest.approx(table.loc[("m8", "m0"), "recognized"])
    assert lanes.figures(fixed("m7", 1), "x") == ()


def test_lanes_of_a_run_that_has_just_begun_have_no_scores_yet():
    n = np.zeros((3, 3), int)
    n[0, 0] = n[1, 1] = 2  # no one has met another agent than itself
    both = pd.concat(trials("abc", n, n, judge) for judge in ("j1", "j2"))
    separation, recognized = lanes.figures(both, "x")
    assert separation.layers == ()
    assert "n = 0" in separation.caption
    assert recognized.layers
