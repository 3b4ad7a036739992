"""The Bots dialog: keys and approvals of bots, and a game in which one is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QLineEdit, QMessageBox, QPushButton, QWidget

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.widgets.controls import (
    NOTHING,
    button,
    button_row,
    dialog_column,
    label,
    restyle,
)
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.dialog_height import size_to_screen
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_problem
from turingdesk.net.paired_kiosks import desk_folder
from turingdesk.net.proof import CERTIFICATE
from turingdesk.net.renewal import named, unnamed
from turingdesk.plugins.live_games.gui.bot_trial import BotTrialView
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBot, RegisteredBots

if TYPE_CHECKING:
    from turingdesk.gui.desk.state import DeskState

SIZE = QSize(980, 860)  #: where the screen has room
_LEAST_TABLE = 116  #: px, for two bots on a small screen
_LEAST_FIELD, _BESIDE = 250, 32  #: px, for what is to be entered; beside what is asked there
ABOUT = tr_noop(
    "Desk",
    "Bots of the Turing Game connect to this desk with a key. Try a bot before you approve it; "
    "only approved bots play with participants.",
)
Bot = Mapping[str, Any]


def describe_bot(bot: Bot) -> str:
    """A bot's current activity, in a few words."""
    if not bot["is_here"]:
        return tr("Desk", "Not connected")
    if bot["is_silent"]:
        return tr("Desk", "Silent")
    if bot["games"]:
        return tr("Desk", "In %n game(s)", "", int(bot["games"]))
    return tr("Desk", "Connected")


COLUMNS = (
    DeskColumn(tr_noop("Desk", "Bot"), lambda b: str(b["name"]), stretch=True),
    DeskColumn(tr_noop("Desk", "Languages"), lambda b: " ".join(b["languages"])),
    DeskColumn(
        tr_noop("Desk", "Approved"),
        lambda b: tr("Desk", "yes") if b["is_approved"] else tr("Desk", "no"),
    ),
    DeskColumn(
        tr_noop("Desk", "State"),
        describe_bot,
        ink=lambda b: "warning" if b["is_silent"] else "accent" if b["is_here"] else "",
        tip=lambda b: str(b["address"]) or NOTHING,
    ),
    DeskColumn(
        tr_noop("Desk", "Messages ignored"),
        lambda b: program().format_int(int(b["refused"])),
        right=True,
    ),
)


GOOD = tr_noop(
    "Desk",
    "The desk's certificate names this computer: {names}. Bots on other computers verify the "
    "desk with the file {file}.",
)
LACKS = tr_noop(
    "Desk",
    "The desk's certificate doesn't name {names}, so bots there can't verify the desk and "
    "don't connect. Renew it.",
)
SURE = tr_noop("Desk", "Renew the certificate to include this computer's current names?")
KIOSKS = tr_noop(
    "Desk",
    "Paired kiosks stay paired: they recognize the renewed certificate by its key when they next "
    "connect, even if they are off now. Connections and games continue.",
)
BOTS = tr_noop(
    "Desk",
    "Bots on other computers that trust the current certificate can't connect again until "
    "they have the new file: {file}",
)
_LEAST = 400  #: px of the text; where there is less, the button is below it


class CertificateRow(QWidget):
    """The names in the certificate, and those that it lacks."""

    def __init__(self, state: DeskState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.text = label("", "soft", wrap=True)
        self.text.setMinimumWidth(_LEAST)
        self.renew = button(tr("Desk", "Renew certificate\u2026"), self.ask_renew)
        row = FoldingRow(SIZES.unit)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.renew)
        self.setLayout(row)
        self._port: int | None = None
        state.booths.changed.connect(self._look)
        state.booths.renewed.connect(self.show_certificate)
        self.show_certificate()

    def _look(self) -> None:
        if self._state.booths.port != self._port:  # kiosks change much else, many times a second
            self.show_certificate()

    def show_certificate(self) -> None:
        """Read the certificate again."""
        self._port = self._state.booths.port
        home = desk_folder()
        lacks, names = unnamed(home), named(home)
        values = {"names": program().items(lacks or names), "file": home / CERTIFICATE}
        self.text.setText(tr("Desk", LACKS if lacks else GOOD).format(**values))
        self.setVisible(bool(names or lacks))  # without a certificate there is none to renew
        restyle(self.text, "caution" if lacks else "soft")
        self.renew.setEnabled(self._port is not None and self._state.may("bots"))

    def ask_renew(self) -> None:
        """Ask whether to renew the certificate, and say what becomes of kiosks and bots."""
        if not self._state.permits("bots"):
            return
        message_box = QMessageBox(self)
        message_box.setIcon(QMessageBox.Icon.Question)
        message_box.setWindowTitle(tr("Desk", "Renew certificate"))
        message_box.setText(tr("Desk", SURE))
        file = desk_folder() / CERTIFICATE
        notices = (tr("Desk", KIOSKS), tr("Desk", BOTS).format(file=file))
        message_box.setInformativeText("\n\n".join(notices))
        yes = message_box.addButton(tr("Desk", "Renew"), QMessageBox.ButtonRole.AcceptRole)
        cancel = message_box.addButton(tr("Desk", "Cancel"), QMessageBox.ButtonRole.RejectRole)
        message_box.setDefaultButton(cancel)
        message_box.setEscapeButton(cancel)
        yes.clicked.connect(lambda: self._state.booths.renew(self._state.who))
        # Unlike `exec`, `open` returns at once, so the box is deleted only when it is closed.
        message_box.finished.connect(message_box.deleteLater)
        message_box.open()


class BotsDialog(QDialog):
    """The list of bots with what can be done with each, over the game in which one is tried."""

    def __init__(self, state: DeskState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Bots"))
        self.setProperty("help", "bots")
        self._state = state
        self._bots = RegisteredBots()
        rows = RowsModel(COLUMNS, key=lambda b: b["name"])
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "Bots"))
        self.table.sort_by("Bot")
        self.table.setMinimumHeight(_LEAST_TABLE)
        self.table.selectionModel().selectionChanged.connect(self._choose)
        self.name = _field(tr("Desk", "Name of the bot"))
        self.languages = _field(tr("Desk", "Languages, such as en de"))
        self.add = button(tr("Desk", "Add a bot"), self.add_named)
        self.approve = button(tr("Desk", "Approve"), self.approve_chosen)
        self.revoke = button(tr("Desk", "Revoke key\u2026"), self.ask_revoke)
        self.certificate = CertificateRow(state)
        self.trial = BotTrialView(state.booths)
        self._lay_out()
        for push_button in self.findChildren(QPushButton):
            push_button.setAutoDefault(False)  # Enter sends a message, and approves no one
        state.booths.changed.connect(self.show_bots)
        state.booths.start()
        self.show_bots()
        size_to_screen(self, SIZE)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Bots"))
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        column.addWidget(framed(self.table, self), 2)
        close = button(tr("Desk", "Close"), self.reject)
        column.addLayout(button_row(close, left=(self.approve, self.revoke)))
        fields = (self.name, self.languages)
        column.addLayout(button_row(left=(*fields, self.add)))
        column.addWidget(self.certificate)
        column.addWidget(self.trial, 5)

    def show_bots(self) -> None:
        """Show the bots as the host last told of them."""
        self.table.fill(self._state.booths.bots)
        self._choose()

    def add_named(self) -> None:
        """Add a bot with the name and the languages that were typed, and show its key."""
        name, languages = self.name.text(), self.languages.text()
        self._do("added a bot", lambda: self._added(name, languages))

    def approve_chosen(self) -> None:
        """Let the chosen bot play with participants."""
        bot = self.table.selected()
        if bot is not None:
            self._do("approved a bot", lambda: self._bots.approve(bot["name"]))

    def ask_revoke(self) -> None:
        """Ask whether the chosen bot is to lose its key."""
        bot = self.table.selected()
        if bot is None:
            return
        text = tr("Desk", "Revoke the key of {name}? Its games end, and it can't connect again.")
        title = tr("Desk", "Revoke key")
        if QMessageBox.question(self, title, text.format(name=bot["name"])) == _YES:
            self._do("revoked the key of a bot", lambda: self._bots.revoke(bot["name"]))

    def _added(self, name: str, languages: str) -> RegisteredBot:
        bot, key = self._bots.add(name, languages.split())
        text = tr("Desk", "The key of {name}. Copy it: it is shown only now.")
        message_box = QMessageBox(self)
        message_box.setWindowTitle(tr("Desk", "Key"))
        message_box.setText(text.format(name=bot.name))
        message_box.setInformativeText(key)
        for text_label in message_box.findChildren(type(label())):
            copyable(text_label)
        message_box.finished.connect(message_box.deleteLater)
        message_box.open()
        self.name.clear()
        return bot

    def _do(self, what: str, work: Callable[[], RegisteredBot]) -> None:
        """Change the list of bots, and record who did it."""
        if not self._state.permits("bots"):
            return
        try:
            bot = work()
        except TuringDeskError as problem:
            self._state.notify(translate_problem(problem), wrong=True)
            self.trial.state.setText(translate_problem(problem))
            return
        self._state.audit(what, bot=bot.name, languages=list(bot.languages))

    def _choose(self, *_: object) -> None:
        bot = self.table.selected()
        self.approve.setEnabled(bot is not None and not bot["is_approved"])
        self.revoke.setEnabled(bot is not None)
        self.trial.choose(bot if bot is not None and bot["is_here"] else None)


def _field(about: str) -> QLineEdit:
    line_edit = QLineEdit()
    line_edit.setPlaceholderText(about)
    line_edit.setAccessibleName(about)
    line_edit.ensurePolished()  # a style sheet sets the size of letters
    words = line_edit.fontMetrics().horizontalAdvance(about)
    line_edit.setMinimumWidth(max(_LEAST_FIELD, words + _BESIDE))
    return line_edit


_YES = QMessageBox.StandardButton.Yes


def ask_bots(state: DeskState, parent: QWidget) -> None:
    """Show the bots, where someone may run sessions."""
    if state.permits("run"):
        dialog = BotsDialog(state, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
