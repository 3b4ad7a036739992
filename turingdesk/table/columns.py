"""Columns that grow: responses as codes and numbers, ready to become a DataFrame.

A million rows of text would fill gigabytes; as codes into the values that occur
they take four bytes each.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields
from math import nan
from typing import TYPE_CHECKING, Any

from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.journal.journal_file import Line

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import CategoricalDtype, DataFrame, Series

    Order = NDArray[np.int64] | None  #: where each value comes from; None where it stays


class Codes(dict[Any, int]):
    """A number for each value, in order of arrival; -1 for None."""

    def __init__(self) -> None:
        super().__init__({None: -1})
        self.names: list[str] = []  #: the values, by number

    def __missing__(self, value: Any) -> int:
        name = str(value)
        if name is not value and name in self:  # edited by hand: 1 where "1" belongs
            code = self[name]
        else:
            code = len(self.names)
            self.names.append(name)
        self[name] = self[value] = code
        return code


class Grown:
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
            grown = np.empty(max(end, 2 * len(self._buffer)), dtype=self._buffer.dtype)
            grown[: self._length] = self.values
            self._buffer = grown
        self._buffer[self._length : end] = values
        self._length = end


class TextColumn:
    """Words, as codes."""

    def __init__(self) -> None:
        self._codes = Codes()
        self._arrived = array("i")
        self._settled = Grown("int32")
        self._dtype: CategoricalDtype | None = None  #: of the last series

    def extend(self, values: Sequence[Any]) -> None:
        """Append values; what is no text is taken as its text."""
        first = values[0]
        if values[-1] == first and values.count(first) == len(values):  # takes half the time
            self.repeat(first if isinstance(first, str | None) else str(first), len(values))
            return
        try:
            self._arrived.extend([*map(self._codes.__getitem__, values)])
        except TypeError:  # edited by hand: a list where a word belongs
            known = [self._codes[None if v is None else str(v)] for v in values]
            self._arrived.extend(known)

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._arrived.extend(array("i", [self._codes[value]]) * times)

    def settle(self, order: Order) -> None:
        """Put what arrived since the last call in order, behind what there was."""
        import numpy as np

        self._settled.append(_ordered(np.array(self._arrived, dtype=np.int32), order))
        self._arrived = array("i")

    def series(self) -> Series[Any]:
        """As a categorical column."""
        import pandas as pd

        if self._dtype is None or len(self._dtype.categories) < len(self._codes.names):
            self._dtype = pd.CategoricalDtype(pd.Index(self._codes.names, dtype="str"))
        codes = self._settled.values
        return pd.Series(pd.Categorical.from_codes(codes, dtype=self._dtype, validate=False))


class Numbers:
    """Numbers and yes or no, NaN where there is none."""

    def __init__(self, dtype: str) -> None:
        self._dtype = dtype
        self._arrived = array("d")
        has_gaps = dtype in ("Int64", "boolean")
        self._settled = Grown({"Int64": "int64", "boolean": "bool"}.get(dtype, dtype))
        self._gaps = Grown("bool") if has_gaps else None

    def extend(self, values: Sequence[Any]) -> None:
        """Append values; what is no number becomes none."""
        try:
            self._arrived.extend(array("d", values))
        except TypeError:
            self._arrived.extend(array("d", map(as_number, values)))

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._arrived.extend(array("d", [as_number(value)]) * times)

    def settle(self, order: Order) -> None:
        """Put what arrived since the last call in order, behind what there was."""
        import numpy as np

        values = _ordered(np.array(self._arrived, dtype=np.float64), order)
        self._arrived = array("d")
        if self._gaps is not None:
            self._gaps.append(np.isnan(values))
        if self._dtype != "float64":
            values = np.nan_to_num(values)
        self._settled.append(values)

    def series(self) -> Series[Any]:
        """As a column of its own type: float, int, bool, or one of these with gaps."""
        import pandas as pd

        values = self._settled.values
        if self._gaps is None:
            return pd.Series(values, copy=False)
        kind = pd.arrays.IntegerArray if self._dtype == "Int64" else pd.arrays.BooleanArray
        return pd.Series(kind(values, self._gaps.values), copy=False)


class Plain:
    """Words that hardly repeat, such as times of day."""

    def __init__(self) -> None:
        self._arrived: list[str] = []
        self._settled: Series[Any] | None = None

    def extend(self, values: Sequence[Any]) -> None:
        """Append values."""
        self._arrived.extend(map(str, values))

    def repeat(self, value: Any, times: int) -> None:
        """Append the same value many times."""
        self._arrived.extend([str(value)] * times)

    def settle(self, order: Order) -> None:
        """Put what arrived since the last call in order, behind what there was."""
        import numpy as np
        import pandas as pd

        arrived = pd.Series(_ordered(np.array(self._arrived, dtype=object), order), dtype="str")
        self._arrived = []
        both = [one for one in (self._settled, arrived) if one is not None]
        self._settled = pd.concat(both, ignore_index=True) if len(both) > 1 else arrived

    def series(self) -> Series[Any]:
        """As a column of text."""
        assert self._settled is not None
        return self._settled


Column = TextColumn | Numbers | Plain
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
        kept = (name for name in COLUMNS if name in names)
        self._columns: dict[str, Column] = {name: _column(name) for name in kept}
        self._order = array("q")  #: of each line that arrived: at which place of its batch

    def extend(self, lines: Iterable[Line]) -> None:
        """Append response lines; members that are missing have their default.

        Lines that have the same members are turned into columns together, which takes
        half the time; their order is put right when they settle.
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

    def frame(self) -> DataFrame:
        """All responses, each column in the type that fits it.

        Only what arrived since the last call is converted; the rest is shared.
        """
        import numpy as np
        import pandas as pd

        places = np.array(self._order, dtype=np.int64)
        self._order = array("q")
        order = None if (np.diff(places) > 0).all() else np.argsort(places, kind="stable")
        for column in self._columns.values():
            column.settle(order)
        found = {name: column.series() for name, column in self._columns.items()}
        return pd.DataFrame(found, copy=False)

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
    return Numbers(dtype) if dtype else TextColumn()


def as_number(value: Any) -> float:
    """As a number; what is none, or text, becomes NaN."""
    return float(value) if isinstance(value, int | float) else nan


def _ordered(values: NDArray[Any], order: Order) -> NDArray[Any]:
    return values if order is None else values[order]
