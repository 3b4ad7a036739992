"""Keeps the screen on: takes every way that this platform has, and says where there is none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QGuiApplication

from turingdesk.gui.kiosk.awake.by_caffeinate import ByCaffeinate
from turingdesk.gui.kiosk.awake.by_dbus import ByDBus
from turingdesk.gui.kiosk.awake.by_windows import ByWindows
from turingdesk.gui.kiosk.awake.by_x11 import ByX11
from turingdesk.gui.kiosk.complaint import Complaint, Refusal
from turingdesk.gui.translation import tr_noop


class Means(Protocol):
    """One way to keep the screen on; it ends with the program, however that ends."""

    name: str

    def begin(self) -> None:
        """Keep the screen on from now on.

        Raises:
            OSError: This way is not there; says why.
        """

    def end(self) -> None:
        """Let it go dark again; harmless where it did not begin."""


class Awake:
    """Keeps the screen on between `begin` and `end`.

    Args:
        means: The ways to try; by default those of this platform.
    """

    def __init__(self, means: Sequence[Means] | None = None) -> None:
        self.held: tuple[str, ...] = ()  #: the ways that work
        self.refused: tuple[Refusal, ...] = ()  #: why the others do not
        self._means = tuple(_means() if means is None else means)
        self._begun: list[Means] = []

    def begin(self) -> None:
        """Take every way there is; again is harmless."""
        if self._begun:
            return
        refused = []
        for one in self._means:
            try:
                one.begin()
            except OSError as problem:
                refused.append(Refusal(one.name, str(problem)))
            else:
                self._begun.append(one)
        self.held = tuple(one.name for one in self._begun)
        self.refused = tuple(refused)

    def end(self) -> None:
        """Let the screen go dark again."""
        for one in self._begun:
            one.end()
        self._begun.clear()

    @property
    def complaint(self) -> Complaint:
        """That the screen may go dark, and why; none where it is held on, or nobody sees it."""
        if self.held or not self._means:
            return Complaint()
        return Complaint(_LET_GO, self.refused)


_LET_GO = tr_noop(
    "Desk",
    "The screen saver could not be held off ({why}). Turn it and sleep off in the "
    "system's settings.",
)


def _means() -> Sequence[Means]:
    if sys.platform == "win32":
        return (ByWindows(),)
    if sys.platform == "darwin":
        return (ByCaffeinate(),)
    platform = QGuiApplication.platformName()
    if platform in ("offscreen", "minimal"):  # there is no screen that could go dark
        return ()
    return (ByDBus(), ByX11()) if platform == "xcb" else (ByDBus(),)
