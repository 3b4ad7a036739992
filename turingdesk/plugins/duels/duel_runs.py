"""A plan of duels that the desk runs: the arguments of `turingdesk duel run`, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from turingdesk.plugins.duels.plan_file import PlanFile


@dataclass(frozen=True, slots=True)
class PlanRun:
    """One plan, as what works in the background knows it."""

    path: Path
    id: str  #: the plan's
    study_title: str
    kind: str = "duel"
    called: str = ""

    @classmethod
    def of(cls, path: Path, file: PlanFile) -> PlanRun:
        """The run of a plan that was read."""
        return cls(path, file.plan.id, file.plan.title or file.plan.id)

    def arguments(self, data: Path) -> list[str]:
        """Of the command line, after the program's name.

        Args:
            data: The data folder.
        """
        return ["duel", "run", str(self.path), "--data", str(data)]
