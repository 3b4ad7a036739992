"""The Settings page: data folder, this machine's name and screen, people, and how things look."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui import theme
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.appearance import apply_appearance
from turingdesk.gui.desk.booths import PairCard
from turingdesk.gui.desk.network import NetworkCard
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.people.card import PeopleCard
from turingdesk.gui.desk.plugins_card import PluginsCard
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import at_home, button, label
from turingdesk.gui.desk.widgets.screen_choice import ScreenChoice
from turingdesk.gui.theme import SIZES, load_chinese
from turingdesk.gui.translation import of_the_system, program, tr, tr_noop
from turingdesk.sessions.voice import LANGUAGES
from turingdesk.system.edition import edition
from turingdesk.system.paths import licences
from turingdesk.system.settings import MOTIONS, TEXT_PERCENTS

WIDEST = 880


class SettingsPage(DeskPage):
    """Each setting is saved as soon as it changes."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Settings"))
        self.note.setText(tr("Desk", "Changes are saved automatically."))
        self.folder = QLineEdit()
        self.folder.setReadOnly(True)
        self.folder.setAccessibleName(tr("Desk", "Data folder"))
        self.choose = button(tr("Desk", "Choose\u2026"), self._ask_folder)
        self.kiosk = QLineEdit(state.settings.kiosk)
        self.kiosk.setMaxLength(60)
        self.kiosk.setAccessibleName(tr("Desk", "Name of this kiosk"))
        # Not with each key, or half a name could be recorded with a session.
        self.kiosk.editingFinished.connect(self._keep_kiosk)
        self.screens = ScreenChoice(state.settings.screen)
        self.screens.list.activated.connect(
            lambda _: state.save_settings(screen=self.screens.remembered())
        )
        self.language = LanguageChoice(state.settings.language)
        self.language.decided.connect(lambda code: state.save_settings(language=code))
        self.people = PeopleCard(state)
        self.pairing = PairCard(state)
        self.network = NetworkCard(state)
        self.look = AccessibilityCard(state)
        more = (self.network, PluginsCard(state), AboutCard())
        cards = (self._card(), self.look, self.people, self.pairing, *more)
        self.column.addWidget(self._scrolled(*cards), 1)
        state.data_changed.connect(self._show_folder)
        state.settings_changed.connect(self._show_kiosk)
        self._show_folder()

    def left(self) -> None:
        self.screens.clear()
        self._keep_kiosk()

    def move_to(self, folder: Path) -> None:
        """Use another data folder from now on; nothing is moved or copied."""
        self.state.move_data(folder)

    def _scrolled(self, *cards: Card) -> PageBody:
        inside = QWidget()
        # While it is empty: Qt styles all that it measures here.
        area = PageBody(inside, tr("Desk", "Settings"))
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, SIZES.unit, 0)
        column.setSpacing(SIZES.gap)
        # Not each card: a layout would count the lines of wrapped texts at its own, greater width.
        inside.setMaximumWidth(WIDEST + SIZES.unit)
        for card in cards:
            column.addWidget(card)
        column.addStretch(1)
        return area

    def _card(self) -> Card:
        card = Card()
        grid = QGridLayout()
        grid.setHorizontalSpacing(SIZES.unit)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        rows = self._rows()
        for number, (title, field, about) in enumerate(rows):
            top = 4 * number
            named = label(title, "label")
            named.setBuddy(field)
            grid.addWidget(named, top, 0)
            grid.addWidget(field, top + 1, 0, 1, 1 if field is self.folder else 2)
            grid.addWidget(label(about, "soft", wrap=True), top + 2, 0, 1, 2)
            grid.setRowMinimumHeight(top + 3, SIZES.gap if number < len(rows) - 1 else 0)
        grid.addWidget(self.choose, 1, 1)
        card.column.addLayout(grid)
        return card

    def _rows(self) -> Sequence[tuple[str, QWidget, str]]:
        """Each setting of this computer: its title, its field, and what it is for."""
        return (
            (
                tr("Desk", "Data folder"),
                self.folder,
                tr(
                    "Desk",
                    "Journals of all sessions. If the folder is on a network share, "
                    "several kiosks can save to it. Existing data stay where they are.",
                ),
            ),
            (
                tr("Desk", "Name of this kiosk"),
                self.kiosk,
                tr("Desk", "Recorded with every session, for example Booth 1."),
            ),
            (
                tr("Desk", "Participant's screen"),
                self.screens,
                tr("Desk", "The screen where sessions open, full screen."),
            ),
            (
                tr("Desk", "Language"),
                self.language,
                tr(
                    "Desk",
                    "Language of the program, after a restart. Pages without a translation stay "
                    "in English. Sessions use the language of their study.",
                ),
            ),
        )

    def _show_folder(self) -> None:
        self.folder.setText(at_home(self.state.data))
        self.folder.setToolTip(str(self.state.data))

    def _show_kiosk(self) -> None:
        # Another setting was saved while a name is being typed, which must not be lost.
        if not self.kiosk.hasFocus():
            self.kiosk.setText(self.state.settings.kiosk)

    def _keep_kiosk(self) -> None:
        name = self.kiosk.text().strip()
        if name:
            self.state.save_settings(kiosk=name)
        else:
            self.kiosk.setText(self.state.settings.kiosk)

    def _ask_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(
            self, tr("Desk", "Choose the data folder"), str(self.state.data)
        )
        if folder:
            self.move_to(Path(folder))


class AboutCard(Card):
    """Version, commit, build date and what it runs on; all of it can be copied."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "About", "the program"))
        self.lines = label("\n".join(_lines()), wrap=True)
        copyable(self.lines)
        self.copy = button(tr("Desk", "Copy"), self._copy, "quiet-small")
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(self.lines, 1)
        row.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.terms = label(
            tr(
                "Desk",
                "Free software under the MIT license. Licenses of its components: {file}",
            ).format(file=licences()),
            "soft",
            wrap=True,
        )
        self.column.addWidget(self.terms)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.lines.text())


def _lines() -> Iterator[str]:
    yield str(edition())
    yield f"Python {platform.python_version()}, Qt {qVersion()}"
    yield platform.platform()


class LanguageChoice(QComboBox):
    """Each language by its own name; the first line follows the system.

    Args:
        language_code: A code, or nothing for the system's.

    Signals:
        decided: Someone chose; carries the code.
    """

    decided = Signal(str)

    def __init__(self, language_code: str = "") -> None:
        load_chinese()  # one of the languages is written in its own letters
        super().__init__()
        self.setAccessibleName(tr("Desk", "Language"))
        system = LANGUAGES[of_the_system()]
        self.addItem(tr("Desk", "Same as the system: {language}").format(language=system), "")
        for code, name in LANGUAGES.items():
            self.addItem(name, code)
        self.setCurrentIndex(max(0, self.findData(language_code)))
        self.activated.connect(lambda _: self.decided.emit(self.code))

    @property
    def code(self) -> str:
        """The chosen language; empty for the system's language."""
        return str(self.currentData())


PAGE = SettingsPage


#: Themes by the names of their files; one that is not here is called as its file.
THEMES = {
    "light": tr_noop("Desk", "Light"),
    "dark": tr_noop("Desk", "Dark"),
    "contrast": tr_noop("Desk", "High contrast"),
    theme.SYSTEM: tr_noop("Desk", "Same as the system"),
}
MOVEMENTS = dict(
    zip(
        MOTIONS,
        (
            tr_noop("Desk", "Same as the system"),
            tr_noop("Desk", "Reduced motion"),
            tr_noop("Desk", "Full motion"),
        ),
        strict=True,
    )
)
_ABOUT = tr_noop(
    "Desk",
    "These settings apply to all sessions on this computer, and each session records them. Use "
    "the same settings on all booths of a study. Participants change the text size with Ctrl and "
    "plus or minus.",
)


class AccessibilityCard(Card):
    """Each choice is seen and kept at once, but never while a session runs here."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Appearance and accessibility"))
        self._state = state
        settings = state.settings
        names = [*theme.themes(), theme.SYSTEM]
        self.theme = _choice(
            [(tr("Desk", THEMES.get(name, name)), name) for name in names],
            settings.theme or theme.USUAL,
        )
        percent = program().format_int
        self.letters = _choice(
            [(f"{percent(value)}%", value) for value in TEXT_PERCENTS], settings.text_percent
        )
        self.motion = _choice(
            [(tr("Desk", MOVEMENTS[name]), name) for name in MOTIONS], settings.motion
        )
        rows = (
            (tr("Desk", "Colors"), self.theme, ""),
            (tr("Desk", "Text size"), self.letters, tr("Desk", _ABOUT)),
            (
                tr("Desk", "Motion"),
                self.motion,
                tr("Desk", "Applies to menus, bars, and pages. Moving stimuli always move."),
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
        """Disable the fields in a session, so that nothing changes under a participant."""
        for field in (self.theme, self.letters, self.motion):
            field.setEnabled(not self._state.run.is_on)

    def _keep(self, **fields: Any) -> None:
        self._state.save_settings(**fields)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_appearance(app, self._state.settings)


def _choice(lines: Sequence[tuple[str, object]], current_value: object) -> QComboBox:
    combo_box = QComboBox()
    for words, value in lines:
        combo_box.addItem(words, value)
    combo_box.setCurrentIndex(max(0, combo_box.findData(current_value)))
    return combo_box
