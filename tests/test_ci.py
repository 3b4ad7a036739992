"""What .ci/run does when it ends: it must neither hide a failure nor make one."""

import subprocess
import sys
from pathlib import Path

import pytest

RUN = Path(__file__).resolve().parents[1] / ".ci" / "run"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for bash")


@pytest.mark.parametrize(
    ("jobs", "ends", "code"),
    [
        ("", "true", 0),
        ("true & aside[linters]=$!; wait", "true", 0),
        ("true & aside[linters]=$!; wait", "exit 3", 3),
        ("sleep 60 & aside[binary]=$!", "false", 1),
    ],
    ids=["no job", "a complete job", "a failure", "a job that still runs"],
)
def test_cleaning_up_keeps_the_exit_code_and_leaves_nothing(tmp_path, jobs, ends, code):
    lines = RUN.read_text("utf-8").splitlines()
    begins = [line for line in lines if line.startswith(("set ", "out=", "declare ", "trap "))]
    assert len(begins) == 4
    script = "\n".join([*begins, jobs, ends])
    env = {"PATH": "/usr/bin:/bin", "TMPDIR": str(tmp_path)}
    done = subprocess.run(["bash", "-c", script], env=env, check=False, timeout=50)
    assert done.returncode == code
    assert not list(tmp_path.iterdir())
