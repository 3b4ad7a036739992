"""Plans of duels, which `new` starts and `check` checks."""

from __future__ import annotations

from pathlib import Path

from turingdesk.cli._documents import Document
from turingdesk.plugins.duels.commands.duel import check
from turingdesk.plugins.duels.new_plan import PLANS, SOURCE, new_plan
from turingdesk.plugins.duels.plan_file import FILE


def is_plan(path: Path) -> bool:
    """True if it is a plan of duels, or a folder that contains one and no study."""
    if path.is_dir():
        return (path / FILE).is_file() and not (path / "study.toml").exists()
    return path.name == FILE and path.is_file()


DOCUMENT = Document(
    title="Plans of duels: models that imitate each other, to be run with `turingdesk duel`",
    source=SOURCE,
    starts=PLANS,
    write=new_plan,
    next_command="duel check",
    recognizes=is_plan,
    check=check,
)
