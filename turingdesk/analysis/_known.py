"""Numbers of a table as figures take them: floats, and None where there is none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def known(values: Iterable[Any]) -> list[float | None]:
    """Each value as a float; None instead of NaN.

    >>> known([1, float("nan"), None])
    [1.0, None, None]
    """
    from pandas import isna

    return [None if isna(one) else float(one) for one in values]
