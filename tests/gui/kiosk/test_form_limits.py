"""Forms at their limits: numbers out of range, very long words, a kiosk that dies half way."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

from turingdesk.core.step import PageKind, Showing
from turingdesk.gui.kiosk.fields import MOST_LETTERS
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

ALL = Qt.Key.Key_A
CONTROL = Qt.KeyboardModifier.ControlModifier
FORM = """
[[form]]
id = "about"
[[form.field]]
id = "name"
text = "Your name?"
kind = "text"
personal = true
[[form.field]]
id = "age"
text = "Your age?"
kind = "number"
min = 18
max = 99
[[form.field]]
id = "words"
text = "Anything else?"
kind = "text"
required = false
lines = 3
"""


@pytest.fixture
def asked(kiosk, study):
    """A kiosk at the form."""
    opened = kiosk(package=study({"captions": "trials = 2\n"}, head=FORM))
    opened.wait()
    return opened


def field(k, id):
    return next(f for f in k.window.page.column.fields if f.question.id == id)


def write(k, widget, text):
    """Replace what is in a field by what is pasted."""
    QApplication.clipboard().setText(text)
    k.qtbot.keyClick(widget, ALL, CONTROL)
    k.qtbot.keyClick(widget, Qt.Key.Key_V, CONTROL)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("typed", ["17", "99.5", "-20", "1e9", "old", "2 0", "\u0663\u0660 years"])
def test_a_number_that_cannot_be_is_objected_to_and_nothing_is_written(asked, typed):
    k = asked
    write(k, field(k, "name").sheet, "Ada")
    write(k, field(k, "age").line, typed)
    k.click(k.window.page.continue_button)
    assert k.window.page.page.kind is PageKind.FORM
    assert field(k, "age").objection.text()
    assert field(k, "age").line.text() == typed, "what was typed can be put right"
    assert field(k, "name").sheet.toPlainText() == "Ada", "the rest stays as it was"
    assert k.responses == []
    write(k, field(k, "age").line, "18")
    assert field(k, "age").objection.text() == ""
    k.click(k.window.page.continue_button)
    assert isinstance(k.step, Showing)
    assert [(x["question"], x["choice"]) for x in k.responses] == [("age", "18")]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("letter", ["x", "\U0001f600", "e\u0301", "\u05de", "word "])
def test_as_many_letters_as_fit_are_kept_and_no_half_one(asked, letter):
    k = asked
    sheet = field(k, "words").sheet
    height = k.window.page.area.viewport().height()
    write(k, sheet, letter * (2 * MOST_LETTERS // len(letter)))
    kept = sheet.toPlainText()
    assert MOST_LETTERS - 2 <= len(kept) <= MOST_LETTERS
    assert (letter * MOST_LETTERS).startswith(kept)
    assert sheet.height() < height
    write(k, field(k, "name").sheet, "Ada")
    write(k, field(k, "age").line, "30")
    k.click(k.window.page.continue_button)
    written = {x["question"]: x["choice"] for x in k.responses}
    assert written["words"] == kept.strip() or written["words"] == kept
    assert verify(k.recorder.path) == []


def test_whoever_writes_more_than_fits_goes_on_where_they_are(asked, qtbot):
    k = asked
    sheet = field(k, "words").sheet
    write(k, sheet, "a" * MOST_LETTERS)
    qtbot.keyClicks(sheet, "bc")
    assert sheet.textCursor().position() == MOST_LETTERS
    assert sheet.toPlainText() == "a" * MOST_LETTERS
    sheet.moveCursor(QTextCursor.MoveOperation.Start)
    qtbot.keyClicks(sheet, "de")
    assert sheet.toPlainText().startswith("a"), "nothing at the end is lost for it"
    assert sheet.textCursor().position() == 0
    assert len(sheet.toPlainText()) == MOST_LETTERS


def test_a_form_that_was_half_filled_when_the_kiosk_died_is_asked_again_from_the_start(
    asked, qtbot
):
    k = asked
    write(k, field(k, "name").sheet, "Ada")
    write(k, field(k, "age").line, "30")
    k.recorder.abandon()  # as a process that is gone: nothing more is written
    before = k.recorder.path.read_bytes()
    k.window.close()
    assert k.recorder.path.read_bytes() == before
    assert b"Ada" not in before
    assert not (k.recorder.path.parent / "personal").exists()
    again = SessionRecorder.resume(
        k.package, k.recorder.path.parent, SessionSetup("p1", "here"), k.recorder.path
    )
    k.recorder, k.window = again, KioskWindow(again)
    qtbot.addWidget(k.window)
    with qtbot.waitExposed(k.window):
        k.window.show()
    k.wait()
    assert field(k, "name").sheet.toPlainText() == ""
    assert field(k, "age").line.text() == ""
    write(k, field(k, "name").sheet, "Ada")
    write(k, field(k, "age").line, "31")
    k.click(k.window.page.continue_button)
    assert [(x["question"], x["choice"]) for x in k.responses] == [("age", "31")]
    apart = k.recorder.path.parent / "personal" / again.path.name
    assert [json.loads(x)["choice"] for x in apart.read_text("utf-8").splitlines()] == ["Ada"]
    assert len(read_journal(apart).lines) == 1
    k.window.close()
