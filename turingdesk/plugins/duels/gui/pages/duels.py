"""Where the page Duels is in the navigation."""

from turingdesk.gui.desk.page_entry import RUN, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "duels",
    tr_noop("Desk", "Duels"),
    "turingdesk.plugins.duels.gui.page",
    RUN,
    "Ctrl+Shift+D",
    after="ratings",
    shows="pair",
)
