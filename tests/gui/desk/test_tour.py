"""The first-run tour: at most four steps, left at any moment, shown once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from turingdesk.gui.desk.tour import STEPS, Tour, offer, offer_with_a_study
from turingdesk.system.settings import Settings


@pytest.mark.slow
def test_the_tour_has_at_most_four_steps_and_each_opens_its_page(qtbot, desk):
    assert len(STEPS) <= 4
    tour = offer(desk)
    assert isinstance(tour, Tour)
    for number, step in enumerate(STEPS, 1):
        assert tour.count.text() == f"{number} of {len(STEPS)}"
        assert desk.navigation.button(step.page).isChecked()
        shown = desk.page(step.page)
        page_in_window = shown.rect().translated(shown.mapTo(desk, shown.rect().topLeft()))
        tour_in_window = tour.rect().translated(tour.mapTo(desk, tour.rect().topLeft()))
        assert desk.rect().contains(tour_in_window), "no text is cut"
        assert not page_in_window.intersects(tour_in_window), "it covers nothing of the page"
        qtbot.mouseClick(tour.next, Qt.MouseButton.LeftButton)
    assert not tour.isVisible()
    assert desk.navigation.button("studies").isChecked()


@pytest.mark.slow
def test_enter_goes_through_the_tour(qtbot, desk):
    tour = offer(desk)
    qtbot.waitUntil(tour.next.hasFocus)
    for number in range(1, len(STEPS) + 1):
        assert tour.count.text() == f"{number} of {len(STEPS)}"
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not tour.isVisible()


def test_it_is_never_shown_again(qtbot, desk, new_desk):
    qtbot.mouseClick(offer(desk).skip, Qt.MouseButton.LeftButton)
    assert Settings.load().toured
    again = new_desk(toured=Settings.load().toured)
    assert offer(again) is None


def test_who_went_on_to_another_page_stays_there(qtbot, desk):
    tour = offer(desk)
    desk.go_to("export")
    qtbot.mouseClick(tour.skip, Qt.MouseButton.LeftButton)
    assert desk.navigation.button("export").isChecked()


def test_escape_leaves_it(qtbot, desk):
    tour = offer(desk)
    qtbot.keyClick(tour, Qt.Key.Key_Escape)
    assert not tour.isVisible()
    assert desk.state.settings.toured


@pytest.mark.slow
def test_it_stays_inside_a_window_that_gets_smaller(qtbot, desk):
    tour = offer(desk)
    for _ in STEPS[:-1]:
        tour.show_next()
    desk.resize(960, 640)
    qtbot.waitUntil(lambda: desk.rect().contains(tour.geometry()))
    assert tour.words.height() >= tour.words.heightForWidth(tour.words.width())
    tour.end()


def test_it_begins_once_there_is_a_study_to_look_at(qtbot, desk, study):
    offer_with_a_study(desk)
    assert desk.findChild(Tour) is None
    for _ in range(2):
        with qtbot.waitSignal(desk.state.reader.read):
            desk.state.open_study(study)
    assert len(desk.findChildren(Tour)) == 1


def test_it_does_not_take_anyone_away_from_the_editor(qtbot, desk, study):
    offer_with_a_study(desk)
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(study)
        desk.go_to("settings")
    assert desk.findChild(Tour) is None
