"""Looks this machine over: what Qt knows at once, what the system tells in the background."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QScreen

from turingdesk.core.errors import Problem
from turingdesk.gui import display
from turingdesk.gui.kiosk.awake.awake import Awake
from turingdesk.gui.kiosk.preflight import system
from turingdesk.gui.kiosk.preflight.checks import Look, findings
from turingdesk.gui.kiosk.preflight.finding import Finding
from turingdesk.gui.kiosk.preflight.passed import Passed

Looked = tuple[Look, list[Finding]]


def looking(
    screen: QScreen, data: Path, pilot_only: Sequence[Problem] = ()
) -> Callable[[], Looked]:
    """What is left to do in the background once Qt was asked.

    Args:
        screen: The participant's.
        data: The data folder.
        pilot_only: Problems of the study that keep participants from taking part.
    """
    awake = Awake()
    awake.begin()
    awake.end()
    size, real = screen.size(), screen.physicalSize()
    seen = Look(
        screen=display.identity(screen),
        width=size.width(),
        height=size.height(),
        scale=screen.devicePixelRatio(),
        refresh_hz=screen.refreshRate(),
        width_mm=real.width(),
        height_mm=real.height(),
        dark_after_s=None,
        held_by=awake.held,
        keys_kept=sys.platform in ("win32", "darwin") or QGuiApplication.platformName() == "xcb",
        is_clock_set=None,
        layout="",
        layout_before=Passed.last().layout,
    )

    def rest() -> Looked:
        look = replace(
            seen,
            dark_after_s=system.dark_after_s(),
            is_clock_set=system.is_clock_set(),
            layout=system.keyboard(),
        )
        return look, findings(look, data, pilot_only)

    return rest
