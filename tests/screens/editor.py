"""The screens of the study editor: its tables and pictures, and what it asks."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QScrollArea

from tests.packages import workbook
from tests.screens.camera import (
    Camera,
    closed_after,
    grab,
    last_picture,
    picture,
    settle,
    turn,
    wait_until,
)
from tests.screens.desk import Shot
from tests.screens.stage import Stage, broken_study
from turingdesk.core.errors import Severity
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.editor.media_panel import MediaPanel
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.editor.page import EditorPage
from turingdesk.gui.desk.editor.panels.block import BlockPanel
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.texts import TextsPanel
from turingdesk.gui.desk.editor.table.panel import TablePanel
from turingdesk.gui.desk.editor.table.view import Area
from turingdesk.gui.desk.registration import WhyDialog
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze
from turingdesk.system import paths

Do = Callable[[DeskWindow, EditorPage], None]
Study = Callable[[Stage], Path]
TABLE = "table/captions.csv"
CAPTION = 5  #: its column in the demo study
COPIED = """\
id\torigin\tagent\timage\tcaption
new-1\thuman\tp-31\tbeach.png\ta dog that does not want to swim
new-2\tmachine\tdemo-model-a\tbeach.png\t=A4
new-3\thuman\tp-32\tcampsite.png\tmarshmallows, finally
"""
MERGED = '<table><tr><td rowspan="2">a</td></tr></table>'


def study_in_work(stage: Stage) -> Path:
    """A copy of the demo study with two cells that are wrong; fresh each time."""
    study = stage.home / "Studies" / "captions-spring"
    shutil.rmtree(study, ignore_errors=True)
    shutil.copytree(broken_study(stage), study)
    toml = study / "study.toml"
    text = toml.read_text(encoding="utf-8").replace('task = "word"', 'task = "words"')
    toml.write_text(text, encoding="utf-8")
    return study


def study_with_workbook(stage: Stage) -> Path:
    """The same with a workbook in place of its table."""
    study = study_in_work(stage)
    with (study / "captions.csv").open(encoding="utf-8", newline="") as file:
        workbook(study / "captions.xlsx", list(csv.reader(file)), Notes=[["Piloted in May"]])
    (study / "captions.csv").unlink()
    toml = study / "study.toml"
    toml.write_text(toml.read_text("utf-8").replace("captions.csv", "captions.xlsx"), "utf-8")
    return study


@contextmanager
def editor(
    stage: Stage, camera: Camera, section: str = TABLE, study: Study = study_in_work
) -> Iterator[DeskWindow]:
    """The desk with a study opened for editing, at a section."""
    window = stage.desk(data=stage.empty)
    camera.open(window)
    window.state.edit(study(stage))
    page = page_of(window)
    wait_until(lambda: page.draft is not None)
    page.frame.show_section(section)
    wait_until(lambda: page.checker.is_idle)
    settle()
    try:
        yield window
    finally:
        if page.draft is not None:
            while page.draft.can_undo:
                page.draft.undo()
        window.close()
        window.deleteLater()
        settle()


def page_of(window: DeskWindow) -> EditorPage:
    """The page of a desk."""
    page = window.page("editor")
    assert isinstance(page, EditorPage)
    return page


def shot(
    section: str = TABLE,
    do: Do | None = None,
    *,
    dialog: bool = False,
    study: Study = study_in_work,
) -> Shot:
    """A section after something was done there, with the dialog that came of it."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with editor(stage, camera, section, study) as window:
            page = page_of(window)
            if do is not None:
                do(window, page)
                wait_until(lambda: page.checker.is_idle)
            settle(100)
            shown = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
            over = [w for w in shown if isinstance(w, QDialog)] if dialog else []
            taken = picture(window, *over) if over or do is None else grab(window)
            for one in (*over, *(w for w in shown if isinstance(w, QMenu))):
                one.close()
            return taken

    return take


def collecting_study(stage: Stage) -> Path:
    """A new collection; fresh each time."""
    study = stage.home / "Studies" / "collecting"
    shutil.rmtree(study, ignore_errors=True)
    new_study("collect-captions", study)
    return study


def _table(page: EditorPage) -> TablePanel:
    panel = page.frame.shown
    assert isinstance(panel, TablePanel)
    return panel


def _problem(_window: DeskWindow, page: EditorPage) -> None:
    page.frame.rows.step(1)


def _long_text(_window: DeskWindow, page: EditorPage) -> None:
    view = _table(page).view
    view.go_to(3, CAPTION)
    view.scrollTo(view.model().index(3, CAPTION))
    view.edit(view.currentIndex())


def _origin(_window: DeskWindow, page: EditorPage) -> None:
    page.frame.rows.step(1)
    view = _table(page).view
    view.edit(view.currentIndex())


def _pasted(_window: DeskWindow, page: EditorPage) -> None:
    mime = QMimeData()
    mime.setText(COPIED)
    mime.setHtml(MERGED)
    QApplication.clipboard().setMimeData(mime)
    panel = _table(page)
    panel.view.choose(Area(0, 0, 1, 1))
    panel.pasting.paste()
    QApplication.clipboard().clear()  # what Python made must not outlive the application


def _found(_window: DeskWindow, page: EditorPage) -> None:
    panel = _table(page)
    panel.search.setText("dog")
    panel.find_next(1)


def _picture(_window: DeskWindow, page: EditorPage) -> None:
    panel = page.frame.shown
    assert isinstance(panel, MediaPanel)
    panel.list.setCurrentIndex(panel.model.index(0))


def _leave(window: DeskWindow, page: EditorPage) -> None:
    _table(page).model.put(0, CAPTION, [["Another caption"]])
    turn(30)
    window.go_to("settings")


def _changed_outside(_window: DeskWindow, page: EditorPage) -> None:
    _table(page).model.put(0, CAPTION, [["Another caption"]])
    assert page.draft is not None
    file = page.draft.folder / "captions.csv"
    file.write_text(file.read_text("utf-8").replace("aquarium.png", "beach.png"), "utf-8")
    page.opened()


def frozen_study(stage: Stage) -> Path:
    """A copy of the demo study that is frozen; fresh each time."""
    study = stage.home / "Studies" / "captions-frozen"
    shutil.rmtree(study, ignore_errors=True)
    new_study("captions", study)
    freeze(open_package(study), "Ada Example")
    return study


def _why(_window: DeskWindow, page: EditorPage) -> None:
    assert page.draft is not None
    page.draft.toml.set(("block", 0, "trials"), 2)
    page.draft.table("captions.csv").set_cell(0, 4, "Another caption")
    turn(30)
    page.save()
    wait_until(lambda: any(d.isVisible() for d in page.window().findChildren(WhyDialog)))


def no_study(stage: Stage, camera: Camera) -> QPixmap:
    """The page before a study was opened."""
    window = stage.desk(data=stage.empty)
    with closed_after(window):
        camera.open(window)
        window.go_to("editor")
        return picture(window)


def where(stage: Stage, camera: Camera) -> QPixmap:
    """A .tdz is edited in a folder that is asked for."""
    window = stage.desk(data=stage.empty)
    camera.open(window)
    window.state.edit(stage.study)
    settle()
    dialog = next(
        w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()
    )
    with closed_after(window):
        return last_picture(window, dialog)


EDITOR: dict[str, Shot] = {
    "desk-editor": no_study,
    "editor-collecting": shot("block/0", study=collecting_study),
    "editor-collecting-study": shot("blocks", study=collecting_study),
    "editor-collecting-table": shot("table/captions.csv", study=collecting_study),
    "editor-where": where,
    "editor-table": shot(),
    "editor-table-problem": shot(do=_problem),
    "editor-table-origin": shot(do=_origin),
    "editor-table-long-text": shot(do=_long_text),
    "editor-table-pasted": shot(do=_pasted),
    "editor-table-workbook": shot("table/captions.xlsx", study=study_with_workbook),
    "editor-table-found": shot(do=_found),
    "editor-table-jsonl": shot("table/conversations.jsonl"),
    "editor-pictures": shot("media"),
    "editor-picture": shot("media", _picture),
    "editor-unsaved": shot(do=_leave, dialog=True),
    "editor-frozen": shot("study", study=frozen_study),
    "editor-frozen-why": shot("study", _why, dialog=True, study=frozen_study),
    "editor-changed-outside": shot(do=_changed_outside, dialog=True),
}


EXAMPLE_RULES = (
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
        panel = page.frame.shown
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


def games(stage: Stage) -> Path:
    """A study of games, fresh each time."""
    study = stage.home / "Studies" / "jones-witness"
    shutil.rmtree(study, ignore_errors=True)
    new_study("jones-witness", study)
    return study


def _to_the_end(_window: DeskWindow, page: EditorPage) -> None:
    panel = page.frame.shown
    assert isinstance(panel, BlockPanel)
    wait_until(lambda: page.checker.is_idle)
    settle(100)
    bar = panel.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _consent(page: EditorPage) -> None:
    panel = page.frame.shown
    assert isinstance(panel, TextsPanel)
    assert page.draft is not None
    page.draft.toml.set(("consent", "signature"), "optional")
    panel.refresh()
    panel.show_page("consent")


def _condition(page: EditorPage) -> None:
    panel = page.frame.shown
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
    panel = page.frame.shown
    assert isinstance(panel, CardPanel)
    assert page.draft is not None
    page.draft.toml.set(("rule",), [dict(rule) for rule in EXAMPLE_RULES])
    panel.refresh()


def _wrong(page: EditorPage) -> None:
    panel = page.frame.shown
    assert isinstance(panel, BlockPanel)
    assert page.draft is not None
    page.draft.toml.set(("block", 1, "trials"), 900)
    panel.refresh()
    rows = page.frame.rows
    wait_until(lambda: any(one.severity is Severity.ERROR for one in rows.model.problems))
    rows.step(1)


def _analysis(page: EditorPage) -> None:
    panel = page.frame.shown
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
        with closed_after(window):
            return last_picture(window, dialog)

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


def _new_table(stage: Stage, dialog: NewStudyDialog) -> None:
    dialog.from_table.take(_own_table(stage))
    wait_until(lambda: dialog.from_table.guess is not None)


def _sample(stage: Stage, dialog: NewStudyDialog) -> None:
    _new_table(stage, dialog)
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
    "editor-block-game": shot("block/0", study=games),
    "editor-block-game-end": shot("block/0", _to_the_end, study=games),
    "editor-block-problem": shot("block/1", lambda _, page: _wrong(page), study=sound),
    "editor-rules": scrolled("rules", 0.0, _rules),
    "editor-analysis": scrolled("analysis", 0.0, _analysis),
    "new-study": begin(),
    "new-study-table": begin(do=_new_table),
    "new-study-table-rows": begin(do=_sample),
    "new-study-table-missing": begin(do=_no_pictures),
    "new-study-design": begin("From a published design"),
    "new-study-empty": begin("Empty, without answers"),
}
