"""The screens of the record: a day of two people, found words, and a line that was edited."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtGui import QPixmap

from turingdesk.gui.desk.record.page import RecordPage
from turingdesk.gui.desk.sessions.problems import ProblemsDialog
from turingdesk.gui.screens.camera import Camera, picture, settle, wait_until
from turingdesk.gui.screens.desk import Shot, desk
from turingdesk.gui.screens.stage import NOW, Stage
from turingdesk.journal.audit import write
from turingdesk.journal.ledger import RECORD as FOLDER
from turingdesk.system.access import make_folder

ADA, BOB = "Ada Okafor", "Bob Lindqvist"


def day(stage: Stage) -> Path:
    """A data folder of its own for each picture, in which two desks wrote down a day."""
    data = stage.home / "TuringDesk" / f"day-{next(stage.numbers)}"
    make_folder(data)  # closed to others, or the record would say that it is closed now
    done: tuple[tuple[str, str, dict[str, object]], ...] = (
        (ADA, "opened the desk", {"user": "lab"}),
        (ADA, "unlocked the desk", {"role": "investigator"}),
        (ADA, "opened a study", {"study": "demo", "path": "Studies/demo.tdz"}),
        (ADA, "made participant codes", {"study": "demo", "codes": 24}),
        (BOB, "typed a wrong PIN", {"for_person": BOB}),
        (BOB, "unlocked the desk", {"role": "assistant"}),
        (BOB, "started a session", {"session": "sub-P-012_ses-1_study-demo", "pilot": False}),
        (BOB, "ended a session", {"session": "sub-P-012_ses-1_study-demo", "answers": 96}),
        (BOB, "wrote a note", {"session": "sub-P-009_ses-1_study-demo"}),
        (BOB, "locked the desk", {"why": "nobody was here"}),
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


def problems(stage: Stage, camera: Camera) -> QPixmap:
    """A line of the record that somebody edited, named."""
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
    "desk-record-problems": problems,
}
