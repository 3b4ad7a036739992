"""Every action of the desk is in the record: who, when and what; never a PIN, never a truth."""

import json
import re
from datetime import datetime
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.desk.conftest import answer_all, write_study
from tests.gui.desk.people.conftest import (
    ADA,
    BOB,
    PINS,
    choose,
    click,
    dialog_of,
    lock,
    record,
    type_pin,
    unlock,
    written,
)
from tests.small_study import walk_on
from turingdesk.exchange.export import export
from turingdesk.gui import desk
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.importing.dialog import ImportDialog
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.participants.codes import CodesDialog
from turingdesk.gui.desk.participants.note import NoteDialog
from turingdesk.gui.desk.participants.withdraw import WithdrawDialog
from turingdesk.gui.desk.people.card import PersonDialog
from turingdesk.gui.desk.registration import AccountDialog, FreezeDialog
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.gui.desk.widgets.question import QuestionDialog
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.access import system_user


@pytest.fixture
def sit_in(package, data):
    """Someone sits down and answers everything, once."""
    begun = []

    def sit():
        if begun:
            return
        begun.append(package)
        recorder = SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1"))
        walk_on(recorder)
        recorder.abandon()

    return sit


@pytest.fixture
def with_study(qtbot, ada, study):
    """The investigator's desk with a study in hand."""
    read(qtbot, ada, study)
    return ada


def read(qtbot, desk, study):
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(study)


def go(qtbot, desk, name):
    click(qtbot, desk.navigation.button(name))
    return desk.page(name)


def first_row(qtbot, page):
    qtbot.waitUntil(lambda: bool(page.table.rows.things))
    page.table.choose(0)


def freeze(qtbot, desk):
    click(qtbot, go(qtbot, desk, "studies").view.registration.freeze)
    click(qtbot, dialog_of(qtbot, FreezeDialog).action)


def accounted(qtbot, desk, study, sit):
    with qtbot.waitSignal(desk.state.reader.hashed):
        freeze(qtbot, desk)
    text = (study / "study.toml").read_text()
    (study / "study.toml").write_text(text.replace("trials = 4", "trials = 6"))
    read(qtbot, desk, study)
    click(qtbot, desk.page("studies").view.registration.account)
    dialog = dialog_of(qtbot, AccountDialog)
    qtbot.keyClicks(dialog.why, "Two more trials")
    click(qtbot, dialog.action)


def looked_at_stimuli(qtbot, desk, study, sit):
    desk.page("studies").view.preview_wanted.emit("words")
    dialog = dialog_of(qtbot, PreviewDialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def edited(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "studies").view.edit)


def changed(qtbot, desk, study, sit):
    edited(qtbot, desk, study, sit)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    page.draft.toml.set(("title",), "Words, autumn")
    qtbot.waitUntil(page.save_button.isEnabled)
    click(qtbot, page.save_button)


def previewed(qtbot, desk, study, sit):
    edited(qtbot, desk, study, sit)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    click(qtbot, page.preview_button)
    qtbot.waitUntil(lambda: page.preview.kiosk is not None)
    page.preview.close()


def made_a_study(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "studies").new)
    dialog = dialog_of(qtbot, NewStudyDialog)
    dialog.show_way("From a published design")
    qtbot.keyClicks(dialog.title, "Words, autumn")
    qtbot.waitUntil(dialog.create_button.isEnabled)
    # Where letters are large, what is in a dialog moves into a scroll area when it is shown.
    qtbot.waitUntil(dialog.create_button.isVisible)
    click(qtbot, dialog.create_button)


def started(qtbot, desk, study, sit, code="P-9"):
    click(qtbot, desk.page("studies").view.pilot)
    dialog = dialog_of(qtbot, StartDialog)
    qtbot.keyClicks(dialog.code, code)
    qtbot.waitUntil(dialog.start.isEnabled)
    click(qtbot, dialog.start)
    qtbot.waitUntil(lambda: desk.state.run.kiosk is not None)


def ended(qtbot, desk, study, sit):
    started(qtbot, desk, study, sit)
    answer_all(qtbot, desk.state.run.kiosk)


def paused(qtbot, desk, study, sit):
    started(qtbot, desk, study, sit)
    desk.state.run.kiosk.leave()


def checked(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "sessions").check)


def showed_the_folder(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "sessions").open_folder)


def noted(qtbot, desk, study, sit, button="note_button"):
    sit()
    page = go(qtbot, desk, "sessions")
    first_row(qtbot, page)
    click(qtbot, getattr(page, button))
    dialog = dialog_of(qtbot, NoteDialog)
    qtbot.keyClicks(dialog.text, "A fire alarm")
    click(qtbot, dialog.save_button)


def marked(qtbot, desk, study, sit):
    noted(qtbot, desk, study, sit, "mark")


def withdrew(qtbot, desk, study, sit):
    sit()
    page = go(qtbot, desk, "participants")
    first_row(qtbot, page)
    click(qtbot, page.withdraw_button)
    dialog = dialog_of(qtbot, WithdrawDialog)
    qtbot.keyClicks(dialog.reason, "Asked by e-mail")
    qtbot.keyClicks(dialog.again, "P-001")
    qtbot.waitUntil(dialog.delete.isEnabled)
    click(qtbot, dialog.delete)


def handed_out_codes(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "participants").codes)
    dialog = dialog_of(qtbot, CodesDialog)
    click(qtbot, dialog.make)
    qtbot.waitUntil(dialog.copy.isEnabled)
    click(qtbot, dialog.copy)
    click(qtbot, dialog.save)


def looked_live(qtbot, desk, study, sit):
    sit()
    go(qtbot, desk, "live")


def looked_at_exclusions(qtbot, desk, study, sit):
    sit()
    go(qtbot, desk, "exclusions")


def opened_wall_mode(qtbot, desk, study, sit):
    page = go(qtbot, desk, "live")
    qtbot.waitUntil(lambda: page.snapshot.study == "small", timeout=60_000)
    qtbot.mouseClick(page.wall_button, Qt.MouseButton.LeftButton)
    page.close_wall()


def analysis_page(qtbot, desk, sit):
    sit()
    page = go(qtbot, desk, "analysis")
    page.select("task_and_machine")
    qtbot.waitUntil(lambda: page.shown.query.chapter == "task_and_machine", timeout=60_000)
    qtbot.waitUntil(lambda: page.shown.is_whole, timeout=60_000)
    return page


def looked_at_analyses(qtbot, desk, study, sit):
    analysis_page(qtbot, desk, sit)


def saved_a_figure(qtbot, desk, study, sit):
    page = analysis_page(qtbot, desk, sit)
    page.save_figure(next(figure for one in page.shown.results for figure in one.figures)).accept()


def wrote_a_report(qtbot, desk, study, sit):
    page = analysis_page(qtbot, desk, sit)
    page.saving.save_report("small", "people")
    qtbot.waitUntil(lambda: not page.saving.is_busy, timeout=60_000)


def imported(qtbot, desk, study, sit):
    file = study.parent / "past.csv"
    file.write_text("judge,item,truth,verdict\np1,a,human,machine\np1,b,machine,human\n", "utf-8")
    click(qtbot, go(qtbot, desk, "studies").import_data)
    dialog = dialog_of(qtbot, ImportDialog)
    dialog.sources.take([file])
    for _ in range(3):
        click(qtbot, dialog.go_on)
        qtbot.waitUntil(lambda: not dialog.is_busy)


def exported(qtbot, desk, study, sit):
    sit()
    page = go(qtbot, desk, "export")
    qtbot.waitUntil(page.write.isEnabled)
    choose(qtbot, page.format, next(t for t in texts(page.format) if "csv" in t))
    page.path.clear()
    qtbot.keyClicks(page.path, str(study.parent / "out.csv"))
    click(qtbot, page.write)


def texts(combo):
    return [combo.itemText(n) for n in range(combo.count())]


def changed_settings(qtbot, desk, study, sit):
    page = go(qtbot, desk, "settings")
    page.kiosk.clear()
    qtbot.keyClicks(page.kiosk, "Booth 7")
    qtbot.keyClick(page.kiosk, Qt.Key.Key_Return)


def moved_data(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "settings").choose)


def give_a_pin(qtbot, dialog, pin):
    for field in (dialog.pin, dialog.again):
        qtbot.keyClicks(field, pin)
    click(qtbot, dialog.save_button)


def with_bob(qtbot, desk):
    """The list of people, where Bob is chosen."""
    people = go(qtbot, desk, "settings").people
    people.table.choose([one.name for one in people.table.rows.things].index(BOB))
    return people


def added(qtbot, desk, study, sit):
    click(qtbot, go(qtbot, desk, "settings").people.add)
    dialog = dialog_of(qtbot, PersonDialog)
    qtbot.keyClicks(dialog.name, "Cleo Park")
    give_a_pin(qtbot, dialog, "55512-c")


def gave_a_pin(qtbot, desk, study, sit):
    people = with_bob(qtbot, desk)
    click(qtbot, people.edit)
    dialog = dialog_of(qtbot, PersonDialog)
    give_a_pin(qtbot, dialog, "31337-z")


def removed(qtbot, desk, study, sit):
    people = with_bob(qtbot, desk)
    click(qtbot, people.remove)
    click(qtbot, dialog_of(qtbot, QuestionDialog).buttons["Remove"])


def locked(qtbot, desk, study, sit):
    lock(qtbot, desk)


def closed(qtbot, desk, study, sit):
    desk.close()


def nothing(qtbot, desk, study, sit):
    pass


DONE = {
    "opened the desk": (nothing, {"user": str}),
    "unlocked the desk": (nothing, {"role": "investigator"}),
    "locked the desk": (locked, {"why": "by hand"}),
    "closed the desk": (closed, {"locked": False}),
    "opened a study": (nothing, {"study": "small"}),
    "preregistered a study": (accounted, {"study": "small"}),
    "explained changes since preregistration": (accounted, {"study": "small"}),
    "viewed stimuli and who made them": (looked_at_stimuli, {"block": "words"}),
    "opened a study in the editor": (edited, {"study": "small"}),
    "created a study": (made_a_study, {"folder": str}),
    "changed a study": (changed, {"study": "small"}),
    "previewed a study": (previewed, {"study": "small"}),
    "started a session": (paused, {"session": str, "pilot": True, "resumed": False}),
    "paused a session": (paused, {"answers": 0}),
    "ended a session": (ended, {"reason": "completed", "answers": int}),
    "checked the journals": (checked, {"problems": 0}),
    "opened the data folder in the file manager": (showed_the_folder, {}),
    "wrote a note": (noted, {"session": "sub-P-001_ses-1_study-small"}),
    "marked a session as pilot": (marked, {"session": "sub-P-001_ses-1_study-small"}),
    "withdrew a participant": (withdrew, {"code": "P-001", "sessions": 1}),
    "created participant codes": (handed_out_codes, {"study": "small", "codes": 40}),
    "copied the list of codes": (handed_out_codes, {"study": "small", "codes": 40}),
    "saved the list of codes": (handed_out_codes, {"study": "small", "codes": 40}),
    "viewed live results": (looked_live, {"study": "small", "pilots": False}),
    "viewed exclusions and results": (looked_at_exclusions, {"study": "small"}),
    "opened wall mode": (opened_wall_mode, {"study": "small"}),
    "viewed analyses": (looked_at_analyses, {"study": "small"}),
    "imported data": (imported, {"folder": str, "answers": 2}),
    "saved a figure": (saved_a_figure, {"figure": str, "file": str}),
    "wrote a report": (wrote_a_report, {"study": "small", "file": str}),
    "exported": (exported, {"personal": False, "pilots": False, "file": str}),
    "changed settings": (changed_settings, {"kiosk": "Booth 7"}),
    "switched to another data folder": (moved_data, {"folder": str}),
    "added a person": (added, {"person": "Cleo Park", "role": "investigator"}),
    "changed a person": (gave_a_pin, {"person": BOB, "new_pin": True}),
    "removed a person": (removed, {"person": BOB}),
}


@pytest.fixture
def chosen(monkeypatch, tmp_path):
    """What the system's own dialogs answer, and its file manager."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "share"))
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "codes.csv"), "")
    )


#: What one person does at one desk, in this order.
WALKS = {
    "a desk": (
        "opened the desk",
        "unlocked the desk",
        "opened a study",
        "checked the journals",
        "opened the data folder in the file manager",
        "changed settings",
        "added a person",
        "changed a person",
        "removed a person",
        "created participant codes",
        "copied the list of codes",
        "saved the list of codes",
        "closed the desk",
    ),
    "locked": ("locked the desk",),
    "elsewhere": ("switched to another data folder",),
    "a study": (
        "viewed stimuli and who made them",
        "opened a study in the editor",
        "previewed a study",
        "changed a study",
    ),
    "another study": ("created a study",),
    "a freeze": (
        "preregistered a study",
        "explained changes since preregistration",
    ),
    "pilots": ("started a session", "paused a session", "ended a session"),
    "sessions": (
        "viewed live results",
        "opened wall mode",
        "viewed exclusions and results",
        "viewed analyses",
        "saved a figure",
        "exported",
        "wrote a note",
        "marked a session as pilot",
        "withdrew a participant",
    ),
    "a report": ("wrote a report",),
    "an import": ("imported data",),
}


@pytest.mark.usefixtures("chosen")
@pytest.mark.sampled(1)
@pytest.mark.parametrize("walk", WALKS)
def test_what_is_done_is_written_down(qtbot, with_study, data, study, sit_in, walk):
    walked(qtbot, with_study, data, study, sit_in, {what: DONE[what] for what in WALKS[walk]})


def walked(qtbot, desk, data, study, sit_in, actions):
    """Do what is to be written down, in this order, and see that it is."""
    done = []
    for what, (do, told) in actions.items():
        if do not in done:
            do(qtbot, desk, study, sit_in)
        done.append(do)
        entry = written(qtbot, data, what)[0]
        assert entry.who == ("nobody" if what == "opened the desk" else ADA)
        passed = datetime.now().astimezone() - datetime.fromisoformat(entry.at)
        assert abs(passed.seconds) < 120
        values = {k: v for k, v in told.items() if not isinstance(v, type)}
        assert entry.fields.items() >= values.items(), what
        assert all(isinstance(entry.fields[k], v) for k, v in told.items() if isinstance(v, type))
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window.isModal():
                window.close()
    nothing_secret(data)


def test_every_action_has_its_walk():
    assert sorted(what for walk in WALKS.values() for what in walk) == sorted(DONE)


def nothing_secret(data):
    """No PIN and nothing of who made what is in the record, in no spelling."""
    text = "".join(file.read_text("utf-8") for file in (data / "record").glob("audit-*.jsonl"))
    for line in text.splitlines():
        told = json.dumps({k: v for k, v in json.loads(line).items() if k != "chain"})
        for secret in (*PINS.values(), "55512-c", "31337-z", "argon2", "alpha"):
            assert secret not in told
        assert not re.search(r'"(origin|agent|truth|passphrase|pin|choice)"', told)


def test_every_action_that_the_program_writes_down_is_in_the_table():
    """So that a new one comes with its test."""
    code = "".join(path.read_text("utf-8") for path in Path(desk.__path__[0]).rglob("*.py"))
    written_down = set(re.findall(r'\.audit\(\s*"([^"]+)"', code))
    elsewhere = {
        "opened the data folder",  # the entry in the new folder, below
        "entered a wrong PIN",  # the tests of the lock screen
        "detected a change to the list of people",
        "finished a withdrawal",  # the test of a day
        "added participant codes",  # the test of own codes
        "wrote control questions",  # the tests of their page
        "chose a machine partner",  # the tests of booths
        "chose people only as partners",
        "renewed the certificate",  # the tests of bots
        "looked who is human in a game",  # the same of Live games
        "exported transcripts of games",
    }
    assert written_down <= set(DONE) | elsewhere
    assert len(written_down) > 25


@pytest.mark.slow
def test_the_new_data_folder_begins_with_who_opened_it(qtbot, ada, data, tmp_path):
    share = tmp_path / "share"
    share.mkdir(0o700)
    go(qtbot, ada, "settings").move_to(share)
    (entry,) = written(qtbot, share, "opened the data folder")
    assert entry.who == ADA
    written(qtbot, data, "switched to another data folder")


@pytest.mark.slow
def test_whoever_began_is_named_though_another_is_here_by_the_end(
    qtbot, with_study, data, study, sit_in, monkeypatch
):
    """An export continues while the desk is locked and someone else comes."""
    go_on = Event()

    def slow(*args):
        assert go_on.wait(10)
        return export(*args)

    monkeypatch.setattr("turingdesk.gui.desk.export.export", slow)
    exported(qtbot, with_study, study, sit_in)
    locked(qtbot, with_study, study, sit_in)
    unlock(qtbot, with_study, BOB)
    go_on.set()
    (entry,) = written(qtbot, data, "exported")
    assert entry.who == ADA


def test_two_persons_are_told_apart(qtbot, ada, data):
    locked(qtbot, ada, None, None)
    type_pin(qtbot, ada, BOB, "guess")
    unlock(qtbot, ada, BOB)
    written(qtbot, data, "unlocked the desk")
    qtbot.waitUntil(lambda: sum(e.what == "unlocked the desk" for e in record(data)) == 2)
    assert [(e.what, e.who) for e in record(data)] == [
        ("opened the desk", "nobody"),
        ("unlocked the desk", ADA),
        ("locked the desk", ADA),
        ("entered a wrong PIN", "nobody"),
        ("unlocked the desk", BOB),
    ]


def test_a_desk_that_is_closed_while_locked_names_nobody(qtbot, ada, data):
    locked(qtbot, ada, None, None)
    ada.close()
    (entry,) = written(qtbot, data, "closed the desk")
    assert (entry.who, entry.fields["locked"]) == ("nobody", True)


def test_without_people_the_record_names_the_systems_user(qtbot, open_desk, data, tmp_path):
    window = open_desk()
    read(qtbot, window, write_study(tmp_path / "another"))
    assert written(qtbot, data, "opened a study")[0].who == system_user()
