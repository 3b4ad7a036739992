"""The Participants page: everyone who ever sat down in this data folder, by study."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QScrollArea

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.participants.codes import CodesDialog
from turingdesk.gui.desk.participants.note import ask_note
from turingdesk.gui.desk.participants.session_summary import (
    FLAGS_WIDTH,
    STATE_COLORS,
    STUDY_WIDTH,
    summary,
)
from turingdesk.gui.desk.participants.withdraw import ask_withdrawal
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import (
    NOTHING,
    READING,
    at_home,
    button,
    label,
    moment,
    search_field,
)
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.people.participants import (
    Participant,
    SharedAnswer,
    data_of,
    participants,
    personal_files,
    same_persons,
)
from turingdesk.presenters.session_words import (
    describe_participant,
    participant_marks,
    session_count,
    state_in_words,
)

EVERY_MS = 2000
MOST_TOLD = 3  #: pairs that may be one person, in the line above the table
EMPTY = tr_noop(
    "Desk",
    (
        "No participants yet. Participants appear here when they start a session. You can create "
        "codes in advance."
    ),
)
NONE_LIKE = tr_noop("Desk", "No matches. Clear the search or choose all studies.")
ALL = tr_noop("Desk", "All studies")
Read = tuple[tuple[Participant, ...], frozenset[tuple[str, int]]]


def progress(person: Participant) -> str:
    """The progress of their newest session."""
    newest = person.newest
    return f"{newest.done} / {newest.of}" if newest else NOTHING


def share_done(person: Participant) -> float:
    """The same as a number, for people in studies of any length."""
    newest = person.newest
    return newest.done / max(1, newest.of) if newest else -1.0


def ink(person: Participant) -> str:
    """The color of their state."""
    if person.withdrawn is not None:
        return "soft"
    return STATE_COLORS.get(person.newest.state, "") if person.newest else ""


def _study(person: Participant) -> str:
    """The name of their study, whole, and in the data."""
    return f"{person.study_title} ({person.study})"


COLUMNS = (
    DeskColumn(tr_noop("Desk", "Code"), lambda p: p.code, sort=lambda p: p.code.casefold()),
    DeskColumn(
        tr_noop("Desk", "Study"),
        lambda p: p.study_title,
        tip=_study,
        stretch=True,
        most=STUDY_WIDTH,
    ),
    DeskColumn(
        tr_noop("Desk", "Sessions"),
        lambda p: str(session_count(p)),
        sort=session_count,
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "State"), lambda p: translate_message(state_in_words(p.state)), ink=ink
    ),
    DeskColumn(tr_noop("Desk", "Progress"), progress, sort=share_done, right=True),
    DeskColumn(
        tr_noop("Desk", "Last session"),
        lambda p: moment(p.last_at),
        sort=lambda p: p.last_at,
        tip=lambda p: moment(p.last_at),
    ),
    DeskColumn(
        tr_noop("Desk", "Kiosk"), lambda p: (p.newest.kiosk if p.newest else "") or NOTHING
    ),
    DeskColumn(
        tr_noop("Desk", "Flags"),
        lambda p: translate_message(participant_marks(p)),
        ink=lambda p: "warning" if p.is_pilot else "",
        most=FLAGS_WIDTH,
    ),
    DeskColumn(
        tr_noop("Desk", "Notes"),
        lambda p: str(len(p.notes) or ""),
        sort=lambda p: len(p.notes),
        right=True,
    ),
)


class ParticipantsPage(DeskPage):
    """A table that follows the data folder while it is on screen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Participants"))
        self._data = data_of(state.data)
        self._all: tuple[Participant, ...] = ()
        self._compared: object = None  #: what there was when personal answers were compared
        self.codes = button(tr("Desk", "Codes\u2026"), self.open_codes)
        self.buttons.addWidget(self.codes)
        self.search = search_field(tr("Desk", "Find a code"), self._filter)
        self.study = QComboBox()
        self.study.setAccessibleName(tr("Desk", "Study"))
        self.study.addItem(tr("Desk", ALL), None)
        self.study.currentIndexChanged.connect(lambda _: self._filter())
        self.summary = label("", "soft", wrap=True)
        self.same = label("", "caution", wrap=True)
        rows = RowsModel(COLUMNS, key=lambda p: p.key)
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "Participants"))
        self.table.sort_by("Last session", Qt.SortOrder.DescendingOrder)
        self.table.selectionModel().selectionChanged.connect(self._show_person)
        self.card = framed(self.table, self)
        self.empty = label(tr("Desk", EMPTY), "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.details = ParticipantDetails()
        self.note_button = button(tr("Desk", "Note\u2026"), self.write_note)
        self.withdraw_button = button(tr("Desk", "Withdraw\u2026"), self.withdraw)
        self._lay_out()
        self._follow = FolderPoller(
            self, state, EVERY_MS, self._look, self._show_reading, self._not_read
        )
        state.data_changed.connect(self._move)
        state.at_desk.changed.connect(self._show_person)
        self._show(())

    def opened(self) -> None:
        self._compared = None
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def read(self) -> None:
        """Look at the data folder, in the background."""
        self._follow.read()

    def open_codes(self) -> CodesDialog | None:
        """Make codes for a study, or look at those that there are."""
        if not self.state.permits("codes"):
            return None
        used = {participant.code.casefold(): participant.state for participant in self._all}
        study = self.study.currentData() or self.state.study_wanted
        dialog = CodesDialog(self.state, self._studies(), used, study)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def write_note(self) -> None:
        """A note on the newest session of anyone who is chosen."""
        person = self.table.selected()
        if person is not None and person.newest is not None:
            dialog = ask_note(self.state, person.newest)
            if dialog is not None:
                dialog.accepted.connect(self.read)

    def withdraw(self) -> None:
        """Delete what the person who is chosen gave."""
        person = self.table.selected()
        if person is not None and person.withdrawn is None:
            dialog = ask_withdrawal(self.state, person.code)
            if dialog is not None:
                dialog.accepted.connect(self.read)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(self.search, 1)
        row.addWidget(self.study)
        self.column.addLayout(row)
        self.column.addWidget(self.summary)
        self.column.addWidget(self.same)
        self.column.addWidget(self.card, 1)
        self.column.addWidget(self.empty, 1)
        self.about = Card()
        below, buttons = FoldingRow(SIZES.unit), WrappingRow(spacing=SIZES.unit, together=True)
        below.addWidget(self.details, 1)
        below.addLayout(buttons)
        for action_button in (self.note_button, self.withdraw_button):
            buttons.addWidget(action_button)
        self.about.column.addLayout(below)
        self.column.addWidget(self.about)
        self.same.hide()

    def _look(self, data: Path) -> Read:
        return participants(*self._data), personal_files(data)

    def _show_reading(self, reading: Read) -> None:
        everyone, personal = reading
        self._show(everyone)
        sessions = frozenset(
            (str(s.path), s.pilot) for participant in everyone for s in participant.sessions
        )
        if self._compared != (sessions, personal) and self.isVisible():
            self._compared = sessions, personal
            data = self.state.data
            Job(self, lambda: same_persons(data), self._tell_same, lambda _: None)

    def _not_read(self, why: str) -> None:
        if not self._all:  # else what was read last stays in sight
            self.note.setText(at_home(self.state.data))
            self.empty.setText(why)

    def _show(self, everyone: tuple[Participant, ...]) -> None:
        self._all = everyone
        self._list_studies()
        self._filter()
        if self._follow.is_first:
            self.note.setText(at_home(self.state.data))
            return
        people = len(
            {
                participant.code.casefold()
                for participant in everyone
                if participant.withdrawn is None
            }
        )
        gone = len(
            {
                participant.withdrawn.id
                for participant in everyone
                if participant.withdrawn is not None
            }
        )
        where, withdrew = at_home(self.state.data), program().format_int(gone)
        if gone:
            text = tr("Desk", "%n participant(s), {withdrew} withdrew in {folder}", "", people)
        else:
            text = tr("Desk", "%n participant(s) in {folder}", "", people)
        self.note.setText(text.format(withdrew=withdrew, folder=where))

    def _filter(self) -> None:
        search_text, study = self.search.text().strip().casefold(), self.study.currentData()
        matching = [
            p for p in self._all if search_text in p.code.casefold() and study in (None, p.study)
        ]
        self.table.fill(matching)
        self.table.setColumnHidden(
            len(COLUMNS) - 1, not any(participant.notes for participant in self._all)
        )
        newest = [p.newest for p in self._all if p.newest is not None and study in (None, p.study)]
        self.summary.setText(summary(newest))
        self.summary.setVisible(bool(newest))
        self.card.setVisible(bool(matching))
        self.empty.setVisible(not matching)
        nothing = READING if self._follow.is_first else EMPTY
        self.empty.setText(tr("Desk", NONE_LIKE if self._all else nothing))
        self._show_person()

    def _show_person(self, *_: object) -> None:
        person = self.table.selected()
        self.about.setVisible(person is not None)
        if person is not None:
            self.details.show_person(person)
            self.note_button.setEnabled(person.newest is not None and self.state.may("note"))
            self.withdraw_button.setEnabled(
                person.withdrawn is None and self.state.may("withdraw")
            )

    def _studies(self) -> dict[str, str]:
        """Titles by id: of the sessions that there are, and of the study in hand."""
        title_by_study = {participant.study: participant.study_title for participant in self._all}
        studied = self.state.reader.studied
        if studied is not None and studied.package is not None:
            title_by_study[studied.package.study.id] = studied.package.study.title
        return title_by_study

    def _list_studies(self) -> None:
        study_ids = {self.study.itemData(n) for n in range(1, self.study.count())}
        titles = {
            participant.study: participant.study_title
            for participant in self._all
            if participant.study not in study_ids
        }
        for study in sorted(titles, key=titles.__getitem__):
            self.study.addItem(titles[study], study)

    def _tell_same(self, shared_answers: list[SharedAnswer]) -> None:
        lines = [
            translate_message(shared_answer.sentence)
            for shared_answer in shared_answers[:MOST_TOLD]
        ]
        if len(shared_answers) > MOST_TOLD:
            more = program().format_int(len(shared_answers) - MOST_TOLD)
            lines.append(tr("Desk", "{number} more.").format(number=more))
        self.same.setText("\n".join(lines))
        self.same.setVisible(bool(shared_answers))

    def _move(self) -> None:
        self._data = data_of(self.state.data)
        self._compared = None
        self.same.hide()
        while self.study.count() > 1:
            self.study.removeItem(1)
        self._show(())


HIGHEST = 132  #: lx; more scrolls
NARROWEST = 200  #: lx


class ParticipantDetails(QScrollArea):
    """Their sessions and notes, one a line."""

    def __init__(self) -> None:
        super().__init__()
        self._fitted = 0  #: the width for which it is as high as it is, px
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Desk", "Participant's sessions and notes"))
        self.text = label("", "soft", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        copyable(self.text)
        self.setWidget(self.text)
        self.setMinimumWidth(grown(NARROWEST))

    def show_person(self, person: Participant) -> None:
        """Show one."""
        self.text.setText("\n".join(map(translate_message, describe_participant(person))))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._fitted:  # its own: a scroll bar takes from that of the inside
            self._fit()

    def _fit(self) -> None:
        """As high as the lines need at this width, until they scroll."""
        self._fitted = self.width()
        needed = self.text.heightForWidth(max(NARROWEST, self._fitted))
        self.setFixedHeight(min(grown(HIGHEST), max(needed, 40) + 4))


PAGE = ParticipantsPage
