"""The part of study.toml that says how the data will be analysed, before they are there."""

from __future__ import annotations

from collections.abc import Callable

from turingdesk.core.study import Planned
from turingdesk.store.section import Section


def planned(root: Section, text: Callable[[Section, str, str], str]) -> Planned:
    """The planned analysis.

    Whether `primary` names an analysis is not known on this floor; whoever computes
    it says so (`turingdesk check` and the report do).

    Args:
        root: Of study.toml.
        text: Reads the text file that a key of a section names.
    """
    section = root.section("analysis")
    file = section.text("text")
    made = Planned(
        primary=section.text("primary").strip(),
        by=section.items("by", str, "columns or form questions") or (),
        text=text(section, "text", file) if file else "",
    )
    section.close()
    return made
