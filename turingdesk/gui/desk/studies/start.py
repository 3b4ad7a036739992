"""The dialog that starts a session, and the choice of what to do with an interrupted one.

Looking up the code and drawing the schedule happen in the background, and the dialog is accepted
once the session's journal is on disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QFrame,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui import display
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    add_labeled,
    button,
    button_row,
    dialog_column,
    label,
)
from turingdesk.gui.desk.widgets.screen_choice import ScreenChoice
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Job
from turingdesk.gui.kiosk.language_page import LanguagePage
from turingdesk.gui.kiosk.preflight import preflight
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.presenters.arrival import Arrival, StartChoice, arrival, next_code
from turingdesk.presenters.preflight import way_out
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.language_names import own_name
from turingdesk.sessions.session_guard import obstacles
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import Package

TYPING_MS = 150  #: a code is looked up once the typing rests this long
HINT = tr_noop(
    "Desk",
    "Letters, digits, and hyphens, for example P-014. The code is used in file names, so "
    "don't use real names.",
)
PILOT_HINT = tr_noop(
    "Desk", "Pilot: in a window with an orange border, stored separately, never counted"
)


class StartDialog(QDialog):
    """Who sits down where; afterwards `recorder` records the session that has begun."""

    def __init__(
        self, state: DeskState, package: Package, *, code: str = "", pilot: bool = False
    ) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Start a session"))
        self.setMinimumWidth(600)
        self.recorder: SessionRecorder | None = None
        self._state = state
        self._package = package
        self._arrival = Arrival("", ways=())
        self.is_busy = self._is_enter_pending = False
        self._suggested = ""
        self._lookup = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._lookup.timeout.connect(self._look_up)
        self.code = QLineEdit()
        self.code.setAccessibleName(tr("Desk", "Participant code"))
        self.code.setMaxLength(80)
        self.objection = label(tr("Desk", HINT), "soft", wrap=True)
        self.suggestion = button("", self._take_suggestion, "quiet-small")
        self.suggestion.setAutoDefault(False)
        self.kiosk = QLineEdit(state.settings.kiosk)
        self.kiosk.setAccessibleName(tr("Desk", "Kiosk name"))
        self.screens = ScreenChoice(state.settings.screen)
        self.language = SessionLanguage(package.study.languages)
        self.pilot = WrappingCheckBox(tr("Desk", PILOT_HINT))
        only_pilots = package.study.demonstration
        self.pilot.setChecked(pilot or only_pilots)
        self.pilot.setDisabled(only_pilots)
        self.screens.setDisabled(self.pilot.isChecked())
        self.warning = label("", "caution", wrap=True)
        self.ways = WayChoice()
        self.start = button(tr("Desk", "Start"), self._begin, "primary")
        self.start.setDefault(True)
        self._connect()
        self._lay_out()
        self._show_arrival()
        self.code.setText(code)
        self._suggest()

    def _connect(self) -> None:
        self.code.textChanged.connect(self._typed)
        self.code.returnPressed.connect(self._enter)
        self.pilot.toggled.connect(self._typed)
        self.pilot.toggled.connect(self._suggest)
        self.pilot.toggled.connect(self.screens.setDisabled)
        self.language.decided.connect(self._seat)
        self.language.left.connect(lambda: self._set_busy(False))

    @property
    def arrival(self) -> Arrival:
        """The facts about the code."""
        return self._arrival

    def screen_chosen(self) -> QScreen | None:
        """Where the participant will sit; None for a pilot, which stays on this screen."""
        return None if self.pilot.isChecked() else self.screens.screen_chosen()

    def done(self, result: int) -> None:
        self._lookup.stop()
        self.screens.clear()
        super().done(result)

    @property
    def _folder(self) -> Path:
        return self._state.data / PILOT if self.pilot.isChecked() else self._state.data

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Start a session"))
        column.addWidget(label(self._package.study.title, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        for text, field in (
            (tr("Desk", "Participant code"), self.code),
            (tr("Desk", "Kiosk"), self.kiosk),
            (tr("Desk", "Participant's screen"), self.screens),
            (tr("Desk", "Language"), self.language),
        ):
            if field is self.language and not self.language.is_open:
                field.setParent(self)  # not before, or Tab would come to it first
                continue
            add_labeled(
                column, text, field, field.list if isinstance(field, ScreenChoice) else field
            )
            if field is self.code:
                column.addWidget(self.objection)
                column.addWidget(self.suggestion, alignment=Qt.AlignmentFlag.AlignLeft)
                column.addWidget(self.warning)
                column.addWidget(self.ways)
            column.addSpacing(SIZES.unit)
        column.addWidget(self.pilot)
        column.addSpacing(SIZES.unit)
        column.addWidget(label(translate_message(way_out().text), "small", wrap=True))
        column.addSpacing(SIZES.unit)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.start))

    def _suggest(self) -> None:
        """Offer the next code that no one has had; what is typed stays."""
        self._offer("", self._folder)
        folder, study = self._folder, self._package.study
        Job(self, lambda: next_code(folder, study), lambda c: self._offer(c, folder), _ignored)

    def _offer(self, code: str, folder: Path) -> None:
        if folder == self._folder:  # else it is of the other kind of sessions by now
            self._suggested = code
            self.suggestion.setText(tr("Desk", "Next available code: {code}").format(code=code))
            self._show_suggestion()

    def _show_suggestion(self) -> None:
        # Its room stays: the buttons would move away from under the mouse.
        policy = self.suggestion.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(self._suggested) and self._arrival.cut_off is None)
        self.suggestion.setSizePolicy(policy)
        self.suggestion.setVisible(bool(self._suggested) and not self.code.text())
        grow(self)

    def _take_suggestion(self) -> None:
        self.code.setText(self._suggested)
        self.code.setFocus()

    def _typed(self) -> None:
        self.start.setEnabled(False)
        self._is_enter_pending = False
        self._show_suggestion()
        self._lookup.start()

    def _enter(self) -> None:
        """Begin as soon as the code was looked up, if Enter comes before that."""
        self._is_enter_pending = not self.start.isEnabled()

    def _look_up(self) -> None:
        code, folder, study = self.code.text().strip(), self._folder, self._package.study
        if not code:
            self._arrival = Arrival("", ways=())
            self._show_arrival()
            return
        Job(self, lambda: arrival(code, folder, study), self._looked_up, self._failed)

    def _looked_up(self, found_arrival: Arrival) -> None:
        if found_arrival.code == self.code.text().strip():  # else more was typed meanwhile
            self._arrival = found_arrival
            self._show_arrival()
            is_pending, self._is_enter_pending = self._is_enter_pending, False
            if is_pending and not found_arrival.warning:  # a warning is to be read first
                self._begin()

    def _show_arrival(self) -> None:
        current_arrival = self._arrival
        wrong = bool(current_arrival.objection)
        self.objection.setText(translate_message(current_arrival.objection) or tr("Desk", HINT))
        self.objection.setVisible(
            wrong or current_arrival.cut_off is None
        )  # such a code needs no hint
        self._style(self.objection, "objection" if wrong else "soft")
        self.code.setProperty("wrong", "true" if wrong else "false")
        self.code.style().polish(self.code)
        self.warning.setText(translate_message(current_arrival.warning))
        self.warning.setVisible(bool(current_arrival.warning) and current_arrival.cut_off is None)
        self.ways.offer(current_arrival)
        self.start.setEnabled(current_arrival.may_start and not self.is_busy)
        self.start.setText(tr("Desk", "Start"))
        self._show_suggestion()

    def _begin(self) -> None:
        if self.is_busy or not self._arrival.may_start:
            return
        self._set_busy(True)
        Job(self, self._package.is_current, self._go_on, self._failed)

    def _go_on(self, is_current: bool) -> None:
        if not is_current:
            words = tr(
                "Desk",
                "The study has changed on the disk, and was read again. Check it, then start the "
                "session.",
            )
            self._state.notify(words, wrong=True)
            self._state.open_study(self._package.source)
            self.reject()
            return
        screen = self.screen_chosen()
        if screen is None:  # a pilot counts nowhere
            self._ask_language()
        else:
            back = partial(self._set_busy, False)
            is_new = self.ways.way() is not StartChoice.RESUME
            problems = obstacles(self._package, self._setup(""), is_new=is_new)
            preflight(screen, self._state.data, self, self._ask_language, back, problems)

    def _ask_language(self) -> None:
        if self.ways.way() is not StartChoice.RESUME and self.language.is_left_to_the_participant:
            self.language.ask(self.screen_chosen() or self.screen(), pilot=self.pilot.isChecked())
        else:
            self._seat(self.language.code)

    def _seat(self, language: str) -> None:
        settings = self._state.settings
        self._state.save_settings(kiosk=self.kiosk.text().strip() or settings.kiosk)
        if not self.pilot.isChecked():
            self._state.save_settings(screen=self.screens.remembered())
        setup = self._setup(language)
        package, data, current_arrival, way = (
            self._package,
            self._state.data,
            self._arrival,
            self.ways.way(),
        )
        Job(
            self,
            lambda: begin_chosen(package, data, setup, current_arrival, way),
            self._seated,
            self._failed,
        )

    def _setup(self, language: str) -> SessionSetup:
        return SessionSetup(
            self._arrival.code,
            self._state.settings.kiosk,
            pilot=self.pilot.isChecked(),
            screen=display.facts(self.screen_chosen() or self.screen()),
            language=language,
            known=self._arrival.known,
        )

    def _seated(self, recorder: SessionRecorder) -> None:
        self._set_busy(False)
        self.recorder = recorder
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        if isinstance(problem, TuringDeskError):
            self._lookup.start()  # someone may have begun a session of this code meanwhile
            self.objection.setText(translate_message(str(problem)))
            self._style(self.objection, "objection")
        else:
            show_error(problem, self)

    def _set_busy(self, busy: bool) -> None:
        self.is_busy = busy
        self.start.setEnabled(not busy and self._arrival.may_start)

    @staticmethod
    def _style(widget: QFrame, role: str) -> None:
        widget.setProperty("role", role)
        widget.style().polish(widget)


def ask(
    state: DeskState, package: Package, *, code: str = "", pilot: bool = False
) -> StartDialog | None:
    """Ask who sits down where, then put the session on the participant's screen.

    Returns:
        The dialog, which is open; None if a session runs on this machine already.
    """
    state.run.clear()
    if state.run.is_on:
        words = tr("Desk", "A session is running on this computer. End it first.")
        state.notify(words, wrong=True)
        return None
    dialog = StartDialog(state, package, code=code, pilot=pilot)

    def seat() -> None:
        if dialog.recorder is not None:
            state.run.seat(
                dialog.recorder,
                dialog.screen_chosen(),
                pilot=dialog.pilot.isChecked(),
                demonstration=package.study.demonstration,
            )

    dialog.accepted.connect(seat)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def begin_chosen(
    package: Package,
    data: Path,
    setup: SessionSetup,
    participant_arrival: Arrival,
    way: StartChoice,
) -> SessionRecorder:
    """Begin a session, or resume the interrupted one, as chosen."""
    if participant_arrival.cut_off is not None and way is StartChoice.RESUME:
        return SessionRecorder.resume(
            package, data, setup, participant_arrival.cut_off.session.path
        )
    if participant_arrival.cut_off is not None and way is StartChoice.RESTART:
        return SessionRecorder.restart(
            package, data, setup, participant_arrival.cut_off.session.path
        )
    return SessionRecorder.begin(package, data, setup)


def _ignored(_: Exception) -> None:
    """Without a suggestion a code can be typed all the same."""


class SessionLanguage(QComboBox):
    """Lists a study's languages, after the line that lets the participant choose.

    Signals:
        decided: The participant chose; carries the code.
        left: The experimenter left the page on which to choose.
    """

    decided = Signal(str)
    left = Signal()

    def __init__(self, codes: Sequence[str]) -> None:
        super().__init__()
        self._codes = tuple(codes)
        if not self.is_open:
            self.hide()
        self.page: LanguagePage | None = None
        self.setAccessibleName(tr("Desk", "Language"))
        self.addItem(tr("Desk", "The participant chooses"), "")
        for code in codes:
            self.addItem(own_name(code), code)

    @property
    def is_open(self) -> bool:
        """True if there is anything to choose."""
        return len(self._codes) > 1

    @property
    def is_left_to_the_participant(self) -> bool:
        """True if the participant is to be asked."""
        return self.is_open and not self.currentData()

    @property
    def code(self) -> str:
        """The language that is fixed here; empty for the study's first language."""
        return str(self.currentData() or "")

    def ask(self, screen: QScreen, *, pilot: bool) -> None:
        """Let the participant choose on their screen."""
        page = self.page = LanguagePage(self._codes, pilot=pilot)
        page.chosen.connect(self._decide)
        page.left.connect(self._leave)
        page.start(screen, full_screen=not pilot)

    def _decide(self, code: str) -> None:
        self._forget()
        self.decided.emit(code)

    def _leave(self) -> None:
        self._forget()
        self.left.emit()

    def _forget(self) -> None:
        if self.page is not None:
            self.page.deleteLater()
            self.page = None


class WayChoice(QFrame):
    """Shown only where a session of the participant was cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title = label("", "label", wrap=True)
        self.why = label("", "", wrap=True)
        self._group = QButtonGroup(self)
        self.buttons: dict[StartChoice, QRadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.gap]))
        column.setSpacing(SIZES.unit)
        column.addWidget(self.title)
        column.addWidget(self.why)
        for way in StartChoice:
            radio_button = QRadioButton()
            self._group.addButton(radio_button)
            self.buttons[way] = radio_button
            column.addWidget(radio_button)

    def offer(self, participant_arrival: Arrival) -> None:
        """Show what is possible, the study's own choice first; hide where nothing was cut off."""
        self.setVisible(participant_arrival.cut_off is not None)
        if participant_arrival.cut_off is None:
            return
        session = participant_arrival.cut_off.session
        title = tr("Desk", "Session {number} of {code} was interrupted")
        if session.kiosk:
            title = tr("Desk", "Session {number} of {code} at {kiosk} was interrupted")
        self.title.setText(
            title.format(number=session.number, code=participant_arrival.code, kiosk=session.kiosk)
        )
        self.why.setText(translate_message(participant_arrival.cut_off.why))
        resume = tr("Desk", "Continue at trial {number} of {of}")
        words = {
            StartChoice.RESUME: resume.format(
                number=min(session.done + 1, session.of), of=session.of
            ),
            StartChoice.RESTART: tr("Desk", "Start over with the same trials"),
            StartChoice.NEW: tr("Desk", "Start another session with different trials"),
        }
        for way, choice in self.buttons.items():
            choice.setText(words[way])
            choice.setVisible(way in participant_arrival.ways)
        if participant_arrival.ways:
            self.buttons[participant_arrival.ways[0]].setChecked(True)

    def way(self) -> StartChoice:
        """The choice that was made."""
        if self.isHidden():
            return StartChoice.NEW
        return next(
            (way for way, choice in self.buttons.items() if choice.isChecked()), StartChoice.NEW
        )
