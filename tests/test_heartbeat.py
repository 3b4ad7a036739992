"""A run of the tests with workers says what it does while nothing else is shown."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SLOW = """
import time
time.sleep(0.6)  # while it is collected

def test_that_takes_long():
    time.sleep(0.6)
"""


def test_a_run_that_is_silent_says_what_it_does(tmp_path):
    (tmp_path / "test_slow.py").write_text(SLOW, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "1",
        "-p",
        "tests.heartbeat",
        "-c",
        os.devnull,
    ]
    ran = subprocess.run(
        [*command, "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"TURINGDESK_HEARTBEAT_S": "0.2", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "  still collecting tests" in ran.stdout
    assert re.search(r"  still running \S*test_that_takes_long \(\d s\)", ran.stdout)


def test_a_run_without_workers_has_no_other_thread(tmp_path):
    (tmp_path / "test_threads.py").write_text(
        "import threading\n\ndef test_one():\n    assert threading.active_count() == 1\n", "utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-p", "tests.heartbeat", "-c", os.devnull]
    ran = subprocess.run(
        [*command, "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
