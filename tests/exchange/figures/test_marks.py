"""Each layer by itself, and what is not known of it."""

from math import isfinite

import pytest

from turingdesk.analysis._figure import Arrows, Bars, Cells, Line, Points
from turingdesk.exchange.figures.marks import MarkStyle, bar_width, draw_arrows, mark
from turingdesk.exchange.figures.style import PAPER, SMALL, settings

HOW = MarkStyle(PAPER, PAPER.accent, 0.5)
NAN = float("nan")


@pytest.fixture
def axes():
    from matplotlib.figure import Figure as Drawing

    return Drawing(figsize=(4, 3)).add_axes((0.1, 0.1, 0.8, 0.8))


@pytest.mark.slow
def test_what_nobody_can_draw_is_told_by_its_name(axes):
    with pytest.raises(TypeError, match="No drawing is known for int"):
        mark(3, axes, HOW)


@pytest.mark.slow
def test_bars_stand_on_their_base_and_have_the_width_that_is_wanted(axes):
    mark(Bars([0, 1, 2], [0.75, NAN, 0.25], base=0.5), axes, HOW)
    drawn = [(bar.get_x(), bar.get_y(), bar.get_width(), bar.get_height()) for bar in axes.patches]
    assert drawn == [(-0.25, 0.5, 0.5, 0.25), (1.75, 0.5, 0.5, -0.25)]


@pytest.mark.slow
def test_an_error_bar_needs_both_ends(axes):
    points = Points([0, 1, 2], [0.5, 0.6, 0.7], [0.4, None, 0.6], [0.6, 0.7, NAN])
    mark(points, axes, HOW)
    (bars,) = axes.collections
    assert [one.tolist() for one in bars.get_segments()] == [[[0.0, 0.4], [0.0, 0.6]]]


def test_circles_grow_with_their_radius_and_the_legend_has_points(axes):
    for radius in (1.0, 0.5):
        mark(Points([radius], [0.5], name="git", radius=radius), axes, HOW)
    large, small = (float(one.get_sizes()[0]) for one in axes.collections)
    assert large == pytest.approx(4 * small)
    handles, labels = axes.get_legend_handles_labels()
    assert labels == ["git", "git"]
    assert {one.get_markersize() for one in handles} == {4.5}


def test_very_many_points_are_smaller(axes):
    for often in (60, 61):
        mark(Points(range(often), [0.5] * often), axes, HOW)
    few, many = (line.get_markersize() for line in axes.lines)
    assert few > many


def test_very_many_error_bars_are_one_line_with_gaps(axes):
    mark(Points(range(61), [0.5] * 61, [0.4] * 61, [0.6] * 61), axes, HOW)
    assert not axes.collections
    bars, points = axes.lines
    ends = bars.get_xydata()
    assert ends.shape == (3 * 61, 2)
    assert ends[:2].tolist() == [[0.0, 0.4], [0.0, 0.6]]
    assert not isfinite(ends[2, 1])
    assert points.get_xydata().shape == (61, 2)


def test_hundreds_of_error_bars_are_one_area(axes):
    mark(Points(range(300, 0, -1), [0.5] * 300, [0.4] * 300, [0.6] * 300), axes, HOW)
    (area,) = axes.collections
    left, below, right, above = area.get_datalim(axes.transData).extents.tolist()
    assert (left, right) == (1.0, 300.0)
    assert (round(below, 6), round(above, 6)) == (0.4, 0.6)
    assert len(area.get_paths()) == len(axes.lines) == 1


def test_a_line_is_open_where_a_value_is_not_known_and_has_its_band(axes):
    mark(Line([1, 2, 3, 4], [0.5, 0.6, None, 0.7], [0.4] * 4, [0.8] * 4), axes, HOW)
    line, alone = axes.lines
    assert [isfinite(y) for y in line.get_ydata()] == [True, True, False, True]
    assert alone.get_xydata().tolist() == [[4.0, 0.7]]
    assert len(axes.collections) == 1


def test_values_from_too_few_verdicts_break_a_line_and_its_band(axes):
    y, low, high = [0.5, 0.6, 0.9, 0.7], [0.4, 0.5, 0.8, 0.6], [0.6, 0.7, 1.0, 0.8]
    mark(Line([1, 2, 3, 4], y, low, high, counts=[10, 10, 9, 10]), axes, HOW)
    line, alone = axes.lines
    assert [isfinite(y) for y in line.get_ydata()] == [True, True, False, True]
    assert alone.get_xydata().tolist() == [[4.0, 0.7]]  # a line would not show it
    (band,) = axes.collections
    assert band.get_datalim(axes.transData).extents.tolist()[2:] == [4.0, 0.8]


def test_a_line_of_one_value_is_a_point(axes):
    mark(Line([1], [0.5], dashed=True), axes, HOW)
    assert [line.get_marker() for line in axes.lines] == ["None", "o"]


def test_a_cell_that_is_not_known_has_a_dash_and_dark_cells_have_light_letters(axes):
    mark(Cells([[0.0, 1.0], [None, NAN]], [["low", "high"], ["", ""]]), axes, HOW)
    told = [(one.get_text(), one.get_color()) for one in axes.texts]
    assert told == [
        ("low", "#000000"),
        ("high", "#ffffff"),
        ("\u2013", PAPER.soft),
        ("\u2013", PAPER.soft),
    ]


def test_cells_from_too_few_verdicts_say_their_number_and_have_no_shade(axes):
    texts = [["0.70\nn = 10", "n = 9"], ["n = 12", ""]]
    mark(Cells([[0.7, 0.9], [None, None]], texts, [[10, 9], [12, 0]]), axes, HOW)
    assert len(axes.patches) == 1
    told = [(one.get_text(), one.get_color()) for one in axes.texts]
    soft = [("n = 9", PAPER.soft), ("n = 12", PAPER.soft), ("\u2013", PAPER.soft)]
    assert told[1:] == soft
    assert told[0][0] == "0.70\nn = 10"


def test_cells_that_are_all_alike_are_drawn_too(axes):
    mark(Cells([[3.0, 3.0]], low=3.0, high=3.0), axes, HOW)
    assert len(axes.patches) == 2
    assert {one.get_fontsize() for one in axes.texts} == {SMALL}


@pytest.mark.parametrize("text", ["0.5", "a very long text for a cell", "1\n2\n3\n4\n5\n6\n7\n8"])
def test_the_letters_of_a_cell_stay_inside(axes, text):
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    with settings(PAPER, "test"):
        mark(Cells([[0.5] * 3] * 3, [[text] * 3] * 3), axes, HOW)
        renderer = FigureCanvasAgg(axes.figure).get_renderer()
        cell = axes.get_window_extent(renderer)
        boxes = [one.get_window_extent(renderer) for one in axes.texts]
    assert len(boxes) == 9
    assert all(box.width <= cell.width / 3 for box in boxes)
    assert all(box.height <= cell.height / 3 for box in boxes)


def test_bars_of_a_figure_leave_a_gap_to_the_nearest():
    assert bar_width([Bars([0, 0.25, 1], [1, 1, 1])]) == pytest.approx(0.225)
    assert bar_width([Line([0, 0.1], [1, 1])]) == bar_width([])


@pytest.mark.parametrize("rows", [(), (0, 1, 1)], ids=["circle", "rows"])
def test_arrows_begin_and_end_outside_of_their_nodes(axes, rows):
    """However wide a name is: a head under a box would leave the arrow without a direction."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    names = ("a model with a long name", "b", "Ministral 8B 2512")
    with settings(PAPER, "test"):
        mark(Arrows(names, [(0, 1), (1, 0), (1, 2), (2, 0)], rows=rows), axes, HOW)
        axes.figure.set_canvas(FigureCanvasAgg(axes.figure))
        axes.figure.canvas.draw()
    boxes = [one.get_bbox_patch().get_window_extent() for one in axes.texts if one.get_text()]
    arrows = [one.arrow_patch for one in axes.texts if not one.get_text()]
    assert (len(boxes), len(arrows)) == (3, 4)
    for arrow in arrows:
        path = arrow.get_path().transformed(arrow.get_transform())
        for x, y in path.vertices[[0, -1]]:
            assert not any(box.x0 < x < box.x1 and box.y0 < y < box.y1 for box in boxes)


def test_arrows_are_known_where_figures_are_drawn(axes):
    assert mark.dispatch(Arrows) is draw_arrows
    mark(Arrows(("A", "B"), [(0, 1)], {}), axes, HOW)
    assert {"A", "B"} <= {one.get_text() for one in axes.texts}
