"""Participant codes of a study: the list of those that there are, new ones, and one's own."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    at_home,
    button,
    button_row,
    dialog_column,
    label,
    moment,
    restyle,
)
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.people.codes import (
    MOST,
    OwnCodes,
    ParticipantCode,
    codes,
    generate,
    look_through,
    reserve,
)
from turingdesk.presenters.session_words import state_in_words

ABOUT = tr_noop(
    "Desk",
    "Codes are random, avoid characters that look alike, and end with a check character. Each "
    "code is given out only once across all computers that use this data folder.",
)
NO_STUDY = tr_noop("Desk", "Codes belong to a study. Open a study on the Studies page first.")
FREE = "free"  #: the state of a code that no one uses, as it is saved


@dataclass(frozen=True, slots=True)
class CodeRow:
    """A code with what became of it."""

    code: ParticipantCode
    state: str  #: of the person who uses it; empty while no one does


def state_of(row: CodeRow) -> str:
    """The state of anyone who uses a code, in the language of the desk."""
    return (
        translate_message(state_in_words(row.state))
        if row.state
        else tr("Desk", "available", "a code nobody uses")
    )


COLUMNS = (
    DeskColumn(tr_noop("Desk", "Code"), lambda row: row.code.code, stretch=True),
    DeskColumn(
        tr_noop("Desk", "Created", "when a code was made"),
        lambda row: moment(row.code.at),
        sort=lambda row: row.code.at,
        note="when a code was made",
    ),
    DeskColumn(tr_noop("Desk", "By", "who made it"), lambda row: row.code.who, note="who made it"),
    DeskColumn(tr_noop("Desk", "State"), state_of),
)


class CodesDialog(QDialog):
    """Makes codes or takes a list, and shows those that there are, to copy or to save.

    Args:
        state: Of the desk.
        studies: Titles of the studies there are, by id.
        used: The state of anyone who uses a code, by code in small letters.
        study: The id of the one to begin with.
    """

    def __init__(
        self, state: DeskState, studies: Mapping[str, str], used: Mapping[str, str], study: str
    ) -> None:
        super().__init__(state.window())
        self._state, self._used = state, used
        self._busy = False
        self._reads = 0  #: the number of the newest list that was asked for
        self.setWindowTitle(tr("Desk", "Participant codes"))
        self.study = QComboBox()
        self.study.setAccessibleName(tr("Desk", "Study"))
        for id_, title in studies.items():
            self.study.addItem(title, id_)
        self.study.setCurrentIndex(max(0, self.study.findData(study)))
        self.study.currentIndexChanged.connect(lambda _: self._read())
        self.count = QSpinBox()
        self.count.setRange(1, MOST)
        self.count.setValue(40)
        self.count.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.count.setAccessibleName(tr("Desk", "Number of codes"))
        self.make = button(tr("Desk", "Create codes"), self._make, "primary")
        self.table = DeskTable(RowsModel(COLUMNS, key=lambda row: row.code.code), sortable=True)
        self.table.setAccessibleName(tr("Desk", "Codes"))
        self.table.sort_by("Code")
        self.status = label("", "soft", wrap=True)
        self.add_own_button = button(tr("Desk", "Add your own\u2026"), self.add_own)
        self.copy = button(tr("Desk", "Copy"), self._copy)
        self.save = button(tr("Desk", "Save as CSV\u2026"), self._ask_file)
        self._lay_out()
        self.setMinimumSize(self.minimumSizeHint().expandedTo(QSize(640, 560)))
        self._show([])
        if studies:
            self._read()

    @property
    def listed(self) -> list[CodeRow]:
        """The codes shown."""
        return list(self.table.rows.things)

    def save_to(self, path: Path) -> None:
        """Write the list as CSV.

        Raises:
            OSError: The file cannot be written.
        """
        # Excel knows UTF-8 by the mark at its beginning; the csv module writes line ends itself.
        path.write_text(self._csv(), encoding="utf-8-sig", newline="")
        self._state.audit("saved the list of codes", study=self._id, codes=len(self.listed))
        self._tell(tr("Desk", "Saved to {file}.").format(file=at_home(path)))

    def add_own(self) -> OwnCodesDialog:
        """Ask for codes that were chosen elsewhere."""
        dialog = OwnCodesDialog(self._state, self._id, self.study.currentText(), self)
        dialog.accepted.connect(self._read)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    @property
    def _id(self) -> str:
        return str(self.study.currentData() or "")

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Participant codes"), spacing=SIZES.gap)
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(self.study, 1)
        row.addWidget(self.count)
        row.addWidget(self.make)
        column.addLayout(row)
        column.addWidget(framed(self.table, self), 1)
        column.addWidget(self.status)
        close = button(tr("Desk", "Close"), self.accept)
        column.addLayout(button_row(close, left=(self.add_own_button, self.copy, self.save)))

    def _read(self) -> None:
        data, study = self._state.data, self._id
        # Of several lists that are read at the same time, only the newest is shown.
        self._reads += 1
        number = self._reads
        Job(
            self,
            lambda: codes(data, study),
            lambda participant_codes: self._show_codes(number, study, participant_codes),
            self._failed,
        )

    def _make(self) -> None:
        data, study, who, count = self._state.data, self._id, self._state.who, self.count.value()
        self._set_busy(True)
        Job(
            self,
            lambda: (generate(data, study, count, who), codes(data, study)),
            self._show_new_codes,
            self._failed,
        )

    def _show_new_codes(
        self, new_and_all: tuple[list[ParticipantCode], list[ParticipantCode]]
    ) -> None:
        new, all_codes = new_and_all
        study = new[0].study
        self._set_busy(False)
        self._state.audit("created participant codes", study=study, codes=len(new))
        if study == self._id:
            self._reads += 1  # a list that is still being read can be from before
            self._show(all_codes)

    def _show_codes(
        self, number: int, study: str, participant_codes: list[ParticipantCode]
    ) -> None:
        # Another study can be chosen meanwhile, and codes that are being made are not all there.
        if number == self._reads and study == self._id and not self._busy:
            self._show(participant_codes)

    def _show(self, participant_codes: list[ParticipantCode]) -> None:
        rows = [
            CodeRow(participant_code, self._used.get(participant_code.code.casefold(), ""))
            for participant_code in participant_codes
        ]
        self.table.fill(rows)
        free = sum(not row.state for row in rows)
        none = tr("Desk", "None yet.", "codes") if self._id else tr("Desk", NO_STUDY)
        text = tr("Desk", "%n code(s) for this study, {free} available.", "", len(rows))
        self._tell(text.format(free=program().format_int(free)) if rows else none)
        self._set_busy(self._busy)

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        self._tell(translate_problem(problem), wrong=True)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        for dialog_button in (self.make, self.add_own_button):
            dialog_button.setEnabled(not busy and bool(self._id))
        for list_button in (self.copy, self.save):
            list_button.setEnabled(not busy and bool(self.listed))

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        restyle(self.status, "objection" if wrong else "soft")
        self.status.setText(text)

    def _copy(self) -> None:
        QApplication.clipboard().setText("\n".join(row.code.code for row in self.listed))
        self._state.audit("copied the list of codes", study=self._id, codes=len(self.listed))
        self._tell(tr("Desk", "%n code(s) copied, one per line.", "", len(self.listed)))

    def _ask_file(self) -> None:
        near = str(Path.home() / f"codes-{self._id}.csv")
        file, _ = QFileDialog.getSaveFileName(self, tr("Desk", "Save the codes"), near, "*.csv")
        if file:
            path = Path(file)
            try:
                self.save_to(path if path.suffix else path.with_suffix(".csv"))
            except OSError as problem:
                text = tr("Desk", "{file} can't be saved. {why}")
                self._tell(text.format(file=path, why=translate_problem(problem)), wrong=True)

    def _csv(self) -> str:
        text = io.StringIO()
        table = csv.writer(text)
        table.writerow(["code", "study", "made", "by", "state"])
        for row in self.listed:
            code = row.code
            table.writerow([code.code, code.study, code.at, code.who, row.state or FREE])
        return text.getvalue()


TYPING_MS = 150  #: the list is looked through once the typing rests this long
MOST_TOLD = 4  #: problems in sight; anyone who mends them sees the next ones
ABOUT_OWN_CODES = tr_noop(
    "Desk",
    "One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and "
    "hyphens. Codes are used in file names, so don't use real names.",
)


class OwnCodesDialog(QDialog):
    """Takes a list; accepted once its codes are reserved, which `new_codes` contains then.

    Args:
        state: Of the desk.
        study: The id of the study that they are for.
        title: Of the study.
        parent: The window that it is before.
    """

    def __init__(self, state: DeskState, study: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._study = state, study
        self._job: Job | None = None
        self._own_codes = OwnCodes()
        self.new_codes: list[ParticipantCode] = []
        self.setWindowTitle(tr("Desk", "Add your own codes"))
        self.setMinimumWidth(560)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Desk", "Codes"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(200)
        self.text.textChanged.connect(self._typed)
        self.status = label("", "soft", wrap=True)
        self.add = button(tr("Desk", "Add codes"), self._add, "primary")
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(TYPING_MS)
        self._rest.timeout.connect(self._look)
        column = dialog_column(self, tr("Desk", "Add your own codes"))
        about = tr("Desk", "For {study}").format(study=title)
        column.addWidget(label(about, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        named = label(tr("Desk", "Codes"), "label")
        named.setBuddy(self.text)
        column.addWidget(named)
        column.addWidget(self.text, 1)
        column.addWidget(label(tr("Desk", ABOUT_OWN_CODES), "soft", wrap=True))
        column.addWidget(self.status)
        column.addSpacing(SIZES.unit)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.add))
        self._show("", OwnCodes())
        self.text.setFocus()

    def done(self, result: int) -> None:
        self._rest.stop()
        super().done(result)

    def _typed(self) -> None:
        self.add.setEnabled(False)
        self._rest.start()

    def _look(self) -> None:
        text, data, study = self.text.toPlainText(), self._state.data, self._study
        Job(
            self,
            lambda: look_through(data, study, text),
            lambda own_codes: self._show(text, own_codes),
            self._failed,
        )

    def _show(self, text: str, own_codes: OwnCodes) -> None:
        if text != self.text.toPlainText():  # more was typed meanwhile
            return
        self._own_codes = own_codes
        self.add.setEnabled(bool(own_codes.new) and not own_codes.problems and self._job is None)
        self._tell(_in_words(own_codes), wrong=bool(own_codes.problems))

    def _add(self) -> None:
        data, study, who, codes = (
            self._state.data,
            self._study,
            self._state.who,
            self._own_codes.new,
        )
        self.add.setEnabled(False)
        self._job = Job(self, lambda: reserve(data, study, codes, who), self._added, self._failed)

    def _added(self, new_codes: list[ParticipantCode]) -> None:
        self._state.audit("added participant codes", study=self._study, codes=len(new_codes))
        self.new_codes = new_codes
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self.add.setEnabled(bool(self._own_codes.new) and not self._own_codes.problems)
        self._tell(translate_problem(problem), wrong=True)

    def _tell(self, text: str, *, wrong: bool) -> None:
        restyle(self.status, "objection" if wrong else "soft")
        self.status.setText(text)
        self.status.setVisible(bool(text))
        self.resize(self.size().expandedTo(self.sizeHint()))


def _in_words(own_codes: OwnCodes) -> str:
    """A sentence about a list."""
    if own_codes.problems:
        more = len(own_codes.problems) - MOST_TOLD
        rest = tr("Desk", "{number} more.").format(number=program().format_int(more))
        return "\n".join(
            [
                *map(translate_message, own_codes.problems[:MOST_TOLD]),
                *([rest] if more > 0 else []),
            ]
        )
    if own_codes.known:
        text = tr("Desk", "%n new code(s); {known} already on the list.", "", len(own_codes.new))
        return text.format(known=program().format_int(len(own_codes.known)))
    return tr("Desk", "%n new code(s).", "", len(own_codes.new)) if own_codes.new else ""
