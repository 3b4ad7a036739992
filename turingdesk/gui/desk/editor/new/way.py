"""What a way to a new study is: some questions on one page of the dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

Make = Callable[[Path, str], Sequence[str]]
"""Writes the study into a folder, with a title; gives what is to be told. For any thread."""


class NewStudyWay(QWidget):
    """One of the ways.

    Signals:
        changed: What was chosen here is otherwise now.
    """

    changed = Signal()

    @property
    def objection(self) -> str:
        """What is missing before the study can be made; empty where nothing is."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The title that the study gets where the user writes none."""
        raise NotImplementedError

    def maker(self) -> Make:
        """What makes the study that was chosen."""
        raise NotImplementedError
