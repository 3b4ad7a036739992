"""What is said where Qt cannot start, tried in processes that lack what it needs."""

import os
import subprocess
import sys

import pytest

from tests.framebuffer import x_server
from turingdesk.cli import _qt
from turingdesk.core.errors import TuringDeskError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="about libraries of Linux")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def screens(monkeypatch):
    """Set which screens there are; none by default."""

    def set_to(**names):
        for name in DISPLAYS:
            monkeypatch.delenv(name, raising=False)
        for name, value in names.items():
            monkeypatch.setenv(name, value)

    set_to()
    return set_to


@pytest.fixture
def lacking(monkeypatch):
    """Make libraries unloadable; the others load, whatever this machine has."""

    def make(*names):
        monkeypatch.setattr(_qt, "_loads", lambda name: name not in names)
        monkeypatch.setattr(_qt, "import_qt", lambda: None)
        monkeypatch.setattr(_qt, "connect_to_display", lambda: None)

    make()
    return make


def test_a_missing_library_is_named_with_the_line_that_installs_it(screens, lacking, monkeypatch):
    screens(QT_QPA_PLATFORM="offscreen")
    lacking("libEGL.so.1", "libxcb-cursor.so.0")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(TuringDeskError) as refused:
        _qt.ensure_qt()
    first, second = str(refused.value).splitlines()
    assert first == "Qt needs system libraries that are not installed: libEGL.so.1."
    assert "sudo apt-get update && sudo apt-get install -y libegl1 libgl1 " in second
    assert "libxcb-cursor0" in second, "one line installs what a real screen needs as well"


def test_root_needs_no_sudo(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert "sudo" not in str(_qt.lacks(["libEGL.so.1"]))


@pytest.mark.parametrize(
    ("screen", "library"),
    [("DISPLAY", "libxcb-cursor.so.0"), ("WAYLAND_DISPLAY", "libwayland-cursor.so.0")],
)
def test_a_screen_needs_libraries_of_its_own(screens, lacking, screen, library):
    lacking(library)
    screens(QT_QPA_PLATFORM="offscreen")
    _qt.ensure_qt()
    screens(**{screen: ":0"})
    with pytest.raises(TuringDeskError, match=library):
        _qt.ensure_qt()


def test_without_any_screen_it_says_so(screens, lacking):
    with pytest.raises(TuringDeskError, match="neither DISPLAY nor WAYLAND_DISPLAY"):
        _qt.ensure_qt()


def test_a_platform_that_was_asked_for_is_left_alone(screens, lacking):
    screens(QT_QPA_PLATFORM="vnc:size=800x600")
    _qt.ensure_qt()


def test_an_x_server_that_is_off_is_named(screens):
    if _qt.missing(["libxcb.so.1"]):
        pytest.skip("libxcb is not installed")
    screens(DISPLAY=":987")
    with pytest.raises(TuringDeskError, match="':987' named by DISPLAY doesn't respond"):
        _qt.connect_to_display()


def test_an_environment_without_pyside6_is_told_what_to_run(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    with pytest.raises(TuringDeskError, match=r"not installed.*\nRun: .*pip install PySide6"):
        _qt.import_qt()


def test_an_import_that_fails_for_another_library_names_that_one(monkeypatch):
    def fails(_name):
        raise ImportError("libodd.so.7: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(_qt, "import_module", fails)
    with pytest.raises(TuringDeskError, match=r"not installed: libodd\.so\.7\."):
        _qt.import_qt()


def test_libraries_that_are_there_load():
    assert _qt.missing(["libc.so.6", "libnonesuch.so.1"]) == ["libnonesuch.so.1"]


@pytest.mark.slow
@pytest.mark.skipif(bool(_qt.missing(_qt.FOR_X11)), reason="Qt's X11 libraries are not installed")
def test_a_window_opens_on_a_real_x_screen():
    code = (
        "from turingdesk.cli._qt import ensure_qt; ensure_qt()\n"
        "from PySide6.QtWidgets import QApplication, QWidget\n"
        "app = QApplication([]); window = QWidget(); window.show(); app.processEvents()\n"
        "print(app.platformName())"
    )
    env = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    with x_server() as (display, _):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**env, "DISPLAY": display},
            capture_output=True,
            text=True,
            check=False,
        )
    assert (run.returncode, run.stdout) == (0, "xcb\n"), run.stderr
