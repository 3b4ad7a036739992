"""The pages of the desk, in the groups and the order of the navigation; both are decisions.

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
class PageEntry:
    """Where a page is in the navigation."""

    name: str
    title: str  #: in English; translated where it is shown
    module: str
    group: str  #: its heading in English; "" for the foot of the navigation
    keys: str  #: shortcut that opens the page

    def page(self) -> Callable[[DeskState], DeskPage]:
        """What makes the page."""
        return cast(Callable[[DeskState], DeskPage], import_module(self.module).PAGE)


_PREPARE = tr_noop("Desk", "Prepare", "group of pages")
_RUN = tr_noop("Desk", "Run", "group of pages")
_RESULTS = tr_noop("Desk", "Results", "group of pages")
_DESK = "turingdesk.gui.desk."

PAGES = (
    PageEntry("studies", tr_noop("Desk", "Studies"), _DESK + "studies.page", _PREPARE, "Ctrl+1"),
    PageEntry("editor", tr_noop("Desk", "Edit study"), _DESK + "editor.page", _PREPARE, "Ctrl+2"),
    PageEntry(
        "collection",
        tr_noop("Desk", "Collection"),
        _DESK + "collection.page",
        _PREPARE,
        "Ctrl+Shift+B",
    ),
    PageEntry(
        "controls",
        tr_noop("Desk", "Control questions"),
        _DESK + "controls",
        _PREPARE,
        "Ctrl+Shift+K",
    ),
    PageEntry(
        "participants",
        tr_noop("Desk", "Participants"),
        _DESK + "participants.page",
        _RUN,
        "Ctrl+3",
    ),
    PageEntry("sessions", tr_noop("Desk", "Sessions"), _DESK + "sessions", _RUN, "Ctrl+4"),
    PageEntry("games", tr_noop("Desk", "Live games"), _DESK + "games", _RUN, "Ctrl+Shift+G"),
    PageEntry(
        "ratings",
        tr_noop("Desk", "Ratings"),
        _DESK + "ratings",
        _RUN,
        "Ctrl+Shift+M",
    ),
    PageEntry("duels", tr_noop("Desk", "Duels"), _DESK + "duels.page", _RUN, "Ctrl+Shift+D"),
    PageEntry("live", tr_noop("Desk", "Live results"), _DESK + "live.page", _RESULTS, "Ctrl+5"),
    PageEntry(
        "analysis", tr_noop("Desk", "Analysis"), _DESK + "analysis.page", _RESULTS, "Ctrl+6"
    ),
    PageEntry(
        "machine_judges",
        tr_noop("Desk", "Machine judges"),
        _DESK + "machine_judges.page",
        _RESULTS,
        "Ctrl+7",
    ),
    PageEntry(
        "exclusions", tr_noop("Desk", "Exclusions"), _DESK + "exclusions", _RESULTS, "Ctrl+8"
    ),
    PageEntry("coding", tr_noop("Desk", "Coding"), _DESK + "coding", _RESULTS, "Ctrl+9"),
    PageEntry("export", tr_noop("Desk", "Export"), _DESK + "export", _RESULTS, "Ctrl+0"),
    PageEntry("record", tr_noop("Desk", "Audit log"), _DESK + "audit.page", "", "Ctrl+Shift+A"),
    PageEntry("settings", tr_noop("Desk", "Settings"), _DESK + "settings", "", "Ctrl+,"),
)
