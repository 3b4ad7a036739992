"""A real X server whose picture can be read: what a person would see."""

import fcntl
import mmap
import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

PAGE = bytes((0xF8, 0xF6, 0xF5))  #: a page's background as the server keeps it: blue, green, red


@contextmanager
def x_server(*screens):
    """Start an X server; gives its display and the frame buffer of its first screen as memory.

    It finds a free number for its display itself: `xvfb-run -a` may give two tests the same.
    """
    if shutil.which("Xvfb") is None:
        assert not os.environ.get("CI"), "install Xvfb: this must not be skipped unseen"
        pytest.skip("there is no Xvfb here")
    with tempfile.TemporaryDirectory(prefix="turingdesk-x-") as folder:
        with _one_at_a_time():
            server, display = _started(folder, screens or ["1440x900x24"])
        try:
            with (
                (Path(folder) / "Xvfb_screen0").open("rb") as file,
                mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as picture,
            ):
                yield display, picture
        finally:
            with _one_at_a_time():
                server.terminate()
                server.wait()


def _started(folder, screens):
    """A server that listens, and its display."""
    read, write = os.pipe()
    # Without -noreset, the server begins anew when its last client goes, and may refuse the next.
    command = ["Xvfb", "-displayfd", str(write), "-noreset", "-fbdir", folder]
    for number, size in enumerate(screens):
        command += ["-screen", f"{number}", size]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        return server, f":{told.readline().strip()}"


@contextmanager
def _one_at_a_time():
    """Wait until no other test starts or stops a server.

    A server that stops removes the socket file of its display last. One that has begun on the same
    number in the meantime would lose its socket, and no client could reach it.
    """
    with (Path(tempfile.gettempdir()) / "turingdesk-x.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
