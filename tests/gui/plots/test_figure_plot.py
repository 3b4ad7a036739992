"""Figures at the desk: what mouse and keys do with them, and what is told of their values."""

import csv
from dataclasses import replace
from io import StringIO
from math import isfinite

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPicture,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QToolTip, QVBoxLayout, QWidget

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
from turingdesk.gui import theme, translation
from turingdesk.gui.plots.figure_items import small_letters
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.plots.panels import MOST_ROWS
from turingdesk.presenters.live_figures import course_figure

AGENTS = ("ClipCap", "GIT", "BLIP")
LEFT = Qt.MouseButton.LeftButton


def points(*y, counts=(191, 95, 4)):
    low, high = [one - 0.05 for one in y], [one + 0.05 for one in y]
    return Points([0, 1, 2], y, low, high, counts=counts, keys=AGENTS, of="agent")


PANELS = Figure(
    "agents",
    "By task and machine",
    Axis("", AGENTS),
    Axis("Detectability", low=0.3, high=0.8),
    caption="Of three machines.",
    chance=0.5,
    panels=(
        Panel("Captions", (points(0.52, 0.61, 0.7),)),
        Panel("Chats", (points(0.45, 0.55, 0.6),)),
    ),
    horizontal=True,
)
SERIES = Figure(
    "series",
    "Two series",
    Axis("Session"),
    Axis("Share", low=0.0, high=1.0),
    (
        Line(range(5), [0.2] * 5, [0.1] * 5, [0.3] * 5, name="human"),
        Line(range(5), [0.8] * 5, name="machine"),
        Band(0.45, 0.55, "margin"),
    ),
)
BARS = Figure(
    "bars",
    "Bars",
    Axis("", ("one", "two")),
    Axis("Share"),
    (Bars([0, 1], [0.25, 0.5], [0.2, 0.4], [0.3, 0.6]),),
)
MATRIX = Figure(
    "matrix",
    "Said and was",
    Axis("Said", ("human", "machine")),
    Axis("Was", ("human", "machine")),
    (Cells([[0.67, 0.33], [0.54, None]], [["0.67\nn = 9", "0.33\nn = 3"], ["0.54\nn = 7", ""]]),),
)
GRAPH = Figure("graph", "Graph", Axis(""), Axis(""), (Arrows(AGENTS, ((0, 1), (1, 0))),))
ROWS = tuple(f"stimulus {n}" for n in range(150))
LONG = Figure(
    "long",
    "Stimuli",
    Axis("", ROWS),
    Axis("Share", low=0.0, high=1.0),
    (Points(range(150), [n / 150 for n in range(150)], keys=ROWS, of="stimulus"),),
    horizontal=True,
)


LONG_NAMES = tuple(f"a-model-with-a-long-name-{n}" for n in range(9))
SQUARE = Figure(
    "square",
    "Nine models",
    Axis("Target", LONG_NAMES),
    Axis("Actor", LONG_NAMES),
    (Cells([[0.1] * 9] * 9),),
)


@pytest.fixture
def show(qtbot):
    def one(figure, width=700):
        plot = FigurePlot()
        qtbot.addWidget(plot)
        plot.show_figure(figure)
        plot.resize(width, plot.sizeHint().height())
        plot.show()
        QTest.qWait(1)
        return plot

    return one


def test_before_their_first_figure_plots_look_like_their_card(qtbot):
    plot = FigurePlot()
    qtbot.addWidget(plot)
    plot.show()
    plot.panels.setFixedSize(300, 200)
    try:
        for scheme in (theme.USUAL, "dark"):
            theme.apply(QApplication.instance(), scheme)
            image = plot.panels.grab().toImage()
            assert image.pixelColor(image.rect().center()) == theme.color("card")
    finally:
        theme.apply(QApplication.instance())


def test_names_that_are_wider_than_the_columns_of_a_matrix_are_turned_and_whole(show):
    """A model whose name ends in dots under its column could be another one."""
    plot = show(SQUARE)
    axis = plot.panels.plots[0].getAxis("bottom")
    assert axis.tickStrings(range(9), 1.0, 1.0) == list(LONG_NAMES)
    few = show(replace(SQUARE, x=Axis("Target", LONG_NAMES[:2]), layers=(Cells([[0.1] * 2] * 9),)))
    level = few.panels.plots[0].getAxis("bottom")
    assert axis.height() > 2 * level.height()
    assert level.tickStrings(range(2), 1.0, 1.0) == list(LONG_NAMES[:2])
    picture = plot.panels.grab().toImage()
    assert not picture.isNull()


def move(plot, point):
    view = plot.panels.viewport()
    where = QPointF(view.mapToGlobal(point.toPoint()))
    kinds = Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, point, where, *kinds))


def wheel(plot, point, keys=Qt.KeyboardModifier.NoModifier):
    view = plot.panels.viewport()
    turned = QWheelEvent(
        point,
        QPointF(view.mapToGlobal(point.toPoint())),
        QPoint(),
        QPoint(0, 120),
        LEFT & ~LEFT,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, turned)


def place(plot, number):
    return plot.panels.place_of(plot.values()[number])


def shown(plot):
    """The range in view, to the right and up."""
    return plot.panels.plots[0].vb.viewRange()


def test_the_value_under_the_cursor_is_told_with_its_interval_and_number(show):
    plot = show(PANELS)
    move(plot, place(plot, 1))
    assert plot.value_text == "Captions, GIT: Detectability 0.61 [0.56, 0.66], n 95"
    move(plot, place(plot, 2))
    assert plot.value_text == "Chats, ClipCap: Detectability 0.45 [0.40, 0.50], n 191"
    move(plot, QPointF(2, 2))
    assert plot.value_text == ""


def test_a_legend_of_several_lines_cuts_nothing_of_the_axis_below(qtbot):
    around, plot = QWidget(), FigurePlot()
    column = QVBoxLayout(around)
    column.addWidget(plot)
    column.addStretch(1)
    around.resize(420, 700)
    qtbot.addWidget(around)
    names = [f"machine number {n}, most people wrong" for n in range(5)]
    lines = tuple(Line([1, 2], [0.1 * n, 0.5], name=name) for n, name in enumerate(names))
    plot.show_figure(Figure("f", "F", Axis("Message"), Axis("Evidence"), lines))
    around.show()
    qtbot.waitExposed(around)
    assert plot.legend.height() > 3 * plot.entries[names[0]].height()
    assert plot.panels.geometry().bottom() <= plot.rect().bottom()


def test_anywhere_in_a_cell_or_over_a_bar_tells_its_value(show):
    plot = show(MATRIX)
    move(plot, place(plot, 1) + QPointF(30, 4))
    assert plot.value_text == "Was human, Said machine: 0.33, n = 3"
    plot = show(BARS)
    move(plot, place(plot, 1) + QPointF(6, 9))
    assert plot.value_text == "two: Share 0.50 [0.40, 0.60]"


def test_values_from_few_verdicts_are_not_drawn_but_told(show):
    plot = show(PANELS)
    assert [one.x for one in plot.values()] == [0, 1, 0, 1]
    assert "Captions, BLIP: n 4" in plot.accessibleDescription()


def test_screen_readers_are_told_title_caption_and_values(show):
    plot = show(PANELS)
    assert plot.accessibleName() == "By task and machine"
    said = plot.accessibleDescription().split("\n")
    assert said[:2] == [
        "Of three machines.",
        "Captions, ClipCap: Detectability 0.52 [0.47, 0.57], n 191",
    ]


@pytest.mark.slow
def test_the_wheel_zooms_all_panels_a_drag_pans_and_a_double_click_shows_all(show, qtbot):
    plot = show(PANELS)
    whole = shown(plot)
    at = place(plot, 0) + QPointF(40, 30)
    wheel(plot, at)
    zoomed = shown(plot)
    assert zoomed[0][1] - zoomed[0][0] < whole[0][1] - whole[0][0]
    assert plot.panels.plots[1].vb.viewRange()[0] == pytest.approx(zoomed[0])
    view = plot.panels.viewport()
    QTest.mousePress(view, LEFT, pos=at.toPoint())
    for step in (10, 20, 30):
        place_now = at + QPointF(step, 0)
        where = QPointF(view.mapToGlobal(place_now.toPoint()))
        keys = Qt.KeyboardModifier.NoModifier
        moved = QMouseEvent(QEvent.Type.MouseMove, place_now, where, LEFT, LEFT, keys)
        QApplication.sendEvent(view, moved)
        QTest.qWait(20)
    QTest.mouseRelease(view, LEFT, pos=(at + QPointF(30, 0)).toPoint())
    assert shown(plot)[0][0] < zoomed[0][0]
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    QTest.mouseDClick(view, LEFT, pos=at.toPoint())
    qtbot.waitUntil(lambda: shown(plot) == [pytest.approx(one) for one in whole])


def test_on_a_page_that_scrolls_the_wheel_scrolls_until_the_plot_was_clicked(qtbot):
    inside, area = QWidget(), QScrollArea()
    column = QVBoxLayout(inside)
    plots = [FigurePlot() for _ in range(4)]
    for plot in plots:
        plot.show_figure(SERIES)
        column.addWidget(plot)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    area.resize(600, 400)
    qtbot.addWidget(area)
    with qtbot.waitActive(area):
        area.show()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    QTest.qWait(1)
    whole = shown(plots[0])
    middle = QPointF(plots[0].panels.rect().center())
    wheel(plots[0], middle)
    assert shown(plots[0]) == whole
    wheel(plots[0], middle, Qt.KeyboardModifier.ControlModifier)
    assert shown(plots[0]) != whole
    QTest.mouseClick(plots[1].panels.viewport(), LEFT, pos=middle.toPoint())
    qtbot.waitUntil(plots[1].hasFocus)
    wheel(plots[1], middle)
    assert shown(plots[1]) != whole


def test_a_click_in_the_legend_hides_a_series_and_shows_it_again(show):
    plot = show(SERIES)
    assert list(plot.entries) == ["human", "machine", "margin"]
    place_of_it = place(plot, 2)
    move(plot, place_of_it)
    assert plot.value_text == "human, Session 2: Share 0.20 [0.10, 0.30]"
    before = plot.panels.grab().toImage()
    QTest.mouseClick(plot.entries["human"], LEFT)
    QTest.qWait(1)
    assert plot.panels.grab().toImage() != before
    move(plot, QPointF(1, 1))
    move(plot, place_of_it)
    assert plot.value_text == ""
    plot.show_figure(SERIES)  # new values come in
    assert not plot.entries["human"].isChecked()
    QTest.mouseClick(plot.entries["human"], LEFT)
    QTest.qWait(1)
    move(plot, place_of_it)
    assert plot.value_text.startswith("human")


@pytest.mark.parametrize("figure", [PANELS, BARS], ids=["rows", "columns"])
def test_zooming_and_panning_leave_every_name_in_view(show, figure):
    plot = show(figure)
    whole = shown(plot)
    named = 1 if figure.horizontal else 0
    wheel(plot, place(plot, 0) + QPointF(20, 10))
    assert shown(plot)[named] == pytest.approx(whole[named])
    assert shown(plot)[1 - named] != pytest.approx(whole[1 - named])
    plot.panels.zoom(0.5)
    assert shown(plot)[named] == pytest.approx(whole[named])


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("judge", "Click: sessions of P-007"),
        ("session", "Click: session P-007"),
        ("stimulus", "Click: stimulus P-007"),
    ],
)
def test_a_value_at_a_mere_number_says_whose_it_is(show, of, said):
    points = Points([1, 2], [0.2, 0.4], keys=("P-007", "P-003"), of=of)
    plot = show(Figure("effects", "Judges", Axis("Judges"), Axis("Effect"), (points,)))
    move(plot, place(plot, 0))
    assert plot.value_text == f"Judges 1: Effect 0.20\n{said}"
    assert "P-007" not in plot.accessibleDescription()  # the wall in the room has it, too


def test_a_cell_says_which_model_is_which_and_its_number_once(show):
    models = ("GPT", "Qwen")
    cells = Cells([[None, 0.2], [0.4, None]], [["", "0.20\nn = 10"]] * 2, [[10, 10]] * 2)
    plot = show(Figure("d", "Pairs", Axis("Target", models), Axis("Actor", models), (cells,)))
    move(plot, place(plot, 0))
    assert plot.value_text == "Actor GPT, Target Qwen: 0.20, n 10"


def test_copied_values_are_in_columns_whatever_their_names_contain(show):
    figure = replace(BARS, x=Axis("", ("one, two", "three")))
    plot = show(figure)
    plot.copy_values()
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text().splitlines()[1].split("\t")[2:4] == ["one, two", "0.25"]
    clipboard.clear()  # without a screen, Qt deletes what was copied only after Python has ended


def test_a_click_on_a_value_says_what_it_stands_for(show, qtbot):
    plot = show(PANELS)
    with qtbot.waitSignal(plot.picked, timeout=2000) as said:
        QTest.mouseClick(plot.panels.viewport(), LEFT, pos=place(plot, 1).toPoint())
    assert said.args == ["agent", "GIT"]


@pytest.mark.slow
def test_arrow_keys_go_from_value_to_value_and_enter_follows_one(show, qtbot):
    plot = show(PANELS)
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.value_text.startswith("Captions, ClipCap")
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.value_text.startswith("Captions, GIT")
    with qtbot.waitSignal(plot.picked) as said:
        QTest.keyClick(plot, Qt.Key.Key_Return)
    assert said.args == ["agent", "GIT"]
    whole = shown(plot)
    QTest.keyClick(plot, Qt.Key.Key_Plus)
    assert shown(plot) != whole
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert shown(plot) == whole


@pytest.mark.slow
def test_values_and_picture_are_copied_and_saving_is_asked_for(show, qtbot):
    plot = show(PANELS)
    plot.setFocus()
    clipboard = QGuiApplication.clipboard()
    QTest.keyClick(plot, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.image().width() == plot.panels.width()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(plot, Qt.Key.Key_C, both)
    rows = list(csv.reader(StringIO(clipboard.mimeData().data("text/csv").data().decode())))
    assert [rows[1][n] for n in (0, 2, 3, 6, 7)] == [
        "Captions",
        "ClipCap",
        "0.52",
        "191",
        "ClipCap",
    ]
    assert [float(one) for one in rows[1][4:6]] == pytest.approx([0.47, 0.57])
    assert clipboard.text().splitlines()[1] == "\t".join(rows[1])
    with qtbot.waitSignal(plot.save_wanted):
        QTest.keyClick(plot, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    clipboard.clear()  # without a screen, Qt deletes what was copied only after Python has ended


def test_the_menu_offers_copying_saving_and_showing_all(show):
    plot = show(PANELS)
    at = place(plot, 0).toPoint()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, plot.panels.mapToGlobal(at))
    QApplication.sendEvent(plot.panels.viewport(), asked)
    menu = plot.findChild(QMenu)
    texts = [one.text() for one in menu.actions()]
    assert texts == ["Copy picture", "Copy values", "Save figure\u2026", "Show all"]
    menu.close()


def test_of_many_rows_some_are_in_view_and_the_others_are_found_by_name(show):
    plot = show(LONG)
    assert shown(plot)[1] == [-0.5, MOST_ROWS - 0.5]
    assert plot.bar.isVisible()
    plot.bar.setValue(100)
    assert shown(plot)[1] == [99.5, 99.5 + MOST_ROWS]
    QTest.keyClicks(plot.search, "stimulus 14")
    assert [one.key for one in plot.values()] == [ROWS[14], ROWS[114], *ROWS[140:]]
    assert not plot.bar.isVisible()
    QTest.qWait(1)
    move(plot, place(plot, 2))
    assert plot.value_text == "stimulus 140: Share 0.93"


def test_each_of_a_thousand_rows_has_its_name_and_its_point(show):
    rows = tuple(f"stimulus {n}" for n in range(1000))
    many = Points(range(1000), [0.5] * 1000, keys=rows, of="stimulus")
    plot = show(replace(LONG, x=Axis("", rows), layers=(many,)))
    (drawn,) = (one for one in plot.panels.scene().items() if isinstance(one, pg.ScatterPlotItem)
                and len(one.points()))  # fmt: skip
    assert len(drawn.points()) == 1000
    plot.bar.setValue(500)
    QTest.qWait(1)
    assert numbers(plot, "left") == list(rows[500 : 500 + MOST_ROWS])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("figure", [PANELS, SERIES, BARS, MATRIX, GRAPH, LONG])
@pytest.mark.parametrize(("name", "percent"), [("dark", 100), ("contrast", 200)])
def test_a_figure_follows_theme_and_size_of_letters(show, figure, name, percent):
    plot = show(figure, 1500)
    low = plot.panels.height()
    try:
        theme.apply(QApplication.instance(), name, text_percent=percent)
        QTest.qWait(1)
        image = plot.panels.grab().toImage()
        assert image.pixelColor(1, image.height() - 2) == theme.color("card")
        assert plot.panels.height() == pytest.approx(low * percent / 100, abs=14)
    finally:
        theme.apply(QApplication.instance())


@pytest.mark.parametrize("sessions", [1, 2, 3])
def test_nothing_stands_between_the_ticks_of_what_is_counted(show, sessions):
    ends = {"n": 40, "ci_low": 0.41, "ci_high": 0.62, "value": 0.5}
    rows = [ends | {"sessions": n + 1, "session": f"s{n}"} for n in range(sessions)]
    plot = show(course_figure(rows, None))
    axis = plot.panels.plots[0].getAxis("bottom")
    ticks = [value for _, values in axis.tickValues(*axis.range, 600) for value in values]
    assert sorted(ticks) == [n + 1 for n in range(sessions)]


def test_a_session_more_leaves_the_plot_and_moves_the_end_of_its_axis(show):
    ends = {"n": 40, "ci_low": 0.41, "ci_high": 0.62, "value": 0.5}
    rows = [ends | {"sessions": n, "session": f"s{n}"} for n in (1, 2, 3)]
    plot = show(course_figure(rows[:2], None))
    before = plot.panels.plots[0]
    plot.show_figure(course_figure(rows, None))
    QTest.qWait(30)
    assert plot.panels.plots[0] is before
    assert shown(plot)[0] == pytest.approx([0.5, 3.5])
    assert numbers(plot, "bottom") == ["1", "2", "3"]


@pytest.mark.slow
def test_panels_break_into_rows_in_a_narrow_window_and_none_is_cut(show):
    plot = show(PANELS, 700)
    assert plot.panels.plots[0].y() == plot.panels.plots[1].y()
    high = plot.panels.height()
    plot.resize(260, plot.height())
    QTest.qWait(1)
    first, second = plot.panels.plots
    assert first.y() < second.y()
    assert plot.panels.height() > high


def numbers(plot, side):
    """What is written at an axis of the first plot."""
    axes = [one for one in plot.panels.scene().items() if isinstance(one, pg.AxisItem)]
    axis = next(one for one in reversed(axes) if one.orientation == side)
    picture = QPicture()
    painter = QPainter(picture)
    _, _, texts = axis.generateDrawSpecs(painter)
    painter.end()
    return [text for _, _, text in texts]


def test_numbers_stand_at_both_ends_of_an_axis(show):
    plot = show(SERIES)
    assert numbers(plot, "left")[0] == "0.0"
    assert numbers(plot, "left")[-1] == "1.0"


def test_all_numbers_of_an_axis_have_as_many_decimals(show):
    y = Axis("z", low=-1.2, high=1.2)
    plot = show(Figure("z", "z", Axis("Session"), y, (Line(range(5), [-1.0, 0, 1, 0, 0.5]),)))
    assert {"\u22121.0", "0.0", "1.0"} <= {*numbers(plot, "left")}
    assert len({len(one.partition(".")[2]) for one in numbers(plot, "left")}) == 1
    translation.install("de")
    plot = show(replace(SERIES, name="other"))
    assert (numbers(plot, "left")[0], numbers(plot, "left")[-1]) == ("0,0", "1,0")


def test_the_names_of_columns_in_panels_take_the_room_that_there_is(show):
    names = ("simulated", "forest")
    cells = Cells([[0.1, 0.2]])
    panels = tuple(Panel(f"Task {n}", (cells,)) for n in range(2))
    figure = Figure("m", "M", Axis("", names), Axis("", ("a",)), panels=panels)
    assert numbers(show(figure, width=440), "bottom") == list(names)


@pytest.mark.parametrize("sessions", [1, 2, 3])
def test_an_axis_that_counts_has_whole_numbers_alone(show, sessions):
    line = Line(range(1, sessions + 1), [0.5] * sessions)
    x = Axis("Sessions", low=1, high=sessions)
    plot = show(Figure("course", "Course", x, Axis("Share"), (line,)))
    shown = numbers(plot, "bottom")
    assert shown[0] == "1"
    assert all(one.isdecimal() for one in shown)


def test_rows_of_plots_are_alike_where_the_last_one_is_not_full(show):
    panels = tuple(Panel(f"Task {n}", (points(0.5, 0.6, 0.7),)) for n in range(3))
    plot = show(replace(PANELS, panels=panels), width=600)
    boxes = [one for one in plot.panels.scene().items() if isinstance(one, pg.ViewBox)]
    assert len({one.scenePos().y() for one in boxes}) == 2
    assert len({round(one.height()) for one in boxes}) == 1


@pytest.mark.slow
def test_a_value_is_told_as_long_as_the_mouse_rests_on_it(show):
    plot = show(PANELS)
    at = place(plot, 1)
    move(plot, at)
    assert QToolTip.isVisible()
    view = plot.panels.viewport()
    resting = QHelpEvent(QEvent.Type.ToolTip, at.toPoint(), view.mapToGlobal(at.toPoint()))
    QApplication.sendEvent(view, resting)
    QTest.qWait(400)  # Qt hides with a delay
    assert QToolTip.isVisible()
    assert QToolTip.text() == plot.value_text


def test_a_point_at_the_end_of_an_axis_is_whole(show):
    one = Points([0], [1.0], name="")
    plot = show(
        Figure(
            "end",
            "End",
            Axis("", ("a",)),
            Axis("Share", low=0.0, high=1.0),
            (one,),
            horizontal=True,
        )
    )
    (across, _) = shown(plot)
    assert across[0] < 0.0
    assert across[1] > 1.0
    assert numbers(plot, "bottom")[-1] == "1.0"


def test_a_cell_from_too_few_verdicts_has_no_shade_but_says_its_number_and_leads_on(show, qtbot):
    cells = Cells([[0.4, 0.2]], [["n = 9", "0.20\nn = 10"]], [[9, 10]], keys=[["a", "b"]])
    layers = (replace(cells, of="pair"),)
    plot = show(replace(MATRIX, x=Axis("", ("a", "b")), y=Axis("", ("c",)), layers=layers))
    items = plot.panels.scene().items()
    assert sum(isinstance(one, pg.BarGraphItem) for one in items) == 1
    assert "n = 9" in {one.toPlainText() for one in items if isinstance(one, pg.TextItem)}
    move(plot, place(plot, 0))
    assert plot.value_text == "c, a: n 9"
    with qtbot.waitSignal(plot.picked) as picked:
        qtbot.keyClick(plot, Qt.Key.Key_Return)
    assert picked.args == ["pair", "a"]


def test_numbers_of_verdicts_above_a_plot_do_not_cover_each_other(show):
    x = [1, 2, 3, 24]
    points = Points(x, [0.5] * 4, counts=[47, 53, 8, 12])
    figure = Figure("lengths", "Lengths", Axis("Messages"), Axis("Share"), (points,))
    assert numbers(show(figure, width=680), "top") == ["47", "53", "8", "n 12"]
    apart = replace(figure, layers=(replace(points, x=[1, 8, 16, 24]),))
    assert numbers(show(apart, width=680), "top") == ["n 47", "n 53", "n 8", "n 12"]


def test_arrows_begin_and_end_outside_of_the_boxes_of_their_nodes(show):
    names = ("a model with a long name", "b", "Ministral 8B 2512")
    layer = Arrows(names, [(0, 1), (1, 2), (2, 0)], strengths={(0, 1): 0.0}, key=[(1, "d = 0")])
    plot = show(Figure("graph", "Graph", Axis(""), Axis(""), (layer,)))
    items = plot.panels.scene().items()
    texts = [one for one in items if isinstance(one, pg.TextItem)]
    assert "d = 0" in {one.toPlainText() for one in texts}
    boxes = [
        one.textItem.mapRectToScene(one.textItem.boundingRect())
        for one in texts
        if one.toPlainText() in names
    ]
    lines = [one for one in items if isinstance(one, pg.PlotCurveItem) and len(one.xData) == 2]
    ends = [
        one.mapToScene(QPointF(*point))
        for one in lines
        for point in zip(one.xData, one.yData, strict=True)
    ]
    assert len(ends) == 8  # of three arrows and the key
    assert not any(box.contains(end) for box in boxes for end in ends)


def test_a_line_breaks_where_a_value_is_from_too_few_verdicts(show):
    line = Line([1, 2, 3, 4], [0.5, 0.6, 0.9, 0.7], counts=[10, 10, 9, 10])
    plot = show(Figure("line", "Line", Axis("Length"), Axis("Share"), (line,)))
    items = plot.panels.scene().items()
    (curve,) = (one for one in items if isinstance(one, pg.PlotCurveItem))
    assert [isfinite(y) for y in curve.getData()[1]] == [True, True, False, True]
    spots = [list(one.getData()[0]) for one in items if isinstance(one, pg.ScatterPlotItem)]
    assert [4.0] in spots
    assert len(plot.values()) == 3


def test_numbers_in_cells_are_written_as_in_the_language_of_the_desk(show):
    translation.install("de")
    plot = show(MATRIX)
    texts = [one for one in plot.panels.scene().items() if isinstance(one, pg.TextItem)]
    assert {"0,67\nn = 9", "0,33\nn = 3"} <= {one.toPlainText() for one in texts}
    move(plot, place(plot, 0))
    assert plot.value_text.endswith("0,67, n = 9")


@pytest.fixture
def large():
    app = QApplication.instance()
    theme.resize(app, 200)
    yield
    theme.resize(app, 100)


def strings(axis, size):
    """The numbers or names that an axis writes first, and how far they are apart, px."""
    least, most = axis.range
    by, places = axis.tickValues(least, most, size)[0]
    return axis.tickStrings(list(places), 1.0, by), by / (most - least) * size


def test_numbers_of_an_axis_leave_room_for_each_other_when_letters_are_large(show, large):
    plot = show(replace(PANELS, y=replace(PANELS.y, low=0.0, high=1.0)), width=360)
    axis = plot.panels.plots[-1].getAxis("bottom")
    width = plot.panels.plots[-1].vb.width()
    shown, apart = strings(axis, width)
    widest = max(map(QFontMetrics(small_letters()).horizontalAdvance, shown))
    assert len(shown) >= 2
    assert apart > widest


def test_names_that_begin_alike_are_cut_where_they_stay_apart(show, large):
    names = tuple(f"a-rather-long-model-{letter}" for letter in "abc")
    plot = show(replace(PANELS, x=replace(PANELS.x, categories=names)), width=420)
    shown, _ = strings(plot.panels.plots[0].getAxis("left"), 100)
    assert len({*shown}) == 3
    assert all("\u2026" in one for one in shown)


def test_a_long_title_of_a_panel_makes_no_plot_wider_than_its_room(show, large):
    titled = tuple(replace(one, title=f"{one.title} and more") for one in PANELS.panels)
    plot = show(replace(PANELS, panels=titled), width=420)
    ends = [one.sceneBoundingRect().right() for one in plot.panels.plots]
    assert max(ends) <= plot.panels.width() + 1


def looks(plot, name):
    size = plot.entries[name].iconSize()
    return plot.entries[name].icon().pixmap(size).toImage()


def test_the_legend_shows_the_marks_of_a_series(show):
    dashed = tuple(
        Line(range(5), [0.5] * 5, name=name, like="one", dashed=name == "dashed")
        for name in ("plain", "dashed", "also plain")
    )
    plot = show(replace(SERIES, layers=(*dashed, Points([1], [0.2], name="points", like="one"))))
    assert looks(plot, "plain") == looks(plot, "also plain")
    assert looks(plot, "plain") != looks(plot, "dashed")
    assert looks(plot, "plain") != looks(plot, "points")
    shown = looks(plot, "plain")
    plot.entries["plain"].click()
    assert looks(plot, "plain") != shown, "a hidden series is pale"
