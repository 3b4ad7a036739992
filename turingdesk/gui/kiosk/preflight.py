"""The pre-flight page: what was found on this computer before its first participant."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import Problem
from turingdesk.gui import display, errors
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.jobs import Job
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.key_hooks import can_keep, is_seen
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.presenters.preflight import (
    Finding,
    MachineState,
    findings,
)
from turingdesk.system import paths, platform_settings

_FILE = "preflight.json"
WIDTH, HEAD, ROW, MORE = 720, 206, 50, 26  #: px: for the rest of the page, a finding, its advice
WELL = tr_noop("Desk", "OK", "nothing has to be done")
LOOK = tr_noop("Desk", "Warning", "here is something to look at")
STOP = tr_noop("Desk", "Stop", "no participant may start")


@dataclass(frozen=True, slots=True)
class LastPreflight:
    """One look that someone continued from."""

    day: str = ""  #: ISO 8601, local
    screen: str = ""  #: what it is remembered by
    layout: str = ""  #: of the keyboard
    accepted: tuple[str, ...] = ()  #: what was not well, and was continued

    @classmethod
    def last(cls) -> LastPreflight:
        """The last one; an empty one where there is none that can be read."""
        try:
            values = json.loads((paths.config() / _FILE).read_bytes())
            texts = {name: str(values[name]) for name in ("day", "screen", "layout")}
            return cls(**texts, accepted=tuple(map(str, values["accepted"])))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def save(self) -> None:
        """Write it down; a folder that refuses only means that the next look is shown again."""
        with suppress(OSError):
            paths.config().mkdir(parents=True, exist_ok=True)
            values: dict[str, Any] = asdict(self)
            (paths.config() / _FILE).write_text(json.dumps(values, indent=2), encoding="utf-8")

    def is_due(
        self, screen: str, preflight_findings: Sequence[Finding], today: date | None = None
    ) -> bool:
        """True if the page has to be shown.

        It is before the first session of a day, on another screen, for whatever is not
        well and was not so before, and for what no participant may start with.
        """
        if any(finding.stops for finding in preflight_findings):
            return True
        now = (today or date.today()).isoformat()
        wrong = {finding.what for finding in preflight_findings if not finding.is_well}
        return (self.day, self.screen) != (now, screen) or not wrong <= set(self.accepted)


def accept_findings(
    screen: str, layout: str, accepted: Sequence[Finding], today: date | None = None
) -> None:
    """Someone read the page and continued."""
    wrong = tuple(finding.what for finding in accepted if not finding.is_well)
    LastPreflight((today or date.today()).isoformat(), screen, layout, wrong).save()


Inspection = tuple[MachineState, list[Finding]]


def inspect_machine(
    screen: QScreen, data: Path, pilot_only: Sequence[Problem] = ()
) -> Callable[[], Inspection]:
    """The rest of the inspection, to do in the background once Qt was asked.

    Args:
        screen: The participant's.
        data: The data folder.
        pilot_only: Problems of the study that keep participants from taking part.
    """
    awake = Awake()
    awake.begin()  # a trial, since only a request shows whether the desktop grants it
    awake.end()
    size, real = screen.size(), screen.physicalSize()  # here, in the thread of Qt's screens
    machine_state = MachineState(
        screen=display.identity(screen),
        width=size.width(),
        height=size.height(),
        scale=screen.devicePixelRatio(),
        refresh_hz=screen.refreshRate(),
        width_mm=real.width(),
        height_mm=real.height(),
        dark_after_s=None,
        held_by=awake.held,
        keys_kept=can_keep(),
        is_clock_set=None,
        layout="",
        layout_before=LastPreflight.last().layout,
    )

    def rest() -> Inspection:
        look = replace(
            machine_state,
            dark_after_s=platform_settings.dark_after_s(),
            is_clock_set=platform_settings.is_clock_set(),
            layout=platform_settings.keyboard(),
        )
        return look, findings(look, data, pilot_only)

    return rest


class Preflight(QDialog):
    """Shows findings. Continuing confirms that they were read; some findings block it.

    Args:
        screen: The participant's.
        data: The data folder.
        inspection: What was found already.
        parent: The window before which it is.
        pilot_only: Problems of the study that keep participants from taking part.
    """

    def __init__(
        self,
        screen: QScreen,
        data: Path,
        inspection: Inspection,
        parent: QWidget | None = None,
        *,
        pilot_only: Sequence[Problem] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Pre-session check"))
        self._place, self._inspection = (screen, data, pilot_only), inspection
        self.title = _words("", "heading")
        self.rows = QWidget()
        self._grid = QGridLayout(self.rows)
        self._grid.setContentsMargins(*(4 * [SIZES.unit]))  # the ring of the area is around it
        self._grid.setHorizontalSpacing(SIZES.gap)
        self._grid.setVerticalSpacing(SIZES.gap)
        self._grid.setColumnStretch(2, 1)
        self.again = _button(tr("Desk", "Check again"), self.look_again)
        self.back = _button(tr("Desk", "Back"), self.reject)
        self.continue_button = _button(tr("Desk", "Continue"), self.accept)
        self.continue_button.setProperty("role", "primary")
        self.continue_button.setDefault(True)
        self._lay_out()
        room = screen.availableGeometry() if parent is None else parent.screen().geometry()
        rows = sum(ROW if finding.is_well else ROW + MORE for finding in inspection[1])
        self.resize(min(WIDTH, room.width() - 40), min(HEAD + rows, room.height() - 80))
        self._show()

    def _lay_out(self) -> None:
        area = QScrollArea()
        area.setWidgetResizable(True)
        scrolls(area, self.windowTitle())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.rows)
        self.rows.setAutoFillBackground(False)  # the color of the dialog
        row = QHBoxLayout()
        row.addWidget(self.again)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.continue_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        column.addWidget(self.title)
        column.addWidget(area, 1)
        column.addLayout(row)

    @property
    def findings(self) -> list[Finding]:
        """The findings shown."""
        return self._inspection[1]

    def look_again(self) -> None:
        """Look again, after something was changed."""
        self.again.setEnabled(False)
        Job(self, inspect_machine(*self._place), self._looked, self._failed)

    def accept(self) -> None:
        accept_findings(self._inspection[0].screen, self._inspection[0].layout, self.findings)
        super().accept()

    def _looked(self, inspection: Inspection) -> None:
        self._inspection = inspection
        self.again.setEnabled(True)
        self._show()

    def _failed(self, problem: Exception) -> None:
        self.again.setEnabled(True)
        errors.show_error(problem, self)

    def _show(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        wrong = sum(not finding.is_well for finding in self.findings)
        if any(finding.stops for finding in self.findings):
            title = tr("Desk", "Pre-session check: the session can't start")
        elif wrong:
            title = tr("Desk", "Pre-session check: %n warning(s)", "", wrong)
        else:
            title = tr("Desk", "Pre-session check: no problems")
        self.title.setText(title)
        self.continue_button.setEnabled(not any(finding.stops for finding in self.findings))
        for number, finding in enumerate(self.findings):
            top = Qt.AlignmentFlag.AlignTop
            sign = _sign(finding)
            what = _words(translate_message(finding.what), "label")
            text, do = _words(translate_message(finding.text)), translate_message(finding.do)
            text.setAccessibleName(f"{what.text()}: {sign.text()}. {text.text()} {do}".strip())
            self._grid.addWidget(sign, number, 0, top)
            self._grid.addWidget(what, number, 1, top)
            inside = QWidget()
            column = QVBoxLayout(inside)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            column.addWidget(text)
            if finding.do:
                column.addWidget(_words(do, "objection" if finding.stops else "caution"))
            self._grid.addWidget(inside, number, 2, top)
        self._grid.setRowStretch(len(self.findings), 1)


def preflight(
    screen: QScreen,
    data: Path,
    parent: QWidget,
    proceed: Callable[[], None],
    back: Callable[[], None],
    pilot_only: Sequence[Problem] = (),
) -> None:
    """Look over in the background, show the page where it is due, then continue or back."""
    if not is_seen():  # no one could read it
        proceed()
        return

    def looked(inspection: Inspection) -> None:
        if not LastPreflight.last().is_due(inspection[0].screen, inspection[1]):
            proceed()
            return
        page = Preflight(screen, data, inspection, parent, pilot_only=pilot_only)
        page.accepted.connect(proceed)
        page.rejected.connect(back)
        # It has a parent, and would otherwise live as long as that.
        page.finished.connect(page.deleteLater)
        # Not `exec`, whose event loop would run before the job is delivered.
        page.open()

    def failed(problem: Exception) -> None:
        errors.show_error(problem, parent)
        back()

    Job(parent, inspect_machine(screen, data, pilot_only), looked, failed)


def preflight_now(screen: QScreen, data: Path) -> bool:
    """The same for a kiosk without a desk, which waits; whether to continue."""
    if not is_seen():
        return True
    inspection = inspect_machine(screen, data)()
    if not LastPreflight.last().is_due(inspection[0].screen, inspection[1]):
        return True
    return Preflight(screen, data, inspection).exec() == QDialog.DialogCode.Accepted


def _words(text: str, role: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(role != "label")
    label.setProperty("role", role)
    return label


def _sign(finding: Finding) -> QLabel:
    if finding.is_well:
        sign = _words(tr("Desk", WELL, "nothing has to be done"), "soft")
    elif finding.stops:
        sign = _words(tr("Desk", STOP, "no participant may start"), "objection")
    else:
        sign = _words(tr("Desk", LOOK, "here is something to look at"), "caution")
    sign.setWordWrap(False)
    return sign


def _button(text: str, do: Callable[[], None]) -> QPushButton:
    push_button = QPushButton(text)
    push_button.setProperty("touch", "true")
    push_button.setAutoDefault(False)
    push_button.clicked.connect(do)
    return push_button
