"""Sessions, journals, studies and booths where no module of POSIX's is there, as on Windows."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("system", "journal", "sessions", "study", "people", "net")


def like_windows(*command):
    """A process in which TuringDesk finds what Windows has; see like_windows/sitecustomize.py."""
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests" / "like_windows")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="here the tests themselves show it")
def test_what_stands_in_for_windows_is_there():
    """Python only reports an error in a sitecustomize, and goes on without it."""
    run = like_windows("-c", "from turingdesk.system import disk; print(disk.os.name)")
    assert (run.stdout, run.stderr) == ("nt\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="here the tests themselves show it")
@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("room", ROOMS)
def test_the_tests_of_a_room_pass_without_what_only_posix_has(room):
    run = like_windows("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{room}")
    assert run.returncode == 0, run.stdout[-8000:]


NAMES = """
import importlib, sys
from pkgutil import walk_packages
import turingdesk
for module in walk_packages(turingdesk.__path__, "turingdesk."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(sum(name.startswith("turingdesk.") for name in sys.modules))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="here the tests themselves show it")
@pytest.mark.slow
def test_every_module_can_be_imported_without_what_only_posix_has():
    run = like_windows("-c", NAMES)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 100
