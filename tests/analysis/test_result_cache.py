"""What is kept is what was made of the very same numbers."""

import numpy as np
import pytest

from turingdesk.analysis._result_cache import ResultCache, key_of

ONE = np.array([1, 2, 3])


def test_it_is_made_once_for_a_key():
    kept, made = ResultCache(2), []
    for _ in range(2):
        assert kept.result(b"a", lambda: made.append(1) or "made") == "made"
    assert made == [1]


def test_the_oldest_goes_first():
    kept, made = ResultCache(2), []
    for key in (b"a", b"b", b"a", b"c", b"a", b"b"):
        kept.result(key, lambda key=key: made.append(key))
    assert made == [b"a", b"b", b"c", b"b"]


def test_the_same_numbers_have_the_same_key():
    assert key_of(["x"], [ONE, None]) == key_of(["x"], [ONE.copy(), None])


@pytest.mark.parametrize(
    ("words", "arrays"),
    [
        (["y"], [ONE, None]),
        (["x"], [None, ONE]),
        (["x"], [ONE + 1, None]),
        (["x"], [ONE.astype("int16"), None]),
        (["x"], [ONE[:, None], None]),
        (["x", ""], [ONE, None]),
    ],
)
def test_others_have_another(words, arrays):
    assert key_of(words, arrays) != key_of(["x"], [ONE, None])
