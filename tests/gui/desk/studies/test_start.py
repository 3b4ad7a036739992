"""Seating a participant: codes, duplicates, sessions that were cut off, screens."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from turingdesk.core.errors import WriteFailed
from turingdesk.core.study import Resume, ResumePolicy
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import StartDialog, WayChoice, ask, begin_chosen
from turingdesk.gui.desk.widgets.controls import moment
from turingdesk.gui.desk.widgets.screen_choice import ScreenChoice
from turingdesk.gui.kiosk import preflight as page
from turingdesk.gui.kiosk.preflight import Preflight
from turingdesk.people.codes import reserve
from turingdesk.presenters.arrival import StartChoice, arrival, next_code
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.study.package import open_package
from turingdesk.system import paths
from turingdesk.system.settings import Settings


@pytest.fixture
def state(data):
    return DeskState(Settings(data=data, kiosk="Booth 1"))


@pytest.fixture
def dialog(qtbot, state, package):
    made = StartDialog(state, package)
    qtbot.addWidget(made)
    made.show()
    return made


def type_code(qtbot, dialog, code):
    dialog.code.clear()
    if code.isascii():
        qtbot.keyClicks(dialog.code, code)
    else:
        dialog.code.insert(code)  # no key of every keyboard: as if it was pasted
    qtbot.waitUntil(lambda: dialog.arrival.code == code)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("code", "sign"), [("P/014", "'/'"), ("Ada B", "a space"), ("\u00e91", "'\u00e9'")]
)
def test_a_code_that_cannot_name_a_file_is_refused_with_the_reason(qtbot, dialog, code, sign):
    type_code(qtbot, dialog, code)
    assert f"contains {sign}" in dialog.objection.text()
    assert not dialog.start.isEnabled()
    type_code(qtbot, dialog, "P-014")
    assert dialog.start.isEnabled()
    assert "P-014" in dialog.objection.text(), "the hint is back"


def test_nothing_starts_before_the_code_was_looked_up(qtbot, dialog):
    assert not dialog.start.isEnabled()
    qtbot.keyClicks(dialog.code, "P-1")
    assert not dialog.start.isEnabled()
    qtbot.waitUntil(dialog.start.isEnabled)


def test_enter_right_after_the_code_starts_once_it_was_looked_up(qtbot, dialog):
    dialog.pilot.setChecked(True)
    qtbot.keyClicks(dialog.code, "P-002")
    qtbot.keyClick(dialog.code, Qt.Key.Key_Return)
    assert dialog.recorder is None
    qtbot.waitUntil(lambda: dialog.recorder is not None)


def test_enter_starts_nothing_before_a_warning_was_read(qtbot, dialog, sit):
    sit("P-001")
    qtbot.keyClicks(dialog.code, "P-001")
    qtbot.keyClick(dialog.code, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.start.isEnabled)
    assert dialog.warning.isVisible()
    assert dialog.recorder is None
    assert not dialog.is_busy


def test_a_code_that_was_here_before_is_warned_of_with_date_and_kiosk(qtbot, dialog, sit):
    first = sit("P-003", kiosk="Booth 7")
    type_code(qtbot, dialog, "P-003")
    said = dialog.warning.text()
    assert "Booth 7" in said
    assert "completed" in said
    assert "number 2" in said
    began = first.path.read_text(encoding="utf-8").split('"at":"')[1].split('"')[0]
    assert moment(began) in said
    assert dialog.start.isEnabled(), "a warning is not a refusal"


def test_a_session_that_is_running_elsewhere_is_named(package, data, sit):
    sit("P-004", 1, keep=True)
    assert "running" in arrival("P-004", data, package.study).warning


def test_a_cut_off_session_offers_to_go_on_first(qtbot, dialog, sit):
    sit("P-005", 2)
    type_code(qtbot, dialog, "P-005")
    assert isinstance(dialog.ways, WayChoice)
    assert dialog.ways.isVisible()
    assert dialog.warning.isHidden()
    assert dialog.ways.way() is StartChoice.RESUME
    assert dialog.ways.buttons[StartChoice.RESUME].text() == "Continue at trial 3 of 4"
    assert dialog.ways.buttons[StartChoice.RESTART].isHidden()
    assert dialog.objection.isHidden(), "how codes are made would only push the buttons down"
    type_code(qtbot, dialog, "P-006")
    assert dialog.objection.isVisible()


@pytest.mark.parametrize(
    ("policy", "ways"),
    [
        (ResumePolicy.RESUME, (StartChoice.RESUME, StartChoice.NEW)),
        (ResumePolicy.RESTART, (StartChoice.RESTART, StartChoice.NEW)),
        (ResumePolicy.REFUSE, ()),
    ],
)
def test_the_study_says_what_may_be_done(package, data, sit, policy, ways):
    sit("P-006", 2)
    study = replace(package.study, resume=Resume(policy))
    found = arrival("P-006", data, study)
    assert found.ways == ways
    assert found.may_start is bool(ways)


@pytest.mark.parametrize(
    ("way", "done", "number"), [(StartChoice.RESUME, 2, 2), (StartChoice.NEW, 0, 2)]
)
def test_the_way_chosen_is_taken(package, data, sit, way, done, number):
    sit("P-007", 2)
    found = arrival("P-007", data, package.study)
    recorder = begin_chosen(package, data, SessionSetup("P-007", "Booth 1"), found, way)
    assert recorder.session.progress[0] == done
    assert f"ses-{number}" in recorder.path.name
    recorder.abandon()


def test_beginning_anew_keeps_the_schedule(package, data, sit):
    first = sit("P-008", 2)
    study = replace(package.study, resume=Resume(ResumePolicy.RESTART))
    again = replace(package, study=study)
    found = arrival("P-008", data, study)
    recorder = begin_chosen(
        again, data, SessionSetup("P-008", "Booth 1"), found, StartChoice.RESTART
    )
    assert [t.slot for t in recorder.session.steps if hasattr(t, "slot")] == [
        t.slot for t in first.session.steps if hasattr(t, "slot")
    ]
    assert recorder.session.progress[0] == 0
    recorder.abandon()


def test_the_kiosk_name_is_remembered(qtbot, dialog, state):
    type_code(qtbot, dialog, "P-010")
    dialog.kiosk.clear()
    qtbot.keyClicks(dialog.kiosk, "Booth 9")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    dialog.recorder.abandon()
    assert dialog.recorder.session.identity.kiosk == "Booth 9"
    assert Settings.load().kiosk == "Booth 9"
    assert state.settings.kiosk == "Booth 9"


@pytest.mark.slow
def test_a_disk_that_refuses_is_told_and_the_dialog_stays(qtbot, dialog, monkeypatch):
    def refuse(*_):
        raise WriteFailed("The disk is full. Make room.")

    monkeypatch.setattr("turingdesk.gui.desk.studies.start.begin_chosen", refuse)
    type_code(qtbot, dialog, "P-011")
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.objection.text() == "The disk is full. Make room.")
    assert dialog.isVisible()
    assert dialog.start.isEnabled()


@pytest.mark.slow
def test_a_pilot_looks_for_earlier_pilots_only(qtbot, dialog, sit):
    sit("P-012")
    type_code(qtbot, dialog, "P-012")
    assert dialog.warning.text()
    dialog.pilot.click()
    qtbot.waitUntil(lambda: not dialog.warning.text())
    assert not dialog.screens.isEnabled()
    assert dialog.screen_chosen() is None


def test_screens_are_named_and_identified(qtbot):
    choice = ScreenChoice()
    qtbot.addWidget(choice)
    assert choice.list.count() == 1
    assert "\u00d7" in choice.list.itemText(0)
    assert choice.screen_chosen() is not None
    choice.identify_button.click()
    assert [overlay.isVisible() for overlay in choice.overlays] == [True]
    assert choice.overlays[0].text() == choice.list.itemText(0)
    choice.clear()
    assert not choice.overlays


def test_a_screen_that_is_not_connected_is_told_and_stays_remembered(qtbot):
    choice = ScreenChoice("Dell U2720Q, serial 8XK3L")
    qtbot.addWidget(choice)
    choice.show()
    assert choice.missing.isVisible()
    assert "Not connected: Dell U2720Q, serial 8XK3L." in choice.missing.text()
    assert choice.screen_chosen() is not None
    assert choice.remembered() == "Dell U2720Q, serial 8XK3L"
    choice.list.activated.emit(0)
    assert choice.remembered() == choice.name()
    assert not choice.missing.isVisible()


@pytest.mark.slow
def test_the_machine_is_looked_over_before_the_first_participant(qtbot, dialog, monkeypatch):
    monkeypatch.setattr(page, "is_seen", lambda: True)
    type_code(qtbot, dialog, "P-020")
    dialog.start.click()
    qtbot.waitUntil(lambda: bool(dialog.findChildren(Preflight)))
    assert dialog.recorder is None, "no journal before somebody went on"
    dialog.findChildren(Preflight)[0].back.click()
    assert dialog.start.isEnabled()
    qtbot.waitUntil(lambda: not dialog.findChildren(Preflight))
    dialog.start.click()
    qtbot.waitUntil(lambda: bool(dialog.findChildren(Preflight)))
    dialog.findChildren(Preflight)[0].continue_button.click()
    qtbot.waitUntil(lambda: dialog.recorder is not None)
    dialog.recorder.abandon()


@pytest.mark.slow
def test_a_pilot_needs_no_look_at_the_machine(qtbot, dialog, monkeypatch):
    monkeypatch.setattr(page, "is_seen", lambda: True)
    dialog.pilot.click()
    type_code(qtbot, dialog, "try-1")
    dialog.start.click()
    qtbot.waitUntil(lambda: dialog.recorder is not None)
    assert not dialog.findChildren(Preflight)
    dialog.recorder.abandon()


@pytest.mark.slow
def test_asking_opens_the_dialog_with_the_code(qtbot, state, package):
    dialog = ask(state, package, code="P-013")
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.arrival.code == "P-013")
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.slow
def test_a_placeholder_keeps_participants_out_and_lets_a_pilot_in(qtbot, state, study, data):
    (study / "texts").mkdir()
    shipped = paths.resources() / "new" / "pages" / "consent.md"
    (study / "texts" / "consent.md").write_text(shipped.read_text("utf-8"), "utf-8")
    made = StartDialog(state, open_package(study))
    qtbot.addWidget(made)
    made.show()
    type_code(qtbot, made, "P-001")
    qtbot.mouseClick(made.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "placeholder" in made.objection.text())
    assert "texts/consent.md, line 5" in made.objection.text()
    assert made.recorder is None
    made.pilot.click()
    qtbot.waitUntil(made.start.isEnabled)
    with qtbot.waitSignal(made.accepted):
        qtbot.mouseClick(made.start, Qt.MouseButton.LeftButton)
    assert made.recorder.path.is_relative_to(data / "pilot")
    made.recorder.abandon()


def test_the_next_free_code_is_offered_and_taken_with_a_click(qtbot, state, package, sit):
    sit("P-009")
    sit("sim-500", judge="simulated")
    made = StartDialog(state, package)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.suggestion.isVisible)
    assert made.suggestion.text() == "Next available code: P-010"
    before = made.start.mapTo(made, QPoint())
    qtbot.mouseClick(made.suggestion, Qt.MouseButton.LeftButton)
    assert made.code.text() == "P-010"
    assert not made.suggestion.isVisible()
    qtbot.waitUntil(made.start.isEnabled)
    QApplication.sendPostedEvents()
    assert made.start.mapTo(made, QPoint()) == before, "the button stays under the mouse"


def test_the_first_session_is_offered_a_code_to_click(package, data, sit):
    assert next_code(data, package.study) == "P-001"
    assert next_code(data / "pilot", package.study) == "try-1"


def test_no_code_is_offered_where_nothing_tells_what_codes_look_like(package, data, sit):
    sit("Ada")
    assert next_code(data, package.study) == ""


def test_of_a_list_the_first_free_code_is_offered(package, data, sit):
    reserve(data, package.study.id, ["A-1", "A-2", "A-3"], "Dora")
    sit("A-1")
    sit("a-2")
    assert next_code(data, package.study) == "A-3"
    assert next_code(data / "pilot", package.study) == "try-1"
