"""What a trained judge found about itself, as rows of plain values to save and print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import join
from turingdesk.judges.learning.estimates import (
    METHOD,
    Accuracy,
    GroupingComparison,
    IntervalEstimate,
)
from turingdesk.judges.learning.extrapolation import AgentScore
from turingdesk.judges.learning.feature_weights import WeightExplanation
from turingdesk.judges.learning.folds import Grouping
from turingdesk.table.machine_findings import JudgeVersion

if TYPE_CHECKING:
    from turingdesk.judges.learning.settings import TrainingSettings
    from turingdesk.study.package import Package

Rows = list[dict[str, Any]]
#: What rows are about: the parts of `table.machine_findings`.
FEATURES, FOLDS, EXTRAPOLATION = "features", "folds", "extrapolation"


def findings_owner(
    package: Package, settings: TrainingSettings, digests: Mapping[str, str]
) -> JudgeVersion:
    """The judge whose findings they are.

    Args:
        package: The study.
        settings: The judge's.
        digests: By block, the SHA-256 of the features of its answers.
    """
    fingerprint = str(settings.as_dict(digests)["fingerprint"])
    return JudgeVersion(package.study.id, package.hash, settings.judge, fingerprint)


def feature_rows(found: WeightExplanation) -> Rows:
    """One row per feature; one that says why where there is none."""
    if not found.strongest:
        return [_feature("", None, found) | {"rank": 0, "n": found.n}]
    return [
        _feature(one.feature, one.weight, found)
        | {"rank": one.rank, "speaks_for": one.speaks_for, "n": one.n}
        | {"n_human": one.n_human, "n_machine": one.n_machine}
        for one in found.strongest
    ]


def _feature(name: str, weight: float | None, found: WeightExplanation) -> dict[str, Any]:
    nobody = {"speaks_for": "", "n_human": 0, "n_machine": 0}
    about = {"method": found.method, "note": found.note}
    return {"feature": name, "weight": weight, **nobody, **about}


def fold_rows(found: GroupingComparison | str, by: Grouping) -> Rows:
    """A row for grouped folds and one for ungrouped ones, which has the difference.

    Args:
        found: The comparison, or why there is none.
        by: What the judge's own folds are grouped by.
    """
    if isinstance(found, str):
        nothing = Accuracy(0, 0, None, None, IntervalEstimate(None, note=found))
        return [_fold(by, nothing, None)]
    return [
        _fold(found.by, found.grouped, None),
        _fold(Grouping.NONE, found.ungrouped, found.difference),
    ]


def _fold(by: Grouping, own: Accuracy, gap: IntervalEstimate | None) -> dict[str, Any]:
    value = own.detectability
    note = join(" ", (value.note, gap.note if gap else ""))
    return {
        "grouped_by": by.value,
        "n_human": own.n_human,
        "n_machine": own.n_machine,
        "p_hh": own.p_hh,
        "p_mm": own.p_mm,
        "detectability": value.value,
        "ci_low": value.low,
        "ci_high": value.high,
        "difference": gap.value if gap else None,
        "difference_low": gap.low if gap else None,
        "difference_high": gap.high if gap else None,
        "method": METHOD,
        "note": note,
    }


def extrapolation_rows(found: list[AgentScore]) -> Rows:
    """One row per cell."""
    return [
        {
            **asdict(cell),
            "detectability": cell.detectability,
            "is_extrapolated": cell.is_extrapolated,
            "method": METHOD,
        }
        for cell in found
    ]


def rows_with_blocks(by_block: Mapping[str, Rows], tasks: Mapping[str, str]) -> Rows:
    """All rows of all blocks, each with its block and the block's task."""
    return [
        {"block": block, "task": tasks[block], **row}
        for block, rows in by_block.items()
        for row in rows
    ]
