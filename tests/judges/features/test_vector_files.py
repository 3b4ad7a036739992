"""Files of vectors that do not say whose they are."""

import numpy as np
import pytest

from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features._vector_files import vectors


def test_of_an_id_that_is_there_twice_the_first_counts(tmp_path):
    np.savez(tmp_path / "e.npz", ids=np.array(["a", "b", "a"]), vectors=np.eye(3))
    assert vectors(tmp_path / "e.npz")["a"].tolist() == [1, 0, 0]


def test_a_matrix_needs_its_ids_beside_it_and_as_many(tmp_path):
    np.save(tmp_path / "e.npy", np.eye(3))
    with pytest.raises(CannotJudge, match=r"Put e\.ids\.txt beside it"):
        vectors(tmp_path / "e.npy")
    (tmp_path / "e.ids.txt").write_text("a\nb\n", "utf-8")
    with pytest.raises(CannotJudge, match="2 ids stand beside an array of shape"):
        vectors(tmp_path / "e.npy")


def test_pickled_objects_are_never_loaded(tmp_path):
    np.save(tmp_path / "e.npy", np.array([{"a": 1}], dtype=object), allow_pickle=True)
    (tmp_path / "e.ids.txt").write_text("a\n", "utf-8")
    with pytest.raises(CannotJudge, match="cannot be read"):
        vectors(tmp_path / "e.npy")
