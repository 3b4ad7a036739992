"""The desk in a language that runs from right to left."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from tests.gui import pseudo
from tests.screens.camera import settle, wait_until
from tests.screens.cut import cuts
from tests.screens.stage import Stage
from turingdesk.gui import translation
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.widgets.controls import OneLine
from turingdesk.gui.translation import ScreenVoice, install

PARTS = (QLabel, QAbstractButton, QComboBox, QLineEdit)


@pytest.fixture
def desk(qapp, tmp_path_factory, tmp_path):
    """A desk with a study and sessions, which speaks a language that no one does."""
    folder = pseudo.compiled(tmp_path_factory.mktemp("arabic"))
    translation.voices["program"] = voice = ScreenVoice(pseudo.CODE, folder)
    QApplication.setLayoutDirection(voice.direction)
    stage = Stage(tmp_path)
    window = stage.desk(data=stage.data, recent=(stage.study,))
    window.state.open_study(stage.study)
    window.resize(1440, 900)
    window.show()
    wait_until(lambda: bool(window.state.reader.studied and window.state.reader.studied.is_hashed))
    yield window
    window.close()
    window.deleteLater()
    stage.close()
    settle()
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    install("en")


def middle(window, widget):
    return widget.mapTo(window, QPoint(widget.width() // 2, 0)).x()


def overlapping(page):
    """Pairs of neighbors that are on each other."""
    for parent in (page, *page.findChildren(QWidget)):
        inside = [
            one
            for one in parent.children()
            if isinstance(one, PARTS) and one.isVisibleTo(page) and not one.size().isEmpty()
        ]
        for one, other in combinations(inside, 2):
            if not one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry()):
                continue
            yield type(parent).__name__, one.geometry(), other.geometry()


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_one_line_begins_where_reading_begins(qtbot, way):
    line = OneLine("Studies")
    qtbot.addWidget(line)
    line.setLayoutDirection(way)
    line.resize(400, 30)
    image = line.grab().toImage()
    paper = image.pixel(200, 2)
    inked = [x for x in range(400) if any(image.pixel(x, y) != paper for y in range(30))]
    assert inked
    assert (max(inked) < 200) == (way is Qt.LayoutDirection.LeftToRight)


@pytest.mark.slow  # compiles a language, and opens every page
@pytest.mark.timeout(600)
def test_every_page_is_mirrored_and_nothing_overlaps(desk):
    assert desk.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for place in PAGES:
        desk.go_to(place.name)
        settle(50)
        page = desk.page(place.name)
        assert middle(desk, desk.navigation) > middle(desk, page), (
            "the pages' list is at the right"
        )
        assert list(overlapping(page)) == [], place.name
        assert list(cuts(desk)) == [], place.name
