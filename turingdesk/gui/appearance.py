"""The look of the program, as its user chose: theme, size of letters, and motion."""

from __future__ import annotations

from functools import cache

from PySide6.QtWidgets import QApplication

from turingdesk.gui import theme
from turingdesk.gui.dialog_height import DialogFitter
from turingdesk.system.settings import TEXT_PERCENTS, Settings


def apply_appearance(app: QApplication, settings: Settings) -> None:
    """Give the application the look that its user chose; windows that are open take it on.

    A theme that this version does not have is as if none was chosen.
    """
    known = settings.theme in (*theme.themes(), theme.SYSTEM)
    theme.apply(
        app,
        settings.theme if known else theme.USUAL,
        text_percent=settings.text_percent,
        movement=settings.motion,
    )
    app.removeEventFilter(_dialog_fitter())
    if settings.text_percent > TEXT_PERCENTS[0]:  # else every dialog fits, and no event waits
        app.installEventFilter(_dialog_fitter())


@cache
def _dialog_fitter() -> DialogFitter:
    return DialogFitter()
