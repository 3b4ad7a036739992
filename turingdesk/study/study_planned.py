"""The part of study.toml that says how the data will be analysed, before they are there."""

from __future__ import annotations

from collections.abc import Callable

from turingdesk.core.plugins import listed
from turingdesk.core.study import Planned
from turingdesk.study.findings import nearest
from turingdesk.study.schema import Section, read

ANALYSES = "turingdesk.analysis"  #: the shelf; a floor above, so it is only listed


def planned(root: Section, text: Callable[[Section, str, str], str]) -> Planned:
    """The planned analysis.

    Args:
        root: Of study.toml.
        text: Reads the text file that a key of a section names.
    """
    section = root.section("analysis")
    file = section.text("text")
    given = {"primary": _primary(section), "text": text(section, "text", file) if file else ""}
    return read(section, Planned, given)


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
