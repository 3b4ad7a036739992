"""A page that shows what a worker process finds in the data folder, and looks again and again."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtWidgets import QComboBox

from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.worker_poller import WorkerPoller
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.presenters.study_query import AnswerSource, StudyQuery, StudyView
from turingdesk.presenters.worker import Worker

COMPUTING = tr_noop("Desk", "Computing\u2026")
SOURCES = {
    AnswerSource.PEOPLE: tr_noop("Desk", "People"),
    AnswerSource.MACHINES: tr_noop("Desk", "Machine judges"),
    AnswerSource.SIMULATED: tr_noop("Desk", "Simulated"),
    AnswerSource.PILOTS: tr_noop("Desk", "Pilots"),
}


class ReadingPage(DeskPage):
    """Follows the data folder while it is in front; a process of its own reads and computes.

    A subclass shows what was found (`show_found`) and calls `record_look` when it did. Another
    folder, or keys to a seal, end the process: what is shown is then no longer true, so the page
    forgets it (`forget`), and a new process looks at the same query.

    Args:
        state: Of the desk.
        title: Of the page.
        query: What to look at first.
    """

    target: ClassVar[str]  #: of the worker
    looking: ClassVar[str]  #: what the audit log says of anyone who looks

    def __init__(self, state: DeskState, title: str, query: StudyQuery) -> None:
        super().__init__(state, title)
        self.is_open = False
        self._looked: dict[str, Any] = {}  #: at what, as far as it is in the audit log
        self.feed = self.make_poller(query)
        state.data_changed.connect(self.follow_anew)
        state.keys_changed.connect(self.follow_anew)

    def make_poller(self, query: StudyQuery) -> WorkerPoller:
        """A poller of the folder of this moment, with the keys of this moment."""
        poller = WorkerPoller(Worker(self.target, self.state.data, self.state.keys), query, self)
        poller.changed.connect(self.show_found)
        poller.working.connect(self.show_working)
        poller.failed.connect(self.show_failure)
        return poller

    def show_found(self, view: Any) -> None:
        """Show what the worker found."""
        raise NotImplementedError

    def forget(self) -> None:
        """Show that nothing is known of the folder yet."""
        raise NotImplementedError

    @property
    def is_looked_at(self) -> bool:
        """True if anyone can see what is shown."""
        return self.is_open

    def opened(self) -> None:
        self.is_open = True
        self.feed.start()

    def left(self) -> None:
        # Forgotten, so that each visit of the page is an entry of its own in the audit log.
        self.is_open, self._looked = False, {}
        if not self.is_looked_at:
            self.feed.stop()

    def close_page(self) -> None:
        self.left()
        self.feed.close()

    def follow_anew(self) -> None:
        """Switch to another folder, or to the same folder with other keys."""
        before = self.feed
        before.close()
        before.deleteLater()
        self.feed = self.make_poller(before.query)
        self.forget()
        if self.is_looked_at:
            self.feed.start()

    def record_look(self, **at: Any) -> None:
        """Record who looks: results that are seen early could decide when someone stops."""
        if self.is_open and at != self._looked:
            self._looked = at
            self.state.audit(self.looking, **at)

    def show_working(self, is_working: bool) -> None:
        """Show that something is computed, or no longer."""
        self.note.setText(tr("Desk", COMPUTING) if is_working else "")

    def show_failure(self, why: str) -> None:
        """Say why nothing could be computed."""
        text = tr("Desk", "The data folder couldn't be read: {why}")
        self.note.setText(text.format(why=translate_message(why)))


def offer_studies(chooser: QComboBox, view: StudyView) -> None:
    """Offer the studies of a data folder."""
    fill(chooser, [(title, name) for name, title in view.studies.items()], view.study)


def offer_sources(chooser: QComboBox, view: StudyView) -> None:
    """Offer those whose answers a study has."""
    fill(chooser, [(tr("Desk", SOURCES[source]), source) for source in view.sources], view.source)


def selected_source(chooser: QComboBox) -> AnswerSource | None:
    """Whose answers are selected; None where nothing is there yet."""
    text = chooser.currentData()  # Qt returns a plain text
    return AnswerSource(text) if text else None
