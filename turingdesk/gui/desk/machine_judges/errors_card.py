"""The answers that a judge was most confidently wrong about, in their own words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from math import isnan
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis import ANALYSES
from turingdesk.core.message import Message
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.result_table import cell
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.words import label, line
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

ABOUT = tr_noop("Desk", "Made by {maker}. The judge answered {choice}, with a score of {score}.")
PEOPLE = tr_noop("Desk", "{n} of {all} people agreed.")


class ErrorsCard(Card):
    """A list for each task, the worst first."""

    is_whole = True  #: it never shows a part only

    def __init__(self) -> None:
        super().__init__()
        self.lists: list[QWidget] = []
        self._inside: QWidget | None = None

    def show_result(self, found: AnalysisView, *, at_once: bool = True) -> None:
        """Show it in place of the last one, always at once."""
        analysis = ANALYSES[found.query.name]
        if self._inside is not None:
            self._inside.hide()
            self._inside.deleteLater()
        inside = Card()
        inside.setProperty("role", "")
        column = inside.column
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label(translate_message(analysis.title), "heading", wrap=True))
        column.addWidget(label(translate_message(analysis.about), "soft", wrap=True))
        if found.trouble:
            column.addWidget(label(translate_message(found.trouble), "warning", wrap=True))
        rows = [dict(zip(found.heads, row, strict=True)) for row in found.rows]
        self.lists = []
        for task, own in groupby(rows, key=lambda row: str(row.get("task", ""))):
            column.addWidget(label(cell(task), "label"))
            all_ = list(own)
            wrong = [row for row in all_ if row.get("stimulus")]
            if wrong:
                self.lists.append(_list(wrong))
                column.addWidget(self.lists[-1])
            else:  # the note says why there is none
                for text in _notes(all_, found.below):
                    column.addWidget(label(translate_message(text), wrap=True))
        for text in found.below:
            small = label(translate_message(text), "soft", wrap=True)
            copyable(small)
            column.addWidget(small)
        self._inside = inside
        self.column.addWidget(inside)


def _notes(rows: list[dict[str, Any]], below: tuple[str, ...]) -> list[str]:
    """What the notes of some rows say, which stand below by their numbers."""
    numbers = {row["note"] for row in rows if row.get("note")}
    notes = (text for text in below if isinstance(text, Message))
    return [text.values["text"] for text in notes if text.values.get("number") in numbers]


def _list(rows: list[dict[str, Any]]) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, SIZES.unit)
    column.setSpacing(2)
    for row in rows:
        column.addWidget(line())
        words = label(_words(row), wrap=True)
        words.setIndent(0)  # Qt moves words that have a border
        copyable(words)
        column.addWidget(words)
        column.addWidget(label(_about(row), "soft", wrap=True))
    return made


def _words(row: Mapping[str, Any]) -> str:
    """What was judged: the words of the answer, or its id where they are not known."""
    which = " ".join(str(row[one]) for one in ("stimulus", "subject") if row.get(one))
    return str(row.get("text") or which)


def _about(row: Mapping[str, Any]) -> str:
    """Who made it, what the judge said, and whether people said so, too."""
    made = tr("Desk", ABOUT).format(
        maker=cell(row.get("agent") or row.get("truth")),
        choice=cell(row.get("choice")),
        score=cell(row.get("score")),
    )
    n, wrong = row.get("people n"), row.get("people wrong")
    if not n or wrong is None or isnan(wrong):
        return made
    number = program().whole
    too = tr("Desk", PEOPLE).format(n=number(round(wrong * n)), all=number(int(n)))
    return f"{made} {too}"
