"""A real X server whose picture can be read: what a person would see."""

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
    read, write = os.pipe()
    with tempfile.TemporaryDirectory(prefix="turingdesk-x-") as folder:
        command = ["Xvfb", "-displayfd", str(write)]
        for number, size in enumerate(screens or ["1440x900x24"]):
            command += ["-screen", f"{number}", size]
        with subprocess.Popen(
            [*command, "-fbdir", folder], pass_fds=[write], stderr=subprocess.DEVNULL
        ) as server:
            os.close(write)
            with os.fdopen(read) as told:
                display = told.readline().strip()
            with (
                (Path(folder) / "Xvfb_screen0").open("rb") as file,
                mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as picture,
            ):
                yield f":{display}", picture
            server.terminate()
