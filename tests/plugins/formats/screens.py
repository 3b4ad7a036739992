"""The dialog that imports data, with published answers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, last_picture, settle
from tests.screens.desk import Shot
from tests.screens.importing import importing, step
from tests.screens.stage import Stage


def _words(stage: Stage) -> Path:
    """Associations as published."""
    file = stage.home / "Downloads" / "associations.csv"
    file.parent.mkdir(exist_ok=True)
    cues = ("ocean", "bread", "horse", "music")
    rows = (f"{cue},w{n},{cue[::-1]},{cue[:2]}\n" for n in range(6) for cue in cues)
    file.write_text("cue,R1,R2,R3\n" + "".join(rows), "utf-8")
    return file


def study(steps: int) -> Shot:
    """A table of associations after some steps."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with importing(stage, camera, _words(stage)) as (window, dialog):
            formats = dialog.sources.format
            formats.setCurrentIndex(formats.findData("word_associations"))
            for _ in range(steps):
                step(dialog)
            return last_picture(window, dialog)

    return take


def options(stage: Stage, camera: Camera) -> QPixmap:
    """The format that takes the most kinds of settings."""
    with importing(stage, camera, _words(stage)) as (window, dialog):
        formats = dialog.sources.format
        formats.setCurrentIndex(formats.findData("scanpaths"))
        settle(60)
        return last_picture(window, dialog)


SCREENS: dict[str, Shot] = {
    "desk-import-options": options,
    "desk-import-study-columns": study(1),
    "desk-import-study": study(2),
}
