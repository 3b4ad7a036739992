"""Codes of a study: made by the desk, chosen by someone, copied, saved, and who has one."""

import csv
import io
import threading
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.participants.codes import NO_STUDY, CodesDialog, OwnCodesDialog
from turingdesk.journal.audit import read_record
from turingdesk.journal.notes import notes_folder
from turingdesk.people.codes import codes, generate, is_sound, reserve
from turingdesk.people.withdrawal import withdraw


@pytest.fixture
def page(with_study, data):
    data.mkdir(exist_ok=True)
    return page_of(with_study, "participants")


@pytest.fixture
def dialog(page, dialog_of):
    return dialog_of(page.codes, CodesDialog)


@pytest.fixture
def own(dialog, dialog_of):
    return dialog_of(dialog.add_own_button, OwnCodesDialog)


def paste(qtbot, field, text):
    """Ctrl+V, as from a spreadsheet."""
    QApplication.clipboard().setText(text)
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def written(data, what):
    return [entry for entry in read_record(data).entries if entry.what == what]


def test_codes_are_made_for_the_study_in_hand_and_written_down(qtbot, dialog, data):
    assert dialog.study.currentText() == "Words, spring"
    assert dialog.status.text() == "None yet."
    assert not dialog.copy.isEnabled()
    dialog.count.selectAll()
    qtbot.keyClicks(dialog.count, "12")
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 12)
    assert dialog.status.text() == "12 codes for this study, 12 available."
    assert all(is_sound(one.code.code) for one in dialog.listed)
    assert {c.code for c in codes(data, "small")} == {one.code.code for one in dialog.listed}
    qtbot.waitUntil(lambda: bool(written(data, "created participant codes")))
    assert written(data, "created participant codes")[0].fields == {"study": "small", "codes": 12}
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 24)


def test_a_list_that_was_read_before_codes_were_made_is_not_shown_after_them(
    qtbot, page, dialog_of, monkeypatch
):
    calls = count()
    has_begun, may_go_on, has_read = (threading.Event() for _ in range(3))

    def slow(data, study):
        found = codes(data, study)
        if next(calls) == 0:  # on a busy computer
            has_begun.set()
            may_go_on.wait(60)
            has_read.set()
        return found

    monkeypatch.setattr("turingdesk.gui.desk.participants.codes.codes", slow)
    dialog = dialog_of(page.codes, CodesDialog)
    qtbot.waitUntil(has_begun.is_set)
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 40)
    may_go_on.set()
    qtbot.waitUntil(has_read.is_set)
    qtbot.wait(100)  # its answer is on its way
    assert len(dialog.listed) == 40
    assert dialog.copy.isEnabled()


def test_the_list_says_who_has_a_code(qtbot, with_study, dialog_of, sit, data):
    first, second, _ = generate(data, "small", 3, "Ada")
    sit(first.code)
    sit(second.code.lower(), 1)
    page = page_of(with_study, "participants")
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 2)
    dialog = dialog_of(page.codes, CodesDialog)
    qtbot.waitUntil(lambda: len(dialog.listed) == 3)
    states = {one.code.code: one.state for one in dialog.listed}
    assert states[first.code] == "completed"
    assert states[second.code] == "cut off", "in whatever case it was typed"
    assert dialog.status.text() == "3 codes for this study, 1 available."


def test_the_list_is_copied_one_a_line_and_saved_for_a_spreadsheet(
    qtbot, dialog, tmp_path, monkeypatch
):
    dialog.count.setValue(3)
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 3)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text().split("\n") == [c.code.code for c in dialog.listed]
    assert dialog.status.text() == "3 codes copied, one per line."
    chosen = tmp_path / "list"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    text = (tmp_path / "list.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["code"] for row in rows] == [c.code.code for c in dialog.listed]
    assert {row["study"] for row in rows} == {"small"}
    assert {row["state"] for row in rows} == {"free"}


def test_a_list_that_cannot_be_saved_is_told(qtbot, dialog, tmp_path, monkeypatch):
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(dialog.listed))
    there = str(tmp_path / "nowhere" / "list.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (there, ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert "can't be saved" in dialog.status.text()
    assert dialog.status.property("role") == "objection"


def test_without_a_study_nothing_is_made(desk, dialog_of, data):
    data.mkdir()
    dialog = dialog_of(page_of(desk, "participants").codes, CodesDialog)
    assert dialog.status.text() == NO_STUDY
    assert not dialog.make.isEnabled()
    assert not dialog.add_own_button.isEnabled()


def test_a_folder_that_cannot_be_written_is_told_and_can_be_tried_again(qtbot, dialog, data):
    blocked = data / "record" / "codes"
    blocked.parent.mkdir(parents=True, exist_ok=True)
    blocked.write_text("")
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "can't be created" in dialog.status.text())
    assert dialog.status.property("role") == "objection"
    assert dialog.make.isEnabled()
    blocked.unlink()
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 40)
    assert dialog.status.property("role") == "soft"


@pytest.mark.slow
def test_a_pasted_list_is_added_to_the_codes(qtbot, dialog, own, data):
    assert not own.add.isEnabled()
    paste(qtbot, own.text, "SP-01\r\nSP-02\r\nSP-03\r\n")
    qtbot.waitUntil(own.add.isEnabled)
    assert own.status.text() == "3 new codes."
    qtbot.mouseClick(own.add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 3)
    assert [c.code for c in codes(data, "small")] == ["SP-01", "SP-02", "SP-03"]
    assert dialog.status.text() == "3 codes for this study, 3 available."
    qtbot.waitUntil(lambda: bool(written(data, "added participant codes")))
    assert written(data, "added participant codes")[0].fields == {"study": "small", "codes": 3}


@pytest.mark.slow
def test_a_code_is_typed_and_one_that_is_on_the_list_is_passed_over(qtbot, dialog, own, data):
    reserve(data, "small", ["SP-01"], "Ada")
    qtbot.keyClicks(own.text, "sp-01")
    qtbot.waitUntil(lambda: own.status.text() == "0 new codes; 1 already on the list.")
    assert not own.add.isEnabled()
    qtbot.keyClick(own.text, Qt.Key.Key_Return)
    qtbot.keyClicks(own.text, "SP-02")
    qtbot.waitUntil(own.add.isEnabled)
    qtbot.mouseClick(own.add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 2)
    assert [c.code for c in codes(data)] == ["SP-01", "SP-02"]


@pytest.mark.slow
def test_a_list_with_a_mistake_is_refused_with_its_line_and_adds_nothing(qtbot, own, data):
    reserve(data, "other", ["OLD-1"], "Ada")
    reserve(data, "small", ["gone"], "Ada")
    withdraw(data, "gone", "Never came.", "Ada")
    for text, said in (
        ("SP-01\nSP-02\nsp-01", "Line 3: sp-01 is already in line 1"),
        ("SP-01\nAda Lovelace", "Line 2: The participant code 'Ada Lovelace' contains a space"),
        ("SP-01\nOLD-1", "Line 2: OLD-1 was created for the study other."),
        ("SP-01\ngone", "Line 2: gone withdrew"),
    ):
        own.text.clear()
        paste(qtbot, own.text, text)
        qtbot.waitUntil(lambda said=said: said in own.status.text())
        assert own.status.property("role") == "objection"
        assert not own.add.isEnabled()
    assert [c.code for c in codes(data)] == ["OLD-1"]


@pytest.mark.slow
def test_many_mistakes_are_told_a_few_at_a_time(qtbot, own):
    paste(qtbot, own.text, "\n".join(f"a b{n}" for n in range(100)))
    qtbot.waitUntil(lambda: "96 more." in own.status.text())
    assert own.height() < 700


@pytest.mark.slow
def test_escape_adds_nothing(qtbot, dialog, own, data):
    paste(qtbot, own.text, "SP-01\nSP-02")
    qtbot.waitUntil(own.add.isEnabled)
    with qtbot.waitSignal(own.rejected):
        qtbot.keyClick(own, Qt.Key.Key_Escape)
    assert codes(data) == []
    assert not notes_folder(data, pilot=False).exists()


@pytest.mark.slow
def test_a_desk_that_was_faster_keeps_its_code(qtbot, dialog, own, data):
    paste(qtbot, own.text, "SP-01\nSP-02")
    qtbot.waitUntil(own.add.isEnabled)
    reserve(data, "other", ["SP-01"], "Bob")
    qtbot.mouseClick(own.add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.listed) == 1)
    assert {c.code: c.study for c in codes(data)} == {"SP-01": "other", "SP-02": "small"}
