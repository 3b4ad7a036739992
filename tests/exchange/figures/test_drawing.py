"""What is on the axes of a figure."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from tests.exchange.figures.sample import BARS, CELLS, GRAPH, LINES, POINTS
from turingdesk.analysis._figure import (
    Arrows,
    Axis,
    Band,
    Bars,
    Cells,
    Figure,
    Line,
    Panel,
    Points,
)
from turingdesk.exchange.figures import drawing, thinning
from turingdesk.exchange.figures.drawing import column_width, draw, laid_out
from turingdesk.exchange.figures.files import as_bytes
from turingdesk.exchange.figures.marks import draw_arrows, mark
from turingdesk.exchange.figures.style import DOUBLE_IN, DPI, PAPER, PRINT, SINGLE_IN, settings
from turingdesk.exchange.figures.thinning import MANY


def thinned(figure):
    """The layers of a figure without panels, as they are drawn."""
    return thinning.thinned(figure, figure.plots[0])


@pytest.fixture
def axes():
    def drawn(figure):
        with settings(PAPER, "test"):
            return draw(figure).axes[0]

    return drawn


@pytest.mark.slow
def test_a_dashed_line_stands_at_chance_and_only_where_there_is_one(axes):
    at = [line.get_ydata() for line in axes(BARS).lines if line.get_linestyle() == "--"]
    assert [list(y) for y in at] == [[0.5, 0.5]]
    assert not axes(replace(BARS, chance=None)).lines


@pytest.mark.slow
def test_bars_that_are_not_known_are_left_out_and_error_bars_reach_both_ends(axes):
    drawn = axes(BARS)
    assert [bar.get_height() for bar in drawn.patches] == [0.6, 0.4]
    ends = [segment[:, 1].tolist() for segment in drawn.collections[0].get_segments()]
    assert ends == [[0.5, 0.8], [0.2, 0.6]]


@pytest.mark.slow
def test_bars_of_several_series_stand_beside_each_other(axes):
    shifts = (-0.25, 0.0, 0.25)
    layers = tuple(Bars([n + one for n in range(3)], [0.5] * 3, name=f"{one}") for one in shifts)
    bars = sorted(axes(replace(BARS, layers=layers)).patches, key=lambda bar: bar.get_x())
    assert all(a.get_x() + a.get_width() < b.get_x() for a, b in pairwise(bars))


def test_limits_are_those_of_the_axis(axes):
    assert axes(BARS).get_ylim() == (0.0, 1.0)
    assert axes(replace(LINES, y=Axis("z"))).get_ylim() != (0.0, 1.0)


def test_series_are_named_once_above_the_axes(axes):
    (legend,) = axes(POINTS).figure.legends
    assert [text.get_text() for text in legend.get_texts()] == ["all", "first"]
    assert not axes(BARS).figure.legends


def test_rows_of_a_matrix_run_from_the_top(axes):
    drawn = axes(CELLS)
    low, high = drawn.get_ylim()
    assert low > high
    assert len(drawn.patches) == 3  # what is not known has a dash and no shade


def test_a_graph_has_a_box_for_each_node_and_an_arrow_for_each_pair(axes):
    drawn = axes(GRAPH)
    told = [text.get_text() for text in drawn.texts]
    assert told.count("") == 3
    assert mark.dispatch(Arrows) is draw_arrows
    assert {"A", "B", "C", "0.12"} <= set(told)


@pytest.mark.slow
@pytest.mark.parametrize("letters", [6, 14, 40])
def test_names_under_an_axis_do_not_cover_each_other(axes, letters):
    names = tuple(f"{'name ' * 8}"[:letters] + str(n) for n in range(7))
    figure = replace(BARS, x=Axis("", names), layers=(Bars(range(7), [0.5] * 7),))
    drawn = axes(figure)
    boxes = [label.get_window_extent() for label in drawn.get_xticklabels()]
    turned = drawn.get_xticklabels()[0].get_rotation()
    assert turned or all(a.x1 < b.x0 for a, b in pairwise(boxes))
    assert drawn.get_tightbbox().y0 >= 0  # nothing is cut


@pytest.mark.slow
def test_only_some_of_very_many_names_are_written(axes):
    names = tuple(f"n{n}" for n in range(200))
    figure = replace(BARS, x=Axis("", names), layers=(Bars(range(200), [0.5] * 200),))
    assert len(axes(figure).get_xticks()) <= 40


def test_a_series_can_have_the_colour_of_another_or_a_lighter_shade_of_it(axes):
    layers = (
        Line([1, 2, 2, 1, 2], [0.1, 0.2, None, 0.3, 0.4], name="people, right", like="people"),
        Points([2], [0.4], name="people, wrong", like="people", pale=True),
        Line([1, 2], [0.5, 0.6], name="machines", thin=True),
    )
    first, second, third = axes(replace(LINES, layers=layers, chance=None)).lines
    assert first.get_color() == PAPER.series[0]
    assert second.get_color() == PAPER.pale(PAPER.series[0])
    assert third.get_color() == PAPER.series[1]
    assert third.get_linewidth() < first.get_linewidth()


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


def test_few_points_other_layers_and_logarithmic_axes_are_left():
    line, points = Line([0, 1], [0, 1]), many()
    assert thinned(figure(FEW, line)) == [FEW, line]
    logarithmic = replace(figure(points), y=Axis("y", logarithmic=True))
    assert thinned(logarithmic) == [points]


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


PANELS = Figure(
    "panels",
    "Panels",
    Axis("", ("a long name of a machine", "b")),
    Axis("Share", low=0.0, high=1.0),
    caption="Shares.",
    chance=0.5,
    horizontal=True,
    panels=(
        Panel("Words", (Points([0, 1], [0.6, 0.7], [0.5, 0.6], [0.7, 0.8], counts=[40, 9]),)),
        Panel("Colors", (Points([0, 1], [0.4, 0.3], counts=[10, 12]), Band(0.4, 0.6, "margin"))),
        Panel("Objects", (Points([1], [0.2], counts=[30]),)),
    ),
)


@pytest.fixture
def panels():
    with settings(PAPER, "test"):
        return draw(PANELS)


@pytest.mark.slow
def test_panels_share_their_axes_and_are_of_one_size(panels):
    shown = panels.axes
    assert [one.get_title(loc="left") for one in shown] == ["Words", "Colors", "Objects"]
    assert {one.get_xlim() for one in shown} == {(0.0, 1.0)}
    assert {one.get_ylim() for one in shown} == {(1.5, -0.5)}  # the first category is on top
    assert len({tuple(np.round(one.get_window_extent().size, 3)) for one in shown}) == 1
    boxes = [one.get_tightbbox() for one in shown]
    assert all(left.x1 < right.x0 for left, right in pairwise(boxes))
    assert boxes[0].x0 >= 0
    assert boxes[-1].x1 <= panels.bbox.x1


def test_a_value_from_too_few_verdicts_is_not_drawn_but_its_count_is(panels):
    words = panels.axes[0]
    assert [list(line.get_xdata()) for line in words.lines if line.get_marker() == "o"] == [[0.6]]
    assert [text.get_text() for text in words.texts] == ["n = 40", "n = 9"]
    (bars,) = words.collections
    assert [segment.tolist() for segment in bars.get_segments()] == [[[0.5, 0.0], [0.7, 0.0]]]


def test_a_series_without_values_to_draw_takes_no_room():
    few = Points([0, 1], [0.2, 0.3], counts=[2, 9], name="first trials")
    one, two, _ = PANELS.panels
    both = tuple(replace(panel, layers=(*panel.layers, few)) for panel in (one, two))
    with settings(PAPER, "test"):
        drawn = draw(replace(PANELS, panels=both), width=DOUBLE_IN)
    widths = [axes.get_window_extent().width for axes in drawn.axes]
    assert min(widths) > drawn.bbox.width / 4


def test_chance_and_a_band_run_across_a_horizontal_plot(panels):
    colors = panels.axes[1]
    dashed = [list(line.get_xdata()) for line in colors.lines if line.get_linestyle() == "--"]
    assert dashed == [[0.5, 0.5]]
    (band,) = colors.patches
    assert (band.get_x(), band.get_x() + band.get_width()) == pytest.approx((0.4, 0.6))
    (legend,) = panels.legends
    assert [text.get_text() for text in legend.get_texts()] == ["margin"]


def test_the_area_of_points_grows_with_their_counts(axes):
    points = Points([1, 2, 3], [0.2, 0.4, 0.6], counts=[10, 20, 400], sized=True)
    (drawn,) = axes(replace(LINES, layers=(points,))).collections
    small, middle, large = drawn.get_sizes()
    assert small <= middle < large


def test_a_narrow_page_gets_more_rows_of_panels():
    with settings(PAPER, "test"):
        narrow, wide = draw(PANELS, width=3.3), draw(PANELS)
    rows = [{round(one.get_position().y0, 3) for one in drawn.axes} for drawn in (narrow, wide)]
    assert len(rows[0]) > len(rows[1])


def test_panels_whose_names_leave_little_room_are_below_each_other():
    names = ("Less than secondary school", "Vocational training")
    narrow, wide = replace(PANELS, x=Axis("", names)), replace(PANELS, x=Axis("", ("a", "b")))
    with settings(PAPER, "test"):
        for figure, columns in ((narrow, 1), (wide, 2)):
            drawn = draw(figure, width=3.35)
            shown = [one for one in drawn.axes if one.get_visible()]
            assert len({round(one.get_position().x0, 3) for one in shown}) == columns
            assert all(one.get_tightbbox().x1 <= drawn.bbox.x1 for one in shown)


def test_names_without_room_beside_each_other_stand_in_rows():
    names = ("a stimulus with a long name",) * 6
    layers = (Points(range(6), [0.5] * 6),)
    long = Figure("f", "F", Axis("", names), Axis("Share"), layers)
    assert laid_out(long).horizontal
    short = replace(long, x=Axis("", ("a", "b", "c", "d", "e", "f")))
    assert laid_out(short) == short
    abreast = replace(short, x=Axis("", ("detectability",) * 6), layers=())
    assert not laid_out(abreast).horizontal
    panels = tuple(Panel(str(n), layers) for n in range(3))
    assert laid_out(replace(abreast, panels=panels)).horizontal


@pytest.mark.slow
def test_many_rows_stand_in_columns_each_with_its_names():
    names = tuple(f"stimulus {n}" for n in range(120))
    rows = Points(range(120), [n / 120 for n in range(120)], [0.0] * 120, [1.0] * 120)
    many = Figure("many", "Many", Axis("Stimuli", names), Axis("Share"), (rows,), horizontal=True)
    with settings(PAPER, "many"):
        drawn = draw(many, width=7.1)
        narrow = draw(many, width=3.3)
    told = [[one.get_text() for one in axes.get_yticklabels()] for axes in drawn.axes]
    assert [len(one) for one in told] == [40, 40, 40]
    assert tuple(name for one in told for name in one) == names
    assert len({axes.get_xlim() for axes in drawn.axes}) == 1
    assert len(narrow.axes) == 1
    assert narrow.get_figheight() > 2 * drawn.get_figheight()


def test_panels_show_the_whole_of_every_interval():
    short, long = (Points([0], [0.5], [0.5 - one], [0.5 + one]) for one in (0.1, 0.4))
    panels = (Panel("a", (short,)), Panel("b", (long,)))
    both = Figure("both", "", Axis("", ("one",)), Axis("d"), panels=panels, horizontal=True)
    with settings(PAPER, "both"):
        drawn = draw(both)
    for axes in drawn.axes:
        low, high = axes.get_xlim()
        assert low < 0.1
        assert high > 0.9


def test_what_cannot_be_drawn_is_said():
    with settings(PAPER, "said"):
        drawn = draw(replace(BARS, layers=(), nothing="The variance is 0."), captioned=True)
    assert drawn.axes == []
    assert [one.get_text() for one in drawn.texts] == [BARS.title, "The variance is 0."]


@pytest.mark.slow
def test_in_print_series_differ_in_shape_and_dashes():
    points = replace(LINES, layers=(*LINES.layers, replace(POINTS.layers[0], name="p")))
    with settings(PRINT, "print"):
        drawn = draw(points, PRINT)
        lines = {one.get_label(): one for one in drawn.axes[0].lines}
    assert lines["z"].get_linestyle() == "-"
    assert lines["b"].get_linestyle() == "--"
    assert lines["p"].get_marker() == PRINT.marks[2]
    with settings(PAPER, "paper"):
        drawn = draw(points)
        assert {one.get_marker() for one in drawn.axes[0].lines if one.get_label() == "p"} == {"o"}


@pytest.mark.parametrize("look", [PAPER, PRINT], ids=["paper", "print"])
def test_no_two_of_more_series_than_there_are_colors_look_alike(look):
    """Nine models, as in paper 2: the eighth has the first color again, and another shape."""
    layers = [Points([n], [0.5], name=f"points {n}") for n in range(9)]
    layers += [Line([0, 1], [0.1, n / 9], name=f"line {n}") for n in range(9)]
    for kind in ("points", "line"):
        own = tuple(one for one in layers if one.name.startswith(kind))
        with settings(look, "many"):
            lines = draw(replace(LINES, layers=own, chance=None), look).axes[0].lines
            looks = [
                (one.get_color(), one.get_marker(), one.get_linestyle(), one._dash_pattern)
                for one in lines
            ]
        assert len({*map(str, looks)}) == 9


def test_a_machine_has_the_same_color_in_every_figure():
    agents = ("BLIP", "ClipCap", "GIT")
    rows = Points([0, 1], [0.5, 0.6], keys=("GIT", "BLIP"), of="agent")
    as_rows = Figure("r", "R", Axis("", ("GIT", "BLIP")), Axis("Share"), (rows,), agents=agents)
    lines = Points([0], [0.5], name="people"), Points([1], [0.5], name="GIT")
    as_series = replace(as_rows, layers=lines)
    expected = {"BLIP": PAPER.series[0], "GIT": PAPER.series[2]}
    assert drawing.series_colors(as_rows, PAPER) == expected
    assert drawing.series_colors(as_series, PAPER)["GIT"] == PAPER.series[2]
    with settings(PAPER, "test"):
        drawn = draw(as_rows).axes[0]
    marks = [line for line in drawn.lines if line.get_linestyle() == "None"]
    assert [one.get_color() for one in marks] == [expected["GIT"], expected["BLIP"]]


def test_what_values_are_compared_with_is_gray():
    chance = Line([0, 1], [0, 1], name="chance", reference=True)
    known = replace(LINES, layers=(Line([0, 1], [0, 1], name="GIT"), chance))
    colors = drawing.series_colors(known, PAPER)
    assert list(colors) == ["GIT"]
    assert drawing.layer_color(chance, PAPER, colors) == PAPER.soft


def test_points_of_several_series_at_one_place_stand_beside_each_other():
    layers = Points([0, 1], [0.5, 0.6], name="a"), Points([0, 1], [0.5, 0.6], name="b")
    both = Figure("f", "F", Axis("", ("one", "two")), Axis("Share"), layers)
    a, b = laid_out(both).layers
    assert a.x[0] < 0 < b.x[0] < 0.5 < a.x[1]
    apart = replace(both, layers=(Points([0], [0.5], name="a"), Points([1], [0.6], name="b")))
    assert laid_out(apart) == apart


@pytest.mark.parametrize("width", [SINGLE_IN, DOUBLE_IN])
def test_legend_plots_and_caption_do_not_touch_each_other(width):
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    names = "each judge's first trial", "all trials of a judge", "calibrated"
    layers = tuple(Line([0, 1], [0.5, n / 10], name=one) for n, one in enumerate(names))
    told = replace(LINES, layers=layers, caption="Error bars are clustered by judge. " * 8)
    with settings(PAPER, "test"):
        drawn = draw(told, captioned=True, width=width)
        renderer = FigureCanvasAgg(drawn).get_renderer()
        (legend,) = (one.get_window_extent(renderer) for one in drawn.legends)
        plot = drawn.axes[0].get_tightbbox(renderer)
        caption, title = (one.get_window_extent(renderer) for one in reversed(drawn.texts))
    assert 0 <= caption.y0 < caption.y1 <= plot.y0
    assert plot.y1 <= legend.y0 < legend.y1 <= title.y0
    assert 0 <= legend.x0 < legend.x1 <= drawn.bbox.x1


@pytest.mark.parametrize("width", [3.2, 3.33, 3.5])
def test_a_legend_is_whole_in_a_file_whose_letters_are_sharper(width):
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    names = [f"demo-model-{letter}" for letter in "abc"]
    layers = tuple(Points([n], [0.5], name=one) for n, one in enumerate(names))
    told = replace(LINES, x=Axis("CIDEr"), layers=layers)
    with settings(PAPER, "test"):
        drawn = draw(told, width=width)
        drawn.set_dpi(DPI)
        renderer = FigureCanvasAgg(drawn).get_renderer()
        (legend,) = (one.get_window_extent(renderer) for one in drawn.legends)
    assert legend.x1 <= width * DPI


def test_only_series_that_share_a_row_make_rows_higher():
    names = tuple(f"topic {n}" for n in range(6))
    of_each = tuple(Points([2 * n, 2 * n + 1], [0.4, 0.5], name=f"m{n}") for n in range(3))
    apart = Figure("f", "F", Axis("", names), Axis("Share"), of_each, horizontal=True)
    of_all = tuple(Points(range(6), [0.5] * 6, name=f"m{n}") for n in range(6))
    assert drawing.rows_of(apart) == 6
    assert drawing.rows_of(replace(apart, layers=of_all)) > 6


NAMES = ("demo-model-a", "demo-model-b", "demo-model-c")
WITH_ENDS = Figure(
    "extrapolation",
    "Unseen machines",
    Axis("Tested on", NAMES),
    Axis("Trained on", tuple(f"all but {name}" for name in NAMES)),
    (Cells([[0.5] * 3] * 3, [["0.78\n[0.69, 0.87]"] * 3] * 3),),
)


def boxes(texts, drawn):
    """Where texts are, px."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    renderer = FigureCanvasAgg(drawn).get_renderer()
    return [one.get_window_extent(renderer) for one in texts if one.get_text()]


@pytest.mark.parametrize("panels", [1, 2])
def test_the_texts_of_a_matrix_stay_inside_their_cells_in_one_column_of_a_journal(panels):
    both = tuple(Panel(f"Task {n}", WITH_ENDS.layers) for n in range(panels))
    figure = WITH_ENDS if panels == 1 else replace(WITH_ENDS, layers=(), panels=both)
    with settings(PAPER, "test"):
        drawn = draw(figure, width=SINGLE_IN)
        for axes in drawn.axes:
            cell = axes.get_window_extent().width / 3
            assert all(box.width <= cell for box in boxes(axes.texts, drawn))
        sizes = {text.get_fontsize() for axes in drawn.axes for text in axes.texts}
        assert len(sizes) == 1  # the same in all panels
        below = drawn.axes[-1].get_xticklabels()
    assert {one.get_rotation() for one in below} == {35.0}  # level, they would touch each other


def test_a_matrix_is_as_wide_as_its_texts_need():
    assert column_width(WITH_ENDS) == DOUBLE_IN
    short = replace(WITH_ENDS, y=Axis("", ("a", "b", "c")))
    few = replace(short, x=Axis("", ("a", "b", "c")), layers=(Cells([[0.5] * 3] * 3),))
    assert column_width(few) == SINGLE_IN


def test_numbers_below_narrow_panels_do_not_touch_each_other():
    points = Points([0, 1], [0.6, 0.62], [0.55, 0.58], [0.65, 0.66], counts=[250, 332])
    panels = tuple(Panel(f"Task {n}", (points,)) for n in range(4))
    scale = Axis("Detectability", low=0.3, high=0.7)
    figure = Figure("f", "F", Axis("", ("demo-model-a", "demo-model-b")), scale, horizontal=True)
    with settings(PAPER, "test"):
        drawn = draw(replace(figure, panels=panels), width=SINGLE_IN)
        drawn.canvas.draw()
        found = boxes(drawn.axes[-1].get_xticklabels(), drawn)
    assert len(found) >= 2
    assert all(a.x1 < b.x0 for a, b in pairwise(found))


def test_a_graph_is_as_wide_as_its_names_need():
    named = [f"Claude Opus 4.{n}" for n in range(9)]
    wide = replace(GRAPH, layers=(Arrows(named, [(0, 1)]),))
    assert (column_width(wide), column_width(GRAPH)) == (DOUBLE_IN, SINGLE_IN)


def test_numbers_of_verdicts_do_not_cover_each_other():
    x = [1, 2, 3, 4, 18]
    points = Points(x, [0.5] * 5, counts=[47] * 5)
    figure = Figure("lengths", "Lengths", Axis("Messages shown"), Axis("Share"), (points,))
    with settings(PAPER, "test"):
        drawn = draw(figure, width=SINGLE_IN)
        found = boxes(drawn.axes[0].texts, drawn)
    assert len(found) == 5
    assert all(a.x1 <= b.x0 for a, b in pairwise(found))


def test_a_point_at_the_end_of_an_axis_leaves_the_number_beside_it_whole():
    points = Points([0, 1], [1.0, 0.5], counts=[28, 30])
    axes = Axis("", ("a", "b")), Axis("Share", low=0.0, high=1.0)
    figure = Figure("end", "End", *axes, (points,), horizontal=True)
    with settings(PAPER, "test"):
        drawn = draw(figure, width=1.6)
        first, _ = boxes(drawn.axes[0].texts, drawn)
        (line,) = drawn.axes[0].lines
        half = line.get_markersize() / 2 * drawn.dpi / 72
        assert first.x0 > drawn.axes[0].get_window_extent().x1 + half


def test_a_series_whose_bars_are_hidden_has_its_color_in_the_legend():
    layers = Bars([0], [0.5], name="all", counts=[16]), Bars([1], [0.7], name="few", counts=[4])
    figure = Figure("bots", "Bots", Axis("", ("a", "b")), Axis("Share"), layers)
    with settings(PAPER, "test"):
        handles, labels = draw(figure).axes[0].get_legend_handles_labels()
    assert sorted(labels) == ["all", "few"]
    assert handles[labels.index("few")].get_color() == PAPER.series[1]


def test_numbers_of_an_axis_are_whole_in_themselves():
    """Not 4 with 1e-7 + 1 above the axis."""
    close = Points([0.0, 1.0], [1.0000001, 1.0000002])
    with settings(PAPER, "test"):
        drawn = draw(Figure("close", "Close", Axis("Minutes"), Axis("S"), (close,)))
        drawn.canvas.draw()
        assert not drawn.axes[0].yaxis.get_offset_text().get_text()
