"""Whatever plugin is taken off, everything else works: that is what makes it a plugin."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import turingdesk
from turingdesk.core.plugin import plugins

CHECKOUT = Path(turingdesk.__file__).parents[1]
OURS = [name for name, plugin in plugins().loaded.items() if plugin.is_own]

#: What the program is for, in one process: the demonstration study from its check to its report,
#: every module of what is left, and every page of the desk and the participant's window once.
MAIN_JOB = """
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from PySide6.QtWidgets import QApplication

import turingdesk
from turingdesk.cli import main
from turingdesk.core.plugin import plugins

home, gone = Path(sys.argv[1]), sys.argv[2:]
assert Path(turingdesk.__file__).parents[1] == home, turingdesk.__file__
assert not set(gone) & set(plugins().loaded)
study, data = home / "studies" / "demo", home / "data"
for words in (
    ["check", study],
    ["simulate", study, "--judges", "3", "--seed", "1", "--data", data],
    ["analyze", data],
    ["export", data, "-o", home / "out.csv"],
    ["report", data, "-o", home / "out.html"],  # with every analysis and figure
    ["check", data],
    ["help", "commands"],
):
    code = main([str(word) for word in words])
    assert code == 0, (words, code)
for module in walk_packages(turingdesk.__path__, "turingdesk."):
    if module.name != "turingdesk.__main__":
        import_module(module.name)

from turingdesk.gui import theme
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.system.settings import Settings

app = QApplication([])
theme.apply(app)
window = DeskWindow(DeskState(Settings(data=data)))
window.show()
for entry in PAGES:
    window.page(entry.name)
    app.processEvents()
print("pages:", *(entry.name for entry in PAGES))
sys.stdout.flush()
import os
os._exit(0)  # without waiting for what the pages do in the background
"""


def without(folder, gone):
    """A copy of the checkout in which some plugins, their tests included, are not there."""
    for name in ("turingdesk", "tests"):
        shutil.copytree(CHECKOUT / name, folder / name)
    for name in ("studies", "stimuli", "resources", ".ci"):
        (folder / name).symlink_to(CHECKOUT / name)
    for file in filter(Path.is_file, CHECKOUT.iterdir()):
        shutil.copy(file, folder)
    for name in gone:
        shutil.rmtree(folder / "turingdesk" / "plugins" / name)
        shutil.rmtree(folder / "tests" / "plugins" / name, ignore_errors=True)
    return folder


def run(folder, *words):
    """Run Python in a copy; what it wrote."""
    environment = os.environ | {"PYTHONPATH": str(folder), "HOME": str(folder / "home")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def needing(name):
    """A plugin with those that require it, which go with it."""
    loaded = plugins().loaded
    gone = {name}
    while more := {n for n in OURS if gone & set(loaded[n].plugin.requires)} - gone:
        gone |= more
    return sorted(gone)


#: That nothing names a plugin is seen faster in `test_boundaries.py`, by default.
ALL = pytest.param(OURS, marks=pytest.mark.slow, id="all")
EACH = [pytest.param([name], marks=pytest.mark.release, id=name) for name in OURS]


@pytest.mark.parametrize("gone", [ALL, *EACH])
def test_the_main_job_works_without(tmp_path, gone):
    gone = sorted({other for name in gone for other in needing(name)})
    home = without(tmp_path, gone)
    shown = run(home, "-c", MAIN_JOB, home, *gone)
    assert "pages: studies" in shown


@pytest.mark.slow
@pytest.mark.timeout(1800)  # perhaps on a busy machine
def test_the_tests_of_what_is_left_need_no_plugin(tmp_path):
    shown = run(without(tmp_path, OURS), "-m", "pytest", "--co", "-q", "-m", "", "tests")
    assert "tests collected" in shown


@pytest.mark.release  # takes as long as all tests do
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("gone", [OURS, *([name] for name in OURS)], ids=["all", *OURS])
def test_the_tests_of_what_is_left_pass_without(tmp_path, gone):
    gone = sorted({other for name in gone for other in needing(name)})
    home = without(tmp_path, gone)
    shown = run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " passed" in shown
