"""The needed entries of an inverse, against the inverse of the whole matrix."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from turingdesk.analysis.statistics import inverse
from turingdesk.analysis.statistics.inverse import Cells, conjugate, diagonal, root_of


def system(wide=9, narrow=5, seed=2):
    draw = np.random.default_rng(seed)
    rows, columns = np.nonzero(draw.random((wide, narrow)) < 0.5)
    cross = np.zeros((wide, narrow))
    cross[rows, columns] = draw.normal(size=rows.size)
    own, other = draw.uniform(6, 9, wide), draw.uniform(6, 9, narrow)
    return Cells.of(rows, columns), own, other, cross


def blocks(own, other, cross):
    return np.block([[np.diag(own), cross], [cross.T, np.diag(other)]])


@pytest.mark.parametrize("shape", [np.asarray, csr_array])
@pytest.mark.parametrize("most", [0, 10_000])
def test_entries_are_those_of_the_whole_inverse(monkeypatch, shape, most):
    monkeypatch.setattr(inverse, "_MOST", most)
    cells, own, other, cross = system()
    assert (cells.couples is None) == (most == 0)
    whole = np.linalg.inv(blocks(own, other, cross))
    root = root_of(np.diag(other) - cross.T @ (cross / own[:, None]))
    found = cells.inverse(own, shape(cross), root)
    assert found.wide == pytest.approx(np.diag(whole)[:9])
    assert found.narrow == pytest.approx(np.diag(whole)[9:])
    assert found.between == pytest.approx(whole[cells.rows, 9 + cells.columns])


def test_couples_are_all_cells_of_one_row_with_each_other():
    one, other = Cells.of(np.array([0, 0, 2]), np.array([1, 3, 0])).couples
    assert list(zip(one.tolist(), other.tolist(), strict=True)) == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (2, 2),
    ]


def test_diagonal_blocks_are_pairs_of_numbers():
    own, other, cross = np.array([4.0, 5.0]), np.array([3.0, 6.0]), np.array([1.0, -2.0])
    whole = np.linalg.inv(blocks(own, other, np.diag(cross)))
    found = diagonal(own, cross, other - cross**2 / own)
    assert np.concatenate([found.wide, found.narrow]) == pytest.approx(np.diag(whole))
    assert found.between == pytest.approx([whole[0, 2], whole[1, 3]])


def test_conjugate_gradients_end_at_the_solution():
    _, own, other, cross = system(seed=5)
    matrix = blocks(own, other, cross)
    right = np.arange(14.0)
    found = conjugate(lambda one: matrix @ one, right, np.diag(matrix))
    assert matrix @ found == pytest.approx(right, abs=1e-8)
