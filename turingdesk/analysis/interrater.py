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
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.interrater import ALPHA, KAPPA, Agreement, fleiss, krippendorff
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message

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
_STIMULUS = ["study", "task", "stimulus"]
_NO_VERDICTS = not_computed(message("there are no verdicts"))


def compute(responses: DataFrame) -> DataFrame:
    """Two rows for all tasks together and for each task, one for each coefficient.

    `n` counts verdicts, and `n_stimuli` the answers that two judges or more judged; alpha
    takes these alone, kappa takes what judges usually say from all answers.
    """
    rows = verdicts(responses)
    if not {"participant", "stimulus"} <= {*rows.columns}:
        return filled([], COLUMNS, not_computed(UNKNOWN))
    judge = ["study", "participant"]
    once = rows.drop_duplicates([*dict.fromkeys([*judge, *ANSWER])])
    return filled(list(_rows(once, judge)), COLUMNS, _NO_VERDICTS)


def _rows(rows: DataFrame, judge: list[str]) -> Iterator[dict[str, Any]]:
    for task, own in tasks(rows):
        counts, groups = _counts(own)
        judges = own.groupby(judge, observed=True).ngroups
        for coefficient, of, method in _COEFFICIENTS:
            found = of(counts, groups)
            about = {"task": task, "coefficient": coefficient, "n_judges": judges}
            about |= {"method": method, "assumptions": _ASSUMPTIONS}
            yield {**about, **_told(found), "generalizes": Clustering.STIMULUS.generalizes}


def _counts(rows: DataFrame) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How many judges said human and machine of each answer, and the stimulus of each."""
    import numpy as np

    answers, stimuli = (
        rows.groupby(columns, observed=True, sort=False, dropna=False).ngroup().to_numpy()
        for columns in (ANSWER, _STIMULUS)
    )
    is_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    size = int(answers.max(initial=-1)) + 1
    both = (np.bincount(answers[said], minlength=size) for said in (is_human, ~is_human))
    groups = np.zeros(size, dtype=np.int64)
    groups[answers] = stimuli
    return np.column_stack(list(both)), groups


def _told(found: Agreement) -> dict[str, Any]:
    return {
        "n": found.n,
        "n_stimuli": found.units,
        "observed": found.observed,
        "expected": found.expected,
        "value": found.value,
        "ci_low": found.low,
        "ci_high": found.high,
        "note": found.note,
    }


ANALYSIS = Analysis(
    title=message("Inter-rater agreement"),
    about=message(
        "Agreement of judges on the same answers beyond chance: Krippendorff's alpha and "
        "Fleiss' kappa."
    ),
    compute=compute,
)
