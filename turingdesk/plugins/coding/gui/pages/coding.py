"""Where the page Coding is in the navigation."""

from turingdesk.gui.desk.page_entry import RESULTS, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "coding",
    tr_noop("Desk", "Coding"),
    "turingdesk.plugins.coding.gui.page",
    RESULTS,
    "Ctrl+9",
    after="exclusions",
    for_everyone=True,
)
