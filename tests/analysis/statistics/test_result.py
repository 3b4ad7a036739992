import pytest

from turingdesk.analysis.statistics.result import impossible, shown_p
from turingdesk.core.number_words import interval_in_words


@pytest.mark.parametrize(
    ("p", "shown"),
    [
        (0.0499, ".050"),
        (1.0, "> .999"),
        (0.001, ".001"),
        (0.00099, "< .001"),
        (0.0, "< .001"),
        (float("nan"), ""),
        (None, ""),
    ],
)
def test_p_values_are_in_apa_style(p, shown):
    assert shown_p(p) == shown


def test_a_reason_stands_where_a_number_cannot():
    found = impossible(3, "t-test", "Normal.", "there is only one judge")
    assert (found.p, found.statistic, found.effect, found.df) == (None, None, None, ())
    assert (found.n, found.method, found.assumptions) == (3, "t-test", "Normal.")


def test_an_interval_has_one_notation_which_the_desk_can_translate():
    found = interval_in_words(0.4567, 1, 90)
    assert found == "90% CI [0.46, 1.00]"
    assert found.values == {"percent": 90, "interval": "[0.46, 1.00]"}
    assert found.values["interval"].values == {"low": "0.46", "high": "1.00"}
