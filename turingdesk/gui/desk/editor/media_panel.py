"""The panel of a study's pictures: dropped in, viewed, removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QShortcut,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.editor.note_strip import NoteStrip
from turingdesk.gui.desk.editor.panel import EditorPanel
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button, label, paint_selected
from turingdesk.gui.desk.widgets.question import DialogAnswer, ask
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Job
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.theme import SIZES, color, font
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.study.picture import SUFFIXES

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, Use
    from turingdesk.editing.media_draft import AddedFiles

Index = QModelIndex | QPersistentModelIndex
PICTURE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class PictureEntry:
    """One picture of the study."""

    name: str
    path: Path
    bytes: int
    rows: int  #: that use it

    @property
    def use(self) -> str:
        """The number of its uses, in words."""
        if not self.rows:
            return tr("Desk", "not used", "a picture")
        return tr("Desk", "%n row(s)", "", self.rows)


class PictureModel(QAbstractListModel):
    """Replaced as a whole."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pictures: tuple[PictureEntry, ...] = ()

    def fill(self, pictures: Sequence[PictureEntry]) -> None:
        """Show these."""
        new = tuple(pictures)
        if new != self.pictures:
            self.beginResetModel()
            self.pictures = new
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.pictures)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        picture = self.pictures[index.row()]
        if role == PICTURE:
            return picture
        if role == Qt.ItemDataRole.DisplayRole:
            return picture.name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return tr("Desk", "{name}, {use}", "a picture").format(
                name=picture.name, use=picture.use
            )
        return None


CELL = QSize(164, 160)
ROOM = QSize(140, 96)  #: px of a picture


class Thumbnails(QListView):
    """Pictures side by side."""

    def __init__(self, model: PictureModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Small(self))
        self.setAccessibleName(tr("Desk", "Pictures"))
        self.setProperty("role", "plain")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        # In the icon mode, items could be dragged around by default.
        self.setMovement(QListView.Movement.Static)
        # Otherwise the view asks for the size of every picture (QListView::uniformItemSizes).
        self.setUniformItemSizes(True)
        self.setGridSize(CELL)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        pictures().changed.connect(self._changed)

    def _changed(self, _path: str) -> None:
        self.viewport().update()


class _Small(QStyledItemDelegate):
    """A picture, its name and its use."""

    def __init__(self, parent: Thumbnails) -> None:
        super().__init__(parent)
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        picture: PictureEntry = index.data(PICTURE)
        box = QRect(option.rect).adjusted(4, 4, -4, -4)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_selected(painter, option, box)
        room = QRect(0, 0, ROOM.width(), ROOM.height())
        room.moveCenter(box.center())
        room.moveTop(box.top() + 8)
        self._picture(painter, room, picture)
        used = "soft" if picture.rows else "warning"
        for text, ink, bold, top in (
            (picture.name, "ink", QFont.Weight.Medium, ROOM.height() + 14),
            (picture.use, used, QFont.Weight.Normal, ROOM.height() + 32),
        ):
            painter.setFont(font(SIZES.small, bold))
            painter.setPen(color(ink))
            line = box.adjusted(8, top, -8, 0)
            middle = Qt.TextElideMode.ElideMiddle
            cut = QFontMetrics(painter.font()).elidedText(text, middle, line.width())
            side = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(line, side, cut)
        painter.restore()

    def _picture(self, painter: QPainter, room: QRect, entry: PictureEntry) -> None:
        """The picture in its room, or a quiet box while it is read or where it cannot be."""
        # On a scaled screen, a picture needs more pixels than its place has px.
        ratio = self._view.devicePixelRatioF()
        most = room.size() * ratio
        cache = pictures()
        # Read in the background; the view is painted again when the cache has it.
        cache.want(entry.path, lambda full_size: _fit(full_size, most))
        picture_size = cache.size(entry.path)
        image = (
            cache.image(entry.path, _fit(picture_size, most)) if picture_size is not None else None
        )
        if image is not None:
            place = QRect(0, 0, round(image.width() / ratio), round(image.height() / ratio))
            place.moveCenter(room.center())
            painter.drawImage(place, image)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("neutral"))
        painter.drawRoundedRect(room, 6, 6)
        if cache.failure(entry.path):
            painter.setFont(font(SIZES.small))
            painter.setPen(color("danger"))
            wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, wrapped, tr("Desk", "can't be read", "a picture"))


def _fit(picture_size: QSize, most: QSize) -> QSize:
    """A picture's size inside a room, never larger than it is."""
    if picture_size.width() <= most.width() and picture_size.height() <= most.height():
        return picture_size
    return picture_size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))


ENDS = tuple(sorted({end for ends in SUFFIXES.values() for end in ends}))
_REASONS = 3  #: omitted files that are listed with the reason
EMPTY = tr_noop("Desk", "No pictures yet. Drop files or a whole folder here.")
HINT = tr_noop(
    "Desk", "Choose a picture to see which rows use it. You can drop files and folders here."
)


class MediaPanel(EditorPanel):
    """Files are copied into the study's media folder when it is saved."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.setAcceptDrops(True)
        self.model = PictureModel(self)
        self.list = Thumbnails(self.model)
        self.add = button(tr("Desk", "Add pictures\u2026"), self._choose)
        self.remove = button(tr("Desk", "Remove"), self.remove_chosen)
        self.unused = QCheckBox(tr("Desk", "Unused only"))
        self.unused.toggled.connect(self.refresh)
        self.counts = label("", "small")
        self.about = label(tr("Desk", HINT), "soft", wrap=True)
        self.about.setMinimumHeight(2 * self.about.fontMetrics().height() + 2)  # never jumps
        self.empty = label(tr("Desk", EMPTY), "soft", wrap=True)
        self.notes = NoteStrip()
        self.list.selectionModel().selectionChanged.connect(self._show_selection)
        self.model.modelReset.connect(self._show_selection)
        delete = QShortcut(QKeySequence("Del"), self.list)
        delete.activated.connect(self.remove_chosen)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        used = self.draft.used_media()
        picture_entries = [
            PictureEntry(file.name, file.path, file.bytes, used.get(file.name, 0))
            for file in self.draft.media()
        ]
        unused = sum(not picture.rows for picture in picture_entries)
        self.counts.setText(_count(len(picture_entries), unused))
        listed = [p for p in picture_entries if not (p.rows and self.unused.isChecked())]
        self.model.fill(listed)
        self.list.setVisible(bool(picture_entries))
        self.empty.setVisible(not picture_entries)
        self._show_selection()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        texts = [part for problem in problems[:1] for part in (problem.message, problem.fix)]
        wrong = program().join(" ", map(translate_message, texts))
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))

    def show_problem(self, problem: Problem) -> None:
        self.list.setFocus()

    def selected_pictures(self) -> list[PictureEntry]:
        """The pictures that are chosen."""
        return [index.data(PICTURE) for index in self.list.selectionModel().selectedIndexes()]

    def take(self, paths: Sequence[Path], *, replace: bool = False) -> None:
        """Add files, and those of folders, to the study; looks at each in the background."""
        self.notes.show_text(tr("Desk", "Checking the files\u2026"))
        self.working.emit(True)
        Job(
            self,
            lambda: self.draft.add_media(paths, replace=replace),
            self._added,
            self._failed,
        )

    def remove_chosen(self) -> None:
        """Remove pictures from the study; asks if rows use them."""
        selection = self.selected_pictures()
        rows = sum(picture.rows for picture in selection)
        if not selection:
            return
        if not rows:
            self._remove(selection)
            return
        ask(
            self.window(),
            tr("Desk", "Remove {name}?").format(name=selection[0].name)
            if len(selection) == 1
            else tr("Desk", "Remove %n picture(s)?", "", len(selection)),
            tr("Desk", "%n row(s) would refer to a picture that no longer exists.", "", rows),
            DialogAnswer(tr("Desk", "Remove"), lambda: self._remove(selection), "danger"),
            DialogAnswer(tr("Desk", "Cancel"), role="primary"),
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _paths(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if paths := _paths(event):
            event.acceptProposedAction()
            self.take(paths)
        else:
            event.ignore()

    def _added(self, names: AddedFiles) -> None:
        self.working.emit(False)
        there = {file.name for file in self.draft.media()}
        twins = [
            omitted_file.path for omitted_file in names.left_out if omitted_file.path.name in there
        ]
        notes = [tr("Desk", "%n picture(s) added.", "", len(names))] if names else []
        notes += [
            translate_message(omitted_file.reason) for omitted_file in names.left_out[:_REASONS]
        ]
        if len(names.left_out) > _REASONS:
            more = len(names.left_out) - _REASONS
            notes.append(tr("Desk", "%n more not added.", "files", more))
        nothing = tr("Desk", "No pictures found. Picture files end in {ends}.")
        self.notes.show_text(
            program().join(" ", notes) or nothing.format(ends=program().items(ENDS))
        )
        self.refresh()
        self._select(set(names))
        if twins:
            self._ask_replace(twins)

    def _ask_replace(self, twins: Sequence[Path]) -> None:
        ask(
            self.window(),
            tr("Desk", "Replace {name}?").format(name=twins[0].name)
            if len(twins) == 1
            else tr("Desk", "Replace %n picture(s)?", "", len(twins)),
            tr("Desk", "The study already has different pictures with the same names."),
            DialogAnswer(tr("Desk", "Replace"), lambda: self.take(twins, replace=True), "primary"),
            DialogAnswer(tr("Desk", "Keep existing")),
        )

    def _remove(self, selection: Sequence[PictureEntry]) -> None:
        self.draft.remove_media(*(picture.name for picture in selection))
        self.notes.show_text(
            tr("Desk", "%n picture(s) removed. To restore them, choose Undo.", "", len(selection))
        )
        self.refresh()

    def _failed(self, problem: Exception) -> None:
        self.working.emit(False)
        text = tr("Desk", "The pictures couldn't be added: {why}")
        self.notes.show_text(text.format(why=translate_problem(problem)))

    def _select(self, names: set[str]) -> None:
        """Choose what has just come, in sight."""
        for row, picture in enumerate(self.model.pictures):
            if picture.name in names:
                self.list.setCurrentIndex(self.model.index(row))
                # Once the view has laid out what is new.
                QTimer.singleShot(
                    0, self.list, lambda: self.list.scrollTo(self.list.currentIndex())
                )
                return

    def _show_selection(self) -> None:
        selection = self.selected_pictures()
        self.remove.setEnabled(bool(selection))
        if len(selection) == 1:
            picture = selection[0]
            text = tr("Desk", "{name}, {size} kB. {use}", "a picture").format(
                name=picture.name,
                size=program().format_int(max(1, picture.bytes // 1024)),
                use=used_by(self.draft, self.draft.uses(picture.name)),
            )
            self.about.setText(text)
        elif selection:
            self.about.setText(tr("Desk", "%n picture(s) chosen.", "", len(selection)))
        else:
            self.about.setText(tr("Desk", HINT))

    def _choose(self) -> None:
        ends = " ".join("*" + end for end in ENDS)
        kinds = tr("Desk", "Pictures ({ends})").format(ends=ends)
        files, _ = QFileDialog.getOpenFileNames(self, tr("Desk", "Add pictures"), "", kinds)
        if files:
            self.take([Path(file) for file in files])

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        row = WrappingRow(spacing=SIZES.gap)
        row.addWidget(self.add)
        row.addWidget(self.counts)
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


def _count(pictures: int, unused: int) -> str:
    """The number of pictures, and of those that no row uses."""
    if not pictures:
        return ""
    if not unused:
        return tr("Desk", "%n picture(s), all used", "", pictures)
    text = tr("Desk", "%n picture(s), {unused} not used", "", pictures)
    return text.format(unused=program().format_int(unused))


def _paths(event: QDropEvent) -> list[Path]:
    """The dragged files, where all of them are local files or folders that are not a study."""
    urls = event.mimeData().urls()
    if not all(url.isLocalFile() for url in urls):
        return []
    paths = [Path(url.toLocalFile()) for url in urls]
    studies = any(p.suffix.lower() == ".tdz" or (p / "study.toml").is_file() for p in paths)
    return [] if studies else paths


_LISTED = 8  #: lines that are named one by one


def used_by(draft: Draft, uses: Sequence[Use]) -> str:
    """Tables and lines in words; what to know where no row uses the picture."""
    if not uses:
        return tr("Desk", "Not used by any row.", "a picture")
    tables: dict[str, list[int]] = {}
    for use in uses:
        tables.setdefault(use.table, []).append(use.row)
    parts = []
    for name, rows in tables.items():
        starts = draft.table(name).state().written().starts
        listed = program().items(str(starts[row]) for row in rows[:_LISTED])
        part = tr("Desk", "{table} line(s) {numbers}", "", len(rows))
        if len(rows) > _LISTED:
            part = tr("Desk", "{table} lines {numbers} and %n more", "", len(rows) - _LISTED)
        parts.append(part.format(table=name, numbers=listed))
    use_text = tr("Desk", "Used by %n row(s): {places}.", "a picture", len(uses))
    return use_text.format(places=program().join("; ", parts))


PANEL = MediaPanel
