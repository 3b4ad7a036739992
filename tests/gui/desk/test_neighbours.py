"""Two desks on one data folder."""

import pytest

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.neighbours import Neighbours
from turingdesk.people.presence import Presence
from turingdesk.system.settings import Settings


@pytest.fixture
def two(new_desk, data, qtbot):
    """Two desks, opened one after the other."""
    data.mkdir()
    first = new_desk()
    qtbot.waitUntil(lambda: not first.neighbours.is_looking)
    second = new_desk()
    qtbot.waitUntil(lambda: bool(second.neighbours.others))
    first.neighbours.look()
    qtbot.waitUntil(lambda: bool(first.neighbours.others))
    return first, second


@pytest.mark.slow
def test_each_desk_says_that_the_other_is_there_until_it_closes(two, qtbot):
    first, second = two
    assert isinstance(first.neighbours, Neighbours)
    for desk in two:
        assert "also open on another computer" in desk.notice.text.text()
        assert desk.neighbours.isVisible()
        assert desk.neighbours.name.text().startswith("Also open at ")
    second.close()
    first.neighbours.look()
    qtbot.waitUntil(lambda: not first.neighbours.others)
    assert not first.neighbours.isVisible()


@pytest.mark.slow
def test_sessions_of_one_desk_show_at_the_other_once(two, sit, qtbot):
    first, second = two
    for desk in two:
        page_of(desk, "sessions")
    sit("P-1")
    sit("P-2")
    for desk in two:
        page = desk.page("sessions")
        page.read()
        qtbot.waitUntil(lambda page=page: len(page.table.rows.things) == 2)
    assert {str(s.name) for s in first.page("sessions").table.rows.things} == {
        str(s.name) for s in second.page("sessions").table.rows.things
    }


def test_another_data_folder_is_left_and_entered(new_desk, data, tmp_path, qtbot):
    data.mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    desk = new_desk()
    qtbot.waitUntil(lambda: not desk.neighbours.is_looking)
    somebody = Presence(elsewhere, "Bob")
    somebody.beat()
    desk.state.move_data(elsewhere)
    qtbot.waitUntil(lambda: [d.who for d in desk.neighbours.others] == ["Bob"])
    qtbot.waitUntil(lambda: not list((data / "record" / "desks").glob("*")))
    somebody.leave()


def test_two_desks_of_one_user_keep_each_others_settings(new_desk, data, tmp_path):
    first, second = new_desk(), new_desk()
    first.state.save_settings(kiosk="Booth 7")
    second.state.save_settings(screen="HDMI-2")
    first.state.save_settings(recent=first.state.settings.with_recent(tmp_path / "one").recent)
    second.state.save_settings(recent=second.state.settings.with_recent(tmp_path / "two").recent)
    kept = Settings.load()
    assert (kept.kiosk, kept.screen) == ("Booth 7", "HDMI-2")
    assert kept.recent == (tmp_path / "two", tmp_path / "one")
