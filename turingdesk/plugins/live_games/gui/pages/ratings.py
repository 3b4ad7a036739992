"""Where the page Ratings is in the navigation."""

from turingdesk.gui.desk.page_entry import RUN, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "ratings",
    tr_noop("Desk", "Ratings"),
    "turingdesk.gui.desk.ratings",
    RUN,
    "Ctrl+Shift+M",
    after="games",
)
