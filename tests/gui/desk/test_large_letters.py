"""With the largest letters every page is read by moving it downwards, never to the side."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from tests.screens.camera import Camera, settle, wait_until
from tests.screens.cut import cuts
from tests.screens.desk import desk
from tests.screens.one_stage import stage
from turingdesk.gui import theme
from turingdesk.gui.desk.help import HelpWindow
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.widgets.labeled_field import side_by_side

__all__ = ["stage"]

pytestmark = pytest.mark.slow  # draws every page of the desk

SMALLEST = QSize(1024, 768)


@pytest.fixture
def large_letters(qapp):
    theme.apply(qapp, text_percent=200)
    yield
    settle()
    theme.apply(qapp)


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("name", [place.name for place in PAGES])
def test_no_page_moves_to_the_side(stage, tmp_path, name):
    with desk(stage, Camera(SMALLEST, 100, tmp_path), name, data=stage.data) as window:
        settle(600)
        found = [cut for cut in cuts(window) if cut.kind.endswith(("Area", "View"))]
        assert found == []
        assert window.size() == SMALLEST


@pytest.mark.usefixtures("large_letters")
def test_a_chapter_of_results_is_below_the_list_of_chapters(stage, tmp_path):
    with desk(stage, Camera(SMALLEST, 100, tmp_path), "analysis", data=stage.data) as window:
        page = window.page("analysis")
        page.names.setCurrentRow(1)
        wait_until(lambda: page.shown.query.chapter == "task_and_machine" and page.cards.is_whole)
        settle(600)
        assert [cut for cut in cuts(window) if cut.kind.endswith(("Area", "View"))] == []
        assert page.area.y() >= page.names.geometry().bottom()
        assert page.area.height() >= 400


@pytest.mark.usefixtures("large_letters")
def test_fields_beside_each_other_go_below_each_other_where_names_have_no_room(qtbot):
    dialog = QWidget()
    qtbot.addWidget(dialog)
    first, second = QLineEdit(), QLineEdit()
    dialog.setLayout(
        side_by_side(("Talks with", first, 2), ("Name of the partner (optional)", second, 1))
    )
    dialog.resize(1200, 300)
    dialog.show()
    assert first.y() == second.y()
    dialog.resize(dialog.minimumSizeHint().width(), 300)
    qtbot.waitUntil(lambda: second.y() > first.y())


@pytest.mark.usefixtures("large_letters")
def test_topics_of_the_help_leave_half_of_the_window_to_the_text(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    shown = HelpWindow(owner)
    shown.show_topic("export")
    assert shown.topics.width() <= shown.width() // 2
    assert [cut for cut in cuts(shown) if cut.kind.endswith(("Area", "ListWidget"))] == []
