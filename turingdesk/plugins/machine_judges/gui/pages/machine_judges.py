"""Where the page Machine judges is in the navigation."""

from turingdesk.gui.desk.page_entry import RESULTS, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "machine_judges",
    tr_noop("Desk", "Machine judges"),
    "turingdesk.plugins.machine_judges.gui.page",
    RESULTS,
    "Ctrl+7",
    after="analysis",
)
