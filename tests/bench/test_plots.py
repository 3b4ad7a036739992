"""Plots at the desk: how long one takes to paint again.

python -m pytest -m bench tests/bench/test_plots.py -s
"""

import sys
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtTest import QTest

from turingdesk.analysis._figure import Axis, Figure, Line, Points
from turingdesk.gui.plots.figure_plot import FigurePlot

pytestmark = pytest.mark.bench

POINTS, SERIES = 200, 4
REPAINT_MS = 30.0


def figure():
    """Series of points with error bars, and a line with a band."""
    x = list(range(POINTS))
    layers = [
        Points(x, [0.4 + 0.1 * n] * POINTS, [0.35] * POINTS, [0.8] * POINTS, name=f"series {n}")
        for n in range(SERIES)
    ]
    band = Line(x, [0.5] * POINTS, [0.4] * POINTS, [0.6] * POINTS, name="running")
    return Figure("bench", "Bench", Axis("Session"), Axis("Share"), (*layers, band), chance=0.5)


def test_two_hundred_points_a_series_are_painted_again_at_once(qtbot):
    plot = FigurePlot()
    qtbot.addWidget(plot)
    plot.show_figure(figure())
    plot.resize(900, 400)
    plot.show()
    QTest.qWait(50)
    took_ms = []
    for n in range(30):
        plot.panels.zoom(0.99 if n % 2 else 1 / 0.99)  # so that nothing is taken from a cache
        began_s = perf_counter()
        plot.panels.viewport().repaint()
        took_ms.append(1000 * (perf_counter() - began_s))
    told = f"repaint: median {median(took_ms):.1f} ms, at most {max(took_ms):.1f} ms"
    sys.stdout.write(f"\n{told}\n")
    assert median(took_ms) < REPAINT_MS
