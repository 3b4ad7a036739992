"""The screens of the editor's panels, and of the dialog in which a study begins."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QScrollArea

from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.editor.page import EditorPage
from turingdesk.gui.desk.editor.panels.block import BlockPanel
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.texts import TextsPanel
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.screens.camera import Camera, picture, settle, wait_until
from turingdesk.gui.screens.desk import Shot
from turingdesk.gui.screens.editor import shot
from turingdesk.gui.screens.stage import Stage
from turingdesk.system import paths

RULES = (
    {"kind": "controls_passed", "at_least": 15, "of": 20},
    {"use": "zhang-conversations", "blocks": ["conversations"]},
    {"kind": "incomplete", "share": 7},
)
CAPTIONS = 16  #: rows of the spreadsheet from which a study is made


def scrolled(section: str, part: float, do: Callable[[EditorPage], None] | None = None) -> Shot:
    """A section after something was done, scrolled to a part of its height."""

    def done(_window: DeskWindow, page: EditorPage) -> None:
        if do is not None:
            do(page)
        wait_until(lambda: page.checker.is_idle)
        settle(100)
        panel = page.frame.stack.currentWidget()
        assert isinstance(panel, CardPanel)
        if isinstance(panel, BlockPanel):
            wait_until(lambda: hasattr(panel.plan.card, "plan"))
        bar = panel.area.verticalScrollBar()
        bar.setValue(round(bar.maximum() * part))

    return shot(section, done, study=sound)


def sound(stage: Stage) -> Path:
    """A copy of the demo study without mistakes; fresh each time."""
    study = stage.home / "Studies" / "human-or-machine"
    shutil.rmtree(study, ignore_errors=True)
    shutil.copytree(paths.demo_study(), study)
    shutil.copytree(paths.stimuli() / "pictures", study / "media")
    toml = study / "study.toml"
    lines = toml.read_text(encoding="utf-8").splitlines(keepends=True)
    toml.write_text("".join(x for x in lines if not x.startswith("media = ")), encoding="utf-8")
    return study


def _consent(page: EditorPage) -> None:
    panel = page.frame.stack.currentWidget()
    assert isinstance(panel, TextsPanel)
    assert page.draft is not None
    page.draft.toml.set(("consent", "signature"), "optional")
    panel.refresh()
    panel.show_page("consent")


def _condition(page: EditorPage) -> None:
    panel = page.frame.stack.currentWidget()
    assert isinstance(panel, FormsPanel)
    assert page.draft is not None
    field = {
        "id": "uses",
        "text": "What do you use such programs for?",
        "kind": "several",
        "choices": ["Writing", "Pictures", {"value": "other", "label": "Something else"}],
        "only_if": {"field": "ai_experience", "is": ["Every week", "Every day"]},
    }
    number = page.draft.toml.add(("form", 0, "field"), field)
    panel.refresh()
    panel.fields.choose(number)


def _rules(page: EditorPage) -> None:
    panel = page.frame.stack.currentWidget()
    assert isinstance(panel, CardPanel)
    assert page.draft is not None
    page.draft.toml.set(("rule",), [dict(rule) for rule in RULES])
    panel.refresh()


def _wrong(page: EditorPage) -> None:
    panel = page.frame.stack.currentWidget()
    assert isinstance(panel, BlockPanel)
    assert page.draft is not None
    page.draft.toml.set(("block", 1, "trials"), 900)
    panel.refresh()


def _analysis(page: EditorPage) -> None:
    panel = page.frame.stack.currentWidget()
    assert isinstance(panel, CardPanel)
    assert page.draft is not None
    page.draft.toml.set(("analysis",), {"primary": "detectability", "by": ["task", "age"]})
    panel.refresh()


def begin(way: str = "", do: Callable[[Stage, NewStudyDialog], None] | None = None) -> Shot:
    """The dialog in which a study begins, at one of its ways."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        window = stage.desk(data=stage.empty)
        camera.open(window)
        dialog = NewStudyDialog(window.state, window)
        dialog.show()
        if way:
            dialog.show_way(way)
        if do is not None:
            do(stage, dialog)
        settle(100)
        taken = picture(window, dialog)
        for one in (dialog, window):
            one.close()
            one.deleteLater()
        settle()
        return taken

    return take


def _own_table(stage: Stage) -> tuple[Path, Path]:
    """A table and pictures as people have them; made once."""
    table, photos = stage.home / "Descriptions, summer.csv", stage.home / "Photos"
    if table.exists():
        return table, photos
    shutil.copytree(paths.stimuli() / "pictures", photos)
    with (paths.demo_study() / "captions.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["control"] != "yes"][:CAPTIONS]
    with table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Photo", "Description", "Written by", "Collected on"])
        for row in rows:
            maker = "person" if row["origin"] == "human" else row["agent"]
            writer.writerow([row["image"], row["caption"], maker, "12 May"])
    return table, photos


def _table(stage: Stage, dialog: NewStudyDialog) -> None:
    dialog.from_table.take(_own_table(stage))
    wait_until(lambda: dialog.from_table.guess is not None)


def _sample(stage: Stage, dialog: NewStudyDialog) -> None:
    _table(stage, dialog)
    settle(50)
    for area in dialog.from_table.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def _no_pictures(stage: Stage, dialog: NewStudyDialog) -> None:
    dialog.from_table.take(_own_table(stage)[:1])
    wait_until(lambda: dialog.from_table.guess is not None)


PANELS: dict[str, Shot] = {
    "editor-study": shot("study", study=sound),
    "editor-study-end": scrolled("study", 1.0),
    "editor-texts": shot("texts", study=sound),
    "editor-texts-consent": scrolled("texts", 0.0, _consent),
    "editor-texts-signature": scrolled("texts", 1.0, _consent),
    "editor-forms": shot("forms", study=sound),
    "editor-forms-question": scrolled("forms", 0.55, _condition),
    "editor-forms-end": scrolled("forms", 1.0, _condition),
    "editor-blocks": shot("blocks", study=sound),
    "editor-block": scrolled("block/2", 0.0),
    "editor-block-middle": scrolled("block/2", 0.45),
    "editor-block-end": scrolled("block/4", 1.0),
    "editor-block-problem": shot("block/1", lambda _, page: _wrong(page), study=sound),
    "editor-rules": scrolled("rules", 0.0, _rules),
    "editor-analysis": scrolled("analysis", 0.0, _analysis),
    "new-study": begin(),
    "new-study-table": begin(do=_table),
    "new-study-table-rows": begin(do=_sample),
    "new-study-table-missing": begin(do=_no_pictures),
    "new-study-design": begin("From a published design"),
    "new-study-empty": begin("Without answers yet"),
}
