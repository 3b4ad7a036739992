"""`turingdesk judge` for tests of what happens to it while it works."""

import os
import signal
import subprocess
import sys

from tests.system.dask_cluster import PATIENCE_S, ROOT


class Run:
    """The command in a process of its own, with a cache of its own."""

    def __init__(self, home, *words):
        self.cache = home / "cache"
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "turingdesk", "judge", *words],
            cwd=ROOT,
            env={**os.environ, "XDG_CACHE_HOME": str(self.cache)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def kept(self):
        """How many splits are on the disk."""
        return len(list(self.cache.rglob("*.npy")))

    def interrupt(self):
        self._process.send_signal(signal.SIGINT)

    def wait(self, timeout=PATIENCE_S):
        """The exit code, and what was said."""
        try:
            said, wrong = self._process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()  # or it would spoil the tests that follow
            self._process.communicate()
            raise
        return self._process.returncode, said + wrong

    @property
    def is_over(self):
        return self._process.poll() is not None
