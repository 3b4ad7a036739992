"""Every text on the desk's pages goes through the voice of the desk, none is written there."""

import re

import pytest
from PySide6.QtWidgets import (
    QApplication,
)

from tests.gui.desk.conftest import page_of
from tests.gui.marked import texts_of
from turingdesk.core.errors import BadStudy, Problem
from turingdesk.gui import translation
from turingdesk.gui.desk.settings import _lines
from turingdesk.gui.desk.tour import Tour
from turingdesk.gui.errors import ErrorDialog, explain
from turingdesk.sessions.voice import LANGUAGES

MARK = "\u00a7"
#: What people and studies are called, and names of the program and of languages.
NAMES = {"TuringDesk", "P-001", "small", "Words, spring", "Words, spring (small)", "Booth 1"}
NAMES |= {"alpha", "beta", "words", *LANGUAGES.values()}


class Marked(translation.ScreenVoice):
    """A voice that marks what it says."""

    def __init__(self):
        super().__init__()
        self.spoken = "marked"  # no English: sentences from below are asked for, too

    def lookup(self, context, text, note="", n=-1):
        return f"{MARK}{super().lookup(context, text, note, n)}" if text else text

    def translate(self, message):
        return f"{MARK}{message}"


@pytest.fixture
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


#: A day and a time, whose month Qt names in the language of the desk.
MOMENT = re.compile(r"\d+ [A-Z][a-z]{2} \d+:\d+")


def unsaid(window):
    """Words in sight that the voice did not say and that are no one's name."""
    widgets = [window, *(one for one in window.findChildren(object) if is_seen(one, window))]
    found = {text.strip() for widget in widgets for text in texts_of(widget)}
    return {
        text
        for text in found - NAMES - {"\n".join(_lines())}
        if MARK not in text and re.search("[A-Za-z]{2}", MOMENT.sub("", text)) and "/" not in text
    }


def is_seen(one, window):
    return one.isWidgetType() and one.isVisibleTo(window)


@pytest.mark.slow  # starts the reader's process
def test_live_results_say_everything(qtbot, marked, sit, new_desk):
    sit()
    page = page_of(new_desk(), "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    assert unsaid(page) == set()
    assert unsaid(page.window()) == set()


@pytest.mark.slow
def test_an_empty_folder_is_said_on_every_page(qtbot, marked, new_desk):
    desk = new_desk()
    for name in ("studies", "participants", "sessions", "export", "record", "settings"):
        page = page_of(desk, name)
        QApplication.processEvents()
        assert (name, unsaid(page)) == (name, set())


@pytest.mark.slow
def test_sessions_exports_and_the_record_say_everything(qtbot, marked, sit, new_desk):
    sit()
    sit("P-001", steps=2)
    desk = new_desk()
    sessions = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: bool(sessions.table.rows.things))
    sessions.table.choose(0)
    assert unsaid(sessions) == set()
    export = page_of(desk, "export")
    qtbot.waitUntil(export.write.isEnabled)
    assert unsaid(export) == set()
    record = page_of(desk, "record")
    qtbot.waitUntil(lambda: bool(record.entries))
    assert unsaid(record) - {desk.state.who} == set()


@pytest.mark.slow  # computes every analysis
def test_exclusions_say_everything(qtbot, marked, sit, new_desk):
    sit()
    page = page_of(new_desk(), "exclusions")
    qtbot.waitUntil(lambda: bool(page.shown.lines))
    assert unsaid(page) == set()


def test_the_tour_and_an_error_say_everything(qtbot, marked, new_desk):
    tour = Tour(new_desk())
    assert unsaid(tour) == set()
    problem = Problem(
        "TuringDesk can't find 'a.png' in the media folder.", "Add it.", "captions.csv", 7
    )
    dialog = ErrorDialog(explain(BadStudy(problem)))
    qtbot.addWidget(dialog)
    dialog.show()
    assert unsaid(dialog) == set()
