"""The operating system's refusals in plain words: the one place that reads an OSError.

People read neither error numbers nor the system's own texts, which are in the language of the
system. House rules hold that no other module shows them.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from turingdesk.core.message import Message, join, message


class SystemRefusal(NamedTuple):
    """Why the system refused, and what to do about it; a sentence each."""

    happened: str
    fix: str


FULL = SystemRefusal(message("The disk is full."), message("Free some space, then try again."))
_READ_ONLY = SystemRefusal(
    message("The disk is read-only."),
    message("Turn off its write protection, or choose another place."),
)
_DENIED = SystemRefusal(
    message("You don't have permission."),
    message("Ask the administrator of this computer for it, or choose another place."),
)
_GONE = SystemRefusal(
    message("TuringDesk can't find the file or folder."),
    message("Check the name, and that the disk is connected."),
)
_LOST = SystemRefusal(
    message("The disk or network share is no longer connected."),
    message("Reconnect it, then try again."),
)
_IN_USE = SystemRefusal(
    message("Another program is using it."), message("Close it there, then try again.")
)
_NO_FOLDER = SystemRefusal(
    message("A part of the path is a file, not a folder."), message("Choose another folder.")
)
_FOLDER = SystemRefusal(message("It is a folder, not a file."), message("Choose a file."))
_THERE = SystemRefusal(
    message("Something with that name already exists."), message("Choose another name.")
)
_LONG = SystemRefusal(message("The name is too long."), message("Choose a shorter name."))
FAULT = SystemRefusal(
    message("The disk reports a fault."),
    message("Check its cable or the network, and copy what is on it to another disk."),
)
_MANY = SystemRefusal(
    message("Too many files are open."), message("Close other programs, then try again.")
)
_TAKEN = SystemRefusal(
    message("Another program uses this address."),
    message("Close that program, or choose another address."),
)
_SILENT = SystemRefusal(
    message("The other computer doesn't respond."),
    message("Check that it is on, and check the cable or the network."),
)
_CLOSED = SystemRefusal(
    message("The other computer refuses the connection."),
    message("Check its address, and that TuringDesk is running there."),
)
_UNKNOWN_HOST = SystemRefusal(
    message("There is no computer with that name."), message("Check the address.")
)
_UNSAFE = SystemRefusal(
    message("No secure connection is possible."), message("Pair the two computers again.")
)
_UNREADABLE = SystemRefusal(
    message("The file is damaged, or isn't in the expected format."),
    message("Copy it again from its source."),
)
_OTHER = SystemRefusal(
    message("The computer refused for an unknown reason."),
    message("Try again, or choose another place."),
)

_KINDS = {
    FULL: ("ENOSPC", "EFBIG", "EDQUOT"),
    _READ_ONLY: ("EROFS",),
    _DENIED: ("EACCES", "EPERM"),
    _GONE: ("ENOENT",),
    _LOST: ("ENODEV", "ENXIO", "ESTALE", "ENOTCONN", "EBADF", "EPIPE", "ENETDOWN", "EREMOTEIO"),
    _IN_USE: ("EBUSY", "ETXTBSY", "EAGAIN", "EDEADLK"),
    _NO_FOLDER: ("ENOTDIR",),
    _FOLDER: ("EISDIR",),
    _THERE: ("EEXIST", "ENOTEMPTY"),
    _LONG: ("ENAMETOOLONG",),
    FAULT: ("EIO",),
    _MANY: ("EMFILE", "ENFILE"),
    _TAKEN: ("EADDRINUSE",),
    _SILENT: ("ETIMEDOUT", "EHOSTDOWN", "EHOSTUNREACH", "ENETUNREACH"),
    _CLOSED: ("ECONNREFUSED", "ECONNRESET", "ECONNABORTED"),
    _UNKNOWN_HOST: ("EADDRNOTAVAIL",),
}
_BY_NUMBER = {
    getattr(errno, name): refusal
    for refusal, names in _KINDS.items()
    for name in names
    if hasattr(errno, name)
}
_BY_CLASS = (
    (PermissionError, _DENIED),
    (FileNotFoundError, _GONE),
    (FileExistsError, _THERE),
    (NotADirectoryError, _NO_FOLDER),
    (IsADirectoryError, _FOLDER),
    (TimeoutError, _SILENT),
    (ConnectionError, _CLOSED),
)
# By name, so that no module has to be imported for a class that it alone raises.
_BY_NAME = {
    "gaierror": _UNKNOWN_HOST,
    "herror": _UNKNOWN_HOST,
    "UnidentifiedImageError": _UNREADABLE,
    "BadGzipFile": _UNREADABLE,
}
_SHARED = (32, 33)  #: Windows' numbers for a file that another program has open


def explain_os_error(problem: BaseException) -> SystemRefusal:
    """The refusal of the system and what to do; also for errors in what a file contains.

    >>> explain_os_error(OSError(28, "No space left on device")).happened
    'The disk is full.'
    """
    if not isinstance(problem, OSError):
        text = _UNREADABLE.happened if isinstance(problem, UnicodeError) else str(problem)
        return SystemRefusal(_sentence(text), message("Correct the file, or save it again."))
    kind, own_text = _kind(problem), _own_words(problem)
    return (
        SystemRefusal(_sentence(own_text), "" if kind is _OTHER else kind.fix)
        if own_text
        else kind
    )


def _own_words(problem: OSError) -> str:
    """The program's own words in an error that it raises, as they are written there."""
    reason = problem.strerror or next(iter(problem.args), "")
    return reason if isinstance(reason, Message) else ""


def _kind(problem: OSError) -> SystemRefusal:
    # Windows says "access is denied" by errno in both cases; only its own number tells a file in
    # use from one that is forbidden.
    if getattr(problem, "winerror", None) in _SHARED:  # only Windows has it
        return _IN_USE
    if type(problem).__module__ == "ssl":  # whose numbers are others
        return _UNSAFE
    if known_refusal := _BY_NAME.get(type(problem).__name__):
        return known_refusal
    if str(problem).startswith("Multiple exceptions"):  # asyncio: no address of a computer answers
        return _SILENT
    # The number first, since a class such as PermissionError stands for several numbers with
    # different fixes.
    by_class = next(
        (class_refusal for kind, class_refusal in _BY_CLASS if isinstance(problem, kind)), _OTHER
    )
    return _BY_NUMBER.get(problem.errno or 0, by_class)


def os_error_message(problem: BaseException) -> str:
    """The refusal of the system and what to do, in two sentences.

    >>> os_error_message(IsADirectoryError(21, "Is a directory", "data"))
    'It is a folder, not a file. Choose a file.'
    """
    return join(" ", explain_os_error(problem))


@contextmanager
def os_errors_as(kind: type[Exception], template: str, **values: object) -> Iterator[None]:
    """Raise what the system refuses as an error that says what could not be done.

    Args:
        kind: Of error.
        template: A message in which `{why}` is what the system refused, and what to do.
        values: Of the other places in the message.

    >>> with os_errors_as(ValueError, message("{name} can't be read. {why}"), name="a.csv"):
    ...     raise IsADirectoryError
    Traceback (most recent call last):
        ...
    ValueError: a.csv can't be read. It is a folder, not a file. Choose a file.
    """
    try:
        yield
    except OSError as problem:
        raise kind(template.format(why=os_error_message(problem), **values)) from problem


def error_message(problem: object) -> str:
    """The words of an error, or of a problem, for people; the system's in plain words."""
    if not isinstance(problem, OSError):
        return str(problem)
    return _own_words(problem) or os_error_message(problem)


def is_known(problem: OSError) -> bool:
    """True if there is more to say than that the system refused."""
    return explain_os_error(problem) is not _OTHER


def is_full(problem: OSError) -> bool:
    """True if the disk has no room."""
    return _kind(problem) is FULL


def is_lost(problem: OSError) -> bool:
    """True if the file, its disk, or its network share went away while it was used."""
    return _kind(problem) in (_GONE, _LOST, _SILENT, _CLOSED)


def concerns_disk(problem: OSError) -> bool:
    """True if the disk itself can't be written, rather than one file on it."""
    return _kind(problem) in (_READ_ONLY, FAULT)


def _sentence(text: str) -> str:
    return text if str.endswith(text, (".", "?", "!")) else message("{text}.", text=text)
