"""Figures and reports are saved where the dialog says, and the record tells of them."""

import os
import re
import signal
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from turingdesk.exchange.figures.style import FileLook
from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.desk.results.saving import Saving
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.errors import ErrorDialog
from turingdesk.journal.audit import read_record
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.analyst import Analyst
from turingdesk.presenters.worker import Worker
from turingdesk.system.settings import Settings

PATIENCE_MS = 60_000
CHOICE = AnalysisQuery(name="confusion")
STARTS = {".svg": b"<?xml", ".pdf": b"%PDF", ".png": b"\x89PNG"}


@pytest.fixture(autouse=True)
def quick_workers():
    """Here they are as slow as in the program, so that they can be ended in their work."""


@pytest.fixture
def state(qtbot, data, sit):
    sit("P-001")
    return DeskState(Settings(data=data, kiosk="Booth 1"))


@pytest.fixture
def saving(qtbot, state):
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    made = Saving(state, page)
    yield made
    made.cancel()


@pytest.fixture
def worker(data):
    made = Worker(TARGET, data)
    yield made
    made.close()


@contextmanager
def answering(kind, answer):
    """Answer the next dialog of a kind as soon as it is there; gives those that were."""
    timer, seen = QTimer(interval=5), []

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and not seen:
            seen.append(dialog)
            answer(dialog)

    timer.timeout.connect(look)
    timer.start()
    yield seen
    timer.stop()


@contextmanager
def saved_as(qtbot, path, kind=""):
    """Give the dialog a name, of that kind of file, and press Enter."""

    def answer(dialog):
        if kind:
            dialog.selectNameFilter(next(one for one in dialog.nameFilters() if kind in one))
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        field.setText(str(path))  # typed letter by letter, its completer would take Enter
        qtbot.keyClick(field, Qt.Key.Key_Return)

    with answering(QFileDialog, answer) as seen:
        yield
    assert seen


@contextmanager
def refused(qtbot):
    """Wait for a dialog that tells what went wrong, and close it with Enter."""
    told = []

    def answer(dialog):
        told.append(dialog.explanation)
        qtbot.keyClick(dialog, Qt.Key.Key_Return)

    with answering(ErrorDialog, answer):
        yield told
        qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)


def done(state, what):
    return [entry for entry in read_record(state.data).entries if entry.what == what]


def test_a_figure_is_written_in_each_format_and_a_refused_one_leaves_nothing(
    qtbot, state, saving, tmp_path, small_disk
):
    analyst = Analyst(state.data)
    (drawn,) = analyst.look(CHOICE).figures

    def save(name, path, look):
        looks.append(look)
        analyst.save_figure(CHOICE, name, path, look)

    looks = []
    for suffix in STARTS:
        dialog = saving.save_figure(drawn, save)
        if suffix == ".svg":
            for field in (dialog.width_mm, dialog.style_name):
                qtbot.keyClick(field, Qt.Key.Key_Down)
        with saved_as(qtbot, tmp_path / "figure", suffix):
            qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(done(state, "saved a figure")) == 3, timeout=PATIENCE_MS)
    for suffix, start in STARTS.items():
        assert (tmp_path / f"figure{suffix}").read_bytes().startswith(start)
    assert {entry.fields["figure"] for entry in done(state, "saved a figure")} == {drawn.name}
    assert looks == [FileLook("dark", 85)] * 3  # the last choice is there again
    width = re.search(rb'width="([\d.]+)pt"', (tmp_path / "figure.svg").read_bytes())[1]
    assert float(width) == pytest.approx(85 / 25.4 * 72, abs=0.1)

    # A full disk is told.
    disk = small_disk()
    disk.fill()
    with refused(qtbot) as told, saved_as(qtbot, disk.folder / "full.svg"):
        saving.save_figure(drawn, save).accept()
    assert "is full" in told[0].happened
    assert [path.name for path in disk.folder.iterdir()] == ["other-files"]
    assert len(done(state, "saved a figure")) == 3


@pytest.mark.slow
def test_a_figure_is_written_though_the_process_that_drew_it_was_killed(
    qtbot, state, saving, worker, tmp_path
):
    (drawn,) = worker.ask(lambda *_: None, "look", CHOICE).figures
    os.kill(worker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: worker.pid is None)
    with saved_as(qtbot, tmp_path / "again.svg"):
        saving.save_figure(
            drawn,
            lambda *wanted: worker.ask(lambda *_: None, "save_figure", CHOICE, *wanted),
        ).accept()
    qtbot.waitUntil(lambda: bool(done(state, "saved a figure")), timeout=PATIENCE_MS)
    assert (tmp_path / "again.svg").is_file()


def test_a_report_whose_process_is_killed_is_told_calmly_and_can_be_begun_again(
    qtbot, state, saving, tmp_path, monkeypatch
):
    told = []
    saving.busy.connect(told.append)
    with saved_as(qtbot, tmp_path / "report.html"):
        saving.save_report("small", "people")
    assert saving.is_busy
    saving.save_report("small", "people")  # one at a time: nothing is asked
    worker = saving.worker
    qtbot.waitUntil(lambda: any(tmp_path.glob(".turingdesk-*")), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: worker.pid is not None, timeout=PATIENCE_MS)
    with refused(qtbot) as problems:
        os.kill(worker.pid, signal.SIGKILL)
    assert not any(tmp_path.glob(".turingdesk-*"))
    assert problems[0].happened == "The reader was stopped."
    assert "report is saved in" not in problems[0].details  # no fault of the program
    assert told == [True, False]
    assert not saving.is_busy
    assert not list(tmp_path.glob("*report*"))
    # A folder that is deleted after the dialog found it.
    chosen = str(tmp_path / "gone" / "report.xlsx"), "*.xlsx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
    with refused(qtbot) as problems:
        saving.save_report("small", "people")
    assert "can't find the folder" in problems[0].happened
    assert not done(state, "wrote a report")


@pytest.mark.slow
def test_the_format_that_is_chosen_decides_where_the_name_is_the_suggested_one(
    qtbot, state, saving, monkeypatch
):
    """As in dialogs of some systems, which leave the name as it is."""
    (state.data.parent / "small-report.docx").write_text("an earlier one")
    suggested = str(state.data.parent / "small-report.html")
    answer = suggested, "Word document (*.docx)"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    saving.save_report("small", "people")
    qtbot.waitUntil(lambda: bool(done(state, "wrote a report")), timeout=3 * PATIENCE_MS)
    assert not list(state.data.parent.glob("*.html"))
    assert (state.data.parent / "small-report.docx").read_text() == "an earlier one"
    assert (state.data.parent / "small-report-2.docx").read_bytes().startswith(b"PK")


@pytest.mark.slow
def test_a_report_that_is_cancelled_leaves_no_file_and_no_process(qtbot, state, saving, tmp_path):
    said = []
    state.notified.connect(lambda notice: said.append(notice.text))
    with saved_as(qtbot, tmp_path / "report.html"):
        saving.save_report("small", "people")
    worker = saving.worker
    qtbot.waitUntil(lambda: worker.pid is not None)
    saving.cancel()
    saving.cancel()
    qtbot.waitUntil(lambda: not saving.is_busy, timeout=PATIENCE_MS)
    assert worker.pid is None
    assert said == ["The report was canceled. Nothing was written."]
    assert not list(tmp_path.glob("*report*"))
    assert not done(state, "wrote a report")


@pytest.mark.slow
def test_a_report_is_finished_and_in_the_record(qtbot, state, saving, tmp_path):
    reached = []
    saving.progressed.connect(lambda *at: reached.append(at))
    with saved_as(qtbot, tmp_path / "report", ".xlsx"):
        saving.save_report("small", "people")
    worker = saving.worker
    qtbot.waitUntil(lambda: bool(done(state, "wrote a report")), timeout=3 * PATIENCE_MS)
    assert (tmp_path / "report.xlsx").read_bytes().startswith(b"PK")
    assert done(state, "wrote a report")[0].fields["study"] == "small"
    assert reached == sorted(reached)
    assert worker.pid is None


def test_what_could_not_be_computed_is_told_after_where_the_file_is(
    qtbot, state, saving, tmp_path
):
    for troubles, wrong in (([], False), (["Pairs: there are none."], True)):
        with qtbot.waitSignal(state.notified) as told:
            saving._reported(tmp_path / "report.html", "small", "Dora", troubles)
        (notice,) = told.args
        assert notice.text.startswith("Saved to ")
        assert notice.text.endswith("".join(troubles) or "report.html.")
        assert notice.wrong is wrong
