"""The pages of the desk, in the order of the navigation; the order is a decision.

A page is a module with `PAGE`, a subclass of DeskPage; it is imported when it
is first opened, so that the desk starts without what a page needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr_noop


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page stands in the navigation."""

    name: str
    title: str  #: in English; said where it is shown
    module: str
    at_bottom: bool = False

    def page(self) -> Callable[[DeskState], DeskPage]:
        """What makes the page."""
        return cast(Callable[[DeskState], DeskPage], import_module(self.module).PAGE)


PAGES = (
    Place("studies", tr_noop("Desk", "Studies"), "turingdesk.gui.desk.studies.page"),
    Place("editor", tr_noop("Desk", "Edit study"), "turingdesk.gui.desk.editor.page"),
    Place(
        "participants", tr_noop("Desk", "Participants"), "turingdesk.gui.desk.participants.page"
    ),
    Place("sessions", tr_noop("Desk", "Sessions"), "turingdesk.gui.desk.sessions"),
    Place("live", tr_noop("Desk", "Live results"), "turingdesk.gui.desk.live.page"),
    Place(
        "machine_judges",
        tr_noop("Desk", "Machine judges"),
        "turingdesk.gui.desk.machine_judges.page",
    ),
    Place("analysis", tr_noop("Desk", "Analysis"), "turingdesk.gui.desk.analysis.page"),
    Place("exclusions", tr_noop("Desk", "Exclusions"), "turingdesk.gui.desk.exclusions"),
    Place("coding", tr_noop("Desk", "Coding"), "turingdesk.gui.desk.coding"),
    Place("export", tr_noop("Desk", "Export"), "turingdesk.gui.desk.export"),
    Place("record", tr_noop("Desk", "Record"), "turingdesk.gui.desk.audit.page", at_bottom=True),
    Place("settings", tr_noop("Desk", "Settings"), "turingdesk.gui.desk.settings", at_bottom=True),
)
