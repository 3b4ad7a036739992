"""Ways that begin with a choice from a list: published designs, or one task with no answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.task import TASKS
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.wrapping_row import ORDERED, WrappedRows
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message

LIST_WIDTH = 316


StudyWriter = Callable[[Path, str], Sequence[str]]
"""Writes the study into a folder, with a title; returns remarks for people. For any thread."""


@dataclass(frozen=True, slots=True)
class StartingPoint:
    """One line of the list."""

    title: str
    about: Sequence[str]  #: paragraphs
    make: StudyWriter
    source: str = ""


class StartingPointList(QWidget):
    """Titles at the left, what the chosen one contains at the right.

    Signals:
        changed: What was chosen here is otherwise now.
    """

    changed = Signal()

    def __init__(self, name: str, offers: Sequence[StartingPoint]) -> None:
        super().__init__()
        self._offers = offers
        self.list = QListWidget()
        self.list.setAccessibleName(name)
        self.list.setProperty("role", "ordered")
        self.list.setFixedWidth(LIST_WIDTH)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappedRows(self.list, ORDERED))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems([offer.title for offer in offers])
        self.heading = label("", "heading", wrap=True)
        self.source = label("", "soft", wrap=True)
        self.about = label("", "", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.margin)
        row.addWidget(self.list)
        row.addWidget(self._right(), 1)
        # Before a row is chosen, so that its description is shown from the beginning.
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)

    @property
    def objection(self) -> str:
        """The choice that is missing before the study can be made; empty if none is."""
        return "" if self.list.currentRow() >= 0 else tr("Desk", "Choose one from the list.")

    @property
    def title(self) -> str:
        """The title that the study gets where the user writes none."""
        return self._offers[max(0, self.list.currentRow())].title

    def maker(self) -> StudyWriter:
        """The maker of the study that was chosen."""
        return self._offers[max(0, self.list.currentRow())].make

    def _right(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(*(4 * [SIZES.unit]))
        column.setSpacing(SIZES.unit)
        for line in (self.heading, self.source, self.about):
            column.addWidget(line)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        scrolls(area, tr("Desk", "First lines of the file"))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        inside.setAutoFillBackground(False)  # the dialog's own color
        return area

    def _show(self, row: int) -> None:
        offer = self._offers[max(0, row)]
        self.heading.setText(offer.title)
        self.source.setText(offer.source)
        self.source.setVisible(bool(offer.source))
        self.about.setText("\n\n".join(offer.about))
        self.changed.emit()


def published() -> list[StartingPoint]:
    """The designs that ship, each with what it contains."""
    from turingdesk.editing.new_study import templates

    return [
        StartingPoint(
            translate_message(template.title),
            (
                translate_message(template.about),
                *_contents(template.folder),
                _missing(template.task),
            ),
            _writes(template.name),
            template.source,
        )
        for template in templates().values()
    ]


def empty() -> list[StartingPoint]:
    """Every task, without answers."""
    from turingdesk.editing.new_study import empty_study, limit_note
    from turingdesk.study.task_columns import columns_of

    language = program().spoken

    def make(task: str) -> StudyWriter:
        def create_study(folder: Path, title: str) -> Sequence[str]:
            empty_study(task, folder, title, language)
            return [translate_message(note) for note in limit_note(task)]

        return create_study

    offers = []
    for name in TASKS:
        task = TASKS[name]
        columns = "\n".join(
            program().join(": ", (column.name, translate_message(column.about)))
            for column in columns_of(name).values()
            if column.required
        )
        needs = tr("Desk", "Its table needs these columns:\n{columns}").format(columns=columns)
        contents = (translate_message(task.about), *([] if task.plays else [needs]))
        offers.append(StartingPoint(translate_message(task.title), contents, make(name)))
    return offers


def _writes(template: str) -> StudyWriter:
    from turingdesk.editing.new_study import new_study

    def create_study(folder: Path, title: str) -> Sequence[str]:
        from turingdesk.editing.draft import Draft

        new_study(template, folder)
        draft = Draft.open(folder)
        draft.toml.set(("title",), title)
        draft.save()
        return ()

    return create_study


def _missing(task: str) -> str:
    """A sentence on what a design doesn't contain, and where it goes."""
    if TASKS[task].plays:
        return tr(
            "Desk",
            "A simple program takes part as the machine, so that you can try the games out. Add "
            "your own machines in agents.csv.",
        )
    return tr(
        "Desk",
        "Its answers are not included. A few examples show how to fill in the tables. Paste or "
        "drop your own answers in the editor.",
    )


def _contents(folder: Path) -> list[str]:
    """The contents of a design, in words: trials, questions, rules."""
    import tomllib

    study = tomllib.loads((folder / "study.toml").read_text("utf-8"))
    blocks = study.get("block", [])
    trials = sum(int(block.get("trials", 0)) for block in blocks)
    questions = sum(len(form.get("field", [])) for form in study.get("form", []))
    contents = [
        tr("Desk", "%n trial(s)", "", trials),
        tr("Desk", "%n form question(s)", "", questions),
        tr("Desk", "%n quality rule(s)", "", len(study.get("rule", []))),
    ]
    controls = sum(len(b.get("controls", {}).get("trials", [])) for b in blocks)
    if controls:
        contents.insert(1, tr("Desk", "including %n control trial(s)", "", controls))
    if study.get("participants"):
        contents.append(tr("Desk", "%n participant(s) planned", "", int(study["participants"])))
    return [" \u00b7 ".join(contents)]
