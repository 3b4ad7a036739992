"""Says what the tests do where nothing has been shown for a while, as on a slow computer.

With workers, pytest is silent while they collect thousands of tests, and while long tests run.
This lives in the process that shows the results, in which no test runs.
"""

import os
from threading import Event, Thread
from time import monotonic

import pytest

SILENT_S = float(os.environ.get("TURINGDESK_HEARTBEAT_S", "8"))
MOST = 3  #: tests that are named


class Heartbeat:
    """Watches one run."""

    def __init__(self, config):
        self._config = config
        self._collecting, self._running = {}, {}  #: workers, and tests, with when they began
        self._shown_s = monotonic()
        self._over = Event()

    def pytest_sessionstart(self):
        Thread(target=self._watch, name="heartbeat", daemon=True).start()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodeready(self, node):
        self._collecting[node.gateway.id] = monotonic()

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node):
        self._collecting.pop(node.gateway.id, None)

    def pytest_runtest_logstart(self, nodeid):
        self._running[nodeid] = monotonic()

    def pytest_runtest_logfinish(self, nodeid):
        self._running.pop(nodeid, None)
        self._shown_s = monotonic()

    def pytest_sessionfinish(self):
        self._over.set()

    def _watch(self):
        while not self._over.wait(SILENT_S / 8):
            if monotonic() - self._shown_s >= SILENT_S:
                self._shown_s = monotonic()
                reporter = self._config.pluginmanager.get_plugin("terminalreporter")
                if reporter is not None:
                    reporter.ensure_newline()
                    reporter.write_line(f"  {self._in_words()}")

    def _in_words(self):
        running = sorted(self._running.items(), key=lambda test: test[1])[:MOST]
        if running:
            now = monotonic()
            each = (f"{name} ({now - began_s:.0f} s)" for name, began_s in running)
            return f"still running {', '.join(each)}"
        return "still collecting tests" if self._collecting else "still working"


def pytest_configure(config):
    is_controller = not hasattr(config, "workerinput") and config.getoption("numprocesses", None)
    if is_controller:
        config.pluginmanager.register(Heartbeat(config), "turingdesk-heartbeat")
