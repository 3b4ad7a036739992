"""Dialogs as tall as their texts: Qt's own hint forgets lines that a narrower width breaks."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog


def grow(dialog: QDialog) -> None:
    """Make a dialog as tall as what stands in it needs at its width, and no taller."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    width = max(dialog.width(), dialog.minimumWidth())
    has_words = layout.hasHeightForWidth()
    height = layout.totalHeightForWidth(width) if has_words else layout.totalSizeHint().height()
    dialog.setMinimumHeight(height)
    dialog.resize(width, height)
