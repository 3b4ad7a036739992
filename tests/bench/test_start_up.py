"""How long the first commands take, and importing what a kiosk shows. Run with -m bench."""

import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.bench

LIMIT_S = 0.15
PROGRAM = [str(Path(sys.executable).with_name("turingdesk"))]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True)


def least_work_s(*command, tries=5):
    """The shortest time that a processor spent on it, however busy the machine is meanwhile."""
    times = []
    for _ in range(tries):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(*command)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def fastest_s(*command, tries=7):
    """The shortest of several runs: other work on the machine only ever makes one longer."""
    times = []
    for _ in range(tries):
        began = time.perf_counter()
        run(*command)
        times.append(time.perf_counter() - began)
        if times[-1] < LIMIT_S / 2:
            break
    return min(times)


@pytest.mark.parametrize(
    "command",
    [[sys.executable, "-c", "import turingdesk"], [*PROGRAM, "--help"], [*PROGRAM, "--version"]],
    ids=["import", "help", "version"],
)
def test_it_answers_at_once(command):
    if not Path(command[0]).exists():
        pytest.skip("the package is not installed in this environment")
    bare = fastest_s(sys.executable, "-c", "pass")
    took = fastest_s(*command)
    assert took < LIMIT_S, f"{took:.3f} s, of which {bare:.3f} s are Python's own"


def test_the_kiosk_window_is_imported_in_half_a_second():
    took = least_work_s(sys.executable, "-c", "import turingdesk.gui.kiosk.window")
    assert took < 0.5
