"""Findings about trained judges (`table.machine_findings`) as rows of analyses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.table.machine_findings import FINDINGS, JudgeFindings

if TYPE_CHECKING:
    from pandas import DataFrame

Row = dict[str, Any]


def found(responses: DataFrame, part: str) -> list[Row]:
    """Rows of one part of the findings, each with its `judge` and its `task`.

    Where verdicts of machine judges are among the responses, only findings of those judges, and
    only of studies that are among them. The block is with the task where a judge judged
    several blocks of one task, and the study where there are several.

    Args:
        responses: With findings as an attribute.
        part: E.g. "features".
    """
    kept: Sequence[JudgeFindings] = responses.attrs.get(FINDINGS, ())
    judges, studies = _machines(responses), _names(responses, "study")
    own = [
        one
        for one in kept
        if (not judges or one.of.judge in judges) and (not studies or one.of.study in studies)
    ]
    several = len({one.of.study for one in own}) > 1
    made = []
    for one in sorted(own, key=lambda one: (one.of.judge, one.of.study)):
        rows = list(one.parts.get(part, ()))
        blocks = Counter(task for task, _ in {(row["task"], row["block"]) for row in rows})
        for row in rows:
            task = str(row["task"])
            label = f"{task} ({row['block']})" if blocks[task] > 1 else task
            label = f"{label}, {one.of.study}" if several else label
            made.append({**row, "judge": one.of.judge, "task": label})
    return made


def of_each(rows: DataFrame) -> Iterator[tuple[str, str, DataFrame]]:
    """Rows of one judge and task after the other, with both names."""
    for (judge, task), own in rows.groupby(["judge", "task"], sort=False):
        if judge:
            yield str(judge), str(task), own


def _machines(responses: DataFrame) -> set[str]:
    names = _names(responses, "judge")
    return {name for name in names if kind_of(name) is JudgeKind.MACHINES}


def _names(responses: DataFrame, column: str) -> set[str]:
    if column not in responses:
        return set()
    return {str(one) for one in responses[column].dropna().unique() if one}
