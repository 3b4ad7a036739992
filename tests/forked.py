"""Processes that need not import pandas first: each is a fork of one that has.

What a process does from there on is what it does in the program: it answers what comes through
its standard input, ends when that closes, and can be killed.
"""

import os
import subprocess
import sys
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from types import SimpleNamespace

from turingdesk.presenters import worker

PRELOADED = [
    "aiohttp.web",
    "turingdesk.presenters.live",
    "turingdesk.gui.desk.results.figure_translation",
    "turingdesk.exchange.report.writing",
    "turingdesk.exchange.figures.files",
    "turingdesk.analysis._sample",
    "matplotlib.backends.backend_svg",
    "matplotlib.figure",
    "pandas",
    "scipy.stats",
    "tests.sessions.walking",
]
CAN_FORK = "forkserver" in get_all_start_methods()


class Forked:
    """Replaces `subprocess.Popen` where a worker is started.

    Args:
        command: Ends with the worker's two arguments.
        main: What the process does with them.
    """

    def __init__(self, command, *, main=worker.main, **_):
        fork = get_context("forkserver")
        fork.set_forkserver_preload(PRELOADED)
        (theirs_in, ours_in), (ours_out, theirs_out) = os.pipe(), os.pipe()
        with Connection(theirs_in, writable=False) as asked, Connection(theirs_out) as told:
            ends = asked, told
            self._process = fork.Process(
                target=_work, args=(*ends, main, command[-2:], dict(os.environ)), daemon=True
            )
            self._process.start()
        self.stdin, self.stdout = os.fdopen(ours_in, "wb", 0), os.fdopen(ours_out, "rb", 0)
        self.pid = self._process.pid

    def poll(self):
        return self._process.exitcode

    def wait(self, timeout=None):
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("worker", timeout)
        return self._process.exitcode

    def kill(self):
        self._process.kill()


def process(main, arguments, cwd):
    """Start a process; where the system cannot fork, as a module whose `main` that is.

    Args:
        main: What it does with the arguments.
        arguments: At most two texts.
        cwd: The folder from which a module is started.
    """
    if CAN_FORK:
        return Forked(arguments, main=main)
    command = [sys.executable, "-m", main.__module__, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, cwd=cwd)


def _work(asked, told, main, arguments, environment):
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(asked.fileno(), 0)
    os.dup2(told.fileno(), 1)
    asked.close()
    told.close()
    main(arguments)


#: To take the place of `subprocess` in `worker`.
SUBPROCESS = SimpleNamespace(**vars(subprocess) | {"Popen": Forked})
