"""Starting the desk: what is loaded, where faults go, and what opens."""

import gc
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.desk.conftest import write_study
from turingdesk.gui import app
from turingdesk.system import paths
from turingdesk.system.settings import Settings


@pytest.fixture
def opened(qtbot):
    made = []

    def one(*args):
        window = app.open_desk(*args)
        made.append(window)
        qtbot.addWidget(window)
        return window

    yield one
    for window in made:
        window.close()


def test_the_application_has_a_name_an_icon_and_the_theme(qtbot):
    made = app.application()
    assert made is QApplication.instance()
    assert made.applicationName() == "TuringDesk"
    assert {size.width() for size in app.icon().availableSizes()} == {32, 64, 256}
    assert "page-title" in made.styleSheet()


def test_the_study_asked_for_is_opened(qtbot, opened, tmp_path):
    study = write_study(tmp_path / "asked")
    window = opened(study, tmp_path / "data")
    assert window.isVisible()
    qtbot.waitUntil(lambda: window.state.reader.studied is not None)
    assert window.state.reader.studied.path == study
    assert window.state.data == tmp_path / "data"
    qtbot.waitUntil(lambda: window.state.reader.studied.is_hashed)


def test_the_last_study_is_opened_again(qtbot, opened, tmp_path):
    study = write_study(tmp_path / "last")
    Settings(recent=(tmp_path / "gone", study)).save()
    window = opened()
    qtbot.waitUntil(lambda: window.state.reader.studied is not None)
    assert window.state.reader.studied.path == study
    qtbot.waitUntil(lambda: window.state.reader.studied.is_hashed)


def test_the_demo_is_one_of_three_ways_to_begin_until_there_was_a_study(qtbot, opened, tmp_path):
    assert opened(paths.demo_study()).page("studies").view.is_first_use
    study = write_study(tmp_path / "last")
    Settings(recent=(study,)).save()
    window = opened(paths.demo_study())
    qtbot.waitUntil(lambda: window.state.reader.studied is not None)
    assert window.state.reader.studied.path == paths.demo_study()
    qtbot.waitUntil(lambda: window.state.reader.studied.is_hashed)


def test_the_window_and_its_frame_fit_on_the_screen(opened):
    window = opened()
    room = window.screen().availableSize()
    assert room.width() < 1440, "the screen of tests is smaller than the usual window"
    assert window.width() + 16 <= room.width()
    assert window.height() + 48 <= room.height()


def test_it_runs_until_the_window_is_closed(qtbot, tmp_path, monkeypatch):
    hook = sys.excepthook
    seen = []

    def run():
        window = next(w for w in QApplication.topLevelWidgets() if w.windowTitle() == "TuringDesk")
        seen.append(window.isVisible())
        window.close()
        window.deleteLater()
        return 0

    monkeypatch.setattr(QApplication, "exec", lambda *_: run())
    assert app.run_desk(None, tmp_path / "data") == 0
    sys.excepthook = hook
    assert seen == [True]
    assert (paths.logs() / "faults.log").exists()
    (log,) = paths.logs().glob("desk-*.log")
    said = log.read_text(encoding="utf-8")
    assert f"data folder {tmp_path / 'data'}" in said
    assert "closed the desk" in said


@pytest.mark.slow
def test_the_desk_starts_without_heavy_libraries(tmp_path):
    code = (
        "import sys\n"
        "from turingdesk.gui.app import application, open_desk\n"
        "app = application(); window = open_desk(); app.processEvents()\n"
        "print(*{'pandas', 'numpy', 'pyqtgraph', 'openpyxl', 'scipy'} & set(sys.modules))\n"
        "window.close()\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.split() == []


def test_live_results_are_prepared_while_the_desk_is_idle(qtbot, opened, tmp_path, monkeypatch):
    monkeypatch.setattr(gc, "freeze", lambda: None)  # later tests look for garbage, too
    window = opened(None, tmp_path / "data")
    window.prepare("live", 0)
    assert "live" not in window.pages
    qtbot.waitUntil(lambda: "live" in window.pages)
    assert window.pages["live"].feed.worker.pid is not None


@pytest.mark.slow
def test_a_click_on_live_results_while_they_are_prepared_opens_them_when_they_are_ready(
    qtbot, opened, tmp_path, monkeypatch
):
    monkeypatch.setattr(gc, "freeze", lambda: None)
    window = opened(None, tmp_path / "data")
    window.prepare("live", 0)
    qtbot.mouseClick(window.navigation.button("live"), Qt.MouseButton.LeftButton)
    assert (window.open_page, "live" in window.pages) == ("studies", False)
    assert window.navigation.button("live").isChecked()
    qtbot.waitUntil(lambda: window.open_page == "live")
    assert window.pages["live"].isVisible()


@pytest.mark.slow
def test_a_click_on_another_page_meanwhile_is_the_one_that_counts(
    qtbot, opened, tmp_path, monkeypatch
):
    monkeypatch.setattr(gc, "freeze", lambda: None)
    window = opened(None, tmp_path / "data")
    window.prepare("live", 0)
    for name in ("live", "studies"):
        qtbot.mouseClick(window.navigation.button(name), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "live" in window.pages)
    assert window.open_page == "studies"
    assert window.navigation.button("studies").isChecked()
