"""Numbers of a table as figures take them."""

from math import inf

import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis._known import known


def test_what_is_not_known_is_none_and_the_rest_are_plain_floats():
    found = known(pd.Series([1, None, 0.5]))
    assert found == [1.0, None, 0.5]
    assert [type(one) for one in found] == [float, type(None), float]


@pytest.mark.parametrize("missing", [None, float("nan"), np.nan, np.float32("nan"), pd.NaT])
def test_every_way_to_say_nothing_is_none(missing):
    assert known([missing, 2]) == [None, 2.0]


def test_infinite_numbers_and_zeros_are_known():
    assert known([inf, -inf, 0, False]) == [inf, -inf, 0.0, 0.0]


def test_no_values_are_no_values():
    assert known(iter(())) == []
