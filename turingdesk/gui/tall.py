"""Dialogs as tall as their texts: Qt's own hint forgets lines that a narrower width breaks."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog


def grow(dialog: QDialog) -> None:
    """Make a dialog as tall as what stands in it needs at its width, and no taller.

    It becomes wider only where something in it cannot be broken into lines.
    """
    layout = dialog.layout()
    if layout is None:
        return
    dialog.ensurePolished()
    layout.activate()
    dialog.setMinimumWidth(max(dialog.minimumWidth(), layout.totalMinimumSize().width()))
    width = max(dialog.width(), dialog.minimumWidth())
    has_words = layout.hasHeightForWidth()
    height = layout.totalHeightForWidth(width) if has_words else layout.totalSizeHint().height()
    dialog.setMinimumHeight(height)
    dialog.resize(width, height)
