"""Where the page Live games is in the navigation."""

from turingdesk.gui.desk.page_entry import RUN, PageEntry
from turingdesk.gui.translation import tr_noop

ENTRY = PageEntry(
    "games",
    tr_noop("Desk", "Live games"),
    "turingdesk.plugins.live_games.gui.games_page",
    RUN,
    "Ctrl+Shift+G",
    after="sessions",
)
