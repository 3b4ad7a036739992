"""Binomial regression of right verdicts, with errors that follow from the judges (paper 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp] | None

_METHOD = "Binomial regression with a logit link, Wald z{robust}; effect: log odds"
_ROBUST = ", standard errors clustered by judge"
_ASSUMED = "Log odds are linear in the predictors; {what} are independent."
_Z = 1.959963984540054
_FAR = 15.0  #: log odds beyond which a share is 0 or 1 for all that can be seen


@dataclass(frozen=True, slots=True)
class Regression:
    """One result for each column of the design, by name."""

    n: int
    terms: dict[str, Result]
    log_likelihood: float | None
    note: str = ""


def regression(
    columns: Mapping[str, ArrayLike],
    right: ArrayLike,
    n: ArrayLike | None = None,
    judges: Sequence[object] | None = None,
) -> Regression:
    """Fit log odds of being right to some predictors and an intercept.

    Args:
        columns: The predictors by name, without the intercept.
        right: How many verdicts of each row were right.
        n: Of how many; by default each row is one verdict.
        judges: Who gave those of each row; then errors are clustered by judge, which the
            paper's were not. Without them verdicts are taken to be independent.
    """
    import numpy as np

    k = np.asarray(right, dtype=float)
    size = np.ones_like(k) if n is None else np.asarray(n, dtype=float)
    names = ["intercept", *columns]
    design = np.column_stack([np.ones_like(k), *(np.asarray(c, float) for c in columns.values())])
    codes = None if judges is None else np.unique(np.asarray(judges, str), return_inverse=True)[1]
    method = _METHOD.format(robust="" if codes is None else _ROBUST)
    assumed = _ASSUMED.format(what="verdicts" if codes is None else "judges")
    total = int(size.sum())
    if why := _unfit(k.sum(), total, design, codes):
        none = {name: impossible(total, method, assumed, why) for name in names}
        return Regression(total, none, None, f"It cannot be computed: {why}.")
    values, errors, likelihood = _fitted(design, np.column_stack([k, size - k]), codes)
    terms = {
        name: _term(total, method, assumed, (float(value), float(error)))
        for name, value, error in zip(names, values, errors, strict=True)
    }
    return Regression(total, terms, likelihood)


def _unfit(right: float, total: int, design: Floats, codes: Codes) -> str:
    import numpy as np

    if not total:
        return "there are no verdicts"
    if right in (0, total):
        return "all verdicts are right, or all are wrong"
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return "the predictors cannot be told apart: one does not vary, or follows from others"
    if codes is not None and codes.max() + 1 <= design.shape[1]:
        return "there are not more judges than predictors"
    return ""


def _fitted(design: Floats, counts: Floats, codes: Codes) -> tuple[Floats, Floats, float]:
    import warnings

    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    model = GLM(counts, design, family=Binomial())
    with warnings.catch_warnings():  # separation is told in the results' notes
        warnings.simplefilter("ignore")
        if codes is None:
            found = model.fit()
        else:
            found = model.fit(cov_type="cluster", cov_kwds={"groups": codes})
        return found.params, found.bse, float(found.llf)


def _term(n: int, method: str, assumed: str, found: tuple[float, float]) -> Result:
    from scipy.special import ndtr

    value, error = found
    if abs(value) > _FAR or not 0 < error < 100:
        return impossible(n, method, assumed, "all verdicts of one level are right or all wrong")
    z = value / error
    p, half = 2 * float(ndtr(-abs(z))), _Z * error
    return Result(n, method, assumed, z, (), p, value, value - half, value + half)
