"""Columns that grow: responses as codes and numbers, ready to become a DataFrame.

A million rows of text would fill gigabytes; as codes into the values that occur
they take four bytes each.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from turingdesk.core.response import COLUMNS, Response
from turingdesk.journal.journal_file import ResponseLine, columns_of

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from pandas import CategoricalDtype, DataFrame, Series


class ValueCodes(dict[str | None, int]):
    """A number for each value, in order of arrival; -1 for None."""

    def __init__(self) -> None:
        # The code of a missing value in pandas.
        super().__init__({None: -1})
        self.names: list[str] = []  #: the values, by number

    # `dict` calls it for new values only, so that known ones are found without a step of Python.
    def __missing__(self, name: str) -> int:
        code = self[name] = len(self.names)
        self.names.append(name)
        return code


class GrowingArray:
    """An array that grows at its end. What `values` returned before never changes."""

    def __init__(self, dtype: str) -> None:
        import numpy as np

        self._buffer = np.empty(0, dtype=dtype)
        self._length = 0

    @property
    def values(self) -> NDArray[Any]:
        """All values; a view that is valid for good."""
        return self._buffer[: self._length]

    def append(self, values: Any) -> None:
        """Append values; every one is copied about once on average, however often this is done."""
        import numpy as np

        end = self._length + len(values)
        if end > len(self._buffer):
            # Twice as large: frames that were handed out keep the old buffer, which doesn't
            # change.
            larger = np.empty(max(end, 2 * len(self._buffer)), dtype=self._buffer.dtype)
            larger[: self._length] = self.values
            self._buffer = larger
        self._buffer[self._length : end] = values
        self._length = end


class TextColumn:
    """A column of texts that recur, stored as codes."""

    def __init__(self) -> None:
        self._codes = ValueCodes()
        self._settled = GrowingArray("int32")
        self._dtype: CategoricalDtype | None = None  #: of the last series

    def extend(self, values: Sequence[Any]) -> None:
        """Append texts, or None."""
        import numpy as np

        first, code = values[0], self._codes.__getitem__
        if values[-1] == first and values.count(first) == len(values):  # takes half the time
            codes = np.full(len(values), code(first))
        else:
            codes = np.fromiter(map(code, values), np.int32, len(values))
        self._settled.append(codes)

    def array(self) -> Any:
        """Return the column as a categorical."""
        import pandas as pd

        if self._dtype is None or len(self._dtype.categories) < len(self._codes.names):
            self._dtype = pd.CategoricalDtype(pd.Index(self._codes.names, dtype="str"))
        # Not validated, which would read all codes again: they were made here.
        return pd.Categorical.from_codes(self._settled.values, dtype=self._dtype, validate=False)


class NumberColumn:
    """A column of numbers or truth values, with gaps where there is none."""

    def __init__(self, dtype: str) -> None:
        self._dtype = dtype
        has_gaps = dtype in ("Int64", "boolean")
        self._settled = GrowingArray({"Int64": "int64", "boolean": "bool"}.get(dtype, dtype))
        self._gaps = GrowingArray("bool") if has_gaps else None

    def extend(self, values: Sequence[Any]) -> None:
        """Append numbers, or None."""
        import numpy as np

        numbers = np.fromiter(values, np.float64, len(values))  # None becomes NaN
        if self._dtype != "float64":
            gaps = np.isnan(numbers)
            # NaN has no place among whole numbers; `_gaps` remembers where it was.
            numbers[gaps] = 0
            if self._gaps is not None:
                self._gaps.append(gaps)
        self._settled.append(numbers)

    def array(self) -> Any:
        """Return the column in its own type: float, int, bool, or a nullable one with gaps."""
        import pandas as pd

        values = self._settled.values
        if self._gaps is None:
            return values
        kind = pd.arrays.IntegerArray if self._dtype == "Int64" else pd.arrays.BooleanArray
        return kind(values, self._gaps.values)


class UniqueTextColumn:
    """A column of texts that hardly recur, such as times, for which codes would save nothing."""

    def __init__(self) -> None:
        self._arrived: list[str] = []
        self._settled: Series[Any] | None = None

    def extend(self, values: Sequence[Any]) -> None:
        """Append values."""
        self._arrived.extend(map(str, values))

    def array(self) -> Any:
        """Return the column as text."""
        import pandas as pd

        arrived = pd.Series(self._arrived, dtype="str")
        self._arrived = []
        both = [part for part in (self._settled, arrived) if part is not None]
        self._settled = pd.concat(both, ignore_index=True) if len(both) > 1 else arrived
        return self._settled.array


GrowingColumn = TextColumn | NumberColumn | UniqueTextColumn
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
    """The responses of any number of lines, column by column; they grow at the end.

    Args:
        names: Of the columns of `Response`; each takes its part of the time.
    """

    def __init__(self, names: Collection[str] = COLUMNS) -> None:
        column_names = (name for name in COLUMNS if name in names)
        self._columns: dict[str, GrowingColumn] = {name: _column(name) for name in column_names}

    def extend(self, lines: Sequence[ResponseLine]) -> None:
        """Append response lines."""
        if lines:
            values = columns_of(lines)
            for name, column in self._columns.items():
                column.extend(values[name])

    def frame(self) -> DataFrame:
        """All responses, each column in the type that fits it.

        Only what arrived since the last call is converted; the rest is shared.
        """
        import pandas as pd

        # Arrays, since pandas would align series with each other, one by one.
        array_by_name = {name: column.array() for name, column in self._columns.items()}
        return pd.DataFrame(array_by_name, copy=False)


def _column(name: str) -> GrowingColumn:
    if name == "at":
        return UniqueTextColumn()
    dtype = _DTYPES.get(_KINDS[name])
    return NumberColumn(dtype) if dtype else TextColumn()
