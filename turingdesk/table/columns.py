"""Columns that grow: responses as codes and numbers, ready to become a DataFrame.

A million rows of text would fill gigabytes; as codes into the values that occur
they take four bytes each.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import fields
from math import nan
from typing import TYPE_CHECKING, Any

from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.journal.journal_file import Line

if TYPE_CHECKING:
    from pandas import Series


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
        try:
            self._data.extend([*map(self.codes.__getitem__, values)])
        except TypeError:  # edited by hand: a list where a word belongs
            self._data.extend([self.codes[None if v is None else str(v)] for v in values])

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._data.extend(array("i", [self.codes[value]]) * times)

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
            self._data.extend(array("d", values))
        except TypeError:
            self._data.extend(array("d", map(as_number, values)))

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._data.extend(array("d", [as_number(value)]) * times)

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
        self._data.extend(map(str, values))

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._data.extend([str(value)] * times)

    def series(self) -> Series[Any]:
        """As a column of text."""
        import pandas as pd

        return pd.Series(self._data, dtype="str")


Column = Text | Numbers | Plain
_DTYPES = {
    "bool": "bool",
    "int": "int64",
    "float": "float64",
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
        self._order = array("q")  #: of each row in the columns: which line it was

    def extend(self, lines: Iterable[Line]) -> None:
        """Append response lines; members that are missing have their default.

        Lines that have the same members are turned into columns together, which takes
        half the time; their order is put right at the end.
        """
        rows = list(lines)
        shapes: dict[tuple[str, ...], list[int]] = {}
        for place, row in enumerate(rows):
            shapes.setdefault(tuple(row), []).append(place)
        before = len(self._order)
        for shape, places in shapes.items():
            values = zip(*[rows[place].values() for place in places], strict=True)
            self._extend(dict(zip(shape, values, strict=True)), len(places))
            self._order.extend(before + place for place in places)

    def series(self) -> dict[str, Series[Any]]:
        """Each column in the type that fits it."""
        import numpy as np

        places = np.argsort(np.array(self._order, dtype=np.int64), kind="stable")
        return {
            name: column.series().take(places).reset_index(drop=True)
            for name, column in self._columns.items()
        }

    def _extend(self, values: dict[str, tuple[Any, ...]], rows: int) -> None:
        for name, column in self._columns.items():
            if name in values:
                column.extend(values[name])
            else:
                column.repeat(DEFAULTS[name], rows)


def _column(name: str) -> Column:
    if name == "at":
        return Plain()
    dtype = _DTYPES.get(_KINDS[name])
    return Numbers(dtype) if dtype else Text()


def as_number(value: Any) -> float:
    """As a number; what is none, or text, becomes NaN."""
    return float(value) if isinstance(value, int | float) else nan
