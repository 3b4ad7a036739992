"""The values of a figure as a table."""

import csv
from dataclasses import replace
from io import StringIO

from turingdesk.analysis._figure import NONE_ENOUGH, Axis, Cells, Figure, Line, Panel, Points
from turingdesk.exchange.figures.values import as_csv, values, with_values

POINTS = Points([0, 1], [0.4, 0.6], counts=[20, 30], keys=["P-007", "P-008"], of="judge")
FIGURE = Figure("judges", "Judges", Axis("", ("1", "2")), Axis("Share"), (POINTS,))


def ids(figure):
    return [row["id"] for row in csv.DictReader(StringIO(as_csv(figure)))]


def test_codes_of_participants_do_not_reach_a_file():
    assert [one.key for one in values(FIGURE)] == ["P-007", "P-008"]
    for of in ("judge", "session"):
        assert ids(replace(FIGURE, layers=(replace(POINTS, of=of),))) == ["", ""]
    assert ids(replace(FIGURE, layers=(replace(POINTS, of="stimulus"),))) == ["P-007", "P-008"]


def test_panels_without_a_value_to_draw_are_left_out():
    few = replace(POINTS, counts=[9, 3])
    panels = Panel("A", (POINTS,)), Panel("B", (few,)), Panel("C", ())
    both = replace(FIGURE, layers=(), panels=panels)
    assert [one.title for one in with_values(both).panels] == ["A"]
    assert with_values(replace(FIGURE, layers=(few,))).nothing == (NONE_ENOUGH)
    assert with_values(FIGURE) == FIGURE


def test_a_line_of_chance_alone_is_no_figure():
    few = Points((0.0,), (0.7,), counts=(4,))
    chance = Line((0.0, 1.0), (0.5, 0.5))
    assert with_values(replace(FIGURE, layers=(few, chance), panels=())).nothing
    many = replace(few, counts=(40,))
    assert not with_values(replace(FIGURE, layers=(many, chance), panels=())).nothing


def test_cells_from_too_few_verdicts_are_in_the_table_with_their_number_alone():
    cells = Cells([[0.7, 0.9]], [["0.70\nn = 10", "n = 9"]], [[10, 9]])
    matrix = Figure("m", "M", Axis("", ("a", "b")), Axis("", ("c",)), (cells,))
    rows = list(csv.DictReader(StringIO(as_csv(matrix))))
    told = [(row["x"], row["y"], row["value"], row["n"]) for row in rows]
    assert told == [("a", "c", "0.7", "10"), ("b", "c", "", "9")]
    few = replace(matrix, layers=(replace(cells, counts=[[3, 9]]),))
    assert with_values(few) == few  # its cells say how many there are


def test_a_line_from_too_few_verdicts_is_no_figure():
    few = Line([1, 2], [0.4, 0.6], counts=[9, 3])
    assert with_values(replace(FIGURE, layers=(few,))).nothing
