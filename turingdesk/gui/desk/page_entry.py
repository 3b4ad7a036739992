"""Where a page of the desk is in the navigation."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.gui.translation import tr_noop

PREPARE = tr_noop("Desk", "Prepare", "group of pages")
RUN = tr_noop("Desk", "Run", "group of pages")
RESULTS = tr_noop("Desk", "Results", "group of pages")


@dataclass(frozen=True, slots=True)
class PageEntry:
    """The name, title, and place of a page, which are there before the page itself is imported."""

    name: str
    title: str  #: in English; translated where it is shown
    module: str
    group: str  #: its heading in English; "" for the foot of the navigation
    keys: str  #: shortcut that opens the page
    after: str = ""  #: of a plugin's page: the page above it; by default it is last in its group
    for_everyone: bool = False  #: whether, where people have PINs, not only investigators open it
    shows: str = ""  #: what a value of a figure stands for whose click leads here, such as "pair"
