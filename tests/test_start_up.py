"""Starting fast: what the first commands load."""

import os
import subprocess
import sys
from pathlib import Path

from turingdesk.system.edition import edition

LATE = {
    "PySide6",
    "pyqtgraph",
    "pandas",
    "numpy",
    "openpyxl",
    "xlsxwriter",
    "orjson",
    "dataclasses",
    "importlib.metadata",
    "tempfile",
}
PROGRAM = [str(Path(sys.executable).with_name("turingdesk"))]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True)


def loaded(statement):
    code = f"import sys\ntry:\n    {statement}\nexcept SystemExit:\n    pass\nprint(*sys.modules)"
    return set(run(sys.executable, "-c", code).stdout.split())


def test_importing_the_package_loads_nothing():
    before = loaded("pass")
    assert loaded("import turingdesk") - before == {"turingdesk"}


def test_help_loads_no_library():
    names = loaded("from turingdesk.cli import main; main(['--help'])") - loaded("pass")
    assert "turingdesk.cli" in names
    assert LATE & names == set()


def test_the_module_runs_as_the_command_does():
    said = run(sys.executable, "-m", "turingdesk", "--version").stdout
    assert said == f"{edition()}\n"


#: What is on the first page needs no more than Qt with its binding and a reader of JSON.
AT_START = {
    "PySide6",
    "shiboken6",
    "shibokensupport",
    "signature_bootstrap",
    "orjson",
    "msgspec",
    "typing_extensions",  # of msgspec
    "turingdesk",
}


def test_the_desk_is_shown_without_any_heavy_library(tmp_path):
    code = (
        "import sys\n"
        "before = {name.partition('.')[0] for name in sys.modules}\n"
        "from turingdesk.gui.app import application, open_desk\n"
        "app = application()\n"
        "window = open_desk()\n"
        "app.processEvents()\n"
        "assert window.isVisible()\n"
        "loaded = {name.partition('.')[0] for name in sys.modules} - before\n"
        "print(*loaded - sys.stdlib_module_names)\n"
        "window.close()\n"
    )
    env = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PATH": os.environ["PATH"]}
    made = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    assert {name for name in made.stdout.split() if not name.startswith("_")} == AT_START
