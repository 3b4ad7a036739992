"""The link of a session to the desk: what it writes is sent there, what the desk asks is done.

`link_to_desk` starts it where this kiosk is paired with a desk; nothing else of the kiosk knows
of the network.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from turingdesk.core.errors import WriteFailed
from turingdesk.gui.errors import CallPage
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.trial_screen import TrialScreen
from turingdesk.gui.kiosk.window import ENDED, KioskWindow
from turingdesk.gui.translation import tr, tr_noop

if TYPE_CHECKING:
    from turingdesk.net.kiosk_link import KioskLink

WAIT = tr_noop("Participant", "Please wait a moment")
SAVED = tr_noop("Participant", "The session will continue soon. Your answers so far are saved.")
MESSAGE = tr_noop("Participant", "A message from the experimenter")
_LAST_S = 3.0  #: for what was written last, before the program ends


class DeskCommands(QObject):
    """Implements `net.kiosk_commands.SessionCalls`; the window's thread does what each call asks.

    Signals:
        wished: The desk wants something; carries what, and a message's text.
    """

    wished = Signal(str, str)

    def __init__(self, window: KioskWindow) -> None:
        super().__init__(window)
        self.page = CallPage()
        self.page.continue_wanted.connect(self._uncover)
        self._window = window
        self._before: QWidget | None = None
        self._was_seen = False
        self._is_paused = False
        layout = window.layout()
        assert isinstance(layout, QStackedLayout)
        self._stack = layout
        self._stack.addWidget(self.page)
        self.wished.connect(self._do)  # queued where the link's thread emits it

    def message(self, text: str) -> None:
        """Show a message until the participant has read it."""
        self.wished.emit("message", text)

    def pause(self) -> None:
        """Cover the step until the desk lets the session continue."""
        self.wished.emit("pause", "")

    def resume(self) -> None:
        """Continue."""
        self.wished.emit("resume", "")

    def end(self) -> None:
        """End the session; what was answered stays."""
        self.wished.emit("end", "")

    def _do(self, what: str, text: str) -> None:
        if QApplication.activeModalWidget() is not None and what != "end":
            return  # the experimenter is at the kiosk and decides there
        if what == "message":
            self._say(tr("Participant", MESSAGE), text)
        elif what == "pause":
            self._is_paused = True
            self._say(tr("Participant", WAIT), tr("Participant", SAVED))
        elif what == "resume":
            self._is_paused = False
            self._uncover()
        elif what == "end":
            self._end()

    def _say(self, title: str, about: str) -> None:
        """Show words instead of the step; a pause continues behind a message."""
        if not self._cover():
            self._is_paused = False
            return
        self.page.title.setText(title)
        self.page.about.setText(about)
        self.page.button.setVisible(not self._is_paused)

    def _cover(self) -> bool:
        """Put our page where the step is; whether it is there. A kiosk that halted stays so."""
        current_page = self._stack.currentWidget()
        if current_page is self.page:
            return True
        if not isinstance(current_page, PageScreen | TrialScreen):
            return False
        self._before, self._was_seen = current_page, self._window.cover_step()
        self._stack.setCurrentWidget(self.page)
        return True

    def _uncover(self) -> None:
        if self._stack.currentWidget() is self.page and self._before is not None:
            before, self._before = self._before, None
            self._window.uncover_step(before, self._was_seen)

    def _end(self) -> None:
        self._window.record_view()
        with suppress(WriteFailed):  # then the desk sees that it did not end
            self._window.recorder.close(ENDED)
        self._window.end()


@contextmanager
def link_to_desk(data: Path, window: KioskWindow, address: str = "") -> Iterator[KioskLink | None]:
    """Send what the kiosk writes while a session runs; without a pairing, nothing.

    Args:
        data: The kiosk's data folder.
        window: The session's.
        address: Of the desk, if it is another one than at pairing.

    Raises:
        BadAddress: The address is none.
    """
    from turingdesk.net.paired_desk import address as parsed
    from turingdesk.net.paired_desk import paired

    desk = paired()
    if desk is None:
        yield None
        return
    if address:
        desk = desk.at(*parsed(address))
    # Only now, so that a kiosk without a desk doesn't import the network.
    from turingdesk.net.kiosk_link import KioskLink

    link = KioskLink(data, desk)
    window.live.connect(link.talk)
    link.commands.open(window.recorder.path.stem, DeskCommands(window))
    # A command that came later would reach widgets that are being deleted.
    window.finished.connect(link.commands.close)
    link.start()
    try:
        yield link
    finally:
        link.commands.close()
        # Without a connection, the participant would wait for a desk that isn't there.
        if link.state.is_connected:
            link.flush(_LAST_S)
        link.stop()
