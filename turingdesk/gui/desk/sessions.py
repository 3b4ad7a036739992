"""The Sessions page: every session of the data folder, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.booths import BoothsCard
from turingdesk.gui.desk.browsers import BrowsersCard
from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.packages.problem_list import ProblemsDialog
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.participants.note import ask_note, note_line
from turingdesk.gui.desk.participants.session_summary import (
    FLAGS_WIDTH,
    STATE_COLORS,
    STUDY_WIDTH,
    summary,
)
from turingdesk.gui.desk.participants.withdraw import ask_withdrawal
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import ask
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import (
    NOTHING,
    READING,
    at_home,
    button,
    goal,
    label,
    moment,
    unreadable,
)
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.journal.notes import SessionNotes, read_notes
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.journal.signature_check import Signatures, SignatureState
from turingdesk.people.record_check import record_problems
from turingdesk.presenters.session_words import (
    REPLACED,
    describe_session,
    session_marks,
    state_in_words,
    typing_flags,
    typing_in_words,
)
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.registration import registration
from turingdesk.system.access import make_folder

EVERY_MS = 2000
ABOUT_WIDTH = 240  #: px, at least, of the line about a session
MOST_FLAGS = 5  #: answers about whose typing something is said; exports have all
MOST_NOTES = 3  #: in the line about a session; Participants has them all
Read = tuple[list[SessionSummary], dict[tuple[bool, SessionName], SessionNotes]]
EMPTY = tr_noop(
    "Desk", "No sessions yet. Start one on the Studies page. It appears here right away."
)

NONE_LIKE = tr_noop("Desk", "No matches. Clear the search.")


def _tip(session: SessionSummary) -> str:
    return translate_message(describe_session(session))


def _study(session: SessionSummary) -> str:
    """The name of its study, whole, and in the data."""
    return f"{session.study_title} ({session.study})"


def _flags(session: SessionSummary) -> str:
    """All flags, and what is remarkable about the typing of answers."""
    return "\n".join(map(translate_message, (session_marks(session), *typing_in_words(session))))


_NUMBER = DeskColumn(
    tr_noop("Desk", "No.", "number of a session"),
    lambda s: str(s.number),
    sort=lambda s: s.number,
    right=True,
    note="number of a session",
)
COLUMNS = (
    DeskColumn(tr_noop("Desk", "Participant"), lambda s: s.participant, tip=_tip),
    DeskColumn(
        tr_noop("Desk", "Study"),
        lambda s: s.study_title,
        tip=_study,
        stretch=True,
        most=STUDY_WIDTH,
    ),
    _NUMBER,
    DeskColumn(tr_noop("Desk", "Kiosk"), lambda s: s.kiosk or NOTHING),
    DeskColumn(
        tr_noop("Desk", "Started"),
        lambda s: moment(s.started),
        sort=lambda s: s.started,
        tip=lambda s: moment(s.started),
    ),
    DeskColumn(
        tr_noop("Desk", "State"),
        lambda s: translate_message(state_in_words(s.state)),
        ink=lambda s: STATE_COLORS.get(s.state, ""),
        tip=_tip,
    ),
    DeskColumn(
        tr_noop("Desk", "Progress"),
        lambda s: f"{s.done} / {s.of}",
        sort=lambda s: s.done,
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Flags"),
        lambda s: translate_message(session_marks(s)),
        tip=_flags,
        ink=lambda s: "warning" if s.pilot or s.simulated or typing_flags(s) else "",
        most=FLAGS_WIDTH,
    ),
)


NUMBER = COLUMNS.index(_NUMBER)


class SessionsPage(DeskPage):
    """A table that follows the data folder while it is on screen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Sessions"))
        self._folders = _folders(state.data)
        self.resume = button(tr("Desk", "Resume\u2026"), self.resume_session)
        self.check = button(tr("Desk", "Check journals"), self.check_journals)
        self.open_folder = button(tr("Desk", "Open data folder"), self._open_folder)
        self.booths, self.browsers = BoothsCard(state), BrowsersCard(state)
        for page_button in (self.resume, self.check, self.open_folder):
            self.buttons.addWidget(page_button)
        self.note_button = button(tr("Desk", "Note\u2026"), self.write_note)
        self.mark = button(tr("Desk", "Mark as pilot\u2026"), self.mark_pilot)
        self.withdraw_button = button(tr("Desk", "Withdraw\u2026"), self.withdraw)
        self._noted: dict[tuple[bool, SessionName], SessionNotes] = {}
        notes = DeskColumn(
            tr_noop("Desk", "Notes"),
            lambda s: str(self._notes(s) or ""),
            sort=self._notes,
            right=True,
        )
        columns = (*COLUMNS, notes)
        self.table = DeskTable(
            RowsModel(columns, key=lambda s: s.path), sortable=True, name=tr("Desk", "Sessions")
        )
        self.table.sort_by("Started", Qt.SortOrder.DescendingOrder)
        self.table.selectionModel().selectionChanged.connect(self._show_session)
        self._all: list[SessionSummary] = []
        self.card = framed(self.table, self)
        self.empty = label(tr("Desk", EMPTY), "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.about = label("", "soft", wrap=True)
        self._place_cards(self.booths, self.browsers)
        self.column.addLayout(self._search_row())
        self.column.addWidget(self.card, 1)
        self.column.addWidget(self.empty, 1)
        self.below = self._below()
        self.column.addWidget(self.below)
        self._follow = FolderPoller(self, state, EVERY_MS, self._look, self._list, self._not_read)
        state.data_changed.connect(self._move)
        state.at_desk.changed.connect(self._show_session)
        self._show([], {})

    def _place_cards(self, *cards: Card) -> None:
        for card in cards:
            self.column.addWidget(card)

    def opened(self) -> None:
        if self.state.search_wanted:
            self.search.setText(self.state.search_wanted)
            self.state.search_wanted = ""
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def read(self) -> None:
        """Look at the data folder, in the background."""
        self._follow.read()

    def resume_session(self) -> None:
        """Ask for the participant of the session that is chosen, who may continue."""
        session = self.table.selected()
        if session is None:
            return
        studied = self.state.reader.studied
        if studied is None or studied.package is None or studied.package.study.id != session.study:
            text = tr("Desk", "Open the study \u201c{title}\u201d first, then resume its session.")
            self.state.notify(text.format(title=session.study_title))
            self.state.page_wanted.emit("studies")
            return
        ask(self.state, studied.package, code=session.participant, pilot=session.pilot)

    def check_journals(self) -> None:
        """Read every journal whole and report what is not as it was written."""
        self.check.setEnabled(False)
        folder, studied = DataFolder(self.state.data), self.state.reader.studied
        package = studied.package if studied else None

        def work() -> tuple[list[Problem], Signatures]:
            signatures = Signatures()
            if package is not None and (record := registration(package.folder)):
                signatures.know(record.keys, "the registration")
            return [*folder.verify(signatures), *record_problems(folder.path)], signatures

        Job(self, work, self._checked, self._not_checked)

    def write_note(self) -> None:
        """Write a note on the session that is chosen."""
        self._ask_note(mark=False)

    def mark_pilot(self) -> None:
        """Make the session that is chosen a pilot."""
        self._ask_note(mark=True)

    def withdraw(self) -> None:
        """Delete everything that the participant of the chosen session gave."""
        session = self.table.selected()
        if session is not None:
            dialog = ask_withdrawal(self.state, session.participant)
            if dialog is not None:
                dialog.accepted.connect(self.read)

    def _ask_note(self, *, mark: bool) -> None:
        session = self.table.selected()
        if session is not None:
            dialog = ask_note(self.state, session, mark=mark)
            if dialog is not None:
                dialog.accepted.connect(self.read)

    def _checked(self, check_result: tuple[list[Problem], Signatures]) -> None:
        problems, signatures = check_result
        self.check.setEnabled(True)
        self.state.audit("checked the journals", problems=len(problems))
        if problems:
            dialog = ProblemsDialog(problems, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
            return
        count = len(self.table.rows.things)
        lines = tr("Desk", "Checked %n journal(s): every line is unchanged.", "", count)
        signed = tr("Desk", "Signed: {signed}; not signed or not closed: {others}.")
        number = list(signatures.states.values()).count(SignatureState.SIGNED)
        others = len(signatures.states) - number
        self.state.notify(
            program().join(" ", (lines, signed.format(signed=number, others=others)))
        )

    def _show(
        self, sessions: list[SessionSummary], noted: dict[tuple[bool, SessionName], SessionNotes]
    ) -> None:
        self._noted, self._all = noted, sessions
        # A search could hide the session that another page asked for.
        if any(str(session.name) == self.state.session_wanted for session in sessions):
            self.search.clear()
        self._filter()
        self._choose_wanted()
        self.table.viewport().update()
        if self._follow.is_first:
            self.note.setText(at_home(self.state.data))
            return
        running = sum(session.state is State.RUNNING for session in sessions)
        count = sum(session.state not in REPLACED for session in sessions)
        line = tr("Desk", "%n session(s) in {folder}", "", count)
        if running:
            line = tr("Desk", "%n session(s), {running} running in {folder}", "", count)
        self.note.setText(line.format(running=running, folder=at_home(self.state.data)))

    def _filter(self) -> None:
        """List the sessions in which what is typed occurs."""
        typed = self.search.text().strip().casefold()
        matching = [session_row for session_row in self._all if typed in _searched(session_row)]
        nothing = READING if self._follow.is_first else EMPTY
        self.empty.setText(tr("Desk", NONE_LIKE if self._all else nothing))
        self.table.fill(matching)
        has_notes = any(map(self._notes, self._all))
        # What says nothing leaves more room for titles of studies.
        self.table.setColumnHidden(len(COLUMNS), not has_notes)
        self.table.setColumnHidden(NUMBER, all(session.number == 1 for session in self._all))
        self.card.setVisible(bool(matching))
        self.empty.setVisible(not matching)
        self.search.setVisible(bool(self._all))
        self.summary.setVisible(bool(self._all))
        self.summary.setText(goal(len(matching), len(self._all)) if typed else summary(self._all))
        self._show_session()

    def _choose_wanted(self) -> None:
        """Choose the session that another page asked for, once it is listed."""
        for place, session in enumerate(self.table.rows.things):
            if self.state.session_wanted == str(session.name):
                # Once, or each reading of the folder would choose it again.
                self.state.session_wanted = ""
                self.table.choose(place)
                self.table.scrollTo(self.table.currentIndex())
                return

    def _show_session(self, *_: object) -> None:
        session = self.table.selected()
        self.about.setText("\n".join(self._about_session(session)) if session else "")
        self.below.setVisible(session is not None)
        is_cut_off = session is not None and session.state is State.CUT_OFF
        self.resume.setEnabled(is_cut_off and not session.is_marked)
        if session is not None:
            is_over = session.state is not State.RUNNING
            self.note_button.setEnabled(self.state.may("note"))
            self.mark.setEnabled(is_over and not session.pilot and self.state.may("mark"))
            self.withdraw_button.setEnabled(is_over and self.state.may("withdraw"))

    def _about_session(self, session: SessionSummary) -> list[str]:
        noted = self._noted.get((session.is_in_pilot_folder, session.name))
        notes = noted.notes if noted else ()
        earlier = len(notes) - MOST_NOTES
        head = translate_message(describe_session(session))
        if earlier > 0:
            head += f"; {tr('Desk', '%n earlier note(s)', '', earlier)}"
        typed = map(translate_message, typing_in_words(session)[:MOST_FLAGS])
        return [head, *typed, *map(note_line, notes[-MOST_NOTES:])]

    def _notes(self, session: SessionSummary) -> int:
        noted = self._noted.get((session.is_in_pilot_folder, session.name))
        return len(noted.notes) if noted else 0

    def _search_row(self) -> FoldingRow:
        self.search = QLineEdit()
        hint = tr("Desk", "Find a participant, study, kiosk, or state")
        self.search.setPlaceholderText(tr("Desk", "Find a session"))
        self.search.setToolTip(hint)
        self.search.setAccessibleName(hint)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._filter())
        self.summary = label("", "soft", wrap=True)
        row = FoldingRow(SIZES.gap)
        row.addWidget(self.search, 1)
        row.addWidget(self.summary, 1)
        return row

    def _below(self) -> Card:
        """A card about the session that is chosen, with what can be done about it."""
        card = Card()
        row = FoldingRow(SIZES.unit)
        self.about.setMinimumWidth(ABOUT_WIDTH)
        row.addWidget(self.about, 1)
        buttons = WrappingRow(spacing=SIZES.unit, together=True)
        for action_button in (self.note_button, self.mark, self.withdraw_button):
            buttons.addWidget(action_button)
        row.addLayout(buttons)
        card.column.addLayout(row)
        return card

    def _look(self, _: Path) -> Read:
        folders = self._folders
        sessions = [session for folder in folders for session in folder.sessions()]
        for session in sessions:
            typing_flags(session)  # reads what is new here, and not while the table is painted
        return sessions, read_notes(folders[0].path)

    def _list(self, reading: Read) -> None:
        self._show(*reading)

    def _not_read(self, why: str) -> None:
        if not self.table.rows.things:  # else what was read last stays in sight
            self.note.setText(at_home(self.state.data))
            self.empty.setText(why)

    def _not_checked(self, problem: Exception) -> None:
        self.check.setEnabled(True)
        self.state.notify(unreadable(self.state.data, problem), wrong=True)

    def _move(self) -> None:
        self._folders = _folders(self.state.data)
        self._show([], {})

    def _open_folder(self) -> None:
        # Before the first session there is none, and file managers open only what is there.
        make_folder(self.state.data)
        self.state.audit("opened the data folder in the file manager")
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.state.data)))


def _searched(session: SessionSummary) -> str:
    """The text that the search looks at."""
    state = translate_message(state_in_words(session.state))
    parts = (session.participant, session.study, session.study_title, session.kiosk, state)
    return "\n".join(str(part) for part in parts).casefold()


def _folders(data: Path) -> tuple[DataFolder, DataFolder]:
    """People and simulated judges are in one folder, pilots in another."""
    folder = DataFolder(data)
    return folder, folder.pilots


PAGE = SessionsPage
