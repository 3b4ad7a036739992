"""One figure of each kind."""

from turingdesk.analysis._figure import Arrows, Axis, Bars, Cells, Figure, Line, Points

CAPTION = "Shares (n = 12 verdicts). Error bars are Wilson's 95% CIs."
PLACES = Axis("Who", ("humans", "<b>GIT</b> & $5$", "=1+1"))
SHARE = Axis("Share", low=0.0, high=1.0)
Y, LOW, HIGH = [0.6, None, 0.4], [0.5, None, 0.2], [0.8, None, 0.6]

BARS = Figure("bars", "Bars", PLACES, SHARE, (Bars(range(3), Y, LOW, HIGH),), CAPTION, 0.5)
POINTS = Figure(
    "points",
    "Points",
    PLACES,
    SHARE,
    (
        Points([-0.1, 0.9, 1.9], Y, LOW, HIGH, "all"),
        Points([0.1, 1.1, 2.1], Y, name="first"),
    ),
    CAPTION,
)
LINES = Figure(
    "lines",
    "Lines",
    Axis("Turns"),
    SHARE,
    (Line([1, 2, 3], Y, LOW, HIGH, "z"), Line([1, 2, 3], [1.0, 1.0, 1.0], dashed=True, name="b")),
    CAPTION,
    0.0,
)
CELLS = Figure(
    "cells",
    "Cells",
    Axis("said", ("human", "machine")),
    Axis("was", ("human", "machine")),
    (Cells([[0.7, 0.3], [None, 1.0]], [["0.70\nn = 10", "0.30"], ["", "1.00"]]),),
    CAPTION,
)
GRAPH = Figure(
    "graph",
    "Graph",
    Axis(""),
    Axis(""),
    (Arrows(("A", "B", "C"), [(0, 1), (1, 0), (1, 2)], {(0, 1): "0.12"}),),
    CAPTION,
)
ALL = (BARS, POINTS, LINES, CELLS, GRAPH)
EMPTY = Figure("empty", "Empty", Axis("x"), Axis("y"), (), "Nothing.")
