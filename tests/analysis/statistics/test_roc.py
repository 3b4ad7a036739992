import numpy as np
import pytest

from turingdesk.analysis.statistics.roc import roc


@pytest.mark.parametrize("seed", range(4))
def test_the_area_is_the_share_of_pairs_in_the_right_order(seed):
    from scipy import stats

    draw = np.random.default_rng(seed)
    machine = draw.random(60) < 0.4
    score = draw.integers(-5, 6, 60) + machine
    ours, others = score[machine][:, None], score[~machine][None]
    pairs = (ours > others) + 0.5 * (ours == others)
    found = roc(score, machine)
    assert found.area.effect == pytest.approx(pairs.mean())
    u = stats.mannwhitneyu(score[machine], score[~machine]).statistic
    assert found.area.effect == pytest.approx(u / pairs.size)
    assert np.trapezoid(found.hits, found.false_alarms) == pytest.approx(pairs.mean())
    # DeLong's variance, from the definition.
    v = (
        pairs.mean(axis=1).var(ddof=1) / machine.sum()
        + pairs.mean(axis=0).var(ddof=1) / (~machine).sum()
    )
    assert (found.area.high - found.area.effect) / 1.959964 == pytest.approx(v**0.5)


def test_the_curve_goes_from_corner_to_corner_and_never_back():
    found = roc([3, 1, -2, -2, 0], [True, True, False, True, False])
    assert (found.hits[0], found.false_alarms[0]) == (0, 0)
    assert (found.hits[-1], found.false_alarms[-1]) == (1, 1)
    assert sorted(found.hits) == list(found.hits)
    assert len(found.hits) == 5  # 0 and one place for each different rating


def test_what_cannot_be_computed_says_why():
    assert "one class only" in roc([1, 2], [True, True]).area.note
    assert "no standard error" in roc([1, 2, 3, 4], [False, False, True, True]).area.note
    assert roc([1, 2, 3, 4], [False, False, True, True]).area.effect == 1.0
    assert roc([1, 0], [True, False]).area.note.startswith("One class was rated once")
