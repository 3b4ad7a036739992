"""From a value of a figure to its session, judge, or stimulus."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.packages import shared_ids
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.results import sources
from turingdesk.gui.desk.results.figure_view import FigureView
from turingdesk.gui.desk.results.sources import open_source
from turingdesk.gui.desk.results.sources import page_of as page_around


def figure(of, *keys):
    points = Points(range(len(keys)), [0.5] * len(keys), keys=keys, of=of)
    return Figure("each", "Each", Axis("", keys), Axis("Share", low=0.0, high=1.0), (points,))


def click(qtbot, page, of, *keys):
    """Click the last value of a figure on a page."""
    view = FigureView(figure(of, *keys))
    view.setParent(page)
    view.resize(500, 400)
    view.show()
    view.draw()
    qtbot.waitUntil(lambda: bool(view.plot.values()))
    assert page_around(view.plot) is page
    at = view.plot.panels.place_of(view.plot.values()[-1]).toPoint()
    QTest.mouseClick(view.plot.panels.viewport(), Qt.MouseButton.LeftButton, pos=at)
    view.hide()


def test_a_click_shows_the_page_that_says_that_it_shows_such_values(qtbot, desk, monkeypatch):
    pages = [replace(page, shows="phase") if page.name == "export" else page for page in PAGES]
    monkeypatch.setattr(sources, "PAGES", pages)
    open_source(desk.state, "phase", "new moon")
    assert desk.page("export").isVisible()
    assert desk.state.source_wanted == "new moon"
    open_source(desk.state, "", "nothing")
    assert desk.page("export").isVisible()


def test_a_click_on_a_judge_lists_the_judges_sessions(qtbot, desk, sit):
    sit("P-001")
    sit("P-002")
    click(qtbot, page_of(desk, "analysis"), "judge", "P-001", "P-002")
    sessions = desk.page("sessions")
    assert sessions.isVisible()
    assert sessions.search.text() == "P-002"
    qtbot.waitUntil(lambda: [one.participant for one in sessions.table.rows.things] == ["P-002"])


@pytest.mark.slow
def test_a_click_on_a_stimulus_shows_it_as_participants_see_it(qtbot, desk, tmp_path):
    page = page_of(desk, "analysis")
    said = []
    desk.state.notified.connect(lambda notice: said.append(notice.text))
    open_source(desk.state, "stimulus", "w1")
    assert said == ["To see the stimulus \u201cw1\u201d, open its study first."]
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(write_study(tmp_path / "own", TOML))
    (stimuli,) = desk.state.reader.studied.package.stimuli.values()
    click(qtbot, page, "stimulus", *(one.id for one in stimuli))
    dialog = desk.findChild(PreviewDialog)
    assert dialog.isVisible()
    assert dialog.stimulus.id == stimuli[-1].id
    dialog.accept()


@pytest.mark.slow
def test_the_course_on_the_overview_leads_to_its_sessions(qtbot, desk, sit, data):
    sit("P-001")
    sit("P-002")
    (name,) = (file.stem for file in data.rglob("sub-P-002*.jsonl"))
    plot = page_of(desk, "analysis").cards.overview.course_plot
    plot.show_figure(figure("session", name))
    qtbot.waitUntil(lambda: plot.panels.figure is not None)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    sessions = desk.page("sessions")
    assert sessions.isVisible()
    qtbot.waitUntil(lambda: sessions.table.selected() is not None)
    assert sessions.table.selected().participant == "P-002"


def test_a_click_on_an_id_of_two_tables_shows_the_row_of_the_right_one(qtbot, desk, tmp_path):
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(shared_ids(tmp_path / "own"))
    open_source(desk.state, "stimulus", "7 (second.csv)")
    dialog = desk.findChild(PreviewDialog)
    assert (dialog.stimulus.id, dialog.stimulus.table) == ("7", "second.csv")
    dialog.accept()
