"""Studies that were built from answers, and what a withdrawal does to them.

A study that hasn't run yet loses the answers of a person who withdraws. In one that has run,
judges have seen them, so it stays as it is, and the person at the desk learns of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import Severity, TuringDeskError
from turingdesk.core.message import message
from turingdesk.journal.builds import Build, builds
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.agents_table import FILE as AGENTS
from turingdesk.study.agents_table import ID
from turingdesk.study.pack import CLEANING

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft
    from turingdesk.editing.table_draft import TableDraft

_AGENT = ("agent", "agent_a", "agent_b")  #: columns that say who made an answer
_PARTS = ("first", "second")  #: columns of a pair that name answers of another table


def studies_with(data: Path, code: str) -> list[str]:
    """A sentence for each study that was built from a participant's answers, and what to do.

    Args:
        data: The data folder.
        code: The participant's.
    """
    agent_builds = [(build, agent) for build in builds(data) if (agent := build.agent_of(code))]
    return [_in_study(data, build, agent) for build, agent in agent_builds]


def kept_in_studies(data: Path, code: str) -> list[str]:
    """A sentence for each study that has a participant's answers and keeps them, as it has run."""
    return [
        _in_study(data, build, agent)
        for build in builds(data)
        if (agent := build.agent_of(code)) and _has_run(data, build)
    ]


def remove_from_studies(data: Path, keys: Collection[str], who: str) -> None:
    """Remove a person's answers from the studies that haven't run yet.

    A study that can't be changed stays as it is; `studies_with` says so.

    Args:
        data: The data folder that the studies were built from.
        keys: What stands for the person in the records of the studies.
        who: The person at the desk, who explains the change of a preregistered study.
    """
    for build in builds(data):
        agent = next((build.agents[key] for key in keys if key in build.agents), "")
        if agent and not _has_run(data, build):
            with suppress(TuringDeskError, OSError):
                if draft := _opened(build):
                    _remove(draft, agent)
                    _save(draft, who)


def _has_run(data: Path, build: Build) -> bool:
    return any(name.study == build.study for name in DataFolder(data).names())


def _opened(build: Build) -> Draft | None:
    """The study as it is now; None if another one is in its place.

    Raises:
        TuringDeskError: There is none, or it can't be read.
        OSError: The same.
    """
    from turingdesk.editing.draft import Draft  # the desk starts sooner without it

    draft = Draft.open(build.path)
    return draft if build.mark and build.mark in draft.toml.text() else None


def _save(draft: Draft, who: str) -> None:
    """Save a study, and, if it was preregistered, record why it changed."""
    from turingdesk.editing.frozen_draft import due, explain

    to_explain = due(draft.snapshot())
    draft.save()
    if to_explain is not None:
        explain(to_explain, who, message("A participant withdrew."))


def _remove(draft: Draft, agent: str) -> None:
    """Remove an agent's answers, and the pairs that show them."""
    gone: set[str] = set()
    for table, rows in _rows_of(draft, agent):
        gone |= {_cell(table, row, ID) for row in rows}
        table.remove_rows(rows)
    for table in _tables(draft):
        table.remove_rows(
            [n for n in range(len(table)) if any(_cell(table, n, name) in gone for name in _PARTS)]
        )


def _rows_of(draft: Draft, agent: str) -> list[tuple[TableDraft, list[int]]]:
    """The rows that are about an agent, by table."""
    rows_by_table = []
    for table in _tables(draft):
        columns = (ID,) if table.name == AGENTS else _AGENT
        rows = [
            n for n in range(len(table)) if any(_cell(table, n, name) == agent for name in columns)
        ]
        rows_by_table += [(table, rows)] if rows else []
    return rows_by_table


def _tables(draft: Draft) -> Iterator[TableDraft]:
    """All tables, and those that the editor doesn't list: of agents, and of what was cleaned."""
    unlisted = (name for name in (AGENTS, CLEANING) if (draft.folder / name).is_file())
    return map(draft.table, [*draft.table_names(), *unlisted])


def _cell(table: TableDraft, row: int, column: str) -> str:
    return table.cell(row, table.columns.index(column)) if column in table.columns else ""


def _in_study(data: Path, build: Build, agent: str) -> str:
    named = {"study": build.study, "path": build.path, "agent": agent}
    if _has_run(data, build):
        return message(
            "The study {study} in {path} has answers of this person as agent {agent}. They stay "
            "there: it has already run, and judges have seen them. Before other sessions start, "
            "build it again under a new ID.",
            **named,
        )
    with suppress(TuringDeskError, OSError):
        draft = _opened(build)
        if draft and not _rows_of(draft, agent):
            return _removed(draft, named)
    return message(
        "The study {study} in {path} has answers of this person as agent {agent}. They couldn't "
        "be removed there. Delete the study wherever it is now, and build it again.",
        **named,
    )


def _removed(draft: Draft, named: Mapping[str, object]) -> str:
    notice = message(
        "The answers of this person, who is agent {agent} there, were removed from the study "
        "{study} in {path}, which hasn't run yet.",
        **named,
    )
    problem = next(
        (
            candidate
            for candidate in draft.snapshot().problems()
            if candidate.severity is Severity.ERROR
        ),
        None,
    )
    if problem is None:
        return notice
    return message(
        "{told} It can't run without them: {problem} Change the study, or build it again.",
        told=notice,
        problem=problem,
    )
