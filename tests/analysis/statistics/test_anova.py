import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis.statistics.anova import two_way
from turingdesk.analysis.statistics.result import reason_of


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.filterwarnings("ignore")
def test_it_is_statsmodels_type_two(seed):
    from statsmodels.formula.api import ols
    from statsmodels.stats.anova import anova_lm

    draw = np.random.default_rng(seed)
    n = 120
    agent, group = draw.choice(list("abcd"), n), draw.choice(["x", "y", "z"], n, p=[0.6, 0.3, 0.1])
    y = draw.normal(0, 1, n) + (agent == "a") * 0.4 + (group == "x") * (agent == "b") * 0.5
    theirs = anova_lm(
        ols("y ~ C(a) * C(b)", pd.DataFrame({"y": y, "a": agent, "b": group})).fit(), typ=2
    )
    ours = two_way(y, agent, group)
    for result, row in zip((ours.first, ours.second, ours.interaction), range(3), strict=True):
        assert result.statistic == pytest.approx(theirs["F"].iloc[row])
        assert result.p == pytest.approx(theirs["PR(>F)"].iloc[row])
        assert result.df == (theirs["df"].iloc[row], theirs["df"].iloc[3])


def test_a_balanced_table_gives_the_classical_sums():
    y = np.array([1, 2, 3, 4, 5, 7, 2, 2, 4, 9, 8, 8], dtype=float)
    a, b = np.repeat([0, 1], 6), np.tile(np.repeat([0, 1, 2], 2), 2)
    cells = y.reshape(2, 3, 2)
    within = ((cells - cells.mean(axis=2, keepdims=True)) ** 2).sum() / 6
    of_a = 6 * ((cells.mean(axis=(1, 2)) - y.mean()) ** 2).sum() / 1
    of_b = 4 * ((cells.mean(axis=(0, 2)) - y.mean()) ** 2).sum() / 2
    found = two_way(y, a, b)
    assert (found.first.statistic, found.first.df) == (pytest.approx(of_a / within), (1, 6))
    assert (found.second.statistic, found.second.df) == (pytest.approx(of_b / within), (2, 6))


@pytest.mark.parametrize(
    ("values", "a", "b"),
    [
        ([], [], []),
        ([1.0, 2.0, 3.0], "aaa", "xyx"),
        ([1.0, 2.0, 3.0, 5.0], "aabb", "xyxy"),
        ([1.0] * 8, "aabbaabb", "xyxyxyxy"),
    ],
)
def test_what_cannot_be_tested_says_why(values, a, b):
    found = two_way(values, list(a), list(b))
    assert found.interaction.p is None
    assert reason_of(found.interaction.note)


def test_an_empty_cell_leaves_the_interaction_fewer_degrees_of_freedom():
    y = np.random.default_rng(1).normal(size=30)
    a, b = np.arange(30) % 2, np.arange(30) % 3
    kept = ~((a == 0) & (b == 2))
    found = two_way(y[kept], a[kept], b[kept])
    assert found.interaction.df == (1, int(kept.sum()) - 5)
