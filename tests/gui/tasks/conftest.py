"""A picture, and a way to look at any view."""

from time import perf_counter

import pytest
from PySide6.QtGui import QColor, QImage

from turingdesk.gui import theme
from turingdesk.gui.tasks import view_of


@pytest.fixture
def picture(tmp_path):
    image = QImage(320, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#4060a0"))
    path = tmp_path / "p.png"
    assert image.save(str(path))
    return path


@pytest.fixture
def look(qtbot):
    """Show a view and wait until it has appeared."""
    shown = []

    def at(task, content, show=None, size=(900, 600), **more):
        view = view_of(task)(content, show, **more)
        qtbot.addWidget(view)
        shown.append(view)
        view.resize(*size)
        with qtbot.waitSignal(view.appeared) as told:
            view.show()
        assert told.args[0] == view.onset_s <= perf_counter()
        return view

    yield at
    for view in shown:
        view.stop()


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)
