"""A table of responses with further rows: what coders said of texts, and the texts judged.

Such rows have roles of their own (`coding`, `answer`), so that whatever counts verdicts,
controls or forms passes over them, and columns that responses do not have.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.store.table import Table


def with_further(responses: DataFrame, table: Table) -> DataFrame:
    """Some of a table's responses, with its codings of them and the texts of its answers."""
    parts = []
    if table.codings is not None and len(table.codings):
        here = set(responses["session"].astype("str").unique())
        parts.append(table.codings[table.codings["session"].isin(here)])
    if table.texts is not None and len(table.texts):
        studies = set(responses["study"].astype("str").unique())
        parts.append(table.texts[table.texts["study"].isin(studies)])
    return joined(responses, parts)


def joined(responses: DataFrame, further: Iterable[DataFrame]) -> DataFrame:
    """Rows below rows.

    Columns keep their types where they can: a million verdicts as plain texts would take
    gigabytes. Where a row has nothing to say it says no, none or nothing.
    """
    import pandas as pd

    parts = [part for part in further if len(part)]
    if not parts:
        return responses
    length = sum(len(part) for part in parts)
    columns: dict[str, Any] = {}
    names = dict.fromkeys([*responses.columns, *(name for part in parts for name in part)])
    for name in names:
        below = pd.concat([_of(part, name) for part in parts], ignore_index=True)
        columns[name] = _under(_of(responses, name), below)
    made = pd.DataFrame(columns, copy=False)
    assert len(made) == len(responses) + length
    return made


def _of(part: DataFrame, name: str) -> Series[Any]:
    import pandas as pd

    if name in part:
        return part[name].reset_index(drop=True)
    return pd.Series([None] * len(part), dtype="object")


def _under(above: Series[Any], below: Series[Any]) -> Series[Any]:
    import pandas as pd

    if isinstance(above.dtype, pd.CategoricalDtype):
        known = above.cat.categories
        told = below.dropna().astype("str").unique()
        both = known.append(pd.Index([one for one in told if one not in set(known)]))
        texts = below.where(below.isna(), below.astype("str"))
        under = pd.Series(pd.Categorical(texts, categories=both))
        return pd.concat([above.cat.set_categories(both), under], ignore_index=True)
    if above.dtype == bool:
        under = below.where(below.notna(), False).astype(bool)
    elif isinstance(above.dtype, pd.api.extensions.ExtensionDtype):
        under = below.astype(above.dtype)
    elif above.dtype.kind in "iu":
        under = below.where(below.notna(), 0).astype(above.dtype)
    elif above.dtype == object:
        under = below.astype(object)
        above = above.where(above.notna(), None)
    else:
        under = below.astype(above.dtype)
    return pd.concat([above, under], ignore_index=True)
