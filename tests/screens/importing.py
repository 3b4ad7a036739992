"""The dialog that imports data, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, last_picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import Stage
from turingdesk.gui.desk.importing.dialog import ImportDialog
from turingdesk.gui.desk.studies.page import StudiesPage
from turingdesk.gui.desk.window import DeskWindow

HEAD = "Worker,image,source,guess,RT (s),confidence,browser\n"
AGENTS, SAID = ("Human", "GPT-4", "Human", "llava"), ("AI", "human", "can't say")


def _table(stage: Stage) -> Path:
    """Past verdicts, some of which can't be used."""
    file = stage.home / "Downloads" / "verdicts-2024.csv"
    file.parent.mkdir(exist_ok=True)
    rows = (
        f"p{n % 5},img-{n % 12:02}.jpg,{AGENTS[n % 4]},{SAID[n % 7 % 3]},{n % 6}.25,{n % 5},Fox\n"
        for n in range(90)
    )
    file.write_text(HEAD + "".join(rows) + "p1,img-01.jpg\n", "utf-8")
    return file


@contextmanager
def importing(
    stage: Stage, camera: Camera, source: Path
) -> Iterator[tuple[DeskWindow, ImportDialog]]:
    """The dialog with a file."""
    data = stage.home / "TuringDesk" / f"imported-{next(stage.numbers)}"
    with desk(stage, camera, "studies", data=data) as window:
        page = window.page("studies")
        assert isinstance(page, StudiesPage)
        page.begin_import()
        (dialog,) = page.findChildren(ImportDialog)
        dialog.sources.take([source])
        settle(60)
        yield window, dialog


def step(dialog: ImportDialog) -> None:
    """Go on, and wait for the next step."""
    before = dialog.step
    dialog.go_on.click()
    wait_until(lambda: dialog.step is not before)
    settle(60)


def verdicts(steps: int) -> Shot:
    """A table of verdicts after some steps."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with importing(stage, camera, _table(stage)) as (window, dialog):
            for _ in range(steps):
                step(dialog)
            return last_picture(window, dialog)

    return take


IMPORTING: dict[str, Shot] = {
    "desk-import": verdicts(0),
    "desk-import-columns": verdicts(1),
    "desk-import-preview": verdicts(2),
    "desk-import-done": verdicts(3),
}
