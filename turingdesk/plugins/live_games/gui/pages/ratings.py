"""Where the page Ratings is in the navigation."""

from turingdesk.gui.desk.page_entry import RUN, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "ratings",
    tr_noop("Desk", "Ratings"),
    "turingdesk.plugins.live_games.gui.ratings_page",
    RUN,
    "Ctrl+Shift+M",
    after="games",
)
