"""Arrays that are kept by what they follow from."""

import numpy as np

from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache, cache_key


def test_what_was_kept_is_not_computed_again_and_a_torn_file_is(tmp_path):
    kept, asked = ArrayCache(tmp_path), []

    def compute():
        asked.append(1)
        return np.arange(3.0)

    name = cache_key("features", {"c": 1.0})
    assert kept.get_or_compute(name, compute).tolist() == [0, 1, 2]
    assert kept.get_or_compute(name, compute).tolist() == [0, 1, 2]
    assert len(asked) == 1
    next(tmp_path.rglob("*.npy")).write_bytes(b"\x93NUMPY torn")
    assert kept.get_or_compute(name, compute).tolist() == [0, 1, 2]
    assert len(asked) == 2


def test_keys_differ_by_type_and_order():
    assert (
        len(
            {
                cache_key("a", "b"),
                cache_key("b", "a"),
                cache_key("ab"),
                cache_key(1),
                cache_key("1"),
            }
        )
        == 5
    )


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path):
    (tmp_path / "file").write_text("")
    kept = ArrayCache(tmp_path / "file")
    assert kept.get_or_compute(cache_key(1), lambda: np.ones(2)).tolist() == [1, 1]
