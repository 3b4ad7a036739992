"""Qt's knowledge of this machine: its screens, and the program's letters that it refuses."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from turingdesk.gui import theme
from turingdesk.system import paths


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen, in points and with its scale."""

    name: str
    width: int
    height: int
    scale: float
    refresh_hz: float

    def __str__(self) -> str:
        name = self.name or "screen"
        size = f"{self.width} by {self.height} points at {self.scale:.0%}"
        return f"{name}, {size}, {self.refresh_hz:.0f} Hz"


def screens_there() -> list[Screen]:
    """The screens that are connected."""
    _application()
    return [
        Screen(
            screen.name(),
            screen.size().width(),
            screen.size().height(),
            screen.devicePixelRatio(),
            screen.refreshRate(),
        )
        for screen in QGuiApplication.screens()
    ]


def is_seen() -> bool:
    """True if windows come to a real screen."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


def refused_fonts() -> tuple[str, ...]:
    """Files of the program's typeface that Qt does not take; all where there is none."""
    _application()
    refused = theme.load_fonts()
    there = sorted((paths.resources() / "fonts").glob("*.otf"))
    return refused if there else ("resources/fonts",)


def _application() -> QApplication:
    instance = QApplication.instance()
    return instance if isinstance(instance, QApplication) else QApplication(sys.argv[:1])
