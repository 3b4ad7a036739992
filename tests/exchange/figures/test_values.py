"""The values of a figure as a table."""

import csv
from dataclasses import replace
from io import StringIO

from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.exchange.figures.values import as_csv, values

POINTS = Points([0, 1], [0.4, 0.6], counts=[20, 30], keys=["P-007", "P-008"], of="judge")
FIGURE = Figure("judges", "Judges", Axis("", ("1", "2")), Axis("Share"), (POINTS,))


def ids(figure):
    return [row["id"] for row in csv.DictReader(StringIO(as_csv(figure)))]


def test_codes_of_participants_do_not_reach_a_file():
    assert [one.key for one in values(FIGURE)] == ["P-007", "P-008"]
    for of in ("judge", "session"):
        assert ids(replace(FIGURE, layers=(replace(POINTS, of=of),))) == ["", ""]
    assert ids(replace(FIGURE, layers=(replace(POINTS, of="stimulus"),))) == ["P-007", "P-008"]
