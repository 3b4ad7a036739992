"""A real file system of a megabyte, which a test can fill to the last byte and take away."""

import errno
import os
import subprocess

import pytest

SIZE = "1m"
#: What `mount` says where this user may mount nothing.
REFUSED = ("permission denied", "not permitted", "superuser", "only root", "not supported")


class SmallDisk:
    """A file system of its own, mounted on a folder."""

    def __init__(self, folder, size=SIZE):
        self.folder = folder
        self._size = size
        self._filler = folder / "other-files"
        self.is_mounted = False

    def mount(self):
        """Put it there; skips the test where this user may not."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={self._size}", "tmpfs", str(self.folder)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
        except FileNotFoundError as problem:
            pytest.skip(f"no real small file system can be mounted here: {problem}")
        if done.returncode:
            assert any(word in done.stderr.lower() for word in REFUSED), done.stderr
            pytest.skip(f"no real small file system can be mounted here: {done.stderr.strip()}")
        self.is_mounted = True

    def unmount(self):
        """Take it away, no matter who has files open there, as a cable that is pulled."""
        if self.is_mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True, timeout=20)
            self.is_mounted = False

    def fill(self):
        """Until the last byte is taken."""
        file = os.open(self._filler, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            for size in (1 << 16, 1 << 12, 1):
                while True:
                    try:
                        os.write(file, b"x" * size)
                    except OSError as problem:
                        if problem.errno != errno.ENOSPC:
                            raise
                        break
        finally:
            os.close(file)

    def make_room(self, size=None):
        """Delete what fills it, or so many bytes of that."""
        if size is None:
            self._filler.unlink(missing_ok=True)
        else:
            os.truncate(self._filler, self._filler.stat().st_size - size)
