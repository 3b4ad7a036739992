"""The screens of people: participants, notes, withdrawal, PINs and the lock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog

from tests.screens.camera import Camera, last_picture, picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import NOW, Stage
from turingdesk.gui.desk.audit.page import RecordPage
from turingdesk.gui.desk.packages.problem_list import ProblemsDialog
from turingdesk.gui.desk.participants.codes import CodesDialog, OwnCodesDialog
from turingdesk.gui.desk.participants.note import ask_note
from turingdesk.gui.desk.participants.page import ParticipantsPage
from turingdesk.gui.desk.participants.withdraw import WithdrawDialog
from turingdesk.gui.desk.people.card import PeopleCard, PersonDialog
from turingdesk.gui.desk.sessions import SessionsPage
from turingdesk.gui.desk.settings import SettingsPage
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.journal.audit import write
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.ledger import RECORD as FOLDER
from turingdesk.journal.notes import mark_pilot, write_note
from turingdesk.journal.session_name import SessionName
from turingdesk.people.codes import generate
from turingdesk.people.people import People, PersonRole, people_file
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.system.access import make_folder

ADA, BOB = "Ada Okafor", "Bob Lindqvist"


def lab(stage: Stage) -> Path:
    """A data folder of people: one withdrew, one is a pilot, one has notes."""
    data = stage.home / "TuringDesk" / "spring"
    if data.exists():
        return data
    for number in range(1, 13):
        began = NOW - timedelta(hours=30 - 2.2 * number)
        most = 17 if number == 7 else None
        kiosk = f"Booth {1 + number % 3}"
        stage.walked(data, SessionSetup(f"P-{number:03}", kiosk), began, most=most).abandon()
    _says(data, "P-003")
    _says(data, "P-011")
    for number, text, hours in (
        (5, "Came ten minutes late; a fire alarm during the conversations.", 19),
        (5, "Asked whether the eye movements were her own.", 18),
        (9, "Wore sunglasses.", 10),
    ):
        at = (NOW - timedelta(hours=hours)).isoformat(timespec="milliseconds")
        write_note(data, SessionName(f"P-{number:03}", 1, "demo"), text, BOB, at=at)
    mark_pilot(
        data, SessionName("P-002", 1, "demo"), "The screen was still at the old scale.", ADA
    )
    at = (NOW - timedelta(hours=2)).isoformat(timespec="milliseconds")
    withdraw(data, "P-008", "Asked by e-mail.", ADA, at=at)
    generate(data, "demo", 24, ADA, Random(7), at)
    return data


def _says(data: Path, code: str) -> None:
    (data / "personal").mkdir(exist_ok=True)
    journal = Journal.create(data / "personal" / f"sub-{code}_ses-1_study-demo.jsonl")
    answer = {"question": "email", "choice": "someone@example.org"}
    journal.append(Entry("response", NOW.isoformat(), 1.0, answer))
    journal.close()


def _with_people(shot: Callable[[], QPixmap]) -> QPixmap:
    """Take a picture at a desk that knows two people."""
    people = People()
    people.add(ADA, PersonRole.INVESTIGATOR, "4711-x")
    people.add(BOB, PersonRole.ASSISTANT, "90210-y")
    try:
        return shot()
    finally:
        for file in (people_file(), people_file().with_suffix(".lock")):
            file.unlink(missing_ok=True)


def participants(chosen: str = "") -> Shot:
    """The Participants page, with someone chosen."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "participants", data=lab(stage)) as window:
            _choose(window, chosen)
            return picture(window)

    return take


def _choose(window: DeskWindow, code: str) -> ParticipantsPage:
    shown = window.page("participants")
    assert isinstance(shown, ParticipantsPage)
    wait_until(lambda: bool(shown.table.rows.things))
    wait_until(shown.same.isVisible)
    for row, person in enumerate(shown.table.rows.things):
        if person.code == code:
            shown.table.choose(row)
    settle(60)
    return shown


def dialog(make: Callable[[DeskWindow], QDialog], page: str = "participants") -> Shot:
    """A dialog over a page of the lab."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, page, data=lab(stage)) as window:
            settle(60)
            made = make(window)
            made.show()
            settle(100)
            return last_picture(window, made)

    return take


def _codes(window: DeskWindow) -> QDialog:
    return CodesDialog(window.state, {"demo": "Human or machine?"}, {}, "demo")


def _own(text: str) -> Callable[[DeskWindow], QDialog]:
    def make(window: DeskWindow) -> QDialog:
        made = OwnCodesDialog(window.state, "demo", "Human or machine?", window)
        made.text.setPlainText(text)
        wait_until(lambda: made.status.text() != "")
        return made

    return make


def _withdraw(window: DeskWindow) -> QDialog:
    made = WithdrawDialog(window.state, "P-005")
    made.reason.setText("Asked by e-mail.")
    return made


def _note(mark: bool) -> Callable[[DeskWindow], QDialog]:
    def make(window: DeskWindow) -> QDialog:
        shown = window.page("sessions")
        assert isinstance(shown, SessionsPage)
        wait_until(lambda: bool(shown.table.rows.things))
        made = ask_note(window.state, shown.table.rows.things[0], mark=mark)
        assert made is not None
        return made

    return make


def sessions_noted(stage: Stage, camera: Camera) -> QPixmap:
    """A session with notes, chosen."""
    with desk(stage, camera, "sessions", data=lab(stage)) as window:
        shown = window.page("sessions")
        assert isinstance(shown, SessionsPage)
        wait_until(lambda: bool(shown.table.rows.things))
        rows = shown.table.rows.things
        shown.table.choose(next(n for n, s in enumerate(rows) if s.participant == "P-005"))
        return picture(window)


@contextmanager
def _list_of_people(stage: Stage, camera: Camera) -> Iterator[tuple[DeskWindow, PeopleCard]]:
    """Settings of a desk that knows people, with the assistant chosen."""
    with desk(stage, camera, data=stage.data) as window:
        _enter(window, ADA, "4711-x")
        window.go_to("settings")
        shown = window.page("settings")
        assert isinstance(shown, SettingsPage)
        shown.people.table.choose(1)
        settle(60)
        yield window, shown.people


def settings(stage: Stage, camera: Camera) -> QPixmap:
    """Settings of a desk that knows people."""

    def shot() -> QPixmap:
        with _list_of_people(stage, camera) as (window, _):
            return picture(window)

    return _with_people(shot)


def person(stage: Stage, camera: Camera) -> QPixmap:
    """The first person is added."""
    return dialog(lambda window: PersonDialog(window.state), "settings")(stage, camera)


def over_people(make: Callable[[PeopleCard], QDialog | None]) -> Shot:
    """A dialog over the list of people, with the assistant chosen."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        def shot() -> QPixmap:
            with _list_of_people(stage, camera) as (window, people):
                made = make(people)
                assert made is not None
                settle(100)
                return last_picture(window, made)

        return _with_people(shot)

    return take


def damaged(stage: Stage, camera: Camera) -> QPixmap:
    """The lock screen where the list of people cannot be read."""

    def shot() -> QPixmap:
        people_file().write_text("{", encoding="utf-8")
        with desk(stage, camera, data=stage.data) as window:
            return picture(window)

    return _with_people(shot)


def locked(wrong: int = 0) -> Shot:
    """The lock screen, after some wrong PINs."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        def shot() -> QPixmap:
            with desk(stage, camera, data=stage.data) as window:
                for _ in range(wrong):
                    _enter(window, ADA, "nonsense")
                window.cover.screen.ask()
                settle(60)
                return picture(window)

        return _with_people(shot)

    return take


def assistant(stage: Stage, camera: Camera) -> QPixmap:
    """What an assistant finds."""

    def shot() -> QPixmap:
        with desk(stage, camera, data=stage.data) as window:
            _enter(window, BOB, "90210-y")
            settle(60)
            return picture(window)

    return _with_people(shot)


def _enter(window: DeskWindow, name: str, pin: str) -> None:
    answers: list[object] = []
    window.state.at_desk.enter(name, pin, answers.append, answers.append)
    wait_until(lambda: bool(answers))


PEOPLE: dict[str, Shot] = {
    "desk-participants": participants(),
    "desk-participants-chosen": participants("P-005"),
    "desk-participants-withdrawn": participants("P-008"),
    "desk-participants-codes": dialog(_codes),
    "desk-participants-own": dialog(_own("\n".join(f"SPRING-{n:02}" for n in range(1, 13)))),
    "desk-participants-own-wrong": dialog(_own("A-01\nA 02\nA-03\na-03\nP-008")),
    "desk-participants-withdraw": dialog(_withdraw),
    "desk-sessions-noted": sessions_noted,
    "desk-sessions-note": dialog(_note(False), "sessions"),
    "desk-sessions-pilot": dialog(_note(True), "sessions"),
    "desk-settings-people": settings,
    "desk-settings-person": person,
    "desk-settings-person-change": over_people(lambda card: card.change()),
    "desk-settings-person-remove": over_people(lambda card: card.ask_remove()),
    "desk-locked-damaged": damaged,
    "desk-locked": locked(),
    "desk-locked-wait": locked(7),
    "desk-assistant": assistant,
}


ADA, BOB = "Ada Okafor", "Bob Lindqvist"


def day(stage: Stage) -> Path:
    """A data folder of its own for each picture, in which two desks wrote down a day."""
    data = stage.home / "TuringDesk" / f"day-{next(stage.numbers)}"
    make_folder(data)  # closed to others, or the record would say that it is closed now
    done: tuple[tuple[str, str, dict[str, object]], ...] = (
        (ADA, "opened the desk", {"user": "lab"}),
        (ADA, "unlocked the desk", {"role": "investigator"}),
        (ADA, "opened a study", {"study": "demo", "path": "Studies/demo.tdz"}),
        (ADA, "created participant codes", {"study": "demo", "codes": 24}),
        (BOB, "entered a wrong PIN", {"for_person": BOB}),
        (BOB, "unlocked the desk", {"role": "assistant"}),
        (BOB, "started a session", {"session": "sub-P-012_ses-1_study-demo", "pilot": False}),
        (BOB, "ended a session", {"session": "sub-P-012_ses-1_study-demo", "answers": 96}),
        (BOB, "wrote a note", {"session": "sub-P-009_ses-1_study-demo"}),
        (BOB, "locked the desk", {"why": "no one was here"}),
        (ADA, "unlocked the desk", {"role": "investigator"}),
        (ADA, "withdrew a participant", {"code": "P-008", "sessions": 1, "answers": 96}),
        (ADA, "exported", {"file": "demo.xlsx", "personal": False, "rows": 1056}),
    )
    for number, (who, what, told) in enumerate(done):
        at = (NOW - timedelta(minutes=17 * (len(done) - number))).isoformat(
            timespec="milliseconds"
        )
        write(data, what, who, {"desk": f"Booth {1 + (who == BOB)}", **told}, at)
    return data


def record(words: str = "") -> Shot:
    """The Record page, filtered by words."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "record", data=day(stage)) as window:
            shown = window.page("record")
            assert isinstance(shown, RecordPage)
            shown.read()
            wait_until(lambda: bool(shown.entries))
            shown.search.setText(words)
            settle(60)
            return picture(window)

    return take


def record_problems(stage: Stage, camera: Camera) -> QPixmap:
    """A line of the record that someone edited, named."""
    data = day(stage)
    (file,) = (data / FOLDER).glob("audit-*.jsonl")
    file.write_bytes(file.read_bytes().replace(b'"rows":1056', b'"rows":1055'))
    with desk(stage, camera, "record", data=data) as window:
        shown = window.page("record")
        assert isinstance(shown, RecordPage)
        wait_until(shown.show_problems.isVisible)
        shown.show_problems.click()
        made = shown.findChild(ProblemsDialog)
        assert isinstance(made, ProblemsDialog)
        settle(100)
        taken = picture(window, made)
        made.close()
        return taken


RECORD: dict[str, Shot] = {
    "desk-record": record(),
    "desk-record-found": record("lindqvist session"),
    "desk-record-problems": record_problems,
}
