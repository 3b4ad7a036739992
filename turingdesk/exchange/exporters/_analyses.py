"""Every analysis of the shelf as a table for the workbook: a new one shows here by itself.

Kinds of judges are never counted together; where a folder holds several
studies, each is analysed by itself too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.store.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    import pandas as pd

ALL = "(all)"
#: The sheets that people look for come first, the others by name.
FIRST = ("confusion", "agents", "detectability")


def analyses(responses: pd.DataFrame) -> Iterator[tuple[str, str, pd.DataFrame]]:
    """Name, sentence and table of each analysis, over all kinds of judges and studies."""
    import pandas as pd

    from turingdesk.analysis import ANALYSES

    parts = list(_parts(responses))
    shelf = dict(ANALYSES)
    for name in (*filter(shelf.__contains__, FIRST), *sorted(shelf.keys() - set(FIRST))):
        analysis, tables = shelf[name], []
        for kind, study, part in parts:
            table = analysis.compute(part)
            table.insert(0, "judges", kind)
            table.insert(1, "study", study)
            tables.append(table)
        whole = [table for table in tables if len(table)] or tables[:1]
        if whole:
            yield name, analysis.about, pd.concat(whole, ignore_index=True)


def _parts(responses: pd.DataFrame) -> Iterator[tuple[str, str, pd.DataFrame]]:
    judges = responses["judge"].astype(str)
    kinds = judges.map({judge: kind_of(judge) for judge in judges.unique()})
    for kind in JudgeKind:
        own = responses[kinds == kind]
        studies = sorted(own["study"].astype(str).unique())
        if len(studies) > 1:
            yield str(kind), ALL, own
        for study in studies:
            yield str(kind), study, own[own["study"] == study] if len(studies) > 1 else own
