"""In which section of the editor a problem is put right."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from turingdesk.core.errors import Problem

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

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


class Places:
    """The sections of one state of a draft."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._tables = frozenset(draft.table_names())

    def home(self, problem: Problem) -> str:
        """The key of a problem's section: "study", "block/0", "table/words.csv" ..."""
        if problem.file in self._tables:
            return f"table/{problem.file}"
        if problem.file.endswith(".md"):
            return "texts"
        head = problem.column.partition(".")[0]
        if head == "block" and not self._begins:
            return "blocks"
        if head == "block":
            return f"block/{self._block(problem.line or 0)}"
        return _SECTIONS.get(head, "study")

    def sorted(self, problems: Iterable[Problem]) -> dict[str, list[Problem]]:
        """Problems by the key of their section."""
        found: dict[str, list[Problem]] = {}
        for problem in problems:
            found.setdefault(self.home(problem), []).append(problem)
        return found

    def _block(self, line: int) -> int:
        """Which block a line of study.toml is in, from 0."""
        return max(0, bisect_right(self._begins, line) - 1)

    @cached_property
    def _begins(self) -> list[int]:
        """The line in which each block begins."""
        from turingdesk.study.toml_lines import TomlLines

        lines = TomlLines(self._draft.toml.text())
        many = len(self._draft.toml.get("block", default=[]))
        return [lines.of("block", place) or 0 for place in range(many)]
