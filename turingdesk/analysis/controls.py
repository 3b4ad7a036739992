"""Controls: how often questions with a known truth were answered correctly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import of_role
from turingdesk.analysis._estimate import ESTIMATE_COLUMNS
from turingdesk.analysis._groups import Share, proportions
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "what": "str",
    "asked": "int64",
    "passed": "int64",
    "p": "float64",
    **ESTIMATE_COLUMNS,
}
_NEVER = ["superseded", "pilot", "practice"]


def compute(responses: DataFrame) -> DataFrame:
    """For each task, its control questions and the verdicts on its control trials.

    No quality rule leaves a control out: what judges of whom rules say that they did not
    look answered here, is the evidence. Nor does it matter whether the verdict beside a
    control was too fast.
    """
    share_rows = []
    for what, rows in _controls(responses).items():
        clear_rows = rows[rows["correct"].notna() & ~rows[_NEVER].any(axis=1)]
        shares = proportions(
            clear_rows, clear_rows["task"].astype("str"), clustering_of(responses)
        )
        share_rows += [_row(task, what, share) for task, share in shares.items()]
    share_table = tabled(share_rows, COLUMNS)
    return share_table.sort_values(["task", "what"], ignore_index=True)


def _controls(responses: DataFrame) -> dict[str, DataFrame]:
    trials = of_role(responses, "verdict")
    return {
        message("control question"): of_role(responses, "control"),
        message("control trial"): trials[trials["control_trial"]],
    }


def _row(task: str, what: str, share: Share) -> dict[str, Any]:
    estimate = share.estimate
    return {
        "task": task,
        "what": what,
        "asked": share.n,
        "passed": share.right,
        "p": estimate.value,
        **estimate.columns(),
    }


ANALYSIS = Analysis(
    title=message("Controls passed"),
    about=message(
        "Proportion of control questions and control trials answered correctly, by task."
    ),
    compute=compute,
)
