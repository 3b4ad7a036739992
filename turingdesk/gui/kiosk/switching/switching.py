"""Keeps the keys that switch programs from leaving the kiosk, where the platform lets it."""

from __future__ import annotations

import sys
from typing import Protocol

from PySide6.QtGui import QGuiApplication, QWindow

from turingdesk.gui.kiosk.complaint import Complaint, Refusal
from turingdesk.gui.kiosk.switching.by_hook import ByHook
from turingdesk.gui.kiosk.switching.by_macos import ByMacos
from turingdesk.gui.kiosk.switching.by_x11 import ByX11
from turingdesk.gui.translation import tr_noop


class Means(Protocol):
    """One way to keep them; begun while the kiosk has the keyboard, and ended when it has not."""

    name: str

    def begin(self, window: QWindow) -> None:
        """Keep the keys for a window.

        Raises:
            OSError: This way is not there; says why.
        """

    def end(self) -> None:
        """Give them back; harmless where it did not begin."""


class Switching:
    """Keeps the keys while the kiosk is in front.

    Args:
        means: How; by default as this platform lets it. None where it does not.
    """

    def __init__(self, means: Means | None = None) -> None:
        self.complaint = Complaint()  #: that the keys could not be kept, and why
        self.is_kept = False
        self._means = means or _means()

    def begin(self, window: QWindow) -> None:
        """Keep them; again takes them back from whoever had them for a moment, e.g. a menu."""
        if self._means is None:
            self.complaint = Complaint(_LET_GO) if is_seen() else Complaint()
            return
        try:
            self._means.begin(window)
        except OSError as problem:
            refusal = Refusal(self._means.name, str(problem))
            self.complaint = Complaint(_REFUSED, (refusal,))
        else:
            self.is_kept, self.complaint = True, Complaint()

    def end(self) -> None:
        """Give them back."""
        if self.is_kept and self._means is not None:
            self._means.end()
        self.is_kept = False


_LET_GO = tr_noop(
    "Desk", "Keys that switch programs, such as Alt+Tab, could not be kept from participants."
)
_REFUSED = tr_noop(
    "Desk",
    "Keys that switch programs, such as Alt+Tab, could not be kept from participants. {why}.",
)


def is_seen() -> bool:
    """Whether windows come to a real screen."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


def _means() -> Means | None:
    if sys.platform == "win32":
        return ByHook()
    if sys.platform == "darwin":
        return ByMacos()
    return ByX11() if QGuiApplication.platformName() == "xcb" else None
