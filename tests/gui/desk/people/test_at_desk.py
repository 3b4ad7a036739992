"""What an assistant finds and may do, and two desks that change the list at once."""

import pytest
from PySide6.QtCore import QObject, Qt

from tests.gui.desk.people.conftest import ADA, BOB, click, dialog_of, is_locked, unlock, written
from turingdesk.gui.desk.at_desk import MOST, NOBODY, OPEN_PAGES, AuditEvent, AuditWriter
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.participants.note import NoteDialog
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.journal.audit import read_record
from turingdesk.people.people import ASSISTANT_MAY, People, PersonRole

REFUSED = "This page is for investigators."


@pytest.fixture
def with_study(qtbot, bob, study):
    with qtbot.waitSignal(bob.state.reader.hashed):
        bob.state.open_study(study)
    return bob


@pytest.mark.slow
def test_an_assistant_opens_their_pages_and_no_others(qtbot, bob):
    for place in PAGES:
        bob.notice.text.clear()
        button = bob.navigation.button(place.name)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        shown = place.name in OPEN_PAGES
        assert button.isEnabled() == shown, place
        bob.go_to(place.name)
        assert bob.page(place.name).isVisible() == shown, place
        assert button.isChecked() == shown, place
        assert bob.notice.text.text().startswith(REFUSED) != shown, place


@pytest.mark.slow
def test_an_investigator_opens_every_page(qtbot, ada):
    for place in PAGES:
        click(qtbot, ada.navigation.button(place.name))
        assert ada.page(place.name).isVisible(), place


def test_an_assistant_runs_a_pilot(qtbot, with_study):
    click(qtbot, with_study.page("studies").view.pilot)
    dialog = dialog_of(qtbot, StartDialog)
    qtbot.keyClicks(dialog.code, "P-9")
    qtbot.waitUntil(dialog.start.isEnabled)
    click(qtbot, dialog.start)
    qtbot.waitUntil(lambda: with_study.state.run.kiosk is not None)


@pytest.mark.slow
def test_an_assistant_changes_no_study(qtbot, with_study):
    page = with_study.page("studies")
    for button in (page.view.edit, page.new, page.view.registration.freeze):
        with_study.notice.text.clear()
        click(qtbot, button)
        assert with_study.notice.text.text().startswith(REFUSED), button.text()
        assert page.isVisible()
        assert page.window().findChild(StartDialog) is None


@pytest.mark.slow
def test_an_assistant_writes_notes_and_neither_withdraws_nor_marks(qtbot, bob, sit, data):
    sit()
    click(qtbot, bob.navigation.button("sessions"))
    page = bob.page("sessions")
    qtbot.waitUntil(lambda: bool(page.table.rows.things))
    page.table.choose(0)
    assert not page.withdraw_button.isEnabled()
    assert not page.mark.isEnabled()
    for refused in (page.withdraw, page.mark_pilot):
        refused()
        assert bob.notice.text.text().startswith(REFUSED)
        bob.notice.close_button.click()
    click(qtbot, page.note_button)
    dialog = dialog_of(qtbot, NoteDialog)
    qtbot.keyClicks(dialog.text, "Came late")
    click(qtbot, dialog.save_button)
    assert written(qtbot, data, "wrote a note")[0].who == BOB


@pytest.mark.slow
def test_an_assistant_makes_no_codes(qtbot, bob):
    click(qtbot, bob.navigation.button("participants"))
    click(qtbot, bob.page("participants").codes)
    assert bob.notice.text.text().startswith(REFUSED)


def test_nobody_may_do_anything(qtbot, desk):
    assert desk.state.who == NOBODY
    assert not any(desk.state.may(what) for what in (*ASSISTANT_MAY, "people", "page settings"))


@pytest.mark.slow
def test_whoever_is_at_the_desk_may_nothing_while_it_is_locked(qtbot, bob):
    assert all(bob.state.may(what) for what in ASSISTANT_MAY)
    bob.state.at_desk.lock("by hand")
    assert not any(bob.state.may(what) for what in ASSISTANT_MAY)


@pytest.mark.slow
def test_two_desks_see_each_others_changes(qtbot, ada, open_desk, data):
    other = open_desk()
    unlock(qtbot, other, ADA)
    for desk in (ada, other):
        click(qtbot, desk.navigation.button("settings"))
    people = other.state.at_desk.people
    people.add("Cleo", PersonRole.ASSISTANT, "55512-c")
    for desk in (ada, other):
        rows = desk.page("settings").people.table.rows
        qtbot.waitUntil(lambda rows=rows: "Cleo" in [one.name for one in rows.things])
    entries = written(qtbot, data, "detected a change to the list of people")
    assert entries[0].who == NOBODY
    assert "Cleo (assistant)" in entries[0].fields["people"]
    assert not is_locked(ada)


@pytest.mark.slow
def test_both_add_at_once_and_both_are_kept(qtbot, ada):
    """Processes of their own, as desks are; each adds five, none overwrites another's."""
    import subprocess
    import sys

    code = (
        "import sys\nfrom turingdesk.people import pin\n"
        "pin.MEMORY_KIB, pin.ITERATIONS = 64, 1\n"
        "from turingdesk.people.people import People\n"
        "from turingdesk.people.people import PersonRole\n"
        "for n in range(5): People().add(f'{sys.argv[1]} {n}', PersonRole.ASSISTANT, '55512-c')\n"
    )
    desks = [subprocess.Popen([sys.executable, "-c", code, name]) for name in ("east", "west")]
    assert [one.wait(30) for one in desks] == [0, 0]
    qtbot.waitUntil(lambda: len(ada.state.at_desk.list) == 12)
    assert len({one.name for one in People().all()}) == 12


def test_whoever_is_removed_at_another_desk_is_locked_out(qtbot, bob, data):
    People().remove(BOB)
    qtbot.waitUntil(lambda: is_locked(bob))
    assert bob.cover.screen.names.count() == 1
    (entry,) = written(qtbot, data, "locked the desk")
    assert (entry.who, entry.fields["why"]) == (BOB, "the list of people was changed")
    unlock(qtbot, bob, ADA)


@pytest.mark.slow
def test_another_role_holds_at_once_on_every_desk(qtbot, people, open_desk):
    people.change(BOB, PersonRole.INVESTIGATOR)
    desk = open_desk()
    unlock(qtbot, desk, BOB)
    click(qtbot, desk.navigation.button("settings"))
    people.change(BOB, PersonRole.ASSISTANT)
    qtbot.waitUntil(desk.page("studies").isVisible)
    assert desk.badge.name.text() == f"{BOB}, assistant"
    assert not desk.state.may("people")


def test_a_desk_without_people_locks_when_another_one_adds_the_first(qtbot, open_desk):
    desk = open_desk()
    assert not is_locked(desk)
    People().add(ADA, PersonRole.INVESTIGATOR, "4711-x")
    qtbot.waitUntil(lambda: is_locked(desk))
    unlock(qtbot, desk, ADA)


def test_a_wrong_pin_at_another_desk_changes_nothing_here(qtbot, ada):
    changes = []
    ada.state.at_desk.found_changed.connect(lambda: changes.append(True))
    stamp = People().stamp()
    People().enter(BOB, "wrong")
    assert People().stamp() != stamp
    ada.state.at_desk.look()
    assert changes == []
    assert not is_locked(ada)


@pytest.fixture
def told():
    return []


@pytest.fixture
def trail(qtbot, told):
    owner = QObject()
    yield AuditWriter(owner, told.append)
    owner.deleteLater()


def done(data, n):
    return AuditEvent(data, "exported", "Ada", {"n": n}, f"2026-11-21T10:00:{n % 60:02}.000Z")


def numbers(data):
    return [entry.fields["n"] for entry in read_record(data).entries]


def test_what_is_done_is_written_in_order(qtbot, trail, data):
    data.mkdir(0o700)
    for n in range(50):
        trail.add(done(data, n))
    qtbot.waitUntil(lambda: numbers(data) == list(range(50)))
    assert read_record(data).problems == ()


def test_what_is_done_before_the_folder_is_there_waits_and_makes_none(qtbot, trail, data, told):
    for n in range(3):
        trail.add(done(data, n))
    qtbot.wait(50)
    assert not data.exists(), "a folder made here could hide a share that is away"
    data.mkdir(0o700)
    trail.add(done(data, 3))
    qtbot.waitUntil(lambda: numbers(data) == [0, 1, 2, 3])
    assert told == []


def test_a_folder_that_is_away_does_not_hold_up_another(qtbot, trail, data, tmp_path):
    there = tmp_path / "there"
    there.mkdir(0o700)
    trail.add(done(data, 0))
    trail.add(done(there, 1))
    qtbot.waitUntil(lambda: numbers(there) == [1])
    data.mkdir(0o700)
    trail.add(done(there, 2))
    qtbot.waitUntil(lambda: numbers(data) == [0])


def test_a_disk_that_refuses_is_told_once_and_nothing_is_lost(
    qtbot, trail, data, told, monkeypatch
):
    def full(_):
        raise OSError(28, "No space left on device")

    data.mkdir(0o700)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        for n in range(3):
            trail.add(done(data, n))
        qtbot.waitUntil(lambda: bool(told))
        qtbot.wait(50)
    assert len(told) == 1
    assert "The disk is full" in told[0]
    assert "You can continue working" in told[0]
    assert numbers(data) == []
    trail.add(done(data, 3))
    qtbot.waitUntil(lambda: numbers(data) == [0, 1, 2, 3])
    assert read_record(data).problems == ()


def test_only_so_many_wait(qtbot, trail, data):
    """A desk that never finds its folder does not grow without end."""
    trail.waiting.extend(done(data, n) for n in range(MOST + 5))
    assert len(trail.waiting) == MOST
