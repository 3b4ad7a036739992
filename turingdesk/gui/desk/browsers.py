"""Phones and browsers: the dialog that opens a study to them, and the card while it is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QSpinBox, QWidget

from turingdesk.core.setting import setting_of
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, dialog_column, label
from turingdesk.gui.desk.widgets.named_field import named_field
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.system.settings import MOST_PORT

if TYPE_CHECKING:
    from turingdesk.gui.desk.hosting import Hosting
    from turingdesk.gui.desk.state import DeskState
    from turingdesk.study.package import Package

_SIDE = 240  #: lx of the code, which phones read from an arm's length
_BORDER = 4  #: modules of white around it (ISO/IEC 18004)


class QrCode(QWidget):
    """A link that phones read with their camera; black on white in every theme."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Sequence[int]] = ()
        self.setFixedSize(_SIDE, _SIDE)

    def show_link(self, link: str) -> None:
        """Show a link, or nothing."""
        import segno

        # The cameras of most phones can't read Micro QR codes, which segno makes of short texts.
        matrix = segno.make(link, micro=False).matrix_iter(border=_BORDER) if link else ()
        self._rows = tuple(tuple(row) for row in matrix)
        self.setAccessibleName(tr("Desk", "QR code of the link") if link else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        size = _SIDE // len(self._rows)  # whole pixels, or thin lines run through it
        start = (_SIDE - size * len(self._rows)) / 2
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    box = QRectF(start + x * size, start + y * size, size, size)
                    painter.fillRect(box, QColor("black"))
        painter.end()


class BrowsersCard(Card):
    """In sight while a study is open to browsers."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Phones and browsers"))
        self._hosting: Hosting = state.booths
        self._state = state
        self.where = label("", "soft", wrap=True)
        self.off = button(tr("Desk", "Close for browsers"), self._close, "quiet-small")
        self.head.addWidget(self.off)
        self.waiting = label("", "caution", wrap=True)
        self.plain = label("", "caution", wrap=True)
        for words in (self.where, self.waiting, self.plain):
            self.column.addWidget(words)
        self._hosting.changed.connect(self.show_site)
        self.show_site()

    def show_site(self) -> None:
        """Bring the card up to date."""
        site = self._hosting.site
        self.setVisible(bool(site))
        self.where.setText(site_in_words(site) if site else "")
        waiting = map(translate_message, site.get("waiting", ()))
        self.waiting.setText("\n".join(waiting))
        self.waiting.setVisible(bool(self.waiting.text()))
        self.plain.setText(plain_in_words() if site.get("plain") else "")
        self.plain.setVisible(bool(site.get("plain")))
        self.off.setText(close_in_words(site, ""))

    def _close(self) -> None:
        if self._state.permits("run"):
            self._hosting.close_site()


def close_in_words(site: dict[str, Any], study: str) -> str:
    """The words of a button that closes a study, or all that are open if that is empty."""
    studies = site.get("studies", {})
    if len(studies) <= 1:
        return tr("Desk", "Close for browsers")
    if not study:
        return tr("Desk", "Close all studies for browsers")
    return tr("Desk", "Close “{title}” for browsers").format(title=studies.get(study, ""))


def site_in_words(site: dict[str, Any]) -> str:
    """Where the page is, how many use it, and which studies are open."""
    count = tr("Desk", "%n browser(s) connected", "", int(site["connected"]))
    return " \u00b7 ".join((site["address"], count, program().items(site["studies"].values())))


def plain_in_words() -> str:
    """A warning about plain HTTP."""
    return tr(
        "Desk",
        "Plain HTTP isn't private: others on the network can read and change what "
        "participants see and answer.",
    )


def as_others_in_words(site: dict[str, Any]) -> str:
    """Why a study can't be opened over another kind of connection now."""
    return tr(
        "Desk",
        "The page for browsers is open already, for {studies}. It stays as it is for their "
        "participants, so this study is served in the same way.",
    ).format(studies=program().items(site["studies"].values()))


def taken_in_words(port_conflict: dict[str, Any]) -> str:
    """Which port can't be had, and what another one means."""
    why = tr("Desk", "Port {port} can't be opened. {why}").format(
        port=port_conflict["port"], why=translate_message(port_conflict["why"])
    )
    if port_conflict["option"] == "--web-port":
        so = tr(
            "Desk",
            "Close the other program, or use another port from now on. Links that were created "
            "for this port don't lead to another one.",
        )
    else:
        so = tr(
            "Desk",
            "Close the other program, or use another port from now on. Paired kiosks then need "
            "the new port: turingdesk kiosk --desk COMPUTER:PORT.",
        )
    return f"{why} {so}"


def ask_browsers(state: DeskState, package: Package, parent: QWidget) -> None:
    """Show the dialog for a study, to who may run sessions."""
    if state.permits("run"):
        dialog = BrowsersDialog(state, package, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class BrowsersDialog(QDialog):
    """Opens a study to browsers, and shows a link to it."""

    def __init__(self, state: DeskState, package: Package, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Phones and browsers"))
        self.setMinimumWidth(560)
        self._state, self._package = state, package
        self._hosting: Hosting = state.booths
        self.code = QrCode()
        self.link = label("", "plain", wrap=True)
        self.link.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        copyable(self.link)
        self.where = label("", "soft", wrap=True)
        host = state.host
        self._always_plain = host.insecure_http
        plain = setting_of(type(host), "insecure_http")
        self.plain = QCheckBox(translate_message(plain.title))
        self.plain.setChecked(self._always_plain)
        self.about_plain = label(plain_in_words(), "caution", wrap=True)
        self.plain.toggled.connect(self.about_plain.setVisible)
        self.as_others = label("", "soft", wrap=True)
        self.taken = label("", "caution", wrap=True)
        self.port = QSpinBox()
        self.port.setRange(1, MOST_PORT)
        self.port.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.port_row = named_field(tr("Desk", "Port"), self.port)
        self._known_taken: dict[str, Any] = {}
        self.on = button(tr("Desk", "Open for browsers"), self._open, "primary")
        self.off = button(tr("Desk", "Close for browsers"), self._close_study)
        self.copy = button(tr("Desk", "Copy link"), self._copy)
        self.here = button(tr("Desk", "Try it in this computer's browser"), self._try)
        self._lay_out()
        self._hosting.changed.connect(self._show_site)
        self._hosting.link_made.connect(self._show_link)
        self._show_site()
        grow(self)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Phones and browsers"))
        about = tr(
            "Desk",
            "Participants scan the code or open the link, and take part in “{title}” in "
            "the browser of their phone or computer. Each device gets its own participant "
            "code. For personal links, use turingdesk invite.",
        ).format(title=self._package.study.title)
        column.addWidget(label(about, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        column.addWidget(self.code, 0, Qt.AlignmentFlag.AlignHCenter)
        for words in (self.link, self.where, self.taken):
            column.addWidget(words)
        column.addWidget(self.port_row, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.plain, self.as_others, self.about_plain):
            column.addWidget(widget)
        column.addSpacing(SIZES.unit)
        first, second = QHBoxLayout(), QHBoxLayout()
        for link_button in (self.on, self.off, self.copy):
            first.addWidget(link_button)
        first.addStretch(1)
        second.addWidget(self.here)
        second.addStretch(1)
        second.addWidget(button(tr("Desk", "Close"), self.reject))
        column.addLayout(first)
        column.addLayout(second)

    @property
    def _is_open(self) -> bool:
        return self._package.study.id in self._hosting.site.get("studies", {})

    def _show_site(self) -> None:
        """Bring the dialog up to date."""
        site, is_open = self._hosting.site, self._is_open
        has_link = is_open and bool(self.link.text())
        self.code.setVisible(has_link)
        self.link.setVisible(has_link)
        self.copy.setVisible(has_link)
        self.on.setVisible(not is_open)
        self.off.setVisible(is_open)
        self.off.setText(close_in_words(site, self._package.study.id))
        self.plain.setVisible(not is_open)
        # One server speaks one protocol, so later studies are served as those that are open.
        self.plain.setEnabled(not (site or self._always_plain))
        if site:  # opened for another study, whose participants it is to stay as it is for
            self.plain.setChecked(bool(site["plain"]))
        self.as_others.setVisible(bool(site) and not is_open)
        self.as_others.setText(as_others_in_words(site) if site else "")
        self.about_plain.setVisible(self.plain.isChecked())
        self._show_taken()
        self.where.setText(self._state_in_words())
        self.where.setVisible(bool(self.where.text()))
        grow(self)

    def _show_taken(self) -> None:
        """Offer another port in place of one that another program uses."""
        port_conflict = self._hosting.taken
        self.taken.setVisible(bool(port_conflict))
        self.port_row.setVisible(bool(port_conflict))
        self.taken.setText(taken_in_words(port_conflict) if port_conflict else "")
        # The same conflict is shown with every report, and must not overwrite a port being typed.
        if port_conflict and port_conflict is not self._known_taken:
            self.port.setValue(port_conflict["free"])
            self.port.setFocus()
        self._known_taken = port_conflict

    def _state_in_words(self) -> str:
        if self._hosting.taken:  # with what to do, below
            return ""
        if self._hosting.trouble:
            return self._hosting.trouble
        if not self._is_open:
            return self._hosting.refusal
        site = self._hosting.site
        words = site_in_words(site)
        if site["known"] or site["plain"]:
            return words
        warns = tr(
            "Desk",
            "Browsers first warn that the connection isn't private, since they don't know this "
            "computer's certificate. Participants tap Advanced, or Show details in Safari, and "
            "then the link that continues. The help says how to use a certificate of your lab.",
        )
        return f"{words}\n{warns}"

    def _open(self) -> None:
        # First, since the host carries out requests in the order in which they come.
        self._use_port()
        self._hosting.let_in(
            self._package.source, self._package.study.id, plain=self.plain.isChecked()
        )

    def _close_study(self) -> None:
        self._hosting.close_site(self._package.study.id)

    def _use_port(self) -> None:
        if self._hosting.taken:
            self._hosting.use_port(self.port.value())

    def _try(self) -> None:
        self._use_port()
        self._hosting.let_in(self._package.source, self._package.study.id, is_trial=True)

    def _show_link(self, link_info: dict[str, Any]) -> None:
        if link_info["study"] != self._package.study.id:
            return
        if link_info["pilot"]:
            QDesktopServices.openUrl(QUrl(link_info["local"]))
            return
        self.code.show_link(link_info["link"])
        self.link.setText(link_info["link"])
        self._show_site()
        grow(self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.link.text())
