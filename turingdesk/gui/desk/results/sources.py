"""From a value in a figure to what it stands for: a session, a judge's sessions, a stimulus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr
from turingdesk.table.identity import name


def page_of(widget: QWidget) -> DeskPage | None:
    """The page of the desk that a widget is part of."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, DeskPage):
        above = above.parentWidget()
    return above


def follow(widget: QWidget, of: str, key: str) -> None:
    """Show what a value of a figure stands for, from a widget of a page; see `open_source`."""
    page = page_of(widget)
    if page is not None:
        open_source(page.state, of, key)


def open_source(state: DeskState, of: str, key: str) -> None:
    """Show what a value of a figure stands for.

    Args:
        state: Of the desk.
        of: "session", "judge", "stimulus", or what a page says that it shows; of others nothing
            is shown.
        key: Its name, code, or id.
    """
    if of == "stimulus":
        _open_stimulus(state, key)
    elif of in ("session", "judge"):
        state.session_wanted = key if of == "session" else ""
        state.search_wanted = key if of == "judge" else ""
        state.page_wanted.emit("sessions")
    elif entry := next((page for page in PAGES if of and page.shows == of), None):
        state.source_wanted = key
        state.page_wanted.emit(entry.name)


def _open_stimulus(state: DeskState, stimulus: str) -> None:
    """Show a stimulus of the study in hand, as participants see it."""
    studied = state.reader.studied
    package = studied.package if studied else None
    for block in package.study.blocks if package is not None else ():
        if package is not None and any(
            stimulus in (stimulus_entry.id, name(stimulus_entry.id, block.table))
            for stimulus_entry in package.stimuli.get(block.table, ())
        ):
            dialog = PreviewDialog(package, block.id, state.window())
            dialog.list.setCurrentText(stimulus.removesuffix(name("", block.table)))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
            return
    text = tr("Desk", "To see the stimulus \u201c{stimulus}\u201d, open its study first.")
    state.notify(text.format(stimulus=stimulus))
