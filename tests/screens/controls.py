"""The Control questions page: writing, reviewing, one that was sent back, and a collection."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import Stage
from turingdesk.editing.control_questions import (
    approve,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.editing.control_table import Item, items
from turingdesk.gui.desk.control_questions.page import ControlsPage
from turingdesk.study.package import open_package
from turingdesk.system import paths

AUTHOR, OTHERS = "AO", ("BL", "CW")
#: What was written, by kind, with the answer and how many have approved it.
WRITTEN = {
    "caption": (
        ("Does the sentence name an animal?", True, 2),
        ("Is the picture in black and white?", False, 2),
        ("Are there people in the picture?", True, 1),
        ("Does the sentence tell of a train?", False, 0),
    ),
    "statement": (("Something in the picture is red.", True, 0),),
}
REASON = "It can be answered without looking at the picture."


def study(stage: Stage) -> Path:
    """A copy of the demo study with questions in every state."""
    folder = stage.home / "Studies" / f"controls-{next(stage.numbers)}"
    shutil.copytree(paths.demo_study(), folder)
    toml = folder / "study.toml"
    lines = toml.read_text("utf-8").splitlines(keepends=True)
    named = (paths.demo_study() / open_package(paths.demo_study()).study.media).resolve()
    text = "".join(line for line in lines if not line.startswith("media = "))
    toml.write_text(f'media = "{named.as_posix()}"\n{text}', encoding="utf-8")
    there = items(open_package(folder))
    for kind, questions in WRITTEN.items():
        mine = [one for one in there if one.subject.kind == kind]
        for item, (text, is_true, approvals) in zip(mine, questions, strict=False):
            _ask(folder, item, text, is_true=is_true, approvals=approvals)
    last = [one for one in there if one.subject.kind == "caption"][3]
    send_back(folder, OTHERS[1], read_questions(folder)[0][last.subject], REASON)
    return folder


def _ask(folder: Path, item: Item, text: str, *, is_true: bool, approvals: int) -> None:
    write_question(folder, AUTHOR, item.subject, text, is_true)
    for who in OTHERS[:approvals]:
        approve(folder, who, read_questions(folder)[0][item.subject])


def at(who: str, place: int, *, text: str = "") -> Shot:
    """The page for someone, at a place of the list, with something typed."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "controls", study=study(stage)) as window:
            page = window.page("controls")
            assert isinstance(page, ControlsPage)
            wait_until(lambda: bool(page.data.items))
            page.who.setText(who)
            page.who.editingFinished.emit()
            page.table.choose(place)
            if text:
                page.sheet.text.setText(text)
                page.sheet.true.click()
            settle(100)
            return picture(window)

    return take


CONTROLS: dict[str, Shot] = {
    "desk-controls": at("CW", 2),
    "desk-controls-written": at("AO", 4, text="Is someone riding a bicycle?"),
    "desk-controls-returned": at("AO", 3),
    "desk-controls-nameless": at("", 0),
}
