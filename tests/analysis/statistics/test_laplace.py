"""Determinants, solutions and the needed entries of an inverse, against the whole matrix."""

import numpy as np
import pytest

from turingdesk.analysis.statistics import laplace
from turingdesk.analysis.statistics.laplace import CrossedCells


def rows(wide=9, narrow=5, effects=(2, 1), seed=2):
    """Rows of data: their levels, weights, and vectors for both factors."""
    draw = np.random.default_rng(seed)
    codes = draw.integers(0, wide, 40), draw.integers(0, narrow, 40)
    return (
        CrossedCells(*codes, (wide, narrow), effects),
        draw.uniform(0.5, 2, 40),
        [draw.normal(size=(one, 40)) for one in effects],
    )


def whole(cells, weight, vectors):
    """The matrix itself: of each row the outer product of what is at its two levels."""
    places = np.zeros((40, sum(cells.shape)))
    for codes, vector, first in zip(cells.codes, vectors, (0, cells.shape[0]), strict=True):
        for effect, values in enumerate(vector):
            places[np.arange(40), first + codes * len(vector) + effect] = values
    return np.eye(places.shape[1]) + (places.T * weight) @ places


def block(matrix, first, second):
    """What is in the rows and columns that begin there, each as wide as said."""
    (row, tall), (column, broad) = first, second
    return matrix[row : row + tall, column : column + broad]


@pytest.mark.parametrize("effects", [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("most", [0, 10_000])
def test_entries_are_those_of_the_whole_inverse(monkeypatch, effects, most):
    monkeypatch.setattr(laplace, "_MOST", most)
    monkeypatch.setattr(laplace, "_SLOWER", 0)
    monkeypatch.setattr(laplace, "_AT_ONCE", 20)  # so that a product takes several parts
    cells, weight, vectors = rows(effects=effects)
    assert (cells.couples is None) == (most == 0)
    matrix = np.linalg.inv(whole(cells, weight, vectors))
    found = cells.system(weight, *vectors).inverse()
    tall, broad = effects
    for level, values in enumerate(found.wide):
        at = (level * tall, tall)
        assert values == pytest.approx(block(matrix, at, at))
    for level, values in enumerate(found.narrow):
        at = (cells.shape[0] + level * broad, broad)
        assert values == pytest.approx(block(matrix, at, at))
    for one, other, values in zip(cells.wide, cells.narrow, found.between, strict=True):
        second = (cells.shape[0] + other * broad, broad)
        assert values == pytest.approx(block(matrix, (one * tall, tall), second))


@pytest.mark.parametrize("effects", [(1, 1), (2, 1), (1, 2)])
def test_the_determinant_and_solutions_are_those_of_the_whole_matrix(effects):
    cells, weight, vectors = rows(effects=effects, seed=5)
    matrix, system = whole(cells, weight, vectors), cells.system(weight, *vectors)
    assert system.log_det == pytest.approx(np.linalg.slogdet(matrix)[1])
    right = np.arange(float(len(matrix)))
    first = right[: cells.shape[0]].reshape(9, effects[0])
    found = system.solved(first, right[cells.shape[0] :].reshape(5, effects[1]))
    assert matrix @ np.concatenate([one.ravel() for one in found]) == pytest.approx(
        right, abs=1e-8
    )


def test_couples_are_all_entries_of_one_row_with_each_other(monkeypatch):
    monkeypatch.setattr(laplace, "_SLOWER", 0)
    one, other = CrossedCells(np.array([0, 0, 2]), np.array([1, 3, 0]), (3, 4), (1, 1)).couples
    assert list(zip(one.tolist(), other.tolist(), strict=True)) == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (2, 2),
    ]
