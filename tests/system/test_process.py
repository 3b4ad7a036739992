import subprocess
import sys

import pytest

from turingdesk.system.process import has_ended


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell")
def test_a_process_has_ended_once_it_is_waited_for():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        assert not has_ended(other.pid)
        other.communicate(b"\n", timeout=20)
    assert has_ended(other.pid)
    assert not has_ended(1 << 80), "no number of a process"
