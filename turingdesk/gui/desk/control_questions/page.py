"""The Control questions page: one person writes a question, and two others approve it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QLineEdit, QStackedWidget, QWidget

from turingdesk.core.errors import BadStudy, Problem
from turingdesk.editing.control_questions import (
    APPROVALS,
    CODE,
    ControlQuestion,
    Questions,
    State,
    Subject,
    approve,
    code_of,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.editing.control_table import (
    Item,
    Tally,
    is_collection,
    items,
    refuse_fixed,
    tallies,
    write_into,
)
from turingdesk.gui.desk.control_questions.sheet import ControlSheet, short_name
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import NOTHING, button, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.named_field import fill, named_fields
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.study.package import Package, read_package

LIST_WIDTH, SHEET_WIDTH = 240, 320  #: lx, at least
LIST_HEIGHT = 150  #: lx, at least, where letters are large
NAMELESS = tr_noop("Desk", "Enter your initials or a code to write or review questions.")
CLOSED = tr_noop("Desk", "Open a study or a collection on the page Studies first.")
NONE = tr_noop(
    "Desk",
    "No task of this study has control questions that are true or false. Tasks with pictures to "
    "describe, colors, objects, and conversations have them.",
)
NOTE = tr_noop(
    "Desk", "Two people who didn\u2019t write a question approve it before the study asks it."
)
KINDS = {
    "picture": tr_noop("Desk", "Pictures", "control questions"),
    "statement": tr_noop("Desk", "Pictures, statements", "control questions"),
    "caption": tr_noop("Desk", "Captions", "control questions"),
    "text": tr_noop("Desk", "Texts", "control questions"),
    "conversation": tr_noop("Desk", "Conversations", "control questions"),
}
COUNTED = {
    "picture": tr_noop("Desk", "{there} of {items} pictures have a question."),
    "statement": tr_noop("Desk", "{there} of {items} pictures have a statement."),
    "caption": tr_noop("Desk", "{there} of {items} captions have a question."),
    "text": tr_noop("Desk", "{there} of {items} texts have a question."),
    "conversation": tr_noop("Desk", "{there} of {items} conversations have a question."),
}
NEEDED = tr_noop("Desk", "Still needed: {true} true, {false} false.")
EVERY, TO_WRITE, TO_REVIEW = "every", "write", "review"
Entry = tuple[Item, ControlQuestion | None]


@dataclass(frozen=True, slots=True)
class ControlsData:
    """A package with its questions."""

    package: Package | None = None
    items: Sequence[Item] = ()
    questions: Questions = field(default_factory=dict)
    problems: Sequence[Problem] = ()
    closed: str = ""  #: why there is no package


class ControlsPage(DeskPage):
    """Shows the study that is open; each decision is on the disk before the next question."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Control questions"))
        self.data = ControlsData()
        self._busy = False
        self.write = button(tr("Desk", "Write to the study"), self._write_into)
        self.again = button(tr("Desk", "Refresh"), self.read)
        self.buttons.addWidget(self.write)
        self.buttons.addWidget(self.again)
        self.who, self.kind, self.listed = QLineEdit(), QComboBox(), QComboBox()
        self.who.setValidator(QRegularExpressionValidator(QRegularExpression(CODE)))
        self.who.setFixedWidth(grown(120))
        self.listed.addItem(tr("Desk", "All", "control questions"), EVERY)
        self.listed.addItem(tr("Desk", "To write", "control questions"), TO_WRITE)
        self.listed.addItem(tr("Desk", "To review", "control questions"), TO_REVIEW)
        self.choosers = named_fields(
            (tr("Desk", "Initials or code"), self.who),
            (tr("Desk", "About", "control questions"), self.kind),
            (tr("Desk", "Show"), self.listed),
        )
        self.counts = label("", "soft", wrap=True)
        self.about = label("", "soft", wrap=True)
        self.table = DeskTable(RowsModel(_columns(), key=_subject), name=tr("Desk", "Questions"))
        self.table.setSelectionMode(DeskTable.SelectionMode.SingleSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = ControlSheet()
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        for chooser in (self.kind, self.listed):
            chooser.activated.connect(lambda _: self._list())
        self.who.editingFinished.connect(self._list)
        self.sheet.submitted.connect(self._submit)
        self.sheet.approved.connect(self._approve)
        self.sheet.returned.connect(self._send_back)
        self.sheet.objected.connect(lambda text: state.notify(text, wrong=True))
        state.reader.read.connect(lambda _: self._read_again())
        state.at_desk.changed.connect(self._name)
        self._name()

    def _lay_out(self) -> None:
        listed = framed(self.table, self)
        listed.setMinimumSize(grown(LIST_WIDTH), grown(LIST_HEIGHT))
        self.sheet.setMinimumWidth(grown(SHEET_WIDTH))
        row = FoldingRow()
        row.addWidget(listed, 2)
        row.addWidget(self.sheet, 3)
        body = QWidget()
        body.setLayout(row)
        self.views = QStackedWidget()
        self.views.addWidget(self.about)
        self.views.addWidget(body)
        self.about.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.counts)
        self.column.addWidget(self.views, 1)

    def opened(self) -> None:
        self.read()

    def left(self) -> None:
        self.sheet.stop()

    def read(self) -> None:
        """Read the study and its questions again, in the background."""
        studied = self.state.reader.studied
        if studied is None or studied.package is None:
            self._show(ControlsData())
        else:
            self._set_busy(True)
            Job(self, partial(_read, studied.path), self._show, self._close)

    def _read_again(self) -> None:
        if self.isVisible():
            self.read()

    def _name(self) -> None:
        """Anyone who is at the desk has a code of their own; without PINs it is typed."""
        known = self.state.at_desk.has_people
        if known:
            self.who.setText(code_of(self.state.who))
        self.who.setEnabled(not known)
        self._list()

    def _show(self, data: ControlsData) -> None:
        self._set_busy(False)
        self.data = data
        for problem in data.problems:
            self.state.notify(translate_message(str(problem)), wrong=True)
        package = data.package
        self.note.setText(tr("Desk", NOTE) if package is not None else "")
        may_write = package is not None and not is_collection(package)
        self.write.setVisible(may_write and bool(data.items) and self.state.may("controls"))
        kinds = dict.fromkeys(item.subject.kind for item in data.items)
        choices = [(tr("Desk", KINDS[kind], "control questions"), kind) for kind in kinds]
        fill(self.kind, choices, str(self.kind.currentData() or ""))
        self._list()

    def _close(self, problem: Exception) -> None:
        self._show(ControlsData(closed=translate_problem(problem)))

    def _list(self) -> None:
        """List what is wanted; whatever keeps that from being shown is said instead."""
        there = [item for item in self.data.items if item.subject.kind == self.kind.currentData()]
        self.counts.setText("".join(map(_tally_in_words, tallies(there, self.data.questions))))
        entries = [(item, self.data.questions.get(item.subject)) for item in there]
        entries = [entry for entry in entries if self._wants(entry)]
        text = self._instead(entries)
        self.about.setText(text)
        self.views.setCurrentIndex(0 if text else 1)
        for widget in (self.choosers, self.counts):
            widget.setVisible(bool(self.data.items))
        self.table.fill(entries)
        if entries and self.table.selected() is None:
            self.table.choose(0)
        self._choose()

    def _instead(self, entries: Sequence[Entry]) -> str:
        if self.data.package is None:
            return self.data.closed or tr("Desk", CLOSED)
        if not self.data.items:
            return tr("Desk", NONE)
        if not self._code:
            return tr("Desk", NAMELESS)
        is_review = self.listed.currentData() == TO_REVIEW
        nothing = (
            tr("Desk", "Nothing to review.") if is_review else tr("Desk", "Nothing to write.")
        )
        return "" if entries else nothing

    @property
    def _code(self) -> str:
        return self.who.text().strip()

    def _wants(self, entry: Entry) -> bool:
        item, question = entry
        if self.listed.currentData() == TO_WRITE:
            if question is None:
                return not item.asked
            return question.state is State.RETURNED and question.is_by(self._code)
        if self.listed.currentData() == TO_REVIEW:
            return question is not None and question.waits_for(self._code)
        return True

    def _choose(self) -> None:
        entry: Entry | None = self.table.selected()
        if entry is not None:
            self.sheet.show_item(*entry, self._code)

    def _submit(self, text: str, is_true: bool) -> None:
        if self.sheet.item is not None:
            self._decide(write_question, self._code, self.sheet.item.subject, text, is_true)

    def _approve(self) -> None:
        self._decide(approve, self._code, self.sheet.question)

    def _send_back(self, reason: str) -> None:
        self._decide(send_back, self._code, self.sheet.question, reason)

    def _decide(self, act: Callable[..., None], *args: object) -> None:
        """Write a line, and show the next one once it is on the disk."""
        package = self.data.package
        if package is None or self._busy:
            return
        self._do(partial(_decided, package.folder, act, *args), self._go_on)

    def _go_on(self, decided: tuple[dict[Subject, ControlQuestion], list[Problem]]) -> None:
        # The list as it was: what was decided may no longer be in the new one.
        order = [_subject(entry) for entry in self.table.rows.things]
        at = order.index(self.sheet.item.subject) if self.sheet.item else 0
        self._show(replace(self.data, questions=decided[0], problems=decided[1]))
        left = {_subject(entry): place for place, entry in enumerate(self.table.rows.things)}
        if left:
            after = (left[subject] for subject in order[at + 1 :] if subject in left)
            self.table.choose(next(after, len(left) - 1))
        self.sheet.take_focus()

    def _write_into(self) -> None:
        package, who = self.data.package, self.state.who
        if package is not None and not self._busy:
            self._do(lambda: write_into(_opened(package.source), who), self._note_written)

    def _note_written(self, count: int) -> None:
        self._set_busy(False)
        package = self.data.package
        assert package is not None
        self.state.audit("wrote control questions", study=package.study.id)
        text = tr("Desk", "Control questions in the tables: {count}, all of them approved.")
        self.state.notify(text.format(count=program().format_int(count)))
        self.state.open_study(package.source)

    def _do(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._set_busy(True)
        Job(self, work, done, self._failed)

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        self.state.notify(translate_problem(problem), wrong=True)

    def _set_busy(self, is_busy: bool) -> None:
        self._busy = is_busy
        for widget in (self.write, self.again, self.sheet):
            widget.setEnabled(not is_busy)


def _columns() -> tuple[DeskColumn, ...]:
    return (
        DeskColumn(tr_noop("Desk", "State"), _state),
        DeskColumn(tr_noop("Desk", "Question about"), _name, stretch=True, tip=_question_text),
    )


def _subject(entry: Entry) -> Subject:
    return entry[0].subject


def _state(entry: Entry) -> str:
    item, question = entry
    if question is None:
        return tr("Desk", "In the table") if item.asked else NOTHING
    if question.state is State.WAITING:
        format_int = program().format_int
        line = tr("Desk", "{number} of {needed}", "approvals")
        return line.format(
            number=format_int(len(question.approvals)), needed=format_int(APPROVALS)
        )
    approved = question.state is State.APPROVED
    return tr("Desk", "Approved") if approved else tr("Desk", "Sent back")


def _name(entry: Entry) -> str:
    return short_name(entry[0].subject)


def _question_text(entry: Entry) -> str:
    return entry[1].text if entry[1] else entry[0].asked


def _tally_in_words(tally: Tally) -> str:
    format_int = program().format_int
    there = tally.true + tally.false
    line = tr("Desk", COUNTED[tally.kind]).format(
        there=format_int(there), items=format_int(tally.items)
    )
    true, false = tally.needed
    if not true and not false:
        return line
    needed = tr("Desk", NEEDED).format(true=format_int(true), false=format_int(false))
    return program().join(" ", (line, needed))


def _read(path: Path) -> ControlsData:
    """A study as it is now.

    Raises:
        BadStudy: It has errors.
        BadControl: It is sealed, or packed.
    """
    package = _opened(path)
    refuse_fixed(package)
    questions, problems = read_questions(package.folder)
    return ControlsData(package, items(package), questions, problems)


def _opened(path: Path) -> Package:
    reading = read_package(path, hashes=False)
    if reading.package is None:
        raise BadStudy(*reading.errors)
    return reading.package


def _decided(
    package: Path, act: Callable[..., None], *args: object
) -> tuple[dict[Subject, ControlQuestion], list[Problem]]:
    act(package, *args)
    return read_questions(package)


PAGE = ControlsPage
