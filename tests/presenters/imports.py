"""What holds of an import of any format: it can be canceled, killed, and in vain."""

import os
import signal
import tempfile

import pytest

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import Message
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.presenters.importing import TARGET, ImportRun, work
from turingdesk.presenters.worker import Worker
from turingdesk.system.os_errors import error_message


class Cancelled(Exception):
    """Stands for that of a job."""


def check_cancel(run, tmp_path):
    """An import of 1,000 records or more is canceled while it reads, and leaves nothing."""
    reports = []

    def cancel(done, total):
        reports.append((done, total))
        if len(reports) > 2:
            raise Cancelled

    out = tmp_path / "out"
    with pytest.raises(Cancelled):
        run.read(out, tmp_path, cancel)
    assert {total for _, total in reports} == {0}
    assert max(reports)[0] >= 500, "records that were read"
    assert not out.exists() or not any(out.iterdir())


def check_kill(run, out, is_time, monkeypatch):
    """An import whose process is killed ends in words, and leaves no folder of its own.

    Args:
        run: The import.
        out: Where to.
        is_time: Called with parts done and in all; whether the process is killed now.
        monkeypatch: That of the test.
    """
    monkeypatch.setattr(tempfile, "tempdir", str(out.parent / "tmp"))
    (out.parent / "tmp").mkdir(parents=True)
    worker = Worker(TARGET, out.parent)

    def kill(done, total):
        # What it reported before comes still, when it is gone already.
        if is_time(done, total) and worker.pid is not None:
            os.kill(worker.pid, signal.SIGKILL)

    with pytest.raises(EOFError):
        work(worker, kill, "read", run, out)
    assert not any((out.parent / "tmp").iterdir())


def check_reason(name, tmp_path):
    """Why nothing can be imported is the same from a process, and can be translated."""
    (tmp_path / "empty.json").write_text("[]")
    run = ImportRun(name, [tmp_path / "empty.json"], ImportOptions())
    with pytest.raises(TuringDeskError) as from_process:
        work(Worker(TARGET, tmp_path), lambda *_: None, "preview", run)
    with pytest.raises(TuringDeskError) as here:
        IMPORTERS[name].read(run.sources, tmp_path / "out")
    assert str(from_process.value) == str(here.value)
    assert isinstance(error_message(from_process.value), Message)
