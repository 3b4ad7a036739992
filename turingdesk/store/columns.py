"""Columns that grow: responses as codes and numbers, ready to become a DataFrame.

A million rows of text would fill gigabytes; as codes into the values that occur
they take four bytes each.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.store.journal_file import Line

if TYPE_CHECKING:
    from pandas import Series

SUPERSEDED = "superseded"
#: What tables hold beyond the columns of `Response`, with the sentence for the codebook.
ADDED = {
    SUPERSEDED: "Whether a later attempt at the same step replaced this answer; it never counts",
}


class Codes(dict[Any, int]):
    """A number for each value, given in order of arrival; none for None."""

    def __init__(self) -> None:
        super().__init__({None: -1})

    def __missing__(self, value: Any) -> int:
        code = self[value] = len(self) - 1
        return code

    @property
    def values_in_order(self) -> list[str]:
        """The values, by code."""
        return list(self)[1:]


class Text:
    """Words, as codes."""

    def __init__(self) -> None:
        self.codes = Codes()
        self._data = array("i")

    def extend(self, values: Sequence[Any]) -> None:
        """Append values; what is no text is taken as its text."""
        codes = self.codes
        try:
            self._data.extend([codes[value] for value in values])
        except TypeError:
            self._data.extend([codes[v if isinstance(v, str | None) else str(v)] for v in values])

    def series(self) -> Series[Any]:
        """As a categorical column."""
        import numpy as np
        import pandas as pd

        codes = np.array(self._data, dtype=np.int32)
        categories = pd.Index([str(v) for v in self.codes.values_in_order], dtype="str")
        return pd.Series(pd.Categorical.from_codes(codes, categories=categories))


class Numbers:
    """Numbers and yes or no, NaN where there is none."""

    def __init__(self, dtype: str) -> None:
        self._dtype = dtype
        self._data = array("d")

    def extend(self, values: Sequence[Any]) -> None:
        """Append values; what is no number becomes none."""
        try:
            self._data.extend([_NAN if value is None else value for value in values])
        except TypeError:
            self._data.extend([_number(value) for value in values])

    def series(self) -> Series[Any]:
        """As a column of its own type: float, int, bool, or one of these with gaps."""
        import numpy as np
        import pandas as pd

        values = np.array(self._data, dtype=np.float64)
        if self._dtype in ("Int64", "boolean"):
            gaps = np.isnan(values)
            plain = np.where(gaps, 0, values)
            if self._dtype == "Int64":
                return pd.Series(pd.arrays.IntegerArray(plain.astype(np.int64), gaps))
            return pd.Series(pd.arrays.BooleanArray(plain.astype(bool), gaps))
        if self._dtype != "float64":
            values = np.nan_to_num(values)
        return pd.Series(values.astype(self._dtype))


class Plain:
    """Words that hardly repeat, such as times of day."""

    def __init__(self) -> None:
        self._data: list[str] = []

    def extend(self, values: Sequence[Any]) -> None:
        """Append values."""
        self._data.extend([str(value) for value in values])

    def series(self) -> Series[Any]:
        """As a column of text."""
        import pandas as pd

        return pd.Series(self._data, dtype="str")


Column = Text | Numbers | Plain
_NAN = float("nan")
_DTYPES = {
    "bool": "bool",
    "int": "int64",
    "float | None": "float64",
    "int | None": "Int64",
    "bool | None": "boolean",
}
_KINDS = {f.name: str(f.type) for f in fields(Response)}


class Columns:
    """The responses of any number of lines, column by column.

    Args:
        names: Which columns; by default those of `Response`.
    """

    def __init__(self, names: Sequence[str] = COLUMNS) -> None:
        self._columns: dict[str, Column] = {name: _column(name) for name in names}

    def extend(self, lines: Iterable[Line]) -> None:
        """Append response lines; members that are missing have their default."""
        rows = list(lines)
        for name, column in self._columns.items():
            default = DEFAULTS[name]
            column.extend([row.get(name, default) for row in rows])

    def series(self) -> dict[str, Series[Any]]:
        """Each column in the type that fits it."""
        return {name: column.series() for name, column in self._columns.items()}


def _column(name: str) -> Column:
    if name == "at":
        return Plain()
    dtype = _DTYPES.get(_KINDS[name])
    return Numbers(dtype) if dtype else Text()


def _number(value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        return _NAN
