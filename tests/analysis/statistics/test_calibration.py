import numpy as np
import pytest

from turingdesk.analysis.statistics.calibration import calibrated


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
