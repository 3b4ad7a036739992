"""Findings of `turingdesk judge` on a trained judge beside its verdicts: printed and saved.

It also names what the judge could not look at: answers without features, and failed requests.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.cli._frame import ProgressBar, print_table, tells_lines, titled
from turingdesk.core.message import number_of, term

if TYPE_CHECKING:
    from turingdesk.plugins.machine_judges.learning.chance import ChanceTest
    from turingdesk.plugins.machine_judges.learning.cross_validation import OutOfFold
    from turingdesk.plugins.machine_judges.learning.estimates import GroupingComparison
    from turingdesk.plugins.machine_judges.learning.extrapolation import AgentScore
    from turingdesk.plugins.machine_judges.learning.feature_weights import (
        FeatureWeight,
        WeightExplanation,
    )
    from turingdesk.plugins.machine_judges.learning.findings import Rows
    from turingdesk.plugins.machine_judges.learning.study_job import StudyJob
    from turingdesk.table.machine_findings import JudgeVersion


T = TypeVar("T")
FEW = 5  #: features each way that are printed; more are kept
_NONE = "none"  #: as `folds.Grouping.NONE`, which is too heavy to start with


def find(
    args: argparse.Namespace, job: StudyJob, judged: Mapping[str, OutOfFold], of: JudgeVersion
) -> dict[str, Any]:
    """Compute what is asked for, keep each part as soon as it is there, and print it.

    Args:
        args: `data`, `json`, `permutations`, `grouped_by`, `compare_folds` and `extrapolate`.
        job: The blocks.
        judged: By block, what the judge says.
        of: Whose findings they are.

    Returns:
        The same rows for --json, by block.

    Raises:
        CannotJudge: The judge cannot learn from what is left.
        WriteFailed: The disk refused.
    """
    from turingdesk.plugins.machine_judges.learning import findings

    keeping = _Keeping(args.data, of, job.tasks)
    prints = not (args.json or tells_lines())
    with ProgressBar(term("Explaining", "what a machine judge does now")) as progress:
        explained = job.explain(progress)
    details = {"explained": {n: findings.feature_rows(rows) for n, rows in explained.items()}}
    keeping.keep(findings.FEATURES, details["explained"])
    if prints:
        _print_features(_with_titles(explained, job))
    details |= _tested(args.permutations, job, judged, keeping, prints=prints)
    if args.compare_folds or args.grouped_by == _NONE:
        with ProgressBar(term("Comparing folds", "what a machine judge does now")) as progress:
            compared = job.compare_groupings(judged, progress)
        rows_of = partial(findings.fold_rows, by=job.blocks[0].settings.grouped_by)
        details["folds_compared"] = {name: rows_of(folds) for name, folds in compared.items()}
        keeping.keep(findings.FOLDS, details["folds_compared"])
        if prints:
            _print_folds(_with_titles(compared, job))
    if args.extrapolate:
        details |= _extrapolated(job, keeping, prints=prints)
    return details


def _tested(
    permutations: int | None,
    job: StudyJob,
    judged: Mapping[str, OutOfFold],
    keeping: _Keeping,
    *,
    prints: bool,
) -> dict[str, Any]:
    """A test of whether the judge is better than chance."""
    from turingdesk.plugins.machine_judges.learning import findings

    with ProgressBar(term("Testing against chance", "what a machine judge does now")) as progress:
        tests = job.compare_with_chance(judged, permutations, progress)
    rows = {name: findings.chance_rows(test) for name, test in tests.items()}
    keeping.keep(findings.CHANCE, rows)
    if prints:
        _print_chance(_with_titles(tests, job))
    return {"chance": rows}


def _extrapolated(job: StudyJob, keeping: _Keeping, *, prints: bool) -> dict[str, Any]:
    """The judge's results on agents it was not trained on; empty if there is but one."""
    from turingdesk.plugins.machine_judges.learning import findings
    from turingdesk.plugins.machine_judges.learning.study_job import ONE_AGENT

    if not job.has_several_agents:
        print(f"Not extrapolated. {ONE_AGENT}", file=sys.stderr)
        return {}
    with ProgressBar(term("Extrapolating", "what a machine judge does now")) as progress:
        cells = job.extrapolate(progress)
    rows = {name: findings.extrapolation_rows(scores) for name, scores in cells.items()}
    keeping.keep(findings.EXTRAPOLATION, rows)
    if prints:
        _print_matrices(_with_titles(cells, job))
    return {"extrapolation": rows}


def _with_titles(findings_by_block: Mapping[str, T], job: StudyJob) -> dict[str, T]:
    """Findings by block, each block with its title and its id."""
    titles = {
        block.block.id: titled(str(block.block.title), block.block.id) for block in job.blocks
    }
    return {titles.get(block, block): finding for block, finding in findings_by_block.items()}


class _Keeping:
    """Where findings of one judge are kept."""

    def __init__(self, data: Path, of: JudgeVersion, tasks: Mapping[str, str]) -> None:
        self._data, self._of, self._tasks = data, of, tasks

    def keep(self, part: str, by_block: Mapping[str, Rows]) -> None:
        from turingdesk.plugins.machine_judges.learning.findings import rows_with_blocks
        from turingdesk.table.machine_findings import save_findings

        save_findings(self._data, self._of, {part: rows_with_blocks(by_block, self._tasks)})


def _print_features(explanations: Mapping[str, WeightExplanation]) -> None:
    """The strongest features of each block; then why others have none."""
    without: dict[str, list[str]] = {}
    for block, explanation in explanations.items():
        if explanation.strongest:
            print(f"{block}: strongest features for a human and for a machine, by weight")
            _print_sides(
                explanation.speaking_for("human")[:FEW], explanation.speaking_for("machine")[:FEW]
            )
        else:
            without.setdefault(explanation.note, []).append(block)
    for why, blocks in without.items():
        print(f"No features are shown for {', '.join(blocks)}. {why}\n")


def _print_sides(*sides: list[FeatureWeight]) -> None:
    rows = []
    for place in range(max(map(len, sides))):
        row: list[str] = []
        for side in sides:
            weight = side[place] if place < len(side) else None
            row += (
                [weight.feature, f"{weight.weight:+.3f}", f"{weight.n:,}"] if weight else [""] * 3
            )
        rows.append(row)
    print_table(["human", "weight", "n", "machine", "weight", "n"], rows)
    print()


def _print_folds(comparisons: Mapping[str, GroupingComparison | str]) -> None:
    for block, comparison in comparisons.items():
        print(f"{block}: {comparison if isinstance(comparison, str) else comparison.in_words}")
    print()


def _print_chance(tests: Mapping[str, ChanceTest]) -> None:
    """For each block detectability with its spread, and p of the permutation test."""
    heads = ["", "detectability", "spread", "p", "permutations"]
    rows = [
        [
            block,
            *map(_decimals, (test.accuracy.detectability, test.accuracy.spread, test.p)),
            f"{test.permutations:,}",
        ]
        for block, test in tests.items()
    ]
    print_table(heads, rows)
    print(
        "spread: standard deviation over stimuli of the proportion of correct verdicts, given "
        "these trained judges.\np: one-sided permutation test; the whole training was repeated "
        "with exchanged makers."
    )
    for note in dict.fromkeys(test.note for test in tests.values() if test.note):
        print(note)
    print()


def _decimals(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"


def _print_matrices(scores_by_block: Mapping[str, list[AgentScore]]) -> None:
    """For each block a row a judge and a column an agent; p(H|H) is of the judge."""
    for block, scores in scores_by_block.items():
        print(f"{block}: detectability of each agent by training agent (0.5 is chance)")
        agents = sorted({cell.agent for cell in scores})
        rows: dict[str, list[str]] = {}
        for cell in scores:
            row = rows.setdefault(cell.trained_on, [f"{cell.p_hh:.3f}", *([""] * len(agents))])
            row[1 + agents.index(cell.agent)] = f"{cell.detectability:.3f}"
        heads = ["trained on", "p(H|H)", *agents]
        print_table(heads, [[name, *row] for name, row in rows.items()])
        print()


_NAMED = 5  #: answers that are named in a terminal; --json names all


def without_features(job: StudyJob) -> dict[str, list[dict[str, Any]]]:
    """By block, answers without features: why, how many, and which."""
    return {
        block.block.id: [
            {"why": lost.why, "n": len(lost.ids), "ids": list(lost.ids)}
            for lost in block.work.features.lost
        ]
        for block in job.blocks
        if block.work.features.lost
    }


def tried_again(job: StudyJob) -> dict[str, dict[str, int]]:
    """By block, how often a server returned no features, by reason."""
    troubles_by_block = (
        (block.block.id, getattr(block.work.features, "troubles", {})) for block in job.blocks
    )
    return {block: dict(troubles) for block, troubles in troubles_by_block if troubles}


def shortcomings(job: StudyJob) -> list[str]:
    """For a terminal, a line for each reason in each block."""
    lines = []
    for block, reasons in without_features(job).items():
        for reason in reasons:
            ids = ", ".join(reason["ids"][:_NAMED]) + (", ..." if reason["n"] > _NAMED else "")
            count = number_of(reason["n"], "answer")
            lines.append(f"Without features: {block}, {count}. {reason['why']} ({ids})")
    for block, troubles in tried_again(job).items():
        counts = "; ".join(f"{why}: {n:,}" for why, n in troubles.items())
        lines.append(f"Tried again for features: {block} ({counts}).")
    return lines


def in_short(job: StudyJob) -> list[str]:
    """For the last line: how many answers of all have no features; nothing if all have."""
    lost = sum(reason["n"] for block in without_features(job).values() for reason in block)
    if not lost:
        return []
    of = lost + sum(len(block.answers.rows) for block in job.blocks)
    return [f"{number_of(lost, 'answer')} of {of:,} {'have' if lost > 1 else 'has'} no features."]
