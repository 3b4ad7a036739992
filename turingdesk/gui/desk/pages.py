"""The pages of the desk, in the groups and the order of the navigation; both are decisions.

A page is a module with `PAGE`, a subclass of DeskPage; it is imported when it
is first opened, so that the desk starts without what a page needs. A plugin adds a page by a
file of its `gui/pages` that has `ENTRY`, which says where the page goes.
"""

from __future__ import annotations

from collections.abc import Iterable

from turingdesk.core.shelf import Shelf
from turingdesk.gui.desk.page_entry import PREPARE, RESULTS, RUN, PageEntry
from turingdesk.gui.translation import tr_noop

_DESK = "turingdesk.gui.desk."

_HOUSE = (
    PageEntry(
        "studies",
        tr_noop("Desk", "Studies"),
        _DESK + "studies.page",
        PREPARE,
        "Ctrl+1",
        for_everyone=True,
    ),
    PageEntry("editor", tr_noop("Desk", "Edit study"), _DESK + "editor.page", PREPARE, "Ctrl+2"),
    PageEntry(
        "controls",
        tr_noop("Desk", "Control questions"),
        _DESK + "control_questions.page",
        PREPARE,
        "Ctrl+Shift+K",
        for_everyone=True,
    ),
    PageEntry(
        "participants",
        tr_noop("Desk", "Participants"),
        _DESK + "participants.page",
        RUN,
        "Ctrl+3",
        for_everyone=True,
    ),
    PageEntry(
        "sessions",
        tr_noop("Desk", "Sessions"),
        _DESK + "sessions",
        RUN,
        "Ctrl+4",
        for_everyone=True,
    ),
    PageEntry("live", tr_noop("Desk", "Live results"), _DESK + "live.page", RESULTS, "Ctrl+5"),
    PageEntry("analysis", tr_noop("Desk", "Analysis"), _DESK + "analysis.page", RESULTS, "Ctrl+6"),
    PageEntry(
        "exclusions", tr_noop("Desk", "Exclusions"), _DESK + "exclusions", RESULTS, "Ctrl+8"
    ),
    PageEntry("export", tr_noop("Desk", "Export"), _DESK + "export", RESULTS, "Ctrl+0"),
    PageEntry("record", tr_noop("Desk", "Audit log"), _DESK + "audit.page", "", "Ctrl+Shift+A"),
    PageEntry("settings", tr_noop("Desk", "Settings"), _DESK + "settings", "", "Ctrl+,"),
)


def _in_order(entries: Iterable[PageEntry]) -> tuple[PageEntry, ...]:
    """The house's pages with others after those that they name, or last in their groups."""
    pages, left = [*_HOUSE], [*entries]
    while left:
        there = {page.name for page in pages}
        # A page can come after another one of a plugin, which is then inserted first.
        entry = next((entry for entry in left if entry.after in there), left[0])
        left.remove(entry)
        before = [n for n, page in enumerate(pages) if page.name == entry.after]
        before = before or [n for n, page in enumerate(pages) if page.group == entry.group]
        pages.insert(before[-1] + 1 if before else len(pages), entry)
    return tuple(pages)


_ADDED: Shelf[PageEntry] = Shelf(__name__, offers="ENTRY")
PAGES = _in_order(_ADDED.values())
