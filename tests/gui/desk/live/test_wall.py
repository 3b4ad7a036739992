"""Wall mode: the room sees results, never who takes part, and nothing of a sealed study."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from tests.gui.desk.conftest import page_of
from turingdesk.gui import theme
from turingdesk.gui.desk.live.wall import WallWindow, wall_screen
from turingdesk.gui.theme import color
from turingdesk.presenters.live import LiveSnapshot

COURSE = [{"sessions": 3, "session": "s-3", "n": 12, "value": 0.5, "ci_low": 0.4, "ci_high": 0.6}]
RESULTS = {
    "detectability": [{"value": 0.57, "ci_low": 0.51, "ci_high": 0.63}],
    "confusion": [
        {"truth": "human", "n_human": 30, "n_machine": 10},
        {"truth": "machine", "n_human": 20, "n_machine": 20},
    ],
}


def shown(wall):
    return [one.text() for one in wall.findChildren(QLabel) if one.isVisibleTo(wall)]


def test_the_wall_follows_the_page_and_closes_with_esc(qtbot, desk, sit):
    for number in range(1, 4):
        sit(f"P-00{number}")
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    qtbot.mouseClick(page.wall_button, Qt.MouseButton.LeftButton)
    wall = page.wall
    assert wall.isFullScreen()
    assert "Words, spring" in shown(wall)
    assert "3 of 30 sessions" in shown(wall)
    assert page.detectability.value.text() in shown(wall)
    desk.go_to("sessions")  # it continues without the page
    sit("P-004")
    qtbot.waitUntil(lambda: "4 of 30 sessions" in shown(wall))
    assert not any("P-00" in text for text in shown(wall))
    assert not wall.findChildren(QPushButton)
    qtbot.keyClick(wall, Qt.Key.Key_Escape)
    assert page.wall is None
    assert not page.feed.is_on


@pytest.mark.slow
def test_a_session_on_this_machine_closes_the_wall(qtbot, desk, sit):
    sit("P-001")
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    page.open_wall()
    desk.state.run.began.emit()
    assert page.wall is None


def test_a_sealed_study_shows_no_number_that_tells_human_from_machine(qtbot):
    wall = WallWindow()
    qtbot.addWidget(wall)
    open_one = LiveSnapshot(valid=12, planned=30, counted=80, results=RESULTS, course=COURSE)
    wall.show_snapshot(open_one)
    assert {"Imitation detectability", "0.57"} <= {*shown(wall)}
    assert wall.matrix.shown()["HH"] == "0.75"
    sealed = LiveSnapshot(
        valid=12, planned=30, sealed=80, results=RESULTS, course=COURSE, hides_truth=True
    )
    wall.show_snapshot(sealed)
    assert {"12 of 30 sessions", "80 answers"} <= {*shown(wall)}
    assert "Results stay hidden while the study is sealed." in shown(wall)
    assert "Imitation detectability" not in shown(wall)
    assert not any("0." in text for text in shown(wall))
    assert set(wall.matrix.shown().values()) == {"\u2013"}
    assert "0." not in wall.course.accessibleDescription()


class Plug:
    """A screen as `display` asks it, without a monitor that says more than its plug."""

    def __init__(self, name):
        self._name = name

    def name(self):
        return self._name

    def serialNumber(self):  # noqa: N802 - Qt's own name
        return ""

    manufacturer = model = serialNumber


def test_the_wall_takes_a_screen_that_is_neither_the_desks_nor_the_participants():
    own, booth, beamer = Plug("eDP-1"), Plug("HDMI-1"), Plug("DP-2")
    assert wall_screen(own, [own], "") is own
    assert wall_screen(own, [own, booth], booth.name()) is booth
    assert wall_screen(own, [own, booth, beamer], booth.name()) is beamer


def test_the_open_wall_follows_the_theme(qtbot, qapp):
    wall = WallWindow()
    qtbot.addWidget(wall)
    wall.show_snapshot(
        LiveSnapshot(valid=3, planned=30, counted=80, results=RESULTS, course=COURSE)
    )
    wall.show()
    theme.apply(qapp, "dark")
    labels = (wall.title, wall.value, wall.sessions)
    assert {one.palette().windowText().color().name() for one in labels} == {color("ink").name()}
