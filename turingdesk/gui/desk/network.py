"""The card of the Settings page with the ports and the address by which others reach this desk."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from turingdesk.core.setting import Setting, named_settings
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message
from turingdesk.net.addresses import is_web_address
from turingdesk.net.host_settings import HostSettings

_PORT_WIDTH = 160  #: lx
HOST = named_settings(HostSettings)


class NetworkCard(Card):
    """Each setting is saved when its field is left, and used at once unless browsers are here."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Network"))
        self._state = state
        self.port, self.web_port = _port_field(HOST["port"]), _port_field(HOST["web_port"])
        self.address = QLineEdit()
        self.address.setPlaceholderText(HOST["address"].hint)
        self.wrong = label(
            tr("Desk", "Enter an address that begins with https://, or leave the field empty."),
            "caution",
            wrap=True,
        )
        self.wrong.hide()
        self._lay_out()
        for field in (self.port, self.web_port, self.address):
            field.editingFinished.connect(self._keep)
        state.settings_changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        self._add(
            translate_message(HOST["port"].title),
            self.port,
            tr(
                "Desk",
                "Paired kiosks need the new port after a change: turingdesk kiosk --desk "
                "COMPUTER:PORT.",
            ),
        )
        self._add(
            translate_message(HOST["web_port"].title),
            self.web_port,
            tr("Desk", "Links that were created for another port no longer work."),
        )
        self._add(
            translate_message(HOST["address"].title),
            self.address,
            tr(
                "Desk",
                "If a proxy of your lab serves the page for browsers: the address that "
                "participants open. Links begin with it.",
            ),
            self.wrong,
        )
        self.column.addWidget(
            label(
                tr(
                    "Desk",
                    "While a study is open to browsers, changes wait until TuringDesk is "
                    "restarted.",
                ),
                "soft",
                wrap=True,
            )
        )

    def _add(self, title: str, field: QWidget, about: str, *more: QWidget) -> None:
        named = label(title, "label")
        named.setBuddy(field)
        field.setAccessibleName(title)
        field.setAccessibleDescription(about)
        for widget in (named, field, *more, label(about, "soft", wrap=True)):
            self.column.addWidget(widget)
        self.column.addSpacing(SIZES.unit)

    def _show(self) -> None:
        settings = self._state.settings
        for field, port, usual in (
            (self.port, settings.port, HOST["port"].default),
            (self.web_port, settings.web_port, HOST["web_port"].default),
        ):
            if not field.hasFocus():
                field.setValue(port or usual)
        if not self.address.hasFocus() and self.wrong.isHidden():
            self.address.setText(settings.web_address)

    def _keep(self) -> None:
        address = self.address.text().strip().rstrip("/")
        is_wrong = bool(address) and not is_web_address(address)
        self.wrong.setVisible(is_wrong)
        before = self._state.settings
        self._state.save_settings(
            port=_unless_usual(self.port, HOST["port"].default),
            web_port=_unless_usual(self.web_port, HOST["web_port"].default),
            web_address=before.web_address if is_wrong else address,
        )
        if self._state.settings != before:
            self._state.booths.follow_settings()


def _port_field(setting: Setting) -> QSpinBox:
    field = QSpinBox()
    field.setRange(1, int(setting.range[1]))  # 0, any port, is only of use to programs
    field.setValue(setting.default)
    field.setKeyboardTracking(False)
    field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    field.setFixedWidth(_PORT_WIDTH)
    return field


def _unless_usual(field: QSpinBox, usual: int) -> int:
    """A port as settings have it: 0 for the usual one, which another version may change."""
    return 0 if field.value() == usual else field.value()
