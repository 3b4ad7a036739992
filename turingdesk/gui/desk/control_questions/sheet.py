"""One control question: what it is about, and fields to write it or to review it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from turingdesk.editing.control_questions import APPROVALS, MOST, ControlQuestion, State, Subject
from turingdesk.editing.control_table import Item
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import TaskView, ViewContext
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop

STAGE = 180  #: lx, the least height of what a question is about
TITLES = {
    "picture": tr_noop("Desk", "Picture {name}"),
    "statement": tr_noop("Desk", "Picture {name}"),
    "caption": tr_noop("Desk", "Caption {name}"),
    "text": tr_noop("Desk", "Text {name}"),
    "conversation": tr_noop("Desk", "Conversation {name}"),
}
OWN = tr_noop("Desk", "You wrote this question, so two other people review it.")
UNCHOSEN = tr_noop("Desk", "Choose the correct answer.")


class ControlSheet(Card):
    """Decides nothing: its owner writes what was decided.

    Signals:
        submitted: A question was written; carries its text and whether it is true.
        approved: The question that is shown was approved.
        returned: It goes back to its author; carries the reason.
        objected: Something is missing; carries what.
    """

    submitted = Signal(str, bool)
    approved = Signal()
    returned = Signal(str)
    objected = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", "Control question"))
        self.item: Item | None = None
        self.question: ControlQuestion | None = None
        self.view: TaskView | None = None
        self._person = ""
        self.heading = label("", "label", wrap=True)
        self.stage = QFrame()
        self.stage.setMinimumHeight(grown(STAGE))
        self.stage.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._on_stage = QVBoxLayout(self.stage)
        self._on_stage.setContentsMargins(0, 0, 0, 0)
        self.about = label("", "soft", wrap=True)
        self.words = label("", "heading", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        self.column.addWidget(self.heading)
        self.column.addWidget(self.stage, 1)
        self.column.addWidget(self.words)
        self.column.addWidget(self.about)
        self.writing, self.reviewing = self._writing(), self._reviewing()
        self.column.addWidget(self.writing)
        self.column.addWidget(self.reviewing)

    def _writing(self) -> QWidget:
        """The fields of someone who writes."""
        self.text = QLineEdit()
        self.text.setMaxLength(MOST)
        self.text.setAccessibleName(tr("Desk", "Question"))
        self.text.returnPressed.connect(self._submit)
        self.true, self.false = QRadioButton(), QRadioButton()
        self.answers = QButtonGroup(self)
        self.submit = button(tr("Desk", "Submit for review"), self._submit, "primary")
        fields = QWidget()
        column = QVBoxLayout(fields)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self.text)
        row = WrappingRow(spacing=SIZES.gap)
        row.addWidget(label(tr("Desk", "Correct answer"), "label"))
        for radio in (self.true, self.false):
            self.answers.addButton(radio)
            row.addWidget(radio)
        column.addLayout(row)
        column.addWidget(self.submit, 0, Qt.AlignmentFlag.AlignLeft)
        return fields

    def _reviewing(self) -> QWidget:
        """The fields of someone who reviews."""
        self.reason = QLineEdit()
        self.reason.setMaxLength(MOST)
        self.reason.setPlaceholderText(tr("Desk", "Reason"))
        self.reason.setAccessibleName(tr("Desk", "Reason for sending it back"))
        self.reason.returnPressed.connect(self._send_back)
        self.approve = button(tr("Desk", "Approve"), self.approved.emit, "primary")
        self.back = button(tr("Desk", "Send back"), self._send_back)
        fields = QWidget()
        row = QHBoxLayout(fields)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        row.addWidget(self.approve)
        row.addWidget(self.reason, 1)
        row.addWidget(self.back)
        return fields

    def show_item(self, item: Item, question: ControlQuestion | None, who: str) -> None:
        """Show something with its question; what is typed stays if they are the same still."""
        if (item, question, who) == (self.item, self.question, self._person):
            return
        if item != self.item:
            self._show_content(item)
        self.item, self.question, self._person = item, question, who
        is_statement = item.subject.kind == "statement"
        self.true.setText(tr("Desk", "True") if is_statement else tr("Desk", "Yes"))
        self.false.setText(tr("Desk", "False") if is_statement else tr("Desk", "No"))
        writes = bool(who) and (question is None or self._may_write(question))
        reviews = bool(who) and question is not None and not question.is_by(who) and not writes
        self.writing.setVisible(writes)
        self.reviewing.setVisible(reviews)
        self.words.setVisible(not writes and question is not None)
        self.about.setText("\n".join(self._fact_lines()))
        self.about.setVisible(bool(self.about.text()))
        self._fill(item, question, who, is_statement=is_statement)

    def take_focus(self) -> None:
        """Let the keyboard write, or give a reason."""
        (self.text if self.writing.isVisible() else self.reason).setFocus()

    def stop(self) -> None:
        """Stop animations while no one looks."""
        if self.view is not None:
            self.view.stop()

    def _may_write(self, question: ControlQuestion) -> bool:
        """Authors can change their question, and anyone can correct one that was sent back."""
        return question.is_by(self._person) or question.state is State.RETURNED

    def _fill(
        self, item: Item, question: ControlQuestion | None, who: str, *, is_statement: bool
    ) -> None:
        self.text.setText(question.text if question else item.asked)
        self.text.setPlaceholderText(
            tr("Desk", "A statement that is true or false")
            if is_statement
            else tr("Desk", "A question whose answer is yes or no")
        )
        self.answers.setExclusive(False)  # an exclusive group keeps one of them checked
        is_true = question.is_true if question else item.is_true if item.asked else None
        self.true.setChecked(is_true is True)
        self.false.setChecked(is_true is False)
        self.answers.setExclusive(True)
        self.reason.clear()
        if question is not None:
            answer = (self.true if question.is_true else self.false).text()
            line = tr("Desk", "{question} \u2013 {answer}", "control question and correct answer")
            self.words.setText(line.format(question=question.text, answer=answer))
            self.approve.setEnabled(who.casefold() not in map(str.casefold, question.approvals))

    def _fact_lines(self) -> list[str]:
        """The facts about the question, line by line."""
        question = self.question
        if question is None:
            there = self.item is not None and self.item.asked
            return [tr("Desk", "The table already has this question.")] if there else []
        lines = [tr("Desk", "Written by {author}.").format(author=question.author)]
        if question.approvals:
            line = tr("Desk", "Approved by {people} ({number} of {needed}).")
            number, needed = (
                program().format_int(len(question.approvals)),
                program().format_int(APPROVALS),
            )
            people = program().items(question.approvals)
            lines.append(line.format(people=people, number=number, needed=needed))
        for who, reason in question.reasons.items():
            lines.append(tr("Desk", "Sent back by {who}: {reason}").format(who=who, reason=reason))
        if question.is_by(self._person) and question.state is State.WAITING:
            lines.append(tr("Desk", OWN))
        return lines

    def _show_content(self, item: Item) -> None:
        if self.view is not None:
            self.view.stop()
            self.view.hide()
            self.view.deleteLater()
        title = tr("Desk", TITLES[item.subject.kind])
        self.heading.setText(title.format(name=short_name(item.subject)))
        around = ViewContext(preview=True)
        self.view = view_of(item.block.task)(item.stimulus.content, item.block.show, around=around)
        self._on_stage.addWidget(self.view)

    def _submit(self) -> None:
        if self.answers.checkedButton() is None:
            self.objected.emit(tr("Desk", UNCHOSEN))
        else:
            self.submitted.emit(self.text.text(), self.true.isChecked())

    def _send_back(self) -> None:
        self.returned.emit(self.reason.text())


def short_name(subject: Subject) -> str:
    """The name of a picture, or a row's ID without its table."""
    return subject.name if subject.is_picture else subject.name.partition("/")[2]
