"""Which problems concern which place of study.toml, so that each stands beside its field."""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.desk.editor.panels.setting import Keys
from turingdesk.gui.translation import tr, translate_message
from turingdesk.study.schema import FILE
from turingdesk.study.toml_lines import TomlLines


class Places:
    """The problems of a study as they were found in one text of study.toml."""

    def __init__(self, problems: Sequence[Problem] = (), toml: str = "") -> None:
        self._problems = [problem for problem in problems if problem.file == FILE]
        self._lines = TomlLines(toml)

    def of(self, *keys: str | int) -> list[Problem]:
        """The problems told exactly there."""
        words = ".".join(part for part in keys if isinstance(part, str))
        line = self._lines.of(*keys)
        return [p for p in self._problems if p.column == words and p.line == line]

    def at(self, *keys: str | int) -> list[Problem]:
        """The problems of a key, or of a key that should be there and is not."""
        if not keys:
            return []
        own = self.of(*keys)
        if isinstance(keys[-1], str):
            missing = f"The key {keys[-1]!r} is missing."
            own += [p for p in self.of(*keys[:-1]) if p.message.startswith(missing)]
        return own

    def below(self, *keys: str | int) -> list[Problem]:
        """All problems of a table and of what stands in it."""
        words = ".".join(part for part in keys if isinstance(part, str))
        first = self._lines.of(*keys)
        last = self._end(keys)
        return [
            p
            for p in self._problems
            if (p.column == words or p.column.startswith(f"{words}."))
            and p.line is not None
            and first is not None
            and first <= p.line
            and (last is None or p.line < last)
        ]

    def _end(self, keys: Keys) -> int | None:
        """The line where the next table of the same list begins; None behind the last one."""
        numbers = [place for place, part in enumerate(keys) if isinstance(part, int)]
        if not numbers:
            return None
        at = numbers[-1]
        for end in range(at, -1, -1):
            part = keys[end]
            if isinstance(part, int):
                beyond = (*keys[:end], part + 1)
                line = self._lines.of(*beyond)
                if line is not None and line != self._lines.of(*keys[:end]):
                    return line
        return None


def in_words(problem: Problem, *, lined: bool = False) -> str:
    """A problem as it stands beside its field; `lined`: with the line of the text it is in."""
    text = f"{translate_message(problem.message)} {translate_message(problem.fix)}".strip()
    if lined and problem.line:
        text = tr("Desk", "Line {line}: {problem}").format(line=problem.line, problem=text)
    if problem.severity is not Severity.WARNING:
        return tr("Desk", "Error: {problem}").format(problem=text)
    return tr("Desk", "Warning: {problem}").format(problem=text)
