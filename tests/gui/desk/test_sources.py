"""From a value of a figure to its session, judge, or stimulus."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import TOML, page_of, write_study
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.gui.desk.analysis.figure_view import FigureView
from turingdesk.gui.desk.sources import open_source
from turingdesk.gui.desk.sources import page_of as page_around
from turingdesk.gui.desk.studies.preview import PreviewDialog


def figure(of, *keys):
    points = Points(range(len(keys)), [0.5] * len(keys), keys=keys, of=of)
    return Figure("each", "Each", Axis("", keys), Axis("Share", low=0.0, high=1.0), (points,))


def click(qtbot, page, of, *keys):
    """Click the last value of a figure on a page."""
    view = FigureView(figure(of, *keys))
    view.setParent(page)
    view.resize(500, 400)
    view.show()
    QTest.qWait(20)
    assert page_around(view.plot) is page
    at = view.plot.panels.place_of(view.plot.values()[-1]).toPoint()
    QTest.mouseClick(view.plot.panels.viewport(), Qt.MouseButton.LeftButton, pos=at)
    view.hide()


def test_a_click_on_a_judge_lists_the_judges_sessions(qtbot, desk, sit):
    sit("P-001")
    sit("P-002")
    click(qtbot, page_of(desk, "analysis"), "judge", "P-001", "P-002")
    sessions = desk.page("sessions")
    assert sessions.isVisible()
    assert sessions.search.text() == "P-002"
    qtbot.waitUntil(lambda: [one.participant for one in sessions.table.rows.things] == ["P-002"])


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
