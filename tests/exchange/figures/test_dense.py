"""Points that hide each other are drawn once, and nothing that can be seen is lost."""

from dataclasses import replace

import numpy as np
import pytest

from turingdesk.analysis._figure import Axis, Figure, Line, Points
from turingdesk.exchange.figures.dense import MANY, thinned
from turingdesk.exchange.figures.files import as_bytes

FEW = Points([0.0, 1.0], [0.2, 0.4])


def figure(*layers):
    return Figure("dense", "Dense", Axis("x"), Axis("y"), layers, "Points.")


def many(seed=1, size=5000):
    draw = np.random.default_rng(seed)
    y = np.sort(draw.normal(0, 1, size))
    half = draw.uniform(0.5, 1.5, size)
    return Points(range(size), y.tolist(), (y - half).tolist(), (y + half).tolist(), "judges")


@pytest.mark.parametrize("seed", [1, 2])
def test_every_point_has_one_near_it_and_bars_reach_as_far(seed):
    points = many(seed, 2500)
    (found,) = thinned(figure(points))
    assert found.name == "judges"
    assert len(found.x) < 0.4 * len(points.x)
    x, y = np.array(points.x)[:, None], np.array(points.y)[:, None]
    across, up = np.ptp(x) / 400, np.ptp(y) / 200
    near = (np.abs(x - found.x) <= across) & (np.abs(y - found.y) <= up)
    assert near.any(axis=1).all()
    assert (min(found.low), max(found.high)) == (min(points.low), max(points.high))


def test_few_points_other_layers_texts_and_logarithmic_axes_are_left():
    line, points = Line([0, 1], [0, 1]), many()
    assert thinned(figure(FEW, line)) == [FEW, line]
    named = replace(points, texts=[str(n) for n in points.x])
    assert thinned(figure(named)) == [named]
    logarithmic = replace(figure(points), y=Axis("y", logarithmic=True))
    assert thinned(logarithmic) == (points,)


def test_values_that_are_missing_are_not_drawn():
    size = MANY + 500
    holes = [None if n % 3 else 1.0 for n in range(size)]
    (found,) = thinned(figure(Points(range(size), [float("nan"), *holes[1:]], holes, holes)))
    assert set(found.y) == {1.0}
    assert set(found.low) == set(found.high) == {1.0}
    (none,) = thinned(figure(Points(range(size), [None] * size)))
    assert not none.x


def test_a_file_of_thousands_of_points_is_small():
    assert len(as_bytes(figure(many(size=7000)), "svg")) < 150_000
