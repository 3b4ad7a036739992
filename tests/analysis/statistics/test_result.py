import pytest

from turingdesk.analysis.statistics.result import impossible, shown_p


@pytest.mark.parametrize(
    ("p", "shown"),
    [
        (0.0499, "0.050"),
        (1.0, "1.000"),
        (0.00099, "9.9e-04"),
        (1.1e-15, "1.1e-15"),
        (9.9e-16, "< 1e-15"),
        (0.0, "< 1e-15"),
        (float("nan"), ""),
        (None, ""),
    ],
)
def test_p_values_below_what_is_accurate_are_shown_as_such(p, shown):
    assert shown_p(p) == shown


def test_a_reason_stands_where_a_number_cannot():
    found = impossible(3, "t-test", "Normal.", "there is one judge")
    assert (found.p, found.statistic, found.effect, found.df) == (None, None, None, ())
    assert (found.n, found.method, found.assumptions) == (3, "t-test", "Normal.")
