"""The card of the Settings page with the settings of the host: ports, addresses, certificate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from turingdesk.core.setting import Setting, settings_of, values_of
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.gui.translation import tr, translate_message
from turingdesk.net.host_settings import HostSettings

_NUMBERS = 2  #: ports side by side


class NetworkCard(Card):
    """Each setting is saved when its field is left, and used at once unless browsers are here."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Network"))
        self._state = state
        self.form = self._filled_form()
        self.wrong = label("", "caution", wrap=True)
        self.wrong.hide()
        self.column.addWidget(self.form)
        self.column.addWidget(self.wrong)
        for sentence in _notes():
            self.column.addWidget(label(sentence, "soft", wrap=True))
        state.settings_changed.connect(self._show)

    def _filled_form(self) -> SettingsForm:
        form = SettingsForm(_settings(), values_of(self._state.host), _NUMBERS)
        form.left.connect(self._keep)
        return form

    def _entered(self) -> HostSettings:
        return HostSettings(**self.form.values())

    def _show(self) -> None:
        """Show what was saved, unless someone is about to enter something else."""
        is_in_use = any(self.form.isAncestorOf(f) for f in [self.focusWidget()] if f is not None)
        if is_in_use or not self.wrong.isHidden() or self._entered() == self._state.host:
            return
        before, self.form = self.form, self._filled_form()
        self.column.replaceWidget(before, self.form)
        before.hide()
        before.deleteLater()
        self.form.show()  # what is added to a window that is open is hidden

    def _keep(self) -> None:
        entered, before = self._entered(), self._state.host
        error = entered.validation_error()
        self.wrong.setText(translate_message(error))
        self.wrong.setVisible(bool(error))
        if not error and entered != before:
            self._state.save_host(entered)
            self._state.booths.follow_settings()


def _settings() -> Iterator[Setting]:
    for setting in settings_of(HostSettings):
        # Port 0, which is any that is free, is only of use to programs.
        is_port = setting.name in ("port", "web_port")
        yield replace(setting, lowest=1) if is_port else setting


def _notes() -> Iterator[str]:
    yield tr(
        "Desk",
        "Paired kiosks need the new port after a change: turingdesk kiosk --desk COMPUTER:PORT.",
    )
    yield tr("Desk", "Links that were created for another port no longer work.")
    yield tr(
        "Desk",
        "Addresses: an IP address of this computer, if it should listen on no other; and, if a "
        "proxy of your lab serves the page for browsers, the address that participants open. "
        "Links begin with it.",
    )
    yield tr(
        "Desk", "While a study is open to browsers, changes wait until TuringDesk is restarted."
    )
