"""What `turingdesk judge` reports of a trained judge beside its verdicts, and saves of it.

It also names what the judge could not look at: answers without features, and failed requests.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.cli._frame import ProgressBar, print_table, tells_lines, titled
from turingdesk.core.message import number_of, term

if TYPE_CHECKING:
    from turingdesk.judges.learning.cross_validation import OutOfFold
    from turingdesk.judges.learning.estimates import GroupingComparison
    from turingdesk.judges.learning.extrapolation import AgentScore
    from turingdesk.judges.learning.feature_weights import FeatureWeight, WeightExplanation
    from turingdesk.judges.learning.findings import Rows
    from turingdesk.judges.learning.study_job import StudyJob
    from turingdesk.table.machine_findings import JudgeVersion


T = TypeVar("T")
FEW = 5  #: features each way that are printed; more are kept
_NONE = "none"  #: as `folds.Grouping.NONE`, which is too heavy to start with


def find(
    args: argparse.Namespace, job: StudyJob, judged: Mapping[str, OutOfFold], of: JudgeVersion
) -> dict[str, Any]:
    """Compute what is asked for, keep each part as soon as it is there, and print it.

    Args:
        args: `data`, `json`, `grouped_by`, `compare_folds` and `extrapolate`.
        job: The blocks.
        judged: By block, what the judge says.
        of: Whose findings they are.

    Returns:
        The same rows for --json, by block.

    Raises:
        CannotJudge: The judge cannot learn from what is left.
        WriteFailed: The disk refused.
    """
    from turingdesk.judges.learning import findings

    keeping = _Keeping(args.data, of, job.tasks)
    prints = not (args.json or tells_lines())
    with ProgressBar(term("Explaining", "what a machine judge does now")) as progress:
        explained = job.explain(progress)
    told = {"explained": {name: findings.feature_rows(one) for name, one in explained.items()}}
    keeping.keep(findings.FEATURES, told["explained"])
    if prints:
        _print_features(_with_titles(explained, job))
    if args.compare_folds or args.grouped_by == _NONE:
        with ProgressBar(term("Comparing folds", "what a machine judge does now")) as progress:
            compared = job.compare_groupings(judged, progress)
        by = job.blocks[0].settings.by
        told["folds_compared"] = {n: findings.fold_rows(one, by) for n, one in compared.items()}
        keeping.keep(findings.FOLDS, told["folds_compared"])
        if prints:
            _print_folds(_with_titles(compared, job))
    if args.extrapolate:
        told |= _extrapolated(job, keeping, prints=prints)
    return told


def _extrapolated(job: StudyJob, keeping: _Keeping, *, prints: bool) -> dict[str, Any]:
    """How the judge does on agents that it was not trained on; nothing if there is but one."""
    from turingdesk.judges.learning import findings
    from turingdesk.judges.learning.study_job import ONE_AGENT

    if not job.has_several_agents:
        print(f"Not extrapolated. {ONE_AGENT}", file=sys.stderr)
        return {}
    with ProgressBar(term("Extrapolating", "what a machine judge does now")) as progress:
        cells = job.extrapolate(progress)
    rows = {name: findings.extrapolation_rows(own) for name, own in cells.items()}
    keeping.keep(findings.EXTRAPOLATION, rows)
    if prints:
        _print_matrices(_with_titles(cells, job))
    return {"extrapolation": rows}


def _with_titles(found: Mapping[str, T], job: StudyJob) -> dict[str, T]:
    """Findings by block, each block with its title and its id."""
    titles = {one.block.id: titled(str(one.block.title), one.block.id) for one in job.blocks}
    return {titles.get(block, block): one for block, one in found.items()}


class _Keeping:
    """Where findings of one judge are kept."""

    def __init__(self, data: Path, of: JudgeVersion, tasks: Mapping[str, str]) -> None:
        self._data, self._of, self._tasks = data, of, tasks

    def keep(self, part: str, by_block: Mapping[str, Rows]) -> None:
        from turingdesk.judges.learning.findings import rows_with_blocks
        from turingdesk.table.machine_findings import save_findings

        save_findings(self._data, self._of, {part: rows_with_blocks(by_block, self._tasks)})


def _print_features(found: Mapping[str, WeightExplanation]) -> None:
    """The strongest features of each block; then why others have none."""
    without: dict[str, list[str]] = {}
    for block, one in found.items():
        if one.strongest:
            print(f"{block}: strongest features for a human and for a machine, by weight")
            _print_sides(one.speaking_for("human")[:FEW], one.speaking_for("machine")[:FEW])
        else:
            without.setdefault(one.note, []).append(block)
    for why, blocks in without.items():
        print(f"No features are shown for {', '.join(blocks)}. {why}\n")


def _print_sides(*sides: list[FeatureWeight]) -> None:
    rows = []
    for place in range(max(map(len, sides))):
        row: list[str] = []
        for side in sides:
            one = side[place] if place < len(side) else None
            row += [one.feature, f"{one.weight:+.3f}", f"{one.n:,}"] if one else [""] * 3
        rows.append(row)
    print_table(["human", "weight", "n", "machine", "weight", "n"], rows)
    print()


def _print_folds(found: Mapping[str, GroupingComparison | str]) -> None:
    for block, one in found.items():
        print(f"{block}: {one if isinstance(one, str) else one.in_words}")
    print()


def _print_matrices(found: Mapping[str, list[AgentScore]]) -> None:
    """For each block a row a judge and a column an agent; p(H|H) is of the judge."""
    for block, own in found.items():
        print(f"{block}: detectability of each agent by training agent (0.5 is chance)")
        agents = sorted({cell.agent for cell in own})
        rows: dict[str, list[str]] = {}
        for cell in own:
            row = rows.setdefault(cell.trained_on, [f"{cell.p_hh:.3f}", *([""] * len(agents))])
            row[1 + agents.index(cell.agent)] = f"{cell.detectability:.3f}{_mark(cell)}"
        heads = ["trained on", "p(H|H)", *agents]
        print_table(heads, [[name, *row] for name, row in rows.items()])
        print()
    print("* Its 95% CI excludes 0.5.\n")


def _mark(cell: AgentScore) -> str:
    if cell.ci_low is None or cell.ci_high is None:
        return ""
    return "" if cell.ci_low <= 0.5 <= cell.ci_high else "*"


_NAMED = 5  #: answers that are named in a terminal; --json names all


def without_features(job: StudyJob) -> dict[str, list[dict[str, Any]]]:
    """By block, answers without features: why, how many, and which."""
    return {
        one.block.id: [
            {"why": lost.why, "n": len(lost.ids), "ids": list(lost.ids)}
            for lost in one.work.features.lost
        ]
        for one in job.blocks
        if one.work.features.lost
    }


def tried_again(job: StudyJob) -> dict[str, dict[str, int]]:
    """By block, how often a server returned no features, by reason."""
    found = ((one.block.id, getattr(one.work.features, "troubles", {})) for one in job.blocks)
    return {block: dict(troubles) for block, troubles in found if troubles}


def shortcomings(job: StudyJob) -> list[str]:
    """For a terminal, a line for each reason in each block."""
    lines = []
    for block, reasons in without_features(job).items():
        for one in reasons:
            ids = ", ".join(one["ids"][:_NAMED]) + (", ..." if one["n"] > _NAMED else "")
            lines.append(
                f"Without features: {block}, {number_of(one['n'], 'answer')}. {one['why']} ({ids})"
            )
    for block, troubles in tried_again(job).items():
        said = "; ".join(f"{why}: {n:,}" for why, n in troubles.items())
        lines.append(f"Tried again for features: {block} ({said}).")
    return lines


def in_short(job: StudyJob) -> list[str]:
    """For the last line: how many answers of all have no features; nothing if all have."""
    lost = sum(one["n"] for block in without_features(job).values() for one in block)
    if not lost:
        return []
    of = lost + sum(len(one.answers.rows) for one in job.blocks)
    return [f"{number_of(lost, 'answer')} of {of:,} {'have' if lost > 1 else 'has'} no features."]
