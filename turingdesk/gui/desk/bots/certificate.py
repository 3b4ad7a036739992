"""Whether bots can verify the desk by its certificate, and the button that renews it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QWidget

from turingdesk.gui.desk.folding_row import FoldingRow
from turingdesk.gui.desk.words import button, label, restyle
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.net.paired_kiosks import desk_folder
from turingdesk.net.proof import CERTIFICATE
from turingdesk.net.renewal import named, unnamed

if TYPE_CHECKING:
    from turingdesk.gui.desk.state import DeskState

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
    """What the certificate names, and what it lacks."""

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
        values = {"names": ", ".join(lacks or names), "file": home / CERTIFICATE}
        self.text.setText(tr("Desk", LACKS if lacks else GOOD).format(**values))
        self.text.setVisible(bool(names or lacks))
        restyle(self.text, "caution" if lacks else "soft")
        self.renew.setEnabled(self._port is not None and self._state.may("bots"))

    def ask_renew(self) -> None:
        """Ask whether to renew the certificate, and say what becomes of kiosks and bots."""
        if not self._state.permits("bots"):
            return
        asked = QMessageBox(self)
        asked.setIcon(QMessageBox.Icon.Question)
        asked.setWindowTitle(tr("Desk", "Renew certificate"))
        asked.setText(tr("Desk", SURE))
        file = desk_folder() / CERTIFICATE
        told = (tr("Desk", KIOSKS), tr("Desk", BOTS).format(file=file))
        asked.setInformativeText("\n\n".join(told))
        yes = asked.addButton(tr("Desk", "Renew"), QMessageBox.ButtonRole.AcceptRole)
        cancel = asked.addButton(tr("Desk", "Cancel"), QMessageBox.ButtonRole.RejectRole)
        asked.setDefaultButton(cancel)
        asked.setEscapeButton(cancel)
        yes.clicked.connect(lambda: self._state.booths.renew(self._state.who))
        asked.finished.connect(asked.deleteLater)
        asked.open()
