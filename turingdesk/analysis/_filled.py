"""A table of results from rows that need not say everything, or one row that says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame

_NOTHING = {"str": "", "int64": 0, "float64": None, "bool": False}


def filled(rows: Sequence[Mapping[str, Any]], columns: Mapping[str, str], why: str) -> DataFrame:
    """The table; a row's missing members are empty, 0, NaN or false.

    Args:
        rows: By column; may be none.
        columns: Every column with its type; one of them is `note`.
        why: The note of the only row where there are none.
    """
    import pandas as pd

    usual = {name: _NOTHING[dtype] for name, dtype in columns.items()}
    told = [{**usual, **row} for row in (rows or [{"note": why}])]
    return pd.DataFrame(told, columns=list(columns)).astype(dict(columns))
