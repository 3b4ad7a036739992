"""Makes a POSIX system look like Windows to TuringDesk and its tests, and to nothing else.

Python runs this file first in every process that has its folder in PYTHONPATH. From then on
`turingdesk` and `tests` import an `os`, `sys`, `time`, `signal` and `socket` that hold what they
hold on Windows, find no module that is POSIX's, and get a `msvcrt` with real locks on ranges of
bytes. Files opened with `os.open` are text unless O_BINARY says otherwise, and what `os.scandir`
tells of their sizes is from before they were opened, as it is there.
Paths stay POSIX's: the folders of settings, separators, and names in other capitals.
"""

import builtins
import os
import signal
import socket
import struct
import sys
import time
from types import ModuleType, SimpleNamespace

LIKE_WINDOWS = ("turingdesk", "tests")
BUT = ("turingdesk.system.paths",)  # where the tests' own homes are found by XDG's variables
BLOCKED = {"fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "syslog", "posix"}
_OS = """
    chown chroot fchdir fchmod fchown fdatasync fork forkpty getegid geteuid getgid getgroups
    getloadavg getpgid getpgrp getpriority getresuid getsid getuid initgroups killpg lchown lockf
    mkfifo mknod nice openpty pipe2 posix_fadvise posix_fallocate posix_spawn pread preadv pwrite
    pwritev readv sched_getaffinity sendfile setegid seteuid setgid setgroups setpgid setpriority
    setsid setuid statvfs sync sysconf tcgetpgrp uname wait wait3 wait4 writev WNOHANG
    O_CLOEXEC O_DIRECTORY O_DSYNC O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH O_SYNC O_TMPFILE
"""
_SIGNAL = "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGUSR1 SIGUSR2 alarm pause"
_O_BINARY = 1 << 30  # stands for Windows' flag, and is taken away before the system sees it
_text = set()  # descriptors of files that were opened without it
_sizes = {}  # by descriptor, of files that are written: where, and how large they were before
_import = builtins.__import__
_open, _fdopen, _write, _read, _dup2, _close, _scandir = (
    *(os.open, os.fdopen, os.write),
    *(os.read, os.dup2, os.close, os.scandir),
)


class Like(ModuleType):
    """A module without some of its names, and with others in place of some.

    What a test changes in it is changed in the module, and is what everyone gets.
    """

    def __init__(self, module, without, **instead):
        before = {name: getattr(module, name, None) for name in instead}
        for name, value in (
            ("_module", module),
            ("_without", frozenset(without.split())),
            ("_instead", instead),
            ("_before", before),
        ):
            object.__setattr__(self, name, value)

    @property
    def __dict__(self):
        return self._module.__dict__

    def __getattr__(self, name):
        if name in self._without:
            raise AttributeError(f"Windows has no {self._module.__name__}.{name}")
        if name in self._instead and getattr(self._module, name, None) is self._before[name]:
            return self._instead[name]
        return getattr(self._module, name)

    def __setattr__(self, name, value):
        setattr(self._module, name, value)

    def __delattr__(self, name):
        delattr(self._module, name)


def open_text(path, flags, mode=0o777, **more):
    """`os.open`."""
    file = _open(path, flags & ~_O_BINARY, mode, **more)
    (_text.discard if flags & _O_BINARY else _text.add)(file)
    if flags & (os.O_WRONLY | os.O_RDWR):
        _sizes[file] = os.path.realpath(path), os.fstat(file).st_size
    return file


def fdopen(file, *args, **more):
    """`os.fdopen`, which makes a file binary."""
    _text.discard(file)
    return _fdopen(file, *args, **more)


def write(file, data):
    """`os.write`."""
    if file not in _text:
        return _write(file, data)
    _write(file, bytes(data).replace(b"\n", b"\r\n"))
    return len(data)


def read(file, count):
    """`os.read`."""
    data = _read(file, count)
    return data.replace(b"\r\n", b"\n").partition(b"\x1a")[0] if file in _text else data


def dup2(file, other, *more):
    """`os.dup2`."""
    (_text.add if file in _text else _text.discard)(other)
    return _dup2(file, other, *more)


def close(file):
    """`os.close`."""
    _text.discard(file)
    _sizes.pop(file, None)
    _close(file)


class Entry:
    """`os.DirEntry`: NTFS brings a folder's entry of a file up to date when it is closed."""

    def __init__(self, entry):
        self._entry = entry

    def __getattr__(self, name):
        return getattr(self._entry, name)

    def __fspath__(self):
        return os.fspath(self._entry)

    def stat(self, **more):
        """The size as it was before the file was opened, if it is open."""
        told, before = self._entry.stat(**more), dict(_sizes.values())
        size = before.get(os.path.realpath(self._entry.path), told.st_size)
        names = [name for name in dir(told) if name.startswith("st_")]
        return SimpleNamespace(**{name: getattr(told, name) for name in names} | {"st_size": size})


class FolderEntries:
    """What `os.scandir` gives, with sizes as Windows tells them."""

    def __init__(self, path="."):
        self._entries = _scandir(path)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._entries.close()

    def __iter__(self):
        return map(Entry, self._entries)


def locking(file, mode, count):
    """`msvcrt.locking`, by Linux' locks of open files on ranges of bytes."""
    import fcntl

    del mode
    may_write = fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE != os.O_RDONLY
    kind = fcntl.F_WRLCK if may_write else fcntl.F_RDLCK  # Linux locks what one may write
    at = os.lseek(file, 0, os.SEEK_CUR)
    wanted = struct.pack("hhqqi4x", kind, os.SEEK_SET, at, count, 0)
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
    except BlockingIOError as problem:
        raise PermissionError(13, "Permission denied") from problem


def imported(name, module_globals=None, module_locals=None, fromlist=(), level=0):
    """`import`, which is Windows' for some modules."""
    importer = str((module_globals or {}).get("__name__", ""))
    if importer.partition(".")[0] in LIKE_WINDOWS and importer not in BUT:
        if name in BLOCKED:
            raise ModuleNotFoundError(f"Windows has no module {name}", name=name)
        if name in SEEN:
            return SEEN[name]
    return _import(name, module_globals, module_locals, fromlist, level)


SEEN = {
    "os": Like(
        os,
        _OS,
        name="nt",
        O_BINARY=_O_BINARY,
        open=open_text,
        fdopen=fdopen,
        write=write,
        read=read,
        dup2=dup2,
        close=close,
        scandir=FolderEntries,
    ),
    "sys": Like(sys, "abiflags", platform="win32"),
    "time": Like(time, "clock_gettime clock_settime CLOCK_BOOTTIME CLOCK_MONOTONIC"),
    "signal": Like(signal, _SIGNAL),
    "socket": Like(socket, "AF_UNIX"),
    "msvcrt": Like(ModuleType("msvcrt"), "", LK_NBLCK=2, locking=locking),
}
builtins.__import__ = imported
