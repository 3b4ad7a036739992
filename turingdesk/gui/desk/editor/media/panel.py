"""The panel of a study's pictures: dropped in, looked at, removed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QFileDialog, QFrame, QHBoxLayout, QVBoxLayout

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.editor.media.model import PICTURE, PictureModel, Shown
from turingdesk.gui.desk.editor.media.thumbnails import Thumbnails
from turingdesk.gui.desk.editor.media.usage import told, uses
from turingdesk.gui.desk.editor.note_strip import NoteStrip
from turingdesk.gui.desk.editor.panel import Panel
from turingdesk.gui.desk.editor.question import Answer, ask
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import OneLine, button, counted, label
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.store.picture import SUFFIXES

if TYPE_CHECKING:
    from turingdesk.store.draft import Draft

ENDS = tuple(sorted({end for ends in SUFFIXES.values() for end in ends}))
EMPTY = "No pictures yet. Drop files or a whole folder here."
HINT = "Choose a picture to see which rows use it. Files and folders can be dropped here."


class MediaPanel(Panel):
    """Files are copied into the study's media folder when it is saved."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.setAcceptDrops(True)
        self.model = PictureModel(self)
        self.list = Thumbnails(self.model)
        self.add = button("Add pictures\u2026", self._choose)
        self.remove = button("Remove", self.remove_chosen)
        self.unused = QCheckBox("Only those not used")
        self.unused.toggled.connect(self.refresh)
        self.counts = label("", "small")
        self.about = OneLine(HINT, "soft")
        self.empty = label(EMPTY, "soft", wrap=True)
        self.notes = NoteStrip()
        self.list.selectionModel().selectionChanged.connect(self._chosen)
        self.model.modelReset.connect(self._chosen)
        delete = QShortcut(QKeySequence("Del"), self.list)
        delete.activated.connect(self.remove_chosen)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        used = uses(self.draft)
        shown = [
            Shown(
                file.name,
                self.draft.media_path(file.name),
                file.bytes,
                len(used.get(file.name, ())),
            )
            for file in self.draft.media()
        ]
        unused = sum(not picture.rows for picture in shown)
        self.counts.setText(
            f"{counted(len(shown), 'picture')}, {f'{unused:,} not used' if unused else 'all used'}"
            if shown
            else ""
        )
        listed = [p for p in shown if not (p.rows and self.unused.isChecked())]
        self._uses = used
        self.model.fill(listed)
        self.list.setVisible(bool(shown))
        self.empty.setVisible(not shown)
        self._chosen()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        said = " ".join(f"{problem.message} {problem.fix}" for problem in problems[:1])
        self.wrong.setText(said)
        self.wrong.setVisible(bool(said))

    def show_problem(self, problem: Problem) -> None:
        self.list.setFocus()

    def chosen(self) -> list[Shown]:
        """The pictures that are chosen."""
        return [index.data(PICTURE) for index in self.list.selectionModel().selectedIndexes()]

    def take(self, paths: Sequence[Path]) -> None:
        """Add files, and those of folders, to the study."""
        self.notes.tell("Looking at the files\u2026")
        Job(self, lambda: _pictures_in(paths), self._add, self._failed)

    def remove_chosen(self) -> None:
        """Take pictures out of the study; asks where rows use them."""
        chosen = self.chosen()
        rows = sum(picture.rows for picture in chosen)
        if not chosen:
            return
        names = chosen[0].name if len(chosen) == 1 else counted(len(chosen), "picture")
        if not rows:
            self._remove(chosen)
            return
        ask(
            self.window(),
            f"Remove {names}?",
            f"{counted(rows, 'row')} would name a picture that is not there any more.",
            Answer("Remove", lambda: self._remove(chosen), "danger"),
            Answer("Cancel", role="primary"),
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _paths(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take(_paths(event))

    def _add(self, found: tuple[list[Path], int]) -> None:
        files, others = found
        if not files:
            self.notes.tell(f"There is no picture among them. Pictures end in {', '.join(ENDS)}.")
            return
        try:
            names = self.draft.add_media(files)
        except OSError as problem:
            self._failed(problem)
            return
        more = f" {counted(others, 'other file')} left out." if others else ""
        self.notes.tell(f"{counted(len(names), 'picture')} added; copied when you save.{more}")
        self.refresh()
        self._select(set(names))

    def _remove(self, chosen: Sequence[Shown]) -> None:
        for picture in chosen:
            self.draft.remove_media(picture.name)
        self.notes.tell(f"{counted(len(chosen), 'picture')} removed from the study.")
        self.refresh()

    def _failed(self, problem: Exception) -> None:
        self.notes.tell(f"The pictures could not be added: {problem}")

    def _select(self, names: set[str]) -> None:
        """Choose what has just come, in sight."""
        for row, picture in enumerate(self.model.pictures):
            if picture.name in names:
                self.list.setCurrentIndex(self.model.index(row))
                QTimer.singleShot(
                    0, self.list, lambda: self.list.scrollTo(self.list.currentIndex())
                )
                return

    def _chosen(self) -> None:
        chosen = self.chosen()
        self.remove.setEnabled(bool(chosen))
        if len(chosen) == 1:
            picture = chosen[0]
            size = f"{max(1, picture.bytes // 1024):,} kB"
            rows = self._uses.get(picture.name, ())
            self.about.setText(f"{picture.name}, {size}. {told(self.draft, rows)}")
        elif chosen:
            self.about.setText(f"{len(chosen):,} pictures chosen.")
        else:
            self.about.setText(HINT)

    def _choose(self) -> None:
        kinds = f"Pictures ({' '.join('*' + end for end in ENDS)})"
        files, _ = QFileDialog.getOpenFileNames(self, "Add pictures", "", kinds)
        if files:
            self.take([Path(file) for file in files])

    def _lay_out(self) -> None:
        self._uses: dict[str, list[tuple[str, int]]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(self.add)
        row.addWidget(self.counts)
        row.addStretch(1)
        row.addWidget(self.unused)
        column.addLayout(row)
        self.wrong = label("", "objection", wrap=True)
        self.wrong.hide()
        column.addWidget(self.notes)
        column.addWidget(self.wrong)
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(4 * [SIZES.unit]))
        inside.addWidget(self.list, 1)
        inside.addWidget(self.empty, 1)
        column.addWidget(card, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.about, 1)
        foot.addWidget(self.remove)
        column.addLayout(foot)


def _pictures_in(paths: Sequence[Path]) -> tuple[list[Path], int]:
    """The pictures among files and in folders, sorted, and how many other files there were."""
    files = [
        file
        for path in paths
        for file in (
            [path] if path.is_file() else sorted(path.rglob("*")) if path.is_dir() else []
        )
        if file.is_file() and not file.name.startswith(".")
    ]
    found = [file for file in files if file.suffix.lower() in ENDS]
    return found, len(files) - len(found)


def _paths(event: QDropEvent) -> list[Path]:
    """What is dragged, where all of it are local files or folders that are no study."""
    urls = event.mimeData().urls()
    if not all(url.isLocalFile() for url in urls):
        return []
    paths = [Path(url.toLocalFile()) for url in urls]
    studies = any(p.suffix.lower() == ".tdz" or (p / "study.toml").is_file() for p in paths)
    return [] if studies else paths


PANEL = MediaPanel
