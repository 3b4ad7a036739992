"""Which tables the blocks of a draft use, and whose answers each holds."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path, PurePosixPath
from typing import Any

from turingdesk.editing.toml_draft import TomlDraft
from turingdesk.study.grid_file import SUFFIXES
from turingdesk.tasks import TASKS


def tasks_of_tables(folder: Path, toml: TomlDraft, drafted: Collection[str]) -> dict[str, str]:
    """The task by table, in the order of the blocks.

    Args:
        folder: The package.
        toml: What its study.toml is going to say.
        drafted: Tables that are edited, whether they are on disk or not.
    """
    blocks = toml.get("block", default=[])
    found: dict[str, str] = {}
    for block in blocks if isinstance(blocks, list) else []:
        if not isinstance(block, dict) or block.get("task") not in TASKS:
            continue
        task = str(block["task"])
        if task == "pairs":
            show = block.get("show")
            show = show if isinstance(show, dict) else {}
            of = show.get("of", "conversations")
            if of in TASKS:
                found.setdefault(_table(show.get("of_table"), of, folder, drafted), str(of))
        found.setdefault(_table(block.get("table"), task, folder, drafted), task)
    return found


def _table(named: Any, task: str, folder: Path, drafted: Collection[str]) -> str:
    """The table that a block means, as the package's reader finds it, by its one name."""
    if isinstance(named, str) and named:
        return PurePosixPath(named).as_posix()
    usual = [task + suffix for suffix in SUFFIXES]
    there = [name for name in usual if (folder / name).is_file()]
    there += [name for name in usual if name in drafted]
    return there[0] if there else usual[0]
