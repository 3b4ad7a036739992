"""Where the page Collection is in the navigation."""

from turingdesk.gui.desk.page_entry import PREPARE, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "collection",
    tr_noop("Desk", "Collection"),
    "turingdesk.plugins.collecting.gui.page",
    PREPARE,
    "Ctrl+Shift+B",
    after="editor",
)
