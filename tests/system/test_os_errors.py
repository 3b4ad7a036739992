"""What the operating system refuses, in plain words, from real causes where there are any."""

import ast
import errno
import gzip
import socket
from pathlib import Path

import pytest
from PIL import Image

import turingdesk
from turingdesk.core.message import message
from turingdesk.system.os_errors import error_message, explain_os_error, os_error_message

ROOT = Path(turingdesk.__file__).parent


def said(do):
    """What is told of the error that a function raises."""
    with pytest.raises(OSError) as raised:  # noqa: PT011 - each kind of it
        do()
    told = os_error_message(raised.value)
    assert "Errno" not in told
    assert not raised.value.strerror or raised.value.strerror not in told
    return told


def test_real_refusals_are_told_by_their_kind(tmp_path):
    file = tmp_path / "file"
    file.touch()
    assert said((tmp_path / "gone").read_bytes).startswith("TuringDesk can't find")
    assert said((file / "x").read_bytes).startswith("A part of the path is a file")
    assert said(tmp_path.read_bytes).startswith("It is a folder, not a file.")
    assert said(file.mkdir).startswith("Something with that name already exists.")
    assert said((tmp_path / ("n" * 300)).touch).startswith("The name is too long.")
    file.write_text("no picture")
    assert said(lambda: Image.open(file)).startswith("The file is damaged")


def test_a_full_and_a_read_only_disk_are_told(small_disk):
    disk = small_disk()
    disk.fill()
    assert said(lambda: (disk.folder / "x").write_bytes(bytes(4096))) == (
        "The disk is full. Free some space, then try again."
    )
    assert said(lambda: Path("/proc/version").write_bytes(b"x")).startswith(
        ("You don't have permission.", "The disk reports a fault.")
    )


def test_a_network_without_an_answer_is_told():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # no one listens
        closed = said(lambda: socket.create_connection(taken.getsockname(), 5).close())
        assert closed.startswith("The other computer refuses the connection.")
        with socket.socket() as other:
            used = said(lambda: other.bind(taken.getsockname()))
        assert used.startswith("Another program uses this address.")


@pytest.mark.parametrize(
    ("problem", "happened"),
    [
        (OSError(errno.EROFS, "x"), "The disk is read-only."),
        (OSError(errno.EACCES, "x"), "You don't have permission."),
        (OSError(errno.EBUSY, "x"), "Another program is using it."),
        (OSError(errno.ESTALE, "x"), "The disk or network share is no longer connected."),
        (OSError(errno.EIO, "x"), "The disk reports a fault."),
        (TimeoutError(), "The other computer doesn't respond."),
        (PermissionError(), "You don't have permission."),
        (socket.gaierror(-2, "x"), "There is no computer with that name."),
        (OSError(123456, "x"), "The computer refused for an unknown reason."),
        (OSError("Multiple exceptions: x, y"), "The other computer doesn't respond."),
        (gzip.BadGzipFile("x"), "The file is damaged, or isn't in the expected format."),
        (FileNotFoundError(2, message("It was moved.")), "It was moved."),
        (ConnectionError(message("It was closed.")), "It was closed."),
        (ValueError("line 3 is empty"), "line 3 is empty."),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "x"), "The file is damaged, or isn't in the"),
    ],
)
def test_each_kind_has_words_and_advice(problem, happened):
    told = explain_os_error(problem)
    assert told.happened.startswith(happened)
    assert told.fix.endswith(".")


def test_a_file_that_another_program_has_open_on_windows_is_told():
    problem = PermissionError(errno.EACCES, "x")
    problem.winerror = 32  # as Windows sets it
    assert error_message(problem).startswith("Another program is using it.")


def test_an_error_of_the_program_is_told_in_its_own_words():
    assert error_message(ValueError("Line 3 is empty.")) == "Line 3 is empty."
    assert error_message(OSError(28, "x")).startswith("The disk is full.")
    taken = OSError(message("the keyboard is taken"))
    assert error_message(taken) == "the keyboard is taken"
    assert explain_os_error(taken) == ("the keyboard is taken.", "")


@pytest.mark.slow
def test_no_other_module_shows_what_the_system_says():
    """The log of a run may: it is for anyone who looks after the program."""
    named = set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (isinstance(node, ast.Attribute) and node.attr == "strerror") or (
                isinstance(node, ast.ExceptHandler) and _shows_os_error(node)
            ):
                named.add(path.relative_to(ROOT).as_posix())
    assert named <= {"system/os_errors.py", "system/run_log.py"}


def _shows_os_error(handler):
    """Whether a handler of OSError makes its text part of another."""
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    if not any(_is_name(kind, "OSError") for kind in kinds):
        return False
    return any(
        (isinstance(node, ast.FormattedValue) and _is_name(node.value, handler.name))
        or (
            isinstance(node, ast.Call)
            and _is_name(node.func, "str", "message")
            and any(_is_name(one, handler.name) for one in _values(node))
        )
        for node in ast.walk(handler)
    )


def _values(call):
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _is_name(node, *names):
    return isinstance(node, ast.Name) and node.id in names
