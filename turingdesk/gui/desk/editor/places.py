"""In which section of the editor a problem is put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.core.errors import Problem

if TYPE_CHECKING:
    from turingdesk.store.draft import Draft

FILE = "study.toml"
#: The section by the first part of a key in study.toml; all others are those of the study itself.
_SECTIONS = {
    "form": "forms",
    "consent": "texts",
    "texts": "texts",
    "rule": "rules",
    "analysis": "analysis",
    "media": "media",
}


def home(draft: Draft, problem: Problem) -> str:
    """The key of the section that a problem belongs to: "study", "block/0", "table/words.csv" ..."""
    if problem.file in draft.table_names():
        return f"table/{problem.file}"
    if problem.file in draft.text_names() or problem.file.endswith(".md"):
        return "texts"
    head = problem.column.partition(".")[0]
    if head == "block":
        return f"block/{_block(draft, problem)}"
    return _SECTIONS.get(head, "study")


def _block(draft: Draft, problem: Problem) -> int:
    """Which block a line of study.toml is in, from 0."""
    from turingdesk.store.toml_lines import TomlLines

    lines = TomlLines(draft.toml.text())
    many = len(draft.toml.get("block", default=[]))
    begins = [lines.of("block", place) or 0 for place in range(many)]
    inside = [place for place, line in enumerate(begins) if line <= (problem.line or 0)]
    return inside[-1] if inside else 0
