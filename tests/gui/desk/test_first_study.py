"""Someone who never saw the program runs a pilot of their own study, reading only the screen.

They have a workbook with column names of their own and a folder of photographs. Every
step below is what they read and what they do then: buttons are found by the words on
them, fields by the words above them, and all clicks, keys and drops are real events.
"""

import re

import pytest
from openpyxl import Workbook
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from turingdesk.core.errors import Severity
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.journal.journal_file import read_journal
from turingdesk.study.package import open_package

PHOTOS = ("harbour", "farm", "kitchen", "beach", "forest", "street")
PEOPLE = "Somebody left their shoes next to the {}"
MODEL = "A photo of a {} on a sunny day."


@pytest.fixture
def own_photos(tmp_path):
    folder = tmp_path / "Photos from the summer"
    folder.mkdir()
    for number, name in enumerate(PHOTOS):
        image = QImage(320, 240, QImage.Format.Format_RGB32)
        image.fill(QColor.fromHsv(50 * number, 120, 200))
        assert image.save(str(folder / f"{name}.jpg"))
    return folder


@pytest.fixture
def own_table(tmp_path):
    """A workbook as people make them, with their own column names and words."""
    book = Workbook()
    book.active.append(["Photo", "Description", "Written by", "Collected on"])
    for name in PHOTOS:
        book.active.append([f"{name}.jpg", PEOPLE.format(name), "person", "12 May"])
        book.active.append([f"{name}.jpg", MODEL.format(name), "GPT-4o", "13 May"])
    path = tmp_path / "Summer descriptions.xlsx"
    book.save(path)
    return path


class Person:
    """Sees what is on the screen, clicks on it, types and drops; knows nothing else."""

    def __init__(self, qtbot):
        self.qtbot = qtbot

    def window(self):
        """The window in front: a dialog where one is open, else the newest window."""
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        modal = QApplication.activeModalWidget()
        kiosk = [one for one in shown if isinstance(one, KioskWindow)]
        return modal or (kiosk or [one for one in shown if one.windowTitle() == "TuringDesk"])[0]

    def reads(self, text):
        """Wait until words are somewhere on the screen."""
        self._waits(lambda: self._shown(text))

    def clicks(self, text):
        """Click the button with these words."""
        self._waits(lambda: self._button(text) is not None)
        button = self._button(text)
        at = QPoint(10, button.height() // 2) if isinstance(button, QCheckBox) else QPoint()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=at)

    def types(self, text, into):
        """Type into the field under these words."""
        self._waits(lambda: self._field(into) is not None)
        field = self._field(into)
        self.qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
        self.qtbot.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.qtbot.keyClicks(field, text)

    def presses(self, key):
        """Press a key."""
        self.qtbot.keyClick(self.window(), key)

    def drops(self, paths, onto):
        """Drag files from elsewhere and let them go over these words."""
        self._waits(lambda: any(one.text() == onto for one in self._seen(QLabel)))
        there = next(one for one in self._seen(QLabel) if one.text() == onto)
        target = there
        while not target.acceptDrops():
            target = target.parentWidget()
        files = QMimeData()
        files.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        at = there.mapTo(target, there.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, files, left, none)
        QApplication.sendEvent(target, enter)
        assert enter.isAccepted(), "the window takes what is dragged over it"
        drop = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, files, left, none)
        QApplication.sendEvent(target, drop)

    def finds(self, text, under):
        """Wait until a text is in the field under these words."""
        self._waits(lambda: (field := self._field(under)) is not None and field.text() == text)

    def sees(self, choice, in_menu):
        """Wait until something is chosen in the menu of that name."""
        self._waits(
            lambda: (
                choice
                in [
                    m.currentText() for m in self._seen(QComboBox) if m.accessibleName() == in_menu
                ]
            )
        )

    def can_click(self, text):
        """Whether there is a button with these words that can be pressed now."""
        return self._button(text) is not None

    def _waits(self, seen):
        self.qtbot.waitUntil(seen)

    def _field(self, words):
        """The field that words are over or beside; None if there is none yet."""
        for seen in self._seen(QLabel):
            if seen.text() == words and seen.buddy() is not None:
                return seen.buddy()
        return next((f for f in self._seen(QLineEdit) if f.accessibleName() == words), None)

    def _seen(self, kind):
        return [one for one in self.window().findChildren(kind) if one.isVisible()]

    def _shown(self, text):
        widgets = [*self._seen(QLabel), *self._seen(QAbstractButton)]
        words = [one.text() for one in widgets] + [w.accessibleName() for w in self._seen(QWidget)]
        return any(text in one for one in words)

    def _button(self, text):
        for one in self._seen(QAbstractButton):
            words = one.choice.label if isinstance(one, ChoiceButton) else one.text()
            if words == text and one.isEnabled():
                return one
        return None


@pytest.fixture
def person(qtbot):
    return Person(qtbot)


@pytest.mark.slow
def test_from_the_start_screen_to_a_running_pilot_of_ones_own_study(
    desk, person, own_table, own_photos, data, fresh_settings
):
    # The start screen says what can be done; nothing was ever opened here.
    person.reads("How do you want to begin?")
    person.reads("From a spreadsheet with one answer in each row")
    person.clicks("New study\u2026")

    # The dialog asks for the two things that they have.
    person.reads("Choose your spreadsheet.")
    person.drops([own_table, own_photos], onto="Drop your spreadsheet and picture folder here")

    # It has guessed what the columns hold, and shows it.
    person.reads("12 rows.")
    person.sees("Image descriptions", in_menu="Task")
    person.sees("Photo", in_menu="Column for image")
    person.sees("Description", in_menu="Column for caption")
    person.sees("Written by", in_menu="Column for origin")
    person.sees("Human", in_menu="Meaning of person")
    person.sees("Machine", in_menu="Meaning of GPT-4o")

    # The title is that of the file; they write a better one, and the folder follows.
    person.finds("Summer descriptions", under="Title")
    person.types("Our first study", into="Title")
    folder = fresh_settings / "TuringDesk" / "our-first-study"
    person.finds("~/TuringDesk/our-first-study", under="Folder")
    person.clicks("Create")

    # The editor opens with the study, which lacks a consent text; what was omitted is said.
    person.reads("Edit study")
    person.reads("Saved \u00b7 Our first study")
    person.reads("12 rows and 6 pictures imported.")
    person.reads("Columns that were not imported: Collected on.")
    person.reads("Answers faster than 3 s are excluded from results")
    person.reads("1 error. Only pilots can run")

    # Back on Studies, the study is there and can be tried out.
    person.clicks("Studies")
    person.reads("Plan of Image descriptions")
    person.clicks("Pilot\u2026")
    person.types("try-1", into="Participant code")
    person.clicks("Start")

    # The participant's window: it is marked as a pilot and begins with the usual pages.
    person.qtbot.waitUntil(lambda: isinstance(person.window(), KioskWindow))
    kiosk = person.window()
    assert not kiosk.isFullScreen()
    person.clicks("Continue")
    person.clicks("I agree")

    # The first trial shows one of their own descriptions under one of their own pictures.
    person.reads("Who wrote this description?")
    shown = kiosk.trial.view.content
    mine = [text.format(name) for name in PHOTOS for text in (PEOPLE, MODEL)]
    assert shown.caption in mine
    assert shown.image.is_relative_to(folder / "media")
    assert shown.image.stem in shown.caption
    person.qtbot.waitUntil(lambda: not kiosk.trial.bar.hold.is_on)
    person.clicks("A human")

    # The answer is on disk, in the folder of pilots, and nowhere among those that count.
    journal = data / "pilot" / "sub-try-1_ses-1_study-our-first-study.jsonl"
    person.qtbot.waitUntil(lambda: bool(_answers(journal)))
    answer = _answers(journal)[0]
    assert answer["choice"] == "human"
    assert answer["truth"] == ("human" if shown.caption.startswith("Somebody") else "machine")
    assert not list(data.glob("sub-*.jsonl"))
    with person.qtbot.waitSignal(desk.state.run.over):
        kiosk.leave()


def _answers(journal):
    """The lines of answered trials in a journal."""
    lines = read_journal(journal).lines if journal.exists() else ()
    return [line for line in lines if line["kind"] == "response" and line.get("task")]


@pytest.mark.slow
def test_what_is_missing_is_said_until_nothing_is(desk, person, own_table, own_photos):
    person.clicks("New study\u2026")
    person.types(str(own_table.with_name("nothing.xlsx")), into="Spreadsheet")
    person.reads("TuringDesk can't find the file")
    person.types(str(own_table), into="Spreadsheet")
    person.reads("Choose the folder with your pictures.")
    assert not person.can_click("Create"), "it cannot be pressed yet"
    person.types(str(own_photos), into="Folder of pictures")
    person.clicks("Create")
    person.reads("1 error. Only pilots can run")


@pytest.mark.slow
def test_a_wrong_cell_is_named_with_its_place(desk, person, own_photos, tmp_path, fresh_settings):
    book = Workbook()
    book.active.append(["Photo", "Description", "Written by"])
    for name in (*PHOTOS, "moon"):
        book.active.append([f"{name}.jpg", PEOPLE.format(name), "person"])
        book.active.append([f"{name}.jpg", MODEL.format(name), "GPT-4o"])
    table = tmp_path / "With a mistake.xlsx"
    book.save(table)
    person.clicks("New study\u2026")
    person.drops([table, own_photos], onto="Drop your spreadsheet and picture folder here")
    person.clicks("Create")
    person.reads("moon.jpg")
    page = desk.page("editor")
    person.qtbot.waitUntil(lambda: bool(page.problems))
    found = [p for p in page.problems if p.severity is Severity.ERROR]
    assert {(p.file, p.column) for p in found} == {("captions.csv", "image")}
    assert [p.line for p in found] == [14, 15]
    person.clicks("Studies")
    person.reads("captions.csv, line 14")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["From a published design", "Empty, without answers"])
def test_the_other_ways_open_in_the_editor_too(desk, person, way, fresh_settings):
    person.clicks("New study\u2026")
    person.clicks(way)
    person.types("Another one", into="Title")
    person.clicks("Create")
    person.reads("Saved \u00b7 Another one")
    made = fresh_settings / "TuringDesk" / "another-one"
    assert re.search(r'^title = "Another one"', (made / "study.toml").read_text("utf-8"), re.M)
    assert (made / "texts" / "consent.md").exists()


@pytest.mark.slow
def test_the_study_that_was_made_is_a_package_like_any_other(
    desk, person, own_table, own_photos, fresh_settings
):
    person.clicks("New study\u2026")
    person.drops([own_table, own_photos], onto="Drop your spreadsheet and picture folder here")
    person.clicks("Create")
    person.reads("1 error. Only pilots can run")
    package = open_package(fresh_settings / "TuringDesk" / "summer-descriptions")
    assert {s.makers[""].agent for s in package.stimuli["captions.csv"]} == {"", "GPT-4o"}
    assert len(package.media()) == len(PHOTOS)
