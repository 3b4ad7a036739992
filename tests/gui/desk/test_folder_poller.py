"""Following a data folder: one reading at a time, of the folder in use, trouble told once."""

from threading import Event

import pytest
from PySide6.QtWidgets import QWidget

from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import unreadable
from turingdesk.system.settings import Settings


class Page(QWidget):
    """What a page gives a FolderPoller, with readings that wait until they may end."""

    def __init__(self, state):
        super().__init__()
        self.looked, self.shown, self.failed = [], [], []
        self.may_end, self.problem = Event(), None
        self.may_end.set()
        self.follow = FolderPoller(
            self, state, 20, self.look, self.shown.append, self.failed.append
        )

    def look(self, data):
        self.looked.append(data)
        self.may_end.wait(5)
        if self.problem is not None:
            raise self.problem
        return data.name


@pytest.fixture
def state(tmp_path):
    return DeskState(Settings(data=tmp_path / "one"))


@pytest.fixture
def page(qtbot, state):
    made = Page(state)
    qtbot.addWidget(made)
    yield made
    made.may_end.set()
    made.follow.stop()


def test_it_reads_again_and_again_until_it_is_stopped(qtbot, page):
    page.follow.begin()
    qtbot.waitUntil(lambda: len(page.shown) > 2)
    page.follow.stop()
    qtbot.wait(60)
    before = len(page.looked)
    qtbot.wait(60)
    assert len(page.looked) == before
    assert set(page.shown) == {"one"}


def test_a_slow_reading_is_waited_for_and_one_more_follows_where_it_was_asked_for(qtbot, page):
    page.may_end.clear()
    page.follow.read()
    qtbot.waitUntil(lambda: len(page.looked) == 1)
    for _ in range(3):
        page.follow.read()
    assert len(page.looked) == 1
    page.may_end.set()
    qtbot.waitUntil(lambda: len(page.shown) == 2)
    qtbot.wait(60)
    assert len(page.looked) == 2


def test_what_another_folder_held_is_never_shown(qtbot, page, state, tmp_path):
    page.may_end.clear()
    page.follow.read()
    qtbot.waitUntil(lambda: len(page.looked) == 1)
    state.settings = Settings(data=tmp_path / "two")
    page.may_end.set()
    qtbot.waitUntil(lambda: bool(page.shown))
    assert page.shown == ["two"]


def test_trouble_is_told_once_until_it_is_over(qtbot, page, state):
    told = []
    state.notified.connect(lambda notice: told.append(notice.text))
    page.problem = PermissionError(13, "Permission denied")
    page.follow.begin()
    qtbot.waitUntil(lambda: len(page.failed) > 2)
    assert len(told) == 1
    assert told[0] == page.failed[0]
    assert "can't be read. You don't have permission. Reconnect it" in told[0]
    page.problem = None
    qtbot.waitUntil(lambda: bool(page.shown))
    page.problem = PermissionError(13, "Permission denied")
    qtbot.waitUntil(lambda: len(told) == 2)


def test_why_a_folder_cannot_be_read_is_said_in_one_sentence(tmp_path):
    said = unreadable(tmp_path, ValueError("It is odd."))
    assert said.startswith(f"The data folder {tmp_path} can't be read. It is odd. Reconnect")
