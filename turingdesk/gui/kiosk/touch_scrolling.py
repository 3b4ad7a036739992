"""Fingers scroll what does not fit, and answer nothing on the way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QScrollArea, QScroller

from turingdesk.gui.kiosk.field import Field


def scroll_with_fingers(area: QScrollArea, fields: Sequence[Field]) -> None:
    """Let a finger that is drawn across an area scroll it; a press that began it is forgotten.

    Args:
        area: What scrolls.
        fields: What could be pressed in it.
    """

    def moved(state: QScroller.State) -> None:
        if state is QScroller.State.Dragging:
            for field in fields:
                field.let_go()

    port = area.viewport()
    QScroller.grabGesture(port, QScroller.ScrollerGestureType.TouchGesture)
    QScroller.scroller(port).stateChanged.connect(moved)
