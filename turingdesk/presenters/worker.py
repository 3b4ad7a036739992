"""Another process of this program that does one kind of work and answers questions.

A thread would share Python's one lock with the windows: eye movements on the participant's
screen would stutter while journals are counted on the experimenter's.

The line between the two is the process's standard input and output, which every system has.
A question is a pickled pair of method and arguments; what comes back is any number of
`Progress` and then one answer, or the exception that took its place. Before each stands its
length, so that one that can't be unpickled is an error of its own and the line goes on. Every
question is answered: where the process can't, it ends, and whoever waits learns of that. The
process ends when its input closes, so it never outlives the program that started it.
"""

from __future__ import annotations

import _thread
import gc
import io
import logging
import os
import pickle
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, BinaryIO

from turingdesk.core.errors import CannotExport, TuringDeskError
from turingdesk.study.seals import NO_KEYS, Keys
from turingdesk.system.os_errors import error_message
from turingdesk.system.process import start_piped
from turingdesk.system.run_log import run_log

logger = logging.getLogger(__name__)
NICE = 5  #: how far it is back behind the windows once its first question is answered
ENDING_S = 2.0
OPTION = "--worker"  #: of the command `desk`, where the program is one packaged file
ENDED = "The reader was ended."
_LENGTH = struct.Struct(">Q")  #: of what follows, in bytes


@dataclass(frozen=True, slots=True)
class Progress:
    """The amount of work that is done, of how much."""

    done: int
    total: int


class Worker:
    """Starts its process when first asked, and again where it has ended unexpectedly.

    Args:
        target: The class that does the work, as `package.module:Class`. It is made with the
            data folder and a function to report progress, and has a method `use` for keys.
        data: The data folder.
        keys: To the seals that were opened. They go through the line to the process and
            not into its arguments, which others could read.
    """

    def __init__(self, target: str, data: Path, keys: Keys = NO_KEYS) -> None:
        self._target, self._data, self._keys = target, data, keys
        self._process: _Process | None = None
        self._is_closed = False
        self._lock = Lock()

    @property
    def pid(self) -> int | None:
        """The number of the process; None if there is none."""
        process = self._process
        return process.pid if process is not None and process.is_alive else None

    def start(self) -> None:
        """Start the process before anything is asked; costs a few milliseconds."""
        if self._process is None and not self._is_closed:
            self._process = _Process(self._target, self._data)

    def ask(self, report: Callable[[int, int], object], method: str, *arguments: object) -> object:
        """Have something done; anyone who asks meanwhile waits.

        Args:
            report: Told how far it is; what it raises ends the process and the work.
            method: Of the class that does the work.
            arguments: Its arguments.

        Raises:
            OSError: A file or folder cannot be read or written.
            CannotExport: A file cannot be written; says why.
            TuringDeskError: Something else that people can understand, in its words.
            RuntimeError: Something unexpected happened there.
            EOFError: The process has ended.
        """
        # One question at a time, or two threads would read each other's answers from the line.
        with self._lock:
            process = self._ready()
            for answer in process.answers(method, *arguments):
                if not isinstance(answer, Progress):
                    break
                try:
                    report(answer.done, answer.total)
                except BaseException:
                    # The rest of this answer would otherwise be taken for that of the next
                    # question.
                    self.close()
                    raise
            if self._is_closed:
                raise EOFError(ENDED)
            if isinstance(answer, Exception):
                raise answer
            return answer

    def stop(self) -> None:
        """Ask the process to end and start no other; returns at once."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.stop()

    def close(self) -> None:
        """End the process, whatever it does, which takes a moment; again is harmless."""
        self._is_closed = True
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _ready(self) -> _Process:
        """The process, with the keys."""
        process = self._process
        # The process may have been killed, by a system without memory.
        if process is not None and not process.is_alive:
            process.end()
            self._process = None
        self.start()
        process = self._process
        if process is None or self._is_closed:
            self.close()
            raise EOFError(ENDED)
        if self._keys and not process.has_keys:
            *_, answer = process.answers("use", self._keys)
            if isinstance(answer, Exception):
                raise answer
            process.has_keys = True
        return process


class _Process:
    """One process and the two ends of its line."""

    def __init__(self, target: str, data: Path) -> None:
        self.has_keys = False
        # Without buffers, so that another thread can close the line while one waits.
        self._popen = start_piped([*_program(), target, str(data)])
        assert isinstance(self._popen.stdout, io.RawIOBase)
        self._answers: io.BufferedReader = io.BufferedReader(self._popen.stdout)

    @property
    def pid(self) -> int:
        """Its number."""
        return self._popen.pid

    @property
    def is_alive(self) -> bool:
        """True if it can be asked."""
        return self._popen.poll() is None

    def answers(self, method: str, *arguments: object) -> Iterator[object]:
        """All that comes back: `Progress` any number of times, then the answer or an exception.

        Raises:
            EOFError: The process has ended.
        """
        assert self._popen.stdin is not None
        question = packed((method, arguments))
        try:
            _write(self._popen.stdin, question)
        except (OSError, ValueError) as problem:  # ended, or closed at this end
            raise EOFError(ENDED) from problem
        answer: object = Progress(0, 0)
        while isinstance(answer, Progress):
            try:
                data = _received(self._answers)
            except (OSError, ValueError, EOFError) as problem:
                raise EOFError(ENDED) from problem
            answer = _unpacked(data)
            yield answer

    def stop(self) -> None:
        """Ask it to end, without waiting; `end` waits."""
        if self._popen.stdin is not None:
            with suppress(OSError):
                self._popen.stdin.close()

    def end(self) -> None:
        """End it, whatever it does."""
        self.stop()
        try:
            self._popen.wait(ENDING_S)
        except subprocess.TimeoutExpired:
            # And then waited for, or a dead process remains in the system's list (a zombie).
            self._popen.kill()
            self._popen.wait()
        self._answers.close()  # now that no one waits for more


def main(arguments: list[str] | None = None) -> None:
    """Begin as such a process: the class that does the work, and the data folder."""
    target, data = sys.argv[1:] if arguments is None else arguments
    module, _, name = target.partition(":")
    line = _Line()
    try:
        with run_log(f"worker-{name.lower()}"):
            logger.info("data folder %s", data)
            work = getattr(import_module(module), name)(Path(data), line.report)
            line.serve(lambda method, *arguments: getattr(work, method)(*arguments))
    except KeyboardInterrupt:
        pass  # the other end has closed the line
    finally:
        # A second Ctrl+C, meant for the window, must not interrupt the cleaning up.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Line:
    """The process's end of the line.

    A thread of its own reads the questions, so that the end of the line is noticed in the
    midst of the work: then the work is interrupted, as if by Ctrl+C, and can tidy up. It reads
    bytes only: unpickling imports modules, and two threads that import can be in each other's way.
    """

    def __init__(self) -> None:
        # What libraries print must not get between the answers.
        self._out = io.FileIO(os.dup(1), "wb")
        with suppress(OSError):
            os.dup2(2, 1)
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._is_busy, self._is_closed = Event(), Event()
        self._percent = -1  #: that was reported last
        # A copy, since libraries may read or close standard input.
        Thread(target=self._listen, args=(os.dup(0),), daemon=True).start()

    def report(self, done: int, total: int) -> None:
        """Report how far the work is, for each percent once."""
        percent = 100 * done // max(1, total)
        if percent != self._percent:
            self._percent = percent
            _write(self._out, packed(Progress(done, total)))

    def serve(self, call: Callable[..., object]) -> None:
        """Answer questions until the line is closed."""
        # A million lines become dictionaries and are dropped again; looking for cycles among
        # them takes a third of the time and finds none.
        gc.disable()
        is_first = True
        while (question := self._questions.get()) is not None:
            self._is_busy.set()
            if self._is_closed.is_set():  # before the work began, so nothing could interrupt it
                return
            self._percent = -1
            answer = _answer(call, question)
            self._is_busy.clear()
            try:
                _write(self._out, answer)
            except OSError:
                return
            if is_first:  # someone waits for the first answer, the others come by the way
                is_first = False
                # What was imported lives as long as the process, so later collections skip it.
                gc.freeze()
                gc.enable()
                stand_back = getattr(os, "nice", None)  # Windows has none
                if stand_back is not None:
                    stand_back(NICE)

    def _listen(self, file: int) -> None:
        try:
            with io.BufferedReader(io.FileIO(file)) as line:
                while True:
                    self._questions.put(_received(line))
        except (EOFError, OSError):
            pass
        except Exception:  # the other end learns of it when this process ends
            logger.exception("the line can't be read")
        finally:
            self._is_closed.set()
            self._questions.put(None)
            if self._is_busy.is_set():
                # The main thread may be in a long computation, which only this ends.
                _thread.interrupt_main()


def _answer(call: Callable[..., object], question: bytes) -> bytes:
    """The answer to a question, or what went wrong, as it goes through the line."""
    method = "reading the question"
    try:
        method, arguments = pickle.loads(question)
        return packed(call(method, *arguments))
    except (OSError, CannotExport) as problem:
        # Errors of the system come through as they are, with their number.
        with suppress(Exception):  # libraries have errors of their own that can't be pickled
            return packed(problem)
        return packed(_in_words(problem))
    except TuringDeskError as problem:  # others don't all come through the line as they are
        return packed(TuringDeskError(error_message(problem)))
    except Exception as problem:  # told in the window, and tried again
        logger.exception("%s failed", method)
        return packed(_in_words(problem))


def _in_words(problem: Exception) -> RuntimeError:
    return RuntimeError(f"{type(problem).__name__}: {problem}")


def packed(value: object) -> bytes:
    """A value as it goes through the line.

    Raises:
        Exception: Of any kind: it can't be pickled.
    """
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(data)) + data


def _unpacked(data: bytes) -> object:
    """The object that came through the line; an error where this end can't make it."""
    try:
        return pickle.loads(data)
    except Exception as problem:
        logger.exception("an answer can't be unpickled")
        return _in_words(problem)


def _received(line: io.BufferedIOBase) -> bytes:
    """Wait for the next value on the line.

    Raises:
        EOFError: The line has ended.
        OSError: It can't be read.
        ValueError: It was closed at this end.
    """
    (length,) = _LENGTH.unpack(_exactly(line, _LENGTH.size))
    return _exactly(line, length)


def _exactly(line: io.BufferedIOBase, size: int) -> bytes:
    data = line.read(size)
    if len(data) < size:
        raise EOFError(ENDED)
    return data


def _write(line: BinaryIO | io.RawIOBase | Any, data: bytes) -> None:
    """Write all of it: a pipe takes as much as there is room for."""
    rest = memoryview(data)
    while rest:
        rest = rest[line.write(rest) :]


def _program() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, "desk", OPTION]
    # Not -m, with which pickle would name classes of this module after `__main__`, where the other
    # end doesn't find them.
    return [sys.executable, "-c", f"from {__name__} import main; main()"]
