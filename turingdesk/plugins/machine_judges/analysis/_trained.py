"""Findings about trained judges (`table.machine_findings`) as rows of analyses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.table.machine_findings import FINDINGS, JudgeFindings

if TYPE_CHECKING:
    from pandas import DataFrame

Row = dict[str, Any]
#: By judge and task the rows of permutation tests, one a block.
ChanceTests = Mapping[tuple[str, str], Sequence[Row]]
EARLIER = message(
    "An earlier version computed this. Run the judge again with the same settings for the spread."
)


def rows_of_part(responses: DataFrame, part: str) -> list[Row]:
    """Rows of one part of the findings, each with its `judge` and its `task`.

    Where verdicts of machine judges are among the responses, only findings of those judges, and
    only of studies that are among them. The block is with the task where a judge judged
    several blocks of one task, and the study where there are several.

    Args:
        responses: With findings as an attribute.
        part: E.g. "features".
    """
    findings = _of(responses)
    several = len({finding.of.study for finding in findings}) > 1
    found_rows = []
    for finding in sorted(findings, key=lambda finding: (finding.of.judge, finding.of.study)):
        rows = list(finding.parts.get(part, ()))
        blocks = Counter(task for task, _ in {(row["task"], row["block"]) for row in rows})
        for row in rows:
            task = str(row["task"])
            label = f"{task} ({row['block']})" if blocks[task] > 1 else task
            label = f"{label}, {finding.of.study}" if several else label
            found_rows.append({**_without_interval(row), "judge": finding.of.judge, "task": label})
    return found_rows


def chance_tests(responses: DataFrame) -> ChanceTests:
    """The permutation tests of trained judges; takes what `found` takes."""
    tests: dict[tuple[str, str], list[Row]] = {}
    for finding in _of(responses):
        for row in finding.parts.get("chance", ()):
            tests.setdefault((finding.of.judge, str(row["task"])), []).append(dict(row))
    return tests


def _of(responses: DataFrame) -> list[JudgeFindings]:
    """The findings that belong to the responses."""
    all_findings: Sequence[JudgeFindings] = responses.attrs.get(FINDINGS, ())
    judges, studies = _machines(responses), _names(responses, "study")
    return [
        finding
        for finding in all_findings
        if (not judges or finding.of.judge in judges)
        and (not studies or finding.of.study in studies)
    ]


def _without_interval(row: Mapping[str, Any]) -> Row:
    """A row as it is saved; of earlier versions without their interval, which is too narrow."""
    if "ci_low" not in row:
        return dict(row)
    return {**row, "method": "", "note": EARLIER}


def of_each(rows: DataFrame) -> Iterator[tuple[str, str, DataFrame]]:
    """Rows of one judge and task after the other, with both names."""
    for (judge, task), judge_rows in rows.groupby(["judge", "task"], sort=False):
        if judge:
            yield str(judge), str(task), judge_rows


def _machines(responses: DataFrame) -> set[str]:
    names = _names(responses, "judge")
    return {name for name in names if kind_of(name) is JudgeKind.MACHINES}


def _names(responses: DataFrame, column: str) -> set[str]:
    if column not in responses:
        return set()
    return {str(name) for name in responses[column].dropna().unique() if name}
