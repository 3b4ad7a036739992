"""A trained judge's findings about itself, as rows of plain values to save and print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from turingdesk.plugins.machine_judges.learning import chance
from turingdesk.plugins.machine_judges.learning.chance import ChanceTest
from turingdesk.plugins.machine_judges.learning.estimates import (
    METHOD,
    Accuracy,
    GroupingComparison,
)
from turingdesk.plugins.machine_judges.learning.extrapolation import AgentScore
from turingdesk.plugins.machine_judges.learning.feature_weights import WeightExplanation
from turingdesk.plugins.machine_judges.learning.folds import Grouping
from turingdesk.table.machine_findings import JudgeVersion

if TYPE_CHECKING:
    from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
    from turingdesk.study.package import Package

Rows = list[dict[str, Any]]
#: What rows are about: the parts of `table.machine_findings`.
FEATURES, FOLDS, EXTRAPOLATION, CHANCE = "features", "folds", "extrapolation", "chance"


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


def feature_rows(explanation: WeightExplanation) -> Rows:
    """One row per feature; one that says why where there is none."""
    if not explanation.strongest:
        return [_feature("", None, explanation) | {"rank": 0, "n": explanation.n}]
    return [
        _feature(feature_weight.feature, feature_weight.weight, explanation)
        | {
            "rank": feature_weight.rank,
            "speaks_for": feature_weight.speaks_for,
            "n": feature_weight.n,
        }
        | {"n_human": feature_weight.n_human, "n_machine": feature_weight.n_machine}
        for feature_weight in explanation.strongest
    ]


def _feature(name: str, weight: float | None, explanation: WeightExplanation) -> dict[str, Any]:
    nobody = {"speaks_for": "", "n_human": 0, "n_machine": 0}
    about = {"method": explanation.method, "note": explanation.note}
    return {"feature": name, "weight": weight, **nobody, **about}


def fold_rows(comparison: GroupingComparison | str, by: Grouping) -> Rows:
    """A row for grouped folds and one for ungrouped ones, which has the difference.

    Args:
        comparison: The comparison, or why there is none.
        by: What the judge's own folds are grouped by.
    """
    if isinstance(comparison, str):
        nothing = Accuracy(0, 0, None, None, None)
        return [
            {"grouped_by": by.value, **_accuracy(nothing), "difference": None, "note": comparison}
        ]
    grouped = {"grouped_by": comparison.by.value, **_accuracy(comparison.grouped)}
    return [
        {**grouped, "difference": None, "note": ""},
        {
            "grouped_by": Grouping.NONE.value,
            **_accuracy(comparison.ungrouped),
            "difference": comparison.difference,
            "note": comparison.note,
        },
    ]


def _accuracy(measured: Accuracy) -> dict[str, Any]:
    return {
        "n_human": measured.n_human,
        "n_machine": measured.n_machine,
        "p_hh": measured.p_hh,
        "p_mm": measured.p_mm,
        "detectability": measured.detectability,
        "spread": measured.spread,
        "method": METHOD,
    }


def chance_rows(chance_test: ChanceTest) -> Rows:
    """One row: how well the judge did, and whether that is above chance."""
    test = chance.METHOD.format(permutations=chance_test.permutations)
    return [
        {
            **_accuracy(chance_test.accuracy),
            "p": chance_test.p,
            "permutations": chance_test.permutations,
            "p_method": "" if chance_test.p is None else test,
            "note": chance_test.note,
        }
    ]


def extrapolation_rows(agent_scores: list[AgentScore]) -> Rows:
    """One row per cell."""
    return [
        {
            **asdict(cell),
            "detectability": cell.detectability,
            "is_extrapolated": cell.is_extrapolated,
            "method": METHOD,
        }
        for cell in agent_scores
    ]


def rows_with_blocks(by_block: Mapping[str, Rows], tasks: Mapping[str, str]) -> Rows:
    """All rows of all blocks, each with its block and the block's task."""
    return [
        {"block": block, "task": tasks[block], **row}
        for block, rows in by_block.items()
        for row in rows
    ]
