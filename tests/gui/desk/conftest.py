"""A desk with a small study of words, real folders and real windows."""

import csv
import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.packages import without_consent
from tests.small_study import walk_on
from turingdesk.gui import theme
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system.settings import Settings

TOML = """\
id = "small"
title = "Words, spring"
version = "1.2"
provenance = "Made up for a test."
seed = 5
participants = 30
[[block]]
task = "words"
trials = 4
[block.controls]
questions = "none"
"""


def write_study(folder, toml=TOML, rows=12):
    """A study of associations, half by humans, half by two machines."""
    folder.mkdir(parents=True)
    (folder / "study.toml").write_text(without_consent(toml), encoding="utf-8")
    with (folder / "words.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["id", "cue", "association", "origin", "agent", "provenance"])
        for n in range(rows):
            machine = n % 2
            agent = ("alpha", "beta")[n // 2 % 2] if machine else f"p{n}"
            origin = "machine" if machine else "human"
            table.writerow([f"w{n}", f"cue {n // 2}", f"word {n}", origin, agent, "made up"])
    return folder


@pytest.fixture(autouse=True)
def forked_workers(quick_workers):
    """For every test of the desk."""


@pytest.fixture
def study(tmp_path):
    return write_study(tmp_path / "words-spring")


@pytest.fixture
def package(study):
    return open_package(study)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def sit(package, data):
    """Runs a session to its end, or some steps of it."""
    open_ones = []

    def run(
        code="P-001", steps=10_000, *, kiosk="Booth 1", judge="human", pilot=False, keep=False
    ):
        recorder = SessionRecorder.begin(
            package, data, SessionSetup(code, kiosk, judge, pilot=pilot)
        )
        walk_on(recorder, steps)
        if keep:
            open_ones.append(recorder)
        else:
            recorder.abandon()
        return recorder

    yield run
    for recorder in open_ones:
        recorder.abandon()


@pytest.fixture
def show_desk(qtbot):
    """Shows desks, which are closed at the end."""
    theme.apply(QApplication.instance())
    made = []

    def show(state):
        window = DeskWindow(state)
        made.append(window)
        qtbot.addWidget(window)
        window.show()
        return window

    yield show
    for window in made:
        if window.state.run.kiosk is not None:
            window.state.run.kiosk.leave()
        window.close()


@pytest.fixture
def new_desk(show_desk, data):
    """Opens desks on the data folder."""
    return lambda **settings: show_desk(
        DeskState(Settings(**{"data": data, "kiosk": "Booth 1", **settings}))
    )


@pytest.fixture
def desk(new_desk):
    return new_desk()


@pytest.fixture
def with_study(qtbot, desk, study):
    """The desk once the study was read and hashed."""
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(study)
    return desk


class Squeezed(QObject):
    """Watches each card as it is painted; `cards` are those with less height than they need."""

    def __init__(self):
        super().__init__()
        self.cards = []

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's own name
        if event.type() is QEvent.Type.Paint and isinstance(watched, Card):
            needed = watched.layout().totalHeightForWidth(watched.width())
            if watched.height() < needed:
                self.cards.append((watched.title.text(), watched.height(), needed))
        return False


@pytest.fixture
def squeezed():
    """Which cards are painted before they have their height."""
    watching = Squeezed()
    QApplication.instance().installEventFilter(watching)
    yield watching.cards
    QApplication.instance().removeEventFilter(watching)


def page_alone(qtbot, kind, state, width, height):
    """A page by itself, on screen; that it is in the desk is tested with all pages."""
    made = kind(state)
    state.setParent(made)
    qtbot.addWidget(made)
    made.resize(width, height)
    made.show()
    return made


def page_of(desk, name):
    """A page, opened by a click on its button."""
    desk.navigation.button(name).click()
    return desk.page(name)


def leave_closing_screen(qtbot, kiosk):
    """Press the experimenter's keys."""
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(kiosk, Qt.Key.Key_Q, both)


def answer_all(qtbot, kiosk, keys="fj", leave=True):
    """Press keys until the session is over, then leave it; gives how many trials there were."""
    letters = {"f": Qt.Key.Key_F, "j": Qt.Key.Key_J}
    pressed = itertools.cycle(keys)
    trials = 0
    while kiosk.isVisible() and not kiosk.is_closing:
        if kiosk.page is not None:
            page = kiosk.page
            qtbot.waitUntil(lambda page=page: page.onset_s is not None)
            qtbot.keyClick(kiosk, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda page=page: kiosk.page is not page or not kiosk.isVisible())
            continue
        number, view = kiosk.recorder.session.place, kiosk.trial.view
        qtbot.waitUntil(lambda: not kiosk.trial.bar.hold.is_on)
        qtbot.keyClick(kiosk, letters[next(pressed)])
        qtbot.waitUntil(
            lambda number=number, view=view: (
                kiosk.recorder.session.place > number or kiosk.trial.view is not view
            )
        )
        trials += 1
    if kiosk.is_closing and leave:
        leave_closing_screen(qtbot, kiosk)
    return trials


def files(folder):
    """Journals and what else lies in a data folder, the record aside."""
    found = [path for path in Path(folder).rglob("*") if path.is_file()]
    return sorted(path.name for path in found if "record" not in path.relative_to(folder).parts)


def drop(widget, *paths):
    """Drag files over a widget and let them fall; whether it took them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entered = QDragEnterEvent(QPoint(40, 40), *how)
    QApplication.sendEvent(widget, entered)
    if not entered.isAccepted():
        return False
    dropped = QDropEvent(QPointF(40, 40), *how)
    QApplication.sendEvent(widget, dropped)
    return dropped.isAccepted()
