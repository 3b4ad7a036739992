"""The part of study.toml that says how the data will be analysed, before they are there."""

from __future__ import annotations

from collections.abc import Callable

from turingdesk.core.plugins import listed
from turingdesk.core.study import Planned
from turingdesk.study.findings import nearest
from turingdesk.study.schema import Section

ANALYSES = "turingdesk.analysis"  #: the shelf; a floor above, so it is only listed
USUAL_MARGIN = 0.05  #: an example for messages
LEAST_MARGIN, MOST_MARGIN = 0.001, 0.4  #: between which a claim of equality means something


def planned(root: Section, text: Callable[[Section, str, str], str]) -> Planned:
    """The planned analysis.

    Args:
        root: Of study.toml.
        text: Reads the text file that a key of a section names.
    """
    section = root.section("analysis")
    file = section.text("text")
    made = Planned(
        primary=_primary(section),
        by=section.items("by", str, "columns or form questions") or (),
        text=text(section, "text", file) if file else "",
        margin=section.number("margin", USUAL_MARGIN, lowest=LEAST_MARGIN, highest=MOST_MARGIN)
        if section.has("margin")
        else None,
    )
    section.close()
    return made


def _primary(section: Section) -> str:
    """The analysis that decides; a name that no analysis has is told with all there are."""
    name = section.text("primary").strip()
    known = listed(ANALYSES)
    if name and name not in known:
        close = nearest(name, known)
        meant = f"Did you mean {close!r}? " if close else ""
        what = f"No analysis is called {name!r}."
        section.error("primary", what, f"{meant}Use one of: {', '.join(known)}.")
        return ""
    return name
