"""The Export page: format, study, contents, and folder; a file is written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.exchange.export import ExportRequest, export, settings_for
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled, ExportCounts, Exporter
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.sealed_strip import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import READING, at_home, button, label, say
from turingdesk.gui.desk.widgets.settings_form import ChangingForm
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Cancelled as Stopped
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr, tr_noop, translate_message, translate_problem
from turingdesk.sessions.data_folder import DataFolder

WIDEST = 880  #: lx, of the card
ALL = tr_noop("Desk", "All studies")
NOTHING_YET = tr_noop("Desk", "There are no sessions in the data folder yet.")


class ExportPage(DeskPage):
    """One export at a time, in the background."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Export"))
        self.format = self._formats()
        self.about = label("", "soft", wrap=True)
        self.study = self._studies()
        self.form = ChangingForm(settings_for(self.exporter), {})
        self.sealed = SealedStrip(state)
        self.path = QLineEdit()
        self.path.setAccessibleName(tr("Desk", "File"))
        self.choose = button(tr("Desk", "Choose\u2026"), self._ask_file)
        self.write = button(tr("Desk", "Export", "do it"), self.start, "primary")
        self.cancel = button(tr("Desk", "Cancel"), self._cancel)
        self.progress = WorkBar(tr("Desk", "Progress of the export"))
        self.progress.busy.connect(self._set_busy)
        self.status = label("", "", wrap=True)
        self._suggested = ""
        self._wanted_study = ""
        self.sealed.setMaximumWidth(grown(WIDEST))
        self.body = self._body()
        self.column.addWidget(self.body, 1)
        self._format_changed()
        self._set_busy(False)
        state.data_changed.connect(self._look)
        state.keys_changed.connect(self._look)

    def _formats(self) -> QComboBox:
        combo_box = QComboBox()
        combo_box.setAccessibleName(tr("Desk", "Format"))
        folder = tr("Desk", "folder", "a format of exports")
        offered = [
            (f"{translate_message(exporter.title)} ({exporter.suffix or folder})", name)
            for name, exporter in EXPORTERS.items()
        ]
        for title, name in sorted(offered, key=lambda offer: offer[0].casefold()):
            combo_box.addItem(title, name)
        combo_box.setCurrentIndex(max(0, combo_box.findData("xlsx")))
        combo_box.currentIndexChanged.connect(self._format_changed)
        return combo_box

    def _studies(self) -> QComboBox:
        combo_box = QComboBox()
        combo_box.setAccessibleName(tr("Desk", "Study"))
        combo_box.setProperty("may be cut", True)  # a title may be of any length
        combo_box.currentTextChanged.connect(combo_box.setToolTip)
        combo_box.addItem(tr("Desk", ALL), None)
        combo_box.currentIndexChanged.connect(lambda _: self._suggest())
        return combo_box

    def opened(self) -> None:
        self.note.setText(
            tr("Desk", "From the journals in {folder}").format(folder=at_home(self.state.data))
        )
        # Remembered, since the list of studies is read in the background.
        self._wanted_study = self.state.study_wanted
        self._look()

    @property
    def exporter(self) -> Exporter:
        """The format that is selected."""
        return EXPORTERS[str(self.format.currentData())]

    @property
    def is_busy(self) -> bool:
        """True if a file is being written."""
        return self.progress.is_busy

    def start(self) -> None:
        """Write the file."""
        if self.is_busy:
            return
        # The field shows the home folder as ~, which only shells know.
        path = Path(self.path.text().strip()).expanduser()
        # Folder and person may be others by the time that the file is written.
        data, by = self.state.data, self.state.who
        request = ExportRequest(
            study=self.study.currentData(),
            keys=self.state.keys,
            known=(*self.state.titles, *self.state.settings.recent),
            format="" if self.exporter.suffix else self.format.currentData(),
            **self.form.form.values(),
        )
        self._say("")
        self.progress.run(
            lambda report: export(data, path, request, report),
            lambda counts: self._written(path, counts, request, by),
            self._failed,
        )

    def _body(self) -> PageBody:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.sealed)
        column.addWidget(self._card())
        column.addStretch(1)
        return PageBody(inside, tr("Desk", "Export"))

    def _card(self) -> Card:
        card = Card()
        card.setMaximumWidth(grown(WIDEST))
        self._fields: list[QWidget] = []
        for title, field in (
            (tr("Desk", "Format"), self.format),
            ("", self.about),
            (tr("Desk", "Study"), self.study),
            ("", self.form),
            (tr("Desk", "File"), _beside(self.path, self.choose)),
        ):
            if field is not self.about:
                card.column.addSpacing(SIZES.unit if card.column.count() else 0)
            if title:
                named = label(title, "label")
                named.setBuddy(field)
                card.column.addWidget(named)
            card.column.addWidget(field)
            self._fields.append(field)
        card.column.addSpacing(SIZES.unit)
        buttons = QHBoxLayout()
        buttons.setSpacing(SIZES.gap)
        buttons.addWidget(self.write)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.progress, 1)
        buttons.addStretch(0)
        card.column.addLayout(buttons)
        card.column.addWidget(self.status)
        return card

    def _look(self) -> None:
        """List the studies of the data folder."""
        self.write.setEnabled(False)
        self._tell_folder(tr("Desk", READING))
        folder, keys = self.state.data, self.state.keys

        def looked() -> tuple[dict[str, str], int]:
            sessions = [*DataFolder(folder).sessions(), *DataFolder(folder).pilots.sessions()]
            titles = {s.study: s.study_title for s in sessions}
            sealed = (s for s in sessions if s.opened.get("sealed"))
            return titles, sum(str(s.opened.get("seal")) not in keys for s in sealed)

        Job(self, looked, lambda study_titles: self._looked(*study_titles), self._failed)

    def _looked(self, titles: dict[str, str], sealed: int) -> None:
        """Offer the studies, and say how many sessions are sealed."""
        waiting = tr(
            "Desk",
            (
                "Sealed: %n session(s) is/are exported without the truth until you enter the "
                "passphrase."
            ),
            "",
            sealed,
        )
        self.sealed.show_status(waiting if sealed else "")
        self._list_studies(titles)

    def _list_studies(self, titles: dict[str, str]) -> None:
        study_id = self._wanted_study or self.study.currentData()
        self._wanted_study = ""
        # Filling the list must not suggest a file name for each study in passing.
        self.study.blockSignals(True)
        self.study.clear()
        self.study.addItem(tr("Desk", ALL), None)
        for name, title in sorted(titles.items(), key=lambda item: item[1]):
            self.study.addItem(title if title == name else f"{title} ({name})", name)
        self.study.setCurrentIndex(max(0, self.study.findData(study_id)))
        self.study.blockSignals(False)
        self.write.setEnabled(bool(titles) and not self.is_busy)
        self._tell_folder("" if titles else tr("Desk", NOTHING_YET))
        if titles:
            self._suggest()

    def _tell_folder(self, text: str) -> None:
        """Describe the folder's contents; the outcome of an export stays where it is."""
        if self.status.text() in ("", tr("Desk", READING), tr("Desk", NOTHING_YET)):
            self._say(text)

    def _format_changed(self) -> None:
        if self.write.isEnabled():  # the outcome of an export to another format
            self._say("")
        self.about.setText(translate_message(self.exporter.about))
        self.form.show_settings(settings_for(self.exporter))
        self._suggest()

    def _suggest(self) -> None:
        """A file name for what is chosen, unless the user wrote their own."""
        if self.path.text() not in ("", self._suggested):
            now = Path(self.path.text())
            self.path.setText(str(now.with_suffix(self.exporter.suffix) if now.name else now))
            return
        ending = self.exporter.suffix or f"-{self.format.currentData().replace('_', '-')}"
        name = f"{self.study.currentData() or 'responses'}{ending}"
        self._suggested = at_home(self.state.data.parent / name)
        self.path.setText(self._suggested)

    def _ask_file(self) -> None:
        now = str(Path(self.path.text()).expanduser())
        suffix = self.exporter.suffix
        kind = f"*{suffix}" if suffix else ""
        file, _ = QFileDialog.getSaveFileName(self, tr("Desk", "Export to"), now, kind)
        if file:
            path = Path(file)
            # Some platforms' dialogs add no extension to what was typed.
            self.path.setText(str(path if path.suffix else path.with_suffix(suffix)))

    def _cancel(self) -> None:
        self.progress.cancel()
        self.cancel.setEnabled(False)

    def _written(self, path: Path, counts: ExportCounts, request: ExportRequest, by: str) -> None:
        self.state.audit(
            "exported",
            by,
            file=at_home(path),
            study=request.study or ALL.lower(),
            pilots=request.pilot,
            personal=request.personal,
        )
        lines = map(translate_message, counts.sentences)
        notice = tr("Desk", "Saved to {file}.").format(file=at_home(path))
        self._say("\n".join([*lines, notice]), "")

    def _failed(self, problem: Exception) -> None:
        if isinstance(problem, ExportCancelled | Stopped):
            self._say(tr("Desk", "The export was canceled. Nothing was written."), "soft")
        elif isinstance(problem, TuringDeskError | OSError):
            self._say(translate_problem(problem), "objection")
        else:
            show_error(problem, self)

    def _say(self, text: str, role: str = "soft") -> None:
        say(self.status, text, role)
        # Once it has its height; in a low window it's below what is in sight.
        QTimer.singleShot(0, self.status, lambda: self.body.ensureWidgetVisible(self.status))

    def _set_busy(self, busy: bool) -> None:
        before, now = (self.write, self.cancel) if busy else (self.cancel, self.write)
        had_keys = before.hasFocus()
        self.cancel.setEnabled(True)
        now.setEnabled(True)
        now.show()
        if had_keys:  # else Qt would give them to whatever comes next
            now.setFocus()
        self.cancel.setVisible(busy)
        for widget in (self.write, *self._fields):
            widget.setEnabled(not busy)


def _beside(wide: QWidget, narrow: QWidget) -> QWidget:
    container = QWidget()
    row = QHBoxLayout(container)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SIZES.unit)
    row.addWidget(wide, 1)
    row.addWidget(narrow)
    return container


PAGE = ExportPage
