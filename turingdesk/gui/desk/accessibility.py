"""Choosing how the program looks: colours, size of letters, movement; at this desk and kiosk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QApplication, QComboBox

from turingdesk.gui import theme
from turingdesk.gui.app import dress
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.system.settings import MOTIONS, TEXT_PERCENTS

#: Themes by the names of their files; one that is not here is called as its file.
THEMES = {
    "light": tr_noop("Desk", "Light"),
    "dark": tr_noop("Desk", "Dark"),
    "contrast": tr_noop("Desk", "High contrast"),
    theme.SYSTEM: tr_noop("Desk", "As the system"),
}
MOVEMENTS = dict(
    zip(
        MOTIONS,
        (
            tr_noop("Desk", "As the system"),
            tr_noop("Desk", "Less movement"),
            tr_noop("Desk", "All movement"),
        ),
        strict=True,
    )
)
_ABOUT = tr_noop(
    "Desk",
    "Sessions on this machine look the same, and the first line of each tells how. Keep one "
    "look for all booths of a study. Participants change the size of letters with Ctrl and "
    "plus or minus.",
)


class AccessibilityCard(Card):
    """Each choice is seen and kept at once, but never while a session runs here."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Look and accessibility"))
        self._state = state
        settings = state.settings
        names = [*theme.themes(), theme.SYSTEM]
        self.theme = _choice(
            [(tr("Desk", THEMES.get(name, name)), name) for name in names],
            settings.theme or theme.USUAL,
        )
        percent = program().whole
        self.letters = _choice(
            [(f"{percent(value)} %", value) for value in TEXT_PERCENTS], settings.text_percent
        )
        self.motion = _choice(
            [(tr("Desk", MOVEMENTS[name]), name) for name in MOTIONS], settings.motion
        )
        rows = (
            (tr("Desk", "Colours"), self.theme, ""),
            (tr("Desk", "Size of letters"), self.letters, tr("Desk", _ABOUT)),
            (
                tr("Desk", "Movement"),
                self.motion,
                tr("Desk", "Of menus, bars and pages. Stimuli that move always do."),
            ),
        )
        for title, field, about in rows:
            self._add(title, field, about)
        self.theme.activated.connect(lambda _: self._keep(theme=self.theme.currentData()))
        self.letters.activated.connect(
            lambda _: self._keep(text_percent=self.letters.currentData())
        )
        self.motion.activated.connect(lambda _: self._keep(motion=self.motion.currentData()))
        state.run.began.connect(self._hold)
        state.run.left.connect(self._hold)
        self._hold()

    def _add(self, title: str, field: QComboBox, about: str) -> None:
        named = label(title, "label")
        named.setBuddy(field)
        field.setAccessibleName(title)
        self.column.addWidget(named)
        self.column.addWidget(field)
        if about:
            field.setAccessibleDescription(about)
            self.column.addWidget(label(about, "soft", wrap=True))
        self.column.addSpacing(SIZES.unit)

    def _hold(self) -> None:
        """What a participant looks at does not change under them."""
        for field in (self.theme, self.letters, self.motion):
            field.setEnabled(not self._state.run.is_on)

    def _keep(self, **fields: Any) -> None:
        self._state.keep(**fields)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            dress(app, self._state.settings)


def _choice(lines: Sequence[tuple[str, object]], chosen: object) -> QComboBox:
    made = QComboBox()
    for words, value in lines:
        made.addItem(words, value)
    made.setCurrentIndex(max(0, made.findData(chosen)))
    return made
