"""Inter-rater agreement: whether judges say the same of the same answers, beyond chance.

Verdicts on origin, whatever the truth: Krippendorff's alpha and Fleiss' kappa, which are 0
where judges agree as often as by chance, and 1 where they always do. Judges who are right as
often as each other need not agree: this tells whether they are right about the same answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._judged import UNKNOWN
from turingdesk.analysis._machines import ANSWER, tasks
from turingdesk.analysis.statistics.interrater import (
    ALPHA,
    KAPPA,
    Agreement,
    Labels,
    fleiss,
    krippendorff,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.table.identity import PARTICIPANT, STIMULUS, count, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "coefficient": "str",
    "n": "int64",
    "n_judges": "int64",
    "n_stimuli": "int64",
    "observed": "float64",
    "expected": "float64",
    "value": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
_COEFFICIENTS = (
    (message("Krippendorff's alpha"), krippendorff, ALPHA),
    (message("Fleiss' kappa"), fleiss, KAPPA),
)
_ASSUMPTIONS = message(
    "Judges worked alone, and stimuli are independent of each other. If a judge judged an "
    "answer more than once, the first verdict counts."
)
NO_VERDICTS = not_computed(message("there are no verdicts"))


def compute(responses: DataFrame) -> DataFrame:
    """Two rows for all tasks together and for each task, one for each coefficient.

    `n` counts verdicts, and `n_stimuli` the answers that two judges or more judged; alpha
    takes these alone, kappa takes what judges usually say from all answers.
    """
    rows = verdicts(responses)
    if not {"participant", "stimulus"} <= {*rows.columns}:
        return filled([], COLUMNS, not_computed(UNKNOWN))
    judge = [*PARTICIPANT]
    once = rows.drop_duplicates([*dict.fromkeys([*judge, *ANSWER])])
    return filled(list(_rows(once, judge)), COLUMNS, NO_VERDICTS)


def _rows(rows: DataFrame, judge: list[str]) -> Iterator[dict[str, Any]]:
    for task, task_rows in tasks(rows):
        counts, groups, labels = _counts(task_rows)
        judges = count(task_rows, PARTICIPANT)
        for coefficient, of, method in _COEFFICIENTS:
            agreement = of(counts, groups, labels)
            about = {"task": task, "coefficient": coefficient, "n_judges": judges}
            about |= {"method": method, "assumptions": _ASSUMPTIONS}
            yield {**about, **_columns(agreement), "generalizes": agreement.clustering.generalizes}


def _counts(rows: DataFrame) -> tuple[NDArray[np.int64], NDArray[np.int64], Labels]:
    """The number of judges for human and for machine by answer, its stimulus, and all labels."""
    import numpy as np

    answers, stimuli = (numbers(rows, columns) for columns in (ANSWER, STIMULUS))
    is_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    size = int(answers.max(initial=-1)) + 1
    both = (np.bincount(answers[mask], minlength=size) for mask in (is_human, ~is_human))
    groups = np.zeros(size, dtype=np.int64)
    groups[answers] = stimuli
    labels = Labels(answers, (~is_human).astype(np.int64), numbers(rows, PARTICIPANT))
    return np.column_stack(list(both)), groups, labels


def _columns(agreement: Agreement) -> dict[str, Any]:
    return {
        "n": agreement.n,
        "n_stimuli": agreement.units,
        "observed": agreement.observed,
        "expected": agreement.expected,
        "value": agreement.value,
        "ci_low": agreement.low,
        "ci_high": agreement.high,
        "note": agreement.note,
    }


ANALYSIS = Analysis(
    title=message("Inter-rater agreement"),
    about=message(
        "Agreement of judges on the same answers beyond chance: Krippendorff's alpha and "
        "Fleiss' kappa."
    ),
    compute=compute,
)
